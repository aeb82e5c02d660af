"""The home page: what is there at once, how much it weighs, and that a match is two presses away."""

import re
from typing import Any

import pytest

from tests.browser.house import DESKTOP, NARROW, PHONE, House

MOST = 150_000


def test_first_load_is_light_and_brings_one_language(house: House) -> None:
    page = house.window(PHONE)
    answers: list[Any] = []

    def note(answer: Any) -> None:  # playwright takes no method of a list
        answers.append(answer)

    page.on("response", note)
    page.goto(house.address)
    page.wait_for_selector(".game")
    page.get_by_role("button", name="Play against a bot").first.click()
    page.wait_for_selector(".hand button")
    files = {answer.url.removeprefix(house.address): answer for answer in answers if "/api/" not in answer.url}
    weight = sum(answer.request.sizes()["responseBodySize"] for answer in files.values())
    assert 0 < weight < MOST
    languages = [path for path in files if re.search(r"/assets/(en|pl|de|cs)-", path)]
    assert len(languages) == 1
    house.check(page)


@pytest.mark.parametrize("size", [NARROW, PHONE, DESKTOP], ids=["320", "390", "1280"])
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "de-DE", "cs-CZ"])
def test_nothing_is_cut_off(house: House, size: dict[str, int], locale: str) -> None:
    page = house.window(size, locale=locale)
    page.goto(house.address)
    page.wait_for_selector(".game")
    page.locator(".game").first.locator("> button:not(.primary)").click()
    page.wait_for_selector(".new-table")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert page.evaluate(_WIDER) == []
    assert page.locator("html").get_attribute("lang") == locale[:2]
    house.check(page)


_WIDER = """() => [...document.querySelectorAll('main *')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width && box.right > innerWidth + 1 && !one.closest('.parts, svg, .sr');
}).map((one) => one.outerHTML.slice(0, 100))"""


def test_every_game_and_variety_is_offered_in_words(house: House) -> None:
    page = house.window()
    page.goto(house.address)
    page.wait_for_selector(".game")
    games = page.context.request.get(house.address + "/api/games").json()["games"]
    assert page.locator(".game").count() + page.locator(".varieties.more > li").count() == len(games)
    for details in page.locator(".game details").all():
        details.locator("summary").click()
    main = {"cribbage", "horse-race", "fives-and-threes"}
    assert page.locator(".game .varieties li").count() == sum(
        len(game["variants"]) for game in games if game["name"] in main
    )
    house.check(page)


def test_a_table_by_wish_is_found_joined_and_watched(house: House) -> None:
    maker, guest, watcher = house.window(), house.window(PHONE), house.window(PHONE)
    maker.goto(house.address)
    maker.wait_for_selector(".game")
    game = maker.locator(".game").nth(1)
    game.get_by_role("button", name="Table with friends").click()
    game.get_by_label("Show it among the open tables").check()
    game.locator(".new-table details summary").click()
    game.get_by_label("points that win").fill("11")
    game.get_by_role("button", name="Make the table").click()
    maker.locator(".waiting form input").fill("Ann")
    maker.get_by_role("button", name="Take this seat").click()
    guest.goto(house.address)
    guest.locator(".tables a", has_text="Sit down").first.click()
    guest.locator(".waiting form input").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector(".hand")
    maker.wait_for_selector(".hand")
    watcher.goto(guest.url)
    watcher.wait_for_selector(".seats")
    assert watcher.locator(".hand button").count() == 0
    house.check(maker, guest, watcher)


def test_a_link_opens_its_seat_and_leaves_the_address(house: House) -> None:
    maker, guest = house.window(), house.window(PHONE)
    table = house.make(maker, "cribbage", ["mine", "open"])
    house.sit(maker, table, 0, "Ann")
    house.look(maker, table)
    link = maker.locator("input[readonly]").input_value()
    guest.goto(link)
    guest.wait_for_selector(".waiting form")
    assert "#" not in guest.url
    guest.get_by_role("button", name="Take this seat").click()
    guest.wait_for_selector(".hand button")
    house.check(maker, guest)
