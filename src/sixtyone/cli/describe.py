"""``sixtyone describe``: a layout, a hand, a count, a series, a peg board, or a position of a record, in words.

The command is registered by ``app.command("describe", **HELP)(describe)``; what it needs is imported when it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from sixtyone.cli import position
from sixtyone.cli.ending import DONE, Complaint
from sixtyone.cli.position import KINDS, Subject
from sixtyone.errors import quoted

if TYPE_CHECKING:
    from sixtyone.words.pieces import Pieces
    from sixtyone.words.teller import Teller

HELP = {"help": "help-describe", "short_help": "help-short-describe", "epilog": "help-describe-examples"}


@dataclass(frozen=True)
class Asked(Subject):
    """What is to be described, and how."""

    short: bool = False
    plain: bool = False


def describe(
    what: Annotated[str, typer.Argument(help="help-argument-what", metavar="WHAT")],
    pieces: position.Described = None,
    game: position.Game = None,
    variant: position.Variant = None,
    option: position.Options = None,
    starter: position.Turned = None,
    crib: position.Crib = False,
    target: position.Target = None,
    name: position.Names = None,
    record: position.RecordFile = None,
    at: position.At = None,
    seat: position.Seat = None,
    form: position.Form = None,
    skunks: position.Skunks = False,
    short: Annotated[bool, typer.Option("--short", help="help-option-short")] = False,
    as_long: Annotated[bool, typer.Option("--long", help="help-option-long")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-option-plain")] = False,
    lang: position.Lang = None,
) -> int:
    """See the message ``help-describe``."""
    from sixtyone.cli.speaking import style_for, survive_any_text, words_for
    from sixtyone.errors import SixtyOneError
    from sixtyone.words.pieces import Pieces

    words = words_for(lang)
    if short and as_long:
        raise Complaint("cli-describe-length")
    asked = Asked(
        what, pieces or [], game, variant, option or [], starter, crib, target, name or [], record, at, seat,
        form, skunks, short, plain,
    )  # fmt: skip
    try:
        lines = told(asked, Pieces(words, style_for(plain)))
    except SixtyOneError as error:
        return position.refuse_input(words, error)
    survive_any_text()
    for line in lines:
        print(line)
    return DONE


def told(asked: Asked, pieces: Pieces) -> list[str]:
    """The description, a sentence or more a line.

    Raises:
        Complaint: something is missing, or does not belong there.
        SixtyOneError: pieces, rules or a record that cannot be read, or a layout that is not legal.
    """
    if asked.what not in KINDS:
        raise Complaint("cli-describe-what", what=quoted(asked.what), known=", ".join(KINDS))
    position.check_belongs(asked, ("short", "plain"), ("form", "skunks") if asked.what != "board" else ())
    lines: list[str] = _DESCRIBERS[asked.what](asked, pieces)
    return [" ".join(lines)] if asked.short else lines


def _layout(asked: Asked, pieces: Pieces) -> list[str]:
    from sixtyone.words import layouts

    layout, rules = position.layout_of(asked)
    award = layouts.award_of(layout, rules)
    return [layouts.short(pieces, layout, award)] if asked.short else layouts.full(pieces, layout, award)


def _hand(asked: Asked, pieces: Pieces) -> list[str]:
    return [_whose(asked, pieces, pieces.texts([*map(pieces.one, position.hand_of(asked))]), "describe-hand")]


def _tiles(asked: Asked, pieces: Pieces) -> list[str]:
    return [_whose(asked, pieces, pieces.texts([*map(pieces.one, position.tiles_of(asked))]), "describe-tiles")]


def _whose(asked: Asked, pieces: Pieces, row: str, message: str) -> str:
    if asked.name:
        return pieces.words.say("event-hand", who="other", name=asked.name[0], pieces=row)
    return pieces.words.say(message, pieces=row)


def _pile(asked: Asked, pieces: Pieces) -> list[str]:
    from sixtyone.games.cribbage.pegging import count_of, score_card
    from sixtyone.score import total
    from sixtyone.words.scores import reasons

    series, rules = position.series_of(asked)
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
    from sixtyone.games.cribbage.show import score_show
    from sixtyone.score import total
    from sixtyone.words.scores import count_aloud

    hand, starter, rules = position.counted_of(asked)
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
    from sixtyone.words.boards import side, skunk_lines

    pegs, target = position.sides_of(asked)
    form = position.form_of(asked, len(pegs))
    words = pieces.words
    skunked = skunk_lines(words, target) if asked.skunks else []
    names = asked.name or [words.say("picture-side-name", number=number + 1) for number in range(len(pegs))]
    if asked.short:
        scores = [
            words.say("describe-score", name=name, points=one.front) for name, one in zip(names, pegs, strict=True)
        ]
        return [words.say("describe-board", sides=len(pegs), target=target), ", ".join(scores) + ".", *skunked]
    lines = [words.say("describe-board", sides=len(pegs), target=target), words.say(f"picture-board-{form}")]
    for name, one in zip(names, pegs, strict=True):
        lines += side(words, name, one, target, NEW_LAP if form == "new" else OLD_LAP)
    return [*lines, *skunked]


def _position(asked: Asked, pieces: Pieces) -> list[str]:
    from sixtyone.words import states
    from sixtyone.words.teller import Teller

    record, state, at = position.position_of(asked)
    teller: Teller = Teller(pieces.words, record.rules, record.seats, asked.seat, pieces.style)
    view = state.view(asked.seat)
    if asked.short:
        return [states.sentence(teller, view)]
    after = teller.say("describe-after", index=at, all=len(record.actions))
    return [states.title(pieces.words, record.rules), after, *states.facts(teller, view)]


_DESCRIBERS = {
    "layout": _layout,
    "hand": _hand,
    "tiles": _tiles,
    "pile": _pile,
    "count": _count,
    "board": _board,
    "position": _position,
}
