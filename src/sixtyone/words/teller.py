"""Who is told, in which words: names, sides, pieces and scores, as every sentence about a match needs them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from sixtyone.game import Rules
from sixtyone.score import Piece
from sixtyone.words.catalogue import Words
from sixtyone.words.pieces import Pieces


@dataclass(frozen=True)
class Teller:
    """Tells of one match.

    ``you`` is the seat of the one person who reads, told as "you"; None where several do, or nobody plays. ``whole``
    tells every event, as a log does; otherwise what says nothing new at the table is left out.
    """

    words: Words
    rules: Rules
    names: tuple[str, ...]
    you: int | None = None
    style: str = "signs"
    whole: bool = False
    pieces: Pieces = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pieces", Pieces(self.words, self.style))

    def say(self, message: str, /, **variables: str | int) -> str:
        """The text of a message."""
        return self.words.say(message, **variables)

    def who(self, seat: int) -> dict[str, str | int]:
        """The variables ``who`` and ``name`` of a seat."""
        return {"who": "you" if seat == self.you else "other", "name": self.names[seat]}

    def by(self, message: str, seat: int, /, **variables: str | int) -> str:
        """The text of a message about a seat."""
        return self.words.say(message, **self.who(seat), **variables)

    def side(self, side: int) -> str:
        """The name of a side: of a pair, both names."""
        names = [self.names[seat] for seat in self.rules.sides[side]]
        return names[0] if len(names) == 1 else self.say("name-pair", first=names[0], second=names[1])

    def who_side(self, side: int) -> dict[str, str | int]:
        """The variables ``who`` (``pair`` where two share a score) and ``name`` of a side."""
        seats = self.rules.sides[side]
        return self.who(seats[0]) if len(seats) == 1 else {"who": "pair", "name": self.side(side)}

    def scores(self, totals: Sequence[int]) -> str:
        """The scores of all sides: ``Ann 12, Bo 9``."""
        return ", ".join(
            self.say("name-score", name=self.side(side), points=total) for side, total in enumerate(totals)
        )

    def row(self, pieces: Iterable[Piece]) -> str:
        """Pieces in a row."""
        return self.pieces.row(pieces)

    def seats(self, seats: Iterable[int]) -> str:
        """The names of seats in one sentence."""
        return self.words.lists([self.names[seat] for seat in seats])
