"""A cribbage board: where the two pegs of a side stand, and what the holes mean.

The old board has four rows of thirty holes, two rows a side: once up and down is a *lap* of 60, and one more hole, the
*game hole*, ends the
game: 61 is one lap and one hole, 121 two, 181 three. The new board has one track of 120 holes a side. A *street* is a
      row of 30.
(Rules: the Czech cribbage text, the paragraph on the board.)

>>> pegs = Pegs().moved(4).moved(2)
>>> (pegs.front, pegs.rear)
(6, 4)
>>> place_on_board(61, lap=60)
Hole(lap=2, street=1, hole=1)
"""

from __future__ import annotations

from dataclasses import dataclass

STREET = 30
OLD_LAP = 60
NEW_LAP = 120


@dataclass(frozen=True)
class Pegs:
    """The two pegs of a side, as scores: ``front`` is the score, ``rear`` the score before the last award."""

    front: int = 0
    rear: int = 0

    def moved(self, points: int) -> Pegs:
        """The rear peg leaps over the front one by ``points``; nothing moves for no points."""
        return Pegs(self.front + points, self.front) if points else self

    def taken_back(self) -> Pegs:
        """The last award undone: the front peg goes back to the rear one, which says where the score had been."""
        return Pegs(self.rear, self.rear)


@dataclass(frozen=True)
class Hole:
    """A hole on a board: the lap (from 1), the street of that lap (from 1) and the hole of that street (1 to 30)."""

    lap: int
    street: int
    hole: int


def place_on_board(score: int, lap: int = OLD_LAP) -> Hole | None:
    """Where a score stands on a board with ``lap`` holes a side; None at 0, before the first hole.

    Raises:
        ValueError: ``score`` is below 0.
    """
    if score < 0:
        raise ValueError(f"a score is 0 or more, not {score}")
    if score == 0:
        return None
    laps, along = divmod(score - 1, lap)
    return Hole(laps + 1, along // STREET + 1, along % STREET + 1)


def skunk(target: int, loser: int) -> int:
    """How badly a side lost: 0 not skunked, 1 skunked, 2 double skunked.

    A report only; it changes no result. Of 121: below 91 a skunk, below 61 a double skunk. Of 61: below 31, the lurch.
    Otherwise below half the target. (RULES.md 3.5)

    >>> [skunk(121, loser) for loser in (55, 60, 61, 90, 91)]
    [2, 2, 1, 1, 0]
    """
    if target == 121:
        return 2 if loser < 61 else 1 if loser < 91 else 0
    if target == 61:
        return 1 if loser < 31 else 0
    return 1 if 2 * loser < target else 0


def skunk_scores(target: int) -> tuple[tuple[int, int], ...]:
    """The scores below which a loser is skunked, with how badly (1 or 2), as ``skunk`` has them: where lines are drawn.

    >>> skunk_scores(121), skunk_scores(61)
    (((61, 2), (91, 1)), ((31, 1),))
    """
    badly = [skunk(target, score) for score in range(target)]
    return tuple((score, badly[score - 1]) for score in range(1, target) if badly[score - 1] > badly[score])
