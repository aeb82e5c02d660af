"""The varieties of cribbage, each a value: what is dealt, to how many, and to how many points.

Sources: the Czech cribbage text, with the readings of RULES.md 3.1 and section 5. Giveaway and muggins are options of
any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from sixtyone.errors import RulesError
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.options import Option, choice, flag, only_where, pick_variant, read, whole

SIX_CARD = CribbageRules("six-card", seats=2, target=121, dealt=6, discards=2)
FIVE_CARD = CribbageRules("five-card", seats=2, target=61, dealt=5, discards=2, one_series=True)
SEVEN_CARD = CribbageRules("seven-card", seats=2, target=151, dealt=7, discards=2, from_pack=1)
THREE_PLAYER = CribbageRules("three-player", seats=3, target=121, dealt=5, discards=1, from_pack=1)
FOUR_PLAYER = CribbageRules("four-player", seats=4, target=121, dealt=5, discards=1)
PAIRS = CribbageRules("pairs", seats=4, target=121, dealt=5, discards=1)

_RULES = (SIX_CARD, FIVE_CARD, SEVEN_CARD, THREE_PLAYER, FOUR_PLAYER, PAIRS)
VARIANTS = tuple(rules.variant for rules in _RULES)

_SCOPES = {"play": ("play",), "show": ("show",), "play,show": ("play", "show"), "show,play": ("play", "show")}


def _scope(value: Any) -> tuple[str, ...]:
    try:
        return _SCOPES[",".join(value) if isinstance(value, (list, tuple)) else value.replace(" ", "")]
    except KeyError:
        raise ValueError from None


def _run_limit(value: Any) -> int | None:
    return None if value is None else int(_RUN_LIMIT.read(value))


_RUN_LIMIT = whole("max_play_run", 7, 3, 7, "")


def options_of(rules: CribbageRules) -> list[Option]:
    """The options of a variety, with their defaults."""
    return [
        whole("seats", rules.seats, rules.seats, rules.seats, "how many play; fixed by the variant"),
        whole("target", rules.target, 1, 1000, "points that win"),
        choice(
            "counting", ("auto", "manual", "muggins"), "who counts: the program, the players, or also the opponents"
        ),
        flag("giveaway", False, "the first side to reach the target loses"),
        only_where(
            choice("giveaway_winner", ("all_others", "lowest"), "who wins when a side has lost at giveaway"),
            giveaway=(True,),
        ),
        choice("cut_tie", ("rank", "pip"), "which cards tie in the cut for deal"),
        flag("discards_face_up", False, "the cards laid away are seen by all"),
        choice("starter_cut", ("auto", "player"), "whether a player says where the pack is cut"),
        choice("three_for_last", ("first_deal", "every_deal", "off"), "three points for the pone of five-card"),
        choice("go_rule", ("everyone", "bicycle"), "who goes on after a go, with three and four seats"),
        choice("go_lead", ("left_of_last", "first_go"), "who leads after a go"),
        Option(
            "max_play_run",
            None,
            "null or a whole number from 3 to 7",
            "the longest run paid in the play",
            _run_limit,
            (None, *range(7, 2, -1)),
        ),
        choice("five_card_flush", ("all_hand", "min4"), "whether three suited hand cards are a flush"),
        flag("flush_any4", False, "any four suited cards of hand and starter are a flush"),
        choice("seven_crib_flush", ("with_starter", "five"), "the flush in the crib of seven-card"),
        only_where(
            choice("overclaim", ("correct", "excess", "two"), "what follows a count that was too high"),
            counting=("manual", "muggins"),
        ),
        only_where(flag("muggins_heels", True, "two for his heels may be taken by muggins"), counting=("muggins",)),
        only_where(
            Option(
                "muggins_scope",
                ("play", "show"),
                "play, show or play,show",
                "where muggins is played",
                _scope,
                ("play,show", "play", "show"),
            ),
            counting=("muggins",),
        ),
        only_where(
            choice("muggins_empty", ("zero", "penalty"), "what a call costs where nothing was missed"),
            counting=("muggins",),
        ),
        choice("next_game_dealer", ("loser", "winner"), "who deals first in the next match"),
    ]


# Options that can mean something in some varieties only; the number of seats is fixed in each.
_MATTERS: dict[str, Callable[[CribbageRules], bool]] = {
    "seats": lambda rules: False,
    "giveaway_winner": lambda rules: len(rules.sides) > 2,
    "three_for_last": lambda rules: rules.variant == "five-card",
    "go_rule": lambda rules: rules.seats > 2,
    "go_lead": lambda rules: rules.seats > 2,
    "five_card_flush": lambda rules: rules.kept < 4,
    "flush_any4": lambda rules: rules.kept >= 4,
    "seven_crib_flush": lambda rules: rules.crib_size == 5,
}


def usual(rules: CribbageRules) -> dict[str, Any]:
    """See ``Game.usual``."""
    base = _RULES[VARIANTS.index(rules.variant)]
    return {
        option.name: _plain(option.default)
        for option in options_of(base)
        if option.name not in _MATTERS or _MATTERS[option.name](base)
    }


def make_rules(variant: str | None, given: Mapping[str, Any]) -> CribbageRules:
    """The rules of a variety with options set.

    Raises:
        RulesError: see ``Game.rules``; ``rules/conflict`` for giveaway with any counting but ``auto`` (RULES.md C14).
    """
    base = _RULES[VARIANTS.index(pick_variant(variant, VARIANTS, "cribbage"))]
    if given.get("seats", base.seats) != base.seats:
        raise RulesError(
            "rules/seats",
            f"{base.variant} is played by {base.seats} seats, not {given['seats']!r:.40}",
            expected=[base.seats],
        )
    options = options_of(base)
    chosen = read(given, options, "cribbage")
    if chosen["giveaway"] and chosen["counting"] != "auto":
        raise RulesError(
            "rules/conflict",
            f"giveaway is counted automatically, not {chosen['counting']}: nobody would claim points that lose",
            options=["giveaway", "counting"],
        )
    stated = tuple(
        (option.name, _plain(chosen[option.name])) for option in options if chosen[option.name] != option.default
    )
    return replace(base, **chosen, stated=stated)


def _plain(value: Any) -> Any:
    return ",".join(value) if isinstance(value, tuple) else value
