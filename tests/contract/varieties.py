"""Every variety that the contract is tested in: each game, variant and number of seats, plain and with the options that
change how a match goes.

The plain ones come from the catalogue itself, so that a new game or variant is tested without another line here. Of the
games after the three of the mission, which share the machine, only two seats are played with options.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sixtyone.catalogue import GAMES
from sixtyone.errors import RulesError
from sixtyone.game import Game, Rules
from sixtyone.games.cribbage.rules import CribbageRules


@dataclass(frozen=True)
class Variety:
    """A game under certain rules; ``plain`` where no option but the number of seats is set."""

    game: Game
    rules: Rules
    plain: bool

    def __str__(self) -> str:
        options = {name: value for name, value in self.rules.options().items() if name != "seats"}
        said = " ".join(f"{name}={value}" for name, value in options.items())
        return f"{self.game.name} {self.rules.variant} {self.rules.seats} {said}".rstrip().replace("'", "")


CRIBBAGE_OPTIONS: tuple[dict[str, Any], ...] = (
    {"giveaway": True},
    {"giveaway": True, "giveaway_winner": "lowest", "target": 31},
    {"counting": "manual"},
    {"counting": "muggins"},
    {"counting": "muggins", "overclaim": "excess", "muggins_heels": False, "target": 45},
    {"counting": "muggins", "overclaim": "two", "muggins_scope": "show", "muggins_empty": "penalty", "target": 45},
    {"counting": "manual", "starter_cut": "player", "target": 31},
    {"starter_cut": "player"},
    {"go_rule": "bicycle"},
    {"go_lead": "first_go"},
    {"go_rule": "bicycle", "go_lead": "first_go", "target": 61},
    {"discards_face_up": True, "target": 61},
    {"cut_tie": "pip", "max_play_run": 3, "flush_any4": True, "target": 61},
    {"target": 1},
    {"target": 5},
)
FIVE_CARD_OPTIONS: tuple[dict[str, Any], ...] = (
    {"three_for_last": "every_deal"},
    {"three_for_last": "every_deal", "counting": "muggins", "target": 31},
    {"three_for_last": "off", "five_card_flush": "min4"},
)
SEVEN_CARD_OPTIONS: tuple[dict[str, Any], ...] = ({"seven_crib_flush": "five", "target": 181},)
DOMINO_OPTIONS: tuple[dict[str, Any], ...] = (
    {"exact": True},
    {"exact": False, "hand_out": False},
    {"hand_out": True, "target": 31},
    {"hand_sizes": 3, "target": 21},
    {"hand_sizes": {"2": 12, "3": 9, "4": 7}},  # next to no stock, or none
    {"target": 1},
    {"target": 10, "exact": True},
    {"optional_continuation": True},
    {"block_tie": "full_each", "target": 31},
    {"block_tie": "split", "target": 31},
    {"block_tie": "none", "target": 31},
    {"four_individual": True, "seats": 4},
)


def _plain(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    for variant in game.variants:
        for seats in (2, 3, 4):
            try:
                game.rules(variant, seats=seats)
            except RulesError:
                continue
            yield variant, {"seats": seats}


def _with_options(game: Game, variant: str, seats: dict[str, Any]) -> Iterator[dict[str, Any]]:
    known = {option.name for option in game.options()}
    options = DOMINO_OPTIONS if game in GAMES[:3] or seats["seats"] == 2 else ()
    if isinstance(game.rules(variant), CribbageRules):
        extra = {"five-card": FIVE_CARD_OPTIONS, "seven-card": SEVEN_CARD_OPTIONS}.get(variant, ())
        options = CRIBBAGE_OPTIONS + extra
    for chosen in options:
        if not set(chosen) <= known or ("four_individual" in chosen and (variant == "pairs" or seats["seats"] != 2)):
            continue
        yield {**seats, **chosen}


def _varieties() -> Iterator[Variety]:
    for game in GAMES:
        for variant, seats in _plain(game):
            yield Variety(game, game.rules(variant, **seats), plain=True)
            seen = {game.rules(variant, **seats)}
            for options in _with_options(game, variant, seats):
                rules = game.rules(variant, **options)
                if rules not in seen:
                    seen.add(rules)
                    yield Variety(game, rules, plain=False)


VARIETIES = tuple(_varieties())
PLAIN = tuple(variety for variety in VARIETIES if variety.plain)
