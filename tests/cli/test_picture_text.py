"""``sixtyone picture --text``: every picture by signs, with what the one in shapes shows."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sixtyone.cli.picture import KINDS
from sixtyone.pictures.text.strokes import FINE
from sixtyone.words.catalogue import LANGUAGES
from tests.cli.conftest import Run

CRIBBAGE = {
    "format": "sixtyone-record/1",
    "game": "cribbage",
    "variant": "six-card",
    "rules": {},
    "seats": ["Ann", "Bo"],
    "first": 0,
    "actions": [
        "deal 9S,JD,2C,3C,TC,9C / 6H,7H,8H,KD,QS,AC",
        *("0: discard 2C,3C", "1: discard QS,8H", "starter 5S", "1: play KD", "0: play 9C"),
    ],
}
DOMINOES = {
    **CRIBBAGE,
    "game": "horse-race",
    "variant": "individual",
    "actions": ["deal 1-1,1-4,4-4,0-0,0-1,0-2,0-3 / 3-4,2-2,2-3,2-4,5-5,5-6,6-6", "0: place 4-4"],
}
ASKED = [
    "layout|1-4|1-1 at 1-4.low; 4-4 at 1-4.high",
    "hand|5H ? TD",
    "tiles|1-4 ? 5-5",
    "pile|7C 8H 9D",
    "count|5H 5S 5C JD|--starter|5D",
    "board|45/37|105/91|--skunks",
    "position|--record|cribbage.json|--seat|0",
    "position|--record|dominoes.json|--skunks",
]


@pytest.fixture(autouse=True)
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("cribbage.json").write_text(json.dumps(CRIBBAGE), encoding="utf-8")
    Path("dominoes.json").write_text(json.dumps(DOMINOES), encoding="utf-8")


def shown(sixtyone: Run, asked: str, *more: str) -> list[str]:
    ended = sixtyone("picture", *asked.split("|"), "--text", *more)
    assert (ended.status, ended.err) == (0, "")
    return ended.out.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_a_text_in_every_width(sixtyone: Run, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert {asked.partition("|")[0] for asked in ASKED} == set(KINDS)
    for asked in ASKED:
        monkeypatch.setenv("COLUMNS", "46")
        lines = shown(sixtyone, asked, "--lang", language)
        assert max(map(len, lines)) <= 46
        assert not re.search(r"picture-|[{}]", "".join(lines))
        plain = "".join(shown(sixtyone, asked, "--lang", language, "--plain"))
        assert not [sign for sign in {*"".join(vars(FINE).values()), *"♣♦♥♠"} if sign in plain]
        shown(sixtyone, asked, "--lang", language, "--out", "drawn.txt")
        assert len(Path("drawn.txt").read_text(encoding="utf-8").splitlines()) == len(lines)


def test_hands_keep_their_order(sixtyone: Run) -> None:
    assert shown(sixtyone, ASKED[1], "--name", "Ann") == ["Ann: 3 cards", "[ 5♥] [░░░] [10♦]"]
    assert shown(sixtyone, ASKED[2], "--plain") == ["A hand: 3 tiles", "[1|4] [###] [5|5]"]
    for what, told in (
        ("hand|5H ? TD", "5 of hearts, 1 card face down, 10 of diamonds"),
        ("tiles|1-4 ? ? 5-5", "[1|4], 2 tiles face down, [5|5]"),
    ):
        assert f">{told}</desc>" in sixtyone("picture", *what.split("|")).out


def test_a_series_with_its_counts(sixtyone: Run) -> None:
    assert shown(sixtyone, ASKED[3]) == [
        "[ 7♣] [ 8♥] [ 9♦]",
        "  7    15    24",
        "The play, count 24: run of 3 for 3",
    ]


def test_a_count_with_a_row_for_each_combination(sixtyone: Run) -> None:
    assert shown(sixtyone, "count|7C 8H 8D 2S|--starter|KS", "--plain") == [
        "[ 2S] [ 7C] [ 8D] [ 8H] + [ KS]  starter",
        "   .    7C    8D     .       .   fifteen  +2  =  2",
        "   .    7C     .    8H       .   fifteen  +2  =  4",
        "   .     .    8D    8H       .   pair     +2  =  6",
        "A hand that counts 6",
    ]


def test_a_board_with_its_skunk_lines(sixtyone: Run) -> None:
    lines = shown(sixtyone, ASKED[5], "--name", "Ann", "--name", "Bo")
    assert lines[0] == "Ann: 45 (rear peg 37)"
    assert lines[2] == " 31-60  ····· ·○··· ····● ····· ····· ·····"
    assert lines[9] == " 91-120╎○···· ····· ····● ····· ····· ····· ·"
    assert lines[10:] == ["║ double skunk line: below 61", "╎ skunk line: below 91"]
    assert len(shown(sixtyone, "board|45/37|105/91")) == 10


def test_a_position_shows_what_the_seat_may_see(sixtyone: Run) -> None:
    text = "\n".join(shown(sixtyone, ASKED[6]))
    for part in (
        "A position of Cribbage. Ann 0, Bo 0",
        "Starter\n[ 5♠]",
        "[ K♦] [ 9♣]\n 10    19\nThe play, count 19",
        "Ann (dealer)\n[ 9♠] [10♣] [ J♦]",
        "Ann (dealer), cards laid away\n[ 2♣] [ 3♣]",
        "Bo: 3 cards  ░░░\nCrib: 4 cards  ░░░░",
    ):
        assert part in text
    assert not [card for card in ("6♥", "7♥", "A♣", "Q♠", "8♥") if card in text]
    text = "\n".join(shown(sixtyone, ASKED[7]))
    assert "(=)<4*4>(8)" in text
    assert "just laid" in text
    assert "Award:" in text
    less = "\n".join(shown(sixtyone, ASKED[7], "--no-legend", "--no-caption"))
    assert "just laid" not in less
    assert "Award:" not in less


@pytest.mark.parametrize(
    "arguments",
    [
        *("hand|5H|--text|--fan", "hand|5H|--text|--four-colours", "board|1|--text|--form|old", "hand|5H|--plain"),
        *("hand|5H|--text|--theme|dark", "hand|5H|--text|--width|640", "hand|5H|--text|--png"),
        *("hand|5H|--text|--out|x.png", "position|--record|cribbage.json|--text|--form|old", "hand|5H|--text|--crib"),
    ],
)
def test_what_belongs_to_shapes_alone_is_not_ignored(sixtyone: Run, arguments: str) -> None:
    ended = sixtyone("picture", *arguments.split("|"))
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.endswith(" [usage/not-here]\n")
