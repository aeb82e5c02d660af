"""The harness of `./run bench`: it measures side by side, compares, and says what it could not measure."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from math import comb
from pathlib import Path

import pytest

from bench import __main__ as bench_main
from bench import measure, one_by_one, programs, report, starts, twins
from bench.jobs import JOBS, Aim, Beside, Job, Runner, Side, ours
from bench.worker import find
from tests.docs.pages import tables

ROOT = Path(__file__).resolve().parents[2]
ONE = ours("one", "tests.bench.sides:one")
FOUR = ours("four", "tests.bench.sides:four")
BROKEN = ours("broken", "tests.bench.sides:broken")
BREAKING = ours("breaking", "tests.bench.sides:breaking")
SIDES = measure.sides_of(JOBS)


def quiet(text: str) -> None:
    assert text


def run(*jobs: Job) -> measure.Result:
    return measure.run(jobs, None, passes=3, seconds=0.02, say=quiet)


def test_sides_are_measured_in_turn_and_compared() -> None:
    job = Job("fours", "units/s", FOUR, (Beside(ONE, Aim(least=3)), Beside(BROKEN)))
    result = run(job)
    assert [len(result.rates[side]) for side in (FOUR, ONE)] == [3, 3]
    assert report.compare(job, result)[0].ratio == pytest.approx(4, rel=0.3)
    assert report.compare(job, result)[0].met
    assert report.compare(job, result)[1].ratio is None


def test_a_missed_aim_is_said() -> None:
    job = Job("ones", "units/s", ONE, (Beside(FOUR, Aim(least=1)),))
    line = report.compare(job, run(job))[0]
    assert line.met is False
    assert "MISSED" in report.table([line])


def test_results_that_differ_are_said() -> None:
    job = Job("ones", "units/s", ONE, (Beside(FOUR),))
    assert report.notes([job], run(job)) == ["ones: four counts 6 where ours counts 5: they differ on the same input"]


def test_a_program_in_c_that_does_other_work_misses_every_aim() -> None:
    limit = Side("C", "four", Runner.LIMIT)
    job = Job("ones", "units/s", ONE, (Beside(limit, Aim(least=0.1)),))
    result = measure.Result()
    result.rates.update({ONE: [1.0], limit: [1.0]})
    for check, met in ((5, True), (6, False)):
        result.checks.update({ONE: 5, limit: check})
        assert report.compare(job, result)[0].met is met
        assert report.is_false_limit(job, job.beside[0], result) is not met


def test_aims_are_told_in_whole_figures() -> None:
    assert [str(aim) for aim in (Aim(least=2000), Aim(least=250), Aim(least=0.65), Aim(most=30))] == [
        ">= 2,000",
        ">= 250",
        ">= 0.65",
        "<= 30",
    ]


def test_a_side_that_fails_is_named_with_its_reason() -> None:
    job = Job("ones", "units/s", ONE, (Beside(BROKEN), Beside(BREAKING), Beside(Side("a peer", "nowhere:at_all"))))
    result = run(job)
    assert result.missing[BROKEN] == "RuntimeError: no such card"
    assert result.missing[BREAKING].startswith("StopIteration")
    assert result.missing[Side("a peer", "nowhere:at_all")] == "the peers are not installed"
    assert len(result.rates[ONE]) == 3


def test_a_yardstick_is_no_peer() -> None:
    job = Job("ones", "units/s", ONE, (Beside(FOUR, yardstick=True),))
    result = run(job)
    none, yardstick = report.compare(job, result)
    assert (none.peer, none.peer_name, none.ratio) == (None, "none", None)
    assert yardstick.peer_name == "yardstick: four"
    assert report.notes([job], result) == []


@pytest.mark.parametrize("side", [side for side in SIDES if side.runner is Runner.OURS], ids=lambda side: side.name)
def test_our_sides_work(side: Side) -> None:
    assert find(side.worker)().batch() > 0


@pytest.mark.parametrize("side", [side for side in SIDES if side.runner is Runner.PEERS], ids=lambda side: side.name)
def test_the_sides_of_peers_are_there(side: Side) -> None:
    assert callable(find(side.worker))


def test_names_are_typed_one_way() -> None:
    slugs = [job.slug for job in JOBS] + [start.slug for start in starts.STARTS]
    slugs += [shows.slug for shows in one_by_one.SHOWS]
    assert len(set(slugs)) == len(slugs)
    assert bench_main.chosen(["readable cribbage"], slugs) == {"readable-cribbage-matches"}
    assert bench_main.chosen(["shows-one-by-one"], slugs) == {"shows-one-by-one"}
    assert len(bench_main.chosen(["readable"], slugs)) == 3
    with pytest.raises(SystemExit):
        bench_main.chosen(["whist"], slugs)


@pytest.mark.parametrize("shows", one_by_one.SHOWS, ids=lambda shows: shows.slug)
def test_the_chunks_hold_every_show_once(shows: one_by_one.Shows) -> None:
    exact = json.loads(one_by_one.EXACT.read_text(encoding="utf-8"))["distributions"][shows.key]
    sizes = [comb(51 - second, shows.hand - 1) * (shows.hand + 1) for _, _, second in one_by_one.tasks(shows)]
    assert sum(sizes) == exact["total"]


def test_a_chunk_counts_what_it_holds() -> None:
    histogram, _ = one_by_one.chunk((one_by_one.SHOWS[0], 45, 46))  # QD QH, then three of QS and the kings
    assert sum(histogram.values()) == comb(5, 3) * 5
    assert min(histogram) > 0


def test_a_histogram_that_is_not_exact_is_told() -> None:
    told = one_by_one.differences(Counter({0: 4, 2: 7}), Counter({0: 4, 2: 6, 29: 1}))
    assert told == {2: (7, 6), 29: (0, 1)}
    counted = one_by_one.Counted(one_by_one.SHOWS[0], 11, 60.0, 60.0, told)
    assert report.compare_counted(counted).met is False
    assert "NOT the exact one" in report.counted_notes(counted, 1)[0]


def test_every_long_job_is_on_the_page() -> None:
    page = (ROOT / "bench" / "README.md").read_text(encoding="utf-8")
    told = {name for row in tables(page)["The jobs"] for name in row["job"].split(", ")}
    assert {*twins.COMPARISONS, *programs.PROGRAMS} - told == set()


@pytest.mark.parametrize("arguments", [["geometry"], ["geometry", "--json"]], ids=" ".join)
def test_what_programs_print_is_not_among_the_lines_for_machines(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(programs, "PROGRAMS", {"geometry": ("bench.geometry", "--rounds", "4", "--jobs", "1")})
    assert bench_main.main(arguments) == 0
    printed, said = capfd.readouterr()
    for_people, nothing = (said, printed) if "--json" in arguments else (printed, said)
    assert for_people.startswith("\ngeometry: python -m bench.geometry")
    assert "4 random rounds" in for_people
    assert nothing == ""


def test_a_comparison_without_figures_is_no_line_for_machines(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(twins, "run", lambda slug, jobs, say: twins.Compared(slug, "matches", 20, 60.0, []))
    assert bench_main.main(["replays", "--json", "--jobs", "3"]) == 0
    assert capfd.readouterr() == ("", "replays: 20 matches in 1.0 minutes on 3 processes: none differs\n")


def test_the_lines_for_machines() -> None:
    arguments = ["import", "readable-horse-race", "--no-peers", "--json", "--passes=1", "--seconds=0.01", "--starts=1"]
    done = subprocess.run(
        [sys.executable, "-m", "bench", *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    )
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert all(line.keys() >= {"job", "ours", "peer", "peer_name", "ratio"} for line in lines)
    by_job = {line["job"]: line for line in lines}
    assert by_job["readable horse-race matches"]["ours"] > 0
    assert by_job["import sixtyone"]["peer_name"] == "bare Python"
    assert "the peers are not installed" in done.stderr
