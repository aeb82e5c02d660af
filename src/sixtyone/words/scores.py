"""Scores in words, as players count them. Nothing is added up here but what is told: the points of the parts, one after
the other.

>>> from sixtyone.cards import parse_card, parse_cards
>>> from sixtyone.games.cribbage.show import score_show
>>> from sixtyone.words.catalogue import Words
>>> count_aloud(Words(), score_show(parse_cards("7C 8H 8D 2S"), parse_card("KS")))
'fifteen two, fifteen four and a pair is six'
"""

from __future__ import annotations

from collections.abc import Sequence

from sixtyone.score import Score
from sixtyone.words.catalogue import Words


def count_aloud(words: Words, parts: Sequence[Score]) -> str:
    """The parts with the running total, as a hand is counted: ``fifteen two, fifteen four and a pair is six``."""
    steps: list[str] = []
    running = 0
    for part in parts:
        running += part.points
        steps.append(
            words.say("score-count", kind=part.kind.value, n=running, size=len(part.pieces), points=part.points)
        )
    return words.lists(steps) if steps else words.say("score-number", n=0)


def reasons(words: Words, parts: Sequence[Score]) -> str:
    """Why points are pegged: ``fifteen for 2 and a run of 3 for 3``."""
    return words.lists(
        [words.say("score-reason", kind=part.kind.value, size=len(part.pieces), points=part.points) for part in parts]
    )
