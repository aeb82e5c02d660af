"""The end of a match: who was left how far behind, and what is claimed of its deals."""

from typing import Any

import pytest

from sixtyone.words.catalogue import Words
from tests.browser.house import PHONE, House
from tests.browser.test_access import LANGUAGES

SEED = 5
"""With it, and with the first legal action always played, side 1 ends below 91 of 121: 82 alone, 84 in pairs."""


def ended(house: House, page: Any, game: str, variant: str | None, seats: int, **rules: Any) -> dict[str, Any]:
    """A match of several at one device, played out and looked at."""
    table = house.make(page, game, ["mine"] * seats, variant, **rules)
    for seat, name in enumerate(("Ann", "Bo", "Cy", "Di")[:seats]):
        house.sit(page, table, seat, name)
    over = house.play_on(page, table, seats)
    house.look(page, table)
    page.wait_for_selector(".proof[data-result=alone]")
    return over


@pytest.mark.parametrize(
    ("variant", "seats", "scores", "who"),
    [
        ("six-card", 2, [125, 82], {"who": "other", "name": "Bo"}),
        ("pairs", 4, [124, 84], {"who": "pair", "name": "name-pair"}),
    ],
)
def test_a_skunk_is_told(table: House, variant: str, seats: int, scores: list[int], who: dict[str, str]) -> None:
    page = table.window(PHONE)
    over = ended(table, page, "cribbage", variant, seats)
    assert over["outcome"]["totals"] == scores
    assert over["skunks"] == [0, 1]
    for language in LANGUAGES:
        page.evaluate(f"localStorage.setItem('sixtyone.language', '{language}')")
        page.reload()
        words = Words(language)
        told = who | {"name": words.say("name-pair", first="Bo", second="Di")} if who["who"] == "pair" else who
        line = words.say("event-skunk", level=1, target=121, **told)
        page.locator("[data-testid=end]").get_by_text(line, exact=True).wait_for()
        page.locator("[data-testid=log]").get_by_text(line, exact=True).wait_for(state="attached")
    table.check(page)


@pytest.mark.parametrize(
    ("game", "variant", "rules"),
    [("cribbage", "six-card", {"giveaway": True, "target": 31}), ("fives-and-threes", "individual", {"target": 31})],
    ids=["giveaway", "dominoes"],
)
def test_where_there_are_no_skunks_none_is_told(table: House, game: str, variant: str, rules: dict[str, Any]) -> None:
    page = table.window(PHONE)
    over = ended(table, page, game, variant, 2, **rules)
    assert over["skunks"] == [0, 0]
    assert "skunk" not in page.locator("body").inner_text().lower()
    table.check(page)


def test_who_gives_up_is_not_skunked(table: House) -> None:
    page = table.window(PHONE)
    table.post(page, f"/api/tables/{table.against_bot(page, 'cribbage')}/resign", {"seat": 0})
    page.wait_for_selector("[data-testid=end]")
    assert "skunk" not in page.locator("body").inner_text().lower()
    table.check(page)


def test_the_proof_claims_what_this_device_could_compare(house: House) -> None:
    page, watcher = house.window(), house.window(PHONE)
    page.goto(house.address)
    page.get_by_role("button", name="Play against a bot").first.click()
    page.wait_for_selector(".hand.live")
    table = page.url.rpartition("/")[2]
    house.post(page, f"/api/tables/{table}/resign", {"seat": 0})
    page.wait_for_selector(".proof[data-result=ok]")
    assert page.locator(".proof").inner_text() == f"✓ {Words('en').say('page-proof-ok')}"
    own = page.evaluate(f"localStorage.getItem('sixtyone.contribution.{table}.0')")
    house.look(watcher, table)
    watcher.wait_for_selector(".proof[data-result=alone]")
    assert watcher.locator(".proof").inner_text() == Words("en").say("page-proof-alone")
    for one in (page, watcher):
        one.locator("[data-testid=end] summary").click()
        assert one.locator("[data-testid=end] .added dd").all_inner_texts() == [own]  # a bot adds nothing
    house.check(page, watcher)
