"""``picture`` and ``describe`` take the same, refuse the same in the same way, and ignore nothing of it."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.conftest import Run

COMMANDS = ("describe", "picture")
MATCH = {
    "format": "sixtyone-record/1",
    "game": "cribbage",
    "variant": "three-player",
    "rules": {},
    "seats": ["Ann", "Bo", "Cy\ufffe"],
    "first": 0,
    "actions": ["deal 6H,7H,8H,KD,QS / 5H,JD,2C,3C,4C / 9S,9D,TS,TD,AC / crib:AD", "0: discard QS"],
}


@pytest.fixture(autouse=True)
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``match.json``, and two records that are not."""
    monkeypatch.chdir(tmp_path)
    Path("match.json").write_text(json.dumps(MATCH), encoding="utf-8")
    Path("shuffled.json").write_text(json.dumps({**MATCH, "actions": ["shuffle"]}), encoding="utf-8")
    Path("none.json").write_text("{}", encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ("layout|1-4|1-1", "action/needs-place"),
        ("layout|1-4|2-2 at 1-4.low", "action/no-fit"),
        ("layout|1-4|--game|cribbage", "usage/not-here"),
        ("layout|1-4|--option|target", "usage/option-form"),
        ("hand|5H 5H", "action/duplicate"),
        ("hand|5X", "text/card"),
        ("hand", "usage/pieces"),
        ("tiles|,", "usage/pieces"),
        ("pile|", "usage/pieces"),
        ("pile|,", "usage/pieces"),
        ("pile|KH KD KS KC", "action/over-31"),
        ("count|5H|--starter|5D", "action/wrong-size"),
        ("count|,|--starter|5D", "usage/pieces"),
        ("count|5H 5S 5C JD", "usage/pieces"),
        ("board|1/2", "usage/pegs"),
        ("board|1 2 3 4 5", "usage/sides"),
        ("board|1 2|--name|Ann", "usage/names"),
        ("board|1|--name| ", "usage/names"),
        ("hand|5H|--name|", "usage/names"),
        (f"hand|5H|--name|{81 * 'x'}", "usage/seat"),
        ("board|1|--target|0", "usage/number"),
        ("board|1|2|3|--form|old", "usage/sides"),
        ("board|1|--form|xyz", "usage/choice"),
        ("hand|5H|--form|old", "usage/not-here"),
        ("hand|5H|--skunks", "usage/not-here"),
        ("position", "usage/record"),
        ("position|--record|no such file", "file/unreadable"),
        ("position|--record|none.json", "record/format"),
        ("position|--record|shuffled.json", "text/action"),
        ("position|--record|match.json|--at|3", "usage/number"),
        ("position|--record|match.json|--seat|3", "usage/number"),
        ("position|--recrd|match.json", "usage/arguments"),
        ("poster|--record|match.json", "usage/what"),
        ("hand|5H|--record|match.json", "usage/not-here"),
        ("hand|5H|--seat|0", "usage/not-here"),
        ("hand|5H|--name|Ann|--name|Bo", "usage/not-here"),
        ("tiles|1-4|--at|0", "usage/not-here"),
        ("pile|5H|--crib", "usage/not-here"),
        ("board|1|--game|cribbage", "usage/not-here"),
        ("position|5H|--record|match.json", "usage/not-here"),
        ("position|--record|match.json|--starter|5D", "usage/not-here"),
    ],
)
def test_what_is_refused_ends_alike_in_both_with_one_line_and_its_code(
    sixtyone: Run, arguments: str, code: str
) -> None:
    for command in COMMANDS:
        ended = sixtyone(command, *arguments.split("|"))
        assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1), command
        assert ended.err.endswith(f" [{code}]\n"), command


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ("hand|5H|--theme|x", "usage/choice"),
        ("hand|5H|--width|1|--png", "usage/number"),
        ("hand|5H|--width|640", "usage/not-here"),
        ("board|1|--no-legend", "usage/not-here"),
        ("layout|1-4|--fan", "usage/not-here"),
        ("hand|5H|--out|no folder/x.svg", "file/unwritable"),
        ("position|--record|match.json|--form|old", "usage/sides"),
        ("position|--record|match.json|--form|xyz", "usage/choice"),
    ],
)
def test_how_it_is_drawn_is_checked_too(sixtyone: Run, arguments: str, code: str) -> None:
    ended = sixtyone("picture", *arguments.split("|"))
    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1)
    assert ended.err.endswith(f" [{code}]\n")


def test_a_board_is_described_in_the_form_that_is_drawn(sixtyone: Run) -> None:
    told = {
        form: sixtyone("describe", "board", "61/58", "30/20", "--form", form, "--skunks").lines
        for form in ("old", "new")
    }
    assert told["old"][1] == "Four rows of 30 holes, two rows a side."
    assert told["new"][1] == "A track of 120 holes a side, in four streets of 30."
    assert ("Lap 2, street 1, hole 1." in told["old"], "Lap 1, street 3, hole 1." in told["new"]) == (True, True)
    for form, lines in told.items():
        assert lines[-2:] == ["Double skunk line: below 61.", "Skunk line: below 91."]
        assert lines[1] in sixtyone("picture", "board", "61/58", "30/20", "--form", form).out
    ended = sixtyone("describe", "position", "--record", "match.json", "--form", "new")
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.endswith(" [usage/not-here]\n")


def test_both_begin_where_the_record_does(sixtyone: Run) -> None:
    for command in COMMANDS:
        ended = [sixtyone(command, "position", "--record", "match.json", "--at", at) for at in "012"]
        assert len({one.out for one in ended}) == 3
        assert sixtyone(command, "position", "--record", "match.json").out == ended[2].out


def test_no_name_makes_a_drawing_that_is_no_xml(sixtyone: Run) -> None:
    whose = ["hand", "5H", "--name", "a\ufffeb\uffff\U0001ffff\ufdd0\x0b"]
    for arguments in (whose, ["position", "--record", "match.json"]):
        told = "".join(ET.fromstring(sixtyone("picture", *arguments).out).itertext())
        assert "\ufffd" in told
        assert not any(sign in told for sign in "\ufffe\uffff\U0001ffff\ufdd0\x0b")
