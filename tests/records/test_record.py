"""Records: what is read, what is refused and where, what is written, and scores that a record carries of its own."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from sixtyone.catalogue import find_game
from sixtyone.errors import IllegalAction, ParseError, RecordError, RulesError, SixtyOneError, quoted
from sixtyone.record import MOST_ACTIONS, Record, differences, dumps, loads, outcome_json, replay, rules_for, steps

# The beginning of a match of six-card cribbage, with a fifteen for seat 0.
ACTIONS = (
    "cut 0:7C 1:QD",
    "deal 5H,JD,2C,3C,4C,9S / 6H,7H,8H,KD,QS,AC",
    "0: discard 2C,3C",
    "1: discard QS,AC",
    "starter 5S",
    "1: play KD",
    "0: play 5H",
    "1: play 6H",
)
HEADER: dict[str, Any] = {
    "format": "sixtyone-record/1",
    "game": "cribbage",
    "variant": "six-card",
    "rules": {},
    "seats": ["Ann", "Bo"],
}


def record(**fields: Any) -> Record:
    return Record.from_json({**HEADER, "actions": list(ACTIONS), **fields})


def refusal(**fields: Any) -> SixtyOneError:
    with pytest.raises(SixtyOneError) as raised:
        Record.from_json(
            {name: value for name, value in {**HEADER, "actions": [], **fields}.items() if value is not ...}
        )
    return raised.value


# Reading and writing.


def test_the_record_of_the_design() -> None:
    text = """
{"format": "sixtyone-record/1", "game": "cribbage", "variant": "six-card", "rules": {}, "seats": ["Ann", "Bo"],
 "actions": ["cut 0:7C 1:QD", "deal 5H,JD,2C,3C,4C,9S / 6H,7H,8H,KD,QS,AC", "0: discard 2C,3C"]}
"""
    read = loads(text)
    assert (read.game.name, read.rules, read.seats) == ("cribbage", find_game("cribbage").rules(), ("Ann", "Bo"))
    assert read.actions == ACTIONS[:3]
    assert (read.first, read.fair, read.more) == (None, None, {})
    state, _ = replay(read)
    assert state.actors == (1,)


def test_a_record_is_written_for_people_to_read() -> None:
    assert dumps(record(actions=list(ACTIONS[:2]), first=None)) == (
        "{\n"
        ' "format": "sixtyone-record/1",\n'
        ' "game": "cribbage",\n'
        ' "variant": "six-card",\n'
        ' "rules": {},\n'
        ' "seats": ["Ann", "Bo"],\n'
        ' "actions": [\n'
        '  "cut 0:7C 1:QD",\n'
        '  "deal 5H,JD,2C,3C,4C,9S / 6H,7H,8H,KD,QS,AC"\n'
        " ]\n"
        "}\n"
    )
    assert '"actions": []' in dumps(record(actions=[]))


def test_defaults_are_not_written_and_may_be_left_out() -> None:
    short = {name: value for name, value in HEADER.items() if name not in ("variant", "rules")}
    read = Record.from_json({**short, "actions": []})
    assert read == record(actions=[])
    stated = record(actions=[], rules={"seats": 2, "target": 121, "counting": "auto", "giveaway": False})
    assert stated == read
    assert stated.to_json()["rules"] == {}
    assert "first" not in read.to_json()
    assert "fair" not in read.to_json()


def test_options_travel_with_the_record() -> None:
    rules = {"counting": "muggins", "target": 61, "muggins_scope": "show"}
    read = loads(dumps(record(actions=[], rules=rules)))
    assert read.rules.options() == rules
    assert read.rules.target == 61
    dominoes = {**HEADER, "game": "horse-race", "variant": "individual", "actions": []}
    read = Record.from_json({**dominoes, "seats": ["A", "B", "C"], "rules": {"hand_sizes": 4, "exact": True}})
    assert read.to_json()["rules"] == {"seats": 3, "hand_sizes": {"3": 4}, "exact": True}
    assert Record.from_json(read.to_json()) == read


def test_the_number_of_names_is_the_number_of_seats() -> None:
    for count in (2, 3, 4):
        names = ["Ann", "Bo", "Cy", "Di"][:count]
        horse_race = {**HEADER, "game": "horse-race", "variant": "individual", "seats": names, "actions": []}
        read = Record.from_json(horse_race)
        assert read.rules.seats == count
        assert read.rules.options() == ({} if count == 2 else {"seats": count})
        assert Record.from_json({**horse_race, "rules": {"seats": count}}) == read
    pairs = Record.from_json({**HEADER, "game": "horse-race", "variant": "pairs", "seats": list("ABCD"), "actions": []})
    assert pairs.rules.options() == {}
    assert record(variant="three-player", seats=list("ABC"), actions=[]).rules.seats == 3


@pytest.mark.parametrize(
    ("game", "variant", "rules", "names"),
    [
        ("cribbage", "six-card", {}, 3),
        ("cribbage", "six-card", {}, 1),
        ("cribbage", "six-card", {}, 0),
        ("cribbage", "three-player", {}, 2),
        ("horse-race", "individual", {}, 5),
        ("horse-race", "individual", {"seats": 3}, 2),
        ("horse-race", "pairs", {}, 2),
        ("fives-and-threes", "individual", {}, 4),
    ],
)
def test_names_that_are_not_one_a_seat(game: str, variant: str, rules: dict[str, Any], names: int) -> None:
    error = refusal(game=game, variant=variant, rules=rules, seats=["Ann"] * names)
    assert error.code == "record/field"
    assert error.detail["field"] == "seats"
    with pytest.raises(RecordError):
        rules_for(find_game(game), variant, rules, names)


def test_whatever_else_stands_in_a_record_is_kept() -> None:
    more = {"event": "Club night", "tags": {"round": 3, "π": [1.5, None, True, "é"]}, "scores": [[0, 0]], "Format": "x"}
    read = record(**more)
    assert read.more == more
    again = loads(dumps(read))
    assert again == read
    assert {name: again.to_json()[name] for name in more} == more
    assert list(again.to_json())[-len(more) :] == list(more)


def test_a_proof_is_kept_as_it_came() -> None:
    fair = {"commitment": "?", "extra": [1, 2]}
    assert loads(dumps(record(fair=fair))).fair == fair


def test_any_text_can_be_written_to_a_file() -> None:
    # Half a character, as JSON can hold it escaped, is in no file but escaped.
    read = loads(dumps(record(seats=["Zoë \ud83d", 'Bo\u2028"\\\x1b'], note="\udfff", actions=[])))
    assert read.seats == ("Zoë \ud83d", 'Bo\u2028"\\\x1b')
    assert read.more == {"note": "\udfff"}
    assert loads(dumps(read).encode().decode()) == read
    assert "Żółw 🐢" in dumps(record(seats=["Żółw 🐢", "Bo"]))


# What is refused, and where.


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ("nonsense", 1, 1),
        ('{"format": "sixtyone-record/1",\n "game": cribbage}', 2, 10),
        ('{"actions": [\n"cut 0:7C 1:QD",\n]}', 3, 1),
        ('{"a": 1} {"b": 2}', 1, 10),
        ("{'format': 1}", 1, 2),
    ],
)
def test_what_is_no_json_is_refused_with_its_place(text: str, line: int, column: int) -> None:
    with pytest.raises(RecordError) as raised:
        loads(text)
    assert raised.value.code == "record/json"
    assert raised.value.detail == {"line": line, "column": column}
    assert raised.value.message.startswith(f"line {line}, column {column}: ")


@pytest.mark.parametrize(
    "text",
    ['{"a": NaN}', '{"a": Infinity}', '{"a": 1e400}', '{"a": 1, "a": 2}', "[" * 100_000, '{"a": %s}' % ("9" * 5000)],
    ids=lambda text: text[:20],
)
def test_json_that_would_not_survive_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as raised:
        loads(text)
    assert raised.value.code == "record/json"
    assert len(raised.value.message) < 200


@pytest.mark.parametrize(
    "data", [None, [], "record", 1, {}, {"format": None}, {"format": 1}, {"format": "sixtyone-record/2"}]
)
def test_another_format_is_refused(data: Any) -> None:
    with pytest.raises(RecordError) as raised:
        Record.from_json(data)
    assert raised.value.code == "record/format"
    with pytest.raises(RecordError) as raised:
        loads(json.dumps(data))
    assert raised.value.code == "record/format"


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("game", ..., "game"),
        ("game", 3, "game"),
        ("variant", ["six-card"], "variant"),
        ("rules", [["target", 61]], "rules"),
        ("rules", "target=61", "rules"),
        ("seats", ..., "seats"),
        ("seats", {"0": "Ann"}, "seats"),
        ("seats", ["Ann", None], "seats[1]"),
        ("seats", ["x" * 81, "Bo"], "seats[0]"),
        ("actions", ..., "actions"),
        ("actions", "cut 0:7C 1:QD", "actions"),
        ("actions", ["cut 0:7C 1:QD", ["deal"]], "actions[1]"),
        ("actions", ["0: resign"] * (MOST_ACTIONS + 1), "actions"),
        ("first", "0", "first"),
        ("first", 0.0, "first"),
        ("first", True, "first"),
    ],
    ids=str,
)
def test_a_field_of_the_wrong_shape_is_named(field: str, value: Any, named: str) -> None:
    error = refusal(**{field: value})
    assert isinstance(error, RecordError)
    assert error.code == "record/field"
    assert error.detail["field"] == named
    assert named in error.message


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "go"}, "rules/unknown-game"),
        ({"variant": "individual"}, "rules/unknown-variant"),
        ({"rules": {"no_such_option": 1}}, "rules/unknown-option"),
        ({"rules": {"target": "61"}}, "rules/bad-value"),
        ({"rules": {"target": True}}, "rules/bad-value"),
        ({"rules": {"target": 61.0}}, "rules/bad-value"),
        ({"rules": {"giveaway": True, "counting": "manual"}}, "rules/conflict"),
        ({"rules": {"seats": 3}}, "rules/seats"),
        ({"first": 2}, "rules/seats"),
        ({"first": -1}, "rules/seats"),
        ({"first": 10**3000}, "rules/seats"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_rules_that_there_are_not(fields: dict[str, Any], code: str) -> None:
    error = refusal(**fields)
    assert isinstance(error, RulesError)
    assert error.code == code
    assert len(error.message) < 500


def test_an_unknown_option_gets_a_suggestion() -> None:
    error = refusal(rules={"giveawy": True})
    assert "did you mean giveaway?" in error.message
    assert "giveaway" in error.detail["expected"]


# Replaying.


def test_first_stands_in_for_the_first_lot_or_cut_only() -> None:
    read = record(first=1, actions=["deal 5H,JD,2C,3C,4C,9S / 6H,7H,8H,KD,QS,AC"])
    state, events = replay(read)
    assert [event.type for event in events] == ["dealt"]
    assert state.dealer == 1  # type: ignore[attr-defined]
    with pytest.raises(IllegalAction) as raised:
        replay(record(first=1))
    assert (raised.value.code, raised.value.detail["index"]) == ("action/not-now", 0)
    # After a block of Horse Race the lot comes back.
    small = {**HEADER, "game": "horse-race", "variant": "individual", "first": 0, "rules": {"hand_sizes": 14}}
    low = "0-0,0-1,0-2,0-3,0-4,0-5,0-6,1-1,1-2,1-3,1-4,1-5,1-6,2-2"
    high = "2-3,2-4,2-5,2-6,3-3,3-4,3-5,3-6,4-4,4-5,4-6,5-5,5-6,6-6"
    start = Record.from_json({**small, "actions": [f"deal {low} / {high}"]})
    state, _ = replay(start)
    while state.phase == "turn":
        state, _ = state.apply(state.legal_actions(state.actors[0])[0])
    assert state.phase in ("lot", "deal")


def test_an_unfinished_record_has_an_outcome_without_winners() -> None:
    state, events = replay(record())
    assert outcome_json(state) == {"type": "outcome", "winners": None, "totals": [2, 0], "reason": None}
    assert "outcome" not in {event.type for event in events}
    state, events = replay(record(actions=[]))
    assert events == ()
    assert outcome_json(state)["totals"] == [0, 0]


@pytest.mark.parametrize(
    ("index", "text", "code"),
    [
        (0, "cut 0:7C", "action/wrong-size"),
        (1, "deal 5H,JD,2C,3C,4C,9S / 6H,7H,8H,KD,QS,5H", "action/duplicate"),
        (2, "0: discard 2C,3D", "action/not-in-hand"),
        (4, "starter 5H", "action/duplicate"),
        (5, "0: play 5H", "action/not-your-turn"),
        (8, "0: go", "action/can-play"),
        (8, "0: play", "text/card"),
        (8, "0: jump", "text/action"),
        (8, "1: count 200", "text/number"),
    ],
)
def test_what_came_before_an_illegal_action_stands(index: int, text: str, code: str) -> None:
    actions = [*ACTIONS[:index], text, *ACTIONS[index + 1 :]]
    told: list[Any] = []
    with pytest.raises((IllegalAction, ParseError)) as raised:
        told.extend(step.events for step in steps(record(actions=actions)))
    assert raised.value.code == code
    assert raised.value.detail["index"] == index
    assert raised.value.message.startswith(f"action {index}, {quoted(text)}: ")
    assert str(raised.value) == raised.value.message
    assert told == [step.events for step in steps(record(actions=list(ACTIONS[:index])))]


def test_an_action_after_the_outcome_is_an_error() -> None:
    with pytest.raises(IllegalAction) as raised:
        replay(record(actions=[*ACTIONS, "0: resign", "0: play 4C"]))
    assert (raised.value.code, raised.value.detail["index"]) == ("action/over", len(ACTIONS) + 1)


def test_actions_are_read_as_people_write_them() -> None:
    loose = [
        " cut 0:7♣, 1:qd ",
        "deal 5h jd 2c 3c 4c 9s / 6H, 7H, 8H, KD, QS, AC",
        "0:discard 3c,2c",
        "1 : discard Qs ac",
        "starter 5♠",
        "1: play kd",
        "0:  play 5♥",
        "1: play 6h",
    ]
    assert replay(record(actions=loose))[0] == replay(record())[0]


# Scores of its own.


def test_scores_that_agree_are_no_difference() -> None:
    told = [event.to_json() for step in steps(record()) for event in step.events]
    outcome = outcome_json(replay(record())[0])
    agreeing = record(scores=[2, 0], totals=[2, 0], outcome=outcome, events=told)
    assert differences(agreeing) == []
    assert differences(record()) == []
    by_action = [list(step.state.scores) for step in steps(record())]
    assert differences(record(scores=by_action)) == []
    assert differences(record(scores=None, totals=None, outcome=None, events=None)) == []


def test_scores_that_differ_are_reported_and_nothing_is_rewritten() -> None:
    read = record(scores=[3, 0], totals=[2, 1], outcome={"winners": [0], "totals": [2, 0], "reason": "target"})
    assert differences(read) == [
        {"field": "scores", "index": None, "recorded": [3, 0], "computed": [2, 0]},
        {"field": "totals", "index": None, "recorded": [2, 1], "computed": [2, 0]},
        {"field": "outcome.winners", "index": None, "recorded": [0], "computed": None},
        {"field": "outcome.reason", "index": None, "recorded": "target", "computed": None},
    ]
    assert read.to_json()["scores"] == [3, 0]
    assert replay(read)[0].scores == (2, 0)


def test_a_finished_match_that_says_it_has_no_winner() -> None:
    read = record(actions=[*ACTIONS, "1: resign"], outcome={"winners": None, "reason": "resigned"})
    assert differences(read) == [{"field": "outcome.winners", "index": None, "recorded": None, "computed": [0]}]


def test_scores_after_each_action_are_compared_one_by_one() -> None:
    rows = [[0, 0]] * 6 + [[1, 0], [2, 0], [2, 0]]
    assert differences(record(scores=rows)) == [
        {"field": "scores", "index": 6, "recorded": [1, 0], "computed": [2, 0]},
        {"field": "scores", "index": 8, "recorded": [2, 0], "computed": "no such action"},
    ]


def test_events_that_were_scored_are_compared_in_order() -> None:
    (true,) = [event.to_json() for step in steps(record()) for event in step.events if event.type == "scored"]
    assert differences(record(events=[{"type": "starter"}, {**true, "parts": []}])) == []
    wrong = differences(record(events=[{**true, "points": 3, "total": 3, "seat": None}]))
    assert [(found["field"], found["recorded"], found["computed"]) for found in wrong] == [
        ("events.seat", None, 0),
        ("events.points", 3, 2),
        ("events.total", 3, 2),
    ]
    missing = differences(record(events=[]))
    assert {found["recorded"] for found in missing} == {"no such event"}
    extra = differences(record(events=[true, true]))
    assert {found["index"] for found in extra} == {1}
    assert all(found["computed"] is None for found in extra)


@pytest.mark.parametrize("junk", ["61", 5, {}, [], [None, 3], {"winners": {}}, [[1]], True])
def test_scores_of_any_shape_are_compared_without_harm(junk: Any) -> None:
    for name in ("scores", "totals", "outcome", "events"):
        for found in differences(record(**{name: junk})):
            assert set(found) == {"field", "index", "recorded", "computed"}
            json.dumps(found)


def test_a_record_is_a_value() -> None:
    one = record()
    assert one == record()
    assert one != record(first=0, actions=list(ACTIONS[1:]))
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.first = 1  # type: ignore[misc]
