"""Where the tiles of a layout lie on the page: the numbers of ``pictures.geometry`` as JSON."""

from __future__ import annotations

from typing import Any

from sixtyone.game import View
from sixtyone.games.dominoes.state import DominoView
from sixtyone.pictures.geometry import Arrangement, arrange, hints


class Drawing:
    """The arrangement of a match as it grows: a tile that lies stays where it is."""

    def __init__(self) -> None:
        self._last: Arrangement | None = None

    def of(self, view: View) -> dict[str, Any] | None:
        """The arrangement for a view; None in games without a layout."""
        if not isinstance(view, DominoView):
            return None
        if self._last is None or self._last.laid != view.layout.laid:
            self._last = arrange(view.layout, self._last)
        data = self._last.to_json()
        data["places"] = [hint.to_json() for hint in hints(view.layout, self._last)]
        return {name: data[name] for name in ("tiles", "redrawn", "frame", "places")}
