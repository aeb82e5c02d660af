r"""A layout by signs: the line from end to end, and the arms below their doubles.

The tile that was laid last stands in angles, ``<4|5>``; a spinner has a star, ``[4*4]``. At a counted end stands what
it adds, ``(5)``, or ``(=)`` at the second side of a double that counts once; a ring is a place that is open and counts
nothing.

>>> laid = ["4-4", "1-4 at 4-4.side-a", "3-4 at 4-4.side-b", "4-5 at 4-4.arm-a", "5-5 at 4-5.high"]
>>> print("\n".join(draw_layout(Layout.from_texts("all", laid), 80)))
(1)[1|4][4*4][4|3](3)
          │○
          └─[4|5]<5*5>(10)
"""

from __future__ import annotations

from sixtyone.games.dominoes.layout import Layout
from sixtyone.pictures.labels import Labels
from sixtyone.pictures.marks import ALSO, OPEN, Mark, marks
from sixtyone.pictures.text.columns import columns
from sixtyone.pictures.text.strokes import FINE, Strokes
from sixtyone.tiles import ARMS, Place
from sixtyone.words.chains import Chain, Step, chains

TILE = 5
"""The width of a tile: ``[1|4]``."""


def draw_layout(layout: Layout, width: int, strokes: Strokes = FINE) -> list[str]:
    """The layout in at most ``width`` columns; where it is too wide to be drawn as it lies, chain by chain."""
    if not layout.laid:
        return []
    drawn = _Layout(layout, strokes)
    lines = drawn.as_it_lies()
    return lines if max(map(len, lines)) <= width else drawn.one_by_one(width)


def legend(layout: Layout, labels: Labels, strokes: Strokes = FINE) -> list[str]:
    """The signs with what they mean, only of those that the drawing has."""
    if not layout.laid:
        return []
    last, drawn, found = layout.laid[-1].tile, _Layout(layout, strokes), marks(layout)
    told = [(drawn.tile(Step(last, last.low, last.high)), labels.just_laid)]
    if layout.spinners:
        told.append((f"[{layout.spinners[0].low}*{layout.spinners[0].high}]", labels.spinner))
    meanings: dict[Mark, str] = {ALSO: labels.counted_too, OPEN: labels.may_join}
    number = next((mark for mark in found.values() if mark not in meanings), None)
    told += [(drawn.sign(number), labels.counted)] if number is not None else []
    told += [(drawn.sign(mark), meaning) for mark, meaning in meanings.items() if mark in found.values()]
    return [f"{sign:{TILE}}  {meaning}" for sign, meaning in told]


class _Layout:
    def __init__(self, layout: Layout, strokes: Strokes) -> None:
        self._strokes = strokes
        self._last = layout.laid[-1].tile
        self._spinners = layout.spinners
        self._marks = marks(layout)
        self._line, *arms = chains(layout)
        self._arms = {arm.start: arm for arm in arms if arm.start is not None}

    def tile(self, step: Step) -> str:
        begin, end = "<>" if step.tile == self._last else "[]"
        return f"{begin}{step.inner}{'*' if step.tile in self._spinners else '|'}{step.outer}{end}"

    def sign(self, mark: Mark | None) -> str:
        if mark is None:
            return ""
        return self._strokes.hollow if mark == OPEN else "(=)" if mark == ALSO else f"({mark})"

    def as_it_lies(self) -> list[str]:
        strokes = self._strokes
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
            begin, tiles, end = self._chain(chain)
            write(row, column, begin + "".join(tiles) + end)
            middles = [column + len(begin) + TILE * place + TILE // 2 for place in range(len(tiles))]
            free = row + 1
            for middle, step in zip(middles, chain.steps, strict=True):
                for off, name in zip((-1, 1), ARMS, strict=True):
                    if Place(step.tile, name) in self._marks:  # right below the double, above all arms that are begun
                        write(row + 1, middle + off, strokes.hollow)
                        free = row + 2
            for middle, step in zip(reversed(middles), reversed(chain.steps), strict=True):
                joints: list[int] = []
                for arm in self._begun(step):
                    for between in range(row + 1, free):
                        write(between, middle, strokes.branch if between in joints else strokes.down)
                    joints.append(free)
                    write(free, middle, strokes.corner + strokes.across)
                    free = draw(arm, free, middle + 2)
            return free

        draw(self._line, 0, 0)
        return ["".join(row) for row in rows]

    def one_by_one(self, width: int) -> list[str]:
        strokes = self._strokes
        lines: list[str] = []
        hollow: list[str] = []
        for chain in (self._line, *self._arms.values()):
            grows_from = ""
            if chain.start is not None:
                value = chain.start.value
                grows_from = f"[{value}|{value}]{strokes.corner}{strokes.across}"
            begin, tiles, end = self._chain(chain)
            fitting = max(1, (width - len(grows_from) - len(begin) - len(end)) // TILE)
            for first in range(0, len(tiles), fitting):
                before = grows_from + begin if first == 0 else " " * len(grows_from + begin)
                lines.append(before + "".join(tiles[first : first + fitting]))
            lines[-1] += end
            for step in chain.steps:
                rings = strokes.hollow * sum(Place(step.tile, name) in self._marks for name in ARMS)
                hollow += [f"[{step.inner}*{step.outer}]{rings}"] if rings else []
        return lines + columns(hollow, width)

    def _chain(self, chain: Chain) -> tuple[str, list[str], str]:
        """What stands before the tiles of a chain, the tiles, and what stands behind them."""
        begin = self.sign(self._marks.get(chain.inner)) if chain.inner is not None else ""
        return begin, [*map(self.tile, chain.steps)], self.sign(self._marks.get(chain.outer))

    def _begun(self, step: Step) -> list[Chain]:
        places = [Place(step.tile, name) for name in ARMS] if step.tile.is_double else []
        return [self._arms[place] for place in places if place in self._arms]
