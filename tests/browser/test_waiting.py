"""Before the match: the links of the seats, as text and as QR codes."""

import re
from typing import Any

import pytest
import segno

from tests.browser.house import NARROW, PHONE, House
from tests.browser.test_access import LANGUAGES, faults

OTHERS = "http://192.168.178.123:6161"
MASKS = range(8)


def modules(page: Any) -> list[list[int]]:
    """The dark modules of the code that is shown, with the quiet zone around them."""
    size = int(page.locator("svg.qr").get_attribute("viewBox").split()[-1])
    dark = re.findall(r"M(\d+) (\d+)h1v1h-1z", page.locator("svg.qr path").get_attribute("d"))
    rows = [[0] * size for _ in range(size)]
    for x, y in dark:
        rows[int(y)][int(x)] = 1
    return rows


def by_the_standard(buffer: Any, _version: int, length: int) -> None:
    """Zeros up to the next codeword (ISO/IEC 18004, 7.4.10); segno adds eight where none are wanted."""
    buffer.extend([0] * (-length % 8))


def test_the_code_holds_the_link(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    page = house.window(NARROW, theme="dark")
    table = house.waiting(page, OTHERS)
    link = page.locator("input[readonly]").input_value()
    assert re.fullmatch(rf"{re.escape(OTHERS)}/t/{table}#[\w-]{{24}}", link)
    page.get_by_role("button", name="QR code for seat 2").click()
    page.get_by_role("img", name="QR code for seat 2").wait_for()
    found = modules(page)
    # Another program makes the same of the same text, by one of the eight masks that the standard has.
    monkeypatch.setattr("segno.encoder.write_padding_bits", by_the_standard)
    codes = [segno.make(link, error="m", mode="byte", boost_error=False, mask=mask) for mask in MASKS]
    assert found in [[list(row) for row in code.matrix_iter(border=4)] for code in codes]
    assert page.locator("svg.qr").bounding_box()["width"] >= 3 * len(found)
    fills = page.locator("svg.qr").evaluate("svg => [...svg.children].map((one) => getComputedStyle(one).fill)")
    assert fills == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    house.check(page)


def test_the_code_is_loaded_when_it_is_wanted_and_put_away(house: House) -> None:
    page = house.window()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    house.waiting(page, OTHERS, variant="three-player")
    assert not [url for url in loaded if "QrCode" in url]
    button = page.get_by_role("button", name="QR code for seat 3")
    button.click()
    page.locator("svg.qr").wait_for()
    assert button.get_attribute("aria-expanded") == "true"
    secret = page.locator("input[readonly]").nth(1).input_value().partition("#")[2]
    assert not [url for url in loaded if secret in url]
    button.click()
    page.locator("svg.qr").wait_for(state="detached")
    house.check(page)


def test_a_guest_comes_by_the_link(house: House) -> None:
    maker, guest = house.window(), house.window(NARROW)
    house.waiting(maker, house.address.replace("127.0.0.1", "localhost"))
    link = maker.locator("input[readonly]").input_value()
    assert link.startswith("http://localhost:")
    guest.goto(link)
    guest.get_by_role("button", name="Take this seat").click()
    guest.wait_for_selector(".hand button")
    house.check(maker, guest)


def test_a_link_that_nobody_else_can_open_says_so(house: House) -> None:
    page = house.window()
    house.waiting(page, None)
    assert page.locator("input[readonly]").input_value().startswith(house.address)
    assert page.get_by_text("These links open on this device only").is_visible()
    house.check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_in_the_waiting_room(house: House, language: str) -> None:
    page = house.window(NARROW, language=language, theme="dark" if LANGUAGES.index(language) % 2 else "light")
    house.waiting(page, OTHERS)
    page.locator(".link-row button").last.click()
    page.locator("svg.qr").wait_for()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    house.check(page)


def test_a_seat_is_played_on_at_another_device_by_its_own_link(house: House) -> None:
    laptop, phone, spy = house.window(), house.window(PHONE), house.window()
    table = house.make(laptop, "cribbage", ["mine", "open"])
    links = laptop.context.request.get(f"{house.address}/api/tables/{table}/links?seat=0").json()["links"]
    sent_around = house.address + next(one["link"] for one in links if one["seat"] == 0)
    for seat, page in enumerate((laptop, house.window())):
        if seat:
            house.claim(page, laptop, table, seat)
        house.sit(page, table, seat, ("Ann", "Bo")[seat])
    house.look(laptop, table)
    laptop.locator(".hand.live").wait_for()
    laptop.get_by_role("tab", name="Match", exact=True).click()
    laptop.get_by_text("Play on at another device", exact=True).click()
    own = laptop.get_by_label("Link for seat 1", exact=True).input_value()
    phone.goto(own)
    phone.locator(".hand.live").wait_for()
    hands = [
        page.locator(".hand .piece").evaluate_all("all => all.map((one) => one.dataset.piece)")
        for page in (laptop, phone)
    ]
    assert hands[0] == hands[1]
    spy.goto(sent_around)
    spy.get_by_text("Somebody has sat down there by this link.").wait_for()
    assert spy.locator(".hand .piece").count() == 0
    assert spy.get_by_text("Only you have this link.").count() == 0
    house.check(laptop, phone, spy)
