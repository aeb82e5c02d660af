"""The games that there are: one explicit list, the three of the mission first.

>>> find_game("cribbage").variants[0]
'six-card'
>>> find_game("cribage")
Traceback (most recent call last):
    ...
sixtyone.errors.RulesError: there is no game 'cribage'; did you mean cribbage? The games are horse-race, \
fives-and-threes, cribbage, all-fives, muggins, five-up
"""

from __future__ import annotations

from typing import Any

from sixtyone.errors import RulesError, quoted
from sixtyone.game import Game, Rules
from sixtyone.games.cribbage.state import CribbageGame
from sixtyone.games.dominoes.state import DominoGame
from sixtyone.games.dominoes.variants import ALL_FIVES, FIVE_UP, FIVES_AND_THREES, HORSE_RACE, MUGGINS
from sixtyone.options import suggestion

GAMES: tuple[Game, ...] = (
    DominoGame(HORSE_RACE),
    DominoGame(FIVES_AND_THREES),
    CribbageGame(),
    DominoGame(ALL_FIVES),
    DominoGame(MUGGINS),
    DominoGame(FIVE_UP),
)
_BY_NAME = {game.name: game for game in GAMES}


def find_game(name: str) -> Game:
    """The game of that name.

    Raises:
        RulesError: ``rules/unknown-game``, with a suggestion.
    """
    if name not in _BY_NAME:
        raise RulesError(
            "rules/unknown-game",
            f"there is no game {quoted(name)}{suggestion(name, _BY_NAME)}The games are {', '.join(_BY_NAME)}",
            game=str(name)[:80],
            expected=list(_BY_NAME),
        )
    return _BY_NAME[name]


def find_variant(game: str, variant: str | None = None, /, **options: Any) -> Rules:
    """The rules of a variant of a game, with options set; see ``Game.rules``.

    >>> find_variant("cribbage", "seven-card").target
    151
    """
    return find_game(game).rules(variant, **options)
