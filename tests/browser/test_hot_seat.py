"""Several players at one device: what is one's own is not there for the next, and what is asked names who is asked."""

from typing import Any

from tests.browser.house import PHONE, House
from tests.browser.player import Player

CONTROLS = ("Take back", "What would it score?", "Give up", "Leave")


def shared(house: House) -> tuple[Any, str]:
    """A match of Ann and Bo at one page."""
    page = house.window(PHONE)
    table = house.make(page, "cribbage", ["mine", "mine"])
    for seat, name in enumerate(("Ann", "Bo")):
        house.sit(page, table, seat, name)
    house.look(page, table)
    return page, table


def sit(page: Any, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").click()
    page.wait_for_selector(".hand.live")


def nobody_acts(page: Any) -> None:
    """While the device goes from hand to hand nothing can be done for a seat, and nothing is left to be read."""
    page.wait_for_selector(".hiding")
    for tab in ("Chat", "Match"):
        page.get_by_role("tab", name=tab).click()
        assert page.locator(".say, .sure").count() == 0
        assert not {*page.locator(".side button").all_inner_texts()} & {*CONTROLS}
    assert page.locator("[data-testid=live] p").count() == 0


def test_what_was_one_player_s_is_gone_when_the_next_one_comes(house: House) -> None:
    page, table = shared(house)
    nobody_acts(page)
    sit(page, "Ann")
    hand = [piece.get_attribute("aria-label") for piece in page.locator(".hand .piece").all()]
    page.get_by_role("tab", name="Chat").click()
    page.locator(".say input").fill("I hold four fives")
    page.get_by_role("tab", name="Match").click()
    page.get_by_role("button", name="Give up").click()
    assert page.locator(".sure p").inner_text() == "Ann, give the match up?"
    Player(page).step()
    nobody_acts(page)
    sit(page, "Bo")
    live = page.locator("[data-testid=live]").inner_text()
    assert [card for card in hand if card in live] == []
    page.get_by_role("tab", name="Chat").click()
    assert page.locator(".say input").input_value() == ""
    page.get_by_role("tab", name="Match").click()
    page.get_by_role("button", name="Give up").click()
    assert page.locator(".sure p").inner_text() == "Bo, give the match up?"
    page.get_by_role("button", name="Yes").click()
    page.wait_for_selector("[data-testid=end]")
    assert house.table(page, table)["outcome"]["winners"] == [0]
    house.check(page)


def test_who_left_comes_back_whoever_looks(house: House) -> None:
    page, table = shared(house)
    sit(page, "Ann")
    page.get_by_role("tab", name="Match").click()
    page.get_by_role("button", name="Leave").click()
    assert page.locator(".sure p").inner_text().startswith("Ann, leave?")
    page.get_by_role("button", name="Yes").click()
    sit(page, "Bo")
    assert "A bot plays for Ann." in page.locator(".offer").inner_text()
    page.get_by_role("button", name="Ann plays again").click()
    page.wait_for_selector(".offer", state="detached")
    assert [seat["bot"] for seat in house.table(page, table)["seats"]] == [None, None]
    house.check(page)
