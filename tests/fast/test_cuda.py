"""The kernels on a CUDA card: the same bytes; and where there is no card, a word that says so.

What is peculiar to the card can be tested only on one. Everywhere the kernels are loaded a second time, with the
compiler for this processor in place of that for the card, and played in numba's simulator of a card.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
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


@pytest.mark.skipif(importlib.util.find_spec("numba.cuda.simulator") is None, reason="this numba has no simulator")
def test_a_simulated_card_plays_the_same_matches() -> None:
    program = [sys.executable, "-m", "tests.fast.simulated_card"]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(program, cwd=Path(__file__).parents[2], env=environment, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ("6 plans were played\n", 0), done.stderr


@pytest.mark.parametrize("missing", ["numba.cuda", "numba.cuda.cudadrv"])
def test_without_the_part_for_cards_everything_else_works(missing: str) -> None:
    program = f"""
import sys
sys.modules[{missing!r}] = None
from sixtyone.fast import cuda
from sixtyone.fast.simulate.plan import Plan
print(cuda.available(), len(Plan.make("fives-and-threes", None, ("random", "random"), 10).play(0)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "False 10\n", done.stderr


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
