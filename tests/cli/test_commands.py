"""Every command but play: what it prints, where, and how it ends."""

import json
from pathlib import Path
from typing import Any

import pytest

from sixtyone.catalogue import GAMES
from tests.cli.conftest import Run

HAND = "5H 5S 5C JD"
RECORD = {
    "format": "sixtyone-record/1",
    "game": "cribbage",
    "variant": "six-card",
    "rules": {},
    "seats": ["Ann", "Bo"],
    "first": 0,
    "actions": [
        "deal 5H,5D,JD,QS,KH,9C / 4C,6D,7S,8S,TC,JC",
        "0: discard KH,9C",
        "1: discard 4C,JC",
        "starter JH",
        "1: play 7S",
    ],
}


def write(folder: Path, **changes: Any) -> str:
    file = folder / "match.json"
    file.write_text(json.dumps(RECORD | changes), encoding="utf-8")
    return str(file)


# score


def test_score_of_a_hand_gives_every_reason(sixtyone: Run) -> None:
    ended = sixtyone("score", HAND, "--starter", "5D")
    assert ended.status == 0
    assert ended.lines[0] == "5♥ 5♠ 5♣ J♦, starter 5♦"
    assert sum("fifteen  " in line for line in ended.lines) == 8
    assert "  12  double pair royal  5♣ 5♦ 5♥ 5♠" in ended.lines
    assert "   1  his nobs           J♦" in ended.lines
    assert ended.lines[-1] == "29 points."


def test_score_takes_cards_as_one_text_or_as_several(sixtyone: Run) -> None:
    assert sixtyone("score", *HAND.split(), "--starter", "5D").out == sixtyone("score", HAND, "--starter", "5d").out


@pytest.mark.parametrize(("crib", "last"), [(["--crib"], "Nothing."), ([], "4 points.")])
def test_a_flush_of_four_is_none_in_the_crib(sixtyone: Run, crib: list[str], last: str) -> None:
    assert sixtyone("score", "2C 4C 6C 8C", "--starter", "TD", *crib).lines[-1] == last


def test_score_of_a_series_says_both_reasons(sixtyone: Run) -> None:
    # bugs.jsonl: run-and-15-said
    assert sixtyone("score", "--pegging", "4C 6D 5H").lines == [
        "4♣ 6♦ 5♥, count 15",
        "   2  fifteen  4♣ 5♥ 6♦",
        "   3  run      4♣ 5♥ 6♦",
        "fifteen two and a run of 3 is five.",
        "5 points.",
    ]


def test_score_of_a_layout(sixtyone: Run) -> None:
    for pieces in (["1-4", "1-1 at 1-4.low", "4-4 at 1-4.high"], ["1-4; 1-1 at 1-4.low, [4|4] at 1-4.high"]):
        assert sixtyone("score", "--game", "horse-race", *pieces).lines == [
            "Ends: 2 + 8 = 10.",
            "   2  fives  [1|1] [4|4]",
            "Spinners: [1|1] [4|4].",
            "2 points (10 raw).",
        ]
    assert sixtyone("score", "--game", "fives-and-threes", "5-5", "5-5 at 5-5.side-a").status == 1
    fifteen = sixtyone(
        "score", "--game", "Fives and Threes", "5-5", "0-5 at 5-5.side-a", "0-0 at 0-5.low", "3-5 at 5-5.side-b"
    )
    assert fifteen.lines == ["Ends: 0 + 3 = 3.", "   1  threes  [0|0] [3|5]", "1 point."]


def test_score_for_a_screen_reader(sixtyone: Run) -> None:
    assert sixtyone("score", "7C 8H 2D 4S", "--starter", "KS", "--plain").lines == [
        "7 of clubs, 8 of hearts, 2 of diamonds, 4 of spades, starter king of spades",
        "fifteen: 7 of clubs, 8 of hearts: 2",
        "fifteen two.",
        "2 points.",
    ]


def test_score_as_json_is_the_referees_answer(sixtyone: Run) -> None:
    ended = sixtyone("score", "7C 8H 2D 4S", "--starter", "KS", "--json")
    question = {"game": "cribbage", "show": {"hand": ["7C", "8H", "2D", "4S"], "starter": "KS", "crib": False}}
    assert ended.out == sixtyone("referee", stdin=json.dumps(question).encode()).out
    assert json.loads(ended.out) == {"total": 2, "parts": [{"kind": "fifteen", "points": 2, "pieces": ["7C", "8H"]}]}


def test_score_by_the_rules_of_a_variant_and_of_options(sixtyone: Run) -> None:
    assert sixtyone("score", "2C 4C 6C", "--starter", "KD", "--variant", "five-card").lines[-1] == "3 points."
    min4 = ["--variant", "five-card", "--option", "five_card_flush=min4"]
    assert sixtyone("score", "2C 4C 6C", "--starter", "KD", *min4).lines[-1] == "Nothing."


@pytest.mark.parametrize(
    ("arguments", "status", "code"),
    [
        (["5H 5S 5C", "--starter", "5D"], 1, "action/wrong-size"),
        (["5H 5H 5C JD", "--starter", "5D"], 1, "action/duplicate"),
        (["--pegging", "KC QC JC TC"], 1, "action/over-31"),
        (["--game", "horse-race", "1-4", "2-2 at 1-4.low"], 1, "action/no-fit"),
        (["5H 5S 5C XD", "--starter", "5D"], 2, "text/card"),
        (["--game", "horse-race", "1-7"], 2, "text/tile"),
        (["--game", "cribage", "5H"], 2, "rules/unknown-game"),
        ([HAND, "--starter", "5D", "--variant", "sixcard"], 2, "rules/unknown-variant"),
        ([HAND, "--starter", "5D", "--option", "giveawy=true"], 2, "rules/unknown-option"),
        ([HAND, "--starter", "5D", "--option", "giveaway=perhaps"], 2, "rules/bad-value"),
    ],
)
def test_score_ends_by_who_is_at_fault(sixtyone: Run, arguments: list[str], status: int, code: str) -> None:
    ended = sixtyone("score", *arguments)
    assert ended.status == status
    assert ended.out == ""
    assert ended.err.startswith("sixtyone: ")
    assert ended.err.endswith(f"[{code}]\n")
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        [HAND],
        ["--starter", "5D"],
        ["--pegging", " "],
        [HAND, "--pegging", "5H"],
        ["--game", "horse-race"],
        ["--game", "horse-race", "1-4", "--crib"],
    ],
)
def test_score_of_nothing_is_a_question_of_usage(sixtyone: Run, arguments: list[str]) -> None:
    ended = sixtyone("score", *arguments)
    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("text", ["10h", "10H", "th", "TH", "t♥", "10♥️"])
def test_ten(sixtyone: Run, text: str) -> None:
    # bugs.jsonl: ten
    assert sixtyone("score", "--pegging", text).lines[0] == "10♥, count 10"


@pytest.mark.parametrize("text", ["X♥", "1h", "0h"])
def test_no_ten(sixtyone: Run, text: str) -> None:
    # bugs.jsonl: ten
    ended = sixtyone("score", "--pegging", text)
    assert ended.status == 2
    assert text in ended.err


# games


def test_games_lists_all_and_their_variants(sixtyone: Run) -> None:
    out = sixtyone("games").out
    for game in GAMES:
        assert game.name in out
        assert ", ".join(game.variants) in out


def test_games_of_one_tells_every_option_and_default(sixtyone: Run) -> None:
    out = sixtyone("games", "cribbage").out
    for option in find_options("cribbage"):
        assert f"  {option}\n" in out
    assert "two players, five cards" in out
    assert "2 players, to 61" in out
    assert "(default auto)" in out


def find_options(name: str) -> list[str]:
    return [option.name for game in GAMES if game.name == name for option in game.options()]


def test_games_as_json(sixtyone: Run) -> None:
    every = json.loads(sixtyone("games", "--json").out)
    assert [game["name"] for game in every] == [game.name for game in GAMES]
    one = json.loads(sixtyone("games", "Horse Race", "--json").out)
    assert one == every[0]
    assert one["variants"] == [
        {"name": "individual", "about": "each for himself", "seats": [2, 3, 4], "target": 61},
        {"name": "pairs", "about": "two pairs of partners", "seats": [4], "target": 61},
    ]


# replay


def test_replay_as_json_prints_events_then_the_outcome(sixtyone: Run, tmp_path: Path) -> None:
    ended = sixtyone("replay", write(tmp_path), "--json")
    events = [json.loads(line) for line in ended.lines]
    assert ended.status == 0
    types = [event["type"] for event in events]
    assert types == ["dealt", "discarded", "discarded", "starter", "scored", "played", "outcome"]
    assert events[-1] == {"type": "outcome", "winners": None, "totals": [2, 0], "reason": None}


def test_replay_prints_the_outcome_of_a_match_once_and_last(sixtyone: Run, tmp_path: Path) -> None:
    ended = sixtyone("replay", write(tmp_path, rules={"target": 2}, actions=RECORD["actions"][:4]), "--json")
    outcomes = [line for line in ended.lines if '"outcome"' in line]
    assert outcomes == [ended.lines[-1]]
    assert json.loads(outcomes[0]) == {"type": "outcome", "winners": [0], "totals": [2, 0], "reason": "target"}


def test_replay_in_words(sixtyone: Run, tmp_path: Path) -> None:
    assert sixtyone("replay", write(tmp_path)).lines == [
        "Cribbage, six cards, to 121",
        "Ann and Bo",
        "",
        "Ann deals 6 cards to each hand. The crib is Ann’s.",
        "Ann holds 5♦ 5♥ 9♣ J♦ Q♠ K♥.",
        "Bo holds 4♣ 6♦ 7♠ 8♠ 10♣ J♣.",
        "Ann lays away 9♣ K♥.",
        "Bo lays away 4♣ J♣.",
        "The starter is J♥.",
        "Ann pegs 2: his heels for 2. Ann stands at 2.",
        "Bo plays 7♠: 7.",
        "",
        "The match is not over. Ann 2, Bo 0.",
    ]


def test_replay_names_a_bot_as_the_page_does(sixtyone: Run, tmp_path: Path) -> None:
    # the server's record has the code of the bot
    lines = sixtyone("replay", write(tmp_path, seats=["Ann", "greedy"])).lines
    assert lines[1] == "Ann and Greedy"
    assert not [line for line in lines if "greedy" in line]


@pytest.mark.parametrize(("language", "names"), [("en", "You"), ("pl", "Ty"), ("de", "Du"), ("cs", "Ty")])
def test_replay_tells_you_in_the_language_spoken(sixtyone: Run, tmp_path: Path, language: str, names: str) -> None:
    told = sixtyone("replay", write(tmp_path, seats=["You", "Bo"]), "--lang", language)
    assert told.lines[1].startswith(f"{names} ")
    assert told.lines[-1].endswith(f"{names} 2, Bo 0.")
    both = sixtyone("replay", write(tmp_path, seats=["You", "You"])).lines
    assert both[1] == "Player 1 and Player 2"
    assert "Player 1 pegs 2: his heels for 2. Player 1 stands at 2." in both


def test_an_illegal_action_is_named_and_what_came_before_it_stands(sixtyone: Run, tmp_path: Path) -> None:
    file = write(tmp_path, actions=[*RECORD["actions"], "0: play 9C"])
    ended = sixtyone("replay", file, "--json")
    assert ended.status == 1
    assert len(ended.lines) == 6
    assert (
        ended.err
        == "sixtyone: Action 5, '0: play 9C': 9C is not in the hand, which is 5D, 5H, JD, QS. [action/not-in-hand]\n"
    )
    assert sixtyone("replay", file).status == 1


def test_an_unreadable_action_is_a_ruling_too(sixtyone: Run, tmp_path: Path) -> None:
    ended = sixtyone("replay", write(tmp_path, actions=[*RECORD["actions"], "0: shuffle"]))
    assert ended.status == 1
    assert "Action 5, '0: shuffle'" in ended.err


def test_scores_that_differ_are_reported_and_nothing_is_rewritten(sixtyone: Run, tmp_path: Path) -> None:
    # bugs.jsonl: rescored-import
    file = write(tmp_path, scores=[3, 0])
    before = Path(file).read_bytes()
    ended = sixtyone("replay", file, "--json")
    assert ended.status == 1
    assert ended.err == "sixtyone: scores: recorded [3, 0], computed [2, 0]\n"
    assert Path(file).read_bytes() == before
    assert sixtyone("replay", write(tmp_path, scores=[2, 0])).status == 0
    by_action = sixtyone("replay", write(tmp_path, scores=[[0, 0], [0, 0], [0, 1], [2, 0], [2, 0]]))
    assert by_action.err == "sixtyone: scores (2): recorded [0, 1], computed [0, 0]\n"


def test_replay_reads_stdin(sixtyone: Run) -> None:
    assert sixtyone("replay", "-", stdin=json.dumps(RECORD).encode()).status == 0


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "line 1, column 1"),
        (b"{", "This is not JSON"),
        (b"\xff\xfe", "is not text in UTF-8"),
        (b"[]", "not a record"),
        (b'{"format": "sixtyone-record/2"}', "not a record"),
        (json.dumps(RECORD | {"game": "cribage"}).encode(), "Did you mean cribbage?"),
        (json.dumps(RECORD | {"seats": ["Ann"]}).encode(), "seats"),
        (json.dumps(RECORD | {"rules": {"targt": 1}}).encode(), "Did you mean target?"),
    ],
)
def test_a_file_that_is_no_record_is_one_line_and_usage(
    sixtyone: Run, tmp_path: Path, content: bytes, reason: str
) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(content)
    for command in ("replay", "verify"):
        ended = sixtyone(command, str(file))
        assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1)
        assert reason in ended.err


@pytest.mark.parametrize("file", ["no such file", ".", "a\0b"])
def test_a_file_that_cannot_be_read(sixtyone: Run, tmp_path: Path, file: str) -> None:
    ended = sixtyone("replay", str(tmp_path / file))
    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1)
    assert "cannot be read" in ended.err


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "'' cannot be read: there is no such file or folder."),
        ("pl", "Nie można odczytać pliku „”: nie ma takiego pliku ani folderu."),
        ("de", "„“ lässt sich nicht lesen: die Datei oder den Ordner gibt es nicht."),
        ("cs", "Soubor „“ nelze přečíst: takový soubor ani složka tu není."),
    ],
)
def test_an_empty_name_is_shown_and_the_reason_is_in_the_language_spoken(
    sixtyone: Run, language: str, told: str
) -> None:
    for command in (["replay", ""], ["verify", ""], ["describe", "position", "--record", ""], ["play", "--record", ""]):
        ended = sixtyone(*command, "--lang", language)
        assert (ended.status, ended.out, ended.err) == (2, "", f"sixtyone: {told} [file/unreadable]\n")


def test_names_in_a_record_cannot_command_the_terminal(sixtyone: Run, tmp_path: Path) -> None:
    file = write(tmp_path, seats=["Al\x1b[31m\x07", "B\u202eo\n"])
    for command in (["replay", file], ["describe", "position", "--record", file], ["describe", "hand", "5H"]):
        ended = sixtyone(*command, "--name", "A\x1b[2J") if command[1] == "hand" else sixtyone(*command)
        assert ended.status == 0
        assert not any(sign in ended.out for sign in "\x1b\x07\u202e")
    assert "Al\ufffd[31m\ufffd" in sixtyone("replay", file).out


def test_an_option_without_its_value_names_the_help_of_its_command(sixtyone: Run) -> None:
    assert sixtyone("score", "--starter").err.endswith("(sixtyone score --help) [usage/arguments]\n")


# verify


def test_a_record_without_a_proof_proves_nothing(sixtyone: Run, tmp_path: Path) -> None:
    ended = sixtyone("verify", write(tmp_path))
    assert (ended.status, ended.err) == (1, "sixtyone: The record carries no proof of its deals. [fair/no-proof]\n")


# referee


def test_the_referee_answers_each_line_in_order_and_skips_blank_ones(sixtyone: Run) -> None:
    questions = (
        b'{"game":"cribbage","pegging":["7C","8H"]}\n\n   \nnonsense\n\xff\n{"game":"cribbage","pegging":["7C"]}'
    )
    answers = [json.loads(line) for line in sixtyone("referee", stdin=questions).lines]
    assert [answer.get("total", answer.get("error", {}).get("code")) for answer in answers] == [
        2,
        "referee/json",
        "referee/json",
        0,
    ]


def test_the_referee_survives_a_line_that_is_too_long(sixtyone: Run) -> None:
    long = b'{"game":"' + b"x" * (4 * 1024 * 1024) + b'"}\n' + b" " * (5 * 1024 * 1024) + b"\n"
    answers = sixtyone("referee", stdin=long + b'{"game":"cribbage","pegging":["7C"]}\n').lines
    assert [json.loads(line).get("error", {}).get("code") for line in answers] == ["referee/too-long"] * 2 + [None]


# usage


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["scor"], "Did you mean 'score'?"),
        (["play", "cribage"], "Did you mean cribbage?"),
        (["play", "--variant", "sixcard"], "Did you mean six-card?"),
        (["play", "--option", "targt=61"], "Did you mean target?"),
        (["play", "--option", "target"], "name=value"),
        (["play", "--seats", "you,gredy"], "Did you mean greedy?"),
        (["play", "--seats", "you,,greedy"], "without a name"),
        (["play", "--seats", "you"], "not played by one seat"),
        (["play", "--seats", "a" * 81], "at most 80"),
        (["play", "horse-race", "--seats", "you,you,you,you,you"], "not played by 5 seats"),
        (["play", "--variant", "six-card", "--seats", "you,greedy,greedy"], "six-card"),
        (["play", "--target", "many"], "not a whole number"),
        (["play", "--speed", "ligthning"], "slow, normal, fast, instant"),
        (["play", "--lang", "xx"], "there are en"),
        (["play", "--recrd", "x"], "--record"),
        (["replay"], "FILE"),
        (["play", "--option", "giveaway=true", "--option", "counting=muggins"], "Giveaway"),
    ],
)
def test_wrong_usage_is_one_line_with_advice_and_exit_2(sixtyone: Run, arguments: list[str], hint: str) -> None:
    ended = sixtyone(*arguments)
    assert (ended.status, ended.err.count("\n")) == (2, 1)
    assert hint in ended.err
    assert ended.err.startswith("sixtyone: ")


@pytest.mark.parametrize("command", ["play", "score", "games", "replay", "verify", "referee"])
def test_every_command_has_help_with_an_example(sixtyone: Run, command: str) -> None:
    ended = sixtyone(command, "--help")
    assert ended.status == 0
    assert f"sixtyone {command}" in ended.out.split("Example")[1] or command == "referee"
    assert "help-" not in ended.out
    assert max(map(len, ended.lines)) <= 80


def test_help_comes_without_a_command_too(sixtyone: Run) -> None:
    ended = sixtyone()
    assert ended.status == 0
    assert "play a match in this terminal" in ended.out
    assert ended.out == sixtyone("--help").out


def test_version(sixtyone: Run) -> None:
    ended = sixtyone("--version")
    assert ended.status == 0
    assert ended.out.startswith("sixtyone")
