"""What the engine says of what the pages of rules tell."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from functools import cache
from itertools import combinations
from typing import Any

from sixtyone.catalogue import find_game, find_variant
from sixtyone.errors import SixtyOneError
from sixtyone.game import Event, Scored
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.cribbage.state import CribbageState
from sixtyone.games.dominoes.ends import counted_ends
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.pegboard import STREET
from sixtyone.pictures.pegboard import Board
from sixtyone.referee import rule
from sixtyone.score import ScoreKind
from sixtyone.tiles import TILES, Tile
from tests.docs.rule_pages import ROOT

WORKED = json.loads((ROOT / "docs" / "worked.json").read_text(encoding="utf-8"))
"""The positions that the pages show beside those of the texts' diagrams."""


def domino_rules(game: str, seats: int = 2, variant: str = "individual") -> DominoRules:
    options = {} if variant == "pairs" else {"seats": seats}
    if game == "fives-and-threes" and seats == 4:
        variant, options = "pairs", {}
    rules = find_variant(game, variant, **options)
    assert isinstance(rules, DominoRules)
    return rules


def cribbage_rules(variant: str) -> CribbageRules:
    rules = find_variant("cribbage", variant)
    assert isinstance(rules, CribbageRules)
    return rules


@cache
def layouts_by_sum(game: str) -> dict[int, list[str]]:
    """For each sum of ends, a layout that has it: from rounds laid at random, every second one reaching high."""
    rng = random.Random(61)
    found: dict[int, list[str]] = {}
    for number in range(200):
        layout = Layout(domino_rules(game).spinners)
        while moves := [(tile, at) for tile in TILES if tile not in layout.tiles for at in layout.places_for(tile)]:
            few = rng.sample(moves, min(len(moves), 8 if number % 2 else 1))
            layout = max((layout.with_tile(*move) for move in few), key=sum_of_ends)
            found.setdefault(sum_of_ends(layout), [str(laid) for laid in layout.laid])
    return found


def sum_of_ends(layout: Layout) -> int:
    return sum(end.value for end in counted_ends(layout))


def ruling_with_sum(game: str, wanted: int) -> dict[str, Any]:
    """The referee's ruling on a layout with that sum of ends."""
    return rule({"game": game, "layout": layouts_by_sum(game)[wanted]})


@cache
def known_positions() -> dict[str, dict[str, Any]]:
    data = json.loads((ROOT / "tests" / "data" / "layouts.json").read_text(encoding="utf-8"))
    return {position["id"]: position for position in data["positions"]}


@cache
def ruling_on(name: str) -> dict[str, Any]:
    """The referee's ruling on a position, made by laying the tiles as its links say."""
    if name in WORKED["layouts"]:
        return rule({"game": name.rpartition("-")[0], "layout": WORKED["layouts"][name]})
    position = known_positions()[name]
    places = {link["to"].split(".")[0]: link["from"] for link in position["links"]}
    texts = [tile if tile not in places else f"{tile} at {places[tile]}" for tile in position["tiles_in_order"]]
    return rule({"game": position["game"], "layout": texts})


def last_tile(name: str) -> str:
    """The tile laid last in a position."""
    if name in WORKED["layouts"]:
        return str(WORKED["layouts"][name][-1]).partition(" ")[0]
    return str(known_positions()[name]["tiles_in_order"][-1])


def ends_in(ruling: dict[str, Any]) -> str:
    return " + ".join(str(end["value"]) for end in ruling["counted"])


def hands_with(pips: list[int]) -> list[tuple[Tile, ...]]:
    """Hands of different tiles with so many pips each."""

    def fill(left: list[int], free: tuple[Tile, ...]) -> list[tuple[Tile, ...]] | None:
        if not left:
            return []
        sizes = (0,) if left[0] == 0 else (1, 2, 3)
        for hand in (tiles for size in sizes for tiles in combinations(free, size)):
            if sum(tile.pips for tile in hand) == left[0]:
                rest = fill(left[1:], tuple(tile for tile in free if tile not in hand))
                if rest is not None:
                    return [hand, *rest]
        return None

    hands = fill(pips, TILES[1:])
    assert hands is not None
    return hands


def settled(game: str, variant: str, pips: list[int]) -> dict[str, Any]:
    """The referee's ruling where so many pips are left: who has none went out; where all have some, it is a block."""
    hands = [[str(tile) for tile in hand] for hand in hands_with(pips)]
    how: dict[str, Any] = {"out": pips.index(0)} if 0 in pips else {"blocked": True}
    return rule({"game": game, "variant": variant, "settle": {"hands": hands, **how}})


def played(variant: str, *texts: str) -> tuple[CribbageState, tuple[Event, ...]]:
    """A match after those actions, the second player dealing, and what happened last."""
    game, happened = find_game("cribbage"), ()
    state = game.new(game.rules(variant), first=1)
    for text in texts:
        state, happened = state.apply(game.parse_action(text))
    assert isinstance(state, CribbageState)
    return state, happened


def last_card_points() -> int:
    """What the last card of a series earns where it makes nothing else: a nine at 29 that nobody can follow."""
    _, happened = played(
        "five-card",
        "deal KC,9D,8S,2C,3D / QH,JD,TS,2H,3S",
        *("0: discard 2C,3D", "1: discard 2H,3S", "starter 4C"),
        *("0: play KC", "1: play QH", "0: play 9D"),
    )
    (score,) = next(event.parts for event in happened if isinstance(event, Scored))
    assert score.kind is ScoreKind.LAST_CARD
    return score.points


def parts_of(variant: str, hand: list[str], starter: str, crib: bool = False) -> list[dict[str, Any]]:
    parts = rule({"game": "cribbage", "variant": variant, "show": {"hand": hand, "starter": starter, "crib": crib}})[
        "parts"
    ]
    assert isinstance(parts, list)
    return parts


def flush_points(variant: str, size: int, starter: str, crib: bool) -> int:
    parts = parts_of(variant, ["2C", "4C", "6C", "8C", "TC"][:size], starter, crib)
    return sum(part["points"] for part in parts if part["kind"] == "flush")


# What single sentences tell.


def seats(game: str) -> tuple[int, ...]:
    """How many may play, each on their own."""
    found = []
    for number in range(1, 9):
        with suppress(SixtyOneError):
            found.append(find_variant(game, "individual", seats=number).seats)
    return tuple(found)


def in_pairs(game: str) -> tuple[int, int]:
    """How many play in pairs, and in how many."""
    rules = find_variant(game, "pairs")
    return rules.seats, len(rules.sides)


def divisors(game: str) -> tuple[int, ...]:
    """What must divide a sum of ends for it to score."""
    scores = {ends: ruling_with_sum(game, ends)["points"] > 0 for ends in layouts_by_sum(game) if ends}
    found = tuple(prime for prime in (2, 3, 5, 7) if all(scores[ends] for ends in scores if ends % prime == 0))
    assert all(any(ends % prime == 0 for prime in found) for ends, does in scores.items() if does)
    return found


def counted(name: str) -> tuple[int, ...]:
    """The values of the ends that count in a position."""
    return tuple(end["value"] for end in ruling_on(name)["counted"])


def places_at(name: str, tile: str) -> int:
    """At how many places of a tile another may be laid."""
    return sum(end["tile"] == tile for end in ruling_on(name)["open"])


def hand_out() -> int:
    """What the last tile of a hand earns where its ends earn nothing."""
    game = find_game("fives-and-threes")
    state, happened = game.new(game.rules("individual", hand_sizes=1), first=0), ()
    for text in ("deal 0-1 / 4-5", "0: place 0-1"):
        state, happened = state.apply(game.parse_action(text))
    (scored,) = (event for event in happened if isinstance(event, Scored))
    assert ruling_with_sum(game.name, 1)["points"] == 0
    return scored.points


DEALT = ("deal KC,9D,8S,2C,3D,4D / QH,AD,TS,2H,3S,4S", "0: discard 2C,3D", "1: discard 2H,3S")
"""A deal of cribbage up to the starter."""


def heels() -> int:
    """What a jack as the starter earns the dealer."""
    return played("six-card", *DEALT, "starter JC")[0].scores[1] - played("six-card", *DEALT)[0].scores[1]


def count_begins_at() -> int:
    """The count after 31, before another card."""
    to_31 = ("0: play KC", "1: play QH", "0: play 9D", "1: play AD")
    return played("six-card", *DEALT, "starter 5C", *to_31)[0].count


def three_for_last() -> int:
    """What the pone of five-card cribbage has before the first card is played."""
    state, _ = played("five-card", "deal KC,9D,8S,2C,3D / QH,JD,TS,2H,3S")
    return state.scores[0]


def pegged(cards: str) -> tuple[int, ...]:
    """The points of each part that the last of some cards makes in the play."""
    return tuple(part["points"] for part in rule({"game": "cribbage", "pegging": cards.split()})["parts"])


def least_run() -> int:
    """How many cards make a run."""
    cards = ["2C", "3D", "4H", "5S", "6C", "7D"]
    return next(size for size in range(1, 7) if pegged(" ".join(cards[:size])))


def shown(name: str, kind: str = "") -> tuple[int, ...]:
    """The points of each part of a worked hand, of one kind or of all."""
    hand, starter = WORKED["counts"][name]
    parts = parts_of("six-card", hand.split(), starter)
    return tuple(part["points"] for part in parts if kind in ("", part["kind"]))


def sizes_of_pairs() -> tuple[int, ...]:
    """How many cards of a rank are one combination."""
    hands = (["2C", "2D", "4H", "6S"], ["2C", "2D", "2H", "6S"], ["2C", "2D", "2H", "2S"])
    found = [part for hand in hands for part in parts_of("six-card", hand, "KS") if "pair" in part["kind"]]
    return tuple(len(part["pieces"]) for part in found)


def group_of_holes() -> int:
    """After how many holes of the old board there is more room."""
    board = Board("old", 121, 2)
    apart = [board.column(1, hole + 1) - board.column(1, hole) for hole in range(1, STREET)]
    return apart.index(max(apart)) + 1
