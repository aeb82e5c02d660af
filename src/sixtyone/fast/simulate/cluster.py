"""Plays the chunks of a plan on the workers of a Dask scheduler."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from itertools import islice
from queue import Empty, Queue
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixtyone.extras import need
from sixtyone.fast.compiled import sources
from sixtyone.fast.simulate.errors import SimulationError
from sixtyone.fast.simulate.plan import Plan

PATIENCE = 10.0
"""Seconds that a scheduler has to answer in."""
AHEAD = 3
"""Chunks that are handed out ahead, for each thread of a worker."""
RETRIES = 10
"""How often a chunk is played anew whose worker was lost."""
LOOK = 2.0
"""Seconds without a chunk after which it is looked whether there is a worker."""

Chunks = Generator[tuple[int, NDArray[np.void]], None, None]


def on_cluster(plan: Plan, chunks: Iterable[int], address: str, waits: Callable[[str], None]) -> Chunks:
    """Each chunk with its results, in any order. A chunk whose worker is lost is played by another; while there is
    none, it waits for one, and ``waits`` hears of it.

    Raises:
        SimulationError: ``cluster``, ``versions``, ``workers``.
    """
    need("distributed")
    import distributed

    dask: Any = distributed  # its functions have no types
    with _said_once(), _connected(dask, address) as client:
        try:
            for worker, version in client.run(sources).items():
                _must_be_ours(version, worker)
            yield from _played(client, plan, chunks, waits)
        except SimulationError:
            raise
        except (OSError, CancelledError) as error:  # the scheduler is gone, and all futures with it
            raise _no_scheduler(address, error) from error
        except Exception as error:  # whatever went wrong on another machine, or on the way to it
            raise SimulationError("workers", f"the workers cannot play: {error!r}", reason=repr(error)) from error


def _played(client: Any, plan: Plan, chunks: Iterable[int], waits: Callable[[str], None]) -> Chunks:
    left = iter(chunks)
    running: dict[Any, int] = {}
    done: Queue[Any] = Queue()
    while True:
        for chunk in islice(left, max(0, _enough(client) - len(running))):  # workers come and go
            future = client.submit(play_there, plan, chunk, pure=False, retries=RETRIES)
            running[future] = chunk
            future.add_done_callback(done.put)
        if not running:
            return
        future = _next(done, client, waits)
        version, worker, results = future.result()
        _must_be_ours(version, worker)
        yield running.pop(future), results


def _next(done: Queue[Any], client: Any, waits: Callable[[str], None]) -> Any:
    """The next chunk that is done; while there is no worker, that is said once."""
    told = False
    while True:
        try:
            return done.get(timeout=LOOK)
        except Empty:
            if not told and not client.nthreads():
                waits("workers")
                told = True


def _enough(client: Any) -> int:
    """How many chunks keep all workers busy."""
    return AHEAD * max(1, int(sum(client.nthreads().values())))


@contextmanager
def _said_once() -> Iterator[None]:
    """What Dask writes into its log where a scheduler is lost, with all its calls, is said by our error in a line."""
    log = logging.getLogger("distributed.client")
    before, log.disabled = log.disabled, True
    try:
        yield
    finally:
        log.disabled = before


def _connected(dask: Any, address: str) -> Any:
    try:
        dask.comm.get_address_host_port(address)  # with no address at all, a client takes long to give up
        return dask.Client(address, set_as_default=False, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise _no_scheduler(address, error) from error


def _no_scheduler(address: str, error: Exception) -> SimulationError:
    return SimulationError("cluster", f"no Dask scheduler answers at {address!r}: {error}", address=address or "''")


def play_there(plan: Plan, chunk: int) -> tuple[str, str, NDArray[np.void]]:
    """The results of a chunk, with who played it and by which version of the rules: a worker may come late."""
    import distributed

    dask: Any = distributed
    return sources(), str(dask.get_worker().address), plan.play(chunk)


def _must_be_ours(version: str, worker: str) -> None:
    if version != sources():
        raise SimulationError("versions", f"another version of sixtyone is on {worker}", workers=worker)
