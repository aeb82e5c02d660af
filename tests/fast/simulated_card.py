"""Matches by ``sixtyone.fast.cuda`` in numba's simulator of a card, which runs kernels as plain Python: what can be
tested of the launch, the bits and the records where there is no card. A program, since the simulator takes numba over:
``NUMBA_ENABLE_CUDASIM=1 python -m tests.fast.simulated_card``.

The simulator reads numbers in the width in which they are stored, where a card computes with 64 bits; it takes
``state.sum``, a field, for a method of NumPy; and it cannot copy a record. That is mended here; of the kernels nothing
is changed.
"""

import warnings
from typing import Any

import numpy as np

from sixtyone.fast import cuda
from sixtyone.fast.simulate.plan import Plan

PLANS = [
    Plan.make("cribbage", None, ("random", "greedy"), 9, 5),
    Plan.make("cribbage", "seven-card", ("greedy", "random"), 9, 5, {"giveaway": True, "target": 31}),
    Plan.make("cribbage", "pairs", ("random", "greedy") * 2, 9, 5, {"target": 61}),
    Plan.make("horse-race", "pairs", ("random", "greedy") * 2, 9, 5),
    Plan.make("fives-and-threes", None, ("random", "random", "greedy"), cuda.THREADS + 6, 5, {"target": 15}),
    Plan.make("all-fives", None, ("greedy", "random"), 9, 5),
]
"""One of them takes more threads than a block has."""


def widened(value: Any) -> Any:
    """A number as a card computes with it; the unsigned 64 bits of the generator wrap round as they are."""
    return value.item() if isinstance(value, np.integer | np.bool_) and value.dtype != np.uint64 else value


def mend_the_simulator() -> None:
    from numba.cuda.simulator.cudadrv import devicearray

    array, inside = devicearray.FakeCUDAArray, devicearray.FakeWithinKernelCUDAArray
    read, write, attribute = array.__getitem__, array.__setitem__, inside.__getattr__

    def of_record(self: Any, name: str) -> Any:
        return self[name] if name in (self._item.dtype.names or ()) else attribute(self, name)

    def copied(self: Any, index: Any, value: Any) -> None:
        write(self, index, value._item._ary if isinstance(value, inside) else value)

    array.__getitem__ = lambda self, index: widened(read(self, index))
    array.__setitem__ = copied
    inside.__getattr__ = of_record


def main() -> None:
    """Print what differs."""
    mend_the_simulator()
    warnings.filterwarnings("ignore", "overflow encountered")  # so the generator works
    for plan in PLANS:
        # Not from match 0 on, since a thread has to be told the number of its match.
        card, here = cuda.play(plan, 1, plan.matches - 1), plan.play(0)[1:]
        if card.tobytes() != here.tobytes():
            number = next((k for k in range(len(here)) if card[k] != here[k]), 0)
            print(f"{plan.game} {plan.variant}: {card[number]} is not {here[number]}")
    print(f"{len(PLANS)} plans were played")


if __name__ == "__main__":
    main()
