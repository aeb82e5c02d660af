"""A score is data: what it is for, how much, and the pieces that make it.

Whatever explains a score (log, coach, board, screen reader) reads ``pieces``; nothing adds the points up a second time.

>>> from sixtyone.cards import parse_cards
>>> Score(ScoreKind.PAIR, 2, parse_cards("5H 5D")).to_json()
{'kind': 'pair', 'points': 2, 'pieces': ['5H', '5D']}
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sixtyone.cards import Card
from sixtyone.tiles import Tile

Piece = Card | Tile


class ScoreKind(StrEnum):
    """What a score is for. The order is the order in which the parts of one event are listed."""

    FIFTEEN = "fifteen"
    PAIR = "pair"
    PAIR_ROYAL = "pair-royal"
    DOUBLE_PAIR_ROYAL = "double-pair-royal"
    RUN = "run"
    FLUSH = "flush"
    NOBS = "nobs"
    HEELS = "heels"
    THIRTY_ONE = "thirty-one"
    LAST_CARD = "last-card"
    THREE_FOR_LAST = "three-for-last"
    CLAIM = "claim"
    MUGGINS = "muggins"
    PENALTY = "penalty"
    FIVES = "fives"
    THREES = "threes"
    HAND_OUT = "hand-out"
    SETTLEMENT = "settlement"


_ORDER = {kind: place for place, kind in enumerate(ScoreKind)}


@dataclass(frozen=True, slots=True)
class Score:
    """One reason for points, in points as pegged (displayed points in Horse Race).

    ``pieces`` are the cards or tiles that make it, by rank then suit, or by halves; empty where no piece does.
    """

    kind: ScoreKind
    points: int
    pieces: tuple[Piece, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """``{"kind", "points", "pieces"}``, the pieces as text."""
        return {"kind": self.kind.value, "points": self.points, "pieces": [str(piece) for piece in self.pieces]}


def in_order(parts: Iterable[Score]) -> tuple[Score, ...]:
    """The parts by the order of their kinds, then by their pieces."""
    return tuple(sorted(parts, key=lambda part: (_ORDER[part.kind], part.pieces)))


def total(parts: Iterable[Score]) -> int:
    """The points of all parts together."""
    return sum(part.points for part in parts)
