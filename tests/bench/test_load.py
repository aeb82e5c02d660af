"""The clients of ``python -m bench.load``: what goes wrong ends the measuring, with the reason."""

from __future__ import annotations

import asyncio
import copy
from pathlib import Path
from time import perf_counter

import pytest

from bench import load
from tests.server.house import house

PATIENCE = 20.0


def test_a_move_that_is_refused_is_an_error(tmp_path: Path) -> None:
    measured = load.Measured(rate=1, seconds=1)

    async def play(port: int) -> None:
        table = load.Table(port, 0)
        await table.begin()
        late = copy.copy(table)  # it does not hear of the move, and so makes one for the table as it was
        await table.move(measured, perf_counter())
        try:
            with pytest.raises(RuntimeError, match="table/stale"):
                await asyncio.wait_for(late.move(measured, perf_counter()), PATIENCE)
        finally:
            await table.close()

    with house(tmp_path) as one:
        asyncio.run(play(one.port))
    assert len(measured.times) == len(measured.answered) == 1
