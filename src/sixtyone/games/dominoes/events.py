"""What happens in a domino game, as events."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sixtyone.game import Event, Outcome, Scored
from sixtyone.games.dominoes.ends import End, OpenPlace, open_places
from sixtyone.games.dominoes.layout import Layout, Link
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.score import Score
from sixtyone.tiles import Place, Tile


@dataclass(frozen=True)
class LotDrawn(Event):
    """The lot fell on the seat that opens."""

    type = "lot"
    seat: int


@dataclass(frozen=True)
class Dealt(Event):
    """The hands were dealt; a seat sees its own, and how many tiles the others and the stock have."""

    type = "dealt"
    counts: tuple[int, ...]
    stock: int
    hands: tuple[tuple[Tile, ...] | None, ...]

    def seen_by(self, seat: int | None) -> Dealt:
        """Only the own hand."""
        return replace(self, hands=tuple(hand if owner == seat else None for owner, hand in enumerate(self.hands)))


@dataclass(frozen=True)
class Placed(Event):
    """A tile was laid. ``sum`` is that of the counted ends, ``points`` the placement's own award, as pegged, before a
    refusal and without the hand-out point; ``raw`` is five times that in Horse Race and None elsewhere.
    """

    type = "placed"
    seat: int
    tile: Tile
    at: Place | None
    sum: int
    raw: int | None
    points: int
    counted: tuple[End, ...]
    open: tuple[OpenPlace, ...]
    links: tuple[Link, ...]
    spinners: tuple[Tile, ...]


@dataclass(frozen=True)
class Drew(Event):
    """A seat drew a tile, which only that seat sees; ``stock`` is what is left."""

    type = "drew"
    seat: int
    tile: Tile | None
    stock: int

    def seen_by(self, seat: int | None) -> Drew:
        """The tile only to the seat that drew it."""
        return self if seat == self.seat else replace(self, tile=None)


@dataclass(frozen=True)
class Passed(Event):
    """A seat could neither place nor draw."""

    type = "passed"
    seat: int


@dataclass(frozen=True)
class Knocked(Event):
    """A seat could not place, in a game without drawing."""

    type = "knocked"
    seat: int


@dataclass(frozen=True)
class Stopped(Event):
    """A seat ended its kept turn of its own will."""

    type = "stopped"
    seat: int


@dataclass(frozen=True)
class Refused(Event):
    """An award that would pass an exact target was refused as a whole; ``total`` is the score, unchanged."""

    type = "refused"
    seat: int | None
    side: int
    points: int
    total: int
    parts: tuple[Score, ...]


@dataclass(frozen=True)
class Blocked(Event):
    """Nobody who holds tiles can place, and nothing can be drawn."""

    type = "blocked"


@dataclass(frozen=True)
class RoundEnded(Event):
    """The round is over: ``out`` (a hand, or both of a pair, is empty) or ``blocked``. ``seat`` went out."""

    type = "round-ended"
    reason: str
    seat: int | None


@dataclass(frozen=True)
class Revealed(Event):
    """The hands are laid open for the settlement; ``pips`` are what is left in each."""

    type = "revealed"
    hands: tuple[tuple[Tile, ...], ...]
    pips: tuple[int, ...]


EVENTS: dict[str, type[Event]] = {
    event.type: event
    for event in (
        LotDrawn,
        Dealt,
        Placed,
        Scored,
        Refused,
        Drew,
        Passed,
        Knocked,
        Stopped,
        Blocked,
        RoundEnded,
        Revealed,
        Outcome,
    )
}


def placed(
    seat: int, tile: Tile, at: Place | None, layout: Layout, counted: tuple[End, ...], points: int, rules: DominoRules
) -> Placed:
    """The event of a tile just laid, with the layout as it is after it."""
    return Placed(
        seat=seat,
        tile=tile,
        at=at,
        sum=sum(end.value for end in counted),
        raw=5 * points if rules.shows_raw else None,
        points=points,
        counted=counted,
        open=open_places(layout),
        links=layout.links,
        spinners=layout.spinners,
    )
