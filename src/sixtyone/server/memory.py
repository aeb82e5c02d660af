"""The tables that are in memory: each is read once, when it is asked for, and stays while there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import islice

from sixtyone.server import seats
from sixtyone.server.config import Config
from sixtyone.server.hub import Hub
from sixtyone.server.live import Live
from sixtyone.server.logs import Log, short
from sixtyone.server.match import Match
from sixtyone.server.metrics import Metrics
from sixtyone.server.refusal import Refusal
from sixtyone.server.replay import BrokenLog, replay
from sixtyone.server.store import Store
from sixtyone.server.telling import Teller


class Memory:
    """The tables in memory. ``came`` is called with each that has come into it."""

    def __init__(self, store: Store, config: Config, metrics: Metrics, log: Log, came: Callable[[Live], None]) -> None:
        self._store = store
        self._config = config
        self._metrics = metrics
        self._log = log
        self._came = came
        self._live: OrderedDict[str, Live] = OrderedDict()  # the one that was asked for last is the last
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._damaged: set[str] = set()

    def peek(self, table: str) -> Live | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    async def find(self, table: str) -> Live:
        """A table, read where it is not in memory yet.

        Raises:
            Refusal: ``table/unknown``, or ``table/damaged``.
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

    @asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[Live]:
        """A table that nobody else changes meanwhile.

        Raises:
            Refusal: see ``find``.
        """
        while True:
            live = await self.find(table)
            async with live.lock:
                if not live.gone:
                    yield live
                    return

    async def _load(self, table: str) -> Live:
        """Read a table. A damaged one is logged once and not read again: it does not mend while the server runs."""
        if table in self._damaged:
            raise Refusal("table/damaged", "the log of this table is damaged")
        stored = await asyncio.to_thread(self._store.load, table)
        if stored is None:
            raise Refusal("table/unknown", "there is no such table")
        try:
            match = await asyncio.to_thread(replay, stored, self._config)
        except BrokenLog as broken:
            self._damaged.add(table)
            self._log.error("broken-log", table=short(table), code=broken.code, entry=broken.values.get("entry"))
            raise Refusal("table/damaged", "the log of this table is damaged") from broken
        return self.keep(match)

    def keep(self, match: Match) -> Live:
        """Have a table in memory, once: somebody may have asked for it while it was made or read."""
        table = match.header.id
        if table in self._live:
            return self._live[table]
        live = Live(match, Hub(self._config.clock(), len(match.seats)), Teller(match))
        self._live[table] = live
        self._make_room()
        self._metrics.loaded.set(len(self._live))
        self._came(live)
        return live

    def _make_room(self) -> None:
        """Forget what nobody needs now, the longest unasked first."""
        spare = len(self._live) - self._config.limits.loaded
        if spare > 0:
            unused = (live for live in tuple(self._live.values()) if not live.is_in_use)
            for live in islice(unused, spare):
                self.forget(live)

    def forget(self, live: Live) -> None:
        """The table is read again from what is written. Its listeners connect again."""
        live.gone = True
        table = live.match.header.id
        if self._live.get(table) is live:
            del self._live[table]
        for listener in live.hub.listeners:
            listener.dropped.set()
