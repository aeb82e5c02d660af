"""Shows by the million: arrays of hands, every hand there is, and every discard weighed exactly.

Cards are numbers from 0 to 51, as in ``PACK``: four times the rank (ace 0) plus the suit.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sixtyone.cards import Card
from sixtyone.fast.bits import lowest, popcount
from sixtyone.fast.compiled import kernel
from sixtyone.fast.cribbage import show
from sixtyone.fast.tables import BY_KEY, CARD_KEYS, FLUSHES, JACK_SHIFT, NOBS, ROWS, STEPS, place_of
from sixtyone.games.cribbage.variants import make_rules

Cards = NDArray[np.uint8]

_KEYS = np.concatenate([CARD_KEYS, np.zeros(12, np.int32)]).astype(np.uint32)  # by any six bits
_BYTES = np.uint32(0x01010101)
_TOPS = np.uint32(0x80808080)
_SUITS = np.uint32(0x03030303)
_COUNTS = max(32, int(ROWS.max()) + NOBS + 1)  # more than any hand counts: the best ones hold no flush


def show_batch(
    cards: ArrayLike, starters: ArrayLike, *, crib: bool = False, variant: str = "six-card"
) -> NDArray[np.int8]:
    """What each hand counts with its starter; with ``crib``, what each crib counts.

    ``cards`` has the shape ``(n, size)``, a row a hand: four cards, in five-card three in a hand, in seven-card five
    in hand and crib. ``starters`` and the points that are returned have the shape ``(n,)``.

    Raises:
        RulesError: an unknown variant.
        ValueError: the arrays have not the shapes of hands of that variant, hold no cards, or the same card twice in a
            hand or as its starter.

    >>> show_batch([[17, 18, 19, 40], [0, 5, 10, 15]], [16, 20]).tolist()  # 5D 5H 5S JC with 5C; AC 2D 3H 4S with 6C
    [29, 6]
    """
    size = _size(variant, crib)
    hands, turned = _card_numbers(cards), _card_numbers(starters)
    if hands.ndim != 2 or hands.shape[1] != size or turned.shape != hands.shape[:1]:
        wanted = f"{variant} takes rows of {size} cards and one starter a row"
        raise ValueError(f"{wanted}, not {hands.shape} and {turned.shape}")
    points = np.zeros(len(hands), np.int8)
    words = hands.view(np.uint32)[:, 0] if size == 4 else None
    if twice_in_others(hands, turned) if words is None else twice_in_fours(words, turned):
        raise ValueError("cards come once: a hand and its starter hold one twice")
    if words is None:
        show_others(hands, turned, crib, points)
    else:
        show_fours(words, turned, crib, points)
    return points


def _card_numbers(given: ArrayLike) -> Cards:
    numbers = np.asarray(given)
    if numbers.size and (numbers.dtype.kind not in "iu" or int(numbers.min()) < 0 or int(numbers.max()) > 51):
        raise ValueError("cards are whole numbers from 0 to 51")
    return np.ascontiguousarray(numbers, np.uint8)


@cache
def _size(variant: str, crib: bool) -> int:
    rules = make_rules(variant, {})
    return rules.crib_size if crib else rules.kept


@kernel
def show_fours(hands: NDArray[np.uint32], starters: Cards, crib: bool, points: NDArray[np.int8]) -> None:
    """Hands of four, a byte a card in one word; suits and jacks are looked for in all four bytes at once."""
    alone = np.int8(FLUSHES[4, 1 if crib else 0, 0])
    suited = np.int8(FLUSHES[4, 1 if crib else 0, 1])
    for i in range(hands.size):
        hand = hands[i]
        starter = np.uint32(starters[i])
        key = _KEYS[hand & np.uint32(63)] + _KEYS[hand >> np.uint32(8) & np.uint32(63)]
        key += _KEYS[hand >> np.uint32(16) & np.uint32(63)] + _KEYS[hand >> np.uint32(24)] + _KEYS[starter]
        total = BY_KEY[key]
        nobs = hand ^ (np.uint32(JACK_SHIFT) + (starter & np.uint32(3))) * _BYTES  # a byte of zeros is the jack
        if (nobs - _BYTES) & ~nobs & _TOPS:
            total += np.int8(NOBS)
        if (hand ^ (hand & np.uint32(3)) * _BYTES) & _SUITS == np.uint32(0):
            total += suited if (hand ^ starter) & np.uint32(3) == np.uint32(0) else alone
        points[i] = total


@kernel
def twice_in_fours(hands: NDArray[np.uint32], starters: Cards) -> bool:
    """Whether any hand of four and its starter hold a card twice: of bytes that are alike the difference is zero, and
    taking one away from that sets its top bit.
    """
    tops = np.uint32(0)
    for i in range(hands.size):
        hand = hands[i]
        beside = hand ^ (hand << np.uint32(8) | hand >> np.uint32(24))
        across = hand ^ (hand << np.uint32(16) | hand >> np.uint32(16))
        starter = hand ^ np.uint32(starters[i]) * _BYTES
        tops |= (beside - _BYTES) | (across - _BYTES) | (starter - _BYTES)
    return bool(tops & _TOPS)


@kernel
def show_others(hands: Cards, starters: Cards, crib: bool, points: NDArray[np.int8]) -> None:
    """Hands of any size."""
    for i in range(starters.size):
        points[i] = show(mask_of(hands, i), int(starters[i]), 1 if crib else 0, hands.shape[1])


@kernel
def twice_in_others(hands: Cards, starters: Cards) -> bool:
    """The same of hands of any size."""
    twice = False
    for i in range(starters.size):
        twice |= popcount(mask_of(hands, i) | 1 << int(starters[i])) <= hands.shape[1]
    return twice


@kernel
def mask_of(hands: Cards, i: int) -> int:
    """A hand as a set of bits."""
    mask = 0
    for place in range(hands.shape[1]):
        mask |= 1 << int(hands[i, place])
    return mask


@kernel
def histogram(crib: bool) -> NDArray[np.int64]:
    """How many of the 12,994,800 hands of four and a starter count 0, 1, 2, … points; with ``crib``, of the cribs."""
    counts = np.zeros(_COUNTS, np.int64)
    alone = FLUSHES[4, 1 if crib else 0, 0]
    suited = FLUSHES[4, 1 if crib else 0, 1]
    for a in range(52):
        for b in range(a + 1, 52):
            for c in range(b + 1, 52):
                for d in range(c + 1, 52):
                    row = ROWS[STEPS[0, a] + STEPS[1, b] + STEPS[2, c] + STEPS[3, d]]
                    hand = 1 << a | 1 << b | 1 << c | 1 << d
                    flush = (a ^ b | a ^ c | a ^ d) & 3 == 0
                    jacks = hand >> JACK_SHIFT & 15
                    left = ~hand & ((1 << 52) - 1)
                    if flush or jacks != 0:
                        while left != 0:
                            starter = lowest(left)
                            left &= left - 1
                            points = row[starter >> 2] + (jacks >> (starter & 3) & 1) * NOBS
                            if flush:
                                points += suited if (starter ^ a) & 3 == 0 else alone
                            counts[points] += 1
                    else:  # suits do not matter: all starters of a rank at once
                        for rank in range(13):
                            counts[row[rank]] += popcount(left >> 4 * rank & 15)
    return counts


# Discards. Ranks are 0 to 12 here; a pair of ranks, the lower one first, has the place of ``place_of`` among 91.

_PAIRS = list(combinations_with_replacement(range(13), 2))
_PAIR_OF = np.array([[place_of(tuple(sorted((a + 1, b + 1)))) for b in range(13)] for a in range(13)], np.int16)
_PAIR_LOW = np.array([a for a, _ in sorted(_PAIRS, key=lambda pair: pair[::-1])], np.int16)
_PAIR_HIGH = np.array([b for _, b in sorted(_PAIRS, key=lambda pair: pair[::-1])], np.int16)
# The row of two pairs of ranks together.
_RANKS_OF = [(int(low) + 1, int(high) + 1) for low, high in zip(_PAIR_LOW, _PAIR_HIGH, strict=True)]
_CROSSED = np.array([[place_of(tuple(sorted(one + other))) for other in _RANKS_OF] for one in _RANKS_OF], np.int16)
# Sixteen columns, of which three are empty, go into one register.
_WIDE_ROWS = np.concatenate([ROWS, np.zeros((len(ROWS), 3), np.int8)], axis=1).astype(np.int32)
_DISCARDS = np.array(list(combinations(range(6), 2)), np.int64)
STARTERS = 46
CRIBS = 1035 * 44
"""What the sums of ``weigh_discards`` are divided by to give averages."""


def weigh_discards(hand: tuple[Card, ...]) -> NDArray[np.int64]:
    """Every discard of a hand of six-card, weighed exactly: an array of the shape ``(15, 2)``, a row for each pair of
    the sorted hand, as ``legal_actions`` lists them.

    The first number of a row is what the kept hand counts, added over all 46 starters: divided by ``STARTERS`` the
    mean, in points. The second is what the crib counts, added over all 1,035 pairs that the other seat may lay away,
    each as likely as any other, and all 44 starters for each: its mean is by ``CRIBS``.

    Raises:
        ValueError: not six different cards.
    """
    cards = np.array(sorted((card.rank - 1) * 4 + card.suit for card in set(hand)), np.int64)
    if cards.size != 6:
        raise ValueError("six different cards are weighed")
    sums = np.zeros((15, 2), np.int64)
    weigh(cards, sums)
    return sums


@kernel
def weigh(cards: NDArray[np.int64], sums: NDArray[np.int64]) -> None:
    """``weigh_discards`` for the sorted numbers of six cards."""
    left = np.zeros(16, np.int32)  # unseen cards by rank
    suits = np.zeros(4, np.int64)  # and by suit
    for rank in range(13):
        left[rank] = 4
    for suit in range(4):
        suits[suit] = 13
    unseen_jacks = 15
    for place in range(6):
        left[cards[place] >> 2] -= 1
        suits[cards[place] & 3] -= 1
        if cards[place] >> 2 == JACK_SHIFT >> 2:
            unseen_jacks ^= 1 << (cards[place] & 3)
    ways = np.zeros(91, np.int64)  # how often the other seat lays away a pair of these ranks
    for pair in range(91):
        low, high = _PAIR_LOW[pair], _PAIR_HIGH[pair]
        ways[pair] = left[low] * (left[low] - 1) // 2 if low == high else left[low] * left[high]
    nobs_of_others = 0
    for suit in range(4):
        if unseen_jacks >> suit & 1:
            nobs_of_others += (suits[suit] - 1) * 44 * NOBS
    for choice in range(15):
        first, second = cards[_DISCARDS[choice, 0]], cards[_DISCARDS[choice, 1]]
        sums[choice, 0] = weigh_hand(cards, choice, left, suits)
        mine = _PAIR_OF[first >> 2, second >> 2]
        crib = nobs_of_others
        for pair in range(91):
            row = _CROSSED[mine, pair]
            points = np.int32(0)
            for rank in range(16):
                points += _WIDE_ROWS[row, rank] * left[rank]
            # Two of the unseen cards lie in the crib and are no starters.
            crib += ways[pair] * (points - _WIDE_ROWS[row, _PAIR_LOW[pair]] - _WIDE_ROWS[row, _PAIR_HIGH[pair]])
        for card in (first, second):
            if card >> 2 == JACK_SHIFT >> 2:
                crib += suits[card & 3] * 990 * NOBS  # for each such starter any two of the 45 cards that are left
        if (first ^ second) & 3 == 0:
            unseen = suits[first & 3]
            crib += FLUSHES[4, 1, 1] * (unseen * (unseen - 1) // 2 * (unseen - 2))
        sums[choice, 1] = crib


@kernel
def weigh_hand(cards: NDArray[np.int64], choice: int, left: NDArray[np.int32], suits: NDArray[np.int64]) -> int:
    """What the four cards kept count, added over all 46 starters."""
    row = kept = points = 0
    suited = True
    suit = -1
    for place in range(6):
        if place == _DISCARDS[choice, 0] or place == _DISCARDS[choice, 1]:
            continue
        card = cards[place]
        row += STEPS[kept, card]
        kept += 1
        if card >> 2 == JACK_SHIFT >> 2:
            points += suits[card & 3] * NOBS
        suited = suited and suit in (-1, card & 3)
        suit = card & 3
    for rank in range(16):
        points += _WIDE_ROWS[row, rank] * left[rank]
    if suited:
        points += FLUSHES[4, 0, 1] * suits[suit] + FLUSHES[4, 0, 0] * (STARTERS - suits[suit])
    return points
