"""What `./run bench` measures, as a list. A job is ours beside others; a side is a worker function and who runs it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Runner(Enum):
    """Whose interpreter runs a side."""

    OURS = "ours"
    PEERS = "peers"
    LIMIT = "limit"  # nobody's: a program in C


@dataclass(frozen=True)
class Side:
    """Something that is measured: a worker function `module:function` (see worker.py), or a program of `limit/`."""

    name: str
    worker: str
    runner: Runner = Runner.PEERS


@dataclass(frozen=True)
class Aim:
    """What is hoped of a figure: at least `least`, at most `most`."""

    least: float | None = None
    most: float | None = None

    def met(self, figure: float) -> bool:
        """Whether a figure is as good as that."""
        return (self.least is None or figure >= self.least) and (self.most is None or figure <= self.most)

    def __str__(self) -> str:
        sign, bound = (">=", self.least) if self.least is not None else ("<=", self.most)
        assert bound is not None
        return f"{sign} {bound:,.0f}" if bound >= 1 else f"{sign} {bound:.2g}"


@dataclass(frozen=True)
class Beside:
    """A side to compare ours with, and the ratio hoped for. A yardstick does other work: it is printed for scale."""

    side: Side
    aim: Aim | None = None
    yardstick: bool = False

    @property
    def name(self) -> str:
        """The side's name, marked where it is a yardstick."""
        return f"yardstick: {self.side.name}" if self.yardstick else self.side.name


@dataclass(frozen=True)
class Job:
    """One comparison: so many `unit` a second of ours beside each of `beside`."""

    name: str
    unit: str
    ours: Side
    beside: tuple[Beside, ...]

    @property
    def has_peer(self) -> bool:
        """Whether anybody else does the same work."""
        return not all(beside.yardstick for beside in self.beside)

    @property
    def slug(self) -> str:
        """The name as it is typed."""
        return slug(self.name)


def slug(name: str) -> str:
    """The name as it is typed: `readable cribbage matches` is `readable-cribbage-matches`."""
    return "-".join(name.replace(":", " ").split())


def ours(name: str, worker: str) -> Side:
    """A side of ours."""
    return Side(name, worker, Runner.OURS)


# "OpenSpiel from Python" is the loop of its own example, as people write it; two barer loops stand beside it.
OPENSPIEL = Side("OpenSpiel cribbage from Python", "bench.peers.openspiel:cribbage_by_example")
OPENSPIEL_BARER = Side("OpenSpiel cribbage, without NumPy", "bench.peers.openspiel:cribbage_by_outcomes")
OPENSPIEL_BAREST = Side("OpenSpiel cribbage, the cheapest loop", "bench.peers.openspiel:cribbage")
SCORER = Side("PyPI cribbage-scorer", "bench.peers.shows:cribbage_scorer")
A_THIRD = Aim(least=1 / 3)
# Beside the readable and the compiled alike, without an aim.
OTHER_MATCHES = (
    Beside(OPENSPIEL_BARER),
    Beside(OPENSPIEL_BAREST),
    Beside(Side("PyPI cribbage", "bench.peers.matches:cribbage")),
    Beside(Side("PyPI pycribbage", "bench.peers.matches:pycribbage")),
)
OTHER_SHOWS = (
    Beside(Side("PyPI cribbage", "bench.peers.shows:cribbage")),
    Beside(Side("PyPI pycribbage", "bench.peers.shows:pycribbage")),
)


def in_c(name: str, program: str) -> Side:
    """The yardstick."""
    return Side(f"C, {name}", program, Runner.LIMIT)


C_CRIBBAGE = in_c("cribbage", "cribbage")
C_SHOWS = in_c("shows", "shows:shows")
NEAR_C = Aim(least=0.65)

JOBS = (
    Job(
        "readable cribbage matches",
        "matches/s",
        ours("readable cribbage", "bench.ours.matches:cribbage"),
        (Beside(OPENSPIEL, A_THIRD), *OTHER_MATCHES),
    ),
    Job(
        "readable horse-race matches",
        "matches/s",
        ours("readable horse-race", "bench.ours.matches:horse_race"),
        (Beside(OPENSPIEL, A_THIRD, yardstick=True),),
    ),
    Job(
        "readable fives-and-threes matches",
        "matches/s",
        ours("readable fives-and-threes", "bench.ours.matches:fives_and_threes"),
        (Beside(OPENSPIEL, A_THIRD, yardstick=True),),
    ),
    Job(
        "shows",
        "hands/s",
        ours("readable show", "bench.ours.shows:score"),
        (Beside(SCORER), *OTHER_SHOWS),
    ),
    Job(
        "compiled cribbage matches",
        "matches/s",
        ours("compiled cribbage", "bench.ours.kernels:six_card"),
        (Beside(C_CRIBBAGE, NEAR_C), Beside(OPENSPIEL, Aim(least=250)), *OTHER_MATCHES),
    ),
    Job(
        "compiled horse-race matches",
        "matches/s",
        ours("compiled horse-race", "bench.ours.kernels:horse_race"),
        (Beside(in_c("Horse Race", "dominoes:horse-race"), NEAR_C),),
    ),
    Job(
        "compiled fives-and-threes matches",
        "matches/s",
        ours("compiled fives-and-threes", "bench.ours.kernels:fives_and_threes"),
        (Beside(in_c("Fives and Threes", "dominoes:fives-and-threes"), NEAR_C),),
    ),
    Job(
        "compiled shows",
        "hands/s",
        ours("compiled shows", "bench.ours.kernels:batch_of_shows"),
        (Beside(C_SHOWS, Aim(least=0.4)),),
    ),
    Job(
        "compiled shows beside scorers",
        "hands/s",
        ours("show_batch", "bench.ours.kernels:sampled_shows"),
        (Beside(SCORER, Aim(least=2000)), *OTHER_SHOWS),
    ),
    Job(
        "every hand",
        "hands/s",
        ours("compiled histogram", "bench.ours.kernels:every_hand"),
        (Beside(in_c("every hand", "shows:all"), Aim(least=0.4)),),
    ),
    Job(
        "exact discards",
        "hands/s",
        ours("compiled discards", "bench.ours.kernels:exact_discards"),
        (Beside(in_c("exact discards", "shows:discard"), Aim(least=0.2)),),
    ),
    # What `sixtyone simulate` does on one core: matches played and kept, by players of both kinds.
    *(
        Job(
            f"simulated {players} {game} matches",
            "matches/s",
            ours(f"simulated {players} {game}", f"bench.ours.simulated:{game.replace('-', '_')}_{players}"),
            (),
        )
        for game in ("cribbage", "horse-race", "fives-and-threes")
        for players in ("random", "greedy")
    ),
    # A slow yardstick proves nothing: it is measured too.
    Job(
        "yardstick cribbage",
        "matches/s",
        C_CRIBBAGE,
        (Beside(OPENSPIEL, Aim(least=350)), Beside(OPENSPIEL_BARER), Beside(OPENSPIEL_BAREST)),
    ),
    Job("yardstick shows", "hands/s", C_SHOWS, (Beside(SCORER, Aim(least=5000)),)),
)
