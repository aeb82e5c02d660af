"""What happens at a table, told to all who listen there."""

from __future__ import annotations

import asyncio

from sixtyone.server.config import Config
from sixtyone.server.entries import Entry
from sixtyone.server.hub import Listener
from sixtyone.server.live import Live
from sixtyone.server.metrics import Metrics

WATCHING_AFTER = 2.0
"""Seconds after which it is told that others watch."""


class Announcer:
    """Tells the listeners of every table of a server."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self._now = config.clock
        self._grace = config.grace
        self._dropped = metrics.dropped

    def tell(self, listener: Listener, frame: str) -> None:
        """Queue a frame for a socket; one that does not read is dropped."""
        was = listener.dropped.is_set()
        if not listener.tell(frame) and not was:
            self._dropped.inc()

    def entries(self, live: Live, entries: list[Entry]) -> None:
        """Tell what has happened, the table with the last of it; what is the same for several is written once."""
        if not entries:
            return
        match = live.match
        frames: dict[tuple[int | None, str | None], list[str]] = {}
        for listener in tuple(live.hub.listeners):
            if listener.seat is not None and listener.player not in match.seats[listener.seat].holders:
                listener.dropped.set()  # what that seat sees from now on is another's
                continue
            known = match.held_by(listener.player) or listener.player == match.header.maker
            key = (listener.seat, listener.player if known else None)
            if key not in frames:
                table = live.teller.table(listener.seat, listener.player)
                frames[key] = [
                    live.teller.entry(entry, listener.seat, table if entry is entries[-1] else None)
                    for entry in entries
                ]
            for frame in frames[key]:
                self.tell(listener, frame)
        if match.status == "playing" and live.hub.listeners:
            frame = self._presence(live)
            if '"here":false' in frame:  # somebody is missed, whose time may have begun
                self._tell_all(live, frame)

    def presence(self, live: Live) -> None:
        """Say who is here."""
        self._tell_all(live, self._presence(live))

    def presence_to(self, live: Live, listener: Listener) -> None:
        """Say it to one."""
        self.tell(listener, self._presence(live))

    def watching_soon(self, live: Live) -> None:
        """Say how many watch, a little later and once for all who come and go until then."""
        if live.counting:
            return
        live.counting = True

        def tell() -> None:
            live.counting = False
            self.presence(live)

        asyncio.get_running_loop().call_later(WATCHING_AFTER, tell)

    def _presence(self, live: Live) -> str:
        return live.teller.presence(live.hub, self._now(), self._grace)

    def _tell_all(self, live: Live, frame: str) -> None:
        for listener in tuple(live.hub.listeners):
            self.tell(listener, frame)
