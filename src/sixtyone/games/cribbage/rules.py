"""What one match of cribbage is played by. Every field is a rule that varieties, houses or sources differ on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sixtyone.game import Outcome, Rules
from sixtyone.pegboard import skunk


@dataclass(frozen=True)
class CribbageRules(Rules):
    """The rules of one match; made by ``variants.py``, which also checks them.

    dealt, discards, from_pack: cards dealt to each seat, laid away by each, and dealt to the crib from the pack
    one_series:         the play stops at the first 31 or go (five-card)
    giveaway:           the first side to reach the target loses
    counting:           ``auto``; ``manual``: the players say what they score; ``muggins``: and opponents take what was
                        missed
    cut_tie:            which cards tie in the cut for deal: equal ``rank``, or equal ``pip`` value (RULES.md C4)
    discards_face_up:   the cards laid away are seen by all (C5)
    starter_cut:        ``auto``, or the ``player`` left of the dealer names where the pack is cut (C6)
    three_for_last:     when the pone of five-card is given three points: ``first_deal``, ``every_deal``, ``off`` (C7)
    go_rule:            after a go, ``everyone`` plays while able, or (``bicycle``) the series ends where the next
                        cannot (C9)
    max_play_run:       the longest run that is paid in the play; None for no limit (C10)
    go_lead:            who leads after a go: ``left_of_last`` card, or the ``first_go`` (C12)
    five_card_flush:    ``all_hand``: three suited hand cards are a flush; ``min4``: not without the starter (C13)
    flush_any4:         any four suited cards of hand and starter are a flush (C13)
    seven_crib_flush:   ``with_starter``: only all six; ``five``: the five crib cards alone too (C13)
    giveaway_winner:    ``all_others`` win, or the ``lowest`` score does (C14)
    overclaim:          ``correct`` it; the opponent takes the ``excess``; the opponent takes ``two`` (C15)
    muggins_heels:      whether two for his heels may be taken by muggins (C16)
    muggins_scope:      where muggins is played: ``play``, ``show`` (C18)
    muggins_empty:      a call where nothing is left takes ``zero``, or pays a ``penalty`` of two (C27)
    next_game_dealer:   who deals first in the next match: the ``loser`` or the ``winner`` (C26)
    """

    variant: str
    seats: int
    target: int
    dealt: int
    discards: int
    from_pack: int = 0
    one_series: bool = False
    giveaway: bool = False
    counting: str = "auto"
    cut_tie: str = "rank"
    discards_face_up: bool = False
    starter_cut: str = "auto"
    three_for_last: str = "first_deal"
    go_rule: str = "everyone"
    max_play_run: int | None = None
    go_lead: str = "left_of_last"
    five_card_flush: str = "all_hand"
    flush_any4: bool = False
    seven_crib_flush: str = "with_starter"
    giveaway_winner: str = "all_others"
    overclaim: str = "correct"
    muggins_heels: bool = True
    muggins_scope: tuple[str, ...] = ("play", "show")
    muggins_empty: str = "zero"
    next_game_dealer: str = "loser"
    stated: tuple[tuple[str, Any], ...] = ()
    game: str = "cribbage"

    @property
    def pairs(self) -> bool:
        """Seats 0 and 2 against 1 and 3."""
        return self.variant == "pairs"

    @property
    def kept(self) -> int:
        """Cards in a hand after the discard."""
        return self.dealt - self.discards

    @property
    def crib_size(self) -> int:
        """Cards in the crib."""
        return self.seats * self.discards + self.from_pack

    def gives_three_for_last(self, deal: int) -> bool:
        """Whether the pone is given three points at a deal, counted from 1: in five-card alone."""
        due = self.three_for_last == "every_deal" or (self.three_for_last == "first_deal" and deal == 1)
        return self.variant == "five-card" and due

    def skunks(self, outcome: Outcome) -> tuple[int, ...]:
        """How far each loser was left behind, where reaching the target wins and nobody gave up."""
        if outcome.reason != "target":
            return super().skunks(outcome)
        return tuple(
            0 if side in outcome.winners else skunk(self.target, points) for side, points in enumerate(outcome.totals)
        )

    def options(self) -> dict[str, Any]:
        """The options that are not the default, as a record holds them."""
        return dict(self.stated)
