"""``sixtyone games``: what can be played, and by which rules."""

from __future__ import annotations

import json
from typing import Any

from sixtyone.catalogue import GAMES, find_game
from sixtyone.cli.ending import DONE
from sixtyone.cli.speaking import survive_any_text, words_for
from sixtyone.errors import RulesError
from sixtyone.game import Game
from sixtyone.words.catalogue import Words
from sixtyone.words.options import takes

MOST_SEATS = 4


def list_games(name: str | None, as_json: bool, language: str | None) -> int:
    """Print all games in short, or one with all its options."""
    words = words_for(language)
    survive_any_text()
    chosen = GAMES if name is None else (find_game(game_name(name)),)
    if as_json:
        data = [game_json(game, words) for game in chosen]
        print(json.dumps(data if name is None else data[0], ensure_ascii=False, indent=1))
    elif name is None:
        _print_all(words)
    else:
        _print_one(chosen[0], words)
    return DONE


def game_name(text: str) -> str:
    """A game's name as the catalogue has it: ``Horse Race`` is horse-race.

    >>> game_name("Fives and Threes")
    'fives-and-threes'
    """
    return text.strip().lower().replace(" ", "-").replace("_", "-")


def seats_of(game: Game, variant: str) -> list[int]:
    """The numbers of seats that a variant may be played by."""
    allowed = []
    for seats in range(2, MOST_SEATS + 1):
        try:
            game.rules(variant, seats=seats)
        except RulesError:
            continue
        allowed.append(seats)
    return allowed


def game_json(game: Game, words: Words) -> dict[str, Any]:
    """A game as JSON: variants with seats and targets, options with defaults and meanings."""
    return {
        "name": game.name,
        "title": words.say(f"game-{game.name}"),
        "about": words.say(f"game-about-{game.name}"),
        "variants": [
            {
                "name": variant,
                "about": words.say(f"variant-{variant}"),
                "seats": seats_of(game, variant),
                "target": game.rules(variant).target,
            }
            for variant in game.variants
        ],
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "takes": takes(words, option.takes),
                "meaning": words.say(f"option-{option.name}"),
            }
            for option in game.options()
        ],
    }


def _print_all(words: Words) -> None:
    width = max(len(game.name) for game in GAMES)
    for game in GAMES:
        print(f"{game.name:{width}}  {words.say(f'game-about-{game.name}')}")
        print(f"{'':{width}}  {', '.join(game.variants)}")
    print()
    print(words.say("cli-games-more"))


def _print_one(game: Game, words: Words) -> None:
    print(words.say(f"game-{game.name}"))
    print(words.say(f"game-about-{game.name}"))
    print()
    print(words.say("cli-games-variants"))
    for variant in game.variants:
        seats = seats_of(game, variant)
        least = "same" if len(seats) == 1 else seats[0]
        told = words.say("cli-games-seats", least=least, most=seats[-1])
        about = words.say(f"variant-{variant}")
        target = game.rules(variant).target
        print(f"  {variant:14}" + words.say("cli-games-variant", about=about, seats=told, target=target))
    print()
    print(words.say("cli-games-options"))
    for option in game.options():
        default = json.dumps(option.default, ensure_ascii=False).strip('"')
        meaning = words.say(f"option-{option.name}")
        print(f"  {option.name}")
        print(
            "      " + words.say("cli-games-option", meaning=meaning, takes=takes(words, option.takes), default=default)
        )
