"""The generator that lies in every state: a counter and a mixing function (splitmix64).

The n-th number of a match depends on its seed and on n alone, so a result never depends on how the work was shared
among threads, processes or machines. A number below n is had from the upper bits by a multiplication: the chances of
two outcomes differ by less than one part in 2**30.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixtyone.fast.compiled import kernel

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)

FRACTION = 57
"""Bits of the fraction from which ``deal`` takes several numbers."""


@kernel
def mixed(counter: np.uint64) -> np.uint64:
    """The number at a counter."""
    number = (counter ^ (counter >> _30)) * _FIRST
    number = (number ^ (number >> _27)) * _SECOND
    return np.uint64(number ^ (number >> _31))


@kernel
def seeded(seed: np.uint64, stream: np.uint64) -> np.uint64:
    """Where the generator of a match begins: its ``stream`` is its number in a simulation of that seed."""
    return mixed(mixed(seed + _STEP) ^ (stream * _STEP))


@kernel
def number(state: Any) -> np.uint64:
    """The next 64 bits."""
    counter = state.rng + _STEP
    state.rng = counter
    return mixed(counter)


@kernel
def below(state: Any, n: int) -> int:
    """A whole number from 0 to n - 1; n is below 2**31."""
    return int(np.int64(((number(state) >> _32) * np.uint64(n)) >> _32))


@kernel
def choose(state: Any, n: int) -> int:
    """The same, but where n is 1 no number is used up. Whether it is cannot be foreseen, so there is no branch to be
    foreseen.
    """
    counter = state.rng + _STEP
    state.rng = counter if n > 1 else state.rng
    return int(np.int64(((mixed(counter) >> _32) * np.uint64(n)) >> _32))


@kernel
def fraction(state: Any) -> int:
    """A fraction of 57 bits; multiplied by n, its whole part is a number below n and the rest a fraction again, good
    for four such numbers.
    """
    return int(np.int64(number(state) >> np.uint64(64 - FRACTION)))
