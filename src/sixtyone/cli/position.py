"""What ``picture`` and ``describe`` take: the same pieces and pegs, and the same complaints about them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixtyone.cli.ending import Complaint
from sixtyone.errors import CODES, IllegalAction, quoted

if TYPE_CHECKING:
    from sixtyone.cards import Card
    from sixtyone.games.cribbage.rules import CribbageRules
    from sixtyone.pegboard import Pegs
    from sixtyone.score import Piece

USUAL_TARGET, MOST_TARGET = 121, 1000


def check_distinct(pieces: Sequence[Piece | None]) -> None:
    """No piece may stand twice; face down ones may."""
    twice = sorted({str(piece) for piece in pieces if piece is not None and pieces.count(piece) > 1})
    if twice:
        raise IllegalAction("action/duplicate", CODES["action/duplicate"], pieces=twice)


def check_series(series: Sequence[Card]) -> None:
    """Cards of the play, no further than the count may go."""
    from sixtyone.games.cribbage.pegging import LIMIT, count_of

    check_distinct(series)
    count = count_of(series)
    if count > LIMIT:
        raise IllegalAction("action/over-31", CODES["action/over-31"], count=count)


def check_count(hand: Sequence[Card], starter: Card, is_crib: bool, rules: CribbageRules) -> None:
    """A hand, or a crib, of the size that the rules count."""
    check_distinct((*hand, starter))
    size = rules.crib_size if is_crib else rules.kept
    if len(hand) != size:
        raise IllegalAction("action/wrong-size", CODES["action/wrong-size"], expected=size, got=len(hand))


def read_pegs(text: str) -> Pegs:
    """The pegs of one side: ``45``, or ``45/37`` with the score before."""
    from sixtyone.pegboard import Pegs

    front, slash, rear = text.partition("/")
    if not re.fullmatch(r"\d{1,4}(/\d{1,4})?", text, re.ASCII) or (slash and int(rear) > int(front)):
        raise Complaint("cli-describe-pegs", text=quoted(text))
    return Pegs(int(front), int(rear) if slash else int(front))


def read_target(target: int | None) -> int:
    """The points that win; those of the usual board where nothing is said."""
    if target is not None and not 1 <= target <= MOST_TARGET:
        raise Complaint("cli-picture-number", option="--target", least=1, most=MOST_TARGET, got=target)
    return USUAL_TARGET if target is None else target
