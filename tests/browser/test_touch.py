"""The layout under real fingers: touches that Chromium gets as a phone's glass gives them."""

import itertools
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from tests.browser import long_layout
from tests.browser.house import PHONE, House

Point = tuple[float, float]
TILES = 26


class Box(NamedTuple):
    """What the layout shows: the left upper corner and the size of its viewBox."""

    x: float
    y: float
    width: float
    height: float


class Fingers:
    """Up to two fingers on a page."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self._send = page.context.new_cdp_session(page).send

    def _touch(self, kind: str, points: Sequence[Point]) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def move(self, *ways: tuple[Point, Point], steps: int = 8) -> None:
        """Each finger goes straight from one point to another, all at once, and is lifted."""
        for count in range(1, len(ways) + 1):
            self._touch("touchStart", [start for start, _ in ways[:count]])
        for step in range(1, steps + 1):
            part = step / steps
            self._touch("touchMove", [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in ways])
        for count in range(len(ways) - 1, -1, -1):
            self._touch("touchEnd", [end for _, end in ways[:count]])
        self._page.wait_for_timeout(50)

    def tap(self, point: Point) -> None:
        self._touch("touchStart", [point])
        self._touch("touchEnd", [])


def box(page: Any) -> Box:
    return Box(*map(float, page.locator(".layout svg").get_attribute("viewBox").split()))


def tiles(page: Any) -> list[Point]:
    """Where the middles of the tiles are in the window."""
    found = page.locator(".layout svg > g:not(.place) > g").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((at) => [at.x + at.width / 2, at.y + at.height / 2])"
    )
    return [(x, y) for x, y in found]


def unmoved(page: Any, scrolled: float = 0) -> None:
    """The page itself is neither zoomed nor scrolled."""
    seen = page.evaluate(
        "[visualViewport.scale, visualViewport.offsetTop, visualViewport.offsetLeft, scrollX, scrollY]"
    )
    assert seen == [1, 0, 0, 0, scrolled]


@pytest.fixture
def phone(house: House) -> Any:
    """A phone that looks at a long layout, its fingers, and the middle of the layout."""
    page = house.window(PHONE, touch=True)
    table = long_layout.lay(house, page, TILES)
    house.look(page, table)
    page.locator(".hiding button").tap()
    page.wait_for_selector(".layout svg > g")
    return page


def middle(page: Any) -> Point:
    found = page.locator(".layout svg").bounding_box()
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def near(points: Sequence[Point], others: Sequence[Point], by: float = 1.5) -> bool:
    return all(abs(a - c) < by and abs(b - d) < by for (a, b), (c, d) in zip(points, others, strict=True))


@pytest.mark.parametrize("way", ["across", "upright"])
def test_two_fingers_zoom_about_their_midpoint(house: House, phone: Any, way: str) -> None:
    x, y = middle(phone)
    x, y = x - 40, y + 20  # not the middle of the layout
    (dx, dy) = (1, 0) if way == "across" else (0, 1)
    before, whole = tiles(phone), box(phone)
    fingers = Fingers(phone)
    fingers.move(
        ((x - 20 * dx, y - 20 * dy), (x - 50 * dx, y - 50 * dy)),
        ((x + 20 * dx, y + 20 * dy), (x + 50 * dx, y + 50 * dy)),
    )
    assert box(phone).width == pytest.approx(whole.width / 2.5, rel=0.02)
    assert near(tiles(phone), [(x + 2.5 * (a - x), y + 2.5 * (b - y)) for a, b in before], by=4)
    unmoved(phone)
    phone.get_by_role("button", name="All", exact=True).tap()
    assert box(phone) == whole
    assert near(tiles(phone), before)
    house.check(phone)


def test_two_fingers_carry_the_layout_and_pinch_it_back(house: House, phone: Any) -> None:
    x, y = middle(phone)
    whole = box(phone)
    fingers = Fingers(phone)
    fingers.move(((x - 20, y), (x - 60, y)), ((x + 20, y), (x + 60, y)))
    before = tiles(phone)
    fingers.move(((x - 50, y), (x - 20, y + 25)), ((x + 50, y), (x + 80, y + 25)))
    assert near(tiles(phone), [(a + 30, b + 25) for a, b in before], by=3)
    fingers.move(((x - 100, y), (x - 10, y)), ((x + 100, y), (x + 10, y)))
    assert box(phone) == whole
    unmoved(phone)
    house.check(phone)


def test_one_finger_carries_what_is_near_up_to_its_edge(house: House, phone: Any) -> None:
    x, y = middle(phone)
    fingers = Fingers(phone)
    fingers.move(((x - 20, y), (x - 50, y)), ((x + 20, y), (x + 50, y)))
    before = tiles(phone)
    fingers.move(((x, y), (x - 40, y + 30)))
    assert near(tiles(phone), [(a - 40, b + 30) for a, b in before], by=3)
    for _ in range(8):
        fingers.move(((x + 100, y + 80), (x - 120, y - 90)))
    end = tiles(phone)
    fingers.move(((x + 100, y + 80), (x - 120, y - 90)))
    assert near(tiles(phone), end)  # that was the edge
    middle_of_all = (sum(a for a, _ in end) / len(end), sum(b for _, b in end) / len(end))
    assert x - 2.5 * 195 < middle_of_all[0] < x
    assert y - 2.5 * 150 < middle_of_all[1] < y
    unmoved(phone)
    house.check(phone)


def test_one_finger_scrolls_the_page_over_a_layout_that_fits(house: House, phone: Any) -> None:
    x, y = middle(phone)
    whole = box(phone)
    Fingers(phone).move(((x, y + 60), (x, y - 60)), steps=12)
    phone.wait_for_function("scrollY > 40")
    assert box(phone) == whole
    house.check(phone)


def test_two_taps_bring_a_part_near_and_the_whole_back(house: House, phone: Any) -> None:
    x, y = middle(phone)
    whole, before = box(phone), tiles(phone)
    fingers = Fingers(phone)
    for _ in range(2):
        fingers.tap((x - 60, y - 30))
    phone.wait_for_selector(".layout svg.zoomed")
    assert near(tiles(phone), [(x - 60 + 2.5 * (a - x + 60), y - 30 + 2.5 * (b - y + 30)) for a, b in before], by=4)
    phone.wait_for_timeout(400)
    for _ in range(2):
        fingers.tap((x, y))
    phone.wait_for_selector(".layout svg:not(.zoomed)")
    assert box(phone) == whole
    unmoved(phone)
    house.check(phone)


def test_a_tap_at_an_end_plays_also_when_it_is_near(house: House) -> None:
    page = house.window(PHONE, touch=True)
    table = long_layout.lay(house, page, 12)
    house.look(page, table)
    page.locator(".hiding button").tap()
    page.locator(".hand.live").wait_for()
    laid = len(house.table(page, table)["view"]["layout"]["laid"])
    place = page.locator(".place.wanted .ring")
    for piece in page.locator(".hand .piece:not(.unusable)").all():
        piece.tap()
        if place.count() > 1:
            break
    page.locator(".layout svg").scroll_into_view_if_needed()
    target = place.first.bounding_box()
    x, y = target["x"] + target["width"] / 2, target["y"] + target["height"] / 2
    fingers = Fingers(page)
    fingers.move(((x - 15, y - 20), (x - 30, y - 40)), ((x + 15, y + 20), (x + 30, y + 40)))
    assert len(house.table(page, table)["view"]["layout"]["laid"]) == laid  # pinching about an end lays nothing
    fingers.tap((x, y))
    page.wait_for_function("document.querySelectorAll('.place.wanted').length === 0")
    assert len(house.table(page, table)["view"]["layout"]["laid"]) == laid + 1
    house.check(page)


def test_a_double_tap_at_an_end_plays_once(house: House) -> None:
    page = house.window(PHONE, touch=True)
    table = long_layout.lay(house, page, 12)
    house.look(page, table)
    page.locator(".hiding button").tap()
    page.locator(".hand.live .piece:not(.unusable)").first.tap()
    laid = len(house.table(page, table)["view"]["layout"]["laid"])
    page.locator(".layout svg").scroll_into_view_if_needed()
    target = page.locator(".place.wanted .ring").first.bounding_box()
    fingers = Fingers(page)
    for _ in itertools.repeat(None, 2):
        fingers.tap((target["x"] + target["width"] / 2, target["y"] + target["height"] / 2))
    page.wait_for_function("document.querySelectorAll('.place.wanted').length === 0")
    page.wait_for_timeout(200)
    assert len(house.table(page, table)["view"]["layout"]["laid"]) == laid + 1
    assert page.locator(".layout svg.zoomed").count() == 0
    house.check(page)
