"""Nothing hidden comes to a page: the first deal of a match, all of it overheard."""

import itertools
import re
from typing import Any

from tests.browser.house import House
from tests.browser.overheard import Overheard, named


def played_through(house: House, page: Any, table: str, heard: Overheard, seats: int) -> None:
    """The first deal, to its end; the listener looks while a hand is chosen from, and in mid play."""
    heard.look()
    house.play_on(page, table, seats, until=lambda view: sum(map(len, view["played"])) > 2)
    heard.until('"played"')
    heard.look()
    house.play_on(page, table, seats, until=lambda view: view["deal"] > 1)
    heard.until('"deal-ended"')


def check_heard(house: House, page: Any, table: str, heard: Overheard, seat: int | None) -> None:
    """What was told to a seat, or a spectator, is held against the record, which tells all when the match is over."""
    told = list(heard.told)
    house.post(page, f"/api/tables/{table}/resign", {"seat": 0})
    record = page.context.request.get(f"{house.address}/api/tables/{table}/record").json()
    deals = [at for at, action in enumerate(record["actions"]) if action.startswith("deal")]
    first, second = ([named(hand) for hand in record["actions"][at].split("/")] for at in deals[:2])
    turned = [one for one in record["actions"][: deals[1]] if re.match(r"cut|starter|\d: play", one)]
    laid_open = named(" ".join(turned))
    own, next_own = (first[seat], second[seat]) if seat is not None else (set(), set())
    before_the_show = list(itertools.takewhile(lambda one: '"shown"' not in one, told))
    in_play = named(" ".join(before_the_show))
    # Until the show neither the other hand nor the crib; to the end not the pack, which has all that is dealt later.
    assert in_play - laid_open - own == set()
    assert named(" ".join(one for one in turned if "starter" in one)) <= in_play
    assert named(" ".join(told)) - laid_open - set().union(*first) - next_own == set()
    everything = "".join(told)
    assert record["fair"]["commitment"] in everything
    assert record["fair"]["seed"] not in everything
    assert '"seed"' not in everything


def test_spectator_leak(house: House) -> None:
    page, watcher = house.window(), house.window()
    table = house.make(page, "cribbage", ["mine", "mine"])
    for seat, name in enumerate(("Ann", "Bo")):
        house.sit(page, table, seat, name)
    heard = Overheard(watcher)
    house.look(watcher, table)
    watcher.wait_for_selector(".crib-place")
    played_through(house, page, table, heard, seats=2)
    assert watcher.locator(".hand .piece").count() == 0
    for seat in (0, 1):
        now = house.table(page, table, seat)
        for action in now["view"]["legal"][:1] or [f"{seat}: go"]:
            forged = {"seat": seat, "seq": now["seq"], "action": action}
            assert house.post(watcher, f"/api/tables/{table}/act", forged).status == 403
    check_heard(house, page, table, heard, seat=None)
    house.check(watcher)


def test_start_state_leak(house: House) -> None:
    page = house.window()
    heard = Overheard(page)  # before the table is made
    page.goto(house.address)
    page.get_by_role("button", name="Play against a bot").first.click()
    page.wait_for_selector(".hand.live")
    table = page.url.rpartition("/")[2]
    played_through(house, page, table, heard, seats=1)
    check_heard(house, page, table, heard, seat=0)
    house.check(page)
