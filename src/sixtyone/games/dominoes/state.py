"""The state of a domino match: who may do what, what a seat may see, and the next state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sixtyone.errors import IllegalAction, RulesError, quoted
from sixtyone.game import CHANCE, Action, Event, Game, Rng, Rules, State, View, check_turn
from sixtyone.games.dominoes.actions import Deal, Draw, Lot, Pass, PlaceTile, Resign, Stop, parse_action
from sixtyone.games.dominoes.events import EVENTS
from sixtyone.games.dominoes.flow import Flow
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.position import Position
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.games.dominoes.variants import VARIANTS, DominoVariant, make_rules, options_of, usual
from sixtyone.options import Option
from sixtyone.tiles import TILES, Tile


@dataclass(frozen=True)
class DominoView(View):
    """What a seat may know of a domino match: its own hand, the layout, and how many tiles the others and the stock
    have.
    """

    opener: int
    turn: int
    round: int
    hand: tuple[Tile, ...] | None
    counts: tuple[int, ...]
    stock: int
    layout: Layout
    drawn: Tile | None
    kept: bool


@dataclass(eq=True)
class DominoState(Position, State):
    """A position that is never changed. ``apply`` copies it, lets the copy flow on, and makes that the next state."""

    __hash__ = None  # type: ignore[assignment]  # states are compared, never used as keys

    @property
    def actors(self) -> tuple[int, ...]:
        """Chance for lot, deal and draw; else the seat whose turn it is."""
        if self.phase == "turn":
            return (self.turn,)
        return () if self.phase == "over" else (CHANCE,)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Placements by tile, then place; ``stop`` where a kept turn may be ended; a pass only where nothing fits."""
        if self.phase != "turn" or seat != self.turn:
            return ()
        tiles = self.hands[seat] if self.drawn is None else (self.drawn,)
        placements: list[Action] = [PlaceTile(seat, tile, at) for tile in tiles for at in self.layout.places_for(tile)]
        if not placements:
            return (Pass(seat, self.rules.passing),)
        if self.may_stop:
            placements.append(Stop(seat))
        return tuple(placements)

    @property
    def may_stop(self) -> bool:
        """Whether the seat to act may end its turn of its own will."""
        return self.kept and self.rules.optional_continuation and self.drawn is None and self.can_place(self.turn)

    def apply(self, action: Action) -> tuple[DominoState, tuple[Event, ...]]:
        """The next state and what happened; see ``State.apply``."""
        self.check(action)
        flow = Flow.__new__(Flow)
        flow.__dict__.update(self.__dict__)
        flow.events = []
        match action:
            case PlaceTile():
                flow.place(action.seat, action.tile, action.at)
            case Draw():
                flow.draw(action.tile)
            case Pass():
                flow.skip(action.seat)
            case Deal():
                flow.deal(action.hands)
            case Lot():
                flow.lot(action.opener)
            case Stop():
                flow.stop(action.seat)
            case Resign():
                flow.resign(action.seat)
        events = tuple(flow.__dict__.pop("events"))
        state = DominoState.__new__(DominoState)
        state.__dict__.update(flow.__dict__)
        return state, events

    def check(self, action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is legal here."""
        if isinstance(action, Resign) and self.outcome is None and 0 <= action.seat < self.rules.seats:
            return
        check_turn(self, action)
        match action:
            case PlaceTile():
                self._check_placement(action)
            case Draw() if self.phase == "draw":
                if action.tile not in self.stock:
                    raise IllegalAction("action/duplicate", f"{action.tile} is not in the stock", tile=str(action.tile))
            case Pass():
                self._check_pass(action)
            case Deal() if self.phase == "deal":
                self._check_deal(action)
            case Lot() if self.phase == "lot":
                if not 0 <= action.opener < self.rules.seats:
                    raise IllegalAction("action/no-such-seat", f"there is no seat {action.opener}", seat=action.opener)
            case Stop():
                if not self.may_stop:
                    raise IllegalAction("action/cannot-stop", f"seat {action.seat} may not end its turn here")
            case _:
                raise IllegalAction(
                    "action/not-now", f"{action} does not belong to the phase {self.phase}", phase=self.phase
                )

    def _check_placement(self, action: PlaceTile) -> None:
        hand = self.hands[action.seat]
        if action.tile not in hand:
            held = [str(tile) for tile in hand]
            raise IllegalAction(
                "action/not-in-hand", f"{action.tile} is not in the hand of seat {action.seat}", expected=held
            )
        if self.drawn is not None and action.tile != self.drawn:
            raise IllegalAction(
                "action/must-place-drawn", f"{self.drawn} was drawn and must be laid at once", expected=str(self.drawn)
            )
        self.layout.check(action.tile, action.at)

    def _check_pass(self, action: Pass) -> None:
        if action.word != self.rules.passing:
            raise IllegalAction(
                "action/not-now",
                f"in {self.rules.game} a seat that cannot place says {self.rules.passing}",
                expected=self.rules.passing,
            )
        if self.can_place(action.seat):
            raise IllegalAction("action/can-play", f"seat {action.seat} can place a tile and must")

    def _check_deal(self, action: Deal) -> None:
        sizes = [len(hand) for hand in action.hands]
        expected = [self.rules.hand_size] * self.rules.seats
        if sizes != expected:
            raise IllegalAction(
                "action/wrong-size", f"hands of {expected} tiles are dealt, not {sizes}", expected=expected, got=sizes
            )
        tiles = [tile for hand in action.hands for tile in hand]
        twice = sorted({str(tile) for tile in tiles if tiles.count(tile) > 1})
        if twice:
            raise IllegalAction("action/duplicate", f"dealt twice: {', '.join(twice)}", tiles=twice)

    def chance(self, rng: Rng) -> Action:
        """The lot, deal or draw that is due, sampled."""
        if self.phase == "lot":
            return Lot(rng.below(self.rules.seats))
        if self.phase == "draw":
            return Draw(self.stock[rng.below(len(self.stock))])
        if self.phase != "deal":
            raise IllegalAction(
                "action/not-now", f"chance has nothing to do in the phase {self.phase}", phase=self.phase
            )
        size, seats = self.rules.hand_size, self.rules.seats
        tiles = list(TILES)
        for place in range(size * seats):
            other = place + rng.below(len(tiles) - place)
            tiles[place], tiles[other] = tiles[other], tiles[place]
        return Deal(tuple(tuple(tiles[seat * size : (seat + 1) * size]) for seat in range(seats)))

    def view(self, seat: int | None) -> DominoView:
        """What a seat may know; a spectator (None) sees no hand."""
        own = seat is not None and bool(self.hands)
        return DominoView(
            game=self.rules.game,
            variant=self.rules.variant,
            seat=seat,
            actors=self.actors,
            legal=() if seat is None else tuple(map(str, self.legal_actions(seat))),
            phase=self.phase,
            scores=self.scores,
            rear=self.rear,
            outcome=self.outcome,
            opener=self.opener,
            turn=self.turn,
            round=self.rounds,
            hand=self.hands[seat] if own and seat is not None else None,
            counts=tuple(map(len, self.hands)),
            stock=len(self.stock),
            layout=self.layout,
            drawn=self.drawn if seat == self.turn else None,
            kept=self.kept,
        )


@dataclass(frozen=True)
class DominoGame(Game):
    """A domino game of the catalogue."""

    kind: DominoVariant
    variants: tuple[str, ...] = VARIANTS

    @property
    def name(self) -> str:  # type: ignore[override]  # read-only here
        """The name in the catalogue."""
        return self.kind.name

    @property
    def title(self) -> str:  # type: ignore[override]  # read-only here
        """The name for people."""
        return self.kind.title

    def rules(self, variant: str | None = None, /, **options: Any) -> DominoRules:
        """See ``Game.rules``."""
        return make_rules(self.kind, variant, options)

    def options(self) -> tuple[Option, ...]:
        """See ``Game.options``."""
        return tuple(options_of(self.kind))

    def usual(self, rules: Rules) -> dict[str, Any]:
        """See ``Game.usual``."""
        return usual(self.kind, rules.variant, rules.seats)

    def new(self, rules: Rules, first: int | None = None) -> DominoState:
        """See ``Game.new``."""
        assert isinstance(rules, DominoRules)
        if first is not None and not 0 <= first < rules.seats:
            raise RulesError(
                "rules/seats",
                f"the first opener must be a seat from 0 to {rules.seats - 1}, not {quoted(first)}",
                got=first,
            )
        nothing = (0,) * len(rules.sides)
        return DominoState(
            rules,
            phase="lot" if first is None else "deal",
            opener=-1 if first is None else first,
            scores=nothing,
            rear=nothing,
            layout=Layout(rules.spinners),
        )

    def parse_action(self, text: str) -> Action:
        """See ``Game.parse_action``."""
        return parse_action(text)

    def event_from_json(self, data: Mapping[str, Any]) -> Event:
        """See ``Game.event_from_json``."""
        return EVENTS[data["type"]].from_json(data)

    def view_from_json(self, data: Mapping[str, Any]) -> DominoView:
        """See ``Game.view_from_json``."""
        return DominoView.from_json(data)
