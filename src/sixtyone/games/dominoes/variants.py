"""The domino games of the catalogue, each a value: Horse Race, Fives and Threes, and three more of the Fives family.

Sources: Horse Race and Fives and Threes by their texts (RULES.md 1 and 2). All Fives as Pagat describes it: the first
double is the only spinner, a drawn tile that fits is laid at once, who went out opens the next round, a tie in a block
pays nobody, or with three players a share of the third hand. Muggins is All Fives without a spinner, Five-Up is Horse
Race with five tiles and no kept turn (RULES.md 7).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from sixtyone.errors import RulesError
from sixtyone.games.dominoes.rules import BLOCK_TIES, DominoRules
from sixtyone.options import Option, choice, flag, is_whole, pick_variant, read, whole

VARIANTS = ("individual", "pairs")


@dataclass(frozen=True)
class DominoVariant:
    """A domino game: what sets it apart from the others, before options."""

    name: str
    title: str
    hand_sizes: tuple[int, int, int]  # for two, three and four seats
    individual_seats: tuple[int, ...]  # how many may play each for himself
    rules: DominoRules


_HORSE_RACE = DominoRules(
    game="horse-race",
    variant="individual",
    seats=2,
    target=61,
    hand_size=7,
    spinners="all",
    fives=True,
    threes=False,
    draws=True,
    keeps_turn=True,
    optional_continuation=False,
    all_partners_out=False,
    hand_out=False,
    settles=True,
    block_tie="full_each",
    winner_opens=True,
    exact=False,
    passing="pass",
    shows_raw=True,
)
_FIVES_AND_THREES = replace(
    _HORSE_RACE,
    game="fives-and-threes",
    spinners="none",
    threes=True,
    draws=False,
    keeps_turn=False,
    all_partners_out=True,
    hand_out=True,
    settles=False,
    winner_opens=False,
    exact=True,
    passing="knock",
    shows_raw=False,
)
_ALL_FIVES = replace(
    _HORSE_RACE, game="all-fives", spinners="first", keeps_turn=False, block_tie="none", shows_raw=False
)

HORSE_RACE = DominoVariant("horse-race", "Horse Race", (7, 6, 5), (2, 3, 4), _HORSE_RACE)
FIVES_AND_THREES = DominoVariant("fives-and-threes", "Fives and Threes", (7, 5, 5), (2, 3), _FIVES_AND_THREES)
ALL_FIVES = DominoVariant("all-fives", "All Fives", (9, 7, 5), (2, 3, 4), _ALL_FIVES)
MUGGINS = DominoVariant(
    "muggins", "Muggins", (9, 7, 5), (2, 3, 4), replace(_ALL_FIVES, game="muggins", spinners="none")
)
FIVE_UP = DominoVariant(
    "five-up", "Five-Up", (5, 5, 5), (2, 3, 4), replace(_HORSE_RACE, game="five-up", keeps_turn=False, shows_raw=False)
)


def options_of(game: DominoVariant) -> list[Option]:
    """The options of a domino game, with their defaults."""
    rules = game.rules
    options = [
        whole("seats", 2, 2, 4, "how many play; 4 in pairs"),
        whole("target", rules.target, 1, 1000, "points that win, as pegged"),
        Option(
            "hand_sizes",
            None,
            "tiles dealt, or an object of them by number of seats",
            "tiles dealt",
            _hand_sizes,
            span=(1, 14),
        ),
        flag("exact", rules.exact, "an award that would pass the target is refused"),
        flag("hand_out", rules.hand_out, "one point for the tile that ends the round by going out"),
    ]
    if rules.settles:
        default_first = (rules.block_tie, *(tie for tie in BLOCK_TIES if tie != rules.block_tie))
        options.append(choice("block_tie", default_first, "who is paid when sides tie in a blocked round"))
    if rules.keeps_turn:
        options.append(flag("optional_continuation", False, "a kept turn may be ended by stop"))
    if 4 not in game.individual_seats:
        options.append(flag("four_individual", False, "four may play each for himself"))
    return options


def usual(game: DominoVariant, variant: str, seats: int) -> dict[str, Any]:
    """See ``Game.usual``."""
    found = {one.name: one.default for one in options_of(game) if one.name not in ("seats", "four_individual")}
    found["hand_sizes"] = game.hand_sizes[seats - 2]
    if "block_tie" in found and game.rules.block_tie == "none" and seats == 3 and variant == "individual":
        found["block_tie"] = "split"  # All Fives: with three players a tie in a block shares the third hand
    return found


def make_rules(game: DominoVariant, variant: str | None, given: Mapping[str, Any]) -> DominoRules:
    """The rules of a variant with options set.

    Raises:
        RulesError: see ``Game.rules``.
    """
    variant = pick_variant(variant, VARIANTS, game.name)
    chosen = read(given, options_of(game), game.name)
    if variant == "pairs":
        if given.get("seats", 4) != 4:
            raise RulesError("rules/seats", f"pairs is played by 4 seats, not {chosen['seats']}", expected=[4])
        chosen["seats"] = 4
    allowed = game.individual_seats + ((4,) if chosen.get("four_individual") else ())
    seats = chosen["seats"]
    if variant == "individual" and seats not in allowed:
        raise RulesError(
            "rules/seats",
            f"{game.name} individual is played by {', '.join(map(str, allowed))} seats, not {seats}",
            expected=list(allowed),
        )
    defaults = {"seats": 4 if variant == "pairs" else 2, "four_individual": False, **usual(game, variant, seats)}
    hand = _hand_for(seats, chosen["hand_sizes"], defaults["hand_sizes"])
    block_tie = given.get("block_tie", defaults.get("block_tie", game.rules.block_tie))
    values = {**chosen, "block_tie": block_tie, "hand_sizes": hand}
    return replace(
        game.rules,
        variant=variant,
        seats=seats,
        target=chosen["target"],
        hand_size=hand,
        exact=chosen["exact"],
        hand_out=chosen["hand_out"],
        block_tie=block_tie,
        optional_continuation=chosen.get("optional_continuation", False),
        all_partners_out=game.rules.all_partners_out and variant == "pairs",
        stated=tuple((name, values[name]) for name in chosen if values[name] != defaults[name]),
    )


def _hand_sizes(value: Any) -> Any:
    if is_whole(value):
        value = {"2": value, "3": value, "4": value}
    sizes = {str(seats): size for seats, size in value.items()}
    if not all(seats in ("2", "3", "4") and is_whole(size) and size >= 1 for seats, size in sizes.items()):
        raise ValueError
    return {int(seats): size for seats, size in sizes.items()}


def _hand_for(seats: int, sizes: dict[int, int] | None, usual: int) -> int:
    hand = (sizes or {}).get(seats, usual)
    if hand * seats > 28:
        raise RulesError(
            "rules/bad-value",
            f"{seats} hands of {hand} tiles are more than the 28 of the set",
            option="hand_sizes",
            expected=f"a whole number from 1 to {28 // seats}",
            got=hand,
        )
    return hand
