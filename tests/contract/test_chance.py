"""Chance: what it samples is legal, every possibility as likely as the next, and nothing but `below` is asked for."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from sixtyone.cards import PACK
from sixtyone.errors import IllegalAction
from sixtyone.fair import HmacRng, SeededRng
from sixtyone.game import CHANCE, Rng, State
from sixtyone.tiles import TILES
from tests.contract.matches import play
from tests.contract.varieties import PLAIN, Variety

by_variety = pytest.mark.parametrize("variety", PLAIN, ids=str)
GENERATORS: dict[str, Callable[[], Rng]] = {
    "seeded": lambda: SeededRng(61),
    "hmac": lambda: HmacRng(b"sixty-one"),
}
by_generator = pytest.mark.parametrize("generator", GENERATORS.values(), ids=GENERATORS)


class Fixed:
    """Numbers given beforehand; it keeps what was asked for."""

    def __init__(self, numbers: Iterable[int] = ()) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        number = self.numbers[len(self.asked) - 1] if self.numbers else 0
        assert 0 <= number < n
        return number


def too_uneven(counts: list[int]) -> bool:
    """Whether a chi-square test says that equal chances give such counts less than once in a million times."""
    expected = sum(counts) / len(counts)
    square = sum((count - expected) ** 2 / expected for count in counts)
    degrees = len(counts) - 1
    spread = 2 / (9 * degrees)  # the approximation of Wilson and Hilferty
    return ((square / degrees) ** (1 / 3) - (1 - spread)) / math.sqrt(spread) > 4.753


def states_by_phase(variety: Variety) -> dict[str, State]:
    """One state of a match for each phase in which chance acts."""
    found: dict[str, State] = {}
    for seed in range(3):
        for step in play(variety, seed):
            if step.before.actors == (CHANCE,):
                found.setdefault(step.before.phase, step.before)
    return found


def groups(action: Any) -> tuple[tuple[Any, ...], ...]:
    """The pieces that a sampled action names, by who gets them."""
    if hasattr(action, "hands"):
        return (*action.hands, *([action.crib] if getattr(action, "crib", ()) else []))
    return ((getattr(action, "opener", None), getattr(action, "tile", None), getattr(action, "card", None)),)


def test_uneven_counts_would_be_noticed() -> None:
    rng = random.Random(1)
    fair = Counter(rng.randrange(20) for _ in range(4000))
    assert not too_uneven([fair[number] for number in range(20)])
    unfair = Counter(min(rng.randrange(20), rng.randrange(22)) for _ in range(4000))
    assert too_uneven([unfair[number] for number in range(20)])


@by_variety
def test_what_chance_samples_is_legal_and_follows_from_the_numbers(variety: Variety) -> None:
    for state in states_by_phase(variety).values():
        one, two = SeededRng(5), SeededRng(5)
        for _ in range(10):
            action = state.chance(one)
            assert action.seat == CHANCE
            assert state.chance(two) == action
            state.apply(action)


@by_variety
def test_chance_has_nothing_to_do_when_a_seat_is_to_act(variety: Variety) -> None:
    refused = set()
    for step in play(variety, 4):
        if step.before.actors != (CHANCE,) and step.before.phase not in refused:
            refused.add(step.before.phase)
            with pytest.raises(IllegalAction) as raised:
                step.before.chance(Fixed())
            assert raised.value.code == "action/not-now"
    with pytest.raises(IllegalAction):
        step.after.chance(Fixed())


@by_variety
def test_a_lot_a_draw_and_a_starter_take_each_number_once(variety: Variety) -> None:
    # One question, and each answer is another piece: as even as the numbers are.
    for phase, state in states_by_phase(variety).items():
        if phase not in ("lot", "draw", "starter"):
            continue
        counter = Fixed()
        state.chance(counter)
        assert len(counter.asked) == 1
        (possibilities,) = counter.asked
        found = {str(state.chance(Fixed([number]))) for number in range(possibilities)}
        assert len(found) == possibilities
        if phase == "lot":
            assert possibilities == variety.rules.seats


@by_variety
def test_a_deal_is_one_of_all_the_deals_that_there_are(variety: Variety) -> None:
    # It asks for one number a piece, of as many as are left; different numbers never give the same deal piece by piece.
    state = states_by_phase(variety)["deal"]
    counter = Fixed()
    named = groups(state.chance(counter))
    pieces = PACK if variety.game.name == "cribbage" else TILES
    dealt = sum(map(len, named))
    assert counter.asked == list(range(len(pieces), len(pieces) - dealt, -1))
    rng = random.Random(variety.rules.seats)
    numbers = [rng.randrange(n) for n in counter.asked]
    original = groups(state.chance(Fixed(numbers)))
    for place, n in enumerate(counter.asked):
        other = [*numbers[:place], (numbers[place] + 1 + rng.randrange(n - 1)) % n, *numbers[place + 1 :]]
        assert groups(state.chance(Fixed(other))) != original


@by_generator
@by_variety
def test_every_piece_comes_to_every_hand_equally_often(variety: Variety, generator: Callable[[], Rng]) -> None:
    state = states_by_phase(variety)["deal"]
    pieces = PACK if variety.game.name == "cribbage" else TILES
    rng = generator()
    counts = [Counter[Any]() for _ in groups(state.chance(Fixed()))]
    for _ in range(300):
        named = groups(state.chance(rng))
        assert len({piece for group in named for piece in group}) == sum(map(len, named))
        for counter, group in zip(counts, named, strict=True):
            counter.update(group)
    for counter in counts:
        assert not too_uneven([counter[piece] for piece in pieces])


@by_generator
@by_variety
def test_lots_draws_starters_and_cuts_are_even(variety: Variety, generator: Callable[[], Rng]) -> None:
    rng = generator()
    for phase, state in states_by_phase(variety).items():
        if phase == "deal":
            continue
        possible = Fixed()
        state.chance(possible)
        times = 25 * possible.asked[0]
        if phase == "cut":
            cuts: list[Any] = [state.chance(rng) for _ in range(times)]
            for place in range(len(cuts[0].cards)):
                counts = Counter(cut.cards[place][1] for cut in cuts)
                assert not too_uneven([counts[card] for card in PACK])
            continue
        found = Counter(str(state.chance(rng)) for _ in range(times))
        assert len(found) == possible.asked[0]
        assert not too_uneven(list(found.values()))


def test_everybody_is_as_likely_to_deal_first() -> None:
    for variety in PLAIN:
        if variety.game.name != "cribbage":
            continue
        rng = SeededRng(9)
        dealers: Counter[int] = Counter()
        for _ in range(600):
            state: Any = variety.game.new(variety.rules)
            while state.phase == "cut":
                state, _ = state.apply(state.chance(rng))
            dealers[state.dealer] += 1
        assert not too_uneven([dealers[seat] for seat in range(variety.rules.seats)])
