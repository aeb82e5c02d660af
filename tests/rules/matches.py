"""Matches as the tests of the rules write them: actions in their text forms, chance written out, events as JSON.

A `Match` grows by `play` as a record does, `refuses` says with which code an action is refused, and `stand_at` puts the
pegs elsewhere. What was played before any peg was moved by hand is a record, and `confirm` has the referee replay it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixtyone import record as records
from sixtyone.catalogue import find_game
from sixtyone.errors import SixtyOneError
from sixtyone.referee import answer

DATA = Path(__file__).resolve().parents[1] / "data"


def vectors(name):
    """The vectors of one file of tests/data."""
    text = (DATA / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()] if name.endswith(".jsonl") else json.loads(text)


def by_id(entries):
    """Entries for `parametrize`, each under its id."""
    return [pytest.param(entry, id=entry["id"]) for entry in entries]


def ruled(**question):
    """The referee's ruling on one line."""
    return json.loads(answer(json.dumps(question)))


def changed(state, **fields):
    """The same state with some of its fields replaced: a position that a match might have come to."""
    other = type(state).__new__(type(state))
    other.__dict__.update(state.__dict__, **fields)
    return other


def at_scores(state, scores):
    """The same state with the pegs of the sides at these scores."""
    assert len(scores) == len(state.scores)
    return changed(state, scores=tuple(scores), rear=tuple(scores))


class Match:
    """One match. Options are those of the rules; `first` opens or deals instead of the first lot or cut."""

    def __init__(self, game, variant=None, first=None, **options):
        self.game = find_game(game)
        self.rules = self.game.rules(variant, **options)
        self.first = first
        self.state = self.game.new(self.rules, first)
        self.actions = []
        self.events = []
        self.recorded = None  # how much of both a record can hold

    def play(self, text):
        """Take the actions, parted by line ends or semicolons, and give what they made happen."""
        events = []
        for line in text.replace(";", "\n").strip().splitlines():
            action = self.game.parse_action(line)
            self.state, happened = self.state.apply(action)
            self.actions.append(str(action))
            events += [event.to_json() for event in happened]
        self.events += events
        return events

    def refuses(self, text):
        """The code with which an action is refused; the state is as it was."""
        before = dict(self.state.__dict__)
        with pytest.raises(SixtyOneError) as refused:
            self.state.apply(self.game.parse_action(text))
        assert self.state.__dict__ == before
        return refused.value.code

    def legal(self, seat=None):
        """What a seat may do, as text; where none is named, the one seat to act."""
        (actor,) = self.state.actors if seat is None else (seat,)
        return [str(action) for action in self.state.legal_actions(actor)]

    def stand_at(self, *scores):
        """Put the pegs of the sides elsewhere; from here on the match is no record any more."""
        self.recorded = self.recorded or (len(self.actions), len(self.events))
        self.state = at_scores(self.state, scores)

    @property
    def scores(self):
        return self.state.scores

    @property
    def outcome(self):
        return None if self.state.outcome is None else self.state.outcome.to_json()

    @property
    def winners(self):
        return None if self.state.outcome is None else list(self.state.outcome.winners)

    def record(self):
        """The record of the match, up to where pegs were put elsewhere."""
        actions = self.actions[: self.recorded[0]] if self.recorded else self.actions
        names = [f"seat {seat}" for seat in range(self.rules.seats)]
        return records.Record(self.game, self.rules, tuple(names), tuple(actions), self.first).to_json()

    def confirm(self):
        """The record, read from its text and replayed, and the referee make the same things happen."""
        events = self.events[: self.recorded[1]] if self.recorded else self.events
        record = self.record()
        read = records.loads(records.dumps(records.Record.from_json(record)))
        assert read.to_json() == record
        assert [event.to_json() for event in records.replay(read)[1]] == events
        ruling = ruled(record=record)
        assert ruling["events"] == [event for event in events if event["type"] != "outcome"]
        assert ruling["outcome"] == next((event for event in events if event["type"] == "outcome"), None)


# Reading events.


def named(events, *types):
    """The events of these types."""
    return [event for event in events if event["type"] in types]


def types_of(events):
    return [event["type"] for event in events]


def parts_of(event):
    """The points of an event by kind, several parts of one kind together."""
    points = {}
    for part in event["parts"]:
        points[part["kind"]] = points.get(part["kind"], 0) + part["points"]
    return points


def pegged(events):
    """Who pegged what: (seat, points, points by kind), in order."""
    return [(event["seat"], event["points"], parts_of(event)) for event in named(events, "scored")]


def settled(events):
    """What a settlement pays, by side."""
    return {event["side"]: event["points"] for event in named(events, "scored") if event["seat"] is None}


# Reading rounds.


def before_the_last(text):
    """The actions of a round but the last one, and the last one."""
    *before, last = text.replace(";", "\n").strip().splitlines()
    return "\n".join(before), last
