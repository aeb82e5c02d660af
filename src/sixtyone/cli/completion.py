"""What the shell offers at the tab key: games, variants, options, seats, languages, speeds."""

from __future__ import annotations

from collections.abc import Iterable

import typer

SPEEDS = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}
"""Seconds between the actions of bots."""


def games(incomplete: str) -> list[str]:
    """The games of the catalogue."""
    from sixtyone.catalogue import GAMES

    return _beginning([game.name for game in GAMES], incomplete)


def variants(context: typer.Context, incomplete: str) -> list[str]:
    """The variants of the game that stands in the line already, or of all games."""
    from sixtyone.catalogue import GAMES

    named = context.params.get("game")
    found = [variant for game in GAMES if named in (None, game.name) for variant in game.variants]
    return _beginning(dict.fromkeys(found), incomplete)


def rule_options(context: typer.Context, incomplete: str) -> list[str]:
    """The options of the rules, each with an equals sign to go on after."""
    from sixtyone.catalogue import GAMES

    named = context.params.get("game")
    found = [option.name + "=" for game in GAMES if named in (None, game.name) for option in game.options()]
    return _beginning(dict.fromkeys(found), incomplete)


def seats(incomplete: str) -> list[str]:
    """The seat being typed, after the ones before it."""
    from sixtyone.bots.bot import BOTS

    done, comma, last = incomplete.rpartition(",")
    return [done + comma + seat for seat in _beginning(["you", *BOTS], last)]


def languages(incomplete: str) -> list[str]:
    """The languages that there are."""
    from sixtyone.words.catalogue import LANGUAGES

    return _beginning(LANGUAGES, incomplete)


def speeds(incomplete: str) -> list[str]:
    """The speeds of the bots."""
    return _beginning(SPEEDS, incomplete)


def _beginning(words: Iterable[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]
