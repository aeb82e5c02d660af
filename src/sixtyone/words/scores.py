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

from sixtyone.score import Score, ScoreKind
from sixtyone.tiles import Tile
from sixtyone.words.catalogue import Words

FAR_OFF = 2
"""How far the nearest five is at most: an award further from its pips is not the whole of what they are worth."""


def count_aloud(words: Words, parts: Sequence[Score]) -> str:
    """The parts with the running total, as a hand is counted: ``fifteen two, fifteen four and a pair is six``.

    What stands alone and names its points, such as one for the last card, has no total to run.
    """
    steps: list[str] = []
    running = 0
    alone = "yes" if len(parts) == 1 else "no"
    for part in parts:
        running += part.points
        variables = {"size": len(part.pieces), "points": part.points}
        steps.append(words.say("score-count", kind=part.kind.value, n=running, alone=alone, **variables))
    return words.lists(steps) if steps else words.say("score-number", n=0)


def reasons(words: Words, parts: Sequence[Score]) -> str:
    """Why points are pegged: ``fifteen for 2 and a run of 3 for 3``."""
    return words.lists([_reason(words, part) for part in parts])


def _reason(words: Words, part: Score) -> str:
    """One reason; of a settlement what was paid for, and how the award came of it: ``exact`` where five divides the
    pips, ``rounded``, or ``shared`` with others.
    """
    variables = {"size": len(part.pieces), "points": part.points, "pips": 0, "raw": 5 * part.points}
    how = "exact"
    if part.kind is ScoreKind.SETTLEMENT:
        variables["pips"] = sum(piece.pips for piece in part.pieces if isinstance(piece, Tile))
        off = abs(variables["raw"] - variables["pips"])
        how = "shared" if off > FAR_OFF else "rounded" if off else "exact"
    return words.say("score-reason", kind=part.kind.value, how=how, **variables)
