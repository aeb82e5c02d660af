"""How the figures are told: a plain table for people, a line of JSON a comparison for machines."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median

from bench.jobs import Aim, Beside, Job, Runner
from bench.measure import Result
from bench.one_by_one import Counted
from bench.starts import Started


@dataclass(frozen=True)
class Line:
    """One comparison. `peer` and `ratio` are None where there is none."""

    job: str
    unit: str
    ours: float | None
    peer: float | None
    peer_name: str
    ratio: float | None
    aim: Aim | None = None
    met: bool | None = None
    aimed: str = ""
    """The aim in words, where it is not of the ratio."""

    def to_json(self) -> str:
        """The line for machines; `unit` says of what the figures are."""
        peer = {"peer": self.peer, "peer_name": self.peer_name, "ratio": self.ratio}
        aim = {"aim": self.aim_text or None, "met": self.met}
        return json.dumps({"job": self.job, "ours": self.ours, **peer, "unit": self.unit, **aim})

    @property
    def aim_text(self) -> str:
        """The aim as it is printed."""
        return self.aimed or (str(self.aim) if self.aim else "")

    def cells(self) -> tuple[str, ...]:
        """The line for people."""
        verdict = {True: "met", False: "MISSED", None: ""}[self.met]
        figures = (figure(self.ours), self.unit, figure(self.peer), self.peer_name)
        return (self.job, *figures, "-" if self.ratio is None else f"{self.ratio:.3g}", self.aim_text, verdict)


def figure(value: float | None) -> str:
    """Four digits are more than any of these figures is good for."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"


def compare(job: Job, result: Result) -> list[Line]:
    """Every comparison of a job. The ratio is the median of those of the single rounds."""
    ours = result.rate(job.ours)
    lines = [] if job.has_peer else [Line(job.name, job.unit, ours, None, "none", None)]
    for beside in job.beside:
        ratios = result.ratios(job.ours, beside.side)
        ratio = median(ratios) if ratios else None
        met = beside.aim.met(ratio) if beside.aim and ratio is not None else None
        if is_false_limit(job, beside, result):
            met = False
        lines.append(Line(job.name, job.unit, ours, result.rate(beside.side), beside.name, ratio, beside.aim, met))
    return lines


def compare_start(started: Started) -> Line:
    """A cold start beside bare Python, in milliseconds."""
    start = started.start
    where = "over bare Python" if start.over_bare else "in all"
    if started.failure:
        return Line(start.name, "ms", None, None, "bare Python", None, start.aim, None)
    ratio = started.ours / started.bare
    aimed = f"{start.aim} ms {where}" if start.aim else ""
    return Line(start.name, "ms", started.ours, started.bare, "bare Python", ratio, start.aim, started.met, aimed)


def compare_counted(counted: Counted) -> Line:
    """Shows a second of CPU time; the aim is the exact histogram."""
    rate = counted.count / counted.cpu_s
    return Line(counted.shows.name, "hands/s", rate, None, "none", None, None, counted.exact, "the exact histogram")


def table(lines: Iterable[Line]) -> str:
    """The lines in columns."""
    heads = ("job", "ours", "unit", "beside", "of", "ratio", "aim", "")
    rows = [heads, *(line.cells() for line in lines)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    right = {1, 3, 5}

    def told(row: tuple[str, ...]) -> str:
        cells = enumerate(zip(row, widths, strict=True))
        return "  ".join(
            cell.rjust(width) if at in right else cell.ljust(width) for at, (cell, width) in cells
        ).rstrip()

    return "\n".join([told(heads), told(tuple("-" * width for width in widths)), *(told(row) for row in rows[1:])])


def notes(jobs: Iterable[Job], result: Result) -> list[str]:
    """What the figures do not say: sides that did not run, and peers whose results differ from ours."""
    told = [f"{side.name}: not measured: {why}" for side, why in result.missing.items()]
    told += [note for job in jobs for beside in job.beside if (note := difference(job, beside, result))]
    return told


def difference(job: Job, beside: Beside, result: Result) -> str | None:
    """Two sides that did the same work have the same check; the yardstick counts hands of its own."""
    if job.ours.runner is Runner.LIMIT:
        return None
    ours, theirs = result.checks.get(job.ours), result.checks.get(beside.side)
    if ours is None or theirs is None or ours == theirs or beside.yardstick:
        return None
    return f"{job.name}: {beside.name} counts {theirs:,} where ours counts {ours:,}: they differ on the same input"


def is_false_limit(job: Job, beside: Beside, result: Result) -> bool:
    """Whether the program in C did not do our work: what it is faster or slower at then says nothing."""
    return beside.side.runner is Runner.LIMIT and difference(job, beside, result) is not None


def counted_notes(counted: Counted, jobs: int) -> list[str]:
    """How long a count of every show took, and where it is not the exact one."""
    shows, minutes = counted.shows, counted.wall_s / 60
    took = f"{shows.name}: {counted.count:,} shows in {minutes:.1f} minutes on {jobs} processes"
    wrong = [
        f"{shows.name}: {number:,} shows of {points}, and {exact:,} exist"
        for points, (number, exact) in counted.differences.items()
    ]
    return [f"{took}; the histogram is {'NOT ' if wrong else ''}the exact one", *wrong]


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.partition(":")[2].strip() for line in file if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()


def machine() -> str:
    """What the figures were measured on, in one line."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()}, {python}"
