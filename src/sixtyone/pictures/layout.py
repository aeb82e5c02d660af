"""A layout of dominoes as SVG: real pips, a number at each counted end, a hollow dot at each open place not counted.

>>> from sixtyone.catalogue import find_game
>>> rules = find_game("horse-race").rules()
>>> layout = Layout.from_texts("all", ["1-4", "1-1 at 1-4.low", "4-4 at 1-4.high"])
>>> print(draw_layout(layout, rules).desc[:53])
Counted: 2 + 8 = 10. Award: 10 raw, 2 displayed point
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sixtyone.games.dominoes.ends import counted_ends, placement_score
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.pictures.canvas import NARROW, WIDE, Drawing, circle, group, words
from sixtyone.pictures.domino import spinner, tile
from sixtyone.pictures.geometry import WIDEST, Arrangement, Frame, Hint, arrange, hints
from sixtyone.pictures.glyphs import figure
from sixtyone.pictures.labels import Labels
from sixtyone.pictures.marks import ALSO, OPEN, Mark, marks
from sixtyone.score import total

_LARGEST = 44.0  # pixels to half a tile
_MARGIN = 0.45  # halves around tiles and marks
_MARK = 0.46  # the radius of a mark, in halves


def draw_layout(
    layout: Layout,
    rules: DominoRules,
    arrangement: Arrangement | None = None,
    labels: Labels | None = None,
    *,
    legend: bool = True,
    caption: bool = True,
    title: str | None = None,
    desc: str | None = None,
) -> Drawing:
    """A drawing of a layout. ``arrangement`` is where the tiles lie already, so that they stay there."""
    labels = labels or Labels()
    arrangement = arrangement or arrange(layout)
    points = total(placement_score(counted_ends(layout), rules))
    raw = 5 * points if rules.shows_raw else None
    spots = hints(layout, arrangement)
    frame = _frame(arrangement, spots)
    unit = min(_LARGEST, WIDE / frame.width)
    width = max(NARROW, frame.width * unit)
    drawing = Drawing(
        width,
        frame.height * unit,
        labels.layout_title(layout) if title is None else title,
        labels.layout_desc(layout, points, raw) if desc is None else desc,
    )
    left = (width - frame.width * unit) / 2 - frame.x * unit
    last = layout.laid[-1].tile if layout.laid else None
    dominoes = [(laid, tile(laid, unit, last=laid == last)) for laid in layout.tiles]
    for laid, domino in (*dominoes, *((laid, spinner(unit)) for laid in layout.spinners)):
        spot = arrangement.spots[laid]
        drawing.add(group([domino], left + spot.x * unit, (spot.y - frame.y) * unit, spot.rotation))
    values = marks(layout)
    for hint in spots:
        x, y = left + hint.x * unit, (hint.y - frame.y) * unit
        drawing.add(mark(values[hint.place], x, y, unit if hint.clear else 0.7 * unit))
    if legend and layout.laid:
        _add_legend(drawing, layout, list(values.values()), labels)
    if caption:
        drawing.add_lines(labels.sum_and_award(layout, points, raw), 10)
    return drawing


def mark(value: Mark, x: float, y: float, unit: float) -> str:
    """A mark: filled with the number that an end adds; small and filled (``ALSO``); or hollow (``OPEN``)."""
    if value == OPEN:
        return circle(x, y, 0.2 * unit, "open", 0.09 * unit)
    if value == ALSO:
        return circle(x, y, 0.2 * unit, "counted")
    figures = str(value)
    height = 0.52 * unit if len(figures) == 1 else 0.44 * unit
    return circle(x, y, _MARK * unit, "counted") + figure(figures, x, y, height, "figure", 2.2)


def _frame(arrangement: Arrangement, spots: Sequence[Hint]) -> Frame:
    """A frame around tiles and marks, padded to at most 2:1."""
    box = arrangement.box
    xs = [box.x, box.x + box.width, *(hint.x + way * _MARK for hint in spots for way in (-1, 1))]
    ys = [box.y, box.y + box.height, *(hint.y + way * _MARK for hint in spots for way in (-1, 1))]
    width, height = max(xs) - min(xs) + 2 * _MARGIN, max(ys) - min(ys) + 2 * _MARGIN
    wide, high = max(width, height / WIDEST), max(height, width / WIDEST)
    return Frame(min(xs) - _MARGIN - (wide - width) / 2, min(ys) - _MARGIN - (high - height) / 2, wide, high)


def _add_legend(drawing: Drawing, layout: Layout, values: Sequence[Mark], labels: Labels) -> None:
    """Rows of signs with what they mean, only of those that the drawing has."""
    size = drawing.text_size
    unit = 1.5 * size
    sign: list[tuple[Callable[[float, float], str], str]] = [
        (lambda x, y: group([tile(layout.laid[-1].tile, unit, last=True)], x, y), labels.just_laid)
    ]
    if layout.spinners:
        sign.append((lambda x, y: group([tile(layout.spinners[0], unit), spinner(unit)], x, y), labels.spinner))
    number = next((value for value in values if isinstance(value, int)), None)
    if number is not None:
        sign.append((lambda x, y: mark(number, x, y, unit), labels.counted))
    if ALSO in values:
        sign.append((lambda x, y: mark(ALSO, x, y, unit), labels.counted_too))
    if OPEN in values:
        sign.append((lambda x, y: mark(OPEN, x, y, unit), labels.may_join))
    for draw, meaning in sign:
        middle = drawing.height + 0.9 * size
        drawing.add(draw(10 + unit, middle), words(18 + 2 * unit, middle + 0.35 * size, meaning, size))
        drawing.height += 1.8 * size
    drawing.height += 0.3 * size
