"""The options of cribbage: what each value does at the table (RULES.md, section 5: C4 to C14, C19 to C26).

Seat 0 deals, seat 1 is the pone, where nothing else is said.
"""

import pytest

from sixtyone.catalogue import find_variant
from sixtyone.errors import RulesError
from sixtyone.table import next_first
from tests.rules.matches import named, parts_of, pegged, ruled, types_of
from tests.rules.stacked import cards_dealt, go_on

DEALER, PONE = 0, 1


# C4 to C8: up to the deal.


@pytest.mark.parametrize(
    ("cut_tie", "cut", "dealer"),
    [
        ("rank", "cut 0:TC 1:KD", 0),
        ("rank", "cut 0:QC 1:JD", 1),
        ("rank", "cut 0:7C 1:7D", None),
        ("pip", "cut 0:TC 1:KD", None),
        ("pip", "cut 0:QC 1:9D", 1),
        ("pip", "cut 0:7C 1:7D", None),
    ],
)
def test_c4_which_cards_tie_in_the_cut(match, cut_tie, cut, dealer):
    one = match("cribbage", cut_tie=cut_tie)
    (event,) = one.play(cut)
    assert event["dealer"] == dealer
    assert event["tied"] == ([] if dealer is not None else [0, 1])
    assert one.state.phase == ("deal" if dealer is not None else "cut")


def test_c4_only_the_tied_cut_again_from_the_rest_of_the_pack(match):
    one = match("cribbage", "four-player")
    (event,) = one.play("cut 0:KC 1:4D 2:4S 3:9C")
    assert event["tied"] == [1, 2]
    assert one.refuses("cut 0:2C 1:3D 2:4H 3:5S") == "action/wrong-size"
    assert one.refuses("cut 1:4D 2:5S") == "action/duplicate"  # it was cut before
    (event,) = one.play("cut 1:QD 2:JS")
    assert (event["dealer"], one.state.dealer) == (2, 2)


def test_c5_cards_are_laid_away_face_down(match):
    one = match("cribbage", first=DEALER)
    one.play("deal 2C,3C,4C,5C,6C,7C / 2D,3D,4D,5D,6D,7D")
    _, (event,) = one.state.apply(one.game.parse_action("1: discard 2D,3D"))
    one.play("1: discard 2D,3D")
    assert event.seen_by(DEALER).cards is None
    assert event.seen_by(None).cards is None
    assert [str(card) for card in event.seen_by(PONE).cards] == ["2D", "3D"]
    for seat in (DEALER, PONE, None):
        assert one.state.view(seat).crib is None


def test_c5_discards_face_up_are_seen_by_all(match):
    one = match("cribbage", first=DEALER, discards_face_up=True)
    one.play("deal 2C,3C,4C,5C,6C,7C / 2D,3D,4D,5D,6D,7D")
    _, (event,) = one.state.apply(one.game.parse_action("1: discard 2D,3D"))
    one.play("1: discard 2D,3D")
    for seat in (DEALER, PONE, None):
        assert [str(card) for card in event.seen_by(seat).cards] == ["2D", "3D"]
        assert [str(card) for card in one.state.view(seat).crib] == ["2D", "3D"]


def test_c6_the_starter_is_any_card_that_was_not_dealt(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["2C"], ["3C"]]))
    assert one.state.actors == (-1,)
    assert len(one.state.undealt) == 52 - 12
    assert one.refuses("starter 2C") == "action/duplicate"
    assert one.refuses("1: cut 17") == "action/not-now"


def test_c6_the_player_left_of_the_dealer_may_say_where_the_pack_is_cut(match):
    one = match("cribbage", "three-player", first=1, starter_cut="player")
    one.play(cards_dealt(one.rules, [["2C"], ["3C"]]))
    assert one.state.actors == (2,)
    undealt = 52 - 16
    assert one.legal() == [f"2: cut {depth}" for depth in range(4, undealt - 4 + 1)]
    for depth in (0, 3, undealt - 3):
        assert one.refuses(f"2: cut {depth}") == "action/cut-depth"
    assert one.refuses("0: cut 17") == "action/not-your-turn"
    assert one.refuses("starter KC") == "action/not-now"
    assert one.play("2: cut 17") == [{"type": "pack-cut", "seat": 2, "depth": 17}]
    assert types_of(one.play(f"starter {one.state.undealt[0]}"))[0] == "starter"


@pytest.mark.parametrize(("three_for_last", "deals"), [("first_deal", [1]), ("every_deal", [1, 0, 1]), ("off", [])])
def test_c7_three_for_last(match, three_for_last, deals):
    one = match("cribbage", "five-card", first=DEALER, three_for_last=three_for_last)
    got = []
    for _ in range(3):
        events = one.play(cards_dealt(one.rules, [["2C", "4D", "6H"], ["2D", "4H", "6S"]], "8C"))
        got += [seat for seat, points, parts in pegged(events) if parts == {"three-for-last": points}]
        go_on(one)
    assert got == deals  # the pone of each deal that pays


@pytest.mark.parametrize("variant", ["six-card", "seven-card", "three-player"])
def test_c7_is_about_five_card_only(match, variant):
    one = match("cribbage", variant, first=DEALER, three_for_last="every_deal")
    assert pegged(one.play(cards_dealt(one.rules, [[]]))) == []


def test_c8_seven_card_is_played_to_151_or_181(match):
    for options, target in (({}, 151), ({"target": 181}, 181)):
        one = match("cribbage", "seven-card", first=DEALER, **options)
        one.play(cards_dealt(one.rules, [["8D"], ["7H"]], "QS"))
        one.stand_at(target - 2, 0)
        one.play("1: play 7H; 0: play 8D")
        assert one.outcome["totals"] == [target, 0]


# C9 to C13: the play and the show.


@pytest.mark.parametrize("go_rule", ["everyone", "bicycle"])
def test_c9_the_next_after_a_go_plays_if_he_can(match, go_rule):
    one = match("cribbage", "three-player", first=2, go_rule=go_rule)
    hands = [["QC", "8C", "8H", "7H"], ["KC", "2C", "3D", "4D"], ["9C", "9D", "9H", "8D"]]
    one.play(cards_dealt(one.rules, hands, "AH"))
    one.play("0: play QC; 1: play KC; 2: play 9C")
    assert (one.state.count, one.legal()) == (29, ["0: go"])
    events = one.play("0: go; 1: play 2C")
    assert pegged(events) == [(1, 2, {"thirty-one": 2})]


def up_to_29(match, go_rule):
    """Seat 2 lays the card that makes 29; it alone could go on."""
    one = match("cribbage", "three-player", first=2, go_rule=go_rule)
    hands = [["QC", "8C", "8H", "7H"], ["KC", "8S", "7D", "7S"], ["9C", "2C", "9H", "8D"]]
    one.play(cards_dealt(one.rules, hands, "AH"))
    return one, one.play("0: play QC; 1: play KC; 2: play 9C")


def test_c9_everyone_plays_while_able(match):
    one, events = up_to_29(match, "everyone")
    assert (types_of(events)[-1], pegged(events)) == ("played", [])
    events = one.play("0: go; 1: go; 2: play 2C")
    assert pegged(events) == [(2, 2, {"thirty-one": 2})]


def test_c9_bicycle_where_the_next_after_the_go_cannot_the_one_after_him_does_not(match):
    one, events = up_to_29(match, "bicycle")
    assert pegged(events) == [(2, 1, {"last-card": 1})]
    assert types_of(events)[-1] == "series-ended"
    assert (one.state.count, one.state.turn) == (0, 0)


def test_c9_bicycle_does_not_count_seats_without_cards(match):
    one = match("cribbage", "three-player", first=2, go_rule="bicycle")
    hands = [["2D", "QD", "8S", "2H"], ["KH", "3D", "KC", "4D"], ["4H", "3S", "KS", "5C"]]
    one.play(cards_dealt(one.rules, hands, "AC"))
    one.play("0: play 2H; 1: play KH; 2: play 5C; 0: play 8S; 1: play 4D; 2: go; 0: play 2D")  # 31
    one.play("1: play 3D; 2: play KS; 0: play QD; 1: go; 2: play 3S")
    # Seat 0 has no cards left, seat 1 has said go: seat 2 is the second in turn and goes on.
    assert (one.state.count, one.legal()) == (26, ["2: play 4H"])


@pytest.mark.parametrize("go_rule", ["everyone", "bicycle"])
def test_c9_makes_no_difference_to_two(match, go_rule):
    one = match("cribbage", first=DEALER, go_rule=go_rule)
    one.play(cards_dealt(one.rules, [["QC", "8C", "8H", "7H"], ["KC", "7D", "AC", "2C"]], "6H"))
    one.play("1: play KC; 0: play QC; 1: play 7D; 0: go")
    assert one.legal() == ["1: play AC", "1: play 2C"]
    events = one.play("1: play AC; 1: play 2C")
    assert pegged(events) == [(1, 1, {"last-card": 1})]


@pytest.mark.parametrize(("most", "points"), [(None, 7), (7, 7), (6, 6), (5, 5), (3, 3)])
def test_c10_the_longest_run_in_the_play(match, most, points):
    series = ["AC", "2D", "3H", "4S", "5C", "6D", "7H"]
    rules = {} if most is None else {"max_play_run": most}
    ruling = ruled(game="cribbage", rules=rules, pegging=series)
    assert parts_of(ruling) == {"run": points}
    one = match("cribbage", first=DEALER, **rules)
    one.play(cards_dealt(one.rules, [["2D", "4S", "6D"], ["AC", "3H", "5C", "7H"]], "KC"))
    one.play("1: play AC; 0: play 2D; 1: play 3H; 0: play 4S; 1: play 5C; 0: play 6D")
    events = one.play("1: play 7H")
    assert parts_of(named(events, "scored")[0])["run"] == points


def test_c10_a_capped_run_is_looked_for_among_the_last_cards():
    # The last six of these seven are no run, nor are fewer: with the cap there is none.
    series = ["4S", "AC", "7H", "2D", "6D", "3H", "5C"]
    assert ruled(game="cribbage", pegging=series)["total"] == 7
    assert ruled(game="cribbage", rules={"max_play_run": 6}, pegging=series)["total"] == 0


def test_c11_who_can_goes_on_and_thirty_one_takes_no_last_card_point(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["QC", "8C", "8H", "7H"], ["KC", "7D", "AC", "3C"]], "6H"))
    one.play("1: play KC; 0: play QC; 1: play 7D; 0: go")
    assert one.play("1: play AC") == named(one.events, "played")[-1:]  # the player himself can go on: no point yet
    events = one.play("1: play 3C")
    assert pegged(events) == [(1, 2, {"thirty-one": 2})]


@pytest.mark.parametrize(("go_lead", "leader"), [("left_of_last", 2), ("first_go", 0)])
def test_c12_who_leads_after_a_go(match, go_lead, leader):
    one = match("cribbage", "three-player", first=2, go_lead=go_lead)
    hands = [["TC", "9D", "9H", "8C"], ["TD", "2S", "8D", "8H"], ["7C", "9C", "JD", "QH"]]
    one.play(cards_dealt(one.rules, hands, "6H"))
    one.play("0: play TC; 1: play TD; 2: play 7C; 0: go; 1: play 2S")
    assert one.state.turn == leader


@pytest.mark.parametrize("go_lead", ["left_of_last", "first_go"])
def test_c12_after_31_left_of_the_last_card_leads(match, go_lead):
    one = match("cribbage", "three-player", first=2, go_lead=go_lead)
    hands = [["TC", "9D", "9H", "8C"], ["TD", "4S", "8D", "8H"], ["7C", "9C", "JD", "QH"]]
    one.play(cards_dealt(one.rules, hands, "6H"))
    one.play("0: play TC; 1: play TD; 2: play 7C; 0: go; 1: play 4S")
    assert (one.state.count, one.state.turn) == (0, 2)


def flush_of(variant, hand, starter, crib=False, **rules):
    show = {"hand": hand, "starter": starter, "crib": crib}
    return parts_of(ruled(game="cribbage", variant=variant, rules=rules, show=show)).get("flush", 0)


@pytest.mark.parametrize(("five_card_flush", "plain", "with_starter"), [("all_hand", 3, 4), ("min4", 0, 4)])
def test_c13_five_card_flush(five_card_flush, plain, with_starter):
    rules = {"five_card_flush": five_card_flush}
    assert flush_of("five-card", ["2C", "6C", "KC"], "8D", **rules) == plain
    assert flush_of("five-card", ["2C", "6C", "KC"], "8C", **rules) == with_starter
    assert flush_of("five-card", ["2C", "6C", "KD"], "8C", **rules) == 0
    assert flush_of("five-card", ["2C", "4C", "6C", "8C"], "TD", crib=True, **rules) == 0
    assert flush_of("five-card", ["2C", "4C", "6C", "8C"], "TC", crib=True, **rules) == 5


@pytest.mark.parametrize(("flush_any4", "three_and_starter", "four_of_five"), [(False, 0, 0), (True, 4, 5)])
def test_c13_flush_of_any_four(flush_any4, three_and_starter, four_of_five):
    rules = {"flush_any4": flush_any4}
    assert flush_of("six-card", ["2C", "4C", "6C", "8D"], "TC", **rules) == three_and_starter
    assert flush_of("seven-card", ["2C", "4C", "6C", "8C", "TD"], "QC", **rules) == four_of_five
    assert flush_of("seven-card", ["2C", "4C", "6C", "8C", "TD"], "QD", **rules) == (4 if flush_any4 else 0)
    assert flush_of("six-card", ["2C", "4C", "6D", "8D"], "TC", **rules) == 0
    assert flush_of("six-card", ["2C", "4C", "6C", "8C"], "TD", **rules) == 4
    assert flush_of("six-card", ["2C", "4C", "6C", "8C"], "TC", **rules) == 5
    assert flush_of("six-card", ["2C", "4C", "6C", "8C"], "TD", crib=True, **rules) == 0  # the crib keeps its rule


@pytest.mark.parametrize(("seven_crib_flush", "alone"), [("with_starter", 0), ("five", 5)])
def test_c13_flush_in_the_crib_of_seven_card(seven_crib_flush, alone):
    rules = {"seven_crib_flush": seven_crib_flush}
    suited = ["2C", "4C", "6C", "8C", "TC"]
    assert flush_of("seven-card", suited, "QD", crib=True, **rules) == alone
    assert flush_of("seven-card", suited, "QC", crib=True, **rules) == 6
    assert flush_of("seven-card", suited, "QD", **rules) == 5
    assert flush_of("seven-card", suited, "QC", **rules) == 6
    assert flush_of("seven-card", [*suited[:4], "TD"], "QC", crib=True, **rules) == 0
    assert flush_of("six-card", suited[:4], "QD", crib=True, **rules) == 0


# C14: giveaway.


@pytest.mark.parametrize(("giveaway_winner", "winners"), [("all_others", [1, 2, 3]), ("lowest", [2])])
def test_c14_giveaway(match, giveaway_winner, winners):
    one = match("cribbage", "four-player", first=0, giveaway=True, giveaway_winner=giveaway_winner)
    one.play(cards_dealt(one.rules, [["2C"]], away=["JC"]))
    one.stand_at(119, 90, 30, 100)
    one.play("starter JC")
    assert one.outcome == {"type": "outcome", "winners": winners, "totals": [121, 90, 30, 100], "reason": "giveaway"}


def test_c14_the_lowest_may_be_several(match):
    one = match("cribbage", "three-player", first=0, giveaway=True, giveaway_winner="lowest")
    one.play(cards_dealt(one.rules, [["2C"]], away=["JC"]))
    one.stand_at(120, 77, 77)
    one.play("starter JC")
    assert one.winners == [1, 2]


@pytest.mark.parametrize("counting", ["manual", "muggins"])
@pytest.mark.parametrize("variant", ["six-card", "five-card", "seven-card", "three-player", "four-player", "pairs"])
def test_c14_giveaway_is_counted_automatically(variant, counting):
    with pytest.raises(RulesError) as refused:
        find_variant("cribbage", variant, giveaway=True, counting=counting)
    assert refused.value.code == "rules/conflict"
    assert find_variant("cribbage", variant, giveaway=True).giveaway


# C19 to C26: readings without an option, and who deals next.


@pytest.mark.parametrize(
    ("variant", "crib"),
    [("six-card", 4), ("five-card", 4), ("seven-card", 5), ("three-player", 4), ("four-player", 4), ("pairs", 4)],
)
def test_c19_c21_the_crib_is_counted_with_the_starter(match, variant, crib):
    one = match("cribbage", variant, first=0)
    one.play(cards_dealt(one.rules, [[]], "8C", away=["JC", "JD", "JH", "JS"]))
    (shown,) = [event for event in named(go_on(one), "shown") if event["crib"]]
    assert len(shown["cards"]) == crib
    assert shown["seat"] == 0


def test_c20_four_play_for_themselves_or_in_pairs():
    assert find_variant("cribbage", "four-player").sides == ((0,), (1,), (2,), (3,))
    assert find_variant("cribbage", "pairs").sides == ((0, 2), (1, 3))


def test_c22_nobs_is_one_and_heels_two(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["2C", "4D", "6H", "8S"], ["JC", "2D", "4H", "6S"]], "8C"))
    shown = named(go_on(one), "shown")[0]
    assert shown["parts"] == [{"kind": "nobs", "points": 1, "pieces": ["JC"]}]


def test_c23_cards_are_laid_away_in_any_order(match):
    one = match("cribbage", "four-player", first=0)
    one.play("deal 2C,3C,4C,5C,6C / 2D,3D,4D,5D,6D / 2H,3H,4H,5H,6H / 2S,3S,4S,5S,6S")
    assert one.state.actors == (0, 1, 2, 3)
    one.play("3: discard 2S; 1: discard 2D")
    assert one.state.actors == (0, 2)
    assert one.refuses("1: discard 3D") == "action/not-your-turn"  # what is laid away is not taken back
    one.play("0: discard 2C; 2: discard 2H")
    assert (one.state.phase, [str(card) for card in one.state.crib]) == ("starter", ["2C", "2D", "2H", "2S"])


@pytest.mark.parametrize("variant", ["five-card", "six-card", "seven-card"])
def test_c25_the_lowest_card_deals(match, variant):
    one = match("cribbage", variant)
    (event,) = one.play("cut 0:KC 1:AD")
    assert event["dealer"] == 1


@pytest.mark.parametrize(("next_game_dealer", "dealer"), [("loser", PONE), ("winner", DEALER)])
def test_c26_who_deals_first_in_the_next_match(match, next_game_dealer, dealer):
    one = match("cribbage", first=DEALER, next_game_dealer=next_game_dealer)
    assert next_first(one.rules, one.state) is None
    one.play(cards_dealt(one.rules, [["2C"]], away=["JC"]))
    one.stand_at(120, 0)
    one.play("starter JC")
    assert next_first(one.rules, one.state) == dealer


def test_c26_at_giveaway_the_loser_is_who_reached_the_target(match):
    one = match("cribbage", first=DEALER, giveaway=True)
    one.play(cards_dealt(one.rules, [["2C"]], away=["JC"]))
    one.stand_at(120, 0)
    one.play("starter JC")
    assert one.winners == [PONE]
    assert next_first(one.rules, one.state) == DEALER
