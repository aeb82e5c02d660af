"""The peg board by signs."""

import pytest

from sixtyone.pegboard import Pegs
from sixtyone.pictures.text.columns import columns
from sixtyone.pictures.text.pegboard import board, street
from sixtyone.pictures.text.strokes import ASCII


def test_no_peg_is_on_the_board_at_nothing() -> None:
    assert board(Pegs(), 61) == [
        " 1-30 ····· ····· ····· ····· ····· ·····",
        "31-60 ····· ····· ····· ····· ····· ····· ·",
    ]


def test_the_front_peg_leads_and_the_rear_peg_says_where_the_score_was() -> None:
    assert board(Pegs(31, 30), 61) == [
        " 1-30 ····· ····· ····· ····· ····· ····○",
        "31-60 ●···· ····· ····· ····· ····· ····· ·",
    ]


@pytest.mark.parametrize(("target", "rows"), [(61, 2), (121, 4), (151, 5), (181, 6), (10, 1), (1, 1)])
def test_as_many_streets_as_the_target_has(target: int, rows: int) -> None:
    drawn = board(Pegs(), target)
    assert len(drawn) == rows
    holes = sum(line.split(" ", 1)[1].count("·") if target > 10 else line.count("·") for line in drawn)
    assert holes == target if target > 1 else holes == 1


@pytest.mark.parametrize("score", [61, 62, 65])
def test_a_score_past_the_target_stands_in_the_game_hole(score: int) -> None:
    assert board(Pegs(score, 60), 61)[-1] == "31-60 ····· ····· ····· ····· ····· ····○ ●"


@pytest.mark.parametrize(("score", "shown"), [(0, " 1-30"), (30, " 1-30"), (31, "31-60"), (60, "31-60"), (61, "31-60")])
def test_the_street_shown_is_that_of_the_front_peg(score: int, shown: str) -> None:
    assert street(Pegs(score, 0), 61)[:5] == shown


def test_ascii() -> None:
    assert board(Pegs(2, 1), 6, ASCII) == ["1-5 oO... ."]


def test_columns_fill_the_width_and_no_more() -> None:
    texts = [f"{number}) [0|0]" for number in range(1, 19)]  # a hand of eighteen tiles
    rows = columns(texts, 60)
    assert [len(row.split("  ")) for row in rows] == [5, 5, 5, 3]
    assert max(map(len, rows)) <= 60
    assert columns([], 60) == []
    assert columns(["a long text"], 3) == ["a long text"]


def test_skunk_lines_stand_before_the_first_hole_that_is_safe_and_differ() -> None:
    drawn = board(Pegs(), 121, skunks=True)
    street = " ".join(["·····"] * 6)
    assert [row[7:] for row in drawn] == [f" {street}", f" {street}", f"║{street}", f"╎{street} ·"]
    assert board(Pegs(75, 0), 151, skunks=True)[2] == " 61-90  ····· ····· ····●╎····· ····· ·····"
    assert "".join(board(Pegs(), 121, ASCII, skunks=True)).isascii()
