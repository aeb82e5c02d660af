"""The greedy policy compiled: the twin of ``bots/greedy.py``, choice by choice.

* Dominoes: of the placements that earn most, one that sheds the most pips.
* Cribbage, laying away: the cards that keep the best hand on average over every starter, with what lies in the crib
  added, or taken away where the crib is another side's.
* The play: a card that earns most; of equals one that does not bring the count to 5 or 21, and then the highest.
* At giveaway all of it the other way round.

Where several choices are alike in all this, chance decides. Each function writes the choices that are worth most into
an array, as numbers of actions, and says how many there are.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixtyone.cards import PACK, Card
from sixtyone.fast.bits import deposit, lowest
from sixtyone.fast.compiled import kernel
from sixtyone.fast.cribbage import CHOICE_COUNT, CHOICES, LAYABLE, points_for, show
from sixtyone.fast.cribbage_record import DISCARD, GO
from sixtyone.fast.domino_layout import PIPS, VALUE, WITH, placement_points, sum_with
from sixtyone.fast.domino_record import PASS, SLOTS
from sixtyone.fast.tables import CARD_VALUES, FLUSHES, JACK_SHIFT, NOBS, ROWS, STEPS
from sixtyone.games.cribbage.show import fifteens, pairs
from sixtyone.score import total

_ALL_CARDS = (1 << 52) - 1


def _worth_in_crib(*cards: Card) -> float:
    """Roughly what cards laid away bring the crib: what they score alone, fives, and neighbours for runs."""
    ordered = sorted(cards)
    worth = total((*fifteens(ordered), *pairs(ordered))) + 1.5 * sum(card.rank == 5 for card in ordered)
    if len(ordered) == 2:
        worth += {1: 1.0, 2: 0.5}.get(ordered[1].rank - ordered[0].rank, 0.0)
    return worth


# Of two cards; of one in the diagonal.
_IN_CRIB = np.array([[_worth_in_crib(*{one, other}) for other in PACK] for one in PACK])


@kernel
def greedy_cribbage(state: Any, seat: int, best: Any) -> int:
    """What the greedy policy would do in cribbage."""
    return lay_away(state, seat, best) if state.phase == DISCARD else lay(state, seat, best)


@kernel
def lay_away(state: Any, seat: int, best: Any) -> int:
    """The discards worth most; at giveaway least."""
    hand = state.hands[seat & 3]
    own = (state.dealer ^ seat) & 1 == 0 if state.pairs else state.dealer == seat
    count = 0
    most = -1e9
    for choice in range(CHOICE_COUNT[state.dealt, state.discards]):
        away = deposit(CHOICES[state.dealt, state.discards, choice], hand)
        first = lowest(away)
        rest = away & (away - 1)
        crib = _IN_CRIB[first, lowest(rest) if rest != 0 else first]
        average = np.float64(all_starters(hand ^ away, ~hand & _ALL_CARDS, state.kept_size)) / (52 - state.dealt)
        worth = average + crib if own else average + -crib
        if state.giveaway:
            worth = -worth
        if worth > most:
            most, count = worth, 0
        if worth == most:
            best[count] = choice
            count += 1
    return count


@kernel
def all_starters(kept: int, unseen: int, size: int) -> int:
    """What the kept cards count, added over all the unseen starters."""
    points = 0
    if size != 4:
        while unseen != 0:
            points += show(kept, lowest(unseen), 0, size)
            unseen &= unseen - 1
        return points
    row = suited = 0
    left = kept
    for place in range(4):
        card = lowest(left)
        left &= left - 1
        row += STEPS[place, card]
        suited |= 1 << (card & 3)
    jacks = kept >> JACK_SHIFT & 15
    while unseen != 0:
        starter = lowest(unseen)
        unseen &= unseen - 1
        points += ROWS[row, starter >> 2] + (jacks >> (starter & 3) & 1) * NOBS
        if suited & (suited - 1) == 0:
            points += FLUSHES[4, 0, suited >> (starter & 3) & 1]
    return points


@kernel
def lay(state: Any, seat: int, best: Any) -> int:
    """The cards to lay, or go."""
    fits = state.hands[seat & 3] & LAYABLE[state.count & 31]
    if fits == 0:
        best[0] = GO
        return 1
    most = -1
    count = 0
    while fits != 0:
        card = lowest(fits)
        fits &= fits - 1
        after = state.count + CARD_VALUES[card]
        points = points_for((state.series << 4 | (card >> 2) + 1) & 0xFFFFFFF, after)
        # Points, then whether ten cards of the pack would answer, then the rank.
        worth = (32 - points if state.giveaway else points) << 5 | (0 if after in (5, 21) else 16) | card >> 2
        if worth > most:
            most, count = worth, 0
        if worth == most:
            best[count] = card
            count += 1
    return count


@kernel
def greedy_dominoes(state: Any, seat: int, best: Any) -> int:
    """What the greedy policy would do in a domino game."""
    tiles = state.hands[seat & 3] if state.drawn < 0 else 1 << state.drawn
    hand = state.hands[seat & 3]
    goes_out = hand & (hand - 1) == 0 and (not state.all_partners_out or state.hands[seat ^ 2] == 0)
    bonus = 1 if goes_out and state.hand_out else 0
    score = state.scores[seat & 1 if state.pairs else seat]
    most = -1
    count = 0
    for slot in range(max(1, state.slots)):
        fits = tiles if state.slots == 0 else tiles & WITH[VALUE[state.places[slot & 15]] & 7]
        while fits != 0:
            tile = lowest(fits)
            fits &= fits - 1
            points = placement_points(state, sum_with(state, tile, slot)) + bonus
            if state.exact and score + points > state.target:
                points = 0  # refused
            worth = points << 4 | PIPS[tile & 31]
            if worth > most:
                most, count = worth, 0
            if worth == most:
                best[count] = tile * SLOTS + slot
                count += 1
    if count == 0:
        best[0] = PASS
        count = 1
    return count


@kernel
def greedy_cribbage_at(states: Any, i: int, seat: int, best: Any) -> int:
    """See ``greedy_cribbage``."""
    return greedy_cribbage(states[i], seat, best)


@kernel
def greedy_dominoes_at(states: Any, i: int, seat: int, best: Any) -> int:
    """See ``greedy_dominoes``."""
    return greedy_dominoes(states[i], seat, best)
