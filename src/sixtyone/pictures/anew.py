"""A layout drawn anew, where a tile finds no free place: by other tastes, tile by tile; at last by trying every way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sixtyone.games.dominoes.layout import Laid
from sixtyone.pictures.turning import USUAL, Ground

TASTES = (
    replace(USUAL, growth=0.3),
    replace(USUAL, growth=0.3, room=80.0, enough=200),
    replace(USUAL, growth=0.1, width=34.0, flat=0.2),
    replace(USUAL, growth=0.05, width=40.0, flat=0.0, room=120.0, enough=200),
    replace(USUAL, growth=0.5, aspect=0.7),
)
_MOST_TRIES = 4000


def draw_anew(spinning: str, laid: Sequence[Laid]) -> Ground:
    """All tiles where they lie best when nothing lies yet.

    Raises:
        RuntimeError: there is no way to lay them all; no layout is known for which that is so.
    """
    for taste in TASTES:
        ground = _in_turn(Ground(spinning, taste), laid)
        if ground is not None:
            return ground
    return _by_trying(Ground(spinning, TASTES[-2]), laid)


def _in_turn(ground: Ground, laid: Sequence[Laid]) -> Ground | None:
    for tile, at in ((one.tile, one.at) for one in laid):
        ground.measure()
        ways = ground.ranked(tile, at)
        if not ways:
            return None
        ground.lay(tile, at, ways[0])
    ground.taste = USUAL
    ground.rooms.clear()  # they were measured by the other taste
    return ground


def _by_trying(start: Ground, laid: Sequence[Laid]) -> Ground:
    """Go back to an earlier tile wherever a later one finds no place."""
    waiting = [start]
    tries = 0
    while waiting and tries < _MOST_TRIES:
        ground = waiting.pop()
        tries += 1
        if len(ground.fits) == len(laid):
            ground.taste = USUAL
            ground.rooms.clear()
            return ground
        one = laid[len(ground.fits)]
        ground.measure()
        for fit in reversed(ground.ranked(one.tile, one.at)):  # the best is tried first
            after = ground.copy()
            after.lay(one.tile, one.at, fit)
            waiting.append(after)
    raise RuntimeError(f"no way was found to draw {', '.join(map(str, laid))}")
