"""Random matches of two players by the readable rules: every legal action equally likely, chance sampled."""

from __future__ import annotations

from random import Random

from bench.worker import Work
from sixtyone.catalogue import find_game
from sixtyone.game import CHANCE


class Dice:
    """The source of chance: as little as ``State.chance`` asks for."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``; near enough uniform for the small ``n`` of a pack or a hand."""
        return int(self._random() * n)


def matches(game_name: str, variant: str) -> Work:
    """One match after another, of a variant with its default rules."""
    game = find_game(game_name)
    rules = game.rules(variant)
    dice = Dice(61)
    below = dice.below

    def batch() -> int:
        state = game.new(rules)
        while actors := state.actors:
            seat = actors[0]
            if seat == CHANCE:
                action = state.chance(dice)
            else:
                actions = state.legal_actions(seat)
                action = actions[below(len(actions))]
            state, _ = state.apply(action)
        assert state.outcome is not None
        return 1

    return Work(batch)


def cribbage() -> Work:
    """Six-card cribbage to 121."""
    return matches("cribbage", "six-card")


def horse_race() -> Work:
    """Horse Race, each player alone."""
    return matches("horse-race", "individual")


def fives_and_threes() -> Work:
    """Fives and Threes, each player alone."""
    return matches("fives-and-threes", "individual")
