"""``sixtyone picture``: a layout, a hand, a pile, a count, a peg board, or a position of a record, as SVG, PNG or text.

The command is registered by ``app.command("picture", **HELP)(picture)``; what draws is imported when it runs.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from sixtyone.cli import position
from sixtyone.cli.ending import Complaint
from sixtyone.cli.position import KINDS, Subject
from sixtyone.errors import quoted

if TYPE_CHECKING:
    from sixtyone.pictures.canvas import Drawing
    from sixtyone.pictures.labels import Labels

HELP = {"help": "help-picture", "short_help": "help-short-picture", "epilog": "help-picture-examples"}


@dataclass(frozen=True)
class Wish(Subject):
    """What is to be drawn, and how."""

    fan: bool = False
    four_colours: bool = False
    legend: bool = True
    caption: bool = True
    labels: Labels | None = None


def picture(
    what: Annotated[str, typer.Argument(help="help-argument-drawn", metavar="WHAT")],
    pieces: position.Described = None,
    game: position.Game = None,
    variant: position.Variant = None,
    option: position.Options = None,
    starter: position.Turned = None,
    crib: position.Crib = False,
    fan: Annotated[bool, typer.Option("--fan", help="help-option-fan")] = False,
    four_colours: Annotated[bool, typer.Option("--four-colours", help="help-option-four-colours")] = False,
    form: position.Form = None,
    target: position.Target = None,
    skunks: position.Skunks = False,
    name: position.Names = None,
    record: position.RecordFile = None,
    at: position.At = None,
    seat: position.Seat = None,
    no_legend: Annotated[bool, typer.Option("--no-legend", help="help-option-no-legend")] = False,
    no_caption: Annotated[bool, typer.Option("--no-caption", help="help-option-no-caption")] = False,
    theme: Annotated[str, typer.Option("--theme", help="help-option-theme")] = "auto",
    width: Annotated[int | None, typer.Option("--width", help="help-option-width")] = None,
    png: Annotated[bool, typer.Option("--png", help="help-option-png")] = False,
    text: Annotated[bool, typer.Option("--text", help="help-option-text")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-option-plain-text")] = False,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE", help="help-option-out")] = None,
    lang: position.Lang = None,
) -> int:
    """See the message ``help-picture``."""
    from sixtyone.cli.picture_text import draw_text
    from sixtyone.cli.speaking import words_for
    from sixtyone.errors import SixtyOneError
    from sixtyone.pictures.worded import WordedLabels

    words = words_for(lang)
    wish = Wish(
        what, pieces or [], game, variant, option or [], starter, crib, target, name or [], record, at, seat,
        form, skunks, fan, four_colours, not no_legend, not no_caption, WordedLabels(words),
    )  # fmt: skip
    as_png = png or (out or "").lower().endswith(".png")
    _check_manner(text, {"--theme": theme != "auto", "--width": width is not None, "PNG": as_png}, plain)
    try:
        if text:
            return _print(draw_text(wish, words, plain), out)
        return _write(draw(wish), theme, width, as_png, out)
    except SixtyOneError as error:
        return position.refuse_input(words, error)


def _check_manner(text: bool, of_shapes: dict[str, bool], plain: bool) -> None:
    """What is for shapes only, or for signs only, is not given for the other."""
    for option, given in of_shapes.items() if text else (("--plain", plain),):
        if given:
            raise Complaint("cli-option-not-here", option=option, what="--text" if text else "SVG")


def draw(wish: Wish) -> Drawing:
    """The drawing that is wished for.

    Raises:
        SixtyOneError: pieces, rules or a record that cannot be read, or a layout that is not legal.
        Complaint: an option that does not fit, or does not belong there.
    """
    from sixtyone.pictures import hand
    from sixtyone.pictures.layout import draw_layout

    if wish.what not in KINDS:
        raise Complaint("cli-picture-what", what=quoted(wish.what), known=", ".join(KINDS))
    position.check_belongs(wish, ("labels",))
    name, labels, colours = (wish.name or [""])[0], wish.labels, wish.four_colours
    match wish.what:
        case "layout":
            layout, dominoes = position.layout_of(wish)
            return draw_layout(layout, dominoes, labels=labels, legend=wish.legend, caption=wish.caption)
        case "hand":
            cards = position.hand_of(wish)
            return hand.draw_hand(cards, fan=wish.fan, four_colours=colours, name=name, labels=labels)
        case "tiles":
            return hand.draw_tiles(position.tiles_of(wish), name=name, labels=labels)
        case "pile":
            series, rules = position.series_of(wish)
            return hand.draw_pile(series, rules=rules, four_colours=colours, labels=labels)
        case "count":
            held, starter, rules = position.counted_of(wish)
            return hand.draw_count(held, starter, crib=wish.crib, rules=rules, four_colours=colours, labels=labels)
        case "board":
            return _board(wish)
        case _:
            return _position(wish)


def _board(wish: Wish) -> Drawing:
    from sixtyone.pictures.pegboard import Board, draw_board

    pegs, target = position.sides_of(wish)
    board = Board(position.form_of(wish, len(pegs)), target, len(pegs))
    return draw_board(board, pegs, wish.name, skunks=wish.skunks, labels=wish.labels)


def _position(wish: Wish) -> Drawing:
    from sixtyone.pictures.position import draw_position
    from sixtyone.pictures.worded import WordedLabels
    from sixtyone.words.catalogue import Words
    from sixtyone.words.teller import names_told

    record, state, _ = position.position_of(wish)
    words = wish.labels.words if isinstance(wish.labels, WordedLabels) else Words()
    return draw_position(
        state.view(wish.seat),
        record.rules,
        names_told(words, record.seats, wish.seat),
        labels=wish.labels,
        form=position.form_of(wish, len(record.rules.sides)),
        skunks=wish.skunks,
        four_colours=wish.four_colours,
        legend=wish.legend,
        caption=wish.caption,
    )


def _write(drawing: Drawing, theme: str, width: int | None, as_png: bool, out: str | None) -> int:
    from sixtyone.cli.ending import DONE
    from sixtyone.pictures.png import can_draw_png, png
    from sixtyone.pictures.themes import THEMES

    if theme not in THEMES:
        raise Complaint("cli-choice", option="--theme", known=", ".join(THEMES), got=quoted(theme))
    if width is not None and not 16 <= width <= 8192:
        raise Complaint("cli-picture-number", option="--width", least=16, most=8192, got=width)
    if width is not None and not as_png:
        raise Complaint("cli-option-not-here", option="--width", what="SVG")
    if as_png and not can_draw_png():
        raise Complaint("cli-picture-extra")
    if as_png and out is None and sys.stdout.isatty():
        raise Complaint("cli-picture-terminal")
    svg = drawing.svg("light" if as_png and theme == "auto" else theme)
    data = png(svg, width) if as_png else svg.encode()
    if out is None:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    else:
        _keep(data, out)
    return DONE


def _print(lines: list[str], out: str | None) -> int:
    from sixtyone.cli.ending import DONE
    from sixtyone.cli.speaking import survive_any_text

    if out is None:
        survive_any_text()
        print("\n".join(lines))
    else:
        _keep("".join(f"{line}\n" for line in lines).encode(), out)
    return DONE


def _keep(data: bytes, out: str) -> None:
    from sixtyone.cli.ending import reason_of

    try:
        with open(out, "wb") as file:
            file.write(data)
    except (OSError, ValueError) as error:
        raise Complaint("cli-unwritable", file=out or quoted(out), **reason_of(error)) from None
