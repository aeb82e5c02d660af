"""A table in memory, and what the changes to it have in common."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sixtyone.server.chain import canonical
from sixtyone.server.entries import Entry
from sixtyone.server.hub import Hub
from sixtyone.server.match import Match
from sixtyone.server.store import Write
from sixtyone.server.telling import Teller


@dataclass(eq=False)
class Live:
    """A table in memory. Whoever reads or changes it holds ``lock``, so that nobody sees what is not written yet."""

    match: Match
    hub: Hub
    teller: Teller
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bots_at_work: bool = False
    gone: bool = False
    counting: bool = False  # whether the number of those who watch will be told soon

    @property
    def is_in_use(self) -> bool:
        """Whether somebody listens to it, changes it or plays at it now."""
        return bool(self.hub.listeners) or self.lock.locked() or self.bots_at_work


@dataclass(frozen=True)
class Done:
    """What came of a command: its entry, whether it had been done before, and the table that it made, if any."""

    seq: int
    repeated: bool
    result: str | None = None


Change = Callable[[Match, Write], list[Entry]]
"""Changes a match and gives its entries; may add to what is written with them."""


def summary_of(match: Match) -> dict[str, Any]:
    """What the lists show of a table."""
    return {
        "status": match.status,
        "seats": canonical([seat.to_json() for seat in match.seats]),
        "outcome": None if match.outcome is None else canonical(match.outcome.to_json()),
        "over_at": match.log[-1].at if match.status == "over" else None,
    }
