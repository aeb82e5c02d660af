"""The options of the domino games: what each value does at the table (RULES.md, section 5: C1 to C3, C24, C28)."""

import pytest

from sixtyone.catalogue import find_variant
from sixtyone.errors import RulesError
from sixtyone.table import next_first
from tests.rules import rounds
from tests.rules.matches import before_the_last, named, pegged, ruled, settled, types_of
from tests.rules.stacked import tiles_dealt


def keeping_the_turn(match, **options):
    one = match("horse-race", **options)
    one.play("lot 0")
    one.play(tiles_dealt(7, ["1-4", "1-2"], ["1-3"]))
    one.play("0: place 1-4")
    return one


def test_c1_a_kept_turn_must_be_used(match):
    one = keeping_the_turn(match)
    assert "0: stop" not in one.legal()
    assert one.refuses("0: stop") == "action/cannot-stop"


def test_c1_optional_continuation_lets_a_kept_turn_be_stopped(match):
    one = keeping_the_turn(match, optional_continuation=True)
    assert one.legal()[-1] == "0: stop"
    assert one.play("0: stop") == [{"type": "stopped", "seat": 0}]
    assert (one.state.turn, one.state.kept) == (1, False)
    assert one.refuses("1: stop") == "action/cannot-stop"  # only a kept turn


def test_c1_who_cannot_place_in_a_kept_turn_draws_in_either_reading(match):
    for option in (False, True):
        one = match("horse-race", optional_continuation=option)
        one.play("lot 0; deal 0-0,0-1,0-2,0-3,1-1,1-2,6-6 / 0-4,0-5,1-3,1-6,2-3,2-6,4-6; 0: place 6-6")
        assert one.state.phase == "draw"
        one.play("draw 5-6")
        assert one.refuses("0: stop") == "action/cannot-stop"  # the tile drawn must be laid


@pytest.mark.parametrize(("block_tie", "awards"), [("full_each", {0: 3, 1: 3}), ("none", {}), ("split", {0: 1, 1: 1})])
def test_c2_block_tie_of_three(match, block_tie, awards):
    # 5, 5 and 12: 17 from all others make 3; the 12 of the third make 2, shared 1 each.
    one = match("horse-race", seats=3, block_tie=block_tie)
    one.play(rounds.THREE_BLOCK)
    assert settled(one.events) == awards
    assert one.state.phase == "lot"
    revealed = named(one.events, "revealed")[0]["hands"]
    ruling = ruled(game="horse-race", rules={"block_tie": block_tie}, settle={"hands": revealed, "blocked": True})
    assert ruling["awards"] == [awards.get(side, 0) for side in range(3)]


@pytest.mark.parametrize(("block_tie", "awards"), [("full_each", {0: 1, 1: 1}), ("none", {}), ("split", {})])
def test_c2_block_tie_of_two(match, block_tie, awards):
    one = match("horse-race", block_tie=block_tie)
    one.play(rounds.TWO_BLOCK)
    assert settled(one.events) == awards


def test_c2_one_lowest_sum_is_paid_in_every_reading(match):
    for block_tie in ("full_each", "none", "split"):
        one = match("horse-race", block_tie=block_tie)
        one.play(rounds.BLANK_AGAINST_10)
        assert settled(one.events) == {0: 2}


def test_c3_four_play_fives_and_threes_in_pairs_only(match):
    with pytest.raises(RulesError) as refused:
        find_variant("fives-and-threes", seats=4)
    assert refused.value.code == "rules/seats"
    one = match("fives-and-threes", seats=4, four_individual=True)
    assert one.rules.sides == ((0,), (1,), (2,), (3,))
    assert one.rules.hand_size == 5


def test_c3_four_for_themselves_end_a_round_with_the_first_hand(match):
    one = match("fives-and-threes", seats=4, four_individual=True, hand_sizes={"4": 1})
    events = one.play("lot 0; deal 6-6 / 0-2 / 1-1 / 0-1; 0: place 6-6")
    assert pegged(events) == [(0, 5, {"threes": 4, "hand-out": 1})]
    assert named(events, "round-ended")[0]["reason"] == "out"


def test_c28_hand_sizes(match):
    for sizes, size in (({"2": 9}, 9), (5, 5), ({"3": 4}, 7), ({"2": 9, "3": 4}, 9)):
        one = match("fives-and-threes", hand_sizes=sizes)
        one.play("lot 0")
        (dealt,) = one.play(tiles_dealt(size, [], []))
        assert (dealt["counts"], dealt["stock"]) == ([size, size], 28 - 2 * size)
    assert find_variant("fives-and-threes", hand_sizes={"2": 9, "3": 4}).options() == {"hand_sizes": {"2": 9}}
    assert find_variant("fives-and-threes", hand_sizes={"2": 7}).options() == {}
    with pytest.raises(RulesError) as refused:
        find_variant("fives-and-threes", hand_sizes={"2": 15})
    assert refused.value.code == "rules/bad-value"


def test_c28_fives_and_threes_without_the_exact_end(match):
    one = match("fives-and-threes", exact=False)
    before, last = before_the_last(rounds.LAST_TILE_SUM_6)
    one.play(before)
    one.stand_at(0, 59)
    events = one.play(last)
    assert pegged(events) == [(1, 3, {"threes": 2, "hand-out": 1})]
    assert one.outcome["totals"] == [0, 62]


def test_c28_horse_race_with_the_exact_end(match):
    one = match("horse-race", exact=True)
    one.play("lot 0")
    one.play(tiles_dealt(7, ["5-5", "0-5", "1-4"], []))
    one.stand_at(60, 0)
    events = one.play("0: place 5-5")
    assert types_of(events) == ["placed", "refused"]
    assert (events[1]["points"], events[1]["total"], one.scores) == (2, 60, (60, 0))
    one.stand_at(59, 0)
    events = one.play("0: place 0-5 at 5-5.side-a")
    assert one.outcome["totals"] == [61, 0]


def test_c28_the_exact_end_holds_for_settlements_too(match):
    one = match("horse-race", exact=True)
    before, last = before_the_last(rounds.TWO_BLOCK)
    one.play(before)
    one.stand_at(60, 57)  # the last tile brings seat 1 three points
    events = one.play(last)
    assert settled(events) == {0: 1, 1: 1}
    assert one.outcome == {"type": "outcome", "winners": [0, 1], "totals": [61, 61], "reason": "target"}
    other = match("horse-race", "pairs", exact=True)
    before, last = before_the_last(rounds.PAIRS_BLOCK_12_12)
    other.play(before)
    other.stand_at(60, 55)
    events = other.play(last)
    assert [(event["side"], event["total"]) for event in named(events, "refused")] == [(0, 60)]
    assert other.outcome["winners"] == [1]


def test_c28_the_point_for_going_out_may_be_left_out_or_added(match):
    one = match("fives-and-threes", hand_out=False)
    one.play(rounds.LAST_TILE_SUM_6)
    assert pegged(one.events)[-1] == (1, 2, {"threes": 2})
    other = match("horse-race", hand_out=True)
    other.play(rounds.OUT_AGAINST_THE_BLANK)
    assert pegged(other.events)[-1] == (0, 1, {"hand-out": 1})
    assert named(other.events, "placed")[-1]["points"] == 0


@pytest.mark.parametrize("target", [2, 61, 121])
def test_c28_any_target(match, target):
    one = match("horse-race", target=target)
    one.play("lot 0")
    one.play(tiles_dealt(7, ["5-5"], []))
    one.stand_at(target - 2, 0)
    one.play("0: place 5-5")
    assert one.outcome["totals"] == [target, 0]


def test_c24_the_lot_falls_on_any_seat(match):
    for seat in range(4):
        one = match("horse-race", seats=4)
        one.play(f"lot {seat}")
        one.play(tiles_dealt(5, [], [], [], []))
        assert one.state.turn == seat
    assert match("horse-race", seats=4).refuses("lot 4") == "action/no-such-seat"


def test_c26_is_about_cribbage_only(match):
    one = match("horse-race")
    one.play("lot 1")
    one.play(tiles_dealt(7, [], ["5-5"]))
    one.stand_at(0, 60)
    one.play("1: place 5-5")
    assert one.winners == [1]
    assert next_first(one.rules, one.state) is None  # a new lot


@pytest.mark.parametrize(
    "sizes", [{" 2": 3}, {"02": 4}, {"+2": 3}, {"0_2": 5}, {"2": 3, "5": 3}, {"2": True}, {"2": 0}]
)
def test_hand_sizes_are_by_the_number_of_seats(match, sizes: dict[str, object]) -> None:
    with pytest.raises(RulesError) as refused:
        match("horse-race", hand_sizes=sizes)
    assert refused.value.code == "rules/bad-value"
