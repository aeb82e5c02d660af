"""A match as its log leaves it: what each entry tells is done again, and compared with what was written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sixtyone.server.config import Config
from sixtyone.server.entries import Entry
from sixtyone.server.header import Header
from sixtyone.server.match import Match
from sixtyone.server.seats import Seat
from sixtyone.server.store import Stored
from sixtyone.server.trouble import Trouble


class BrokenLog(Trouble):
    """The log of a table does not follow from itself."""


def replay(stored: Stored, config: Config) -> Match:
    """The match of a table that is kept.

    Raises:
        BrokenLog: a hash does not fit, an entry does not follow from those before it, or something cannot be read.
    """
    try:
        return _replay(stored, config)
    except BrokenLog:
        raise
    except Exception as error:  # whatever stands there in the place of what was written
        raise BrokenLog("log/unreadable", table=stored.game["id"]) from error


def _replay(stored: Stored, config: Config) -> Match:
    match = Match(Header.from_row(stored.game, stored.seed), config)
    if match.header.commitment != stored.game["commitment"]:
        raise BrokenLog("log/seed", table=match.header.id)
    for entry in stored.entries:
        _do_again(match, entry)
    for seat in match.seats:
        seat.holders = {player for held, player in stored.holders if held == seat.seat}
    match.commands = {(done.player, done.command_id): done for done in stored.commands}
    match.rematch = match.rematch or stored.rematch
    return match


def _do_again(match: Match, entry: Entry) -> None:
    if entry.seq != match.seq + 1 or not entry.follows(match.hash):
        raise BrokenLog("log/hash", table=match.header.id, entry=entry.seq)
    payload = json.loads(entry.public)
    actions = [] if entry.sealed is None else json.loads(entry.sealed)
    before = 0 if match.table is None else len(match.table.log)
    _act_again(match, payload, actions)
    if match.table is not None and actions and [step.action for step in match.table.log[before:]] != actions:
        raise BrokenLog("log/course", table=match.header.id, entry=entry.seq)
    match.append(entry, payload)


def _act_again(match: Match, payload: dict[str, Any], actions: Sequence[str]) -> None:
    kind = payload["kind"]
    if kind == "began":
        match.begin()
    elif kind in ("acted", "adjudicated"):
        match.playing().act(payload["seat"], actions[0])
        match.adjudicated = payload["seat"] if kind == "adjudicated" else None
    elif kind == "undone":
        match.playing().undo(payload["seat"])
    elif kind == "said":
        match.said += 1
    elif kind == "rematch":
        match.rematch = payload["table"]
    elif kind != "made":
        _seat_again(match, match.seats[payload["seat"]], payload)


def _seat_again(match: Match, seat: Seat, payload: dict[str, Any]) -> None:
    kind = payload["kind"]
    if kind == "joined":
        seat.sit(payload["name"], payload["contribution"], match.seq + 1)
    elif kind == "left" and payload["bot"] is None:
        seat.stand_up()
    elif kind in ("filled", "left", "replaced"):
        seat.bot = payload["bot"]
    elif kind == "returned":
        seat.bot = None
    else:
        raise BrokenLog("log/entry", table=match.header.id, kind=repr(kind))
