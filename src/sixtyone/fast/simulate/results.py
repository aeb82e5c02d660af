"""The results of a simulation as a table: what its columns are, and how it is written."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixtyone.cards import PACK
from sixtyone.extras import need
from sixtyone.fast import cribbage_record, domino_record
from sixtyone.fast.simulate.plan import Plan
from sixtyone.tiles import TILES

Table = dict[str, NDArray[Any]]


def kinds_of(plan: Plan) -> tuple[str, ...]:
    """How points are told apart: ``play``, ``hand``, … or ``placement``, …"""
    return cribbage_record.PEGGED if plan.game == "cribbage" else domino_record.PEGGED


def pieces_of(plan: Plan) -> tuple[str, ...]:
    """The texts of the pieces, by their numbers."""
    return tuple(map(str, PACK if plan.game == "cribbage" else TILES))


def length_of(plan: Plan) -> str:
    """What the length of a match is counted in."""
    return "deals" if plan.game == "cribbage" else "rounds"


def margins(plan: Plan, results: NDArray[np.void]) -> NDArray[np.int64]:
    """By how many points the highest score is above the next one."""
    scores = np.sort(results["scores"][:, : len(plan.rules.sides)].astype(np.int64), axis=1)
    return np.asarray(scores[:, -1] - scores[:, -2])


def columns(plan: Plan, results: NDArray[np.void]) -> Table:
    """The table of some results.

    ``match`` is its number; ``first`` the seat that dealt or opened first; ``opening`` the card or tile that was laid
    first, empty where the match ended before; ``deals`` or ``rounds``; ``actions``; ``winners`` the winning sides,
    parted by blanks; ``margin`` the highest score less the next; for each side its ``score`` and what it pegged of
    each kind.
    """
    sides = range(len(plan.rules.sides))
    pieces = np.array([*pieces_of(plan), ""])  # number -1 is the last
    winners = np.array([" ".join(str(side) for side in sides if mask >> side & 1) for mask in range(16)])
    table: Table = {
        "match": results["match"],
        "first": results["first"],
        "opening": pieces[results["opening"]],
        length_of(plan): results["length"],
        "actions": results["actions"],
        "winners": winners[results["winners"]],
        "margin": margins(plan, results).astype(np.int16),
    }
    for side in sides:
        table[f"score_{side}"] = results["scores"][:, side]
        for number, kind in enumerate(kinds_of(plan)):
            table[f"{kind.replace('-', '_')}_{side}"] = results["pegged"][:, side, number]
    return table


def _rows(table: Table) -> Iterator[tuple[Any, ...]]:
    return zip(*(column.tolist() for column in table.values()), strict=True)


def write_csv(tables: Iterable[Table], path: Path) -> None:
    """A line a match, below one with the names."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        for number, table in enumerate(tables):
            if number == 0:
                writer.writerow(table)
            writer.writerows(_rows(table))


def write_json(tables: Iterable[Table], path: Path) -> None:
    """A list of objects, one a line."""
    with path.open("w", encoding="utf-8") as file:
        before = "[\n"
        for table in tables:
            for row in _rows(table):
                file.write(before + json.dumps(dict(zip(table, row, strict=True))))
                before = ",\n"
        file.write("\n]\n")


def write_parquet(tables: Iterable[Table], path: Path) -> None:
    """A row group a chunk; texts as dictionaries."""
    need("pyarrow")
    import pyarrow
    from pyarrow import parquet

    writer = None
    for table in tables:
        arrays = {
            name: pyarrow.array(column).dictionary_encode() if column.dtype.kind == "U" else pyarrow.array(column)
            for name, column in table.items()
        }
        made = pyarrow.table(arrays)
        if writer is None:
            writer = parquet.ParquetWriter(path, made.schema, compression="zstd")
        writer.write_table(made)
    if writer is not None:
        writer.close()


FORMATS: dict[str, Callable[[Iterable[Table], Path], None]] = {
    ".parquet": write_parquet,
    ".csv": write_csv,
    ".json": write_json,
}
"""How to write a file, by how its name ends."""
