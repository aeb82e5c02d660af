"""The peg board as SVG: the old one (four rows of thirty, two rows a side) and the new one (a track of 120 a side).

Two pegs a side: the front one, filled, at the score, the rear one, hollow, at the score before. Each side has a shape.

>>> board = Board("old", target=61, sides=2)
>>> board.spot(0, 1), board.spot(0, 30), board.spot(0, 31)
(HoleSpot(lap=1, x=42.0, y=26.0), HoleSpot(lap=1, x=352.0, y=26.0), HoleSpot(lap=1, x=352.0, y=36.0))
>>> board.spot(0, 61) == board.spot(1, 61) == board.game_hole
True
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sixtyone.pegboard import NEW_LAP, OLD_LAP, STREET, Pegs, place_on_board, skunk_scores
from sixtyone.pictures.canvas import Drawing, circle, element, line, number, path, polygon, rectangle, words, wrapped
from sixtyone.pictures.labels import Labels

FORMS = ("old", "new")
MOST_SIDES = {"old": 2, "new": 4}
_HOLE: Final = 10.0  # from hole to hole
_FIVE: Final = 4.0  # more between two fives
_LEFT: Final = 42.0
_TOP: Final = 26.0
_ROW: Final = 10.0  # from row to row of a street
_STREET: Final = 24.0  # between two streets of the new board, more
_LONG: Final = 29 * _HOLE + 5 * _FIVE


class HoleSpot(NamedTuple):
    """Where a hole is drawn, and in which lap it means a score."""

    lap: int
    x: float
    y: float


@dataclass(frozen=True)
class Board:
    """A board: its ``form`` (``old`` or ``new``), the target of the game, and how many sides it serves.

    Raises:
        ValueError: no such form, a number of sides that the form does not serve, or a target below 1.
    """

    form: str
    target: int
    sides: int

    def __post_init__(self) -> None:
        if self.form not in FORMS:
            raise ValueError(f"a board is one of {', '.join(FORMS)}, not {self.form!r}")
        if not 1 <= self.sides <= MOST_SIDES[self.form]:
            raise ValueError(f"the {self.form} board does not serve {self.sides} sides")
        if self.target < 1:
            raise ValueError(f"a game goes to 1 or more, not {self.target}")

    @property
    def lap(self) -> int:
        """The holes of a side's lap."""
        return OLD_LAP if self.form == "old" else NEW_LAP

    @property
    def laps(self) -> int:
        """How many laps a game takes; the game hole is one more hole, not another lap."""
        return max(1, -(-(self.target - 1) // self.lap))

    @property
    def streets(self) -> int:
        """The streets of a side's lap."""
        return self.lap // STREET

    def row(self, side: int, street: int) -> float:
        """How far down a street (from 1) of a side lies."""
        if self.form == "old":
            # Up the outer row, back by the inner one.
            rows = (0, 1) if side == 0 else (4, 3)
            return _TOP + _ROW * rows[street - 1]
        # Tracks turn round together, so that the outer one stays outside.
        lane = side if street % 2 else self.sides - 1 - side
        return _TOP + (street - 1) * ((self.sides - 1) * _ROW + _STREET) + lane * _ROW

    def column(self, street: int, hole: int) -> float:
        """How far right a hole (from 1) of a street lies; every other street runs back."""
        along = hole - 1 if street % 2 else STREET - hole
        return _LEFT + _HOLE * along + _FIVE * (along // 5)

    def spot(self, side: int, score: int) -> HoleSpot:
        """Where the peg of a score stands: before the first hole at 0, in the game hole from the target on."""
        if score >= self.target:
            return self.game_hole
        hole = place_on_board(score, self.lap)
        if hole is None:
            return HoleSpot(0, _LEFT - 1.4 * _HOLE, self.row(side, 1))
        return HoleSpot(hole.lap, self.column(hole.street, hole.hole), self.row(side, hole.street))

    @property
    def game_hole(self) -> HoleSpot:
        """The hole that ends the game, which all sides share: after the last whole street, between the tracks."""
        last = (self.target - 2) % self.lap + 1 if self.target > 1 else 1
        street = (last - 1) // STREET + 1
        runs_right = street % 2 == 1
        x = _LEFT + _LONG + 2.8 * _HOLE if runs_right else _LEFT - 2.8 * _HOLE
        rows = [self.row(side, street) for side in range(self.sides)]
        y = _TOP + 2 * _ROW if self.form == "old" else (min(rows) + max(rows)) / 2
        return HoleSpot(self.laps, x, y)

    @property
    def size(self) -> tuple[float, float]:
        """The width and height of the board, edge to edge."""
        lowest = max(self.row(side, self.streets) for side in range(self.sides))
        if self.form == "old":
            lowest = _TOP + 4 * _ROW
        return _LONG + 2 * _LEFT, lowest + _TOP


def draw_board(
    board: Board,
    pegs: Sequence[Pegs],
    names: Sequence[str] = (),
    *,
    streets: bool = True,
    skunks: bool = False,
    labels: Labels | None = None,
    title: str | None = None,
    desc: str | None = None,
) -> Drawing:
    """A board with the pegs of each side; ``streets`` numbers the ends of the streets, ``skunks`` draws skunk lines."""
    labels = labels or Labels()
    names = names or tuple(labels.side_name(side) for side in range(board.sides))
    told = [_told(board, side, pegs[side], names[side], labels) for side in range(board.sides)]
    skunked = skunk_scores(board.target) if skunks else ()
    lines = [labels.skunk_line(below, how == 2) for below, how in skunked]
    width, height = board.size
    drawing = Drawing(
        width,
        height,
        labels.board_title(board.target, board.sides) if title is None else title,
        labels.board_desc(board.form, told, lines) if desc is None else desc,
    )
    drawing.add(rectangle(2, 2, width - 4, height - 4, "board", 10, 1.2))
    if streets:
        _add_streets(drawing, board)
    _add_holes(drawing, board)
    for below, how in skunked:
        _add_skunk_line(drawing, board, below, how)
    home = [side for side in range(board.sides) if pegs[side].front >= board.target]
    for side in range(board.sides):
        rear, front = board.spot(side, pegs[side].rear), board.spot(side, pegs[side].front)
        if pegs[side].front == 0:
            rear = rear._replace(x=rear.x - _HOLE)
        drawing.add(_peg(side, rear.x, rear.y, f"rear-{side}"))
        if side in home:  # one above the other, where several are home
            front = front._replace(y=front.y + 3.5 * (home.index(side) - (len(home) - 1) / 2))
        drawing.add(_peg(side, front.x, front.y, f"front-{side}"))
    for side, one in enumerate(told):
        _add_meaning(drawing, _peg(side, 16, drawing.height + 0.9 * drawing.text_size, f"front-{side}", 1.4), one)
    for (_, how), one in zip(skunked, lines, strict=True):
        middle = drawing.height + 0.9 * drawing.text_size
        _add_meaning(drawing, _strokes(16, middle, how), one)
    drawing.height += 0.6 * drawing.text_size
    return drawing


def _add_meaning(drawing: Drawing, sign: str, meaning: str) -> None:
    size = drawing.text_size
    drawing.add(sign)
    for text in wrapped(meaning, drawing.width - 36, size):
        drawing.add(words(30, drawing.height + 1.25 * size, text, size))
        drawing.height += 1.4 * size


def _told(board: Board, side: int, pegs: Pegs, name: str, labels: Labels) -> str:
    told = labels.side(name, pegs.front, pegs.rear, board.target)
    spot = board.spot(side, pegs.front)
    if board.laps > 1 and 0 < pegs.front < board.target:
        told += f", {labels.lap(spot.lap, board.laps)}"
    return told


def _add_holes(drawing: Drawing, board: Board) -> None:
    for side in range(board.sides if board.form == "new" else 2):
        for back in (1.4, 2.4):  # two holes to start from, one a peg
            drawing.add(circle(_LEFT - back * _HOLE, board.row(side, 1), 1.9, "hole"))
        for street in range(1, board.streets + 1):
            y = board.row(side, street)
            drawing.add("".join(circle(board.column(street, hole), y, 1.9, "hole") for hole in range(1, STREET + 1)))
    drawing.add(circle(board.game_hole.x, board.game_hole.y, 4.2, "game-hole"))


def _add_streets(drawing: Drawing, board: Board) -> None:
    """Lines between the fives, and at the end of each street the score there, in the first lap."""
    sides = board.sides if board.form == "new" else 2
    for street in range(1, board.streets + 1):
        rows = [board.row(side, street) for side in range(sides)]
        blocks = [(min(rows), max(rows))] if board.form == "new" else [(row, row) for row in rows]
        for top, bottom in blocks:
            for five in range(1, 6):
                x = _LEFT + (5 * five - 0.5) * _HOLE + (five - 0.5) * _FIVE
                drawing.add(line(x, top - 4, x, bottom + 4, "street"))
        text, end = str(street * STREET), board.column(street, STREET)
        if board.form == "new":
            drawing.add(words(end, min(rows) - 7, text, 12, "board-words", "middle"))
            if street < board.streets:
                drawing.add(_bends(board, street))
        else:
            x, anchor = (end + 8, "start") if street % 2 else (end - 8, "end")
            drawing.add(*(words(x, row + 4, text, 12, "board-words", anchor) for row in rows))


def _bends(board: Board, street: int) -> str:
    """The tracks turning from one street of the new board into the next."""
    found = []
    way = 1 if street % 2 else -1
    x = board.column(street, STREET) + way * 0.6 * _HOLE
    for side in range(board.sides):
        top, bottom = board.row(side, street), board.row(side, street + 1)
        # All within the margin of the board: flat arcs, the outer track outside.
        deep = way * (8 + 12 * (bottom - top) / (_STREET + 2 * board.sides * _ROW))
        start, end, far = f"{number(x)} {number(top)}", f"{number(x)} {number(bottom)}", number(x + deep)
        found.append(f"M{start}C{far} {number(top)} {far} {number(bottom)} {end}")
    return path("".join(found), "street")


def _add_skunk_line(drawing: Drawing, board: Board, below: int, how: int) -> None:
    """Across each track before the hole from which on a loser is not skunked so badly."""
    for side in range(board.sides):
        spot, before = board.spot(side, below), board.spot(side, below - 1)
        outwards = 6 if spot.x > _LEFT + _LONG / 2 else -6
        x = (spot.x + before.x) / 2 if spot.y == before.y else spot.x + outwards
        drawing.add(_strokes(x, spot.y, how))


def _strokes(x: float, y: float, how: int) -> str:
    """A skunk line by its middle: broken; of a double skunk two, side by side."""
    lines = (-1.5, 1.5) if how == 2 else (0,)
    return "".join(line(x + off, y - 6, x + off, y + 6, "skunk") for off in lines)


def _peg(side: int, x: float, y: float, class_: str, scale: float = 1.0) -> str:
    """A peg: round, square, a triangle or a diamond, by the side."""
    r = 4.0 * scale
    match side:
        case 0:
            return element("circle", cx=x, cy=y, r=r, class_=class_)
        case 1:
            return rectangle(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r, class_)
        case 2:
            return polygon([(x - 1.15 * r, y + 0.9 * r), (x, y - 1.2 * r), (x + 1.15 * r, y + 0.9 * r)], class_)
        case _:
            return polygon([(x - 1.3 * r, y), (x, y - 1.3 * r), (x + 1.3 * r, y), (x, y + 1.3 * r)], class_)
