"""What is read without changing anything: the catalogue, lists of tables, links."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from sixtyone.catalogue import GAMES
from sixtyone.errors import RulesError
from sixtyone.game import Game
from sixtyone.server.match import Match
from sixtyone.server.seats import link_secret
from sixtyone.server.tables import Tables

DAY = 24 * 3600 * 1000
MOST = 50


@cache
def games() -> list[dict[str, Any]]:
    """The catalogue for the lobby."""
    return [
        {
            "name": game.name,
            "title": game.title,
            "variants": [_variant(game, variant) for variant in game.variants],
            "options": [
                {
                    "name": option.name,
                    "default": option.default,
                    "takes": option.takes,
                    "meaning": option.meaning,
                    "values": _values(option.default, option.takes),
                }
                for option in game.options()
            ],
        }
        for game in GAMES
    ]


def _variant(game: Game, variant: str) -> dict[str, Any]:
    rules = game.rules(variant)
    seats = []
    for number in (2, 3, 4):
        try:
            seats.append(game.rules(variant, seats=number).seats)
        except RulesError:
            continue
    return {"name": variant, "seats": seats, "target": rules.target, "pairs": rules.pairs}


def _values(default: Any, takes: str) -> list[Any] | None:
    if isinstance(default, bool):
        return [True, False]
    return takes.split(" or ") if isinstance(default, str) and takes.startswith(f"{default} or ") else None


async def open_tables(tables: Tables) -> list[dict[str, Any]]:
    """Listed tables, those with a free seat first."""
    rows = await asyncio.to_thread(tables.store.listed, tables.now() - DAY, MOST)
    found = [await _summary(tables, row, []) for row in rows]
    return sorted(found, key=lambda one: one["status"] != "waiting")


async def tables_of(tables: Tables, player: str) -> list[dict[str, Any]]:
    """The tables of a player, newest first; those in play are brought into memory: it is told whose turn it is."""
    rows = await asyncio.to_thread(tables.store.mine, player, MOST)
    for row, _ in [pair for pair in rows if pair[0]["status"] == "playing"][:10]:
        await tables.memory.find(row["id"])
    return [await _summary(tables, row, seats) for row, seats in rows]


async def _summary(tables: Tables, row: Mapping[Any, Any], holds: list[int]) -> dict[str, Any]:
    header = json.loads(row["header"])
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
        {"seat": seat.seat, "link": f"/t/{table}#{link_secret(key, table, seat.seat)}"}
        for seat in match.seats
        if player in seat.holders or (player == match.header.maker and seat.is_nobodys)
    ]
