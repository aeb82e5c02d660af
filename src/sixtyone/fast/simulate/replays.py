"""Any match of a simulation as a record, for the readable rules to replay, and for people to look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixtyone.catalogue import find_game
from sixtyone.fast import actions, cribbage, cribbage_record, dominoes
from sixtyone.fast.compiled import kernel
from sixtyone.fast.simulate.plan import CHUNK, Plan, policy_numbers
from sixtyone.fast.simulate.play import act_in_cribbage, act_in_dominoes
from sixtyone.fast.simulate.results import kinds_of
from sixtyone.game import Event, Scored
from sixtyone.games.cribbage.events import Shown, Starter
from sixtyone.record import Record, replay
from sixtyone.score import ScoreKind

_ROOM = 1024
"""States that are kept at a time; a longer match is taken up from the last one."""


@kernel
def cribbage_states(states: Any, policies: Any, best: Any, seats: Any, numbers: Any) -> int:
    """Play on from the first state, each state after an action in the next place; how many actions there were."""
    k = 0
    while k + 1 < states.size and states[k].phase != cribbage_record.OVER:
        states[k + 1] = states[k]
        state = states[k + 1]
        if cribbage.waits_for_chance(state):
            seats[k] = -1
            cribbage.chance(state)
        else:
            seats[k] = state.turn
            numbers[k] = act_in_cribbage(state, policies, best)
        k += 1
    return k


@kernel
def domino_states(states: Any, policies: Any, best: Any, seats: Any, numbers: Any) -> int:
    """The same for a domino game."""
    k = 0
    while k + 1 < states.size and states[k].winners == 0:
        states[k + 1] = states[k]
        state = states[k + 1]
        if dominoes.waits_for_chance(state):
            seats[k] = -1
            dominoes.chance(state)
        else:
            seats[k] = state.turn
            numbers[k] = act_in_dominoes(state, policies, best)
        k += 1
    return k


def record_of_match(plan: Plan, match: int) -> Record:
    """One match of a plan, played again and written down.

    Raises:
        ValueError: the plan has no such match.
    """
    plan.must_have(match, 1)
    is_cribbage = plan.game == "cribbage"
    start = plan.start()
    states = np.zeros(_ROOM, start.dtype)
    (cribbage if is_cribbage else dominoes).reset_at(states, 0, start, plan.seed, match)
    play = cribbage_states if is_cribbage else domino_states
    seats, numbers, best = (np.zeros(_ROOM, np.int64) for _ in range(3))
    said: list[str] = []
    while not states["winners"][0]:
        count = play(states, policy_numbers(plan), best, seats, numbers)
        said += [str(_action(is_cribbage, states, k, int(seats[k]), int(numbers[k]))) for k in range(count)]
        states[0] = states[count]
    names = tuple(f"{policy} {seat}" for seat, policy in enumerate(plan.policies))
    return Record(find_game(plan.game), plan.rules, names, tuple(said))


def _action(is_cribbage: bool, states: NDArray[np.void], k: int, seat: int, number: int) -> Any:
    if seat < 0:
        done = actions.cribbage_chance_done if is_cribbage else actions.domino_chance_done
        return done(states[k], states[k + 1])
    read = actions.cribbage_action if is_cribbage else actions.domino_action
    return read(states[k], seat, number)


def differences(plan: Plan, results: NDArray[np.void]) -> list[str]:
    """Replay matches by the readable rules and say where they do not end as the results have it."""
    found = []
    for result in results:
        state, events = replay(record_of_match(plan, int(result["match"])))
        sides = range(len(state.scores))
        kinds = kinds_of(plan)
        readable = {
            "winners": () if state.outcome is None else state.outcome.winners,
            "scores": state.scores,
            "pegged": pegged_by_kind(events),
        }
        simulated = {
            "winners": tuple(side for side in sides if result["winners"] >> side & 1),
            "scores": tuple(int(result["scores"][side]) for side in sides),
            "pegged": {
                (side, kind): int(result["pegged"][side][number])
                for side in sides
                for number, kind in enumerate(kinds)
                if result["pegged"][side][number]
            },
        }
        if readable != simulated:
            found.append(f"match {result['match']}: {simulated} where the readable rules have {readable}")
    return found


_KINDS = {
    **dict.fromkeys((ScoreKind.HEELS, ScoreKind.THREE_FOR_LAST), "start"),
    **dict.fromkeys((ScoreKind.FIVES, ScoreKind.THREES), "placement"),
    ScoreKind.HAND_OUT: "hand-out",
    ScoreKind.SETTLEMENT: "settlement",
}


def pegged_by_kind(events: Iterable[Event]) -> dict[tuple[int, str], int]:
    """What each side pegged of each kind that a simulation tells apart, as the events have it."""
    pegged: Counter[tuple[int, str]] = Counter()
    cards = "play"  # what other points of cribbage belong to: the play, or the hand or crib shown last
    for event in events:
        match event:
            case Shown():
                cards = "crib" if event.crib else "hand"
            case Starter():
                cards = "play"
            case Scored():
                for part in event.parts:
                    pegged[event.side, _KINDS.get(part.kind, cards)] += part.points
    return dict(pegged)


def replay_chunk(plan: Plan, first: int, count: int) -> list[str]:
    """``differences`` of some matches of a plan, from number ``first`` on, in whatever chunks they are.

    Raises:
        ValueError: the plan has not all of these matches.
    """
    plan.must_have(first, count)
    found, end = [], first + count
    for chunk in range(first // CHUNK, -(-end // CHUNK)):
        results = plan.play(chunk)
        found += differences(plan, results[(results["match"] >= first) & (results["match"] < end)])
    return found
