"""The server's process is killed under open pages and started again: they go on by themselves and lose no move."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sixtyone.server.backup import audit
from sixtyone.server.folder import DATABASE
from tests.browser.house import PHONE, House
from tests.browser.player import PATIENCE, Player, page_text
from tests.browser.test_matches import play_out
from tests.server.killing import Process

# Every answer that a page has had to a move. A page that is loaded again forgets it.
NOTE_ANSWERS = """
    window.answered = [];
    const real = window.fetch;
    window.fetch = async (path, given) => {
        const answer = await real(path, given);
        if (String(path).endsWith("/act") && answer.ok) window.answered.push((await answer.clone().json()).seq);
        return answer;
    };
"""


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server that can be killed; what it leaves behind follows from its hashes."""
    one = Process(tmp_path)
    one.start()
    yield one
    one.kill(signal.SIGTERM)
    assert audit(tmp_path / DATABASE) == 1


def test_pages_go_on_where_the_killed_server_left_them(browser: Any, process: Process) -> None:
    house = House(browser, f"http://127.0.0.1:{process.port}")
    pages = [house.window(), house.window(PHONE)]
    for page in pages:
        page.add_init_script(NOTE_ANSWERS)
    table = house.between(pages, "cribbage", target=31)
    players = [Player(page, "tap", seed) for seed, page in enumerate(pages)]
    killed_between_moves(process, players)
    killed_at_a_move(process, players, lambda route: None)
    killed_unnoticed(process, players)
    killed_at_a_move(process, players, lambda route: route.fetch())  # it is done, and the page does not hear of it
    play_out(house, players)

    entries = pages[0].context.request.get(f"{house.address}/api/tables/{table}/log?after=0").json()["entries"]
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    for seat, page in enumerate(pages):
        acted = [one["seq"] for one in entries if one["entry"]["kind"] == "acted" and one["entry"]["seat"] == seat]
        page.wait_for_function("count => answered.length >= count", arg=len(acted))  # it may be asking again still
        assert sorted(page.evaluate("answered")) == acted  # each once, and nothing else
        again = house.tab(page.context)
        house.look(again, table)
        again.wait_for_selector("[data-testid=end]")
        assert log_of(page) == log_of(again)
    house.close()


def killed_between_moves(process: Process, players: list[Player]) -> None:
    play_until(players, lambda: sum(player.turns for player in players) > 4)
    process.kill()
    process.start()


def killed_unnoticed(process: Process, players: list[Player]) -> None:
    """Both try to move before their pages have found out."""
    process.kill()
    for player in players:
        player.attempt()
    process.start()


def killed_at_a_move(process: Process, players: list[Player], before: Callable[[Any], Any]) -> None:
    """At the next move of each, before the page has an answer."""
    lost: list[Any] = []

    def lose(route: Any) -> None:
        before(route)
        process.kill()
        route.abort()
        process.start()
        lost.append(route)

    for player in players:
        player.page.route("**/act", lose, times=1)
    play_until(players, lambda: len(lost) == len(players))


def play_until(players: list[Player], done: Callable[[], bool]) -> None:
    last = time.monotonic()
    while not done():
        acted = [player.attempt() for player in players]
        if any(acted):
            last = time.monotonic()
        assert time.monotonic() - last < PATIENCE, [page_text(player.page) for player in players]
        players[0].page.wait_for_timeout(20)


def log_of(page: Any) -> str:
    return str(page.locator("[data-testid=log]").text_content())
