"""The entries of a table's log: what anybody may read of them, what single seats may, and what nobody may yet."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sixtyone.game import Event
from sixtyone.server import chain
from sixtyone.table import Entry as Step


@dataclass(frozen=True)
class Entry:
    """One entry of a table's log: as anybody may see it, as single seats may where they may see more, and what nobody
    may before the end.
    """

    seq: int
    at: int
    public: str
    private: dict[int, str]
    sealed: str | None
    hash: str

    @property
    def kind(self) -> str:
        """What it tells of: ``made``, ``acted``, ``said``."""
        return str(json.loads(self.public)["kind"])

    def seen_by(self, seat: int | None) -> str:
        """The payload for one seat, or a spectator (None)."""
        return self.public if seat is None else self.private.get(seat, self.public)

    def follows(self, before: str) -> bool:
        """Whether the entry is the one that was bound to those before it, of which ``before`` is the hash."""
        return self.hash == chain.link(before, self.seq, self.at, self.public, self.private, self.sealed)


def make_entry(
    before: str, seq: int, at: int, payload: dict[str, Any], seats: int, steps: Sequence[Step] | None
) -> Entry:
    """The entry that follows those with the hash ``before``. ``steps`` is what the match did, where it did anything."""
    private: dict[int, str] = {}
    if steps is None:
        public, sealed = chain.canonical(payload), None
    else:
        events = [event for step in steps for event in step.events]
        seen = [event.seen_by(None) for event in events]
        public = _with_events(payload, seen)
        for seat in range(seats):
            own = [event.seen_by(seat) for event in events]
            if own != seen:
                private[seat] = _with_events(payload, own)
        sealed = chain.canonical([step.action for step in steps])
    return Entry(seq, at, public, private, sealed, chain.link(before, seq, at, public, private, sealed))


def _with_events(payload: dict[str, Any], events: Sequence[Event]) -> str:
    return chain.canonical({**payload, "events": [event.to_json() for event in events]})
