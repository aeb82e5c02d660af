"""A layout of dominoes in words: in one sentence, or in full with everything that its drawing shows.

>>> from sixtyone.words.catalogue import Words
>>> laid = Layout.from_texts("all", ["1-4", "1-1 at 1-4.low", "4-4 at 1-4.high"])
>>> short(Pieces(Words()), laid, Award(2, 10))
'3 tiles, [4|4] laid last. The ends make 2 + 8 = 10. That scores 10 raw points, 2 displayed points.'
>>> for line in full(Pieces(Words()), laid, Award(2, 10))[:4]:
...     print(line)
Tiles as laid: [1|4], [1|1], [4|4].
The line, end to end: [1|1] [1|4] [4|4].
Spinners: [1|1], [4|4].
Joined: the 1 of [1|4] to long side A of [1|1]; the 4 of [1|4] to long side A of [4|4].
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sixtyone.games.dominoes.ends import counted_ends, open_places, placement_score
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.score import total
from sixtyone.tiles import ARMS, HALVES, Place, Tile
from sixtyone.words.chains import Chain, chains
from sixtyone.words.pieces import Pieces

_LETTERS = {"a": "A", "b": "B"}
_APART = "; "


class Award(NamedTuple):
    """What the tile that was laid last earns: points as pegged, and in Horse Race five times that."""

    points: int
    raw: int | None


def award_of(layout: Layout, rules: DominoRules) -> Award:
    """What the ends of a layout earn by the rules of a game."""
    points = total(placement_score(counted_ends(layout), rules))
    return Award(points, 5 * points if rules.shows_raw else None)


def short(pieces: Pieces, layout: Layout, award: Award) -> str:
    """How many tiles, the last one, the sum of the ends and what it earns."""
    last = layout.laid[-1].tile if layout.laid else None
    told = pieces.words.say("layout-short", count=len(layout.laid), tile=pieces.one(last))
    return " ".join([told, *_sum(pieces, layout, award)])


def full(pieces: Pieces, layout: Layout, award: Award) -> list[str]:
    """Tiles, line and arms, spinners, links, open places, contributions, their sum and what it earns, in sentences."""
    say = pieces.words.say
    if not layout.laid:
        return [short(pieces, layout, award)]
    told = [say("layout-tiles", pieces=_listed(pieces, layout.tiles)), *lines(pieces, layout)]
    told.append(say("layout-spinners", count=len(layout.spinners), pieces=_listed(pieces, layout.spinners)))
    links = [
        say("layout-link", first=place(pieces, link.start), second=place(pieces, link.end)) for link in layout.links
    ]
    told.append(say("layout-links", count=len(links), links=_APART.join(links)))
    places = [
        say(
            "layout-open-place",
            place=place(pieces, Place(one.tile, one.place)),
            value=one.value,
            counted="yes" if one.counted else "no",
        )
        for one in open_places(layout)
    ]
    told.append(say("layout-open", places=_APART.join(places)))
    adds = [say("layout-end", tile=pieces.one(end.tile), value=end.value) for end in counted_ends(layout)]
    return [*told, say("layout-ends", ends=_APART.join(adds)), *_sum(pieces, layout, award)]


def lines(pieces: Pieces, layout: Layout) -> list[str]:
    """The line from end to end, then every arm outwards."""
    line, *arms = chains(layout)
    told = [pieces.words.say("state-line", pieces=_row(pieces, line))]
    for arm in arms:
        assert arm.start is not None
        told.append(pieces.words.say("state-arm", tile=pieces.one(arm.start.tile), pieces=_row(pieces, arm)))
    return told


def place(pieces: Pieces, at: Place) -> str:
    """A half of a tile, or a side or an arm of a double: ``the 4 of [1|4]``, ``arm B of [4|4]``."""
    where = "half" if at.name in HALVES else "arm" if at.name in ARMS else "side"
    letter = _LETTERS.get(at.name[-1], "") if where != "half" else ""
    return pieces.words.say("layout-place", where=where, tile=pieces.one(at.tile), value=at.value, letter=letter)


def _sum(pieces: Pieces, layout: Layout, award: Award) -> list[str]:
    if not layout.laid:
        return []
    values = [end.value for end in counted_ends(layout)]
    terms = " + ".join(map(str, values))
    told = pieces.words.say("layout-sum", count=len(values), terms=terms, sum=sum(values))
    if award.raw is None:
        return [told, pieces.words.say("layout-award", points=award.points)]
    return [told, pieces.words.say("layout-award-raw", points=award.points, raw=award.raw)]


def _listed(pieces: Pieces, tiles: Iterable[Tile]) -> str:
    return ", ".join(pieces.one(tile) for tile in tiles)


def _row(pieces: Pieces, chain: Chain) -> str:
    return pieces.texts([pieces.halves(step.inner, step.outer) for step in chain.steps])
