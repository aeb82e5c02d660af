"""What is of the card alone: sets as bits by its instructions, and the loop over matches, a thread a match.

Importing this takes numba's part for CUDA; see ``cuda.py``, which loads all else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import numba.cuda
import numpy as np

from sixtyone.fast.bits import NEXT, deposit_by_loop

__all__ = ["NEXT", "deposit", "launch", "lowest", "nth", "popcount"]

_P = ParamSpec("_P")
_R = TypeVar("_R")

cuda: Any = numba.cuda  # its functions have no types


def device(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Compile a function for the card, to be called there."""
    made: Callable[_P, _R] = cuda.jit(device=True)(function)
    return made


deposit = device(deposit_by_loop)


@device
def popcount(mask: Any) -> Any:
    """See ``bits.popcount``."""
    return np.int64(cuda.popc(mask))


@device
def lowest(mask: Any) -> Any:
    """See ``bits.lowest``: as many bits as lie below the lowest one set."""
    return np.int64(cuda.popc((mask & -mask) - 1))


@device
def nth(mask: Any, n: Any) -> Any:
    """See ``bits.nth``."""
    return deposit(np.int64(1) << n, mask)


def launch(match: Any) -> Any:
    """The program that plays a match of a family in every thread, in its own record of ``states``."""

    def matches(start: Any, seed: int, first: int, policies: Any, states: Any, best: Any, results: Any) -> None:
        k = cuda.grid(1)
        if k < results.size:
            match(start, seed, first + k, policies, states, k, best[k], results, k)

    return cuda.jit(matches)
