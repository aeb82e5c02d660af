"""What may be done now: every reason for which an action is refused, in one place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from sixtyone.cards import Card
from sixtyone.errors import IllegalAction
from sixtyone.game import Action, check_turn
from sixtyone.games.cribbage import actions as act
from sixtyone.games.cribbage.pegging import can_lay, fits
from sixtyone.games.cribbage.position import Position

if TYPE_CHECKING:
    from sixtyone.games.cribbage.state import CribbageState

LEAST_CUT = 4
"""Cards that must stay on each side of a cut (RULES.md C6)."""

_PHASE: dict[type[Action], str] = {
    act.Cut: "cut",
    act.Deal: "deal",
    act.Discard: "discard",
    act.CutPack: "cut-pack",
    act.TurnStarter: "starter",
    act.Play: "play",
    act.Go: "play",
    act.Count: "count",
    act.CallMuggins: "answer",
    act.Accept: "answer",
}


def check(state: CribbageState, action: Action) -> None:
    """Raise ``IllegalAction`` unless the action is legal in this state."""
    if isinstance(action, act.Resign) and state.outcome is None and 0 <= action.seat < state.rules.seats:
        return
    check_turn(state, action)
    if _PHASE.get(type(action)) != state.phase:
        raise IllegalAction("action/not-now", f"{action} does not belong to the phase {state.phase}", phase=state.phase)
    match action:
        case act.Play():
            _check_play(state, action)
        case act.Go():
            if can_lay(state.hands[action.seat], state.count):
                raise IllegalAction("action/can-play", f"seat {action.seat} can lay a card and must", count=state.count)
        case act.Discard():
            _check_discard(state, action)
        case act.Cut():
            _check_cut(state, action)
        case act.Deal():
            _check_deal(state, action)
        case act.TurnStarter():
            if action.card not in state.undealt:
                raise IllegalAction(
                    "action/duplicate", f"{action.card} was dealt and cannot be the starter", card=str(action.card)
                )
        case act.CutPack():
            most = len(state.undealt) - LEAST_CUT
            if not LEAST_CUT <= action.depth <= most:
                raise IllegalAction(
                    "action/cut-depth",
                    f"a cut lifts {LEAST_CUT} to {most} cards, not {action.depth}",
                    expected=f"{LEAST_CUT} to {most}",
                )
        case act.Count(points=points) if not 0 <= points <= 99:
            raise IllegalAction("action/not-now", f"a count is 0 to 99, not {points}", got=points)
        case act.CallMuggins(points=points) if not 1 <= points <= 99:
            raise IllegalAction("action/not-now", f"a call is 1 to 99, not {points}", got=points)


def _check_play(state: Position, action: act.Play) -> None:
    _check_held(state.hands[action.seat], (action.card,), action.seat)
    if not fits(action.card, state.count):
        raise IllegalAction(
            "action/over-31",
            f"{action.card} would make the count {state.count + action.card.value}; it may not pass 31",
            card=str(action.card),
            count=state.count,
        )


def _check_discard(state: Position, action: act.Discard) -> None:
    wanted = state.rules.discards
    if len(action.cards) != wanted:
        raise IllegalAction(
            "action/wrong-size",
            f"{wanted} cards are laid away, not {len(action.cards)}",
            expected=wanted,
            got=len(action.cards),
        )
    _check_distinct(action.cards)
    _check_held(state.hands[action.seat], action.cards, action.seat)


def _check_cut(state: Position, action: act.Cut) -> None:
    seats = [seat for seat, _ in action.cards]
    if sorted(seats) != list(state.cutting):
        raise IllegalAction(
            "action/wrong-size",
            f"seats {list(state.cutting)} cut, not {seats}",
            expected=list(state.cutting),
            got=seats,
        )
    _check_distinct([*state.cut_cards, *(card for _, card in action.cards)])


def _check_deal(state: Position, action: act.Deal) -> None:
    rules = state.rules
    sizes = [*map(len, action.hands), len(action.crib)]
    expected = [rules.dealt] * rules.seats + [rules.from_pack]
    if sizes != expected:
        raise IllegalAction(
            "action/wrong-size",
            f"{rules.seats} hands of {rules.dealt} are dealt and {rules.from_pack} to the crib, not {sizes}",
            expected=expected,
            got=sizes,
        )
    _check_distinct([*action.crib, *(card for hand in action.hands for card in hand)])


def _check_distinct(cards: Sequence[Card]) -> None:
    twice = sorted({card for card in cards if cards.count(card) > 1})
    if twice:
        raise IllegalAction(
            "action/duplicate", f"named twice: {', '.join(map(str, twice))}", cards=[str(card) for card in twice]
        )


def _check_held(hand: Sequence[Card], cards: Iterable[Card], seat: int) -> None:
    for card in cards:
        if card not in hand:
            raise IllegalAction(
                "action/not-in-hand",
                f"{card} is not in the hand of seat {seat}",
                card=str(card),
                expected=[str(held) for held in hand],
            )
