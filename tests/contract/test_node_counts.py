"""How many ways stacked deals can go: as stored, by the readable rules, and by a recount that does without them."""

from __future__ import annotations

import math
from typing import Any

import pytest

from sixtyone.catalogue import GAMES
from sixtyone.record import Record
from tests.contract import node_counts, recount

DEALS = node_counts.load()

by_deal = pytest.mark.parametrize("deal", DEALS, ids=[deal["id"] for deal in DEALS])


def depth_of(deal: dict[str, Any]) -> int:
    return len(deal["nodes"]) - 1


@by_deal
def test_the_readable_rules_count_what_is_stored(deal: dict[str, Any]) -> None:
    stored = deal["nodes"], deal["points"], deal["ends"]
    assert node_counts.count(deal, depth_of(deal)) == stored


@by_deal
def test_a_recount_by_the_text_of_the_rules_agrees(deal: dict[str, Any]) -> None:
    stored = deal["nodes"], deal["points"], deal["ends"]
    assert recount.walk(deal["record"], deal["chance"], depth_of(deal)) == stored


def test_every_variety_is_counted() -> None:
    counted = set()
    for deal in DEALS:
        record = Record.from_json(deal["record"])
        counted.add((record.game.name, record.rules.variant))
        assert depth_of(deal) >= 1
        assert deal["nodes"][0] == 1
        assert len(deal["nodes"]) == len(deal["points"]) == len(deal["ends"])
    assert counted == {(game.name, variant) for game in GAMES for variant in game.variants}
    assert len({deal["id"] for deal in DEALS}) == len(DEALS)


def test_every_kind_of_end_is_reached() -> None:
    # A deal that plays to its end says more than one that stops at a depth.
    finished = [deal for deal in DEALS if any(deal["ends"])]
    assert {deal["record"]["game"] for deal in finished} == {game.name for game in GAMES}
    assert {deal["record"]["variant"] for deal in finished} == {name for game in GAMES for name in game.variants}


def test_discards_and_first_plays_are_counted_by_formula() -> None:
    # C(6, 2) ways to lay away each, and no card is over 31 while at most three have been laid.
    shape = {"six-card": (6, 2), "five-card": (5, 2), "seven-card": (7, 2)}
    for deal in DEALS:
        record = deal["record"]
        if record["game"] != "cribbage" or len(record["actions"]) > 1 or record["rules"]:
            continue
        dealt, away = shape.get(record["variant"], (5, 1))
        seats = len(record["seats"])
        ways = [math.comb(dealt, away) ** done for done in range(seats + 1)]
        left = [dealt - away - done // seats for done in range(min(3, seats))]
        ways += [ways[-1] * math.prod(left[:done]) for done in range(1, len(left) + 1)]
        assert deal["nodes"][: len(ways)] == ways[: len(deal["nodes"])]


def test_a_play_in_which_every_card_fits_is_a_product_of_factorials() -> None:
    whole = next(deal for deal in DEALS if deal["id"] == "six-card: fours, runs and goes")
    assert whole["nodes"][:7] == [1, 4, 4 * 4, 12 * 4, 12 * 12, 24 * 12, 24 * 24]


def test_opening_placements_are_the_tiles_of_a_hand() -> None:
    for deal in DEALS:
        record = deal["record"]
        if record["game"] != "cribbage" and len(record["actions"]) == 1:
            hands = record["actions"][0].removeprefix("deal ").split(" / ")
            assert deal["nodes"][1] == len(hands[record["first"]].split(","))
