"""What the tests of simulations share."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from sixtyone.fast.simulate.plan import CHUNK, Plan


def plan(game: str = "fives-and-threes", matches: int = 2 * CHUNK + 100, seed: int = 1, **options: Any) -> Plan:
    """A greedy player against a random one; without more, three chunks of the quickest game."""
    return Plan.make(game, None, ("random", "greedy"), matches, seed, options)


def rows(path: Path) -> list[dict[str, str]]:
    """The lines of a CSV file."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))
