"""``sixtyone picture``: a layout, a hand, a pile, a count, a peg board, or a position of a record, as SVG or PNG.

The command is registered by ``app.command("picture", **HELP)(picture)``; what draws is imported when it runs.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sixtyone.cli.ending import Complaint
from sixtyone.cli.position import check_count, check_distinct, check_series, read_pegs, read_target
from sixtyone.errors import quoted

if TYPE_CHECKING:
    from sixtyone.game import Rules
    from sixtyone.pictures.canvas import Drawing
    from sixtyone.pictures.labels import Labels

HELP = {"help": "help-picture", "short_help": "help-short-picture", "epilog": "help-picture-examples"}
KINDS = ("layout", "hand", "tiles", "pile", "count", "board", "position")


@dataclass(frozen=True)
class Wish:
    """What is to be drawn, and how; each field is an option of the command."""

    what: str
    pieces: list[str] = field(default_factory=list)
    game: str | None = None
    variant: str | None = None
    option: list[str] = field(default_factory=list)
    starter: str | None = None
    crib: bool = False
    fan: bool = False
    four_colours: bool = False
    form: str | None = None
    target: int | None = None
    skunks: bool = False
    name: list[str] = field(default_factory=list)
    record: str | None = None
    at: int | None = None
    seat: int | None = None
    legend: bool = True
    caption: bool = True
    labels: Labels | None = None


def picture(
    what: Annotated[str, typer.Argument(help="help-argument-drawn", metavar="WHAT")],
    pieces: Annotated[list[str] | None, typer.Argument(help="help-argument-described", metavar="PIECES")] = None,
    game: Annotated[str | None, typer.Option("--game", help="help-argument-game")] = None,
    variant: Annotated[str | None, typer.Option("--variant", help="help-option-variant")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option-option")
    ] = None,
    starter: Annotated[str | None, typer.Option("--starter", metavar="CARD", help="help-option-starter")] = None,
    crib: Annotated[bool, typer.Option("--crib", help="help-option-crib")] = False,
    fan: Annotated[bool, typer.Option("--fan", help="help-option-fan")] = False,
    four_colours: Annotated[bool, typer.Option("--four-colours", help="help-option-four-colours")] = False,
    form: Annotated[str | None, typer.Option("--form", help="help-option-form")] = None,
    target: Annotated[int | None, typer.Option("--target", help="help-option-target")] = None,
    skunks: Annotated[bool, typer.Option("--skunks", help="help-option-skunks")] = False,
    name: Annotated[list[str] | None, typer.Option("--name", help="help-option-name")] = None,
    record: Annotated[str | None, typer.Option("--record", metavar="FILE", help="help-option-position-record")] = None,
    at: Annotated[int | None, typer.Option("--at", help="help-option-at")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="help-option-seat")] = None,
    no_legend: Annotated[bool, typer.Option("--no-legend", help="help-option-no-legend")] = False,
    no_caption: Annotated[bool, typer.Option("--no-caption", help="help-option-no-caption")] = False,
    theme: Annotated[str, typer.Option("--theme", help="help-option-theme")] = "auto",
    width: Annotated[int | None, typer.Option("--width", help="help-option-width")] = None,
    png: Annotated[bool, typer.Option("--png", help="help-option-png")] = False,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE", help="help-option-out")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="help-option-lang")] = None,
) -> int:
    """See the message ``help-picture``."""
    from sixtyone.cli.ending import USAGE, say
    from sixtyone.cli.speaking import words_for
    from sixtyone.errors import SixtyOneError
    from sixtyone.pictures.worded import WordedLabels

    words = words_for(lang)
    wish = Wish(
        what, pieces or [], game, variant, option or [], starter, crib, fan, four_colours, form, target, skunks,
        name or [], record, at, seat, not no_legend, not no_caption, WordedLabels(words),
    )  # fmt: skip
    try:
        drawing = draw(wish)
    except SixtyOneError as error:
        # All of it is usage here: nothing that is drawn is ruled on.
        say(words.say("cli-error-code", text=words.error(error), code=error.code))
        return USAGE
    return _write(drawing, theme, width, png or (out or "").lower().endswith(".png"), out)


def draw(wish: Wish) -> Drawing:
    """The drawing that is wished for.

    Raises:
        SixtyOneError: pieces, rules or a record that cannot be read, or a layout that is not legal.
        Complaint: an option that does not fit.
    """
    from sixtyone.cards import parse_card, parse_cards
    from sixtyone.pictures import hand
    from sixtyone.tiles import parse_tiles

    if wish.record is not None or wish.what == "position":
        return _position(wish)
    text, name = " ".join(wish.pieces), (wish.name or [""])[0]
    colours = wish.four_colours
    if wish.what in ("hand", "tiles", "pile") and not text.strip():
        raise Complaint("cli-describe-pieces")
    match wish.what:
        case "layout":
            return _layout(wish)
        case "board":
            return _board(wish)
        case "hand":
            cards = [None if token == "?" else parse_card(token) for token in re.split(r"[\s,]+", text) if token]
            check_distinct(cards)
            return hand.draw_hand(cards, fan=wish.fan, four_colours=colours, name=name, labels=wish.labels)
        case "tiles":
            hidden, tiles = text.count("?"), parse_tiles(text.replace("?", " "))
            check_distinct(tiles)
            return hand.draw_tiles([*tiles, *[None] * hidden], name=name, labels=wish.labels)
        case "pile":
            series = parse_cards(text)
            check_series(series)
            return hand.draw_pile(series, rules=_cribbage(wish), four_colours=colours, labels=wish.labels)
        case "count":
            if wish.starter is None or not text:
                raise Complaint("cli-picture-count")
            cards_held, starter = parse_cards(text), parse_card(wish.starter)
            rules = _cribbage(wish)
            check_count(cards_held, starter, wish.crib, rules)
            return hand.draw_count(
                cards_held, starter, crib=wish.crib, rules=rules, four_colours=colours, labels=wish.labels
            )
        case _:
            raise Complaint("cli-picture-what", what=quoted(wish.what), known=", ".join(KINDS))


def _layout(wish: Wish) -> Drawing:
    from sixtyone.games.dominoes.layout import Layout
    from sixtyone.games.dominoes.rules import DominoRules
    from sixtyone.pictures.layout import draw_layout

    rules = _rules(wish, "horse-race")
    if not isinstance(rules, DominoRules):
        raise Complaint("cli-score-not-here", option="layout", game=rules.game)
    texts = [" ".join(text.split()) for piece in wish.pieces for text in re.split(r"[;,]", piece) if text.strip()]
    layout = Layout.from_texts(rules.spinners, texts)
    return draw_layout(layout, rules, labels=wish.labels, legend=wish.legend, caption=wish.caption)


def _board(wish: Wish) -> Drawing:
    from sixtyone.pictures.pegboard import FORMS, MOST_SIDES, Board, draw_board

    pegs = [read_pegs(text) for piece in wish.pieces for text in re.split(r"[\s,]+", piece) if text]
    if not pegs:
        raise Complaint("cli-picture-board")
    if wish.name and len(wish.name) != len(pegs):
        raise Complaint("cli-describe-names", count=len(pegs), got=len(wish.name))
    form = wish.form or ("old" if len(pegs) <= 2 else "new")
    if form not in FORMS:
        raise Complaint("cli-choice", option="--form", known=", ".join(FORMS), got=quoted(form))
    if len(pegs) > MOST_SIDES[form]:
        raise Complaint("cli-describe-sides", count=len(pegs), most=MOST_SIDES[form])
    target = read_target(wish.target)
    board = Board(form, target, len(pegs))
    return draw_board(board, pegs, wish.name, skunks=wish.skunks, labels=wish.labels)


def _position(wish: Wish) -> Drawing:
    from sixtyone.cli.records import read_record
    from sixtyone.pictures.position import draw_position
    from sixtyone.pictures.worded import WordedLabels
    from sixtyone.record import steps
    from sixtyone.words.catalogue import Words
    from sixtyone.words.teller import names_told

    if wish.record is None:
        raise Complaint("cli-describe-record")
    record = read_record(wish.record)
    most = len(record.actions)
    at = most if wish.at is None else wish.at
    if not 0 <= at <= most:
        raise Complaint("cli-describe-range", option="--at", most=most, got=at)
    if wish.seat is not None and not 0 <= wish.seat < record.rules.seats:
        raise Complaint("cli-describe-range", option="--seat", most=record.rules.seats - 1, got=wish.seat)
    state = record.game.new(record.rules, record.first)
    for step in steps(record):
        if step.index >= at:
            break
        state = step.state
    words = wish.labels.words if isinstance(wish.labels, WordedLabels) else Words()
    return draw_position(
        state.view(wish.seat),
        record.rules,
        names_told(words, record.seats, wish.seat),
        labels=wish.labels,
        form=wish.form,
        four_colours=wish.four_colours,
    )


def _rules(wish: Wish, usual: str) -> Rules:
    from sixtyone.catalogue import find_game
    from sixtyone.cli.rule_options import read_options

    return find_game(wish.game or usual).rules(wish.variant, **read_options(wish.option))


def _cribbage(wish: Wish) -> Any:
    from sixtyone.games.cribbage.rules import CribbageRules

    rules = _rules(wish, "cribbage")
    if not isinstance(rules, CribbageRules):
        raise Complaint("cli-score-not-here", option=wish.what, game=rules.game)
    return rules


def _write(drawing: Drawing, theme: str, width: int | None, as_png: bool, out: str | None) -> int:
    from sixtyone.cli.ending import DONE, reason_of
    from sixtyone.pictures.png import can_draw_png, png
    from sixtyone.pictures.themes import THEMES

    if theme not in THEMES:
        raise Complaint("cli-choice", option="--theme", known=", ".join(THEMES), got=quoted(theme))
    if width is not None and not 16 <= width <= 8192:
        raise Complaint("cli-picture-number", option="--width", least=16, most=8192, got=width)
    if as_png and not can_draw_png():
        raise Complaint("cli-picture-extra")
    if as_png and out is None and sys.stdout.isatty():
        raise Complaint("cli-picture-terminal")
    svg = drawing.svg("light" if as_png and theme == "auto" else theme)
    data = png(svg, width) if as_png else svg.encode()
    if out is None:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return DONE
    try:
        with open(out, "wb") as file:
            file.write(data)
    except (OSError, ValueError) as error:
        raise Complaint("cli-unwritable", file=out or quoted(out), **reason_of(error)) from None
    return DONE
