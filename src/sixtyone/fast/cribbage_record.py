"""A cribbage match as one NumPy record, the rules it is played by among its fields.

A set of cards is an integer with bit i for ``PACK[i]``.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sixtyone.fast.varieties import refuse_others
from sixtyone.games.cribbage.rules import CribbageRules

PHASES = ("cut", "deal", "discard", "starter", "play", "over")
"""By number, as the readable state calls them."""
CUT, DEAL, DISCARD, STARTER, PLAY, OVER = range(len(PHASES))
GO = 52
PEGGED = ("start", "play", "hand", "crib")
"""How points are told apart in ``pegged``: before the play (heels, three for last), in it, and in the two parts of
the show."""
START, IN_PLAY, HAND, CRIB = range(4)

STATE = np.dtype(
    [
        ("rng", np.uint64),
        ("hands", np.int64, 4),  # what each seat still holds
        ("held", np.int64),  # all of these together
        ("kept", np.int64, 4),  # the whole hand after the discard
        ("crib", np.int64),
        ("series", np.int64),  # the ranks since the count was cleared, four bits each, the last one lowest
        ("actions", np.int32),  # how many actions there were, those of chance included
        ("scores", np.int16, 4),  # of each side
        ("pegged", np.int16, (4, 4)),  # of each side, by PEGGED
        ("target", np.int16),
        ("deals", np.int16),
        ("phase", np.int8),
        ("turn", np.int8),  # in the discard the lowest seat that has still to lay away
        ("dealer", np.int8),
        ("count", np.int8),
        ("holding", np.int8),  # in the play the seats that hold cards, as bits
        ("going", np.int8),  # of these the seats that have not said go in this series
        ("cutting", np.int8),  # the seats that cut for the deal, as bits
        ("waiting", np.int8),  # the seats that have still to lay away, as bits
        ("starter", np.int8),
        ("first", np.int8),  # the dealer of the first deal
        ("opening", np.int8),  # the card that led the first play; -1 before it
        ("winners", np.int8),  # sides as bits; 0 until the match is over
        ("cut", np.int8, 4),  # what each seat cut last
        ("taken", np.int8),  # how many cards at the head of the pack are out of it
        ("pack", np.int8, 52),
        ("seats", np.int8),
        ("dealt", np.int8),
        ("discards", np.int8),
        ("from_pack", np.int8),
        ("kept_size", np.int8),
        ("crib_size", np.int8),
        ("pairs", np.bool_),
        ("one_series", np.bool_),
        ("three_for_last", np.bool_),  # at the first deal
        ("giveaway", np.bool_),
    ],
    align=True,
)

PLAYED = frozenset({"seats", "target", "giveaway"})
"""The options that the kernel knows; all others must have their defaults."""


def start(rules: CribbageRules, first: int | None = None) -> NDArray[np.void]:
    """The state before the first action, as an array of one. ``first``: the seat that deals, instead of a cut.

    Raises:
        RulesError: ``rules/unsupported``, options that the kernel does not know.
    """
    refuse_others(rules, PLAYED)
    states = np.zeros(1, STATE)
    state = states[0]
    for name in ("seats", "target", "dealt", "discards", "from_pack", "pairs", "one_series", "giveaway"):
        state[name] = getattr(rules, name)
    state["kept_size"], state["crib_size"] = rules.kept, rules.crib_size
    state["three_for_last"] = rules.gives_three_for_last(1)
    state["pack"] = np.arange(52)
    state["opening"] = -1
    if first is None:
        state["dealer"] = state["first"] = -1
        state["cutting"] = (1 << rules.seats) - 1
    else:
        state["dealer"] = state["first"] = first
        state["phase"] = DEAL
    return states
