"""Cribbage compiled: the flow of ``games/cribbage/flow.py`` over NumPy records, for every variety with automatic
counting.

A set of cards is an integer with bit i for ``PACK[i]``. An action is a number: in the discard the place of the cards
among the pairs (or single cards) of the sorted hand, as ``legal_actions`` lists them; in the play the card, or
``GO``. ``legal`` gives the set of such numbers as bits.

``step``, ``legal`` and ``chance`` take one record and are for other kernels; from Python ``step_at`` and its like,
which take the array and an index, cost less a call. None checks what it is given: ``step`` wants a legal action of a
seat that is to act, ``chance`` a state that waits for chance. All points come from the readable rules, by ``tables.py``
or as their constants.

An index such as ``seat & 3`` tells the compiler that it is not negative; numba would otherwise look for numbers from
the end at every access.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np

from sixtyone.fast.bits import NEXT, deposit, lowest, nth, popcount
from sixtyone.fast.chance import FRACTION, below, choose, fraction, seeded
from sixtyone.fast.compiled import kernel
from sixtyone.fast.cribbage_record import CRIB, DEAL, DISCARD, GO, HAND, IN_PLAY, OVER, PLAY, START, STARTER
from sixtyone.fast.tables import (
    CARD_VALUES,
    COUNTS,
    FLUSHES,
    JACK_SHIFT,
    LONG_RUNS,
    LONGER,
    NOBS,
    SERIES,
    SHOW,
    STARTS,
    STEPS,
)
from sixtyone.games.cribbage.flow import HEELS, LAST_CARD, THREE_FOR_LAST
from sixtyone.games.cribbage.pegging import LIMIT

LAYABLE = np.array(
    [sum(1 << card for card in range(52) if count + CARD_VALUES[card] <= LIMIT) for count in range(LIMIT + 1)], np.int64
)
_SUIT = np.array([sum(1 << 4 * rank + suit for rank in range(13)) for suit in range(4)], np.int64)
# What a discard takes of a hand, by how many cards it holds and how many are laid away: bits by place in the sorted
# hand.
CHOICES = np.zeros((8, 3, 21), np.int64)
for _dealt in range(1, 8):
    for _away in (1, 2):
        _patterns = [sum(1 << place for place in places) for places in combinations(range(_dealt), _away)]
        CHOICES[_dealt, _away, : len(_patterns)] = _patterns
CHOICE_COUNT = np.array([[1, size, size * (size - 1) // 2] for size in range(8)], np.int64)
_FRACTION_MASK = (1 << FRACTION) - 1


@kernel
def show(hand: int, starter: int, crib: int, size: int) -> int:
    """What a hand of ``size`` cards, or (``crib`` = 1) a crib, counts with the starter."""
    suited = _SUIT[starter & 3]
    cards = hand | 1 << starter
    place = STARTS[size + 1]
    for step in range(size + 1):
        place += STEPS[step, lowest(cards)]
        cards &= cards - 1
    points = SHOW[place] + (hand >> (JACK_SHIFT + (starter & 3)) & 1) * NOBS
    flush = _SUIT[lowest(hand) & 3]
    if hand & flush == hand:
        points += FLUSHES[size, crib, 1 if flush == suited else 0]
    return int(points)


@kernel
def legal(state: Any, seat: int) -> int:
    """The legal actions of a seat that is to act, as bits."""
    if state.phase == DISCARD:
        return int((1 << CHOICE_COUNT[state.dealt, state.discards]) - 1)
    fits = state.hands[seat & 3] & LAYABLE[state.count & 31]
    return int(fits) if fits != 0 else 1 << GO


@kernel
def award(state: Any, seat: int, points: int, phase: int) -> None:
    """Peg points; the award that reaches the target ends the match."""
    side = seat & 1 if state.pairs else seat
    score = state.scores[side & 3] + points
    state.scores[side & 3] = score
    state.pegged[side & 3, phase] += points
    if score >= state.target:
        state.phase = OVER
        sides = 2 if state.pairs else state.seats
        state.winners = ((1 << sides) - 1) ^ 1 << side if state.giveaway else 1 << side


@kernel
def left_of(state: Any, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


# Chance.


@kernel
def take(state: Any, left: int) -> int:
    """Turn a fraction into a card of the rest of the pack, put it at the end of those taken, and give the fraction
    that is left.
    """
    taken = state.taken
    product = left * (52 - taken)
    other = taken + (product >> FRACTION)
    card = state.pack[other & 63]
    state.pack[other & 63] = state.pack[taken & 63]
    state.pack[taken & 63] = card
    state.taken = taken + 1
    return int(product & _FRACTION_MASK)


@kernel
def chance(state: Any) -> None:
    """Sample what is due: a cut, a deal or a starter."""
    phase = state.phase
    if phase == DEAL:
        state.taken = 0
        left = held = 0
        for seat in range(state.seats):
            hand = 0
            for _ in range(state.dealt):
                if state.taken & 3 == 0:
                    left = fraction(state)
                left = take(state, left)
                hand |= 1 << state.pack[(state.taken - 1) & 63]
            state.hands[seat & 3] = hand
            held |= hand
        state.held = held
        crib = 0
        for _ in range(state.from_pack):
            take(state, fraction(state))
            crib |= 1 << state.pack[(state.taken - 1) & 63]
        state.crib = crib
        deal(state)
    elif phase == STARTER:
        # The cards taken are those dealt, so any other is left.
        taken = state.taken
        turn_starter(state, state.pack[taken + below(state, 52 - taken)])
    else:
        for seat in range(state.seats):
            if state.cutting >> seat & 1:
                take(state, fraction(state))
                state.cut[seat] = state.pack[(state.taken - 1) & 63]
        cut(state)


@kernel
def cut(state: Any) -> None:
    """After every seat in ``cutting`` has its card in ``cut``: the lowest rank deals, and seats that tie for it cut
    again.
    """
    state.actions += 1
    lowest_rank = 13
    tied = 0
    for seat in range(state.seats):
        if state.cutting >> seat & 1:
            rank = state.cut[seat] >> 2
            if rank < lowest_rank:
                lowest_rank, tied = rank, 0
            if rank == lowest_rank:
                tied |= 1 << seat
    state.cutting = tied
    if tied & (tied - 1) == 0:
        state.cutting = 0
        state.dealer = state.first = lowest(tied)
        state.phase = DEAL


@kernel
def deal(state: Any) -> None:
    """After ``hands`` and ``crib`` were dealt: the discard begins; the pone of five-card is given three for last."""
    state.actions += 1
    state.deals += 1
    state.phase = DISCARD
    state.turn = 0
    state.waiting = (1 << state.seats) - 1
    if state.three_for_last and state.deals == 1:
        award(state, left_of(state, state.dealer), THREE_FOR_LAST, START)


@kernel
def turn_starter(state: Any, card: int) -> None:
    """A starter is turned, two for his heels, and the play begins."""
    state.actions += 1
    state.starter = card
    state.phase = PLAY
    state.turn = left_of(state, state.dealer)
    state.series = state.count = 0
    state.holding = state.going = (1 << state.seats) - 1
    if card >> 2 == JACK_SHIFT >> 2:
        award(state, state.dealer, HEELS, START)


# What seats do.


@kernel
def step(state: Any, seat: int, action: int) -> None:
    """A seat acts."""
    state.actions += 1
    if state.phase == DISCARD:
        discard(state, seat, action)
    elif action == GO:
        going = state.going & ~(1 << seat)
        state.going = going
        state.turn = NEXT[going & 15, seat & 3]
    else:
        play(state, seat, action)


@kernel
def discard(state: Any, seat: int, choice: int) -> None:
    """A seat lays cards away; when all have, the starter is due."""
    hand = state.hands[seat & 3]
    away = deposit(CHOICES[state.dealt, state.discards, choice], hand)
    state.hands[seat & 3] = state.kept[seat & 3] = hand ^ away
    state.held ^= away
    state.crib |= away
    waiting = state.waiting & ~(1 << seat)
    state.waiting = waiting
    if waiting != 0:
        state.turn = lowest(waiting)
    else:
        state.phase = STARTER


@kernel
def long_run(series: int) -> int:
    """The run of five to seven at the end of a series; 0 where there is none."""
    ranks = longest = 0
    for length in range(1, 8):
        rank = 1 << (series & 15) >> 1
        if rank == 0 or ranks & rank:  # the series begins here, or a rank comes again
            break
        ranks |= rank
        if LONG_RUNS[ranks] == length:
            longest = length
        series >>= 4
    return longest


@kernel
def points_for(series: int, count: int) -> int:
    """What the last card of a series earns, the point for the last card aside; ``count`` is the count with it."""
    points = int(SERIES[series & 0xFFFF])
    if points & LONGER:
        points ^= LONGER
        longer = long_run(series)
        if longer != 0:
            points = longer  # five different ranks: there is no pair, and this run holds the shorter ones
    return points + int(COUNTS[count & 31])


@kernel
def play(state: Any, seat: int, card: int) -> None:
    """A card is laid and pegs what it makes; then the next seat is to act, or the series ends, or the play does."""
    hand = state.hands[seat & 3] ^ 1 << card
    held = state.held ^ 1 << card
    state.hands[seat & 3] = hand
    state.held = held
    if hand == 0:
        state.holding &= ~(1 << seat)
        state.going &= ~(1 << seat)
    count = state.count + CARD_VALUES[card & 63]
    series = (state.series << 4 | (card >> 2) + 1) & 0xFFFFFFF
    state.count = count
    state.series = series
    if state.opening < 0:
        state.opening = card
    points = points_for(series, count)
    goes_on = held & LAYABLE[count & 31] != 0
    if not goes_on and count < LIMIT:
        points += LAST_CARD
    award(state, seat, points, IN_PLAY)
    if state.phase == OVER:
        return
    if not goes_on:
        state.series = state.count = 0
        state.going = state.holding
        if held == 0 or state.one_series:
            show_all(state)
            return
    state.turn = NEXT[state.going & 15, seat & 3]


@kernel
def show_all(state: Any) -> None:
    """Hands from the dealer's left to the dealer, then the crib; each is pegged before the next."""
    seat = state.dealer
    for _ in range(state.seats):
        seat = left_of(state, seat)
        points = show(state.kept[seat & 3], state.starter, 0, state.kept_size)
        award(state, seat, points, HAND)
        if state.phase == OVER:
            return
    points = show(state.crib, state.starter, 1, state.crib_size)
    award(state, seat, points, CRIB)
    if state.phase == OVER:
        return
    state.dealer = left_of(state, seat)
    state.phase = DEAL


@kernel
def random_action(state: Any, seat: int) -> int:
    """A legal action, each equally likely; no number is drawn where there is only one."""
    if state.phase == DISCARD:
        return below(state, CHOICE_COUNT[state.dealt, state.discards])
    fits = state.hands[seat & 3] & LAYABLE[state.count & 31]
    if fits == 0:
        return GO
    return lowest(nth(fits, choose(state, popcount(fits))))


@kernel
def waits_for_chance(state: Any) -> bool:
    """Whether the state waits for chance; if not, and it is not over, seat ``turn`` is to act."""
    phase = state.phase
    return bool(phase != PLAY and phase != DISCARD and phase != OVER)


# For Python.


@kernel
def clone_at(states: Any, i: int, into: Any, j: int) -> None:
    """Copy a state, its generator too."""
    into[j] = states[i]


@kernel
def reset_at(states: Any, i: int, start: Any, seed: int, stream: int) -> None:
    """Set a state to the one that ``start`` gave, and its generator to the beginning of match ``stream`` of a seed."""
    states[i] = start[0]
    state = states[i]
    state.rng = seeded(np.uint64(seed), np.uint64(stream))


@kernel
def legal_at(states: Any, i: int, seat: int) -> int:
    """See ``legal``."""
    return legal(states[i], seat)


@kernel
def step_at(states: Any, i: int, seat: int, action: int) -> None:
    """See ``step``."""
    step(states[i], seat, action)


@kernel
def chance_at(states: Any, i: int) -> None:
    """See ``chance``."""
    chance(states[i])


@kernel
def cut_at(states: Any, i: int) -> None:
    """See ``cut``."""
    cut(states[i])


@kernel
def deal_at(states: Any, i: int) -> None:
    """See ``deal``."""
    deal(states[i])


@kernel
def turn_starter_at(states: Any, i: int, card: int) -> None:
    """See ``turn_starter``."""
    turn_starter(states[i], card)
