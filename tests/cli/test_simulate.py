"""`sixtyone simulate`: what it prints, in each language, and how it refuses."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sixtyone.cli.simulate import Progress
from sixtyone.fast.simulate import runner
from sixtyone.fast.simulate.errors import SimulationError
from sixtyone.fast.simulate.parts import Parts
from sixtyone.words.catalogue import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.fast.simulations import plan, rows

SIMULATE = ("simulate", "fives-and-threes", "--seats", "random,greedy")


def test_it_says_how_the_matches_went(sixtyone: Run) -> None:
    said = sixtyone(*SIMULATE, "--matches", "1e3").lines
    assert said[0] == "1,000 matches of Fives and Threes"
    assert said[-1].startswith("seat 1 greedy: wins 9")
    told = json.loads(sixtyone(*SIMULATE, "--matches", "1000", "--json").out)
    assert f"wins {100 * told['sides'][1]['wins']:.2f} %, mean score {told['sides'][1]['score']:.2f} " in said[-1]
    assert (told["matches"], told["policies"], told["seed"]) == (1000, ["random", "greedy"], 1)


@pytest.mark.parametrize(
    ("language", "first", "side"),
    [
        ("pl", "Fives and Threes, mecze: 1\N{NO-BREAK SPACE}000", "miejsce 1 greedy: wygrane 9"),
        ("de", "Fives and Threes, Partien: 1.000", "Platz 1 greedy: gewinnt 9"),
        ("cs", "Fives and Threes, zápasy: 1\N{NO-BREAK SPACE}000", "místo 1 greedy: výhry 9"),
    ],
)
def test_numbers_are_written_as_in_the_language(sixtyone: Run, language: str, first: str, side: str) -> None:
    said = sixtyone(*SIMULATE, "--matches", "1000", "--lang", language).lines
    assert said[0] == first
    assert said[-1].startswith(side)


@pytest.mark.parametrize("number", ["nan", "inf", "-inf", "1e400", "1.5", "1e-3", "", "1,000", "many"])
def test_what_is_no_number_of_matches(sixtyone: Run, number: str) -> None:
    ended = sixtyone(*SIMULATE, f"--matches={number}")
    assert (ended.status, ended.out) == (2, "")
    assert (
        ended.err
        == f"sixtyone: '{number}' is no whole number of matches; one reads like 1000000 or 1e6 [usage/number]\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("option", "value", "got"),
    [
        ("--matches", "0", "0"),
        ("--matches", "-5", "-5"),
        ("--matches", "1e13", "10000000000000"),
        ("--seed", "-1", "-1"),
        ("--seats", "clever,random", "clever"),
    ],
)
def test_values_out_of_range(sixtyone: Run, language: str, option: str, value: str, got: str) -> None:
    ended = sixtyone(*SIMULATE, f"{option}={value}", "--lang", language)
    assert ended.status == 2
    (line,) = ended.err.splitlines()
    assert option.removeprefix("--") in line
    assert got in line
    assert line.endswith("[rules/bad-value]")


def test_the_number_of_seats_that_is_wanted_is_said(sixtyone: Run) -> None:
    assert "3 seats" in sixtyone("simulate", "horse-race", "--option", "seats=3").err
    assert "2 seats" in sixtyone("simulate", "cribbage", "--option", "seats=3").err
    assert "2, 3 seats" in sixtyone("simulate", "fives-and-threes", "--seats", "greedy,greedy,greedy,greedy").err


JOBS = "--jobs is the number of processes of this machine; with --cluster the workers play [simulate/jobs]"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--resume"], "--resume goes on with a run to a file: name that file with --out [simulate/resume]"),
        (["--out", "x.xls"], "x.xls should end in one of .parquet, .csv, .json [simulate/format]"),
        (["--out", ""], "'' should end in one of .parquet, .csv, .json [simulate/format]"),
        (["--plot", "x.xyz"], "x.xyz should end in one of .png, .svg, .pdf [simulate/format]"),
        (["--plot", "nowhere/x.png"], "nowhere: there is no such file or folder [file/stream]"),
        (["--jobs", "2", "--cluster", "x"], JOBS),
        (["--cluster", ""], "no Dask scheduler answers at '' [simulate/cluster]"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(sixtyone: Run, given: list[str], said: str) -> None:
    ended = sixtyone(*SIMULATE, "--matches", "10", *given)
    assert (ended.status, ended.out, ended.err) == (2, "", f"sixtyone: {said}\n")


def test_two_runs_do_not_write_into_one_folder(sixtyone: Run, tmp_path: Path) -> None:
    with closing(Parts(plan(matches=10), tmp_path / "x.csv", resume=False)):
        ended = sixtyone(*SIMULATE, "--matches", "10", "--out", str(tmp_path / "x.csv"))
    assert "another run is writing into x.csv.parts" in ended.err
    ended = sixtyone(*SIMULATE, "--matches", "10", "--out", str(tmp_path / "x.csv"))
    assert "--resume goes on with it" in ended.err
    assert sixtyone(*SIMULATE, "--matches", "10", "--out", str(tmp_path / "x.csv"), "--resume").status == 0
    ended = sixtyone(*SIMULATE, "--matches", "5", "--out", str(tmp_path / "x.csv"), "--resume")
    said = "x.csv is there already: name another file, or replace it with --overwrite [simulate/exists]"
    assert ended.err == f"sixtyone: {said}\n"
    ended = sixtyone(*SIMULATE, "--matches", "5", "--out", str(tmp_path / "x.csv"), "--overwrite")
    assert (ended.status, len(rows(tmp_path / "x.csv"))) == (0, 5)


PROBLEMS = (
    *("format", "exists", "parts", "other-plan", "busy", "room"),
    *("lost", "jobs", "cluster", "versions", "workers"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_problem_has_words(sixtyone: Run, monkeypatch: pytest.MonkeyPatch, problem: str, language: str) -> None:
    detail: dict[str, str | int] = {"got": "G", "expected": "E", "folder": "F", "address": "A", "workers": "W"}
    detail |= {"reason": "R", "file": "X", "needed": 1000, "free": 5}

    def refuse(*_: Any, **__: Any) -> None:
        raise SimulationError(problem, "", **detail)

    monkeypatch.setattr(runner, "run", refuse)
    ended = sixtyone(*SIMULATE, "--lang", language)
    assert ended.status == 2
    assert ended.err.startswith("sixtyone: ")
    assert "simulate-" not in ended.err
    assert problem in str(SimulationError.__doc__)


@pytest.mark.parametrize(
    ("given", "said"), [(["--out", "x.csv"], "--resume goes on with x.csv"), ([], "nothing was kept")]
)
def test_ctrl_c_says_what_is_kept(sixtyone: Run, monkeypatch: pytest.MonkeyPatch, given: list[str], said: str) -> None:
    def interrupt(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(runner, "run", interrupt)
    ended = sixtyone(*SIMULATE, *given)
    assert ended.status == 130
    assert said in ended.err


def test_a_full_disk_is_named_and_gone_on_with(tmp_path: Path) -> None:
    # A file may grow to 700,000 bytes here: the part of a chunk fits, the whole file does not.
    command = [sys.executable, "-m", "sixtyone", *SIMULATE, "--lang", "en", "--out", "x.json"]

    def small_files() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (700_000, 700_000))

    failed = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, preexec_fn=small_files)
    assert failed.returncode == 2
    (line,) = failed.stderr.splitlines()
    assert "x.json.parts: " in line
    assert sorted(path.name for path in (tmp_path / "x.json.parts").iterdir()) == ["00000000.part", "plan.json"]
    subprocess.run([*command, "--resume"], cwd=tmp_path, capture_output=True, check=True)
    assert len(json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))) == 10_000


def test_a_picture_is_drawn_in_the_language(sixtyone: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import matplotlib

    monkeypatch.setitem(matplotlib.rcParams, "svg.fonttype", "none")
    out, picture = tmp_path / "x.csv", tmp_path / "x.svg"
    sixtyone(*SIMULATE, "--matches", "100", "--out", str(out), "--plot", str(picture), "--lang", "cs")
    assert len(rows(out)) == 100
    assert "přiložení" in picture.read_text(encoding="utf-8")


def test_the_bar_begins_with_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with Progress(100, Words("de")) as progress:
        bar = progress.bar
        assert bar is not None
        progress.told(60)
        (task,) = bar.tasks
        assert (task.completed, task.started, task.speed) == (60, True, None)
        progress.told(80)
        (task,) = bar.tasks
        assert task.completed == 80
        assert task.fields["rate"].endswith("/s")


def test_what_a_run_waits_for_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with Progress(100, Words("en"), "x.csv") as progress:
        progress.waits("workers")
        progress.waits("file")
    waits = "there is no worker: the run goes on when one comes\n"
    assert capsys.readouterr().err == waits
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with Progress(100, Words("en"), "x.csv") as progress:
        assert progress.bar is not None
        progress.waits("workers")
        progress.told(100)
        progress.waits("file")
        (task,) = progress.bar.tasks
        assert task.fields["rate"] == "writing x.csv"
    assert waits in capsys.readouterr().err
