"""A whole position as one seat, or a spectator, sees it: the board, the table and the own hand, as one SVG.

>>> from sixtyone.catalogue import find_game
>>> game = find_game("cribbage")
>>> draw_position(game.new(game.rules()).view(0), game.rules(), ("Ann", "Bo")).title
'A position of cribbage, Ann 0, Bo 0'
"""

from __future__ import annotations

from collections.abc import Sequence

from sixtyone.cards import Card
from sixtyone.game import Rules, View
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.cribbage.view import CribbageView
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.games.dominoes.state import DominoView
from sixtyone.pegboard import Pegs
from sixtyone.pictures.canvas import NARROW, WIDE, Drawing, group, words
from sixtyone.pictures.cards import back
from sixtyone.pictures.domino import tile
from sixtyone.pictures.geometry import Arrangement
from sixtyone.pictures.hand import draw_hand, draw_pile, draw_tiles
from sixtyone.pictures.labels import Labels
from sixtyone.pictures.layout import draw_layout
from sixtyone.pictures.pegboard import Board, draw_board


def draw_position(
    view: View,
    rules: Rules,
    names: Sequence[str],
    arrangement: Arrangement | None = None,
    labels: Labels | None = None,
    *,
    form: str | None = None,
    four_colours: bool = False,
    title: str | None = None,
    desc: str | None = None,
) -> Drawing:
    """A position. ``names`` has one a seat; ``form`` is that of the peg board: if none is named, old for two sides."""
    labels = labels or Labels()
    board = _board(view, rules, names, form, labels)
    drawings = [board, *_table(view, rules, names, arrangement, labels, four_colours)]
    whole = Drawing(
        WIDE,
        0,
        labels.position_title(view.game, _sides(rules, names, labels), view.scores) if title is None else title,
        " ".join(f"{one.title}: {one.desc.rstrip('.')}." for one in drawings if one.title) if desc is None else desc,
    )
    for drawing in drawings:
        whole.add_drawing(drawing)
    return whole


def _sides(rules: Rules, names: Sequence[str], labels: Labels) -> list[str]:
    return [labels.partners([names[seat] for seat in side]) for side in rules.sides]


def _board(view: View, rules: Rules, names: Sequence[str], form: str | None, labels: Labels) -> Drawing:
    sides = len(rules.sides)
    pegs = [Pegs(front, rear) for front, rear in zip(view.scores, view.rear, strict=True)]
    board = Board(form or ("old" if sides == 2 else "new"), rules.target, sides)
    return draw_board(board, pegs, _sides(rules, names, labels), labels=labels)


def _table(
    view: View, rules: Rules, names: Sequence[str], arrangement: Arrangement | None, labels: Labels, four_colours: bool
) -> list[Drawing]:
    """What lies on the table, and the hands: the own one open, the others small and face down."""
    found: list[Drawing] = []
    if isinstance(view, DominoView) and isinstance(rules, DominoRules):
        others = {seat: count for seat, count in enumerate(view.counts) if seat != view.seat}
        if view.layout.laid:
            found.append(draw_layout(view.layout, rules, arrangement, labels))
        if view.hand:
            found.append(draw_tiles(view.hand, name=names[view.seat or 0], labels=labels))
        hidden = [(labels.tiles_title([None] * count, names[seat]), count) for seat, count in others.items()]
        if view.counts:
            hidden.append((labels.tiles_title([None] * view.stock, labels.stock), view.stock))
        found.append(_face_down(hidden, group([tile(None, 14)], turned=90)))
    elif isinstance(view, CribbageView) and isinstance(rules, CribbageRules):
        others = {seat: count for seat, count in enumerate(view.counts) if seat != view.seat}
        found += _cards_on_the_table(view, rules, labels, four_colours)
        named = [labels.dealer(name) if seat == view.dealer else name for seat, name in enumerate(names)]
        if view.hand:
            name = named[view.seat or 0]
            found.append(draw_hand(view.hand, four_colours=four_colours, name=name, labels=labels))
        hidden = [(labels.hand_title([None] * count, named[seat]), count) for seat, count in others.items()]
        if view.crib_count and view.crib is None:
            hidden.append((labels.hand_title([None] * view.crib_count, labels.crib), view.crib_count))
        found.append(_face_down(hidden, group([back()], scale=0.36)))
    return found


def _cards_on_the_table(view: CribbageView, rules: CribbageRules, labels: Labels, four_colours: bool) -> list[Drawing]:
    found: list[Drawing] = []

    def add(cards: Sequence[Card], name: str) -> None:
        found.append(draw_hand(cards, four_colours=four_colours, name=name, labels=labels))

    if view.starter is not None:
        add((view.starter,), labels.starter)
    if view.series:
        found.append(draw_pile(view.series, rules=rules, four_colours=four_colours, labels=labels))
    if view.claim is not None and view.claim.what == "hand":
        add(view.claim.cards, labels.shown)
    if view.crib is not None and view.crib:
        add(view.crib, labels.crib)
    return found


def _face_down(hidden: Sequence[tuple[str, int]], piece: str) -> Drawing:
    """The hands that one may not see: a line each, with small pieces face down."""
    told = ", ".join(text for text, _ in hidden)
    drawing = Drawing(NARROW, 4 if hidden else 0, told, told)
    size = drawing.text_size
    for text, count in hidden:
        middle = drawing.height + 18
        step = min(16.0, 120 / max(1, count))
        for place in range(count):
            drawing.add(group([piece], NARROW - 20 - step * (count - 1 - place), middle))
        drawing.add(words(10, middle + 0.35 * size, text, size))
        drawing.height += 36
    return drawing
