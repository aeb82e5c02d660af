"""``python -m tests.server.noninterference [MATCHES [PROCESSES]]``: what a seat has not seen changes nothing for it.

A random match is played over real sockets to a random moment at which every observer, each seat and a spectator, has
something hidden from it that could be otherwise. For each of them two pieces that it has not seen are then exchanged,
such that all earlier actions stay legal and the game goes the same way; the match is played again with clock, ids and
commitment fixed. All that the observer is told must be the same, to the letter: every frame,
of presence and reconnection too; every answer of every route that is read; refusals; resigning and the rematch; and
beside it the server's log and metrics.

What is fixed for that, and so is not compared: when the server finds a socket closed (the next action waits for that);
how long after a spectator has come or gone it tells how many watch (here: at once); the times in the log and the
metrics. A record tells all pieces when the match is over: it must be the same but for its actions, and those must be
the ones that were played.
"""

import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import zip_longest
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path

from tests.server.exchanging import GAMES, Observer, match_in_worlds, rules_of
from tests.server.worlds import World

EVERYBODY: tuple[Observer, ...] = (None, 0, 1, 2, 3)


@dataclass(frozen=True)
class Result:
    """What was compared: of one match, or of several."""

    matches: int = 0
    compared: int = 0
    frames: int = 0
    differences: tuple[str, ...] = ()

    def __add__(self, other: "Result") -> "Result":
        return Result(
            self.matches + other.matches,
            self.compared + other.compared,
            self.frames + other.frames,
            self.differences + other.differences,
        )

    def __str__(self) -> str:
        return (
            f"{self.matches:,} matches, {self.compared:,} comparisons, {self.frames:,} frames and answers, "
            f"{len(self.differences):,} differences"
        )


def run(
    folder: Path, matches: int, seed: int = 61, processes: int = 1, say: Callable[[str], None] = lambda text: None
) -> Result:
    """So many matches of each game; see the head of the module. How many processes share them changes nothing."""
    numbers = range(len(GAMES) * matches)
    result = Result()
    for one in compare(folder, numbers, seed) if processes == 1 else spread(folder, numbers, seed, processes):
        result += one
        say(f"{result} ({len(numbers):,} matches to play)")
    assert result.matches == len(numbers)
    return result


def spread(folder: Path, numbers: Sequence[int], seed: int, processes: int) -> Iterator[Result]:
    """The matches, played by several processes; in the order in which they end."""
    context = get_context("spawn")
    at_work = {}
    for share in range(processes):
        reader, writer = context.Pipe(duplex=False)
        given = (writer, folder / f"share-{share}", numbers[share::processes], seed)
        process = context.Process(target=send, args=given, daemon=True)
        process.start()
        writer.close()
        at_work[reader] = process
    while at_work:
        ready = wait(list(at_work))
        for reader in [one for one in at_work if one in ready]:
            try:
                yield reader.recv()
            except EOFError:
                process = at_work.pop(reader)
                process.join()
                assert process.exitcode == 0, "a process has failed"


def send(writer: Connection, folder: Path, numbers: Sequence[int], seed: int) -> None:
    """The work of one process."""
    for one in compare(folder, numbers, seed):
        writer.send(one)


def compare(folder: Path, numbers: Sequence[int], seed: int) -> Iterator[Result]:
    """The matches of these numbers, one after another, each in a world of its own for every observer."""
    with ExitStack() as opened:
        first = World(folder / "first", opened)
        others = {observer: World(folder / f"other-{observer}", opened) for observer in EVERYBODY}
        for number in numbers:
            rules = rules_of(list(GAMES)[number % len(GAMES)], number // len(GAMES))
            actions, worlds = match_in_worlds(rules, random.Random(f"{seed}/{number}"))
            told = first.play(number, rules, actions, tuple(worlds))
            differences = []
            for observer, exchanged in worlds.items():
                again = others[observer].play(number, rules, exchanged, (observer,))[observer]
                if again != told[observer]:
                    where = difference(told[observer], again)
                    differences.append(f"{rules.game} {rules.variant}, match {number}, observer {observer}: {where}")
            frames = sum(len(told[observer]) for observer in worlds)
            yield Result(1, len(worlds), frames, tuple(differences))


def difference(one: Sequence[str], two: Sequence[str]) -> str:
    """Where two tellings part, with what stands around it."""
    first, second = next(pair for pair in zip_longest(one, two, fillvalue="") if pair[0] != pair[1])
    parting = next(at for at, signs in enumerate(zip_longest(first, second)) if signs[0] != signs[1])
    around = slice(max(0, parting - 60), parting + 60)
    return json.dumps([first[:60], first[around], second[around]])


def in_memory() -> str | None:
    """A folder that is no disk, where there is one."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


def say(text: str) -> None:
    """One line that overwrites itself, for a person who waits; nothing where nobody looks."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def main(matches: str = "200", processes: str = str(os.cpu_count() or 1)) -> int:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(dir=in_memory()) as folder:
        result = run(Path(folder), int(matches), processes=int(processes), say=say)
    say("")
    print("".join(f"{difference}\n" for difference in result.differences), end="")
    print(f"{result}, {time.monotonic() - began:.0f} s")
    return 1 if result.differences else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
