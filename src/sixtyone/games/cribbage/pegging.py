"""The play: what a card earns as it is laid, and who goes on.

* Fifteen: the count becomes 15, 2. Thirty-one: the count becomes 31, 2.
* Pairs: the card equals the one, two or three laid just before it in rank, 2, 6 or 12, only the highest.
* Run: the last three or more cards are different ranks in sequence, laid in any order, 1 for each; only the longest.
* Last card: nobody can follow, the player included, and the count is below 31: 1.

A *series* is what was laid since the count was last cleared; combinations never span two. (RULES.md 3.3; options: C9,
C10, C12.)

>>> from sixtyone.cards import parse_cards
>>> [(part.kind.value, part.points) for part in score_card(parse_cards("TS 9D 5C 4H 3H"))]
[('run', 3), ('thirty-one', 2)]
"""

from __future__ import annotations

from collections.abc import Sequence

from sixtyone.cards import VALUES, Card
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.cribbage.variants import SIX_CARD
from sixtyone.score import Score, ScoreKind

LIMIT = 31
_PAIRS = {2: (ScoreKind.PAIR, 2), 3: (ScoreKind.PAIR_ROYAL, 6), 4: (ScoreKind.DOUBLE_PAIR_ROYAL, 12)}


def count_of(series: Sequence[Card]) -> int:
    """The count of a series: the values of its cards together."""
    return sum(VALUES[card[0]] for card in series)


def score_card(series: Sequence[Card], rules: CribbageRules = SIX_CARD) -> tuple[Score, ...]:
    """What the last card of a series earns; the point for the last card, which hangs on the hands, is not among it."""
    count = count_of(series)
    parts: list[Score] = []
    if count == 15:
        parts.append(Score(ScoreKind.FIFTEEN, 2, tuple(sorted(series))))
    equal = equal_at_end(series)
    if equal > 1:
        parts.append(Score(*_PAIRS[equal], tuple(sorted(series[-equal:]))))
    run = run_at_end(series, rules.max_play_run or 7)
    if run:
        parts.append(Score(ScoreKind.RUN, run, tuple(sorted(series[-run:]))))
    if count == LIMIT:
        parts.append(Score(ScoreKind.THIRTY_ONE, 2, (series[-1],)))
    return tuple(parts)


def equal_at_end(series: Sequence[Card]) -> int:
    """How many cards at the end of the series are of one rank."""
    rank = series[-1].rank
    equal = 1
    while equal < len(series) and series[-equal - 1].rank == rank:
        equal += 1
    return equal


def run_at_end(series: Sequence[Card], longest: int = 7) -> int:
    """How long the run at the end of the series is: the most last cards, three or more, that are different ranks in
    sequence; else 0.
    """
    ranks = [card[0] for card in series]
    for length in range(min(len(ranks), longest), 2, -1):
        last = ranks[-length:]
        if max(last) - min(last) == length - 1 and len(set(last)) == length:
            return length
    return 0


def fits(card: Card, count: int) -> bool:
    """Whether a card may be laid: the count does not pass 31."""
    return count + VALUES[card[0]] <= LIMIT


def can_lay(hand: Sequence[Card], count: int) -> bool:
    """Whether a (sorted) hand holds a card that may be laid."""
    return bool(hand) and fits(hand[0], count)


def can_anyone_follow(hands: Sequence[Sequence[Card]], last: int, count: int, rules: CribbageRules) -> bool:
    """Whether the series goes on after seat ``last`` laid a card: somebody who holds cards, ``last`` included, can lay
    one.

    ``go_rule=bicycle``: only the next two seats that hold cards are asked; where neither can lay, the series ends.
    """
    if rules.go_rule == "everyone":
        return any(can_lay(hand, count) for hand in hands)
    seats = len(hands)
    clockwise = [(last + step) % seats for step in range(1, seats + 1)]
    return any(can_lay(hands[seat], count) for seat in [seat for seat in clockwise if hands[seat]][:2])


def next_with_cards(hands: Sequence[Sequence[Card]], seat: int, gone: Sequence[int] = ()) -> int:
    """The first seat clockwise after ``seat`` that holds cards and has not said go; ``seat`` itself comes last."""
    seats = len(hands)
    clockwise = [(seat + step) % seats for step in range(1, seats + 1)]
    return next(other for other in clockwise if hands[other] and other not in gone)


def next_leader(
    hands: Sequence[Sequence[Card]], last: int, gone: Sequence[int], count: int, rules: CribbageRules
) -> int:
    """Who leads the next series: the first seat with cards left of who laid the last one (``first_go``: who first said
    go).
    """
    if rules.go_lead == "first_go" and gone and count < LIMIT:
        return gone[0]
    return next_with_cards(hands, last)
