"""`python -m bench`: measure ours and the peers in one interleaved run. `./run bench` calls it."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from bench import measure, one_by_one, programs, report, starts, twins
from bench.env import NoPeersError, peers_python
from bench.jobs import JOBS, Runner
from bench.options import above_zero


def say(text: str) -> None:
    """One line that overwrites itself, for a person who waits; nothing where nobody looks."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    told = argparse.ArgumentParser(
        prog="./run bench",
        description="Measure ours and the peers in one interleaved run. Only ratios within a run mean anything.",
        epilog="examples: ./run bench; ./run bench shows --passes 15; ./run bench shows-one-by-one; ./run bench --json",
    )
    told.add_argument(
        "job", nargs="*", help="which jobs, by name or its beginning (--list names them); without: all short ones"
    )
    told.add_argument("--list", action="store_true", help="name the jobs and end")
    told.add_argument("--full", action="store_true", help="the long ones too: some two hours on two cores")
    told.add_argument("--json", action="store_true", help="one line of JSON a comparison, all else on stderr")
    told.add_argument("--no-peers", action="store_true", help="measure ours alone; install nothing")
    told.add_argument("--passes", type=above_zero(int), default=7, help="rounds of the interleaved run (default 7)")
    told.add_argument("--seconds", type=above_zero(float), default=0.5, help="CPU time of one pass (default 0.5)")
    told.add_argument("--starts", type=above_zero(int), default=15, help="starts of each program (default 15)")
    cores = os.cpu_count() or 1
    several = "processes for the shows one by one, lockstep, replays and shows-compared (all cores)"
    told.add_argument("--jobs", type=above_zero(int), default=cores, help=several)
    return told


def chosen(names: list[str], slugs: list[str]) -> set[str]:
    """The slugs that the names mean: the one that is meant exactly, or else all that begin so.

    Raises:
        SystemExit: a name means none.
    """
    found: set[str] = set()
    for name in names:
        typed = "-".join(name.split())
        means = {typed} & set(slugs) or {slug for slug in slugs if slug.startswith(typed)}
        if not means:
            parser().error(f"no job is called {name}; there are: {', '.join(slugs)}")
        found |= means
    return found


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0 when all of ours ran and counted right, 1 when not; a missed aim is printed, and is no failure."""
    asked = parser().parse_args(arguments)
    short = [job.slug for job in JOBS] + [start.slug for start in starts.STARTS]
    long = [shows.slug for shows in one_by_one.SHOWS] + [*twins.COMPARISONS, *programs.PROGRAMS]
    if asked.list:
        print("\n".join([*short, *(f"{name} (only by name, or with --full)" for name in long)]))
        return 0
    wanted = chosen(asked.job, short + long) or {*short}
    if asked.full:
        wanted |= {*long}

    jobs = [job for job in JOBS if job.slug in wanted]
    lines: list[report.Line] = []
    notes: list[str] = []
    peers: Path | None = None
    if jobs and not asked.no_peers:
        try:
            peers = peers_python(say)
        except NoPeersError as error:
            notes.append(str(error))
    result = measure.run(jobs, peers, asked.passes, asked.seconds, say) if jobs else measure.Result()
    for job in jobs:
        lines += report.compare(job, result)
    notes += report.notes(jobs, result)
    started = starts.run([start for start in starts.STARTS if start.slug in wanted], asked.starts, say)
    lines += [report.compare_start(one) for one in started]
    notes += [f"{one.start.name}: not measured: {one.failure}" for one in started if one.failure]
    counted = [one_by_one.run(shows, asked.jobs, say) for shows in one_by_one.SHOWS if shows.slug in wanted]
    lines += [report.compare_counted(one) for one in counted]
    notes += [note for one in counted for note in report.counted_notes(one, asked.jobs)]
    compared = [twins.run(slug, asked.jobs, say) for slug in twins.COMPARISONS if slug in wanted]
    notes += [note for one in compared for note in twins.notes(one, asked.jobs)]
    say("")

    if not lines and not notes:
        pass  # only programs, which print for themselves
    elif asked.json:
        print("".join(f"{line.to_json()}\n" for line in lines), end="")
        print("\n".join(notes), file=sys.stderr, end="\n" if notes else "")
    else:
        print(report.machine(), report.table(lines), sep="\n\n")
        if jobs:
            print(f"\nMedians of {asked.passes} interleaved passes of {asked.seconds:g} s of CPU time each, one core.")
        print("".join(f"\n{note}" for note in notes), end="\n" if notes else "")
    missing = any(job.ours in result.missing for job in jobs if job.ours.runner is Runner.OURS)
    failed = missing or any(report.is_false_limit(job, beside, result) for job in jobs for beside in job.beside)
    failed = failed or any(one.failure for one in started)
    failed = failed or not all(one.exact for one in counted) or any(one.differences for one in compared)
    out = sys.stderr if asked.json else sys.stdout
    ended_well = [programs.run(slug, out) for slug in programs.PROGRAMS if slug in wanted]  # all, though one fails
    return int(failed or not all(ended_well))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
