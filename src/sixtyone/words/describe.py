"""What happened in a match, in sentences: one list of lines for the events of one or more actions.

>>> from sixtyone.catalogue import find_game
>>> from sixtyone.words.catalogue import Words
>>> game = find_game("horse-race")
>>> teller = Teller(Words(), game.rules(), ("Ann", "Bo"))
>>> state, events = game.new(game.rules()).apply(game.parse_action("lot 1"))
>>> tell(teller, events)
['The lot falls on Bo, who opens.']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sixtyone.cards import Card
from sixtyone.game import Event, Outcome, Scored
from sixtyone.games.cribbage import events as cribbage
from sixtyone.games.dominoes import events as dominoes
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.words import cribbage_events, domino_events
from sixtyone.words.scores import reasons
from sixtyone.words.teller import Teller

EVENTS: dict[type[Event], Callable[[Teller, Any], list[str]]] = {**domino_events.EVENTS, **cribbage_events.EVENTS}


def tell(teller: Teller, events: Iterable[Event], starter: Card | None = None) -> list[str]:
    """The events in sentences. ``starter``: the one that lay before the first of them, for the hands that are shown
    with it.
    """
    told: list[str] = []
    drawn: list[dominoes.Drew] = []
    happened = list(events)
    for index, event in enumerate(happened):
        before = happened[index - 1] if index else None
        after = happened[index + 1] if index + 1 < len(happened) else None
        match event:
            case cribbage.Starter():
                starter = event.card
                told += EVENTS[type(event)](teller, event)
            case cribbage.Counting():
                if teller.whole or event.seat != teller.you:  # who counts is asked, with the same cards
                    told += cribbage_events.counting(teller, event, starter)
            case cribbage.Shown():
                if not isinstance(before, cribbage.Counted):  # which told the same
                    told += cribbage_events.shown(teller, event, starter)
            case dominoes.Drew():
                drawn.append(event)
                if not (isinstance(after, dominoes.Drew) and after.seat == event.seat):
                    told += domino_events.drew(teller, *drawn)
                    drawn = []
            case cribbage.SeriesEnded():
                last = isinstance(after, (cribbage.Shown, cribbage.Counting))
                told += cribbage_events.series_ended(teller, event, last)
            case Scored():
                told.append(scored(teller, event, isinstance(before, cribbage.Shown)))
            case Outcome():
                told += outcome(teller, event)
            case _:
                told += EVENTS[type(event)](teller, event)
    return told


def scored(teller: Teller, event: Scored, shown: bool = False) -> str:
    """Points pegged, with every reason; of a hand that was just counted aloud, without."""
    variables: dict[str, str | int] = {
        "points": event.points,
        "total": event.total,
        "reasons": reasons(teller.words, event.parts),
    }
    if teller.rules.pairs:
        variables["side"] = teller.side(event.side)
        variables["whose"] = "yours" if teller.you in teller.rules.sides[event.side] else "other"
    message = "event-scored"
    if shown:
        message += "-shown"
    if event.seat is None and teller.rules.pairs:
        return teller.say("event-scored-side", **variables)
    if teller.rules.pairs:
        message += "-pair"
    if isinstance(teller.rules, DominoRules) and teller.rules.shows_raw and event.seat is not None:
        message += "-raw"
        variables["raw"] = 5 * event.points
    return teller.by(message, teller.rules.sides[event.side][0] if event.seat is None else event.seat, **variables)


def outcome(teller: Teller, event: Outcome) -> list[str]:
    """Who won, by how much and why."""
    rules = teller.rules
    winners = [seat for side in event.winners for seat in rules.sides[side]]
    losers = [side for side in range(len(event.totals)) if side not in event.winners]
    told = [
        teller.say(
            "event-outcome",
            who="you" if teller.you in winners else "other",
            count=len(winners),
            names=teller.seats(winners),
            scores=teller.scores(event.totals),
        )
    ]
    if event.reason == "target":
        return told + _skunks(teller, event)
    # Who resigned is no winner; who lost at giveaway is the one that reached the target.
    loser = next((side for side in losers if event.reason != "giveaway" or event.totals[side] >= rules.target), None)
    of_whom = {"who": "other", "name": ""} if loser is None else teller.who_side(loser)
    return [*told, teller.say("event-outcome-why", reason=event.reason, target=rules.target, **of_whom)]


def _skunks(teller: Teller, event: Outcome) -> list[str]:
    """Who was left so far behind that it has a name."""
    target = teller.rules.target
    return [
        teller.say("event-skunk", **teller.who_side(side), level=level, target=target)
        for side, level in enumerate(teller.rules.skunks(event))
        if level
    ]
