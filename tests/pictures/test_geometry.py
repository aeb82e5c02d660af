"""Where tiles lie: on 500 random rounds here, on 20,000 by `python -m bench.geometry`; and what rounds do not meet."""

import json
import random
from itertools import combinations

import pytest

from bench.geometry import contacts, final_layouts, gap, look_at, look_at_many, touch, wrong
from sixtyone.games.dominoes.layout import Layout
from sixtyone.pictures.anew import draw_anew
from sixtyone.pictures.geometry import Arrangement, Spot, arrange, hints, spot_of
from sixtyone.pictures.ground import Fit
from sixtyone.pictures.turning import COMPACT, USUAL, Ground
from sixtyone.tiles import TILES, Place, Tile, parse_place

NINE = ["1-4", "1-1 at 1-4.low", "4-4 at 1-4.high", "3-4 at 4-4.side-b", "1-2 at 1-1.side-b", "1-5 at 1-1.arm-a"]


def lay_at_random(spinning: str, seed: int) -> Layout:
    """All tiles that will go, with no rules but where a tile fits: longer and stranger than any round."""
    chance = random.Random(seed)
    layout = Layout(spinning)
    left = list(TILES)
    while fitting := [(tile, at) for tile in left for at in layout.places_for(tile)]:
        tile, at = chance.choice(fitting)
        layout = layout.with_tile(tile, at)
        left.remove(tile)
    return layout


def test_five_hundred_rounds() -> None:
    found = look_at_many(500, seed=61)
    assert wrong(found) == []
    assert found["rounds"] == 500
    assert found["positions of many"] > 1500


@pytest.mark.parametrize("spinning", ["none", "first", "all"])
def test_layouts_that_no_round_reaches(spinning: str) -> None:
    lengths = set()
    for seed in range(60):
        layout = lay_at_random(spinning, seed)
        lengths.add(len(layout.laid))
        found = look_at(layout)
        assert not set(wrong(found)) & {"overlaps", "loose links", "moved", "frames beyond 2:1"}, seed
    assert max(lengths) == 28


def test_a_round_of_another_game() -> None:
    for layout in final_layouts(30, seed=2, game="fives-and-threes"):
        assert not set(wrong(look_at(layout))) & {"overlaps", "loose links", "moved", "frames beyond 2:1"}


def test_layouts_for_screens_hold_the_same_promises_in_less_room() -> None:
    found = look_at_many(200, seed=62, taste=COMPACT)
    assert set(wrong(found)) <= {"rounds drawn anew"}
    assert found["rounds drawn anew"] <= 1
    for game in ("horse-race", "fives-and-threes"):
        layouts = [layout for layout in final_layouts(60, seed=7, game=game) if len(layout.laid) > 8]
        usual, compact = (
            [max(box.width, 1.6 * box.height) for box in (arrange(one, taste=taste).box for one in layouts)]
            for taste in (USUAL, COMPACT)
        )
        assert len(layouts) > 20
        assert sum(compact) < 0.96 * sum(usual)


def test_a_layout_for_a_screen_is_the_same_however_it_is_reached() -> None:
    for layout in final_layouts(20, seed=5):
        growing, step_by_step = Layout(layout.spinning), None
        for one in layout.laid:
            growing = growing.with_tile(one.tile, one.at)
            step_by_step = arrange(growing, step_by_step, COMPACT)
        assert step_by_step is not None
        assert step_by_step.spots == arrange(layout, taste=COMPACT).spots


def test_the_checks_see_what_is_wrong() -> None:
    layout = Layout.from_texts("all", NINE[:2])
    right = arrange(layout)
    assert touch(layout.links[0], right)
    moved = Arrangement(right.laid, {**right.spots, Tile(1, 1): Spot(-1.5, 0.5, 270)})
    assert not touch(layout.links[0], moved)
    turned = Arrangement(right.laid, {**right.spots, Tile(1, 1): Spot(-1.5, 0.0, 90)})  # side b, not a, at the tile
    assert not touch(layout.links[0], turned)
    assert gap(Spot(0, 0, 0), Spot(1.5, 0, 0)) < 0
    assert gap(Spot(0, 0, 0), Spot(1.5, 0, 90)) == 0
    assert gap(Spot(0, 0, 0), Spot(2, 1, 0)) == 0
    assert contacts(parse_place("4-4.arm-a"), Spot(0, 0, 90)) == {(0.0, -1.0)}


def test_it_is_the_same_however_it_is_reached() -> None:
    for layout in final_layouts(40, seed=5):
        growing, step_by_step = Layout(layout.spinning), None
        for one in layout.laid:
            growing = growing.with_tile(one.tile, one.at)
            step_by_step = arrange(growing, step_by_step)
        assert step_by_step is not None
        assert step_by_step.spots == arrange(layout).spots


def test_a_tile_taken_back_moves_nothing() -> None:
    layout, shorter = Layout.from_texts("all", NINE), Layout.from_texts("all", NINE[:4])
    whole = arrange(layout)
    back = arrange(shorter, whole)
    assert not back.redrawn
    assert dict(back.spots) == {tile: whole.spots[tile] for tile in shorter.tiles}


def test_another_layout_starts_anew() -> None:
    other = Layout.from_texts("all", ["6-6"])
    assert arrange(other, arrange(Layout.from_texts("all", NINE))) == arrange(other)


def test_where_no_place_is_free_the_whole_is_drawn_anew_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = Layout.from_texts("all", NINE)
    before = arrange(Layout.from_texts("all", NINE[:-1]))
    away = {tile: Spot(spot.x + 1, spot.y, spot.rotation) for tile, spot in before.spots.items()}
    elsewhere = Arrangement(before.laid, away)
    assert not arrange(layout, elsewhere).redrawn  # it lies elsewhere than it would now, and stays there
    usual, walled = Ground.ranked, []

    def ranked(ground: Ground, tile: Tile, at: Place | None) -> list[Fit]:
        if not walled:
            walled.append(tile)
            return []
        return usual(ground, tile, at)

    monkeypatch.setattr(Ground, "ranked", ranked)
    assert spot_of(Layout.from_texts("all", NINE[:-1]), elsewhere, Tile(1, 5), parse_place("1-1.arm-a")) is None
    walled.clear()
    anew = arrange(layout, elsewhere)
    assert walled == [Tile(1, 5)]
    assert anew.redrawn
    assert all(touch(link, anew) for link in layout.links)


def test_at_last_every_way_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixtyone.pictures.anew.TASTES", (USUAL, USUAL))
    usual, tries = Ground.ranked, []

    def ranked(ground: Ground, tile: Tile, at: Place | None) -> list[Fit]:
        tries.append(tile)
        # The last tile fits only where it is not laid straight on, which the cheapest ways never do.
        ways = usual(ground, tile, at)
        turned = ground.fits.get(Tile(3, 4))
        return [] if tile == Tile(1, 5) and turned and turned.direction % 2 == 0 else ways

    monkeypatch.setattr(Ground, "ranked", ranked)
    layout = Layout.from_texts("all", NINE)
    fits = draw_anew("all", layout.laid).fits
    assert fits[Tile(3, 4)].direction % 2 == 1
    assert tries.count(Tile(1, 5)) > 2


def test_json_round_trip() -> None:
    layout = Layout.from_texts("all", NINE)
    arrangement = arrange(layout)
    data = json.loads(json.dumps(arrangement.to_json()))
    assert Arrangement.from_json(data) == arrangement
    assert data["tiles"][1] == {"tile": "1-1", "x": -1.5, "y": 0.0, "rotation": 270}
    assert data["redrawn"] is False
    marks = [hint.to_json() for hint in hints(layout, arrangement)]
    assert [mark["place"] for mark in marks] == [str(place) for place in layout.open]
    assert set(marks[0]) == {"place", "x", "y", "rotation", "clear"}


def test_it_cannot_be_changed() -> None:
    arrangement = arrange(Layout.from_texts("all", NINE))
    with pytest.raises(TypeError):
        arrangement.spots[Tile(1, 4)] = Spot(1, 1, 0)  # type: ignore[index]


def test_nothing_laid() -> None:
    nothing = arrange(Layout("all"))
    assert nothing.spots == {}
    assert nothing.frame().width == nothing.frame().height == 3


def test_marks_meet_no_tile_and_no_other_mark() -> None:
    unclear = every = 0
    for layout in final_layouts(120, seed=9):
        arrangement = arrange(layout)
        marks = hints(layout, arrangement)
        every += len(marks)
        unclear += sum(not mark.clear for mark in marks)
        clear = [mark for mark in marks if mark.clear]
        for mark in clear:
            for spot in arrangement.spots.values():
                assert max(abs(mark.x - spot.x) - spot.size[0] / 2, abs(mark.y - spot.y) - spot.size[1] / 2) >= 0.5
        for one, other in combinations(clear, 2):
            assert max(abs(one.x - other.x), abs(one.y - other.y)) >= 1
    assert unclear < every / 50


def test_where_a_tile_would_lie() -> None:
    layout = Layout.from_texts("all", NINE)
    arrangement = arrange(layout)
    for place in layout.open:
        for tile in TILES:
            if place.value in tile and tile not in layout.tiles:
                spot = spot_of(layout, arrangement, tile, place)
                assert spot is not None
                assert spot == arrange(layout.with_tile(tile, place), arrangement).spots[tile]
                assert all(gap(spot, other) >= 0 for other in arrangement.spots.values())
