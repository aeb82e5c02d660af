"""Whatever happens in a match: no piece is made or lost, and every point on the board was told as it was pegged."""

from __future__ import annotations

from typing import Any

from hypothesis import given

from sixtyone.game import Scored, State
from sixtyone.games.cribbage.state import CribbageState
from sixtyone.games.dominoes.state import DominoState
from sixtyone.pegboard import Pegs
from tests.contract.matches import play
from tests.contract.varieties import Variety
from tests.properties.matches import bounded, seeds, set_of, varieties


def everywhere(state: Any) -> list[Any]:
    """The pieces of a state, wherever they lie; none between two deals."""
    hands = [piece for hand in state.hands for piece in hand]
    if isinstance(state, DominoState):
        return [*hands, *state.stock, *state.layout.tiles]
    laid = [card for cards in state.played for card in cards]
    away = [card for cards in state.discards for card in cards]
    return [*hands, *laid, *away, *state.pack_crib, *state.undealt]


def check_pieces(state: State) -> None:
    pieces = everywhere(state)
    assert not pieces or sorted(pieces) == list(set_of(state))
    if isinstance(state, CribbageState) and pieces:
        check_cards(state)
    elif isinstance(state, DominoState) and pieces:
        assert state.drawn is None or state.drawn in state.hands[state.turn]
        assert all(hand == tuple(sorted(hand)) for hand in state.hands)


def check_cards(state: CribbageState) -> None:
    """The same cards in their other roles: starter, series, whole hands and crib."""
    rules = state.rules
    assert state.starter is None or state.starter in state.undealt
    assert state.count == sum(card.value for card in state.series) <= 31
    laid = [card for cards in state.played for card in cards]
    assert len(set(state.series)) == len(state.series)
    assert set(state.series) <= set(laid)
    if state.phase in ("play", "count", "answer"):
        assert len(state.crib) == rules.crib_size
        for kept, hand, played in zip(state.kept, state.hands, state.played, strict=True):
            assert len(kept) == rules.kept
            assert sorted(kept) == sorted((*hand, *played))


@bounded(150)
@given(varieties, seeds)
def test_pieces_are_neither_made_nor_lost(variety: Variety, seed: int) -> None:
    for step in play(variety, seed):
        check_pieces(step.after)


@bounded(150)
@given(varieties, seeds)
def test_every_point_was_told_as_it_was_pegged(variety: Variety, seed: int) -> None:
    rules = variety.rules
    pegs = [Pegs() for _ in rules.sides]
    reached = False
    for step in play(variety, seed):
        for event in step.events:
            if not isinstance(event, Scored):
                continue
            settled = event.seat is None
            assert not reached or settled, "nothing is awarded after the award that wins"
            assert event.points == sum(part.points for part in event.parts) > 0
            assert all(part.points > 0 for part in event.parts)
            assert settled or event.side == rules.side_of(event.seat)  # type: ignore[arg-type]
            pegs[event.side] = pegs[event.side].moved(event.points)
            assert event.total == pegs[event.side].front
            reached = reached or event.total >= rules.target
        assert step.after.scores == tuple(peg.front for peg in pegs)
        assert step.after.rear == tuple(peg.rear for peg in pegs)
        assert reached is (step.after.outcome is not None)


@bounded(100)
@given(varieties, seeds)
def test_who_has_won(variety: Variety, seed: int) -> None:
    *_, last = play(variety, seed)
    outcome = last.after.outcome
    assert outcome is not None
    reached = tuple(side for side, score in enumerate(outcome.totals) if score >= variety.rules.target)
    others = tuple(side for side in range(len(outcome.totals)) if side not in reached)
    if outcome.reason == "target":
        assert outcome.winners == reached
    else:
        assert outcome.reason == "giveaway"
        assert len(reached) == 1
        if variety.rules.options().get("giveaway_winner") == "lowest":
            lowest = min(outcome.totals[side] for side in others)
            assert outcome.winners == tuple(side for side in others if outcome.totals[side] == lowest)
        else:
            assert outcome.winners == others
    if variety.rules.options().get("exact", variety.game.name == "fives-and-threes"):
        assert max(outcome.totals) == variety.rules.target
    settled = any(isinstance(event, Scored) and event.seat is None for event in last.events)
    assert len(reached) == 1 or settled


@bounded(100)
@given(varieties, seeds)
def test_deals_and_rounds_go_round(variety: Variety, seed: int) -> None:
    rules: Any = variety.rules
    deals = 0
    expected: int | None = None
    for step in play(variety, seed):
        before: Any = step.before
        for event in step.events:
            data = event.to_json()
            match event.type:
                case "lot":
                    assert expected is None
                    expected = data["seat"]
                case "cut":
                    assert expected is None
                    expected = data["dealer"]
                case "dealt":
                    deals += 1
                    assert data.get("dealer", before.opener if "dealer" not in data else None) == expected
                case "deal-ended":
                    assert data["dealer"] == expected
                    expected = (data["dealer"] + 1) % rules.seats
                case "round-ended":
                    assert (data["seat"] is None) is (data["reason"] == "blocked")
                    passed_on = None if expected is None else (expected + 1) % rules.seats
                    expected = data["seat"] if rules.winner_opens else passed_on
        after: Any = step.after
        assert (after.deals if variety.game.name == "cribbage" else after.rounds) == deals
    assert deals >= 1
