"""Cold starts: whole processes from start to end, on the clock, beside a bare Python started in turn with them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.env import ROOT
from bench.jobs import Aim, slug

SIMULATE = ("-m", "sixtyone", "simulate", "cribbage", "--matches", "1")


@dataclass(frozen=True)
class Start:
    """A program to start, as arguments of our interpreter. The aim, where there is one, is in milliseconds: over bare
    Python, or in all. ``cold``: as on a new machine, each time with an empty cache.
    """

    name: str
    arguments: tuple[str, ...]
    aim: Aim | None = None
    over_bare: bool = False
    cold: bool = False

    @property
    def slug(self) -> str:
        """The name as it is typed."""
        return slug(self.name)


STARTS = (
    Start("import sixtyone", ("-c", "import sixtyone"), Aim(most=30), over_bare=True),
    Start(
        "sixtyone score", ("-m", "sixtyone", "score", "5H 5S 5C JD", "--starter", "5D"), Aim(most=250), over_bare=False
    ),
    # With tables and kernels in the cache: the first start of each is not counted.
    Start("import fast shows", ("-c", "import sixtyone.fast.shows")),
    Start("sixtyone simulate", SIMULATE),
    Start("the first sixtyone simulate of all", SIMULATE, cold=True),
)
COLD_STARTS = 3
"""So few of those that compile everything: each takes seconds."""


@dataclass(frozen=True)
class Started:
    """Medians in milliseconds; `failure` in their place where the program did not run."""

    start: Start
    ours: float
    bare: float
    failure: str | None = None

    @property
    def over(self) -> float:
        """What our start costs over that of bare Python."""
        return self.ours - self.bare

    @property
    def met(self) -> bool | None:
        """Whether the aim is met; None where there is none, or no figure."""
        if self.start.aim is None or self.failure is not None:
            return None
        return self.start.aim.met(self.over if self.start.over_bare else self.ours)


BARE = Start("bare Python", ("-c", "pass"))


def once(start: Start) -> float:
    """One start, in milliseconds.

    Raises:
        subprocess.CalledProcessError: the program failed.
    """
    with TemporaryDirectory() as empty:
        environment = {**os.environ, "SIXTYONE_CACHE": empty} if start.cold else None
        command = [sys.executable, *start.arguments]
        began = perf_counter()
        subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, stdin=subprocess.DEVNULL)
        return (perf_counter() - began) * 1e3


def run(starts: list[Start], times: int, say: Callable[[str], None]) -> list[Started]:
    """Every program started in turn, `times` over; a first start of each, which fills the caches, is not counted."""
    took: dict[Start, list[float]] = {BARE: []}
    failures: dict[Start, str] = {}
    for start in starts:
        try:
            once(start)
            took[start] = []
        except subprocess.CalledProcessError as error:
            written = error.stderr.decode(errors="replace").strip().splitlines()
            failures[start] = written[-1] if written else f"exit code {error.returncode}"
    for number in range(times if len(took) > 1 else 0):
        say(f"start {number + 1} of {times} …")
        for start, milliseconds in took.items():
            if number < COLD_STARTS or not start.cold:
                milliseconds.append(once(start))
    return [
        Started(start, 0, 0, failures[start])
        if start in failures
        else Started(start, median(took[start]), median(took[BARE]))
        for start in starts
    ]
