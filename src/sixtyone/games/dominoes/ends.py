"""What the ends of a layout count, and what a placement and a settlement earn.

* A free half of a non-double counts its pips, a blank too; a lone non-double has two free halves.
* A double with a long side free counts both its halves, once, also when both sides are free; with both sides used it
  counts nothing.
* An arm that is open but not begun counts nothing; once begun it counts by its own outer end.
* Horse Race: a sum above 0 that five divides earns sum / 5. Fives and Threes: sum / 5 and sum / 3, both where both
  divide it.
* Settlement: the pips of all other sides are added, the one sum is rounded to the nearest five and divided by five.

(RULES.md 1.3, 1.4 and 2.)

>>> layout = Layout.from_texts("all", ["1-4", "1-1 at 1-4.low", "4-4 at 1-4.high"])
>>> [str(end.tile) + ": " + str(end.value) for end in counted_ends(layout)]
['1-1: 2', '4-4: 8']
>>> end_sum(layout)
10
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.score import Piece, Score, ScoreKind
from sixtyone.tiles import ARMS, HALVES, Place, Tile

GOING_OUT = 1
"""What the tile is paid that ends a round by going out, where that is paid."""


class End(NamedTuple):
    """What one end contributes to the sum."""

    tile: Tile
    value: int


class OpenPlace(NamedTuple):
    """A place that may be joined, and whether its end counts now."""

    tile: Tile
    place: str
    value: int
    counted: bool


def counted_ends(layout: Layout) -> tuple[End, ...]:
    """The contributions to the sum, by tile, then by place."""
    ends: list[End] = []
    for place in layout.open:
        tile, name = place
        if name in HALVES:
            ends.append(End(tile, place.value))
        elif name == "side-b" or (name == "side-a" and Place(tile, "side-b") not in layout.open):
            ends.append(End(tile, 2 * place.value))  # a long side is free: both halves, once
    return tuple(ends)


def open_places(layout: Layout) -> tuple[OpenPlace, ...]:
    """Every place that may be joined, by tile, then by place; an arm not begun is open but does not count."""
    return tuple(OpenPlace(place.tile, place.name, place.value, place.name not in ARMS) for place in layout.open)


def end_sum(layout: Layout) -> int:
    """The sum of the counted ends."""
    return sum(end.value for end in counted_ends(layout))


def placement_score(ends: Sequence[End], rules: DominoRules) -> tuple[Score, ...]:
    """What the tile just laid earns by the counted ends it leaves, in points as pegged."""
    ends_sum = sum(end.value for end in ends)
    if ends_sum == 0:
        return ()
    tiles: tuple[Piece, ...] = tuple(dict.fromkeys(end.tile for end in ends))
    parts = []
    if rules.fives and ends_sum % 5 == 0:
        parts.append(Score(ScoreKind.FIVES, ends_sum // 5, tiles))
    if rules.threes and ends_sum % 3 == 0:
        parts.append(Score(ScoreKind.THREES, ends_sum // 3, tiles))
    return tuple(parts)


def points_for_pips(pips: int) -> int:
    """Pips rounded to the nearest five, divided by five: remainders 1 and 2 go down, 3 and 4 up.

    >>> [points_for_pips(pips) for pips in (0, 2, 3, 7, 8, 17, 22, 23)]
    [0, 0, 1, 1, 2, 3, 4, 5]
    """
    return (pips + 2) // 5


@dataclass(frozen=True)
class Settlement:
    """The end of a round: pips left by seat, points by side, and the sides that take the round."""

    pips: tuple[int, ...]
    awards: tuple[int, ...]
    winners: tuple[int, ...]
    paid_for: tuple[tuple[Tile, ...], ...]


def settle(hands: Sequence[Sequence[Tile]], rules: DominoRules, out: int | None) -> Settlement:
    """Settle a round that ``out`` won by going out, or (None) that was blocked.

    A side that wins is paid for the tiles of all other sides, its own never. In a block the lowest sum of a side wins;
    sides that tie for it are each paid in full (``block_tie`` says otherwise: nobody, or a share of what the sides that
    did not tie hold).
    """
    pips = tuple(sum(tile.pips for tile in hand) for hand in hands)
    by_side = [sum(pips[seat] for seat in seats) for seats in rules.sides]
    lowest = min(by_side)
    winners = (rules.side_of(out),) if out is not None else tuple(s for s, left in enumerate(by_side) if left == lowest)
    tied = len(winners) > 1
    awards = [0] * len(by_side)
    paid_for: list[tuple[Tile, ...]] = [()] * len(by_side)
    if not (tied and rules.block_tie == "none"):
        for side in winners:
            payers = [other for other in range(len(by_side)) if other != side]
            if tied and rules.block_tie == "split":
                payers = [other for other in payers if other not in winners]
            points = points_for_pips(sum(by_side[other] for other in payers))
            awards[side] = points // len(winners) if tied and rules.block_tie == "split" else points
            paid_for[side] = tuple(
                sorted(tile for other in payers for seat in rules.sides[other] for tile in hands[seat])
            )
    return Settlement(pips, tuple(awards), winners, tuple(paid_for))
