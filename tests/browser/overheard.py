"""What comes to a page, and which pieces are named in it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from sixtyone.cards import PACK
from sixtyone.score import Piece
from sixtyone.words.catalogue import Words
from sixtyone.words.pieces import STYLES, Pieces

WRITERS = (str, *(Pieces(Words(), style).one for style in STYLES))
DRAWN = re.compile(r' d="[^"]*"')
"""Lines of drawings: their numbers and letters look like cards."""


def named(text: str, pieces: Iterable[Piece] = PACK) -> set[str]:
    """The pieces that an English text names: by code, by signs or in words."""
    return {
        str(piece)
        for piece in pieces
        if any(re.search(rf"(?<![\w-]){re.escape(write(piece))}(?![\w-])", text) for write in WRITERS)
    }


class Overheard:
    """All that comes to a page, from now on and in its order: documents, answers, frames, and what it makes of them."""

    def __init__(self, page: Any) -> None:
        self.told: list[str] = []
        self._page = page
        page.on("websocket", lambda one: one.on("framereceived", lambda frame: self.told.append(str(frame))))
        page.on("response", self._answered)

    def _answered(self, answer: Any) -> None:
        if "/api/" in answer.url or answer.request.resource_type == "document":
            self.told.append(answer.text())

    def look(self) -> None:
        """Take what the page is now."""
        self.told.append(DRAWN.sub("", self._page.content()))

    def until(self, word: str) -> None:
        """Listen until something has come with this word."""
        while word not in "".join(self.told):
            self._page.wait_for_timeout(20)
