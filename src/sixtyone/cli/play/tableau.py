"""The table as one seat sees it, at the prompt: pegs, layout or pile, what the others hold, and the own hand with its
numbers.
"""

from __future__ import annotations

from sixtyone.cli.play.moment import Moment
from sixtyone.cli.play.screen import Screen
from sixtyone.game import View
from sixtyone.games.cribbage.view import CribbageView
from sixtyone.games.dominoes.ends import counted_ends, end_sum
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.games.dominoes.state import DominoView
from sixtyone.pegboard import Pegs
from sixtyone.pictures.text.columns import columns
from sixtyone.pictures.text.layout import draw_layout, legend
from sixtyone.pictures.text.pegboard import board, street
from sixtyone.pictures.worded import WordedLabels
from sixtyone.words import states
from sixtyone.words.domino_events import ends
from sixtyone.words.teller import Teller


def show_table(screen: Screen, teller: Teller, view: View, moment: Moment | None = None) -> None:
    """Draw the table; on a plain screen tell it, one fact a line."""
    if screen.plain:
        _tell_table(screen, teller, view)
    elif isinstance(view, DominoView):
        _draw_dominoes(screen, teller, view)
    elif isinstance(view, CribbageView):
        _draw_cribbage(screen, teller, view)
    if moment is not None:
        show_hand(screen, teller, moment)


def show_hand(screen: Screen, teller: Teller, moment: Moment) -> None:
    """The hand: what may be played with its numbers, then the rest."""
    playable = [choice.piece for choice in moment.choices]
    rest = [piece for piece in moment.hand if piece not in playable]
    if playable:
        mark = ":" if screen.plain else ")"
        numbered = [f"{number}{mark} {teller.pieces.one(piece)}" for number, piece in enumerate(playable, start=1)]
        if screen.plain:
            screen.say(teller.say("table-hand") + ":", *numbered)
        else:
            _draw_labelled(screen, teller.say("table-hand") + ":  ", numbered)
    if rest and playable:
        screen.say(teller.say("table-rest", pieces=teller.row(rest)))
    elif not playable:
        message = "state-hand-cards" if teller.rules.game == "cribbage" else "state-hand-tiles"
        screen.say(teller.say(message, pieces=teller.row(rest), count=len(rest)))


def show_board(screen: Screen, teller: Teller, view: View) -> None:
    """The whole peg board."""
    if screen.plain:
        screen.say(*states.scores(teller, view))
        return
    for side, points in enumerate(view.scores):
        screen.say(teller.say("name-score", name=teller.side(side), points=points))
        screen.draw("  " + row for row in board(Pegs(points, view.rear[side]), teller.rules.target, screen.strokes))


def show_layout(screen: Screen, view: View) -> None:
    """The layout alone, for who looks on; on a plain screen each placement is told with its place, which is enough."""
    if isinstance(view, DominoView) and view.layout.laid and not screen.plain:
        screen.draw("  " + row for row in draw_layout(view.layout, screen.width - 2, screen.strokes))


def show_legend(screen: Screen, teller: Teller, view: View) -> None:
    """What the signs of the layout mean."""
    if isinstance(view, DominoView) and not screen.plain:
        screen.draw("  " + row for row in legend(view.layout, WordedLabels(teller.words), screen.strokes))


def _draw_labelled(screen: Screen, label: str, texts: list[str]) -> None:
    rows = columns(texts, screen.width - len(label))
    screen.draw((label if place == 0 else " " * len(label)) + row for place, row in enumerate(rows))


def _draw_pegs(screen: Screen, teller: Teller, view: View) -> None:
    names = [teller.side(side) for side in range(len(view.scores))]
    room = max(6, min(max(map(len, names)), screen.width - 52))
    for side, points in enumerate(view.scores):
        score = f" {names[side][:room]:{room}} {points:4}"
        line = score + "  " + street(Pegs(points, view.rear[side]), teller.rules.target, screen.strokes)
        screen.draw([line if len(line) <= screen.width else score])


def _others(teller: Teller, counts: tuple[int, ...], seat: int | None) -> list[str]:
    return [
        teller.say("table-holds", name=teller.names[other], count=count)
        for other, count in enumerate(counts)
        if other != seat
    ]


def _say_facts(screen: Screen, facts: list[str]) -> None:
    """Short facts in a row, which is broken only between them."""
    row = ""
    for fact in facts:
        longer = f"{row}   {fact}" if row else f" {fact}"
        if row and len(longer) > screen.width:
            screen.say(row)
            longer = f" {fact}"
        row = longer
    screen.say(row)


def _draw_cribbage(screen: Screen, teller: Teller, view: CribbageView) -> None:
    screen.title(teller.by("table-deal", view.dealer, deal=view.deal))
    _draw_pegs(screen, teller, view)
    line = [] if view.starter is None else [teller.say("table-starter", card=teller.pieces.one(view.starter))]
    if view.crib is not None:
        line.append(teller.say("table-crib-open", pieces=teller.row(view.crib)))
    elif view.crib_count:
        line.append(teller.by("table-crib", view.dealer, count=view.crib_count))
    _say_facts(screen, [*line, *_others(teller, view.counts, view.seat)])
    if view.phase in ("play", "count", "answer") and (view.claim is None or view.claim.what == "play"):
        told = teller.say("table-series", count=view.count, pieces=teller.row(view.series))
        screen.say(" " + (told if view.series else teller.say("table-series-new")))


def _draw_dominoes(screen: Screen, teller: Teller, view: DominoView) -> None:
    rules = teller.rules
    assert isinstance(rules, DominoRules)
    screen.title(teller.by("table-round", view.opener, round=view.round))
    _draw_pegs(screen, teller, view)
    stock = teller.say("table-stock" if rules.draws else "table-asleep", count=view.stock)
    _say_facts(screen, [stock, *_others(teller, view.counts, view.seat)])
    if view.layout.laid:
        screen.draw([""])
        show_layout(screen, view)
        screen.draw([""])
        screen.say(" " + ends(teller, counted_ends(view.layout), end_sum(view.layout)))


def _tell_table(screen: Screen, teller: Teller, view: View) -> None:
    """What a person who acts needs; the command ``table`` tells every fact."""
    screen.say(states.sentence(teller, view))
    if isinstance(view, DominoView):
        screen.say(*states.layout(teller, view.layout))
    elif isinstance(view, CribbageView) and view.series:
        screen.say(teller.say("state-series", count=view.count, pieces=teller.row(view.series)))
