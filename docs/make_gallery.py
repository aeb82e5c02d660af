"""Makes docs/gallery.md and the drawings in docs/pictures, those of the rules in four languages:
`python docs/make_gallery.py`.

With `--check` nothing is written; the exit code is 1 where a file is not as it would be made.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from sixtyone.cards import parse_card, parse_cards
from sixtyone.catalogue import find_game
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.pegboard import Pegs
from sixtyone.pictures.canvas import Drawing
from sixtyone.pictures.hand import draw_count, draw_hand, draw_pile, draw_tiles
from sixtyone.pictures.labels import Labels
from sixtyone.pictures.layout import draw_layout
from sixtyone.pictures.pegboard import Board, draw_board
from sixtyone.pictures.position import draw_position
from sixtyone.pictures.worded import WordedLabels
from sixtyone.tiles import parse_tiles
from sixtyone.words.catalogue import LANGUAGES, Words

DOCS = Path(__file__).resolve().parent
POSITIONS = DOCS.parent / "tests" / "data" / "layouts.json"
WORKED = DOCS / "worked.json"
HEAD = """# Gallery

Every drawing here is made by `python docs/make_gallery.py` from a position that is named in words beneath it. The same
drawings come from `sixtyone picture`, for any position: see `sixtyone picture --help`. Each follows the light or the
dark look of the reader's system, carries its description as `<title>` and `<desc>`, and says nothing by colour alone.
"""
NAMES = ("Ann", "Bo", "Cy", "Dan")
# A round that turns corners and grows arms on several doubles.
LONG = (
    "3-5", "3-3 at 3-5.low", "5-5 at 3-5.high", "1-3 at 3-3.side-b", "2-5 at 5-5.side-b", "3-4 at 3-3.arm-a",
    "2-2 at 2-5.low", "1-6 at 1-3.low", "0-2 at 2-2.side-b", "6-6 at 1-6.high", "4-6 at 6-6.side-b", "0-0 at 0-2.low",
    "2-4 at 4-6.low", "0-5 at 0-0.side-b", "5-6 at 0-5.high", "2-6 at 2-4.low", "0-6 at 5-6.high", "1-2 at 2-2.arm-b",
    "1-1 at 1-2.low", "4-4 at 3-4.high", "1-4 at 4-4.side-b", "0-1 at 1-1.side-b",
)  # fmt: skip


def places(position: dict[str, Any]) -> list[str]:
    """The tiles of a position with the place at which each was laid."""
    joined = {link["to"].rpartition(".")[0]: link["from"] for link in position["links"]}
    return [tile if tile not in joined else f"{tile} at {joined[tile]}" for tile in position["tiles_in_order"]]


def worked(labels: Labels | None = None) -> list[tuple[str, Drawing]]:
    """Every position of the texts' diagrams, as the gallery and the pages of the rules show it."""
    found = []
    for position in json.loads(POSITIONS.read_text(encoding="utf-8"))["positions"]:
        rules = find_game(position["game"]).rules()
        assert isinstance(rules, DominoRules)
        layout = Layout.from_texts(rules.spinners, places(position))
        found.append((position["id"], draw_layout(layout, rules, labels=labels)))
    return found


def of_the_rules(labels: Labels) -> list[tuple[str, Drawing]]:
    """Every drawing of the pages of rules: the positions of the texts' diagrams, and what `WORKED` has beside them."""
    found, more = worked(labels), json.loads(WORKED.read_text(encoding="utf-8"))
    for name, texts in more["layouts"].items():
        rules = find_game(name.rpartition("-")[0]).rules()
        assert isinstance(rules, DominoRules)
        found.append((name, draw_layout(Layout.from_texts(rules.spinners, texts), rules, labels=labels)))
    found += [(name, draw_pile(parse_cards(cards), labels=labels)) for name, cards in more["piles"].items()]
    for name, (hand, starter) in more["counts"].items():
        found.append((name, draw_count(parse_cards(hand), parse_card(starter), labels=labels)))
    for name, pegs in more["boards"].items():
        board = Board(name.rpartition("-")[2], 121, len(pegs))
        found.append((name, draw_board(board, [Pegs(*one) for one in pegs], NAMES[: len(pegs)], labels=labels)))
    return found


def layouts() -> list[tuple[str, Drawing]]:
    """The worked positions, and a long one."""
    rules = find_game("horse-race").rules()
    assert isinstance(rules, DominoRules)
    return [*worked(), ("horse-race-long", draw_layout(Layout.from_texts(rules.spinners, LONG), rules))]


def hands() -> list[tuple[str, Drawing]]:
    """Hands, piles and counts."""
    seven = find_game("cribbage").rules("seven-card")
    assert isinstance(seven, CribbageRules)
    dealt = parse_cards("5H 6S 7C 8D TD JS")
    return [
        ("hand-row", draw_hand(dealt, name="Ann")),
        ("hand-fan", draw_hand(dealt, fan=True, four_colours=True, name="Ann")),
        ("hand-face-down", draw_hand([None] * 4, name="Bo")),
        ("hand-tiles", draw_tiles([*parse_tiles("0-0 0-6 3-3 4-5"), None], name="Ann")),
        ("pile", draw_pile(parse_cards("TS 9D 5C 4H 3H"))),
        ("count-29", draw_count(parse_cards("5H 5S 5C JD"), parse_card("5D"))),
        ("count-seven", draw_count(parse_cards("3H 4D 5H 9C TC"), parse_card("JS"), rules=seven, four_colours=True)),
        ("count-nothing", draw_count(parse_cards("2H 4S 6C 8D"), parse_card("KD"))),
    ]


def boards() -> list[tuple[str, Drawing]]:
    """The old board and the new one, for games to each target."""
    found = []
    for target, pegs in (
        (61, (Pegs(31, 29), Pegs(24, 20))),
        (121, (Pegs(45, 37), Pegs(92, 90))),
        (151, (Pegs(151, 149), Pegs(120, 112))),
        (181, (Pegs(0, 0), Pegs(122, 121))),
    ):
        skunks = target == 121
        found.append((f"board-old-{target}", draw_board(Board("old", target, 2), pegs, NAMES[:2], skunks=skunks)))
    for target, sides in ((61, 4), (121, 3), (151, 4), (181, 3)):
        pegs_of_all = [Pegs(target - 17 * side, target - 17 * side - 5) for side in range(sides)]
        board = Board("new", target, sides)
        found.append((f"board-new-{target}", draw_board(board, pegs_of_all, NAMES[:sides], skunks=target == 121)))
    return found


class Chance:
    """Chance from a seed, for the positions of whole matches."""

    def __init__(self) -> None:
        self._random = random.Random(61)

    def below(self, n: int) -> int:
        """A whole number from 0 to `n - 1`."""
        return self._random.randrange(n)


def positions() -> list[tuple[str, Drawing]]:
    """Whole positions, as a seat sees them."""
    found = []
    for name, variant, actions in (("cribbage", "six-card", 9), ("horse-race", "pairs", 16)):
        game, chance = find_game(name), Chance()
        rules = game.rules(variant)
        state = game.new(rules)
        for _ in range(actions):
            legal = state.legal_actions(state.actors[0])
            state, _events = state.apply(legal[chance.below(len(legal))] if legal else state.chance(chance))
        found.append((f"position-{name}", draw_position(state.view(0), rules, NAMES[: rules.seats])))
    return found


def files() -> dict[Path, str]:
    """Every file of the gallery with its text."""
    found: dict[Path, str] = {}
    text = [HEAD]
    for heading, drawings in (
        ("Layouts", layouts()),
        ("Hands, the pile and counts", hands()),
        ("Peg boards", boards()),
        ("Whole positions", positions()),
    ):
        text.append(f"## {heading}\n")
        for name, drawing in drawings:
            found[DOCS / "pictures" / f"{name}.svg"] = drawing.svg()
            text.append(f"### {name}\n\n![{drawing.title}](pictures/{name}.svg)\n\n{drawing.desc}\n")
    found[DOCS / "gallery.md"] = "\n".join(text)
    for language in LANGUAGES:
        for name, drawing in of_the_rules(WordedLabels(Words(language))):
            found[DOCS / "pictures" / language / f"{name}.svg"] = drawing.svg()
    return found


def main(arguments: list[str]) -> int:
    """Write the gallery, or check that it is as it would be written."""
    if arguments == ["--check"]:
        return int(any(not path.is_file() or path.read_text("utf-8") != text for path, text in files().items()))
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
