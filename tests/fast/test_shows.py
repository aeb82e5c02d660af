"""The compiled scorers count what the readable one counts."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from sixtyone.cards import PACK, parse_cards
from sixtyone.errors import RulesError
from sixtyone.fast import tables
from sixtyone.fast.shows import CRIBS, STARTERS, histogram, show_batch, weigh_discards
from sixtyone.games.cribbage.pegging import run_at_end, score_card
from sixtyone.games.cribbage.show import score_show
from sixtyone.games.cribbage.variants import VARIANTS, make_rules
from sixtyone.score import total

EXACT = json.loads((Path(__file__).parents[1] / "data" / "cribbage.json").read_text(encoding="utf-8"))["distributions"]
HANDS = 2_000


@pytest.mark.parametrize("crib", [False, True], ids=["hand", "crib"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_hands_of_every_variety(variant: str, crib: bool) -> None:
    rules, random = make_rules(variant, {}), Random(61)
    size = rules.crib_size if crib else rules.kept
    # Every other hand of one suit and a jack or two, so that flushes and nobs are not rare.
    suited = [[card for card in range(52) if card % 4 == suit or card // 4 == 10] for suit in range(4)]
    packs = [list(range(52)), *suited]
    deals = [random.sample(packs[k % 2 * random.randrange(1, 5)], size + 1) for k in range(HANDS)]
    cards = np.array(deals, np.uint8)
    compiled = show_batch(cards[:, :-1], cards[:, -1], crib=crib, variant=variant)
    for deal, points in zip(deals, compiled.tolist(), strict=True):
        *hand, starter = (PACK[card] for card in deal)
        assert points == total(score_show(hand, starter, crib, rules)), f"{hand} {starter}"


@pytest.mark.parametrize(("crib", "name"), [(False, "six_card_hand"), (True, "six_card_crib")])
def test_all_12_994_800_shows_have_the_exact_distribution(crib: bool, name: str) -> None:
    counted = histogram(crib)
    exact = EXACT[name]
    assert int(counted.sum()) == exact["total"] == 12_994_800
    assert {str(points): int(number) for points, number in enumerate(counted) if number} == {
        points: number for points, number in exact["distribution"].items() if number
    }


def test_a_slice_of_all_hands_one_by_one() -> None:
    # All of them: `./run bench shows-compared`.
    hands = [*combinations(range(52), 4)][5::271]
    rows = [(*hand, starter) for hand in hands for starter in range(52) if starter not in hand]
    cards = np.array(rows, np.uint8)
    for row, points in zip(rows, show_batch(cards[:, :4], cards[:, 4]).tolist(), strict=True):
        *hand, starter = (PACK[card] for card in row)
        assert points == total(score_show(hand, starter))


def test_every_discard_is_weighed_exactly() -> None:
    for text in ("5H 6H JD 7C QS 8H", "TS JS QS KS 9S JD"):
        hand = sorted(parse_cards(text))
        sums = weigh_discards(tuple(hand))
        unseen = [card for card in PACK if card not in hand]
        choice = Random(text).randrange(15)
        away = list(combinations(hand, 2))[choice]
        kept = [card for card in hand if card not in away]
        assert sums[choice, 0] == sum(total(score_show(kept, starter)) for starter in unseen)
        # One in five of the pairs that the other seat may lay away, by hand; then all of them by the table of the
        # same kernel's rows.
        pairs = [*combinations(unseen, 2)]
        crib = [
            total(score_show((*away, *pair), starter, True))
            for pair in pairs
            for starter in unseen
            if starter not in pair
        ]
        assert len(crib) == CRIBS
        assert sums[choice, 1] == sum(crib)
    assert STARTERS == 52 - 6


WRONG: list[tuple[Any, Any]] = [
    ([[0, 1, 2]], [3]),
    ([[0, 1, 2, 3]], [4, 5]),
    ([0, 1, 2, 3], [4]),
    ([[0, 1, 2, 52]], [3]),
    ([[0, 1, 2, -1]], [3]),
    ([[0, 1, 2, 2**70]], [3]),
    (np.array([[0, 1, 2, 256 + 5]]), [3]),  # not card 5
    ([[0, 1, 2, 3.5]], [4]),
    ([[0, 1, 2, None]], [4]),
    ([["5H", "5S", "5C", "JD"]], ["5D"]),
]


@pytest.mark.parametrize(("cards", "starters"), WRONG, ids=str)
def test_wrong_arrays_are_refused(cards: Any, starters: Any) -> None:
    with pytest.raises(ValueError, match="cards"):
        show_batch(cards, starters)


@pytest.mark.parametrize(("variant", "size"), [("six-card", 4), ("five-card", 3), ("seven-card", 5)])
def test_a_card_comes_once(variant: str, size: int) -> None:
    sound = np.array([[4 * place + 1 for place in range(size + 1)]] * 3, np.uint8)
    show_batch(sound[:, :-1], sound[:, -1], variant=variant)
    for one, other in combinations(range(size + 1), 2):
        for card in (0, 1, 51):
            cards = sound.copy()
            cards[1, [one, other]] = card
            with pytest.raises(ValueError, match="cards come once"):
                show_batch(cards[:, :-1], cards[:, -1], variant=variant)


def test_no_hands_count_nothing() -> None:
    assert show_batch(np.zeros((0, 4), np.uint8), np.zeros(0, np.uint8)).tolist() == []
    assert show_batch(np.zeros((0, 5)), np.zeros(0), variant="seven-card").tolist() == []


def test_wrong_names_and_hands_are_refused() -> None:
    with pytest.raises(RulesError):
        show_batch([[0, 1, 2, 3]], [4], variant="eight-card")
    with pytest.raises(ValueError, match="six"):
        weigh_discards(parse_cards("5H 5H 5D 5S 5C JD"))


def test_the_tables_of_the_play_are_those_of_the_rules() -> None:
    random = Random(61)
    for _ in range(3_000):
        length = random.randrange(1, 8)
        low = random.randrange(1, 8)
        cards = random.sample(PACK[4 * (low - 1) : 4 * (low + 6)], length)
        while cards and sum(card.value for card in cards) > 31:
            cards.pop(0)
        if not cards:
            continue
        key = sum(card.rank << 4 * place for place, card in enumerate(reversed(cards[-4:])))
        points = int(tables.SERIES[key])
        run = run_at_end(cards)
        if run > 4:
            assert points & tables.LONGER
            ranks = sum(1 << (card.rank - 1) for card in cards[-run:])
            assert tables.LONG_RUNS[ranks] == run
            points = run
        total_count = sum(card.value for card in cards)
        assert (points & ~tables.LONGER) + int(tables.COUNTS[total_count]) == total(score_card(cards))
