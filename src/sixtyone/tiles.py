"""The double-six set of 28 tiles, the places of a layout, and their text: ``1-4``, ``4-4.side-b``.

>>> parse_tile("[4|1]")
Tile('1-4')
>>> parse_place("1-4.low").value
1
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from sixtyone.errors import ParseError, quoted


class Tile(NamedTuple):
    """A domino, lower half first. Tiles sort by lower, then by higher half."""

    low: int
    high: int

    @property
    def is_double(self) -> bool:
        """Whether both halves are equal."""
        return self[0] == self[1]

    @property
    def pips(self) -> int:
        """The pips of both halves together."""
        return self[0] + self[1]

    def __str__(self) -> str:
        return f"{self[0]}-{self[1]}"

    def __repr__(self) -> str:
        return f"Tile('{self}')"


TILES: tuple[Tile, ...] = tuple(Tile(low, high) for low in range(7) for high in range(low, 7))
_TILE = re.compile(r"\[?\s*([0-6])\s*[-–—|]\s*([0-6])\s*\]?")

HALVES: Final = ("low", "high")
SIDES: Final = ("side-a", "side-b")
ARMS: Final = ("arm-a", "arm-b")


class Place(NamedTuple):
    """A place of a laid tile where another may join.

    ``name`` is ``low`` or ``high`` on a non-double; on a double ``side-a`` and ``side-b`` are its two long sides and
    ``arm-a`` and ``arm-b`` its two ends. Places sort as their text does.
    """

    tile: Tile
    name: str

    @property
    def value(self) -> int:
        """The number of pips that a tile needs to join here."""
        return self[0][1] if self[1] == "high" else self[0][0]

    def __str__(self) -> str:
        return f"{self.tile}.{self.name}"

    def __repr__(self) -> str:
        return f"Place('{self}')"


def parse_tile(text: str) -> Tile:
    """Read a tile: ``1-4``, ``4-1``, ``[1|4]``, ``4|1``, ``1—4``.

    Raises:
        ParseError: ``text/tile``, with the token in the message.
    """
    match = _TILE.fullmatch(text.strip())
    if match is None or text.strip().startswith("[") != text.strip().endswith("]"):
        raise ParseError("text/tile", f"{quoted(text)} is no tile; a tile reads like 1-4 or [1|4]", got=text[:80])
    halves = int(match[1]), int(match[2])
    return Tile(min(halves), max(halves))


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles parted by commas or blanks; the empty text is no tiles."""
    spaced = re.sub(r"\s*([-–—|])\s*", r"\1", text.strip())
    return tuple(parse_tile(token) for token in re.split(r"[\s,]+", spaced) if token)


def parse_place(text: str) -> Place:
    """Read a place such as ``1-4.low`` or ``4-4.arm-a``.

    Raises:
        ParseError: ``text/place`` or ``text/tile``.
    """
    tile_text, dot, name = text.strip().rpartition(".")
    name = name.strip().lower()
    if not dot:
        raise ParseError(
            "text/place", f"{quoted(text)} is no place; a place reads like 1-4.low or 4-4.side-b", got=text[:80]
        )
    tile = parse_tile(tile_text)
    names = SIDES + ARMS if tile.is_double else HALVES
    if name not in names:
        raise ParseError(
            "text/place",
            f"{quoted(text)} is no place: {tile} has {', '.join(names)}",
            got=text[:80],
            expected=list(names),
        )
    return Place(tile, name)
