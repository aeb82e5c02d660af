"""Matches in two worlds: the same but for two pieces that an observer has not seen, which lie in each other's place."""

from __future__ import annotations

import dataclasses
import itertools
import random
from dataclasses import dataclass
from typing import Any

from sixtyone.cards import PACK, Card
from sixtyone.catalogue import find_game
from sixtyone.errors import IllegalAction
from sixtyone.fair import SeededRng
from sixtyone.game import CHANCE, Action, Rules, State
from sixtyone.games.cribbage import actions as crib
from sixtyone.games.cribbage.state import CribbageState
from sixtyone.games.dominoes import actions as domino
from sixtyone.tiles import TILES, Tile

Observer = int | None
"""A seat, or a spectator (None)."""

GAMES: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "horse-race": (
        ("individual", {}),
        ("individual", {"seats": 3}),
        ("pairs", {}),
        ("individual", {"optional_continuation": True}),
    ),
    "fives-and-threes": (("individual", {}), ("individual", {"seats": 3}), ("pairs", {})),
    "cribbage": (
        ("six-card", {}),
        ("five-card", {}),
        ("seven-card", {"counting": "muggins"}),
        ("three-player", {"counting": "manual"}),
        ("pairs", {"counting": "muggins"}),
        ("four-player", {"starter_cut": "player"}),
    ),
}
LONGEST = 120
"""Actions of a match, chance among them, at most."""


@dataclass(frozen=True)
class Step:
    """An action, with the states before and after it."""

    before: State
    action: Action
    after: State


def rules_of(game: str, turn: int) -> Rules:
    """The rules of the match that comes at this turn: the varieties of a game follow each other."""
    variant, options = GAMES[game][turn % len(GAMES[game])]
    return find_game(game).rules(variant, **options)


def match_in_worlds(rules: Rules, chooser: random.Random) -> tuple[list[Action], dict[Observer, list[Action]]]:
    """A random match to a random moment at which every observer has not seen something that could be otherwise; and the
    same match as it goes where it is otherwise, for each of them.
    """
    while True:
        steps = some_match(rules, chooser)
        others = {observer: other_world(steps, observer, chooser) for observer in (None, *range(rules.seats))}
        found = {observer: actions for observer, actions in others.items() if actions is not None}
        if len(found) == len(others):
            return [step.action for step in steps], found


def some_match(rules: Rules, chooser: random.Random) -> list[Step]:
    """A random match, to a random moment in the midst of it."""
    state = find_game(rules.game).new(rules)
    rng = SeededRng(chooser.randrange(2**32))
    steps: list[Step] = []
    moments: list[int] = []
    while state.outcome is None and len(steps) < LONGEST:
        if state.actors == (CHANCE,):
            action = state.chance(rng)
        else:
            seat = chooser.choice(state.actors)
            legal = state.legal_actions(seat)
            action = chooser.choice(legal[:13] if state.phase in ("count", "answer") else legal)
        after, _ = state.apply(action)
        steps.append(Step(state, action, after))
        state = after
        if CHANCE not in state.actors and state.outcome is None:
            moments.append(len(steps))
    return steps[: chooser.choice(moments)]


def other_world(steps: list[Step], observer: Observer, chooser: random.Random) -> list[Action] | None:
    """The match with two pieces exchanged that the observer has not seen; None where there is no such pair."""
    start = max(number for number, step in enumerate(steps) if isinstance(step.action, (domino.Deal, crib.Deal)))
    deal: Any = steps[start].action
    hidden, known = set(), pieces_in(deal.hands[observer]) if observer is not None else set()
    for step in steps[start:]:
        if is_hidden(step, observer):
            hidden |= pieces_in(step.action)
        else:
            known |= pieces_in(step.action)
    pieces = [piece for piece in (PACK if isinstance(steps[0].before, CribbageState) else TILES) if piece not in known]
    pairs = [pair for pair in itertools.combinations(pieces, 2) if not hidden.isdisjoint(pair)]
    chooser.shuffle(pairs)
    for one, two in pairs:
        actions = exchanged(steps, start, observer, one, two)
        if actions is not None:
            return actions
    return None


def exchanged(steps: list[Step], start: int, observer: Observer, one: Any, two: Any) -> list[Action] | None:
    """The actions with the two exchanged from a deal on.

    None where an action is then illegal or the game goes another way, or where both worlds are the same in the end.
    """
    actions = [step.action for step in steps[:start]]
    state = steps[start].before
    for step in steps[start:]:
        action = swapped(step.action, one, two)
        try:
            state, _ = state.apply(action)
        except IllegalAction:
            return None
        if seen(state, observer) != seen(step.after, observer):
            return None
        actions.append(action)
    return actions if state != steps[-1].after else None


def pieces_in(value: Any) -> set[Any]:
    """The pieces that stand anywhere in an action or in a part of one."""
    if isinstance(value, (Card, Tile)):
        return {value}
    if isinstance(value, Action):
        return pieces_in(tuple(getattr(value, field.name) for field in dataclasses.fields(value)))  # type: ignore[arg-type]
    return set().union(*map(pieces_in, value)) if isinstance(value, tuple) else set()


def swapped(value: Any, one: Any, two: Any) -> Any:
    """The value with two pieces in each other's place."""
    if value in (one, two):
        return two if value == one else one
    if type(value) is tuple:
        return tuple(swapped(item, one, two) for item in value)
    if isinstance(value, Action):
        fields = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}  # type: ignore[arg-type]
        return dataclasses.replace(value, **{name: swapped(old, one, two) for name, old in fields.items()})  # type: ignore[type-var]
    return value


def is_hidden(step: Step, observer: Observer) -> bool:
    """Whether the pieces that the action names stay unseen by the observer, his own part of a deal aside."""
    before: Any = step.before
    match step.action:
        case domino.Deal() | crib.Deal():
            return True
        case domino.Draw():
            return bool(before.turn != observer)
        case crib.Discard():
            return step.action.seat != observer and not before.rules.discards_face_up
    return False


def seen(state: Any, observer: Observer) -> tuple[Any, ...]:
    """What the observer has before his eyes at a table of wood. Taken from the state itself: the view of the engine is
    among what is put to the test.
    """
    own = None if observer is None or not state.hands else observer
    everybody = (
        *(state.phase, state.actors, state.turn, state.scores, state.rear, state.outcome),
        tuple(map(len, state.hands)),
        None if own is None else state.hands[own],
    )
    if isinstance(state, CribbageState):
        claim = state.claim
        return (
            *everybody,
            *(state.dealer, state.cutting, state.deals, state.starter, state.series, state.count, state.gone),
            *(state.played, state.showing, tuple(map(len, state.discards)), len(state.pack_crib)),
            None if own is None else state.discards[own],
            claim and (claim.what, claim.seat, claim.cards, claim.claimed, claim.taken),
        )
    drawn = state.drawn if observer == state.turn else state.drawn is not None
    return (*everybody, state.opener, state.rounds, state.layout, state.kept, len(state.stock), drawn)
