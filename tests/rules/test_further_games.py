"""All Fives, Muggins and Five-Up, as the family of Horse Race plays them (RULES.md, section 7).

All Fives is the game that Pagat describes; the first nine moves of its example are the tiles of the diagrams of Horse
Race, with the first double as the only spinner.
"""

import pytest

from sixtyone.catalogue import GAMES, find_variant
from sixtyone.errors import RulesError
from tests.rules import rounds
from tests.rules.matches import named, ruled, settled, types_of
from tests.rules.stacked import lay, tiles_dealt

NINE_MOVES = [
    "1-4",
    "1-1 at 1-4.low",
    "4-4 at 1-4.high",
    "3-4 at 4-4.side-b",
    "1-2 at 1-1.side-b",
    "1-5 at 1-1.arm-a",
    "5-5 at 1-5.high",
    "0-5 at 5-5.side-b",
    "1-3 at 1-1.arm-b",
]
SUMS = [5, 6, 10, 5, 5, 10, 15, 5, 8]
POINTS = [1, 0, 2, 1, 1, 2, 3, 1, 0]  # as the example has them, divided by five
FURTHER = ["all-fives", "muggins", "five-up"]


def test_they_come_after_the_three_of_the_mission():
    assert [game.name for game in GAMES] == ["horse-race", "fives-and-threes", "cribbage", *FURTHER]


@pytest.mark.parametrize(("name", "hands"), [("all-fives", (9, 7, 5)), ("muggins", (9, 7, 5)), ("five-up", (5, 5, 5))])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands(match, name, hands, seats):
    size = hands[seats - 2]
    one = match(name, seats=seats)
    one.play("lot 0")
    (dealt,) = one.play(tiles_dealt(size, *([] for _ in range(seats))))
    assert (dealt["counts"], dealt["stock"]) == ([size] * seats, 28 - size * seats)
    assert find_variant(name, "pairs").hand_size == 5


@pytest.mark.parametrize("name", FURTHER)
def test_target_and_what_is_never_played(name):
    rules = find_variant(name)
    assert (rules.target, rules.exact, rules.hand_out, rules.passing) == (61, False, False, "pass")
    with pytest.raises(RulesError):
        find_variant(name, optional_continuation=True)


def test_all_fives_the_nine_moves_in_a_match(match):
    one = match("all-fives")
    placed = lay(one, NINE_MOVES)
    assert [event["sum"] for event in placed] == SUMS
    assert [event["points"] for event in placed] == POINTS
    assert [event["raw"] for event in placed] == [None] * 9
    assert [event["seat"] for event in placed] == [0, 1, 0, 1, 0, 1, 0, 1, 0]  # no turn is kept


@pytest.mark.parametrize("number", range(1, 10))
def test_all_fives_the_nine_moves_by_the_referee(number):
    ruling = ruled(game="all-fives", layout=NINE_MOVES[:number])
    assert (ruling["sum"], ruling["points"]) == (SUMS[number - 1], POINTS[number - 1])
    assert ruling["spinners"] == ([] if number == 1 else ["1-1"])


def test_all_fives_arms_grow_from_the_first_double_only():
    places = ruled(game="all-fives", layout=NINE_MOVES[:4])["open"]
    assert {(place["tile"], place["place"]) for place in places} == {("1-1", "side-b"), ("3-4", "low")}
    places = ruled(game="all-fives", layout=NINE_MOVES[:5])["open"]
    assert {(place["tile"], place["place"]) for place in places if not place["counted"]} == {
        ("1-1", "arm-a"),
        ("1-1", "arm-b"),
    }
    places = ruled(game="all-fives", layout=NINE_MOVES[:8])["open"]
    assert not any(place["tile"] in ("4-4", "5-5") for place in places)
    error = ruled(game="all-fives", layout=[*NINE_MOVES[:4], "4-5 at 4-4.arm-a"])["error"]
    assert error["code"] == "action/no-place"


def test_all_fives_the_most_one_tile_can_earn():
    # 6-6, 5-5 and 4-4 at three ends and a five at the fourth: 35, which is 7.
    layout = [
        "3-3",
        *("3-6 at 3-3.side-a", "3-5 at 3-3.side-b", "3-4 at 3-3.arm-a", "2-3 at 3-3.arm-b"),
        *("6-6 at 3-6.high", "5-5 at 3-5.high", "4-4 at 3-4.high", "2-5 at 2-3.low"),
    ]
    ruling = ruled(game="all-fives", layout=layout)
    assert (ruling["sum"], ruling["points"]) == (35, 7)


def test_muggins_has_no_arms_at_all(match):
    one = match("muggins")
    placed = lay(one, NINE_MOVES[:5])
    assert [event["sum"] for event in placed] == SUMS[:5]
    assert [event["points"] for event in placed] == POINTS[:5]
    assert all(len(event["open"]) == 2 and event["spinners"] == [] for event in placed)
    error = ruled(game="muggins", layout=NINE_MOVES[:6])["error"]
    assert (error["code"], error["detail"]["index"]) == ("action/no-place", 5)


def test_five_up_lays_the_diagrams_of_horse_race():
    for number in range(1, 10):
        here = ruled(game="five-up", layout=NINE_MOVES[:number])
        there = ruled(game="horse-race", layout=NINE_MOVES[:number])
        assert here.pop("raw") is None
        assert there.pop("raw") == 5 * there["points"]
        assert here == there


def test_five_up_keeps_no_turn(match):
    one = match("five-up")
    placed = lay(one, NINE_MOVES)
    assert [event["seat"] for event in placed] == [0, 1, 0, 1, 0, 1, 0, 1, 0]
    assert [event["points"] for event in placed] == POINTS


@pytest.mark.parametrize("name", FURTHER)
def test_who_cannot_place_draws_and_lays_the_first_tile_that_fits(match, name):
    size = find_variant(name).hand_size
    one = match(name)
    one.play("lot 0")
    no_2_or_6 = ["0-0", "0-1", "0-3", "0-4", "1-1", "1-3", "1-4", "3-3", "3-4"][:size]
    one.play(tiles_dealt(size, ["2-6"], no_2_or_6, stock=["5-5", "2-5"]))
    one.play("0: place 2-6")
    assert one.refuses("1: pass") == "action/not-now"
    one.play("draw 5-5; draw 2-5")
    assert one.legal() == ["1: place 2-5 at 2-6.low"]
    one.play("1: place 2-5 at 2-6.low")
    assert one.state.turn == 0


@pytest.mark.parametrize("name", FURTHER)
def test_a_double_that_scores_does_not_keep_the_turn(match, name):
    one = match(name)
    one.play("lot 0")
    one.play(tiles_dealt(one.rules.hand_size, ["5-5"], ["0-5"]))
    one.play("0: place 5-5")
    assert (one.scores, one.state.turn) == ((2, 0), 1)


@pytest.mark.parametrize("name", FURTHER)
@pytest.mark.parametrize(("left", "points"), [("1-2", 1), ("1-1", 0), ("6-6", 2)])
def test_who_goes_out_is_paid_for_the_rest_and_opens(match, name, left, points):
    one = match(name, hand_sizes={"2": 1})
    one.play(f"lot 0; deal 0-6 / {left}; 0: place 0-6")
    assert settled(one.events) == ({0: points} if points else {})
    assert (one.state.phase, one.state.opener) == ("deal", 0)


@pytest.mark.parametrize(
    ("name", "played"), [("all-fives", rounds.ALL_FIVES_TWO_BLOCK), ("muggins", rounds.MUGGINS_TWO_BLOCK)]
)
def test_a_tie_of_two_in_a_block_pays_nobody_and_a_lot_follows(match, name, played):
    one = match(name)
    one.play(played)
    assert named(one.events, "revealed")[0]["pips"] == [6, 6]
    assert settled(one.events) == {}
    assert types_of(one.events)[-3:] == ["blocked", "round-ended", "revealed"]
    assert one.state.phase == "lot"


def test_five_up_a_tie_in_a_block_pays_each_in_full_as_in_horse_race(match):
    one = match("five-up")
    one.play(rounds.FIVE_UP_TWO_BLOCK)
    assert named(one.events, "revealed")[0]["pips"] == [6, 6]
    assert settled(one.events) == {0: 1, 1: 1}  # 6 are 5, 1 point
    assert one.state.phase == "lot"


def test_all_fives_a_tie_of_two_among_three_shares_the_third_hand(match):
    one = match("all-fives", seats=3)
    one.play(rounds.ALL_FIVES_THREE_BLOCK)
    assert named(one.events, "revealed")[0]["pips"] == [5, 5, 12]
    assert settled(one.events) == {0: 1, 1: 1}  # 12 are 10, 2 points, one each


@pytest.mark.parametrize(
    ("name", "ties"),
    [
        ("all-fives", ("none", "split", "none")),
        ("muggins", ("none", "split", "none")),
        ("five-up", ("full_each",) * 3),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_tie_does_by_seats(name, ties, seats):
    rules = find_variant(name, seats=seats)
    assert rules.block_tie == ties[seats - 2]
    assert rules.options() == ({} if seats == 2 else {"seats": seats})
    assert find_variant(name, "pairs").block_tie == ties[0]
    assert find_variant(name, seats=seats, block_tie="full_each").block_tie == "full_each"


@pytest.mark.parametrize("name", FURTHER)
def test_the_target_may_be_passed(match, name):
    one = match(name)
    one.play("lot 0")
    one.play(tiles_dealt(one.rules.hand_size, ["5-5"], []))
    one.stand_at(60, 0)
    one.play("0: place 5-5")
    assert one.outcome["totals"] == [62, 0]


def test_a_block_with_one_lowest_hand_pays_it_for_all_others():
    hands = [["0-2", "1-2"], ["0-1", "2-3"], ["0-0", "1-1", "5-5"]]
    ruling = ruled(game="all-fives", settle={"hands": hands, "blocked": True})
    assert ruling == {"pips": [5, 6, 12], "awards": [4, 0, 0], "winners": [0]}
