"""Cards, tiles and list numbers as people type them.

>>> [str(card) for card in whole_cards("5h 10D ♥6 and j of diamonds, 7♠️9c 8♦ Q♣")]
['5H', 'TD', '6H', 'JD', '7S', '9C', '8D', 'QC']
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from sixtyone.cards import Card, parse_card
from sixtyone.cli.play.spoken import CARD, spoken_in
from sixtyone.errors import ParseError
from sixtyone.tiles import Tile
from sixtyone.words.catalogue import ENGLISH

_SUITS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S"}

_PARTED = re.compile(r"\b(10|[2-9atjqk])\s+([cdhs])\b", re.IGNORECASE)
TILE = re.compile(r"\[?\s*([0-6])\s*[-–—−|/:]\s*([0-6])\s*\]?")
NUMBER = re.compile(r"#?(\d{1,3})\.?")


def plain_text(text: str) -> str:
    """What was typed, without control signs and with the suits as letters behind the ranks."""
    text = unicodedata.normalize("NFKC", text)
    text = "".join(sign for sign in text if sign.isprintable() and sign not in "\ufe0e\ufe0f")
    text = re.sub(r"(?<![0-9ATJQK])([♣♦♥♠♧♢♡♤])\s*(10|[2-9ATJQK])\b", r"\2\1", text, flags=re.IGNORECASE)
    for sign, letter in _SUITS.items():
        text = re.sub(rf"\s*{sign}", letter, text)
    return text.strip()


def card_words(text: str, language: str = ENGLISH) -> list[str]:
    """The words of a text that names cards, also by their names in a language; cards that were typed without a gap are
    parted.
    """
    words: list[str] = []
    whole = _PARTED.sub(r"\1\2", spoken_in(language).written(plain_text(text)))
    for word in re.split(r"[\s,;+&]+", whole):
        together = CARD.findall(word)
        if len(together) > 1 and "".join(map("".join, together)) == word:
            words += ["".join(one) for one in together]
        elif word:
            words.append(word)
    return words


def whole_cards(text: str) -> Iterator[Card]:
    """The cards of a text that names nothing else."""
    return (parse_card(word) for word in card_words(text))


def card_of(word: str) -> Card | None:
    """The card that a word names; None where it names none."""
    try:
        return parse_card(word)
    except ParseError:
        return None


def tile_at_start(text: str) -> tuple[Tile, str] | None:
    """The tile that a text begins with, and the rest of the text."""
    found = TILE.match(text)
    if found is None:
        return None
    halves = int(found[1]), int(found[2])
    return Tile(min(halves), max(halves)), text[found.end() :].strip()


def number_of(word: str) -> int | None:
    """The number that a word is: ``3``, ``#3`` or ``3.``"""
    found = NUMBER.fullmatch(word)
    return int(found[1]) if found else None
