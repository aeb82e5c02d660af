"""What ``picture`` and ``describe`` take: the same pieces, pegs and positions, and the same complaints about them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import MISSING, dataclass, field, fields
from typing import TYPE_CHECKING, Annotated

import typer

from sixtyone.cli.ending import Complaint, refuse
from sixtyone.errors import CODES, IllegalAction, quoted

if TYPE_CHECKING:
    from sixtyone.cards import Card
    from sixtyone.errors import SixtyOneError
    from sixtyone.game import Rules, State
    from sixtyone.games.cribbage.rules import CribbageRules
    from sixtyone.games.dominoes.layout import Layout
    from sixtyone.games.dominoes.rules import DominoRules
    from sixtyone.pegboard import Pegs
    from sixtyone.record import Record
    from sixtyone.score import Piece
    from sixtyone.tiles import Tile
    from sixtyone.words.catalogue import Words

USUAL_TARGET, MOST_TARGET = 121, 1000
MOST_SIDES = 4
_RULES = ("pieces", "game", "variant", "option")
BELONGS: dict[str, tuple[str, ...]] = {
    "layout": (*_RULES, "legend", "caption"),
    "hand": ("pieces", "name", "fan", "four_colours"),
    "tiles": ("pieces", "name"),
    "pile": (*_RULES, "four_colours"),
    "count": (*_RULES, "starter", "crib", "four_colours"),
    "board": ("pieces", "name", "target", "form", "skunks"),
    "position": ("record", "at", "seat", "form", "skunks", "four_colours", "legend", "caption"),
}
"""What can be drawn and described, and the fields that each heeds beside those that say how it is told."""
KINDS = tuple(BELONGS)
_NEGATED = ("legend", "caption")

# The arguments and options of both commands.
Described = Annotated[list[str] | None, typer.Argument(help="help-argument-described", metavar="PIECES")]
Game = Annotated[str | None, typer.Option("--game", help="help-argument-game")]
Variant = Annotated[str | None, typer.Option("--variant", help="help-option-variant")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option-option")]
Turned = Annotated[str | None, typer.Option("--starter", metavar="CARD", help="help-option-starter")]
Crib = Annotated[bool, typer.Option("--crib", help="help-option-crib")]
Target = Annotated[int | None, typer.Option("--target", help="help-option-target")]
Names = Annotated[list[str] | None, typer.Option("--name", help="help-option-name")]
RecordFile = Annotated[str | None, typer.Option("--record", metavar="FILE", help="help-option-position-record")]
At = Annotated[int | None, typer.Option("--at", help="help-option-at")]
Seat = Annotated[int | None, typer.Option("--seat", help="help-option-seat")]
Form = Annotated[str | None, typer.Option("--form", help="help-option-form")]
Skunks = Annotated[bool, typer.Option("--skunks", help="help-option-skunks")]
Lang = Annotated[str | None, typer.Option("--lang", help="help-option-lang")]


@dataclass(frozen=True)
class Subject:
    """What is to be drawn or described; each field is an argument or an option of both commands."""

    what: str
    pieces: list[str] = field(default_factory=list)
    game: str | None = None
    variant: str | None = None
    option: list[str] = field(default_factory=list)
    starter: str | None = None
    crib: bool = False
    target: int | None = None
    name: list[str] = field(default_factory=list)
    record: str | None = None
    at: int | None = None
    seat: int | None = None
    form: str | None = None
    skunks: bool = False


def check_belongs(subject: Subject, manner: Sequence[str], without: Sequence[str] = (), where: str = "") -> None:
    """Nothing that was given is dropped in silence. ``manner``: the fields that say how it is told, whatever it is;
    ``without``: those that have no place ``where`` it is told so.
    """
    for name in _given(subject):
        if name in without or name not in (*BELONGS[subject.what], *manner):
            option = f"--{'no-' if name in _NEGATED else ''}{name.replace('_', '-')}"
            raise Complaint(
                "cli-option-not-here",
                option=quoted(subject.pieces[0]) if name == "pieces" else option,
                what=f"{subject.what}{where}",
            )
    if subject.what in ("hand", "tiles") and len(subject.name) > 1:
        raise Complaint("cli-option-not-here", option="--name", what=subject.what)
    _check_names(subject.name)


def _check_names(names: Sequence[str]) -> None:
    """As those of a record: no longer, and not empty."""
    from sixtyone.record import LONGEST_NAME

    for name in names:
        if not name.strip():
            raise Complaint("cli-name-empty")
        if len(name) > LONGEST_NAME:
            raise Complaint("cli-name-long", most=LONGEST_NAME)


def _given(subject: Subject) -> Iterator[str]:
    for one in fields(subject):
        usual = one.default if one.default_factory is MISSING else one.default_factory()
        if one.name != "what" and getattr(subject, one.name) != usual:
            yield one.name


def refuse_input(words: Words, error: SixtyOneError) -> int:
    """Say what is wrong. All of it is usage here: nothing that is drawn or described is ruled on."""
    return refuse(words, words.error(error), error.code)


def layout_of(subject: Subject) -> tuple[Layout, DominoRules]:
    """The tiles as they were laid, with commas or semicolons between."""
    from sixtyone.games.dominoes.layout import Layout
    from sixtyone.games.dominoes.rules import DominoRules

    rules = _rules(subject, "horse-race")
    if not isinstance(rules, DominoRules):
        raise Complaint("cli-score-not-here", option="layout", game=rules.game)
    texts = [" ".join(text.split()) for piece in subject.pieces for text in re.split(r"[;,]", piece) if text.strip()]
    return Layout.from_texts(rules.spinners, texts), rules


def hand_of(subject: Subject) -> list[Card | None]:
    """Cards; a question mark is one face down."""
    from sixtyone.cards import parse_card

    cards = [None if token == "?" else parse_card(token) for token in _tokens(subject)]
    _check(cards)
    return cards


def tiles_of(subject: Subject) -> list[Tile | None]:
    """Tiles; a question mark is one face down."""
    from sixtyone.tiles import parse_tiles

    first, *others = (parse_tiles(text) for text in " ".join(subject.pieces).split("?"))
    tiles: list[Tile | None] = [*first]
    for after_hidden in others:
        tiles += [None, *after_hidden]
    _check(tiles)
    return tiles


def series_of(subject: Subject) -> tuple[tuple[Card, ...], CribbageRules]:
    """Cards of the play, no further than the count may go."""
    from sixtyone.cards import parse_cards
    from sixtyone.games.cribbage.pegging import LIMIT, count_of

    series = parse_cards(" ".join(subject.pieces))
    _check(series)
    count = count_of(series)
    if count > LIMIT:
        raise IllegalAction("action/over-31", CODES["action/over-31"], count=count)
    return series, cribbage_rules(subject)


def counted_of(subject: Subject) -> tuple[tuple[Card, ...], Card, CribbageRules]:
    """A hand, or a crib, of the size that the rules count, and the starter."""
    from sixtyone.cards import parse_card, parse_cards

    if subject.starter is None or not _tokens(subject):
        raise Complaint("cli-picture-count")
    hand, starter = parse_cards(" ".join(subject.pieces)), parse_card(subject.starter)
    rules = cribbage_rules(subject)
    _check((*hand, starter))
    size = rules.crib_size if subject.crib else rules.kept
    if len(hand) != size:
        raise IllegalAction("action/wrong-size", CODES["action/wrong-size"], expected=size, got=len(hand))
    return hand, starter, rules


def sides_of(subject: Subject) -> tuple[list[Pegs], int]:
    """The pegs of each side, and the target."""
    pegs = [_pegs(text) for text in _tokens(subject)]
    if not pegs:
        raise Complaint("cli-picture-board")
    if len(pegs) > MOST_SIDES:
        raise Complaint("cli-describe-sides", count=len(pegs), most=MOST_SIDES)
    if subject.name and len(subject.name) != len(pegs):
        raise Complaint("cli-describe-names", count=len(pegs), got=len(subject.name))
    target = USUAL_TARGET if subject.target is None else subject.target
    if not 1 <= target <= MOST_TARGET:
        raise Complaint("cli-picture-number", option="--target", least=1, most=MOST_TARGET, got=target)
    return pegs, target


def form_of(subject: Subject, sides: int) -> str:
    """The form of the peg board; the old one, if none is named, as far as it serves."""
    from sixtyone.pictures import pegboard

    form = subject.form or ("old" if sides <= pegboard.MOST_SIDES["old"] else "new")
    if form not in pegboard.FORMS:
        raise Complaint("cli-choice", option="--form", known=", ".join(pegboard.FORMS), got=quoted(form))
    if sides > pegboard.MOST_SIDES[form]:
        raise Complaint("cli-describe-sides", count=sides, most=pegboard.MOST_SIDES[form])
    return form


def position_of(subject: Subject) -> tuple[Record, State, int]:
    """A record, its state after as many actions as are asked for, and how many that are."""
    from sixtyone.cli.records import read_record
    from sixtyone.record import steps

    if subject.record is None:
        raise Complaint("cli-describe-record")
    record = read_record(subject.record)
    most = len(record.actions)
    at = most if subject.at is None else subject.at
    for option, got, last in (("--at", at, most), ("--seat", subject.seat or 0, record.rules.seats - 1)):
        if not 0 <= got <= last:
            raise Complaint("cli-describe-range", option=option, most=last, got=got)
    state = record.game.new(record.rules, record.first)
    if at:
        for step in steps(record):
            state = step.state
            if step.index + 1 == at:
                break
    return record, state, at


def cribbage_rules(subject: Subject) -> CribbageRules:
    """The rules that are named, which must be those of cribbage."""
    from sixtyone.games.cribbage.rules import CribbageRules

    rules = _rules(subject, "cribbage")
    if not isinstance(rules, CribbageRules):
        raise Complaint("cli-score-not-here", option=subject.what, game=rules.game)
    return rules


def _rules(subject: Subject, usual: str) -> Rules:
    from sixtyone.catalogue import find_game
    from sixtyone.cli.games import game_name
    from sixtyone.cli.rule_options import read_options

    return find_game(game_name(subject.game or usual)).rules(subject.variant, **read_options(subject.option))


def _tokens(subject: Subject) -> list[str]:
    return [token for token in re.split(r"[\s,]+", " ".join(subject.pieces)) if token]


def _check(pieces: Sequence[Piece | None]) -> None:
    """There is a piece, and none twice; face down ones may be."""
    if not pieces:
        raise Complaint("cli-describe-pieces")
    seen = [piece for piece in pieces if piece is not None]
    twice = sorted({str(piece) for piece in seen if seen.count(piece) > 1})
    if twice:
        raise IllegalAction("action/duplicate", CODES["action/duplicate"], pieces=twice)


def _pegs(text: str) -> Pegs:
    """The pegs of one side: ``45``, or ``45/37`` with the score before."""
    from sixtyone.pegboard import Pegs

    front, slash, rear = text.partition("/")
    if not re.fullmatch(r"\d{1,4}(/\d{1,4})?", text, re.ASCII) or (slash and int(rear) > int(front)):
        raise Complaint("cli-describe-pegs", text=quoted(text))
    return Pegs(int(front), int(rear) if slash else int(front))
