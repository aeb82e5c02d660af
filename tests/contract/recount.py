"""The games a second time, from RULES.md alone, to count nodes by: as plain as can be, and as slow.

It shares nothing with the engine but the text of records: tiles are pairs of numbers, cards texts like `5H`, states
plain lists. It plays on from a stacked deal; where a round or deal ends and no other is stacked, it stops.

`walk(record, chance, depth)` gives, for each depth, the number of sequences of so many seat actions, the sum of all
sides' scores after them, and how many of them can go no further.
"""

from __future__ import annotations

import pickle
import re
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

Counts = tuple[list[int], list[int], list[int]]


def walk(record: dict[str, Any], chance: list[str], depth: int) -> Counts:
    """The counts from depth 0 to `depth`."""
    table = Cribbage(record, list(chance)) if record["game"] == "cribbage" else Dominoes(record, list(chance))
    for text in record["actions"]:
        table.take(text)
    table.run_chance()
    counts: Counts = ([0] * (depth + 1), [0] * (depth + 1), [0] * (depth + 1))

    def visit(here: Any, deep: int) -> None:
        moves = here.moves()
        counts[0][deep] += 1
        counts[1][deep] += sum(here.scores)
        counts[2][deep] += not moves
        if deep < depth:
            for move in moves:
                after = pickle.loads(pickle.dumps(here))
                after.take(move)
                after.run_chance()
                visit(after, deep + 1)

    visit(table, 0)
    return counts


# Dominoes.

FAMILY: dict[str, dict[str, Any]] = {
    "horse-race": {"spin": "all", "by": [5], "draw": True, "keep": True, "settle": "each"},
    "fives-and-threes": {"spin": "none", "by": [5, 3], "exact": True, "hand_out": True, "word": "knock"},
    "all-fives": {"spin": "first", "by": [5], "draw": True, "settle": "nobody"},
    "muggins": {"spin": "none", "by": [5], "draw": True, "settle": "nobody"},
    "five-up": {"spin": "all", "by": [5], "draw": True, "settle": "each"},
}
JOINTS = (["low", "high"], ["side-a", "side-b", "arm-a", "arm-b"])


@dataclass
class Piece:
    """A tile on the table and which of its joints are taken: 0 and 1 are halves or long sides, 2 and 3 arms."""

    tile: tuple[int, int]
    spins: bool
    taken: set[int] = field(default_factory=set)

    @property
    def double(self) -> bool:
        return self.tile[0] == self.tile[1]

    def free(self) -> list[tuple[int, int]]:
        """The joints that may be joined, with the number of pips they take."""
        joints = [0, 1]
        if self.double and self.spins and {0, 1} <= self.taken:
            joints += [2, 3]
        return [(joint, self.tile[joint % 2]) for joint in joints if joint not in self.taken]

    def worth(self) -> int:
        if self.double:
            return 0 if {0, 1} <= self.taken else 2 * self.tile[0]
        return sum(self.tile[half] for half in (0, 1) if half not in self.taken)


def pips(text: str) -> tuple[int, int]:
    low, high = text.split("-")
    return int(low), int(high)


class Dominoes:
    """A round of a domino game."""

    def __init__(self, record: dict[str, Any], chance: list[str]) -> None:
        self.how = {"exact": False, "hand_out": False, "word": "pass", "draw": False, "keep": False, "settle": ""}
        self.how |= FAMILY[record["game"]]
        rules = record.get("rules", {})
        self.how |= {name: rules[name] for name in ("exact", "hand_out", "optional_continuation") if name in rules}
        if "block_tie" in rules:
            self.how["settle"] = {"full_each": "each", "none": "nobody", "split": "split"}[rules["block_tie"]]
        self.seats = len(record["seats"])
        self.pairs = record["variant"] == "pairs"
        if self.how["settle"] == "nobody" and self.seats == 3 and "block_tie" not in rules:
            self.how["settle"] = "split"
        self.target = rules.get("target", 61)
        self.scores = [0, 0] if self.pairs else [0] * self.seats
        self.turn = record["first"]
        self.chance = chance
        self.stock: list[tuple[int, int]] = []
        self.table: list[Piece] = []
        self.drawn: tuple[int, int] | None = None
        self.kept = self.over = False

    def side(self, seat: int) -> int:
        return seat % 2 if self.pairs else seat

    def take(self, text: str) -> None:
        if text.startswith("deal "):
            self.hands = [[pips(tile) for tile in hand.split(",")] for hand in text[5:].replace(" ", "").split("/")]
            held = [tile for hand in self.hands for tile in hand]
            every = [(low, high) for low in range(7) for high in range(low, 7)]
            self.stock = [tile for tile in every if tile not in held]
        elif found := re.fullmatch(r"\d: place (\S+)(?: at (\S+)\.(\S+))?", text):
            joints = (
                ["low", "high"]
                if found[2] and len(set(pips(found[2]))) == 2
                else ["side-a", "side-b", "arm-a", "arm-b"]
            )
            self.place(pips(found[1]), pips(found[2]) if found[2] else None, joints.index(found[3]) if found[3] else 0)
        elif text.startswith("draw "):
            self.draw(pips(text[5:]))
        else:
            self.kept = False
            self.turn = self.next_seat()

    def fits(self, tile: tuple[int, int]) -> bool:
        return not self.table or any(value in tile for piece in self.table for _, value in piece.free())

    def able(self, seat: int) -> bool:
        return any(self.fits(tile) for tile in self.hands[seat])

    def next_seat(self) -> int:
        seat = self.turn
        while True:
            seat = (seat + 1) % self.seats
            if self.hands[seat]:
                return seat

    def moves(self) -> list[str]:
        if self.over or (self.must_draw() and self.stock):
            return []
        found = []
        for tile in [self.drawn] if self.drawn else self.hands[self.turn]:
            name = f"{tile[0]}-{tile[1]}"
            if not self.table:
                found.append(f"{self.turn}: place {name}")
            for piece in self.table:
                names = JOINTS[piece.double]
                for joint, value in piece.free():
                    if value in tile:
                        where = f"{piece.tile[0]}-{piece.tile[1]}.{names[joint]}"
                        found.append(f"{self.turn}: place {name} at {where}")
        if found and self.kept and self.how.get("optional_continuation") and not self.drawn:
            found.append(f"{self.turn}: stop")
        return found or [f"{self.turn}: {self.how['word']}"]

    def must_draw(self) -> bool:
        return bool(self.how["draw"] and not self.over and not self.drawn and not self.able(self.turn))

    def run_chance(self) -> None:
        """Draw in the stacked order while the seat whose turn it is has nothing to lay."""
        while self.must_draw() and self.stock and self.chance:
            self.draw(pips(self.chance.pop(0).removeprefix("draw ")))

    def draw(self, tile: tuple[int, int]) -> None:
        self.stock.remove(tile)
        self.hands[self.turn].append(tile)
        if self.fits(tile):
            self.drawn = tile
        elif self.blocked():
            self.end(None)

    def blocked(self) -> bool:
        return not (self.how["draw"] and self.stock) and not any(self.able(seat) for seat in range(self.seats))

    def place(self, tile: tuple[int, int], at: tuple[int, int] | None, joint: int) -> None:
        piece = Piece(tile, self.how["spin"] == "all")
        if self.how["spin"] == "first":
            piece.spins = tile[0] == tile[1] and not any(other.double for other in self.table)
        if at is not None:
            other = next(other for other in self.table if other.tile == at)
            other.taken.add(joint)
            piece.taken.add(0 if piece.double or tile[0] == other.tile[joint % 2] else 1)
        self.table.append(piece)
        self.hands[self.turn].remove(tile)
        ends = sum(piece.worth() for piece in self.table)
        points = sum(ends // number for number in self.how["by"] if ends % number == 0)
        partners = [self.turn] + ([(self.turn + 2) % 4] if self.pairs and self.how["word"] == "knock" else [])
        out = not any(self.hands[seat] for seat in partners)
        bonus = 1 if out and self.how["hand_out"] else 0
        pegged = self.peg(self.side(self.turn), points + bonus)
        again = self.how["keep"] and self.drawn is None and (tile[0] == tile[1] or pegged)
        self.drawn, self.kept = None, False
        if self.scores[self.side(self.turn)] >= self.target:
            self.over = True
        elif out:
            self.end(self.turn)
        elif self.blocked():
            self.end(None)
        elif again:
            self.kept = True
        else:
            self.turn = self.next_seat()

    def peg(self, side: int, points: int) -> bool:
        if points == 0 or (self.how["exact"] and self.scores[side] + points > self.target):
            return False
        self.scores[side] += points
        return True

    def end(self, out: int | None) -> None:
        """The round is over; where the game settles, the winner is paid for what the other sides hold."""
        self.over = True
        if not self.how["settle"]:
            return
        held = [0] * len(self.scores)
        for seat, hand in enumerate(self.hands):
            held[self.side(seat)] += sum(sum(tile) for tile in hand)
        best = [side for side, left in enumerate(held) if left == min(held)]
        if out is not None:
            best = [self.side(out)]
        if len(best) > 1 and self.how["settle"] == "nobody":
            return
        for side in best:
            others = sum(left for other, left in enumerate(held) if other != side)
            if len(best) > 1 and self.how["settle"] == "split":
                others = sum(left for other, left in enumerate(held) if other not in best)
                self.peg(side, (others + 2) // 5 // len(best))
            else:
                self.peg(side, (others + 2) // 5)


# Cribbage.

DEALS = {  # seats, dealt, laid away, to the crib from the pack, target
    "six-card": (2, 6, 2, 0, 121),
    "five-card": (2, 5, 2, 0, 61),
    "seven-card": (2, 7, 2, 1, 151),
    "three-player": (3, 5, 1, 1, 121),
    "four-player": (4, 5, 1, 0, 121),
    "pairs": (4, 5, 1, 0, 121),
}


def rank(card: str) -> int:
    return "A23456789TJQK".index(card[0]) + 1


def worth(card: str) -> int:
    return min(10, rank(card))


def laid_points(series: list[str], longest_run: int) -> int:
    """What the last card of a series earns, the last-card point aside."""
    points = 0
    if sum(map(worth, series)) in (15, 31):
        points += 2
    equal = 0
    while equal < len(series) and rank(series[-1 - equal]) == rank(series[-1]):
        equal += 1
    points += {1: 0, 2: 2, 3: 6, 4: 12}[equal]
    for length in range(min(longest_run, len(series)), 2, -1):
        ranks = sorted(map(rank, series[-length:]))
        if ranks == list(range(ranks[0], ranks[0] + length)):
            return points + length
    return points


def show_points(cards: list[str], starter: str, crib: bool) -> int:
    """What a hand or a crib counts."""
    every = [*cards, starter]
    sets = [chosen for size in range(2, len(every) + 1) for chosen in combinations(every, size)]
    points = 2 * sum(sum(map(worth, chosen)) == 15 for chosen in sets)
    points += 2 * sum(rank(one) == rank(two) for one, two in combinations(every, 2))
    ranks = {rank(card) for card in every}
    for chosen in sets:
        run = sorted(map(rank, chosen))
        in_sequence = len(run) >= 3 and run == list(range(run[0], run[0] + len(run)))
        if in_sequence and run[0] - 1 not in ranks and run[-1] + 1 not in ranks:
            points += len(run)
    if len({card[1] for card in cards}) == 1:
        if starter[1] == cards[0][1]:
            points += len(every)
        elif not crib:
            points += len(cards)
    return points + ("J" + starter[1] in cards)


class Cribbage:
    """A deal of cribbage, or several where they are stacked."""

    def __init__(self, record: dict[str, Any], chance: list[str]) -> None:
        self.rules = record.get("rules", {})
        self.variant = record["variant"]
        self.seats, _, self.lay_away, _, target = DEALS[self.variant]
        self.target = self.rules.get("target", target)
        self.pairs = self.variant == "pairs"
        self.scores = [0, 0] if self.pairs else [0] * self.seats
        self.dealer = record["first"]
        self.chance = chance
        self.deals = 0
        self.over = False
        self.asked: list[tuple[str, int]] = []  # what is still to be answered: ("count", points) or ("answer", left)
        self.start_deal()

    def start_deal(self) -> None:
        self.hands: list[list[str]] = []
        self.kept: list[list[str]] = []
        self.crib: list[str] = []
        self.starter = ""
        self.cut = self.rules.get("starter_cut") != "player"
        self.series: list[str] = []
        self.gone: list[int] = []
        self.last = self.turn = self.shown = 0

    def left(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % self.seats

    def peg(self, seat: int, points: int) -> None:
        if points and not self.over:
            side = seat % 2 if self.pairs else seat
            self.scores[side] += points
            self.over = self.scores[side] >= self.target

    # What may be done.

    def moves(self) -> list[str]:
        if self.over or not self.hands:
            return []
        if self.asked:
            seat, (what, _) = self.turn, self.asked[0]
            if what == "count":
                return [f"{seat}: count {points}" for points in range(100)]
            return [f"{seat}: accept", *(f"{seat}: muggins {points}" for points in range(1, 100))]
        for seat, hand in enumerate(self.hands):
            if not self.kept[seat]:
                return [f"{seat}: discard {','.join(cards)}" for cards in combinations(hand, self.lay_away)]
        if not self.cut:
            left = 52 - sum(map(len, self.kept)) - len(self.crib)
            return [f"{self.left(self.dealer)}: cut {depth}" for depth in range(4, left - 4 + 1)]
        if not self.starter:
            return []
        cards = [card for card in self.hands[self.turn] if self.room() >= worth(card)]
        return [f"{self.turn}: play {card}" for card in cards] or [f"{self.turn}: go"]

    def room(self) -> int:
        return 31 - sum(map(worth, self.series))

    # What follows.

    def run_chance(self) -> None:
        while self.chance and not self.over:
            what = self.chance[0].split(" ")[0]
            ready = bool(self.hands) and all(self.kept) and self.cut and not self.starter
            if what != ("deal" if not self.hands else "starter" if ready else None):
                return
            self.take(self.chance.pop(0))

    def take(self, text: str) -> None:
        what = text.split(": ")[-1].split(" ")[0]
        words = text.split(" ")[-1]
        if what == "deal":
            self.deal(text)
        elif what == "starter":
            self.turn_starter(words)
        elif what == "discard":
            seat = int(text[0])
            self.crib += words.split(",")
            self.hands[seat] = [card for card in self.hands[seat] if card not in self.crib]
            self.kept[seat] = list(self.hands[seat])
        elif what == "cut":
            self.cut = True
        elif what == "play":
            self.lay(self.turn, words)
        elif what == "go":
            self.gone.append(self.turn)
            self.turn = self.next_player(self.turn)
        else:
            self.reply(what, 0 if what == "accept" else int(words))

    def deal(self, text: str) -> None:
        groups = text.removeprefix("deal ").replace(" ", "").split("/")
        self.crib = [card for group in groups if group.startswith("crib:") for card in group[5:].split(",")]
        hands = [group.split(",") for group in groups if not group.startswith("crib:")]
        self.hands = [sorted(hand, key=lambda card: (rank(card), card[1])) for hand in hands]
        self.kept = [[] for _ in self.hands]
        self.deals += 1
        when = self.rules.get("three_for_last", "first_deal")
        if self.variant == "five-card" and (when == "every_deal" or (when == "first_deal" and self.deals == 1)):
            self.peg(self.left(self.dealer), 3)

    def turn_starter(self, card: str) -> None:
        self.starter = card
        self.turn = self.left(self.dealer)
        self.due(self.dealer, 2 if card[0] == "J" else 0, "starter")

    def next_player(self, seat: int) -> int:
        for step in range(1, self.seats + 1):
            other = self.left(seat, step)
            if self.hands[other] and other not in self.gone:
                return other
        raise AssertionError

    def can_follow(self) -> bool:
        able = [any(worth(card) <= self.room() for card in hand) for hand in self.hands]
        if self.rules.get("go_rule") != "bicycle":
            return any(able)
        holders = [self.left(self.last, step) for step in range(1, self.seats + 1)]
        return any(able[seat] for seat in [seat for seat in holders if self.hands[seat]][:2])

    def lay(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.series.append(card)
        self.last = seat
        points = laid_points(self.series, self.rules.get("max_play_run") or 7)
        last_card = 1 if self.room() and not self.can_follow() else 0
        if self.rules.get("counting", "auto") == "auto":
            points += last_card
        else:
            self.peg(seat, last_card)
        self.due(seat, points, "play")

    def due(self, seat: int, points: int, what: str) -> None:
        """Somebody is to have points: pegged at once, or when he has counted them."""
        if self.over:
            return
        if self.rules.get("counting", "auto") == "auto":
            self.peg(seat, points)
            self.after(what)
        else:
            self.waiting = (what, seat)
            self.asked = [("count", points)]
            self.turn = seat

    def reply(self, what: str, points: int) -> None:
        _, true = self.asked.pop(0)
        about, claimant = self.waiting
        if what == "count":
            self.peg(claimant, min(points, true))
            if self.rules["counting"] == "muggins":
                opponents = [self.left(claimant, step) for step in range(1, self.seats)]
                opponents = [seat for seat in opponents if not (self.pairs and (seat - claimant) % 2 == 0)]
                self.callers = opponents
                self.asked = [("answer", max(0, true - points))] * len(opponents)
        elif what == "muggins":
            taken = min(points, true)
            self.peg(self.turn, taken)
            self.asked = [("answer", true - taken)] * len(self.asked)
        if self.asked:
            self.turn = self.callers.pop(0)
        elif not self.over:
            self.after(about)

    def after(self, what: str) -> None:
        if self.over:
            return
        if what == "starter":
            self.turn = self.left(self.dealer)
        elif what == "play":
            self.go_on()
        else:
            self.shown += 1
            self.show()

    def go_on(self) -> None:
        if self.room() and self.can_follow():
            self.turn = self.next_player(self.last)
            return
        first_go = self.gone[0] if self.gone and self.room() and self.rules.get("go_lead") == "first_go" else None
        self.series, self.gone = [], []
        if self.variant == "five-card" or not any(self.hands):
            self.show()
        else:
            self.turn = self.next_player(self.last) if first_go is None else first_go

    def show(self) -> None:
        if self.shown > self.seats:
            self.dealer = self.left(self.dealer)
            self.start_deal()
            return
        crib = self.shown == self.seats
        seat = self.dealer if crib else self.left(self.dealer, 1 + self.shown)
        cards = self.crib if crib else self.kept[seat]
        self.due(seat, show_points(cards, self.starter, crib), "show")
