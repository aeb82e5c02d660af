"""What a server is started with."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from sixtyone.fair import FairDealer, new_seed
from sixtyone.game import Rules, View
from sixtyone.server.players import choose, names
from sixtyone.server.seats import new_table_id


def milliseconds() -> int:
    """The time now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Limits:
    """How much one client may ask. Rates are pairs: a second, and at once after a pause."""

    posts: tuple[float, float] = (20.0, 60.0)  # by one address
    gets: tuple[float, float] = (50.0, 200.0)
    tables: tuple[float, float] = (0.5, 60.0)
    links: tuple[float, float] = (0.2, 10.0)  # wrong secrets of seats
    chat: tuple[float, float] = (0.5, 5.0)  # by one seat
    back: tuple[float, float] = (0.5, 20.0)  # taking back, leaving and coming back, by one seat
    sockets: int = 200  # open at once, from one address
    connections: int = 400  # the others
    frames: int = 64  # waiting for one socket before it is dropped
    body: int = 16 * 1024
    head: int = 64 * 1024  # of a request, before its body
    arrival: float = 20.0  # seconds that a head may take, and that a body may
    chat_lines: int = 1000
    loaded: int = 5000  # tables kept in memory


@dataclass(frozen=True)
class Config:
    """Settings of one server. ``clock`` and what stands below it are there for tests, which need them fixed."""

    data: Path
    grace: int = 60_000
    bot_seconds: float = 3.0
    bot_workers: int = 1
    bots: Callable[[], tuple[str, ...]] = names  # these two are called in other processes: functions of a module
    choose: Callable[[str, Rules, View], str] = choose
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    secure: bool = False  # whether browsers reach it by https, so that the cookie is for that only
    open_metrics: bool = False
    others: Callable[[], str | None] = lambda: None  # where others in the network of this machine reach it
    database: str | None = None  # a URL of SQLAlchemy in place of SQLite in ``data``
    clock: Callable[[], int] = milliseconds
    new_id: Callable[[], str] = new_table_id
    new_seed: Callable[[], bytes] = new_seed
    dealer: Callable[[bytes, str, tuple[str, ...]], FairDealer] = FairDealer
