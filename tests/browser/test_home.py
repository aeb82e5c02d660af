"""The home page: what is there at once, how much it weighs, and that a match is two presses away."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import DESKTOP, NARROW, PHONE, House

MOST = 150_000


def test_first_load_is_light_and_brings_one_language(house: House) -> None:
    page = house.window(PHONE)
    answers: list[Any] = []

    def note(answer: Any) -> None:  # playwright takes no method of a list
        answers.append(answer)

    page.on("response", note)
    page.goto(house.address)
    page.wait_for_selector(".game")
    page.get_by_role("button", name="Play against a bot").first.click()
    page.wait_for_selector(".hand button")
    files = {answer.url.removeprefix(house.address): answer for answer in answers if "/api/" not in answer.url}
    weight = sum(answer.request.sizes()["responseBodySize"] for answer in files.values())
    assert 0 < weight < MOST
    languages = [path for path in files if re.search(r"/assets/(en|pl|de|cs)-", path)]
    assert len(languages) == 1
    house.check(page)


@pytest.mark.parametrize("size", [NARROW, PHONE, DESKTOP], ids=["320", "390", "1280"])
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "de-DE", "cs-CZ"])
def test_nothing_is_cut_off(house: House, size: dict[str, int], locale: str) -> None:
    page = house.window(size, locale=locale)
    page.goto(house.address)
    page.wait_for_selector(".game")
    page.locator(".game").first.locator("> button:not(.primary)").click()
    form = page.locator(".new-table")
    form.locator("summary").click()
    form.locator("select").first.select_option("four-player")
    form.locator("details select").first.select_option("muggins")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert page.evaluate(_WIDER) == []
    for pair in page.locator(".more .pair").all():  # how a game is begun stands together
        assert len({button.bounding_box()["y"] for button in pair.locator("button").all()}) == 1
    assert form.locator("select").evaluate_all(_CUT) == []
    if size != NARROW:
        assert page.locator(".game .varieties li span").evaluate_all(_MORE_LINES) == []
    assert page.locator("html").get_attribute("lang") == locale[:2]
    house.check(page)


_WIDER = """() => [...document.querySelectorAll('main *')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width && box.right > innerWidth + 1 && !one.closest('.parts, svg, .sr');
}).map((one) => one.outerHTML.slice(0, 100))"""


_CUT = """all => all.flatMap((one) => {
  const style = getComputedStyle(one);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  const arrow = 20;
  const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
  return [...one.options].map((option) => option.text).filter((text) => pen.measureText(text).width > room);
})"""
_MORE_LINES = """all => all.filter((one) => one.offsetHeight > 1.6 * parseFloat(getComputedStyle(one).fontSize))
  .map((one) => one.innerText)"""


def test_every_game_and_variety_is_offered_in_words(house: House) -> None:
    page = house.window()
    page.goto(house.address)
    page.wait_for_selector(".game")
    games = page.context.request.get(house.address + "/api/games").json()["games"]
    assert page.locator(".game").count() + page.locator(".varieties.more > li").count() == len(games)
    main = {"cribbage", "horse-race", "fives-and-threes"}
    assert page.locator(".game .varieties li:not(.twist)").count() == sum(
        len(game["variants"]) for game in games if game["name"] in main
    )
    assert page.locator(".game .varieties .twist").count() == 2
    assert all(one.is_visible() for one in page.locator(".game .varieties li button").all())
    house.check(page)


TWISTS = [
    ("Giveaway Cribbage", {"giveaway": True}, "Six cards; whoever reaches 121 first loses."),
    (
        "Cribbage with muggins",
        {"counting": "muggins"},
        "Six cards; players count for themselves, and what one misses the other may take.",
    ),
]


@pytest.mark.parametrize(("name", "rules", "about"), TWISTS)
def test_giveaway_and_muggins_are_told_played_and_made_from_home(
    house: House, name: str, rules: dict[str, Any], about: str
) -> None:
    page = house.window()
    page.goto(house.address)
    line = page.locator(".twist", has_text=name)
    assert line.locator("p").inner_text() == about
    line.get_by_role("button", name="Table with friends").click()
    form = line.locator(".new-table")
    loses, counts = form.get_by_label("the first side to reach the target loses"), form.get_by_label("who counts")
    assert loses.input_value() == str(rules.get("giveaway", False)).lower()
    assert counts.input_value() == rules.get("counting", "auto")
    form.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".waiting")
    assert house.table(page, page.url.rpartition("/")[2], None)["rules"] == rules
    page.goto(house.address)
    line.get_by_role("button", name="Play against a bot").click()
    page.wait_for_selector(".hand button")
    now = house.table(page, page.url.rpartition("/")[2])
    assert (now["variant"], now["rules"], now["target"]) == ("six-card", rules, 121)
    house.check(page)


LISTED = [
    ("en-GB", "Giveaway Cribbage, six cards, to 5", "Cribbage with muggins, six cards, to 31"),
    ("pl-PL", "Cribbage na opak, sześć kart, do 5", "Cribbage z muggins, sześć kart, do 31"),
    ("de-DE", "Räuber-Cribbage, sechs Karten, bis 5", "Cribbage mit Muggins, sechs Karten, bis 31"),
    ("cs-CZ", "Obrácený Cribbage, šest karet, do 5", "Cribbage s muggins, šest karet, do 31"),
]


@pytest.mark.parametrize(("locale", "giveaway", "muggins"), LISTED)
def test_lists_tell_which_game_it_is_and_who_won(house: House, locale: str, giveaway: str, muggins: str) -> None:
    page, other = house.window(locale=locale), house.window()
    lost = house.against_bot(page, "cribbage", giveaway=True, target=5)
    house.play_on(page, lost)
    said = page.locator("[data-testid=end] h2")
    said.wait_for()
    outcome = said.inner_text()
    three = house.against_bot(page, "cribbage", "three-player", bots=2)
    page.wait_for_selector(".seats .name")
    names = page.locator(".seats .name").all_inner_texts()
    body = {"game": "cribbage", "rules": {"counting": "muggins", "target": 31}, "seats": ["mine", "open"]}
    made = house.post(other, "/api/tables", {**body, "listed": True}).json()["table"]["id"]
    page.goto(house.address)
    line = page.locator(f".tables a[href='/t/{lost}']")
    line.wait_for()
    assert line.locator("b").inner_text() == giveaway
    assert line.locator("> span").first.inner_text() == "Ann, Greedy"
    assert line.locator(".standing").inner_text().startswith(outcome)
    assert names == ["Ann", "Greedy", "Greedy II"]
    going = page.locator(f".tables a[href='/t/{three}']")
    assert going.locator("> span").first.inner_text() == ", ".join(names)
    assert page.locator(f".tables a[href='/t/{made}'] b").inner_text() == muggins
    house.check(page, other)


def test_all_own_matches_are_listed(house: House) -> None:
    page = house.window()
    going = {house.make(page, "cribbage", ["mine", "open"]) for _ in range(12)}
    page.goto(house.address)
    mine = page.locator("section", has=page.get_by_role("heading", name="My matches"))
    assert mine.locator("a").nth(9).get_attribute("href")
    mine.get_by_role("button", name="Show more").click()
    mine.locator("a").nth(11).wait_for()
    assert {link.get_attribute("href") for link in mine.locator("a").all()} == {f"/t/{table}" for table in going}
    assert mine.get_by_role("button").count() == 0
    house.check(page)


def test_a_table_is_asked_only_what_can_mean_something_there(house: House) -> None:
    page = house.window()
    page.goto(house.address)
    game = page.locator(".game").first
    game.get_by_role("button", name="Table with friends", exact=True).click()
    form = game.locator(".new-table")
    form.locator("summary").click()
    variety, run = form.get_by_label("Variety"), form.get_by_label("the longest run that is paid in the play")
    pone, after_go = form.get_by_label("the three points of the pone"), form.get_by_label("who goes on after a go")
    variety.select_option("five-card")
    assert (pone.count(), after_go.count()) == (1, 0)
    variety.select_option("pairs")
    assert (pone.count(), after_go.count()) == (0, 1)
    scope = form.get_by_label("where muggins is played")
    assert scope.count() == 0
    form.get_by_label("who counts").select_option("muggins")
    scope.select_option("show")
    run.select_option("3")
    loses = form.get_by_label("the first side to reach the target loses")
    loses.select_option("true")
    form.get_by_role("button", name="Make the table").click()
    said = form.get_by_role("alert").inner_text()
    assert "the first side to reach the target loses" in said
    assert "who counts" in said
    loses.select_option("false")
    form.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".waiting")
    rules = {"counting": "muggins", "muggins_scope": "show", "max_play_run": 3}
    assert house.table(page, page.url.rpartition("/")[2], None)["rules"] == rules
    house.check(page)


def test_four_may_play_fives_and_threes_each_for_himself(house: House) -> None:
    page = house.window()
    page.goto(house.address)
    game = page.locator(".game").nth(2)
    game.get_by_role("button", name="Table with friends").click()
    game.get_by_label("How many play").select_option("4")
    game.locator(".new-table summary").click()
    hands = game.get_by_label("tiles dealt to each hand")
    assert hands.get_attribute("placeholder") == "5"
    hands.fill("9")
    game.get_by_role("button", name="Make the table").click()
    assert (
        "tiles dealt to each hand" in game.get_by_role("alert").inner_text()
    )  # four nines are more than all the tiles
    hands.fill("6")
    game.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".waiting")
    rules = house.table(page, page.url.rpartition("/")[2], None)["rules"]
    assert rules == {"seats": 4, "four_individual": True, "hand_sizes": {"4": 6}}
    house.check(page)


def test_a_table_by_wish_is_found_joined_and_watched(house: House) -> None:
    maker, guest, watcher = house.window(), house.window(PHONE), house.window(PHONE)
    maker.goto(house.address)
    maker.wait_for_selector(".game")
    game = maker.locator(".game").nth(1)
    game.get_by_role("button", name="Table with friends").click()
    game.get_by_label("Show it among the open tables").check()
    game.locator(".new-table details summary").click()
    game.get_by_label("points that win").fill("11")
    game.get_by_role("button", name="Make the table").click()
    maker.locator(".waiting form input").fill("Ann")
    maker.get_by_role("button", name="Take this seat").click()
    guest.goto(house.address)
    guest.locator(".tables a", has_text="Sit down").first.click()
    guest.locator(".waiting form input").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector(".hand")
    maker.wait_for_selector(".hand")
    watcher.goto(guest.url)
    watcher.wait_for_selector(".seats")
    assert watcher.locator(".hand button").count() == 0
    house.check(maker, guest, watcher)


def test_a_link_opens_its_seat_and_leaves_the_address(house: House) -> None:
    maker, guest = house.window(), house.window(PHONE)
    table = house.make(maker, "cribbage", ["mine", "open"])
    house.sit(maker, table, 0, "Ann")
    house.look(maker, table)
    link = maker.locator("input[readonly]").input_value()
    guest.goto(link)
    guest.wait_for_selector(".waiting form")
    assert "#" not in guest.url
    guest.get_by_role("button", name="Take this seat").click()
    guest.wait_for_selector(".hand button")
    house.check(maker, guest)


def test_a_link_opened_where_its_table_is_watched_takes_the_seat(house: House) -> None:
    maker, guest = house.window(), house.window(PHONE)
    first, second = (house.make(maker, "cribbage", ["mine", "open"]) for _ in range(2))
    house.sit(maker, first, 0, "Ann")
    house.look(maker, first)
    link = maker.locator("input[readonly]").input_value()
    claims: list[str] = []
    guest.on("request", lambda one: claims.append(one.url) if one.url.endswith("/claim") else None)
    house.look(guest, first)
    by_link = guest.get_by_text("Seats at this table are given by link.")
    expect(by_link).to_be_visible()
    guest.goto(link)  # nothing but what follows the # is new: the page stays
    guest.get_by_role("button", name="Take this seat").click()
    guest.wait_for_selector(".hand button")
    assert guest.url == f"{house.address}/t/{first}"
    guest.evaluate("to => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')); }", f"/t/{second}")
    expect(by_link).to_be_visible()
    assert claims == [f"{house.address}/api/tables/{first}/claim"]
    house.check(maker, guest)


@pytest.mark.parametrize("watches", [False, True])
def test_a_link_that_is_none_shows_the_table(house: House, watches: bool) -> None:
    maker, guest = house.window(), house.window(PHONE)
    table = house.make(maker, "cribbage", ["mine", "open"])
    if watches:
        house.look(guest, table)
    guest.goto(f"{house.address}/t/{table}#%")
    expect(guest.get_by_role("alert")).to_contain_text("This link does not open a seat.")
    assert guest.locator(".waiting").is_visible()
    assert guest.url == f"{house.address}/t/{table}"
    house.check(guest)


def test_why_something_failed_is_told_until_that_itself_goes_well(house: House) -> None:
    page = house.window()
    page.clock.install()
    refusal = {"error": {"code": "request/refused", "message": "", "detail": {}}}
    page.route("**/api/tables", lambda route: route.fulfill(status=403, json=refusal))  # the list has a query
    page.route("**/api/mine?over=false*", lambda route: route.abort())
    page.goto(house.address)
    silent, refused = "The server does not answer. Try again in a moment.", "That could not be done."
    alerts = page.get_by_role("alert")
    expect(alerts).to_have_text([silent])
    play = page.get_by_role("button", name="Play against a bot").first
    play.click()
    expect(alerts).to_have_text([refused, silent])
    read_again(page)
    expect(alerts).to_have_text([refused, silent])
    page.unroute("**/api/mine?over=false*")
    read_again(page)
    expect(alerts).to_have_text([refused])
    page.unroute("**/api/tables")
    play.click()
    page.wait_for_selector(".hand button")
    house.check(page)


def read_again(page: Any) -> None:
    """Ten seconds later all lists are read once more."""
    with page.expect_response("**/api/tables?*"), page.expect_response("**/api/mine?over=true*"):
        page.clock.fast_forward(10_000)
