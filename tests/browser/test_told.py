"""What the page tells at the table: why points are pegged, what may not be done and why, in the words of the log."""

from collections.abc import Callable
from typing import Any

import pytest

from sixtyone.words.catalogue import LANGUAGES, Words
from tests.browser.house import NARROW, House

Turn = tuple[int, dict[str, Any]]
NAMES = ("Ann", "Bo")


def act(house: House, page: Any, table: str, seat: int, now: dict[str, Any], action: str) -> None:
    body = {"seat": seat, "seq": now["seq"], "action": action}
    answer = house.post(page, f"/api/tables/{table}/act", body)
    assert answer.ok, answer.text()


def until(house: House, pages: list[Any], table: str, wanted: Callable[[dict[str, Any]], bool]) -> Turn:
    """Play by the first legal action until the view of a seat that is to act is wanted; gives the seat and the view."""
    while True:
        for seat, page in enumerate(pages):
            now = house.table(page, table, seat)
            view = now["view"]
            assert now["status"] == "playing"
            if view["legal"] and wanted(view):
                house.look(page, table)
                page.wait_for_selector(".mine .prompt")
                return seat, view
            if view["legal"]:
                act(house, page, table, seat, now, view["legal"][0])


def between(house: House, game: str, **rules: Any) -> tuple[list[Any], str]:
    """Two windows at a table of their own."""
    pages = [house.window(NARROW), house.window()]
    return pages, house.between(pages, game, target=rules.pop("target", 1000), **rules)


def places_of(view: dict[str, Any]) -> dict[str, list[str]]:
    """Where each tile may be laid."""
    found: dict[str, list[str]] = {}
    for action in view["legal"]:
        tile, _, place = action.partition(" place ")[2].partition(" at ")
        if place:
            found.setdefault(tile, []).append(place)
    return found


def see_as(page: Any, **settings: str) -> None:
    """Look from the next time on with other settings."""
    for name, value in settings.items():
        page.evaluate(f"localStorage.setItem('sixtyone.{name}', '{value}')")


def note(page: Any) -> str:
    return str(page.locator("[data-testid=why]").inner_text())


# What was laid, in the note and in the log.


def after_a_tile(pegged: bool) -> Callable[[dict[str, Any]], bool]:
    """Wants a view right after a tile, not the first of its round, that pegged points, or none."""
    seen: list[tuple[int, list[int]]] = [(0, [])]

    def wanted(view: dict[str, Any]) -> bool:
        laid, scores = seen[-1]
        seen.append((len(view["layout"]["laid"]), view["scores"]))
        return 1 < laid + 1 == seen[-1][0] and (scores != view["scores"]) == pegged

    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_tells_a_placement_in_the_words_of_the_log(house: House, language: str) -> None:
    pages, table = between(house, "fives-and-threes")
    for page in pages:
        see_as(page, language=language)
    seat, _ = until(house, pages, table, after_a_tile(pegged=False))
    log = pages[seat].locator("[data-testid=log] li").last.inner_text()
    assert note(pages[seat]) == " ".join(log.split())
    house.check(*pages)


def test_raw_points_are_told_once(house: House) -> None:
    pages, table = between(house, "horse-race")
    seat, _ = until(house, pages, table, after_a_tile(pegged=True))
    assert note(pages[seat]).count(" raw)") == 1  # not in "draws"
    house.check(*pages)


# Where a tile goes.


def test_an_unselected_tile_is_dropped_on_the_place_that_is_meant(house: House) -> None:
    pages, table = between(house, "fives-and-threes")
    seat, view = until(house, pages, table, lambda view: any(len(all_) > 1 for all_ in places_of(view).values()))
    page = pages[seat]
    tile, places = next((tile, all_) for tile, all_ in places_of(view).items() if len(all_) > 1)
    piece = page.locator(f".hand [data-piece='{tile}']")
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    mouse = page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + box["width"] / 2, box["y"] - 20, steps=3)
    mark = page.locator(f".place.wanted[data-place='{places[1]}']").bounding_box()
    mouse.move(mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2, steps=5)
    mouse.up()
    page.locator(f".hand [data-piece='{tile}']").wait_for(state="detached")
    entries = page.context.request.get(f"{house.address}/api/tables/{table}/log?after=0&seat={seat}").json()["entries"]
    placed = [event for entry in entries for event in entry["entry"].get("events", []) if event["type"] == "placed"]
    assert (placed[-1]["tile"], placed[-1]["at"]) == (tile, places[1])
    house.check(*pages)


def symmetric(view: dict[str, Any], name: str) -> tuple[str, str] | None:
    """A tile that may be laid on both long sides of a double, or as either of its arms, and the second of the two."""
    for tile, places in places_of(view).items():
        for place in places:
            if place.endswith(f".{name}-b") and f"{place[:-1]}a" in places:
                return tile, place
    return None


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [("side", "At long side A of ", "At long side B of "), ("arm", "As arm A of ", "As arm B of ")],
)
@pytest.mark.parametrize("show", ["table", "text"])
def test_each_of_two_places_that_differ_by_symmetry_is_offered(
    house: House, name: str, first: str, second: str, show: str
) -> None:
    pages, table = between(house, "horse-race", hand_sizes=14)
    seat, view = until(house, pages, table, lambda view: symmetric(view, name) is not None)
    tile, place = symmetric(view, name) or ("", "")
    page = pages[seat]
    if show == "text":
        see_as(page, show="text")
        page.reload()
        page.wait_for_selector(".choices button")
        buttons = page.locator(f".choices [data-action^='{seat}: place {tile} ']")
        chosen = page.locator(f".choices [data-action='{seat}: place {tile} at {place}']")
    else:
        page.locator(f".hand [data-piece='{tile}']").click()
        buttons = page.locator(".actions.places [data-at]")
        chosen = page.locator(f".actions.places [data-at='{place}']")
        assert page.locator(".place.wanted").count() == buttons.count()
    said = buttons.all_inner_texts()
    assert len(said) == len(set(said)) == len(places_of(view)[tile])
    assert sum(first in one for one in said) == sum(second in one for one in said) >= 1
    chosen.press("Enter")
    laid = f"{tile} at {place}"
    page.wait_for_function(
        "([path, laid]) => fetch(path).then((one) => one.json()).then((one) => one.view.layout.laid.at(-1) === laid)",
        arg=[f"/api/tables/{table}?seat={seat}", laid],
    )
    house.check(*pages)


# What may not be done, and why.


def test_who_must_knock_sees_that_no_tile_fits(house: House) -> None:
    pages, table = between(house, "fives-and-threes")
    seat, _ = until(house, pages, table, lambda view: view["legal"][0].endswith(": knock"))
    page = pages[seat]
    pieces = page.locator(".hand .piece")
    assert page.locator(".hand.live .piece.unusable").count() == pieces.count() > 0
    assert all("not now" in (piece.get_attribute("aria-label") or "") for piece in pieces.all())
    pieces.first.click(force=True)
    tile = pieces.first.get_attribute("data-piece").split("-")
    assert page.locator(".prompt").inner_text() == f"[{tile[0]}|{tile[1]}] fits nowhere now."
    other = pages[1 - seat]
    see_as(other, movement="normal", language="de")
    house.look(other, table)
    page.get_by_role("button", name="Knock").click()
    said = other.locator(".saying q")  # the browser puts the quotes of the language around it
    said.wait_for()
    assert said.text_content() == "Klopf"
    assert "“" not in (other.locator(".saying").text_content() or "")
    assert other.locator("html").get_attribute("lang") == "de"
    house.check(*pages)


def test_a_card_that_would_pass_31_says_so(house: House) -> None:
    def has_one(view: dict[str, Any]) -> bool:
        plays = [action.partition(" play ")[2] for action in view["legal"]]
        return any(plays) and len(plays) < len(view["hand"])

    pages, table = between(house, "cribbage")
    seat, view = until(house, pages, table, has_one)
    page = pages[seat]
    page.locator(".hand.live .piece.unusable").first.click(force=True)
    told = page.locator(".prompt").inner_text()
    assert told.endswith(f" would take the count of {view['count']} past 31.")
    assert page.locator(".mine [role=status]").inner_text() == told
    page.locator(".hand.live .piece:not(.unusable)").first.click()
    assert page.locator(".prompt").inner_text() == "Your turn: play a card."
    row = " ".join(f"{card[0].replace('T', '10')}{'♣♦♥♠'['CDHS'.index(card[1])]}" for card in view["discards"])
    assert page.locator(".discards").inner_text() == f"You laid away {row}."
    house.check(*pages)


# Presses that come early.

PRESS_WHILE_IT_IS_SHOWN = """() => new MutationObserver((_, self) => {
    const hand = document.querySelector(".hand:not(.live)");
    if (!hand) return;
    self.disconnect();
    hand.querySelector("button").click();
}).observe(document.body, { subtree: true, attributes: true })"""


def test_a_card_that_is_pressed_while_others_move_is_chosen(house: House) -> None:
    pages = [house.window(movement="normal"), house.window()]
    table = house.between(pages, "cribbage")
    pages[0].wait_for_selector(".hand.live")
    pages[0].evaluate(PRESS_WHILE_IT_IS_SHOWN)
    now = house.table(pages[1], table, 1)
    act(house, pages[1], table, 1, now, now["view"]["legal"][0])
    pages[0].wait_for_selector(".hand.live .piece.selected")
    house.check(*pages)


# The end of a round and of a match.


@pytest.mark.parametrize("game", ["horse-race", "fives-and-threes"])
def test_the_last_tile_of_a_round_shows_its_ends(house: House, game: str) -> None:
    pages, table = between(house, game, hand_sizes=1)
    opener = house.table(pages[0], table)["view"]["actors"][0]
    page = pages[opener]
    assert page.locator(".prompt").inner_text() == "The lot fell on you: open with any tile."
    for _ in range(2):
        page.locator(".hand.live .piece").click()
    page.locator(".show.round .primary").wait_for()
    assert page.locator(".layout .place circle.counted").count() == 2  # both halves, or a value and a dot at a double
    page.locator(".show.round .primary").click()
    next_one = opener if game == "horse-race" else 1 - opener
    why = "You went out, so you open" if game == "horse-race" else "It is your turn to open"
    if next_one != opener:
        pages[next_one].locator(".show.round .primary").click()
    pages[next_one].locator(".prompt").filter(has_text=why).wait_for()
    assert page.locator(".log h2").all_inner_texts() == ["Round 1.", "Round 2."]
    house.check(*pages)


def test_a_settlement_is_explained_and_is_none_of_the_last_placement(house: House) -> None:
    pages, table = between(house, "horse-race", hand_sizes=1)
    opener, _ = until(house, pages, table, lambda view: not view["layout"]["laid"])
    left = sum(map(int, house.table(pages[1 - opener], table, 1 - opener)["view"]["hand"][0].split("-")))
    points = (left + 2) // 5  # RULES.md 1.4
    page = pages[opener]
    for _ in range(2):
        page.locator(".hand.live .piece").click()
    page.locator(".show.round .primary").wait_for()
    fifth = f"a fifth of the {left} pips left" + ("" if left % 5 == 0 else f", rounded to {5 * points}")
    told = f"You peg {points}: {fifth}. You stand at "
    if points:
        assert note(page).startswith(told)
        assert told in page.locator(".show.round").inner_text()
        assert told in page.locator("[data-testid=log]").inner_text()
    assert "Ends" not in note(page)
    house.check(*pages)


def test_the_tiles_left_are_shown_at_the_end_of_a_match_too(house: House) -> None:
    for _ in range(30):  # until a settlement ends a match: the opening tile may do so before
        pages, table = between(house, "horse-race", hand_sizes=1, target=1)
        opener = house.table(pages[0], table)["view"]["actors"][0]
        now = house.table(pages[opener], table, opener)
        act(house, pages[opener], table, opener, now, now["view"]["legal"][0])
        entries = pages[0].context.request.get(f"{house.address}/api/tables/{table}/log?after=0").json()["entries"]
        types = [event["type"] for event in entries[-1]["entry"]["events"]]
        if types[-1] == "outcome" and "revealed" in types:
            break
        for page in pages:
            page.context.close()
    page = pages[1 - opener]
    page.wait_for_selector("[data-testid=end]")
    assert page.locator(".show.round .rest svg").count() == 1
    assert page.locator(".show.round .primary").count() == 0
    ended = page.locator("[data-testid=end] h2").inner_text()
    assert ended.lower().count("you ") == 1  # by the same name as everywhere
    house.check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_match_the_seed_is_no_secret_any_more(house: House, language: str) -> None:
    page = house.window(language=language)
    table = house.against_bot(page, "cribbage")
    say = Words(language).say
    page.locator("#tab-match").click()
    assert say("page-commitment", over="no") in page.locator(".fair").inner_text()
    house.post(page, f"/api/tables/{table}/resign", {"seat": 0})
    page.locator("[data-testid=end] summary").click()
    shown = page.locator("[data-testid=end] details").inner_text() + page.locator(".fair").inner_text()
    assert shown.count(say("page-commitment", over="yes")) == 2
    assert shown.count("given by Ann") == 2
    assert say("page-commitment", over="no") not in shown
    house.check(page)


# Drawing, and tiles that are not drawn.


def test_what_is_drawn_is_told_where_it_is_seen(house: House) -> None:
    pages, table = between(house, "horse-race")
    seat, view = until(house, pages, table, lambda view: view["drawn"] is not None)
    low, high = view["drawn"].split("-")
    assert f"[{low}|{high}]; the stock has {view['stock']}." in note(pages[seat])
    assert note(pages[seat]).count("You draw ") == 1  # all that was drawn in a row at once
    now = house.table(pages[seat], table, seat)
    act(house, pages[seat], table, seat, now, view["legal"][0])
    house.look(pages[1 - seat], table)
    if not pages[1 - seat].locator(".show.round").count():
        assert f"{NAMES[seat]} draws " in note(pages[1 - seat])
    house.check(*pages)


def test_tiles_that_are_not_drawn_are_no_stock(house: House) -> None:
    pages, _ = between(house, "fives-and-threes")
    page = pages[0]
    assert page.locator(".stock").count() == 0
    assert "14 stay out of this round." in page.locator("[data-testid=log]").inner_text()
    page.get_by_role("button", name="Text table").click()
    facts = page.locator(".text-table .facts").inner_text()
    assert "14 tiles stay out of this round." in facts
    assert not {"stock", "sleep"} & set(page.locator("main").inner_text().lower().split())
    house.check(*pages)


# The text table.


def test_the_text_table_opens_at_its_top_with_the_hand_before_the_choices(house: House) -> None:
    page = house.window(NARROW)
    house.against_bot(page, "cribbage")
    page.wait_for_selector(".hand.live")
    page.get_by_role("button", name="Text table").click()
    page.wait_for_selector(".choices button")
    assert -1 < page.locator(".text-table").bounding_box()["y"] < NARROW["height"] / 2
    text = page.locator(".text-table").inner_text()
    assert text.index("Your hand: ") < text.index("To the crib: ")
    assert text.count("Your hand: ") == 1
    house.check(page)


def test_the_text_table_says_nobody_s_turn_while_something_is_shown(house: House) -> None:
    pages, table = between(house, "cribbage", target=121)
    seat, view = until(house, pages, table, lambda view: view["phase"] == "play")
    other = pages[1 - seat]
    see_as(other, movement="normal", show="text")
    house.look(other, table)
    name = NAMES[seat]
    assert f"It is {name}’s turn." in other.locator(".facts").inner_text()
    act(house, pages[seat], table, seat, house.table(pages[seat], table, seat), view["legal"][0])
    other.locator(".facts li").filter(has_text=f"{name} has laid").wait_for()
    assert f"{name}’s turn" not in other.locator(".text-table").inner_text()
    assert f"{name} to play" not in other.locator(".text-table").inner_text()
    house.check(*pages)
