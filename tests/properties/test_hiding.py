"""What a seat may not know, it is not told: neither by what is said, nor by how anything that it is told differs.

Two worlds are played side by side that differ in one thing: two pieces that the observer has not seen lie in each
other's place.
As long as the game itself goes the same way in both (the same seats to act, the same scores), everything that the
observer gets must be the same, to the letter.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from sixtyone.cards import Card
from sixtyone.errors import IllegalAction
from sixtyone.game import CHANCE, Action, Event, State
from sixtyone.games.cribbage import actions as crib
from sixtyone.games.cribbage.state import CribbageState
from sixtyone.games.dominoes import actions as domino
from sixtyone.games.dominoes.state import DominoState
from sixtyone.score import Score, ScoreKind
from tests.contract.matches import Step, play
from tests.contract.varieties import VARIETIES, Variety
from tests.properties.matches import bounded, pieces_named, seeds, set_of, varieties

Observer = int | None
SHOWS = ("shown", "counting", "revealed")


def swapped(value: Any, one: Any, two: Any) -> Any:
    """The value with two pieces in each other's place, wherever they stand in it."""
    if value == one:
        return two
    if value == two:
        return one
    if type(value) is tuple:
        return tuple(swapped(item, one, two) for item in value)
    if isinstance(value, Action):
        fields = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}  # type: ignore[arg-type]
        return dataclasses.replace(value, **{name: swapped(old, one, two) for name, old in fields.items()})  # type: ignore[type-var]
    return value


def is_hidden(action: Action, observer: Observer, before: Any) -> bool:
    """Whether the pieces that the action names stay unseen by the observer (his own part of a deal aside)."""
    match action:
        case domino.Deal() | crib.Deal():
            return True
        case domino.Draw():
            return bool(before.turn != observer)
        case crib.Discard():
            return action.seat != observer and not before.rules.discards_face_up
    return False


def names(value: Any, pieces: set[str]) -> bool:
    return bool(
        pieces & set(str(value).replace(",", " ").replace("/", " ").replace(":", " ").replace(".", " ").split())
    )


def deals(variety: Variety, seed: int) -> Iterator[list[Step]]:
    """The deals of a match, each from its deal on."""
    deal: list[Step] = []
    for step in play(variety, seed):
        if isinstance(step.action, (domino.Deal, crib.Deal)):
            if deal:
                yield deal
            deal = []
        if deal or isinstance(step.action, (domino.Deal, crib.Deal)):
            deal.append(step)
    if deal:
        yield deal


def unseen_swaps(deal: list[Step], observer: Observer, chooser: random.Random) -> tuple[Any, Any]:
    """Two pieces that the observer was not dealt."""
    action: Any = deal[0].action
    own = action.hands[observer] if observer is not None else ()
    one, two = chooser.sample([piece for piece in set_of(deal[0].before) if piece not in own], 2)
    return one, two


def course(state: State) -> tuple[Any, ...]:
    """What everybody at the table sees of how the game goes, whatever the pieces are."""
    series = (state.count,) if isinstance(state, CribbageState) else ()
    return (state.phase, state.actors, state.scores, state.outcome, *series)


def told(state: State, events: tuple[Event, ...], observer: Observer) -> tuple[Any, ...]:
    """All that the observer gets."""
    return (state.view(observer), tuple(event.seen_by(observer) for event in events))


def compare(deal: list[Step], observer: Observer, one: Any, two: Any) -> tuple[int, int]:
    """Play a deal in both worlds while they may differ only in what is hidden: (steps compared, worlds that part)."""
    other = deal[0].before
    pieces = {str(one), str(two)}
    compared = 0
    for step in deal:
        action = step.action
        if is_hidden(action, observer, step.before):
            action = swapped(action, one, two)
        elif names(action, pieces):
            return compared, 0
        try:
            other, events = other.apply(action)
        except IllegalAction:
            return compared, 1
        if any(event.type in SHOWS and pieces & pieces_named(event) for event in (*step.events, *events)):
            return compared, 0
        if course(step.after) != course(other):
            return compared, 1
        assert told(step.after, step.events, observer) == told(other, events, observer)
        compared += step.after != other
    return compared, 0


@pytest.mark.parametrize("variety", VARIETIES, ids=str)
def test_what_a_seat_cannot_see_makes_no_difference_to_it(variety: Variety) -> None:
    chooser = random.Random(str(variety))
    compared = 0
    for tried, deal in enumerate(deal for seed in range(100) for deal in deals(variety, seed)):
        for observer in (None, *range(variety.rules.seats)):
            compared += compare(deal, observer, *unseen_swaps(deal, observer, chooser))[0]
        if tried >= 5 and compared > 30:
            return
    pytest.fail(f"only {compared} states differed in what is hidden")


@bounded(70)
@given(varieties.filter(lambda variety: variety.game.name == "cribbage"), seeds)
def test_suits_that_nobody_sees_change_nothing_before_the_show(variety: Variety, seed: int) -> None:
    # Cards of one rank play alike: the worlds may not even part.
    chooser = random.Random(seed)
    for deal in deals(variety, seed):
        observer = chooser.choice((None, *range(variety.rules.seats)))
        one, _ = unseen_swaps(deal, observer, chooser)
        action: Any = deal[0].action
        own = action.hands[observer] if observer is not None else ()
        alike = [Card(one.rank, suit) for suit in range(4) if suit != one.suit]
        assert all(compare(deal, observer, one, two)[1] == 0 for two in alike if two not in own)


def check_named(step: Step, observer: Observer, known: set[str]) -> None:
    """Add what the step lays open to what the observer knows; nothing else may be named to it."""
    before: Any = step.before
    action: Any = step.action
    match action:
        case domino.Deal() | crib.Deal():
            known.clear()
            known |= {str(piece) for piece in action.hands[observer]} if observer is not None else set()
        case domino.Draw():
            known |= {str(action.tile)} if before.turn == observer else set()
        case domino.PlaceTile():
            known.add(str(action.tile))
        case crib.Play() | crib.TurnStarter():
            known.add(str(action.card))
        case crib.Cut():
            known |= {str(card) for _, card in action.cards}
        case crib.Discard() if before.rules.discards_face_up:
            known |= {str(card) for card in action.cards}
    for event in step.events:
        data = event.to_json()
        if event.type in ("shown", "counting"):
            mine: Any = before.crib if data["crib"] else before.kept[data["seat"]]
            assert data["cards"] == [str(card) for card in mine]
            known |= set(data["cards"])
        elif event.type == "revealed":
            known |= {tile for hand in data["hands"] for tile in hand}
        assert pieces_named(event.seen_by(observer)) <= known
    assert pieces_named(step.after.view(observer)) <= known


@bounded(40)
@given(varieties, seeds)
def test_no_piece_is_named_before_it_is_laid_open(variety: Variety, seed: int) -> None:
    observers = (None, *range(variety.rules.seats))
    known: dict[Observer, set[str]] = {observer: set() for observer in observers}
    for step in play(variety, seed):
        for observer in observers:
            check_named(step, observer, known[observer])


@bounded(25)
@given(varieties.filter(lambda variety: variety.rules.options().get("counting") in ("manual", "muggins")), seeds)
def test_the_truth_of_a_count_is_in_no_view_before_it_is_closed(variety: Variety, seed: int) -> None:
    seen = 0
    for step in play(variety, seed):
        state = step.after
        if not isinstance(state, CribbageState) or state.claim is None:
            continue
        seen += 1
        # Another truth, of which the same was said and taken.
        left = 0 if state.claim.claimed is None else max(0, 61 - state.claim.claimed) - state.claim.taken
        claim = dataclasses.replace(state.claim, parts=(Score(ScoreKind.RUN, 61),), left=left)
        lie = dataclasses.replace(state, claim=claim)
        for observer in (None, *range(variety.rules.seats)):
            assert lie.view(observer) == state.view(observer)
        assert "counted" not in {event.type for event in step.events} or step.before.phase in ("count", "answer")
    assert seen


def test_a_seat_asked_for_a_count_may_say_any_whatever_the_truth_is() -> None:
    # That it is asked at all, also where there is nothing to count, tells nothing.
    for variety in VARIETIES:
        if variety.rules.options().get("counting") not in ("manual", "muggins"):
            continue
        for step in play(variety, 3):
            if isinstance(step.action, (crib.TurnStarter, crib.Play)) and step.after.outcome is None:
                assert step.after.phase == "count"
                assert len(step.after.legal_actions(step.after.actors[0])) == 100


def test_a_spectator_and_every_seat_see_their_own_hand_and_no_other() -> None:
    for variety in VARIETIES:
        for step in play(variety, 5):
            state: Any = step.after
            if not isinstance(state, (CribbageState, DominoState)) or not state.hands:
                continue
            for seat, hand in enumerate(state.hands):
                assert state.view(seat).hand == hand  # type: ignore[attr-defined]
            assert state.view(None).hand is None  # type: ignore[attr-defined]
            assert state.view(None).legal == ()
            if step.action.seat == CHANCE and isinstance(step.action, (domino.Deal, crib.Deal)):
                break
