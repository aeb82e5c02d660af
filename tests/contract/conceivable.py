"""Every action that somebody might try in a state, legal or not: found without asking the rules what is legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from sixtyone.cards import PACK, Card
from sixtyone.game import Action, State
from sixtyone.games.cribbage import actions as crib
from sixtyone.games.cribbage.state import CribbageState
from sixtyone.games.dominoes import actions as domino
from sixtyone.games.dominoes.state import DominoState
from sixtyone.tiles import ARMS, HALVES, SIDES, TILES, Place, Tile

EVERY_PLACE: tuple[Place | None, ...] = (
    None,
    *(Place(tile, name) for tile in TILES for name in (SIDES + ARMS if tile.is_double else HALVES)),
)


def seat_actions(state: State, seat: int, thorough: bool) -> Iterator[Action]:
    """What a seat might try, but to resign. ``thorough``: every tile at every place there is in the set."""
    if isinstance(state, DominoState):
        yield from _dominoes(state, seat, thorough)
    elif isinstance(state, CribbageState):
        yield from _cribbage(state, seat)


def _dominoes(state: DominoState, seat: int, thorough: bool) -> Iterator[Action]:
    held = state.hands[seat] if state.hands else ()
    others: tuple[Tile, ...] = TILES if thorough else (*held, *[tile for tile in TILES if tile not in held][::5])
    for tile in others:
        for at in EVERY_PLACE:
            yield domino.PlaceTile(seat, tile, at)
    yield domino.Pass(seat, "pass")
    yield domino.Pass(seat, "knock")
    yield domino.Stop(seat)


def _cribbage(state: CribbageState, seat: int) -> Iterator[Action]:
    yield crib.Go(seat)
    yield crib.Accept(seat)
    for card in PACK:
        yield crib.Play(seat, card)
    for points in range(-1, 102):
        yield crib.Count(seat, points)
        yield crib.CallMuggins(seat, points)
    for depth in range(-1, 54):
        yield crib.CutPack(seat, depth)
    yield from (crib.Discard(seat, cards) for cards in discards(state, seat))


def discards(state: CribbageState, seat: int) -> Iterator[tuple[Card, ...]]:
    """When it is time, every set of the pack of the size laid away; always those of the hand, and cards twice."""
    size = state.rules.discards
    hand = state.hands[seat] if state.hands else ()
    yield from combinations(PACK if state.phase == "discard" else hand, size)
    for other in {0, 1, 2, 3, len(hand)} - {size}:
        yield from combinations(hand, other)
    yield from ((card,) * 2 for card in hand)


def chance_actions(state: State) -> Iterator[Action]:
    """What a dealer might try where one piece is named: every lot, draw and starter."""
    if isinstance(state, DominoState):
        yield from (domino.Lot(seat) for seat in range(-1, 6))
        yield from map(domino.Draw, TILES)
    else:
        yield from map(crib.TurnStarter, PACK)


def of_the_other_family(state: State) -> tuple[Action, ...]:
    """Actions that belong to another game altogether."""
    if isinstance(state, DominoState):
        return (crib.Play(0, PACK[0]), crib.Go(0), crib.Resign(0), crib.TurnStarter(PACK[0]), crib.Cut(((0, PACK[0]),)))
    return (domino.PlaceTile(0, TILES[0]), domino.Pass(0), domino.Resign(0), domino.Lot(0), domino.Draw(TILES[0]))
