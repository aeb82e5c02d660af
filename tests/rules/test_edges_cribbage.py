"""The edge cases of cribbage, each as a match; those of muggins have a file of their own.

Seat 0 deals, seat 1 is the pone.
"""

import pytest

from tests.rules.compared import EDGE, GAME_END, PLAY, SHOW, dealt, play_through, shown_in_a_deal, summed
from tests.rules.matches import named, parts_of, pegged, ruled, types_of
from tests.rules.stacked import cards_dealt, go_on

DEALER, PONE = 0, 1

# The play.


def played(match, name):
    """The play of a vector, compared with its log entry by entry; the points of each card by its text."""
    vector = PLAY[EDGE[name]["vector"]]
    one = dealt(match, vector)
    play_through(one, vector)
    return one, {entry["card"]: entry["why"] for entry in vector["log"] if "card" in entry}


def test_cr01_a_run_laid_out_of_order_counts_with_the_fifteen(match):
    _, why = played(match, "CR01")
    assert why["5D"] == {"fifteen": 2, "run": 3}


def test_cr02_a_run_of_four_needs_no_run_of_three_before(match):
    _, why = played(match, "CR02")
    assert [why[card] for card in ("5C", "2H", "4D", "3S")] == [{}, {}, {}, {"run": 4}]


def test_cr03_a_pair_stops_a_run(match):
    _, why = played(match, "CR03")
    assert (why["5D"], why["6S"]) == ({"pair": 2}, {})
    assert why["4H"] == {"run": 3, "last-card": 1}


def test_cr04_only_cards_without_interruption_make_a_run(match):
    _, why = played(match, "CR04")
    assert (why["6D"], why["4S"]) == ({"fifteen": 2, "run": 3}, {"run": 3})


def test_cr06_the_third_five_makes_fifteen_and_a_pair_royal(match):
    _, why = played(match, "CR06")
    assert why["5D"] == {"fifteen": 2, "pair-royal": 6}


def test_cr07_four_sevens(match):
    _, why = played(match, "CR07")
    assert [why[card] for card in ("7H", "7D", "7S")] == [
        {"pair": 2},
        {"pair-royal": 6},
        {"double-pair-royal": 12, "last-card": 1},
    ]


def test_cr10_who_can_goes_on_alone_after_a_go(match):
    one, why = played(match, "CR10")
    assert (why["AC"], why["AD"]) == ({}, {"pair": 2, "last-card": 1})
    assert (why["9C"], why["8D"]) == ({"pair": 2}, {"last-card": 1})
    assert len(named(one.events, "went")) == 1  # alone with cards, nobody is asked for a go


def test_cr12_thirty_one_on_the_very_last_card_is_two(match):
    _, why = played(match, "CR12")
    assert why["6H"] == {"thirty-one": 2, "run": 3}


def test_cr15_nine_jack_queen_ten_passes_31(match):
    one = dealt(match, PLAY["p15"])
    one.play("0: play 9C; 1: play JC; 0: play QD")
    assert one.refuses("1: play TH") == "action/over-31"
    played(match, "CR15")
    ruling = ruled(game="cribbage", pegging=["9C", "JC", "QD", "TH"])
    assert ruling["error"]["code"] == "action/over-31"


def test_cr16_only_ten_cards_say_go_and_lay_them_alone_afterwards(match):
    one, why = played(match, "CR16")
    assert [event["seat"] for event in named(one.events, "went")] == [1]
    assert why["2D"] == {"last-card": 1}
    assert why["QS"] == {"pair": 2, "last-card": 1}


def test_cr17_left_of_the_last_card_leads_after_a_go(match):
    played(match, "CR17")
    one = dealt(match, PLAY["t01"])
    one.play("0: play TC; 1: play TD; 2: play 7C; 0: go; 1: play 2S")
    assert one.state.turn == 2


def test_cr18_or_who_first_said_go(match):
    played(match, "CR18")
    one = dealt(match, PLAY["t02"])
    one.play("0: play TC; 1: play TD; 2: play 7C; 0: go; 1: play 2S")
    assert one.state.turn == 0


def test_cr22_a_chain_of_goes(match):
    one, why = played(match, "CR22")
    assert [event["seat"] for event in named(one.events, "went")] == [0, 2, 3]
    assert why["AC"] == {"thirty-one": 2, "run": 3}


def test_cr23_five_card_stops_at_31_and_shows_what_was_not_played(match):
    one, _ = played(match, "CR23")
    shown = {event["seat"]: event["cards"] for event in named(one.events, "shown") if not event["crib"]}
    assert "2C" in shown[0]
    assert "3D" in shown[1]
    assert len(named(one.events, "series-ended")) == 1


def test_cr25_five_card_with_all_cards_out_below_31(match):
    _, why = played(match, "CR25")
    assert why["6D"] == {"last-card": 1}


def test_cr27_seven_card_is_played_by_the_same_rules(match):
    one, _ = played(match, "CR27")
    assert len(named(one.events, "played")) == 10


# The show.


def shown(match, name):
    """The show of a vector in a deal, compared with what the vector expects."""
    vector = SHOW[EDGE[name]["vector"]]
    one = match("cribbage", vector["variety"], first=DEALER)
    event = shown_in_a_deal(one, vector)
    assert summed(parts_of(event)) == vector["expect"]
    return one, event


def test_cr29_four_fives_and_a_jack_turned(match):
    one, event = shown(match, "CR29")
    assert event["total"] == 28
    assert pegged(one.events)[0] == (DEALER, 2, {"heels": 2})


def test_cr30_a_jack_that_is_the_starter_is_no_nobs(match):
    one, event = shown(match, "CR30")
    assert (event["total"], event["parts"]) == (0, [])
    assert all("nobs" not in parts_of(event) for event in named(one.events, "shown", "scored"))


def test_cr31_three_suited_cards_and_the_starter_are_no_flush(match):
    _, event = shown(match, "CR31")
    assert event["total"] == 0


def test_cr32_four_suited_hand_cards(match):
    _, event = shown(match, "CR32")
    assert parts_of(event) == {"flush": 4}


def test_cr34_four_suited_crib_cards_are_nothing(match):
    _, event = shown(match, "CR34")
    assert (event["crib"], event["total"]) == (True, 0)


def test_cr35_five_suited_in_the_crib(match):
    _, event = shown(match, "CR35")
    assert (event["crib"], parts_of(event)) == (True, {"flush": 5})


def test_cr36_two_runs_of_four(match):
    _, event = shown(match, "CR36")
    assert (event["total"], parts_of(event)) == (14, {"fifteen": 4, "pair": 2, "run": 8})
    assert [len(part["pieces"]) for part in event["parts"] if part["kind"] == "run"] == [4, 4]


def test_cr37_a_triple_run(match):
    _, event = shown(match, "CR37")
    assert (event["total"], parts_of(event)) == (21, {"fifteen": 6, "pair-royal": 6, "run": 9})


def test_cr38_a_double_double_run(match):
    _, event = shown(match, "CR38")
    assert (event["total"], parts_of(event)) == (24, {"fifteen": 8, "pair": 4, "run": 12})


def test_cr39_the_ace_is_low_only(match):
    _, event = shown(match, "CR39")
    assert [part["pieces"] for part in event["parts"] if part["kind"] == "run"] == [["AC", "2H", "3S"]]


def test_cr40_even_values_only(match):
    _, event = shown(match, "CR40")
    assert event["total"] == 0


@pytest.mark.parametrize(("flush", "total"), [("all_hand", 3), ("min4", 0)])
def test_cr43_three_suited_hand_cards_of_five_card(match, flush, total):
    vector = SHOW[EDGE["CR43"]["vector"]]
    one = match("cribbage", "five-card", first=DEALER, five_card_flush=flush)
    assert shown_in_a_deal(one, vector)["total"] == total


def test_cr44_the_most_of_seven_card(match):
    _, event = shown(match, "CR44")
    assert event["total"] == 46


def test_cr45_two_separate_runs(match):
    _, event = shown(match, "CR45")
    assert [part["pieces"] for part in event["parts"] if part["kind"] == "run"] == [
        ["AS", "2C", "3D"],
        ["TC", "JS", "QH"],
    ]


def test_cr48_a_run_of_six(match):
    _, event = shown(match, "CR48")
    assert [part["points"] for part in event["parts"] if part["kind"] == "run"] == [6]


# The end of the game. The vectors themselves are played in test_game_end.py.


def test_cr49_the_dealer_at_119_wins_by_a_jack(match):
    one = match("cribbage", first=DEALER)
    deal = cards_dealt(one.rules, [["2C", "4D", "6H", "8S"]])
    one.play(deal)
    one.stand_at(GAME_END["g01"]["start"]["dealer"], GAME_END["g01"]["start"]["pone"])
    assert types_of(one.play("starter JC")) == ["starter", "scored", "outcome"]
    assert one.outcome["totals"] == [121, 0]


def test_cr51_at_120_all_fifteen_wins_for_the_dealer(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["8D"], ["7H"]], "QS"))
    one.stand_at(120, 120)
    one.play("1: play 7H")
    assert one.outcome is None
    one.play("0: play 8D")
    assert (one.winners, one.scores) == ([DEALER], (122, 120))


def test_cr53_the_pone_counts_first(match):
    # The dealer stands at 118 as well, with a hand of 20 to come.
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["3C", "3D", "3H", "3S"], ["AC", "AD", "2C", "JC"]], "6C"))
    one.play("1: play AC; 0: play 3C; 1: play AD; 0: play 3D; 1: play JC; 0: play 3H; 1: play 2C")
    one.stand_at(117, 118)
    events = one.play("0: play 3S")
    assert (one.winners, one.scores) == ([PONE], (118, 121))
    assert [event["total"] for event in named(events, "shown")] == [3]


def test_cr54_the_crib_wins_for_a_dealer_one_short_after_his_hand(match):
    one = match("cribbage", first=DEALER)
    hands = [["JC", "AC", "7D", "6H"], ["JH", "QH", "8H", "9C"]]
    one.play(cards_dealt(one.rules, hands, "KC", crib=["AD", "3H", "4H", "2S"]))
    one.play("1: play 8H; 0: play 6H; 1: play JH; 0: play 7D; 1: play QH; 0: play AC; 1: play 9C")
    one.stand_at(118, 117)
    one.play("0: play JC")
    assert [event["total"] for event in named(one.events, "scored")][-3:] == [120, 120, 128]
    assert one.winners == [DEALER]


def test_cr56_the_pone_of_five_card_starts_with_three(match):
    one = match("cribbage", "five-card")
    one.play("cut 0:7C 1:QD")
    events = one.play(cards_dealt(one.rules, [["2C", "4D", "6H"]]))
    assert pegged(events) == [(PONE, 3, {"three-for-last": 3})]
    assert one.scores == (0, 3)


def test_cr58_the_best_hand_and_crib_of_the_dealer(match):
    one = match("cribbage", first=DEALER)
    hands = [["5C", "5D", "5S", "JH"], ["4H", "4S", "6H", "6S"]]
    one.play(cards_dealt(one.rules, hands, "5H", crib=["4C", "4D", "6C", "6D"]))
    totals = {(event["seat"], event["crib"]): event["total"] for event in named(go_on(one), "shown")}
    assert totals == {(PONE, False): 24, (DEALER, False): 29, (DEALER, True): 24}  # the most: test_distributions.py


@pytest.mark.parametrize("rank", "A23456789TJQK")
def test_cr59_four_of_a_kind_up_to_the_seven(match, rank):
    one = match("cribbage", first=DEALER)
    low = "A" if rank != "A" else "2"
    hands = [[f"{rank}C", f"{rank}D", f"{low}C"], [f"{rank}H", f"{rank}S", f"{low}D"]]
    one.play(cards_dealt(one.rules, hands, "7C" if rank != "7" else "8C"))
    one.play(f"1: play {rank}H; 0: play {rank}C; 1: play {rank}S")
    if rank in "A234567":
        events = one.play(f"0: play {rank}D")
        assert parts_of(named(events, "scored")[0])["double-pair-royal"] == 12
    else:
        assert one.refuses(f"0: play {rank}D") == "action/over-31"


def test_cr62_the_other_player_leads_after_31(match):
    one = dealt(match, PLAY["p01"])
    one.play("0: play 7C; 1: play 8H; 0: play 9D; 1: play 7S")
    assert (one.state.count, one.state.turn) == (0, 0)


def test_cr62_who_made_31_leads_again_where_the_other_has_no_cards(match):
    # In six-card the other player always has a card left then; in seven-card not.
    one = match("cribbage", "seven-card", first=DEALER)
    one.play(cards_dealt(one.rules, [["TD", "9D", "8D", "9S", "KD"], ["TC", "6C", "4C", "2C", "3C"]], "AC"))
    one.play("1: play TC; 0: play TD; 1: play 6C; 0: go; 1: play 4C")
    one.play("0: play 9D; 1: play 2C; 0: play 8D; 1: play 3C")
    events = one.play("0: play 9S")
    assert pegged(events) == [(DEALER, 2, {"thirty-one": 2})]
    assert (one.state.count, one.state.turn, one.legal()) == (0, DEALER, ["0: play KD"])
