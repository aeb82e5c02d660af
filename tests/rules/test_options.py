"""The options of the rules and their defaults; what each value does at the table is in test_options_*.py.

The numbers are those of the table of conflicts (RULES.md, section 5).
"""

import re
from pathlib import Path

import pytest

from sixtyone.catalogue import find_game

DEFAULTS = {
    "horse-race": {
        "seats": 2,
        "target": 61,
        "hand_sizes": None,
        "exact": False,
        "hand_out": False,
        "block_tie": "full_each",
        "optional_continuation": False,
    },
    "fives-and-threes": {
        "seats": 2,
        "target": 61,
        "hand_sizes": None,
        "exact": True,
        "hand_out": True,
        "four_individual": False,
    },
    "cribbage": {
        "seats": 2,
        "target": 121,
        "counting": "auto",
        "giveaway": False,
        "giveaway_winner": "all_others",
        "cut_tie": "rank",
        "discards_face_up": False,
        "starter_cut": "auto",
        "three_for_last": "first_deal",
        "go_rule": "everyone",
        "go_lead": "left_of_last",
        "max_play_run": None,
        "five_card_flush": "all_hand",
        "flush_any4": False,
        "seven_crib_flush": "with_starter",
        "overclaim": "correct",
        "muggins_heels": True,
        "muggins_scope": ("play", "show"),
        "muggins_empty": "zero",
        "next_game_dealer": "loser",
    },
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_the_options_and_their_defaults(name):
    game = find_game(name)
    assert {option.name: option.default for option in game.options()} == DEFAULTS[name]
    for variant in game.variants:
        assert game.rules(variant).options() == {}


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_default_that_is_stated_is_not_written(name):
    game = find_game(name)
    stated = {option: list(value) if isinstance(value, tuple) else value for option, value in DEFAULTS[name].items()}
    stated.pop("hand_sizes", None)
    assert game.rules(game.variants[0], **stated).options() == {}


OTHER_VALUES = {
    "seats": {"horse-race": [3, 4], "fives-and-threes": [3]},
    "target": {"horse-race": [121], "fives-and-threes": [151], "cribbage": [61, 181]},
    "hand_sizes": {"horse-race": [{"2": 5}], "fives-and-threes": [{"2": 9}]},
    "exact": {"horse-race": [True], "fives-and-threes": [False]},
    "hand_out": {"horse-race": [True], "fives-and-threes": [False]},
    "block_tie": {"horse-race": ["none", "split"]},
    "optional_continuation": {"horse-race": [True]},
    "four_individual": {"fives-and-threes": [True]},
    "counting": {"cribbage": ["manual", "muggins"]},
    "giveaway": {"cribbage": [True]},
    "giveaway_winner": {"cribbage": ["lowest"]},
    "cut_tie": {"cribbage": ["pip"]},
    "discards_face_up": {"cribbage": [True]},
    "starter_cut": {"cribbage": ["player"]},
    "three_for_last": {"cribbage": ["every_deal", "off"]},
    "go_rule": {"cribbage": ["bicycle"]},
    "go_lead": {"cribbage": ["first_go"]},
    "max_play_run": {"cribbage": [3, 6]},
    "five_card_flush": {"cribbage": ["min4"]},
    "flush_any4": {"cribbage": [True]},
    "seven_crib_flush": {"cribbage": ["five"]},
    "overclaim": {"cribbage": ["excess", "two"]},
    "muggins_heels": {"cribbage": [False]},
    "muggins_scope": {"cribbage": ["play", "show"]},
    "muggins_empty": {"cribbage": ["penalty"]},
    "next_game_dealer": {"cribbage": ["winner"]},
}


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        pytest.param(name, option, value, id=f"{name} {option} {value}")
        for option, games in OTHER_VALUES.items()
        for name, values in games.items()
        for value in values
    ],
)
def test_an_option_that_is_set_travels_with_the_record(match, name, option, value):
    one = match(name, **{option: value})
    assert one.rules.options() == {option: value}
    assert one.record()["rules"] == {option: value}  # and the match is read back from it
    one.play("lot 0" if name != "cribbage" else "cut 0:7C 1:QD")


@pytest.mark.parametrize("name", DEFAULTS)
def test_every_option_has_other_values_here(name):
    with_others = {option for option, games in OTHER_VALUES.items() if name in games}
    fixed = {"seats"} if name == "cribbage" else set()  # the variant says how many play
    assert with_others == set(DEFAULTS[name]) - fixed


def source_of_tests():
    files = Path(__file__).parent.glob("test_options_*.py")
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_every_option_has_its_test():
    options = {option for defaults in DEFAULTS.values() for option in defaults}
    assert {option for option in options if option not in source_of_tests()} == set()


def test_every_conflict_of_the_table_has_its_test():
    names = re.findall(r"^def test_((?:c\d+_)+)", source_of_tests(), re.MULTILINE)
    assert {int(number) for name in names for number in re.findall(r"\d+", name)} == set(range(1, 29))
