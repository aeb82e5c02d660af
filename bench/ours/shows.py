"""The readable show scorer, hand by hand."""

from __future__ import annotations

from bench.hands import sample, scoring
from bench.worker import Work
from sixtyone.cards import parse_card, parse_cards
from sixtyone.games.cribbage.show import score_show
from sixtyone.score import total


def score() -> Work:
    """Every combination of a hand, as the referee explains it, and the sum."""
    hands = [(parse_cards(" ".join(hand)), parse_card(starter)) for hand, starter in sample()]
    return scoring(hands, lambda hand: total(score_show(hand[0], hand[1])))
