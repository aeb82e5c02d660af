"""Small things that are seen: edges, counts, badges beside pips."""

from typing import Any

from tests.browser.house import PHONE, House
from tests.browser.player import Player


def test_what_lies_beside_a_name_is_seen_as_cards_and_nothing_is_counted_where_nothing_is_held(house: House) -> None:
    page = house.window(PHONE, theme="light", points="yes")
    house.against_bot(page, "cribbage")
    page.get_by_text("Laying away scores nothing at once.").wait_for()  # and no badge says so

    def out_of_cards(page: Any) -> bool:
        return bool(page.locator(".hand.live").count() and page.locator(".seat .held").count() == 1) and (
            page.locator(".held .backs svg").count() == 0
        )

    Player(page, "tap", 3).play(until=out_of_cards)
    assert page.locator(".held .count").count() == 0
    assert page.get_by_text("Laying away scores nothing").count() == 0
    edges = page.locator(".laid .edged").evaluate_all("all => all.map((one) => getComputedStyle(one).stroke)")
    assert len(edges) > 4
    assert set(edges) == {"rgb(69, 67, 62)"}  # the panel behind them is as light as the cards are
    house.check(page)


_COVERED = """() => [...document.querySelectorAll('.piece .badge')].flatMap((badge) => {
  const a = badge.getBoundingClientRect();
  return [...document.querySelectorAll('.hand .pip')].map((pip) => pip.getBoundingClientRect())
    .filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5)
    .filter((b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5);
}).length"""
_ON_TOP = """() => [...document.querySelectorAll('.piece .badge')].every((badge) => {
  const box = badge.getBoundingClientRect();
  const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return badge.closest('.piece').contains(found);
})"""


def test_a_badge_covers_no_pip_and_no_neighbour_covers_it(house: House) -> None:
    page = house.window(PHONE, points="yes")
    house.against_bot(page, "horse-race")
    page.wait_for_selector(".piece .badge")
    for piece in page.locator(".piece:not(.unusable)").all():
        piece.click()
        assert page.evaluate(_COVERED) == 0
        assert page.evaluate(_ON_TOP)
        page.get_by_role("button", name="Put back").click()
    house.check(page)


def test_the_log_of_a_hidden_hand_says_that_it_is_hidden(house: House) -> None:
    page = house.window(PHONE)
    table = house.make(page, "cribbage", ["mine", "mine"])
    for seat, name in enumerate(("Ann", "Bo")):
        house.sit(page, table, seat, name)
    house.look(page, table)
    assert page.locator("#beside").inner_text() == "The log is hidden too."
    page.locator(".hiding button").click()
    page.locator("[data-testid=log] p").first.wait_for()
    house.check(page)
