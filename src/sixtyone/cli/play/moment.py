"""What a person at the prompt is asked for, as the view of the seat has it."""

from __future__ import annotations

from dataclasses import dataclass

from sixtyone.cards import Card
from sixtyone.game import View
from sixtyone.games.cribbage.actions import Play
from sixtyone.games.cribbage.actions import parse_action as parse_cribbage
from sixtyone.games.cribbage.view import CribbageView
from sixtyone.games.dominoes.actions import PlaceTile
from sixtyone.games.dominoes.actions import parse_action as parse_dominoes
from sixtyone.games.dominoes.state import DominoView
from sixtyone.score import Piece
from sixtyone.tiles import ARMS, HALVES, Place, Tile


@dataclass(frozen=True)
class Spot:
    """One way to lay a tile: the place, None where it opens, and the action."""

    at: Place | None
    action: str

    @property
    def kind(self) -> str:
        """``first``, ``half``, ``side`` or ``arm``."""
        if self.at is None:
            return "first"
        return "half" if self.at.name in HALVES else "arm" if self.at.name in ARMS else "side"

    @property
    def looks(self) -> tuple[Tile | None, str]:
        """What tells this way from others at the table. Both sides of a lone double look alike, as do its arms while
        both are free.
        """
        return (None if self.at is None else self.at.tile), self.kind


@dataclass(frozen=True)
class Choice:
    """A piece that may be played, and the ways to do it."""

    piece: Piece
    spots: tuple[Spot, ...]

    @property
    def different(self) -> tuple[Spot, ...]:
        """The ways that differ at the table, the first of each kind."""
        return tuple({spot.looks: spot for spot in reversed(self.spots)}.values())[::-1]


@dataclass(frozen=True)
class Moment:
    """What is asked.

    kind:    ``place``, ``discard``, ``play``, ``only`` (go, pass or knock), ``count``, ``answer`` or ``cut``
    choices: the pieces that may be played, as they are numbered at the prompt
    hand:    all that the seat holds
    count:   cards to lay away, or the count of the play
    least, most: the numbers that are asked for
    """

    kind: str
    seat: int
    legal: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    hand: tuple[Piece, ...] = ()
    count: int = 0
    least: int = 0
    most: int = 0
    drawn: Tile | None = None

    @property
    def single(self) -> str | None:
        """The one action that there is, or that looks different from no other; None where something is to be chosen."""
        if len(self.legal) == 1:
            return self.legal[0]
        if self.kind == "place" and len(self.choices) == 1 and not self.stop and len(self.choices[0].different) == 1:
            return self.choices[0].spots[0].action
        return None

    @property
    def verb(self) -> str:
        """The word of the first legal action: ``go``, ``pass``, ``knock``, ``place``, ``play``, ..."""
        return self.legal[0].split(": ")[1].split(" ")[0]

    @property
    def stop(self) -> str | None:
        """The action that ends a kept turn, where it may be ended."""
        return next((text for text in self.legal if text.endswith(": stop")), None)


def moment_of(view: View) -> Moment:
    """What the seat of a view is asked for; it is to act."""
    assert view.seat is not None
    if isinstance(view, DominoView):
        return _dominoes(view, view.seat)
    assert isinstance(view, CribbageView)
    return _cribbage(view, view.seat)


def _dominoes(view: DominoView, seat: int) -> Moment:
    spots: dict[Tile, list[Spot]] = {}
    for text in view.legal:
        action = parse_dominoes(text)
        if isinstance(action, PlaceTile):
            spots.setdefault(action.tile, []).append(Spot(action.at, text))
    choices = tuple(Choice(tile, tuple(ways)) for tile, ways in spots.items())
    return Moment("place" if choices else "only", seat, view.legal, choices, view.hand or (), drawn=view.drawn)


def _cribbage(view: CribbageView, seat: int) -> Moment:
    hand: tuple[Card, ...] = view.hand or ()
    legal = view.legal
    match view.phase:
        case "discard":
            wanted = len(legal[0].split(","))  # each legal action names the cards that are laid away
            return Moment("discard", seat, legal, tuple(Choice(card, ()) for card in hand), hand, count=wanted)
        case "play":
            actions = [(text, parse_cribbage(text)) for text in legal]
            choices = tuple(
                Choice(action.card, (Spot(None, text),)) for text, action in actions if isinstance(action, Play)
            )
            return Moment("play" if choices else "only", seat, legal, choices, hand, count=view.count)
        case "cut-pack":
            depths = [int(text.rsplit(" ", 1)[1]) for text in legal]
            return Moment("cut", seat, legal, hand=hand, least=depths[0], most=depths[-1])
        case phase:
            kind = "count" if phase == "count" else "answer"
            return Moment(kind, seat, legal, hand=hand, least=0 if kind == "count" else 1, most=99)
