"""The hands that every show scorer counts: the same for all sides, drawn from a fixed seed.

Each side gets its own kind of cards ready-made: only the scoring is measured.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any

from bench.worker import Work

RANKS = "A23456789TJQK"
SUITS = "CDHS"
HANDS = 2_000
BATCH = 100


def sample(count: int = HANDS, seed: int = 61) -> list[tuple[tuple[str, ...], str]]:
    """`count` hands of four cards and a starter as text, such as `(("5H", "5S", "5C", "JD"), "5D")`."""
    pack = [rank + suit for rank in RANKS for suit in SUITS]
    rng = Random(seed)
    deals = [rng.sample(pack, 5) for _ in range(count)]
    return [(tuple(deal[:4]), deal[4]) for deal in deals]


def scoring(hands: list[Any], score: Callable[[Any], int]) -> Work:
    """`score` over the hands, a batch at a time. `check` is the sum of points: miscounting shows."""
    batches = cycle([hands[at : at + BATCH] for at in range(0, len(hands), BATCH)])

    def batch() -> int:
        for hand in next(batches):
            score(hand)
        return BATCH

    return Work(batch, sum(score(hand) for hand in hands))
