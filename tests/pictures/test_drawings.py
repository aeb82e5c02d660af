"""What holds for every drawing: it is well-formed, says what it shows, fits its frame, and is the same each time."""

import re
from xml.etree import ElementTree as ET

import pytest

from sixtyone.pictures.canvas import NARROW, TEXT, Drawing
from sixtyone.pictures.themes import _CLASSES, _DARK, _LIGHT, THEMES, style
from tests.pictures.drawn import SVG, drawings, of_class, parsed

EVERY = dict(drawings())


@pytest.mark.parametrize("name", EVERY)
def test_it_is_well_formed_and_described(name: str) -> None:
    drawing = EVERY[name]
    for theme in THEMES:
        root = parsed(drawing, theme)
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
        assert title is not None
        assert desc is not None
        assert title.text == drawing.title != ""
        assert desc.text == drawing.desc != ""
        assert root.get("aria-labelledby") == title.get("id")
        assert root.get("aria-describedby") == desc.get("id")
        assert [float(number) for number in root.get("viewBox", "").split()][2:] == pytest.approx(
            [drawing.width, drawing.height], abs=0.01
        )


@pytest.mark.parametrize("name", EVERY)
def test_every_class_has_a_style(name: str) -> None:
    root = parsed(EVERY[name])
    classes = {element.get("class") for element in root.iter() if element is not root} - {None}
    assert classes <= set(_CLASSES)
    sheet = root.findtext(f"{SVG}style") or ""
    assert all(f".{class_}{{" in sheet for class_ in classes)
    assert "{" not in re.sub(r"\.s61-auto \.[\w-]+\{[^{}]*\}|@media \(prefers-color-scheme:dark\)\{", "", sheet)


@pytest.mark.parametrize("name", EVERY)
def test_it_is_the_same_each_time(name: str) -> None:
    assert dict(drawings())[name].svg() == EVERY[name].svg()


@pytest.mark.parametrize("name", EVERY)
def test_words_can_be_read_on_the_narrowest_screen_and_stay_in_the_frame(name: str) -> None:
    drawing = EVERY[name]
    shrunk = min(1.0, NARROW / drawing.width)
    for text in of_class(parsed(drawing), "words", "strong"):
        size = float(text.get("font-size", "0"))
        assert size * shrunk >= TEXT - 0.6
        wide = 0.6 * size * len("".join(text.itertext()))
        x = float(text.get("x", "0"))
        start = x - {"start": 0, "middle": wide / 2, "end": wide}[text.get("text-anchor", "start")]
        assert start >= 0
        assert start + wide <= drawing.width
        assert float(text.get("y", "0")) <= drawing.height


def test_two_drawings_on_a_page_have_their_own_names() -> None:
    names = [parsed(drawing).get("aria-labelledby") for drawing in EVERY.values()]
    assert len(set(names)) == len(names)


def test_words_are_escaped() -> None:
    drawing = Drawing(320, 20, '<a> & "b"', "it's < that")
    drawing.add_lines("1 < 2 & 3", 10)
    root = parsed(drawing)
    assert root.findtext(f"{SVG}title") == '<a> & "b"'
    assert root.findtext(f"{SVG}text") == "1 < 2 & 3"


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [_LIGHT, _DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("figure", "behind", "least"),
    [
        ("ink", "ground", 7), ("ink", "wood", 4.5), ("pip", "face", 7), ("pip", "last", 7), ("pip", "dim", 4.5),
        ("on-mark", "mark", 4.5), ("mark", "ground", 4.5), ("spinner", "ground", 3), ("hole", "wood", 3),
        *((suit, face, 4.5) for suit in ("black", "red", "green", "blue") for face in ("face",)),
        *((f"peg{side}", "wood", 2.2) for side in range(4)), ("grain", "wood", 1.3), ("face", "back", 3),
    ],
)  # fmt: skip
def test_contrast(palette: dict[str, str], figure: str, behind: str, least: float) -> None:
    assert contrast(palette[figure], palette[behind]) >= least


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="auto, light, dark"):
        style("blue", ())


def test_a_drawing_that_is_not_well_formed_would_be_seen() -> None:
    drawing = Drawing(320, 20, "a", "b")
    drawing.add("<g>")
    with pytest.raises(ET.ParseError):
        parsed(drawing)
