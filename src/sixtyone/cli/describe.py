"""``sixtyone describe``: a layout, a hand, a count, a series, a peg board, or a position of a record, in words.

The command is registered by ``app.command("describe", **HELP)(describe)``; what it needs is imported when it runs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sixtyone.cli.ending import DONE, Complaint
from sixtyone.cli.position import check_count, check_distinct, check_series, read_pegs, read_target
from sixtyone.errors import quoted

if TYPE_CHECKING:
    from sixtyone.game import Rules
    from sixtyone.words.pieces import Pieces
    from sixtyone.words.teller import Teller

HELP = {"help": "help-describe", "short_help": "help-short-describe", "epilog": "help-describe-examples"}
KINDS = ("layout", "hand", "tiles", "pile", "count", "board", "position")
MOST_SIDES = 4


@dataclass(frozen=True)
class Asked:
    """What is to be described, and how; each field is an option of the command."""

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
    short: bool = False
    plain: bool = False


def describe(
    what: Annotated[str, typer.Argument(help="help-argument-what", metavar="WHAT")],
    pieces: Annotated[list[str] | None, typer.Argument(help="help-argument-described", metavar="PIECES")] = None,
    game: Annotated[str | None, typer.Option("--game", help="help-argument-game")] = None,
    variant: Annotated[str | None, typer.Option("--variant", help="help-option-variant")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option-option")
    ] = None,
    starter: Annotated[str | None, typer.Option("--starter", metavar="CARD", help="help-option-starter")] = None,
    crib: Annotated[bool, typer.Option("--crib", help="help-option-crib")] = False,
    target: Annotated[int | None, typer.Option("--target", help="help-option-target")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", help="help-option-name")] = None,
    record: Annotated[str | None, typer.Option("--record", metavar="FILE", help="help-option-position-record")] = None,
    at: Annotated[int | None, typer.Option("--at", help="help-option-at")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="help-option-seat")] = None,
    short: Annotated[bool, typer.Option("--short", help="help-option-short")] = False,
    as_long: Annotated[bool, typer.Option("--long", help="help-option-long")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-option-plain")] = False,
    lang: Annotated[str | None, typer.Option("--lang", help="help-option-lang")] = None,
) -> int:
    """See the message ``help-describe``."""
    from sixtyone.cli.speaking import style_for, survive_any_text, words_for
    from sixtyone.words.pieces import Pieces

    words = words_for(lang)
    if short and as_long:
        raise Complaint("cli-describe-length")
    kind = "position" if record is not None else what
    asked = Asked(
        kind,
        pieces or [],
        game,
        variant,
        option or [],
        starter,
        crib,
        target,
        name or [],
        record,
        at,
        seat,
        short,
        plain,
    )
    lines = told(asked, Pieces(words, style_for(plain)))
    survive_any_text()
    for line in lines:
        print(line)
    return DONE


def told(asked: Asked, pieces: Pieces) -> list[str]:
    """The description, a sentence or more a line.

    Raises:
        Complaint: something is missing, or does not belong together.
        SixtyOneError: pieces, rules or a record that cannot be read, or a layout that is not legal.
    """
    describer = _DESCRIBERS.get(asked.what)
    if describer is None:
        raise Complaint("cli-describe-what", what=quoted(asked.what), known=", ".join(KINDS))
    if not asked.pieces and asked.what not in ("layout", "position"):
        raise Complaint("cli-describe-pieces")
    lines: list[str] = describer(asked, pieces)
    return [" ".join(lines)] if asked.short else lines


def _layout(asked: Asked, pieces: Pieces) -> list[str]:
    from sixtyone.games.dominoes.layout import Layout
    from sixtyone.games.dominoes.rules import DominoRules
    from sixtyone.words import layouts

    rules = _rules(asked, "horse-race")
    if not isinstance(rules, DominoRules):
        raise Complaint("cli-score-not-here", option="layout", game=rules.game)
    texts = [" ".join(text.split()) for piece in asked.pieces for text in re.split(r"[;,]", piece) if text.strip()]
    layout = Layout.from_texts(rules.spinners, texts)
    award = layouts.award_of(layout, rules)
    return [layouts.short(pieces, layout, award)] if asked.short else layouts.full(pieces, layout, award)


def _hand(asked: Asked, pieces: Pieces) -> list[str]:
    from sixtyone.cards import parse_card

    tokens = [token for token in re.split(r"[\s,]+", " ".join(asked.pieces)) if token]
    cards = [None if token == "?" else parse_card(token) for token in tokens]
    check_distinct(cards)
    return [_whose(asked, pieces, pieces.texts([*map(pieces.one, cards)]), "describe-hand")]


def _tiles(asked: Asked, pieces: Pieces) -> list[str]:
    from sixtyone.tiles import parse_tiles

    text = " ".join(asked.pieces)
    tiles = parse_tiles(text.replace("?", " "))
    check_distinct(tiles)
    row = [*map(pieces.one, tiles), *[pieces.one(None)] * text.count("?")]
    return [_whose(asked, pieces, pieces.texts(row), "describe-tiles")]


def _whose(asked: Asked, pieces: Pieces, row: str, message: str) -> str:
    if asked.name:
        return pieces.words.say("event-hand", who="other", name=asked.name[0], pieces=row)
    return pieces.words.say(message, pieces=row)


def _pile(asked: Asked, pieces: Pieces) -> list[str]:
    from sixtyone.cards import parse_cards
    from sixtyone.games.cribbage.pegging import count_of, score_card
    from sixtyone.score import total
    from sixtyone.words.scores import reasons

    series = parse_cards(" ".join(asked.pieces))
    check_series(series)
    rules = _cribbage(asked)
    say = pieces.words.say
    lines = []
    for last in range(1, len(series) + 1):
        parts = score_card(series[:last], rules)
        variables: dict[str, str | int] = {"card": pieces.one(series[last - 1]), "count": count_of(series[:last])}
        if parts:
            why = reasons(pieces.words, parts)
            lines.append(say("describe-card-scores", points=total(parts), reasons=why, **variables))
        else:
            lines.append(say("describe-card", **variables))
    parts = score_card(series, rules)
    last_card = say("describe-series-scores", points=total(parts), reasons=reasons(pieces.words, parts))
    if asked.short:
        return [say("describe-series", pieces=pieces.row(series), count=count_of(series)), last_card]
    return [*lines, last_card]


def _count(asked: Asked, pieces: Pieces) -> list[str]:
    from sixtyone.cards import parse_card, parse_cards
    from sixtyone.games.cribbage.show import score_show
    from sixtyone.score import total
    from sixtyone.words.scores import count_aloud

    if asked.starter is None:
        raise Complaint("cli-score-what")
    hand, starter = parse_cards(" ".join(asked.pieces)), parse_card(asked.starter)
    rules = _cribbage(asked)
    check_count(hand, starter, asked.crib, rules)
    parts = score_show(hand, starter, asked.crib, rules)
    say = pieces.words.say
    message = "cli-show-crib" if asked.crib else "cli-show-starter"
    heading = say(message, pieces=pieces.row(hand), starter=pieces.one(starter)) + "."
    in_all = say("score-total", points=total(parts))
    if asked.short:
        return [heading, in_all]
    lines = [
        say(
            "score-line",
            kind=say("score-kind", kind=part.kind.value),
            pieces=pieces.row(part.pieces),
            points=part.points,
        )
        for part in parts
    ]
    aloud = [_as_sentence(say("score-count-whole", count=count_aloud(pieces.words, parts)))] if parts else []
    return [heading, *lines, *aloud, in_all]


def _as_sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _board(asked: Asked, pieces: Pieces) -> list[str]:
    from sixtyone.pegboard import NEW_LAP, OLD_LAP
    from sixtyone.words.boards import side

    pegs = [read_pegs(text) for piece in asked.pieces for text in re.split(r"[\s,]+", piece) if text]
    if not 1 <= len(pegs) <= MOST_SIDES:
        raise Complaint("cli-describe-sides", count=len(pegs), most=MOST_SIDES)
    if asked.name and len(asked.name) != len(pegs):
        raise Complaint("cli-describe-names", count=len(pegs), got=len(asked.name))
    words, target = pieces.words, read_target(asked.target)
    names = asked.name or [words.say("picture-side-name", number=number + 1) for number in range(len(pegs))]
    if asked.short:
        scores = [
            words.say("describe-score", name=name, points=one.front) for name, one in zip(names, pegs, strict=True)
        ]
        return [words.say("describe-board", sides=len(pegs), target=target), ", ".join(scores) + "."]
    lap = OLD_LAP if len(pegs) <= 2 else NEW_LAP
    lines = [words.say("describe-board", sides=len(pegs), target=target)]
    for name, one in zip(names, pegs, strict=True):
        lines += side(words, name, one, target, lap)
    return lines


def _position(asked: Asked, pieces: Pieces) -> list[str]:
    from sixtyone.cli.records import read_record
    from sixtyone.record import steps
    from sixtyone.words import states
    from sixtyone.words.teller import Teller

    if asked.record is None:
        raise Complaint("cli-describe-record")
    record = read_record(asked.record)
    most = len(record.actions)
    at = most if asked.at is None else asked.at
    _check_range("--at", at, most)
    if asked.seat is not None:
        _check_range("--seat", asked.seat, record.rules.seats - 1)
    state = record.game.new(record.rules, record.first)
    if at:
        for step in steps(record):
            state = step.state
            if step.index + 1 == at:
                break
    teller: Teller = Teller(pieces.words, record.rules, record.seats, asked.seat, pieces.style)
    view = state.view(asked.seat)
    if asked.short:
        return [states.sentence(teller, view)]
    after = teller.say("describe-after", index=at, all=most)
    return [states.title(pieces.words, record.rules), after, *states.facts(teller, view)]


def _check_range(option: str, got: int, most: int) -> None:
    if not 0 <= got <= most:
        raise Complaint("cli-describe-range", option=option, most=most, got=got)


def _rules(asked: Asked, usual: str) -> Rules:
    from sixtyone.catalogue import find_game
    from sixtyone.cli.games import game_name
    from sixtyone.cli.rule_options import read_options

    return find_game(game_name(asked.game or usual)).rules(asked.variant, **read_options(asked.option))


def _cribbage(asked: Asked) -> Any:
    from sixtyone.games.cribbage.rules import CribbageRules

    rules = _rules(asked, "cribbage")
    if not isinstance(rules, CribbageRules):
        raise Complaint("cli-score-not-here", option=asked.what, game=rules.game)
    return rules


_DESCRIBERS = {
    "layout": _layout,
    "hand": _hand,
    "tiles": _tiles,
    "pile": _pile,
    "count": _count,
    "board": _board,
    "position": _position,
}
