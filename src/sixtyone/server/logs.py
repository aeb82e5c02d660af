"""The server's own log: one JSON object a line. It names no player, no secret, no piece, and tables only by a hash."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

import structlog

from sixtyone.server.chain import digest

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}

Log = Any
"""A structlog logger, which has no type of its own."""


def make_log(level: str = "info", stream: TextIO | None = None) -> Log:
    """A log that writes lines of JSON."""
    return structlog.wrap_logger(
        structlog.PrintLogger(stream or sys.stderr),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(ensure_ascii=False, default=str),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        cache_logger_on_first_use=False,
    )


def quiet_libraries() -> None:
    """The libraries log warnings only: their other lines hold addresses with what follows the question mark."""
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "alembic", "sqlalchemy"):
        logging.getLogger(name).setLevel(logging.WARNING)


@contextmanager
def through(log: Log) -> Iterator[None]:
    """What the libraries log, and what Python warns of, goes into this log too, and nowhere else."""
    lines = _Lines(log)
    root = logging.getLogger()
    root.addHandler(lines)
    logging.captureWarnings(True)
    try:
        yield
    finally:
        logging.captureWarnings(False)
        root.removeHandler(lines)


class _Lines(logging.Handler):
    """One line for each of a library's: its words, but neither the values in them nor a trace, which may hold what a
    client sent or what is hidden.
    """

    def __init__(self, log: Log) -> None:
        super().__init__()
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """See the library."""
        words = record.getMessage() if record.name == "py.warnings" else str(record.msg)
        error = record.exc_info[1] if record.exc_info else None
        say = self._log.error if record.levelno >= logging.ERROR else self._log.warning
        say("library", logger=record.name, words=words.partition("\n")[0][:100], **(place_of(error) if error else {}))


def place_of(error: BaseException) -> dict[str, str | int | None]:
    """What went wrong in a program, and where, without the error's own words."""
    frames = traceback.extract_tb(error.__traceback__)
    place = {"file": frames[-1].filename[-60:], "line": frames[-1].lineno} if frames else {}
    return {"error": type(error).__name__, **place}


def short(table: str) -> str:
    """A table in the log: enough to find its lines, not enough to find the table."""
    return digest("log:" + table)[:8]
