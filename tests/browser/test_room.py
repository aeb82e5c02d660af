"""What has room: pieces on the felt, names and tags on the plates, in large pieces and small windows too."""

from typing import Any

import pytest

from tests.browser.house import DESKTOP, NARROW, PHONE, House
from tests.browser.player import Player

SIZES = (NARROW, PHONE, DESKTOP)
_OFF_THE_FELT = """edge => {
  const cloth = document.querySelector('.cloth'), felt = cloth.getBoundingClientRect(), frame = cloth.clientLeft;
  const all = document.querySelectorAll('.cloth svg.card, .cloth .slot.empty, .cloth .caption, .zoom > *');
  return [...all].filter((one) => {
    const box = one.getBoundingClientRect(), by = (one.closest('.lit') ? edge : 0) - 0.5;
    return box.left < felt.left + frame + by || box.right > felt.right - frame - by
      || box.top < felt.top + frame + by || box.bottom > felt.bottom - frame - by;
  }).map((one) => one.outerHTML.slice(0, 60));
}"""
EDGE = 3
"""How far the edge of what is lit stands out around it."""


def off_the_felt(page: Any) -> list[str]:
    """What lies on the frame or outside it."""
    return list(page.evaluate(_OFF_THE_FELT, EDGE))


def large(page: Any) -> Any:
    """The window with large pieces."""
    page.context.add_init_script("localStorage.setItem('sixtyone.size', 'large')")
    return page


@pytest.mark.parametrize("variant", ["five-card", "seven-card"])
def test_large_cards_are_laid_away_on_the_felt(house: House, variant: str) -> None:
    page = large(house.window(NARROW))
    house.against_bot(page, "cribbage", variant)
    page.wait_for_selector(".hand.live")
    page.locator(".in-crib").nth(1 if variant == "five-card" else 2).wait_for()  # what the bot lays away too
    for width in (320, 360, 390):
        page.set_viewport_size({"width": width, "height": 740})
        assert off_the_felt(page) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") == width
        cards = [card.bounding_box() for card in page.locator(".hand svg.card").all()]
        assert min(card["width"] for card in cards) >= 0.19 * width
        assert len({round(card["y"]) for card in cards}) == 2
    house.check(page)


def test_what_is_lit_rises_within_the_frame(house: House) -> None:
    page = large(house.window(NARROW))
    house.against_bot(page, "cribbage")
    Player(page, "tap", 4).play(until=lambda page: page.locator(".series .slot").count() and on_turn(page))
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": 500})
        page.evaluate("document.querySelectorAll('.cloth .slot').forEach((one) => one.classList.add('lit'))")
        assert off_the_felt(page) == [], width
    house.check(page)


def on_turn(page: Any) -> bool:
    """Whether a card may be played."""
    return bool(page.locator(".hand.live").count())


_BROKEN = """all => all.flatMap((one) => [...one.textContent.matchAll(/[^\\s-]+/g)].map((word) => {
  const range = document.createRange();
  range.setStart(one.firstChild, word.index);
  range.setEnd(one.firstChild, word.index + word[0].length);
  const below = range.getBoundingClientRect().bottom - one.getBoundingClientRect().bottom;
  return [word[0], range.getClientRects().length, below];
})).filter(([, lines, below]) => lines !== 1 || below > 3)"""


@pytest.mark.parametrize("game", ["cribbage", "horse-race"])
def test_a_long_name_is_read_whole(house: House, game: str) -> None:
    page, other = house.window(), house.window()
    table = house.make(page, game, ["mine", "open"])
    house.claim(other, page, table, 1)
    names = ["Bartoloměj Krupička", "Konstantinos"]
    for seat, one in enumerate((page, other)):
        house.sit(one, table, seat, names[seat])
    house.look(page, table)
    page.wait_for_selector(".seat .turn")
    assert page.locator(".seat .name").evaluate_all("all => all.map((one) => one.title)") == names
    for size in SIZES:
        page.set_viewport_size(size)
        assert page.locator(".seat .name").evaluate_all(_BROKEN) == [], size
        for seat in page.locator(".seat.acts").all():
            turn, name = seat.locator(".turn").bounding_box(), seat.locator(".name").bounding_box()
            assert turn["y"] + turn["height"] < name["y"] + 1, size
    house.check(page, other)


_CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"


@pytest.mark.parametrize("game", ["cribbage", "horse-race"])
def test_that_somebody_is_away_is_read_whole(house: House, game: str) -> None:
    pages = [house.window(PHONE), house.window(PHONE)]
    table = house.make(pages[0], game, ["mine", "open"])
    house.claim(pages[1], pages[0], table, 1)
    for seat, one in enumerate(pages):
        house.sit(one, table, seat, ("Ann", "Bo")[seat])
    page = pages[house.table(pages[0], table)["view"].get("dealer") == 0]  # who deals is away
    house.look(page, table)
    for language in ("pl", "de", "cs", "en"):
        page.evaluate(f"localStorage.setItem('sixtyone.language', '{language}')")
        page.reload()
        page.wait_for_selector(".tag.warn")
        for size in SIZES:
            page.set_viewport_size(size)
            assert page.locator(".seat .tag").evaluate_all(_CUT) == [], (language, size)
    house.check(*pages)


def test_many_tiles_lie_closer_and_none_is_cut(house: House) -> None:
    page = house.window(NARROW, language="de")
    house.against_bot(page, "horse-race")
    page.wait_for_selector(".backs svg")
    for count in (7, 12):
        page.evaluate(
            "count => { const backs = document.querySelector('.backs');"
            "while (backs.children.length < count) backs.append(backs.lastElementChild.cloneNode(true)); }",
            count,
        )
        last, number = page.locator(".backs svg").last.bounding_box(), page.locator(".held .count").bounding_box()
        assert last["x"] + last["width"] <= number["x"] + 0.5
        plate = page.locator(".seat:has(.backs)").bounding_box()
        assert number["x"] + number["width"] < plate["x"] + plate["width"]
        assert page.locator(".seat .tag").evaluate_all(_CUT) == []
    house.check(page)


def test_the_text_table_breaks_no_tile(house: House) -> None:
    page = house.window(PHONE, language="pl", show="text")
    table = house.against_bot(page, "horse-race")
    house.play_on(page, table, until=lambda view: len(view["layout"]["laid"]) > 6)
    house.look(page, table)
    page.wait_for_selector(".text-table .whole")
    page.wait_for_selector(".log .whole")
    assert page.locator(".whole").evaluate_all("all => all.every((one) => one.getClientRects().length === 1)")
    outside = page.locator(".text-table").evaluate(
        "one => { const copy = one.cloneNode(true); copy.querySelectorAll('.whole').forEach((tile) => tile.remove());"
        "return copy.textContent.match(/\\d-\\d/); }"
    )
    assert outside is None
    house.check(page)


def test_only_a_number_that_may_be_counted_can_be_said(house: House) -> None:
    page = house.window(PHONE)
    house.against_bot(page, "cribbage", counting="manual")
    Player(page, "tap", 3).play(until=lambda page: page.locator(".counting form").count())
    button, field = page.locator(".counting form button[type=submit]"), page.locator(".counting input")
    for number in ("2.5", "200", "-3", ""):
        field.fill(number)
        assert button.is_disabled(), number
        assert button.inner_text() == "Enter 0 to 99"
    field.fill("2")
    assert button.is_enabled()
    assert button.inner_text() == "Count 2 points"
    house.check(page)
