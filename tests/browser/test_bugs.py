"""The public fault reports on interfaces and networks (tests/data/bugs.jsonl), each at the real page; those on secrets
are in `test_leaks.py`.
"""

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import DESKTOP, NARROW, PHONE, House, server
from tests.browser.player import Player


def acted(house: House, page: Any, table: str) -> list[dict[str, Any]]:
    """The actions in the log."""
    entries = page.context.request.get(f"{house.address}/api/tables/{table}/log?after=0").json()["entries"]
    return [entry["entry"] for entry in entries if entry["entry"]["kind"] == "acted"]


def until_play(house: House, page: Any, seed: int = 1) -> None:
    """On to where this seat may play a card."""
    player = Player(page, "tap", seed)
    player.play(until=lambda page: page.locator(".disc").count() and page.locator(".hand.live").count())


def until_over(player: Player) -> None:
    player.play()


def test_triple_click(house: House) -> None:
    page = house.window()
    table = house.against_bot(page, "cribbage")
    until_play(house, page)
    before = len([one for one in acted(house, page, table) if one["seat"] == 0])
    held = page.locator(".hand .piece").count()
    box = page.locator(".hand.live .piece:not(.unusable)").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y, click_count=3, delay=0)
    page.mouse.click(x, y, button="right", click_count=3)
    page.wait_for_timeout(500)
    now = len([one for one in acted(house, page, table) if one["seat"] == 0])
    assert now - before <= 1
    assert page.locator(".hand .piece").count() == held - (now - before)
    assert page.locator(".ghost").count() == 0
    house.check(page)


def test_other_buttons_play(house: House) -> None:
    page = house.window()
    table = house.against_bot(page, "cribbage")
    until_play(house, page)
    before = len(acted(house, page, table))
    piece = page.locator(".hand.live .piece:not(.unusable)").first
    piece.dblclick(button="middle")
    piece.dblclick(button="right")
    page.wait_for_timeout(300)
    assert len(acted(house, page, table)) == before
    assert page.locator(".piece.selected").count() == 0
    house.check(page)


@pytest.mark.parametrize("ending", ["outside", "escape", "second", "cancel"])
def test_lost_mouse_up(house: House, ending: str) -> None:
    page = house.window()
    table = house.against_bot(page, "cribbage")
    until_play(house, page)
    before = len(acted(house, page, table))
    piece = page.locator(".hand.live .piece:not(.unusable)").first
    box, cloth = piece.bounding_box(), page.locator(".cloth").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(cloth["x"] + 100, cloth["y"] + 60, steps=4)
    assert page.locator(".ghost").count() == 1
    if ending == "outside":
        page.mouse.move(-20, -20)
    elif ending == "escape":
        page.keyboard.press("Escape")
    elif ending == "second":
        page.evaluate(
            "dispatchEvent(new PointerEvent('pointerdown', {pointerId: 77, isPrimary: false, bubbles: true}))"
        )
    else:
        page.evaluate("dispatchEvent(new Event('blur'))")
    page.mouse.up()
    page.wait_for_timeout(200)
    assert page.locator(".ghost, .lifted").count() == 0
    assert len(acted(house, page, table)) == before
    piece.click()
    assert page.locator(".piece.selected").count() == 1  # the next click works
    house.check(page)


def test_empty_board_question(house: House) -> None:
    page = house.window()
    house.between([page, other := house.window()], "horse-race")
    players = [Player(page, "tap", 1), Player(other, "tap", 2)]

    def opens(page: Any) -> bool:
        return bool(page.locator(".cloth .empty").count() and page.locator(".hand.live").count())

    rounds = 0
    for _ in range(600):
        for player in players:
            if opens(player.page) and not player.page.locator(".show").count():
                rounds += 1
                player.page.locator(".hand .piece").first.click()
                assert player.page.locator(".actions.places > button.primary").count() == 1
                player.page.locator(".hand .piece").first.click()  # the second press lays it, without a question
                player.page.wait_for_selector(".layout svg > g")
                player.page.wait_for_timeout(100)
            player.attempt()
        if rounds > 1:
            break
    assert rounds > 1
    house.check(page, other)


def test_big_rack(house: House) -> None:
    page = house.window(NARROW)
    house.between([page, house.window()], "horse-race", hand_sizes=14)
    assert page.locator(".hand .piece").count() == 14
    for size in (NARROW, {"width": 640, "height": 320}, PHONE):
        page.set_viewport_size(size)
        boxes = [piece.bounding_box() for piece in page.locator(".hand .piece").all()]
        for index, one in enumerate(boxes):
            assert one["x"] >= 0
            assert one["x"] + one["width"] <= size["width"]
            for other in boxes[index + 1 :]:
                apart = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
                assert (
                    apart or one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
                )
    page.locator(".hand .piece").first.focus()
    seen = []
    for _ in range(14):
        seen.append(page.evaluate("document.activeElement.dataset.piece"))
        page.keyboard.press("ArrowRight")
    assert len(set(seen)) == 14
    page.keyboard.press("End")
    page.set_viewport_size(NARROW)
    assert page.evaluate("document.activeElement.dataset.piece") == seen[-1]
    house.check(page)


@pytest.mark.parametrize("still", [False, True], ids=["instant", "reduced-motion"])
def test_stranded_at_full_speed(house: House, still: bool) -> None:
    page = house.window(movement="auto" if still else "off")
    page.emulate_media(reduced_motion="reduce" if still else "no-preference")
    house.against_bot(page, "cribbage")
    player = Player(page, "tap", 4)
    player.play(until=lambda page: page.locator(".show").count())
    assert page.locator(".series .slot").count() == 0
    cards = [article.locator(".cards .slot").count() for article in page.locator(".show .counted").all()]
    assert cards == [5, 5, 5]
    house.check(page)


def test_double_rematch(house: House) -> None:
    pages = [house.window(), house.window(PHONE)]
    table = house.between(pages, "horse-race")
    house.post(pages[0], f"/api/tables/{table}/resign", {"seat": 0})
    for page in pages:
        page.wait_for_selector("[data-testid=end]")
        page.evaluate("document.querySelector('[data-testid=end] button').click()")
        page.evaluate("document.querySelector('[data-testid=end] button')?.click()")
    for page in pages:
        expect(page).not_to_have_url(f"{house.address}/t/{table}")
        page.wait_for_selector(".hand button")
    assert len({page.url for page in pages}) == 1
    mine = pages[0].context.request.get(house.address + "/api/mine").json()["tables"]
    assert len(mine) == 2
    house.check(*pages)


def test_double_click_makes_one_table(house: House) -> None:
    # bugs.jsonl: double-rematch
    page = house.window()
    sent: list[tuple[str, str]] = []
    page.on("request", lambda one: sent.append((one.method, one.url)))
    for made, press in enumerate(("Make the table", "Play against a bot"), start=1):
        page.goto(house.address)
        page.locator(".game").first.get_by_role("button", name="Table with friends", exact=True).click()
        page.locator(".game").first.get_by_role("button", name=press).first.dblclick()
        page.wait_for_selector(".waiting, .hand.live")
        assert sent.count(("POST", f"{house.address}/api/tables")) == made
        assert len(page.context.request.get(house.address + "/api/mine").json()["tables"]) == made


def test_refresh_opens_controls(house: House) -> None:
    pages = [house.window(), house.window()]
    house.between(pages, "cribbage", counting="muggins")
    players = [Player(page, "tap", 5 + seat) for seat, page in enumerate(pages)]
    waited = 0
    for _ in range(400):
        for player, other in zip(players, reversed(players), strict=True):
            player.attempt()
            answering = other.page.locator(".counting form").count()
            if answering and not player.page.locator(".counting form").count():
                waited += 1
                player.page.reload()
                player.page.wait_for_selector(".seats")
                player.page.wait_for_timeout(150)
                assert player.page.locator(".counting form, .hand.live, .actions > button:enabled").count() == 0
        if waited > 2:
            break
    assert waited > 2
    house.check(*pages)


def test_move_lost_on_resume(house: House) -> None:
    page = house.window()
    table = house.against_bot(page, "cribbage")
    until_play(house, page)
    before = len([one for one in acted(house, page, table) if one["seat"] == 0])
    page.locator(".hand.live .piece:not(.unusable)").first.click()
    # The answer of the move is lost: the same command is sent again until there is one.
    dropped = []

    def lose(route: Any) -> None:
        if dropped:
            route.continue_()
            return
        dropped.append(route.request.post_data)
        route.fetch()
        route.abort()

    page.route("**/act", lose)
    page.locator(".mine .actions > button.primary").click()
    page.wait_for_timeout(1500)
    page.unroute("**/act")
    mine = [one for one in acted(house, page, table) if one["seat"] == 0]
    assert len(dropped) == 1
    assert len(mine) - before <= 2  # the bot may have led to one more forced go, never the same card twice
    cards = [
        event["card"] for one in mine for event in one["events"] if event["type"] == "played" and event["seat"] == 0
    ]
    assert len(cards) == len(set(cards))
    shown = page.locator(".hand .piece").count()
    page.reload()
    page.wait_for_selector(".hand")
    page.wait_for_timeout(300)
    assert page.locator(".hand .piece").count() == shown
    house.check(page)


def test_the_line_is_cut_and_comes_back(house: House) -> None:
    pages = [house.window(), house.window()]
    house.between(pages, "fives-and-threes")
    pages[0].context.set_offline(True)
    players = [Player(pages[1], "tap", 3)]
    for _ in range(10):
        players[0].attempt()
    pages[0].context.set_offline(False)
    pages[0].evaluate("dispatchEvent(new Event('online'))")
    pages[0].wait_for_timeout(1500)
    logs = [page.locator("[data-testid=log] li").count() for page in pages]
    assert logs[0] == logs[1]


@pytest.fixture
def short(browser: Any, tmp_path: Path) -> Any:
    """A server that is soon out of patience."""
    with server(tmp_path / "data", grace=1500) as address:
        one = House(browser, address)
        yield one
        one.close()


def test_claim_on_own_move_and_claim_does_nothing(short: House) -> None:
    # bugs.jsonl: claim-on-own-move, claim-does-nothing
    pages = [short.window(), short.window()]
    table = short.between(pages, "fives-and-threes")  # no turn is kept there
    opener = short.table(pages[0], table)["view"]["actors"][0]
    own, away = pages[opener], pages[1 - opener]
    away.close()
    own.wait_for_timeout(2500)
    assert own.locator(".offer").count() == 0  # it is the own move: nothing may be claimed
    own.locator(".hand.live .piece:not(.unusable)").first.click()
    own.locator(".actions.places > button.primary").first.click()
    offer = own.locator(".offer")
    offer.wait_for()
    offer.locator("button").first.wait_for()
    name = ("Ann", "Bo")[1 - opener]
    live = own.locator("[data-testid=live]")
    live.get_by_text(f"{name} is away and to act. How shall it go on?").wait_for(state="attached")
    offer.locator("button").nth(1).click()
    own.wait_for_selector("[data-testid=end]")
    for told in (own.locator("[data-testid=end]"), own.locator("[data-testid=log]"), live):
        told.get_by_text(f"{name} was away too long.").wait_for(state="attached")
        assert "gave the match up" not in told.inner_text()  # nobody did
    assert short.table(own, table, opener)["adjudicated"] == 1 - opener
    own.wait_for_selector(".proof[data-result=alone]")
    short.check(own)


def test_leave_come_back_and_a_bot_between(house: House) -> None:
    page = house.window()
    house.between([page, house.window()], "cribbage")
    page.get_by_role("tab", name="Match").click()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Yes").click()
    page.get_by_role("button", name="Play again yourself").click()
    page.wait_for_selector(".offer", state="detached")
    assert house.table(page, page.url.rpartition("/")[2])["seats"][0]["kind"] == "human"
    house.check(page)


def test_two_tabs(house: House) -> None:
    page = house.window()
    table = house.against_bot(page, "cribbage")
    until_play(house, page)
    second = house.tab(page.context)
    house.look(second, table)
    second.wait_for_selector(".hand.live")
    body = house.table(page, table)
    page.locator(".hand.live .piece:not(.unusable)").first.click()
    page.locator(".mine .actions > button.primary").click()
    page.wait_for_timeout(500)
    stale = {"seat": 0, "seq": body["seq"], "action": body["view"]["legal"][0]}
    assert house.post(second, f"/api/tables/{table}/act", stale).status == 409
    hands = [
        tab.locator(".hand .piece").evaluate_all("all => all.map(one => one.dataset.piece)") for tab in (page, second)
    ]
    assert hands[0] == hands[1]
    for tab, setting, value in ((page, "suits", "four"), (second, "size", "large"), (page, "theme", "dark")):
        tab.get_by_role("button", name="Settings").click()
        tab.locator(f"[data-setting={setting}]").select_option(value)
        tab.get_by_role("button", name="Close").click()
    page.wait_for_timeout(200)
    for tab in (page, second):
        kept = [tab.evaluate(f"localStorage.getItem('sixtyone.{name}')") for name in ("suits", "size", "theme")]
        assert kept == ["four", "large", "dark"]
        assert tab.locator("html").get_attribute("data-theme") == "dark"
    house.check(page, second)


def test_mash_draw(house: House) -> None:
    pages = [house.window(movement="normal"), house.window()]
    table = house.between(pages, "horse-race")
    sent: list[str] = []
    pages[0].on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    for _ in range(4):
        pages[0].locator(".stock").click()
    pages[0].wait_for_timeout(300)
    assert sent == []
    assert acted(house, pages[0], table) == []
    house.check(*pages)


def test_raw_keys_and_the_language_in_mid_deal(house: House) -> None:
    # bugs.jsonl: raw-keys
    page = house.window()
    table = house.against_bot(page, "cribbage", "three-player", bots=2)
    until_play(house, page)
    hand = page.locator(".hand .piece").evaluate_all("all => all.map(one => one.dataset.piece)")
    watcher = house.window(DESKTOP)
    house.look(watcher, table)
    logs: set[str] = set()
    for language, you in (("pl", "Ty"), ("de", "Du"), ("cs", "Ty"), ("en", "You")):
        for one in (page, watcher):
            one.locator(".gear").click()
            one.locator(".settings select").first.select_option(language)
            one.locator(f"html[lang={language}]").wait_for(state="attached")
            one.locator(".settings > button").click()
            house.check(one)
        names = watcher.locator(".seats .name").all_inner_texts()
        assert you not in names
        assert page.locator(".hand .piece").evaluate_all("all => all.map(one => one.dataset.piece)") == hand
        logs.add(page.get_by_test_id("log").inner_text())
    assert len(logs) == 4
    house.check(page, watcher)


def test_takeback(house: House) -> None:
    pages = [house.window(), house.window()]
    table = house.between(pages, "cribbage")
    player = Player(pages[0], "tap", 6)
    player.step()
    pages[0].get_by_role("button", name="Take back").click()
    pages[0].wait_for_selector(".crib-place .slot")
    expect(pages[0].locator(".hand .piece")).to_have_count(6)
    assert house.table(pages[0], table)["view"]["discards"] in ([], None)
    house.check(*pages)


def test_chat_is_text(house: House) -> None:
    pages = [house.window(), house.window(PHONE)]
    house.between(pages, "horse-race")
    pages[0].get_by_role("tab", name="Chat").click()
    pages[0].locator(".say input").fill("<img src=x onerror=alert(1)> hi")
    pages[0].keyboard.press("Enter")
    pages[1].get_by_role("tab", name="Chat").click()
    line = pages[1].locator(".chat li")
    line.wait_for()
    assert "<img" in line.inner_text()
    assert pages[1].locator(".chat img").count() == 0
    house.check(*pages)


def test_the_page_waits_for_the_server(browser: Any, tmp_path: Path) -> None:
    """The server goes and comes back on its port: the page goes on where it was."""
    from tests.browser.house import free_port

    port = free_port()
    with server(tmp_path / "data", port) as address:
        house = House(browser, address)
        page = house.window()
        table = house.against_bot(page, "cribbage")
        page.wait_for_selector(".hand.live")
    page.wait_for_selector(".link")
    time.sleep(0.5)
    with server(tmp_path / "data", port):
        page.wait_for_selector(".link", state="detached", timeout=20_000)
        page.wait_for_selector(".hand.live")
        Player(page, "tap", 1).step()
        page.wait_for_timeout(500)
        assert [one["seat"] for one in acted(house, page, table)].count(0) == 1
        house.close()


def test_a_pointer_at_the_lower_edge_of_a_piece_does_not_make_it_tremble(house: House) -> None:
    page = house.window(movement="normal")
    house.against_bot(page, "cribbage")
    piece = page.locator(".hand.live .piece").first
    piece.wait_for()
    page.wait_for_timeout(800)
    box = piece.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
    tops = set()
    for _ in range(12):
        page.wait_for_timeout(40)
        tops.add(piece.bounding_box()["y"])
    assert tops == {box["y"]}
    piece.click()
    assert page.locator(".piece.selected").count() == 1
