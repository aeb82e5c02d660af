"""The state of a cribbage match: who may do what, and the next state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from sixtyone.cards import PACK
from sixtyone.errors import IllegalAction, RulesError, quoted
from sixtyone.game import CHANCE, Action, Event, Game, Rng, Rules, State
from sixtyone.games.cribbage import actions as act
from sixtyone.games.cribbage.events import EVENTS
from sixtyone.games.cribbage.flow import Flow
from sixtyone.games.cribbage.legality import LEAST_CUT, check
from sixtyone.games.cribbage.pegging import can_lay, fits
from sixtyone.games.cribbage.position import Position
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.cribbage.variants import SIX_CARD, VARIANTS, make_rules, options_of, usual
from sixtyone.games.cribbage.view import CribbageView, see
from sixtyone.options import Option


@dataclass(eq=True)
class CribbageState(Position, State):
    """A position that is never changed. ``apply`` copies it, lets the copy flow on, and makes that the next state."""

    @property
    def actors(self) -> tuple[int, ...]:
        """Chance for cut, deal and starter; every seat that has still to lay away; else the seat whose turn it is."""
        match self.phase:
            case "play" | "count" | "answer":
                return (self.turn,)
            case "discard":
                return tuple(seat for seat, laid in enumerate(self.discards) if not laid)
            case "cut-pack":
                return (self.left_of(self.dealer),)
            case "over":
                return ()
            case _:
                return (CHANCE,)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Cards by rank, then suit; counts from 0 to 99; every depth of a cut."""
        if seat == CHANCE or seat not in self.actors:
            return ()
        match self.phase:
            case "discard":
                return tuple(act.Discard(seat, cards) for cards in combinations(self.hands[seat], self.rules.discards))
            case "play":
                hand, count = self.hands[seat], self.count
                if not can_lay(hand, count):
                    return (act.Go(seat),)
                return tuple(act.Play(seat, card) for card in hand if fits(card, count))
            case "count":
                return tuple(act.Count(seat, points) for points in range(100))
            case "answer":
                return (act.Accept(seat), *(act.CallMuggins(seat, points) for points in range(1, 100)))
            case _:
                return tuple(act.CutPack(seat, depth) for depth in range(LEAST_CUT, len(self.undealt) - LEAST_CUT + 1))

    def apply(self, action: Action) -> tuple[CribbageState, tuple[Event, ...]]:
        """The next state and what happened; see ``State.apply``."""
        check(self, action)
        flow = Flow.__new__(Flow)
        flow.__dict__.update(self.__dict__)
        flow.events = []
        _STEPS[type(action)](flow, action)
        events = tuple(flow.__dict__.pop("events"))
        state = CribbageState.__new__(CribbageState)
        state.__dict__.update(flow.__dict__)
        return state, events

    def chance(self, rng: Rng) -> Action:
        """The cut, deal or starter that is due, sampled. Cards are dealt one at a time from the dealer's left, the
        crib's own last.
        """
        match self.phase:
            case "cut":
                pack = [card for card in PACK if card not in self.cut_cards]
                return act.Cut(tuple((seat, pack.pop(rng.below(len(pack)))) for seat in self.cutting))
            case "starter":
                return act.TurnStarter(self.undealt[rng.below(len(self.undealt))])
            case "deal":
                return self._sample_deal(rng)
            case _:
                raise IllegalAction(
                    "action/not-now", f"chance has nothing to do in the phase {self.phase}", phase=self.phase
                )

    def _sample_deal(self, rng: Rng) -> act.Deal:
        rules = self.rules
        needed = rules.seats * rules.dealt + rules.from_pack
        pack = list(PACK)
        for place in range(needed):
            other = place + rng.below(len(pack) - place)
            pack[place], pack[other] = pack[other], pack[place]
        first = self.left_of(self.dealer)
        in_hands = rules.seats * rules.dealt
        hands = [tuple(pack[(seat - first) % rules.seats : in_hands : rules.seats]) for seat in range(rules.seats)]
        return act.Deal(tuple(hands), tuple(pack[in_hands:needed]))

    def view(self, seat: int | None) -> CribbageView:
        """What a seat may know; a spectator (None) sees no hand."""
        legal = () if seat is None else tuple(map(str, self.legal_actions(seat)))
        return see(self, seat, self.actors, legal)


_STEPS: dict[type[Action], Callable[[Flow, Any], None]] = {
    act.Cut: lambda flow, action: flow.cut(action.cards),
    act.Deal: lambda flow, action: flow.deal(action.hands, action.crib),
    act.Discard: lambda flow, action: flow.discard(action.seat, action.cards),
    act.CutPack: lambda flow, action: flow.cut_pack(action.seat, action.depth),
    act.TurnStarter: lambda flow, action: flow.turn_starter(action.card),
    act.Play: lambda flow, action: flow.play(action.seat, action.card),
    act.Go: lambda flow, action: flow.go(action.seat),
    act.Count: lambda flow, action: flow.say_count(action.points),
    act.CallMuggins: lambda flow, action: flow.call_muggins(action.seat, action.points),
    act.Accept: lambda flow, action: flow.accept(action.seat),
    act.Resign: lambda flow, action: flow.resign(action.seat),
}


@dataclass(frozen=True)
class CribbageGame(Game):
    """Cribbage in the catalogue."""

    name: str = "cribbage"
    title: str = "Cribbage"
    variants: tuple[str, ...] = VARIANTS

    def rules(self, variant: str | None = None, /, **options: Any) -> CribbageRules:
        """See ``Game.rules``."""
        return make_rules(variant, options)

    def options(self) -> tuple[Option, ...]:
        """See ``Game.options``; the defaults are those of six-card."""
        return tuple(options_of(SIX_CARD))

    def usual(self, rules: Rules) -> dict[str, Any]:
        """See ``Game.usual``."""
        assert isinstance(rules, CribbageRules)
        return usual(rules)

    def new(self, rules: Rules, first: int | None = None) -> CribbageState:
        """See ``Game.new``."""
        assert isinstance(rules, CribbageRules)
        if first is not None and not 0 <= first < rules.seats:
            raise RulesError(
                "rules/seats",
                f"the first dealer must be a seat from 0 to {rules.seats - 1}, not {quoted(first)}",
                got=first,
            )
        nothing = (0,) * len(rules.sides)
        return CribbageState(
            rules,
            phase="cut" if first is None else "deal",
            scores=nothing,
            rear=nothing,
            dealer=-1 if first is None else first,
            cutting=tuple(range(rules.seats)) if first is None else (),
        )

    def parse_action(self, text: str) -> Action:
        """See ``Game.parse_action``."""
        return act.parse_action(text)

    def event_from_json(self, data: Mapping[str, Any]) -> Event:
        """See ``Game.event_from_json``."""
        return EVENTS[data["type"]].from_json(data)

    def view_from_json(self, data: Mapping[str, Any]) -> CribbageView:
        """See ``Game.view_from_json``."""
        return CribbageView.from_json(data)
