"""Where a cribbage match stands: plain data, shared by the state that people hold and the draft of the next one."""

from __future__ import annotations

from dataclasses import dataclass

from sixtyone.cards import Card
from sixtyone.game import Outcome
from sixtyone.games.cribbage.counting import Claim
from sixtyone.games.cribbage.rules import CribbageRules

PHASES = ("cut", "deal", "discard", "cut-pack", "starter", "play", "count", "answer", "over")


@dataclass
class Position:
    """Where a match stands.

    phase:     ``cut``, ``deal`` and ``starter`` wait for chance; ``discard`` for every seat that has not laid away;
               ``cut-pack``, ``play`` and ``count`` for one seat; ``answer`` for an opponent
    scores:    of each side; ``rear`` is the score before the last award
    dealer:    -1 before the first cut is decided
    cutting:   the seats that cut for the deal; ``cut_cards`` are out of the pack of the next cut
    hands:     the cards that each seat still holds, sorted; ``kept`` the whole hand after the discard
    discards:  what each seat laid away; ``pack_crib`` what the pack gave the crib; ``crib`` all of it, once everybody
               has laid away
    undealt:   the cards that may turn up as the starter
    series:    the cards since the count was last cleared; ``count`` is their count, ``gone`` the seats that said go, in
               order
    played:    the cards that each seat has laid in this deal, in order
    showing:   how many of the hands and the crib have been shown
    """

    rules: CribbageRules
    phase: str
    scores: tuple[int, ...]
    rear: tuple[int, ...]
    dealer: int = -1
    cutting: tuple[int, ...] = ()
    cut_cards: tuple[Card, ...] = ()
    deals: int = 0
    hands: tuple[tuple[Card, ...], ...] = ()
    kept: tuple[tuple[Card, ...], ...] = ()
    discards: tuple[tuple[Card, ...], ...] = ()
    pack_crib: tuple[Card, ...] = ()
    crib: tuple[Card, ...] = ()
    undealt: tuple[Card, ...] = ()
    starter: Card | None = None
    turn: int = -1
    series: tuple[Card, ...] = ()
    count: int = 0
    gone: tuple[int, ...] = ()
    played: tuple[tuple[Card, ...], ...] = ()
    showing: int = 0
    claim: Claim | None = None
    outcome: Outcome | None = None

    def left_of(self, seat: int) -> int:
        """The seat to the left, which is the next one clockwise."""
        return (seat + 1) % self.rules.seats
