"""What each command does: who may, what it changes, what is written with it."""

from __future__ import annotations

import contextlib
from dataclasses import replace

from sixtyone.server import asked
from sixtyone.server.chain import canonical, digest
from sixtyone.server.entries import Entry
from sixtyone.server.header import Header, chosen_rules
from sixtyone.server.live import Change, Done
from sixtyone.server.match import Match
from sixtyone.server.rates import Rate
from sixtyone.server.refusal import Refusal
from sixtyone.server.seats import Seat, opens
from sixtyone.server.store import Command, Write
from sixtyone.server.tables import Tables
from sixtyone.server.telling import due_at
from sixtyone.server.writer import Conflict
from sixtyone.table import next_first


class Commands:
    """The commands of players. ``player`` is the hash of a cookie."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._chat = Rate(tables.config.limits.chat)
        self._back = Rate(tables.config.limits.back)

    async def make(self, player: str, request: asked.MakeTable) -> Done:
        """A new table."""
        bots = self._tables.thinkers.names
        game, rules = chosen_rules(request.game, request.variant, request.rules, request.seats, bots)
        header = Header(
            id=self._tables.config.new_id(),
            made_at=self._tables.now(),
            maker=player,
            game=game,
            rules=rules,
            plan=tuple(request.seats),
            listed=request.listed,
            first=None,
            previous=None,
            wins=(0,) * len(rules.sides),
            seed=self._tables.config.new_seed(),
        )
        mine = [(seat, player) for seat, word in enumerate(request.seats) if word == "mine"]
        return await self._tables.make(header, mine, _command(player, request, "make"))

    async def claim(self, player: str, table: str, request: asked.Claim) -> int:
        """The player holds the seat of a link from now on. Returns the seat."""
        async with self._tables.memory.locked(table) as live:
            match = live.match
            seat = self._seat_of(match, request.secret, player)
            if player not in seat.holders:
                write = Write(table)
                write.holders([(seat.seat, player)])
                with contextlib.suppress(Conflict):  # another process has just written the same
                    await self._tables.write(write)
                seat.holders.add(player)
            return seat.seat

    def _seat_of(self, match: Match, secret: str, player: str) -> Seat:
        """The seat of a link. The one by which somebody has sat down opens it no more, but to that player.

        Raises:
            Refusal: ``seat/link``, ``seat/taken``.
        """
        key, table = self._tables.store.key, match.header.id
        now = [seat for seat in match.seats if opens(secret, key, table, seat.seat, seat.joined)]
        before = [seat for seat in match.seats if opens(secret, key, table, seat.seat, 0)]
        if not now + before:
            raise Refusal("seat/link", "no seat of this table has that link")
        seat = (now + before)[0]
        if seat.is_a_bots or not (now or player in seat.holders):
            raise Refusal("seat/taken", f"somebody sits in seat {seat.seat}", seat=seat.seat)
        return seat

    async def join(self, player: str, table: str, request: asked.Join) -> Done:
        """Somebody sits down."""

        def change(match: Match, write: Write) -> list[Entry]:
            seat = match.free_seat(player, request.seat)
            write.no_holders(seat.seat)
            write.holders([(seat.seat, player)])
            return match.join(seat, player, request.name, request.contribution, self._tables.now())

        return await self._change(table, player, request, "join", change)

    async def fill(self, player: str, table: str, request: asked.Fill) -> Done:
        """A bot takes an open seat."""
        bot = self._bot(request.bot)

        def change(match: Match, write: Write) -> list[Entry]:
            entries = match.fill(player, request.seat, bot, self._tables.now())
            write.no_holders(request.seat)
            return entries

        return await self._change(table, player, request, "fill", change)

    async def act(self, player: str, table: str, request: asked.Act) -> Done:
        """A seat plays."""

        def change(match: Match, write: Write) -> list[Entry]:
            match.check_turn(player, request.seat, request.seq)
            return match.act(request.seat, request.action, "human", self._tables.now())

        return await self._change(table, player, request, "act", change)

    async def undo(self, player: str, table: str, request: asked.Undo) -> Done:
        """A seat takes its last action back."""

        def change(match: Match, write: Write) -> list[Entry]:
            match.check_turn(player, request.seat, request.seq)
            self._back.take(f"{table}/{request.seat}")
            return match.undo(request.seat, self._tables.now())

        return await self._change(table, player, request, "undo", change)

    async def resign(self, player: str, table: str, request: asked.OfSeat) -> Done:
        """A side gives up."""

        def change(match: Match, write: Write) -> list[Entry]:
            match.check_turn(player, request.seat, None)
            return match.act(request.seat, f"{request.seat}: resign", "human", self._tables.now())

        return await self._change(table, player, request, "resign", change)

    async def leave(self, player: str, table: str, request: asked.Leave) -> Done:
        """A player goes away."""
        bot = self._bot(request.bot)

        def change(match: Match, write: Write) -> list[Entry]:
            match.own(player, request.seat)
            self._back.take(f"{table}/{request.seat}")
            entries = match.leave(player, request.seat, bot, self._tables.now())
            if match.table is None:
                write.no_holders(request.seat)
            return entries

        return await self._change(table, player, request, "leave", change)

    async def come_back(self, player: str, table: str, request: asked.OfSeat) -> Done:
        """A player takes the seat again that a bot plays."""

        def change(match: Match, write: Write) -> list[Entry]:
            match.own(player, request.seat)
            self._back.take(f"{table}/{request.seat}")
            return match.come_back(player, request.seat, self._tables.now())

        return await self._change(table, player, request, "return", change)

    async def absent(self, player: str, table: str, request: asked.Absent) -> Done:
        """Somebody wants to go on without an absent player."""
        bot = self._bot(request.bot)

        def change(match: Match, write: Write) -> list[Entry]:
            match.check_turn(player, request.seat, None)  # who has left has no say
            own = match.seats[request.seat]
            match.check_absent(own, request.absent)
            now = self._tables.now()
            live = self._tables.memory.peek(table)  # the one whose lock is held
            due = None if live is None else due_at(match, live.hub, request.absent, self._tables.config.grace)
            if due is None or now < due:
                wait = None if due is None else (due - now + 999) // 1000
                raise Refusal("absent/not-due", "not yet: it is not that seat's turn, or time is left", wait=wait)
            if request.remedy == "bot":
                return match.replace(own.seat, request.absent, bot, now)
            return match.adjudicate(own.seat, request.absent, now)

        return await self._change(table, player, request, "absent", change)

    async def say(self, player: str, table: str, request: asked.Say) -> Done:
        """Somebody says something."""

        def change(match: Match, write: Write) -> list[Entry]:
            seat = match.own(player, request.seat)
            if seat.name is None:
                raise Refusal("seat/empty", "sit down first", seat=request.seat)
            self._chat.take(f"{table}/{request.seat}")
            return match.say(seat, request.text, self._tables.now())

        return await self._change(table, player, request, "chat", change)

    async def rematch(self, player: str, table: str, request: asked.OfSeat) -> tuple[Done, str]:
        """Another match for the same seats: made once, however often and by whomever it is asked for."""
        born: list[Match] = []

        def change(match: Match, write: Write) -> list[Entry]:
            match.own(player, request.seat)
            if match.table is None or match.status != "over":
                raise Refusal("table/not-over", "the match is not over")
            if match.rematch is not None:
                return []
            # Whoever had left and asks for another match plays in it; otherwise the bot does that took the seat.
            people = [seat for seat in match.seats if seat.kind == "human" or player in seat.holders]
            header = self._again(match, people)
            again = Match(header, self._tables.config)
            pairs = [(seat.seat, holder) for seat in people for holder in sorted(seat.holders)]
            write.statements += self._tables.birth(again, pairs).statements
            born.append(again)
            return match.ask_rematch(request.seat, header.id, self._tables.now())

        done = await self._change(table, player, request, "rematch", change)
        if born:
            self._tables.memory.keep(born[0])
        live = await self._tables.memory.find(table)
        if live.match.rematch is None:
            raise Refusal("server/fault", "the rematch was made and is not there")
        return done, live.match.rematch

    def _again(self, match: Match, people: list[Seat]) -> Header:
        assert match.table is not None
        return replace(
            match.header,
            id=self._tables.config.new_id(),
            made_at=self._tables.now(),
            plan=tuple("open" if seat in people else f"bot:{seat.bot}" for seat in match.seats),
            listed=False,  # its seats are for those who were there
            first=next_first(match.rules, match.table.state),
            previous=match.header.id,
            wins=match.wins,
            seed=self._tables.config.new_seed(),
            invited=tuple(seat.name if seat in people else None for seat in match.seats),
        )

    async def _change(self, table: str, player: str, request: asked.Request, what: str, change: Change) -> Done:
        return await self._tables.change(table, _command(player, request, what), change)

    def _bot(self, name: str | None) -> str:
        names = self._tables.thinkers.names
        if name is None:
            return names[0]
        if name not in names:
            raise Refusal("bot/unknown", f"there is no bot {name[:40]!r}", expected=list(names))
        return name


def _command(player: str, request: asked.Request, what: str) -> Command:
    """A command before it is carried out. The same id with another content is refused: the digest tells."""
    return Command(player, request.command_id, digest(canonical([what, request.model_dump()])), 0, None)
