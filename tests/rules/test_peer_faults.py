"""Faults seen in other programs for these games, each in a form in which it would fail here."""

import random

import pytest

from sixtyone.catalogue import find_game, find_variant
from sixtyone.fair import SeededRng
from sixtyone.game import CHANCE
from sixtyone.pegboard import Pegs
from sixtyone.tiles import TILES
from tests.rules import rounds
from tests.rules.matches import named, parts_of, pegged, ruled, types_of
from tests.rules.stacked import cards_dealt, go_on, is_counting, tiles_dealt

DEALER, PONE = 0, 1


def show(hand, starter, crib=False, variant="six-card"):
    ruling = ruled(game="cribbage", variant=variant, show={"hand": hand.split(), "starter": starter, "crib": crib})
    return ruling["total"], parts_of(ruling)


def whole_match(name, variant, seed, **options):
    """A match with random actions from first to last: the last state and all that happened."""
    game, rng, chooser = find_game(name), SeededRng(seed), random.Random(seed)
    state, happened = game.new(game.rules(variant, **options)), []
    while state.outcome is None:
        if state.actors == (CHANCE,):
            action = state.chance(rng)
        else:
            action = chooser.choice(state.legal_actions(state.actors[0]))
        state, events = state.apply(action)
        happened += events
    return state, happened


def test_a_flush_of_four_does_not_count_in_the_crib():
    assert show("2C 4C 6C 8C", "TD", crib=True) == (0, {})
    assert show("2C 4C 6C 8C", "TD") == (4, {"flush": 4})


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_pone_is_counted_first_wherever_he_sits(match, dealer):
    one = match("cribbage", first=dealer)
    one.play(cards_dealt(one.rules, [["2C", "4D", "6H", "8S"], ["2D", "4H", "6S", "8C"]], "TC"))
    shown = [(event["seat"], event["crib"]) for event in named(go_on(one), "shown")]
    assert shown == [(1 - dealer, False), (dealer, False), (dealer, True)]


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_target_is_looked_for_after_each_hand(match, dealer):
    # Both sides would pass the target by this show: only the pone does.
    pone = 1 - dealer
    one = match("cribbage", first=dealer, counting="manual")
    hands = [["TC", "JD", "QH", "KS"]] * 2
    hands[dealer] = ["TD", "JS", "QC", "KH"]
    one.play(cards_dealt(one.rules, hands, "5C"))
    go_on(one, is_counting("hand"))
    one.stand_at(115, 115)
    one.play(f"{pone}: count 12")
    assert (one.winners, one.outcome["totals"][dealer]) == ([pone], 115)


def test_never_do_two_sides_stand_at_121():
    for seed in range(60):
        state, happened = whole_match("cribbage", "six-card", seed)
        assert sum(score >= 121 for score in state.scores) == 1
        assert [event.type for event in happened[-2:]] == ["scored", "outcome"]


def test_two_aces_two_deuces_and_a_three():
    assert show("AC AD 2C 2D", "3H") == (16, {"pair": 4, "run": 12})
    assert show("AC 3D 2C 2D", "AH") == (16, {"pair": 4, "run": 12})


@pytest.mark.parametrize(("hand", "starter", "run"), [("3C 4D 4H 5S", "KC", 6), ("3C 4D 4H 5S", "6C", 8)])
def test_a_double_run_counts_twice(hand, starter, run):
    assert show(hand, starter)[1]["run"] == run


def test_two_cards_in_sequence_are_no_run():
    assert show("2C 3D 7H 9S", "KC")[1].get("run", 0) == 0
    assert show("2C 3D 7H 8S", "KC")[1].get("run", 0) == 0


@pytest.mark.parametrize(
    ("hand", "starter", "run"),
    [
        ("AC 2D 3H 4S 5C", "6D", [6]),
        ("AC 2D 3H 4S 6C", "8D", [4]),
        ("AC 2D 3H 5S 6C", "7D", [3, 3]),
        ("2C 2D 3H 4S 5C", "6D", [5, 5]),
        ("2C 2D 3H 3S 4C", "5D", [4, 4, 4, 4]),
        ("4C 4D 5H 5S 6C", "6D", [3] * 8),
    ],
)
def test_runs_in_the_six_cards_of_seven_card(hand, starter, run):
    question = {"hand": hand.split(), "starter": starter, "crib": False}
    ruling = ruled(game="cribbage", variant="seven-card", show=question)
    assert [part["points"] for part in ruling["parts"] if part["kind"] == "run"] == run


@pytest.mark.parametrize(
    "series", ["3C AD 2H 4S", "2C 4D 3H 6S 5C", "3C AD 2H 4S 6C 5D", "3C AD 2H 4S 6C 5D 7H"], ids=["4", "5", "6", "7"]
)
def test_runs_of_four_to_seven_in_the_play(series):
    cards = series.split()
    assert parts_of(ruled(game="cribbage", pegging=cards)) == {"run": len(cards)}


def test_thirty_one_and_a_run_are_both_paid(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["9D", "4H", "KC", "KD"], ["TS", "5C", "3H", "KH"]], "8C"))
    one.play("1: play TS; 0: play 9D; 1: play 5C; 0: play 4H")
    assert pegged(one.play("1: play 3H")) == [(PONE, 5, {"run": 3, "thirty-one": 2})]


@pytest.mark.parametrize("starter", ["JC", "JD", "JH", "JS"])
def test_nobs_is_not_paid_for_the_starter(starter):
    assert show("2C 4D 6H 8S", starter) == (0, {})
    assert show("2C 4D 6H 8S", starter, crib=True) == (0, {})


def test_the_count_does_not_pass_31(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["KC", "KD", "AH", "3H"], ["QC", "QD", "QH", "2S"]], "8C"))
    one.play("1: play QC; 0: play KC; 1: play QD")
    assert (one.state.count, one.legal()) == (30, ["0: play AH"])
    assert one.refuses("0: play KD") == one.refuses("0: play 3H") == "action/over-31"
    assert ruled(game="cribbage", pegging=["QC", "KC", "QD", "3H"])["error"]["code"] == "action/over-31"


def test_the_set_has_each_tile_once():
    assert len(set(TILES)) == len(TILES) == 28
    assert len([tile for tile in TILES if tile.pips == 0]) == 1


@pytest.mark.parametrize(
    ("name", "variant", "scores", "text"),
    [
        ("horse-race", "individual", (0, 58), rounds.TWO_BLOCK),
        ("fives-and-threes", "individual", (60, 0), rounds.LAST_TILE_NO_SUM),
        ("fives-and-threes", "pairs", (57, 0), rounds.PAIRS_LAST_TILE),
    ],
)
def test_the_winning_tile_ends_the_match_and_all_can_still_be_read(match, name, variant, scores, text):
    one = match(name, variant)
    actions = text.replace(";", "\n").splitlines()
    one.play("\n".join(actions[:-1]))
    one.stand_at(*scores)
    events = one.play(actions[-1])
    assert events[-1]["type"] == "outcome"
    assert (one.state.actors, one.state.phase) == ((), "over")
    for seat in (None, *range(one.rules.seats)):
        assert one.state.view(seat).to_json()["outcome"] == one.outcome
        assert one.state.legal_actions(seat if seat is not None else 0) == ()


@pytest.mark.parametrize("name", ["horse-race", "fives-and-threes", "cribbage"])
def test_the_pegs_stand_where_the_points_put_them(name):
    for seed in range(5):
        state, happened = whole_match(name, None, seed)
        pegs = [Pegs() for _ in state.scores]
        for event in happened:
            if event.type == "scored":
                pegs[event.side] = pegs[event.side].moved(event.points)
                assert pegs[event.side].front == event.total
        assert tuple(peg.front for peg in pegs) == state.scores == state.view(None).scores
        assert tuple(peg.rear for peg in pegs) == state.rear == state.view(None).rear


def test_a_pair_does_not_reach_over_a_go_that_cleared_the_count(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["QC", "KD", "8D", "8S"], ["TC", "KC", "7H", "7S"]], "9C"))
    events = one.play("1: play TC; 0: play QC; 1: play KC")  # 30: the count is cleared
    assert pegged(events) == [(PONE, 1, {"last-card": 1})]
    assert types_of(events)[-1] == "series-ended"
    assert pegged(one.play("0: play KD")) == []  # a king on a king of the series before


def test_nor_does_a_run(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["QC", "TD", "8D", "8S"], ["TC", "KC", "7H", "JS"]], "9C"))
    one.play("1: play TC; 0: play QC; 1: play KC; 0: play TD")
    assert pegged(one.play("1: play JS")) == []  # K-10-J over the reset is no run with the queen before


def test_a_pair_does_reach_over_a_go_that_did_not_clear_the_count(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["KD", "9D", "9S", "8D"], ["KH", "7H", "AH", "AS"]], "6C"))
    one.play("1: play KH; 0: play KD; 1: play 7H; 0: go; 1: play AH")
    assert pegged(one.play("1: play AS")) == [(PONE, 3, {"pair": 2, "last-card": 1})]


@pytest.mark.parametrize("starter", ["TC", "KC"])
def test_three_suited_in_hand_and_the_starter_are_no_flush(starter):
    assert "flush" not in show("2C 4C 6C 8D", starter)[1]
    assert "flush" not in show("2C 4C 6C 8D", starter, crib=True)[1]


def test_muggins_on_a_correct_count_takes_nothing(match):
    one = match("cribbage", first=DEALER, counting="muggins")
    one.play(cards_dealt(one.rules, [["2C", "4D", "6H", "8S"], ["TC", "JD", "QH", "KS"]], "5C"))
    go_on(one, is_counting("hand"))
    one.stand_at(0, 0)
    events = one.play("1: count 12; 0: muggins 12")
    assert one.scores == (0, 12)
    assert named(events, "called")[0]["taken"] == 0


def test_the_scorer_of_the_pone_is_not_that_of_the_dealer(match):
    # A hand counts for who holds it, and the crib for the dealer, whatever the seats.
    for dealer in range(4):
        rules = find_variant("cribbage", "four-player")
        one = match("cribbage", "four-player", first=dealer)
        one.play(cards_dealt(rules, [["2C"], ["2D"], ["2H"], ["2S"]], "8C", away=["JC", "JD", "JH", "JS"]))
        for event in named(go_on(one), "shown"):
            if not event["crib"]:
                assert "2" + "CDHS"[event["seat"]] in event["cards"]
            else:
                assert event["seat"] == dealer


def test_a_draw_is_chance_and_no_seat_chooses_it(match):
    one = match("horse-race")
    one.play("lot 0")
    one.play(tiles_dealt(7, ["6-6", "0-0", "0-1", "0-2", "0-3", "0-4", "0-5"], []))
    one.play("0: place 6-6")
    assert one.state.actors == (CHANCE,)
    assert one.legal(0) == one.legal(1) == []
