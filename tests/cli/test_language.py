"""The language of a command: named before it or after it, and what is said of one that is not here."""

import os
import subprocess
import sys

import pytest

from tests.cli.conftest import Run

SPOKEN = {
    "en": "5♥ 5♠ 5♣ J♦, starter 5♦",
    "pl": "5♥ 5♠ 5♣ W♦, karta startowa 5♦",
    "de": "5♥ 5♠ 5♣ B♦, Startkarte 5♦",
    "cs": "5♥ 5♠ 5♣ J♦, startovní karta 5♦",
}
SCORE = ("score", "5H 5S 5C JD", "--starter", "5D")
COMMANDS = [
    ["score", "5H"],
    ["games"],
    ["replay", "no such file"],
    ["verify", "no such file"],
    ["describe", "hand", "5Z"],
    ["picture", "hand", "5Z"],
    ["play", "--speed", "none"],
    ["simulate", "cribbage", "--matches", "none"],
    ["serve", "--log-level", "none"],
    ["backup", "x", "--data", "no such folder"],
    ["restore", "no such file", "--data", "no such folder"],
    ["referee"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_it_is_named_before_the_command_or_after_it(sixtyone: Run, command: list[str]) -> None:
    after = sixtyone(*command, "--lang", "pl")
    assert sixtyone("--lang", "pl", *command) == after
    assert sixtyone("--lang=pl", *command) == after
    assert command[0] == "referee" or sixtyone(*command) != after


@pytest.mark.parametrize("language", SPOKEN)
def test_each_language_is_spoken(sixtyone: Run, language: str) -> None:
    assert sixtyone("--lang", language, *SCORE).lines[0].partition(", ")[2] == SPOKEN[language].partition(", ")[2]


def test_a_command_may_name_its_own(sixtyone: Run) -> None:
    assert sixtyone("--lang", "pl", *SCORE, "--lang", "cs") == sixtyone(*SCORE, "--lang", "cs")
    assert sixtyone("--lang", "pl", "--lang", "de", *SCORE) == sixtyone(*SCORE, "--lang", "de")


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_one_that_is_not_here_is_said_in_either_place(sixtyone: Run, command: list[str]) -> None:
    for arguments in (["--lang", "xx", *command], [*command, "--lang", "xx"]):
        ended = sixtyone(*arguments)
        assert (ended.status, ended.out) == (2, "")
        assert ended.err == "sixtyone: There is no language xx here: there are en, pl, de, cs. [usage/choice]\n"


def test_it_takes_a_value(sixtyone: Run) -> None:
    assert (
        sixtyone("--lang").err
        == "sixtyone: Option '--lang' requires an argument. (sixtyone --help) [usage/arguments]\n"
    )
    assert sixtyone("--lang", "de", "score", "--starter").err == (
        "sixtyone: Die Option --starter braucht einen Wert. (sixtyone score --help) [usage/arguments]\n"
    )


def test_help_is_in_the_language_named_before(sixtyone: Run) -> None:
    assert sixtyone("--lang", "de", "play", "--help") == sixtyone("play", "--help", "--lang", "de")
    assert sixtyone("--lang", "de", "--help") == sixtyone("--help", "--lang", "de")
    assert sixtyone("--lang", "de") == sixtyone("--lang", "de", "--help")
    assert sixtyone("--lang", "de").out.startswith("Aufruf: sixtyone")
    assert "--lang" in sixtyone("--help").out


def test_it_does_not_hide_a_wrong_command(sixtyone: Run) -> None:
    ended = sixtyone("--lang", "pl", "scor")
    assert (ended.status, ended.out) == (2, "")
    assert "scor" in ended.err
    assert sixtyone("--lang", "pl", "--version") == sixtyone("--version")


@pytest.mark.parametrize(
    ("words", "offered"), [("sixtyone --lang ", {"en", "pl", "de", "cs"}), ("sixtyone --lang pl play f", {"five-up"})]
)
def test_the_shell_completes_it_and_what_follows(words: str, offered: set[str]) -> None:
    environment = {
        **os.environ,
        "_SIXTYONE_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(words.count(" ")),
    }
    done = subprocess.run([sys.executable, "-m", "sixtyone"], capture_output=True, env=environment, text=True)
    assert offered <= set(done.stdout.split())
