"""For those who do not see the table, do not use a mouse, or see few colours."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from sixtyone.cards import PACK, parse_card
from sixtyone.tiles import TILES
from sixtyone.words.catalogue import Words
from sixtyone.words.pieces import Pieces
from tests.browser import long_layout
from tests.browser.house import NARROW, PHONE, House
from tests.browser.overheard import named
from tests.browser.player import Player

GAMES = ("cribbage", "horse-race", "fives-and-threes")
LANGUAGES = ("en", "pl", "de", "cs")
SIGNS = re.compile(r"[♣♦♥♠→▸✓✗+=|\[\]]")


def faults(page: Any) -> list[str]:
    """What axe finds, with its rules and the elements."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]})
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found.response["violations"]
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_at_home(house: House, language: str, theme: str) -> None:
    page = house.window(PHONE, language=language, theme=theme)
    page.goto(house.address)
    page.wait_for_selector(".game")
    page.locator(".game").first.locator("> button:not(.primary)").click()
    page.locator(".gear").click()
    assert faults(page) == []
    house.check(page)


@pytest.mark.parametrize("game", GAMES)
def test_axe_in_mid_match(house: House, game: str) -> None:
    page = house.window(PHONE)
    house.against_bot(page, game)
    player = Player(page, "tap", 2)
    player.play(until=lambda page: player.turns > 5 and page.locator(".hand.live").count())
    for language, theme in zip(LANGUAGES, ("light", "dark", "light", "dark"), strict=True):
        for show, there in (("table", ".hand, .show"), ("text", ".text-table")):
            where = f"{language}, {show}"
            for key, value in (("language", language), ("theme", theme), ("show", show)):
                page.evaluate(f"localStorage.setItem('sixtyone.{key}', '{value}')")
            page.reload()
            page.wait_for_selector(there)
            assert page.locator("html").get_attribute("lang") == language
            assert faults(page) == [], where
            if show == "text":  # what is for the ear has no signs, log and all
                assert SIGNS.findall(page.locator(".table").inner_text()) == [], where
            for size in (NARROW, PHONE):
                page.set_viewport_size(size)
                assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], where
    house.check(page)


def test_axe_at_a_count_and_at_the_end(house: House) -> None:
    page = house.window(PHONE)
    table = house.against_bot(page, "cribbage")
    player = Player(page, "tap", 2)
    player.play(until=lambda page: page.locator(".show").count())
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    house.post(page, f"/api/tables/{table}/resign", {"seat": 0})
    page.wait_for_selector("[data-testid=end]")
    page.wait_for_selector(".proof:not([data-result=''])")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert faults(page) == []
    house.check(page)


def face_down(page: Any, what: str) -> Any:
    """A picture of pieces that lie face down, by its whole name."""
    return page.get_by_role("img", name=what, exact=True)


def named_in_tree(page: Any, pieces: tuple[Any, ...]) -> set[str]:
    return named(page.locator("body").aria_snapshot(), pieces)


def test_face_down_alt(house: House) -> None:
    pages = [house.window(), house.window()]
    table = house.between(pages, "cribbage")
    page = pages[0]

    def view(seat: int) -> dict[str, Any]:
        return dict(house.table(pages[seat], table, seat)["view"])

    def act(seat: int) -> None:
        now = house.table(pages[seat], table, seat)
        action = {"seat": seat, "seq": now["seq"], "action": now["view"]["legal"][0]}
        assert house.post(pages[seat], f"/api/tables/{table}/act", action).ok

    log = page.context.request.get(f"{house.address}/api/tables/{table}/log?after=0").text()
    seen = set(re.findall(r'"card": *"(\w\w)"', log)) | set(view(0)["hand"])  # cut for the deal, and the own hand
    expect(face_down(page, "6 cards, face down")).to_have_count(1)
    expect(face_down(page, "The pack, face down")).to_have_count(1)
    assert set(view(0)["hand"]) <= named_in_tree(page, PACK) <= seen
    act(1)
    expect(face_down(page, "4 cards, face down")).to_have_count(1)
    expect(face_down(page, "2 cards, face down")).to_have_count(1)  # the crib
    expect(face_down(page, "crib: 2 cards, face down")).to_have_count(1)
    assert set(view(0)["hand"]) <= named_in_tree(page, PACK) <= seen
    act(0)
    expect(face_down(page, "crib: 4 cards, face down")).to_have_count(1)
    expect(face_down(page, "The pack, face down")).to_have_count(0)
    starter = Pieces(Words(), "spoken").the(parse_card(view(0)["starter"]))
    expect(face_down(page, f"The starter is {starter}.")).to_have_count(1)  # turned, it reads otherwise
    expect(page.locator("[data-testid=live]")).to_contain_text(f"The starter is {starter}.")
    for _ in range(2):
        act(view(0)["turn"])
    expect(face_down(page, "3 cards, face down")).to_have_count(1)
    laid = {card for cards in view(0)["played"] for card in cards}
    assert laid <= named_in_tree(page, PACK) <= seen | laid | {view(0)["starter"]}
    house.check(*pages)


def test_tiles_lie_face_down_without_a_name(house: House) -> None:
    # bugs.jsonl: face-down-alt
    page = house.window()
    table = house.make(page, "horse-race", ["mine", "open"])
    other = house.window()
    house.claim(other, page, table, 1)
    for seat, one in enumerate((page, other)):
        house.sit(one, table, seat, ("Ann", "Bo")[seat])
    house.look(page, table)
    expect(face_down(page, "7 tiles, face down")).to_have_count(1)
    expect(face_down(page, "14 tiles in the stock")).to_have_count(1)
    expect(page.get_by_role("button", name=re.compile("14"))).to_have_count(0)
    view = house.table(page, table)["view"]
    laid = {one.split()[0] for one in view["layout"]["laid"]}
    assert set(view["hand"]) <= named_in_tree(page, TILES) <= set(view["hand"]) | laid
    house.check(page)


def test_live_regions_speak_and_never_take_the_focus(house: House) -> None:
    pages = [house.window(), house.window()]
    house.between(pages, "cribbage")
    pages[0].get_by_role("tab", name="Log").focus()
    other = Player(pages[1], "tap", 5)
    other.step()
    house_text = pages[0].locator("[data-testid=live]")
    house_text.filter(has_text="Bo").wait_for(state="attached")
    assert house_text.get_attribute("aria-live") == "polite"
    assert SIGNS.findall(house_text.inner_text()) == []
    assert pages[0].evaluate("document.activeElement.id") == "tab-log"
    house.check(*pages)


def test_keys_that_speak(house: House) -> None:
    page = house.window()
    house.against_bot(page, "horse-race")
    page.wait_for_selector(".hand.live")
    for key, word in (("s", "You 0"), ("h", "Your hand"), ("c", "You 0")):
        page.keyboard.press(key)
        page.locator("[data-testid=live]").filter(has_text=word).wait_for(state="attached")
    house.check(page)


def test_another_page_begins_at_its_top(house: House) -> None:
    page = house.window()
    page.goto(house.address)
    page.get_by_role("button", name="Play against a bot").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand.live")
    assert page.evaluate("document.activeElement.id") == "main"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")
    house.check(page)


def test_no_two_places_sound_alike_and_all_are_seen_apart(house: House) -> None:
    page = house.window(show="text")
    table = long_layout.lay(house, page, 10)
    house.look(page, table)
    page.locator(".hiding button").click()
    page.wait_for_selector(".choices button")
    said = page.locator(".choices button").all_inner_texts()
    assert len(said) == len(set(said))
    page.evaluate("localStorage.setItem('sixtyone.show', 'table')")
    page.reload()
    page.locator(".hiding button").click()
    page.locator(".hand.live .piece:not(.unusable)").first.click()
    for button in page.locator(".actions.places button.primary").all():
        button.focus()
        page.locator(f".place.aimed[data-place='{button.get_attribute('data-at')}']").wait_for()
        assert page.locator(".place.aimed").count() == 1
    house.check(page)


def test_everything_is_reached_by_tab(house: House) -> None:
    page = house.window(NARROW)
    page.goto(house.address)
    page.wait_for_selector(".game")
    total = page.locator("a:visible, button:visible:enabled, input:visible, select:visible, summary:visible").count()
    seen = set()
    for _ in range(total + 3):
        page.keyboard.press("Tab")
        seen.add(
            page.evaluate(
                "(() => { const one = document.activeElement; const box = one.getBoundingClientRect();"
                "return one === document.body ? '' : one.outerHTML.slice(0, 60) + Math.round(box.top + scrollY); })()"
            )
        )
    assert len(seen - {""}) >= total
    house.check(page)


def test_large_pieces_and_four_colours(house: House) -> None:
    page = house.window(PHONE)
    house.against_bot(page, "cribbage")
    page.wait_for_selector(".hand.live")
    usual = page.locator(".hand .piece svg").first.bounding_box()["width"]
    page.locator(".gear").click()
    page.locator("[data-setting=size]").select_option("large")
    page.locator("[data-setting=suits]").select_option("four")
    page.wait_for_timeout(200)
    assert page.locator(".hand .piece svg").first.bounding_box()["width"] > 1.2 * usual
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.locator(".suit.four-c, .suit.four-d, .suit.four-h, .suit.four-s").count() > 0
    house.check(page)
