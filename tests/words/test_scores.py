"""Counting aloud, with every reason."""

import pytest

from sixtyone.cards import parse_card, parse_cards
from sixtyone.games.cribbage.pegging import score_card
from sixtyone.games.cribbage.show import score_show, total
from sixtyone.score import Score, ScoreKind
from sixtyone.tiles import parse_tiles
from sixtyone.words.catalogue import Words
from sixtyone.words.pieces import Pieces
from sixtyone.words.scores import count_aloud, reasons


@pytest.mark.parametrize(
    ("hand", "starter", "crib", "aloud"),
    [
        ("7C 8H 8D 2S", "KS", False, "fifteen two, fifteen four and a pair is six"),
        (
            "4C 5D 6H 6S",
            "KC",
            False,
            "fifteen two, fifteen four, fifteen six, a pair is eight, a run of 3 is eleven and a run of 3 is fourteen",
        ),
        ("2C 4C 6C 8C", "TC", False, "a flush of 5 is five"),
        ("JH 2C 4D 8S", "QH", False, "one for his nobs"),
        ("2C 4D 6H 8S", "JH", False, "nothing"),
        ("2C 4C 6C 8C", "TD", True, "nothing"),
        ("9C 9D 9H 2S", "4C", False, "fifteen two, fifteen four, fifteen six and a pair royal is twelve"),
    ],
)
def test_hands_are_counted_as_players_do(hand: str, starter: str, crib: bool, aloud: str) -> None:
    parts = score_show(parse_cards(hand), parse_card(starter), crib)
    assert count_aloud(Words(), parts) == aloud


def test_the_last_word_of_a_count_is_the_total() -> None:
    parts = score_show(parse_cards("5H 5S 5C JD"), parse_card("5D"))
    assert total(parts) == 29
    assert count_aloud(Words(), parts).endswith("and one for his nobs is twenty-nine")


def test_fifteen_and_run_are_both_said() -> None:
    # bugs.jsonl: run-and-15-said
    parts = score_card(parse_cards("4C 6D 5H"))
    assert count_aloud(Words(), parts) == "fifteen two and a run of 3 is five"
    assert reasons(Words(), parts) == "fifteen for 2 and a run of 3 for 3"


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 from the opponent’s penalty", "2 from the opponent’s penalty"),
        ("pl", "1 z kary przeciwnika", "2 z kary przeciwnika"),
        ("de", "1 Strafpunkt vom Gegner", "2 Strafpunkte vom Gegner"),
        ("cs", "1 trestný bod soupeře", "2 trestné body soupeře"),
    ],
)
def test_points_of_a_penalty_come_from_the_opponent(language: str, one: str, two: str) -> None:
    words = Words(language)
    assert reasons(words, [Score(ScoreKind.PENALTY, 1)]) == one
    assert reasons(words, [Score(ScoreKind.PENALTY, 2)]) == two


@pytest.mark.parametrize("kind", list(ScoreKind))
def test_every_kind_has_words_of_its_own(kind: ScoreKind) -> None:
    words = Words()
    others = [other for other in ScoreKind if other is not kind]
    for tell in (
        lambda one: count_aloud(words, [Score(one, 7)]),
        lambda one: reasons(words, [Score(one, 7)]),
        lambda one: words.say("score-kind", kind=one.value),
    ):
        assert tell(kind) not in [tell(other) for other in others]


def test_pieces_in_three_styles() -> None:
    words = Words()
    cards, tiles = parse_cards("TH AS"), parse_tiles("1-4 0-0")
    assert Pieces(words).row(cards) == "10♥ A♠"
    assert Pieces(words, "letters").row(cards) == "10H AS"
    assert Pieces(words, "spoken").row(cards) == "10 of hearts, ace of spades"
    assert [Pieces(words, style).row(tiles) for style in ("signs", "letters", "spoken")] == ["[1|4] [0|0]"] * 2 + [
        "1-4, 0-0"
    ]
    assert [Pieces(words, style).one(None) for style in ("signs", "spoken")] == ["?", "face down"]
    assert Pieces(words).row(()) == "none"
