"""Ctrl-C at a simulation: it is for the process that was started, at a moment when it does no harm."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def waiting() -> Iterator[None]:
    """Ctrl-C waits till this is left: in the midst of compiling numba may lose it, or break."""
    if threading.current_thread() is not threading.main_thread():  # only that one hears it
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def unheard() -> Iterator[None]:
    """The processes that are started here never hear Ctrl-C, which reaches every process of a terminal."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # else the first process starts it, which lets the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
