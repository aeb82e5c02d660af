"""One table of the server: seats, log and the live match, without clock, network or disk.

What changes it gives the entries of the log that say so. The caller writes them before it tells anybody, and forgets
the whole object where they cannot be written.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from sixtyone.game import Outcome
from sixtyone.record import Record
from sixtyone.server import chain
from sixtyone.server.config import Config
from sixtyone.server.entries import Entry, make_entry
from sixtyone.server.header import Header
from sixtyone.server.refusal import Refusal, Stale
from sixtyone.server.seats import Seat
from sixtyone.server.store import Command
from sixtyone.table import Entry as Step
from sixtyone.table import Table


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
        self.hash = chain.start(header.text(), header.commitment)

    def _planned(self, seat: int, word: str) -> Seat:
        plan, _, bot = word.partition(":")
        holders = {self.header.maker} if plan == "mine" else set()
        invited = self.header.invited[seat] if self.header.invited else None
        return Seat(seat, self.rules.side_of(seat), bot or None, holders=holders, invited=invited)

    # What it is now.

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return None if self.table is None else self.table.state.outcome

    @property
    def status(self) -> str:
        """``waiting``, ``playing`` or ``over``."""
        if self.table is None:
            return "waiting"
        return "playing" if self.outcome is None else "over"

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats to act."""
        return () if self.table is None else self.table.state.actors

    @property
    def wins(self) -> tuple[int, ...]:
        """Matches won by each side, this one among them once it is over."""
        winners = () if self.outcome is None else self.outcome.winners
        return tuple(won + (side in winners) for side, won in enumerate(self.header.wins))

    def has_people(self) -> bool:
        """Whether a person sits anywhere: bots do not play alone."""
        return any(seat.kind == "human" for seat in self.seats)

    def bot_to_act(self) -> Seat | None:
        """The seat for which a bot is to act now, where somebody is there to play with."""
        if self.status != "playing" or not self.has_people():
            return None
        return next((self.seats[seat] for seat in self.actors if self.seats[seat].bot is not None), None)

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
        if self.table is None or self.outcome is None:
            raise Refusal("table/not-over", "the record is told when the match is over")
        more = {} if self.adjudicated is None else {"adjudicated": self.adjudicated}
        return dataclasses.replace(self.table.record(), more=more)

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
        return player in seat.holders or (self.header.listed and seat.is_nobodys)

    def join(self, seat: Seat, player: str, name: str, contribution: str, at: int) -> list[Entry]:
        """A player sits down, and holds the seat alone; with the last one the match begins."""
        seat.sit(name, contribution, self.seq + 1)
        seat.holders = {player}
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
        self.seats[seat].holders.clear()
        return [self._entry("filled", at, {"seat": seat, "bot": bot}), *self._begin_if_full(at)]

    def _must_wait(self) -> None:
        if self.table is not None:
            raise Refusal("table/started", "the match has begun")

    def _begin_if_full(self, at: int) -> list[Entry]:
        if any(seat.kind == "open" for seat in self.seats):
            return []
        return [self._entry("began", at, {}, self.begin().log)]

    def begin(self) -> Table:
        """All sit: the match begins, with the lot or cut and the first deal."""
        header = self.header
        contributions = tuple(seat.contribution or "" for seat in self.seats)
        names = tuple(seat.shown_name for seat in self.seats)
        dealer = self._config.dealer(header.seed, header.game.name, contributions)
        self.table = Table(header.game, header.rules, names, dealer, header.first)
        return self.table

    # The match.

    def playing(self) -> Table:
        """The match that is being played.

        Raises:
            Refusal: ``table/waiting``, ``table/over``.
        """
        if self.table is None:
            raise Refusal("table/waiting", "the match has not begun")
        if self.outcome is not None:
            raise Refusal("table/over", "the match is over")
        return self.table

    def _steps(self, seat: int, action: str) -> Sequence[Step]:
        """A seat acts: the action, and the chance that followed."""
        table = self.playing()
        before = len(table.log)
        table.act(seat, action)
        return table.log[before:]

    def act(self, seat: int, action: str, by: str, at: int) -> list[Entry]:
        """A seat acts. The caller has seen to it that the seat is the player's and that nothing is stale."""
        return [self._entry("acted", at, {"seat": seat, "by": by}, self._steps(seat, action))]

    def undo(self, seat: int, at: int) -> list[Entry]:
        """A seat takes its last action back."""
        self.playing().undo(seat)
        return [self._entry("undone", at, {"seat": seat})]

    def check_turn(self, player: str | None, seat: int, seq: int | None) -> None:
        """Refuse a command of somebody else, of a seat that a bot plays, or of one that has not seen what changed,
        or has seen what a backup does not know.
        """
        own = self.own(player, seat)
        self.playing()
        if own.bot is not None:
            raise Refusal("seat/taken", f"a bot plays in seat {seat}: return first", seat=seat)
        if seq is not None and not self.since[seat] <= seq <= self.seq:
            raise Stale(self.seq, self.since[seat])

    def check_absent(self, by: Seat, absent: int) -> None:
        """Refuse to call a seat absent where nobody else sits; whether that player is away, the caller knows."""
        self.playing()
        if not 0 <= absent < len(self.seats) or self.seats[absent].kind != "human" or absent == by.seat:
            raise Refusal("seat/empty", f"nobody else sits in seat {absent}", seat=absent)

    def leave(self, player: str, seat: int, bot: str, at: int) -> list[Entry]:
        """A player goes away: before the match the seat is open again, in it a bot plays on."""
        own = self.own(player, seat)
        if self.status == "over":
            raise Refusal("table/over", "the match is over")
        if own.kind != "human":
            raise Refusal("seat/empty", f"nobody sits in seat {seat}", seat=seat)
        if self.table is None:
            own.stand_up()
            return [self._entry("left", at, {"seat": seat, "bot": None})]
        own.bot = bot
        return [self._entry("left", at, {"seat": seat, "bot": bot})]

    def come_back(self, player: str, seat: int, at: int) -> list[Entry]:
        """A player takes the seat again that a bot plays."""
        own = self.own(player, seat)
        self.playing()
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
        steps = self._steps(absent, f"{absent}: resign")
        self.adjudicated = absent
        return [self._entry("adjudicated", at, {"seat": absent, "by": by}, steps)]

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

    def _entry(self, kind: str, at: int, fields: dict[str, Any], steps: Sequence[Step] | None = None) -> Entry:
        payload = {"kind": kind, **fields}
        entry = make_entry(self.hash, self.seq + 1, at, payload, len(self.seats), steps)
        self.append(entry, payload)
        return entry

    def append(self, entry: Entry, payload: dict[str, Any]) -> None:
        """Take an entry into the log. Note for each seat when what it may do changed last, and when its turn began."""
        self.log.append(entry)
        self.hash = entry.hash
        if self.table is None:
            return
        actor = payload["seat"] if payload["kind"] in ("acted", "undone") else None
        for seat in range(len(self.seats)):
            legal = tuple(map(str, self.table.state.legal_actions(seat)))
            if legal != self._legal[seat] or (seat == actor and legal):
                self._legal[seat] = legal
                self.since[seat] = entry.seq
                self.turn_at[seat] = entry.at if legal else None
