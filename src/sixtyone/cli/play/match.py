"""One match at the prompt: whose turn it is, what is told to whom, and the prompt of a person.

Where several people share the keyboard, what only one of them may see is on the screen only while that person has it;
between two of them stands a screen that both may read.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixtyone.bots.bot import Bot
from sixtyone.cards import Card
from sixtyone.cli.play.asking import Asking, Left, TakenBack
from sixtyone.cli.play.keeping import Keeper
from sixtyone.cli.play.screen import Screen
from sixtyone.cli.play.seats import Player
from sixtyone.cli.play.tableau import show_board, show_layout, show_table
from sixtyone.table import Table
from sixtyone.words.catalogue import Words
from sixtyone.words.describe import tell
from sixtyone.words.teller import Teller


class Match:
    """A match between people at this terminal and bots, or between bots alone."""

    def __init__(
        self,
        table: Table,
        players: Sequence[Player],
        bots: dict[int, Bot],
        screen: Screen,
        words: Words,
        keeper: Keeper | None,
    ) -> None:
        self.table = table
        self.players = players
        self.screen = screen
        self.words = words
        self.keeper = keeper
        self._bots = bots
        self._people = [seat for seat, player in enumerate(players) if player.is_person]
        # Who has the screen: the one person there is, else nobody until it is handed over.
        self._viewer = self._people[0] if len(self._people) == 1 else None
        self._told = 0
        self._taken_back: list[str] = []  # to be said on the next screen that all may read

    @property
    def several(self) -> bool:
        """Whether several people share this terminal."""
        return len(self._people) > 1

    def teller(self, seat: int | None) -> Teller:
        """Who tells a seat, or (None) all who look on."""
        return Teller(self.words, self.table.rules, self.table.names, seat, self.screen.style)

    def run(self) -> bool:
        """Play until the match is over; False where the person left before."""
        try:
            while self.table.state.outcome is None:
                seat = self._next_seat()
                if seat in self._bots:
                    self._bot_acts(seat)
                else:
                    self._person_acts(seat)
        except Left:
            return False
        if self.several:
            self._viewer = None
        self.tell_news()
        self._show_end()
        return True

    def skip_told(self) -> None:
        """What has happened so far was told before, in a part of the match that was interrupted."""
        self._told = len(self.table.log)

    def save(self) -> None:
        """What has been done is on the disk before anybody is told of it."""
        if self.keeper is not None:
            self.keeper.save(self.table)

    def tell_news(self) -> None:
        """Tell what has happened since something was told last, to whoever has the screen."""
        log = self.table.log
        if self._told >= len(log):
            self._told = len(log)
            return
        starter: Card | None = getattr(log[self._told].before, "starter", None)
        news = self.table.events(self._viewer, self._told)
        self._told = len(log)
        self.screen.say(*tell(self.teller(self._viewer), news, starter))

    def _next_seat(self) -> int:
        """Of several that may act, bots first; then who has the screen already."""
        actors = self.table.state.actors
        waiting = [seat for seat in actors if seat in self._bots] or list(actors)
        return self._viewer if self._viewer in waiting else waiting[0]

    def _bot_acts(self, seat: int) -> None:
        action = self._bots[seat].choose(self.table.view(seat))
        self.table.act(seat, action)
        self.save()
        if not self.several:
            self.tell_news()
            if not self._people:
                show_layout(self.screen, self.table.view(None))
            self.screen.pause()

    def _person_acts(self, seat: int) -> None:
        if self.several and self._viewer != seat and not self._hand_over(seat):
            return
        self.tell_news()
        asking = Asking(self, seat)
        try:
            action = asking.action()
        except TakenBack:
            self._take_back()
            return
        self.table.act(seat, action)
        self.save()

    def _hand_over(self, seat: int) -> bool:
        """A screen that all may read, until the next person has it; False where the one before takes the last action
        back.
        """
        self._viewer = None
        self.screen.clear()
        self.screen.say(*self._taken_back)
        self._taken_back = []
        self.tell_news()
        teller = self.teller(None)
        view = self.table.view(None)
        show_table(self.screen, teller, view)
        self.screen.say("", teller.say("play-next", name=self.players[seat].name))
        try:
            Asking(self, seat).ready()
        except TakenBack:
            self._take_back()
            return False
        self._viewer = seat
        return True

    def _take_back(self) -> None:
        last = self.table.log[-1].seat
        self.table.undo(last)
        self.save()
        self._told = min(self._told, len(self.table.log))
        if self.several:
            self._viewer = None
            self._taken_back = [self.teller(None).by("play-undone", last)]
        else:
            self.screen.say(self.teller(last).by("play-undone", last))

    def _show_end(self) -> None:
        show_board(self.screen, self.teller(self._viewer), self.table.view(None))
