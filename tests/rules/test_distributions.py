"""The exact distributions of all shows, counted by classes, and single shows against a scorer that knows no short cut.

A show is a hand (or crib) and a starter. Fifteens, pairs and runs hang on the ranks alone, and are scored once for each
multiset of ranks. Flush and nobs hang on the suits: of the hands of given ranks, with a starter whose suit may be held
fixed (the four suits are alike), there are at most four classes, by whether all cards are of one suit, and whether the
jack of the starter's suit is among them. One hand of each class is scored by the readable rules, and counts as often as
its class has members.
"""

import random
from collections import Counter
from functools import cache
from itertools import chain, combinations, combinations_with_replacement, pairwise
from math import comb, prod

import pytest

from sixtyone.cards import JACK, PACK, Card
from sixtyone.catalogue import find_variant
from sixtyone.games.cribbage.show import fifteens, flush, nobs, pairs, runs, score_show
from sixtyone.score import total
from tests.rules.matches import vectors

CRIBBAGE = vectors("cribbage.json")
FACTS = CRIBBAGE["facts"]
STARTER_SUIT = 0
OTHER_SUITS = (1, 2, 3)


def counted(ranks):
    """How often each rank is there."""
    return Counter(ranks)


@cache
def points_of_ranks(ranks):
    """Fifteens, pairs and runs of these ranks; which suits they have makes no difference."""
    cards = [Card(rank, ranks[:place].count(rank)) for place, rank in enumerate(ranks)]
    return total(fifteens(cards)) + total(pairs(cards)) + total(runs(cards))


def suit_classes(hand, starter_rank):
    """The classes of hands of these ranks, as (one hand of the class, how many there are).

    The starter has suit 0. The classes: all cards of its suit; all of one other suit; mixed, with or without the jack
    of its suit.
    """
    ranks = counted(hand)
    free = {rank: 3 if rank == starter_rank else 4 for rank in ranks}
    all_hands = prod(comb(free[rank], number) for rank, number in ranks.items())
    with_jack = 0
    if JACK in ranks and starter_rank != JACK:
        with_jack = comb(3, ranks[JACK] - 1) * prod(comb(free[r], n) for r, n in ranks.items() if r != JACK)
    distinct = len(ranks) == len(hand)
    in_starter_suit = 1 if distinct and starter_rank not in ranks else 0
    in_other_suit = len(OTHER_SUITS) if distinct else 0
    jack_in_flush = in_starter_suit if JACK in ranks else 0
    if in_starter_suit:
        yield [Card(rank, STARTER_SUIT) for rank in hand], in_starter_suit
    if in_other_suit:
        yield [Card(rank, OTHER_SUITS[0]) for rank in hand], in_other_suit
    for has_jack, number in (
        (True, with_jack - jack_in_flush),
        (False, all_hands - with_jack - (in_starter_suit - jack_in_flush) - in_other_suit),
    ):
        if number:
            yield mixed(hand, starter_rank, has_jack), number


def mixed(hand, starter_rank, has_jack):
    """A hand of these ranks that is not of one suit, with or without the jack of the starter's suit."""
    cards = []
    for place, rank in enumerate(hand):
        suits = [suit for suit in range(4) if Card(rank, suit) not in cards]
        if rank == starter_rank:
            suits.remove(STARTER_SUIT)
        if rank == JACK and starter_rank != JACK:
            wanted = has_jack and Card(JACK, STARTER_SUIT) not in cards
            suits = [STARTER_SUIT] if wanted else [suit for suit in suits if suit != STARTER_SUIT]
        # The second card decides that the hand is mixed, where there is a choice.
        others = [suit for suit in suits if place == 0 or suit != cards[0].suit]
        cards.append(Card(rank, (others or suits)[0]))
    assert len({card.suit for card in cards}) > 1
    assert (Card(JACK, STARTER_SUIT) in cards) is has_jack
    return cards


def hands_of_ranks(size):
    for hand in combinations_with_replacement(range(1, 14), size):
        if max(counted(hand).values()) <= 4:
            yield hand


def distribution(rules, size, crib):
    """How many shows of each total there are."""
    points = Counter()
    for hand in hands_of_ranks(size):
        for starter_rank in range(1, 14):
            if hand.count(starter_rank) == 4:
                continue
            by_rank = points_of_ranks(tuple(sorted((*hand, starter_rank))))
            starter = Card(starter_rank, STARTER_SUIT)
            for cards, number in suit_classes(hand, starter_rank):
                by_suit = total(flush(cards, starter, crib, rules)) + total(nobs(cards, starter))
                points[by_rank + by_suit] += 4 * number
    return points


COUNTED = {
    "six_card_hand": ("six-card", {}, False),
    "six_card_crib": ("six-card", {}, True),
    "five_card_hand": ("five-card", {}, False),
    "five_card_hand_flush_min4": ("five-card", {"five_card_flush": "min4"}, False),
    "seven_card_hand": ("seven-card", {}, False),
    "seven_card_crib": ("seven-card", {}, True),
}


@cache
def counted_distribution(name):
    variant, options, crib = COUNTED[name]
    rules = find_variant("cribbage", variant, **options)
    return distribution(rules, rules.crib_size if crib else rules.kept, crib)


@pytest.mark.parametrize("name", COUNTED)
def test_the_distribution_of_all_shows(name):
    expected = CRIBBAGE["distributions"][name]
    points = counted_distribution(name)
    assert {str(score): number for score, number in sorted(points.items())} == expected["distribution"]
    cards, hand = 52, expected["hand_cards"]
    assert sum(points.values()) == expected["total"] == comb(cards, hand) * (cards - hand)
    assert sum(score * number for score, number in points.items()) == expected["sum_points"]
    assert expected["sum_points"] / expected["total"] == pytest.approx(expected["mean"])
    assert max(points) == expected.get("max", max(points))
    impossible = [score for score in range(max(points)) if score not in points]
    assert impossible == expected.get("impossible_up_to_max", impossible)


def test_every_distribution_of_the_vectors_is_counted():
    # The crib of five-card is counted as that of six-card: four cards and the starter, by the same rules.
    assert set(CRIBBAGE["distributions"]) == {*COUNTED, "five_card_crib"}
    assert CRIBBAGE["distributions"]["five_card_crib"]["same_as"] == "six_card_crib"
    five, six = find_variant("cribbage", "five-card"), find_variant("cribbage", "six-card")
    assert five.crib_size == six.crib_size == 4
    for cards in (PACK[:4], PACK[0:16:4], PACK[1:17:4]):
        for starter in (PACK[20], PACK[21]):
            assert score_show(cards, starter, True, five) == score_show(cards, starter, True, six)


def test_what_no_show_counts():
    assert FACTS["six_card_impossible"] == [
        score for score in range(29) if score not in counted_distribution("six_card_hand")
    ]
    seven = counted_distribution("seven_card_hand")
    assert FACTS["seven_card_impossible_up_to_46"] == [score for score in range(46) if score not in seven]
    nineteen = FACTS["seven_card_nineteen_is_possible"]
    assert seven[19] == nineteen["hand_count"]
    assert points_of_ranks(tuple(sorted(map(int, nineteen["example_ranks"])))) == 19


def test_the_most_a_show_counts():
    assert max(counted_distribution("five_card_hand")) == FACTS["five_card_max"]
    assert max(counted_distribution("six_card_hand")) == FACTS["six_card_max"]
    assert max(counted_distribution("seven_card_hand")) == FACTS["seven_card_max"]


def test_the_most_a_deal_shows():
    # Above 24 there are 28 and 29 only, and those hold all four fives. So of the hands and the crib of one deal, which
    # have the starter in common, one has at most 29 and all others at most 24.
    above = {score for score in counted_distribution("six_card_hand") if score > 24}
    assert above == {28, 29}
    assert {score for score in counted_distribution("six_card_crib") if score > 24} == above
    for hand in hands_of_ranks(4):
        for starter in range(1, 14):
            ranks = tuple(sorted((*hand, starter)))
            # nobs is one more; a flush has no pair and so no such score
            if max(counted(ranks).values()) <= 4 and points_of_ranks(ranks) + 1 >= 28:
                assert ranks.count(5) == 4
    assert FACTS["max_dealer_hand_plus_crib"]["points"] == 29 + 24
    assert FACTS["max_show_of_one_deal"]["points"] == 29 + 24 + 24


# Single shows, against the definitions.


def subsets(cards):
    return chain.from_iterable(combinations(cards, size) for size in range(2, len(cards) + 1))


def is_run(cards):
    ranks = sorted(card.rank for card in cards)
    return len(ranks) >= 3 and all(b - a == 1 for a, b in pairwise(ranks))


def by_definition(hand, starter, crib, rules):
    """What a show counts, by looking at every set of its cards."""
    cards = [*hand, starter]
    points = 2 * sum(sum(min(card.rank, 10) for card in some) == 15 for some in subsets(cards))
    points += 2 * sum(a.rank == b.rank for a, b in combinations(cards, 2))
    found = [set(some) for some in subsets(cards) if is_run(some)]
    points += sum(len(run) for run in found if not any(run < other for other in found))
    points += flush_by_definition(hand, starter, crib, rules)
    return points + sum(card.rank == JACK and card.suit == starter.suit for card in hand)


def flush_by_definition(hand, starter, crib, rules):
    all_suited = len({card.suit for card in hand}) == 1
    with_starter = len({card.suit for card in (*hand, starter)}) == 1
    if crib:
        if with_starter:
            return len(hand) + 1
        return len(hand) if all_suited and len(hand) == 5 and rules.seven_crib_flush == "five" else 0
    if with_starter:
        return len(hand) + 1
    if all_suited and not (len(hand) == 3 and rules.five_card_flush == "min4"):
        return len(hand)
    most = max(Counter(card.suit for card in (*hand, starter)).values())
    return most if rules.flush_any4 and most >= 4 else 0


SAMPLED = [
    ("six-card", {}),
    ("five-card", {}),
    ("five-card", {"five_card_flush": "min4"}),
    ("seven-card", {}),
    ("seven-card", {"seven_crib_flush": "five"}),
    ("six-card", {"flush_any4": True}),
    ("seven-card", {"flush_any4": True}),
]


@pytest.mark.parametrize("crib", [False, True], ids=["hand", "crib"])
@pytest.mark.parametrize(
    ("variant", "options"), SAMPLED, ids=[f"{variant} {' '.join(options)}".strip() for variant, options in SAMPLED]
)
def test_single_shows_against_the_definitions(variant, options, crib):
    rules = find_variant("cribbage", variant, **options)
    size = rules.crib_size if crib else rules.kept
    chance = random.Random(f"{variant} {options} {crib}")
    suits = [[card for card in PACK if card.suit == suit] for suit in range(4)]
    for number in range(800):
        # One show in four has cards of one or two suits only, or flushes would be rare.
        pack = suits[number // 4 % 4] + suits[number // 16 % 4] if number % 4 == 0 else PACK
        *hand, starter = chance.sample(sorted(set(pack)), size + 1)
        parts = score_show(hand, starter, crib, rules)
        assert total(parts) == by_definition(hand, starter, crib, rules), (hand, starter, parts)
