"""Drawings of every kind, for the tests that hold for all of them, and how to read one."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from sixtyone.cards import PACK, parse_card, parse_cards
from sixtyone.catalogue import find_game
from sixtyone.games.dominoes.layout import Layout
from sixtyone.pegboard import Pegs
from sixtyone.pictures.canvas import Drawing
from sixtyone.pictures.hand import draw_count, draw_hand, draw_pile, draw_tiles
from sixtyone.pictures.layout import draw_layout
from sixtyone.pictures.pegboard import Board, draw_board
from sixtyone.tiles import TILES

SVG = "{http://www.w3.org/2000/svg}"
POSITIONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "layouts.json").read_text(encoding="utf-8")
)["positions"]


def layout_of(position: dict[str, Any]) -> Layout:
    """A position of the diagrams, tile by tile."""
    joined = {link["to"].rpartition(".")[0]: link["from"] for link in position["links"]}
    texts = [tile if tile not in joined else f"{tile} at {joined[tile]}" for tile in position["tiles_in_order"]]
    return Layout.from_texts(find_game(position["game"]).rules().spinners, texts)


def drawings() -> Iterator[tuple[str, Drawing]]:
    """One of each kind and more."""
    for position in POSITIONS:
        yield position["id"], draw_layout(layout_of(position), find_game(position["game"]).rules())
    yield "no tiles", draw_layout(Layout("all"), find_game("horse-race").rules())
    yield "all cards", draw_hand(PACK)
    yield "all cards in four colours", draw_hand(PACK, four_colours=True)
    yield "fan", draw_hand(parse_cards("5H 6S 7C"), fan=True, name="Ann & <Bo>")
    yield "fan of one", draw_hand(parse_cards("5H"), fan=True)
    yield "no cards", draw_hand(())
    yield "face down", draw_hand([None, None])
    yield "tiles", draw_tiles([*TILES, None], name="Ann")
    yield "pile", draw_pile(parse_cards("TS 9D 5C 4H 3H"))
    yield "long pile", draw_pile(parse_cards("AS 2D 3C 3H 2H AC AD AH 4C 4D 6H"))
    yield "empty pile", draw_pile(())
    yield "count", draw_count(parse_cards("5H 5S 5C JD"), parse_card("5D"))
    yield "count of nothing", draw_count(parse_cards("2H 4S 6C 8D"), parse_card("KD"), crib=True)
    for target in (61, 121, 151, 181):
        two = [Pegs(30, 20), Pegs(target, 60)]
        yield f"old board to {target}", draw_board(Board("old", target, 2), two, skunks=True)
        for sides in (3, 4):
            pegs = [Pegs(target - 7 * side, 0) for side in range(sides)]
            yield f"new board to {target} for {sides}", draw_board(Board("new", target, sides), pegs, skunks=True)


def parsed(drawing: Drawing, theme: str = "auto") -> ET.Element:
    """The drawing as a tree; an ill-formed one is an error."""
    return ET.fromstring(drawing.svg(theme))


def of_class(root: ET.Element, *classes: str) -> list[ET.Element]:
    """Every element with one of the classes."""
    return [element for element in root.iter() if element.get("class") in classes]


def texts(root: ET.Element) -> list[str]:
    """All words that are drawn."""
    return ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]
