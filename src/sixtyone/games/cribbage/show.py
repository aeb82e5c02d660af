"""The show: what a hand, or the crib, counts with the starter.

* Fifteens: every set of cards that adds to fifteen, 2 each.
* Pairs: 2 for two of a rank, 6 for three (pair royal), 12 for four (double pair royal).
* Runs: three or more ranks in sequence, 1 for each card, once for every way to pick the cards; the ace is low only.
* Flush: all hand cards of one suit, 1 each, and 1 more for a starter of that suit; in the crib only all cards and the
  starter.
* His nobs: the jack of the starter's suit, 1.

(RULES.md 3.4; options: C13.)

>>> from sixtyone.cards import parse_card, parse_cards
>>> parts = score_show(parse_cards("5H 5S 5C JD"), parse_card("5D"))
>>> total(parts)
29
>>> parts[0]
Score(kind=<ScoreKind.FIFTEEN: 'fifteen'>, points=2, pieces=(Card('5C'), Card('5D'), Card('5H')))
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, product
from operator import itemgetter

from sixtyone.cards import JACK, VALUES, Card
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.cribbage.variants import SIX_CARD
from sixtyone.score import Score, ScoreKind, total

__all__ = ["fifteens", "flush", "nobs", "pairs", "runs", "score_show", "total"]

_PAIRS = {2: (ScoreKind.PAIR, 2), 3: (ScoreKind.PAIR_ROYAL, 6), 4: (ScoreKind.DOUBLE_PAIR_ROYAL, 12)}
_RANK = itemgetter(0)


def score_show(
    hand: Sequence[Card], starter: Card, crib: bool = False, rules: CribbageRules = SIX_CARD
) -> tuple[Score, ...]:
    """Every score of a hand (or, with ``crib``, of a crib) and the starter, in the order of their kinds, then of their
    pieces.
    """
    cards = sorted((*hand, starter))
    return (*fifteens(cards), *pairs(cards), *runs(cards), *flush(hand, starter, crib, rules), *nobs(hand, starter))


def fifteens(cards: Sequence[Card]) -> list[Score]:
    """Every set of the (sorted) cards that adds to fifteen, 2 each."""
    below: list[tuple[int, tuple[Card, ...]]] = [(0, ())]  # the sets so far that are still below fifteen
    found: list[tuple[Card, ...]] = []
    for card in cards:
        value = VALUES[card[0]]
        for count, chosen in below[:]:
            if count + value == 15:
                found.append((*chosen, card))
            elif count + value < 15:
                below.append((count + value, (*chosen, card)))
    return [Score(ScoreKind.FIFTEEN, 2, pieces) for pieces in sorted(found)]


def pairs(cards: Sequence[Card]) -> list[Score]:
    """Two, three or four of a rank among the (sorted) cards."""
    scores = [Score(*_PAIRS[len(equal)], equal) for equal in _by_rank(cards) if len(equal) > 1]
    return sorted(scores, key=lambda score: score.points) if len(scores) > 1 else scores


def runs(cards: Sequence[Card]) -> list[Score]:
    """Every run among the (sorted) cards that is part of no longer one; each way to pick its cards is one."""
    scores: list[Score] = []
    stretch: list[tuple[Card, ...]] = []
    for equal in (*_by_rank(cards), None):
        if equal is not None and stretch and equal[0].rank == stretch[-1][0].rank + 1:
            stretch.append(equal)
            continue
        if len(stretch) >= 3:
            scores += [Score(ScoreKind.RUN, len(stretch), pieces) for pieces in product(*stretch)]
        stretch = [equal] if equal is not None else []
    return scores


def flush(hand: Sequence[Card], starter: Card, crib: bool, rules: CribbageRules) -> list[Score]:
    """The flush, if there is one."""
    suited = _flush_cards(hand, starter, crib, rules)
    return [Score(ScoreKind.FLUSH, len(suited), tuple(sorted(suited)))] if suited else []


def _flush_cards(hand: Sequence[Card], starter: Card, crib: bool, rules: CribbageRules) -> list[Card]:
    suit = hand[0].suit
    hand_suited = all(card.suit == suit for card in hand)
    whole = [*hand, starter] if starter.suit == suit else list(hand)
    if crib:
        alone = rules.seven_crib_flush == "five" and len(hand) == 5
        return whole if hand_suited and (starter.suit == suit or alone) else []
    if hand_suited and (len(whole) >= 4 or rules.five_card_flush == "all_hand"):
        return whole
    if rules.flush_any4:
        by_suit = [[card for card in (*hand, starter) if card.suit == one] for one in range(4)]
        return next((suited for suited in by_suit if len(suited) >= 4), [])
    return []


def nobs(hand: Sequence[Card], starter: Card) -> list[Score]:
    """The jack of the starter's suit in the hand; a starter that is a jack itself is no nobs."""
    return [Score(ScoreKind.NOBS, 1, (card,)) for card in hand if card.rank == JACK and card.suit == starter.suit]


def _by_rank(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    return [tuple(equal) for _, equal in groupby(cards, _RANK)]
