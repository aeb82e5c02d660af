"""``python -m tests.browser.screens [FOLDER]``: the pictures in docs/screens, made anew at the real page.

Home, the waiting room, the table of each game in mid-match, a long layout, a count, the text table and the end of a
match: at 390 and 1280 pixels, light and dark, in four languages. Into another folder go all, at 320 pixels too. The
deals are by chance, so the pictures differ from time to time.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from tests.browser import chromium, long_layout
from tests.browser.house import House, server
from tests.browser.player import Player

FOLDER = Path(__file__).parents[2] / "docs/screens"
SIZES = {
    "320": {"width": 320, "height": 640},
    "390": {"width": 390, "height": 844},
    "1280": {"width": 1280, "height": 800},
}
LANGUAGES = ("en", "pl", "de", "cs")
THEMES = ("light", "dark")
QUALITY = 55
TRIES = 40


class Look(NamedTuple):
    """How a picture is taken."""

    language: str
    size: str
    theme: str

    @property
    def kept(self) -> bool:
        """English in all looks, the others in one set each."""
        return self.size != "320" and (self.language == "en" or (self.size == "390") == (self.theme == "light"))


LOOKS = [Look(*one) for one in product(LANGUAGES, SIZES, THEMES)]


class Photographer:
    """Takes every scene that is set in every look."""

    def __init__(self, house: House, folder: Path) -> None:
        self.house = house
        self.page = house.window(SIZES["390"], name="Ann")
        self._folder = folder
        self._looks = [look for look in LOOKS if look.kept or folder != FOLDER]

    def shoot(self, scene: str, ready: str, press: str | None = None, show: str = "table") -> None:
        """One scene; ``press`` is what is pressed first."""
        page = self.page
        for look in self._looks:
            page.set_viewport_size(SIZES[look.size])
            for key, value in (("language", look.language), ("theme", look.theme), ("show", show)):
                page.evaluate(f"localStorage.setItem('sixtyone.{key}', '{value}')")
            page.reload()
            if press is not None:
                page.locator(press).first.click()
            page.wait_for_selector(ready)
            page.wait_for_timeout(250)
            page.screenshot(
                path=self._folder / f"{scene}-{look.language}-{look.size}-{look.theme}.jpg",
                type="jpeg",
                quality=QUALITY,
                full_page=(look.size != "1280" and scene != "home") or scene == "count" or self._folder != FOLDER,
            )
        page.evaluate("localStorage.setItem('sixtyone.show', 'table')")
        page.reload()
        print(scene, flush=True)

    def play(self, game: str, until: Callable[[Any], Any]) -> None:
        """Play against a bot up to a moment that some match will bring."""
        for seed in range(TRIES):
            self.house.against_bot(self.page, game)
            player = Player(self.page, "tap", seed)
            player.play(until=until)
            if not player.over():
                return

    def scenes(self) -> None:
        """All of them, each brought about by playing."""
        page, house = self.page, self.house
        page.goto(house.address)
        page.wait_for_selector(".game")
        self.shoot("home", ".game")

        house.waiting(page, "http://192.168.1.61:6161")
        self.shoot("waiting", "svg.qr", press=".link-row button >> nth=1")

        live = page.locator(".hand.live")
        self.play("cribbage", lambda page: page.locator(".series .slot").count() > 2 and live.count())
        self.shoot("cribbage", ".series .slot")
        self.shoot("text", ".text-table", show="text")
        page.wait_for_selector(".seats")
        Player(page, "tap", 1).play(until=lambda page: page.locator(".show").count())
        self.shoot("count", ".show")

        tiles = page.locator(".layout svg > g:not(.place) > g")
        for game in ("horse-race", "fives-and-threes"):
            self.play(game, lambda _: tiles.count() > 8 and live.count())
            self.shoot(game, ".layout svg > g")
        house.look(page, long_layout.lay(house, page, 26))
        self.shoot("long-layout", ".layout svg > g", press=".hiding button")

        for _ in range(TRIES):
            table = house.against_bot(page, "cribbage", target=31)
            if any(house.play_on(page, table)["skunks"]):
                break
        self.shoot("end", ".proof:not([data-result=''])")


def main(folder: Path) -> None:
    """Write every picture."""
    from playwright.sync_api import sync_playwright

    path = chromium.find_or_install()
    if path is None:
        sys.exit(chromium.MISSING)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jpg"):
        old.unlink()
    with tempfile.TemporaryDirectory() as data, server(Path(data) / "data") as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        house = House(browser, address)
        Photographer(house, folder).scenes()
        house.close()
        browser.close()
        if house.complaints:
            sys.exit("the console said: " + "; ".join(house.complaints))
    print(f"{len(list(folder.glob('*.jpg')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
