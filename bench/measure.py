"""The interleaved run: one process a side, each asked for a pass in turn, round after round."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from threading import Timer
from typing import Any

from bench.env import ROOT
from bench.jobs import Job, Runner, Side
from bench.limit import build

PATIENCE = 300.0
"""Seconds of silence after which a side is given up: enough to compile kernels in."""


class SilentError(Exception):
    """A side did not start, or stopped answering; the message says what it last wrote."""


class Running:
    """The process of one side."""

    def __init__(self, side: Side, command: list[str]) -> None:
        self.side = side
        self.rates: list[float] = []
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115  # until close
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            encoding="utf-8",
        )
        try:
            self.check: int | None = self._answer().get("check")
        except SilentError:
            self.close()
            raise

    def one_pass(self) -> None:
        """One pass: its rate, in units a second of CPU time, joins `rates`."""
        assert self._process.stdin
        with suppress(OSError):  # if it is gone, the answer tells why
            self._process.stdin.write("go\n")
            self._process.stdin.flush()
        answer = self._answer()
        self.rates.append(answer["count"] / answer["cpu_s"])

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout
        timer = Timer(PATIENCE, self._process.kill)
        timer.start()
        try:
            line = self._process.stdout.readline()
        finally:
            timer.cancel()
        if not line:
            self._process.wait(10)
            self._errors.seek(0)
            written = self._errors.read().strip().splitlines()
            raise SilentError(written[-1] if written else f"it stopped with exit code {self._process.returncode}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End it: the end of its input is the end of a worker."""
        assert self._process.stdin
        assert self._process.stdout
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
        self._errors.close()


@dataclass
class Result:
    """What a run gave: the rates of every side, round by round, the checks, and why a side has none."""

    rates: dict[Side, list[float]] = field(default_factory=dict)
    checks: dict[Side, int | None] = field(default_factory=dict)
    missing: dict[Side, str] = field(default_factory=dict)

    def rate(self, side: Side) -> float | None:
        """The median over the rounds."""
        return median(self.rates[side]) if side in self.rates else None

    def ratios(self, ours: Side, other: Side) -> list[float]:
        """Ours over the other's, round by round: what slows the machine for a while slows both."""
        return [a / b for a, b in zip(self.rates.get(ours, ()), self.rates.get(other, ()), strict=False)]


def sides_of(jobs: Iterable[Job]) -> list[Side]:
    """Every side once, those of a job next to each other."""
    return list(dict.fromkeys(side for job in jobs for side in (job.ours, *(beside.side for beside in job.beside))))


def command(side: Side, seconds: float, peers: Path | None) -> list[str]:
    """How the process of a side is started.

    Raises:
        SilentError: the side is of the peers and there is no environment for them, or in C and there is no compiler.
    """
    if side.runner is Runner.PEERS and peers is None:
        raise SilentError("the peers are not installed")
    if side.runner is Runner.LIMIT:
        try:
            return build.command(side.worker, seconds)
        except build.NoCompilerError as error:
            raise SilentError(str(error)) from error
    python = sys.executable if side.runner is Runner.OURS else str(peers)
    return [python, "-m", "bench.worker", side.worker, str(seconds)]


def run(jobs: Iterable[Job], peers: Path | None, passes: int, seconds: float, say: Callable[[str], None]) -> Result:
    """All sides of the jobs in one interleaved run. Every other round goes backwards: no side always comes first."""
    result = Result()
    running: list[Running] = []
    try:
        for side in sides_of(jobs):
            say(f"starting {side.name} …")
            try:
                running.append(Running(side, command(side, seconds, peers)))
            except SilentError as silent:
                result.missing[side] = str(silent)
        for number in range(passes):
            say(f"round {number + 1} of {passes}: {len(running)} sides, {seconds:g} s each …")
            for one in list(running if number % 2 == 0 else reversed(running)):
                try:
                    one.one_pass()
                except SilentError as silent:
                    result.missing[one.side] = str(silent)
                    running.remove(one)
                    one.close()
    finally:
        for one in running:
            one.close()
    result.rates = {one.side: one.rates for one in running}
    result.checks = {one.side: one.check for one in running}
    return result
