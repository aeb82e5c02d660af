"""On a cluster: a scheduler and workers of this machine, one of which is killed in mid-run."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sixtyone.fast.simulate import cluster
from sixtyone.fast.simulate.errors import SimulationError
from sixtyone.fast.simulate.plan import CHUNK
from sixtyone.fast.simulate.runner import run
from tests.fast.simulations import plan

ONLY_HERE = ("--host", "127.0.0.1", "--no-dashboard")


class Machines:
    """The processes of a cluster."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.processes: list[subprocess.Popen[str]] = []
        scheduler = self._start("dask_scheduler", "--port", "0", said=subprocess.PIPE)
        assert scheduler.stderr
        line = next(line for line in scheduler.stderr if "Scheduler at:" in line)
        self.address = line.split()[-1]

    def worker(self, first: str = "") -> subprocess.Popen[str]:
        """A worker with one thread, which does something ``first``."""
        preload = self._folder / f"worker_{len(self.processes)}.py"
        preload.write_text(first, encoding="utf-8")
        return self._start("dask_worker", self.address, "--nthreads", "1", "--no-nanny", "--preload", str(preload))

    def wait_for(self, workers: int) -> None:
        """Until so many are there."""
        import distributed

        dask: Any = distributed
        with dask.Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(workers)

    def _start(self, program: str, *arguments: str, said: int = subprocess.DEVNULL) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", f"distributed.cli.{program}", *arguments, *ONLY_HERE]
        process = subprocess.Popen(command, cwd=self._folder, stdout=subprocess.DEVNULL, stderr=said, text=True)
        self.processes.append(process)
        return process


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    made = Machines(tmp_path)
    yield made
    for process in reversed(made.processes):
        process.kill()
        process.communicate()


def test_a_worker_that_is_killed_changes_nothing(tmp_path: Path, machines: Machines) -> None:
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    simulated = plan("cribbage", 10 * CHUNK)
    run(simulated, here)
    workers = [machines.worker() for _ in range(2)]
    killed: list[int] = []

    def kill(matches: int) -> None:
        if matches >= 2 * CHUNK and not killed:
            workers[0].kill()
            workers[0].wait()
            killed.append(matches)

    run(simulated, there, cluster=machines.address, told=kill)
    assert killed
    assert here.read_bytes() == there.read_bytes()


def test_a_cluster_without_workers_is_waited_for_and_one_that_is_lost_is_said(
    machines: Machines, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "LOOK", 0.1)
    heard: list[str] = []

    def waits(reason: str) -> None:
        heard.append(reason)
        machines.worker()

    def kill(matches: int) -> None:
        if matches >= CHUNK:
            machines.processes[0].kill()
            machines.processes[0].wait()

    with pytest.raises(SimulationError) as ended:
        run(plan("cribbage", 1000 * CHUNK), cluster=machines.address, told=kill, waits=waits)
    assert ended.value.problem == "cluster"
    assert heard == ["workers"]
    assert capfd.readouterr().err == ""


def test_jobs_are_not_of_the_cluster() -> None:
    with pytest.raises(SimulationError) as refused:
        run(plan(matches=10), jobs=2, cluster="tcp://127.0.0.1:9")
    assert refused.value.problem == "jobs"


# The first has all of it in another version; the second hides it until it plays, as a worker does that comes late.
OTHERS = [
    "import sixtyone.fast.simulate.cluster, sixtyone.fast.compiled as it; it.sources = lambda: 'other'",
    "import sixtyone.fast.simulate.cluster as it; it.sources = lambda: 'other'",
]


@pytest.mark.parametrize("other", OTHERS, ids=["from the beginning", "late"])
def test_a_worker_of_another_version_is_refused(machines: Machines, other: str) -> None:
    machines.worker(other)
    machines.wait_for(1)
    with pytest.raises(SimulationError) as refused:
        run(plan(matches=10), cluster=machines.address)
    assert refused.value.problem == "versions"
    assert refused.value.detail["workers"].startswith("tcp://127.0.0.1:")


def test_workers_without_the_program_are_said(machines: Machines) -> None:
    machines.worker("import sys; sys.modules['sixtyone'] = None")
    machines.wait_for(1)
    with pytest.raises(SimulationError) as refused:
        run(plan(matches=10), cluster=machines.address)
    assert refused.value.problem == "workers"
    assert "sixtyone" in refused.value.detail["reason"]


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nowhere", "http://127.0.0.1:9", ""])
def test_a_cluster_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    with pytest.raises(SimulationError) as refused:
        run(plan(matches=10), cluster=address)
    assert refused.value.problem == "cluster"
