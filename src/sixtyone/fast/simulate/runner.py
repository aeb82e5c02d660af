"""Plays the chunks of a plan: here, in several processes, or on a cluster; keeps each as it is done; puts them
together.

Beside the file that is asked for, a folder of the same name with ``.parts`` holds the plan and each finished chunk.
It goes when the file is whole. A run that was broken off goes on from it.
"""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixtyone.fast.compiled import sources
from sixtyone.fast.simulate.plan import Plan, play_chunk
from sixtyone.fast.simulate.results import FORMATS, columns
from sixtyone.fast.simulate.summary import Summary

Chunks = Generator[tuple[int, NDArray[np.void]], None, None]
AHEAD = 3
"""Chunks that are handed out ahead, for each process."""


PATIENCE = 10.0
"""Seconds that a scheduler has to answer in."""


class SimulationError(ValueError):
    """A simulation that cannot begin, or go on, as it was asked for: ``problem`` says why, ``detail`` what it is
    about.
    """

    def __init__(self, problem: str, message: str, **detail: str) -> None:
        super().__init__(message)
        self.problem = problem
        self.detail = detail


def run(
    plan: Plan,
    out: Path | None = None,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    resume: bool = False,
    told: Callable[[int], None] = lambda matches: None,
) -> Summary:
    """Carry out a plan. ``told`` hears how many matches have been played each time that a chunk is done.

    Raises:
        SimulationError: ``format``, ``parts`` (the folder of an earlier run is there and ``resume`` is not asked for),
            ``other-plan`` (it is of another plan), ``cluster``, ``versions``.
    """
    summary = Summary(plan)
    parts = None if out is None else Parts(plan, out, resume)
    wanted = []
    for chunk in range(plan.chunks):
        kept = parts.kept(chunk) if parts else None
        if kept is None:
            wanted.append(chunk)
        else:
            summary.add(kept)
    told(summary.matches)
    if cluster:
        played = on_cluster(plan, wanted, cluster)
    else:
        played = in_processes(plan, wanted, jobs) if jobs > 1 else here(plan, wanted)
    with closing(played) as chunks:
        for chunk, results in chunks:
            if parts:
                parts.keep(chunk, results)
            summary.add(results)
            told(summary.matches)
    if parts:
        parts.put_together()
    return summary


# Where chunks are played. Each gives them in any order.


def here(plan: Plan, chunks: list[int]) -> Chunks:
    """One after the other, in this process."""
    for chunk in chunks:
        yield chunk, plan.play(chunk)


def in_processes(plan: Plan, chunks: list[int], jobs: int) -> Chunks:
    """In several processes of this machine."""
    replace(plan, matches=1).play(0)  # compile once, before all processes would
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts)
    running: dict[Future[NDArray[np.void]], int] = {}
    left = iter(chunks)
    try:
        while True:
            while len(running) < AHEAD * jobs and (chunk := next(left, None)) is not None:
                running[pool.submit(play_chunk, plan, chunk)] = chunk
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one acts on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_cluster(plan: Plan, chunks: list[int], address: str) -> Chunks:
    """On the workers of a Dask scheduler. A chunk whose worker is lost is played by another."""
    import distributed

    dask: Any = distributed  # its functions have no types
    try:
        client = dask.Client(address, set_as_default=False, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise SimulationError("cluster", f"no Dask scheduler answers at {address}: {error}", address=address) from error
    with client:
        others = {worker for worker, their in client.run(sources).items() if their != sources()}
        if others:
            raise SimulationError(
                "versions",
                f"another version of sixtyone is on {', '.join(sorted(others))}",
                workers=", ".join(sorted(others)),
            )
        left = iter(chunks)
        running: dict[str, int] = {}

        def submit() -> Any:
            chunk = next(left, None)
            if chunk is None:
                return None
            future = client.submit(play_chunk, plan, chunk, pure=False, retries=10)
            running[future.key] = chunk
            return future

        first = [
            future for _ in range(AHEAD * max(1, sum(client.nthreads().values()))) if (future := submit()) is not None
        ]
        queue = dask.as_completed(first, loop=client.loop)
        for future in queue:
            yield running.pop(future.key), future.result()
            following = submit()
            if following is not None:
                queue.add(following)


# What is kept on the way.


class Parts:
    """The finished chunks of a run that is on its way to a file."""

    def __init__(self, plan: Plan, out: Path, resume: bool) -> None:
        out = out.absolute()
        if out.suffix not in FORMATS:
            raise SimulationError(
                "format", f"{out.name} should end in {' or '.join(FORMATS)}", got=out.name, expected=", ".join(FORMATS)
            )
        self.plan = plan
        self.out = out
        self.folder = out.with_name(out.name + ".parts")
        said = self.folder / "plan.json"
        if self.folder.exists():
            name = self.folder.name
            if not resume:
                raise SimulationError("parts", f"{name} holds an earlier run: resume goes on with it", folder=name)
            if not said.exists() or said.read_text(encoding="utf-8") != plan.to_json():
                raise SimulationError("other-plan", f"{name} is of other matches, or of another version", folder=name)
        else:
            self.folder.mkdir()
            _write(said, plan.to_json().encode())

    def _path(self, chunk: int) -> Path:
        return self.folder / f"{chunk:08}.npy"

    def kept(self, chunk: int) -> NDArray[np.void] | None:
        """A chunk that is done."""
        path = self._path(chunk)
        if not path.exists():
            return None
        results: NDArray[np.void] = np.load(path)
        return results

    def keep(self, chunk: int, results: NDArray[np.void]) -> None:
        """Keep a chunk; either the whole of it is there afterwards or nothing."""
        draft = self._path(chunk).with_suffix(".draft")
        with draft.open("wb") as file:
            np.save(file, results)
        draft.replace(self._path(chunk))

    def put_together(self) -> None:
        """Write the file, chunk by chunk in order, and remove the parts."""
        draft = self.folder / ("whole" + self.out.suffix)
        chunks = (self.kept(chunk) for chunk in range(self.plan.chunks))
        FORMATS[self.out.suffix]((columns(self.plan, results) for results in chunks if results is not None), draft)
        os.replace(draft, self.out)
        shutil.rmtree(self.folder)


def _write(path: Path, content: bytes) -> None:
    draft = path.with_suffix(".draft")
    draft.write_bytes(content)
    draft.replace(path)
