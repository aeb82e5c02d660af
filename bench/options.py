"""How the options of the benchmarks are read."""

from __future__ import annotations

from collections.abc import Callable


def above_zero(kind: type[int] | type[float]) -> Callable[[str], float]:
    """A reader of numbers above zero, for the options."""

    def number(text: str) -> float:
        value = kind(text)
        if not 0 < value < 1e6:
            raise ValueError
        return value

    number.__name__ = "number above zero"  # argparse says: invalid number above zero value: '0'
    return number
