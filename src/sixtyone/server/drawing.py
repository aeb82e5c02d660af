"""Where the tiles of a layout lie on the page: the numbers of ``pictures.geometry`` as JSON."""

from __future__ import annotations

from typing import Any

from sixtyone.games.dominoes.events import Placed
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.state import DominoState
from sixtyone.pictures.geometry import Arrangement, arrange, hints
from sixtyone.pictures.turning import COMPACT
from sixtyone.table import Table


class Drawing:
    """The arrangement of a match as it grows: a tile that lies stays where it is."""

    def __init__(self) -> None:
        self._last: Arrangement | None = None

    def of(self, layout: Layout | None) -> dict[str, Any] | None:
        """The arrangement of a layout; None in games without one."""
        if layout is None:
            return None
        if self._last is None or self._last.laid != layout.laid:
            self._last = arrange(layout, self._last, COMPACT)
        data = self._last.to_json()
        data["places"] = [hint.to_json() for hint in hints(layout, self._last)]
        return {name: data[name] for name in ("tiles", "redrawn", "frame", "places")}


def layout_of(table: Table | None) -> Layout | None:
    """What lies on a table now; None in games without a layout."""
    return table.state.layout if table is not None and isinstance(table.state, DominoState) else None


def closing_layout(table: Table | None) -> Layout | None:
    """What lay there at the end of the round before, as long as nothing lies in this one."""
    now = layout_of(table)
    if table is None or now is None or now.laid:
        return None
    for entry in reversed(table.log):
        for event in entry.events:
            if isinstance(event, Placed) and isinstance(entry.before, DominoState):
                return entry.before.layout.grown(event.tile, event.at)
    return None
