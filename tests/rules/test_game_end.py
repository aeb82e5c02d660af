"""How matches of cribbage end: every game end of the vectors, and each way to reach the target.

Seat 0 deals and seat 1 is the pone, so that the order of the count is not the order of the seats.
"""

import pytest

from tests.rules.compared import GAME_END
from tests.rules.matches import Match, named, parts_of, pegged, types_of
from tests.rules.stacked import cards_dealt, go_on

DEALER, PONE = 0, 1
ROLE = {"dealer": DEALER, "pone": PONE}


def started(match, vector, *actions, **options):
    """A match whose pegs stand where the vector starts."""
    one = match("cribbage", vector.get("variety"), first=DEALER, **options)
    one.play("\n".join(actions)) if actions else None
    one.stand_at(vector["start"]["dealer"], vector["start"]["pone"])
    return one


def assert_final(one, vector):
    """The match is won as the vector says, and the outcome is the last thing that happened."""
    assert one.winners == [ROLE[vector["winner"]]]
    assert one.outcome["reason"] == "target"
    for role, total in vector["final"].items():
        assert one.outcome["totals"][ROLE[role]] == total
    assert one.events[-1]["type"] == "outcome"
    assert one.state.actors == ()
    for seat in (DEALER, PONE):
        assert one.refuses(f"{seat}: go") == "action/over"


def test_g01_heels_win_before_a_card_is_played(match):
    one = started(match, GAME_END["g01"])
    one.play(cards_dealt(one.rules, [["2C", "4D", "6H", "8S"]], "JC"))
    assert_final(one, GAME_END["g01"])
    assert pegged(one.events) == [(DEALER, 2, {"heels": 2})]
    assert named(one.events, "played", "shown") == []


def test_g03_fifteen_by_the_second_card_of_the_play(match):
    one = started(match, GAME_END["g03"])
    one.play(cards_dealt(one.rules, [["8D", "2C", "3C", "KC"], ["7H", "2D", "3D", "KD"]], "QS"))
    one.play("1: play 7H; 0: play 8D")
    assert_final(one, GAME_END["g03"])


def test_g05_the_pone_counts_first_and_the_dealer_not_at_all(match):
    one = started(match, GAME_END["g05"])
    one.play(cards_dealt(one.rules, [["3C", "3D", "3H", "3S"], ["AC", "AD", "2C", "JC"]], "6C"))
    one.play("1: play AC; 0: play 3C; 1: play AD; 0: play 3D; 1: play JC; 0: play 3H; 1: play 2C")
    assert one.scores == (117, 118)  # nothing yet
    events = one.play("0: play 3S")
    assert pegged(events)[0] == (DEALER, 1, {"last-card": 1})
    assert_final(one, GAME_END["g05"])
    (shown,) = named(events, "shown")
    assert (shown["seat"], shown["total"]) == (PONE, 3)
    assert types_of(events)[-3:] == ["shown", "scored", "outcome"]


def test_the_hand_that_g05_does_not_count_is_worth_20(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["3C", "3D", "3H", "3S"], ["AC", "AD", "2C", "JC"]], "6C"))
    totals = {(event["seat"], event["crib"]): event["total"] for event in named(go_on(one), "shown")}
    assert (totals[PONE, False], totals[DEALER, False]) == (3, 20)


def test_g06_the_crib_is_counted_last_and_wins(match):
    # No play of two such hands earns 0 and 1 in all: the pegs are put where they start just before the last card.
    vector = GAME_END["g06"]
    play = "1: play 8H; 0: play 6H; 1: play JH; 0: play 7D; 1: play QH; 0: play AC; 1: play 9C"
    hands = [["JC", "AC", "7D", "6H"], ["JH", "QH", "8H", "9C"]]
    deal = cards_dealt(Match("cribbage").rules, hands, "KC", crib=["AD", "3H", "4H", "2S"])
    one = started(match, vector, deal, play)
    events = one.play("0: play JC")
    assert pegged(events)[0] == (DEALER, 1, {"last-card": 1})
    assert [(event["seat"], event["crib"], event["total"]) for event in named(events, "shown")] == [
        (PONE, False, 3),
        (DEALER, False, 1),
        (DEALER, True, 8),
    ]
    assert [event["total"] for event in named(events, "scored")] == [119, 120, 120, 128]
    assert_final(one, vector)


def test_g08_three_for_last_at_the_first_deal_of_five_card(match):
    vector = GAME_END["g08"]
    one = started(match, vector)
    events = one.play(cards_dealt(one.rules, [["2C", "4D", "6H"]]))
    assert pegged(events) == [(PONE, 3, {"three-for-last": 3})]
    assert named(events, "scored")[0]["parts"][0]["pieces"] == []
    assert one.scores == (vector["after"]["dealer"], vector["after"]["pone"])


def test_every_game_end_of_the_vectors_is_here():
    tested = {name.split("_")[1] for name in globals() if name.startswith("test_g0")}
    assert tested == set(GAME_END)


# The order of the points, each able to end the match before the next is looked at.

# A deal in which everything scores: heels, a pair, fifteen, thirty-one, last cards, both hands and the crib.
FULL_DEAL = cards_dealt(
    Match("cribbage").rules,
    [["5H", "5S", "TC", "TD"], ["7C", "8D", "9H", "7S"]],
    "JD",
    crib=["2C", "3C", "2D", "3D"],
)
FULL_PLAY = "1: play 8D; 0: play TC; 1: play 7S; 0: play 5H; 1: play 9H; 0: play 5S; 1: play 7C; 0: play TD"
AWARDS = [
    ("heels", DEALER, 2),
    ("play", DEALER, 1),  # 8 + 10 + 7 + 5 = 30, last card
    ("play", DEALER, 2),  # 9 + 5 + 7 + 10 = 31
    ("hand", PONE, 12),  # 7-8 twice, a pair, 7-8-9 twice
    ("hand", DEALER, 16),  # each five with each of three ten-cards, two pairs
    ("crib", DEALER, 12),  # 2-3-J four times, two pairs
]


def test_the_order_is_heels_play_pone_dealer_crib(match):
    one = match("cribbage", first=DEALER)
    one.play(FULL_DEAL)
    one.play(FULL_PLAY)
    order, place = [], "heels"
    for event in one.events:
        if event["type"] in ("played", "shown"):
            place = "play" if event["type"] == "played" else "crib" if event["crib"] else "hand"
        elif event["type"] == "scored":
            order.append((place, event["seat"], event["points"]))
    assert order == AWARDS


@pytest.mark.parametrize(
    ("number", "over"), [(number, over) for number, award in enumerate(AWARDS) for over in (0, 1) if over < award[2]]
)
def test_each_award_of_a_deal_can_win_and_nothing_is_awarded_after_it(match, number, over):
    _, winner, points = AWARDS[number]
    before = sum(points for _, seat, points in AWARDS[:number] if seat == winner)
    start = [60, 60]
    start[winner] = 121 - before - points + over
    one = match("cribbage", first=DEALER)
    one.stand_at(*start)
    actions = [*FULL_DEAL.splitlines(), *FULL_PLAY.split("; ")]
    while one.outcome is None:
        one.play(actions.pop(0))
    assert one.winners == [winner]
    assert one.outcome["totals"][winner] == 121 + over
    assert len(named(one.events, "scored")) == number + 1
    assert types_of(one.events)[-2:] == ["scored", "outcome"]


@pytest.mark.parametrize(("variant", "target"), [("six-card", 121), ("five-card", 61), ("seven-card", 151)])
@pytest.mark.parametrize("short", [1, 2])
def test_the_target_may_be_met_or_passed(match, variant, target, short):
    # Fifteen by the second card: two points, where one would do and where two are needed.
    one = match("cribbage", variant, first=DEALER)
    one.play(cards_dealt(one.rules, [["8D", "2C", "4C"], ["7H", "2D", "4D"]], "QS"))
    one.stand_at(target - short, 0)
    one.play("1: play 7H")
    assert one.outcome is None
    one.play("0: play 8D")
    assert (one.winners, one.outcome["totals"]) == ([DEALER], [target - short + 2, 0])


def test_at_120_all_the_first_last_card_wins_at_the_latest(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["2C", "4D", "6H", "8S"], ["3C", "TD", "QH", "KS"]], "AC"))
    one.stand_at(120, 120)
    go_on(one)
    assert one.winners is not None
    assert named(one.events, "shown") == []


def test_a_pair_wins_by_either_partner(match):
    one = match("cribbage", "pairs", first=0)
    one.play(cards_dealt(one.rules, [[], ["7C"], ["8D"]], "QS"))
    one.stand_at(119, 60)
    events = one.play("1: play 7C; 2: play 8D")
    assert pegged(events) == [(2, 2, {"fifteen": 2})]
    assert one.outcome == {"type": "outcome", "winners": [0], "totals": [121, 60], "reason": "target"}


def test_giveaway_ends_at_the_target_and_the_side_that_is_there_has_lost(match):
    one = match("cribbage", first=DEALER, giveaway=True)
    one.stand_at(119, 0)
    one.play(cards_dealt(one.rules, [["2C", "4D", "6H", "8S"]], "JC"))
    assert one.outcome == {"type": "outcome", "winners": [PONE], "totals": [121, 0], "reason": "giveaway"}


def test_no_claim_is_asked_where_the_last_card_wins(match):
    one = match("cribbage", first=DEALER, counting="muggins")
    hands = [["4D", "6H", "8S", "9D"], ["4C", "TD", "QH", "KS"]]
    one.play(cards_dealt(one.rules, hands, "AC"))
    one.play("0: count 0; 1: accept")
    one.stand_at(120, 120)
    one.play("1: play KS; 1: count 0; 0: accept; 0: play 8S; 0: count 0; 1: accept")
    events = one.play("1: play TD")
    assert types_of(events) == ["played", "scored", "outcome"]
    assert parts_of(events[1]) == {"last-card": 1}
    assert one.winners == [PONE]
