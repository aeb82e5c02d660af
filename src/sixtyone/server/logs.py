"""The server's own log: one JSON object a line. It names no player, no secret, no piece, and tables only by a hash."""

from __future__ import annotations

import logging
import sys
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


def short(table: str) -> str:
    """A table in the log: enough to find its lines, not enough to find the table."""
    return digest("log:" + table)[:8]
