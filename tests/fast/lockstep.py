"""A match played by the compiled kernel and by the readable rules at once, compared after every action."""

from random import Random
from typing import Any

import numpy as np

from sixtyone.catalogue import GAMES, find_game
from sixtyone.errors import RulesError
from sixtyone.fast import actions, cribbage, cribbage_record, domino_record, dominoes
from sixtyone.game import CHANCE, Rules, State

# Every variant of the catalogue with every number of seats that it takes; giveaway is a value of its own.
VARIETIES: list[tuple[str, str, dict[str, Any]]] = []
for _game in GAMES:
    for _variant in _game.variants:
        for _seats in (2, 3, 4):
            try:
                _game.rules(_variant, seats=_seats)
            except RulesError:
                continue
            VARIETIES.append((_game.name, _variant, {"seats": _seats}))
VARIETIES += [(*variety[:2], {**variety[2], "giveaway": True}) for variety in VARIETIES if variety[0] == "cribbage"]
# Options that the domino kernel takes beside.
OPTIONS: list[tuple[str, str, dict[str, Any]]] = [
    ("fives-and-threes", "individual", {"seats": 4, "four_individual": True}),
    ("fives-and-threes", "pairs", {"exact": False, "hand_out": False}),
    ("fives-and-threes", "individual", {"hand_sizes": 9}),
    ("horse-race", "pairs", {"exact": True, "hand_out": True}),
    ("horse-race", "individual", {"seats": 3, "block_tie": "split", "hand_sizes": 9}),
    ("horse-race", "individual", {"seats": 4, "block_tie": "none", "hand_sizes": 7}),
    ("all-fives", "individual", {"seats": 2, "block_tie": "full_each"}),
]


def targets(rules: Rules) -> list[int]:
    """Its own, and others: won at once, in the first deal, late."""
    return [rules.target, 1, 15, 31, 2 * rules.target - 1]


def words(name: str, variant: str, options: dict[str, Any]) -> str:
    """A name for a variety in a list of tests."""
    return " ".join([name, variant, *(f"{key}={value}" for key, value in options.items())])


class Pair:
    """The two sides of one match."""

    def __init__(self, rules: Rules, seed: int, first: int | None = None) -> None:
        self.state: State = find_game(rules.game).new(rules, first)
        self.random = Random(seed)
        self.is_cribbage = rules.game == "cribbage"
        self.kernel: Any = cribbage if self.is_cribbage else dominoes
        start = (cribbage_record if self.is_cribbage else domino_record).start(rules, first)
        self.states = start.copy()
        self.kernel.reset_at(self.states, 0, start, seed, 0)
        self.numbers = np.zeros(domino_record.MOST_ACTIONS, np.int64)
        self.actions = 0
        self.raw = 0  # of the pegged points, told apart

    @property
    def facts(self) -> tuple[Any, ...]:
        """What the record says."""
        read = actions.cribbage_facts_of if self.is_cribbage else actions.domino_facts_of
        return read(self.states[0])

    def legal(self, seat: int) -> dict[str, int]:
        """The legal actions of the record as text, with their numbers."""
        if self.is_cribbage:
            mask = int(cribbage.legal_at(self.states, 0, seat))
            numbers = [number for number in range(64) if mask >> number & 1]
            return {str(actions.cribbage_action(self.states[0], seat, number)): number for number in numbers}
        count = dominoes.legal_at(self.states, 0, seat, self.numbers)
        numbers = list(map(int, self.numbers[:count]))
        return {str(actions.domino_action(self.states[0], seat, number)): number for number in numbers}

    def by_chance(self) -> None:
        """The kernel samples, the readable rules follow."""
        before = self.states[0].copy()
        self.kernel.chance_at(self.states, 0)
        done = actions.cribbage_chance_done if self.is_cribbage else actions.domino_chance_done
        self.state, _ = self.state.apply(done(before, self.states[0]))

    def by_a_seat(self) -> None:
        """Any seat that is to act does anything that it may."""
        seat = self.random.choice(self.state.actors)
        readable = self.state.legal_actions(seat)
        compiled = self.legal(seat)
        assert sorted(map(str, readable)) == sorted(compiled)
        action = self.random.choice(readable)
        self.kernel.step_at(self.states, 0, seat, compiled[str(action)])
        self.state, _ = self.state.apply(action)

    def one_action(self) -> None:
        """One action on both sides, and nothing differs."""
        if self.state.actors == (CHANCE,):
            self.by_chance()
        else:
            self.by_a_seat()
        self.actions += 1
        assert actions.facts(self.state) == self.facts

    def play(self) -> None:
        """To the end."""
        assert actions.facts(self.state) == self.facts
        while self.state.actors:
            self.one_action()
        record = self.states[0]
        assert int(record["actions"]) == self.actions
        assert record["pegged"].sum(axis=1).tolist() == record["scores"].tolist()
