"""Where the next tile of a layout goes: straight on or round a corner, with an eye on the room left at other ends.

Each way to lay a tile that overlaps nothing has a cost: for the corner, for touching a tile that it is not linked to,
for making the picture larger or too long for its breadth, and for the room that it takes from ends where tiles may
still join. The cheapest is taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sixtyone.games.dominoes.layout import outer_place
from sixtyone.pictures.ground import (
    COLUMNS,
    DOWN,
    EDGE,
    INSIDE,
    MIDDLE,
    RIGHT,
    ROWS,
    STEP,
    Fit,
    around,
    column_and_row,
    near,
    reached,
    rows,
)
from sixtyone.tiles import ARMS, HALVES, SIDES, Place, Tile


class Mouth(NamedTuple):
    """A way to join a place: the point of the square that touches it, the direction there, and whether it turns off."""

    point: int
    direction: int
    is_turn: bool = False


class Room(NamedTuple):
    """The points that a line going on from a place can reach, and what it costs that there are no more."""

    region: int
    cost: float


class Box(NamedTuple):
    """The outermost columns and rows of the squares laid."""

    left: int
    top: int
    right: int
    bottom: int

    def with_fit(self, fit: Fit) -> Box:
        """The box with another tile in it."""
        (x1, y1), (x2, y2) = column_and_row(fit.first), column_and_row(fit.second)
        return Box(min(self.left, x1, x2), min(self.top, y1, y2), max(self.right, x1, x2), max(self.bottom, y1, y2))


NOTHING = Box(COLUMNS, ROWS, -1, -1)


@dataclass(frozen=True)
class Taste:
    """What a way to lay a tile costs. The numbers were tried on random rounds, as ``bench/geometry.py`` plays them.

    corner, beside:  laid across the end of a line; laid at the side of that end
    double_beside:   a double laid at the side of the end, where its arms have little room
    at_double:       laid across the long side or the end of a double
    along:           laid beside the end, along it
    touch:           each half that touches a tile which it is not linked to
    growth:          each half unit by which the picture grows beyond ``width``; its height is taken ``aspect`` times
    flat:            each half unit by which it is longer than ``longest`` times its breadth, after ``early`` tiles
    room:            an end without any room; it has enough with ``enough`` points in ``steps`` steps
    """

    corner: float = 1.0
    beside: float = 1.5
    double_beside: float = 8.0
    at_double: float = 5.0
    along: float = 4.0
    touch: float = 60.0
    growth: float = 0.7
    width: float = 26.0
    aspect: float = 1.5
    flat: float = 0.5
    longest: float = 2.6
    early: int = 8
    room: float = 25.0
    enough: int = 140
    steps: int = 10


USUAL = Taste()
COMPACT = Taste(growth=0.9, width=20.0, aspect=1.6, room=70.0, enough=160)
"""For screens, where room is scarce: larger tiles, for more corners; here too fewer than 1 round of 200 drawn anew."""


class Ground:
    """The tiles laid so far, where they lie, and the room at each open place and at each arm that may open later.

    ``spinning`` says which doubles are spinners, as in ``Layout``.
    """

    def __init__(self, spinning: str, taste: Taste = USUAL) -> None:
        self.spinning = spinning
        self.taste = taste
        self.fits: dict[Tile, Fit] = {}
        self.overlaps = EDGE  # the points on which a square would overlap a tile
        self.touches = EDGE  # those on which it would overlap or touch one
        self.mouths: dict[Place, tuple[Mouth, ...]] = {}
        self.rooms: dict[Place, Room] = {}
        self.left = [7] * 7  # tiles not laid yet, by value
        self.box = NOTHING

    def copy(self) -> Ground:
        """The same ground, to go on in another way."""
        other = Ground(self.spinning, self.taste)
        other.__dict__.update(
            {name: value.copy() if isinstance(value, (dict, list)) else value for name, value in self.__dict__.items()}
        )
        return other

    def ways(self, tile: Tile, at: Place | None) -> Iterator[tuple[float, Fit]]:
        """Every way to lay a tile at a place that overlaps nothing, with the cost of its shape alone."""
        taste, overlaps = self.taste, self.overlaps
        if at is None:
            step = STEP[DOWN] if tile.is_double else STEP[RIGHT]  # a double crosswise
            yield 0.0, Fit(MIDDLE - step, MIDDLE + step)
            return
        for mouth in self.mouths[at]:
            point, ahead, is_turn = mouth
            left, right = (ahead - 1) % 4, (ahead + 1) % 4
            if tile.is_double:
                first, second = point + STEP[left], point + STEP[right]
                if not (overlaps >> first | overlaps >> second) & 1:
                    yield taste.double_beside if is_turn else 0.0, Fit(first, second)
                continue
            if overlaps >> point & 1:
                continue
            across = taste.along if is_turn else taste.at_double if at.tile.is_double else taste.corner
            for direction in (ahead, left, right):
                other = point + 2 * STEP[direction]
                if overlaps >> other & 1:
                    continue
                cost = across if direction != ahead else taste.beside if is_turn else 0.0
                yield cost, Fit(point, other) if tile.low == at.value else Fit(other, point)

    def ranked(self, tile: Tile, at: Place | None) -> list[Fit]:
        """Every way to lay the tile there, the cheapest first; of equals the straighter first."""
        ways = list(self.ways(tile, at))
        if len(ways) > 1:
            strangers = EDGE
            for laid, fit in self.fits.items():
                if at is not None and laid != at.tile:
                    strangers |= around(fit, 2)
            ways = [(cost + self._cost(tile, at, fit, strangers), fit) for cost, fit in ways]
            ways.sort(key=lambda way: way[0])
        return [fit for _, fit in ways]

    def _cost(self, tile: Tile, at: Place | None, fit: Fit, strangers: int) -> float:
        taste = self.taste
        cost = taste.touch * ((strangers >> fit.first & 1) + (strangers >> fit.second & 1))
        cost += taste.growth * (self._size(self.box.with_fit(fit)) - self._size(self.box))
        mine = around(fit, 2)
        overlaps, touches = self.overlaps | around(fit, 1), self.touches | mine
        opened = self._opened(tile, at, fit)
        for place, mouths in opened.items():
            if self._is_live(place, tile):
                cost += self._room(mouths, overlaps, touches).cost
        for place, room in self.rooms.items():
            if place != at and room.region & mine and self._is_live(place, tile):
                cost += self._room(self.mouths[place], overlaps, touches).cost - room.cost
        return cost

    def _size(self, box: Box) -> float:
        taste = self.taste
        if box.right < 0:
            return taste.width
        wide, high = box.right - box.left + 2, box.bottom - box.top + 2
        size = max(wide, taste.aspect * high, taste.width)
        if len(self.fits) > taste.early:
            size += taste.flat * max(0.0, max(wide, high) - taste.longest * min(wide, high))
        return size

    def _is_live(self, place: Place, laid: Tile | None = None) -> bool:
        # Where all seven tiles of the value lie, nothing can join any more, and no room is needed.
        value = place.value
        return self.left[value] > (laid is not None and value in laid)

    def _room(self, mouths: Sequence[Mouth], overlaps: int, touches: int) -> Room:
        """The room of a place. A line keeps clear of other tiles, save right at the mouth, where it touches its own."""
        taste = self.taste
        start = close = 0
        top = ROWS
        for point, _, _ in mouths:
            start |= 1 << point
            close |= near(point, 2)
            top = min(top, point // COLUMNS)
        # Only the rows within reach are looked at: the numbers stay short.
        top = max(0, top - taste.steps)
        shift, window = top * COLUMNS, rows(2 * taste.steps + 6)
        free = (INSIDE & ~touches | INSIDE & close & ~overlaps) >> shift & window
        region = reached(start >> shift, free, taste.steps)
        lack = 1 - region.bit_count() / taste.enough
        return Room(region << shift, taste.room * lack * lack if lack > 0 else 0.0)

    def _opened(self, tile: Tile, at: Place | None, fit: Fit) -> dict[Place, tuple[Mouth, ...]]:
        """The places that a tile opens by lying there, with their mouths."""
        names: tuple[str, ...] = SIDES if tile.is_double else HALVES
        if at is not None:
            names = (outer_place(tile, at).name,)
        if tile.is_double and self._may_spin():
            names += ARMS  # they open later, but their room must be kept from now on
        return {Place(tile, name): mouths_of(name, fit) for name in names}

    def _may_spin(self) -> bool:
        return self.spinning == "all" or (self.spinning == "first" and not any(tile.is_double for tile in self.fits))

    def lay(self, tile: Tile, at: Place | None, fit: Fit) -> None:
        """Lay a tile."""
        self.mouths |= self._opened(tile, at, fit)
        if at is not None:
            del self.mouths[at]
            self.rooms.pop(at, None)
        self.fits[tile] = fit
        self.box = self.box.with_fit(fit)
        mine = around(fit, 2)
        self.overlaps |= around(fit, 1)
        self.touches |= mine
        for value in set(tile):
            self.left[value] -= 1
        for place in [place for place, room in self.rooms.items() if room.region & mine or not self._is_live(place)]:
            del self.rooms[place]

    def measure(self) -> None:
        """Find the room of every place where it is not known."""
        for place, mouths in self.mouths.items():
            if place not in self.rooms and self._is_live(place):
                self.rooms[place] = self._room(mouths, self.overlaps, self.touches)


def mouths_of(name: str, fit: Fit) -> tuple[Mouth, ...]:
    """The ways to join a place of a tile that lies there, straight on first.

    >>> lying = Fit(MIDDLE - STEP[RIGHT], MIDDLE + STEP[RIGHT])
    >>> [mouth.direction for mouth in mouths_of("high", lying)]  # right, up, down
    [0, 3, 1]
    """
    way = fit.direction
    if name in HALVES:
        square, ahead = (fit.second, way) if name == "high" else (fit.first, (way + 2) % 4)
        left, right = (ahead - 1) % 4, (ahead + 1) % 4
        return (
            Mouth(square + 2 * STEP[ahead], ahead),
            Mouth(square + 2 * STEP[left], left, is_turn=True),
            Mouth(square + 2 * STEP[right], right, is_turn=True),
        )
    if name in SIDES:
        ahead = (way + (1 if name == "side-a" else -1)) % 4
        return (Mouth(fit.middle + 2 * STEP[ahead], ahead),)
    ahead = (way + (2 if name == "arm-a" else 0)) % 4
    return (Mouth(fit.middle + 3 * STEP[ahead], ahead),)
