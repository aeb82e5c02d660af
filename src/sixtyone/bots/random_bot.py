"""Plays anything that is legal."""

from __future__ import annotations

from sixtyone.game import Rng, Rules, View
from sixtyone.games.cribbage.view import CribbageView


class RandomBot:
    """Every legal action is equally likely; a count is said as by somebody who counts badly, from 0 to 12."""

    name = "random"

    def __init__(self, rules: Rules, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View) -> str:
        """See ``Bot.choose``."""
        legal = view.legal
        if isinstance(view, CribbageView) and view.phase in ("count", "answer"):
            legal = legal[:13]  # a count of 99 would be legal and silly
        return legal[self._rng.below(len(legal))]
