"""Where a domino match stands: plain data, shared by the state that people hold and the draft of the next one."""

from __future__ import annotations

from dataclasses import dataclass, field

from sixtyone.game import Outcome
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.tiles import Tile

PHASES = ("lot", "deal", "turn", "draw", "over")


@dataclass
class Position:
    """Where a match stands.

    phase:   ``lot``, ``deal`` and ``draw`` wait for chance, ``turn`` for the seat ``turn``
    opener:  the seat that opens this round
    hands:   the tiles of each seat, sorted
    stock:   the undealt tiles, sorted: drawn from, or asleep
    drawn:   the tile just drawn that must now be laid
    kept:    whether this is a kept turn
    scores:  of each side, as pegged; ``rear`` is the score before the last award
    rounds:  rounds begun
    """

    rules: DominoRules
    phase: str
    opener: int
    scores: tuple[int, ...]
    rear: tuple[int, ...]
    turn: int = -1
    hands: tuple[tuple[Tile, ...], ...] = ()
    stock: tuple[Tile, ...] = ()
    layout: Layout = field(default_factory=lambda: Layout("none"))
    drawn: Tile | None = None
    kept: bool = False
    rounds: int = 0
    outcome: Outcome | None = None

    def can_place(self, seat: int) -> bool:
        """Whether a tile in the hand of the seat fits somewhere."""
        values = self.layout.values
        return any(low in values or high in values for low, high in self.hands[seat]) or not self.layout.laid

    @property
    def is_blocked(self) -> bool:
        """Whether nobody can place and nothing can be drawn."""
        can_draw = self.rules.draws and bool(self.stock)
        return not can_draw and not any(self.can_place(seat) for seat in range(self.rules.seats))
