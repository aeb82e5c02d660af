"""A whole position by signs, and the peg board of several sides: what ``pictures/position.py`` draws in shapes."""

from __future__ import annotations

from collections.abc import Sequence

from sixtyone.game import Rules, View
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.dominoes.ends import counted_ends, placement_score
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.pegboard import Pegs, skunk_scores
from sixtyone.pictures.parts import Aside, Cards, Hidden, Part, Pile, Tiles, parts, sides
from sixtyone.pictures.text import layout as layouts
from sixtyone.pictures.text import pegboard
from sixtyone.pictures.text.hand import draw_pieces, draw_pile
from sixtyone.pictures.text.signs import Signs
from sixtyone.score import total


def draw_board(signs: Signs, target: int, pegs: Sequence[Pegs], names: Sequence[str], *, skunks: bool) -> list[str]:
    """The streets of each side below where its pegs stand, and what skunk lines mean."""
    names = names or [signs.labels.side_name(side) for side in range(len(pegs))]
    lines = []
    for name, one in zip(names, pegs, strict=True):
        lines += signs.words(signs.labels.side(name, one.front, one.rear, target))
        lines += pegboard.board(one, target, signs.strokes, skunks=skunks)
    for below, how in skunk_scores(target) if skunks else ():
        sign = pegboard.skunk_line(how, signs.strokes)
        lines += signs.words(f"{sign} {signs.labels.skunk_line(below, how == 2)}")
    return lines


def draw_layout(
    signs: Signs, layout: Layout, rules: DominoRules, *, legend: bool = True, caption: bool = True
) -> list[str]:
    """A layout with what its signs mean, the sum of its ends and what that earns."""
    lines = layouts.draw_layout(layout, signs.width, signs.strokes)
    if legend:
        lines += ["", *layouts.legend(layout, signs.labels, signs.strokes)] if layout.laid else []
    if caption:
        points = total(placement_score(counted_ends(layout), rules))
        lines += signs.words(signs.labels.sum_and_award(layout, points, 5 * points if rules.shows_raw else None))
    return lines


def draw_position(
    signs: Signs,
    view: View,
    rules: Rules,
    names: Sequence[str],
    *,
    skunks: bool = False,
    legend: bool = True,
    caption: bool = True,
) -> list[str]:
    """A position, an empty line between its parts. ``names`` has one a seat."""
    labels = signs.labels
    called, pegs = sides(view, rules, names, labels)

    def draw(part: Part) -> list[str]:
        match part:
            case Layout():
                assert isinstance(rules, DominoRules)
                return draw_layout(signs, part, rules, legend=legend, caption=caption)
            case Pile():
                assert isinstance(rules, CribbageRules)
                return draw_pile(signs, part.cards, rules)
            case Tiles():
                return draw_pieces(signs, part.tiles, part.name)
            case Cards() | Aside():
                return draw_pieces(signs, part.cards, part.name)
            case Hidden():
                *above, last = signs.words(part.text)
                return [*above, *signs.beside(last, signs.strokes.back * part.number)]

    lying = parts(view, names, labels)
    drawn = [
        signs.words(labels.position_title(view.game, called, view.scores)),
        draw_board(signs, rules.target, pegs, called, skunks=skunks),
        signs.words(labels.unshown(view, rules, names)),
        *(draw(part) for part in lying if not isinstance(part, Hidden)),
        [line for part in lying if isinstance(part, Hidden) for line in draw(part)],
    ]
    return "\n\n".join("\n".join(lines) for lines in drawn if lines).split("\n")
