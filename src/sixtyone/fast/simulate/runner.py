"""Carries out a plan: plays its chunks here, in several processes or on a cluster, keeps each as it is done, and puts
them together.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, nullcontext
from dataclasses import replace
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread

import numpy as np
from numpy.typing import NDArray

from sixtyone.fast.simulate import interrupts
from sixtyone.fast.simulate.cluster import Chunks, on_cluster
from sixtyone.fast.simulate.errors import SimulationError
from sixtyone.fast.simulate.parts import Parts
from sixtyone.fast.simulate.plan import Plan
from sixtyone.fast.simulate.summary import Summary

AHEAD = 3
"""Chunks that are handed out ahead, for each process."""


def run(
    plan: Plan,
    out: Path | None = None,
    *,
    jobs: int | None = None,
    cluster: str | None = None,
    resume: bool = False,
    overwrite: bool = False,
    told: Callable[[int], None] = lambda matches: None,
    waits: Callable[[str], None] = lambda reason: None,
) -> Summary:
    """Carry out a plan on ``jobs`` processes, one without more, or on the ``cluster`` whose scheduler has that address.
    The results of the matches go to the file ``out``, which is replaced only with ``overwrite``; with ``resume``, a run
    to the same file that was broken off is gone on with.

    ``told`` hears how many matches have been played: at first those that are there already, then after every chunk.
    ``waits`` hears why no more are played for a while: ``workers``, the cluster has none; ``file``, all are played and
    the file is put together.

    Raises:
        SimulationError: it cannot begin, or go on; ``problem`` says why.
        OSError: the file cannot be written.

    >>> plan = Plan.make("fives-and-threes", None, ("random", "greedy"), 20_000)
    >>> round(run(plan).to_json()["sides"][1]["wins"], 2)
    0.98
    """
    if cluster is not None and jobs is not None:
        raise SimulationError("jobs", "jobs are processes of this machine, and the workers of the cluster play")
    summary = Summary(plan)
    wanted: Iterable[int] = range(plan.chunks)
    with nullcontext() if out is None else closing(Parts(plan, out, resume, overwrite)) as parts:
        if parts:
            wanted = []
            for chunk in range(plan.chunks):
                kept = parts.kept(chunk)
                if kept is None:
                    wanted.append(chunk)
                else:
                    summary.add(kept)
        told(summary.matches)
        if cluster is not None:
            played = on_cluster(plan, wanted, cluster, waits)
        else:
            with interrupts.waiting():
                replace(plan, matches=1).play(0)  # to compile once, before all processes would
            played = in_processes(plan, wanted, jobs) if jobs and jobs > 1 else here(plan, wanted)
        with closing(played) as chunks:
            for chunk, results in chunks:
                if parts:
                    parts.keep(chunk, results)
                summary.add(results)
                told(summary.matches)
        if parts:
            waits("file")
            parts.put_together()
    return summary


# Where chunks are played. Each gives them in any order.


def here(plan: Plan, chunks: Iterable[int]) -> Chunks:
    """One after the other, in this process."""
    for chunk in chunks:
        yield chunk, plan.play(chunk)


def in_processes(plan: Plan, chunks: Iterable[int], jobs: int) -> Chunks:
    """In several processes of this machine."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_follow)
    running: dict[Future[NDArray[np.void]], int] = {}
    left = iter(chunks)
    try:
        while True:
            with interrupts.unheard():  # since it may start a process
                for chunk in islice(left, AHEAD * jobs - len(running)):
                    running[pool.submit(plan.play, chunk)] = chunk
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    except BrokenProcessPool as error:
        raise SimulationError("lost", "a process of the simulation was killed") from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _follow() -> None:
    """In each process: where the first one is killed, this one ends too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = parent_process()
    if first is not None:
        first.join()
        os._exit(1)
