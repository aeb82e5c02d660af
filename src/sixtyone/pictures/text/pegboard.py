r"""The peg board by signs: a row of thirty holes a street, five holes together, two pegs a side.

>>> print(street(Pegs(12, 9), 61))
 1-30 ····· ···○· ·●··· ····· ····· ·····
>>> print("\n".join(board(Pegs(61, 58), 61)))
 1-30 ····· ····· ····· ····· ····· ·····
31-60 ····· ····· ····· ····· ····· ··○·· ●
"""

from __future__ import annotations

from sixtyone.pegboard import STREET, Pegs
from sixtyone.pictures.text.strokes import FINE, Strokes

GROUP = 5


def street(pegs: Pegs, target: int, strokes: Strokes = FINE) -> str:
    """The one street on which the front peg stands; the rear peg is seen where it stands on the same."""
    rows = board(pegs, target, strokes)
    return rows[min(max(pegs.front - 1, 0) // STREET, len(rows) - 1)]


def board(pegs: Pegs, target: int, strokes: Strokes = FINE) -> list[str]:
    """All the streets of one side up to the game hole, which stands alone at the end. A peg past it stands in it."""
    front, rear = min(pegs.front, target), min(pegs.rear, target)
    last = max(target - 1, 1)
    width = len(str(last))
    rows = []
    for first in range(1, last + 1, STREET):
        holes = range(first, min(first + STREET, last + 1))
        signs = [_hole(hole, front, rear, strokes) for hole in holes]
        groups = ["".join(signs[at : at + GROUP]) for at in range(0, len(signs), GROUP)]
        if holes[-1] == last and target > 1:
            groups.append(_hole(target, front, rear, strokes))
        rows.append(f"{first:>{width}}-{holes[-1]:<{width}} " + " ".join(groups))
    return rows


def _hole(hole: int, front: int, rear: int, strokes: Strokes) -> str:
    return strokes.front if hole == front else strokes.rear if hole == rear else strokes.hole
