"""The signs that drawings are made of: one set for terminals that have them, one of plain ASCII for the others."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Strokes:
    """Signs for lines, pegs, places where a tile may join, pieces face down, and the two skunk lines."""

    down: str
    branch: str
    corner: str
    across: str
    hole: str
    front: str
    rear: str
    hollow: str
    back: str
    skunk: str
    double_skunk: str


FINE = Strokes(
    *("│", "├", "└", "─"), hole="·", front="●", rear="○", hollow="○", back="░", skunk="╎", double_skunk="║"
)  # fmt: skip
ASCII = Strokes(
    *("|", "+", "`", "-"), hole=".", front="O", rear="o", hollow="o", back="#", skunk=":", double_skunk="|"
)  # fmt: skip


def strokes_for(encoding: str | None) -> Strokes:
    """The finest set that an encoding can write."""
    try:
        "".join(vars(FINE).values()).encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return FINE
