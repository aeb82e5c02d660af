"""The words of the drawings in each language."""

from __future__ import annotations

import inspect

import pytest

from sixtyone.cards import parse_card, parse_cards
from sixtyone.catalogue import find_game
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.pegboard import Pegs
from sixtyone.pictures.hand import draw_count, draw_hand, draw_pile, draw_tiles
from sixtyone.pictures.labels import Labels
from sixtyone.pictures.layout import draw_layout
from sixtyone.pictures.pegboard import Board, draw_board
from sixtyone.pictures.position import draw_position
from sixtyone.pictures.worded import WordedLabels
from sixtyone.tiles import parse_tiles
from sixtyone.words.catalogue import LANGUAGES, Words

NAMES = [name for name in vars(Labels) if not name.startswith("_")]


@pytest.mark.parametrize("name", NAMES)
def test_every_label_comes_from_the_catalogue(name: str) -> None:
    in_english, worded = Labels(), WordedLabels()
    if callable(getattr(Labels, name)):
        assert name in vars(WordedLabels), "a label that would stay English"
        assert inspect.signature(getattr(Labels, name)) == inspect.signature(getattr(WordedLabels, name))
    else:
        assert getattr(worded, name) == getattr(in_english, name)
        assert len({getattr(WordedLabels(Words(language)), name) for language in LANGUAGES}) > 1 or name == "spinner"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_drawn_with_words_of_the_language(language: str) -> None:
    labels = WordedLabels(Words(language))
    rules = find_game("horse-race").rules()
    assert isinstance(rules, DominoRules)
    layout = Layout.from_texts("all", ["1-4", "1-1 at 1-4.low", "4-4 at 1-4.high"])
    game = find_game("cribbage")
    position = game.new(game.rules()).view(0)
    hand = parse_cards("5H 5S 5C JD")
    drawings = [
        draw_layout(layout, rules, labels=labels),
        draw_layout(Layout.from_texts("all", []), rules, labels=labels),
        draw_hand([*hand, None], labels=labels, name="Ann"),
        draw_tiles([*parse_tiles("1-4 2-2"), None, None], labels=labels),
        draw_pile(parse_cards("7C 8H"), labels=labels),
        draw_count(hand, parse_card("5D"), labels=labels),
        draw_count(parse_cards("2C 4C 6C 8D"), parse_card("TC"), crib=True, labels=labels),
        draw_board(Board("old", 121, 2), [Pegs(45, 37), Pegs(121, 118)], skunks=True, labels=labels),
        draw_position(position, game.rules(), ("Ann", "Bo"), labels=labels),
    ]
    for drawing in drawings:
        assert drawing.title
        assert "<title" in drawing.svg("light")
        told = f"{drawing.title} {drawing.desc}"
        assert "{" not in told
        assert "picture-" not in told
        if language != "en":
            assert not {"card", "cards", "tile", "tiles", "points", "Counted", "Starter", "peg"} & set(told.split())


def test_a_caption_has_the_plurals_of_its_language() -> None:
    layout = Layout.from_texts("all", ["1-4", "1-1 at 1-4.low", "4-4 at 1-4.high"])
    captions = {language: WordedLabels(Words(language)).sum_and_award(layout, 2, 10) for language in LANGUAGES}
    assert captions == {
        "en": "Counted: 2 + 8 = 10. Award: 10 raw, 2 displayed points.",
        "pl": "Liczone wkłady: 2 + 8 = 10. Za dołożenie: 10 punktów surowych, 2 wyświetlane.",
        "de": "Gezählt: 2 + 8 = 10. Das bringt 10 Rohpunkte, 2 Anzeigepunkte.",
        "cs": "Počítá se: 2 + 8 = 10. Za přiložení: 10 hrubých bodů, 2 zobrazené body.",
    }


@pytest.mark.parametrize(
    ("language", "names", "title", "partners"),
    [
        ("en", ("Ann", "You"), "A position of Cribbage. You 12, Bo 9", "Ann and you"),
        ("pl", ("Ann", "Ty"), "Pozycja w grze Cribbage. Ty 12, Bo 9", "Ann i ty"),
        ("de", ("Ann", "Du"), "Eine Stellung in Cribbage. Du 12, Bo 9", "Ann und du"),
        ("cs", ("Ann", "Ty"), "Pozice ve hře Cribbage. Ty 12, Bo 9", "Ann a ty"),
    ],
)
def test_you_has_a_capital_at_the_start_only(language: str, names: tuple[str, ...], title: str, partners: str) -> None:
    labels = WordedLabels(Words(language))
    assert labels.position_title("cribbage", (names[1], "Bo"), (12, 9)) == title
    assert labels.partners(names) == partners
    assert labels.partners(names[::-1]).startswith(f"{names[1]} ")
