"""Matches that are written down, to be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixtyone.catalogue import find_game
from sixtyone.game import Event, State
from sixtyone.words.catalogue import Words
from sixtyone.words.describe import tell
from sixtyone.words.teller import Teller

NAMES = ("Ann", "Bo", "Cy", "Di")


class Told:
    """A match as it is told: ``lines`` of the last action, the ``state`` after it."""

    def __init__(
        self,
        game: str,
        variant: str | None = None,
        first: int | None = 0,
        you: int | None = None,
        whole: bool = False,
        style: str = "signs",
        language: str = "en",
        **options: Any,
    ) -> None:
        self.game = find_game(game)
        self.rules = self.game.rules(variant, **options)
        self.state: State = self.game.new(self.rules, first)
        self.teller = Teller(Words(language), self.rules, NAMES[: self.rules.seats], you, style, whole)
        self.lines: list[str] = []
        self.events: tuple[Event, ...] = ()

    def act(self, *actions: str) -> list[str]:
        """Take actions; the lines of the last one, as the reader may see it."""
        for action in actions:
            starter = getattr(self.state, "starter", None)
            self.state, self.events = self.state.apply(self.game.parse_action(action))
            self.lines = tell(self.teller, self._seen(self.events), starter)
        return self.lines

    def _seen(self, events: Sequence[Event]) -> list[Event]:
        return list(events) if self.teller.whole else [event.seen_by(self.teller.you) for event in events]
