"""A layout as it is read."""

from sixtyone.games.dominoes.layout import Layout
from sixtyone.tiles import Place
from sixtyone.words.chains import chains


def rows(*laid: str, spinning: str = "all") -> list[tuple[str, list[str]]]:
    found = chains(Layout.from_texts(spinning, laid))
    return [(str(chain.start), [f"{step.inner}{step.outer}" for step in chain.steps]) for chain in found]


def test_one_tile() -> None:
    assert rows("2-5") == [("None", ["25"])]
    assert rows("5-5") == [("None", ["55"])]


def test_the_line_reads_from_end_to_end_whatever_was_laid_first() -> None:
    laid = ["1-4", "4-6 at 1-4.high", "0-1 at 1-4.low", "0-0 at 0-1.low", "0-2 at 0-0.side-b"]
    assert rows(*laid) == [("None", ["20", "00", "01", "14", "46"])]


def test_both_sides_of_an_opening_double() -> None:
    assert rows("4-4", "1-4 at 4-4.side-b", "2-4 at 4-4.side-a") == [("None", ["24", "44", "41"])]


def test_arms_follow_outwards_and_arms_of_arms() -> None:
    laid = ["4-4", "1-4 at 4-4.side-a", "2-4 at 4-4.side-b", "4-5 at 4-4.arm-b", "5-5 at 4-5.high", "0-5 at 5-5.side-b"]
    laid += ["3-5 at 5-5.arm-a"]
    assert rows(*laid) == [("None", ["14", "44", "42"]), ("4-4.arm-b", ["45", "55", "50"]), ("5-5.arm-a", ["53"])]


def test_the_ends_are_the_places_of_the_last_tiles() -> None:
    line, arm = chains(Layout.from_texts("all", ["4-4", "1-4 at 4-4.side-a", "2-4 at 4-4.side-b", "4-5 at 4-4.arm-a"]))
    assert (str(line.inner), str(line.outer)) == ("1-4.low", "2-4.low")
    assert arm.inner is None
    assert arm.outer == Place(arm.steps[-1].tile, "high")
