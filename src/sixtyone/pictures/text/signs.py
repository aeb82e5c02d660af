"""What every drawing by signs is made with: how pieces are written, words, strokes, and the columns there are."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from sixtyone.pictures.labels import Labels
from sixtyone.pictures.text.strokes import Strokes
from sixtyone.score import Piece
from sixtyone.words.pieces import Pieces
from sixtyone.words.readable import readable

USUAL_WIDTH = 80


@dataclass(frozen=True)
class Signs:
    """Writes what drawings consist of; a piece is five columns wide."""

    pieces: Pieces
    labels: Labels
    strokes: Strokes
    width: int = USUAL_WIDTH

    def piece(self, piece: Piece | None) -> str:
        """A card or a tile: ``[ 5♥]``, ``[10♦]``, ``[1|4]``; None lies face down."""
        text = 3 * self.strokes.back if piece is None else self.pieces.one(piece)
        return text if text.startswith("[") else f"[{text:>3}]"

    def words(self, text: str) -> list[str]:
        """Words in lines that fit."""
        return textwrap.wrap(readable(text), self.width) or [""]

    def beside(self, left: str, right: str) -> list[str]:
        """One thing beside another, or below it where there is no room."""
        together = f"{left}  {right}".rstrip()
        return [together] if len(together) <= self.width else [left.rstrip(), f"  {right}"]
