"""Matches at a real prompt, through a pseudo-terminal: from the first lot to the outcome, and everything that may come
between.
"""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pexpect
import pytest

from sixtyone.fair import commitment
from sixtyone.record import loads, replay, verify
from sixtyone.words.catalogue import LANGUAGES, Words
from sixtyone.words.pieces import Pieces
from tests.cli.driver import PROMPT, Person, kill, spawn

CLEARED = "\x1b[H\x1b[2J\x1b[3J"


def text_of(person: Person) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", "".join(person.screen).replace("\r\n", "\n"))


@pytest.mark.parametrize(
    "arguments",
    [
        ["cribbage", "--target", "31"],
        ["cribbage", "--variant", "five-card", "--seats", "Ann,Bo", "--target", "21"],
        ["cribbage", "--option", "counting=muggins", "--option", "starter_cut=player", "--target", "21"],
        ["cribbage", "--variant", "pairs", "--plain", "--target", "31"],
        ["horse-race", "--seats", "you,greedy,random", "--target", "15"],
        ["horse-race", "--variant", "pairs", "--seats", "Ann,greedy,Cy,random", "--target", "15"],
        ["fives-and-threes", "--seats", "Ann,Bo", "--target", "15"],
        ["fives-and-threes", "--plain", "--target", "15"],
        ["all-fives", "--target", "10"],
    ],
    ids=lambda arguments: "-".join(word.lstrip("-") for word in arguments),
)
def test_a_whole_match(arguments: list[str], tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    person = Person([*arguments, "--seed", "a whole match"], file, "keys")
    person.play()
    assert person.child.exitstatus == 0
    record = loads(file.read_text(encoding="utf-8"))
    state, _ = replay(record)
    assert state.outcome is not None
    assert state.outcome.reason == "target"
    proof = verify(record)
    told = text_of(person)
    assert proof.seed in told
    assert f"sixtyone verify {file}" in told.replace("\n  ", " ")
    if "--plain" in arguments:
        for typed in filter(None, person.typed):
            told = told.replace(typed, "", 1)
        # One fact a line, and nothing that a reader stumbles on.
        assert "\x1b" not in told
        assert not [sign for sign in "♣♦♥♠│─├└·●○[]" if sign in told]
    else:
        assert max(len(line) for line in told.split("\n") if str(file) not in line) <= 80


def test_no_arguments_start_a_match_at_once() -> None:
    child = spawn(["play", "--speed", "instant"])
    assert child.expect([PROMPT, pexpect.EOF]) == 0
    shown = child.before or ""
    assert "Cribbage, six cards, to 121" in shown
    assert "At the table: you and Greedy." in shown
    assert re.search(r"Its commitment:\s+[0-9a-f]{64}", shown)
    child.sendeof()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_the_commitment_comes_first_then_the_words_of_the_players_then_the_seed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    child = spawn(["play", "fives-and-threes", "--words", "--record", str(file), "--speed", "instant"])
    child.expect(r"Its commitment:\s+([0-9a-f]{64})")
    assert child.match
    committed = child.match[1]
    child.expect(r"a few words of yours")
    assert not file.exists()  # nothing is dealt yet
    child.sendline("the cat sat on the mat")
    child.expect(PROMPT)
    child.sendline("resign")
    child.expect("Type yes")
    child.sendline("yes")
    child.expect(pexpect.EOF)
    told = " ".join((child.before or "").split())
    found = re.search("The seed was ([0-9a-f]{64}), the words of the players: the cat sat on the mat, ", told)
    assert found
    assert commitment(bytes.fromhex(found[1])) == committed
    record = loads(file.read_text(encoding="utf-8"))
    assert verify(record).contributions[0] == "the cat sat on the mat"


class Prying(Person):
    """Looks on every screen for pieces that it must not show."""

    seen = 0

    def _answer(self, found: re.Match[str]) -> str:
        shown = re.sub(r"\x1b\[[0-9;]*m", "", "".join(self.screen).rpartition("[3J")[2])
        state = self.state
        write = Pieces(Words()).one
        own = None if found["next"] else self._seat(found["name"])
        if not re.search(
            "dealt to|cards to each hand|deal is over", shown
        ):  # what lay open before may be in any hand now
            self.seen += 1
            for seat, hand in enumerate(state.hands):  # type: ignore[attr-defined]  # of both kinds of state
                if seat != own and not getattr(state, "claim", None):
                    assert [write(piece) for piece in hand if write(piece) in shown] == []
        return super()._answer(found)


@pytest.mark.parametrize("game", ["fives-and-threes", "cribbage"])
def test_several_at_one_keyboard_never_see_the_hand_of_another(game: str, tmp_path: Path) -> None:
    person = Prying([game, "--seats", "Ann,Bo,Cy", "--seed", "prying"], tmp_path / "match.json", "keys")
    person.play(60)
    assert person.seen > 20
    assert "".join(person.screen).count(CLEARED) > 20
    kill(person.child)


def test_the_arrow_keys_do_not_bring_back_what_another_person_typed(tmp_path: Path) -> None:
    child = spawn(["play", "cribbage", "--seats", "Ann,Bo", "--seed", "keys", "--record", str(tmp_path / "m.json")])
    child.expect("Ann, press Enter. ")
    child.sendline("")
    child.expect("which 2 cards. ")
    child.sendline("#1 #2")
    child.expect("Bo, press Enter. ")
    child.sendline("")
    child.expect("Bo, to (your own|Ann's) crib: which 2 cards. ")
    child.send("\x1b[A\x1b[A\x1b[A")
    child.sendline("")
    child.expect("Type one of the choices")
    assert "#" not in (child.before or "")
    kill(child)


def test_between_two_people_a_question_mark_is_answered(tmp_path: Path) -> None:
    child = spawn(["play", "cribbage", "--seats", "Ann,Bo", "--seed", "keys", "--record", str(tmp_path / "m.json")])
    child.expect("Ann, press Enter. ")
    for text in ("?", "table", "5h"):
        child.sendline(text)
        child.expect("Press Enter when nobody but Ann looks at the screen")
        child.expect("Ann, press Enter. ")
        assert "Your hand" not in (child.before or "")
    child.sendline("")
    child.expect("Your hand")
    kill(child)


def test_on_a_plain_screen_a_hand_is_pushed_out_of_sight(tmp_path: Path) -> None:
    person = Person(["fives-and-threes", "--seats", "Ann,Bo", "--plain", "--seed", "a"], tmp_path / "m.json", "keys")
    person.play(4)
    told = text_of(person)
    for between in re.findall(r"which tile\?.*?press Enter\.", told, re.DOTALL):
        assert "\n" * 50 in between
    kill(person.child)


def test_the_last_action_is_taken_back_where_nothing_was_shown(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    child = spawn(["play", "fives-and-threes", "--seats", "Ann,Bo", "--seed", "undo", "--record", str(file)])

    def actions() -> tuple[str, ...]:
        return loads(file.read_text(encoding="utf-8")).actions

    child.expect(r"(\w+), press Enter\. ")
    assert child.match
    child.sendline("undo")
    child.expect("Nothing can be taken back")
    child.sendline("")
    child.expect(PROMPT)
    dealt = actions()
    child.sendline("1")
    child.expect(r"press Enter\. ")
    assert len(actions()) == len(dealt) + 1
    child.sendline("undo")
    child.expect("takes back")
    child.expect(r"press Enter\. ")
    assert actions() == dealt
    child.sendline("")
    child.expect(PROMPT)
    child.sendline("2")
    child.expect(r"press Enter\. ")
    assert len(actions()) == len(dealt) + 1
    kill(child)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_taken_back_is_said_on_the_screen_that_all_may_read(language: str, tmp_path: Path) -> None:
    match = ["fives-and-threes", "--seats", "Ann,Bo", "--seed", "undo", "--record", str(tmp_path / "m.json")]
    child = spawn(["play", *match, "--lang", language])
    say = Words(language).say
    enter = {name: re.escape(say("ask-next", name=name)) + " " for name in ("Ann", "Bo")}
    first = ("Ann", "Bo")[child.expect([enter["Ann"], enter["Bo"]])]
    other = "Bo" if first == "Ann" else "Ann"
    for answer, prompt in (("", r"[?:] $"), ("1", enter[other]), ("undo", enter[first])):
        child.sendline(answer)
        child.expect(prompt)
    shown = (child.before or "").rpartition(CLEARED)[2]
    assert say("play-undone", who="other", name=first) in " ".join(shown.split())
    kill(child)


def test_a_drawn_tile_is_not_taken_back(tmp_path: Path) -> None:
    # bugs.jsonl: undo-draw
    file = tmp_path / "match.json"
    person = Person(["horse-race", "--seats", "Ann,Bo", "--seed", "draws"], file, "keys")
    for _ in range(200):
        person.play(1)
        actions = loads(file.read_text(encoding="utf-8")).actions
        if actions[-1].startswith("draw") and "press Enter" in (person.child.after or ""):
            break
    else:
        pytest.fail("nobody drew")
    before = actions
    person.child.expect(PROMPT)
    person.child.sendline("undo")
    person.child.expect("Nothing can be taken back")
    assert loads(file.read_text(encoding="utf-8")).actions == before
    kill(person.child)


def test_wrong_input_loses_nothing_and_the_same_is_asked_again(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    child = spawn(["play", "cribbage", "--seed", "wrong", "--record", str(file)])
    child.expect(PROMPT)
    before = file.read_bytes()
    for wrong in ("xyzzy", "1", "1 1", "99 98", "go", "\x01\x02", "ąćę", "🂡", "; rm -rf /", "1" * 500):
        child.sendline(wrong)
        assert child.expect([PROMPT, pexpect.EOF]) == 0
        assert "Traceback" not in (child.before or "")
    assert file.read_bytes() == before
    kill(child)


def test_commands_answer_and_ask_again(tmp_path: Path) -> None:
    child = spawn(["play", "cribbage", "--seed", "commands", "--record", str(tmp_path / "m.json")])
    child.expect(PROMPT)
    for command, told in (
        ("?", "Lay away: type the numbers"),
        ("board", "91-120"),
        ("log", "The cut for the deal"),
        ("score", "You 0, Greedy 0"),
        ("hand", r"1\) "),
        ("table", "Deal 1"),
        ("undo", "Nothing can be taken back"),
        ("resign", "Type yes"),
    ):
        child.sendline(command)
        child.expect(told)
        if command == "resign":
            child.sendline("no")
            child.expect("The match goes on")
        assert child.expect([PROMPT, pexpect.EOF]) == 0, command
    kill(child)


def test_to_resign_ends_the_match_and_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    child = spawn(["play", "cribbage", "--seed", "r", "--record", str(file)])
    child.expect(PROMPT)
    child.sendline("resign")
    child.expect("Type yes")
    child.sendline("yes")
    child.expect("Greedy wins")
    child.expect("You gave the match up")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    state, _ = replay(loads(file.read_text(encoding="utf-8")))
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((1,), "resigned")


def test_to_quit_without_a_record_is_asked_twice_and_save_keeps_the_match(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    child = spawn(["play", "fives-and-threes", "--seed", "q"])
    child.expect(PROMPT)
    child.sendline("quit")
    child.expect("type quit again")
    child.expect(PROMPT)
    child.sendline(f"save {file}")
    child.expect("Kept in")
    child.expect(PROMPT)
    child.sendline("quit")
    child.expect(r"To\s+go\s+on:\s+sixtyone\s+play")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert loads(file.read_text(encoding="utf-8")).fair is not None


@pytest.mark.parametrize(("how", "status"), [("eof", 0), ("interrupt", 130)])
def test_the_end_of_input_and_ctrl_c_end_quietly(how: str, status: int, tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    child = spawn(["play", "cribbage", "--seed", "e", "--record", str(file)])
    child.expect(PROMPT)
    kept = file.read_bytes()
    child.sendeof() if how == "eof" else child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == status
    assert "Traceback" not in (child.before or "")
    assert "To go on: sixtyone play --record" in " ".join((child.before or "").split())  # it may wrap
    assert file.read_bytes() == kept


def test_a_match_that_was_killed_goes_on_and_has_lost_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    arguments = ["cribbage", "--seed", "killed"]
    acknowledged: tuple[str, ...] = ()
    for answers in (3, 5, 9, 4):
        person = Person(arguments, file, "keys")
        person.play(answers)
        person.child.expect(PROMPT)  # what was typed is acknowledged
        acknowledged = loads(file.read_text(encoding="utf-8")).actions
        person.child.kill(signal.SIGKILL)
        person.child.close()
        after = loads(file.read_text(encoding="utf-8"))
        assert after.actions[: len(acknowledged)] == acknowledged
        assert [path.name for path in tmp_path.iterdir()] == ["match.json"]
    person = Person([], file, "keys")
    person.play()
    told = text_of(person)
    assert f"after {len(acknowledged)} actions" in told.replace("\n  ", " ")
    assert person.child.exitstatus == 0
    record = loads(file.read_text(encoding="utf-8"))
    assert record.actions[: len(acknowledged)] == acknowledged
    assert replay(record)[0].outcome is not None
    verify(record)


def test_bots_play_for_who_looks_on_and_none_is_called_you(tmp_path: Path) -> None:
    # bugs.jsonl: raw-keys
    file = tmp_path / "m.json"
    match = ["horse-race", "--seats", "greedy,random", "--target", "9", "--seed", "b"]
    child = spawn(["play", *match, "--speed", "instant", "--record", str(file)])
    child.expect(pexpect.EOF)
    told = re.sub(r"\x1b\[[0-9;]*m", "", child.before or "")
    child.close()
    assert child.exitstatus == 0
    assert "Greedy wins" in told or "Random wins" in told
    assert not re.search(r"\b[Yy]ou\b", told)
    assert not re.search(r"\b(event|state|table|play|score)-[a-z]", told)
    # A tile that a bot draws is nobody's business.
    assert "draws a tile" in told
    assert json.loads(file.read_text(encoding="utf-8"))["players"] == ["greedy", "random"]


def test_a_narrow_terminal_is_wrapped(tmp_path: Path) -> None:
    child = spawn(["play", "cribbage", "--seed", "n", "--record", str(tmp_path / "m.json")], columns=44)
    child.expect(PROMPT)
    told = re.sub(r"\x1b\[[0-9;]*m", "", child.before or "")
    lines = [line for line in told.split("\r\n") if "m.json" not in line]
    assert max(map(len, lines)) <= 44
    kill(child)
