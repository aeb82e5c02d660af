"""Between the compiled twins and the readable rules: actions by number and as values, and what both sides of a state
say of it.

A kernel samples chance by itself; ``chance_done`` tells what it did as the action that the readable rules take.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from sixtyone.cards import PACK, Card
from sixtyone.fast import cribbage_record as cribbage
from sixtyone.fast import domino_record as dominoes
from sixtyone.game import CHANCE, Action, State
from sixtyone.games.cribbage import actions as cards_act
from sixtyone.games.cribbage.state import CribbageState
from sixtyone.games.dominoes import actions as tiles_act
from sixtyone.games.dominoes.state import DominoState
from sixtyone.tiles import TILES, Place, Tile


def card_set(mask: int) -> tuple[Card, ...]:
    """The cards of a set, sorted."""
    return tuple(card for index, card in enumerate(PACK) if int(mask) >> index & 1)


def tile_set(mask: int) -> tuple[Tile, ...]:
    """The tiles of a set, sorted."""
    return tuple(tile for index, tile in enumerate(TILES) if int(mask) >> index & 1)


def place_at(record: Any, slot: int) -> Place:
    """The place of the layout that lies in a slot."""
    code = int(record["places"][slot])
    return Place(TILES[code // 8], dominoes.PLACE_NAMES[code % 8])


# Cribbage.


def cribbage_action(record: Any, seat: int, number: int) -> Action:
    """The action that has this number for a seat."""
    if record["phase"] == cribbage.DISCARD:
        hand = card_set(record["hands"][seat])
        return cards_act.Discard(seat, list(combinations(hand, int(record["discards"])))[number])
    return cards_act.Go(seat) if number == cribbage.GO else cards_act.Play(seat, PACK[number])


def cribbage_chance_done(before: Any, after: Any) -> Action:
    """What chance did between two records."""
    match int(before["phase"]):
        case cribbage.CUT:
            seats = [seat for seat in range(before["seats"]) if before["cutting"] >> seat & 1]
            return cards_act.Cut(tuple((seat, PACK[after["cut"][seat]]) for seat in seats))
        case cribbage.DEAL:
            return cards_act.Deal(tuple(map(card_set, after["hands"][: after["seats"]])), card_set(after["crib"]))
        case _:
            return cards_act.TurnStarter(PACK[after["starter"]])


def cribbage_facts(state: CribbageState) -> tuple[Any, ...]:
    """What the readable state says: who acts, what is held, the count, the scores and who has won."""
    playing = state.phase == "play"
    return (
        cribbage.PHASES.index(state.phase),
        state.actors,
        state.scores,
        state.outcome.winners if state.outcome else (),
        state.dealer,
        state.deals,
        state.hands if state.phase in ("discard", "starter", "play") else (),
        (state.count, state.starter, tuple(card.rank for card in state.series[-7:])) if playing else (),
    )


def cribbage_facts_of(record: Any) -> tuple[Any, ...]:
    """The same of a record."""
    phase, seats = int(record["phase"]), int(record["seats"])
    actors: tuple[int, ...] = (CHANCE,)
    if phase == cribbage.DISCARD:
        actors = _bits(record["waiting"], seats)
    elif phase == cribbage.PLAY:
        actors = (int(record["turn"]),)
    elif phase == cribbage.OVER:
        actors = ()
    held = phase in (cribbage.DISCARD, cribbage.STARTER, cribbage.PLAY)
    series = int(record["series"])
    ranks = tuple(series >> 4 * k & 15 for k in range(6, -1, -1) if series >> 4 * k)
    return (
        phase,
        actors,
        _scores(record),
        _bits(record["winners"], seats),
        int(record["dealer"]),
        int(record["deals"]),
        tuple(map(card_set, record["hands"][:seats])) if held else (),
        (int(record["count"]), PACK[record["starter"]], ranks) if phase == cribbage.PLAY else (),
    )


# Dominoes.


def domino_action(record: Any, seat: int, number: int) -> Action:
    """The action that has this number for a seat."""
    if number == dominoes.PASS:
        return tiles_act.Pass(seat, "pass" if record["draws"] else "knock")
    tile, slot = TILES[number // dominoes.SLOTS], number % dominoes.SLOTS
    return tiles_act.PlaceTile(seat, tile, place_at(record, slot) if record["slots"] else None)


def domino_chance_done(before: Any, after: Any) -> Action:
    """What chance did between two records."""
    match int(before["phase"]):
        case dominoes.LOT:
            return tiles_act.Lot(int(after["opener"]))
        case dominoes.DEAL:
            return tiles_act.Deal(tuple(map(tile_set, after["hands"][: after["seats"]])))
        case _:
            return tiles_act.Draw(TILES[after["pile"][before["taken"]]])


def domino_facts(state: DominoState) -> tuple[Any, ...]:
    """What the readable state says: who acts, what is held and open, the scores and who has won."""
    inside = state.phase in ("turn", "draw")
    return (
        dominoes.PHASES.index(state.phase),
        state.actors,
        state.scores,
        state.outcome.winners if state.outcome else (),
        state.opener,
        state.rounds,
        (state.hands, len(state.stock), state.turn, state.kept, state.drawn, state.layout.open) if inside else (),
    )


def domino_facts_of(record: Any) -> tuple[Any, ...]:
    """The same of a record."""
    phase, seats, drawn = int(record["phase"]), int(record["seats"]), int(record["drawn"])
    inside: tuple[Any, ...] = ()
    if phase in (dominoes.TURN, dominoes.DRAW):
        open_places = tuple(sorted(place_at(record, slot) for slot in range(record["slots"])))
        hands = tuple(map(tile_set, record["hands"][:seats]))
        stock = len(TILES) - int(record["taken"])
        tile = TILES[drawn] if drawn >= 0 else None
        inside = (hands, stock, int(record["turn"]), bool(record["keeps"]), tile, open_places)
    return (
        phase,
        {dominoes.TURN: (int(record["turn"]),), dominoes.OVER: ()}.get(phase, (CHANCE,)),
        _scores(record),
        _bits(record["winners"], seats),
        int(record["opener"]),
        int(record["rounds"]),
        inside,
    )


def facts(state: State) -> tuple[Any, ...]:
    """``cribbage_facts`` or ``domino_facts``."""
    return cribbage_facts(state) if isinstance(state, CribbageState) else domino_facts(state)  # type: ignore[arg-type]  # there are two families


def _bits(mask: int, most: int) -> tuple[int, ...]:
    return tuple(place for place in range(most) if mask >> place & 1)


def _scores(record: Any) -> tuple[int, ...]:
    return tuple(map(int, record["scores"][: 2 if record["pairs"] else record["seats"]]))
