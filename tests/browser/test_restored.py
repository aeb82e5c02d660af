"""A backup is put in the place of the server's data under open pages: they go on from it by themselves, and say so."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

from sixtyone.server.backup import audit, backup
from sixtyone.server.folder import DATABASE
from sixtyone.server.restoring import restore
from tests.browser.house import PHONE, House
from tests.browser.player import Player
from tests.browser.test_killed import log_of, play_until
from tests.browser.test_matches import play_out
from tests.server.killing import Process

NEWS = "The server went back to a backup. This match is at an earlier moment again."


def test_pages_go_on_from_the_backup(browser: Any, tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    process.start()
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
    process.kill(signal.SIGTERM)
    assert audit(process.data / DATABASE) == 1
    assert audit(process.data / f"{DATABASE}.before-restore-1") == 2


def assert_shows_what_there_is(house: House, page: Any, table: str) -> None:
    """As another tab does, which was opened later: the same log, no more and no less."""
    again = house.tab(page.context)
    house.look(again, table)
    again.wait_for_selector("[data-testid=log]")
    assert log_of(page) == log_of(again)
    again.close()
