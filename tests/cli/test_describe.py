"""``sixtyone describe``: layouts, hands, counts, series, boards and positions, short and in full, in each language."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from sixtyone.cli.describe import HELP, KINDS, Asked, describe, told
from sixtyone.cli.ending import Complaint
from sixtyone.cli.picture import Wish, draw
from sixtyone.errors import SixtyOneError
from sixtyone.pictures.worded import WordedLabels
from sixtyone.words.catalogue import LANGUAGES, LOCALE, SETTING, Words
from sixtyone.words.pieces import STYLES, Pieces

RECORD = (
    '{"format": "sixtyone-record/1", "game": "cribbage", "variant": "six-card", "rules": {}, "seats": ["Ann", "Bo"],'
    ' "actions": ["cut 0:7C 1:QD", "deal 6H,7H,8H,KD,QS,AC / 5H,JD,2C,3C,4C,9S", "0: discard QS,AC"]}'
)
ASKED = [
    Asked("layout", ["1-4", "1-1 at 1-4.low; 4-4 at 1-4.high"]),
    Asked("layout", ["1-4", "4-4 at 1-4.high"], game="fives-and-threes"),
    Asked("hand", ["5H ? JD"], name=["Ann"]),
    Asked("hand", ["5H,JD"]),
    Asked("tiles", ["1-4 ?"]),
    Asked("pile", ["7C 8H 6D"]),
    Asked("count", ["5H 5S 5C JD"], starter="5D"),
    Asked("count", ["2C 4C 6C 8D"], starter="TC"),
    Asked("count", ["2C 4C 6C 8C"], starter="TC", crib=True),
    Asked("board", ["45/37 60/52"], name=["Ann", "Bo"], target=61),
    Asked("board", ["45", "121/118", "0"]),
]


def say(asked: Asked, language: str = "en", style: str = "signs") -> list[str]:
    return told(asked, Pieces(Words(language), style))


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: f"{asked.what} {' '.join(asked.pieces)}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_drawn_can_be_told(asked: Asked, language: str) -> None:
    for style in STYLES:
        for short in (True, False):
            lines = say(Asked(**{**vars(asked), "short": short}), language, style)
            assert lines
            assert all(line.strip() == line and line for line in lines)
            assert len(lines) == 1 or not short
            assert not any("none" in line or "{" in line for line in lines)


def test_a_count_in_full_and_in_short() -> None:
    asked = Asked("count", ["7C 8H 8D 2S"], starter="KS")
    assert say(asked) == [
        "7♣ 8♥ 8♦ 2♠, starter K♠.",
        "fifteen: 7♣ 8♦: 2",
        "fifteen: 7♣ 8♥: 2",
        "pair: 8♦ 8♥: 2",
        "Fifteen two, fifteen four and a pair is six.",
        "6 points.",
    ]
    assert say(Asked("count", ["7C 8H 8D 2S"], starter="KS", short=True)) == ["7♣ 8♥ 8♦ 2♠, starter K♠. 6 points."]


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "double pair royal"), ("pl", "podwójna para królewska"), ("de", "Vierling"), ("cs", "čtveřice")],
)
def test_a_combination_is_called_by_its_full_name(language: str, name: str) -> None:
    assert f"{name}: 5♣ 5♦ 5♥ 5♠: 12" in say(Asked("count", ["5H 5S 5C JD"], starter="5D"), language)


def test_a_series_card_by_card() -> None:
    assert say(Asked("pile", ["6C 4D 5H"]), "pl") == [
        "6♣: 6.",
        "4♦: 10.",
        "5♥: 15, 5 punktów: piętnastka za 2 i sekwens 3 kart za 3.",
        "Ostatnia karta daje 5 punktów: piętnastka za 2 i sekwens 3 kart za 3.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_of_a_record(language: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(RECORD, encoding="utf-8")
    for at in (0, 1, 2, 3, None):
        for seat in (0, 1, None):
            full = say(Asked("position", record=str(file), at=at, seat=seat), language)
            assert len(full) > 4
            assert len(say(Asked("position", record=str(file), at=at, seat=seat, short=True), language)) == 1
    seen, hidden = (" ".join(say(Asked("position", record=str(file), seat=seat), language)) for seat in (0, 1))
    assert "6♥ 7♥ 8♥ K♦" in seen
    assert "A♣" in seen
    assert not any(card in hidden for card in ("6♥", "7♥", "8♥", "K♦", "Q♠", "A♣"))


# The one person of a match against bots is called "you"; what somebody else reads: the name, the score, the turn.
NOBODYS = {
    "en": ("You", "Player 1", "Player 1 stands at 0.", "It is Player 1’s turn."),
    "pl": ("Ty", "Gracz 1", "Gracz 1 ma 0 punktów.", "Teraz gra Gracz 1."),
    "de": ("Du", "Spieler 1", "Spieler 1 hat 0 Punkte.", "Spieler 1 ist am Zug."),
    "cs": ("Ty", "Hráč 1", "Hráč 1 má 0 bodů.", "Na tahu je Hráč 1."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_called_you_has_a_number_for_all_others(language: str, tmp_path: Path) -> None:
    own, name, score, turn = NOBODYS[language]
    file = tmp_path / "match.json"
    for called in {own, "You"}:
        record = {**json.loads(RECORD), "seats": [called, "Bo"], "first": 1}
        record["actions"] = ["deal 6H,7H,8H,KD,QS,AC / 5H,JD,2C,3C,4C,9S", "1: discard 2C,9S"]
        file.write_text(json.dumps(record), encoding="utf-8")
        for seat in (None, 1):
            assert {score, turn} <= set(say(Asked("position", record=str(file), seat=seat), language))
            title = draw(Wish("position", record=str(file), seat=seat, labels=WordedLabels(Words(language)))).title
            assert f"{name} 0, Bo 0" in title
        assert called not in " ".join(say(Asked("position", record=str(file)), language)).split()
        short = say(Asked("position", record=str(file), seat=0, short=True), language)
        assert f"{own.lower()} 0, Bo 0." in short[0]  # further on in the sentence


@pytest.mark.parametrize(
    "asked",
    [
        Asked("picture", ["5H"]),
        Asked("hand"),
        Asked("count", ["5H 5S 5C JD"]),
        Asked("board", ["37/45"]),
        Asked("board", ["45"], target=0),
        Asked("board", ["45"], target=-5),
        Asked("board", ["45"], target=1001),
        Asked("board", ["1 2 3 4 5"]),
        Asked("board", ["1 2"], name=["Ann"]),
        Asked("position"),
        Asked("layout", ["1-4"], game="cribbage"),
        Asked("pile", ["5H"], game="horse-race"),
    ],
    ids=lambda asked: f"{asked.what} {asked.pieces}",
)
def test_what_cannot_be_told_is_complained_of(asked: Asked) -> None:
    with pytest.raises(Complaint) as complaint:
        say(asked)
    for language in LANGUAGES:
        said = Words(language).say(complaint.value.message, **complaint.value.variables)
        assert not said.startswith(complaint.value.message)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (Asked("layout", ["1-4", "2-2 at 1-4.low"]), "action/no-fit"),
        (Asked("pile", ["KC KD KH 2S"]), "action/over-31"),
        (Asked("pile", ["KC KC"]), "action/duplicate"),
        (Asked("count", ["5H 5S"], starter="5D"), "action/wrong-size"),
        (Asked("hand", ["5X"]), "text/card"),
        (Asked("hand", ["5H ? ? 5H"]), "action/duplicate"),
        (Asked("tiles", ["1-4 4-1"]), "action/duplicate"),
        (Asked("layout", ["1-4"], variant="nine-card"), "rules/unknown-variant"),
    ],
)
def test_what_is_not_legal_is_refused(asked: Asked, code: str) -> None:
    with pytest.raises(SixtyOneError) as error:
        say(asked)
    assert error.value.code == code


def test_it_is_a_command() -> None:
    app = typer.Typer()
    app.callback()(lambda: None)
    app.command("describe", **HELP)(describe)
    done = CliRunner().invoke(app, ["describe", "board", "45/37", "60", "--short", "--lang", "de"])
    assert done.exit_code == 0, done.output
    assert done.output == "Ein Brett für 2 Parteien, Spiel bis 121. Partei 1: 45, Partei 2: 60.\n"
    assert set(KINDS) >= {"layout", "board"}


@pytest.mark.parametrize(
    ("arguments", "settings", "told"),
    [
        ([], {"LC_ALL": "pl_PL.UTF-8"}, "6 punktów."),
        ([], {"LC_MESSAGES": "cs_CZ.UTF-8", "LANG": "pl_PL.UTF-8"}, "6 bodů."),
        ([], {"LANG": "de_DE.UTF-8"}, "6 Punkte."),
        ([], {"SIXTYONE_LANG": "de", "LC_ALL": "pl_PL.UTF-8"}, "6 Punkte."),
        (["--lang", "cs"], {"SIXTYONE_LANG": "de", "LC_ALL": "pl_PL.UTF-8"}, "6 bodů."),
        ([], {"LC_ALL": "C.UTF-8", "LANG": "pl_PL.UTF-8"}, "6 points."),
    ],
)
def test_the_option_the_setting_and_the_locale_choose_the_language(
    arguments: list[str], settings: dict[str, str], told: str
) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in (SETTING, *LOCALE)}
    command = [sys.executable, "-m", "sixtyone", "score", "7C 8H 8D 2S", "--starter", "KS", *arguments]
    done = subprocess.run(command, env=environment | settings | {"PYTHONUTF8": "1"}, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == told, done.stderr
