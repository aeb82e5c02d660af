"""Whether the compiled twins pay what the readable rules do, whatever that is: a program, since it is run beside a copy
of the package in which the points were changed (see ``test_cache.py``).
"""

from itertools import combinations
from random import Random

from sixtyone.cards import PACK, parse_cards
from sixtyone.catalogue import find_variant
from sixtyone.fast.greedy import all_starters
from sixtyone.fast.loading import mask_of
from sixtyone.fast.shows import show_batch, weigh_discards
from sixtyone.games.cribbage.show import score_show
from sixtyone.score import total
from tests.fast.lockstep import Pair

MATCHES = 4


def main() -> None:
    """End with an error where they differ."""
    random = Random(61)
    jacks = parse_cards("JC JD JH JS")
    for _ in range(100):
        hand = [random.choice(jacks), *random.sample([card for card in PACK if card not in jacks], 4)]
        *kept, starter = hand
        worth = total(score_show(kept, starter))
        cards = [PACK.index(card) for card in kept], PACK.index(starter)
        assert show_batch([cards[0]], [cards[1]]).tolist() == [worth], hand
        assert all_starters(mask_of(kept), mask_of([starter]), 4) == worth, hand
    hand = sorted(parse_cards("5H 6H JD 7C QS 8H"))
    away = (hand[0], hand[5])  # the first of the pairs with the jack is another
    choice = list(combinations(hand, 2)).index(away)
    sums = weigh_discards(tuple(hand))
    kept = [card for card in hand if card not in away]
    unseen = [card for card in PACK if card not in hand]
    assert sums[choice, 0] == sum(total(score_show(kept, starter)) for starter in unseen)
    cribs = (
        total(score_show((*away, *pair), starter, True))
        for pair in combinations(unseen, 2)
        for starter in unseen
        if starter not in pair
    )
    assert sums[choice, 1] == sum(cribs)
    for game, variant in (("cribbage", "five-card"), ("horse-race", "pairs"), ("fives-and-threes", "individual")):
        for seed in range(MATCHES):
            Pair(find_variant(game, variant), seed).play()
    print("they pay the same")


if __name__ == "__main__":
    main()
