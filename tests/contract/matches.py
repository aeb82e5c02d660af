"""Whole matches by players who know nothing: the material of the contract and of the properties."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from sixtyone.fair import SeededRng
from sixtyone.game import CHANCE, Action, Event, Rng, State
from sixtyone.games.cribbage.actions import Accept, Count
from sixtyone.games.cribbage.state import CribbageState
from tests.contract.varieties import Variety

LONGEST = 20_000
"""Actions of a match: far more than any of ours takes."""


@dataclass(frozen=True)
class Step:
    """One action of a match, with the states before and after it and what happened."""

    before: State
    action: Action
    events: tuple[Event, ...]
    after: State


def choose(state: State, seat: int, chooser: random.Random) -> Action:
    """An action of the seat. Counts are mostly near the truth, or a match would be all overclaims."""
    legal = state.legal_actions(seat)
    claim = state.claim if isinstance(state, CribbageState) else None
    if claim is not None and isinstance(legal[0], Count):
        near = (claim.total, claim.total, claim.total - 1, claim.total - 3, claim.total + 2, 0, chooser.randrange(100))
        return Count(seat, min(99, max(0, chooser.choice(near))))
    if claim is not None and isinstance(legal[0], Accept):
        return chooser.choice((legal[0], legal[0], chooser.choice(legal[1:4]), chooser.choice(legal)))
    return chooser.choice(legal)


def play(variety: Variety, seed: int, first: int | None = None, rng: Rng | None = None) -> Iterator[Step]:
    """A match from its first lot, cut or deal to its outcome."""
    chooser = random.Random(seed)
    chance = SeededRng(seed) if rng is None else rng
    state = variety.game.new(variety.rules, first)
    for _ in range(LONGEST):
        if not state.actors:
            return
        seat = chooser.choice(state.actors)
        action = state.chance(chance) if seat == CHANCE else choose(state, seat, chooser)
        after, events = state.apply(action)
        yield Step(state, action, events, after)
        state = after
    raise AssertionError(f"{variety} does not end: {state}")
