"""How cards and tiles are written for people: by signs, by letters, or read out.

>>> from sixtyone.cards import parse_cards
>>> from sixtyone.words.catalogue import Words
>>> hand = parse_cards("5H TD")
>>> [Pieces(Words(), style).row(hand) for style in STYLES]
['5♥ 10♦', '5H 10D', '5 of hearts, 10 of diamonds']
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sixtyone.cards import RANKS, SUITS, Card
from sixtyone.score import Piece
from sixtyone.tiles import Tile
from sixtyone.words.catalogue import Words

STYLES = ("signs", "letters", "spoken")
"""``5♥`` and ``[1|4]``; ``5H`` for terminals that have no suits; ``5 of hearts`` and ``1-4`` for screen readers and
braille.
"""

SIGNS = dict(zip(SUITS, "♣♦♥♠", strict=True))


@dataclass(frozen=True)
class Pieces:
    """Writes pieces in one style; None is a piece that may not be seen."""

    words: Words
    style: str = "signs"

    def one(self, piece: Piece | None) -> str:
        """One piece."""
        if piece is None:
            return self.words.say("piece-hidden") if self.style == "spoken" else "?"
        return self.halves(piece.low, piece.high) if isinstance(piece, Tile) else self._card(piece)

    def the(self, *pieces: Piece | None) -> str:
        """Pieces in the middle of a sentence: cards that are read out have their article there.

        >>> from sixtyone.cards import parse_card
        >>> Pieces(Words(), "spoken").the(parse_card("5H")), Pieces(Words()).the(parse_card("5H"))
        ('the 5 of hearts', '5♥')
        """
        has_article = self.style == "spoken"
        return self.texts(
            [
                self.words.say("piece-the", card=self.one(piece))
                if has_article and isinstance(piece, Card)
                else self.one(piece)
                for piece in pieces
            ]
        )

    def halves(self, first: int, second: int) -> str:
        """A tile as it lies, from one half to the other."""
        if self.style == "spoken":
            return self.words.say("piece-tile", low=first, high=second)
        return f"[{first}|{second}]"

    def row(self, pieces: Iterable[Piece]) -> str:
        """Several pieces in a row; commas part those that are read out."""
        return self.texts([self.one(piece) for piece in pieces])

    def texts(self, row: list[str]) -> str:
        """Pieces that are written already, in a row."""
        if not row:
            return self.words.say("piece-nothing")
        return (", " if self.style == "spoken" else " ").join(row)

    def _card(self, card: Card) -> str:
        rank = RANKS[card.rank - 1].replace("T", "10")
        suit = SUITS[card.suit]
        if self.style == "spoken":
            return self.words.say("piece-card", rank=int(rank) if rank.isdecimal() else rank, suit=suit)
        return rank + (SIGNS[suit] if self.style == "signs" else suit)
