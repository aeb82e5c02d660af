"""A server with the page, browser windows that complain of every console error, and tables made in one line."""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from sixtyone.catalogue import find_game

PHONE = {"width": 390, "height": 844}
NARROW = {"width": 320, "height": 640}
DESKTOP = {"width": 1280, "height": 800}
_numbers = itertools.count(1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def server(data: Path, port: int | None = None, grace: int = 60_000, deals: Path | None = None) -> Iterator[str]:
    """A server on new data; gives its address. ``deals`` holds the number that the next table draws from."""
    port = port or free_port()
    command = [sys.executable, "-m", "tests.browser.serving", str(data), str(port), str(grace)]
    command += [] if deals is None else [str(deals)]
    process = subprocess.Popen(command, cwd=Path(__file__).parents[2], stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(20)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(OSError), urllib.request.urlopen(address + "/healthz", timeout=2):
            return
        time.sleep(0.1)
    raise AssertionError("the server does not start")


class House:
    """Windows on one server. Each window is a browser of its own: its cookie, its settings."""

    def __init__(self, browser: Any, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self._contexts: list[Any] = []

    def window(
        self, size: dict[str, int] | None = None, *, locale: str = "en-GB", touch: bool = False, **settings: str
    ) -> Any:
        """A new browser with one page, where nothing moves unless a test asks for it; a phone's where it has touch."""
        context = self.browser.new_context(viewport=size or DESKTOP, locale=locale, has_touch=touch, is_mobile=touch)
        self._contexts.append(context)
        kept = json.dumps({"movement": "off", **settings})
        context.add_init_script(
            f"for (const [key, value] of Object.entries({kept}))"
            "  if (localStorage.getItem('sixtyone.' + key) === null) localStorage.setItem('sixtyone.' + key, value)"
        )
        return self.tab(context)

    def tab(self, context: Any) -> Any:
        """Another tab of a window."""
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _note(self, kind: str, text: str) -> None:
        # A refusal that a test provokes, and a line that it cuts, are told by the browser itself.
        expected = "the server responded with a status of 4" in text or "net::ERR_" in text or "WebSocket" in text
        if kind in ("error", "warning") and not expected:
            self.complaints.append(text)

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    # Tables without clicks.

    def post(self, page: Any, path: str, body: dict[str, Any]) -> Any:
        """A command with the cookie of a window."""
        if "claim" not in path:
            body = {"command_id": f"browser-{next(_numbers):06}", **body}
        return page.context.request.post(self.address + path, data=body)

    def make(self, page: Any, game: str, sitting: list[str], variant: str | None = None, **rules: Any) -> str:
        """A table; gives its id."""
        body = {"game": game, "variant": variant, "rules": rules, "seats": sitting}
        answer = self.post(page, "/api/tables", body)
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"]["id"])

    def sit(self, page: Any, table: str, seat: int, name: str) -> None:
        """Join a seat that the window holds."""
        body = {"seat": seat, "name": name, "contribution": f"given by {name}"}
        answer = self.post(page, f"/api/tables/{table}/join", body)
        assert answer.ok, answer.text()

    def claim(self, page: Any, maker: Any, table: str, seat: int) -> None:
        """Take a seat by its secret link."""
        links = maker.context.request.get(f"{self.address}/api/tables/{table}/links?seat=0").json()["links"]
        link = next(one["link"] for one in links if one["seat"] == seat)
        answer = self.post(page, f"/api/tables/{table}/claim", {"secret": link.partition("#")[2]})
        assert answer.ok, answer.text()

    def table(self, page: Any, table: str, seat: int | None = 0) -> dict[str, Any]:
        """What the server says."""
        query = "" if seat is None else f"?seat={seat}"
        return dict(page.context.request.get(f"{self.address}/api/tables/{table}{query}").json())

    def look(self, page: Any, table: str) -> None:
        """Go to a table."""
        page.goto(f"{self.address}/t/{table}")
        page.wait_for_selector(".seats, .waiting, .hiding")

    def between(self, pages: list[Any], game: str, variant: str | None = None, **rules: Any) -> str:
        """A match between windows that has begun, each window looking at it."""
        table = self.make(pages[0], game, ["mine", *["open"] * (len(pages) - 1)], variant, **rules)
        for seat, page in enumerate(pages):
            if seat:
                self.claim(page, pages[0], table, seat)
            self.sit(page, table, seat, ("Ann", "Bo", "Cy", "Di")[seat])
        for page in pages:
            self.look(page, table)
        return table

    def against_bot(self, page: Any, game: str, variant: str | None = None, bots: int = 1, **rules: Any) -> str:
        """A match against bots that has begun."""
        table = self.make(page, game, ["mine", *["bot:greedy"] * bots], variant, **rules)
        self.sit(page, table, 0, "Ann")
        self.look(page, table)
        return table

    def waiting(self, page: Any, others: str | None, game: str = "cribbage", variant: str | None = None) -> str:
        """A table whose maker sits and waits for the others, on a server that these reach at another address."""

        def answer(route: Any) -> None:
            links = route.fetch().json()
            route.fulfill(body=json.dumps({**links, "others": others}), content_type="application/json")

        page.route("**/links*", answer)
        seats = find_game(game).rules(variant).seats
        table = self.make(page, game, ["mine", *["open"] * (seats - 1)], variant)
        self.sit(page, table, 0, "Ann")
        self.look(page, table)
        page.locator("input[readonly]").first.wait_for()
        return table

    def play_on(
        self, page: Any, table: str, seats: int = 1, until: Callable[[dict[str, Any]], bool] = lambda view: False
    ) -> dict[str, Any]:
        """Play the first seats to the end, or until their view is so, always by the first legal action; gives the table
        of then.
        """
        while True:
            for seat in range(seats):
                now = self.table(page, table, seat)
                if now["status"] != "playing" or until(now["view"]):
                    return now
                if now["view"]["legal"]:
                    action = {"seat": seat, "seq": now["seq"], "action": now["view"]["legal"][0]}
                    self.post(page, f"/api/tables/{table}/act", action)

    def check(self, *pages: Any) -> None:
        """Nothing went wrong so far, and no message is missing."""
        assert self.complaints == []
        for page in pages:
            raw = page.evaluate(
                r"document.body.innerText.match(/\b(page|event|state|score|option|variant)-[a-z]+[a-z-]*/)"
            )
            assert raw is None, raw
