"""`python -m bench.geometry`: layouts of random Horse Race rounds, laid tile by tile and looked at after each.

Printed are the figures that the geometry of layouts promises: no overlap, links that touch, tiles that stay, few
layouts drawn anew.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from bench.options import above_zero
from sixtyone.catalogue import find_game
from sixtyone.games.dominoes.layout import Layout, Link
from sixtyone.games.dominoes.state import DominoState
from sixtyone.pictures.geometry import Arrangement, Spot, arrange
from sixtyone.pictures.turning import COMPACT, USUAL, Taste
from sixtyone.tiles import Place, Tile

SEATINGS: tuple[tuple[str, dict[str, int]], ...] = (
    ("individual", {"seats": 2}),
    ("individual", {"seats": 3}),
    ("individual", {"seats": 4}),
    ("pairs", {}),
)
MANY = 12  # tiles from which on the shape of the whole is looked at
LIMIT_MS = 20.0
BLOCK = 500  # rounds from one seed


class Source:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, n: int) -> int:
        """A whole number from 0 to `n - 1`."""
        return self._random.randrange(n)


def final_layouts(rounds: int, seed: int, game: str = "horse-race") -> Iterator[Layout]:
    """The layouts at the end of random rounds, all numbers of seats in turn."""
    played = find_game(game)
    chance = Source(seed)
    for index in range(rounds):
        variant, options = SEATINGS[index % len(SEATINGS)]
        if game == "fives-and-threes" and options.get("seats") == 4:
            variant, options = "pairs", {}
        rules = played.rules(variant, **options)
        state = played.new(rules, first=chance.below(rules.seats))
        layout = Layout("none")
        while state.outcome is None:
            actions = state.legal_actions(state.actors[0])
            action = actions[chance.below(len(actions))] if actions else state.chance(chance)
            state, events = state.apply(action)
            assert isinstance(state, DominoState)
            layout = state.layout if state.layout.laid else layout
            if any(event.type == "round-ended" for event in events):
                break
        yield layout


def gap(one: Spot, other: Spot) -> float:
    """How far two tiles are apart: below 0 they overlap, at 0 they touch by an edge or a corner."""
    across = abs(one.x - other.x) - (one.size[0] + other.size[0]) / 2
    along = abs(one.y - other.y) - (one.size[1] + other.size[1]) / 2
    return max(across, along)


def contacts(place: Place, spot: Spot) -> set[tuple[float, float]]:
    """Where something that joins a place may touch it: in the middle of an outer edge of a half, a side or an end."""
    away = {
        "low": [(-1.0, 0.0), (-0.5, -0.5), (-0.5, 0.5)],
        "high": [(1.0, 0.0), (0.5, -0.5), (0.5, 0.5)],
        "side-a": [(0.0, 0.5)],
        "side-b": [(0.0, -0.5)],
        "arm-a": [(-1.0, 0.0)],
        "arm-b": [(1.0, 0.0)],
    }[place.name]
    turns = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}
    cos, sin = turns[spot.rotation]
    return {(spot.x + cos * x - sin * y, spot.y + sin * x + cos * y) for x, y in away}


def touch(link: Link, spots: Arrangement) -> bool:
    """Whether two linked tiles touch at the matching halves, sides or ends."""
    start, end = contacts(link.start, spots.spots[link.start.tile]), contacts(link.end, spots.spots[link.end.tile])
    return bool(start & end)


def look_at(layout: Layout, taste: Taste = USUAL) -> Counter[str]:
    """Lay the tiles of a round one after the other, and count what is there and what is wrong."""
    found: Counter[str] = Counter(rounds=1)
    growing = Layout(layout.spinning)
    arrangement: Arrangement | None = None
    anew = meets = False
    for one in layout.laid:
        growing = growing.with_tile(one.tile, one.at)
        before, arrangement = arrangement, arrange(growing, arrangement, taste)
        found["positions"] += 1
        anew = anew or arrangement.redrawn
        if before is not None and not arrangement.redrawn:
            found["moved"] += any(arrangement.spots[tile] != spot for tile, spot in before.spots.items())
        fresh: list[Tile] = list(arrangement.spots) if arrangement.redrawn else [one.tile]
        linked = {frozenset((link.start.tile, link.end.tile)) for link in growing.links}
        for tile in fresh:
            for other, spot in arrangement.spots.items():
                apart = gap(arrangement.spots[tile], spot)
                if other != tile:
                    found["overlaps"] += apart < 0
                    meets = meets or (apart == 0 and frozenset((tile, other)) not in linked)
        found["loose links"] += sum(not touch(link, arrangement) for link in growing.links)
        frame, box = arrangement.frame(), arrangement.box
        found["frames beyond 2:1"] += max(frame.width, frame.height) > 2.0001 * min(frame.width, frame.height)
        if len(growing.laid) >= MANY:
            found["positions of many"] += 1
            found["boxes beyond 3:1"] += max(box.width, box.height) > 3 * min(box.width, box.height)
    found["rounds drawn anew"] += anew
    found["rounds where strangers touch"] += meets
    started = time.process_time()
    arrange(layout, taste=taste)
    spent = 1000 * (time.process_time() - started)
    found["slow"] += spent > LIMIT_MS
    found["microseconds"] += round(1000 * spent)
    return found


def look_at_many(rounds: int, seed: int, taste: Taste = USUAL) -> Counter[str]:
    """Look at random rounds."""
    found: Counter[str] = Counter()
    for layout in final_layouts(rounds, seed):
        found += look_at(layout, taste)
    return found


def wrong(found: Counter[str]) -> list[str]:
    """What is promised and does not hold."""
    never = [name for name in ("overlaps", "loose links", "moved", "frames beyond 2:1") if found[name]]
    if found["rounds drawn anew"] * 200 >= max(found["rounds"], 200):
        never.append("rounds drawn anew")
    if found["boxes beyond 3:1"] * 20 > found["positions of many"]:
        never.append("boxes beyond 3:1")
    if found["microseconds"] > 1000 * LIMIT_MS * found["rounds"]:
        never.append("slow")
    return never


def report(found: Counter[str]) -> None:
    """Print the figures beside what is promised."""
    rounds, many = found["rounds"], found["positions of many"] or 1
    print(f"{rounds} random rounds of Horse Race, {found['positions']} positions")

    def line(name: str, figure: str, promise: str) -> None:
        print(f"  {name:32} {figure:>8}   {promise}")

    for name in ("overlaps", "loose links", "moved", "frames beyond 2:1"):
        line(name, str(found[name]), "promised: 0")
    anew, flat, strangers = found["rounds drawn anew"], found["boxes beyond 3:1"], found["rounds where strangers touch"]
    line("rounds drawn anew", str(anew), f"{anew / rounds:.3%}; promised: below 0.5%")
    line(f"boxes beyond 3:1, {MANY} tiles up", str(flat), f"{flat / many:.2%}; promised: at most 5%")
    line("rounds where strangers touch", str(strangers), f"{strangers / rounds:.2%}; hoped: few")
    mean = found["microseconds"] / 1000 / rounds
    line("milliseconds for a whole layout", f"{mean:.2f}", f"{found['slow']} took more than {LIMIT_MS:.0f}")


def main(arguments: list[str] | None = None) -> int:
    """Print the figures; exit code 1 where a promise does not hold."""
    told = argparse.ArgumentParser(prog="python -m bench.geometry", description=__doc__.splitlines()[0])
    told.add_argument("--rounds", type=above_zero(int), default=20_000, help="how many rounds (default 20000)")
    told.add_argument("--seed", type=int, default=1, help="of the rounds (default 1)")
    told.add_argument("--jobs", type=above_zero(int), default=os.cpu_count() or 1, help="processes (all cores)")
    told.add_argument("--screens", action="store_true", help="as layouts are laid for screens")
    asked = told.parse_args(arguments)
    # In blocks, each from a seed of its own, so that the number of processes changes nothing.
    shares = [min(BLOCK, asked.rounds - start) for start in range(0, asked.rounds, BLOCK)]
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(max(1, asked.jobs)) as pool:
        seeds = [asked.seed * 100_000 + block for block in range(len(shares))]
        for part in pool.map(look_at_many, shares, seeds, repeat(COMPACT if asked.screens else USUAL)):
            found += part
    report(found)
    failed = wrong(found)
    if failed:
        print(f"not as promised: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
