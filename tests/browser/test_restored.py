"""A backup is put in the place of the server's data under open pages: they go on from it by themselves, and say so."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sixtyone.server.backup import audit, backup
from sixtyone.server.folder import DATABASE
from sixtyone.server.restoring import restore
from tests.browser.house import PHONE, House
from tests.browser.player import Player
from tests.browser.test_killed import log_of, play_until
from tests.browser.test_matches import play_out
from tests.server.killing import Process

NEWS = "The server was restored from a backup. This match is back at the moment of the backup."


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    one = Process(tmp_path / "data")
    one.start()
    yield one
    one.kill(signal.SIGTERM)
    assert audit(one.data / DATABASE) == 1


def test_pages_go_on_from_the_backup(browser: Any, tmp_path: Path, process: Process) -> None:
    house = House(browser, f"http://127.0.0.1:{process.port}")
    pages = [house.window(PHONE), house.window(), house.window(show="text")]
    table = house.between(pages[:2], "cribbage", target=31)
    house.look(pages[2], table)  # watches
    players = [Player(page, "tap", seed) for seed, page in enumerate(pages[:2])]

    def turns() -> int:
        return sum(player.turns for player in players)

    play_until(players, lambda: turns() >= 4)
    backup(process.data, tmp_path / "copy")
    play_until(players, lambda: turns() >= 8)
    newer = house.make(pages[2], "cribbage", ["mine", "open"])
    waits = house.tab(pages[2].context)
    house.look(waits, newer)

    # One has pressed, and the backup comes before the answer: the move was done, and is no more.
    asked: list[Any] = []
    for page in pages[:2]:
        page.route("**/act", lambda route: (route.fetch(), asked.append(route)), times=1)
    play_until(players, lambda: bool(asked))
    restore(process.data, tmp_path / "copy")
    with asked[0].request.frame.page.expect_response("**/act") as answered:
        asked[0].abort()
    assert answered.value.json()["error"]["code"] == "table/stale"

    for page in pages:
        page.wait_for_selector(f".trouble:text('{NEWS}')")
        assert_shows_what_there_is(house, page, table)
    waits.wait_for_selector(".trouble:text('There is no such table.')")

    for page in pages[:2]:
        page.unroute("**/act")
    play_out(house, players)
    for page in pages:
        page.wait_for_selector("[data-testid=end]")
        assert_shows_what_there_is(house, page, table)
    house.close()
    assert audit(process.data / f"{DATABASE}.before-restore-1") == 2


def test_an_answer_of_before_is_not_what_holds(browser: Any, tmp_path: Path, process: Process) -> None:
    """A move was done, its entry did not come any more, and its answer comes after the backup."""
    house = House(browser, f"http://127.0.0.1:{process.port}")
    page = house.window()
    cut: list[bool] = []

    def pass_on(line: Any) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: None if cut and '"entry"' in text else line.send(text))

    page.route_web_socket("**/socket?*", pass_on)
    table = house.between([page, house.window()], "cribbage", target=31)
    player = Player(page)
    backup(process.data, tmp_path / "copy")
    seq = house.table(page, table)["seq"]

    def late(route: Any) -> None:
        answer = route.fetch()
        assert answer.json()["seq"] > seq
        restore(process.data, tmp_path / "copy")
        cut.clear()
        route.fulfill(response=answer)

    page.route("**/act", late, times=1)
    cut.append(True)
    while not player.turns:
        player.attempt()
    page.wait_for_selector(".hand.live .piece:not(.unusable)")
    assert house.table(page, table)["seq"] == seq
    assert_shows_what_there_is(house, page, table)
    player.turns = 0
    player.play(until=lambda _: player.turns)
    page.wait_for_function("() => !document.querySelector('.hand.live .piece:not(.unusable)')")
    assert house.table(page, table)["seq"] == seq + 1
    house.close()


def test_a_table_of_before_is_not_what_holds(browser: Any, tmp_path: Path, process: Process) -> None:
    """Somebody comes to watch: the table was asked for before the backup, and the answer comes after it."""
    house = House(browser, f"http://127.0.0.1:{process.port}")
    pages = [house.window(), house.window()]
    table = house.between(pages, "fives-and-threes", target=31)
    backup(process.data, tmp_path / "copy")
    players = [Player(page, "tap", seed) for seed, page in enumerate(pages)]
    play_until(players, lambda: sum(player.turns for player in players) >= 6)

    def late(route: Any) -> None:
        answer = route.fetch()
        restore(process.data, tmp_path / "copy")
        route.fulfill(response=answer)

    watches = house.window()
    watches.route(f"**/api/tables/{table}", late, times=1)
    house.look(watches, table)
    watches.wait_for_selector("[data-testid=log]")
    watches.wait_for_function("() => document.querySelector('.link') === null")
    assert_shows_what_there_is(house, watches, table)
    house.close()


def test_who_sat_down_after_the_backup_is_told(browser: Any, tmp_path: Path, process: Process) -> None:
    house = House(browser, f"http://127.0.0.1:{process.port}")
    maker, guest = house.window(), house.window(PHONE)
    table = house.make(maker, "cribbage", ["mine", "open"])
    backup(process.data, tmp_path / "copy")
    house.claim(guest, maker, table, 1)
    house.look(guest, table)
    restore(process.data, tmp_path / "copy")
    guest.wait_for_selector(".trouble:text('You no longer hold this seat. Open its link again.')")
    house.close()


def assert_shows_what_there_is(house: House, page: Any, table: str) -> None:
    """As another tab does, which was opened later: the same log, no more and no less."""
    again = house.tab(page.context)
    house.look(again, table)
    again.wait_for_selector("[data-testid=log]")
    assert log_of(page) == log_of(again)
    again.close()
