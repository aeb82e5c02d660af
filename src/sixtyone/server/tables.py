"""What is done at the tables of a server: commands carried out once, written, told; bots that play where they sit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from typing import Any

from sixtyone.errors import SixtyOneError
from sixtyone.game import View
from sixtyone.server.announcing import Announcer
from sixtyone.server.config import Config
from sixtyone.server.entries import Entry
from sixtyone.server.header import Header
from sixtyone.server.live import Change, Done, Live, summary_of
from sixtyone.server.logs import Log, short
from sixtyone.server.match import Match
from sixtyone.server.memory import Memory
from sixtyone.server.metrics import Metrics
from sixtyone.server.refusal import Refusal, Stale
from sixtyone.server.store import Command, Store, Write
from sixtyone.server.thinking import Thinkers
from sixtyone.server.writer import Conflict


class Tables:
    """The service behind the routes and the sockets."""

    def __init__(self, store: Store, config: Config, thinkers: Thinkers, metrics: Metrics, log: Log) -> None:
        self.store = store
        self.config = config
        self.thinkers = thinkers
        self.metrics = metrics
        self.log = log
        self.now = config.clock
        self.memory = Memory(store, config, metrics, log, self._wake)
        self.announcer = Announcer(config, metrics)
        self.can_write = True
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False

    # Changed, written, told.

    async def change(self, table: str, command: Command, change: Change) -> Done:
        """Carry a command out, once.

        Raises:
            Refusal, SixtyOneError: nothing has changed.
        """
        # A command goes on to its end though whoever sent it has gone.
        return await asyncio.shield(self._spawn(self._change(table, command, change)))

    async def _change(self, table: str, command: Command, change: Change) -> Done:
        async with self.memory.locked(table) as live:
            before = live.match.commands.get((command.player, command.command_id))
            if before is not None:
                return _repeated(before, command)
            entries = await self._commit(live, change, command)
        self._wake(live)
        return Done(entries[0].seq if entries else live.match.seq, False)

    async def _commit(self, live: Live, change: Change, command: Command | None = None) -> list[Entry]:
        """Change, write, then tell. The lock is held."""
        match = live.match
        write = Write(match.header.id)
        status, people = match.status, [seat.to_json() for seat in match.seats]
        try:
            entries = change(match, write)
        except (Refusal, SixtyOneError):
            raise
        except Exception:
            self.memory.forget(live)  # half a change is none
            raise
        write.entries(entries)
        if (match.status, [seat.to_json() for seat in match.seats]) != (status, people):
            write.summary(summary_of(match))
        if command is not None:
            done = replace(command, seq=entries[0].seq if entries else match.seq)
            write.command(match.header.id, done)
            match.commands[command.player, command.command_id] = done
        try:
            await self.write(write)
        except Conflict:
            self.memory.forget(live)
            raise Stale(match.seq, match.seq) from None  # another process was first
        except Refusal:
            self.memory.forget(live)
            raise
        if status == "playing" and match.status == "over":
            self.log.info("over", table=short(match.header.id), game=match.rules.game, entries=match.seq)
        self._tell(live, entries)
        return entries

    async def write(self, write: Write) -> None:
        """Have it on the disk; where that cannot be, /healthz says so until it can.

        Raises:
            Conflict: another process has written there.
            Refusal: ``server/log``.
        """
        try:
            await self.store.write(write)
        except Conflict:
            raise
        except Exception as error:
            self.can_write = False
            self.log.error("cannot-write", error=type(error).__name__)
            raise Refusal("server/log", "the log cannot be written; nothing was done") from error
        self.can_write = True

    def _tell(self, live: Live, entries: list[Entry]) -> None:
        for entry in entries:
            self.metrics.entries.labels(entry.kind).inc()
        self.announcer.entries(live, entries)

    # Made.

    async def make(self, header: Header, holders: list[tuple[int, str]], command: Command) -> Done:
        """A new table, made once."""
        return await asyncio.shield(self._spawn(self._make(header, holders, command)))

    async def _make(self, header: Header, holders: list[tuple[int, str]], command: Command) -> Done:
        match = Match(header, self.config)
        write = self.birth(match, holders)
        write.command("", replace(command, seq=1, result=header.id))
        try:
            await self.write(write)
        except Conflict:
            before = await asyncio.to_thread(self.store.made, command.player, command.command_id)
            if before is None:
                raise Refusal("server/log", "the table could not be made; nothing was done") from None
            return _repeated(before, command)
        self.log.info("made", table=short(header.id), game=header.game.name)
        self.memory.keep(match)
        self.metrics.entries.labels("made").inc()
        return Done(1, False, header.id)

    def birth(self, match: Match, holders: list[tuple[int, str]]) -> Write:
        """What a new table leaves behind."""
        header = match.header
        write = Write(header.id)
        for seat, player in holders:
            match.seats[seat].holders.add(player)
        row = {
            "id": header.id,
            "made_at": header.made_at,
            "header": header.text(),
            "maker": header.maker,
            "commitment": header.commitment,
            "listed": header.listed,
            "rematch_of": header.previous,
            **summary_of(match),
        }
        write.game(row, header.seed)
        write.entries(match.make(header.made_at))
        write.holders(sorted(set(holders)))
        return write

    # Bots.

    def _wake(self, live: Live) -> None:
        if not live.bots_at_work and not self._closing and live.match.bot_to_act() is not None:
            live.bots_at_work = True
            self._spawn(self._let_bots_act(live)).add_done_callback(partial(self._bots_ended, live))

    async def _let_bots_act(self, live: Live) -> None:
        """Ask bots and take their actions, until a person is to act."""
        try:
            while self._goes_on(live):
                async with live.lock:
                    seat = live.match.bot_to_act()
                    if seat is None:
                        return
                    seq, bot, view = live.match.seq, seat.bot or "", live.match.playing().view(seat.seat)
                answer, by = await self._think(bot, live.match, view)
                async with live.lock:
                    if live.match.since[seat.seat] > seq:
                        continue
                    if live.match.bot_to_act() is seat and self._goes_on(live):
                        await self._commit(live, _acts(seat.seat, answer, by, self.now()))
        finally:
            live.bots_at_work = False

    def _bots_ended(self, live: Live, task: asyncio.Task[Any]) -> None:
        """Nobody waits for the bots: why they have stopped is logged."""
        error = None if task.cancelled() else task.exception()
        if error is not None:
            code = getattr(error, "code", None)
            self.log.error("bot-stopped", table=short(live.match.header.id), error=type(error).__name__, code=code)

    def _goes_on(self, live: Live) -> bool:
        return not (self._closing or live.gone)

    async def _think(self, bot: str, match: Match, view: View) -> tuple[str, str]:
        """What a bot does, and who says so: the server takes the first legal action where the bot says none in time."""
        began = time.perf_counter()
        answer = await self.thinkers.choose(bot, match.rules, view)
        action, by = (answer.action, "bot") if answer.action in view.legal else (view.legal[0], "server")
        if by == "server" and not self._closing:
            self.log.error("bot-fault", table=short(match.header.id), bot=bot, error=answer.fault or "illegal")
        self.metrics.bot.labels(by).observe(time.perf_counter() - began)
        return action, by

    def _spawn(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked is told, or waits no more

    async def close(self) -> None:
        """Let what is being written be written, and end the rest."""
        self._closing = True
        self.thinkers.close()
        if self._tasks:
            await asyncio.wait(tuple(self._tasks), timeout=5)
        for task in tuple(self._tasks):
            task.cancel()


def _repeated(before: Command, command: Command) -> Done:
    """What the same command gave before.

    Raises:
        Refusal: ``command/reused``.
    """
    if before.digest != command.digest:
        raise Refusal("command/reused", "this command_id was used for something else")
    return Done(before.seq, True, before.result)


def _acts(seat: int, action: str, by: str, at: int) -> Change:
    return lambda match, _write: match.act(seat, action, by, at)
