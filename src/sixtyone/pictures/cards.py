"""Playing cards of our own drawing: 52 faces and a back, with large indices, in two colours or four.

A card lies around 0, 0 and is 60 wide and 84 high. Suits differ by their shapes: no colour is needed to tell them.

>>> from sixtyone.cards import parse_card
>>> face(parse_card("5H")).count('class="suit-h"')  # five pips and two indices
7
"""

from __future__ import annotations

from typing import Final

from sixtyone.cards import RANKS, SUITS, Card
from sixtyone.pictures.canvas import circle, group, path, polygon, rectangle
from sixtyone.pictures.glyphs import figure

WIDTH: Final = 60.0
HEIGHT: Final = 84.0
_RADIUS = 6.0

# Around 0, 0, about 9 wide and 9 high.
_SUITS: Final = {
    "C": "M0-4.7A2.15 2.15 0 0 1 1.45-.97A2.15 2.15 0 1 1 .55 2.35C.6 3.3.95 4.1 1.7 4.7H-1.7C-.95 4.1-.6 3.3-.55 2.35"
    "A2.15 2.15 0 1 1-1.45-.97A2.15 2.15 0 0 1 0-4.7Z",
    "D": "M0-4.9C1 -3.1 2.2-1.5 3.7 0C2.2 1.5 1 3.1 0 4.9C-1 3.1-2.2 1.5-3.7 0C-2.2-1.5-1-3.1 0-4.9Z",
    "H": "M0 4.6C-1.1 2.9-4.5.9-4.5-1.7C-4.5-3.3-3.4-4.3-2.2-4.3"
    "C-1.2-4.3-.4-3.7 0-2.7C.4-3.7 1.2-4.3 2.2-4.3C3.4-4.3 4.5-3.3 4.5-1.7C4.5.9 1.1 2.9 0 4.6Z",
    "S": "M0-4.8C1.1-3.1 4.4-1 4.4 1.3C4.4 2.8 3.4 3.6 2.2 3.6C1.4 3.6.8 3.2.45 2.6C.5 3.5.9 4.2 1.7 4.7H-1.7"
    "C-.9 4.2-.5 3.5-.45 2.6C-.8 3.2-1.4 3.6-2.2 3.6C-3.4 3.6-4.4 2.8-4.4 1.3C-4.4-1-1.1-3.1 0-4.8Z",
}
_LEFT, _MIDDLE, _RIGHT = -8.0, 0.0, 8.0
# Pips of the upper half and the middle, as column and row; what is above the middle is repeated below, upside down.
_SIDES = ((_LEFT, -25.0), (_RIGHT, -25.0))
_PIPS: Final = {
    2: ((_MIDDLE, -25.0),),
    3: ((_MIDDLE, -25.0), (_MIDDLE, 0.0)),
    4: _SIDES,
    5: (*_SIDES, (_MIDDLE, 0.0)),
    6: (*_SIDES, (_LEFT, 0.0), (_RIGHT, 0.0)),
    7: (*_SIDES, (_LEFT, 0.0), (_RIGHT, 0.0), (_MIDDLE, -12.5)),
    8: (*_SIDES, (_LEFT, 0.0), (_RIGHT, 0.0), (_MIDDLE, -12.5)),
    9: (*_SIDES, (_LEFT, -8.5), (_RIGHT, -8.5), (_MIDDLE, 0.0)),
    10: (*_SIDES, (_LEFT, -8.5), (_RIGHT, -8.5), (_MIDDLE, -16.75)),
}


def suit(card: Card, x: float, y: float, size: float, four_colours: bool = False, *, inverted: bool = False) -> str:
    """The sign of a card's suit around a point, ``size`` high."""
    scale = size / 9.6 * (-1 if inverted else 1)
    return path(_SUITS[SUITS[card.suit]], _class("suit", card, four_colours), x, y, scale)


def rank(card: Card, x: float, y: float, height: float, four_colours: bool = False, weight: float = 2.4) -> str:
    """A card's rank around a point; a ten is as narrow as the others."""
    text = "10" if card.rank == 10 else RANKS[card.rank - 1]
    class_ = _class("rank", card, four_colours)
    if len(text) == 1:
        return figure(text, x, y, height, class_, weight)
    return figure(text, x, y, height, class_, weight, squeeze=0.74)


def _class(kind: str, card: Card, four_colours: bool) -> str:
    return f"{kind}{'4' if four_colours else ''}-{SUITS[card.suit].lower()}"


def face(card: Card, four_colours: bool = False) -> str:
    """The face of a card."""
    index = rank(card, -20.8, -30, 16, four_colours) + suit(card, -20.8, -14.5, 10, four_colours)
    parts = [rectangle(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, "face", _RADIUS, 1.2)]
    if card.rank > 10:
        parts.append(rectangle(-12, -36, 24, 72, "court", 2))
        half = _court(card, four_colours)
        parts += [half, group([half], turned=180)]
    elif card.rank == 1:
        parts.append(suit(card, 0, 0, 30, four_colours))
    else:
        for x, y in _PIPS[card.rank]:
            parts.append(suit(card, x, y, 10.5, four_colours))
            if y and not (card.rank == 7 and x == _MIDDLE):  # the odd pip of a seven stands above only
                parts.append(suit(card, x, -y, 10.5, four_colours, inverted=True))
    parts += [index, group([index], turned=180)]
    return group(parts)


def _court(card: Card, four_colours: bool) -> str:
    """The upper half of a jack, queen or king: a head, what it wears, a collar, and the suit."""
    parts = [
        polygon([(-12, 0), (-12, -7), (-7, -14), (7, -14), (12, -7), (12, 0)], _class("suit", card, four_colours)),
        polygon([(-5, -14), (0, -5), (5, -14)], "face"),
        circle(0, -20, 6, "face", 1),
        path("M-2.2 -20.6V-20M2.2 -20.6V-20M-1.8 -17C-.7 -16.2 .7 -16.2 1.8 -17", "court-line"),
    ]
    match RANKS[card.rank - 1]:
        case "K":
            crown = [(-7, -24), (-8, -33), (-3.5, -28), (0, -34), (3.5, -28), (8, -33), (7, -24)]
            beard = "M-5.5 -18C-5 -12.5 -2 -10 0 -10C2 -10 5 -12.5 5.5 -18C3 -14.6 -3 -14.6 -5.5 -18Z"
            parts += [polygon(crown, "crown"), path(beard, "beard", stroke=0.8)]
        case "Q":
            parts.insert(2, path("M-6 -22C-10 -18 -9 -12 -8 -9M6 -22C10 -18 9 -12 8 -9", "court-line", stroke=2))
            parts.append(polygon([(-6.5, -24), (-6.5, -29), (6.5, -29), (6.5, -24)], "crown"))
            parts += [circle(x, -31, 2.1, "crown", 0.8) for x in (-4.5, 0.0, 4.5)]
        case _:
            parts.append(path("M-7 -22.5C-8.5 -31 3 -33 7 -27L6.6 -22.5Z", "crown", stroke=0.8))
            parts.append(path("M5.5 -27C7 -32 10.5 -34 11.5 -35C12 -30 10 -27.5 6.6 -25.5", "court-line", stroke=1.4))
    return group(parts)


def back() -> str:
    """The back of a card: rows of holes, as on a peg board."""
    parts = [
        rectangle(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, "back", _RADIUS, 1.2),
        rectangle(-25, -37, 50, 74, "weave", 3),
    ]
    # Fives of holes with a gap, in four rows.
    for x in (-16.5, -5.5, 5.5, 16.5):
        for hole in range(10):
            y = -29.5 + 6 * hole + (5 if hole >= 5 else 0)
            parts.append(circle(x, y, 1.7, "dot"))
    return group(parts)


def small(card: Card, four_colours: bool = False, *, lit: bool = True) -> str:
    """A small card, 27 wide and 36 high, with its rank and suit only; one that is not lit is dim and has no ring."""
    parts = [rectangle(-13.5, -18, 27, 36, "face" if lit else "face-dim", 4, 1)]
    if lit:
        parts.append(rectangle(-13.5, -18, 27, 36, "lit", 4, 2.6))
    parts += [rank(card, 0, -7.5, 13, four_colours), suit(card, 0, 8.5, 12, four_colours)]
    return group(parts)
