"""All tables of the server: brought into memory, locked, written, told, and played by bots where bots sit."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable
from typing import Any

from sixtyone.errors import SixtyOneError
from sixtyone.game import View
from sixtyone.server import seats
from sixtyone.server.config import Config
from sixtyone.server.header import Header
from sixtyone.server.hub import Hub, Listener
from sixtyone.server.live import Change, Done, Live, acts, fingerprint, kind_of, summary_of
from sixtyone.server.logs import Log, short
from sixtyone.server.match import BrokenLog, Match, Stale
from sixtyone.server.metrics import Metrics
from sixtyone.server.refusal import Refusal
from sixtyone.server.store import Command, Entry, Store, Write
from sixtyone.server.telling import Teller
from sixtyone.server.thinking import Thinkers
from sixtyone.server.writer import Conflict

WATCHING_AFTER = 2.0
"""Seconds after which it is told that others watch."""


class Tables:
    """The service behind the routes and the sockets."""

    def __init__(self, store: Store, config: Config, thinkers: Thinkers, metrics: Metrics, log: Log) -> None:
        self.store = store
        self.config = config
        self.thinkers = thinkers
        self.metrics = metrics
        self.log = log
        self.now = config.clock
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        self.can_write = True

    # In memory.

    async def find(self, table: str) -> Live:
        """A table.

        Raises:
            Refusal: ``table/unknown``.
        """
        live = self._live.get(table)
        if live is not None:
            self._live.move_to_end(table)
            return live
        if not seats.is_table_id(table):
            raise Refusal("table/unknown", "there is no such table")
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Live:
        stored = await asyncio.to_thread(self.store.load, table)
        if stored is None:
            raise Refusal("table/unknown", "there is no such table")
        try:
            match = await asyncio.to_thread(Match.rebuild, stored, self.config)
        except (BrokenLog, SixtyOneError, KeyError, ValueError) as error:
            self.log.error("broken-log", table=short(table), error=type(error).__name__)
            raise Refusal("server/fault", "the log of this table is damaged") from error
        return self.keep(match)

    def keep(self, match: Match) -> Live:
        """Have a table in memory, once: somebody may have asked for it while it was made or read."""
        if match.header.id in self._live:
            return self._live[match.header.id]
        live = Live(match, Hub(self.now(), len(match.seats)), Teller(match))
        self._live[match.header.id] = live
        self._make_room()
        self.metrics.loaded.set(len(self._live))
        self._wake(live)
        return live

    def _make_room(self) -> None:
        spare = len(self._live) - self.config.limits.loaded
        if spare <= 0:
            return
        for table, live in list(self._live.items()):
            if spare <= 0:
                break
            if not live.hub.listeners and not live.lock.locked() and not live.bots_at_work:
                self._forget(table, live)
                spare -= 1

    def _forget(self, table: str, live: Live) -> None:
        """The table is read again from what is written. Its listeners connect again."""
        live.gone = True
        if self._live.get(table) is live:
            del self._live[table]
        for listener in live.hub.listeners:
            listener.dropped.set()

    def peek(self, table: str) -> Live | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    async def now_live(self, table: str) -> Live:
        """A table with its lock taken; the caller lets it go."""
        while True:
            live = await self.find(table)
            await live.lock.acquire()
            if not live.gone:
                return live
            live.lock.release()

    # Changed, written, told.

    async def change(
        self, table: str, player: str, request: dict[str, Any], what: str, change: Change, result: str | None = None
    ) -> Done:
        """Carry a command out, once.

        Raises:
            Refusal, SixtyOneError: nothing has changed.
        """
        # A command goes on to its end though whoever sent it has gone.
        return await asyncio.shield(self._spawn(self._change(table, player, request, what, change, result)))

    async def _change(
        self, table: str, player: str, request: dict[str, Any], what: str, change: Change, result: str | None
    ) -> Done:
        command = Command(player, request["command_id"], fingerprint(what, request), 0, result)
        live = await self.now_live(table)
        try:
            done = self.repeated(live.match.commands.get((player, command.command_id)), command)
            if done is not None:
                return done
            entries = await self._commit(live, change, command)
        finally:
            live.lock.release()
        self._wake(live)
        return Done(entries[0].seq if entries else live.match.seq, False, result)

    def repeated(self, before: Command | None, command: Command) -> Done | None:
        """What the same command gave before.

        Raises:
            Refusal: ``command/reused``.
        """
        if before is None:
            return None
        if before.digest != command.digest:
            raise Refusal("command/reused", "this command_id was used for something else")
        return Done(before.seq, True, before.result)

    async def _commit(self, live: Live, change: Change, command: Command | None = None) -> list[Entry]:
        """Change, write, then tell. The lock is held."""
        match = live.match
        table = match.header.id
        write = Write(table)
        status, people = match.status, [seat.to_json() for seat in match.seats]
        try:
            entries = change(match, write)
        except (Refusal, SixtyOneError):
            raise
        except Exception:
            self._forget(table, live)  # half a change is none
            raise
        write.entries(entries)
        if (match.status, [seat.to_json() for seat in match.seats]) != (status, people):
            write.summary(summary_of(match))
        if command is not None:
            seq = entries[0].seq if entries else match.seq
            done = Command(command.player, command.command_id, command.digest, seq, command.result)
            write.command(table, done)
            match.commands[command.player, command.command_id] = done
        try:
            await self.store.write(write)
        except Conflict:
            self._forget(table, live)
            raise Stale(match.seq, match.seq) from None  # another process was first
        except Exception as error:
            self._forget(table, live)
            self._note_fault(error)
            raise Refusal("server/log", "the log cannot be written; nothing was done") from error
        self.can_write = True
        if status == "playing" and match.status == "over":
            self.log.info("over", table=short(table), game=match.rules.game, entries=match.seq)
        self._tell(live, entries)
        return entries

    def _note_fault(self, error: Exception) -> None:
        """The log could not be written: /healthz says so until it can."""
        self.can_write = False
        self.log.error("cannot-write", error=type(error).__name__)

    def _tell(self, live: Live, entries: list[Entry]) -> None:
        for entry in entries:
            self.metrics.entries.labels(kind_of(entry)).inc()
        if not entries:
            return
        last = entries[-1]
        frames: dict[tuple[int | None, str | None], list[str]] = {}
        for listener in tuple(live.hub.listeners):
            known = listener.player if live.match.held_by(listener.player) else None
            if known is None and listener.player == live.match.header.maker:
                known = listener.player
            key = (listener.seat, known)
            if key not in frames:
                table = live.teller.table(listener.seat, listener.player)
                frames[key] = [
                    live.teller.entry(entry, listener.seat, table if entry is last else None) for entry in entries
                ]
            for frame in frames[key]:
                self.tell(listener, frame)
        if live.match.status == "playing" and live.hub.listeners:
            self.tell_presence(live, only_if_due=True)

    def tell(self, listener: Listener, frame: str) -> None:
        """Queue a frame for a socket; one that does not read is dropped."""
        was = listener.dropped.is_set()
        if not listener.tell(frame) and not was:
            self.metrics.dropped.inc()

    def tell_presence(self, live: Live, only_if_due: bool = False) -> None:
        """Say who is here, or only where somebody is missed."""
        frame = live.teller.presence(live.hub, self.now(), self.config.grace)
        if only_if_due and '"here":false' not in frame:
            return
        for listener in tuple(live.hub.listeners):
            self.tell(listener, frame)

    def tell_watching_soon(self, live: Live) -> None:
        """Say how many watch, a little later and once for all who come and go until then."""
        if live.counting or self._closing:
            return
        live.counting = True

        def tell() -> None:
            live.counting = False
            self.tell_presence(live)

        asyncio.get_running_loop().call_later(WATCHING_AFTER, tell)

    async def make(self, header: Header, holders: list[tuple[int, str]], command: Command) -> Done:
        """A new table, written."""
        return await asyncio.shield(self._spawn(self._make(header, holders, command)))

    async def _make(self, header: Header, holders: list[tuple[int, str]], command: Command) -> Done:
        match = Match(header, self.config)
        write = self.birth(match, holders)
        write.command("", Command(command.player, command.command_id, command.digest, 1, header.id))
        try:
            await self.store.write(write)
        except Conflict:
            before = await asyncio.to_thread(self.store.made, command.player, command.command_id)
            done = self.repeated(before, command)
            if done is None:
                raise Refusal("server/log", "the table could not be made; nothing was done") from None
            return done
        except Exception as error:
            self._note_fault(error)
            raise Refusal("server/log", "the log cannot be written; nothing was done") from error
        self.log.info("made", table=short(header.id), game=header.game.name)
        self.keep(match)
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
            self._spawn(self._let_bots_act(live))

    async def _let_bots_act(self, live: Live) -> None:
        """Ask bots and take their actions, until a person is to act."""
        try:
            while self._goes_on(live):
                async with live.lock:
                    seat = live.match.bot_to_act()
                    if seat is None:
                        return
                    seq, view = live.match.seq, live.match.view(seat.seat)
                    bot = seat.bot or ""
                answer, by = await self._think(bot, live.match, view)
                async with live.lock:
                    if live.match.since[seat.seat] > seq:
                        continue
                    if live.match.bot_to_act() is seat and self._goes_on(live):
                        await self._commit(live, acts(seat.seat, answer, by, self.now()))
        except (Refusal, SixtyOneError) as error:
            self.log.error("bot-stopped", table=short(live.match.header.id), code=error.code)
        finally:
            live.bots_at_work = False

    def _goes_on(self, live: Live) -> bool:
        return not (self._closing or live.gone)

    async def _think(self, bot: str, match: Match, view: View) -> tuple[str, str]:
        """What a bot does, and who says so: the server takes the first legal action where the bot says none in time."""
        began = time.perf_counter()
        answer = await self.thinkers.choose(bot, match.rules, view)
        by = "bot" if answer in view.legal else "server"
        self.metrics.bot.labels(by).observe(time.perf_counter() - began)
        return (answer, by) if answer in view.legal and answer is not None else (view.legal[0], by)

    def _spawn(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # it was told to whoever asked, or logged

    async def close(self) -> None:
        """Let what is being written be written, and end the rest."""
        self._closing = True
        self.thinkers.close()
        if self._tasks:
            await asyncio.wait(tuple(self._tasks), timeout=5)
        for task in tuple(self._tasks):
            task.cancel()
