"""Text from outside, such as names in a record, without the signs that would command a terminal or break a drawing."""

from __future__ import annotations

import unicodedata

INSTEAD = "\ufffd"
_TURNING = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_COMMANDS = ("Cc", "Cs", "Zl", "Zp")


def readable(text: str) -> str:
    r"""A text in which every sign can be shown: controls, halves of signs, and turns of the direction are replaced.

    >>> readable("Ann\x1b[2J"), readable("Zoë ♥")
    ('Ann�[2J', 'Zoë ♥')
    """
    if text.isprintable():
        return text
    return "".join(INSTEAD if sign in _TURNING or unicodedata.category(sign) in _COMMANDS else sign for sign in text)
