"""Every show of the vectors: through the scorer, through the referee, and in a deal that is played card by card."""

import pytest

from sixtyone.cards import parse_card, parse_cards
from sixtyone.catalogue import find_variant
from sixtyone.games.cribbage.show import score_show
from tests.rules.compared import CRIBBAGE, SHOWS, shown_in_a_deal, summed
from tests.rules.matches import by_id, named, parts_of, ruled
from tests.rules.stacked import cards_dealt, go_on


@pytest.mark.parametrize("vector", by_id(SHOWS))
def test_through_the_scorer(vector):
    rules = find_variant("cribbage", vector["variety"])
    hand = parse_cards(" ".join(vector["hand"]))
    parts = score_show(hand, parse_card(vector["starter"]), vector["crib"], rules)
    assert summed(parts_of({"parts": [part.to_json() for part in parts]})) == vector["expect"]


@pytest.mark.parametrize("vector", by_id(SHOWS))
def test_through_the_referee(vector):
    show = {"hand": vector["hand"], "starter": vector["starter"], "crib": vector["crib"]}
    ruling = ruled(game="cribbage", variant=vector["variety"], show=show)
    assert summed(parts_of(ruling)) == vector["expect"]
    assert ruling["total"] == vector["expect"]["total"]


@pytest.mark.parametrize("vector", by_id(SHOWS))
def test_in_a_deal(match, vector):
    one = match("cribbage", vector["variety"], first=0)
    shown = shown_in_a_deal(one, vector)
    assert summed(parts_of(shown)) == vector["expect"]
    assert shown["total"] == vector["expect"]["total"]


@pytest.mark.parametrize("vector", by_id(SHOWS))
def test_each_part_names_cards_that_make_it(vector):
    show = {"hand": vector["hand"], "starter": vector["starter"], "crib": vector["crib"]}
    for part in ruled(game="cribbage", variant=vector["variety"], show=show)["parts"]:
        cards = parse_cards(" ".join(part["pieces"]))
        assert list(cards) == sorted(set(cards))
        assert {str(card) for card in cards} <= {*vector["hand"], vector["starter"]}
        ranks = [card.rank for card in cards]
        match part["kind"]:
            case "fifteen":
                assert (sum(card.value for card in cards), part["points"]) == (15, 2)
            case "pair" | "pair-royal" | "double-pair-royal":
                assert len(set(ranks)) == 1
                assert part["points"] == {2: 2, 3: 6, 4: 12}[len(cards)]
            case "run":
                assert ranks == list(range(ranks[0], ranks[0] + len(ranks)))
                assert part["points"] == len(ranks) >= 3
            case "flush":
                assert len({card.suit for card in cards}) == 1
                assert part["points"] == len(cards)
            case "nobs":
                assert (ranks, part["points"]) == ([11], 1)
                assert part["pieces"][0][1] == vector["starter"][1]
            case other:
                raise AssertionError(other)


def test_parts_come_in_the_order_of_their_kinds_then_of_their_pieces():
    show = {"hand": ["4C", "4D", "6H", "JS"], "starter": "5S", "crib": False}
    parts = ruled(game="cribbage", show=show)["parts"]
    assert [(part["kind"], part["pieces"]) for part in parts] == [
        ("fifteen", ["4C", "5S", "6H"]),
        ("fifteen", ["4D", "5S", "6H"]),
        ("fifteen", ["5S", "JS"]),
        ("pair", ["4C", "4D"]),
        ("run", ["4C", "5S", "6H"]),
        ("run", ["4D", "5S", "6H"]),
        ("nobs", ["JS"]),
    ]


def test_the_most_a_deal_can_show(match):
    # 29 and 24 for the dealer, 24 for the pone: facts of the vectors, shown in one deal.
    best, most = CRIBBAGE["facts"]["max_dealer_hand_plus_crib"], CRIBBAGE["facts"]["max_show_of_one_deal"]
    one = match("cribbage", first=0)
    one.play(cards_dealt(one.rules, [best["hand"], most["pone_hand"]], best["starter"], crib=best["crib"]))
    totals = [event["total"] for event in named(go_on(one), "shown")]
    assert totals == [24, 29, 24]
    assert (totals[1] + totals[2], sum(totals)) == (best["points"], most["points"])
