"""One domino, with real pips, in units of half a tile: it lies around 0, 0 with its lower half left.

>>> tile(Tile(0, 1), unit=20).count('class="pip"')
1
"""

from __future__ import annotations

from typing import Final

from sixtyone.pictures.canvas import circle, group, line, polygon, rectangle
from sixtyone.tiles import Tile

_AWAY: Final = 0.25  # of a pip from the middle of its half
_PIP: Final = 0.1
_INSET: Final = 0.03  # so that linked tiles can be told apart
# Where the pips of a half stand, in columns and rows -1 to 1, on a tile that lies.
_PIPS: Final = {
    0: (),
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (0, -1), (1, -1), (-1, 1), (0, 1), (1, 1)),
}


def tile(tile: Tile | None, unit: float, *, last: bool = False, dim: bool = False) -> str:
    """A tile in pixels, ``unit`` to half a tile; None lies face down.

    The tile just laid has a diamond on its bar; ``dim`` is one that cannot be played.
    """
    width, height = (2 - 2 * _INSET) * unit, (1 - 2 * _INSET) * unit
    radius, thin = 0.14 * unit, 0.045 * unit
    if tile is None:
        return group([rectangle(-width / 2, -height / 2, width, height, "back", radius, thin), *_weave(width, height)])
    face = "face-last" if last else "face-dim" if dim else "face"
    parts = [rectangle(-width / 2, -height / 2, width, height, face, radius, thin)]
    parts.append(line(0, -0.36 * unit, 0, 0.36 * unit, "bar", thin))
    for middle, value in ((-0.5, tile.low), (0.5, tile.high)):
        for column, row in _PIPS[value]:
            parts.append(circle((middle + column * _AWAY) * unit, row * _AWAY * unit, _PIP * unit, "pip"))
    if last:
        size = 0.17 * unit
        parts.append(polygon([(0, -size), (size, 0), (0, size), (-size, 0)], "diamond"))
    return group(parts)


def spinner(unit: float) -> str:
    """The outline of a spinner, a second line around it; drawn last, or its neighbours would cover it."""
    out = 0.035 * unit
    width, height = 2 * unit + 2 * out, unit + 2 * out
    return rectangle(-width / 2, -height / 2, width, height, "spinner", 0.17 * unit, 0.1 * unit)


def _weave(width: float, height: float) -> list[str]:
    found = []
    for column in range(-3, 4, 2):
        x = column * width / 8
        found.append(polygon([(x, -height / 4), (x + width / 10, 0), (x, height / 4), (x - width / 10, 0)], "weave"))
    return found
