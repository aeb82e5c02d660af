"""A record with a fault: the line or the action is named, in the language spoken; the status says whose fault it is."""

import json
from pathlib import Path
from typing import Any

import pytest

from sixtyone.catalogue import find_game
from sixtyone.fair import FairDealer
from sixtyone.table import Table
from tests.cli.conftest import Run

HEADER = {"format": "sixtyone-record/1", "game": "horse-race", "rules": {"hand_sizes": 2}, "seats": ["Ann", "Bo"]}
ACTIONS = ["deal 1-4,5-5 / 0-0,2-3", "0: place 1-4"]
ZEROS = "0" * 64
TEXTS = "a list of texts, one a seat, each of at most 200 characters"


def write(folder: Path, **changes: Any) -> str:
    """A record whose fields stand on a line each, the changed ones last."""
    file = folder / "match.json"
    kept = {key: value for key, value in {**HEADER, "first": 0, "actions": ACTIONS}.items() if key not in changes}
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in {**kept, **changes}.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return str(file)


def fair(**changes: Any) -> dict[str, Any]:
    return {"commitment": ZEROS, "seed": ZEROS, "contributions": ["", ""]} | changes


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"seats": "Ann"}, "Line 7: The field seats should be a list of texts, not 'Ann'."),
        ({"seats": ["Ann", 7]}, "Line 7: The field seats[1] should be a text of at most 80 characters, not '7'."),
        ({"seats": ["Ann"]}, "Line 7: The field seats should be one name a seat, 2 in all, not 1."),
        ({"actions": ["lot 0", None]}, "Line 7: The field actions[1] is missing; it should be a text."),
        ({"rules": 7}, "Line 7: The field rules should be an object of options, not '7'."),
        ({"first": "Ann"}, "Line 7: The field first should be a seat, which is a whole number from 0, not 'Ann'."),
        ({"game": None}, "Line 7: The field game is missing; it should be the name of a game."),
        ({"variant": 1}, "Line 8: The field variant should be the name of a variant, not '1'."),
    ],
)
def test_a_wrong_field_is_named_with_its_line(
    sixtyone: Run, tmp_path: Path, command: str, changes: dict[str, Any], told: str
) -> None:
    ended = sixtyone(command, write(tmp_path, **changes))
    assert (ended.status, ended.out, ended.err) == (2, "", f"sixtyone: {told} [record/field]\n")


@pytest.mark.parametrize("command", [["verify"], ["play", "--record"]], ids=["verify", "play"])
@pytest.mark.parametrize(
    ("proof", "told"),
    [
        (7, "The field fair should be an object with commitment, seed and contributions, not '7'."),
        (fair(seed=7), "The field fair.seed should be 64 hexadecimal digits, not '7'."),
        (fair(commitment="00"), "The field fair.commitment should be 64 hexadecimal digits, not '00'."),
        (fair(contributions=None), f"The field fair.contributions is missing; it should be {TEXTS}."),
        (fair(contributions=["", "", ""]), "The field fair.contributions should be one text a seat, 2 in all, not 3."),
    ],
)
def test_a_malformed_proof_is_bad_input(
    sixtyone: Run, tmp_path: Path, command: list[str], proof: Any, told: str
) -> None:
    ended = sixtyone(*command, write(tmp_path, fair=proof))
    assert (ended.status, ended.out, ended.err) == (2, "", f"sixtyone: Line 8: {told} [fair/field]\n")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Line 8: The field fair.seed is missing; it should be 64 hexadecimal digits."),
        ("pl", "Wiersz 8: Brakuje pola fair.seed; ma tam być ciąg cyfr szesnastkowych o długości 64."),
        ("de", "Zeile 8: Das Feld fair.seed fehlt; erwartet wird dort: 64 Hexadezimalziffern."),
        ("cs", "Řádek 8: Chybí pole fair.seed; má tam být řada šestnáctkových číslic o délce 64."),
    ],
)
def test_a_malformed_proof_in_each_language(sixtyone: Run, tmp_path: Path, language: str, told: str) -> None:
    ended = sixtyone("verify", write(tmp_path, fair=fair(seed=None)), "--lang", language)
    assert (ended.status, ended.err) == (2, f"sixtyone: {told} [fair/field]\n")


def test_a_proof_that_does_not_hold_is_ruled_against(sixtyone: Run, tmp_path: Path) -> None:
    ended = sixtyone("verify", write(tmp_path, fair=fair()))
    assert (ended.status, ended.out) == (1, "")
    assert ended.err.endswith("[fair/commitment]\n")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"seats": [], "seats": []}', "In this JSON a key stands twice in one object."),
        ('{"seats": NaN}', "This is not JSON: NaN and Infinity are no numbers in it."),
        ('{"seats": 1e999}', "This JSON holds a number that is too large."),
        ("[" * 100_000, "This JSON is nested too deeply."),
        ("{,}", "This is not JSON: line 1, column 2."),
    ],
)
def test_json_that_is_not_read_says_why(sixtyone: Run, tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(text, encoding="utf-8")
    ended = sixtyone("replay", str(file))
    assert (ended.status, ended.err) == (2, f"sixtyone: {told} [record/json]\n")


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ([], "it should be one JSON object, not '[]'."),
        (None, "it should be one JSON object, not null."),
        ({}, "it does not say that its format is sixtyone-record/1."),
        ({"format": "sixtyone-record/2"}, "its format should be sixtyone-record/1, not 'sixtyone-record/2'."),
    ],
)
def test_another_format_is_told(sixtyone: Run, tmp_path: Path, data: Any, told: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    line = f"sixtyone: This is not a record that can be read here: {told} [record/format]\n"
    assert sixtyone("replay", str(file)).err == line


# An action at fault.


def unfinished(folder: Path, action: str) -> str:
    """A match that was dealt by its proof, with one more action."""
    game = find_game("fives-and-threes")
    table = Table(game, game.rules(), ("Ann", "Bo"), FairDealer(bytes(32), game.name, ("", "")))
    data = table.record(proof=True).to_json()
    data["actions"].append(action)
    file = folder / "match.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("command", "status"),
    [
        (["play", "--record"], 1),
        (["replay"], 1),
        (["verify"], 1),
        (["describe", "position", "--record"], 2),
        (["picture", "position", "--record"], 2),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Action 2, '0: knock': A seat that can play must play."),
        ("pl", "Akcja 2, „0: knock”: Kto może zagrać, musi to zrobić."),
        ("de", "Aktion 2, „0: knock“: Wer spielen kann, muss spielen."),
        ("cs", "Akce 2, „0: knock“: Kdo může hrát, musí."),
    ],
)
def test_the_action_at_fault_is_named_by_its_number(
    sixtyone: Run, tmp_path: Path, command: list[str], status: int, language: str, told: str
) -> None:
    ended = sixtyone(*command, unfinished(tmp_path, "0: knock"), "--lang", language)
    assert (ended.status, ended.err) == (status, f"sixtyone: {told} [action/can-play]\n")


def test_what_is_no_action_is_named_too_and_the_file_is_left_alone(sixtyone: Run, tmp_path: Path) -> None:
    file = unfinished(tmp_path, "0: shuffle")
    before = Path(file).read_bytes()
    ended = sixtyone("play", "--record", file)
    assert (ended.status, ended.err) == (
        1,
        "sixtyone: Action 2, '0: shuffle': 0: shuffle is no action of this game. [text/action]\n",
    )
    assert Path(file).read_bytes() == before
