"""The show scorers on PyPI."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from bench.hands import RANKS, SUITS, sample, scoring
from bench.worker import Work


def rank(card: str) -> int:
    """1 for an ace to 13 for a king."""
    return RANKS.index(card[0]) + 1


def suit(card: str) -> int:
    """0 to 3, in the order of `SUITS`."""
    return SUITS.index(card[1])


def cribbage_scorer() -> Work:
    """The package `cribbage-scorer`."""
    show: Callable[..., tuple[int, str]] = importlib.import_module("cribbage_scorer.cribbage_scorer").show_calc_score

    def card(text: str) -> tuple[int, str]:
        return rank(text), text[1]

    hands = [(card(starter), [card(text) for text in hand]) for hand, starter in sample()]
    return scoring(hands, lambda hand: show(hand[0], hand[1])[0])


def cribbage() -> Work:
    """The package `cribbage`; it counts a double run once."""
    score_hand: Callable[..., int] = importlib.import_module("cribbage.score").score_hand
    card_type = importlib.import_module("cribbage.card").Card

    def card(text: str) -> Any:
        return card_type(13 * suit(text) + rank(text) - 1)

    hands = [([card(text) for text in hand], card(starter)) for hand, starter in sample()]
    return scoring(hands, lambda hand: score_hand(hand[0], hand[1]))


def pycribbage() -> Work:
    """The package `pycribbage`."""
    cards = importlib.import_module("pycribbage.deck_tools")
    show = importlib.import_module("pycribbage.scorer").ScoreTheShow

    def hand_of(texts: tuple[str, ...]) -> Any:
        hand = cards.Hand()
        for text in texts:
            hand.add_card(cards.Card(suit(text), rank(text)))
        return hand

    hands = [hand_of((*hand, starter)) for hand, starter in sample()]
    return scoring(hands, lambda hand: int(show(hand).score))
