"""OpenSpiel's cribbage, driven from Python: random matches of two players, from the first card to the end.

Three loops. `cribbage` is the cheapest correct one: `legal_actions` also lists the outcomes of a chance node, which are
equally likely in this game, and is empty at the end, so one call a step is enough. `cribbage_by_outcomes` asks what
kind of node it is and for the outcomes of chance, as most programs do. `cribbage_by_example` is the loop of OpenSpiel's
own `example.py`, less its printing: the same, and chance is sampled by NumPy.
"""

from __future__ import annotations

import importlib
from random import Random

from bench.worker import Work

GAME = "cribbage(players=2)"
MATCHES = 10


def cribbage() -> Work:
    """The cheapest correct loop."""
    game = importlib.import_module("pyspiel").load_game(GAME)
    random = Random(61).random

    def match() -> None:
        state = game.new_initial_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        while actions := legal_actions():
            apply_action(actions[int(random() * len(actions))])
        assert state.is_terminal()

    def batch() -> int:
        for _ in range(MATCHES):
            match()
        return MATCHES

    return Work(batch)


def cribbage_by_outcomes() -> Work:
    """The usual loop."""
    game = importlib.import_module("pyspiel").load_game(GAME)
    choice = Random(61).choice

    def match() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action, _ = choice(state.chance_outcomes())
            else:
                action = choice(state.legal_actions())
            state.apply_action(action)

    def batch() -> int:
        for _ in range(MATCHES):
            match()
        return MATCHES

    return Work(batch)


def cribbage_by_example() -> Work:
    """The loop of its documentation."""
    pyspiel = importlib.import_module("pyspiel")
    numpy_random = importlib.import_module("numpy.random")
    game = pyspiel.load_game(GAME)
    numpy_random.seed(61)
    choice = Random(61).choice

    def match() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(numpy_random.choice(actions, p=chances))
            else:
                state.apply_action(choice(state.legal_actions(state.current_player())))

    def batch() -> int:
        for _ in range(MATCHES):
            match()
        return MATCHES

    return Work(batch)
