"""What is compiled, and the tables, lie in a folder that is named by all that they are made from: nothing stale is
ever used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from sixtyone.fast import compiled

PACKAGE = Path(compiled.__file__).resolve().parents[1]
# What a five on a ten pegs hangs on the readable rules, where a generator begins on a kernel of another file.
PROGRAM = """
from sixtyone.catalogue import find_variant
from sixtyone.fast import cribbage
from sixtyone.fast.compiled import folder
from sixtyone.fast.cribbage_record import start

states = start(find_variant("cribbage"))
cribbage.reset_at(states, 0, states.copy(), 1, 1)
print(cribbage.points_for(10 << 4 | 5, 15), states["rng"][0], folder().name)
"""


def answer(tree: Path, cache: Path) -> tuple[int, int, str]:
    environment = {**os.environ, "PYTHONPATH": str(tree), "SIXTYONE_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM], cwd=tree, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    points, counter, folder = done.stdout.split()
    return int(points), int(counter), folder


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the package that may be edited, without what Python compiled."""
    made = tmp_path / "tree"
    shutil.copytree(PACKAGE, made / "sixtyone", ignore=shutil.ignore_patterns("__pycache__", "static", "locales"))
    return made


def test_an_edit_is_seen_at_once(tree: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    points, counter, first = answer(tree, cache)
    assert points == 2  # a fifteen
    assert answer(tree, cache) == (points, counter, first)
    edit(tree / "sixtyone/games/cribbage/pegging.py", "ScoreKind.FIFTEEN, 2, ", "ScoreKind.FIFTEEN, 3, ")
    assert (changed := answer(tree, cache))[:2] == (3, counter)
    # numba by itself would not notice this one in a kernel of another file.
    edit(tree / "sixtyone/fast/chance.py", "0xBF58476D1CE4E5B9", "0xBF58476D1CE4E5BB")
    points, other, third = answer(tree, cache)
    assert points == 3
    assert other != counter
    assert len({first, changed[2], third}) == 3
    assert {first, changed[2], third} == {path.name for path in (cache / "sixtyone").iterdir()}


def test_an_older_folder_is_removed_when_it_was_long_unused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXTYONE_CACHE", str(tmp_path))
    compiled.folder.cache_clear()
    try:
        long_unused, lately_used = tmp_path / "sixtyone" / ("a" * 16), tmp_path / "sixtyone" / ("b" * 16)
        for folder in (long_unused, lately_used):
            folder.mkdir(parents=True)
        os.utime(long_unused, (0, 0))
        assert compiled.folder() == tmp_path / "sixtyone" / compiled.fingerprint()
        assert not long_unused.exists()
        assert lately_used.exists()
    finally:
        compiled.folder.cache_clear()


def test_where_no_cache_can_be_written_there_is_a_folder_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("SIXTYONE_CACHE", str(tmp_path / "file"))
    compiled.folder.cache_clear()
    try:
        made = compiled.folder()
        assert made.is_dir()
        shutil.rmtree(made)
    finally:
        compiled.folder.cache_clear()


def test_the_setting_of_numba_is_left_as_it_was() -> None:
    assert str(numba.config.CACHE_DIR) != str(compiled.folder())
