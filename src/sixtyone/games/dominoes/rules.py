"""What one match of a domino game is played by. Every field is a rule that leagues or sources differ on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sixtyone.game import Rules

SPINNERS = ("none", "first", "all")
BLOCK_TIES = ("full_each", "none", "split")


@dataclass(frozen=True)
class DominoRules(Rules):
    """The rules of one match; made by ``variants.py``, which also checks them.

    hand_size:       tiles dealt to each seat
    spinners:        which doubles may grow arms: ``none``, the ``first`` one laid, or ``all``
    fives, threes:   whether end sums that five, or three, divides are paid (the sum divided by it)
    draws:           whether a seat that cannot place draws from the stock; otherwise the undealt tiles sleep
    keeps_turn:      whether a double or a scoring tile from the hand keeps the turn
    optional_continuation: whether a kept turn may be ended by ``stop`` (RULES.md C1)
    all_partners_out: whether a round in pairs goes on until both partners are out
    hand_out:        whether the tile that ends the round by going out earns one point
    settles:         whether the winner of a round is paid for the tiles left in the other hands
    block_tie:       who is paid when several sides tie for the fewest pips in a blocked round (RULES.md C2)
    winner_opens:    whether who went out opens the next round, and a lot decides after a block; otherwise the opening
                     passes clockwise
    exact:           whether an award that would pass the target is refused
    passing:         the word for a turn without a tile: ``pass`` or ``knock``
    shows_raw:       whether awards are also told in raw points, five times the points pegged
    """

    game: str
    variant: str
    seats: int
    target: int
    hand_size: int
    spinners: str
    fives: bool
    threes: bool
    draws: bool
    keeps_turn: bool
    optional_continuation: bool
    all_partners_out: bool
    hand_out: bool
    settles: bool
    block_tie: str
    winner_opens: bool
    exact: bool
    passing: str
    shows_raw: bool
    stated: tuple[tuple[str, Any], ...] = ()

    @property
    def pairs(self) -> bool:
        """Seats 0 and 2 against 1 and 3."""
        return self.variant == "pairs"

    def options(self) -> dict[str, Any]:
        """The options that are not the default, as a record holds them."""
        return {name: {str(self.seats): value} if name == "hand_sizes" else value for name, value in self.stated}
