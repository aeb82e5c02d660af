r"""The peg board by signs: a row of thirty holes a street, five holes together, two pegs a side.

>>> print(street(Pegs(12, 9), 61))
 1-30 ····· ···○· ·●··· ····· ····· ·····
>>> print("\n".join(board(Pegs(61, 58), 61, skunks=True)))
 1-30 ····· ····· ····· ····· ····· ·····
31-60╎····· ····· ····· ····· ····· ··○·· ●
"""

from __future__ import annotations

from sixtyone.pegboard import STREET, Pegs, skunk_scores
from sixtyone.pictures.text.strokes import FINE, Strokes

GROUP = 5


def street(pegs: Pegs, target: int, strokes: Strokes = FINE) -> str:
    """The one street on which the front peg stands; the rear peg is seen where it stands on the same."""
    rows = board(pegs, target, strokes)
    return rows[min(max(pegs.front - 1, 0) // STREET, len(rows) - 1)]


def board(pegs: Pegs, target: int, strokes: Strokes = FINE, *, skunks: bool = False) -> list[str]:
    """All the streets of one side up to the game hole, which stands alone at the end. A peg past it stands in it.

    ``skunks`` draws a line before each hole from which on a loser is not skunked, or not doubly.
    """
    front, rear = min(pegs.front, target), min(pegs.rear, target)
    lines = {below: skunk_line(how, strokes) for below, how in skunk_scores(target)} if skunks else {}
    last = max(target - 1, 1)
    width = len(str(last))
    rows = []
    for first in range(1, last + 1, STREET):
        end = min(first + STREET - 1, last)
        row = f"{first:>{width}}-{end:<{width}}"
        for hole in range(first, end + 1):
            apart = " " if (hole - first) % GROUP == 0 else ""
            row += lines.get(hole, apart) + _hole(hole, front, rear, strokes)
        if end == last and target > 1:
            row += " " + _hole(target, front, rear, strokes)
        rows.append(row)
    return rows


def skunk_line(how: int, strokes: Strokes = FINE) -> str:
    """The sign of a skunk line, by how badly a side is skunked below it (1 or 2)."""
    return strokes.double_skunk if how == 2 else strokes.skunk


def _hole(hole: int, front: int, rear: int, strokes: Strokes) -> str:
    return strokes.front if hole == front else strokes.rear if hole == rear else strokes.hole
