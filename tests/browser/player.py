"""Somebody at the page: sees what the page shows and presses what a person would press."""

from __future__ import annotations

import random
import re
import time
from typing import Any

MUGGINS_OFTEN = 4
PATIENCE = 60.0
"""Seconds without anything to do that are too many."""


class Player:
    """Plays one seat of a table through its page, in one ``way``: ``tap``, ``drag`` or ``keys``."""

    def __init__(self, page: Any, way: str = "tap", seed: int = 1) -> None:
        self.page = page
        self.way = way
        self.random = random.Random(seed)
        self.turns = 0

    def over(self) -> bool:
        """Whether the page shows the end of the match."""
        return bool(self.page.locator("[data-testid=end]").count())

    def step(self) -> bool:
        """Do one thing where there is something to do."""
        page = self.page
        if page.locator(".hiding").count():
            self._press(page.locator(".hiding button"))
            return True
        for panel in (".show.round", ".show"):
            if page.locator(f"{panel} > .primary").count():
                self._press(page.locator(f"{panel} > .primary").first)
                return True
        if page.locator(".counting form").count():
            return self._count()
        live = page.locator(".hand.live .piece:not(.unusable)")
        count = live.count()
        if count:
            return self._choose(live, count)
        for button in page.locator(".mine .actions > button.primary:enabled").all():
            self._press(button)
            self.turns += 1
            return True
        return False

    def attempt(self) -> bool:
        """A step; a piece may go while it is reached for."""
        try:
            return self.step()
        except Exception as error:
            if "Timeout" not in type(error).__name__:
                raise
            return False

    def play(self, most: int = 20_000, until: Any = None) -> int:
        """Play until the end, or until ``until`` says so. Returns the steps that it took."""
        last = time.monotonic()
        for done in range(most):
            if self.over() or (until is not None and until(self.page)):
                return done
            if self.attempt():
                last = time.monotonic()
            elif time.monotonic() - last > PATIENCE:
                raise AssertionError(f"nothing can be done: {page_text(self.page)}")
            self.page.wait_for_timeout(20)
        raise AssertionError("the match does not end")

    def _count(self) -> bool:
        page = self.page
        said = page.locator(".counting form button.primary")
        if page.locator(".counting input").get_attribute("min") == "0":
            page.locator(".counting input").fill(str(self.random.choice((0, 0, 2, 4))))
        elif not self.random.randrange(MUGGINS_OFTEN):
            page.locator(".counting input").fill("2")
            said = page.locator(".counting form button[type=submit]")
        self._press(said)
        self.turns += 1
        return True

    def _choose(self, live: Any, count: int) -> bool:
        page = self.page
        if page.locator(".crib-place .slot").count():
            return self._discard(live, count)
        piece = live.nth(self.random.randrange(count))
        name = piece.get_attribute("data-piece")
        tile = "-" in str(name)
        if self.way == "drag" and not tile:
            self._drag(piece, page.locator(".cloth"))
            self.turns += 1
            return True
        self._press(piece)
        if tile:
            if self.way == "drag" and page.locator(".place.wanted").count():
                piece = page.locator(f".hand [data-piece='{name}']")
                self._drag(piece, page.locator(".place.wanted").first)
            else:
                choices = page.locator(".actions.places > button.primary")
                self._press(choices.nth(self.random.randrange(choices.count())))
        else:
            self._press(page.locator(f".hand [data-piece='{name}']"))
        self.turns += 1
        return True

    def _discard(self, live: Any, count: int) -> bool:
        page = self.page
        needed = page.locator(".crib-place .slot").count()
        names = [live.nth(index).get_attribute("data-piece") for index in range(count)]
        for name in self.random.sample(names, needed):
            piece = page.locator(f".hand [data-piece='{name}']")
            if self.way == "drag":
                self._drag(piece, page.locator(".cloth"))
            else:
                self._press(piece)
        self._press(page.locator(".mine .actions > button.primary"))
        self.turns += 1
        return True

    def _press(self, target: Any) -> None:
        if self.way == "keys":
            target.focus(timeout=2000)
            self.page.keyboard.press("Enter")
        else:
            target.click(timeout=2000)

    def _drag(self, piece: Any, target: Any) -> None:
        mouse = self.page.mouse
        piece.scroll_into_view_if_needed(timeout=2000)
        start, end = piece.bounding_box(), target.bounding_box()
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2 - 1, steps=5)
        mouse.up()


def page_text(page: Any) -> str:
    """What the page says, in one line."""
    return re.sub(r"\s+", " ", page.locator("body").inner_text())[-1500:]
