"""What the tests read of a page: its tables by heading, and its examples."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Example:
    """A fenced block: its language, its text, and the line of the page on which its text begins."""

    language: str
    text: str
    line: int


def pages() -> list[Path]:
    """The README and what stands beside it, and all documentation, as far as it is there."""
    return sorted(path for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")) if path.is_file())


def examples(text: str) -> list[Example]:
    """The fenced blocks of a page."""
    return [Example(found[1], found[2], text.count("\n", 0, found.start(2)) + 1) for found in _FENCE.finditer(text)]


def tables(text: str) -> dict[str, list[dict[str, str]]]:
    """The rows of each table by the heading above it, each row by the names of the columns."""
    found: dict[str, list[dict[str, str]]] = {}
    heading, columns = "", []
    for line in _FENCE.sub("", text).splitlines():
        if line.startswith("#"):
            heading, columns = line.lstrip("# "), []
        elif line.startswith("|"):
            cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            if not columns:
                columns = cells
            elif not set(line) <= set("|-: "):
                found.setdefault(heading, []).append(dict(zip(columns, cells, strict=True)))
        else:
            columns = []
    return found


def codes(cell: str) -> list[str]:
    """The codes of a cell: what stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)
