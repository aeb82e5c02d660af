"""The edge cases of counting aloud and of muggins, each as a match. Seat 0 deals, seat 1 is the pone."""

import pytest

from tests.rules.matches import named, pegged
from tests.rules.stacked import TWELVE, at_the_count, cards_dealt, go_on, is_counting

DEALER, PONE = 0, 1


@pytest.mark.parametrize(("called", "taken"), [(3, 3), (5, 3), (2, 2)])
def test_cr63_the_caller_takes_the_lesser_of_his_call_and_what_was_missed(match, called, taken):
    one = at_the_count(match, "hand", TWELVE, "5C")
    before = one.scores
    events = one.play("1: count 9")
    assert pegged(events) == [(PONE, 9, {"claim": 9})]
    events = one.play(f"0: muggins {called}")
    assert pegged(events)[0] == (DEALER, taken, {"muggins": taken})
    assert (one.scores[DEALER] - before[DEALER], one.scores[PONE] - before[PONE]) == (taken, 9)


def test_cr64_muggins_wins_at_that_moment(match):
    one = at_the_count(match, "hand", TWELVE, "5C")
    one.stand_at(119, 108)
    one.play("1: count 10")
    assert one.scores == (119, 118)
    events = one.play("0: muggins 2")
    assert one.outcome == {"type": "outcome", "winners": [DEALER], "totals": [121, 118], "reason": "target"}
    assert events[-1]["type"] == "outcome"


def test_cr65_opponents_are_asked_clockwise_from_the_left_of_the_claimant(match):
    one = at_the_count(match, "hand", [[], ["TC", "JD", "QH", "KS"]], "5C", variant="four-player")
    one.stand_at(0, 0, 0, 0)
    one.play("1: count 5")
    assert one.state.actors == (2,)
    assert one.refuses("3: muggins 1") == "action/not-your-turn"
    one.play("2: muggins 4")
    assert one.state.actors == (3,)
    one.play("3: accept")
    assert one.state.actors == (0,)
    one.play("0: muggins 9")
    assert one.scores == (3, 5, 4, 0)


def test_cr65_the_first_caller_takes_what_he_names_and_the_next_what_is_left(match):
    one = at_the_count(match, "hand", [[], ["TC", "JD", "QH", "KS"]], "5C", variant="three-player")
    one.stand_at(0, 0, 0)
    one.play("1: count 0; 2: muggins 12; 0: muggins 1")
    assert one.scores == (0, 0, 12)
    assert [event["taken"] for event in named(one.events, "called")] == [12, 0]


def test_cr65_the_partner_is_not_asked(match):
    one = at_the_count(match, "hand", [[], ["TC", "JD", "QH", "KS"]], "5C", variant="pairs")
    one.stand_at(0, 0)
    one.play("1: count 2")
    assert one.state.actors == (2,)
    assert one.refuses("3: muggins 10") == "action/not-your-turn"  # the partner of seat 1
    one.play("2: muggins 7")
    assert one.state.actors == (0,)
    one.play("0: accept")
    assert one.scores == (7, 2)


@pytest.mark.parametrize(
    ("overclaim", "penalty"), [("correct", None), ("two", {"penalty": 2}), ("excess", {"penalty": 2})]
)
@pytest.mark.parametrize("counting", ["manual", "muggins"])
def test_cr66_an_overclaim_is_corrected(match, counting, overclaim, penalty):
    one = match("cribbage", first=DEALER, counting=counting, overclaim=overclaim)
    one.play(cards_dealt(one.rules, [["2C", "4D", "6H", "8S"], ["6C", "7D", "8H", "KS"]], "9C"))
    go_on(one, is_counting("hand"))  # 6-9, 7-8 and a run of four: 8
    before = one.scores
    events = one.play("1: count 10")
    assert pegged(events)[0] == (PONE, 8, {"claim": 8})
    assert pegged(events)[1:] == ([] if penalty is None else [(DEALER, 2, penalty)])
    gained = 0 if penalty is None else 2
    assert (one.scores[DEALER] - before[DEALER], one.scores[PONE] - before[PONE]) == (gained, 8)
    if counting == "muggins":
        one.play("0: accept")
    (closed,) = [event for event in named(one.events, "counted") if event["what"] == "hand"]
    assert (closed["claimed"], closed["total"]) == (10, 8)
