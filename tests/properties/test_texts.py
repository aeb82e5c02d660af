"""Any text at all is either read or refused with a code; what is written is read back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sixtyone.cards import PACK, Card, parse_card, parse_cards
from sixtyone.catalogue import GAMES
from sixtyone.errors import CODES, ParseError
from sixtyone.games.dominoes.layout import parse_laid
from sixtyone.pegboard import OLD_LAP, STREET, Pegs, place_on_board
from sixtyone.tiles import ARMS, HALVES, SIDES, TILES, Place, Tile, parse_place, parse_tile, parse_tiles
from tests.properties.matches import bounded

# Text of the signs that actions are made of is more often nearly right than any text.
NEARLY = st.text(alphabet="0123456789AJQKTCDHS-|[].,:/ ♥♠\ufe0fabdghilmnopqrstuwxy", max_size=40)
TOKENS = (
    *("0:", "1:", "7:", "99:", "12", "5H", "4-4", "1-4.low", "4-4.arm-a", "at", "/", "crib:3C"),
    *("lot", "deal", "draw", "place", "pass", "knock", "stop", "resign"),
    *("cut", "discard", "starter", "play", "go", "count", "muggins", "accept"),
)
WORDS = st.lists(st.sampled_from(TOKENS), max_size=8).map(" ".join)
ANY = st.one_of(st.text(), NEARLY, WORDS)
READERS: tuple[Callable[[str], Any], ...] = (
    parse_card,
    parse_cards,
    parse_tile,
    parse_tiles,
    parse_place,
    parse_laid,
    *(game.parse_action for game in GAMES),
)


def result_of(read: Callable[[str], Any], text: str) -> Any:
    """What was read, or why nothing was."""
    try:
        return read(text)
    except ParseError as error:
        return error


@pytest.mark.parametrize("read", READERS, ids=lambda read: getattr(read, "__qualname__", str(read)))
def test_any_text_is_read_or_refused(read: Callable[[str], Any]) -> None:
    @bounded(150)
    @given(ANY)
    @example("")
    @example("\ud800")
    @example("0: count ²")
    @example("0: count ٣")
    @example("٠: go")
    @example("0: place 4-4 at ")
    @example("deal /")
    @example("deal crib:")
    @example("cut 0:")
    @example("ﬀ")
    @example("ß" * 3000)
    def check(text: str) -> None:
        value = result_of(read, text)
        assert value is not None
        if isinstance(value, ParseError):
            assert value.code in CODES
            assert value.code.startswith("text/")
            assert len(value.message) < 300
            assert "\n" not in value.message

    check()


@bounded(200)
@given(WORDS)
def test_an_action_that_was_read_is_written_and_read_again(text: str) -> None:
    for game in GAMES:
        action = result_of(game.parse_action, text)
        assert isinstance(action, ParseError) or game.parse_action(str(action)) == action


def test_every_piece_is_read_as_it_is_written_and_as_people_write_it() -> None:
    for card in PACK:
        rank, suit = str(card)
        sign = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}[suit]
        for text in (rank + suit, rank.lower() + suit.lower(), f" {card} ", rank + sign, rank + sign + "\ufe0f"):
            assert parse_card(text) == card
        if rank == "T":
            assert parse_card("10" + suit) == parse_card("10" + sign) == card
    for tile in TILES:
        low, high = tile
        texts = (
            f"{low}-{high}",
            f"{high}-{low}",
            f"[{low}|{high}]",
            f"{high}|{low}",
            f" [{high}|{low}] ",
            f"{low} - {high}",
        )
        for text in texts:
            assert parse_tile(text) == tile
        for name in SIDES + ARMS if tile.is_double else HALVES:
            place = Place(tile, name)
            assert parse_place(str(place)) == place
            assert place.value == (tile.high if name == "high" else tile.low)


def test_pieces_sort_by_their_ranks_and_suits_and_by_their_halves() -> None:
    assert list(PACK) == [Card(rank, suit) for rank in range(1, 14) for suit in range(4)] == sorted(PACK)
    assert list(TILES) == sorted(TILES)
    assert len(set(PACK)) == 52
    assert len(set(TILES)) == 28 == len({tuple(sorted((high, low))) for low, high in TILES})
    assert sum(tile.pips for tile in TILES) == 168
    assert all(isinstance(tile, Tile) and tile.low <= tile.high for tile in TILES)


@bounded(100)
@given(st.lists(st.integers(0, 40), max_size=30))
def test_the_pegs_of_a_side(awards: list[int]) -> None:
    pegs = Pegs()
    for points in awards:
        before = pegs
        pegs = pegs.moved(points)
        assert pegs == (Pegs(before.front + points, before.front) if points else before)
        assert pegs.taken_back() == Pegs(pegs.rear, pegs.rear)
    assert pegs.front == sum(awards)
    assert pegs.rear == pegs.front - next((points for points in reversed(awards) if points), 0)


def test_every_score_has_its_own_hole() -> None:
    for lap in (OLD_LAP, 120):
        holes = [place_on_board(score, lap) for score in range(1, 400)]
        assert len(set(holes)) == len(holes)
        for score, hole in enumerate(holes, 1):
            assert hole is not None
            assert (hole.lap - 1) * lap + (hole.street - 1) * STREET + hole.hole == score
            assert 1 <= hole.hole <= STREET
            assert 1 <= hole.street <= lap // STREET
    assert place_on_board(0) is None
    with pytest.raises(ValueError, match="0 or more"):
        place_on_board(-1)
