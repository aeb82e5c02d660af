"""One live match: who sits where, whose action is legal, what each seat may see, and the record as it grows.

The terminal, the bots and the server all play through a table.

>>> from sixtyone.catalogue import find_game
>>> from sixtyone.fair import FairDealer
>>> game = find_game("fives-and-threes")
>>> table = Table(game, game.rules(), ("Ann", "Bo"), FairDealer(bytes(32), game.name, ("", "")))
>>> [entry.action for entry in table.log][0]
'lot 0'
>>> table.state.actors
(0,)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sixtyone.cards import VALUES
from sixtyone.errors import FairError, TableError
from sixtyone.fair import FairDealer, Proof
from sixtyone.game import CHANCE, Action, Event, Game, Rules, State, View
from sixtyone.games.cribbage.state import CribbageState
from sixtyone.games.dominoes.state import DominoState
from sixtyone.record import Record, verify


@dataclass(frozen=True)
class Entry:
    """One action of the log as text, by whom, what happened, and the state before it."""

    action: str
    seat: int
    events: tuple[Event, ...]
    before: State


class Table:
    """A live match. Chance is drawn at once whenever it is due, so that between calls some seat is to act or the match
    is over.

    ``names`` has one name a seat; ``dealer`` samples the chance actions; ``first`` opens or deals instead of a lot or
    cut.
    """

    def __init__(
        self, game: Game, rules: Rules, names: Sequence[str], dealer: FairDealer, first: int | None = None
    ) -> None:
        if len(names) != rules.seats:
            raise TableError(
                "table/seat", f"{rules.variant} has {rules.seats} seats, not {len(names)}", expected=rules.seats
            )
        if len(dealer.contributions) != rules.seats:
            raise FairError(
                "fair/field",
                f"each of {rules.seats} seats contributes a text",
                field="contributions",
                wanted="text-a-seat",
                expected=rules.seats,
                got=len(dealer.contributions),
            )
        self.game = game
        self.rules = rules
        self.names = tuple(names)
        self.first = first
        self.state: State = game.new(rules, first)
        self.log: list[Entry] = []
        self._dealer = dealer
        self._undone = 0
        self._draw_chance()

    @classmethod
    def resume(cls, record: Record) -> Table:
        """The table of an unfinished match, from a record that carries its seeds; the deals so far are checked.

        Raises:
            FairError, ParseError, IllegalAction: see ``record.verify``.
        """
        dealer = Proof.from_json(record.fair).dealer(record.game.name)
        verify(record)
        table = cls(record.game, record.rules, record.seats, dealer, record.first)
        for text in record.actions[len(table.log) :]:
            action = record.game.parse_action(text)
            if action.seat != CHANCE:  # the table draws the same chance again by itself
                table.act(action.seat, action)
        return table

    @property
    def version(self) -> int:
        """What a client names to say which state it has seen: it grows with every action, and with every undo too."""
        return len(self.log) + 2 * self._undone

    def act(self, seat: int, action: Action | str, version: int | None = None) -> tuple[Event, ...]:
        """A seat acts; chance that is then due follows at once. Returns all that happened, unfiltered.

        Raises:
            TableError: ``table/seat``, ``table/chance``, or ``table/stale`` where ``version`` is not the table's.
            ParseError, IllegalAction: the action is none, or is not legal; nothing has changed.
        """
        if not 0 <= seat < self.rules.seats:
            raise TableError("table/seat", f"there is no seat {seat}; seats are 0 to {self.rules.seats - 1}", seat=seat)
        if version is not None and version != self.version:
            raise TableError(
                "table/stale", f"the match is at {self.version}, not at {version}", expected=self.version, got=version
            )
        parsed = self.game.parse_action(action) if isinstance(action, str) else action
        if parsed.seat == CHANCE:
            raise TableError("table/chance", f"{parsed} is for the dealer of the table", got=str(parsed))
        if parsed.seat != seat:
            raise TableError(
                "table/seat", f"seat {seat} cannot act for seat {parsed.seat}", expected=seat, got=parsed.seat
            )
        start = len(self.log)
        self._take(parsed)
        self._draw_chance()
        return tuple(event for entry in self.log[start:] for event in entry.events)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        return self.state.view(seat)

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        """What happened from action ``since`` on, as a seat or a spectator may see it."""
        return tuple(event.seen_by(seat) for entry in self.log[since:] for event in entry.events)

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat, where nothing that was hidden has been shown since.

        Raises:
            TableError: ``table/no-undo``.
        """
        if not self.can_undo(seat):
            raise TableError("table/no-undo", f"seat {seat} has nothing to take back that showed nothing")
        self.state = self.log.pop().before
        self._undone += 1

    def can_undo(self, seat: int) -> bool:
        """Whether the last action was this seat's and gave nothing away.

        It told the seat nothing, not even whether another can follow, and it showed no partner a piece.
        """
        if seat == CHANCE or not self.log or self.log[-1].seat != seat or self.state.outcome is not None:
            return False
        verb = self.log[-1].action.split(": ")[1].split(" ")[0]
        state = self.state
        if self.rules.pairs and (verb != "discard" or getattr(self.rules, "discards_face_up", False)):
            return False
        if verb == "discard":
            return state.phase == "discard"
        if verb == "place" and isinstance(state, DominoState):
            return self._same_round() and _goes_on_anyway(state, seat)
        if verb == "play" and isinstance(state, CribbageState):
            return state.phase == "play" and 0 < state.count <= 31 - VALUES[13] and self._others_hold_cards(state, seat)
        return False

    def record(self, proof: bool | None = None) -> Record:
        """The record so far. The proof of the deals is in it once the match is over, or where ``proof`` asks for it."""
        with_proof = self.state.outcome is not None if proof is None else proof
        return Record(
            self.game,
            self.rules,
            self.names,
            tuple(entry.action for entry in self.log),
            self.first,
            self._dealer.proof().to_json() if with_proof else None,
        )

    def _same_round(self) -> bool:
        return all(event.type in ("placed", "scored", "refused") for event in self.log[-1].events)

    def _others_hold_cards(self, state: CribbageState, seat: int) -> bool:
        return any(hand for other, hand in enumerate(state.hands) if other != seat)

    def _draw_chance(self) -> None:
        while self.state.actors == (CHANCE,):
            self._take(self._dealer.sample(self.state))

    def _take(self, action: Action) -> None:
        before = self.state
        self.state, events = before.apply(action)
        self.log.append(Entry(str(action), action.seat, events, before))


def _goes_on_anyway(state: DominoState, seat: int) -> bool:
    """Whether a seat that has just laid a tile knew from its own hand how the round goes on.

    While there is a stock, the next seat draws at once or is seen to hold a tile that fits; only a kept turn says
    nothing. Without one, that the round goes on says that somebody can place, which is news unless the seat itself can.
    """
    if state.rules.draws and state.stock:
        return state.turn == seat
    return state.can_place(seat)


def next_first(rules: Rules, state: State) -> int | None:
    """Who deals first in a rematch: the seat of the losing side (``next_game_dealer=winner``: of the winning one) that
    comes first clockwise; None, a new lot, in the domino games.

    Sources: RULES.md 3.5 and C26.
    """
    chooser = getattr(rules, "next_game_dealer", None)
    if chooser is None or state.outcome is None:
        return None
    winners = state.outcome.winners
    sides = winners if chooser == "winner" else tuple(side for side in range(len(rules.sides)) if side not in winners)
    return min(seat for side in sides for seat in rules.sides[side])
