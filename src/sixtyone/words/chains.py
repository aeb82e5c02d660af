"""A layout as it is read: the line from end to end, then every arm outwards.

>>> laid = ["1-4", "1-1 at 1-4.low", "4-4 at 1-4.high", "1-2 at 1-1.side-b", "1-5 at 1-1.arm-a"]
>>> for chain in chains(Layout.from_texts("all", laid)):
...     print(chain.start, [f"{step.inner}-{step.outer}" for step in chain.steps], chain.outer)
None ['2-1', '1-1', '1-4', '4-4'] 4-4.side-b
1-1.arm-a ['1-5'] 1-5.high
"""

from __future__ import annotations

from dataclasses import dataclass

from sixtyone.games.dominoes.layout import Layout, outer_place
from sixtyone.tiles import ARMS, SIDES, Place, Tile


@dataclass(frozen=True)
class Step:
    """One tile of a chain: the pips of its half that comes first, and of the other."""

    tile: Tile
    inner: int
    outer: int


@dataclass(frozen=True)
class Chain:
    """Tiles in a row. ``start`` is the arm that it grows from, None for the line; ``outer`` is the place at its end.

    Of the line, ``inner`` is the place at its beginning; an arm has none there.
    """

    start: Place | None
    steps: tuple[Step, ...]
    outer: Place
    inner: Place | None = None


def chains(layout: Layout) -> tuple[Chain, ...]:
    """The line, then the arms in the order in which their doubles are come by."""
    joined = {link.start: link.end.tile for link in layout.links}
    first = layout.laid[0].tile
    left, right = (Place(first, name) for name in (SIDES if first.is_double else ("low", "high")))
    before, inner = _walk(left, joined)
    after, outer = _walk(right, joined)
    turned = tuple(Step(step.tile, step.outer, step.inner) for step in reversed(before))
    found = [Chain(None, (*turned, Step(first, left.value, right.value), *after), outer, inner)]
    for chain in found:  # which grows as its arms are found
        for step in chain.steps:
            arms = [Place(step.tile, name) for name in ARMS] if step.tile.is_double else []
            found += [Chain(arm, *_walk(arm, joined)) for arm in arms if arm in joined]
    return tuple(found)


def _walk(place: Place, joined: dict[Place, Tile]) -> tuple[tuple[Step, ...], Place]:
    """The tiles from a place outwards, and the place where they end."""
    steps: list[Step] = []
    while place in joined:
        tile = joined[place]
        inner, place = place.value, outer_place(tile, place)
        steps.append(Step(tile, inner, place.value))
    return tuple(steps), place
