"""``python -m tests.browser.records``: a match of each game played at the page, its record saved by the page's link.

Kept in tests/golden/page as the page gave them, proofs included.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.browser import chromium
from tests.browser.house import DESKTOP, PHONE, House, server
from tests.browser.player import Player

FOLDER = Path(__file__).parents[1] / "golden" / "page"
MATCHES = (("cribbage", "keys", PHONE), ("horse-race", "tap", PHONE), ("fives-and-threes", "drag", DESKTOP))


def main() -> None:
    """Play and save."""
    from playwright.sync_api import sync_playwright

    path = chromium.find_or_install()
    if path is None:
        sys.exit(chromium.MISSING)
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, server(Path(data) / "data") as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        house = House(browser, address)
        for index, (game, way, size) in enumerate(MATCHES):
            page = house.window(size, name="Ann")
            house.against_bot(page, game)
            Player(page, way, 20 + index).play()
            page.wait_for_selector(".proof[data-result=ok]")
            with page.expect_download() as download:
                page.locator("a[download]").click()
            download.value.save_as(FOLDER / f"{game}.json")
            print(game, flush=True)
        house.close()
        browser.close()


if __name__ == "__main__":
    main()
