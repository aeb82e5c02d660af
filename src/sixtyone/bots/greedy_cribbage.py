"""How the greedy bot lays away, plays, counts and calls muggins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sixtyone.cards import JACK, PACK, Card
from sixtyone.games.cribbage.actions import Discard, Play, parse_action
from sixtyone.games.cribbage.pegging import count_of, score_card
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.cribbage.show import fifteens, pairs, score_show
from sixtyone.games.cribbage.view import CribbageView
from sixtyone.score import total

ASKED_FOR_TENS = (5, 21)
"""Counts that a ten card, of which the pack has most, brings to fifteen and to thirty-one."""


def best(view: CribbageView, rules: CribbageRules) -> list[str]:
    """The actions that are worth most."""
    match view.phase:
        case "discard":
            return _most({text: _worth_of_keeping(text, view, rules) for text in view.legal}, rules)
        case "play":
            return _to_play(view, rules)
        case "count":
            return [f"{view.seat}: count {true_count(view, rules)}"]
        case "answer":
            missed = still_missed(view, rules)
            return [f"{view.seat}: muggins {missed}" if missed > 0 else f"{view.seat}: accept"]
        case _:
            return [view.legal[len(view.legal) // 2]]  # the pack is cut in the middle


def _most(worth: dict[str, float], rules: CribbageRules) -> list[str]:
    """The actions worth most; at giveaway, least."""
    wanted = min(worth.values()) if rules.giveaway else max(worth.values())
    return [text for text, value in worth.items() if value == wanted]


# Laying away.


def _worth_of_keeping(text: str, view: CribbageView, rules: CribbageRules) -> float:
    """The average hand over every starter that this seat has not seen, with the crib's part."""
    action = parse_action(text)
    assert isinstance(action, Discard)
    assert view.hand is not None
    assert view.seat is not None
    kept = [card for card in view.hand if card not in action.cards]
    seen = {*view.hand, *(view.crib or ())}
    starters = [card for card in PACK if card not in seen]
    average = sum(total(score_show(kept, starter, False, rules)) for starter in starters) / len(starters)
    crib = worth_in_crib(action.cards)
    return average + (crib if rules.side_of(view.dealer) == rules.side_of(view.seat) else -crib)


def worth_in_crib(cards: Sequence[Card]) -> float:
    """Roughly what cards laid away bring the crib: what they score alone, fives, and neighbours for runs.

    >>> from sixtyone.cards import parse_cards
    >>> [worth_in_crib(parse_cards(pair)) for pair in ("5H 5D", "5H KD", "7H 8D", "KH 9D")]
    [5.0, 3.5, 3.0, 0.0]
    """
    ordered = sorted(cards)
    worth = float(total((*fifteens(ordered), *pairs(ordered))))
    worth += 1.5 * sum(card.rank == 5 for card in ordered)
    for lower, higher in pairwise(ordered):
        worth += {1: 1.0, 2: 0.5}.get(higher.rank - lower.rank, 0.0)
    return worth


# The play.


def _to_play(view: CribbageView, rules: CribbageRules) -> list[str]:
    points = {text: float(total(score_card((*view.series, _card(text)), rules))) for text in view.legal}
    equals = _most(points, rules)
    safe = [text for text in equals if count_of((*view.series, _card(text))) not in ASKED_FOR_TENS] or equals
    highest = max(_card(text).rank for text in safe)
    return [text for text in safe if _card(text).rank == highest]


def _card(text: str) -> Card:
    action = parse_action(text)
    assert isinstance(action, Play)
    return action.card


# Counting.


def true_count(view: CribbageView, rules: CribbageRules) -> int:
    """What the count that is being made should be; all of it lies open."""
    claim = view.claim
    assert claim is not None
    if claim.what == "play":
        return total(score_card(view.series, rules))
    assert view.starter is not None
    if claim.what == "starter":
        return 2 if view.starter.rank == JACK else 0
    return total(score_show(claim.cards, view.starter, claim.what == "crib", rules))


def still_missed(view: CribbageView, rules: CribbageRules) -> int:
    """What the claimant missed and no opponent has taken yet."""
    assert view.claim is not None
    return true_count(view, rules) - (view.claim.claimed or 0) - view.claim.taken
