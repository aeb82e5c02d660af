"""How a domino match goes on: what follows from each action, in the order in which it happens at the table.

One machine for the whole family; what differs between the games is asked of ``rules``. (RULES.md 1.2, 1.4 and 2.)
"""

from __future__ import annotations

from sixtyone.game import Event, Outcome, Scored
from sixtyone.games.dominoes import events as happened
from sixtyone.games.dominoes.ends import GOING_OUT, counted_ends, placement_score, settle
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.position import Position
from sixtyone.score import Piece, Score, ScoreKind, total
from sixtyone.tiles import TILES, Place, Tile


class Flow(Position):
    """A position being moved on; the actions have been checked by the state it was copied from."""

    events: list[Event]

    def lot(self, opener: int) -> None:
        """The lot falls on a seat."""
        self.opener = opener
        self.phase = "deal"
        self.events.append(happened.LotDrawn(opener))

    def deal(self, hands: tuple[tuple[Tile, ...], ...]) -> None:
        """A round begins: the hands are dealt, the rest is the stock, the opener is to lay any tile."""
        self.hands = tuple(tuple(sorted(hand)) for hand in hands)
        dealt = {tile for hand in hands for tile in hand}
        self.stock = tuple(tile for tile in TILES if tile not in dealt)
        self.layout = Layout(self.rules.spinners)
        self.rounds += 1
        self.events.append(happened.Dealt(tuple(map(len, hands)), len(self.stock), self.hands))
        self.begin_turn(self.opener)

    def begin_turn(self, seat: int, kept: bool = False) -> None:
        """A seat is to place; one that cannot draws while there is a stock, and otherwise can only pass."""
        self.turn, self.kept, self.drawn = seat, kept, None
        must_draw = self.rules.draws and self.stock and not self.can_place(seat)
        self.phase = "draw" if must_draw else "turn"

    def draw(self, tile: Tile) -> None:
        """A tile is drawn. One that fits must be laid; else the seat draws on, or an empty stock may block it."""
        seat = self.turn
        self.stock = tuple(other for other in self.stock if other != tile)
        self.set_hand(seat, tuple(sorted((*self.hands[seat], tile))))
        self.events.append(happened.Drew(seat, tile, len(self.stock)))
        if self.layout.takes(tile):
            self.phase, self.drawn = "turn", tile
        elif self.is_blocked:
            self.end_round("blocked", None)
        elif not self.stock:
            self.phase = "turn"  # nothing is left to draw: the seat can only pass

    def place(self, seat: int, tile: Tile, at: Place | None) -> None:
        """A tile is laid and scores; then the round may be over, the turn may be kept, or the next seat is to act."""
        rules = self.rules
        from_hand = self.drawn is None
        self.layout = self.layout.grown(tile, at)
        self.set_hand(seat, tuple(other for other in self.hands[seat] if other != tile))
        counted = counted_ends(self.layout)
        parts = placement_score(counted, rules)
        self.events.append(happened.placed(seat, tile, at, self.layout, counted, total(parts), rules))
        is_out = self.is_out(seat)
        if is_out and rules.hand_out:
            parts = (*parts, Score(ScoreKind.HAND_OUT, GOING_OUT))
        accepted = self.award(seat, rules.side_of(seat), parts)
        if self.scores[rules.side_of(seat)] >= rules.target:
            self.finish((rules.side_of(seat),), "target")
        elif is_out:
            self.end_round("out", seat)
        elif self.is_blocked:
            self.end_round("blocked", None)
        elif rules.keeps_turn and from_hand and (tile.is_double or accepted):
            self.begin_turn(seat, kept=True)
        else:
            self.begin_turn(self.next_seat(seat))

    def skip(self, seat: int) -> None:
        """A seat passes or knocks: it can neither place nor draw."""
        knocks = self.rules.passing == "knock"
        self.events.append(happened.Knocked(seat) if knocks else happened.Passed(seat))
        self.begin_turn(self.next_seat(seat))

    def stop(self, seat: int) -> None:
        """A seat ends its kept turn of its own will."""
        self.events.append(happened.Stopped(seat))
        self.begin_turn(self.next_seat(seat))

    def resign(self, seat: int) -> None:
        """The side of the seat gives up; all other sides win."""
        given_up = self.rules.side_of(seat)
        self.finish(tuple(side for side in range(len(self.scores)) if side != given_up), "resigned")

    def is_out(self, seat: int) -> bool:
        """Whether the round ends because the seat (in some pairs games: its partner too) has no tile left."""
        seats = self.rules.sides[self.rules.side_of(seat)] if self.rules.all_partners_out else (seat,)
        return not any(self.hands[partner] for partner in seats)

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise that holds tiles."""
        seat = (seat + 1) % self.rules.seats
        while not self.hands[seat]:
            seat = (seat + 1) % self.rules.seats
        return seat

    def award(self, seat: int | None, side: int, parts: tuple[Score, ...]) -> bool:
        """Peg one scoring event, or refuse the whole of it where it would pass an exact target. Whether points were
        pegged.
        """
        points = total(parts)
        if points == 0:
            return False
        before = self.scores[side]
        if self.rules.exact and before + points > self.rules.target:
            self.events.append(happened.Refused(seat, side, points, before, parts))
            return False
        self.scores = _with(self.scores, side, before + points)
        self.rear = _with(self.rear, side, before)
        self.events.append(Scored(seat, side, points, before + points, parts))
        return True

    def end_round(self, reason: str, out: int | None) -> None:
        """The round is over: settle it where the game does, then find who opens the next one."""
        rules = self.rules
        if reason == "blocked":
            self.events.append(happened.Blocked())
        self.events.append(happened.RoundEnded(reason, out))
        if rules.settles:
            self.settle_round(out)
        if self.outcome is not None:
            return
        self.drawn, self.kept = None, False
        if not rules.winner_opens:
            self.opener, self.phase = (self.opener + 1) % rules.seats, "deal"
        elif out is not None:
            self.opener, self.phase = out, "deal"
        else:
            self.phase = "lot"

    def settle_round(self, out: int | None) -> None:
        """Show the hands and credit all awards together; every side that then stands at the target wins."""
        settlement = settle(self.hands, self.rules, out)
        self.events.append(happened.Revealed(self.hands, settlement.pips))
        for side, points in enumerate(settlement.awards):
            tiles: tuple[Piece, ...] = settlement.paid_for[side]
            self.award(None, side, (Score(ScoreKind.SETTLEMENT, points, tiles),))
        winners = tuple(side for side, score in enumerate(self.scores) if score >= self.rules.target)
        if winners:
            self.finish(winners, "target")

    def finish(self, winners: tuple[int, ...], reason: str) -> None:
        """The match is over."""
        self.phase, self.drawn = "over", None
        self.outcome = Outcome(winners, self.scores, reason)
        self.events.append(self.outcome)

    def set_hand(self, seat: int, hand: tuple[Tile, ...]) -> None:
        """Replace one hand."""
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])


def _with(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
