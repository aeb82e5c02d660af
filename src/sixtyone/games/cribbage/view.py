"""What one seat, or a spectator, may know of a cribbage match."""

from __future__ import annotations

from dataclasses import dataclass

from sixtyone.cards import Card
from sixtyone.game import View
from sixtyone.games.cribbage.position import Position


@dataclass(frozen=True)
class OpenClaim:
    """A count that is being made, without the truth: what is counted, by whom, the cards, what was said (None: nothing
    yet), and what opponents have taken of it by muggins.
    """

    what: str
    seat: int
    cards: tuple[Card, ...]
    claimed: int | None
    taken: int = 0


@dataclass(frozen=True)
class CribbageView(View):
    """What a seat may know: its own cards, what lies on the table, and how many cards the others and the crib have.

    ``hand`` are the own cards not yet laid, ``kept`` the own hand after the discard, ``discards`` what the seat laid
    away; None for a spectator. ``crib`` is None while its cards lie face down.
    """

    dealer: int
    turn: int
    deal: int
    cutting: tuple[int, ...]
    hand: tuple[Card, ...] | None
    kept: tuple[Card, ...] | None
    discards: tuple[Card, ...] | None
    counts: tuple[int, ...]
    crib_count: int
    crib: tuple[Card, ...] | None
    starter: Card | None
    series: tuple[Card, ...]
    count: int
    gone: tuple[int, ...]
    played: tuple[tuple[Card, ...], ...]
    claim: OpenClaim | None


def see(state: Position, seat: int | None, actors: tuple[int, ...], legal: tuple[str, ...]) -> CribbageView:
    """The view of a seat; a spectator (None) sees no hand."""
    own = None if seat is None or not state.hands else seat
    claim = state.claim
    crib_is_open = claim is not None and claim.what == "crib"
    face_up = tuple(sorted(card for laid in state.discards for card in laid)) if state.rules.discards_face_up else None
    return CribbageView(
        game=state.rules.game,
        variant=state.rules.variant,
        seat=seat,
        actors=actors,
        legal=legal,
        phase=state.phase,
        scores=state.scores,
        rear=state.rear,
        outcome=state.outcome,
        dealer=state.dealer,
        turn=state.turn,
        deal=state.deals,
        cutting=state.cutting,
        hand=None if own is None else state.hands[own],
        kept=None if own is None or not state.kept else state.kept[own],
        discards=None if own is None else state.discards[own],
        counts=tuple(map(len, state.hands)),
        crib_count=len(state.pack_crib) + sum(map(len, state.discards)),
        crib=state.crib if crib_is_open else face_up,
        starter=state.starter,
        series=state.series,
        count=state.count,
        gone=state.gone,
        played=state.played,
        claim=None if claim is None else OpenClaim(claim.what, claim.seat, claim.cards, claim.claimed, claim.taken),
    )
