"""What `sixtyone simulate` does on one core: matches played by kernels and kept, without the files."""

from __future__ import annotations

from functools import partial

from bench.worker import Work
from sixtyone.fast.simulate.plan import CHUNK, Plan


def _chunks(game: str, player: str) -> Work:
    plan = Plan.make(game, None, (player, player), 1_000_000)
    played = 0

    def batch() -> int:
        nonlocal played
        matches = len(plan.play(played % plan.chunks))
        played += 1
        return matches

    assert batch() == CHUNK
    return Work(batch)


cribbage_random = partial(_chunks, "cribbage", "random")
cribbage_greedy = partial(_chunks, "cribbage", "greedy")
horse_race_random = partial(_chunks, "horse-race", "random")
horse_race_greedy = partial(_chunks, "horse-race", "greedy")
fives_and_threes_random = partial(_chunks, "fives-and-threes", "random")
fives_and_threes_greedy = partial(_chunks, "fives-and-threes", "greedy")
