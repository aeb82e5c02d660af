"""Layouts by signs: the geometry is right, nothing overlaps, and what is too wide is still whole."""

import re

import pytest

from sixtyone.catalogue import GAMES
from sixtyone.fair import SeededRng
from sixtyone.game import CHANCE
from sixtyone.games.dominoes.layout import Layout
from sixtyone.pictures.labels import Labels
from sixtyone.pictures.text.layout import draw_layout, legend
from sixtyone.pictures.text.strokes import ASCII, FINE, strokes_for


def drawn(*laid: str, width: int = 78, spinning: str = "all") -> list[str]:
    return draw_layout(Layout.from_texts(spinning, laid), width)


def test_nothing_laid() -> None:
    assert draw_layout(Layout("all"), 78) == []


def test_a_line() -> None:
    laid = ["1-4", "1-1 at 1-4.low", "4-4 at 1-4.high", "3-4 at 4-4.side-b"]
    assert drawn(*laid) == ["(2)[1*1][1|4][4*4]<4|3>(3)", "              ○ ○"]
    assert drawn(*laid, spinning="none") == ["(2)[1|1][1|4][4|4]<4|3>(3)"]


def test_a_double_alone_counts_once() -> None:
    assert drawn("5-5") == ["(=)<5*5>(10)"]


def test_both_arms_of_a_double_hang_below_it() -> None:
    laid = ["4-4", "1-4 at 4-4.side-a", "2-4 at 4-4.side-b", "4-5 at 4-4.arm-a", "4-6 at 4-4.arm-b"]
    assert drawn(*laid) == [
        "(1)[1|4][4*4][4|2](2)",
        "          ├─[4|5](5)",
        "          └─<4|6>(6)",
    ]
    assert drawn(*laid[:3], "4-6 at 4-4.arm-b") == [
        "(1)[1|4][4*4][4|2](2)",
        "         ○│",
        "          └─<4|6>(6)",
    ]


def test_arms_of_several_doubles_do_not_cross() -> None:
    laid = ["4-4", "1-4 at 4-4.side-a", "2-4 at 4-4.side-b", "1-1 at 1-4.low", "1-5 at 1-1.side-b"]
    laid += ["4-5 at 4-4.arm-a", "1-6 at 1-1.arm-b", "5-5 at 4-5.high", "3-5 at 5-5.side-b", "0-5 at 5-5.arm-a"]
    assert drawn(*laid) == [
        "(5)[5|1][1*1][1|4][4*4][4|2](2)",
        "         ○│         │○",
        "          │         └─[4|5][5*5][5|3](3)",
        "          │                  │○",
        "          │                  └─<5|0>(0)",
        "          └─[1|6](6)",
    ]


def test_what_is_too_wide_is_told_chain_by_chain() -> None:
    laid = ["4-4", "1-4 at 4-4.side-a", "2-4 at 4-4.side-b", "4-5 at 4-4.arm-a", "5-6 at 4-5.high"]
    assert drawn(*laid, width=17) == [
        "(1)[1|4][4*4]",
        "   [4|2](2)",
        "[4|4]└─[4|5]",
        "       <5|6>(6)",
        "[4*4]○",
    ]


def test_the_legend_has_the_signs_of_the_drawing() -> None:
    labels = Labels()
    assert legend(Layout("all"), labels) == []
    assert legend(Layout.from_texts("all", ["5-5"]), labels) == [
        "<5*5>  just laid",
        "[5*5]  spinner",
        "(10)   counted end, with what it adds",
        "(=)    the same double, counted once",
    ]
    layout = Layout.from_texts("first", ["4-4", "1-4 at 4-4.side-a", "2-4 at 4-4.side-b"])
    assert legend(layout, labels, ASCII)[-1] == "o      a tile may join here; not counted"


def test_plain_ascii_where_the_terminal_has_no_more() -> None:
    assert strokes_for("utf-8") is FINE
    assert strokes_for("ascii") is ASCII
    assert strokes_for(None) is ASCII
    assert strokes_for("no such encoding") is ASCII
    layout = Layout.from_texts("all", ["4-4", "1-4 at 4-4.side-a", "2-4 at 4-4.side-b", "4-5 at 4-4.arm-a"])
    assert "\n".join(draw_layout(layout, 78, ASCII)).isascii()


@pytest.mark.parametrize("game", [game for game in GAMES if game.name != "cribbage"], ids=lambda game: game.name)
@pytest.mark.parametrize("width", [30, 78])
def test_every_tile_of_every_layout_is_drawn_once(game: object, width: int) -> None:
    rules = game.rules()  # type: ignore[attr-defined]  # a Game
    state = game.new(rules)  # type: ignore[attr-defined]
    rng = SeededRng(f"{width}")
    for _ in range(300):
        if not state.actors:
            break
        legal = state.legal_actions(state.actors[0])
        action = state.chance(rng) if state.actors == (CHANCE,) else legal[rng.below(len(legal))]
        state, _ = state.apply(action)
        lines = draw_layout(state.layout, width)
        found = re.findall(r"[\[<](\d)[|*](\d)[\]>](?![└`○])", "\n".join(lines))
        tiles = sorted(tuple(sorted(map(int, pair))) for pair in found)
        assert tiles == sorted(tuple(tile) for tile in state.layout.tiles)
        assert all(len(line) <= width for line in lines)
