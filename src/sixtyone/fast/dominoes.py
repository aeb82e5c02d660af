"""The domino games compiled: the flow of ``games/dominoes/flow.py`` over NumPy records, for every game in its
``variants.py``.

An action is ``tile * SLOTS + slot``, the slot being an index into the ``places`` of the record (0 for the first
tile), or ``PASS``.

``step`` and its like take one record and are for other kernels; from Python ``step_at`` and its like, which take the
array and an index, cost less a call. None checks what it is given. All points come from the readable rules, as tables
or constants. An index such as ``seat & 3`` tells the compiler that it is not negative.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixtyone.fast.bits import NEXT, lowest, nth, popcount
from sixtyone.fast.chance import FRACTION, below, choose, fraction, seeded
from sixtyone.fast.compiled import kernel
from sixtyone.fast.domino_layout import ALL_VALUES, DOUBLES, FITTING, PIPS, VALUE, WITH, lay, placement_points
from sixtyone.fast.domino_record import (
    DEAL,
    DRAW,
    HAND_OUT,
    LOT,
    OVER,
    PASS,
    PLACEMENT,
    SETTLEMENT,
    SLOTS,
    TURN,
)
from sixtyone.games.dominoes.ends import GOING_OUT, points_for_pips
from sixtyone.games.dominoes.rules import BLOCK_TIES

_TIE_NONE, _TIE_SPLIT = BLOCK_TIES.index("none"), BLOCK_TIES.index("split")
_FRACTION_MASK = (1 << FRACTION) - 1
_SETTLED = np.array([points_for_pips(pips) for pips in range(256)], np.int8)  # the whole set has 168


@kernel
def legal(state: Any, seat: int, actions: Any) -> int:
    """Write the legal actions of the seat to act into an array of ``MOST_ACTIONS``, and say how many there are."""
    tiles = state.hands[seat & 3] if state.drawn < 0 else 1 << state.drawn
    count = 0
    slots = state.slots if state.slots > 0 else 1
    for slot in range(slots):
        fits = tiles if state.slots == 0 else tiles & WITH[VALUE[state.places[slot]] & 7]
        while fits != 0:
            actions[count] = lowest(fits) * SLOTS + slot
            count += 1
            fits &= fits - 1
    if count == 0:
        actions[0] = PASS
        count = 1
    return count


@kernel
def random_action(state: Any, seat: int) -> int:
    """A legal action, each equally likely; no number is drawn where there is only one."""
    tiles = state.hands[seat & 3] if state.drawn < 0 else 1 << state.drawn
    if state.slots == 0:
        return lowest(nth(tiles, below(state, popcount(tiles)))) * SLOTS
    if tiles & FITTING[state.values & 127] == 0:
        return PASS
    if state.slots == 2:
        # As below, without a branch: which of two ends it will be cannot be foreseen.
        fits = tiles & WITH[VALUE[state.places[0]] & 7]
        count = popcount(fits)
        others = tiles & WITH[VALUE[state.places[1]] & 7]
        chosen = choose(state, count + popcount(others))
        slot = 1 if chosen >= count else 0
        return lowest(nth(fits ^ (fits ^ others) & -slot, chosen - (count & -slot))) * SLOTS + slot
    total = 0
    for slot in range(state.slots):
        total += popcount(tiles & WITH[VALUE[state.places[slot]] & 7])
    chosen = choose(state, total)
    slot = 0
    fits = tiles & WITH[VALUE[state.places[0]] & 7]
    count = popcount(fits)
    while chosen >= count:
        chosen -= count
        slot += 1
        fits = tiles & WITH[VALUE[state.places[slot & 15]] & 7]
        count = popcount(fits)
    return lowest(nth(fits, chosen)) * SLOTS + slot


@kernel
def waits_for_chance(state: Any) -> bool:
    """Whether the state waits for chance; if not, and it is not over, seat ``turn`` is to act."""
    return bool(state.phase != TURN and state.phase != OVER)


# Chance.


@kernel
def chance(state: Any) -> None:
    """Sample what is due: a lot, a deal or a tile drawn."""
    if state.phase == DRAW:
        taken = state.taken
        other = taken + below(state, 28 - taken)
        tile = state.pile[other & 31]
        state.pile[other & 31] = state.pile[taken & 31]
        state.pile[taken & 31] = tile
        state.taken = taken + 1
        draw(state, tile)
    elif state.phase == DEAL:
        left = taken = 0
        for seat in range(state.seats):
            hand = pips = 0
            for _ in range(state.hand_size):
                if taken & 3 == 0:
                    left = fraction(state)
                product = left * (28 - taken)
                left = product & _FRACTION_MASK
                other = taken + (product >> FRACTION)
                tile = state.pile[other & 31]
                state.pile[other & 31] = state.pile[taken & 31]
                state.pile[taken & 31] = tile
                taken += 1
                hand |= 1 << tile
                pips += PIPS[tile & 31]
            state.hands[seat] = hand
            state.pips[seat] = pips
        state.taken = taken
        deal(state)
    else:
        lot(state, below(state, state.seats))


@kernel
def lot(state: Any, seat: int) -> None:
    """The lot falls on a seat."""
    state.actions += 1
    state.opener = seat
    state.phase = DEAL
    if state.first < 0:
        state.first = seat


@kernel
def deal(state: Any) -> None:
    """After ``hands``, ``pips`` and ``taken`` are those of a deal: a round begins."""
    state.actions += 1
    state.rounds += 1
    state.held = state.hands[0] | state.hands[1] | state.hands[2] | state.hands[3]
    state.holding = (1 << state.seats) - 1
    state.values = ALL_VALUES
    state.open = state.sum = state.slots = 0
    state.lone = False
    state.spinner = -1
    begin_turn(state, state.opener, False)


@kernel
def draw(state: Any, tile: int) -> None:
    """A tile is drawn. One that fits must be laid; else the seat draws on, or the empty stock may block the round."""
    state.actions += 1
    seat = state.turn
    bit = 1 << tile
    state.hands[seat & 3] |= bit
    state.held |= bit
    state.pips[seat & 3] += PIPS[tile & 31]
    fitting = FITTING[state.values & 127]
    if bit & fitting:
        state.phase = TURN
        state.drawn = tile
    elif state.taken == 28:
        state.phase = TURN
        if state.held & fitting == 0:
            end_round(state, -1)


# What seats do.


@kernel
def step(state: Any, seat: int, action: int) -> None:
    """A seat acts."""
    state.actions += 1
    if action == PASS:
        begin_turn(state, NEXT[state.holding & 15, seat & 3], False)
    else:
        place(state, seat, action >> 4, action & 15)


@kernel
def begin_turn(state: Any, seat: int, keeps: bool) -> None:
    """A seat is to place; one that cannot draws while there is a stock, and otherwise can only pass."""
    state.turn = seat
    state.keeps = keeps
    state.drawn = -1
    must_draw = state.draws and state.taken < 28 and state.hands[seat & 3] & FITTING[state.values & 127] == 0
    state.phase = DRAW if must_draw else TURN


@kernel
def place(state: Any, seat: int, tile: int, slot: int) -> None:
    """A tile is laid and scores; then the round may be over, the turn may be kept, or the next seat is to act."""
    from_hand = state.drawn < 0
    lay(state, tile, slot)
    bit = 1 << tile
    hand = state.hands[seat & 3] ^ bit
    state.hands[seat & 3] = hand
    state.held ^= bit
    state.pips[seat & 3] -= PIPS[tile & 31]
    if state.opening < 0:
        state.opening = tile
    is_out = False
    if hand == 0:
        state.holding &= ~(1 << seat)
        is_out = not state.all_partners_out or state.hands[seat ^ 2] == 0
    points = placement_points(state, state.sum)
    bonus = GOING_OUT if is_out and state.hand_out else 0
    side = seat & 1 if state.pairs else seat
    accepted = award(state, side, points, PLACEMENT, bonus, HAND_OUT)
    if state.scores[side & 3] >= state.target:
        state.phase = OVER
        state.winners = 1 << side
    elif is_out:
        end_round(state, seat)
    elif state.held & FITTING[state.values & 127] == 0 and not (state.draws and state.taken < 28):
        end_round(state, -1)
    elif state.keeps_turn and from_hand and (accepted or DOUBLES >> tile & 1 == 1):
        begin_turn(state, seat, True)
    else:
        begin_turn(state, NEXT[state.holding & 15, seat & 3], False)


@kernel
def award(state: Any, side: int, points: int, kind: int, bonus: int, bonus_kind: int) -> bool:
    """Peg one scoring event, or refuse the whole of it where it would pass an exact target. Whether points were
    pegged.
    """
    score = state.scores[side & 3]
    # Without a branch: whether a placement scores cannot be foreseen.
    kept = 0 if state.exact and score + points + bonus > state.target else 1
    points *= kept
    bonus *= kept
    state.scores[side & 3] = score + points + bonus
    state.pegged[side & 3, kind] += points
    state.pegged[side & 3, bonus_kind] += bonus
    return points + bonus > 0


@kernel
def end_round(state: Any, out: int) -> None:
    """The round is over, by ``out`` or (-1) blocked: settle it where the game does, then find who opens the next
    one.
    """
    if state.settles:
        settle(state, out)
        if state.phase == OVER:
            return
    state.drawn = -1
    state.keeps = False
    if not state.winner_opens:
        state.opener = state.opener + 1 if state.opener + 1 < state.seats else 0
        state.phase = DEAL
    elif out >= 0:
        state.opener = out
        state.phase = DEAL
    else:
        state.phase = LOT


@kernel
def left_to(state: Any, side: int) -> int:
    """The pips in the hands of a side."""
    return int(state.pips[side] + state.pips[side + 2]) if state.pairs else int(state.pips[side])


@kernel
def settle(state: Any, out: int) -> None:
    """Pay who won the round for the tiles of all others; sides that tie for the fewest pips in a block are paid as
    ``block_tie`` says.
    """
    sides = 2 if state.pairs else state.seats
    all_pips = 0
    fewest = 1000
    for side in range(sides):
        pips = left_to(state, side)
        all_pips += pips
        fewest = min(fewest, pips)
    winners = 0
    if out >= 0:
        winners = 1 << (out & 1 if state.pairs else out)
    else:
        for side in range(sides):
            if left_to(state, side) == fewest:
                winners |= 1 << side
    tied = popcount(winners)
    if tied == 1 or state.block_tie != _TIE_NONE:
        for side in range(sides):
            if winners >> side & 1:
                if tied > 1 and state.block_tie == _TIE_SPLIT:
                    points = _SETTLED[all_pips - tied * fewest & 255] // tied
                else:
                    points = _SETTLED[all_pips - left_to(state, side) & 255]
                award(state, side, points, SETTLEMENT, 0, SETTLEMENT)
    reached = 0
    for side in range(sides):
        if state.scores[side] >= state.target:
            reached |= 1 << side
    if reached != 0:
        state.winners = reached
        state.phase = OVER


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
def legal_at(states: Any, i: int, seat: int, actions: Any) -> int:
    """See ``legal``."""
    return legal(states[i], seat, actions)


@kernel
def step_at(states: Any, i: int, seat: int, action: int) -> None:
    """See ``step``."""
    step(states[i], seat, action)


@kernel
def chance_at(states: Any, i: int) -> None:
    """See ``chance``."""
    chance(states[i])


@kernel
def lot_at(states: Any, i: int, seat: int) -> None:
    """See ``lot``."""
    lot(states[i], seat)


@kernel
def deal_at(states: Any, i: int) -> None:
    """See ``deal``."""
    deal(states[i])


@kernel
def draw_at(states: Any, i: int, tile: int) -> None:
    """See ``draw``; ``taken`` counts the tile already."""
    draw(states[i], tile)


@kernel
def lay_at(states: Any, i: int, tile: int, slot: int) -> None:
    """See ``lay``: only the layout changes."""
    lay(states[i], tile, slot)
