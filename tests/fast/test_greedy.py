"""The compiled greedy policy chooses what the bot of that name chooses, in every variety."""

from random import Random
from typing import Any

import numpy as np
import pytest

from sixtyone.bots import greedy_cribbage, greedy_dominoes
from sixtyone.catalogue import find_variant
from sixtyone.fast import actions, domino_record
from sixtyone.fast.greedy import greedy_cribbage_at, greedy_dominoes_at
from sixtyone.game import CHANCE, Rules
from tests.fast.lockstep import OPTIONS, VARIETIES, Pair, words

MATCHES = 4


class Watched(Pair):
    """A match in which both policies are asked before every action."""

    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__(rules, seed)
        self.rules = rules
        self.best = np.zeros(domino_record.MOST_ACTIONS, np.int64)
        self.choices: Random = Random(seed)

    def ask(self) -> None:
        """Both, of the seat that the record names."""
        seat = int(self.states["turn"][0])
        view = self.state.view(seat)
        bot: Any = greedy_cribbage if self.is_cribbage else greedy_dominoes
        wanted = bot.best(view, self.rules) if len(view.legal) > 1 else list(view.legal)
        ask = greedy_cribbage_at if self.is_cribbage else greedy_dominoes_at
        read = actions.cribbage_action if self.is_cribbage else actions.domino_action
        count = ask(self.states, 0, seat, self.best)
        chosen = [str(read(self.states[0], seat, int(number))) for number in self.best[:count]]
        assert sorted(chosen) == sorted(wanted)


@pytest.mark.parametrize(
    ("game", "variant", "options"), VARIETIES + OPTIONS, ids=[words(*v) for v in VARIETIES + OPTIONS]
)
def test_both_choose_alike(game: str, variant: str, options: dict[str, Any]) -> None:
    rules = find_variant(game, variant, **options)
    for seed in range(MATCHES):
        match = Watched(find_variant(game, variant, **options, target=min(rules.target, 61)), seed)
        while match.state.actors:
            if match.state.actors != (CHANCE,):
                match.ask()
            match.one_action()
