"""Sets as bits: counting them, finding the lowest, choosing the n-th. One instruction each where the processor has
it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from sixtyone.fast.compiled import kernel, processor_features

# An extension of x86; some older processors are slow at it, and right all the same.
_DEPOSITS = "bmi2" in processor_features()


def _next(seats: int, seat: int) -> int:
    clockwise = [(seat + step) % 4 for step in range(1, 5)]
    return next((other for other in clockwise if seats >> other & 1), seat)


NEXT = np.array([[_next(seats, seat) for seat in range(4)] for seats in range(16)], np.int8)
"""``NEXT[seats, seat]``: the first of some seats (as bits) after a seat, clockwise; the seat itself comes last."""


def _popcount_intrinsic(context: Any, value: Any) -> Any:
    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), make


def _trailing_zeros_intrinsic(context: Any, value: Any) -> Any:
    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), make


def _pdep_intrinsic(context: Any, value: Any, mask: Any) -> Any:
    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        name = "llvm.x86.bmi.pdep.64"
        module = builder.module
        function = module.globals.get(name) or ir.Function(module, ir.FunctionType(word, [word, word]), name)
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), make


_popcount: Any = intrinsic(_popcount_intrinsic)
_trailing_zeros: Any = intrinsic(_trailing_zeros_intrinsic)
_pdep: Any = intrinsic(_pdep_intrinsic)


@kernel
def popcount(mask: int) -> int:
    """How many bits are set."""
    return int(_popcount(mask))


@kernel
def lowest(mask: int) -> int:
    """The index of the lowest bit set; 64 where none is."""
    return int(_trailing_zeros(mask))


def _deposit_by_instruction(pattern: int, mask: int) -> int:
    return int(_pdep(pattern, mask))


def deposit_by_loop(pattern: int, mask: int) -> int:
    """``deposit`` where no instruction does it."""
    chosen = 0
    while pattern != 0:
        bit = mask & -mask
        if pattern & 1:
            chosen |= bit
        mask ^= bit
        pattern >>= 1
    return chosen


deposit = kernel(_deposit_by_instruction if _DEPOSITS else deposit_by_loop)
"""``deposit(pattern, mask)``: of the bits of ``mask``, from the lowest up, those at which ``pattern`` has a bit."""


@kernel
def nth(mask: int, n: int) -> int:
    """The n-th bit set, from the lowest up, counted from 0, as a mask."""
    return deposit(1 << n, mask)
