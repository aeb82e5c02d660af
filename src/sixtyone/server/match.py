"""One table of the server: seats, log and the live match, without clock, network or disk.

What changes it gives the entries of the log that say so. The caller writes them before it tells anybody, and forgets
the whole object where they cannot be written.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable, Sequence
from typing import Any

from sixtyone.game import View
from sixtyone.record import Record
from sixtyone.server import chain
from sixtyone.server.config import Config
from sixtyone.server.header import Header
from sixtyone.server.refusal import Refusal
from sixtyone.server.seats import Seat
from sixtyone.server.store import Command, Entry, Stored
from sixtyone.table import Table

_OF_A_TURN = ("acted", "undone")


class BrokenLog(Exception):
    """The log of a table does not follow from itself."""


class Match:
    """A table. ``seq`` is the number of the last entry; ``since`` the lowest that a command of each seat may name."""

    def __init__(self, header: Header, config: Config) -> None:
        self.header = header
        self.rules = header.rules
        self._config = config
        self.log: list[Entry] = []
        self.table: Table | None = None
        self.rematch: str | None = None
        self.adjudicated: int | None = None
        self.said = 0
        self.commands: dict[tuple[str, str], Command] = {}
        self.seats = [self._planned(seat, word) for seat, word in enumerate(header.plan)]
        self.since = [0] * self.rules.seats
        self.turn_at: list[int | None] = [None] * self.rules.seats
        self._legal: list[tuple[str, ...]] = [()] * self.rules.seats
        self._hash = chain.start(header.text(), header.commitment)

    def _planned(self, seat: int, word: str) -> Seat:
        plan, _, bot = word.partition(":")
        holders = {self.header.maker} if plan == "mine" else set()
        return Seat(seat, self.rules.side_of(seat), plan, bot or None, holders=holders)

    # What it is now.

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def status(self) -> str:
        """``waiting``, ``playing`` or ``over``."""
        if self.table is None:
            return "waiting"
        return "playing" if self.table.state.outcome is None else "over"

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats to act."""
        return () if self.table is None else self.table.state.actors

    @property
    def wins(self) -> tuple[int, ...]:
        """Matches won by each side, this one among them once it is over."""
        outcome = None if self.table is None else self.table.state.outcome
        winners = () if outcome is None else outcome.winners
        return tuple(won + (side in winners) for side, won in enumerate(self.header.wins))

    def has_people(self) -> bool:
        """Whether a person sits anywhere: bots do not play alone."""
        return any(seat.kind == "human" for seat in self.seats)

    def bot_to_act(self) -> Seat | None:
        """The seat for which a bot is to act now, where somebody is there to play with."""
        if self.status != "playing" or not self.has_people():
            return None
        return next((self.seats[seat] for seat in self.actors if self.seats[seat].bot is not None), None)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""
        return self._playing().view(seat)

    def held_by(self, player: str | None) -> tuple[int, ...]:
        """The seats that a player holds."""
        return tuple(one.seat for one in self.seats if player in one.holders)

    def own(self, player: str | None, seat: int) -> Seat:
        """A seat of the player's.

        Raises:
            Refusal: ``seat/not-yours``.
        """
        if not 0 <= seat < len(self.seats) or player not in self.seats[seat].holders:
            raise Refusal("seat/not-yours", f"seat {seat} is not yours", seat=seat)
        return self.seats[seat]

    def record(self) -> Record:
        """The record, with its proof.

        Raises:
            Refusal: ``table/not-over``.
        """
        if self.table is None or self.table.state.outcome is None:
            raise Refusal("table/not-over", "the record is told when the match is over")
        record = self.table.record()
        more = {} if self.adjudicated is None else {"adjudicated": self.adjudicated}
        return dataclasses.replace(record, more=more)

    # Before the match.

    def make(self, at: int) -> list[Entry]:
        """The first entry."""
        return [self._entry("made", at, {"commitment": self.header.commitment})]

    def free_seat(self, player: str, wanted: int | None) -> Seat:
        """The seat in which a player may sit down.

        Raises:
            Refusal: ``table/started``, ``table/full``, ``seat/taken``, ``seat/not-yours``.
        """
        self._must_wait()
        if wanted is None:
            free = [seat for seat in self.seats if seat.kind == "open" and self._may_sit(player, seat)]
            if not free:
                raise Refusal("table/full", "no seat is free for you")
            return min(free, key=lambda seat: (player not in seat.holders, seat.seat))
        if not 0 <= wanted < len(self.seats) or not self._may_sit(player, self.seats[wanted]):
            raise Refusal("seat/not-yours", f"seat {wanted} is not yours: open its link first", seat=wanted)
        if self.seats[wanted].kind != "open":
            raise Refusal("seat/taken", f"somebody sits in seat {wanted}", seat=wanted)
        return self.seats[wanted]

    def _may_sit(self, player: str, seat: Seat) -> bool:
        return player in seat.holders or (self.header.listed and not seat.holders and seat.bot is None)

    def join(self, seat: Seat, player: str, name: str, contribution: str, at: int) -> list[Entry]:
        """A player sits down; with the last one the match begins."""
        seat.name, seat.contribution = name, contribution
        seat.holders.add(player)
        joined = self._entry("joined", at, {"seat": seat.seat, "name": name, "contribution": contribution})
        return [joined, *self._begin_if_full(at)]

    def fill(self, player: str, seat: int, bot: str, at: int) -> list[Entry]:
        """A bot takes an open seat, by the will of whoever made the table."""
        self._must_wait()
        if player != self.header.maker:
            raise Refusal("seat/not-yours", "whoever made the table may do that", seat=seat)
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "open":
            raise Refusal("seat/taken", f"seat {seat} is not open", seat=seat)
        if not any(one.bot is None for one in self.seats if one.seat != seat):
            raise Refusal("request/invalid", "one seat at least is not a bot's", field="seat")
        self.seats[seat].bot = bot
        return [self._entry("filled", at, {"seat": seat, "bot": bot}), *self._begin_if_full(at)]

    def _must_wait(self) -> None:
        if self.table is not None:
            raise Refusal("table/started", "the match has begun")

    def _begin_if_full(self, at: int) -> list[Entry]:
        if any(seat.kind == "open" for seat in self.seats):
            return []
        table = self._new_table()
        return [self._entry("began", at, {}, table.log, self._take(0))]

    def _new_table(self) -> Table:
        header = self.header
        contributions = tuple(seat.contribution or "" for seat in self.seats)
        names = tuple(seat.shown_name for seat in self.seats)
        dealer = self._config.dealer(header.seed, header.game.name, contributions)
        self.table = Table(header.game, header.rules, names, dealer, header.first)
        return self.table

    # The match.

    def act(self, seat: int, action: str, by: str, at: int) -> list[Entry]:
        """A seat acts. The caller has seen to it that the seat is the player's and that nothing is stale."""
        table = self._playing()
        before = len(table.log)
        table.act(seat, action)
        return [self._entry("acted", at, {"seat": seat, "by": by}, table.log[before:], self._take(before))]

    def undo(self, seat: int, at: int) -> list[Entry]:
        """A seat takes its last action back."""
        self._playing().undo(seat)
        return [self._entry("undone", at, {"seat": seat})]

    def check_turn(self, player: str | None, seat: int, seq: int | None) -> None:
        """Refuse a command of somebody else, of a seat that a bot plays, or of one that has not seen what changed."""
        own = self.own(player, seat)
        self._playing()
        if own.bot is not None:
            raise Refusal("seat/taken", f"a bot plays in seat {seat}: return first", seat=seat)
        if seq is not None and seq < self.since[seat]:
            raise Stale(self.seq, self.since[seat])

    def leave(self, player: str, seat: int, bot: str, at: int) -> list[Entry]:
        """A player goes away: before the match the seat is open again, in it a bot plays on."""
        own = self.own(player, seat)
        if self.status == "over":
            raise Refusal("table/over", "the match is over")
        if own.kind != "human":
            raise Refusal("seat/empty", f"nobody sits in seat {seat}", seat=seat)
        if self.table is None:
            own.name = own.contribution = None
            own.holders.discard(player)
            return [self._entry("left", at, {"seat": seat, "bot": None})]
        own.bot = bot
        return [self._entry("left", at, {"seat": seat, "bot": bot})]

    def come_back(self, player: str, seat: int, at: int) -> list[Entry]:
        """A player takes the seat again that a bot plays."""
        own = self.own(player, seat)
        self._playing()
        if own.kind != "bot" or own.contribution is None:
            raise Refusal("seat/not-left", f"nobody left seat {seat}", seat=seat)
        own.bot = None
        return [self._entry("returned", at, {"seat": seat})]

    def replace(self, by: int, absent: int, bot: str, at: int) -> list[Entry]:
        """A bot plays for somebody absent."""
        self.seats[absent].bot = bot
        return [self._entry("replaced", at, {"seat": absent, "by": by, "bot": bot})]

    def adjudicate(self, by: int, absent: int, at: int) -> list[Entry]:
        """The match ends by the absence of a seat."""
        table = self._playing()
        before = len(table.log)
        table.act(absent, f"{absent}: resign")
        self.adjudicated = absent
        return [self._entry("adjudicated", at, {"seat": absent, "by": by}, table.log[before:], self._take(before))]

    def absent_seat(self, by: Seat, absent: int) -> Seat:
        """The seat of which somebody says that it is absent; whether it is, the caller knows."""
        self._playing()
        if not 0 <= absent < len(self.seats) or self.seats[absent].kind != "human" or absent == by.seat:
            raise Refusal("seat/empty", f"nobody else sits in seat {absent}", seat=absent)
        return self.seats[absent]

    def _playing(self) -> Table:
        if self.table is None:
            raise Refusal("table/waiting", "the match has not begun")
        if self.table.state.outcome is not None:
            raise Refusal("table/over", "the match is over")
        return self.table

    # Beside the match.

    def say(self, seat: Seat, text: str, at: int) -> list[Entry]:
        """Somebody says something."""
        if self.said >= self._config.limits.chat_lines:
            raise Refusal("table/chat-full", "enough has been said at this table")
        self.said += 1
        return [self._entry("said", at, {"seat": seat.seat, "name": seat.name, "text": text})]

    def ask_rematch(self, seat: int, table: str, at: int) -> list[Entry]:
        """Another match is made for the same seats."""
        self.rematch = table
        return [self._entry("rematch", at, {"seat": seat, "table": table})]

    # The log.

    def _entry(
        self, kind: str, at: int, fields: dict[str, Any], steps: Iterable[Any] | None = None, sealed: str | None = None
    ) -> Entry:
        private: dict[int, str] = {}
        payload = {"kind": kind, **fields}
        if steps is None:
            public = chain.canonical(payload)
        else:
            events = [event for step in steps for event in step.events]
            seen = [event.seen_by(None) for event in events]
            public = chain.canonical({**payload, "events": [event.to_json() for event in seen]})
            for seat in range(len(self.seats)):
                own = [event.seen_by(seat) for event in events]
                if own != seen:
                    private[seat] = chain.canonical({**payload, "events": [event.to_json() for event in own]})
        seq = self.seq + 1
        self._hash = chain.link(self._hash, seq, at, public, private, sealed)
        entry = Entry(seq, at, public, private, sealed, self._hash)
        self.log.append(entry)
        self._settle(seq, at, fields["seat"] if kind in _OF_A_TURN else None)
        return entry

    def _take(self, before: int) -> str:
        assert self.table is not None
        return chain.canonical([step.action for step in self.table.log[before:]])

    def _settle(self, seq: int, at: int, actor: int | None) -> None:
        """Note for each seat when what it may do changed last, and since when it is its turn."""
        if self.table is None:
            return
        state = self.table.state
        for seat in range(len(self.seats)):
            legal = tuple(map(str, state.legal_actions(seat)))
            if legal != self._legal[seat] or (seat == actor and legal):
                self._legal[seat] = legal
                self.since[seat] = seq
                self.turn_at[seat] = at if legal else None

    # From the log.

    @classmethod
    def rebuild(cls, stored: Stored, config: Config) -> Match:
        """The table as its log leaves it.

        Raises:
            BrokenLog: a hash does not fit, or an entry does not follow from those before it.
        """
        match = cls(Header.from_row(stored.game, stored.seed), config)
        if match.header.commitment != stored.game["commitment"]:
            raise BrokenLog(f"{match.header.id}: the seed is not the one that was committed to")
        for entry in stored.entries:
            match._again(entry)
        for seat in match.seats:
            seat.holders = {player for held, player in stored.holders if held == seat.seat}
        match.commands = {(done.player, done.command_id): done for done in stored.commands}
        match.rematch = match.rematch or stored.rematch
        return match

    def _again(self, entry: Entry) -> None:
        """Do what an entry tells, and compare."""
        data = json.loads(entry.public)
        expected = chain.link(self._hash, entry.seq, entry.at, entry.public, entry.private, entry.sealed)
        if entry.seq != self.seq + 1 or entry.hash != expected:
            raise BrokenLog(f"{self.header.id}: entry {entry.seq} does not fit the hash of those before it")
        actions = [] if entry.sealed is None else json.loads(entry.sealed)
        before = 0 if self.table is None else len(self.table.log)
        self._redo(data, actions)
        if self.table is not None and actions and [one.action for one in self.table.log[before:]] != actions:
            raise BrokenLog(f"{self.header.id}: entry {entry.seq} does not follow from those before it")
        self._hash = entry.hash
        self.log.append(entry)
        self._settle(entry.seq, entry.at, data["seat"] if data["kind"] in _OF_A_TURN else None)

    def _redo(self, data: dict[str, Any], actions: Sequence[str]) -> None:
        kind = data["kind"]
        if kind == "began":
            self._new_table()
        elif kind in ("acted", "adjudicated"):
            self._playing().act(data["seat"], actions[0])
            self.adjudicated = data["seat"] if kind == "adjudicated" else None
        elif kind == "undone":
            self._playing().undo(data["seat"])
        elif kind == "said":
            self.said += 1
        elif kind == "rematch":
            self.rematch = data["table"]
        elif kind != "made":
            self._reseat(kind, self.seats[data["seat"]], data)

    def _reseat(self, kind: str, seat: Seat, data: dict[str, Any]) -> None:
        if kind == "joined":
            seat.name, seat.contribution = data["name"], data["contribution"]
        elif kind == "left" and data["bot"] is None:
            seat.name = seat.contribution = None
        elif kind in ("filled", "left", "replaced"):
            seat.bot = data["bot"]
        elif kind == "returned":
            seat.bot = None
        else:
            raise BrokenLog(f"{self.header.id}: {kind!r} is no kind of entry")


class Stale(Refusal):
    """The sender had not seen what changed since."""

    def __init__(self, seq: int, since: int) -> None:
        self.code, self.status = "table/stale", 409
        self.message = f"the match has moved on: it is at {seq}"
        self.detail = {"seq": seq, "since": since}
        Exception.__init__(self, self.message)
