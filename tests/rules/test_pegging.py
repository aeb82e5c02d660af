"""Every play of the vectors, entry by entry: through the scorer, through the referee, and as the record of a deal."""

import pytest

from sixtyone.cards import parse_cards
from sixtyone.catalogue import find_variant
from sixtyone.games.cribbage.pegging import score_card
from tests.rules.compared import CRIBBAGE, PLAYS, dealt, play_entry, play_through
from tests.rules.matches import by_id, named, parts_of, pegged, ruled, types_of
from tests.rules.stacked import cards_dealt


@pytest.mark.parametrize("vector", by_id(PLAYS))
def test_as_a_record(match, vector):
    one = dealt(match, vector)
    play_through(one, vector)
    events = one.events
    by_seat = [0] * one.rules.seats
    for event in events[types_of(events).index("starter") : types_of(events).index("shown")]:
        if event["type"] == "scored":
            by_seat[event["seat"]] += event["points"]
    assert by_seat == vector["totals"]
    for seat, hand in enumerate(vector["hands"]):
        laid = {event["card"] for event in named(events, "played") if event["seat"] == seat}
        assert [card for card in hand if card not in laid] == vector["unplayed"][seat]
        (shown,) = [event for event in named(events, "shown") if event["seat"] == seat and not event["crib"]]
        assert sorted(shown["cards"]) == sorted(hand)  # played or not


def series_of(vector):
    """Each card of a log with the series it ends, and what it scores without the point for the last card."""
    series = []
    for entry in vector["log"]:
        if entry.get("reset"):
            series = []
        elif not entry.get("go"):
            series = [*series, entry["card"]]
            yield series, {kind: points for kind, points in entry["why"].items() if kind != "last-card"}


@pytest.mark.parametrize("vector", by_id(PLAYS))
def test_through_the_scorer(vector):
    rules = find_variant("cribbage", vector["variety"])
    for series, why in series_of(vector):
        parts = score_card(parse_cards(" ".join(series)), rules)
        assert parts_of({"parts": [part.to_json() for part in parts]}) == why


@pytest.mark.parametrize("vector", by_id(PLAYS))
def test_through_the_referee(vector):
    for series, why in series_of(vector):
        ruling = ruled(game="cribbage", variant=vector["variety"], pegging=series)
        assert (parts_of(ruling), ruling["total"]) == (why, sum(why.values()))


@pytest.mark.parametrize("vector", by_id(PLAYS))
def test_the_cards_of_a_vector_are_its_log(vector):
    laid = [entry["card"] for entry in vector["log"] if "card" in entry]
    assert laid == vector["cards_in_order"]


@pytest.mark.parametrize("vector", by_id(PLAYS))
def test_a_card_that_was_laid_or_is_another_seats_is_refused(match, vector):
    one = dealt(match, vector)
    first, second = [entry for entry in vector["log"] if "card" in entry][:2]
    play_entry(one, first)
    assert one.refuses(f"{second['seat']}: play {first['card']}") == "action/not-in-hand"
    assert one.refuses(f"{first['seat']}: play {first['card']}") == "action/not-your-turn"


def test_the_most_one_card_can_earn(match):
    # Four of a kind leave no room for a run, and fifteen and thirty-one exclude each other: 12 + 2 + 1 is the most.
    one = match("cribbage", first=0)
    one.play(
        cards_dealt(one.rules, [["QH", "7S", "2H", "2S"], ["KC", "KD", "2C", "2D"]], "8H", away=["JC", "JD", "JS"])
    )
    one.play("1: play KC; 0: play QH; 1: play KD; 0: play 7S; 1: play 2C; 0: play 2H; 1: play 2D")
    events = one.play("0: play 2S")
    points = {"fifteen": 2, "double-pair-royal": 12, "last-card": 1}
    assert pegged(events)[0] == (0, 15, points)
    assert CRIBBAGE["facts"]["max_points_for_one_card_in_play"] == 15
    with_31 = ruled(game="cribbage", pegging=["3C", "7C", "7D", "7H", "7S"])
    assert parts_of(with_31) == {"double-pair-royal": 12, "thirty-one": 2}


@pytest.mark.parametrize("rank", "A23456789TJQK")
def test_four_of_a_kind_is_possible_up_to_the_seven(rank):
    ruling = ruled(game="cribbage", pegging=[rank + suit for suit in "CDHS"])
    if rank in "A234567":
        assert parts_of(ruling) == {"double-pair-royal": 12}
    else:
        assert ruling["error"]["code"] == "action/over-31"
    assert CRIBBAGE["facts"]["four_of_a_kind_in_play_only"].startswith("A-7")


def test_a_run_of_seven_is_the_longest():
    ruling = ruled(game="cribbage", pegging=["AC", "7D", "3H", "5S", "2C", "6D", "4H"])
    assert parts_of(ruling) == {"run": 7}
    assert len(ruling["parts"][0]["pieces"]) == CRIBBAGE["facts"]["longest_run_in_play"]
    over = ruled(game="cribbage", pegging=["2C", "8D", "3H", "5S", "7C", "6D", "4H"])
    assert over["error"]["code"] == "action/over-31"
