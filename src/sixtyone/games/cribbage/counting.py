"""Counting aloud: what a seat is asked to count, what it says, and what an opponent may still take.

Under ``manual`` and ``muggins`` each starter, card laid, hand and crib asks its seat for a count, zero included, so
that the asking itself tells nothing. The lesser of the count and the truth is pegged. Under ``muggins`` each opponent,
clockwise from the left, then takes what was missed or accepts. (RULES.md 3.6; options: C15 to C18, C27.)

>>> claim = Claim("hand", 0, (), (Score(ScoreKind.RUN, 12),)).counted(9, to_answer=(1,))
>>> claim.pegged, claim.left
(9, 3)
>>> taken, claim = claim.called(5)
>>> taken, claim.left, claim.to_answer
(3, 0, ())
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sixtyone.cards import Card
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.score import Score, ScoreKind, total

WHAT = ("starter", "play", "hand", "crib")


@dataclass(frozen=True)
class Claim:
    """A count that is being made.

    what:      ``starter``, ``play``, ``hand`` or ``crib``
    cards:     the cards to be counted, for hand and crib
    parts:     the truth, in no view before the count is closed
    claimed:   what the seat said; None until then
    left:      what was missed and is not yet taken
    to_answer: the opponents who have still to call muggins or accept, in order
    """

    what: str
    seat: int
    cards: tuple[Card, ...]
    parts: tuple[Score, ...]
    claimed: int | None = None
    left: int = 0
    to_answer: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The true count."""
        return total(self.parts)

    @property
    def pegged(self) -> int:
        """What the claimant pegs: the lesser of his count and the truth."""
        return min(self.claimed or 0, self.total)

    @property
    def taken(self) -> int:
        """What opponents have taken of it by muggins so far, as all have seen."""
        return 0 if self.claimed is None else max(0, self.total - self.claimed) - self.left

    def counted(self, points: int, to_answer: tuple[int, ...]) -> Claim:
        """The claim once its seat has said a count."""
        return replace(self, claimed=points, left=max(0, self.total - points), to_answer=to_answer)

    def called(self, points: int) -> tuple[int, Claim]:
        """An opponent calls muggins: what he takes, and the claim after it."""
        taken = min(points, self.left)
        return taken, replace(self, left=self.left - taken, to_answer=self.to_answer[1:])

    def accepted(self) -> Claim:
        """The claim when an opponent has let it stand."""
        return replace(self, to_answer=self.to_answer[1:])


def who_may_answer(claim: Claim, rules: CribbageRules) -> tuple[int, ...]:
    """The opponents who may call muggins on this claim, clockwise from the claimant's left."""
    if rules.counting != "muggins":
        return ()
    if claim.what == "starter":
        asked = rules.muggins_heels
    else:
        asked = ("play" if claim.what == "play" else "show") in rules.muggins_scope
    return rules.opponents_of(claim.seat) if asked else ()


def overclaim_penalty(claim: Claim, rules: CribbageRules) -> tuple[Score, ...]:
    """What the next opponent takes for a count that was too high: nothing, the excess, or two (``overclaim``)."""
    excess = (claim.claimed or 0) - claim.total
    if excess <= 0 or rules.overclaim == "correct":
        return ()
    return (Score(ScoreKind.PENALTY, excess if rules.overclaim == "excess" else 2),)


EMPTY_CALL = (Score(ScoreKind.PENALTY, 2),)
"""What a muggins call costs where nothing is left (``muggins_empty=penalty``), paid to the claimant's side."""
