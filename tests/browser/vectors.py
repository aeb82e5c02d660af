"""``python -m tests.browser.vectors``: what the unit tests of the client are held against, as Python has it.

Matches of every game with their proofs, the holes of both boards, and plurals. Written to web/tests/vectors.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sixtyone.bots.bot import make_bot
from sixtyone.catalogue import find_game
from sixtyone.fair import FairDealer, SeededRng
from sixtyone.pictures.pegboard import Board
from sixtyone.record import dumps
from sixtyone.table import Table
from sixtyone.words.catalogue import Words

FILE = Path(__file__).parents[2] / "web/tests/vectors.json"
MATCHES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("cribbage", "six-card", {"target": 31}),
    ("cribbage", "three-player", {"target": 25}),
    ("cribbage", "pairs", {"target": 21}),
    ("cribbage", "six-card", {"target": 21, "cut_tie": "pip", "starter_cut": "player"}),
    ("horse-race", "individual", {"seats": 3}),
    ("fives-and-threes", "pairs", {"target": 21}),
    ("all-fives", "individual", {"target": 21}),
)
POINTS = (0, 1, 2, 4, 5, 12, 21, 22, 25, 112)


def match(game_name: str, variant: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A match between bots, with its proof."""
    game = find_game(game_name)
    rules = game.rules(variant, **options)
    names = tuple("ABCD"[: rules.seats])
    dealer = FairDealer(bytes([seed]) * 32, game_name, tuple(f"given by {name} ž" for name in names))
    table = Table(game, rules, names, dealer)
    bots = [
        make_bot("random" if options.get("starter_cut") else "greedy", rules, SeededRng(seat))
        for seat in range(rules.seats)
    ]
    while table.state.outcome is None:
        seat = table.state.actors[0]
        table.act(seat, bots[seat].choose(table.view(seat)))
    found: dict[str, Any] = json.loads(dumps(table.record()))
    return found


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


def main() -> None:
    """Write the file."""
    vectors = {
        "records": [match(*one, seed=index + 1) for index, one in enumerate(MATCHES)],
        "boards": boards(),
        "points": {
            language: {str(points): Words(language).say("page-points", points=points) for points in POINTS}
            for language in ("en", "pl", "de", "cs")
        },
    }
    FILE.write_text(json.dumps(vectors, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
