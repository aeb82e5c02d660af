"""What is read without changing anything: the catalogue, lists of tables, links."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from sqlalchemy import RowMapping

from sixtyone.catalogue import GAMES, find_game
from sixtyone.errors import RulesError, SixtyOneError
from sixtyone.game import Game
from sixtyone.options import Option
from sixtyone.record import rules_for
from sixtyone.server.match import Match
from sixtyone.server.refusal import Refusal
from sixtyone.server.seats import link_secret
from sixtyone.server.store import Part
from sixtyone.server.tables import Tables

DAY = 24 * 3600 * 1000
MOST = 50
AFTER = r"^[01]\.[0-9]{1,15}\.[0-9a-z]{1,32}$"
"""What ``next`` is made of: the rank, when the table was made, its id."""


@cache
def games() -> list[dict[str, Any]]:
    """The catalogue for the lobby."""
    return [
        {
            "name": game.name,
            "title": game.title,
            "variants": [_variant(game, variant) for variant in game.variants],
            "options": [_option(option) for option in game.options()],
        }
        for game in GAMES
    ]


def _variant(game: Game, variant: str) -> dict[str, Any]:
    rules = game.rules(variant)
    ways = [way for number in (2, 3, 4) for way in _ways(game, variant, number)]
    return {
        "name": variant,
        "seats": [way["seats"] for way in ways if set(way["rules"]) <= {"seats"}],
        "target": rules.target,
        "pairs": rules.pairs,
        "ways": ways,
    }


def _ways(game: Game, variant: str, seats: int) -> Iterator[dict[str, Any]]:
    """How a variant is played by a number of seats: as it is, or else by an option that is usually off; or no way."""
    for wish in ({}, *({option.name: True} for option in game.options() if option.default is False)):
        try:
            rules = game.rules(variant, seats=seats, **wish)
        except RulesError:
            continue
        yield {"seats": seats, "rules": rules.options(), "usual": game.usual(rules)}
        return


def _option(option: Option) -> dict[str, Any]:
    least, most = option.span or (None, None)
    return {
        "name": option.name,
        "default": option.default,
        "takes": option.takes,
        "meaning": option.meaning,
        "values": list(option.values) or None,
        "least": least,
        "most": most,
        "needs": {name: list(values) for name, values in option.needs},
    }


async def open_tables(tables: Tables, player: str | None, part: Part) -> dict[str, Any]:
    """Listed tables, those with a free seat first."""
    rows = await asyncio.to_thread(tables.store.listed, player, tables.now() - DAY, one_more(part))
    return await _listed(tables, rows, part)


async def tables_of(tables: Tables, player: str, over: bool | None, part: Part) -> dict[str, Any]:
    """The tables of a player, newest first; those in play are brought into memory: it is told whose turn it is."""
    rows = await asyncio.to_thread(tables.store.mine, player, over, one_more(part))
    for row, _ in [pair for pair in rows[: part.most] if pair[0]["status"] == "playing"][:10]:
        with contextlib.suppress(Refusal):  # of a damaged one the list tells what it knows
            await tables.memory.find(row["id"])
    return await _listed(tables, rows, part)


def one_more(part: Part) -> Part:
    """The same with one row more, which tells whether the list goes on."""
    return replace(part, most=part.most + 1)


async def _listed(tables: Tables, rows: list[tuple[RowMapping, list[int]]], part: Part) -> dict[str, Any]:
    """A part of a list; ``next`` is what ``after`` takes for the part that follows, where one does. A table is left out
    of which nothing can be told.
    """
    shown = rows[: part.most]
    last = shown[-1][0] if len(rows) > len(shown) else None
    told = []
    for row, seats in shown:
        with contextlib.suppress(ValueError, TypeError, KeyError, SixtyOneError):
            told.append(await _summary(tables, row, seats))
    return {
        "tables": told,
        "next": None if last is None else f"{last['rank']}.{last['made_at']}.{last['id']}",
    }


def part_of(most: int, after: str | None) -> Part:
    """The part of a list that is asked for."""
    if after is None:
        return Part(most)
    rank, made_at, game_id = after.split(".")
    return Part(most, (int(rank), int(made_at), game_id))


async def _summary(tables: Tables, row: Mapping[Any, Any], holds: list[int]) -> dict[str, Any]:
    header = json.loads(row["header"])
    rules = rules_for(find_game(header["game"]), header["variant"], header["rules"], len(header["plan"]))
    live = tables.memory.peek(row["id"])
    scores, to_act = None, []
    if live is not None:
        async with live.lock:  # what is not written yet is told to nobody
            if live.match.table is not None and not live.gone:
                state = live.match.table.state
                scores, to_act = list(state.scores), list(state.actors)
    return {
        "id": row["id"],
        "game": header["game"],
        "variant": header["variant"],
        "rules": header["rules"],
        "target": rules.target,
        "pairs": rules.pairs,
        "status": row["status"],
        "seats": json.loads(row["seats"]),
        "listed": row["listed"],
        "made_at": row["made_at"],
        "over_at": row["over_at"],
        "outcome": None if row["outcome"] is None else json.loads(row["outcome"]),
        "scores": scores,
        "to_act": to_act,
        "holds": holds,
    }


def links(match: Match, key: bytes, player: str) -> list[dict[str, Any]]:
    """The links that a player may see: of the own seats, and for the maker of those that nobody holds."""
    table = match.header.id
    return [
        {"seat": seat.seat, "link": f"/t/{table}#{link_secret(key, table, seat.seat, seat.joined)}"}
        for seat in match.seats
        if player in seat.holders or (player == match.header.maker and seat.is_nobodys)
    ]
