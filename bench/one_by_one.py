"""Every show of a variety scored one by one by the readable scorer, and the histogram compared with the exact one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from multiprocessing import Pool
from time import perf_counter, process_time

from bench.env import ROOT

EXACT = ROOT / "tests" / "data" / "cribbage.json"


@dataclass(frozen=True)
class Shows:
    """One of the exact distributions: so many cards in the hand, shown as a hand or as the crib."""

    slug: str
    key: str
    variant: str
    hand: int
    crib: bool

    @property
    def name(self) -> str:
        """The distribution in words."""
        return f"all shows one by one: {self.key.replace('_', ' ')}"


SHOWS = (
    Shows("shows-one-by-one", "six_card_hand", "six-card", 4, crib=False),
    Shows("shows-one-by-one-crib", "six_card_crib", "six-card", 4, crib=True),
    Shows("shows-one-by-one-five-card", "five_card_hand", "five-card", 3, crib=False),
    Shows("shows-one-by-one-seven-card", "seven_card_hand", "seven-card", 5, crib=False),
    Shows("shows-one-by-one-seven-card-crib", "seven_card_crib", "seven-card", 5, crib=True),
)


@dataclass(frozen=True)
class Counted:
    """What was counted, and whether it is what it has to be."""

    shows: Shows
    count: int
    wall_s: float
    cpu_s: float
    differences: dict[int, tuple[int, int]]
    """Points whose number of shows differs: (counted, exact)."""

    @property
    def exact(self) -> bool:
        """Whether the histogram is the exact one."""
        return not self.differences


def chunk(task: tuple[Shows, int, int]) -> tuple[Counter[int], float]:
    """The histogram of all shows whose two lowest cards are these (by place in the pack), and the CPU time it took."""
    from sixtyone.cards import PACK
    from sixtyone.games.cribbage.show import score_show
    from sixtyone.games.cribbage.variants import make_rules
    from sixtyone.score import total

    shows, first, second = task
    rules = make_rules(shows.variant, {})
    began = process_time()
    histogram: Counter[int] = Counter()
    for rest in combinations(PACK[second + 1 :], shows.hand - 1):
        cards = (PACK[first], PACK[second], *rest)
        for at, starter in enumerate(cards):
            hand = cards[:at] + cards[at + 1 :]
            histogram[total(score_show(hand, starter, shows.crib, rules))] += 1
    return histogram, process_time() - began


def tasks(shows: Shows) -> Iterator[tuple[Shows, int, int]]:
    """The chunks that together hold every show once."""
    for first in range(52):
        for second in range(first + 1, 52):
            yield shows, first, second


def run(shows: Shows, jobs: int, say: Callable[[str], None]) -> Counted:
    """Score them all on `jobs` processes, with a progress bar."""
    exact = json.loads(EXACT.read_text(encoding="utf-8"))["distributions"][shows.key]
    histogram: Counter[int] = Counter()
    cpu, began = 0.0, perf_counter()
    with Pool(jobs) as pool:
        for part, seconds in pool.imap_unordered(chunk, tasks(shows)):
            histogram += part
            cpu += seconds
            say(progress(sum(histogram.values()), exact["total"], perf_counter() - began))
    wanted = Counter({int(points): number for points, number in exact["distribution"].items()})
    return Counted(shows, sum(histogram.values()), perf_counter() - began, cpu, differences(histogram, wanted))


def differences(counted: Counter[int], exact: Counter[int]) -> dict[int, tuple[int, int]]:
    """The points whose number of shows differs: (counted, exact)."""
    return {
        points: (counted[points], exact[points])
        for points in sorted({*counted, *exact})
        if counted[points] != exact[points]
    }


def progress(done: int, total: int, seconds: float) -> str:
    """A bar with the rate and the time left."""
    share = done / total
    left = seconds / share - seconds if share else 0
    bar = "#" * int(30 * share)
    time_left = f"{left // 60:.0f} min {left % 60:02.0f} s left"
    return f"[{bar:<30}] {share:4.0%} {done:,} of {total:,}, {done / seconds:,.0f}/s, {time_left}"
