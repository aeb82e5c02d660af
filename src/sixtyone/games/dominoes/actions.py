"""The actions of the domino games and their text: ``lot 2``, ``0: place 4-4 at 1-4.high``, ``2: knock``."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sixtyone.errors import ParseError, quoted
from sixtyone.game import CHANCE, Action
from sixtyone.games.dominoes.layout import Laid, parse_laid
from sixtyone.tiles import Place, Tile, parse_tile, parse_tiles

LONGEST = 1000  # characters: more than any deal takes


@dataclass(frozen=True)
class Lot(Action):
    """Chance: the seat that opens the round."""

    opener: int
    seat: int = CHANCE

    def __str__(self) -> str:
        return f"lot {self.opener}"


@dataclass(frozen=True)
class Deal(Action):
    """Chance: the hands, in seat order."""

    hands: tuple[tuple[Tile, ...], ...]
    seat: int = CHANCE

    def __str__(self) -> str:
        return "deal " + " / ".join(",".join(map(str, hand)) for hand in self.hands)


@dataclass(frozen=True)
class Draw(Action):
    """Chance: the tile drawn by the seat that must draw."""

    tile: Tile
    seat: int = CHANCE

    def __str__(self) -> str:
        return f"draw {self.tile}"


@dataclass(frozen=True)
class PlaceTile(Action):
    """A tile laid at a place, or (None) as the first of the round."""

    seat: int
    tile: Tile
    at: Place | None = None

    def __str__(self) -> str:
        return f"{self.seat}: place {Laid(self.tile, self.at)}"


@dataclass(frozen=True)
class Pass(Action):
    """A turn without a tile; ``word`` is ``pass`` or ``knock``, as the game calls it."""

    seat: int
    word: str = "pass"

    def __str__(self) -> str:
        return f"{self.seat}: {self.word}"


@dataclass(frozen=True)
class Stop(Action):
    """A kept turn ended of one's own will, where ``optional_continuation`` allows it."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat}: stop"


@dataclass(frozen=True)
class Resign(Action):
    """The side of the seat gives the match up."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat}: resign"


_SEATED = re.compile(r"(\d{1,2})\s*:\s*(place|pass|knock|stop|resign)\b\s*(.*)", re.ASCII | re.DOTALL)
_CHANCE = re.compile(r"(lot|deal|draw)\s+(.+)", re.ASCII | re.DOTALL)


def parse_action(text: str) -> Action:
    """Read an action of a domino game.

    Raises:
        ParseError: ``text/action``, or what is wrong with a tile or place in it.

    >>> parse_action("1: place 4-3 at 4-4.side-b")
    PlaceTile(seat=1, tile=Tile('3-4'), at=Place('4-4.side-b'))
    >>> str(parse_action("deal 0-1,2-5 / 3-3,6-6"))
    'deal 0-1,2-5 / 3-3,6-6'
    """
    if len(text) > LONGEST:
        raise ParseError("text/too-long", f"{quoted(text)} is longer than any action")
    line = text.strip()
    if seated := _SEATED.fullmatch(line):
        seat, verb, rest = int(seated[1]), seated[2], seated[3].strip()
        if verb == "place":
            return PlaceTile(seat, *parse_laid(rest))
        if not rest:
            return {"stop": Stop(seat), "resign": Resign(seat)}.get(verb, Pass(seat, verb))
    elif chance := _CHANCE.fullmatch(line):
        verb, rest = chance[1], chance[2]
        if verb == "deal":
            return Deal(tuple(parse_tiles(hand) for hand in rest.split("/")))
        if verb == "draw":
            return Draw(parse_tile(rest))
        if re.fullmatch(r"\d{1,2}", rest, re.ASCII):
            return Lot(int(rest))
    raise ParseError(
        "text/action",
        f"{quoted(text)} is no action of a domino game; one reads like '1: place 3-4 at 4-4.side-b' or '2: pass'",
        got=text[:80],
    )
