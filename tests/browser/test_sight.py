"""What is seen together and what stays where it is, measured on the page: nobody scrolls to play, and nothing jumps."""

from typing import Any

import pytest

from tests.browser import long_layout
from tests.browser.house import DESKTOP, NARROW, PHONE, House
from tests.browser.player import Player

TABLET = {"width": 768, "height": 1024}
TURNED = {"width": 844, "height": 390}
LOW = {"width": 1024, "height": 600}
TURNS = 3
LOOKS = (("de", NARROW), ("en", PHONE), ("pl", PHONE), ("cs", NARROW))  # two of them at each turn
SEED = 7
"""With it the long layouts are always the same."""


def seen(page: Any, selector: str, what: str = "") -> None:
    """Everything that the selector finds lies within the window, and is there."""
    boxes = page.locator(selector).evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => [box.left, box.top, box.right, box.bottom])"
    )
    assert boxes, (selector, what)
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    for left, top, right, bottom in boxes:
        inside = left >= -1 and top >= -1 and right <= width + 1 and bottom <= height + 1
        assert inside, (selector, what, (left, top, right, bottom), (width, height))


def on_turn(page: Any) -> bool:
    """Whether a piece of the own hand may be chosen, or a button be pressed, and nothing else is asked."""
    asked = page.locator(".show > .primary, .counting form, .hiding").count()
    return not asked and bool(page.locator("section.mine .actions > button, .hand.live").count())


def again(page: Any) -> None:
    """The same turn after the page was loaded anew; what was counted before it is put away."""
    page.reload()
    page.locator(".hand.live, section.mine .actions > button").first.wait_for(state="attached")
    if page.locator(".show > .primary").count():
        page.locator(".show > .primary").click()
    page.locator(".hand.live, section.mine .actions > button").first.wait_for()


GAMES = [
    ("cribbage", "six-card", 1, {}),
    ("cribbage", "seven-card", 1, {}),
    ("cribbage", "three-player", 2, {}),
    ("cribbage", "four-player", 3, {}),
    ("cribbage", "pairs", 3, {}),
    ("horse-race", "individual", 1, {}),
    ("horse-race", "individual", 3, {"seats": 4}),
    ("horse-race", "pairs", 3, {}),
    ("fives-and-threes", "individual", 1, {}),
    ("fives-and-threes", "individual", 2, {"seats": 3}),
    ("all-fives", "individual", 1, {}),
    ("muggins", "individual", 1, {}),
    ("five-up", "individual", 1, {}),
]


@pytest.mark.parametrize(
    ("game", "variant", "bots", "rules"),
    GAMES,
    ids=[f"{game}-{bots + 1}-{variant}" for game, variant, bots, _ in GAMES],
)
def test_felt_hand_and_buttons_are_seen_together(
    table: House, game: str, variant: str, bots: int, rules: dict[str, Any]
) -> None:
    page = table.window(NARROW, language="de")
    table.against_bot(page, game, variant, bots, **rules)
    player = Player(page, "tap", 4)
    for turn in range(TURNS):
        player.play(until=on_turn)
        if player.over():
            break
        for language, size in LOOKS[turn % 2 :: 2]:
            page.set_viewport_size(size)
            page.evaluate(f"localStorage.setItem('sixtyone.language', '{language}')")
            again(page)
            where = f"{game}, turn {turn}, {language}, {size['width']}"
            assert page.evaluate("scrollY") == 0
            if page.locator(".hand.live .piece:not(.unusable)").count():
                page.locator(".hand.live .piece:not(.unusable)").first.click()
                page.locator("section.mine .actions > button").first.wait_for()
            assert page.evaluate("scrollY") == 0, where
            for part in (".cloth", ".hand .piece", ".prompt", "section.mine .actions", ".actions > button >> nth=0"):
                seen(page, part, where)
        page.keyboard.press("Escape")  # what was chosen lies in the hand again
        player.step()
    table.check(page)


WATCH = """what => {
  window.noted = new Set();
  const look = () => {
    const value = what();
    if (value !== null) window.noted.add(value);
    requestAnimationFrame(look);
  };
  look();
}"""


def watch(page: Any, what: str) -> None:
    """Note from now on, frame by frame, what an expression gives."""
    page.evaluate(f"({WATCH})(() => {what})")


# Its lower edge: tiles that one draws oneself may need another row, which comes above.
HAND = """{
  const box = document.querySelector(".hand")?.getBoundingClientRect();
  return box?.height ? Math.round(box.bottom + scrollY) : null;
}"""


@pytest.mark.parametrize(
    "size", [NARROW, PHONE, TURNED, LOW, DESKTOP], ids=["narrow", "phone", "turned", "low", "desktop"]
)
@pytest.mark.parametrize("game", ["cribbage", "horse-race", "fives-and-threes"])
def test_the_hand_stays_where_it_is_while_others_play(house: House, game: str, size: dict[str, int]) -> None:
    page = house.window(size, movement="fast", language="de")
    house.against_bot(page, game)
    page.wait_for_selector(".hand.live")
    watch(page, HAND)
    player = Player(page, "tap", 2)
    turns = 7 if game == "cribbage" else 4  # into the next deal
    player.play(until=lambda _: player.turns > turns)
    edges = page.evaluate("[...window.noted]")
    assert max(edges) - min(edges) <= 1, sorted(edges)
    house.check(page)


def test_who_is_to_act_is_marked_while_a_bot_moves(house: House) -> None:
    page = house.window(movement="normal")
    house.against_bot(page, "fives-and-threes")
    page.wait_for_selector(".hand.live")
    watch(page, "document.querySelectorAll('.seat .turn').length")
    player = Player(page, "tap", 2)
    player.play(until=lambda _: player.turns > 1)
    assert page.evaluate("[...window.noted]") == [1]
    house.check(page)


@pytest.mark.parametrize("size", [NARROW, PHONE], ids=["narrow", "phone"])
def test_the_end_comes_into_view(house: House, size: dict[str, int]) -> None:
    page = house.window(size)
    table = house.against_bot(page, "horse-race")
    page.wait_for_selector(".hand.live")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    house.post(page, f"/api/tables/{table}/resign", {"seat": 0})
    page.locator("[data-testid=end] .primary").wait_for()
    page.wait_for_selector(".proof[data-result=alone]")
    for part in ("h2", ".primary", ".proof"):
        seen(page, f"[data-testid=end] {part}")
    house.check(page)


@pytest.mark.parametrize("size", [NARROW, PHONE], ids=["narrow", "phone"])
def test_one_goes_on_from_the_count_without_searching(house: House, size: dict[str, int]) -> None:
    page = house.window(size)
    house.against_bot(page, "cribbage")
    Player(page, "tap", 3).play(until=lambda page: page.locator(".show .counted").count() == 3)
    assert page.evaluate("scrollY") == 0
    seen(page, ".show > .primary")
    for line in page.locator(".show .parts").all():
        assert line.evaluate("one => one.scrollWidth <= one.clientWidth")  # no part of a count lies aside
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    seen(page, ".show > .primary")
    page.locator(".show > .primary").click()
    page.wait_for_function("scrollY === 0")
    for part in (".cloth", ".hand .piece", ".seats"):
        seen(page, part)
    house.check(page)


def test_the_round_is_settled_in_view(house: House) -> None:
    page = house.window(NARROW)
    house.against_bot(page, "horse-race")
    Player(page, "tap", 3).play(until=lambda page: page.locator(".show.round > .primary").count())
    assert page.evaluate("scrollY") == 0
    for part in (".cloth", ".show.round > .primary"):
        seen(page, part)
    assert page.locator(".rest").count() == page.locator(".rest:has(svg)").count() > 0  # nothing where nothing is left
    panel, note = page.locator(".show.round").bounding_box(), page.locator(".note").bounding_box()
    assert panel["y"] + panel["height"] <= note["y"]
    cloth = page.locator(".cloth").bounding_box()
    for box in (one.bounding_box() for one in page.locator(".zoom > *").all()):
        assert cloth["y"] + 4 <= box["y"]
        assert box["y"] + box["height"] <= cloth["y"] + cloth["height"] - 4
    house.check(page)


@pytest.mark.parametrize(
    ("size", "tiles", "least"),
    [(PHONE, 12, 22), (PHONE, 22, 16.5), (DESKTOP, 12, 30), (DESKTOP, 22, 25)],
    ids=["phone-12", "phone-22", "desktop-12", "desktop-22"],
)
def test_the_tiles_of_a_layout_use_the_felt(table: House, size: dict[str, int], tiles: int, least: float) -> None:
    page = table.window(size)
    table.look(page, long_layout.lay(table, page, tiles))
    page.locator(".hiding button").click()
    page.wait_for_selector(".layout svg > g")
    broad = page.locator(".layout svg > g:not(.place) > g").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height))"
    )
    assert len(broad) == tiles
    assert min(broad) >= least
    table.check(page)


@pytest.mark.parametrize("bots", [1, 3])
def test_a_name_is_not_cut_by_the_score(house: House, bots: int) -> None:
    page = house.window(NARROW)
    house.against_bot(page, "cribbage", "pairs" if bots > 1 else None, bots)
    page.wait_for_selector(".seat .points")
    page.evaluate("document.querySelectorAll('.points').forEach((one) => (one.textContent = '116'))")
    for name in page.locator(".seat .name").all():
        lines = name.evaluate(
            "one => { const all = document.createRange(); all.selectNodeContents(one);"
            "return [...all.getClientRects()].map((line) => [line.width, line.height]); }"
        )
        box = name.bounding_box()
        assert len(lines) == 1, name.inner_text()
        assert lines[0][0] <= box["width"] + 1
        assert name.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), name.inner_text()
    house.check(page)


def test_the_places_in_the_crib_are_even_and_show_what_lies_there(house: House) -> None:
    page = house.window(PHONE)
    table = house.against_bot(page, "cribbage")
    page.wait_for_selector(".hand.live")
    page.wait_for_selector(".in-crib")
    assert house.table(page, table)["view"]["crib_count"] == 2
    assert page.locator(".in-crib").count() == 2
    slots = [slot.bounding_box() for slot in page.locator(".crib-place .slot").all()]
    caption = page.locator(".crib-place .caption").bounding_box()
    row = page.locator(".crib-slots").bounding_box()
    assert len(slots) == 2
    assert slots[0]["y"] == slots[1]["y"]
    assert slots[1]["x"] - slots[0]["x"] - slots[0]["width"] < 10
    assert abs(caption["x"] + caption["width"] / 2 - row["x"] - row["width"] / 2) < 2
    house.check(page)


@pytest.mark.parametrize("size", [NARROW, DESKTOP], ids=["narrow", "desktop"])
def test_the_log_keeps_its_place_and_ends_in_the_window(house: House, size: dict[str, int]) -> None:
    pages = [house.window(size), house.window()]
    house.between(pages, "cribbage")
    page = pages[0]
    page.wait_for_selector(".hand.live")
    before = page.locator(".tabs").bounding_box()["y"]
    Player(page, "tap", 6).step()
    page.locator(".quick button:enabled").filter(has_text="Take back").wait_for()
    assert page.locator(".tabs").bounding_box()["y"] == before
    if size == DESKTOP:
        seen(page, "#beside")
    for language in ("pl", "de", "cs"):
        page.evaluate(f"localStorage.setItem('sixtyone.language', '{language}')")
        page.reload()
        tabs = page.locator(".tabs button")
        tabs.first.wait_for()
        assert len({tab.bounding_box()["y"] for tab in tabs.all()}) == 1
    house.check(*pages)


def test_a_hand_lies_in_few_rows_and_no_tile_alone(house: House) -> None:
    page = house.window({"width": 305, "height": 640})  # beside a bar for scrolling
    house.between([page, house.window()], "fives-and-threes")
    rows = {piece.bounding_box()["y"] for piece in page.locator(".hand .piece").all()}
    assert page.locator(".hand .piece").count() == 7
    assert len(rows) == 1
    house.check(page)


def test_the_winning_peg_stands_in_its_hole(house: House) -> None:
    page = house.window()
    table = house.against_bot(page, "cribbage", target=31)
    house.play_on(page, table)
    house.look(page, table)
    page.wait_for_selector(".proof[data-result=alone]")
    hole, pegs = page.locator(".hole.game"), page.locator(".peg:not(.rear)")
    middle = (float(hole.get_attribute("cx")), float(hole.get_attribute("cy")))
    stand = [peg.get_attribute("transform")[len("translate(") : -1].split() for peg in pegs.all()]
    assert [(float(x), float(y)) for x, y in stand].count(middle) == 1
    house.check(page)
