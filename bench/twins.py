"""The long comparisons of the compiled twins with the readable rules: `./run bench lockstep replays shows-compared`.

* `lockstep`: 2,000 random matches of every variant and number of seats, compared after every action.
* `replays`: 100,000 simulated matches of each of the three games, replayed by the readable rules to the same points.
* `shows-compared`: all 12,994,800 hands and as many cribs, each counted by both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from bench.one_by_one import progress

MATCHES = 2_000
REPLAYED = 100_000
PART = 250
"""Matches in one piece of work."""


@dataclass(frozen=True)
class Piece:
    """A part of a comparison: `worker` is called with `arguments` and says what differs."""

    worker: Callable[..., list[str]]
    arguments: tuple[Any, ...]
    count: int


@dataclass(frozen=True)
class Compared:
    """What came of a comparison."""

    slug: str
    unit: str
    count: int
    wall_s: float
    differences: list[str]


def lockstep(game: str, variant: str, options: dict[str, Any], first: int, count: int) -> list[str]:
    """Matches of a variety, both sides at once."""
    from sixtyone.catalogue import find_variant
    from tests.fast.lockstep import Pair, targets, words

    rules = find_variant(game, variant, **options)
    aims = targets(rules)
    found = []
    for number in range(first, first + count):
        aimed = find_variant(game, variant, **options, target=aims[number % len(aims)])
        try:
            Pair(aimed, number, first=number % rules.seats if number % 3 == 0 else None).play()
        except AssertionError as difference:
            found.append(f"{words(game, variant, options)}, match {number}: {difference}")
    return found


def replays(game: str, policies: tuple[str, ...], first: int, count: int) -> list[str]:
    """Simulated matches, replayed."""
    from sixtyone.fast.simulate.plan import Plan
    from sixtyone.fast.simulate.replays import replay_chunk

    return replay_chunk(Plan.make(game, None, policies, REPLAYED, 61, {}), first, count)


def shows(first: int, second: int) -> list[str]:
    """Every hand of four whose two lowest cards are these, with every starter, as a hand and as a crib."""
    import numpy as np

    from sixtyone.cards import PACK
    from sixtyone.fast.shows import show_batch
    from sixtyone.games.cribbage.show import score_show
    from sixtyone.score import total

    hands = [(first, second, *rest) for rest in combinations(range(second + 1, 52), 2)]
    rows = [(*hand, starter) for hand in hands for starter in range(52) if starter not in hand]
    if not rows:
        return []
    cards = np.array(rows, np.uint8)
    found = []
    for crib in (False, True):
        compiled = show_batch(cards[:, :4], cards[:, 4], crib=crib).tolist()
        for row, points in zip(rows, compiled, strict=True):
            *hand, starter = (PACK[card] for card in row)
            readable = total(score_show(hand, starter, crib))
            if readable != points:
                found.append(f"{' '.join(map(str, hand))} and {starter}, crib {crib}: {points}, readable {readable}")
    return found


def lockstep_pieces() -> Iterator[Piece]:
    """Every variety of the catalogue."""
    from tests.fast.lockstep import VARIETIES

    for variety in VARIETIES:
        for first in range(0, MATCHES, PART):
            yield Piece(lockstep, (*variety, first, PART), PART)


def replay_pieces() -> Iterator[Piece]:
    """The three games, two players: a random one and a greedy one."""
    for game in ("horse-race", "fives-and-threes", "cribbage"):
        for first in range(0, REPLAYED, PART):
            yield Piece(replays, (game, ("random", "greedy"), first, PART), PART)


def show_pieces() -> Iterator[Piece]:
    """Every hand twice: as a hand and as a crib."""
    for first, second in combinations(range(50), 2):
        left = 51 - second
        yield Piece(shows, (first, second), 2 * 48 * (left * (left - 1) // 2))


COMPARISONS: dict[str, tuple[str, Callable[[], Iterator[Piece]]]] = {
    "lockstep": ("matches", lockstep_pieces),
    "replays": ("matches", replay_pieces),
    "shows-compared": ("shows", show_pieces),
}


def one(piece: Piece) -> tuple[int, list[str]]:
    """Do a piece."""
    return piece.count, piece.worker(*piece.arguments)


def run(slug: str, jobs: int, say: Callable[[str], None]) -> Compared:
    """A whole comparison on `jobs` processes, with a progress bar."""
    unit, make = COMPARISONS[slug]
    pieces = list(make())
    total = sum(piece.count for piece in pieces)
    done, began = 0, perf_counter()
    found: list[str] = []
    with get_context("spawn").Pool(jobs) as pool:
        for count, differences in pool.imap_unordered(one, pieces):
            done += count
            found += differences
            say(progress(done, total, perf_counter() - began))
    return Compared(slug, unit, done, perf_counter() - began, found)


def notes(compared: Compared, jobs: int) -> list[str]:
    """What came of it, in words."""
    minutes = compared.wall_s / 60
    took = f"{compared.slug}: {compared.count:,} {compared.unit} in {minutes:.1f} minutes on {jobs} processes"
    number = len(compared.differences)
    return [f"{took}: {f'{number:,} differ' if number else 'none differs'}", *compared.differences[:10]]
