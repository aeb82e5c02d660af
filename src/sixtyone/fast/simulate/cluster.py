"""Plays the chunks of a plan on the workers of a Dask scheduler."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from concurrent.futures import CancelledError
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixtyone.fast.compiled import sources
from sixtyone.fast.simulate.errors import SimulationError
from sixtyone.fast.simulate.plan import Plan

PATIENCE = 10.0
"""Seconds that a scheduler has to answer in."""
AHEAD = 3
"""Chunks that are handed out ahead, for each thread of a worker."""
RETRIES = 10
"""How often a chunk is played anew whose worker was lost."""


Chunks = Generator[tuple[int, NDArray[np.void]], None, None]


def on_cluster(plan: Plan, chunks: Iterable[int], address: str) -> Chunks:
    """Each chunk with its results, in any order. A chunk whose worker is lost is played by another; while there is
    none, it waits for one.

    Raises:
        SimulationError: ``cluster``, ``versions``, ``workers``.
    """
    import distributed

    dask: Any = distributed  # its functions have no types
    with _connected(dask, address) as client:
        try:
            for worker, version in client.run(sources).items():
                _must_be_ours(version, worker)
            yield from _played(dask, client, plan, chunks)
        except SimulationError:
            raise
        except (OSError, CancelledError) as error:  # the scheduler is gone, and all futures with it
            raise _no_scheduler(address, error) from error
        except Exception as error:  # whatever went wrong on another machine, or on the way to it
            raise SimulationError("workers", f"the workers cannot play: {error!r}", reason=repr(error)) from error


def _played(dask: Any, client: Any, plan: Plan, chunks: Iterable[int]) -> Chunks:
    left = iter(chunks)
    running: dict[str, int] = {}

    def hand_out(most: int) -> list[Any]:
        futures = []
        for chunk in islice(left, max(0, most - len(running))):
            futures.append(client.submit(play_there, plan, chunk, pure=False, retries=RETRIES))
            running[futures[-1].key] = chunk
        return futures

    most = _enough(client)
    queue = dask.as_completed(hand_out(most), loop=client.loop)
    for number, future in enumerate(queue, 1):
        version, worker, results = future.result()
        _must_be_ours(version, worker)
        yield running.pop(future.key), results
        if number % most == 0:
            most = _enough(client)  # workers come and go
        queue.update(hand_out(most))


def _enough(client: Any) -> int:
    """How many chunks keep all workers busy."""
    return AHEAD * max(1, int(sum(client.nthreads().values())))


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
