"""Any match is a record, and the record is the match; one whose deals are proved cannot be changed by a card."""

from __future__ import annotations

import dataclasses
import json
import random
import re

import pytest
from hypothesis import given

from sixtyone.errors import FairError
from sixtyone.fair import FairDealer
from sixtyone.game import CHANCE
from sixtyone.record import Record, dumps, loads, outcome_json, replay, steps, verify
from sixtyone.table import Table
from tests.contract.matches import choose, play
from tests.contract.varieties import VARIETIES, Variety
from tests.properties.matches import bounded, seeds, set_of, varieties

NAMES = ("Ann", "Bo “Żółw”", "Çelik", "Дима")


def record_of(variety: Variety, seed: int, first: int | None = None) -> Record:
    actions = tuple(str(step.action) for step in play(variety, seed, first))
    return Record(variety.game, variety.rules, NAMES[: variety.rules.seats], actions, first)


def fair_match(variety: Variety, seed: int, end: int | None = None) -> Table:
    """A match at a table, to its outcome or until its log is so long."""
    chooser = random.Random(seed)
    words = [f"words of {name}" for name in NAMES[: variety.rules.seats]]
    dealer = FairDealer(chooser.randbytes(32), variety.game.name, words)
    table = Table(variety.game, variety.rules, NAMES[: variety.rules.seats], dealer)
    while table.state.actors and (end is None or len(table.log) < end):
        seat = chooser.choice(table.state.actors)
        table.act(seat, choose(table.state, seat, chooser))
    return table


@bounded(60)
@given(varieties, seeds)
def test_a_record_is_written_and_read_without_loss(variety: Variety, seed: int) -> None:
    record = record_of(variety, seed, first=seed % variety.rules.seats if seed % 3 == 0 else None)
    text = dumps(record)
    assert loads(text) == record
    assert dumps(loads(text)) == text
    assert Record.from_json(json.loads(text)) == record


@bounded(60)
@given(varieties, seeds)
def test_a_record_replays_to_the_same_events_and_outcome(variety: Variety, seed: int) -> None:
    played = list(play(variety, seed))
    record = loads(dumps(record_of(variety, seed)))
    assert [(step.action, step.events, step.state) for step in steps(record)] == [
        (step.action, step.events, step.after) for step in played
    ]
    state, events = replay(record)
    assert events == tuple(event for step in played for event in step.events)
    assert state == played[-1].after
    assert outcome_json(state) == events[-1].to_json()


@bounded(30)
@given(varieties, seeds)
def test_every_beginning_of_a_record_is_a_record(variety: Variety, seed: int) -> None:
    record = record_of(variety, seed)
    chooser = random.Random(seed)
    for length in {0, *(chooser.randrange(len(record.actions)) for _ in range(6))}:
        state, events = replay(dataclasses.replace(record, actions=record.actions[:length]))
        assert state.outcome is None
        assert outcome_json(state) == {"type": "outcome", "winners": None, "totals": list(state.scores), "reason": None}
        assert (events == ()) is (length == 0)


@bounded(50)
@given(varieties, seeds)
def test_what_a_fair_dealer_dealt_is_proved_by_the_record(variety: Variety, seed: int) -> None:
    record = loads(dumps(fair_match(variety, seed).record()))
    proof = verify(record)
    assert proof.to_json() == record.fair


@pytest.mark.parametrize("variety", VARIETIES[::7], ids=str)
def test_no_piece_of_a_proved_deal_can_be_changed(variety: Variety) -> None:
    table = fair_match(variety, 61, end=30)
    record = table.record(proof=True)
    verify(record)
    everything = sorted(map(str, set_of(table.state)))
    chooser = random.Random(6)
    for index, entry in enumerate(table.log):
        if entry.seat != CHANCE:
            continue
        text = entry.action
        places = [found.span() for found in re.finditer(r"\d-\d|[A2-9TJQK][CDHS]|(?<=lot )\d", text)]
        for start, end in chooser.sample(places, min(3, len(places))):
            old = text[start:end]
            new = chooser.choice([piece for piece in everything if piece != old])
            if text.startswith("lot"):
                new = str((int(old) + 1) % variety.rules.seats)
            changed = text[:start] + new + text[end:]
            actions = (*record.actions[:index], changed, *record.actions[index + 1 :])
            with pytest.raises(FairError) as raised:
                verify(dataclasses.replace(record, actions=actions))
            assert raised.value.code == "fair/deal"
            assert raised.value.detail == {"index": index, "expected": text, "got": changed}


@pytest.mark.parametrize("variety", VARIETIES[::13], ids=str)
def test_pieces_in_each_others_place_are_noticed_too(variety: Variety) -> None:
    table = fair_match(variety, 62, end=10)
    record = table.record(proof=True)
    index = next(at for at, text in enumerate(record.actions) if text.startswith("deal "))
    one, two = re.findall(r"\d-\d|[A2-9TJQK][CDHS]", record.actions[index])[:2]
    swapped = record.actions[index].replace(one, "??").replace(two, one).replace("??", two)
    actions = (*record.actions[:index], swapped, *record.actions[index + 1 :])
    with pytest.raises(FairError) as raised:
        verify(dataclasses.replace(record, actions=actions))
    assert raised.value.code == "fair/deal"
