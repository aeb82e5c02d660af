"""Text from outside, such as names in a record, without the signs that would command a terminal or break a drawing."""

from __future__ import annotations

import unicodedata

INSTEAD = "\ufffd"
_TURNING = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_COMMANDS = ("Cc", "Cs", "Zl", "Zp")


def readable(text: str) -> str:
    r"""A text in which every sign can be shown: controls, halves of signs, turns of the direction, and what is no
    character, which no drawing may hold, are replaced.

    >>> readable("Ann\x1b[2J"), readable("Zoë ♥"), readable("Bo\uffff")
    ('Ann�[2J', 'Zoë ♥', 'Bo�')
    """
    if text.isprintable():
        return text
    return "".join(INSTEAD if _hurts(sign) else sign for sign in text)


def _hurts(sign: str) -> bool:
    code = ord(sign)
    is_no_character = code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF
    return is_no_character or sign in _TURNING or unicodedata.category(sign) in _COMMANDS
