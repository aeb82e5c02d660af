"""What is compiled, and the tables, lie in a folder that is named by all that they are made from: nothing stale is
ever used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import llvmlite
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
print(cribbage.points_for(10 << 4 | 5, 15), states["rng"][0], folder())
"""


def answer(tree: Path, cache: Path | str, first: str = "") -> tuple[int, int, str]:
    environment = {**os.environ, "PYTHONPATH": str(tree), "SIXTYONE_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", first + PROGRAM], cwd=tree, env=environment, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
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
    assert {first, changed[2], third} == {str(path) for path in (cache / "sixtyone").iterdir()}


# Points that nobody plays for, all of them in the readable rules.
OTHER_POINTS = [
    ("cribbage/flow.py", "LAST_CARD = 2, 3, 1", "LAST_CARD = 4, 5, 6"),
    ("cribbage/show.py", "ScoreKind.NOBS, 1, ", "ScoreKind.NOBS, 7, "),
    ("dominoes/ends.py", "GOING_OUT = 1", "GOING_OUT = 3"),
    ("dominoes/ends.py", "return (pips + 2) // 5", "return (pips + 4) // 5"),
    ("dominoes/ends.py", "ends_sum // 5, tiles", "ends_sum // 5 + 1, tiles"),
]


def test_no_points_are_written_a_second_time(tree: Path, tmp_path: Path) -> None:
    for file, old, new in OTHER_POINTS:
        edit(tree / "sixtyone/games" / file, old, new)
    paths = os.pathsep.join([str(tree), str(Path(__file__).parents[2])])
    environment = {**os.environ, "PYTHONPATH": paths, "SIXTYONE_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-P", "-m", "tests.fast.other_points"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("they pay the same\n", "")


def test_what_is_damaged_or_another_function_is_compiled_anew_and_kept(tmp_path: Path) -> None:
    tree, cache = PACKAGE.parent, tmp_path / "cache"
    wanted = answer(tree, cache)
    indices, codes = sorted(cache.rglob("*.nbi")), sorted(cache.rglob("*.nbc"))
    assert indices
    assert codes
    written = {path: path.stat().st_mtime_ns for path in (*indices, *codes)}
    assert answer(tree, cache) == wanted
    assert {path: path.stat().st_mtime_ns for path in written} == written  # all of it was used as it is
    for damaged in (indices, codes):
        for number, path in enumerate(damaged):
            path.write_bytes(b"bad" * (number % 2))
        (wanted_folder,) = (cache / "sixtyone").iterdir()
        (wanted_folder / "tables.npz").write_bytes(b"bad" * (damaged is codes))
        assert answer(tree, cache) == wanted
        assert all(path.stat().st_size > 100 for path in damaged), "they are written anew"


def test_code_for_other_types_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Two processes that compile a function at the same time, each for its own types, give both the same name.
    monkeypatch.setattr(compiled, "folder", lambda: tmp_path)
    one = compiled.kernel(_twice)
    assert one(3) == 6
    (index,) = tmp_path.rglob("*.nbi")
    of_whole, code_of_whole = index.read_bytes(), next(tmp_path.rglob("*.nbc")).read_bytes()
    for path in tmp_path.rglob("*.nb?"):
        path.unlink()
    assert compiled.kernel(_twice)(1.5) == 3.0
    code = next(tmp_path.rglob("*.nbc"))
    assert code.read_bytes() != code_of_whole
    index.write_bytes(of_whole)
    assert compiled.kernel(_twice)(3) == 6
    assert isinstance(compiled.kernel(_twice)(3), int)


def _twice(number: float) -> float:
    return number + number


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


NOWHERE = """
import tempfile
def mkdtemp(*_, **__):
    raise OSError(30, "Read-only file system")
tempfile.mkdtemp = mkdtemp
"""
FULL = """
import collections, shutil
shutil.disk_usage = lambda path: collections.namedtuple("usage", "free")(1000 if "full" in str(path) else 10**9)
"""


def test_without_a_place_for_the_cache_everything_works(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    tree = PACKAGE.parent
    wanted = answer(tree, tmp_path)[:2]
    for place, first in ((tmp_path / "file", ""), ("~no-such-user/cache", ""), (tmp_path / "full", FULL)):
        *found, folder = answer(tree, place, first)
        assert tuple(found) == wanted
        assert Path(folder).parent.parent.name.startswith("sixtyone-")
        assert not Path(folder).parent.parent.exists(), "it goes with the process"
    assert answer(tree, tmp_path / "file", NOWHERE) == (*wanted, "None")


def test_the_processes_that_are_started_share_the_place(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    program = (
        "import subprocess, sys\n"
        "from sixtyone.fast.compiled import folder\n"
        "child = [sys.executable, '-c', 'from sixtyone.fast.compiled import folder; print(folder())']\n"
        "print(folder(), subprocess.run(child, capture_output=True, text=True, check=True).stdout.strip())\n"
    )
    environment = {**os.environ, "SIXTYONE_CACHE": str(tmp_path / "file")}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    first, second = done.stdout.split()
    assert first == second


def test_another_llvmlite_compiles_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvmlite, "__version__", "another")
    assert compiled.fingerprint.__wrapped__() != compiled.fingerprint()


@pytest.mark.parametrize(
    ("library", "first", "extra"),
    [
        ("numba", "from sixtyone.fast.shows import show_batch", "fast"),
        ("numpy", "import sixtyone.fast", "fast"),
        ("distributed", "from sixtyone.fast.simulate.cluster import on_cluster; next(on_cluster(*'abcd'))", "cluster"),
    ],
)
def test_a_missing_library_is_told_with_what_brings_it(library: str, first: str, extra: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; {first}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    wanted = f"{library} is missing; it comes with pip install 'sixtyone[{extra}]'"
    assert done.stderr.splitlines()[-1] == f"ModuleNotFoundError: {wanted}"


def test_the_setting_of_numba_is_left_as_it_was() -> None:
    assert str(numba.config.CACHE_DIR) != str(compiled.folder())
