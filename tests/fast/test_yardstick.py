"""The yardstick in C does the same work as the kernels: the same generator, the same choices, the same checksum."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable

import pytest

from bench.limit import build
from bench.ours import kernels
from bench.worker import Work

SIDES = [
    ("cribbage", kernels.six_card),
    ("dominoes:horse-race", kernels.horse_race),
    ("dominoes:fives-and-threes", kernels.fives_and_threes),
    ("shows:shows", kernels.batch_of_shows),
    ("shows:all", kernels.every_hand),
    ("shows:discard", kernels.exact_discards),
]


@pytest.mark.skipif(build.compiler() is None, reason="there is no C compiler here")
@pytest.mark.parametrize(("side", "ours"), SIDES, ids=[side for side, _ in SIDES])
def test_the_same_checksum(side: str, ours: Callable[[], Work]) -> None:
    done = subprocess.run(build.command(side, 0.01), input="go\n", capture_output=True, text=True, check=True)
    ready, measured = map(json.loads, done.stdout.splitlines())
    assert ready["check"] == ours().check
    assert measured["count"] > 0
    assert measured["cpu_s"] > 0


def test_without_a_compiler_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "compiler", lambda: None)
    build.program.cache_clear()
    with pytest.raises(build.NoCompilerError, match="no C compiler"):
        build.command("cribbage", 1)
