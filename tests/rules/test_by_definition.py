"""Random matches, followed by a second reading of the rules that shares nothing with the engine but the actions.

It keeps its own account of hands, stock, count and layout, and looks at all possibilities where the engine is clever.
"""

import random
from itertools import combinations

import pytest

from sixtyone.catalogue import find_game
from sixtyone.fair import SeededRng
from sixtyone.game import CHANCE
from tests.rules.matches import named, parts_of, types_of
from tests.rules.test_distributions import by_definition, is_run

WORTH = {rank: min(place, 10) for place, rank in enumerate("A23456789TJQK", start=1)}


def actions_of(state, rng, chooser):
    """A random action that is due: sampled, or chosen among the legal ones."""
    if state.actors == (CHANCE,):
        return state.chance(rng)
    return chooser.choice(state.legal_actions(chooser.choice(state.actors)))


# Cribbage.


def made_by(series):
    """What the last card of a series scores, by looking at every number of last cards."""
    points = {}
    count = sum(card.value for card in series)
    if count in (15, 31):
        points["fifteen" if count == 15 else "thirty-one"] = 2
    equal = [n for n in (2, 3, 4) if len({card.rank for card in series[-n:]}) == 1 and len(series) >= n]
    if equal:
        kind = {2: "pair", 3: "pair-royal", 4: "double-pair-royal"}[max(equal)]
        points[kind] = 2 * len(list(combinations(range(max(equal)), 2)))
    runs = [n for n in range(3, len(series) + 1) if is_run(series[-n:])]
    return points | ({"run": max(runs)} if runs else {})


class Play:
    """The play of one deal: hands, series and who has said go, as all at the table together know them."""

    def __init__(self, hands, leader):
        self.hands = [set(hand) for hand in hands]
        self.series, self.gone, self.turn = [], set(), leader

    def fits(self, seat):
        count = sum(card.value for card in self.series)
        return {card for card in self.hands[seat] if count + card.value <= 31}

    def following(self, seat, without):
        seats = len(self.hands)
        order = [(seat + step) % seats for step in range(1, seats + 1)]
        return next((other for other in order if self.hands[other] and other not in without), None)

    def lay(self, seat, card):
        """What the card scores; then it is for the next seat."""
        self.hands[seat].remove(card)
        self.series.append(card)
        points = made_by(self.series)
        can_follow = any(self.fits(other) for other in range(len(self.hands)))
        if not can_follow and "thirty-one" not in points:
            points["last-card"] = 1
        if can_follow and "thirty-one" not in points:
            self.turn = self.following(seat, self.gone)
        else:
            self.series, self.gone = [], set()
            self.turn = self.following(seat, ())
        return points

    def go(self, seat):
        self.gone.add(seat)
        self.turn = self.following(seat, self.gone)


@pytest.mark.parametrize("variant", find_game("cribbage").variants)
def test_cribbage(variant):
    game = find_game("cribbage")
    for seed in range(6):
        rng, chooser = SeededRng(f"{variant} {seed}"), random.Random(f"{variant} {seed}")
        state, play, scores = game.new(game.rules(variant)), None, [0] * len(game.rules(variant).sides)
        while state.outcome is None:
            before, action = state, actions_of(state, rng, chooser)
            if before.phase == "play":
                assert before.actors == (play.turn,)
                fitting = {f"{play.turn}: play {card}" for card in play.fits(play.turn)}
                assert set(map(str, before.legal_actions(play.turn))) == (fitting or {f"{play.turn}: go"})
            state, happened = state.apply(action)
            events = [event.to_json() for event in happened]
            if state.phase == "play" and before.phase == "starter":
                play = Play(state.hands, (state.dealer + 1) % state.rules.seats)
            expected = []
            if types_of(events)[0] == "played":
                points = play.lay(action.seat, action.card)
                expected = [(action.seat, points)] if points else []
            elif types_of(events)[0] == "went":
                play.go(action.seat)
            elif types_of(events)[0] == "starter" and action.card.rank == 11:
                expected = [(before.dealer, {"heels": 2})]
            elif types_of(events)[0] == "dealt" and variant == "five-card" and before.deals == 0:
                expected = [((before.dealer + 1) % 2, {"three-for-last": 3})]
            scored = [(event["seat"], parts_of(event)) for event in named(events, "scored")]
            assert scored[: len(expected)] == expected
            assert_shows(before, happened, scored[len(expected) :], variant)
            for event in named(events, "scored"):
                scores[event["side"]] += sum(parts_of(event).values())
                assert event["total"] == scores[event["side"]]
                is_won = event["total"] >= state.rules.target
                assert is_won is (event is events[-2] and events[-1]["type"] == "outcome")
        assert list(state.scores) == scores


def assert_shows(before, happened, scored, variant):
    """The hands from the dealer's left, then the crib, each counted by the definitions; until somebody has won."""
    shown = [event for event in happened if event.type == "shown"]
    seats = before.rules.seats
    order = [(before.dealer + step) % seats for step in range(1, seats + 1)]
    for event, (seat, crib) in zip(shown, [*((seat, False) for seat in order), (before.dealer, True)], strict=False):
        assert (event.seat, event.crib) == (seat, crib)
        assert event.total == by_definition(event.cards, before.starter, crib, before.rules)
    assert [(event.seat, event.total) for event in shown if event.total] == [
        (seat, sum(points.values())) for seat, points in scored
    ]
    assert len(shown) in (0, seats + 1) or happened[-1].type == "outcome"


# Dominoes.


class Round:
    """One round: which half or side of which tile is used, who holds what, and who is to act."""

    def __init__(self, rules, hands, stock, opener):
        self.rules, self.turn = rules, opener
        self.hands, self.stock = [set(hand) for hand in hands], set(stock)
        self.used, self.spinners = {}, set()
        self.drawn, self.kept = None, False

    def places(self):
        """Every place that takes a tile, with its value."""
        for tile, used in self.used.items():
            if not tile.is_double:
                yield from (
                    (f"{tile}.{name}", value)
                    for name, value in zip(("low", "high"), tile, strict=True)
                    if name not in used
                )
                continue
            sides = [name for name in ("side-a", "side-b") if name not in used]
            arms = [name for name in ("arm-a", "arm-b") if name not in used and tile in self.spinners]
            yield from ((f"{tile}.{name}", tile.low) for name in sides or arms)

    def fits(self, tile):
        return [place for place, value in self.places() if value in tile] if self.used else [None]

    def can_place(self, seat):
        return any(self.fits(tile) for tile in self.hands[seat])

    def ends(self):
        """The sum of the ends, tile by tile."""
        whole = 0
        for tile, used in self.used.items():
            if tile.is_double:
                whole += 0 if {"side-a", "side-b"} <= used else tile.pips
            else:
                whole += sum(value for name, value in zip(("low", "high"), tile, strict=True) if name not in used)
        return whole

    def legal(self):
        tiles = self.hands[self.turn] if self.drawn is None else {self.drawn}
        placements = {
            f"{self.turn}: place {tile}" + (f" at {place}" if place else "")
            for tile in tiles
            for place in self.fits(tile)
        }
        return placements or {f"{self.turn}: {self.rules.passing}"}

    def lay(self, tile, at):
        """The points of a tile that is laid; the hands and the layout are then as after it."""
        self.hands[self.turn].discard(tile)
        self.used[tile] = set()
        if at is not None:
            self.used[at.tile].add(at.name)
            value = at.tile.high if at.name == "high" else at.tile.low
            self.used[tile].add("side-a" if tile.is_double else "low" if tile.low == value else "high")
        no_double_before = not any(other.is_double for other in self.used if other != tile)
        if tile.is_double and (self.rules.spinners == "all" or (self.rules.spinners == "first" and no_double_before)):
            self.spinners.add(tile)
        whole = self.ends()
        points = {}
        if whole and whole % 5 == 0:
            points["fives"] = whole // 5
        if self.rules.threes and whole and whole % 3 == 0:
            points["threes"] = whole // 3
        return whole, points

    def next_seat(self):
        self.turn = (self.turn + 1) % len(self.hands)
        while not self.hands[self.turn]:
            self.turn = (self.turn + 1) % len(self.hands)


def paid_at_the_end(rules, hands, out):
    """What each side gets at a settlement."""
    pips = [sum(sum(tile) for seat in seats for tile in hands[seat]) for seats in rules.sides]
    winners = [rules.side_of(out)] if out is not None else [side for side, left in enumerate(pips) if left == min(pips)]
    if len(winners) > 1 and rules.block_tie == "none":
        return {}
    shared = len(winners) > 1 and rules.block_tie == "split"
    paid = {}
    for side in winners:
        payers = [other for other in range(len(pips)) if other != side and not (shared and other in winners)]
        fives = round(sum(pips[other] for other in payers) / 5)  # never halfway: the nearest five
        paid[side] = fives // len(winners) if shared else fives
    return {side: points for side, points in paid.items() if points}


DOMINOES = [
    pytest.param(name, variant, seats, id=f"{name} {variant} {seats}")
    for name in ("horse-race", "fives-and-threes", "all-fives", "muggins", "five-up")
    for variant, seats in (("individual", 2), ("individual", 3), ("individual", 4), ("pairs", 4))
    if not (name == "fives-and-threes" and (variant, seats) == ("individual", 4))
]


@pytest.mark.parametrize(("name", "variant", "seats"), DOMINOES)
def test_dominoes(name, variant, seats):
    game = find_game(name)
    for seed in range(3):
        rng, chooser = SeededRng(f"{name} {variant} {seats} {seed}"), random.Random(seed)
        state, at, opener = game.new(game.rules(variant, seats=seats)), None, None
        while state.outcome is None:
            before, action = state, actions_of(state, rng, chooser)
            if before.phase == "turn":
                assert before.actors == (at.turn,)
                assert set(map(str, before.legal_actions(at.turn))) == at.legal()
            state, happened = state.apply(action)
            events = [event.to_json() for event in happened]
            opener = follow(at, before, action, events, opener)
            if types_of(events)[0] == "dealt":
                at = Round(state.rules, state.hands, state.stock, opener)
            if state.outcome is None and not named(events, "round-ended") and at is not None and before.phase != "lot":
                must_draw = state.rules.draws and at.stock and at.drawn is None and not at.can_place(at.turn)
                assert (state.phase, state.turn) == ("draw" if must_draw else "turn", at.turn)


def follow(at, before, action, events, opener):
    """Take an action into the second account and compare what happened; who opens the next round is returned."""
    rules, scores = before.rules, list(before.scores)
    # Fives and Threes: an exact end, a point for going out, no settlement, and the opening passes on.
    exact = rules.game == "fives-and-threes"
    first, expected, ended, out = types_of(events)[0], [], None, None
    if first == "lot":
        return action.opener
    if first == "dealt":
        return opener
    if first == "drew":
        at.stock.remove(action.tile)
        at.hands[at.turn].add(action.tile)
        at.drawn = action.tile if at.fits(action.tile) else None
        if not at.stock and not any(at.can_place(seat) for seat in range(rules.seats)):
            ended = "blocked"
    elif first in ("passed", "knocked"):
        at.next_seat()
    else:
        seat, drawn = at.turn, at.drawn
        whole, points = at.lay(action.tile, action.at)
        assert (events[0]["sum"], events[0]["points"]) == (whole, sum(points.values()))
        partners = rules.sides[rules.side_of(seat)] if exact else (seat,)
        is_out = not any(at.hands[partner] for partner in partners)
        if is_out and exact:
            points["hand-out"] = 1
        gained, stood = sum(points.values()), scores[rules.side_of(seat)]
        refused = exact and stood + gained > 61
        if gained:
            expected = [("refused" if refused else "scored", rules.side_of(seat), points)]
        scores[rules.side_of(seat)] += 0 if refused else gained
        if scores[rules.side_of(seat)] < 61:
            can_draw = rules.draws and at.stock
            if is_out:
                ended, out = "out", seat
            elif not can_draw and not any(at.can_place(other) for other in range(rules.seats)):
                ended = "blocked"
        at.drawn = None
        keeps = rules.game == "horse-race" and drawn is None and (action.tile.is_double or gained)
        if not keeps and not ended:
            at.next_seat()
    told = [(event["type"], event["side"], parts_of(event)) for event in named(events, "scored", "refused")]
    if ended and not exact:
        paid = paid_at_the_end(rules, at.hands, out)
        expected += [("scored", side, {"settlement": points}) for side, points in sorted(paid.items())]
        for side, points in paid.items():
            scores[side] += points
    assert told == expected
    assert [event["reason"] for event in named(events, "round-ended")] == ([ended] if ended else [])
    winners = [side for side, score in enumerate(scores) if score >= 61]
    assert [event["winners"] for event in named(events, "outcome")] == ([winners] if winners else [])
    if not ended:
        return opener
    if exact:
        return (opener + 1) % rules.seats
    return out
