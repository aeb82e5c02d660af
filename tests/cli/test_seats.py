"""Who sits where."""

import pytest

from sixtyone.catalogue import find_game
from sixtyone.cli.ending import Complaint
from sixtyone.cli.play.seats import Player, read_seats, seat_rules
from sixtyone.words.catalogue import Words


def seats(text: str) -> list[tuple[str, str]]:
    return [(player.name, player.kind) for player in read_seats(text, Words())]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("you,greedy", [("You", "you"), ("Greedy", "greedy")]),
        ("YOU, Random", [("You", "you"), ("Random", "random")]),
        ("Ann,Bo", [("Ann", "you"), ("Bo", "you")]),
        ("you,you", [("Player 1", "you"), ("Player 2", "you")]),
        ("greedy,greedy,greedy", [("Greedy", "greedy"), ("Greedy II", "greedy"), ("Greedy III", "greedy")]),
        ("Ann,Ann", [("Ann", "you"), ("Ann II", "you")]),
        ("Łucja,Žofie", [("Łucja", "you"), ("Žofie", "you")]),
        ("Mary Ann,greedy", [("Mary Ann", "you"), ("Greedy", "greedy")]),
    ],
)
def test_seats(text: str, expected: list[tuple[str, str]]) -> None:
    assert seats(text) == expected


@pytest.mark.parametrize(
    ("text", "near"), [("you,gredy", "greedy"), ("yuo,greedy", "you"), ("randm,you", "random"), ("you,zzz", "none")]
)
def test_a_slip_is_no_new_person(text: str, near: str) -> None:
    with pytest.raises(Complaint) as caught:
        read_seats(text, Words())
    assert (caught.value.message, caught.value.variables["near"]) == ("cli-seat-name", near)


@pytest.mark.parametrize("text", ["", "you,", ",you", "you,,greedy", "   "])
def test_an_empty_seat(text: str) -> None:
    with pytest.raises(Complaint, match="cli-seat-empty"):
        read_seats(text, Words())


@pytest.mark.parametrize(
    ("game", "variant", "count", "chosen"),
    [
        ("cribbage", None, 2, "six-card"),
        ("cribbage", None, 3, "three-player"),
        ("cribbage", None, 4, "four-player"),
        ("cribbage", "pairs", 4, "pairs"),
        ("horse-race", None, 4, "individual"),
        ("fives-and-threes", None, 3, "individual"),
        ("fives-and-threes", None, 4, "pairs"),
    ],
)
def test_the_variant_follows_from_the_number_of_seats(game: str, variant: str | None, count: int, chosen: str) -> None:
    rules = seat_rules(find_game(game), variant, {}, count)
    assert (rules.variant, rules.seats) == (chosen, count)


@pytest.mark.parametrize(
    ("game", "variant", "count"),
    [("cribbage", "six-card", 3), ("cribbage", None, 5), ("horse-race", "pairs", 3), ("horse-race", None, 1)],
)
def test_too_many_or_too_few(game: str, variant: str | None, count: int) -> None:
    with pytest.raises(Complaint, match="cli-seats-number"):
        seat_rules(find_game(game), variant, {}, count)


def test_only_you_is_a_person() -> None:
    assert [Player("Ann", kind).is_person for kind in ("you", "greedy", "random")] == [True, False, False]
