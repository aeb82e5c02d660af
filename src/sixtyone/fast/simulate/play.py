"""The loops that play whole matches by policies, and what they keep of each."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixtyone.fast import cribbage, dominoes
from sixtyone.fast.chance import choose
from sixtyone.fast.compiled import kernel
from sixtyone.fast.cribbage_record import OVER as CRIBBAGE_OVER
from sixtyone.fast.domino_record import MOST_ACTIONS
from sixtyone.fast.domino_record import OVER as DOMINO_OVER
from sixtyone.fast.greedy import greedy_cribbage, greedy_dominoes

POLICIES = ("random", "greedy")
"""By number in the kernels."""

RESULT = np.dtype(
    [
        ("match", np.int64),
        ("first", np.int8),  # who dealt or opened first
        ("opening", np.int8),  # the card that led the first play, or the first tile; -1 where the match ended before
        ("length", np.int16),  # deals or rounds
        ("actions", np.int32),
        ("winners", np.int8),  # sides as bits
        ("scores", np.int16, 4),
        ("pegged", np.int16, (4, 4)),  # of each side, by PEGGED of the game's record
    ],
    align=True,
)
"""What is kept of a match."""


@kernel
def keep(state: Any, match: int, length: int, result: Any) -> None:
    """What is kept of a match."""
    result.match = match
    result.first = state.first
    result.opening = state.opening
    result.length = length
    result.actions = state.actions
    result.winners = state.winners
    for side in range(4):
        result.scores[side] = state.scores[side]
        for kind in range(4):
            result.pegged[side, kind] = state.pegged[side, kind]


@kernel
def act_in_cribbage(state: Any, policies: Any, best: Any) -> int:
    """One action of the seat that is to act; its number."""
    seat = state.turn
    if policies[seat & 3] == 0:
        action = cribbage.random_action(state, seat)
    else:
        action = best[choose(state, greedy_cribbage(state, seat, best))]
    cribbage.step(state, seat, action)
    return action


@kernel
def act_in_dominoes(state: Any, policies: Any, best: Any) -> int:
    """One action of the seat that is to act; its number."""
    seat = state.turn
    if policies[seat & 3] == 0:
        action = dominoes.random_action(state, seat)
    else:
        action = best[choose(state, greedy_dominoes(state, seat, best))]
    dominoes.step(state, seat, action)
    return action


@kernel
def match_of_cribbage(
    start: Any, seed: int, match: int, policies: Any, states: Any, i: int, best: Any, results: Any, k: int
) -> None:
    """One match of cribbage, in state ``i``; what is kept of it goes to result ``k``."""
    cribbage.reset_at(states, i, start, seed, match)
    state = states[i]
    while state.phase != CRIBBAGE_OVER:
        if cribbage.waits_for_chance(state):
            cribbage.chance(state)
        else:
            act_in_cribbage(state, policies, best)
    keep(state, match, state.deals, results[k])


@kernel
def match_of_dominoes(
    start: Any, seed: int, match: int, policies: Any, states: Any, i: int, best: Any, results: Any, k: int
) -> None:
    """One match of a domino game, likewise."""
    dominoes.reset_at(states, i, start, seed, match)
    state = states[i]
    while state.phase != DOMINO_OVER:
        if dominoes.waits_for_chance(state):
            dominoes.chance(state)
        else:
            act_in_dominoes(state, policies, best)
    keep(state, match, state.rounds, results[k])


@kernel
def play_cribbage(start: Any, seed: int, first: int, policies: Any, results: Any) -> None:
    """Matches of cribbage from number ``first`` on, one for each result."""
    states = start.copy()
    best = np.zeros(MOST_ACTIONS, np.int64)
    for k in range(results.size):
        match_of_cribbage(start, seed, first + k, policies, states, 0, best, results, k)


@kernel
def play_dominoes(start: Any, seed: int, first: int, policies: Any, results: Any) -> None:
    """Matches of a domino game from number ``first`` on, one for each result."""
    states = start.copy()
    best = np.zeros(MOST_ACTIONS, np.int64)
    for k in range(results.size):
        match_of_dominoes(start, seed, first + k, policies, states, 0, best, results, k)
