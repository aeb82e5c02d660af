"""The options of counting aloud and of muggins: what each value does (RULES.md, section 5: C15 to C18, C27)."""

import pytest

from tests.rules.matches import named, pegged
from tests.rules.stacked import TWELVE, at_the_count, cards_dealt, go_on, is_counting

DEALER, PONE = 0, 1


@pytest.mark.parametrize(("overclaim", "taken"), [("correct", 0), ("excess", 7), ("two", 2)])
@pytest.mark.parametrize("counting", ["manual", "muggins"])
def test_c15_an_overclaim(match, counting, overclaim, taken):
    one = match("cribbage", first=DEALER, counting=counting, overclaim=overclaim)
    one.play(cards_dealt(one.rules, TWELVE, "5C"))
    go_on(one, is_counting("hand"))
    one.stand_at(0, 0)
    events = one.play("1: count 19")
    assert one.scores == (taken, 12)
    assert [parts for _, _, parts in pegged(events)[1:]] == ([{"penalty": taken}] if taken else [])


def test_c15_the_penalty_goes_to_the_next_opponent(match):
    one = at_the_count(match, "hand", [[], TWELVE[1]], "5C", variant="pairs", overclaim="two")
    one.stand_at(0, 0)
    events = one.play("1: count 13")
    assert pegged(events) == [(1, 12, {"claim": 12}), (2, 2, {"penalty": 2})]
    assert one.scores == (2, 12)


def test_c15_a_count_that_wins_pays_no_penalty(match):
    one = at_the_count(match, "hand", TWELVE, "5C", overclaim="two")
    one.stand_at(119, 110)
    events = one.play("1: count 15")
    assert one.outcome["totals"] == [119, 122]
    assert (one.state.actors, events[-1]["type"]) == ((), "outcome")
    assert one.refuses("0: muggins 1") == one.refuses("0: accept") == "action/over"  # nor is it answered


@pytest.mark.parametrize(("muggins_heels", "taken"), [(True, 2), (False, 0)])
def test_c16_muggins_on_heels(match, muggins_heels, taken):
    one = match("cribbage", first=DEALER, counting="muggins", muggins_heels=muggins_heels)
    one.play(cards_dealt(one.rules, [["2C"]], "JC"))
    assert one.state.actors == (DEALER,)
    one.play("0: count 0")
    if muggins_heels:
        assert one.state.actors == (PONE,)
        one.play("1: muggins 2")
    assert one.state.phase == "play"
    assert one.scores == (0, taken)


def test_c16_every_starter_asks_for_a_count_so_that_asking_tells_nothing(match):
    one = match("cribbage", first=DEALER, counting="muggins")
    one.play(cards_dealt(one.rules, [["2C"]], "9C"))
    assert (one.state.phase, one.state.actors) == ("count", (DEALER,))
    one.play("0: count 0; 1: muggins 2")
    assert one.scores == (0, 0)


def test_c17_several_opponents_take_in_turn(match):
    one = at_the_count(match, "hand", [[], TWELVE[1]], "5C", variant="four-player")
    one.stand_at(0, 0, 0, 0)
    one.play("1: count 2; 2: muggins 3; 3: muggins 3; 0: muggins 9")
    assert one.scores == (4, 2, 3, 3)


@pytest.mark.parametrize("scope", [["play", "show"], ["play"], ["show"], "play,show", "play", "show"])
def test_c18_where_muggins_is_played(match, scope):
    one = match("cribbage", first=DEALER, counting="muggins", muggins_scope=scope)
    one.play(cards_dealt(one.rules, TWELVE, "5C"))
    one.play("0: count 0; 1: accept; 1: play TC; 1: count 0")
    assert (one.state.phase == "answer") is ("play" in scope)
    go_on(one, is_counting("hand"))
    one.play("1: count 0")
    assert (one.state.phase == "answer") is ("show" in scope)


def test_c18_muggins_in_the_play(match):
    one = match("cribbage", first=DEALER, counting="muggins")
    one.play(cards_dealt(one.rules, [["5H", "2C", "3D", "9S"], ["TC", "TD", "9C", "8D"]], "KC"))
    one.play("0: count 0; 1: accept; 1: play TC; 1: count 0; 0: accept; 0: play 5H")
    events = one.play("0: count 0; 1: muggins 2")
    assert pegged(events) == [(PONE, 2, {"muggins": 2})]


@pytest.mark.parametrize(("muggins_empty", "paid"), [("zero", 0), ("penalty", 2)])
def test_c27_a_call_where_nothing_is_left(match, muggins_empty, paid):
    one = at_the_count(match, "hand", TWELVE, "5C", muggins_empty=muggins_empty)
    one.stand_at(0, 0)
    events = one.play("1: count 12; 0: muggins 1")
    assert named(events, "called")[0]["taken"] == 0
    assert one.scores == (0, 12 + paid)
    assert any(parts == {"penalty": 2} for _, _, parts in pegged(events)) is bool(paid)


def test_c27_a_call_for_too_much_is_no_empty_call(match):
    one = at_the_count(match, "hand", TWELVE, "5C", muggins_empty="penalty")
    one.stand_at(0, 0)
    one.play("1: count 11; 0: muggins 9")
    assert one.scores == (1, 11)


def test_counting_auto_asks_for_no_counts(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, TWELVE, "5C"))
    go_on(one)
    assert named(one.events, "claimed", "counted") == []
    assert one.refuses("1: count 3") == "action/not-now"


def test_counting_manual_asks_the_owner_only(match):
    one = match("cribbage", first=DEALER, counting="manual")
    one.play(cards_dealt(one.rules, TWELVE, "5C"))
    go_on(one, is_counting("hand"))
    before = one.scores[PONE]
    one.play("1: count 9")
    assert one.scores[PONE] == before + 9  # what was missed is lost
    assert one.state.claim.what == "hand"
    assert one.state.actors == (DEALER,)  # his own hand is next
