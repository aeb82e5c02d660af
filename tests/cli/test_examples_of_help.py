"""Every example that the help shows is a command that does its work, in each language."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from sixtyone.words.catalogue import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.words.catalogues import messages

SHOWN = [id_ for id_ in messages("en") if id_.startswith("help-") and id_.endswith("-examples")]


def commands_of(text: str) -> list[tuple[list[str], bytes]]:
    """Each command with what is piped into it."""
    found = []
    for line in text.splitlines():
        if line.lstrip().startswith(("sixtyone ", "echo ")):
            *piped, command = line.split(" | ")
            found.append((shlex.split(command)[1:], "".join(shlex.split(one)[1] for one in piped).encode()))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_the_help_does_its_work(
    sixtyone: Run, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SIXTYONE_LANG", language)
    record = Path("match.json")
    for id_ in SHOWN:
        examples = commands_of(Words(language).say(id_))
        assert examples, id_
        for arguments, stdin in examples:
            record.unlink(missing_ok=True)
            if "match.json" in arguments and arguments[0] != "play":
                sixtyone("play", "--seats", "greedy,random", "--speed", "instant", "--record", record.name)
            ended = sixtyone(*arguments, stdin=stdin)
            assert (ended.status, ended.err) == (0, ""), arguments
            made = Path(arguments[arguments.index("--out") + 1]).read_text("utf-8") if "--out" in arguments else ""
            assert ended.out or made, arguments
