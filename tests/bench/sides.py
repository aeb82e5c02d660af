"""Sides for the tests of the benchmarks: work whose speed and results are known."""

from __future__ import annotations

from time import process_time

from bench.worker import Work


def _wait(count: int, check: int) -> Work:
    def batch() -> int:
        end = process_time() + 0.001
        while process_time() < end:
            pass
        return count

    return Work(batch, check)


def one() -> Work:
    """A thousand a second."""
    print("what a side prints is no answer")
    return _wait(1, check=5)


def four() -> Work:
    """Four times that, with another result."""
    return _wait(4, check=6)


def broken() -> Work:
    """A side that does not start."""
    raise RuntimeError("no such card")


def breaking() -> Work:
    """A side that stops at its second batch."""
    batches = iter([1])
    return Work(lambda: next(batches))
