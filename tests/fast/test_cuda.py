"""The kernels on a CUDA card: the same bytes; and where there is no card, a word that says so.

What is peculiar to the card can be tested only on one. The loading of the kernels a second time is tested everywhere,
with the compiler for this processor in place of that for the card.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest

from sixtyone.fast import bits, cuda
from sixtyone.fast.simulate.plan import Plan, policy_numbers

PLANS = [
    Plan.make("cribbage", None, ("random", "greedy"), 300, 5, {}),
    Plan.make("cribbage", "seven-card", ("random", "random"), 300, 5, {}),
    Plan.make("horse-race", "pairs", ("random", "greedy") * 2, 300, 5, {}),
    Plan.make("fives-and-threes", None, ("random", "random", "greedy"), 300, 5, {}),
    Plan.make("all-fives", None, ("greedy", "random"), 300, 5, {}),
]


@pytest.mark.skipif(not cuda.available(), reason="there is no CUDA card here")
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game} {plan.variant}")
def test_the_card_plays_the_same_matches(plan: Plan) -> None:
    assert cuda.play(plan, 0, plan.matches).tobytes() == plan.play(0).tobytes()


@pytest.mark.skipif(cuda.available(), reason="there is a CUDA card here")
def test_without_a_card_it_is_said() -> None:
    with pytest.raises(RuntimeError, match="no CUDA card"):
        cuda.play(PLANS[0], 0, 10)


def test_the_kernels_can_be_loaded_again() -> None:
    compiled: list[str] = []
    tables: list[Any] = []

    def kernel(function: Any) -> Any:
        compiled.append(function.__name__)
        return numba.njit(error_model="numpy")(function)

    def to_device(table: Any) -> Any:
        tables.append(table)
        return table.copy()

    made = cuda.device_modules(kernel, bits, to_device)
    assert {"chance", "play", "settle", "greedy_cribbage", "match_of_dominoes"} <= set(compiled)
    assert len(tables) > 20
    plan = PLANS[3]  # the quickest to compile
    results = np.zeros(20, plan.play(0).dtype)
    made["simulate.play"].play_dominoes(plan.start(), plan.seed, 0, policy_numbers(plan), results)
    assert results.tobytes() == plan.play(0)[:20].tobytes()
