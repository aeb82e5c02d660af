"""The signs that drawings are made of: one set for terminals that have them, one of plain ASCII for the others."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Strokes:
    """Signs for lines and pegs."""

    down: str
    branch: str
    corner: str
    across: str
    hole: str
    front: str
    rear: str


FINE = Strokes(down="│", branch="├", corner="└", across="─", hole="·", front="●", rear="○")
ASCII = Strokes(down="|", branch="+", corner="`", across="-", hole=".", front="O", rear="o")


def strokes_for(encoding: str | None) -> Strokes:
    """The finest set that an encoding can write."""
    try:
        "".join(vars(FINE).values()).encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return FINE
