"""Every position of the diagrams in the texts of Horse Race and of Fives and Threes."""

import pytest

from sixtyone.catalogue import find_game
from sixtyone.errors import IllegalAction
from sixtyone.game import to_json
from sixtyone.games.dominoes.ends import counted_ends, end_sum, open_places, placement_score
from sixtyone.games.dominoes.layout import Layout
from sixtyone.score import total
from sixtyone.tiles import ARMS, HALVES, SIDES, TILES, Place
from tests.rules.matches import by_id, named, ruled, vectors
from tests.rules.stacked import lay

POSITIONS = vectors("layouts.json")["positions"]
HORSE_RACE = [position for position in POSITIONS if position["game"] == "horse-race"]


def texts_of(position):
    """The tiles as they were laid: each link leads to the next tile."""
    first, *later = position["tiles_in_order"]
    laid = [first]
    for tile, link in zip(later, position["links"], strict=True):
        assert link["to"].rpartition(".")[0] == tile
        laid.append(f"{tile} at {link['from']}")
    assert later[-1:] in ([], [position["played"]])
    return laid


def by_tile(ends):
    return sorted(ends, key=lambda end: end["tile"])


def assert_ends(got, position):
    """What the ends of a position are, whoever tells it."""
    assert got["links"] == position["links"]
    assert got["open"] == position["open"]
    assert by_tile(got["counted"]) == by_tile(position["counted"])
    assert got["sum"] == position["sum"]
    assert got["spinners"] == position["spinners"]


@pytest.mark.parametrize("position", by_id(POSITIONS))
def test_through_the_layout(position):
    rules = find_game(position["game"]).rules()
    layout = Layout.from_texts(rules.spinners, texts_of(position))
    got = {
        "links": to_json(layout.links),
        "open": to_json(open_places(layout)),
        "counted": to_json(counted_ends(layout)),
        "sum": end_sum(layout),
        "spinners": to_json(layout.spinners),
    }
    assert_ends(got, position)
    assert total(placement_score(counted_ends(layout), rules)) == position["points"]


@pytest.mark.parametrize("position", by_id(POSITIONS))
def test_through_a_match(match, position):
    one = match(position["game"])
    placed = lay(one, texts_of(position))[-1]
    assert placed["tile"] == position["played"]
    assert_ends(placed, position)
    assert (placed["raw"], placed["points"]) == (position["raw"], position["points"])


@pytest.mark.parametrize("position", by_id(POSITIONS))
def test_through_the_referee(position):
    ruling = ruled(game=position["game"], layout=texts_of(position))
    assert_ends(ruling, position)
    assert (ruling["raw"], ruling["points"]) == (position["raw"], position["points"])


@pytest.mark.parametrize("position", by_id(POSITIONS))
def test_the_points_of_a_match_are_those_of_the_positions_on_the_way(match, position):
    one = match(position["game"])
    on_the_way = {tuple(texts_of(other)): other for other in POSITIONS if other["game"] == position["game"]}
    texts = texts_of(position)
    for number, placed in enumerate(lay(one, texts), start=1):
        known = on_the_way.get(tuple(texts[:number]))
        if known is not None:
            assert (placed["sum"], placed["points"]) == (known["sum"], known["points"])
    assert sum(event["points"] for event in named(one.events, "placed")) == sum(
        event["points"] for event in named(one.events, "scored") if event["seat"] is not None
    )


@pytest.mark.parametrize("position", by_id(POSITIONS))
def test_only_the_open_places_take_a_tile(position):
    rules = find_game(position["game"]).rules()
    layout = Layout.from_texts(rules.spinners, texts_of(position))
    open_now = {f"{place['tile']}.{place['place']}" for place in position["open"]}
    for laid in layout.tiles:
        for name in SIDES + ARMS if laid.is_double else HALVES:
            place = Place(laid, name)
            for tile in TILES:
                if tile in layout.tiles:
                    continue
                if str(place) in open_now and place.value in tile:
                    assert layout.with_tile(tile, place).links[-1].start == place
                else:
                    with pytest.raises(IllegalAction) as refused:
                        layout.with_tile(tile, place)
                    assert refused.value.code == ("action/no-fit" if str(place) in open_now else "action/no-place")


@pytest.mark.parametrize("position", by_id(HORSE_RACE))
def test_points_shown_are_raw_points_divided_by_five(position):
    assert position["raw"] == 5 * position["points"]
    assert position["raw"] == (position["sum"] if position["sum"] > 0 and position["sum"] % 5 == 0 else 0)


def test_the_diagrams_of_both_texts_are_here():
    # Eleven diagrams of Horse Race, its example in prose, one step between two diagrams; seven of Fives and Threes.
    assert len(HORSE_RACE) == 11 + 4 + 1
    assert len(POSITIONS) - len(HORSE_RACE) == 7
