"""What `game.py` promises of every state, in every variety of the catalogue."""

from __future__ import annotations

import copy
import json
import pickle
import random
from dataclasses import FrozenInstanceError, dataclass, fields
from typing import Any

import pytest

from sixtyone.errors import CODES, IllegalAction
from sixtyone.game import CHANCE, REASONS, Action, Event, Game, State, View
from sixtyone.games.cribbage import actions as crib
from sixtyone.games.cribbage import position as cribbage
from sixtyone.games.dominoes import actions as domino
from sixtyone.games.dominoes import position as dominoes
from tests.contract.conceivable import chance_actions, of_the_other_family, seat_actions
from tests.contract.matches import Step, play
from tests.contract.varieties import VARIETIES, Variety

PHASES = set(cribbage.PHASES) | set(dominoes.PHASES)
SEEDS = {variety: number for number, variety in enumerate(VARIETIES)}


@dataclass(frozen=True)
class Match:
    """A variety, and one whole match of it."""

    variety: Variety
    steps: tuple[Step, ...]

    def sampled(self, often: int) -> list[Step]:
        """The steps at which something happens for the first time, and some others."""
        chooser = random.Random(SEEDS[self.variety])
        seen: set[Any] = set()
        found = []
        for step in self.steps:
            signs = (step.before.phase, step.after.phase, type(step.action), *(event.type for event in step.events))
            if signs not in seen or chooser.randrange(often) == 0:
                found.append(step)
            seen.add(signs)
        return found


@pytest.fixture(params=VARIETIES, ids=str, scope="module")  # so that all tests of a variety share its match
def match(request: pytest.FixtureRequest) -> Match:
    return Match(request.param, tuple(play(request.param, SEEDS[request.param])))


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value, allow_nan=False))


def resign(state: State, seat: int) -> Action:
    return domino.Resign(seat) if isinstance(state, dominoes.Position) else crib.Resign(seat)


def check_actors(state: State) -> None:
    """Somebody is to act until there is an outcome; chance acts alone; who is to act has something to choose."""
    assert (state.actors == ()) is (state.outcome is not None)
    assert CHANCE not in state.actors or state.actors == (CHANCE,)
    assert state.phase in PHASES
    assert (state.phase == "over") is (state.outcome is not None)
    for seat in (*range(-1, state.rules.seats + 1), 99):
        assert bool(state.legal_actions(seat)) is (seat in state.actors and seat != CHANCE)


def check_order(state: State, seat: int) -> None:
    """The same every time, no action twice, the placements and cards sorted."""
    legal = state.legal_actions(seat)
    assert legal == state.legal_actions(seat)
    texts = [str(action) for action in legal]
    assert len(set(texts)) == len(texts)
    placements = [(action.tile, str(action.at)) for action in legal if isinstance(action, domino.PlaceTile)]
    assert placements == sorted(placements)
    for kind in (crib.Play, crib.Discard):
        cards: list[Any] = [
            action.card if isinstance(action, crib.Play) else action.cards for action in legal if type(action) is kind
        ]
        assert cards == sorted(cards)
    assert not legal or not any(isinstance(action, domino.Stop) for action in legal[:-1])


def check_action(game: Game, action: Action) -> None:
    assert game.parse_action(str(action)) == action
    assert game.parse_action(f"  {action}\n") == action
    assert copy.deepcopy(action) == action
    assert hash(action) == hash(copy.deepcopy(action))


def check_event(game: Game, event: Event, seats: int) -> None:
    for seat in (None, *range(seats)):
        seen = event.seen_by(seat)
        assert type(seen) is type(event)
        data = through_json(seen.to_json())
        assert data["type"] == event.type
        assert game.event_from_json(data) == seen
        assert seen.seen_by(seat) == seen


def check_view(game: Game, state: State, view: View, seat: int | None) -> None:
    assert game.view_from_json(through_json(view.to_json())) == view
    assert (view.game, view.variant, view.seat) == (game.name, state.rules.variant, seat)
    assert (view.phase, view.actors, view.scores, view.rear) == (state.phase, state.actors, state.scores, state.rear)
    assert view.outcome == state.outcome
    assert view.legal == (() if seat is None else tuple(str(action) for action in state.legal_actions(seat)))


def check_frozen(value: Any) -> None:
    for name in [field.name for field in fields(value)]:
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, getattr(value, name))
        with pytest.raises(FrozenInstanceError):
            delattr(value, name)


def test_a_match_of_players_who_know_nothing_ends(match: Match) -> None:
    rules = match.variety.rules
    for last in (match.steps[-1], list(play(match.variety, 2, first=rules.seats - 1))[-1]):
        outcome = last.after.outcome
        assert outcome is not None
        assert last.events[-1] == outcome
        assert outcome.reason in REASONS
        assert outcome.totals == last.after.scores
        assert outcome.winners == tuple(sorted(set(outcome.winners)))
        assert (
            set(outcome.winners) < set(range(len(match.variety.rules.sides))) or match.variety.game.name != "cribbage"
        )
        with pytest.raises(IllegalAction) as raised:
            last.after.apply(last.action)
        assert raised.value.code == "action/over"
        with pytest.raises(IllegalAction) as raised:
            last.after.apply(resign(last.after, 0))
        assert raised.value.code == "action/over"


def test_who_is_to_act_and_what_he_may_do(match: Match) -> None:
    for step in match.steps:
        check_actors(step.before)
        check_order(step.before, step.before.actors[0])
    check_actors(match.steps[-1].after)


def test_text_and_json_bring_everything_back(match: Match) -> None:
    game, seats = match.variety.game, match.variety.rules.seats
    for step in match.sampled(often=30):
        check_action(game, step.action)
        for event in step.events:
            check_event(game, event, seats)
        for seat in (None, *range(seats)):
            check_view(game, step.after, step.after.view(seat), seat)
        for action in step.after.legal_actions(step.after.actors[0]) if step.after.actors else ():
            assert game.parse_action(str(action)) == action


def test_a_state_is_untouched_and_every_copy_of_it_is_as_good(match: Match) -> None:
    for step in match.sampled(often=30):
        state = step.before
        kept = copy.deepcopy(state)
        assert state.apply(step.action) == (step.after, step.events)
        assert state == kept
        for twin in (kept, copy.copy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state
            assert twin is not state
            assert twin.apply(step.action) == (step.after, step.events)
            assert twin == state
        assert state != step.after


def test_nothing_of_it_can_be_set(match: Match) -> None:
    kinds: dict[Any, Any] = {}
    for step in match.steps:
        for value in (step.before, step.action, step.before.view(0), *step.events):
            kinds.setdefault(type(value), value)
    for value in (*kinds.values(), match.variety.rules):
        kept = copy.deepcopy(value)
        check_frozen(value)
        assert value == kept


def attempt(state: State, action: Action) -> IllegalAction | None:
    """Why the state refuses the action; None where it is applied."""
    try:
        after, events = state.apply(action)
    except IllegalAction as refusal:
        return refusal
    assert after != state
    assert events
    return None


def check_conceivable(state: State, thorough: bool) -> None:
    """What is listed applies; whatever else anybody tries is refused with a code, and the state is as it was."""
    legal = {str(action) for seat in state.actors for action in state.legal_actions(seat)}
    kept = copy.deepcopy(state)
    tried = set()
    actor = state.actors[0] if state.actors else 0
    trials: list[Action] = [*chance_actions(state), *of_the_other_family(state)]
    for seat in range(state.rules.seats + 1):
        everything = list(seat_actions(state, seat if seat < state.rules.seats else 0, thorough and seat == actor))
        trials += everything if seat == actor else everything[::23]
    for action in trials:
        text = str(action)
        refusal = attempt(state, action)
        if refusal is None:
            assert text in legal or (action.seat == CHANCE and state.actors == (CHANCE,)), f"{text} was not listed"
            tried.add(text)
        else:
            assert text not in legal, f"{text} is legal and was refused: {refusal}"
            assert refusal.code in CODES
            assert refusal.code.startswith("action/")
            through_json(refusal.to_json())
    assert state == kept
    if actor == CHANCE:
        assert tried == {str(action) for action in chance_actions(state) if is_possible(state, action)}
    else:
        others = {text for seat in state.actors[1:] for text in map(str, state.legal_actions(seat))}
        assert tried >= legal - others


def is_possible(state: Any, action: Action) -> bool:
    """What chance may do here, by the rules' own words: a lot names a seat, a draw and a starter an undealt piece."""
    match action:
        case domino.Lot():
            return state.phase == "lot" and action.opener in range(state.rules.seats)
        case domino.Draw():
            return state.phase == "draw" and not any(
                action.tile in [*hand, *state.layout.tiles] for hand in state.hands
            )
        case crib.TurnStarter():
            out = [*state.pack_crib, *(card for group in (*state.hands, *state.discards) for card in group)]
            return state.phase == "starter" and action.card not in out
    return False


def test_legal_is_what_applies(match: Match) -> None:
    steps = match.sampled(often=10_000)
    chooser = random.Random(SEEDS[match.variety])
    for step in chooser.sample(steps, min(len(steps), 5 if match.variety.plain else 4)):
        check_conceivable(step.before, thorough=match.variety.plain)
    check_conceivable(steps[-1].after, thorough=False)


def test_every_seat_may_resign_at_any_time(match: Match) -> None:
    for step in match.sampled(often=10_000):
        state = step.before
        for seat in range(state.rules.seats):
            action = resign(state, seat)
            assert action not in state.legal_actions(seat)
            after, events = state.apply(action)
            assert events == (after.outcome,)
            assert after.outcome is not None
            assert after.outcome.reason == "resigned"
            assert after.outcome.totals == state.scores
            lost = state.rules.side_of(seat)
            assert after.outcome.winners == tuple(side for side in range(len(state.scores)) if side != lost)
        with pytest.raises(IllegalAction) as raised:
            state.apply(resign(state, state.rules.seats))
        assert raised.value.code == "action/no-such-seat"


def test_rules_travel_in_a_header(match: Match) -> None:
    rules = match.variety.rules
    again = match.variety.game.rules(rules.variant, **through_json(rules.options()))
    assert again == rules
    assert again.options() == rules.options()
    defaults = {option.name: option.default for option in match.variety.game.options()}
    assert set(rules.options()) <= set(defaults)
    assert pickle.loads(pickle.dumps(rules)) == rules
