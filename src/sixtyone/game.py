"""The contract that every game keeps: rules, states, actions, events, views.

A match is a chain of states. ``state.actors`` says who acts; ``state.apply(action)`` gives the next state and what
happened, or raises and leaves everything as it was. Chance is one of the actors: lots, cuts, deals, draws and starters
are actions that name the pieces, so that a match replays without a generator.

>>> from sixtyone.catalogue import find_game
>>> game = find_game("horse-race")
>>> state = game.new(game.rules("individual"))
>>> state.actors == (CHANCE,)
True
>>> state, events = state.apply(game.parse_action("lot 1"))
>>> events[0].to_json()
{'type': 'lot', 'seat': 1}
"""

from __future__ import annotations

import types
import typing
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeVar

from sixtyone.cards import Card, parse_card
from sixtyone.errors import IllegalAction
from sixtyone.options import Option
from sixtyone.score import Score, ScoreKind
from sixtyone.tiles import Place, Tile, parse_place, parse_tile

Made = TypeVar("Made")

CHANCE = -1
"""The seat number of chance in ``actors``."""


class Rng(Protocol):
    """All that ``State.chance`` asks of a source of chance."""

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``, each equally likely."""
        ...


class Rules(ABC):
    """The rules of one match: a small frozen value. Subclasses are dataclasses with one field an option."""

    game: str
    variant: str
    seats: int
    target: int

    @property
    @abstractmethod
    def pairs(self) -> bool:
        """Whether seats 0 and 2 share a score against seats 1 and 3."""

    @abstractmethod
    def options(self) -> dict[str, Any]:
        """Every option that is not the default, by name, as JSON values: the ``rules`` of a record."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side, a side being who shares a score."""
        return ((0, 2), (1, 3)) if self.pairs else tuple((seat,) for seat in range(self.seats))

    def side_of(self, seat: int) -> int:
        """The side that a seat scores for."""
        return seat % 2 if self.pairs else seat

    def skunks(self, outcome: Outcome) -> tuple[int, ...]:
        """How badly each side lost, as ``pegboard.skunk`` has it: not at all in games that know no skunk."""
        return (0,) * len(outcome.totals)

    def opponents_of(self, seat: int) -> tuple[int, ...]:
        """The seats of the other sides, clockwise from the left of ``seat``."""
        clockwise = [(seat + step) % self.seats for step in range(1, self.seats)]
        return tuple(other for other in clockwise if self.side_of(other) != self.side_of(seat))


class Action(ABC):
    """Something done by a seat, or by chance (``seat`` is then ``CHANCE``). ``str(action)`` is its text form."""

    seat: int

    @abstractmethod
    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Event:
    """Something that happened. Subclasses set ``type`` and add fields; what a seat may not see is hidden by
    ``seen_by``.
    """

    type: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        """``type`` and the fields, pieces as text."""
        return {"type": self.type, **_fields_to_json(self)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The event of this class that ``to_json`` wrote."""
        return _fields_from_json(cls, data)

    def seen_by(self, seat: int | None) -> Event:
        """The event as one seat, or a spectator (``None``), may see it. Most events are open to all."""
        return self


@dataclass(frozen=True)
class Outcome(Event):
    """The end of a match: the winning sides, the total of every side, and why it ended."""

    type = "outcome"
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str


REASONS = ("target", "giveaway", "resigned", "adjudicated")


@dataclass(frozen=True)
class Scored(Event):
    """Points pegged. ``seat`` is None at a settlement; ``total`` is the side's score after it."""

    type = "scored"
    seat: int | None
    side: int
    points: int
    total: int
    parts: tuple[Score, ...]


@dataclass(frozen=True)
class View:
    """What one seat (or a spectator: ``seat`` is None) may know of a state. Subclasses add fields.

    ``actors`` and ``legal`` say whose turn it is and what this seat may do; ``scores`` and ``rear`` are the pegs of
    each side.
    """

    game: str
    variant: str
    seat: int | None
    actors: tuple[int, ...]
    legal: tuple[str, ...]
    phase: str
    scores: tuple[int, ...]
    rear: tuple[int, ...]
    outcome: Outcome | None

    def to_json(self) -> dict[str, Any]:
        """The fields by name, pieces as text."""
        return _fields_to_json(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The view of this class that ``to_json`` wrote."""
        return _fields_from_json(cls, data)


class State(ABC):
    """A position of a match, never changed once made. Subclasses say how each game goes on."""

    phase: str
    scores: tuple[int, ...]
    rear: tuple[int, ...]
    outcome: Outcome | None

    if TYPE_CHECKING:  # a field of each state, with the rules of its own game

        @property
        def rules(self) -> Rules:
            """What the match is played by."""

    def __setattr__(self, name: str, value: Any) -> None:
        # Each field is set once, when the state is made.
        if name in self.__dict__ or name not in getattr(self, "__dataclass_fields__", ()):
            raise FrozenInstanceError(f"a state is never changed: {name}")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"a state is never changed: {name}")

    @property
    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats to act, ``(CHANCE,)`` for chance, empty when the match is over."""

    @abstractmethod
    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Every action that the seat may take now, in a stable order. Empty for chance, whose actions are sampled."""

    @abstractmethod
    def apply(self, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after the action, and what happened.

        Raises:
            IllegalAction: the rules forbid the action here; this state is untouched.
        """

    @abstractmethod
    def chance(self, rng: Rng) -> Action:
        """The chance action that is due, sampled."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""


class Game(ABC):
    """A game of the catalogue: its name, its variants, and how its rules, states and actions are made."""

    name: str
    title: str
    variants: tuple[str, ...]

    @abstractmethod
    def rules(self, variant: str | None = None, /, **options: Any) -> Rules:
        """The rules of a variant (the first where none is named) with options set.

        Raises:
            RulesError: an unknown variant or option, a value that it does not take, or a contradiction.
        """

    @abstractmethod
    def new(self, rules: Rules, first: int | None = None) -> State:
        """The state before the first action. ``first``: the seat that opens or deals, instead of a lot or cut.

        Raises:
            RulesError: ``first`` is no seat of the match.
        """

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """Read the text form of an action.

        Raises:
            ParseError: it is not an action of this game.
        """

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """Every option of ``rules``: its name, its default, what it takes and what it means."""

    @abstractmethod
    def usual(self, rules: Rules) -> dict[str, Any]:
        """The options that can mean something in the variant and for the seats of these rules, whatever else they say,
        each with what holds where nobody sets it, as a JSON value. How many play is none of them.
        """

    @abstractmethod
    def event_from_json(self, data: Mapping[str, Any]) -> Event:
        """Read an event that ``to_json`` wrote.

        Raises:
            KeyError: the type or a field is missing or unknown.
        """

    @abstractmethod
    def view_from_json(self, data: Mapping[str, Any]) -> View:
        """Read a view that ``to_json`` wrote."""


def check_turn(state: State, action: Action) -> None:
    """Raise ``IllegalAction`` unless the seat of the action is one of those to act."""
    if action.seat in state.actors:
        return
    if state.outcome is not None:
        raise IllegalAction("action/over", f"the match is over; {action} comes too late", action=str(action)[:200])
    if action.seat != CHANCE and not 0 <= action.seat < state.rules.seats:
        raise IllegalAction(
            "action/no-such-seat",
            f"there is no seat {action.seat}; seats are 0 to {state.rules.seats - 1}",
            seat=action.seat,
        )
    waiting = "chance" if state.actors == (CHANCE,) else "seat " + " and ".join(map(str, state.actors))
    code = "action/not-now" if CHANCE in (action.seat, *state.actors) else "action/not-your-turn"
    raise IllegalAction(
        code, f"{action} is not due: it is for {waiting} to act", action=str(action)[:200], actors=list(state.actors)
    )


# How events and views become JSON and come back: by the types of their fields.


def to_json(value: Any) -> Any:
    """A field's value as JSON: pieces and places as text, tuples as lists, dataclasses as objects."""
    if isinstance(value, (Card, Tile, Place)):
        return str(value)
    if hasattr(value, "to_json"):
        return value.to_json()
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return [to_json(item) for item in value]
    return _fields_to_json(value) if _field_names(type(value)) else value


def _fields_to_json(value: Any) -> dict[str, Any]:
    return {name: to_json(getattr(value, name)) for name in _field_names(type(value))}


_names_of: dict[Any, tuple[str, ...]] = {}
_hints_of: dict[Any, dict[str, Any]] = {}


def _field_names(cls: Any) -> tuple[str, ...]:
    """The fields of a dataclass or named tuple; none of anything else."""
    if cls not in _names_of:
        _names_of[cls] = tuple(one.name for one in fields(cls)) if is_dataclass(cls) else getattr(cls, "_fields", ())
    return _names_of[cls]


def _fields_from_json(cls: type[Made], data: Mapping[str, Any]) -> Made:
    hints = _hints(cls)
    return cls(**{name: _from_json(hints[name], data[name]) for name in _field_names(cls)})


def _hints(cls: Any) -> dict[str, Any]:
    if cls not in _hints_of:
        _hints_of[cls] = typing.get_type_hints(cls)
    return _hints_of[cls]


_READERS: dict[Any, Any] = {Card: parse_card, Tile: parse_tile, Place: parse_place, ScoreKind: ScoreKind}


def _from_json(hint: Any, value: Any) -> Any:
    if hint in _READERS:
        return _READERS[hint](value)
    arguments = typing.get_args(hint)
    if isinstance(hint, types.UnionType):
        if value is None:
            return None
        whole = [member for member in arguments if member is not type(None)]
        return _piece(value) if set(whole) == {Card, Tile} else _from_json(whole[0], value)
    if typing.get_origin(hint) is tuple:
        return tuple(_from_json(arguments[0], item) for item in value)
    if hasattr(hint, "from_json"):
        return hint.from_json(value)
    return _fields_from_json(hint, value) if isinstance(hint, type) and _field_names(hint) else value


def _piece(text: str) -> Card | Tile:
    return parse_tile(text) if "-" in text else parse_card(text)
