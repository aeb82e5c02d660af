"""Faults that people reported of other programs (tests/data/bugs.jsonl): wherever one could happen here, a test has its
id, as its own name (``test_ten``) or in a comment within it (``# bugs.jsonl: ten``).
"""

import ast
import json
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
REPORTS = {one["id"]: one for one in map(json.loads, (TESTS / "data/bugs.jsonl").read_text("utf-8").splitlines())}
NAMED = re.compile(r"# bugs\.jsonl: ([\w-]+(?:, [\w-]+)*)")

FOLDERS = {
    "rules": ("rules",),
    "terminal": ("cli", "bots", "words"),
    "words": ("words",),
    "server": ("server",),
    "page": ("browser",),
    "environments": ("envs",),
}
"""The folders of the tests of each part."""
PLACES = {
    "scoring": ("rules",),
    "scoring, dominoes": ("rules",),
    "go/31/last": ("rules",),
    "turn order": ("rules", "terminal"),
    "team play": ("rules",),
    "muggins": ("rules", "terminal"),
    "game end": ("rules",),
    "game end, dominoes": ("rules", "terminal"),
    "deck integrity": ("rules",),
    "undo": ("rules", "terminal", "server"),
    "UI": ("page",),
    "UI, CLI": ("rules", "terminal", "page"),
    "UI, big hands": ("terminal", "page"),
    "CLI": ("rules", "terminal"),
    "CLI, import": ("rules", "terminal"),
    "network": ("server", "page"),
    "network, secrets": ("server", "page"),
    "screen reader": ("words", "page"),
    "i18n": ("words", "page"),
    "RL": ("environments",),
}
"""Where a report of each area could come true."""
NOT_YET = {part for part, package in {"environments": "envs"}.items() if not (ROOT / "src/sixtyone" / package).exists()}


def names_of_tests() -> dict[str, set[str]]:
    """The ids of the tests of each folder."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in TESTS.glob("*/test_*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[path.parent.name].add(node.name.removeprefix("test_").replace("_", "-"))
                lines = text.splitlines()[node.lineno : node.end_lineno]
                found[path.parent.name].update(*(one.split(", ") for one in NAMED.findall("\n".join(lines))))
    return found


@pytest.mark.parametrize("part", FOLDERS)
def test_every_report_has_its_test_where_it_could_come_true(part: str) -> None:
    concerned = {name for name, report in REPORTS.items() if part in PLACES[report["area"]]}
    assert concerned
    names = set().union(*(names_of_tests()[folder] for folder in FOLDERS[part]))
    assert part in NOT_YET or concerned - names == set()


def test_no_comment_names_a_report_that_is_not_there() -> None:
    texts = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py") if path != Path(__file__)]
    assert {one for text in texts for found in NAMED.findall(text) for one in found.split(", ")} <= set(REPORTS)
