"""Cards by their names, as people say them: ``five of hearts``, ``Herz Fünf``, ``walet trefl``, ``srdcová pětka``.

>>> spoken_in("de").written("Herz Fünf und Pikbube"), spoken_in("pl").written("piatka kier, as pik")
('5H JS', '5H, AS')
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache

from sixtyone.cards import RANKS, SUITS
from sixtyone.words.catalogue import ENGLISH, Words

CARD = re.compile(r"(10|[2-9ATJQK])([CDHS])", re.IGNORECASE)


class Spoken:
    """The names of ranks and suits in a language, with or without its diacritics, and the English ones beside them."""

    def __init__(self, language: str) -> None:
        spoken = [Words(one) for one in dict.fromkeys((ENGLISH, language))]
        self._ranks = _forms(spoken, "piece-typed-rank", "rank", [rank.replace("T", "10") for rank in RANKS])
        self._suits = _forms(spoken, "piece-typed-suit", "suit", SUITS)
        joins = [words.say("list-last", first="", last="").strip() for words in spoken]
        # A letter that joins two cards, as the Czech "a", is no rank beside the name of a suit.
        letters = "".join(rank for rank in "atjqk" if rank not in joins)
        names, suits = _any(self._ranks), _any(self._suits)
        # First by names alone: in "srdcová pětka a pikový kluk" the "a" is no ace.
        self._pairs = [_in_either_order(rank, suits) for rank in (names, f"10|[2-9{letters}]")]
        # Alone, what can be read as a card is one: the Polish "as" is the ace of spades.
        self._rank = re.compile(rf"\b(?:{_any(form for form in self._ranks if not CARD.fullmatch(form))})\b")
        self._joined = re.compile(rf"(?<=\S)\s+(?:{'|'.join(joins)})\s+(?=\S)", re.IGNORECASE)

    def written(self, text: str) -> str:
        """The text with cards and ranks that are named as they are written, ``5H`` and ``J``, and without "and"."""
        for pairs in self._pairs:
            text = _with(pairs, text, self._card)
        text = _with(self._rank, text, lambda found: self._ranks[found[0]])
        return self._joined.sub(" ", text)

    def _card(self, found: re.Match[str]) -> str:
        rank, suit = (found["rank"], found["suit"]) if found["rank"] else (found["last"], found["first"])
        return self._ranks.get(rank, rank.upper()) + self._suits[suit]


@cache
def spoken_in(language: str) -> Spoken:
    """The names in a language."""
    return Spoken(language)


def _forms(spoken: Iterable[Words], message: str, variable: str, values: Iterable[str]) -> dict[str, str]:
    """What each form stands for."""
    return {
        _folded(form.strip()): value
        for words in spoken
        for value in values
        for form in words.say(message, **{variable: int(value) if value.isdecimal() else value}).split(",")
    }


def _in_either_order(rank: str, suit: str) -> re.Pattern[str]:
    return re.compile(
        rf"\b(?P<rank>{rank})[\s-]*(?:of\s+)?(?P<suit>{suit})\b|\b(?P<first>{suit})[\s-]*(?P<last>{rank})\b"
    )


def _any(forms: Iterable[str]) -> str:
    return "|".join(sorted(forms, key=len, reverse=True))


def _with(pattern: re.Pattern[str], text: str, said: Callable[[re.Match[str]], str]) -> str:
    """The text with what the pattern finds, whatever its case and diacritics, said another way."""
    parts, end = [], 0
    for found in pattern.finditer(_folded(text)):
        parts += [text[end : found.start()], said(found)]
        end = found.end()
    return "".join([*parts, text[end:]])


def _folded(text: str) -> str:
    """The text in small letters without diacritics, sign for sign."""
    return "".join(unicodedata.normalize("NFKD", sign)[0].lower()[0] for sign in text).replace("ł", "l")
