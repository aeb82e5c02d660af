"""What lies on the table in a position, part by part, as one seat or a spectator sees it: the same for a drawing in
shapes and for one in signs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from sixtyone.cards import Card
from sixtyone.game import Rules, View
from sixtyone.games.cribbage.view import CribbageView
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.state import DominoView
from sixtyone.pegboard import Pegs
from sixtyone.pictures.labels import Labels
from sixtyone.tiles import Tile


class Cards(NamedTuple):
    """Cards that lie open, or that the one who looks holds."""

    name: str
    cards: Sequence[Card]


class Tiles(NamedTuple):
    """Tiles that the one who looks holds."""

    name: str
    tiles: Sequence[Tile]


class Pile(NamedTuple):
    """The series of the play."""

    cards: Sequence[Card]


class Aside(NamedTuple):
    """Cards that are out of the play, below what they are."""

    name: str
    cards: Sequence[Card]


class Hidden(NamedTuple):
    """Cards or tiles that one may not see: how many, beside whose they are."""

    text: str
    number: int
    tiles: bool


Part: TypeAlias = Layout | Cards | Tiles | Pile | Aside | Hidden


def sides(view: View, rules: Rules, names: Sequence[str], labels: Labels) -> tuple[list[str], list[Pegs]]:
    """What each side is called, and its pegs."""
    called = [labels.partners([names[seat] for seat in side]) for side in rules.sides]
    return called, [Pegs(front, rear) for front, rear in zip(view.scores, view.rear, strict=True)]


def parts(view: View, names: Sequence[str], labels: Labels) -> list[Part]:
    """Everything but the board, from what lies open to what lies face down."""
    if isinstance(view, DominoView):
        return _dominoes(view, names, labels)
    if isinstance(view, CribbageView):
        return _cribbage(view, names, labels)
    return []


def _dominoes(view: DominoView, names: Sequence[str], labels: Labels) -> list[Part]:
    found: list[Part] = [view.layout] if view.layout.laid else []
    if view.hand:
        found.append(Tiles(names[view.seat or 0], view.hand))
    hidden = [(names[seat], count) for seat, count in enumerate(view.counts) if seat != view.seat]
    if view.counts:
        hidden.append((labels.stock, view.stock))
    return [*found, *(Hidden(labels.tiles_title([None] * count, name), count, True) for name, count in hidden)]


def _cribbage(view: CribbageView, names: Sequence[str], labels: Labels) -> list[Part]:
    names = [labels.dealer(name) if seat == view.dealer else name for seat, name in enumerate(names)]
    found: list[Part] = []
    if view.starter is not None:
        found.append(Cards(_capital(labels.starter), (view.starter,)))
    if view.series:
        found.append(Pile(view.series))
    if view.claim is not None and view.claim.what == "hand":
        found.append(Cards(_capital(labels.shown), view.claim.cards))
    if view.crib:
        found.append(Cards(_capital(labels.crib), view.crib))
    if view.hand:
        found.append(Cards(names[view.seat or 0], view.hand))
    found += [Aside(labels.laid(name), laid) for name, laid in zip(names, view.played, strict=False) if laid]
    if view.discards:
        found.append(Aside(labels.laid_away(names[view.seat or 0]), view.discards))
    hidden = [(names[seat], count) for seat, count in enumerate(view.counts) if seat != view.seat]
    if view.crib_count and view.crib is None:
        hidden.append((labels.crib, view.crib_count))
    return [*found, *(Hidden(labels.hand_title([None] * count, name), count, False) for name, count in hidden)]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
