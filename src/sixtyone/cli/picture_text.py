"""``sixtyone picture --text``: the same pictures by signs, for terminals and plain files."""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING

from sixtyone.cli import position
from sixtyone.cli.ending import Complaint
from sixtyone.cli.position import KINDS
from sixtyone.errors import quoted

if TYPE_CHECKING:
    from sixtyone.cli.picture import Wish
    from sixtyone.pictures.text.signs import Signs
    from sixtyone.words.catalogue import Words

NARROWEST = 46
"""The width of a street of the peg board."""
SHAPES_ONLY = ("fan", "four_colours", "form")
"""What signs cannot show: streets lie below one another, in whatever form of the board they are."""


def draw_text(wish: Wish, words: Words, plain: bool) -> list[str]:
    """What is wished for, a line a row. ``plain``: by signs of ASCII, whatever the terminal has.

    Raises:
        SixtyOneError: pieces, rules or a record that cannot be read, or a layout that is not legal.
        Complaint: an option that does not fit, or does not belong there.
    """
    from sixtyone.pictures.text import hand
    from sixtyone.pictures.text import position as drawn

    if wish.what not in KINDS:
        raise Complaint("cli-picture-what", what=quoted(wish.what), known=", ".join(KINDS))
    position.check_belongs(wish, ("labels",), SHAPES_ONLY, " --text")
    signs, name = _signs(words, plain), (wish.name or [""])[0]
    match wish.what:
        case "layout":
            layout, rules = position.layout_of(wish)
            return drawn.draw_layout(signs, layout, rules, legend=wish.legend, caption=wish.caption)
        case "hand":
            cards = position.hand_of(wish)
            return hand.draw_pieces(signs, cards, signs.labels.hand_title(cards, name))
        case "tiles":
            tiles = position.tiles_of(wish)
            return hand.draw_pieces(signs, tiles, signs.labels.tiles_title(tiles, name))
        case "pile":
            return hand.draw_pile(signs, *position.series_of(wish))
        case "count":
            held, starter, cribbage = position.counted_of(wish)
            return hand.draw_count(signs, held, starter, crib=wish.crib, rules=cribbage)
        case "board":
            pegs, target = position.sides_of(wish)
            return drawn.draw_board(signs, target, pegs, wish.name, skunks=wish.skunks)
        case _:
            return _position(wish, signs, words)


def _position(wish: Wish, signs: Signs, words: Words) -> list[str]:
    from sixtyone.pictures.text.position import draw_position
    from sixtyone.words.teller import names_told

    record, state, _ = position.position_of(wish)
    view, names = state.view(wish.seat), names_told(words, record.seats, wish.seat)
    options = {"skunks": wish.skunks, "legend": wish.legend, "caption": wish.caption}
    return draw_position(signs, view, record.rules, names, **options)


def _signs(words: Words, plain: bool) -> Signs:
    from sixtyone.cli.speaking import style_for
    from sixtyone.pictures.text.signs import Signs
    from sixtyone.pictures.text.strokes import ASCII, strokes_for
    from sixtyone.pictures.worded import WordedLabels
    from sixtyone.words.pieces import Pieces

    pieces = Pieces(words, "letters" if plain else style_for(plain=False))
    strokes = ASCII if plain else strokes_for(sys.stdout.encoding)
    return Signs(pieces, WordedLabels(words), strokes, max(NARROWEST, shutil.get_terminal_size().columns))
