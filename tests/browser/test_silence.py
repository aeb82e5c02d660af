"""Lines that die without a word, and tables that do not open: the page says how it stands, and comes back by itself."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.silence import line_to


def lay_away(page: Any) -> None:
    for piece in page.locator(".hand.live .piece").all()[:2]:
        piece.click()
    page.locator(".mine .actions > button.primary").click()


def test_a_line_that_dies_without_a_word(browser: Any, address: str) -> None:
    """The move goes through all the same, once; meanwhile no other is said to be waited for."""
    with line_to(address) as line:
        house = House(browser, line.address)
        page = house.window()
        page.clock.install()
        table = house.against_bot(page, "cribbage")
        prompt = page.get_by_test_id("prompt")
        expect(page.locator(".hand.live")).to_be_visible()
        line.die()
        lay_away(page)
        expect(prompt).to_be_empty()
        page.clock.fast_forward(1000)
        expect(prompt).to_have_text("Sending to the server…")
        expect(page.get_by_test_id("live")).to_contain_text("Sending to the server…")
        expect(page.locator(".link")).to_have_count(0)
        page.clock.fast_forward(10_000)  # neither the try nor the ping is answered
        expect(page.locator(".link")).to_be_visible()
        kept = page.locator(".hand.live .piece")
        for _ in range(20):  # the browser may know several connections that are dead: one goes with each try
            if kept.count() == 4:
                break
            expect(page.locator(".link")).to_have_count(0)
            page.clock.fast_forward(5000)
            page.wait_for_timeout(300)
        expect(prompt).to_have_text("Your turn: play a card.")
        log = page.context.request.get(f"{address}/api/tables/{table}/log?after=0").json()["entries"]
        own = [one["entry"] for one in log if one["entry"]["kind"] == "acted" and one["entry"]["seat"] == 0]
        assert [one["events"][0]["type"] for one in own] == ["discarded"]
        expect(page.get_by_test_id("log")).to_contain_text("Greedy lays away 2 cards")
        house.check(page)
        house.close()


def test_a_table_that_does_not_open(house: House) -> None:
    page = house.window()
    table = house.make(page, "cribbage", ["mine", "bot:greedy"])
    house.sit(page, table, 0, "Ann")
    fault = {"status": 500, "json": {"error": {"code": "server/fault", "message": "", "detail": {}}}}
    page.route(f"**/api/tables/{table}", lambda route: route.fulfill(**fault))
    page.goto(f"{house.address}/t/{table}")
    expect(page.locator(".trouble")).to_have_text(
        "The server cannot open this table: something is wrong there. The page keeps trying."
    )
    page.unroute(f"**/api/tables/{table}")
    expect(page.locator(".hand.live")).to_be_visible()
    expect(page.locator(".trouble")).to_have_count(0)
    house.complaints = [one for one in house.complaints if "status of 500" not in one]
    house.check(page)
