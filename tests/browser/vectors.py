"""``python -m tests.browser.vectors``: what the unit tests of the client are held against, as Python has it.

Matches of every game with their proofs, the holes of both boards, and plurals are written to web/tests/vectors.json;
matches as the terminal tells them to web/tests/told.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sixtyone.bots.bot import make_bot
from sixtyone.catalogue import find_game
from sixtyone.fair import FairDealer, SeededRng
from sixtyone.game import CHANCE, Event
from sixtyone.games.cribbage.events import Counted
from sixtyone.pictures.pegboard import Board
from sixtyone.record import dumps
from sixtyone.table import Table
from sixtyone.words.catalogue import LANGUAGES, Words
from sixtyone.words.cribbage_events import IN_PASSING
from sixtyone.words.describe import tell
from sixtyone.words.states import facts, sentence, title
from sixtyone.words.teller import Teller

FILE = Path(__file__).parents[2] / "web/tests/vectors.json"
TOLD_FILE = FILE.with_name("told.json")
"""Not kept: it changes with every word of the locales."""
MATCHES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("cribbage", "six-card", {"target": 31}),
    ("cribbage", "three-player", {"target": 25}),
    ("cribbage", "pairs", {"target": 21}),
    ("cribbage", "six-card", {"target": 21, "cut_tie": "pip", "starter_cut": "player"}),
    ("horse-race", "individual", {"seats": 3}),
    ("fives-and-threes", "pairs", {"target": 21}),
    ("all-fives", "individual", {"target": 21}),
)
TOLD: tuple[tuple[str, str, dict[str, Any], int], ...] = (
    ("cribbage", "six-card", {"target": 31}, 11),
    ("cribbage", "six-card", {"target": 31, "counting": "muggins"}, 12),
    ("cribbage", "five-card", {}, 13),
    ("cribbage", "pairs", {"target": 121}, 4),  # a side is skunked
    ("cribbage", "four-player", {"target": 61}, 4),  # a seat is left in the lurch
    ("cribbage", "three-player", {"target": 31, "giveaway": True}, 15),
    ("horse-race", "individual", {"seats": 3}, 16),
    ("fives-and-threes", "individual", {"target": 31}, 17),
    ("fives-and-threes", "pairs", {"target": 31}, 18),
    ("five-up", "individual", {"target": 31}, 19),
)
"""The matches that are told, in every language and style, each with its seed."""
POINTS = (0, 1, 2, 4, 5, 12, 21, 22, 25, 112)


def played(game_name: str, variant: str, options: dict[str, Any], seed: int) -> Table:
    """A match between bots, to its end."""
    game = find_game(game_name)
    rules = game.rules(variant, **options)
    names = tuple("ABCD"[: rules.seats])
    dealer = FairDealer(bytes([seed]) * 32, game_name, tuple(f"given by {name} ž" for name in names))
    table = Table(game, rules, names, dealer)
    bots = [
        make_bot("random" if options.keys() & {"starter_cut", "counting"} else "greedy", rules, SeededRng(seat))
        for seat in range(rules.seats)
    ]
    while table.state.outcome is None:
        seat = table.state.actors[0]
        table.act(seat, bots[seat].choose(table.view(seat)))
    return table


def match(game_name: str, variant: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A match between bots as it is recorded, with its proof."""
    found: dict[str, Any] = json.loads(dumps(played(game_name, variant, options, seed).record()))
    return found


def in_passing(event: Event) -> bool:
    """That nothing was rightly counted at the starter or in the play: a log has it, a page does not."""
    return isinstance(event, Counted) and event.what in IN_PASSING and event.claimed == event.total == 0


def told(table: Table) -> dict[str, Any]:
    """A match as seat 0 sees it: the events of every action, now and then the view, and the lines for both."""
    rules = table.rules
    tellers = {
        f"{language} {style}": Teller(Words(language), rules, table.names, 0, style, whole=True)
        for language in LANGUAGES
        for style in ("signs", "spoken")
    }
    steps = []
    for index, entry in enumerate(table.log):
        events = [event.seen_by(0) for event in entry.events if not in_passing(event)]
        starter = getattr(entry.before, "starter", None)
        step: dict[str, Any] = {
            "events": [event.to_json() for event in events],
            "starter": starter and str(starter),
            "lines": {how: tell(teller, events, starter) for how, teller in tellers.items()},
        }
        after = table.log[index + 1].before if index + 1 < len(table.log) else table.state
        if CHANCE not in after.actors:
            view = after.view(0)
            step["view"] = view.to_json() | {"legal": []}
            step["facts"] = {how: [sentence(teller, view), *facts(teller, view)] for how, teller in tellers.items()}
        steps.append(step)
    assert table.state.outcome is not None
    seats = [
        {"seat": seat, "side": rules.side_of(seat), "kind": "human", "name": name, "bot": None}
        for seat, name in enumerate(table.names)
    ]
    known = {"game": rules.game, "variant": rules.variant, "target": rules.target, "pairs": rules.pairs, "seats": seats}
    known |= {"rules": rules.options(), "skunks": rules.skunks(table.state.outcome), "adjudicated": None}
    titles = {language: title(Words(language), rules) for language in LANGUAGES}
    return {"table": known, "title": titles, "steps": steps}


def boards() -> list[dict[str, Any]]:
    """Where pegs stand."""
    found = []
    for form, target, sides in (("old", 61, 2), ("old", 121, 2), ("new", 121, 3), ("new", 151, 4)):
        board = Board(form, target, sides)
        spots = {
            f"{side} {score}": list(board.spot(side, score))
            for side in range(sides)
            for score in range(0, target + 1, 7)
        }
        found.append({"target": target, "sides": sides, "size": list(board.size), "spots": spots})
    return found


def write(file: Path, found: Any) -> None:
    """One line of JSON."""
    file.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def kept() -> dict[str, Any]:
    """What lies in the repository."""
    return {
        "records": [match(*one, seed=index + 1) for index, one in enumerate(MATCHES)],
        "boards": boards(),
        "points": {
            language: {str(points): Words(language).say("page-points", points=points) for points in POINTS}
            for language in LANGUAGES
        },
    }


def write_told() -> None:
    """Tell the matches anew."""
    write(TOLD_FILE, [told(played(*one)) for one in TOLD])


def main() -> None:
    """Write both files."""
    write(FILE, kept())
    write_told()
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
