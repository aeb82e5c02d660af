"""What happens in a domino game, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sixtyone.game import Event
from sixtyone.games.dominoes import events as happened
from sixtyone.games.dominoes.ends import End
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.tiles import ARMS, HALVES, Place
from sixtyone.words.teller import Teller


def lot(teller: Teller, event: happened.LotDrawn) -> list[str]:
    """Who opens."""
    return [teller.by("event-lot", event.seat)]


def dealt(teller: Teller, event: happened.Dealt) -> list[str]:
    """How many tiles, and the hands that may be seen."""
    rules = teller.rules
    draws = isinstance(rules, DominoRules) and rules.draws
    told = [teller.say("event-dealt-tiles", draws="yes" if draws else "no", count=event.counts[0], stock=event.stock)]
    for seat, hand in enumerate(event.hands):
        if hand is not None and teller.whole:  # at the table the hand is seen anyway
            told.append(teller.by("event-hand", seat, pieces=teller.row(hand)))
    return told


def placed(teller: Teller, event: happened.Placed) -> list[str]:
    """Where a tile was laid, and what the ends make then."""
    laid = teller.by("event-placed", event.seat, tile=teller.pieces.one(event.tile), **where(teller, event.at))
    return [laid + " " + ends(teller, event.counted, event.sum)]


def where(teller: Teller, at: Place | None) -> dict[str, str | int]:
    """The variables ``where``, ``to`` and ``value`` of a place."""
    if at is None:
        return {"where": "first", "to": "", "value": 0}
    kind = "half" if at.name in HALVES else "arm" if at.name in ARMS else "side"
    return {"where": kind, "to": teller.pieces.one(at.tile), "value": at.value}


def ends(teller: Teller, counted: tuple[End, ...], ends_sum: int) -> str:
    """The sum of the ends: ``Ends: 2 + 8 = 10.``; read out, ``Ends: 2 and 8, together 10.``"""
    if len(counted) == 1:
        return teller.say("score-ends-lone", sum=ends_sum)
    values = [str(end.value) for end in counted]
    if teller.style == "spoken":
        return teller.say("score-ends-spoken", terms=teller.words.lists(values), sum=ends_sum)
    return teller.say("score-ends", terms=" + ".join(values), sum=ends_sum)


def drew(teller: Teller, *drawn: happened.Drew) -> list[str]:
    """What a seat drew one after the other; which tiles, where they may be seen."""
    last = drawn[-1]
    tiles = [event.tile for event in drawn if event.tile is not None]
    shown = "yes" if tiles else "no"
    return [teller.by("event-drew", last.seat, shown=shown, tile=teller.row(tiles), count=len(drawn), stock=last.stock)]


def refused(teller: Teller, event: happened.Refused) -> list[str]:
    """Points that would have passed an exact target."""
    variables = {"points": event.points, "total": event.total, "target": teller.rules.target}
    return [teller.say("event-refused", **teller.who_side(event.side), **variables)]


def round_ended(teller: Teller, event: happened.RoundEnded) -> list[str]:
    """Why a round is over."""
    if event.seat is None:
        return [teller.say("event-round-ended", reason=event.reason, who="other", name="")]
    return [teller.by("event-round-ended", event.seat, reason=event.reason)]


def revealed(teller: Teller, event: happened.Revealed) -> list[str]:
    """What is left in each hand."""
    told = []
    for seat, hand in enumerate(event.hands):
        if hand:
            told.append(teller.by("event-revealed", seat, pieces=teller.row(hand), pips=event.pips[seat]))
        else:
            told.append(teller.by("event-revealed-out", seat))
    return told


EVENTS: dict[type[Event], Callable[[Teller, Any], list[str]]] = {
    happened.LotDrawn: lot,
    happened.Dealt: dealt,
    happened.Placed: placed,
    happened.Drew: drew,
    happened.Passed: lambda teller, event: [teller.by("event-passed", event.seat)],
    happened.Knocked: lambda teller, event: [teller.by("event-knocked", event.seat)],
    happened.Stopped: lambda teller, event: [teller.by("event-stopped", event.seat)],
    happened.Refused: refused,
    happened.Blocked: lambda teller, event: [teller.say("event-blocked")],
    happened.RoundEnded: round_ended,
    happened.Revealed: revealed,
}
