"""From a readable state to the record of the compiled twin, and chance that is told instead of sampled.

For analysis that begins in the middle of a match, and for tests with stacked deals. What the record only tallies
(points by phase, the number of actions, who opened first) begins at zero.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixtyone.cards import PACK, Card
from sixtyone.fast import cribbage, dominoes
from sixtyone.fast import cribbage_record as of_cards
from sixtyone.fast import domino_record as of_tiles
from sixtyone.fast.actions import place_at
from sixtyone.fast.chance import seeded
from sixtyone.game import Action, State
from sixtyone.games.cribbage import actions as cards_act
from sixtyone.games.cribbage.state import CribbageState
from sixtyone.games.dominoes import actions as tiles_act
from sixtyone.games.dominoes.state import DominoState
from sixtyone.tiles import TILES, Place, Tile

_CARD = {card: index for index, card in enumerate(PACK)}
_TILE = {tile: index for index, tile in enumerate(TILES)}


def mask_of(pieces: Iterable[Card | Tile]) -> int:
    """Cards, or tiles, as a set of bits."""
    return sum(1 << (_CARD[piece] if isinstance(piece, Card) else _TILE[piece]) for piece in pieces)


def record_of(state: State, seed: int = 0) -> NDArray[np.void]:
    """The record of a readable state, as an array of one; its generator is at the beginning of a seed.

    Raises:
        RulesError: ``rules/unsupported``, options that the kernel does not know.
    """
    if isinstance(state, CribbageState):
        states = _of_cribbage(state)
    else:
        assert isinstance(state, DominoState)
        states = _of_dominoes(state)
    states["rng"] = seeded(np.uint64(seed), np.uint64(0))
    return states


def _common(record: Any, state: CribbageState | DominoState) -> None:
    record["scores"][: len(state.scores)] = state.scores
    record["turn"] = state.turn
    if state.outcome is not None:
        record["winners"] = sum(1 << side for side in state.outcome.winners)
    if state.hands:
        record["hands"][: len(state.hands)] = [mask_of(hand) for hand in state.hands]
        record["held"] = mask_of(piece for hand in state.hands for piece in hand)
        record["holding"] = sum(1 << seat for seat, hand in enumerate(state.hands) if hand)


def _of_cribbage(state: CribbageState) -> NDArray[np.void]:
    states = of_cards.start(state.rules, None if state.dealer < 0 else state.dealer)
    record = states[0]
    _common(record, state)
    record["phase"] = of_cards.PHASES.index(state.phase)
    record["deals"] = state.deals
    record["cutting"] = sum(1 << seat for seat in state.cutting)
    taken = list(state.cut_cards)
    if state.hands:
        record["kept"][: len(state.hands)] = [mask_of(hand) for hand in state.kept or state.hands]
        record["crib"] = mask_of((*state.pack_crib, *(card for laid in state.discards for card in laid)))
        record["waiting"] = sum(1 << seat for seat, laid in enumerate(state.discards) if not laid)
        record["going"] = sum(1 << seat for seat, hand in enumerate(state.hands) if hand and seat not in state.gone)
        taken = [card for card in PACK if card not in state.undealt]
    if state.phase == "discard":
        record["turn"] = state.actors[0]
    if state.starter is not None:
        record["starter"] = _CARD[state.starter]
    record["count"] = state.count
    record["series"] = sum(card.rank << 4 * place for place, card in enumerate(reversed(state.series[-7:])))
    if any(state.played):
        record["opening"] = _CARD[next(laid for laid in state.played if laid)[0]]
    _order(record["pack"], [_CARD[card] for card in taken])
    record["taken"] = len(taken)
    return states


def _of_dominoes(state: DominoState) -> NDArray[np.void]:
    states = of_tiles.start(state.rules, None if state.opener < 0 else state.opener)
    record = states[0]
    _common(record, state)
    record["phase"] = of_tiles.PHASES.index(state.phase)
    record["rounds"] = state.rounds
    record["keeps"] = state.kept
    if state.drawn is not None:
        record["drawn"] = _TILE[state.drawn]
    if state.hands:
        record["pips"][: len(state.hands)] = [sum(tile.pips for tile in hand) for hand in state.hands]
        taken = [_TILE[tile] for tile in TILES if tile not in state.stock]
        _order(record["pile"], taken)
        record["taken"] = len(taken)
        _lay_all(states, state)
    return states


def _lay_all(states: NDArray[np.void], state: DominoState) -> None:
    """Lay the tiles of the layout again, each into the slot of the place that it joined."""
    states["values"] = 127
    places: list[Place] = []
    for laid in state.layout.laid:
        dominoes.lay_at(states, 0, _TILE[laid.tile], 0 if laid.at is None else places.index(laid.at))
        places = [place_at(states[0], slot) for slot in range(states["slots"][0])]
    if state.layout.laid:
        states["opening"] = _TILE[state.layout.laid[0].tile]


def _order(pile: Any, taken: list[int]) -> None:
    """The pieces that are out of the pile first, then the others."""
    pile[:] = [*taken, *(piece for piece in range(len(pile)) if piece not in taken)]


# Chance that is told.


def tell_chance(states: NDArray[np.void], i: int, action: Action) -> None:
    """Let chance do in a record what an action of the readable rules says. It must be what is due."""
    record = states[i]
    match action:
        case cards_act.Cut():
            for seat, card in action.cards:
                record["cut"][seat] = _CARD[card]
                _take(record, "pack", _CARD[card])
            cribbage.cut_at(states, i)
        case cards_act.Deal():
            record["hands"][: len(action.hands)] = [mask_of(hand) for hand in action.hands]
            record["held"] = mask_of(card for hand in action.hands for card in hand)
            record["crib"] = mask_of(action.crib)
            _order(record["pack"], [_CARD[card] for hand in (*action.hands, action.crib) for card in hand])
            record["taken"] = sum(map(len, action.hands)) + len(action.crib)
            cribbage.deal_at(states, i)
        case cards_act.TurnStarter():
            cribbage.turn_starter_at(states, i, _CARD[action.card])
        case tiles_act.Lot():
            dominoes.lot_at(states, i, action.opener)
        case tiles_act.Deal():
            record["hands"][: len(action.hands)] = [mask_of(hand) for hand in action.hands]
            record["pips"][: len(action.hands)] = [sum(tile.pips for tile in hand) for hand in action.hands]
            _order(record["pile"], [_TILE[tile] for hand in action.hands for tile in hand])
            record["taken"] = sum(map(len, action.hands))
            dominoes.deal_at(states, i)
        case tiles_act.Draw():
            _take(record, "pile", _TILE[action.tile])
            dominoes.draw_at(states, i, _TILE[action.tile])
        case _:
            raise ValueError(f"{action} is no action of chance")


def _take(record: Any, pile: str, piece: int) -> None:
    where = list(record[pile]).index(piece)
    record[pile][where] = record[pile][record["taken"]]
    record[pile][record["taken"]] = piece
    record["taken"] += 1
