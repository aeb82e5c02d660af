"""What the tests read of a page of rules: its tables, its pictures, and its sections without either."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
LANGUAGES = ("en", "pl", "de", "cs")
PAGES = ("horse-race", "fives-and-threes", "cribbage", "further-domino-games")
GAMES_ON = {
    "horse-race": ("horse-race",),
    "fives-and-threes": ("fives-and-threes",),
    "cribbage": ("cribbage",),
    "further-domino-games": ("all-fives", "muggins", "five-up"),
}

TABLE = re.compile(r"<!-- facts: (?P<name>[\w-]+)(?: (?P<argument>[\w-]+))? -->\n(?P<lines>(?:\|.*\n)+)")
PICTURE = re.compile(r"!\[(?P<alt>.*?)\]\((?P<path>[^)\s]+\.svg)\)")


@dataclass(frozen=True)
class Table:
    name: str
    argument: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def numbers(self) -> list[str]:
        return [number for row in self.rows for cell in row for number in re.findall(r"\d+", cell)]


def text_of(language: str, page: str) -> str:
    return (RULES / language / f"{page}.md").read_text(encoding="utf-8")


@cache
def tables_of(language: str, page: str) -> tuple[Table, ...]:
    return tuple(
        Table(found["name"], found["argument"] or "", header, rows)
        for found in TABLE.finditer(text_of(language, page))
        for header, rows in [rows_of(found["lines"])]
    )


def rows_of(lines: str) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    header, rule, *rows = (
        tuple(cell.strip() for cell in line.strip().strip("|").split("|")) for line in lines.strip().split("\n")
    )
    assert all(set(cell) == {"-"} for cell in rule)
    assert all(len(row) == len(header) for row in rows), rows
    return header, tuple(rows)


def code(cell: str) -> str:
    """The code word in a cell."""
    assert cell.startswith("`"), cell
    assert cell.endswith("`"), cell
    return cell.strip("`")


def codes(cell: str) -> list[str]:
    """The code words in a cell."""
    return re.findall(r"`([^`]+)`", cell)


def whole(row: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(int(cell) for cell in row)


def sections_of(language: str, page: str) -> list[str]:
    """The sections of a page, each with its heading, without tables and pictures."""
    prose = PICTURE.sub("", TABLE.sub("", text_of(language, page)))
    return re.split(r"^(?=#+ )", prose, flags=re.MULTILINE)


def sentences(section: str) -> str:
    """What a section says, in one line: without codes, pieces, the numbers of its lists, and addresses."""
    unnumbered = re.sub(r"^\d+\. ", "", section, flags=re.MULTILINE)
    return re.sub(r"\s+", " ", re.sub(r"`[^`]*`|\]\([^)]*\)|\[\d\|\d\]", "", unnumbered))
