"""Figures and card ranks as strokes of our own, so that they are there, and look the same, wherever a drawing is shown.

>>> figure("7", 0, 0, 14, "stroke")
'<g class="stroke" transform="translate(-5 -7)" stroke-width="2"><path d="M1 0H9C6.5 4 4.8 8.5 4.2 14"/></g>'
"""

from __future__ import annotations

from typing import Final

from sixtyone.pictures.canvas import element, number

HEIGHT: Final = 14.0
_GAP = 3.0
# A box 10 wide and 14 high each, from its left upper corner.
_STROKES: Final = {
    "0": "M5 0C8.3 0 9 3.6 9 7C9 10.4 8.3 14 5 14C1.7 14 1 10.4 1 7C1 3.6 1.7 0 5 0Z",
    "1": "M1.6 3L5.2 0V14",
    "2": "M1 3.8C1 1.3 2.8 0 5 0C7.4 0 9 1.5 9 3.9C9 7 5 9.4 1 14H9.2",
    "3": "M1 2.2C1.9.8 3.2 0 5 0C7.4 0 8.7 1.4 8.7 3.3C8.7 5.4 7 6.6 4.4 6.6C7.2 6.6 9 8 9 10.2"
    "C9 12.5 7.3 14 5 14C3.1 14 1.6 13.2.7 11.7",
    "4": "M7.2 14V0L.8 9.8H9.6",
    "5": "M8.4 0H2.3L1.6 6.3C2.6 5.6 3.7 5.2 5 5.2C7.4 5.2 9 6.9 9 9.5C9 12.2 7.3 14 4.8 14C3 14 1.6 13.2.8 11.8",
    "6": "M8.4 1.7C7.6.6 6.6 0 5.3 0C2.5 0 1 2.8 1 7.6C1 11.8 2.5 14 5 14"
    "C7.4 14 9 12.3 9 9.8C9 7.4 7.4 5.8 5.2 5.8C3.3 5.8 1.7 6.9 1 8.8",
    "7": "M1 0H9C6.5 4 4.8 8.5 4.2 14",
    "8": "M5 6.5C2.9 6.5 1.5 5.2 1.5 3.2C1.5 1.3 2.9 0 5 0C7.1 0 8.5 1.3 8.5 3.2C8.5 5.2 7.1 6.5 5 6.5"
    "C2.6 6.5 1 8 1 10.2C1 12.5 2.6 14 5 14C7.4 14 9 12.5 9 10.2C9 8 7.4 6.5 5 6.5Z",
    "9": "M1.6 12.3C2.4 13.4 3.4 14 4.7 14C7.5 14 9 11.2 9 6.4C9 2.2 7.5 0 5 0C2.6 0 1 1.7 1 4.2"
    "C1 6.6 2.6 8.2 4.8 8.2C6.7 8.2 8.3 7.1 9 5.2",
    "A": "M.6 14L5 0L9.4 14M2.2 9H7.8",
    "J": "M3 0H8V10C8 12.6 6.8 14 4.6 14C2.7 14 1.3 13 1 10.8",
    "Q": "M5 0C8.3 0 9 3.6 9 7C9 10.4 8.3 14 5 14C1.7 14 1 10.4 1 7C1 3.6 1.7 0 5 0ZM5.8 10L9.6 14.6",
    "K": "M1.4 0V14M9 0L1.4 8.6M4.2 5.6L9.4 14",
    "+": "M5 3V11M1 7H9",
    "=": "M1 5H9M1 9.4H9",
    "?": "M1.4 3.6C1.4 1.3 3 0 5.1 0C7.3 0 8.8 1.4 8.8 3.5C8.8 6.2 5 6.4 5 10M5 13.6V14",
}
_WIDTHS: Final = {"1": 6.6}


def width_of(text: str, height: float) -> float:
    """How wide figures of that height are."""
    units = sum(_WIDTHS.get(sign, 10.0) for sign in text) + _GAP * (len(text) - 1)
    return units * height / HEIGHT


def figure(text: str, x: float, y: float, height: float, class_: str, weight: float = 2.0, squeeze: float = 1.0) -> str:
    """Figures around a middle point.

    ``weight`` is the width of a stroke where the figure is 14 high; ``squeeze`` makes figures narrower.
    """
    scale = height / HEIGHT
    left = 0.0
    paths = []
    for sign in text:
        move = f"translate({number(left)} 0)" if left else None
        paths.append(element("path", d=_STROKES[sign], transform=move))
        left += _WIDTHS.get(sign, 10.0) + _GAP
    moves = [f"translate({number(x - squeeze * width_of(text, height) / 2)} {number(y - height / 2)})"]
    if squeeze != 1:
        moves.append(f"scale({squeeze * scale:.4g} {scale:.4g})")
    elif scale != 1:
        moves.append(f"scale({scale:.4g})")
    return element("g", "".join(paths), class_=class_, transform=" ".join(moves), stroke_width=weight)
