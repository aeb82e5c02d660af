"""The ground on which a layout lies: a lattice of half units, and sets of its points as whole numbers, a bit a point.

A tile is two squares, each known by the point at its middle, so that one test of a bit says whether a square is free.
``RIGHT``, ``DOWN``, ``LEFT`` and ``UP`` are 0 to 3, clockwise, with y downwards.

>>> fit = Fit(MIDDLE - STEP[RIGHT], MIDDLE + STEP[RIGHT])
>>> fit.direction == RIGHT, fit.middle == MIDDLE
(True, True)
>>> around(fit, 1).bit_count()  # 5 points by 3: there another square would overlap the tile
15
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

COLUMNS: Final = 112
ROWS: Final = 88
RIGHT, DOWN, LEFT, UP = range(4)
STEP: Final = (1, COLUMNS, -1, -COLUMNS)
"""From a point to the next one in each direction."""

MIDDLE: Final = (ROWS // 2) * COLUMNS + COLUMNS // 2
_ROW: Final = (1 << COLUMNS) - 1
_ALL: Final = (1 << (ROWS * COLUMNS)) - 1
# Six points wide, so that what is around a tile never leaves the lattice, nor comes in again on its other side.
_BORDER: Final = 6
_WITHIN_ROW: Final = _ROW >> 2 * _BORDER << _BORDER
INSIDE: Final = sum(_WITHIN_ROW << row * COLUMNS for row in range(_BORDER, ROWS - _BORDER))
"""The points on which a square may lie."""
EDGE: Final = _ALL & ~INSIDE


class Fit(NamedTuple):
    """Where a tile lies: the points of its two squares, first the lower half or, of a double, the one at its arm a."""

    first: int
    second: int

    @property
    def direction(self) -> int:
        """The way from the first square to the second."""
        return STEP.index((self.second - self.first) // 2)

    @property
    def middle(self) -> int:
        """The point at the middle of the tile."""
        return (self.first + self.second) // 2


@cache
def _rectangle(width: int, height: int) -> int:
    row = (1 << width) - 1
    return sum(row << line * COLUMNS for line in range(height))


def around(fit: Fit, distance: int) -> int:
    """The points at most ``distance`` steps across and along from a tile's squares.

    At 1 another square there would overlap the tile, at 2 overlap or touch it.
    """
    first, second = fit
    upright = abs(second - first) > 2
    width, height = (1, 3) if upright else (3, 1)
    corner = min(first, second) - distance * (COLUMNS + 1)
    return _rectangle(width + 2 * distance, height + 2 * distance) << corner


def near(point: int, distance: int) -> int:
    """The points at most ``distance`` steps across and along from a point."""
    return _rectangle(2 * distance + 1, 2 * distance + 1) << point - distance * (COLUMNS + 1)


def reached(start: int, free: int, steps: int) -> int:
    """The free points that are reached from the starting ones in so many steps."""
    region = start & free
    for _ in range(steps):
        grown = region | ((region << 1 | region >> 1 | region << COLUMNS | region >> COLUMNS) & free)
        if grown == region:
            break
        region = grown
    return region


@cache
def rows(number: int) -> int:
    """All points of the first rows."""
    return (1 << number * COLUMNS) - 1


def column_and_row(point: int) -> tuple[int, int]:
    """The column and the row of a point."""
    row, column = divmod(point, COLUMNS)
    return column, row
