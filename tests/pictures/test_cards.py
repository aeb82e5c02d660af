"""Cards, hands, the pile and counts."""

import pytest

from sixtyone.cards import PACK, parse_card, parse_cards
from sixtyone.catalogue import find_game
from sixtyone.games.cribbage.show import score_show
from sixtyone.pictures.cards import _SUITS, back, face
from sixtyone.pictures.hand import draw_count, draw_hand, draw_pile, draw_tiles
from tests.pictures.drawn import of_class, parsed, texts


def test_52_faces_and_a_back_all_differ() -> None:
    for four in (False, True):
        assert len({face(card, four) for card in PACK} | {back()}) == 53


def test_suits_differ_by_shape() -> None:
    assert len(set(_SUITS.values())) == 4


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_face_has_its_pips_and_two_indices(card: object) -> None:
    drawn = face(parse_card(str(card)))
    rank, suit = parse_card(str(card)).rank, str(card)[1].lower()
    pips = drawn.count(f'class="suit-{suit}"')
    assert pips == (rank if rank <= 10 else 2) + 2  # a court has a coat of its suit's colour in each half
    assert drawn.count(f'class="rank-{suit}"') == 2


def test_a_hidden_card_is_not_told() -> None:
    drawing = draw_hand([parse_card("5H"), None, None])
    assert drawing.desc == "5 of hearts, 2 cards face down"
    assert len(of_class(parsed(drawing), "back")) == 2
    assert draw_tiles([None]).desc == "1 tile face down"


def test_the_pile_shows_its_count_and_what_the_last_card_scores() -> None:
    drawing = draw_pile(parse_cards("TS 9D 5C 4H 3H"))
    root = parsed(drawing)
    assert "count 31" in drawing.title
    assert " ".join(texts(root)) == "The play, count 31: run of 3 for 3; thirty-one for 2"
    assert len(of_class(root, "figure")) == 1


@pytest.mark.parametrize(
    ("hand", "starter", "crib", "variant"),
    [
        ("5H 5S 5C JD", "5D", False, "six-card"),
        ("2H 4H 6H 8H", "KD", False, "six-card"),
        ("2H 4H 6H 8H", "KD", True, "six-card"),
        ("3H 4D 5H 9C TC", "JS", False, "seven-card"),
        ("2H 4S 6C 8D", "KD", False, "six-card"),
    ],
)
def test_a_count_has_a_row_for_each_part(hand: str, starter: str, crib: bool, variant: str) -> None:
    rules = find_game("cribbage").rules(variant)
    cards, turned = parse_cards(hand), parse_card(starter)
    parts = score_show(cards, turned, crib, rules)
    drawing = draw_count(cards, turned, crib=crib, rules=rules)
    root = parsed(drawing)
    told = texts(root)
    running = [sum(part.points for part in parts[: row + 1]) for row in range(len(parts))]
    assert [text for text in told if text.startswith("= ")] == [f"= {total}" for total in running]
    assert [text for text in told if text.startswith("+")] == [f"+{part.points}" for part in parts]
    # A ring around each card of a part, and none around the others.
    assert len(of_class(root, "lit")) == sum(len(part.pieces) for part in parts)
    assert len(of_class(root, "face-dim")) == sum(len(cards) + 1 - len(part.pieces) for part in parts)
    assert told[-1].endswith(f"counts {sum(part.points for part in parts)}")
    assert drawing.desc.count("together") == len(parts)
