"""What people type, as it is kept: one line that shows what it is, and stays in its own place on the screen."""

from __future__ import annotations

import re
import unicodedata

CONTROL = {"Cc", "Cs", "Zl", "Zp"}
MOST_MARKS = 4
"""Marks on one sign: no script needs more, and a tower of them covers the lines around it."""

JOINING = "\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef"
"""What joins signs and chooses their look, as in ❤️ and in names in Persian or Japanese: of use behind a sign."""
UNSEEN = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    "\u2800"
)
"""Unicode's Default_Ignorable_Code_Point, direction marks among them; and the blank of Braille, by its look."""
_DROPPED = re.compile(f"(?![{JOINING}])[{UNSEEN}]")
_JOINS = re.compile(f"[{JOINING}]")


def said(text: str) -> str:
    """A line that a person typed, as it is kept: without blanks around it, and without what shows nothing or turns the
    direction of the line. People paste such signs unawares, so they are dropped and not refused.

    Raises:
        ValueError: nothing is left to be seen, or it holds control signs, half of a sign, or towers of marks.
    """
    line = _DROPPED.sub("", text).strip()
    marks = MOST_MARKS  # the first sign is none: there is nothing that it could stand on
    for sign in line:
        if unicodedata.category(sign) in CONTROL:
            raise ValueError("one line of text that can be shown")
        marks = marks + 1 if _is_mark(sign) else 0
        if marks > MOST_MARKS:
            raise ValueError(f"at most {MOST_MARKS} marks on a sign, and none without one")
    if not line:
        raise ValueError("text that can be seen")
    return line


def exactly(text: str) -> str:
    """A text that is kept as it came, since others compare it.

    Raises:
        ValueError: see ``said``, or that would change it.
    """
    if said(text) != text:
        raise ValueError("a text without blanks around it or signs that nobody sees")
    return text


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me") or _JOINS.match(sign) is not None
