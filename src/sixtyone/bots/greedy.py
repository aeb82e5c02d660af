"""Takes the most points now, and settles ties by one simple rule.

* Dominoes: of the placements that earn most, the one that sheds the most pips.
* Cribbage, laying away: the cards that keep the best hand on average over every starter, with what lies in the crib
  added, or taken away where the crib is another side's.
* The play: the card that earns most; of equals one that does not bring the count to 5 or 21, which ten cards answer,
  and then the highest.
* Counting: what is there. Muggins: what was missed, as the open cards tell it.
* At giveaway all of it the other way round.
"""

from __future__ import annotations

from sixtyone.bots import greedy_cribbage, greedy_dominoes
from sixtyone.game import Rng, Rules, View
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.cribbage.view import CribbageView
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.games.dominoes.state import DominoView


class GreedyBot:
    """The most points now; between choices that are alike in everything it looks at, chance decides."""

    name = "greedy"

    def __init__(self, rules: Rules, rng: Rng) -> None:
        self._rules = rules
        self._rng = rng

    def choose(self, view: View) -> str:
        """See ``Bot.choose``."""
        if len(view.legal) == 1:
            return view.legal[0]
        best = self._best(view)
        return best[self._rng.below(len(best))] if len(best) > 1 else best[0]

    def _best(self, view: View) -> list[str]:
        if isinstance(view, CribbageView) and isinstance(self._rules, CribbageRules):
            return greedy_cribbage.best(view, self._rules)
        assert isinstance(view, DominoView)
        assert isinstance(self._rules, DominoRules)
        return greedy_dominoes.best(view, self._rules)
