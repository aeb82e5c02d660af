"""Who is told, in which words: names, sides, pieces and scores, as every sentence about a match needs them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from sixtyone.game import Rules
from sixtyone.score import Piece
from sixtyone.words.catalogue import Words
from sixtyone.words.pieces import Pieces
from sixtyone.words.readable import readable


def called_you(words: Words, name: str) -> bool:
    """Whether a seat is called nothing but "you", as ``sixtyone play`` calls the one person of a match against bots."""
    return name in (words.say("name-you"), Words().say("name-you"))


def names_told(words: Words, names: Sequence[str], you: int | None) -> tuple[str, ...]:
    """The names for who reads. Who is called nothing but "you" is that to oneself alone, and to others has a number.
    A bot that a record names by its code has a name as at the table.

    >>> names_told(Words(), ["You", "Greedy"], None), names_told(Words("de"), ["You", "Greedy"], 0)
    (('Player 1', 'Greedy'), ('Du', 'Greedy'))
    >>> names_told(Words(), ["Ann", "greedy", "greedy"], None)
    ('Ann', 'Greedy', 'Greedy II')
    """
    told: list[str] = []
    for seat, name in enumerate(names):
        if called_you(words, name):
            name = words.say("name-you") if seat == you else words.say("name-player", number=seat + 1)
        elif (bot := words.say("name-bot", bot=name)) != readable(name):
            again = list(names[:seat]).count(name) + 1
            name = words.say("name-again", name=bot, number=again) if again > 1 else bot
        told.append(name)
    return tuple(told)


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
        object.__setattr__(self, "names", names_told(self.words, self.names, self.you))

    def say(self, message: str, /, **variables: str | int) -> str:
        """The text of a message."""
        return self.words.say(message, **variables)

    def who(self, seat: int) -> dict[str, str | int]:
        """The variables ``who`` and ``name`` of a seat."""
        return {"who": "you" if seat == self.you else "other", "name": self.names[seat]}

    def by(self, message: str, seat: int, /, **variables: str | int) -> str:
        """The text of a message about a seat."""
        return self.words.say(message, **self.who(seat), **variables)

    def called(self, seats: Sequence[int], later: bool = False) -> list[str]:
        """The names of seats in a list: who reads is "You" there too, or further on in a sentence "you"."""
        return [
            self.names[seat] if seat != self.you else self.say("name-you-later" if place or later else "name-you")
            for place, seat in enumerate(seats)
        ]

    def side(self, side: int, later: bool = False) -> str:
        """The name of a side: of a pair, both names."""
        names = self.called(self.rules.sides[side], later)
        return names[0] if len(names) == 1 else self.say("name-pair", first=names[0], second=names[1])

    def who_side(self, side: int) -> dict[str, str | int]:
        """The variables ``who`` (``yours`` or ``pair`` where two share a score) and ``name`` of a side."""
        seats = self.rules.sides[side]
        if len(seats) == 1:
            return self.who(seats[0])
        return {"who": "yours" if self.you in seats else "pair", "name": self.side(side)}

    def scores(self, totals: Sequence[int], later: bool = False) -> str:
        """The scores of all sides: ``You 12, Bo 9``, or, ``later`` in a sentence, ``you 12, Bo 9``."""
        return ", ".join(
            self.say("name-score", name=self.side(side, later or side > 0), points=total)
            for side, total in enumerate(totals)
        )

    def row(self, pieces: Iterable[Piece]) -> str:
        """Pieces in a row."""
        return self.pieces.row(pieces)

    def seats(self, seats: Iterable[int], later: bool = False) -> str:
        """The names of seats in one sentence, at its start or later in it."""
        return self.words.lists(self.called(list(seats), later))
