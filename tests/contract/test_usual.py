"""Which options can mean something where: what is left out changes no match, and what an option needs is needed."""

from collections.abc import Iterator
from typing import Any

import pytest

from sixtyone.catalogue import find_game
from tests.contract.matches import play
from tests.contract.varieties import PLAIN, Variety

OF_FEWER = {
    "giveaway_winner": ("three-player", "four-player"),  # of two sides the other one wins
    "three_for_last": ("five-card",),
    "go_rule": ("three-player", "four-player", "pairs"),  # of two, the other one is whoever goes on
    "go_lead": ("three-player", "four-player", "pairs"),
    "five_card_flush": ("five-card",),
    "flush_any4": (
        "six-card",
        "seven-card",
        "three-player",
        "four-player",
        "pairs",
    ),  # three cards and the starter are all
    "seven_crib_flush": ("seven-card",),
}
NEEDS = {
    "giveaway_winner": {"giveaway": (True,)},
    "overclaim": {"counting": ("manual", "muggins")},
    "muggins_heels": {"counting": ("muggins",)},
    "muggins_scope": {"counting": ("muggins",)},
    "muggins_empty": {"counting": ("muggins",)},
}


def test_the_options_of_each_variety() -> None:
    game = find_game("cribbage")
    everywhere = {option.name for option in game.options()} - {*OF_FEWER, "seats"}
    for variant in game.variants:
        wanted = everywhere | {name for name, variants in OF_FEWER.items() if variant in variants}
        assert set(game.usual(game.rules(variant))) == wanted, variant
    assert {option.name: dict(option.needs) for option in game.options() if option.needs} == NEEDS


@pytest.mark.parametrize("variety", PLAIN, ids=str)
def test_what_is_usual_is_what_holds(variety: Variety) -> None:
    usual = variety.game.usual(variety.rules)
    stated = variety.rules.options()
    assert "seats" not in usual
    assert variety.game.rules(variety.rules.variant, **{**stated, **usual}) == variety.rules
    taken = {option.name: option for option in variety.game.options()}
    for name, value in usual.items():
        option = taken[name]
        assert value in option.values or (option.span and option.span[0] <= value <= option.span[1])


def meaningless() -> Iterator[tuple[Variety, dict[str, Any]]]:
    """What is said to change nothing, in each value."""
    for variety in PLAIN:
        if variety.game.name != "cribbage":
            continue
        usual = variety.game.usual(variety.rules)
        for option in variety.game.options():
            if option.name not in usual and option.name != "seats":
                needed = {name: values[-1] for name, values in option.needs}
                yield from ((variety, {**needed, option.name: value}) for value in option.values[1:])
            elif option.needs:
                yield from ((variety, {option.name: value}) for value in option.values if value != usual[option.name])


@pytest.mark.parametrize(("variety", "stated"), [*meaningless()], ids=str)
def test_what_means_nothing_changes_nothing(variety: Variety, stated: dict[str, Any]) -> None:
    def told(**options: Any) -> list[Any]:
        rules = variety.game.rules(variety.rules.variant, target=61, **options)
        return [step.events for seed in range(5) for step in play(Variety(variety.game, rules, plain=False), seed)]

    *others, name = stated
    assert told(**stated) == told(**{other: stated[other] for other in others}), name
