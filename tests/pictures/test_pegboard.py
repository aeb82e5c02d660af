"""Boards: every score has a hole of its own, where pegboard.py says that it is."""

import pytest

from sixtyone.pegboard import Pegs, place_on_board, skunk_scores
from sixtyone.pictures.pegboard import FORMS, Board, draw_board
from tests.pictures.drawn import of_class, parsed, texts

BOARDS = [
    Board(form, target, sides)
    for form in FORMS
    for target in (61, 121, 151, 181)
    for sides in ((1, 2) if form == "old" else (2, 3, 4))
]
NAMES = [f"{board.form}-{board.target}-{board.sides}" for board in BOARDS]


@pytest.mark.parametrize("board", BOARDS, ids=NAMES)
def test_each_score_has_its_own_hole(board: Board) -> None:
    spots = {}
    for side in range(board.sides):
        for score in range(board.target):
            spot = board.spot(side, score)
            assert spots.setdefault(spot, (side, score)) == (side, score)
            hole = place_on_board(score, board.lap)
            assert spot.lap == (hole.lap if hole else 0)
    assert board.game_hole not in spots
    width, height = board.size
    assert all(8 <= spot.x <= width - 8 and 8 <= spot.y <= height - 8 for spot in (*spots, board.game_hole))


@pytest.mark.parametrize("board", BOARDS, ids=NAMES)
def test_holes_stand_in_fives_and_streets_in_rows(board: Board) -> None:
    for side in range(board.sides):
        for score in range(1, min(board.target, board.lap)):
            one, other = board.spot(side, score), board.spot(side, score + 1)
            if score + 1 >= board.target:
                continue
            if score % 30:
                assert one.y == other.y
                assert abs(one.x - other.x) == (14 if score % 5 == 0 else 10)
            else:
                assert one.x == other.x  # the next street starts where the last one ended
                assert one.y != other.y


@pytest.mark.parametrize("board", BOARDS, ids=NAMES)
def test_tracks_never_share_a_row(board: Board) -> None:
    rows = [board.row(side, street) for side in range(board.sides) for street in range(1, board.streets + 1)]
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize("board", BOARDS, ids=NAMES)
def test_it_is_all_drawn(board: Board) -> None:
    pegs = [Pegs(20 + side, 10) for side in range(board.sides)]
    root = parsed(draw_board(board, pegs))
    tracks = board.sides if board.form == "new" else 2
    assert len(of_class(root, "hole")) == tracks * (board.lap + 2)
    assert len(of_class(root, "game-hole")) == 1
    for side in range(board.sides):
        spot = board.spot(side, 20 + side)
        (front, _legend), (rear,) = of_class(root, f"front-{side}"), of_class(root, f"rear-{side}")
        assert {front.tag, rear.tag} == {front.tag}  # the same shape, filled and hollow
        if front.tag.endswith("circle"):
            assert (float(front.get("cx", "0")), float(front.get("cy", "0"))) == (spot.x, spot.y)


def test_sides_differ_by_shape() -> None:
    root = parsed(draw_board(Board("new", 121, 4), [Pegs(5, 2)] * 4))
    shapes = set()
    for side in range(4):
        peg = of_class(root, f"front-{side}")[0]
        shapes.add((peg.tag, len(peg.get("points", "").split())))
    assert len(shapes) == 4


def test_from_the_target_on_a_peg_is_in_the_game_hole() -> None:
    board = Board("old", 61, 2)
    assert board.spot(0, 61) == board.spot(1, 62) == board.game_hole
    drawing = draw_board(board, [Pegs(62, 60), Pegs(61, 57)], ["Ann", "Bo"])
    assert texts(parsed(drawing))[-4:] != []
    assert "Ann: 62, in the game hole" in drawing.desc
    assert "Bo: 61, in the game hole" in drawing.desc
    fronts = [of_class(parsed(drawing), f"front-{side}")[0] for side in (0, 1)]
    assert len({front.get("cy", front.get("y")) for front in fronts}) == 2  # neither hides the other


def test_laps_are_told_where_there_are_several() -> None:
    assert "lap 2 of 2" in draw_board(Board("old", 121, 2), [Pegs(61, 60), Pegs(60, 59)]).desc
    assert "lap" not in draw_board(Board("old", 61, 2), [Pegs(31, 29), Pegs(0, 0)]).desc
    assert Board("old", 151, 2).laps == 3
    assert Board("new", 121, 3).laps == 1
    assert Board("new", 181, 3).laps == 2


@pytest.mark.parametrize(
    ("target", "lines"), [(61, ((31, 1),)), (121, ((61, 2), (91, 1))), (151, ((76, 1),)), (181, ((91, 1),))]
)
def test_skunk_lines(target: int, lines: tuple[tuple[int, int], ...]) -> None:
    board = Board("old", target, 2)
    assert skunk_scores(target) == lines
    pegs = [Pegs(3, 1), Pegs(0, 0)]
    with_lines, without = draw_board(board, pegs, skunks=True), draw_board(board, pegs)
    strokes = sum(how for _, how in lines)  # a double skunk line is two
    assert len(of_class(parsed(with_lines), "skunk")) == 3 * strokes  # one a side, and one in the legend
    assert all(f"below {below}" in with_lines.desc for below, _ in lines)
    assert of_class(parsed(without), "skunk") == []


@pytest.mark.parametrize(
    ("form", "target", "sides"), [("oval", 61, 2), ("old", 61, 3), ("new", 61, 5), ("new", 0, 2), ("old", 61, 0)]
)
def test_a_board_that_there_is_not(form: str, target: int, sides: int) -> None:
    with pytest.raises(ValueError, match=r"board|game"):
        Board(form, target, sides)
