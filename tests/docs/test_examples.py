"""Every example of the documentation does what the page says: Python, the command line, and the referee.

Three kinds of fenced blocks are run, each page from its top to its end:

* `python`, at the prompt `>>>`; the names of a page are kept from block to block;
* `console`, a shell in a folder of the page's own: what follows `$ `, with more lines after `> `, is typed, and the
  lines below it are what it prints;
* `referee`, questions after `> `, each with its answer on the next line.

An ellipsis in what is printed stands for anything.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sixtyone.referee import answer
from tests.docs.pages import ROOT, Example, examples, pages

PAGES = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in pages()}
RUN = ("python", "console", "referee")
FLAGS = doctest.ELLIPSIS

by_page = pytest.mark.parametrize(
    "page", [name for name, text in PAGES.items() if re.search("^```(python|console|referee)$", text, re.MULTILINE)]
)


def blocks(page: str, language: str) -> list[Example]:
    return [example for example in examples(PAGES[page]) if example.language == language]


def fits(expected: str, got: str) -> bool:
    return doctest.OutputChecker().check_output(expected, got, FLAGS)


def commands(text: str) -> Iterator[tuple[str, str]]:
    """What is typed, and what it is to print."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        lines = part.splitlines(keepends=True)
        typed = 1
        while typed < len(lines) and lines[typed].startswith(">"):
            typed += 1
        command = lines[0] + "".join(re.sub("^> ?", "", line) for line in lines[1:typed])
        yield command, "".join(lines[typed:])


@by_page
def test_python(page: str) -> None:
    names: dict[str, Any] = {}
    runner = doctest.DocTestRunner(verbose=False, optionflags=FLAGS)
    for block in blocks(page, "python"):
        test = doctest.DocTestParser().get_doctest(block.text, names, page, page, block.line - 1)
        assert test.examples, f"{page}, line {block.line}: Python that is not at a prompt is not run"
        problems: list[str] = []
        runner.run(test, out=problems.append, clear_globs=False)
        names = test.globs
        assert not problems, "".join(problems)


@by_page
def test_console(page: str, tmp_path: Path) -> None:
    programs, folder = tmp_path / "bin", tmp_path / "here"
    programs.mkdir()
    folder.mkdir()
    program = programs / "sixtyone"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m sixtyone "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    source = str(ROOT / "src")
    environment = {
        **{name: value for name, value in os.environ.items() if name != "SIXTYONE_LANG"},  # the pages are in English
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH")))),
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "100",
        "NO_COLOR": "1",
        "TERM": "dumb",
    }
    for block in blocks(page, "console"):
        for command, expected in commands(block.text):
            done = subprocess.run(
                ["sh", "-c", command],
                cwd=folder,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=60,
            )
            got = done.stdout.decode()
            assert fits(expected, got), f"{page}, line {block.line}: {command}printed\n{got}and not\n{expected}"


@by_page
def test_referee(page: str) -> None:
    for block in blocks(page, "referee"):
        lines = block.text.splitlines()
        assert len(lines) % 2 == 0
        for question, expected in zip(lines[::2], lines[1::2], strict=True):
            assert question.startswith("> ")
            assert answer(question[2:]) == expected, f"{page}, line {block.line}: {question}"


def test_there_are_examples_of_each_kind() -> None:
    kinds = [example.language for page in PAGES for example in examples(PAGES[page])]
    for language in RUN:
        assert language in kinds


def test_wrong_examples_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = "```python\n>>> 60 + 2\n61\n```\n\n```console\n$ echo 61\n62\n```\n\n```referee\n> {}\n{}\n```\n"
    monkeypatch.setitem(PAGES, "wrong.md", wrong)
    for check in (test_python, test_referee):
        with pytest.raises(AssertionError):
            check("wrong.md")
    with pytest.raises(AssertionError):
        test_console("wrong.md", tmp_path)


def test_typing_at_a_shell() -> None:
    text = "$ cat > a <<'END'\n> one\n>  two\n>\n> END\n$ cat a\none\n two\n\n$ true\n"
    assert list(commands(text)) == [
        ("cat > a <<'END'\none\n two\n\nEND\n", ""),
        ("cat a\n", "one\n two\n\n"),
        ("true\n", ""),
    ]
