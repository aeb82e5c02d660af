"""How a cribbage match goes on: what follows from each action, in the order in which it happens at the table.

Cut, deal, discard, starter, play, show; points are pegged in that order and the first side to reach the target ends the
match at once. (RULES.md 3.2 to 3.6.)
"""

from __future__ import annotations

from typing import TypeVar

from sixtyone.cards import JACK, PACK, VALUES, Card
from sixtyone.game import Event, Outcome, Scored
from sixtyone.games.cribbage import events as happened
from sixtyone.games.cribbage.counting import EMPTY_CALL, Claim, overclaim_penalty, who_may_answer
from sixtyone.games.cribbage.pegging import LIMIT, can_anyone_follow, next_leader, next_with_cards, score_card
from sixtyone.games.cribbage.position import Position
from sixtyone.games.cribbage.show import score_show
from sixtyone.score import Score, ScoreKind, total

HEELS, THREE_FOR_LAST, LAST_CARD = 2, 3, 1
"""What is pegged for a jack as the starter, by the pone of five-card, and for the last card of a series below 31."""

_T = TypeVar("_T")


class Flow(Position):
    """A position being moved on; the actions have been checked by the state it was copied from."""

    events: list[Event]

    # Before the play.

    def cut(self, cards: tuple[tuple[int, Card], ...]) -> None:
        """The lowest card deals; seats that tie for it cut again, without the cards already cut."""
        by_pip = self.rules.cut_tie == "pip"
        heights = {seat: card.value if by_pip else card.rank for seat, card in cards}
        tied = tuple(seat for seat, height in heights.items() if height == min(heights.values()))
        self.cut_cards = (*self.cut_cards, *(card for _, card in cards))
        if len(tied) == 1:
            self.dealer, self.phase, self.cutting = tied[0], "deal", ()
        else:
            self.cutting = tied
        pairs = tuple(happened.CutCard(seat, card) for seat, card in cards)
        self.events.append(
            happened.CutForDeal(pairs, tied[0] if len(tied) == 1 else None, tied if len(tied) > 1 else ())
        )

    def deal(self, hands: tuple[tuple[Card, ...], ...], pack_crib: tuple[Card, ...]) -> None:
        """The cards are dealt; at the first deal of five-card the pone is given three for last."""
        rules = self.rules
        self.deals += 1
        self.hands = tuple(tuple(sorted(hand)) for hand in hands)
        self.discards = self.played = ((),) * rules.seats
        self.pack_crib = pack_crib
        dealt = {*pack_crib, *(card for hand in hands for card in hand)}
        self.undealt = tuple(card for card in PACK if card not in dealt)
        self.phase = "discard"
        counts = tuple(map(len, hands))
        self.events.append(happened.Dealt(self.dealer, counts, len(pack_crib), self.hands, pack_crib))
        if rules.gives_three_for_last(self.deals):
            self.award(self.left_of(self.dealer), (Score(ScoreKind.THREE_FOR_LAST, THREE_FOR_LAST),))

    def discard(self, seat: int, cards: tuple[Card, ...]) -> None:
        """A seat lays cards away; when all have, the crib is whole and the starter is due."""
        rules = self.rules
        cards = tuple(sorted(cards))
        self.discards = _with(self.discards, seat, cards)
        self.hands = _with(self.hands, seat, tuple(card for card in self.hands[seat] if card not in cards))
        face_up = rules.discards_face_up
        self.events.append(happened.Discarded(seat, len(cards), cards, face_up))
        if all(self.discards):
            self.kept = self.hands
            self.crib = tuple(sorted((*self.pack_crib, *(card for laid in self.discards for card in laid))))
            self.phase = "cut-pack" if rules.starter_cut == "player" else "starter"

    def cut_pack(self, seat: int, depth: int) -> None:
        """The seat left of the dealer lifts a part of the pack; which card then lies on top is chance."""
        self.phase = "starter"
        self.events.append(happened.PackCut(seat, depth))

    def turn_starter(self, card: Card) -> None:
        """The starter is turned; a jack is two for his heels to the dealer."""
        self.starter = card
        self.events.append(happened.Starter(card))
        heels = (Score(ScoreKind.HEELS, HEELS, (card,)),) if card.rank == JACK else ()
        if self.rules.counting == "auto":
            self.award(self.dealer, heels)
            self.begin_play()
        else:
            self.ask(Claim("starter", self.dealer, (), heels))

    # The play.

    def begin_play(self) -> None:
        """The seat left of the dealer leads."""
        if self.outcome is None:
            self.phase, self.turn = "play", self.left_of(self.dealer)

    def play(self, seat: int, card: Card) -> None:
        """A card is laid and pegs all that it makes as one event; the last-card point is not counted by anybody."""
        self.hands = _with(self.hands, seat, tuple(other for other in self.hands[seat] if other != card))
        self.played = _with(self.played, seat, (*self.played[seat], card))
        self.series = (*self.series, card)
        self.count += VALUES[card.rank]
        self.events.append(happened.Played(seat, card, self.count, self.series))
        parts = score_card(self.series, self.rules)
        is_last = self.count < LIMIT and not self.series_goes_on(seat)
        last_card = (Score(ScoreKind.LAST_CARD, LAST_CARD, (card,)),) if is_last else ()
        if self.rules.counting == "auto":
            self.award(seat, (*parts, *last_card))
            self.go_on_after(seat)
        else:
            self.award(seat, last_card)
            self.ask(Claim("play", seat, (), parts))

    def series_goes_on(self, last: int) -> bool:
        """Whether somebody can follow the card that seat ``last`` laid."""
        return self.count < LIMIT and can_anyone_follow(self.hands, last, self.count, self.rules)

    def go_on_after(self, seat: int) -> None:
        """After a card: the next seat is to act, or the series ends, or the whole play does."""
        if self.outcome is not None:
            return
        self.phase = "play"
        if self.series_goes_on(seat):
            self.turn = next_with_cards(self.hands, seat, self.gone)
            return
        self.events.append(happened.SeriesEnded(seat, self.count))
        if self.rules.one_series or not any(self.hands):
            self.series, self.count, self.gone = (), 0, ()
            self.show()
        else:
            self.turn = next_leader(self.hands, seat, self.gone, self.count, self.rules)
            self.series, self.count, self.gone = (), 0, ()

    def go(self, seat: int) -> None:
        """A seat that cannot lay says go and is passed over until the count is cleared."""
        self.events.append(happened.Went(seat, self.count))
        self.gone = (*self.gone, seat)
        self.turn = next_with_cards(self.hands, seat, self.gone)

    # The show.

    def show(self) -> None:
        """Hands are counted from the dealer's left to the dealer, then the crib; each is pegged before the next."""
        assert self.starter is not None
        while self.showing <= self.rules.seats:
            crib = self.showing == self.rules.seats
            seat = self.dealer if crib else (self.dealer + 1 + self.showing) % self.rules.seats
            cards = self.crib if crib else self.kept[seat]
            parts = score_show(cards, self.starter, crib, self.rules)
            if self.rules.counting != "auto":
                self.events.append(happened.Counting(seat, crib, cards))
                self.ask(Claim("crib" if crib else "hand", seat, cards, parts))
                return
            self.events.append(happened.Shown(seat, crib, cards, total(parts), parts))
            self.award(seat, parts)
            if self.outcome is not None:
                return
            self.showing += 1
        self.end_deal()

    def end_deal(self) -> None:
        """The deal is over and passes to the next seat clockwise."""
        self.events.append(happened.DealEnded(self.dealer, self.scores))
        self.dealer = self.left_of(self.dealer)
        self.phase, self.turn, self.starter, self.showing = "deal", -1, None, 0
        self.hands = self.kept = self.discards = self.played = ()
        self.pack_crib = self.crib = self.undealt = ()

    # Counting aloud.

    def ask(self, claim: Claim) -> None:
        """The seat is asked for its count, whatever there is to count, unless the match is over."""
        if self.outcome is None:
            self.phase, self.turn, self.claim = "count", claim.seat, claim

    def say_count(self, points: int) -> None:
        """The count is said: the lesser of it and the truth is pegged; then opponents may answer."""
        assert self.claim is not None
        claim = self.claim = self.claim.counted(points, who_may_answer(self.claim, self.rules))
        self.events.append(happened.Claimed(claim.seat, claim.what, points))
        self.award(claim.seat, _for(ScoreKind.CLAIM, claim.pegged))
        self.award(self.rules.opponents_of(claim.seat)[0], overclaim_penalty(claim, self.rules))
        self.next_answer()

    def call_muggins(self, seat: int, points: int) -> None:
        """An opponent takes what he names of what is left."""
        assert self.claim is not None
        empty = self.claim.left == 0
        taken, self.claim = self.claim.called(points)
        self.events.append(happened.Called(seat, points, taken))
        self.award(seat, _for(ScoreKind.MUGGINS, taken))
        if empty and self.rules.muggins_empty == "penalty":
            self.award(self.claim.seat, EMPTY_CALL)
        self.next_answer()

    def accept(self, seat: int) -> None:
        """An opponent lets the count stand."""
        assert self.claim is not None
        self.claim = self.claim.accepted()
        self.events.append(happened.Accepted(seat, self.claim.claimed or 0))
        self.next_answer()

    def next_answer(self) -> None:
        """The next opponent is to answer; after the last one the truth is told and the game goes on."""
        claim = self.claim
        assert claim is not None
        if claim.to_answer and self.outcome is None:
            self.phase, self.turn = "answer", claim.to_answer[0]
            return
        outcome = [self.events.pop()] if self.outcome is not None else []
        self.events.append(happened.Counted(claim.seat, claim.what, claim.claimed or 0, claim.total, claim.parts))
        if claim.what in ("hand", "crib"):
            self.events.append(happened.Shown(claim.seat, claim.what == "crib", claim.cards, claim.total, claim.parts))
        self.events += outcome  # the outcome is always the last event
        self.claim = None
        if self.outcome is not None:
            return
        match claim.what:
            case "starter":
                self.begin_play()
            case "play":
                self.go_on_after(claim.seat)
            case _:
                self.showing += 1
                self.show()

    # Pegging and the end.

    def award(self, seat: int, parts: tuple[Score, ...]) -> None:
        """Peg one scoring event; the award that reaches the target ends the match, and nothing is awarded after it."""
        points = total(parts)
        if points == 0 or self.outcome is not None:
            return
        side = self.rules.side_of(seat)
        before = self.scores[side]
        self.scores = _with(self.scores, side, before + points)
        self.rear = _with(self.rear, side, before)
        self.events.append(Scored(seat, side, points, before + points, parts))
        if before + points >= self.rules.target:
            self.reach_target(side)

    def reach_target(self, side: int) -> None:
        """The side has won; at giveaway it has lost."""
        if not self.rules.giveaway:
            self.finish((side,), "target")
            return
        others = [other for other in range(len(self.scores)) if other != side]
        if self.rules.giveaway_winner == "lowest":
            lowest = min(self.scores[other] for other in others)
            others = [other for other in others if self.scores[other] == lowest]
        self.finish(tuple(others), "giveaway")

    def resign(self, seat: int) -> None:
        """The side of the seat gives up; all other sides win."""
        given_up = self.rules.side_of(seat)
        self.finish(tuple(side for side in range(len(self.scores)) if side != given_up), "resigned")

    def finish(self, winners: tuple[int, ...], reason: str) -> None:
        """The match is over."""
        self.phase = "over"
        self.outcome = Outcome(winners, self.scores, reason)
        self.events.append(self.outcome)


def _for(kind: ScoreKind, points: int) -> tuple[Score, ...]:
    return (Score(kind, points),) if points else ()


def _with(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    return (*values[:index], value, *values[index + 1 :])
