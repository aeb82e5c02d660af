"""What happens in cribbage, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sixtyone.cards import Card
from sixtyone.game import Event
from sixtyone.games.cribbage import events as happened
from sixtyone.words.scores import count_aloud
from sixtyone.words.teller import Teller

IN_PASSING = ("starter", "play")
"""What is counted in passing: that nothing was rightly counted there is worth a line in a log only."""


def cut(teller: Teller, event: happened.CutForDeal) -> list[str]:
    """Who cut what, and who deals or cuts again."""
    cuts = [teller.by("event-cut-card", one.seat, card=teller.pieces.the(one.card)) for one in event.cards]
    told = [teller.say("event-cut", cuts=teller.words.lists(cuts))]
    if event.dealer is None:
        return [*told, teller.say("event-cut-tied", names=teller.seats(event.tied, later=True))]
    return [*told, teller.by("event-cut-dealer", event.dealer)]


def dealt(teller: Teller, event: happened.Dealt) -> list[str]:
    """Who deals, and the hands that may be seen."""
    told = [teller.by("event-dealt-cards", event.dealer, count=event.counts[0], crib=event.crib_count)]
    for seat, hand in enumerate(event.hands):
        if hand is not None and teller.whole:  # at the table the hand is seen anyway
            told.append(teller.by("event-hand", seat, pieces=teller.row(hand)))
    if event.crib:
        told.append(teller.say("event-dealt-crib", pieces=teller.row(event.crib)))
    return told


def discarded(teller: Teller, event: happened.Discarded) -> list[str]:
    """Who laid away how many cards; which, where they may be seen."""
    shown = "no" if event.cards is None else "yes"
    cards = teller.pieces.the(*event.cards or ())
    return [teller.by("event-discarded", event.seat, shown=shown, count=event.count, pieces=cards)]


def counted(teller: Teller, event: happened.Counted) -> list[str]:
    """Whether a count was right, and what it should have been."""
    if event.claimed == event.total == 0 and event.what in IN_PASSING and not teller.whole:
        return []
    right = "yes" if event.claimed == event.total else "under" if event.claimed < event.total else "over"
    count = count_aloud(teller.words, event.parts)
    return [teller.say("event-counted", right=right, count=count, total=event.total, claimed=event.claimed)]


def hand_of(what: bool) -> str:
    """``crib`` or ``hand``."""
    return "crib" if what else "hand"


def counting(teller: Teller, event: happened.Counting, starter: Card | None) -> list[str]:
    """A hand or crib that its owner is to count."""
    variables = {"what": hand_of(event.crib), "pieces": teller.row(event.cards), "starter": teller.pieces.one(starter)}
    return [teller.by("event-counting", event.seat, **variables)]


def shown(teller: Teller, event: happened.Shown, starter: Card | None) -> list[str]:
    """A hand or crib, counted aloud."""
    return [
        teller.by(
            "event-shown",
            event.seat,
            what=hand_of(event.crib),
            pieces=teller.row(event.cards),
            starter=teller.pieces.one(starter),
            count=count_aloud(teller.words, event.parts),
            total=event.total,
        )
    ]


def series_ended(teller: Teller, event: happened.SeriesEnded, last: bool) -> list[str]:
    """The end of a series; of the last one of a deal, the end of the play."""
    return [teller.say("event-series-ended-last" if last else "event-series-ended", count=event.count)]


EVENTS: dict[type[Event], Callable[[Teller, Any], list[str]]] = {
    happened.CutForDeal: cut,
    happened.Dealt: dealt,
    happened.Discarded: discarded,
    happened.PackCut: lambda teller, event: [teller.by("event-pack-cut", event.seat, depth=event.depth)],
    happened.Starter: lambda teller, event: [teller.say("event-starter", card=teller.pieces.the(event.card))],
    happened.Played: lambda teller, event: [
        teller.by("event-played", event.seat, card=teller.pieces.the(event.card), count=event.count)
    ],
    happened.Went: lambda teller, event: [teller.by("event-went", event.seat, count=event.count)],
    happened.Claimed: lambda teller, event: [
        teller.by("event-claimed", event.seat, what=event.what, points=event.points)
    ],
    happened.Called: lambda teller, event: [
        teller.by("event-called", event.seat, points=event.points, taken=event.taken)
    ],
    happened.Accepted: lambda teller, event: [teller.by("event-accepted", event.seat, points=event.points)],
    happened.Counted: counted,
    happened.DealEnded: lambda teller, event: [teller.say("event-deal-ended", scores=teller.scores(event.totals))],
}
