"""Layouts, boards and positions in words: everything that the seeds say beneath their drawings, in each language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sixtyone.catalogue import find_game
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.pegboard import Pegs
from sixtyone.words import boards, layouts
from sixtyone.words.catalogue import LANGUAGES, Words
from sixtyone.words.pieces import Pieces

DATA = Path(__file__).resolve().parents[1] / "data" / "layouts.json"
POSITIONS: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["positions"]


def laid(position: dict[str, Any]) -> tuple[Layout, DominoRules]:
    rules = find_game(position["game"]).rules()
    assert isinstance(rules, DominoRules)
    at = {link["to"].partition(".")[0]: link["from"] for link in position["links"]}
    texts = [f"{tile} at {at[tile]}" if tile in at else tile for tile in position["tiles_in_order"]]
    return Layout.from_texts(rules.spinners, texts), rules


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["id"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_the_seeds_is_told_whole(position: dict[str, Any], language: str) -> None:
    layout, rules = laid(position)
    pieces = Pieces(Words(language))
    award = layouts.award_of(layout, rules)
    assert award == (position["points"], position["raw"])
    lines = layouts.full(pieces, layout, award)
    shown = [f"[{tile.replace('-', '|')}]" for tile in position["tiles_in_order"]]
    assert ", ".join(shown) in lines[0]
    spinners, links, places, ends, total, awarded = lines[-6:]
    assert spinners.count("[") == len(position["spinners"])
    assert links.count("[") == 2 * len(position["links"])
    assert places.count("[") == len(position["open"])
    assert ends.count("[") == len(position["counted"])
    assert all(
        f"[{end['tile'].replace('-', '|')}]" in ends and str(end["value"]) in ends for end in position["counted"]
    )
    assert str(position["sum"]) in total
    if position["points"]:
        assert str(position["points"]) in awarded
        assert position["raw"] is None or str(position["raw"]) in awarded
    assert layouts.short(pieces, layout, award).endswith(f"{total} {awarded}")


def test_a_layout_is_told_in_sentences() -> None:
    layout, rules = laid(next(position for position in POSITIONS if position["id"] == "horse-race-02"))
    assert layouts.full(Pieces(Words()), layout, layouts.award_of(layout, rules)) == [
        "Tiles as laid: [1|4], [1|1], [4|4], [3|4].",
        "The line, end to end: [1|1] [1|4] [4|4] [4|3].",
        "Spinners: [1|1], [4|4].",
        (
            "Joined: the 1 of [1|4] to long side A of [1|1]; the 4 of [1|4] to long side A of [4|4]; "
            "long side B of [4|4] to the 4 of [3|4]."
        ),
        (
            "Open places: long side B of [1|1], takes a 1; the 3 of [3|4], takes a 3; "
            "arm A of [4|4], takes a 4, not counted; arm B of [4|4], takes a 4, not counted."
        ),
        "Counted: [1|1] adds 2; [3|4] adds 3.",
        "The ends make 2 + 3 = 5.",
        "That scores 5 raw points, 1 displayed point.",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "No tile is laid yet."),
        ("pl", "Nie leży jeszcze żaden kamień."),
        ("de", "Es liegt noch kein Stein."),
        ("cs", "Ještě neleží žádná kostka."),
    ],
)
def test_an_empty_layout_is_told(language: str, told: str) -> None:
    empty = Layout.from_texts("all", [])
    pieces = Pieces(Words(language))
    assert layouts.full(pieces, empty, layouts.Award(0, 0)) == [told]
    assert layouts.short(pieces, empty, layouts.Award(0, 0)) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_pegs_are_told(language: str) -> None:
    words = Words(language)
    assert len(boards.side(words, "Ann", Pegs(), 121)) == 1  # before the first hole
    standing = boards.side(words, "Ann", Pegs(75, 61), 121)
    assert ["75" in standing[0], "61" in standing[0], "46" in standing[0]] == [True] * 3
    assert [int(number) for number in "".join(sign if sign.isdigit() else " " for sign in standing[1]).split()] == [
        2,
        1,
        15,
    ]
    assert len(boards.side(words, "Ann", Pegs(122, 118), 121)) == 1  # in the game hole
