"""Hands, the pile of the play with its count, and the count of a hand with each combination shown, as SVG.

>>> from sixtyone.cards import parse_card, parse_cards
>>> draw_hand(parse_cards("5H 5S 5C JD")).title
'A hand: 4 cards'
>>> draw_count(parse_cards("5H 5S 5C JD"), parse_card("5D")).title
'A hand that counts 29'
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from sixtyone.cards import Card
from sixtyone.games.cribbage.pegging import count_of, score_card
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.cribbage.show import score_show
from sixtyone.games.cribbage.variants import SIX_CARD
from sixtyone.pictures.canvas import NARROW, Drawing, circle, group, line, words
from sixtyone.pictures.cards import HEIGHT, WIDTH, back, face, small
from sixtyone.pictures.domino import tile
from sixtyone.pictures.glyphs import figure
from sixtyone.pictures.labels import Labels
from sixtyone.score import total
from sixtyone.tiles import Tile

_MARGIN = 10.0
_GAP = 5.0


def _card(card: Card | None, four_colours: bool) -> str:
    return back() if card is None else face(card, four_colours)


def draw_hand(
    cards: Sequence[Card | None],
    *,
    fan: bool = False,
    four_colours: bool = False,
    name: str = "",
    labels: Labels | None = None,
    title: str | None = None,
    desc: str | None = None,
) -> Drawing:
    """A hand in a row, or as a fan; a card that is None lies face down. ``name`` is whose it is, said below."""
    labels = labels or Labels()
    wide = WIDTH + _GAP
    width = max(NARROW, len(cards) * wide - _GAP + 2 * _MARGIN)
    drawing = Drawing(
        width,
        HEIGHT + 2 * _MARGIN,
        labels.hand_title(cards, name) if title is None else title,
        labels.cards(cards) if desc is None else desc,
    )
    middle = (len(cards) - 1) / 2
    if fan and len(cards) > 1:
        drawing.width = NARROW
        step = min(11.0, 44.0 / len(cards))  # degrees between two cards, which turn about a point below
        far = 205.0
        drawing.height = 126.0
        for index, card in enumerate(cards):
            turned = step * (index - middle)
            x, y = NARROW / 2 + far * sin(radians(turned)), 60 + far - far * cos(radians(turned))
            drawing.add(group([_card(card, four_colours)], x, y, turned))
    else:
        for index, card in enumerate(cards):
            drawing.add(group([_card(card, four_colours)], width / 2 + wide * (index - middle), _MARGIN + HEIGHT / 2))
    if name:
        drawing.add_lines(name, _MARGIN, centred=True)
    return drawing


def draw_tiles(
    tiles: Sequence[Tile | None],
    *,
    name: str = "",
    labels: Labels | None = None,
    title: str | None = None,
    desc: str | None = None,
) -> Drawing:
    """A hand of dominoes, upright; a tile that is None lies face down."""
    labels = labels or Labels()
    unit = 30.0
    step = unit + 6
    drawing = Drawing(
        max(NARROW, len(tiles) * step + 2 * _MARGIN),
        2 * unit + 2 * _MARGIN,
        labels.tiles_title(tiles, name) if title is None else title,
        labels.tiles(tiles) if desc is None else desc,
    )
    for index, one in enumerate(tiles):
        x = drawing.width / 2 + step * (index - (len(tiles) - 1) / 2)
        drawing.add(group([tile(one, unit)], x, _MARGIN + unit, 90))
    if name:
        drawing.add_lines(name, _MARGIN, centred=True)
    return drawing


def draw_pile(
    series: Sequence[Card],
    *,
    rules: CribbageRules = SIX_CARD,
    four_colours: bool = False,
    labels: Labels | None = None,
    title: str | None = None,
    desc: str | None = None,
) -> Drawing:
    """The cards since the count was last cleared, the last one in front, with the count beside them."""
    labels = labels or Labels()
    count = count_of(series)
    parts = score_card(series, rules) if series else ()
    drawing = Drawing(
        NARROW,
        HEIGHT + 2 * _MARGIN,
        labels.pile_title(count) if title is None else title,
        labels.pile_desc(series, count, parts) if desc is None else desc,
    )
    space = NARROW - 2 * _MARGIN - WIDTH - 76
    step = min(32.0, space / max(1, len(series) - 1))
    for index, card in enumerate(series):
        drawing.add(group([face(card, four_colours)], _MARGIN + WIDTH / 2 + step * index, _MARGIN + HEIGHT / 2))
    x, y = NARROW - _MARGIN - 31, _MARGIN + HEIGHT / 2
    drawing.add(circle(x, y, 30, "counted"), figure(str(count), x, y, 27, "figure", 2.4))
    told = "; ".join(labels.part(part) for part in parts)
    drawing.add_lines(f"{labels.pile_title(count)}{': ' if told else ''}{told}", _MARGIN)
    return drawing


def draw_count(
    hand: Sequence[Card],
    starter: Card,
    *,
    crib: bool = False,
    rules: CribbageRules = SIX_CARD,
    four_colours: bool = False,
    labels: Labels | None = None,
    title: str | None = None,
    desc: str | None = None,
) -> Drawing:
    """A hand with the starter, and a row for each combination: its cards ringed, its points, and the running total."""
    labels = labels or Labels()
    parts = score_show(hand, starter, crib, rules)
    cards = (*sorted(hand), starter)
    apart = 14.0  # between the hand and the starter
    wide = WIDTH + _GAP
    width = max(NARROW, len(cards) * wide - _GAP + apart + 2 * _MARGIN)
    drawing = Drawing(
        width,
        HEIGHT + 2 * _MARGIN,
        labels.count_title(total(parts), crib) if title is None else title,
        labels.count_desc(sorted(hand), starter, parts) if desc is None else desc,
    )
    size = drawing.text_size
    for index, card in enumerate(cards):
        x = _MARGIN + WIDTH / 2 + wide * index + (apart if card == starter else 0)
        drawing.add(group([face(card, four_colours)], x, _MARGIN + HEIGHT / 2))
    drawing.add(words(width - _MARGIN, drawing.height + 0.6 * size, labels.starter, size, anchor="end"))
    drawing.height += 1.2 * size
    step, high = 31.0, 44.0
    running = 0
    for part in parts:
        running += part.points
        middle = drawing.height + high / 2
        if running > part.points:
            drawing.add(line(_MARGIN, drawing.height, width - _MARGIN, drawing.height, "rule"))
        for index, card in enumerate(cards):
            lit = card in part.pieces
            x = _MARGIN + 14 + step * index + (6 if card == starter else 0)
            drawing.add(group([small(card, four_colours, lit=lit)], x, middle - (2 if lit else 0)))
        text = _MARGIN + 14 + step * len(cards) + 2
        drawing.add(words(text, middle - 0.15 * size, labels.kind(part), size))
        drawing.add(words(text, middle + 1.1 * size, f"+{part.points}", size, "strong"))
        drawing.add(words(width - _MARGIN, middle + 1.1 * size, f"= {running}", size, "strong", "end"))
        drawing.height += high
    drawing.add_lines(labels.count_title(total(parts), crib), _MARGIN, "strong")
    return drawing
