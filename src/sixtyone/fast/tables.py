"""Tables of cribbage points, built from the readable rules at first use and kept in the cache.

* ``SHOW``: fifteens, pairs and runs of four, five or six cards. Sets of n ranks are counted in order (see
  ``place_of``): the cards from the lowest up each add their ``STEPS``, and ``STARTS[n]`` is where the sets of n
  begin.
* ``BY_KEY``: the same for five cards in any order: each adds its ``CARD_KEYS``.
* ``ROWS``: the same for four ranks (a row, by ``place_of``) and each rank that the starter may have.
* ``SERIES``: pairs and runs in the play, by the last four ranks; ``LONG_RUNS``: runs of five and more, by the set of
  ranks.
* ``COUNTS``: fifteen and thirty-one in the play, by the count.

Flush and nobs hang on suits: the kernels see to them, by the sizes in ``FLUSHES`` and by ``NOBS``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from math import comb
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sixtyone.cards import JACK, PACK, VALUES, Card
from sixtyone.fast.compiled import folder
from sixtyone.games.cribbage.pegging import LIMIT, run_at_end, score_card
from sixtyone.games.cribbage.show import flush, nobs, score_show
from sixtyone.games.cribbage.variants import SIX_CARD
from sixtyone.score import ScoreKind, total

Bytes: TypeAlias = NDArray[np.int8]

SIZES = (4, 5, 6)
"""How many cards a show may have, the starter among them."""
STEPS = np.array([[comb(card.rank - 1 + place, place + 1) for card in PACK] for place in range(max(SIZES))], np.int16)
STARTS = np.cumsum([0, 0, 0, 0, 0, *(comb(12 + size, size) for size in SIZES)], dtype=np.int32)
RANK_KEYS = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
"""Of ace to king. The smallest such that the sums of up to five ranks, none more than four times, all differ; the
builder checks it."""
CARD_KEYS = np.array([RANK_KEYS[card.rank - 1] for card in PACK], np.int32)
CARD_VALUES = np.array([card.value for card in PACK], np.int8)
LONGER = 64
"""The bit in ``SERIES`` that says that a run may be longer than the four ranks seen."""
JACK_SHIFT = 4 * (JACK - 1)
"""The place of the four jacks in a set of cards."""
NOBS = total(nobs([Card(JACK, 0)], Card(1, 0)))
"""What the jack of the starter's suit counts; a number that the compiler knows, so that it costs no more than a 1."""


def place_of(ranks: tuple[int, ...]) -> int:
    """The place of a set of ranks, from 1 to 13 and lowest first, among all sets of its size.

    >>> place_of((1, 1, 1, 1)), place_of((13, 13, 13, 13))
    (0, 1819)
    """
    return sum(comb(rank - 1 + place, place + 1) for place, rank in enumerate(ranks))


def _in_play(series: tuple[Card, ...], kinds: set[ScoreKind]) -> int:
    return total(tuple(part for part in score_card(series) if part.kind in kinds))


def _rank_points(ranks: tuple[int, ...]) -> int:
    cards = [Card(rank, ranks[:place].count(rank)) for place, rank in enumerate(ranks)]
    parts = score_show(cards[1:], cards[0])
    return total(tuple(part for part in parts if part.kind not in (ScoreKind.FLUSH, ScoreKind.NOBS)))


def _show() -> Bytes:
    points = np.zeros(STARTS[-1], np.int8)
    for size in SIZES:
        for ranks in _sets(size):
            points[STARTS[size] + place_of(ranks)] = _rank_points(ranks)
    return points


def _sets(size: int) -> Iterator[tuple[int, ...]]:
    return (ranks for ranks in combinations_with_replacement(range(1, 14), size) if max(map(ranks.count, ranks)) <= 4)


def _by_key(show: Bytes) -> Bytes:
    points = np.full(4 * RANK_KEYS[-1] + RANK_KEYS[-2] + 1, -1, np.int8)
    for ranks in _sets(5):
        key = sum(RANK_KEYS[rank - 1] for rank in ranks)
        assert points[key] == -1, f"two sets of ranks have the key {key}"
        points[key] = show[STARTS[5] + place_of(ranks)]
    return np.maximum(points, 0).astype(np.int8)


def _rows(show: Bytes) -> Bytes:
    rows = np.zeros((comb(16, 4), 13), np.int8)
    for ranks in _sets(4):
        for starter in range(1, 14):
            if ranks.count(starter) < 4:
                rows[place_of(ranks), starter - 1] = show[STARTS[5] + place_of(tuple(sorted((*ranks, starter))))]
    return rows


def _series() -> Bytes:
    """By the last four ranks, four bits each, the last one lowest; 0 where the series is shorter."""
    points = np.zeros(1 << 16, np.int8)
    kinds = set(ScoreKind) - {ScoreKind.FIFTEEN, ScoreKind.THIRTY_ONE}
    for length in range(1, 5):
        for ranks in product(range(1, 14), repeat=length):
            key = sum(rank << 4 * (length - 1 - place) for place, rank in enumerate(ranks))
            goes_on = len(set(ranks)) == 4 and max(ranks) - min(ranks) < 7
            points[key] = _in_play(tuple(Card(rank, 0) for rank in ranks), kinds) | (LONGER if goes_on else 0)
    return points


def _long_runs() -> Bytes:
    lengths = np.zeros(1 << 13, np.int8)
    for ranks in range(1 << 13):
        cards = [Card(rank, 0) for rank in range(1, 14) if ranks >> (rank - 1) & 1]
        if 5 <= len(cards) <= 7 and run_at_end(cards) == len(cards):
            lengths[ranks] = len(cards)
    return lengths


def _counts() -> Bytes:
    points = np.zeros(64, np.int8)
    for count in range(1, LIMIT + 1):
        series, left = [], count
        while left:
            rank = next(rank for rank in range(10, 0, -1) if VALUES[rank] <= left)
            series.append(Card(rank, 0))
            left -= VALUES[rank]
        points[count] = _in_play(tuple(series), {ScoreKind.FIFTEEN, ScoreKind.THIRTY_ONE})
    return points


def _flushes() -> Bytes:
    """By size of the hand, whether it is a crib, and whether the starter is of the suit: what suited cards earn."""
    points = np.zeros((6, 2, 2), np.int8)
    for size in (3, 4, 5):
        hand = [Card(2 * place + 1, 0) for place in range(size)]
        for crib, suited in product((False, True), repeat=2):
            starter = Card(13, 0 if suited else 1)
            points[size, int(crib), int(suited)] = total(tuple(flush(hand, starter, crib, SIX_CARD)))
    return points


def _build() -> dict[str, Bytes]:
    show = _show()
    shows = {"show": show, "by_key": _by_key(show), "rows": _rows(show), "flushes": _flushes()}
    return shows | {"series": _series(), "long_runs": _long_runs(), "counts": _counts()}


def _load() -> dict[str, Bytes]:
    """The tables from the cache, or built and put there; a file that cannot be read or written only costs time."""
    place = folder()
    if place is None:
        return _build()
    path = place / "tables.npz"
    try:
        with np.load(path) as kept:
            return {name: kept[name] for name in kept.files}
    except Exception:  # noqa: BLE001  # whatever is wrong with the file, the tables can be built anew
        return _keep(path, _build())


def _keep(path: Path, tables: dict[str, Bytes]) -> dict[str, Bytes]:
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            np.savez_compressed(file, **tables)  # type: ignore[arg-type]  # the names of arrays, none an option
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
    return tables


_TABLES = _load()
SHOW = _TABLES["show"]
BY_KEY = _TABLES["by_key"]
ROWS = _TABLES["rows"]
SERIES = _TABLES["series"]
LONG_RUNS = _TABLES["long_runs"]
COUNTS = _TABLES["counts"]
FLUSHES = _TABLES["flushes"]
