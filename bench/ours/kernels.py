"""The compiled twins: the same work, generator and checksum as the yardstick in `bench/limit/`."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.hands import sample
from bench.worker import Work
from sixtyone.cards import PACK
from sixtyone.catalogue import find_variant
from sixtyone.fast import cribbage, cribbage_record, domino_record, dominoes, shows
from sixtyone.fast.chance import below, seeded
from sixtyone.fast.compiled import kernel

CHECKED = 100_000
BATCH = 1000
HANDS = 1 << 16


@kernel
def cribbage_matches(states: Any, start: Any, first: int, count: int) -> int:
    """Random matches from number `first` on, and their checksum."""
    check = 0
    state = states[0]
    for match in range(first, first + count):
        states[0] = start[0]
        state.rng = seeded(np.uint64(1), np.uint64(match))
        while state.phase != cribbage_record.OVER:
            if cribbage.waits_for_chance(state):
                cribbage.chance(state)
            else:
                seat = state.turn
                cribbage.step(state, seat, cribbage.random_action(state, seat))
        check += 7 * state.actions + 3 * state.scores[0] + state.scores[1]
    return check


@kernel
def domino_matches(states: Any, start: Any, first: int, count: int) -> int:
    """The same of a domino game."""
    check = 0
    state = states[0]
    for match in range(first, first + count):
        states[0] = start[0]
        state.rng = seeded(np.uint64(1), np.uint64(match))
        while state.phase != domino_record.OVER:
            if dominoes.waits_for_chance(state):
                dominoes.chance(state)
            else:
                seat = state.turn
                dominoes.step(state, seat, dominoes.random_action(state, seat))
        check += 7 * state.actions + 3 * state.scores[0] + state.scores[1] + 1000 * state.rounds
    return check


def _matches(play: Any, start: Any) -> Work:
    states = start.copy()
    first = 0

    def batch() -> int:
        nonlocal first
        play(states, start, first, BATCH)
        first += BATCH
        return BATCH

    return Work(batch, int(play(states, start, 0, CHECKED)))


def six_card() -> Work:
    """Six-card cribbage of two players to 121."""
    return _matches(cribbage_matches, cribbage_record.start(find_variant("cribbage")))  # type: ignore[arg-type]  # of that family


def horse_race() -> Work:
    """Horse Race of two players."""
    return _matches(domino_matches, domino_record.start(find_variant("horse-race")))  # type: ignore[arg-type]  # of that family


def fives_and_threes() -> Work:
    """Fives and Threes of two players."""
    return _matches(domino_matches, domino_record.start(find_variant("fives-and-threes")))  # type: ignore[arg-type]  # of that family


@kernel
def deal_hands(states: Any, cards: Any) -> None:
    """Hands of five, each from a whole pack in order, by one generator."""
    state = states[0]
    state.rng = seeded(np.uint64(61), np.uint64(0))
    pack = np.zeros(52, np.uint8)
    for i in range(cards.shape[0]):
        for card in range(52):
            pack[card] = card
        for place in range(5):
            other = place + below(state, 52 - place)
            pack[place], pack[other] = pack[other], pack[place]
            cards[i, place] = pack[place]


def batch_of_shows() -> Work:
    """`show_batch` without its checks: hands of four with a starter from an array."""
    cards = np.zeros((HANDS, 5), np.uint8)
    deal_hands(np.zeros(1, cribbage_record.STATE), cards)
    hands = np.ascontiguousarray(cards[:, :4]).view(np.uint32)[:, 0]
    starters = np.ascontiguousarray(cards[:, 4])
    points = np.zeros(HANDS, np.int8)

    def batch() -> int:
        shows.show_fours(hands, starters, False, points)
        return HANDS

    batch()
    return Work(batch, int(points.sum(dtype=np.int64)))


def sampled_shows() -> Work:
    """`show_batch` over the very hands that the peers count, many times over in one array."""
    number = {str(card): index for index, card in enumerate(PACK)}
    hands = np.array([[*(number[card] for card in hand), number[turned]] for hand, turned in sample()], np.uint8)
    many = np.tile(hands, (32, 1))
    cards, starters = np.ascontiguousarray(many[:, :4]), np.ascontiguousarray(many[:, 4])

    def batch() -> int:
        shows.show_batch(cards, starters)
        return len(starters)

    return Work(batch, int(shows.show_batch(hands[:, :4], hands[:, 4]).sum(dtype=np.int64)))


def every_hand() -> Work:
    """The histogram of all 12,994,800 hands."""

    def batch() -> int:
        return int(shows.histogram(False).sum())

    return Work(batch, int(shows.histogram(False) @ np.arange(32) ** 2))


@kernel
def discards(states: Any, first: int, count: int) -> int:
    """Random hands of six, every discard of each weighed exactly."""
    check = 0
    state = states[0]
    cards = np.zeros(6, np.int64)
    sums = np.zeros((15, 2), np.int64)
    for hand in range(first, first + count):
        state.rng = seeded(np.uint64(61), np.uint64(hand))
        mask = 0
        held = 0
        while held < 6:
            card = below(state, 52)
            if mask >> card & 1 == 0:
                mask |= 1 << card
                held += 1
        held = 0
        for card in range(52):
            if mask >> card & 1:
                cards[held] = card
                held += 1
        shows.weigh(cards, sums)
        for choice in range(15):
            check += (choice + 1) * (sums[choice, 0] + 3 * sums[choice, 1])
    return check


def exact_discards() -> Work:
    """A discard of six-card: 15 choices, 1,035 pairs of the other seat, 44 starters."""
    states = np.zeros(1, cribbage_record.STATE)
    first = 0

    def batch() -> int:
        nonlocal first
        discards(states, first, 100)
        first += 100
        return 100

    return Work(batch, int(discards(states, 0, 1000)))
