"""Where each tile of a layout lies: centres and rotations, in units of half a tile, for the drawings and the browser.

* ``x`` grows to the right, ``y`` downwards; the first tile lies at 0, 0. A tile is 2 long and 1 wide.
* ``rotation`` is clockwise, in degrees. At 0 a tile lies with its lower half left and its higher half right; a double
  has its arm a left, its arm b right, its side a below and its side b above.
* Two linked tiles touch at the middle of the matching halves; a double by the middle of a long side, an arm by the
  middle of the double's end.

A tile once laid stays where it is. Only where no place is free for the next one is the whole drawn anew, and says so.

>>> from sixtyone.games.dominoes.layout import Layout
>>> layout = Layout.from_texts("all", ["1-4", "1-1 at 1-4.low", "4-4 at 1-4.high"])
>>> for tile, spot in arrange(layout).spots.items():
...     print(tile, spot)
1-4 Spot(x=0.0, y=0.0, rotation=0)
1-1 Spot(x=-1.5, y=0.0, rotation=270)
4-4 Spot(x=1.5, y=0.0, rotation=90)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

from sixtyone.games.dominoes.layout import Laid, Layout, parse_laid
from sixtyone.pictures.anew import draw_anew
from sixtyone.pictures.ground import COLUMNS, EDGE, MIDDLE, STEP, Fit, around, column_and_row, near
from sixtyone.pictures.turning import USUAL, Ground, Taste, mouths_of
from sixtyone.tiles import Place, Tile, parse_tile

WIDEST = 2.0
"""How many times longer than wide a frame may be."""


class Spot(NamedTuple):
    """Where a tile lies: its centre, and its rotation in degrees clockwise."""

    x: float
    y: float
    rotation: int

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height as it lies."""
        return (2.0, 1.0) if self.rotation % 180 == 0 else (1.0, 2.0)


class Frame(NamedTuple):
    """A rectangle: its left upper corner and its size."""

    x: float
    y: float
    width: float
    height: float


class Hint(NamedTuple):
    """A place that may be joined: where to mark it, and the way that leads there (0 is to the right, 90 down).

    ``clear`` says whether the mark lies on free ground; where it does not, it lies on the edge of its own tile.
    """

    place: Place
    x: float
    y: float
    rotation: int
    clear: bool

    def to_json(self) -> dict[str, Any]:
        """The fields by name, the place as text."""
        return {**self._asdict(), "place": str(self.place)}


@dataclass(frozen=True)
class Arrangement:
    """Where every tile of a layout lies, and whether tiles laid before had to move (``redrawn``)."""

    laid: tuple[Laid, ...] = ()
    spots: Mapping[Tile, Spot] = field(default_factory=dict)
    redrawn: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "spots", MappingProxyType(dict(self.spots)))

    @property
    def box(self) -> Frame:
        """The smallest rectangle around the tiles."""
        if not self.spots:
            return Frame(0.0, 0.0, 0.0, 0.0)
        corners = [(spot.x, spot.y, *spot.size) for spot in self.spots.values()]
        left = min(x - width / 2 for x, _, width, _ in corners)
        top = min(y - height / 2 for _, y, _, height in corners)
        right = max(x + width / 2 for x, _, width, _ in corners)
        bottom = max(y + height / 2 for _, y, _, height in corners)
        return Frame(left, top, right - left, bottom - top)

    def frame(self, margin: float = 1.5) -> Frame:
        """The box with a margin for the marks, padded to at most 2:1."""
        box = self.box
        width, height = box.width + 2 * margin, box.height + 2 * margin
        wide, high = max(width, height / WIDEST), max(height, width / WIDEST)
        return Frame(box.x - margin - (wide - width) / 2, box.y - margin - (high - height) / 2, wide, high)

    def to_json(self) -> dict[str, Any]:
        """The tiles as they were laid with their spots, ``redrawn`` and the frame."""
        return {
            "laid": [str(laid) for laid in self.laid],
            "tiles": [{"tile": str(tile), **spot._asdict()} for tile, spot in self.spots.items()],
            "redrawn": self.redrawn,
            "frame": self.frame()._asdict(),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Arrangement:
        """The arrangement that ``to_json`` wrote."""
        spots = {parse_tile(item["tile"]): Spot(item["x"], item["y"], item["rotation"]) for item in data["tiles"]}
        return cls(tuple(Laid(*parse_laid(text)) for text in data["laid"]), spots, data["redrawn"])


def arrange(layout: Layout, before: Arrangement | None = None, taste: Taste = USUAL) -> Arrangement:
    """Where the tiles of a layout lie.

    ``before`` is the arrangement of the same layout when it had fewer (or, after one was taken back, more) tiles: what
    lies in both stays. The arrangement of another layout is not looked at. ``taste`` says where lines turn. The same
    arguments give the same answer.
    """
    laid = layout.laid
    spots: Mapping[Tile, Spot] = {}
    if before is not None:
        both = min(len(laid), len(before.laid))
        if before.laid[:both] == laid[:both]:
            spots = {one.tile: before.spots[one.tile] for one in laid[:both]}
    ground = Ground(layout.spinning, taste)
    for one in laid[: len(spots)]:
        ground.lay(one.tile, one.at, _fit(spots[one.tile]))
    for index in range(len(spots), len(laid)):
        tile, at = laid[index].tile, laid[index].at
        ground.measure()
        ways = ground.ranked(tile, at)
        if ways:
            ground.lay(tile, at, ways[0])
        else:
            ground = draw_anew(layout.spinning, laid[: index + 1])
            ground.taste = taste
    placed = {one.tile: _spot(ground.fits[one.tile]) for one in laid}
    return Arrangement(laid, placed, any(placed[tile] != spot for tile, spot in spots.items()))


def spot_of(layout: Layout, arrangement: Arrangement, tile: Tile, at: Place | None) -> Spot | None:
    """Where a tile would lie if it were laid at a place now; None where the whole would be drawn anew for it."""
    after = arrange(layout.with_tile(tile, at), arrangement)
    return None if after.redrawn else after.spots[tile]


def hints(layout: Layout, arrangement: Arrangement) -> tuple[Hint, ...]:
    """Where to mark each open place, in the order of ``layout.open``.

    No two marks meet, and none lies on a tile where that can be helped.
    """
    taken = EDGE
    for spot in arrangement.spots.values():
        taken |= around(_fit(spot), 1)
    found = []
    # Marks beyond a double have one place only; they come first, so that the others make way.
    for place in sorted(layout.open, key=lambda place: (not place.tile.is_double, place)):
        fit = _fit(arrangement.spots[place.tile])
        mouths = mouths_of(place.name, fit)
        mouth = next((mouth for mouth in mouths if not taken >> mouth.point & 1), None)
        if mouth is None:
            straight = mouths[0]
            x, y = _xy(straight.point)
            dx, dy = _xy(MIDDLE + STEP[straight.direction])
            found.append(Hint(place, x - dx, y - dy, 90 * straight.direction, clear=False))
        else:
            taken |= near(mouth.point, 1)
            found.append(Hint(place, *_xy(mouth.point), 90 * mouth.direction, clear=True))
    return tuple(sorted(found, key=lambda hint: hint.place))


def _xy(point: int) -> tuple[float, float]:
    column, row = column_and_row(point)
    middle_column, middle_row = column_and_row(MIDDLE)
    return (column - middle_column) / 2, (row - middle_row) / 2


def _spot(fit: Fit) -> Spot:
    return Spot(*_xy(fit.middle), 90 * fit.direction)


def _fit(spot: Spot) -> Fit:
    middle = MIDDLE + round(2 * spot.x) + COLUMNS * round(2 * spot.y)
    step = STEP[spot.rotation // 90]
    return Fit(middle - step, middle + step)
