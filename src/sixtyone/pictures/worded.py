"""The words on and in the drawings, from the message catalogues.

They are given to what draws: ``draw_layout(layout, rules, labels=WordedLabels(Words("pl")))``.

>>> WordedLabels(Words("pl")).count_title(29, crib=False)
'Ręka warta 29'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from sixtyone.cards import Card
from sixtyone.game import Rules, View
from sixtyone.games.dominoes.ends import counted_ends
from sixtyone.games.dominoes.layout import Layout
from sixtyone.pictures.labels import Labels, in_order
from sixtyone.score import Score
from sixtyone.tiles import Tile
from sixtyone.words import layouts, states
from sixtyone.words.catalogue import Words
from sixtyone.words.pieces import Pieces
from sixtyone.words.teller import Teller, called_you

_APART = "; "


class WordedLabels(Labels):
    """The labels in the language of some words. Cards are read out, since descriptions are heard; tiles are shown."""

    def __init__(self, words: Words | None = None) -> None:
        self.words = words or Words()
        self._said = Pieces(self.words, "spoken")
        self._shown = Pieces(self.words)
        say = self.words.say
        self.counted = say("picture-counted")
        self.counted_too = say("picture-counted-too")
        self.may_join = say("picture-may-join")
        self.spinner = say("picture-spinner")
        self.just_laid = say("picture-just-laid")
        self.starter = say("picture-starter")
        self.crib = say("picture-crib")
        self.stock = say("picture-stock")
        self.shown = say("picture-shown")

    def tile(self, tile: Tile) -> str:
        """A tile."""
        return self._shown.one(tile)

    def card(self, card: Card | None) -> str:
        """A card; None lies face down."""
        return self._hidden("cards", 1) if card is None else self._said.one(card)

    def cards(self, cards: Sequence[Card | None]) -> str:
        """Cards in a row."""
        return ", ".join(in_order(cards, self.card, partial(self._hidden, "cards"))) or self._nothing("cards")

    def tiles(self, tiles: Sequence[Tile | None]) -> str:
        """Tiles in a row."""
        return ", ".join(in_order(tiles, self.tile, partial(self._hidden, "tiles"))) or self._nothing("tiles")

    def _hidden(self, what: str, count: int) -> str:
        return self.words.say("picture-hidden", what=what, count=count)

    def _nothing(self, what: str) -> str:
        return self.words.say("picture-nothing", what=what)

    def layout_title(self, layout: Layout) -> str:
        """What a drawing of a layout is called."""
        last = self.tile(layout.laid[-1].tile) if layout.laid else ""
        return self.words.say("picture-layout", count=len(layout.laid), tile=last)

    def sum_and_award(self, layout: Layout, points: int, raw: int | None) -> str:
        """The contributions, their sum and what they earn."""
        values = [end.value for end in counted_ends(layout)]
        terms = " + ".join(map(str, values))
        told = self.words.say("picture-counted-sum", count=len(values), terms=terms, sum=sum(values))
        if raw is None:
            return f"{told} {self.words.say('picture-award', points=points)}"
        return f"{told} {self.words.say('picture-award-raw', points=points, raw=raw)}"

    def layout_desc(self, layout: Layout, points: int, raw: int | None) -> str:
        """Everything that a drawing of a layout shows."""
        return " ".join(layouts.full(self._shown, layout, layouts.Award(points, raw)))

    def hand_title(self, cards: Sequence[Card | None], name: str = "") -> str:
        """What a drawing of a hand is called."""
        return self.words.say("picture-hand", whose="named" if name else "none", name=name, count=len(cards))

    def tiles_title(self, tiles: Sequence[Tile | None], name: str = "") -> str:
        """What a drawing of a hand of tiles is called."""
        return self.words.say("picture-tiles", whose="named" if name else "none", name=name, count=len(tiles))

    def pile_title(self, count: int) -> str:
        """What a drawing of the series in the play is called, and the words under it."""
        return self.words.say("picture-pile", count=count)

    def pile_desc(self, series: Sequence[Card], count: int, parts: Sequence[Score]) -> str:
        """What a drawing of the series shows."""
        told = self.words.say("picture-pile-desc", pieces=self.cards(series), count=count)
        if not parts:
            return told
        reasons = self.words.lists([self.part(part) for part in parts])
        return f"{told} {self.words.say('picture-pile-scores', reasons=reasons)}"

    def kind(self, part: Score) -> str:
        """What a part is for."""
        return self.words.say("picture-kind", kind=part.kind.value, size=len(part.pieces))

    def part(self, part: Score) -> str:
        """A part with its points."""
        return self.words.say("picture-part", kind=self.kind(part), points=part.points)

    def count_title(self, total: int, crib: bool) -> str:
        """What a drawing of a count is called."""
        return self.words.say("picture-count", what="crib" if crib else "hand", total=total)

    def count_desc(self, hand: Sequence[Card], starter: Card, parts: Sequence[Score]) -> str:
        """What a drawing of a count shows."""
        running = 0
        rows = []
        for part in parts:
            running += part.points
            cards = [piece for piece in part.pieces if isinstance(piece, Card)]
            variables = {"kind": self.kind(part), "pieces": self.cards(cards)}
            rows.append(self.words.say("picture-count-row", points=part.points, running=running, **variables))
        told = _APART.join(rows) or self.words.say("picture-count-nothing")
        return self.words.say("picture-count-desc", pieces=self.cards(hand), starter=self.card(starter), rows=told)

    def board_title(self, target: int, sides: int) -> str:
        """What a drawing of a peg board is called."""
        return self.words.say("picture-board", target=target, sides=sides)

    def side(self, name: str, front: int, rear: int, target: int) -> str:
        """Where the pegs of a side stand."""
        home = "yes" if front >= target else "no"
        return self.words.say("picture-side", home=home, name=name, front=front, rear=rear)

    def side_name(self, side: int) -> str:
        """What a side without a name is called."""
        return self.words.say("picture-side-name", number=side + 1)

    def lap(self, lap: int, laps: int) -> str:
        """Which lap a front peg is in, where the board is gone round more than once."""
        return self.words.say("picture-lap", lap=lap, laps=laps)

    def skunk_line(self, below: int, double: bool) -> str:
        """What a skunk line means."""
        return self.words.say("picture-skunk-line", double="yes" if double else "no", below=below)

    def board_desc(self, form: str, told: Sequence[str], skunks: Sequence[str]) -> str:
        """Everything that a drawing of a peg board shows."""
        what = self.words.say("picture-board-old" if form == "old" else "picture-board-new")
        return " ".join([what, *(f"{one}." for one in told), *(f"{one[0].upper()}{one[1:]}." for one in skunks)])

    def position_title(self, game: str, names: Sequence[str], scores: Sequence[int]) -> str:
        """What a drawing of a whole position is called."""
        pairs = zip(names, scores, strict=True)
        told = ", ".join(self.words.say("name-score", name=name, points=score) for name, score in pairs)
        return self.words.say("picture-position", game=self.words.say(f"game-{game}"), scores=told)

    def partners(self, names: Sequence[str]) -> str:
        """The names of a side: who reads is "you" where another name stands before."""
        later = [self.words.say("name-you-later") if called_you(self.words, name) else name for name in names[1:]]
        return self.words.lists([*names[:1], *later])

    def dealer(self, name: str) -> str:
        """The name of the seat that deals."""
        return self.words.say("picture-dealer", name=name)

    def laid(self, name: str) -> str:
        """What the cards are called that a seat has laid in this deal."""
        return self.words.say("picture-laid", name=name)

    def laid_away(self, name: str) -> str:
        """What the cards are called that a seat has laid away."""
        return self.words.say("picture-laid-away", name=name)

    def unshown(self, view: View, rules: Rules, names: Sequence[str]) -> str:
        """What no piece shows: whose turn it is or who has won, which deal it is, and what was said."""
        return " ".join(states.unshown(Teller(self.words, rules, tuple(names), view.seat, "spoken"), view))
