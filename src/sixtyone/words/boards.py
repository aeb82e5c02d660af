"""A peg board in words: where the pegs of each side stand.

>>> from sixtyone.words.catalogue import Words
>>> side(Words(), "Ann", Pegs(45, 37), 121)
['Ann: the front peg stands at 45, the rear peg at 37; 76 holes to go.', 'Lap 1, street 2, hole 15.']
"""

from __future__ import annotations

from sixtyone.pegboard import OLD_LAP, Pegs, place_on_board, skunk_scores
from sixtyone.words.catalogue import Words


def side(words: Words, name: str, pegs: Pegs, target: int, lap: int = OLD_LAP) -> list[str]:
    """The pegs of one side: their scores, and where on a board with ``lap`` holes a side the front one stands."""
    left = max(0, target - pegs.front)
    told = [words.say("describe-pegs", name=name, front=pegs.front, rear=pegs.rear, left=left)]
    hole = place_on_board(pegs.front, lap) if left else None
    if hole is not None:
        told.append(words.say("describe-hole", lap=hole.lap, street=hole.street, hole=hole.hole))
    return told


def skunk_lines(words: Words, target: int) -> list[str]:
    """Where a loser is skunked, a sentence a line.

    >>> skunk_lines(Words(), 121)
    ['Double skunk line: below 61.', 'Skunk line: below 91.']
    """
    told = [
        words.say("picture-skunk-line", double="yes" if how == 2 else "no", below=below)
        for below, how in skunk_scores(target)
    ]
    return [f"{one[0].upper()}{one[1:]}." for one in told]
