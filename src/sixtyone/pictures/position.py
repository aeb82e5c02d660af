"""A whole position as one seat, or a spectator, sees it: the board, the table and the own hand, as one SVG.

>>> from sixtyone.catalogue import find_game
>>> game = find_game("cribbage")
>>> draw_position(game.new(game.rules()).view(0), game.rules(), ("Ann", "Bo")).title
'A position of cribbage. Ann 0, Bo 0'
"""

from __future__ import annotations

from collections.abc import Sequence

from sixtyone.cards import Card
from sixtyone.game import Rules, View
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.pictures.canvas import NARROW, WIDE, Drawing, group, words, wrapped
from sixtyone.pictures.cards import back, small
from sixtyone.pictures.domino import tile
from sixtyone.pictures.geometry import Arrangement
from sixtyone.pictures.hand import draw_hand, draw_pile, draw_tiles
from sixtyone.pictures.labels import Labels
from sixtyone.pictures.layout import draw_layout
from sixtyone.pictures.parts import Aside, Cards, Hidden, Pile, Tiles, parts, sides
from sixtyone.pictures.pegboard import Board, draw_board


def draw_position(
    view: View,
    rules: Rules,
    names: Sequence[str],
    arrangement: Arrangement | None = None,
    labels: Labels | None = None,
    *,
    form: str | None = None,
    skunks: bool = False,
    four_colours: bool = False,
    legend: bool = True,
    caption: bool = True,
    title: str | None = None,
    desc: str | None = None,
) -> Drawing:
    """A position. ``names`` has one a seat; ``form`` is that of the peg board: if none is named, old for two sides.
    ``legend`` and ``caption`` are those of the layout.
    """
    labels = labels or Labels()
    called, pegs = sides(view, rules, names, labels)
    board = Board(form or ("old" if len(called) == 2 else "new"), rules.target, len(called))
    drawings = [
        draw_board(board, pegs, called, skunks=skunks, labels=labels),
        _said(labels.unshown(view, rules, names)),
    ]
    for part in parts(view, names, labels):
        if isinstance(part, Layout):
            assert isinstance(rules, DominoRules)
            drawings.append(draw_layout(part, rules, arrangement, labels, legend=legend, caption=caption))
        else:
            drawings.append(_drawn(part, rules, labels, four_colours))
    whole = Drawing(
        WIDE,
        0,
        labels.position_title(view.game, called, view.scores) if title is None else title,
        " ".join(filter(None, map(_told, drawings))) if desc is None else desc,
    )
    for drawing in drawings:
        whole.add_drawing(drawing)
    return whole


def _told(drawing: Drawing) -> str:
    """A part of the picture in words: what it is called, if anything, and what it shows."""
    told = ": ".join(filter(None, (drawing.title, drawing.desc.rstrip("."))))
    return f"{told}." if told else ""


def _said(text: str) -> Drawing:
    """Words that stand in the picture, since no piece shows what they say."""
    drawing = Drawing(NARROW, 4, "", text)
    drawing.add_lines(text, 10)
    return drawing


def _drawn(part: Cards | Tiles | Pile | Aside | Hidden, rules: Rules, labels: Labels, four_colours: bool) -> Drawing:
    match part:
        case Cards():
            return draw_hand(part.cards, four_colours=four_colours, name=part.name, labels=labels)
        case Tiles():
            return draw_tiles(part.tiles, name=part.name, labels=labels)
        case Pile():
            assert isinstance(rules, CribbageRules)
            return draw_pile(part.cards, rules=rules, four_colours=four_colours, labels=labels)
        case Aside():
            return _aside(part.name, part.cards, labels, four_colours)
        case Hidden():
            return _face_down(part)


def _aside(text: str, cards: Sequence[Card], labels: Labels, four_colours: bool) -> Drawing:
    """Cards that are out of the play: small, below what they are."""
    drawing = Drawing(NARROW, 4, text, labels.cards(cards))
    drawing.add_lines(text, 10)
    for place, card in enumerate(cards):
        drawing.add(group([small(card, four_colours, lit=False)], 24 + 30 * place, drawing.height + 18))
    drawing.height += 40
    return drawing


def _face_down(hidden: Hidden) -> Drawing:
    """Pieces that one may not see: small and face down, at the right of whose they are."""
    drawing = Drawing(NARROW, 0, "", hidden.text)
    step = min(16.0, 120 / max(1, hidden.number))
    left = NARROW - 20 - step * (hidden.number - 1)  # the middle of the first piece
    size = drawing.text_size
    lines = wrapped(hidden.text, left - 24, size)
    drawing.height = max(36.0, 1.3 * size * (len(lines) + 1))
    middle = drawing.height / 2
    piece = group([tile(None, 14)], turned=90) if hidden.tiles else group([back()], scale=0.36)
    for place in range(hidden.number):
        drawing.add(group([piece], left + step * place, middle))
    for place, text in enumerate(lines):
        drawing.add(words(10, middle + size * (0.35 + 1.3 * (place - (len(lines) - 1) / 2)), text, size))
    return drawing
