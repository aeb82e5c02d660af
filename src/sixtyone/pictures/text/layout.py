r"""A layout by signs: the line from end to end, and the arms below their doubles.

>>> laid = ["4-4", "1-4 at 4-4.side-a", "3-4 at 4-4.side-b", "4-5 at 4-4.arm-a", "5-5 at 4-5.high"]
>>> print("\n".join(draw_layout(Layout.from_texts("all", laid), 80)))
[1|4][4|4][4|3]
       └─[4|5][5|5]
"""

from __future__ import annotations

from sixtyone.games.dominoes.layout import Layout
from sixtyone.pictures.text.strokes import FINE, Strokes
from sixtyone.words.chains import Chain, Step, chains

TILE = 5
"""The width of a tile: ``[1|4]``."""


def draw_layout(layout: Layout, width: int, strokes: Strokes = FINE) -> list[str]:
    """The layout in at most ``width`` columns; where it is too wide to be drawn as it lies, chain by chain."""
    if not layout.laid:
        return []
    found = chains(layout)
    lines = _as_it_lies(found, strokes)
    return lines if max(map(len, lines)) <= width else _one_by_one(found, width, strokes)


def _as_it_lies(found: tuple[Chain, ...], strokes: Strokes) -> list[str]:
    rows: list[list[str]] = []

    def write(row: int, column: int, text: str) -> None:
        while len(rows) <= row:
            rows.append([])
        line = rows[row]
        line += " " * (column + len(text) - len(line))
        line[column : column + len(text)] = text

    def draw(chain: Chain, row: int, column: int) -> int:
        """Draw a chain and all that grows from it; the first row below is returned. Arms further right come first,
        above the others.
        """
        write(row, column, "".join(map(_tile, chain.steps)))
        free = row + 1
        for place, step in reversed(list(enumerate(chain.steps))):
            middle = column + TILE * place + TILE // 2
            joints: list[int] = []
            for arm in (other for other in found if other.start is not None and other.start.tile == step.tile):
                for between in range(row + 1, free):
                    write(between, middle, strokes.branch if between in joints else strokes.down)
                joints.append(free)
                write(free, middle, strokes.corner + strokes.across)
                free = draw(arm, free, middle + 2)
        return free

    draw(found[0], 0, 0)
    return ["".join(row) for row in rows]


def _one_by_one(found: tuple[Chain, ...], width: int, strokes: Strokes) -> list[str]:
    lines: list[str] = []
    for chain in found:
        grows_from = (
            "" if chain.start is None else f"[{chain.start.value}|{chain.start.value}]{strokes.corner}{strokes.across}"
        )
        fitting = max(1, (width - len(grows_from)) // TILE)
        for first in range(0, len(chain.steps), fitting):
            row = "".join(map(_tile, chain.steps[first : first + fitting]))
            lines.append((grows_from if first == 0 else " " * len(grows_from)) + row)
    return lines


def _tile(step: Step) -> str:
    return f"[{step.inner}|{step.outer}]"
