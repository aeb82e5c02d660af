"""What happens in cribbage, as events."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from sixtyone.cards import Card
from sixtyone.game import Event, Outcome, Scored
from sixtyone.score import Score


class CutCard(NamedTuple):
    """One seat's card in a cut for the deal."""

    seat: int
    card: Card


@dataclass(frozen=True)
class CutForDeal(Event):
    """The seats cut; the lowest deals (``dealer``), or, None, the seats in ``tied`` cut again."""

    type = "cut"
    cards: tuple[CutCard, ...]
    dealer: int | None
    tied: tuple[int, ...]


@dataclass(frozen=True)
class Dealt(Event):
    """The cards were dealt; a seat sees its own, and how many the others have. A card from the pack to the crib is seen
    by nobody.
    """

    type = "dealt"
    dealer: int
    counts: tuple[int, ...]
    crib_count: int
    hands: tuple[tuple[Card, ...] | None, ...]
    crib: tuple[Card, ...] | None

    def seen_by(self, seat: int | None) -> Dealt:
        """Only the own hand."""
        hands = tuple(hand if owner == seat else None for owner, hand in enumerate(self.hands))
        return replace(self, hands=hands, crib=None if self.crib else self.crib)


@dataclass(frozen=True)
class Discarded(Event):
    """A seat laid ``count`` cards away; which ones only that seat sees, unless they are laid face up."""

    type = "discarded"
    seat: int
    count: int
    cards: tuple[Card, ...] | None
    face_up: bool = False

    def seen_by(self, seat: int | None) -> Discarded:
        """The cards only to the seat that laid them away."""
        return self if seat == self.seat or self.face_up else replace(self, cards=None)


@dataclass(frozen=True)
class PackCut(Event):
    """A seat lifted ``depth`` cards of the pack for the starter."""

    type = "pack-cut"
    seat: int
    depth: int


@dataclass(frozen=True)
class Starter(Event):
    """The starter was turned."""

    type = "starter"
    card: Card


@dataclass(frozen=True)
class Played(Event):
    """A card was laid; ``count`` is the count with it, ``series`` the cards since the count was last cleared."""

    type = "played"
    seat: int
    card: Card
    count: int
    series: tuple[Card, ...]


@dataclass(frozen=True)
class Went(Event):
    """A seat said go."""

    type = "went"
    seat: int
    count: int


@dataclass(frozen=True)
class SeriesEnded(Event):
    """The series ended at ``count``: at 31, or because nobody can follow the card of ``seat``."""

    type = "series-ended"
    seat: int
    count: int


@dataclass(frozen=True)
class Counting(Event):
    """A hand, or the crib, is laid open and its owner is asked to count it."""

    type = "counting"
    seat: int
    crib: bool
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Claimed(Event):
    """A seat said what it scores (``what``: ``starter``, ``play``, ``hand`` or ``crib``)."""

    type = "claimed"
    seat: int
    what: str
    points: int


@dataclass(frozen=True)
class Called(Event):
    """An opponent called muggins for ``points`` and took ``taken`` of them."""

    type = "called"
    seat: int
    points: int
    taken: int


@dataclass(frozen=True)
class Accepted(Event):
    """An opponent let a count of ``points`` stand."""

    type = "accepted"
    seat: int
    points: int


@dataclass(frozen=True)
class Counted(Event):
    """A count is closed: what was ``claimed``, the true ``total``, and the parts that make it."""

    type = "counted"
    seat: int
    what: str
    claimed: int
    total: int
    parts: tuple[Score, ...]


@dataclass(frozen=True)
class Shown(Event):
    """A hand or the crib with all that it counts, also where that is nothing."""

    type = "shown"
    seat: int
    crib: bool
    cards: tuple[Card, ...]
    total: int
    parts: tuple[Score, ...]


@dataclass(frozen=True)
class DealEnded(Event):
    """The deal is over; ``dealer`` dealt it."""

    type = "deal-ended"
    dealer: int
    totals: tuple[int, ...]


EVENTS: dict[str, type[Event]] = {
    event.type: event
    for event in (
        CutForDeal,
        Dealt,
        Discarded,
        PackCut,
        Starter,
        Played,
        Scored,
        Went,
        SeriesEnded,
        Counting,
        Claimed,
        Called,
        Accepted,
        Counted,
        Shown,
        DealEnded,
        Outcome,
    )
}
