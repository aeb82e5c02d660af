"""A drawn layout shows its pips, its marks, its spinners and the tile just laid; nothing by colour alone."""

from typing import Any

import pytest

from sixtyone.catalogue import find_game
from sixtyone.games.dominoes.ends import counted_ends
from sixtyone.games.dominoes.layout import Layout
from sixtyone.pictures.layout import draw_layout
from tests.pictures.drawn import POSITIONS, SVG, layout_of, of_class, parsed, texts

IDS = [position["id"] for position in POSITIONS]


@pytest.mark.parametrize("position", POSITIONS, ids=IDS)
def test_every_position_of_the_diagrams(position: dict[str, Any]) -> None:
    layout = layout_of(position)
    root = parsed(draw_layout(layout, find_game(position["game"]).rules(), legend=False, caption=False))
    assert len(of_class(root, "pip")) == sum(tile.pips for tile in layout.tiles)
    assert len(of_class(root, "face", "face-last")) == len(layout.tiles)
    assert len(of_class(root, "spinner")) == len(position["spinners"])
    assert len(of_class(root, "diamond")) == 1
    # A number for each contribution, drawn as strokes: as many figures as digits.
    digits = sum(len(str(end["value"])) for end in position["counted"])
    assert sum(len(figure.findall(f"{SVG}path")) for figure in of_class(root, "figure")) == digits
    assert len(of_class(root, "figure")) == len(position["counted"])
    assert len(of_class(root, "open")) == sum(not place["counted"] for place in position["open"])
    # Each open place has one mark: a number, a hollow dot, or the second side of a lone double.
    assert len(of_class(root, "counted", "open")) == len(position["open"])
    assert texts(root) == []


@pytest.mark.parametrize("position", POSITIONS, ids=IDS)
def test_the_caption_and_the_description_have_every_number(position: dict[str, Any]) -> None:
    drawing = draw_layout(layout_of(position), find_game(position["game"]).rules())
    told = " ".join(texts(parsed(drawing)))
    values = [end.value for end in counted_ends(layout_of(position))]
    assert sorted(values) == sorted(end["value"] for end in position["counted"])
    for text in (told, drawing.desc):
        assert " + ".join(map(str, values)) + (f" = {position['sum']}" if len(values) > 1 else "") in text
        if position["raw"] is not None:
            assert f"{position['raw']} raw, {position['points']} displayed" in text
        else:
            assert f"Award: {position['points']} point" in text
            assert "raw" not in text
    for tile in position["tiles_in_order"]:
        assert f"[{tile.replace('-', '|')}]" in drawing.desc
    assert drawing.desc.count(" – ") == len(position["links"])
    assert drawing.desc.count("not counted") == sum(not place["counted"] for place in position["open"])


def test_the_legend_explains_what_there_is_and_no_more() -> None:
    rules = find_game("horse-race").rules()
    opening = texts(parsed(draw_layout(Layout.from_texts("all", ["1-4"]), rules, caption=False)))
    assert opening == ["just laid", "counted end, with what it adds"]
    double = texts(parsed(draw_layout(Layout.from_texts("all", ["2-2"]), rules, caption=False)))
    assert double == ["just laid", "spinner", "counted end, with what it adds", "the same double, counted once"]
    layout = Layout.from_texts("all", ["4-4", "1-4 at 4-4.side-a", "2-4 at 4-4.side-b"])
    arms = texts(parsed(draw_layout(layout, rules, caption=False)))
    assert arms == ["just laid", "spinner", "counted end, with what it adds", "a tile may join here; not counted"]


def test_title_and_description_may_be_another_languages() -> None:
    layout = Layout.from_texts("all", ["1-4"])
    drawing = draw_layout(layout, find_game("horse-race").rules(), title="Tytuł", desc="Opis")
    assert (drawing.title, drawing.desc) == ("Tytuł", "Opis")


def test_without_colour_each_mark_still_differs() -> None:
    layout = Layout.from_texts("all", ["4-4", "1-4 at 4-4.side-a", "2-4 at 4-4.side-b"])
    root = parsed(draw_layout(layout, find_game("horse-race").rules(), legend=False, caption=False))
    (counted, *_), (hollow, *_) = of_class(root, "counted"), of_class(root, "open")
    assert float(counted.get("r", "0")) > 2 * float(hollow.get("r", "0"))  # larger, and with a number in it
    assert len(of_class(root, "figure")) == len(of_class(root, "counted"))
    faces = of_class(root, "face", "face-last")
    outline = of_class(root, "spinner")[0]
    assert float(outline.get("width", "0")) > max(float(face.get("width", "0")) for face in faces)
