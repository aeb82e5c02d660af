"""Hands, the pile of the play and the count of a hand by signs."""

from __future__ import annotations

from collections.abc import Sequence

from sixtyone.cards import Card
from sixtyone.games.cribbage.pegging import count_of, score_card
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.cribbage.show import score_show
from sixtyone.games.cribbage.variants import SIX_CARD
from sixtyone.pictures.text.columns import columns
from sixtyone.pictures.text.signs import Signs
from sixtyone.score import Piece, total

PIECE = 6
"""The width of a piece with the gap behind it: ``[10♦] ``."""


def draw_pieces(signs: Signs, pieces: Sequence[Piece | None], name: str) -> list[str]:
    """Whose they are, and cards or tiles in a row; None lies face down."""
    return [*signs.words(name), *columns([*map(signs.piece, pieces)], signs.width, " ")]


def draw_pile(signs: Signs, series: Sequence[Card], rules: CribbageRules = SIX_CARD) -> list[str]:
    """The cards since the count was last cleared, below each the count with it, and what the last one scores."""
    lines = []
    fitting = max(1, (signs.width + 1) // PIECE)
    for first in range(0, len(series), fitting):
        ends = range(first + 1, min(first + fitting, len(series)) + 1)
        lines.append(" ".join(signs.piece(series[end - 1]) for end in ends))
        lines.append(" ".join(f"{count_of(series[:end]):^5}" for end in ends).rstrip())
    told = "; ".join(map(signs.labels.part, score_card(series, rules) if series else ()))
    title = signs.labels.pile_title(count_of(series))
    return [*lines, *signs.words(f"{title}: {told}" if told else title)]


def draw_count(
    signs: Signs, hand: Sequence[Card], starter: Card, *, crib: bool = False, rules: CribbageRules = SIX_CARD
) -> list[str]:
    """The hand and the starter, and a row for each combination: its cards, its points, and the running total."""
    parts = score_show(hand, starter, crib, rules)
    cards = sorted(hand)
    kinds = [signs.labels.kind(part) for part in parts]
    widest = max(map(len, kinds), default=0)
    lines = signs.beside(f"{' '.join(map(signs.piece, cards))} + {signs.piece(starter)}", signs.labels.starter)
    running = 0
    for part, kind in zip(parts, kinds, strict=True):
        running += part.points
        lit = [signs.pieces.one(card) if card in part.pieces else signs.strokes.hole for card in (*cards, starter)]
        *row, last = (f" {text:>3} " for text in lit)
        lines += signs.beside(f"{' '.join(row)}   {last}", f"{kind:{widest}}  +{part.points:<2} ={running:>3}")
    return [*lines, *signs.words(signs.labels.count_title(total(parts), crib))]
