"""Random cribbage matches of two players by the packages on PyPI that play whole matches without a person.

What they print and write to files is thrown away, so that only the playing is measured. Neither plays quite right:
`cribbage` pegs nothing but 31 in the play, `pycribbage` sees no run in 3-4-5-3.
"""

from __future__ import annotations

import importlib
from contextlib import redirect_stdout
from io import StringIO
from random import seed
from typing import Any

from bench.worker import Work


class Nowhere(StringIO):
    """A stream that keeps nothing."""

    def write(self, text: str) -> int:
        """Throw the text away."""
        return len(text)


def cribbage() -> Work:
    """The package `cribbage`, with its random players."""
    players = importlib.import_module("cribbage.players")
    game_type = importlib.import_module("cribbage.game").Game
    seed(61)

    def batch() -> int:
        game = game_type(players.RandomPlayer("A"), players.RandomPlayer("B"))
        try:
            game.run()
        except players.WinGame:
            return 1
        raise AssertionError("a match of `cribbage` ends by an exception")

    def quietly() -> int:
        with redirect_stdout(Nowhere()):
            return batch()

    return Work(quietly)


def pycribbage() -> Work:
    """The package `pycribbage`, with its random players; its log and its file of the state are left out."""
    discards = importlib.import_module("pycribbage.discard_methods")
    plays = importlib.import_module("pycribbage.the_play_methods")
    player = importlib.import_module("pycribbage.player").Player
    game_type: Any = importlib.import_module("pycribbage.cribbage_game").CribbageGame
    seed(61)

    def nothing(*_: object) -> None:
        """In place of writing to files."""

    silenced = dict.fromkeys(("create_log_file", "close_log_file", "logger", "save_state"), nothing)
    quiet_game = type("QuietGame", (game_type,), silenced)

    def batch() -> int:
        pair = [player(name, discards.RandomDiscard(), plays.RandomThePlay()) for name in "AB"]
        quiet_game(pair, batch_mode=True).play_game()
        return 1

    return Work(batch)
