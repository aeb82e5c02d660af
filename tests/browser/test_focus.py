"""Where the focus goes when what had it goes: by the keyboard alone nobody has to look for the hand again."""

from typing import Any

import pytest

from tests.browser.house import NARROW, House

GAMES = ("cribbage", "horse-race", "fives-and-threes")
TURNS = 24
AT_WORK = {
    "piece": ".hand.live .piece:not(.unusable):focus",
    "action": ".mine .actions > .primary:enabled:focus",
    "go on": ".show > .primary:focus",
    "end": "[data-testid=end]:focus",
}


def tab_to(page: Any, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(40):
        if page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def at_work(page: Any) -> str:
    """Where the focus is when something is to be done."""
    page.wait_for_selector(", ".join(AT_WORK.values()), timeout=10_000)
    return next(where for where, selector in AT_WORK.items() if page.locator(selector).count())


def take_turn(page: Any, where: str) -> None:
    """What a person does by the keyboard who finds the focus where it should be."""
    keyboard = page.keyboard
    if where == "piece" and page.locator(".crib-place .slot").count():
        for key in ("Enter", "ArrowRight", "Enter"):
            keyboard.press(key)
        tab_to(page, ".mine .actions > .primary:enabled")
    elif where == "piece":
        keyboard.press("Enter")
        if page.locator(".actions.places [data-at]").count() > 1:
            tab_to(page, ".actions.places [data-at]")
    keyboard.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_goes_on_to_what_is_to_be_done_next(house: House, game: str) -> None:
    page = house.window(NARROW)
    house.against_bot(page, game)
    page.wait_for_selector(".hand.live")
    tab_to(page, ".hand .piece:not(.unusable), .mine .actions > .primary")
    seen = set()
    for _ in range(TURNS):
        where = at_work(page)
        seen.add(where)
        if where == "end":
            break
        take_turn(page, where)
    assert {"piece", "go on"} <= seen
    house.check(page)


def test_the_focus_waits_where_there_is_no_piece_left(house: House) -> None:
    page, other = house.window(), house.window()
    house.between([page, other], "horse-race", hand_sizes=1)
    opens = page if page.locator(".hand.live").count() else other
    tab_to(opens, ".hand .piece")
    opens.keyboard.press("Enter")
    opens.keyboard.press("Enter")
    opens.wait_for_selector(".show > .primary:focus")  # the round is over
    opens.keyboard.press("Enter")
    opens.wait_for_selector(".hand.live .piece:focus")
    house.check(page, other)


def test_the_text_table_keeps_the_focus(house: House) -> None:
    page = house.window(NARROW, show="text")
    house.against_bot(page, "cribbage")
    page.locator(".choices button").first.focus()
    for _ in range(4):
        page.keyboard.press("Enter")
        page.wait_for_selector(".text-table h3:focus")
        page.wait_for_selector(".choices button")
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.querySelector('.choices button')")
    house.check(page)


def test_a_question_beside_the_table_is_answered_by_the_keyboard(house: House) -> None:
    page = house.window()
    house.against_bot(page, "fives-and-threes")
    page.get_by_role("tab", name="Match").click()
    page.get_by_role("button", name="Give up").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".sure button:last-child:focus")  # No comes first
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=end]:focus")
    house.check(page)


def test_the_focus_is_not_taken_from_where_somebody_put_it(house: House) -> None:
    page, other = house.window(), house.window()
    table = house.between([page, other], "fives-and-threes")
    pages = (page, other)
    turn = house.table(page, table)["view"]["actors"][0]
    pages[1 - turn].get_by_role("tab", name="Log").focus()
    pages[turn].locator(".hand.live .piece:not(.unusable)").first.click()
    pages[turn].locator(".actions.places button.primary").first.click()
    pages[1 - turn].wait_for_selector(".hand.live")
    assert pages[1 - turn].evaluate("document.activeElement.id") == "tab-log"
    house.check(page, other)


def test_the_skip_link_names_where_it_leads(house: House) -> None:
    page = house.window()
    page.goto(house.address)
    page.wait_for_selector(".game")
    assert page.locator(".skip").inner_text() == "To the games"
    house.against_bot(page, "cribbage")
    assert page.locator(".skip").inner_text() == "To the table"


def test_escape_puts_back_what_was_chosen(house: House) -> None:
    page = house.window()
    chosen = page.locator(".piece.selected")
    house.against_bot(page, "horse-race")
    page.locator(".hand.live .piece:not(.unusable)").first.focus()
    page.keyboard.press("Enter")
    tile = chosen.get_attribute("data-piece")
    tab_to(page, ".actions.places [data-at]")
    page.keyboard.press("Escape")
    page.wait_for_selector(f".piece[data-piece='{tile}']:focus")
    assert page.locator(".piece.selected, .actions.places button").count() == 0
    house.against_bot(page, "cribbage")
    page.locator(".hand.live .piece").first.focus()
    for key in ("Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    assert chosen.count() == 2
    page.get_by_role("button", name="Settings").click()
    page.keyboard.press("Escape")  # what lies open over the table goes first
    page.wait_for_selector("#settings", state="detached")
    box = page.locator(".hand .piece:not(.selected)").first.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] - 40, steps=3)
    page.keyboard.press("Escape")  # and what is in hand
    page.wait_for_selector(".ghost", state="detached")
    page.mouse.up()
    assert chosen.count() == 2
    page.keyboard.press("Escape")
    page.wait_for_selector(".crib-place .slot.empty:empty")
    assert chosen.count() == 0
    assert page.locator(".hand .piece").count() == 6
    house.check(page)
