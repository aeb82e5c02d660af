"""What a drawing of a layout, in shapes or in signs, marks at each open place.

>>> marks(Layout.from_texts("all", ["1-4", "1-1 at 1-4.low"]))
{Place('1-1.side-b'): 2, Place('1-4.high'): 4}
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from sixtyone.games.dominoes.ends import counted_ends, open_places
from sixtyone.games.dominoes.layout import Layout
from sixtyone.tiles import Place, Tile

ALSO: Literal["also"] = "also"
OPEN: Literal["open"] = "open"
Mark: TypeAlias = int | Literal["also", "open"]


def marks(layout: Layout) -> dict[Place, Mark]:
    """What stands at each open place: what a counted end adds, once; ``ALSO`` at a second place of the same end;
    ``OPEN`` where a tile may join and nothing is counted.
    """
    adds: dict[Tile, list[int]] = {}
    for end in counted_ends(layout):
        adds.setdefault(end.tile, []).append(end.value)
    found: dict[Place, Mark] = {}
    # A lone double has both its long sides open and counts once: its number stands at side b.
    for one in sorted(open_places(layout), key=lambda one: (one.tile, one.place == "side-a", one.place)):
        place = Place(one.tile, one.place)
        if not one.counted:
            found[place] = OPEN
        elif adds.get(one.tile):
            found[place] = adds[one.tile].pop(0)
        else:
            found[place] = ALSO
    return found
