"""The pack of 52 and its text: ``5H``, ``TD``.

>>> parse_cards("as, 10d kC")
(Card('AS'), Card('TD'), Card('KC'))
>>> sorted(parse_cards("KC 5H 5D"))
[Card('5D'), Card('5H'), Card('KC')]
"""

from __future__ import annotations

import re
from typing import NamedTuple

from sixtyone.errors import ParseError, quoted

RANKS = "A23456789TJQK"
SUITS = "CDHS"
ACE, JACK = 1, 11
_SUIT_SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S"}


class Card(NamedTuple):
    """A card. Cards sort by rank, ace low, then by suit in the order C D H S.

    ``rank`` is 1 (ace) to 13 (king), ``suit`` the index into ``SUITS``.
    """

    rank: int
    suit: int

    @property
    def value(self) -> int:
        """What it counts in the play and in fifteens: ace 1, pips, ten for ten, jack, queen and king."""
        return VALUES[self[0]]

    def __str__(self) -> str:
        return RANKS[self.rank - 1] + SUITS[self.suit]

    def __repr__(self) -> str:
        return f"Card('{self}')"


VALUES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)  # by rank; rank 0 does not exist
PACK: tuple[Card, ...] = tuple(Card(rank, suit) for rank in range(1, 14) for suit in range(4))
_BY_TEXT = {str(card): card for card in PACK}


def parse_card(text: str) -> Card:
    """Read one card: ``5H``, ``5h``, ``10d``, ``t♥``.

    Raises:
        ParseError: ``text/card``, with the token in the message.
    """
    card = _BY_TEXT.get(text)
    if card is not None:
        return card
    # U+FE0E and U+FE0F only choose between the plain and the coloured look of a suit sign.
    token = text.strip().replace("\ufe0e", "").replace("\ufe0f", "")
    rank, suit = token[:-1].upper(), token[-1:]
    rank = "T" if rank == "10" else rank
    card = _BY_TEXT.get(rank + _SUIT_SIGNS.get(suit, suit.upper()))
    if card is None:
        raise ParseError("text/card", f"{quoted(text)} is no card; a card reads like 5H, TD or 10♦", got=text[:80])
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by commas or blanks; the empty text is no cards."""
    return tuple(parse_card(token) for token in re.split(r"[\s,]+", text.strip()) if token)
