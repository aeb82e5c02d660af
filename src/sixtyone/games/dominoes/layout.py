"""The layout of a round: the tiles laid, how they are linked, and the places where another may join.

* A place of value v takes a tile with a half v. A non-double joins by that half; its other half becomes a place.
* A double lies crosswise and joins by a long side, its side a; its side b becomes a place. One that opens the round
  offers both.
* A spinner is a double that may grow arms: when both its long sides are used, its two ends become places too.

(RULES.md 1.3 and 2; the diagrams of the Horse Race and Fives and Threes texts.)

>>> layout = Layout.from_texts("all", ["1-4", "1-1 at 1-4.low", "4-4 at 1-4.high"])
>>> layout.open
(Place('1-1.side-b'), Place('4-4.side-b'))
>>> layout.spinners
(Tile('1-1'), Tile('4-4'))
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from sixtyone.errors import IllegalAction, ParseError, quoted
from sixtyone.tiles import ARMS, HALVES, SIDES, Place, Tile, parse_place, parse_tile


class Link(NamedTuple):
    """Two tiles that touch: the place of the earlier one, and the half or side by which the later one joined it."""

    start: Place
    end: Place

    def to_json(self) -> dict[str, str]:
        """``{"from", "to"}``."""
        return {"from": str(self.start), "to": str(self.end)}

    @classmethod
    def from_json(cls, data: dict[str, str]) -> Link:
        """The link that ``to_json`` wrote."""
        return cls(parse_place(data["from"]), parse_place(data["to"]))


@dataclass(frozen=True)
class Laid:
    """A tile as it was laid: at a place, or (None) as the first of the round."""

    tile: Tile
    at: Place | None = None

    def __str__(self) -> str:
        return str(self.tile) if self.at is None else f"{self.tile} at {self.at}"


@dataclass(frozen=True)
class Layout:
    """The layout of a round. ``spinning`` says which doubles are spinners: ``none``, ``first`` or ``all``.

    ``open`` holds every place that may be joined, sorted as text; whether one counts is for ``ends.py`` to say.
    ``links`` says which tiles touch, and where, as they were laid; ``spinners`` holds the spinners among the tiles
    laid, sorted.
    ``values`` are those of which a tile needs one to be playable.
    """

    spinning: str
    laid: tuple[Laid, ...] = ()
    open: tuple[Place, ...] = ()
    links: tuple[Link, ...] = ()
    spinners: tuple[Tile, ...] = ()
    values: frozenset[int] = frozenset()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles in the order in which they were laid."""
        return tuple(laid.tile for laid in self.laid)

    def takes(self, tile: Tile) -> bool:
        """Whether the tile fits somewhere; any tile may open."""
        low, high = tile
        return not self.laid or low in self.values or high in self.values

    def places_for(self, tile: Tile) -> tuple[Place | None, ...]:
        """Every place that takes the tile, sorted as text; ``(None,)`` where it would be the first tile."""
        if not self.laid:
            return (None,)
        return tuple(place for place in self.open if place.value in tile)

    def with_tile(self, tile: Tile, at: Place | None) -> Layout:
        """The layout with a tile laid at a place, or (None) as the first.

        Raises:
            IllegalAction: ``action/duplicate``, ``action/needs-place``, ``action/no-place`` or ``action/no-fit``.
        """
        if tile in self.tiles:
            raise IllegalAction("action/duplicate", f"{tile} is already in the layout", tile=str(tile))
        self.check(tile, at)
        return self.grown(tile, at)

    def grown(self, tile: Tile, at: Place | None) -> Layout:
        """As ``with_tile``, for a placement that has been checked."""
        places = list(self.open)
        links = self.links
        spinners = self.spinners
        if at is None:
            places += [Place(tile, name) for name in (SIDES if tile.is_double else HALVES)]
        else:
            links = (*links, Link(at, joining_place(tile, at)))
            places.remove(at)
            places.append(outer_place(tile, at))
            if at.name in SIDES and at.tile in spinners and not any(place.tile == at.tile for place in places):
                places += [Place(at.tile, arm) for arm in ARMS]
        if tile.is_double and (self.spinning == "all" or (self.spinning == "first" and not spinners)):
            spinners = tuple(sorted((*spinners, tile)))
        values = frozenset([place.value for place in places])
        return Layout(self.spinning, (*self.laid, Laid(tile, at)), tuple(sorted(places)), links, spinners, values)

    def check(self, tile: Tile, at: Place | None) -> None:
        """Raise ``IllegalAction`` unless a tile that is not yet in the layout may be laid there."""
        if at is None:
            if self.laid:
                places = [str(place) for place in self.places_for(tile)]
                raise IllegalAction(
                    "action/needs-place", f"{tile} needs a place: one of {', '.join(places) or 'none'}", expected=places
                )
            return
        if at not in self.open:
            places = [str(place) for place in self.open]
            raise IllegalAction(
                "action/no-place",
                f"{at} is not open; open are {', '.join(places) or 'none, since no tile is laid'}",
                at=str(at),
                expected=places,
            )
        if at.value not in tile:
            raise IllegalAction(
                "action/no-fit", f"{tile} does not fit at {at}, which takes a {at.value}", tile=str(tile), at=str(at)
            )

    @classmethod
    def from_texts(cls, spinning: str, texts: Iterable[str]) -> Layout:
        """Lay tiles written as ``1-4`` (the first) and ``1-1 at 1-4.low``.

        Raises:
            ParseError, IllegalAction: with ``detail["index"]``, the tile at fault counted from 0.
        """
        layout = cls(spinning)
        for index, text in enumerate(texts):
            try:
                layout = layout.with_tile(*parse_laid(text))
            except (ParseError, IllegalAction) as error:
                error.detail["index"] = index
                raise
        return layout

    def to_json(self) -> dict[str, Any]:
        """The tiles as they were laid, as text."""
        return {"spinning": self.spinning, "laid": [str(laid) for laid in self.laid]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Layout:
        """The layout that ``to_json`` wrote."""
        return cls.from_texts(data["spinning"], data["laid"])


def parse_laid(text: str) -> tuple[Tile, Place | None]:
    """Read ``1-4`` or ``1-1 at 1-4.low``."""
    tile, at, place = text.partition(" at ")
    if not at and len(text) > 80:
        raise ParseError("text/too-long", f"{quoted(text)} is too long for a tile and a place")
    return parse_tile(tile), parse_place(place) if at else None


def joining_place(tile: Tile, at: Place) -> Place:
    """The half, or for a double the side, by which a tile joins a place."""
    if tile.is_double:
        return Place(tile, "side-a")
    return Place(tile, "low" if tile.low == at.value else "high")


def outer_place(tile: Tile, at: Place) -> Place:
    """The place that a tile opens when it has joined another."""
    if tile.is_double:
        return Place(tile, "side-b")
    return Place(tile, "high" if tile.low == at.value else "low")
