"""Sixty-One: Horse Race, Fives and Threes, and Cribbage, as exact rules, records and a referee.

>>> import sixtyone
>>> sixtyone.find_game("cribbage").rules("five-card").target
61

The names load their modules when they are first used, so that the import itself costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sixtyone.catalogue import GAMES, find_game, find_variant
    from sixtyone.errors import (
        FairError,
        IllegalAction,
        ParseError,
        RecordError,
        RefereeError,
        RulesError,
        SixtyOneError,
        TableError,
    )
    from sixtyone.game import CHANCE, Action, Event, Game, Outcome, Rules, State, View
    from sixtyone.record import Record, replay
    from sixtyone.score import Score, ScoreKind
    from sixtyone.table import Table

__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "Event",
    "FairError",
    "Game",
    "IllegalAction",
    "Outcome",
    "ParseError",
    "Record",
    "RecordError",
    "RefereeError",
    "Rules",
    "RulesError",
    "Score",
    "ScoreKind",
    "SixtyOneError",
    "State",
    "Table",
    "TableError",
    "View",
    "find_game",
    "find_variant",
    "replay",
]

_HOMES = {
    "catalogue": ("GAMES", "find_game", "find_variant"),
    "game": ("CHANCE", "Action", "Event", "Game", "Outcome", "Rules", "State", "View"),
    "record": ("Record", "replay"),
    "score": ("Score", "ScoreKind"),
    "table": ("Table",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'sixtyone' has no attribute {name!r}")
    value = getattr(import_module(f"sixtyone.{_HOME_OF.get(name, 'errors')}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
