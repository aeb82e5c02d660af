"""The referee: every form of question, in every variety, and every way to ask one wrongly."""

from __future__ import annotations

import io
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sixtyone.cards import PACK
from sixtyone.catalogue import GAMES
from sixtyone.errors import CODES, RefereeError
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.referee import LONGEST_LINE, answer, rule, rulings
from sixtyone.tiles import TILES
from tests.contract.matches import play
from tests.contract.recount import laid_points, show_points, worth
from tests.contract.varieties import PLAIN, VARIETIES, Variety
from tests.referee import hostile

ROOT = Path(__file__).resolve().parents[2]
CRIBBAGE = [variety for variety in PLAIN if isinstance(variety.rules, CribbageRules)]
DOMINOES = [variety for variety in PLAIN if isinstance(variety.rules, DominoRules)]


def ask(question: Any) -> Any:
    """The answer to a question, through the text of a line."""
    return json.loads(answer(json.dumps(question)))


def header(variety: Variety) -> dict[str, Any]:
    return {"game": variety.game.name, "variant": variety.rules.variant, "rules": variety.rules.options()}


# The forms, word for word.


def test_the_show_of_the_example() -> None:
    line = (
        """{"game":"cribbage","variant":"six-card","show":{"hand":["5H","5S","5C","JD"],"starter":"5D","crib":false}}"""
    )
    fifteens = ["5C,5D,5H", "5C,5D,5S", "5C,5H,5S", "5C,JD", "5D,5H,5S", "5D,JD", "5H,JD", "5S,JD"]
    parts = [{"kind": "fifteen", "points": 2, "pieces": pieces.split(",")} for pieces in fifteens]
    parts.append({"kind": "double-pair-royal", "points": 12, "pieces": ["5C", "5D", "5H", "5S"]})
    parts.append({"kind": "nobs", "points": 1, "pieces": ["JD"]})
    expected = json.dumps({"total": 29, "parts": parts}, separators=(",", ":"))
    assert answer(line) == expected


def test_the_series_of_the_example() -> None:
    expected = '{"total":3,"parts":[{"kind":"run","points":3,"pieces":["7C","8H","9D"]}]}'
    assert answer('{"game":"cribbage","pegging":["7C","8H","9D"]}') == expected


def test_the_layout_of_the_example() -> None:
    expected = {
        "sum": 10,
        "raw": 10,
        "points": 2,
        "counted": [{"tile": "1-1", "value": 2}, {"tile": "4-4", "value": 8}],
        "open": [
            {"tile": "1-1", "place": "side-b", "value": 1, "counted": True},
            {"tile": "4-4", "place": "side-b", "value": 4, "counted": True},
        ],
        "links": [{"from": "1-4.low", "to": "1-1.side-a"}, {"from": "1-4.high", "to": "4-4.side-a"}],
        "spinners": ["1-1", "4-4"],
    }
    line = '{"game":"horse-race","layout":["1-4","1-1 at 1-4.low","4-4 at 1-4.high"]}'
    assert answer(line) == json.dumps(expected, separators=(",", ":"))


def test_the_settlement_of_the_example() -> None:
    line = '{"game":"horse-race","settle":{"hands":[[],["4-4","1-2"]],"out":0}}'
    assert answer(line) == '{"pips":[0,11],"awards":[2,0],"winners":[0]}'


def test_a_record() -> None:
    actions = ["lot 1", "deal 0-1,2-5,3-3,0-6,1-6,2-2,4-5 / 1-4,4-4,1-1,5-6,6-6,0-0,3-6", "1: place 1-4"]
    record = {"format": "sixtyone-record/1", "game": "horse-race", "variant": "individual", "seats": ["Ann", "Bo"]}
    ruling = ask({"record": {**record, "actions": actions}})
    assert list(ruling) == ["events", "outcome"]
    assert [event["type"] for event in ruling["events"]] == ["lot", "dealt", "placed", "scored"]
    parts = [{"kind": "fives", "points": 1, "pieces": ["1-4"]}]
    assert ruling["events"][3] == {"type": "scored", "seat": 1, "side": 1, "points": 1, "total": 1, "parts": parts}
    assert ruling["outcome"] is None
    over = ask({"record": {**record, "actions": [*actions, "0: resign"]}})
    assert over["events"] == ruling["events"]
    assert over["outcome"] == {"type": "outcome", "winners": [1], "totals": [0, 1], "reason": "resigned"}


def test_an_illegal_action_of_a_record_is_named_by_its_index() -> None:
    actions = ["lot 1", "deal 0-1,2-5,3-3,0-6,1-6,2-2,4-5 / 1-4,4-4,1-1,5-6,6-6,0-0,3-6", "1: place 2-5"]
    record = {"format": "sixtyone-record/1", "game": "horse-race", "variant": "individual", "seats": ["Ann", "Bo"]}
    ruling = ask({"record": {**record, "actions": actions}})
    assert list(ruling) == ["error"]
    assert ruling["error"]["code"] == "action/not-in-hand"
    assert ruling["error"]["detail"]["index"] == 2
    assert ask({"record": {**record, "actions": ["lot two"]}})["error"]["detail"]["index"] == 0


def test_scores_of_a_record_are_compared_and_never_taken_over() -> None:
    record = {"format": "sixtyone-record/1", "game": "horse-race", "variant": "individual", "seats": ["Ann", "Bo"]}
    actions = ["lot 1", "deal 0-1,2-5,3-3,0-6,1-6,2-2,4-5 / 1-4,4-4,1-1,5-6,6-6,0-0,3-6", "1: place 1-4"]
    same = ask({"record": {**record, "actions": actions, "scores": [0, 1]}})
    assert "differences" not in same
    other = ask({"record": {**record, "actions": actions, "scores": [5, 1]}})
    assert other["differences"] == [{"field": "scores", "index": None, "recorded": [5, 1], "computed": [0, 1]}]
    assert other["events"] == same["events"]


# The forms, in every variety.


@pytest.mark.parametrize("variety", CRIBBAGE, ids=str)
def test_shows_and_series_of_every_variety(variety: Variety) -> None:
    rng = random.Random(variety.rules.variant)
    rules: Any = variety.rules
    for crib in (False, True):
        for _ in range(100):
            cards = list(map(str, rng.sample(PACK, (rules.crib_size if crib else rules.kept) + 1)))
            question = {"hand": cards[1:], "starter": cards[0], **({"crib": True} if crib else {})}
            ruling = ask({**header(variety), "show": question})
            assert list(ruling) == ["total", "parts"]
            assert ruling["total"] == show_points(cards[1:], cards[0], crib)
            assert ruling["total"] == sum(part["points"] for part in ruling["parts"])
    for _ in range(200):
        series = list(map(str, rng.sample(PACK[:28], rng.randrange(1, 8))))
        ruling = ask({**header(variety), "pegging": series})
        if sum(map(worth, series)) > 31:
            assert ruling["error"]["code"] == "action/over-31"
        else:
            assert ruling["total"] == laid_points(series, 7) == sum(part["points"] for part in ruling["parts"])


@pytest.mark.parametrize("variety", DOMINOES, ids=str)
def test_layouts_of_every_variety_are_what_a_match_says(variety: Variety) -> None:
    asked = 0
    for step in play(variety, 61):
        state: Any = step.after
        for event in step.events:
            if event.type == "placed":
                asked += 1
                data = event.to_json()
                ruling = ask({**header(variety), "layout": state.layout.to_json()["laid"]})
                fields = ("sum", "raw", "points", "counted", "open", "links", "spinners")
                assert list(ruling) == list(fields)
                assert ruling == {name: data[name] for name in fields}
                assert (ruling["raw"] is None) is (variety.game.name != "horse-race")
        if asked > 40:
            break
    assert ask({**header(variety), "layout": []})["sum"] == 0


@pytest.mark.parametrize("variety", DOMINOES, ids=str)
def test_settlements_of_every_variety(variety: Variety) -> None:
    rng = random.Random(str(variety))
    rules: Any = variety.rules
    for number in range(40):
        tiles = rng.sample(TILES, 3 * rules.seats)
        hands = [tiles[3 * seat : 3 * seat + rng.randrange(1, 4)] for seat in range(rules.seats)]
        out = rng.randrange(rules.seats)
        blocked = number % 2 == 0
        if not blocked:
            hands[out] = []
        how = {"blocked": True} if blocked else {"out": out}
        settle = {"hands": [[str(tile) for tile in hand] for hand in hands], **how}
        ruling = ask({**header(variety), "settle": settle})
        if not rules.settles:
            assert ruling["error"]["code"] == "referee/question"
            continue
        pips = [sum(low + high for low, high in hand) for hand in hands]
        held = [sum(pips[seat] for seat in seats) for seats in rules.sides]
        winners = [side for side, left in enumerate(held) if left == min(held)] if blocked else [rules.side_of(out)]
        assert list(ruling) == ["pips", "awards", "winners"]
        assert ruling["pips"] == pips
        assert ruling["winners"] == winners
        if len(winners) == 1:
            award = (sum(held) - held[winners[0]] + 2) // 5
            assert ruling["awards"] == [award if side in winners else 0 for side in range(len(held))]


def test_ties_of_a_settlement() -> None:
    hands = [["0-3"], ["1-2"], ["5-5", "0-4"]]
    settle = {"hands": hands, "blocked": True}
    assert ask({"game": "horse-race", "settle": settle})["awards"] == [3, 3, 0]
    assert ask({"game": "horse-race", "rules": {"block_tie": "none"}, "settle": settle})["awards"] == [0, 0, 0]
    assert ask({"game": "horse-race", "rules": {"block_tie": "split"}, "settle": settle})["awards"] == [1, 1, 0]
    four = {"hands": [["0-3"], ["1-2"], ["5-5", "0-4"], ["0-0"]], "blocked": True}
    assert ask({"game": "horse-race", "settle": four}) == {
        "pips": [3, 3, 14, 0],
        "awards": [0, 0, 0, 4],
        "winners": [3],
    }
    pairs = ask({"game": "horse-race", "variant": "pairs", "settle": four})
    assert pairs == {"pips": [3, 3, 14, 0], "awards": [0, 3], "winners": [1]}


@pytest.mark.parametrize("variety", VARIETIES[::3], ids=str)
def test_records_of_every_variety(variety: Variety) -> None:
    steps = list(play(variety, 7, first=0))[:60]
    record = {
        "format": "sixtyone-record/1",
        "game": variety.game.name,
        "variant": variety.rules.variant,
        "rules": variety.rules.options(),
        "seats": ["Ann", "Bo", "Cy", "Di"][: variety.rules.seats],
        "first": 0,
        "actions": [str(step.action) for step in steps],
    }
    ruling = ask({"record": record})
    outcome = steps[-1].after.outcome
    told = [event.to_json() for step in steps for event in step.events if event != outcome]
    assert ruling == {"events": told, "outcome": None if outcome is None else outcome.to_json()}


def test_a_default_may_be_stated_and_nothing_changes() -> None:
    for game in GAMES:
        for variant in game.variants:
            plain = game.rules(variant)
            defaults = {option.name: option.default for option in game.options() if option.default is not None}
            stated = {**defaults, "seats": plain.seats, "target": plain.target}
            question = {"pegging": ["5H"]} if game.name == "cribbage" else {"layout": ["5-5"]}
            with_defaults = ask({"game": game.name, "variant": variant, "rules": stated, **question})
            assert with_defaults == ask({"game": game.name, "variant": variant, **question})
            assert "error" not in with_defaults
            assert game.rules(variant, **stated).options() == {}


# Wrong questions.

_HORSE = {
    "format": "sixtyone-record/1",
    "game": "horse-race",
    "variant": "individual",
    "seats": ["Ann", "Bo"],
    "first": 0,
}
_SMALL = {**_HORSE, "rules": {"hand_sizes": 2}}
_CRIBBAGE = {
    "format": "sixtyone-record/1",
    "game": "cribbage",
    "variant": "six-card",
    "seats": ["Ann", "Bo"],
    "first": 0,
}
_DEAL = "deal 2C,3C,4C,5C,6C,7C / TD,JD,QD,KD,KH,KS"
_THROWN = [_DEAL, "0: discard 2C,3C", "1: discard KH,KS"]
_PLAYED = [*_THROWN, "starter 9S", "1: play TD", "0: play 4C", "1: play JD", "0: play 5C"]


def recorded(header: dict[str, Any], *actions: str) -> dict[str, Any]:
    return {"record": {**header, "actions": list(actions)}}


WRONG: dict[str, Any] = {
    "text/card": {"game": "cribbage", "pegging": ["5H", "1Z"]},
    "text/tile": {"game": "horse-race", "layout": ["7-7"]},
    "text/place": {"game": "horse-race", "layout": ["4-4", "1-4 at 4-4.low"]},
    "text/action": recorded(_CRIBBAGE, "0: think"),
    "text/number": recorded(_CRIBBAGE, "0: count 100"),
    "text/too-long": recorded(_CRIBBAGE, "0: play " + " " * 1000 + "5H"),
    "rules/unknown-game": {"game": "cribage", "pegging": ["5H"]},
    "rules/unknown-variant": {"game": "cribbage", "variant": "six-cards", "pegging": ["5H"]},
    "rules/unknown-option": {"game": "cribbage", "rules": {"give_away": True}, "pegging": ["5H"]},
    "rules/bad-value": {"game": "cribbage", "rules": {"target": 0}, "pegging": ["5H"]},
    "rules/seats": {"game": "cribbage", "rules": {"seats": 3}, "pegging": ["5H"]},
    "rules/conflict": {"game": "cribbage", "rules": {"giveaway": True, "counting": "muggins"}, "pegging": ["5H"]},
    "action/over": recorded(_CRIBBAGE, "0: resign", _DEAL),
    "action/not-now": recorded(_CRIBBAGE, "starter 5S"),
    "action/not-your-turn": recorded(_CRIBBAGE, *_THROWN, "starter 9S", "0: play 4C"),
    "action/no-such-seat": recorded(_CRIBBAGE, _DEAL, "2: discard 2C,3C"),
    "action/not-in-hand": recorded(_CRIBBAGE, _DEAL, "0: discard 2C,TD"),
    "action/over-31": {"game": "cribbage", "pegging": ["KC", "KD", "KH", "2S"]},
    "action/can-play": recorded(_CRIBBAGE, *_THROWN, "starter 9S", "1: go"),
    "action/wrong-size": recorded(_CRIBBAGE, _DEAL, "0: discard 2C"),
    "action/duplicate": {"game": "cribbage", "show": {"hand": ["5H", "5S", "5C", "5H"], "starter": "JD"}},
    "action/no-fit": {"game": "horse-race", "layout": ["4-4", "1-2 at 4-4.side-a"]},
    "action/no-place": {"game": "horse-race", "layout": ["4-4", "1-4 at 4-4.arm-a"]},
    "action/needs-place": {"game": "horse-race", "layout": ["4-4", "1-4"]},
    "action/must-place-drawn": recorded(
        _SMALL, "deal 0-0,5-6 / 1-1,1-2", "0: place 0-0", "draw 0-1", "0: place 5-6 at 0-0.side-a"
    ),
    "action/cannot-stop": recorded(_SMALL, "deal 0-0,0-6 / 1-1,1-2", "0: place 0-0", "0: stop"),
    "action/cut-depth": recorded({**_CRIBBAGE, "rules": {"starter_cut": "player"}}, *_THROWN, "1: cut 3"),
    "record/format": {"record": {"format": "sixtyone-record/2"}},
    "record/field": {"record": {**_CRIBBAGE, "actions": "none"}},
    "referee/json": "{'game': 'cribbage'}",
    "referee/too-long": '{"game":"' + "x" * LONGEST_LINE + '"}',
    "referee/question": {"game": "cribbage", "pegging": ["5H"], "show": {}},
    "referee/field": {"game": "cribbage", "show": {"hand": "5H", "starter": "5D"}},
}
OF_LINES = ("text/", "rules/", "action/", "record/", "referee/")
ELSEWHERE = {"record/json", "rules/unsupported"}
"""What a line cannot bring about: a record in a line is part of its JSON, and no compiled kernel is asked."""


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_error_has_its_code(code: str) -> None:
    if code in ELSEWHERE or not code.startswith(OF_LINES):
        assert code not in WRONG
        return
    line = WRONG[code] if isinstance(WRONG[code], str) else json.dumps(WRONG[code])
    ruling = json.loads(answer(line))
    assert list(ruling) == ["error"]
    assert list(ruling["error"]) == ["code", "message", "detail"]
    assert ruling["error"]["code"] == code
    assert len(ruling["error"]["message"]) < 400
    assert "\n" not in ruling["error"]["message"]


@pytest.mark.parametrize(
    ("question", "field"),
    [
        ({"game": 5, "pegging": ["5H"]}, "game"),
        ({"pegging": ["5H"]}, "game"),
        ({"game": "cribbage", "variant": 6, "pegging": ["5H"]}, "variant"),
        ({"game": "cribbage", "rules": ["giveaway"], "pegging": ["5H"]}, "rules"),
        ({"game": "cribbage", "pegging": "5H"}, "pegging"),
        ({"game": "cribbage", "pegging": []}, "pegging"),
        ({"game": "cribbage", "pegging": ["5H", None]}, "pegging[1]"),
        ({"game": "cribbage", "pegging": ["AC"] * 53}, "pegging"),
        ({"game": "cribbage", "show": []}, "show"),
        ({"game": "cribbage", "show": {"hand": ["5H"]}}, "show.starter"),
        ({"game": "cribbage", "show": {"starter": "5H"}}, "show.hand"),
        ({"game": "cribbage", "show": {"hand": ["5C", "5D", "5S", "JH"], "starter": "5H", "crib": 1}}, "show.crib"),
        ({"game": "cribbage", "show": {"hand": [], "starter": "5H", "cribb": True}}, "show.cribb"),
        ({"game": "cribbage", "pegging": ["5H"], "starter": "5D"}, "starter"),
        ({"game": "horse-race", "layout": {"1-4": None}}, "layout"),
        ({"game": "horse-race", "layout": ["1-4", 4]}, "layout[1]"),
        ({"game": "horse-race", "settle": {"hands": [["1-4"]], "out": 0}}, "settle.hands"),
        ({"game": "horse-race", "settle": {"hands": [[], ["1-4"], [], [], []], "out": 0}}, "settle.hands"),
        ({"game": "horse-race", "settle": {"hands": [[], "1-4"], "out": 0}}, "settle.hands[1]"),
        ({"game": "horse-race", "settle": {"hands": [[], ["1-4"]]}}, "settle.out"),
        ({"game": "horse-race", "settle": {"hands": [[], ["1-4"]], "out": 0, "blocked": True}}, "settle.out"),
        ({"game": "horse-race", "settle": {"hands": [[], ["1-4"]], "out": 2}}, "settle.out"),
        ({"game": "horse-race", "settle": {"hands": [[], ["1-4"]], "out": True}}, "settle.out"),
        ({"game": "horse-race", "settle": {"hands": [[], ["1-4"]], "out": 1}}, "settle.hands[1]"),
        ({"game": "horse-race", "settle": {"hands": [[], ["1-4"]], "out": 0, "seat": 0}}, "settle.seat"),
        ({"game": "horse-race", "variant": "pairs", "settle": {"hands": [[], ["1-4"]], "out": 0}}, "settle.hands"),
        ({"game": "horse-race", "rules": {"seats": 3}, "settle": {"hands": [[], ["1-4"]], "out": 0}}, "settle.hands"),
        ({"record": {**_CRIBBAGE, "actions": []}, "game": "horse-race"}, "game"),
        ({"record": {**_CRIBBAGE, "actions": []}, "show": {}}, None),
        ({"record": {**_CRIBBAGE, "seats": "Ann", "actions": []}}, "seats"),
        ({"record": {**_CRIBBAGE, "seats": ["Ann", 2], "actions": []}}, "seats[1]"),
        ({"record": {**_CRIBBAGE, "seats": ["Ann", "Bo", "Cy"], "actions": []}}, "seats"),
        ({"record": {**_CRIBBAGE, "first": "0", "actions": []}}, "first"),
        ({"record": {**_CRIBBAGE, "actions": [None]}}, "actions[0]"),
        ({"record": {**_CRIBBAGE, "rules": [], "actions": []}}, "rules"),
        ({"record": {**_CRIBBAGE}}, "actions"),
        ({"record": {"format": "sixtyone-record/1", "seats": [], "actions": []}}, "game"),
    ],
    ids=str,
)
def test_a_wrong_field_is_named(question: dict[str, Any], field: str | None) -> None:
    error = ask(question)["error"]
    assert error["code"] == ("referee/question" if field is None else f"{error['code'].split('/')[0]}/field")
    assert error["detail"].get("field") == field


@pytest.mark.parametrize("asked", ["show", "pegging"])
def test_a_domino_game_is_not_asked_about_cards(asked: str) -> None:
    value = {"show": {"hand": ["5H", "5S", "5C", "JD"], "starter": "5D"}, "pegging": ["5H"]}[asked]
    assert ask({"game": "horse-race", asked: value})["error"]["code"] == "referee/question"


@pytest.mark.parametrize("asked", ["layout", "settle"])
def test_cribbage_is_not_asked_about_tiles(asked: str) -> None:
    value = {"layout": ["1-4"], "settle": {"hands": [[], ["1-4"]], "out": 0}}[asked]
    assert ask({"game": "cribbage", asked: value})["error"]["code"] == "referee/question"


@pytest.mark.parametrize(
    "line",
    [
        *(
            b"",
            b"[]",
            b"null",
            b"5",
            b'"show"',
            b"{",
            b"{}{}",
            b"{} {}",
            b"'",
            b"\x00",
            b"\xff",
            b"\xef\xbb\xbf{}",
            b"nul",
        ),
        *(
            b'{"a":1,"a":1}',
            b'{"pegging":NaN}',
            b'{"pegging":Infinity}',
            b'{"pegging":-Infinity}',
            b'{"pegging":1e999}',
        ),
        *(
            b'{"pegging":-1e999}',
            b'{"pegging":' + b"9" * 5000 + b"}",
            b"[" * 100_000,
            b'{"a":' * 100_000,
            b'{"a":"\xed\xa0\x80"}',
        ),
        *(
            b"{'game':'cribbage'}",
            b'{"game":"cribbage",}',
            b'{"pegging":01}',
            b'{"a":"\n"}',
            b'{"a":"\\x"}',
            b"\\u007b}",
        ),
    ],
    ids=lambda line: repr(line[:20]),
)
def test_what_is_no_object_of_json_is_refused(line: bytes) -> None:
    ruling = json.loads(answer(line))
    assert ruling["error"]["code"] == "referee/json"


def test_signs_beyond_any_alphabet_come_back_escaped() -> None:
    for line in ('{"game":"\\ud800","pegging":[]}', '{"game":"𝔰\\u0000\\u001b[2J\\n☃","pegging":[]}'):
        ruling = answer(line)
        assert ruling.isascii()
        assert ruling.isprintable()
        assert json.loads(ruling)["error"]["code"] == "rules/unknown-game"


@pytest.mark.parametrize("name", ["self", "variant", "cls", "given", "__class__", "options", ""])
def test_an_option_may_have_any_name_and_is_still_unknown(name: str) -> None:
    for game in GAMES:
        question = {"pegging": ["5H"]} if game.name == "cribbage" else {"layout": ["5-5"]}
        ruling = ask({"game": game.name, "rules": {name: "x"}, **question})
        assert ruling["error"]["code"] == "rules/unknown-option"
        record = {**_HORSE, "game": game.name, "variant": game.variants[0], "rules": {name: "x"}, "actions": []}
        assert ask({"record": record})["error"]["code"] == "rules/unknown-option"


@pytest.mark.parametrize(
    "question",
    [
        '{"game":"cribbage","show":%s}',
        '{"game":"cribbage","rules":{"target":%s},"pegging":["5H"]}',
        '{"record":%s}',
        '{"record":{"format":"sixtyone-record/1","game":"cribbage","seats":["a","b"],"actions":[],"scores":%s}}',
        '{"record":{"format":"sixtyone-record/1","game":"cribbage","seats":["a","b"],"actions":[],"totals":%s}}',
    ],
)
def test_depth_is_no_way_out(question: str) -> None:
    # Near the limit of the reader, what it could just read may be too deep to be quoted, compared or written back.
    for depth in (10, 400, *range(860, 1000), 5000):
        hostile.judged(answer(question % ("[" * depth + "]" * depth)))
        hostile.judged(answer(question % ('{"a":' * depth + "1" + "}" * depth)))


# Many lines.


def test_lines_are_answered_one_by_one_in_order_and_blank_ones_skipped() -> None:
    text = b'\n  \n{"game":"cribbage","pegging":["5H"]}\r\nnonsense\n\t\n{"game":"horse-race","layout":["5-5"]}'
    answers = [json.loads(ruling) for ruling in rulings(io.BytesIO(text))]
    assert [min(ruling) for ruling in answers] == ["parts", "error", "counted"]
    assert list(rulings([])) == []


def test_an_answer_comes_before_the_next_line_is_read() -> None:
    # A program at the other end of a pipe waits for it.
    read = []

    def lines() -> Any:
        for number in range(3):
            read.append(number)
            yield b"{}"

    for number, _ in enumerate(rulings(lines())):
        assert read[-1] == number


def test_a_question_need_not_be_text() -> None:
    assert rule({"game": "cribbage", "pegging": ["7C", "8H"]}) == {"total": 2, "parts": [FIFTEEN]}
    with pytest.raises(RefereeError) as raised:
        rule({})
    assert raised.value.code == "referee/question"


FIFTEEN = {"kind": "fifteen", "points": 2, "pieces": ["7C", "8H"]}


def test_hostile_lines_each_get_one_answer() -> None:
    summary = hostile.run(20_000)
    assert summary.lines == sum(summary.answers.values()) == 20_000
    assert summary.mutated == 10_000
    assert summary.answers["ruling"] > 500
    assert len(summary.answers) > 15
    assert list(hostile.lines(300)) == list(hostile.lines(300))


def test_hostile_lines_through_the_program_itself() -> None:
    lines = [line for line, _ in hostile.lines(1500, seed=7)]
    program = [sys.executable, "-m", "sixtyone", "referee"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(program, input=b"\n".join([*lines, b""]), capture_output=True, timeout=60, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    answers = done.stdout.decode("ascii").split("\n")
    assert answers.pop() == ""
    for line, ruling in zip(lines, answers, strict=True):
        # How deep a line may be hangs on who reads it.
        assert ruling == answer(line + b"\n") or (len(line) > 800 and hostile.judged(ruling))


def test_a_referee_that_fails_would_be_noticed() -> None:
    for bad in (
        '{"total":NaN}',
        "[]",
        '{"error":{"code":"action/unheard","message":"","detail":{}}}',
        '{"total":3}\n{}',
        "{}",
    ):
        with pytest.raises((AssertionError, json.JSONDecodeError)):
            hostile.judged(bad)
