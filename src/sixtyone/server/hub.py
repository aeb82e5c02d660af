"""Who listens to a table, and what is said to them: one bounded queue a socket."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field


@dataclass(eq=False)
class Listener:
    """One socket. ``frames`` holds what it has not been sent yet; ``dropped`` is set when it does not keep up."""

    seat: int | None
    player: str | None
    most: int
    frames: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    dropped: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, frame: str) -> bool:
        """Queue a frame. False where it has been dropped, now or before."""
        if self.dropped.is_set():
            return False
        if self.frames.qsize() >= self.most:
            self.dropped.set()
            return False
        self.frames.put_nowait(frame)
        return True


class Hub:
    """The listeners of one table, and since when each seat has been without any."""

    def __init__(self, now: int, seats: int) -> None:
        self.listeners: set[Listener] = set()
        self.away_since = [now] * seats

    def add(self, listener: Listener) -> None:
        """Somebody listens."""
        self.listeners.add(listener)

    def remove(self, listener: Listener, now: int, held: tuple[int, ...]) -> None:
        """Somebody listens no more; ``held`` are the seats of that player."""
        self.listeners.discard(listener)
        for seat in held:
            self.away_since[seat] = now

    def is_here(self, holders: set[str]) -> bool:
        """Whether one of the holders of a seat listens."""
        return any(one.player in holders for one in self.listeners)

    def watching(self, holders: set[str]) -> int:
        """How many listen who hold no seat."""
        return sum(one.player not in holders for one in self.listeners)
