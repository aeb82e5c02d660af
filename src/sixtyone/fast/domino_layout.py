"""The layout of a domino match compiled: what ``games/dominoes/layout.py`` and ``ends.py`` say of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from sixtyone.fast.compiled import kernel
from sixtyone.fast.domino_record import PLACE_NAMES
from sixtyone.games.dominoes.ends import End, placement_score
from sixtyone.games.dominoes.layout import outer_place
from sixtyone.games.dominoes.rules import SPINNERS
from sixtyone.games.dominoes.variants import HORSE_RACE
from sixtyone.score import total
from sixtyone.tiles import HALVES, SIDES, TILES, Place, Tile

_LOW, _HIGH, _SIDE_A, _SIDE_B, _ARM_A, _ARM_B = range(len(PLACE_NAMES))
ALL_VALUES = 127
_SPINNERS_NONE, _SPINNERS_FIRST, _SPINNERS_ALL = map(SPINNERS.index, ("none", "first", "all"))
_LOWS = np.array([tile.low for tile in TILES], np.int8)
_HIGHS = np.array([tile.high for tile in TILES], np.int8)
PIPS = np.array([tile.pips for tile in TILES], np.int8)
DOUBLES = sum(1 << index for index, tile in enumerate(TILES) if tile.is_double)
WITH = np.array([sum(1 << index for index, tile in enumerate(TILES) if value in tile) for value in range(8)], np.int64)
FITTING = np.array(
    [
        sum(1 << index for index, tile in enumerate(TILES) if values >> tile.low & 1 or values >> tile.high & 1)
        for values in range(128)
    ],
    np.int64,
)
_ALL_PLACES = [(tile, name) for tile in TILES for name in (*PLACE_NAMES, "", "")]
VALUE = np.array([Place(tile, name).value for tile, name in _ALL_PLACES], np.int8)
# What a place adds to the sum: a half its pips, a long side both halves of its double, an arm not begun nothing.
_WEIGHTS = {**dict.fromkeys(HALVES, 1), **dict.fromkeys(SIDES, 2)}
_COUNTED = np.array([_WEIGHTS.get(name, 0) * Place(tile, name).value for tile, name in _ALL_PLACES], np.int8)
# The place that a tile opens when it joins a value.
_OUTER = np.zeros((len(TILES), 8), np.uint8)
for _index, _tile in enumerate(TILES):
    for _value in _tile:
        _outer = outer_place(_tile, Place(Tile(_value, _value), SIDES[1]))
        _OUTER[_index, _value] = _index * 8 + PLACE_NAMES.index(_outer.name)
# By what is paid (1 for fives, 2 for threes, 3 for both) and the sum.
_PAID = [replace(HORSE_RACE.rules, fives=bool(kinds & 1), threes=bool(kinds & 2)) for kinds in range(4)]
_POINTS = np.array(
    [[total(placement_score([End(TILES[0], ends)], rules)) for ends in range(128)] for rules in _PAID], np.int8
)


@kernel
def sum_with(state: Any, tile: int, slot: int) -> int:
    """The sum of the counted ends when a tile has been laid."""
    if state.slots == 0:
        return int(PIPS[tile & 31])
    joined = state.places[slot & 15]
    counted = state.sum + _COUNTED[_OUTER[tile & 31, VALUE[joined] & 7]]
    # At the second tile: the other side of a double that opened is free and counts on.
    return int(counted if state.lone else counted - _COUNTED[joined])


@kernel
def placement_points(state: Any, counted: int) -> int:
    """What a sum of counted ends earns."""
    return int(_POINTS[state.scoring & 3, counted & 127])


@kernel
def lay(state: Any, tile: int, slot: int) -> None:
    """Put a tile into the layout: its outer place takes the slot, and a spinner whose sides are both used grows
    arms.
    """
    if state.slots == 0:
        low, high = _LOWS[tile & 31], _HIGHS[tile & 31]
        state.lone = low == high
        state.places[0] = tile * 8 + (_SIDE_A if low == high else _LOW)
        state.places[1] = state.places[0] + 1
        state.slots = 2
        state.sum = low + high
        state.open = (1 << 4 * low) + (1 << 4 * high)
        state.values = 1 << low | 1 << high
    else:
        joined = state.places[slot & 15]
        value = VALUE[joined]
        outer = _OUTER[tile & 31, value & 7]
        counted = sum_with(state, tile, slot)
        state.places[slot & 15] = outer
        opened = state.open + (1 << 4 * VALUE[outer]) - (1 << 4 * value)
        if state.lone:
            state.lone = False
        elif state.spinners != _SPINNERS_NONE and is_spinner(state, joined):
            slots = state.slots
            state.places[slots & 15] = (joined & ~7) + _ARM_A
            state.places[slots + 1 & 15] = (joined & ~7) + _ARM_B
            state.slots = slots + 2
            opened += 2 << 4 * value
        state.sum = counted
        state.open = opened
        values = (state.values | 1 << VALUE[outer]) & ~(1 << value)
        state.values = values | (1 if opened >> 4 * value & 15 else 0) << value
    if state.spinners == _SPINNERS_FIRST and state.spinner < 0 and DOUBLES >> tile & 1:
        state.spinner = tile


@kernel
def is_spinner(state: Any, joined: int) -> bool:
    """Whether a place is the long side of a spinner."""
    name = joined & 7
    return bool(name >> 1 == _SIDE_A >> 1 and (state.spinners == _SPINNERS_ALL or joined >> 3 == state.spinner))
