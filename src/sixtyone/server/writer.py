"""One thread writes. It takes what has gathered while it wrote, and commits it as one: the disk is waited for once for
many.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError

Statement = tuple[Executable, list[dict[str, Any]]]
"""A statement and its rows."""

MOST_TOGETHER = 256


class Conflict(Exception):
    """Somebody else has written this entry, command or table first."""


@dataclass
class _Job:
    statements: Sequence[Statement]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    error: Exception | None = None


class Writer:
    """Takes jobs from one event loop; each is done wholly or not at all, and is on the disk when ``write`` returns."""

    def __init__(self, engine: Engine, observe: Callable[[int, float], None] = lambda jobs, seconds: None) -> None:
        self._engine = engine
        self._observe = observe
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sixtyone-writer", daemon=True)
        self._thread.start()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Commit.

        Raises:
            Conflict: a row with that key is there already; nothing of this job was written.
            SQLAlchemyError, OSError: the database cannot be written; nothing of this job was.
        """
        loop = asyncio.get_running_loop()
        job = _Job(statements, loop, loop.create_future())
        self._jobs.put(job)
        await job.done

    def close(self) -> None:
        """Write what is waiting, then end."""
        self._jobs.put(None)
        self._thread.join(timeout=30)

    def _run(self) -> None:
        closing = False
        while not closing:
            first = self._jobs.get()
            jobs: list[_Job] = []
            while first is not None:
                jobs.append(first)
                if len(jobs) == MOST_TOGETHER or self._jobs.empty():
                    break
                first = self._jobs.get()
            closing = first is None
            if jobs:
                self._commit(jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        began = time.perf_counter()
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    job.error = self._try(connection, job)
        except Exception as error:  # noqa: BLE001  # whatever it is, those who wait must hear that nothing was written
            for job in jobs:
                job.error = error
        self._observe(len(jobs), time.perf_counter() - began)
        for loop in {job.loop for job in jobs}:
            try:
                loop.call_soon_threadsafe(_tell, [job for job in jobs if job.loop is loop])
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue

    def _try(self, connection: Connection, job: _Job) -> Exception | None:
        """Each job in a savepoint of its own: one that conflicts takes no other with it."""
        try:
            with connection.begin_nested():
                for statement, rows in job.statements:
                    connection.execute(statement, rows or None)
        except IntegrityError as error:
            conflict = Conflict(str(error.orig)[:200])
            conflict.__cause__ = error
            return conflict
        return None


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.done.done():  # whoever waited was cancelled
            continue
        if job.error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.error)
