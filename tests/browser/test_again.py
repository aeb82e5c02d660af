"""Around a match: who is expected for another one, who sits where, and what was taken back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.house import PHONE, House
from tests.browser.player import Player

NAMES = ("Ann", "Bo")


def heard(page: Any) -> str:
    return str(page.locator("[data-testid=live]").text_content())


def over(house: House, **rules: Any) -> list[Any]:
    """Two windows at the end of a match."""
    pages = [house.window(), house.window(PHONE)]
    table = house.between(pages, "cribbage", **rules)
    house.post(pages[0], f"/api/tables/{table}/resign", {"seat": 0})
    for page in pages:
        page.wait_for_selector("[data-testid=end]")
    return pages


@pytest.mark.parametrize("asks", [0, 1])
def test_another_match_waits_for_whoever_was_there(house: House, asks: int) -> None:
    """Each comes once, whoever asks; nobody is to send a link, which there is none of."""
    pages = over(house)
    joins: list[str] = []
    for page in pages:
        page.on("request", lambda request: joins.append(request.url) if request.url.endswith("/join") else None)
    first, second = pages[asks], pages[1 - asks]
    first.get_by_role("button", name="Another match").click()
    first.get_by_text(f"Waiting for {NAMES[1 - asks]}.", exact=True).wait_for()
    waiting = first.locator(".waiting").inner_text()
    assert f"{NAMES[1 - asks]}\nexpected" in waiting
    assert "free" not in waiting
    assert "link" not in waiting
    second.get_by_text(f"{NAMES[asks]} asks for another match.").first.wait_for(state="attached")
    assert f"{NAMES[asks]} asks for another match." in heard(second)
    second.get_by_role("button", name="To the next match").click()
    for page in pages:
        page.wait_for_selector(".hand")
        assert page.locator(".trouble").count() == 0
    assert len(joins) == 2
    house.check(*pages)


def test_two_at_one_device_without_names_are_two_players(house: House) -> None:
    page = house.window(PHONE)
    house.look(page, house.make(page, "cribbage", ["mine", "mine"]))
    for _ in range(2):
        page.get_by_role("button", name="Take this seat").first.click()
    page.get_by_role("button", name="I am Player").wait_for()
    seats = house.table(page, page.url.rpartition("/")[2])["seats"]
    assert [seat["name"] for seat in seats] == ["Player 1", "Player 2"]
    house.check(page)


def test_two_of_one_name_are_told_apart(house: House) -> None:
    page = house.window(PHONE)
    table = house.make(page, "cribbage", ["mine", "mine"])
    for seat in (0, 1):
        house.sit(page, table, seat, "Ann")
    house.look(page, table)
    names = page.locator(".seats .name").all_inner_texts()
    assert names == ["Ann", "Ann II"]
    house.check(page)


def test_what_was_taken_back_is_told_as_that(house: House) -> None:
    """And no longer explained as what came last."""
    pages = [house.window(), house.window()]
    table = house.between(pages, "cribbage")
    mover = next(seat for seat in (0, 1) if house.table(pages[seat], table, seat)["view"]["dealer"] == seat)
    player = Player(pages[mover])
    player.play(until=lambda _: player.turns)
    note = pages[1 - mover].locator("[data-testid=why]")
    note.get_by_text(f"{NAMES[mover]} lays away 2 cards.").wait_for()
    pages[mover].get_by_role("button", name="Take back").click()
    taken = f"{NAMES[mover]} takes the last action back."
    note.get_by_text(taken, exact=True).wait_for()
    assert "lays away" not in note.inner_text()
    assert taken in heard(pages[1 - mover])
    pages[mover].locator("[data-testid=why]").get_by_text("You take the last action back.", exact=True).wait_for()
    house.check(*pages)
