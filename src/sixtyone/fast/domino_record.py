"""A domino match as one NumPy record, the rules it is played by among its fields.

A set of tiles is an integer with bit i for ``TILES[i]``. The places of the layout that may be joined lie in
``places``, each as tile * 8 + the index of its name in ``PLACE_NAMES``; a tile laid at one of them puts its own outer
place there, and the arms of a spinner come at the end.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sixtyone.fast.varieties import refuse_others
from sixtyone.games.dominoes.rules import BLOCK_TIES, SPINNERS, DominoRules
from sixtyone.tiles import ARMS, HALVES, SIDES, TILES

PHASES = ("lot", "deal", "turn", "draw", "over")
"""By number, as the readable state calls them."""
LOT, DEAL, TURN, DRAW, OVER = range(len(PHASES))
SLOTS = 16
"""More places than a layout can have: seven spinners give two each beside the two that any layout has."""
PASS = len(TILES) * SLOTS
MOST_ACTIONS = PASS + 1
PLACE_NAMES = (*HALVES, *SIDES, *ARMS)
PEGGED = ("placement", "hand-out", "settlement")
"""How points are told apart in ``pegged``."""
PLACEMENT, HAND_OUT, SETTLEMENT = range(3)

STATE = np.dtype(
    [
        ("rng", np.uint64),
        ("hands", np.int64, 4),
        ("held", np.int64),  # all of these together
        ("open", np.int64),  # how many open places there are of each value, four bits each
        ("actions", np.int32),  # how many actions there were, those of chance included
        ("scores", np.int16, 4),  # of each side
        ("pegged", np.int16, (4, 4)),  # of each side, by PEGGED
        ("pips", np.int16, 4),  # in each hand
        ("sum", np.int16),  # of the counted ends
        ("target", np.int16),
        ("rounds", np.int16),
        ("phase", np.int8),
        ("turn", np.int8),
        ("opener", np.int8),
        ("drawn", np.int8),  # the tile that was drawn and must be laid; -1
        ("keeps", np.bool_),  # whether this is a kept turn
        ("holding", np.int8),  # the seats that hold tiles, as bits
        ("values", np.int8),  # of the open places, as bits; all before the first tile
        ("slots", np.int8),  # how many places are open
        ("lone", np.bool_),  # whether a double that opened lies alone: both its sides are open and count once
        ("spinner", np.int8),  # the first double laid; -1
        ("first", np.int8),  # who opened the first round
        ("opening", np.int8),  # the first tile of the match; -1 before it
        ("winners", np.int8),  # sides as bits; 0 until the match is over
        ("taken", np.int8),  # how many tiles at the head of the pile are out of the stock
        ("pile", np.int8, 28),
        ("places", np.uint8, SLOTS),
        ("seats", np.int8),
        ("hand_size", np.int8),
        ("spinners", np.int8),  # index into SPINNERS
        ("block_tie", np.int8),  # index into BLOCK_TIES
        ("scoring", np.int8),  # 1 for fives, 2 for threes, 3 for both
        ("pairs", np.bool_),
        ("draws", np.bool_),
        ("keeps_turn", np.bool_),
        ("all_partners_out", np.bool_),
        ("hand_out", np.bool_),
        ("settles", np.bool_),
        ("winner_opens", np.bool_),
        ("exact", np.bool_),
    ],
    align=True,
)
PLAYED = frozenset({"seats", "target", "hand_sizes", "exact", "hand_out", "block_tie", "four_individual"})
"""The options that the kernel knows; all others must have their defaults."""


def start(rules: DominoRules, first: int | None = None) -> NDArray[np.void]:
    """The state before the first action, as an array of one. ``first``: the seat that opens, instead of a lot.

    Raises:
        RulesError: ``rules/unsupported``, options that the kernel does not know.
    """
    refuse_others(rules, PLAYED)
    states = np.zeros(1, STATE)
    state = states[0]
    for name in ("seats", "target", "hand_size", "pairs", "draws", "keeps_turn", "all_partners_out", "hand_out"):
        state[name] = getattr(rules, name)
    for name in ("settles", "winner_opens", "exact"):
        state[name] = getattr(rules, name)
    state["spinners"] = SPINNERS.index(rules.spinners)
    state["block_tie"] = BLOCK_TIES.index(rules.block_tie)
    state["scoring"] = rules.fives + 2 * rules.threes
    state["pile"] = np.arange(len(TILES))
    state["drawn"] = state["spinner"] = state["opening"] = -1
    state["opener"] = state["first"] = -1 if first is None else first
    state["phase"] = LOT if first is None else DEAL
    return states
