"""What the properties are asked of: varieties and seeds, always the same ones, and the pieces that a text names."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from sixtyone.cards import PACK
from sixtyone.game import State
from sixtyone.games.cribbage.state import CribbageState
from sixtyone.tiles import TILES
from tests.contract.varieties import VARIETIES

varieties = st.sampled_from(VARIETIES)
seeds = st.integers(0, 2**32)


def bounded(examples: int) -> Callable[[Any], Any]:
    """So many examples, the same in every run."""
    return settings(
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=examples,
        suppress_health_check=[HealthCheck.too_slow],
    )


def set_of(state: State) -> tuple[Any, ...]:
    """All pieces of the game."""
    return PACK if isinstance(state, CribbageState) else TILES


def pieces_named(value: Any) -> set[str]:
    """Every piece that the JSON of an event or view names, wherever it stands."""
    text = json.dumps(value.to_json())
    return set(re.findall(r"(?<![\w-])(?:[A2-9TJQK][CDHS]|[0-6]-[0-6])(?![\w-])", text))
