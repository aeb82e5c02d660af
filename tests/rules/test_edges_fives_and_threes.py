"""The edge cases of Fives and Threes, each as a match."""

import pytest

from tests.rules import rounds
from tests.rules.compared import EDGE, counted, laid, open_uncounted
from tests.rules.matches import before_the_last, named, parts_of, pegged, types_of
from tests.rules.stacked import tiles_dealt


def test_ft01_fifteen_is_five_threes_and_three_fives(match):
    one, placed = laid(match, EDGE["FT01"])
    assert placed["points"] == 8
    assert pegged(one.events)[-1][1:] == (8, {"fives": 3, "threes": 5})


def test_ft02_the_largest_sum_earns_nothing(match):
    _, placed = laid(match, EDGE["FT02"])
    assert (counted(placed), placed["points"]) == ({"6-6": 12, "5-5": 10}, 0)


def test_ft04_the_double_six_opens_for_four(match):
    one, placed = laid(match, EDGE["FT04"])
    assert (counted(placed), one.scores) == ({"6-6": 12}, (4, 0))
    assert one.state.turn == 1  # no turn is kept


def test_ft06_a_double_inside_has_no_arms(match):
    _, placed = laid(match, EDGE["FT06"])
    assert (counted(placed), placed["spinners"]) == ({"1-1": 2, "3-4": 3}, [])
    assert open_uncounted(placed) == []


def last_tile(match, text, *scores):
    """A round of two seats with the pegs put elsewhere before its last tile; what that tile makes happen."""
    one = match("fives-and-threes")
    before, last = before_the_last(text)
    one.play(before)
    one.stand_at(*scores)
    return one, one.play(last)


def test_ft08_an_event_that_would_pass_61_is_refused_as_a_whole(match):
    one, events = last_tile(match, rounds.LAST_TILE_SUM_6, 30, 59)
    assert types_of(events) == ["placed", "refused", "round-ended"]
    assert (events[0]["sum"], events[0]["points"]) == (6, 2)
    refused = events[1]
    assert (refused["seat"], refused["side"], refused["points"], refused["total"]) == (1, 1, 3, 59)
    assert parts_of(refused) == {"threes": 2, "hand-out": 1}
    assert one.scores == (30, 59)
    assert str(one.state.layout.tiles[-1]) == "1-2"  # the tile stays
    assert (events[2]["reason"], one.state.phase, one.state.opener) == ("out", "deal", 0)


def test_ft09_at_60_the_point_for_going_out_wins(match):
    one, events = last_tile(match, rounds.LAST_TILE_NO_SUM, 60, 30)
    assert pegged(events) == [(0, 1, {"hand-out": 1})]
    assert one.outcome == {"type": "outcome", "winners": [0], "totals": [61, 30], "reason": "target"}


@pytest.mark.parametrize(("text", "seat"), [(rounds.LAST_TILE_SUM_3, 0), (rounds.LAST_TILE_SUM_5, 1)], ids=["3", "5"])
def test_ft10_at_60_one_point_and_one_for_going_out_are_too_many(match, text, seat):
    one, events = last_tile(match, text, 60, 60)
    assert types_of(events) == ["placed", "refused", "round-ended"]
    assert (events[1]["seat"], events[1]["points"]) == (seat, 2)
    assert (one.scores, one.outcome) == ((60, 60), None)


@pytest.mark.parametrize("tile", ["0-3", "1-2", "1-4", "0-5", "2-3"])
def test_ft11_at_60_one_point_wins_with_tiles_left(match, tile):
    one = match("fives-and-threes")
    one.play("lot 0")
    one.play(tiles_dealt(7, [tile], []))
    one.stand_at(60, 60)
    events = one.play(f"0: place {tile}")
    assert types_of(events) == ["placed", "scored", "outcome"]
    assert (one.winners, one.scores) == ([0], (61, 60))


def test_ft13_at_53_a_sum_of_fifteen_wins(match):
    one = match("fives-and-threes")
    one.play("lot 0")
    one.play(tiles_dealt(7, ["3-6"], ["6-6"]))
    one.stand_at(0, 53)
    one.play("0: place 3-6; 1: place 6-6 at 3-6.high")
    assert (one.winners, one.scores) == ([1], (3, 61))


def pairs_up_to(match, number):
    """The round in which seat 2 goes out first, up to the action `number`, counted from the end."""
    one = match("fives-and-threes", "pairs")
    actions = rounds.PAIRS_LAST_TILE.replace(";", "\n").splitlines()
    one.play("\n".join(actions[:number]))
    return one, actions[number:]


def test_ft15_the_first_partner_out_gets_nothing_and_is_passed_over(match):
    one, (last, *others) = pairs_up_to(match, -3)
    assert last.strip().startswith("2: place 2-6")
    before = one.scores
    events = one.play(last)
    assert named(events, "round-ended") == []
    assert one.state.hands[2] == ()
    assert one.scores[0] - before[0] == named(events, "placed")[0]["points"]
    assert all("hand-out" not in parts_of(event) for event in named(one.events, "scored"))
    one.play("\n".join(others))
    assert named(one.events, "round-ended")[0]["seat"] == 0


def test_ft15_the_turn_goes_past_an_empty_seat(match):
    one = match("fives-and-threes", "pairs", hand_sizes={"4": 2})
    one.play("lot 0; deal 0-1,0-6 / 3-4,5-6 / 1-2,5-5 / 2-3,4-5")
    one.play("0: place 0-1; 1: knock; 2: place 1-2 at 0-1.high; 3: place 2-3 at 1-2.high")
    one.play("0: place 0-6 at 0-1.low")  # seat 0 is out
    one.play("1: place 3-4 at 2-3.high; 2: knock; 3: place 4-5 at 3-4.high")  # and seat 3
    assert (one.state.hands[0], one.state.hands[3], one.state.turn) == ((), (), 1)
    events = one.play("1: place 5-6 at 4-5.high")
    assert parts_of(events[1])["hand-out"] == 1
    assert (events[2]["type"], events[2]["seat"]) == ("round-ended", 1)


def test_ft16_the_second_partner_out_ends_the_round_with_one_event(match):
    one, (last,) = pairs_up_to(match, -1)
    events = one.play(last)
    assert types_of(events) == ["placed", "scored", "round-ended"]
    assert pegged(events) == [(0, 4, {"threes": 3, "hand-out": 1})]
    assert events[1]["side"] == 0
    assert (events[2]["reason"], events[2]["seat"]) == ("out", 0)


def test_ft18_a_tile_that_must_be_played_may_be_refused_its_points(match):
    one = match("fives-and-threes")
    one.play("lot 0; deal 0-0,0-1,0-2,0-3,0-4,0-5,6-6 / 0-6,1-1,1-2,1-3,2-2,2-3,3-3; 0: place 0-0")
    one.stand_at(0, 60)
    assert one.legal() == ["1: place 0-6 at 0-0.side-a", "1: place 0-6 at 0-0.side-b"]
    assert one.refuses("1: knock") == "action/can-play"
    events = one.play("1: place 0-6 at 0-0.side-a")
    assert types_of(events) == ["placed", "refused"]
    assert (events[0]["points"], events[1]["total"], one.scores) == (2, 60, (0, 60))
    assert one.state.turn == 0


@pytest.mark.parametrize(
    ("variant", "seats", "asleep"), [("individual", 2, 14), ("individual", 3, 13), ("pairs", 4, 8)]
)
def test_ft21_what_is_not_dealt_sleeps(match, variant, seats, asleep):
    one = match("fives-and-threes", variant, seats=seats)
    one.play("lot 0")
    knocker = ["1-1", "1-2", "1-3", "1-4", "1-5", "2-2", "2-3"][: one.rules.hand_size]
    (dealt_now,) = one.play(tiles_dealt(one.rules.hand_size, ["6-6", "0-6"], knocker, *([] for _ in range(2, seats))))
    assert dealt_now["stock"] == asleep
    one.play("0: place 6-6")
    assert one.legal() == ["1: knock"]
    assert one.refuses(f"draw {one.state.stock[0]}") == "action/not-now"
    stock, hand = one.state.stock, one.state.hands[1]
    assert one.play("1: knock") == [{"type": "knocked", "seat": 1}]
    assert (one.state.stock, one.state.hands[1]) == (stock, hand)
