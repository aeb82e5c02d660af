"""The program as other programs meet it: pipes that close, answers line by line, and a start that loads little."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-P", "-m", "sixtyone"]
ENGLISH = {**os.environ, "SIXTYONE_LANG": "en"}


def test_a_program_can_talk_to_the_referee_over_pipes() -> None:
    with subprocess.Popen([*COMMAND, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENGLISH) as referee:
        assert referee.stdin
        assert referee.stdout
        for cards, points in (
            ('["7C","8H"]', b'"total":2'),
            ('["7C"]', b'"total":0'),
            ('["7C","8H","9D"]', b'"total":3'),
        ):
            referee.stdin.write(f'{{"game":"cribbage","pegging":{cards}}}\n'.encode())
            referee.stdin.flush()
            assert points in referee.stdout.readline()  # before the next question is asked
        referee.stdin.close()
        assert referee.stdout.read() == b""
        assert referee.wait() == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["games"],
        ["referee"],
        ["--help"],
        ["play", "--seats", "greedy,random", "--speed", "instant"],
        ["play", "--seats", "greedy,random", "--speed", "instant", "--plain"],
    ],
)
def test_a_reader_that_has_gone_is_no_error(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    questions = b'{"game":"cribbage","pegging":["7C"]}\n' * 2000
    done = subprocess.run([*COMMAND, *arguments], input=questions, stdout=writing, stderr=subprocess.PIPE, env=ENGLISH)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_person_whose_reader_has_gone_ends_as_quietly() -> None:
    """The library that colours lines has an ending of its own for it."""
    reading, writing = os.pipe()
    with subprocess.Popen([*COMMAND, "play"], stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE) as play:
        os.close(reading)
        os.close(writing)
        assert play.stderr
        assert (play.stderr.read(), play.wait()) == (b"", 141)


@pytest.mark.parametrize("closed", [0, 1, 2])
@pytest.mark.parametrize("command", ["referee", "games", "play", "replay -", "score 5H"])
def test_a_stream_that_is_closed_is_no_defect(command: str, closed: int) -> None:
    shell = f'"$0" -P -m sixtyone {command} {closed}>&-'
    done = subprocess.run(["sh", "-c", shell, sys.executable], input=b"", capture_output=True, env=ENGLISH)
    assert b"Traceback" not in done.stderr
    assert done.returncode == (2 if command in ("replay -", "score 5H") else 0)


def test_a_full_disk_is_one_line() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no /dev/full here")
    with full.open("wb") as out:
        done = subprocess.run([*COMMAND, "games"], stdout=out, stderr=subprocess.PIPE, env=ENGLISH)
    assert done.returncode == 2
    assert done.stderr == b"sixtyone: stdout: the disk is full [file/stream]\n"


@pytest.mark.parametrize(
    ("arguments", "spared"),
    [
        (["score", "5H 5S 5C JD", "--starter", "5D"], {"rich", "pydantic", "sixtyone.table", "sixtyone.bots"}),
        (["score", "5H 5S 5C JD", "--starter", "5D", "--json"], {"rich", "pydantic", "fluent"}),
        (["--help"], {"rich", "pydantic", "sixtyone.catalogue"}),
        (["referee"], {"rich", "pydantic", "fluent"}),
    ],
    ids=["score", "score-json", "help", "referee"],
)
def test_a_start_loads_only_what_it_needs(arguments: list[str], spared: set[str]) -> None:
    program = f"""
import sys
sys.argv = ["sixtyone", *{arguments!r}]
from sixtyone.cli import main
main()
sys.stderr.write(" ".join(sys.modules))
"""
    command = [sys.executable, "-P", "-c", program]
    done = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, env=ENGLISH, text=True)
    assert done.returncode == 0
    loaded = set(done.stderr.split())
    assert "sixtyone.cli.app" in loaded
    assert loaded & spared == set()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("sixtyone ", {"play", "score", "games", "replay", "verify", "referee"}),
        ("sixtyone play f", {"fives-and-threes", "five-up"}),
        ("sixtyone play cribbage --variant s", {"six-card", "seven-card"}),
        ("sixtyone play --seats you,g", {"you,greedy"}),
        ("sixtyone play cribbage --option count", {"counting="}),
        ("sixtyone play --speed f", {"fast"}),
    ],
)
def test_the_shell_completes(words: str, offered: set[str]) -> None:
    environment = {
        **ENGLISH,
        "_SIXTYONE_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(words.count(" ")),
    }
    done = subprocess.run([sys.executable, "-m", "sixtyone"], capture_output=True, env=environment, text=True)
    assert offered <= set(done.stdout.split())


def test_a_terminal_without_suits_gets_letters() -> None:
    environment = {**ENGLISH, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    done = subprocess.run(
        [*COMMAND, "score", "5H 5S", "--pegging", "5H 5S"], capture_output=True, env=environment, text=True
    )
    assert done.returncode == 2
    done = subprocess.run([*COMMAND, "score", "--pegging", "5H 5S"], capture_output=True, env=environment, text=True)
    assert done.stdout.splitlines()[0] == "5H 5S, count 10"
    done = subprocess.run([*COMMAND, "play", "--help"], capture_output=True, env=environment, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "SIXTYONE_LANG or the terminal's" in done.stdout
    play = ["play", "horse-race", "--seats", "greedy,random", "--seed", "a", "--target", "9", "--speed", "instant"]
    done = subprocess.run([*COMMAND, *play], capture_output=True, env=environment)
    assert done.returncode == 0
    assert done.stdout.isascii()


def test_what_is_read_out_at_the_prompt_has_its_article() -> None:
    play = ["play", "--seats", "you,greedy", "--seed", "a", "--speed", "instant", "--plain"]
    done = subprocess.run([*COMMAND, *play], input="ac 2h\n2h 2h\n", capture_output=True, env=ENGLISH, text=True)
    assert "\n1: 2 of hearts\n" in done.stdout
    assert "You do not hold the ace of clubs." in done.stdout
    assert "You named the 2 of hearts twice." in done.stdout
