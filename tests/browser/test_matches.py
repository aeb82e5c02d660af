"""Whole matches through the page: two windows, bots, one device for two, three and four seats, counting for oneself."""

import time
from typing import Any

import pytest

from tests.browser.house import DESKTOP, NARROW, PHONE, House
from tests.browser.player import PATIENCE, Player, page_text

GAMES = ("cribbage", "horse-race", "fives-and-threes")


def play_out(house: House, players: list[Player]) -> None:
    """Each in turn does what can be done, until every window shows the end."""
    last = time.monotonic()
    while not all(player.over() for player in players):
        acted = [not player.over() and player.attempt() for player in players]
        if any(acted):
            last = time.monotonic()
        assert time.monotonic() - last < PATIENCE, [page_text(player.page) for player in players]
        players[0].page.wait_for_timeout(20)
    for player in players:
        player.page.wait_for_selector(".proof:not([data-result=''])")
        # They were seated over the wire: the page has nothing of its own to hold the record against.
        assert player.page.locator(".proof").get_attribute("data-result") == "alone"
    house.check(*[player.page for player in players])


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["390", "1280"])
@pytest.mark.parametrize("game", GAMES)
def test_two_windows(house: House, game: str, size: dict[str, int]) -> None:
    pages = [house.window(size), house.window(size)]
    house.between(pages, game, target=9)
    play_out(house, [Player(pages[0], "tap", 1), Player(pages[1], "drag", 2)])


@pytest.mark.parametrize("game", GAMES)
def test_a_full_match_against_a_bot_by_keyboard_alone(house: House, game: str) -> None:
    page = house.window(NARROW)
    house.against_bot(page, game)
    play_out(house, [Player(page, "keys", 3)])


@pytest.mark.parametrize(
    ("game", "variant", "seats"),
    [
        ("cribbage", "three-player", 3),
        ("cribbage", "pairs", 4),
        ("horse-race", "pairs", 4),
        ("fives-and-threes", "individual", 3),
        ("all-fives", "individual", 2),
    ],
)
def test_three_and_four_seats_and_pairs(house: House, game: str, variant: str, seats: int) -> None:
    page = house.window(PHONE)
    rules: dict[str, Any] = {"seats": seats} if variant == "individual" and seats != 2 else {}
    house.against_bot(page, game, variant, bots=seats - 1, target=15, **rules)
    play_out(house, [Player(page, "tap", 4)])


@pytest.mark.parametrize("counting", ["manual", "muggins"])
def test_counting_for_oneself(house: House, counting: str) -> None:
    pages = [house.window(PHONE), house.window()]
    house.between(pages, "cribbage", target=9, counting=counting)
    play_out(house, [Player(pages[0], "tap", 5), Player(pages[1], "keys", 6)])


def test_one_device_for_two_hides_the_hands_between(house: House) -> None:
    page = house.window(PHONE)
    table = house.make(page, "cribbage", ["mine", "mine"], target=11)
    for seat, name in enumerate(("Ann", "Bo")):
        house.sit(page, table, seat, name)
    house.look(page, table)
    assert page.locator(".hiding").count() == 1
    assert page.locator(".hand .piece").count() == 0
    player = Player(page, "tap", 7)
    seen = 0
    while not player.over():
        if page.locator(".hiding").count():
            seen += 1
            assert page.locator(".hand .piece, .series .slot").count() == 0
            assert page.locator("[data-testid=log] li").count() == 0
            assert page.locator("[data-testid=live] p").count() == 0
        if not player.attempt():
            page.wait_for_timeout(30)
    assert seen > 3
    house.check(page)


def test_the_pack_is_cut_by_the_player(house: House) -> None:
    page = house.window()
    house.against_bot(page, "cribbage", target=15, starter_cut="player")
    play_out(house, [Player(page, "tap", 8)])


def test_the_text_table_is_enough(house: House) -> None:
    page = house.window(PHONE, show="text")
    house.against_bot(page, "horse-race", target=9)
    player = Player(page, "keys", 9)
    for _ in range(1500):
        if player.over():
            break
        choice = page.locator(".text-table .choices button")
        on = page.locator(".text-table > button")
        if on.count():
            on.first.focus()
            page.keyboard.press("Enter")
        elif choice.count():
            choice.first.focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    assert player.over()
    assert page.locator(".cloth").count() == 0
    house.check(page)
