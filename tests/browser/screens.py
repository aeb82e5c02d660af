"""``python -m tests.browser.screens``: the pictures in docs/screens, made anew at the real page.

Home, the table of each game in mid-match, a count, the end of a match and the text table: at 390 and 1280 pixels, light
and dark, in four languages. The deals are by chance, so the pictures differ from time to time.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.browser import chromium
from tests.browser.house import House, server
from tests.browser.player import Player

FOLDER = Path(__file__).parents[2] / "docs/screens"
SIZES = {"390": {"width": 390, "height": 844}, "1280": {"width": 1280, "height": 800}}
LANGUAGES = ("en", "pl", "de", "cs")
THEMES = ("light", "dark")
QUALITY = 55


def looks() -> Iterator[tuple[str, str, str]]:
    """Language, size and theme of every picture of a scene: English in all, the others in one set each."""
    for language in LANGUAGES:
        for size in SIZES:
            for theme in THEMES:
                if language == "en" or (size == "390") == (theme == "light"):
                    yield language, size, theme


def shoot(page: Any, scene: str, ready: str, folder: Path, show: str = "table") -> None:
    """One scene in every look."""
    for language, size, theme in looks():
        page.set_viewport_size(SIZES[size])
        for key, value in (("language", language), ("theme", theme), ("show", show)):
            page.evaluate(f"localStorage.setItem('sixtyone.{key}', '{value}')")
        page.reload()
        page.wait_for_selector(ready)
        page.wait_for_timeout(250)
        page.screenshot(
            path=folder / f"{scene}-{language}-{size}-{theme}.jpg",
            type="jpeg",
            quality=QUALITY,
            full_page=(size == "390" and scene != "home") or scene == "count",
        )
    print(scene, flush=True)


def scenes(house: House, folder: Path) -> None:
    """All of them, each brought about by playing."""
    page = house.window(SIZES["390"], name="Ann")
    page.goto(house.address)
    page.wait_for_selector(".game")
    shoot(page, "home", ".game", folder)

    house.against_bot(page, "cribbage")
    player = Player(page, "tap", 11)
    player.play(until=lambda page: page.locator(".series .slot").count() > 2 and page.locator(".hand.live").count())
    shoot(page, "cribbage", ".series .slot", folder)
    shoot(page, "text", ".text-table", folder, show="text")
    page.evaluate("localStorage.setItem('sixtyone.show', 'table')")
    page.reload()
    page.wait_for_selector(".seats")
    player.play(until=lambda page: page.locator(".show").count())
    shoot(page, "count", ".show", folder)

    for game in ("horse-race", "fives-and-threes"):
        for seed in range(20):
            house.against_bot(page, game)
            player = Player(page, "tap", seed)
            try:
                player.play(
                    until=lambda page: (
                        page.locator(".layout svg > g[transform] > g").count() > 8
                        and page.locator(".hand.live").count()
                    )
                )
            except AssertionError:
                continue
            if not player.over():
                break
        shoot(page, game, ".layout svg > g", folder)

    house.against_bot(page, "cribbage", target=31)
    Player(page, "tap", 12).play()
    shoot(page, "end", ".proof:not([data-result=''])", folder)


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
        scenes(house, folder)
        house.close()
        browser.close()
        if house.complaints:
            sys.exit("the console said: " + "; ".join(house.complaints))
    print(f"{len(list(folder.glob('*.jpg')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
