"""The words on and in the drawings, in English. Another language is a subclass that says the same.

>>> Labels().tile(Tile(1, 4))
'[1|4]'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TypeVar

from sixtyone.cards import RANKS, SUITS, Card
from sixtyone.game import Rules, View
from sixtyone.games.dominoes.ends import counted_ends, open_places
from sixtyone.games.dominoes.layout import Layout
from sixtyone.score import Score, ScoreKind
from sixtyone.tiles import Tile

_SUITS = dict(zip(SUITS, ("clubs", "diamonds", "hearts", "spades"), strict=True))
_RANKS = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
_PLACES = {
    "low": "lower half",
    "high": "higher half",
    "side-a": "long side A",
    "side-b": "long side B",
    "arm-a": "arm A",
    "arm-b": "arm B",
}
_KINDS = {
    ScoreKind.PAIR_ROYAL: "pair royal",
    ScoreKind.DOUBLE_PAIR_ROYAL: "double pair royal",
    ScoreKind.NOBS: "his nobs",
    ScoreKind.HEELS: "his heels",
    ScoreKind.LAST_CARD: "last card",
    ScoreKind.HAND_OUT: "going out",
}
_SEPARATOR = "; "
_Piece = TypeVar("_Piece", bound=Card | Tile)


def in_order(
    pieces: Sequence[_Piece | None], one: Callable[[_Piece], str], hidden: Callable[[int], str]
) -> Iterator[str]:
    """Pieces in a row in words, where they lie; those face down that lie together are told as so many."""
    for _, group in groupby(pieces, lambda piece: piece is None):
        together = [*group]
        seen = [piece for piece in together if piece is not None]
        yield from map(one, seen) if seen else [hidden(len(together))]


def _hidden(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'} face down"


class Labels:
    """English."""

    counted = "counted end, with what it adds"
    counted_too = "the same double, counted once"
    may_join = "a tile may join here; not counted"
    spinner = "spinner"
    just_laid = "just laid"
    starter = "starter"
    crib = "Crib"
    stock = "Stock"
    shown = "the hand to be counted"

    def tile(self, tile: Tile) -> str:
        """A tile."""
        return f"[{tile.low}|{tile.high}]"

    def card(self, card: Card | None) -> str:
        """A card; None lies face down."""
        if card is None:
            return "a card face down"
        rank = RANKS[card.rank - 1]
        return f"{_RANKS.get(rank, rank)} of {_SUITS[SUITS[card.suit]]}"

    def cards(self, cards: Sequence[Card | None]) -> str:
        """Cards in a row."""
        return ", ".join(in_order(cards, self.card, lambda count: _hidden(count, "card"))) or "no cards"

    def tiles(self, tiles: Sequence[Tile | None]) -> str:
        """Tiles in a row."""
        return ", ".join(in_order(tiles, self.tile, lambda count: _hidden(count, "tile"))) or "no tiles"

    def layout_title(self, layout: Layout) -> str:
        """What a drawing of a layout is called."""
        if not layout.laid:
            return "An empty layout"
        count = "one tile" if len(layout.laid) == 1 else f"{len(layout.laid)} tiles"
        return f"A layout of {count}, {self.tile(layout.laid[-1].tile)} just laid"

    def sum_and_award(self, layout: Layout, points: int, raw: int | None) -> str:
        """The contributions, their sum and what they earn."""
        values = [end.value for end in counted_ends(layout)]
        told = " + ".join(map(str, values)) or "0"
        if len(values) > 1:
            told += f" = {sum(values)}"
        award = f"{points} point{'' if points == 1 else 's'}"
        if raw is not None:
            award = f"{raw} raw, {points} displayed point{'' if points == 1 else 's'}"
        return f"Counted: {told}. Award: {award}."

    def layout_desc(self, layout: Layout, points: int, raw: int | None) -> str:
        """Everything that a drawing of a layout shows."""
        links = [
            " – ".join(f"{self.tile(place.tile)} ({_PLACES[place.name]})" for place in (link.start, link.end))
            for link in layout.links
        ]
        places = [
            f"{self.tile(one.tile)} ({_PLACES[one.place]}, takes a {one.value}{'' if one.counted else ', not counted'})"
            for one in open_places(layout)
        ]
        counted = [f"{self.tile(end.tile)}: {end.value}" for end in counted_ends(layout)]
        parts = [
            self.sum_and_award(layout, points, raw),
            f"Tiles: {self.tiles(layout.tiles)}.",
            f"Spinners: {self.tiles(layout.spinners) if layout.spinners else 'none'}.",
            f"Links: {_SEPARATOR.join(links) or 'none'}.",
            f"Open places: {_SEPARATOR.join(places) or 'none'}.",
            f"Counted ends: {_SEPARATOR.join(counted) or 'none'}.",
        ]
        return " ".join(parts)

    def hand_title(self, cards: Sequence[Card | None], name: str = "") -> str:
        """What a drawing of a hand is called."""
        return f"{name or 'A hand'}: {len(cards)} card{'' if len(cards) == 1 else 's'}"

    def tiles_title(self, tiles: Sequence[Tile | None], name: str = "") -> str:
        """What a drawing of a hand of tiles is called."""
        return f"{name or 'A hand'}: {len(tiles)} tile{'' if len(tiles) == 1 else 's'}"

    def pile_title(self, count: int) -> str:
        """What a drawing of the series in the play is called, and the words under it."""
        return f"The play, count {count}"

    def pile_desc(self, series: Sequence[Card], count: int, parts: Sequence[Score]) -> str:
        """What a drawing of the series shows."""
        told = f"Cards of the series in order: {self.cards(series)}. Count {count}."
        if not parts:
            return told
        return f"{told} The last card scores {_SEPARATOR.join(self.part(part) for part in parts)}."

    def kind(self, part: Score) -> str:
        """What a part is for."""
        if part.kind is ScoreKind.RUN:
            return f"run of {len(part.pieces)}"
        return _KINDS.get(part.kind, part.kind.value)

    def part(self, part: Score) -> str:
        """A part with its points."""
        return f"{self.kind(part)} for {part.points}"

    def count_title(self, total: int, crib: bool) -> str:
        """What a drawing of a count is called."""
        return f"{'A crib' if crib else 'A hand'} that counts {total}"

    def count_desc(self, hand: Sequence[Card], starter: Card, parts: Sequence[Score]) -> str:
        """What a drawing of a count shows."""
        running = 0
        rows = []
        for part in parts:
            running += part.points
            pieces = ", ".join(self.card(piece) for piece in part.pieces if isinstance(piece, Card))
            rows.append(f"{self.kind(part)} ({pieces}): {part.points}, together {running}")
        told = _SEPARATOR.join(rows) or "It counts nothing"
        return f"Hand: {self.cards(hand)}. Starter: {self.card(starter)}. {told}."

    def board_title(self, target: int, sides: int) -> str:
        """What a drawing of a peg board is called."""
        return f"A peg board for {sides} sides, game to {target}"

    def side(self, name: str, front: int, rear: int, target: int) -> str:
        """Where the pegs of a side stand."""
        home = ", in the game hole" if front >= target else ""
        return f"{name}: {front}{home} (rear peg {rear})"

    def side_name(self, side: int) -> str:
        """What a side without a name is called."""
        return f"Side {side + 1}"

    def lap(self, lap: int, laps: int) -> str:
        """Which lap a front peg is in, where the board is gone round more than once."""
        return f"lap {lap} of {laps}"

    def skunk_line(self, below: int, double: bool) -> str:
        """What a skunk line means."""
        return f"{'double skunk' if double else 'skunk'} line: below {below}"

    def board_desc(self, form: str, told: Sequence[str], skunks: Sequence[str]) -> str:
        """Everything that a drawing of a peg board shows."""
        what = "A track of 120 holes a side, in four streets of 30."
        if form == "old":
            what = "Four rows of 30 holes, two rows a side."
        return " ".join([what, *(f"{one}." for one in told), *(f"{one[0].upper()}{one[1:]}." for one in skunks)])

    def position_title(self, game: str, names: Sequence[str], scores: Sequence[int]) -> str:
        """What a drawing of a whole position is called."""
        told = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
        return f"A position of {game}. {told}"

    def partners(self, names: Sequence[str]) -> str:
        """The names of a side."""
        return " and ".join(names)

    def dealer(self, name: str) -> str:
        """The name of the seat that deals."""
        return f"{name} (dealer)"

    def laid(self, name: str) -> str:
        """What the cards are called that a seat has laid in this deal."""
        return f"{name}, cards laid"

    def laid_away(self, name: str) -> str:
        """What the cards are called that a seat has laid away."""
        return f"{name}, cards laid away"

    def unshown(self, view: View, rules: Rules, names: Sequence[str]) -> str:
        """What no piece shows: whose turn it is or who has won, which deal it is, and what was said."""
        from sixtyone.pictures.worded import WordedLabels  # which builds on this one

        return WordedLabels().unshown(view, rules, names)
