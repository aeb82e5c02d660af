"""What is to be simulated, and one chunk of it.

A plan is a small value that any process or machine can be sent. Match ``n`` of a plan is played by a generator that
depends on the seed and on ``n`` alone, so it is the same match wherever, whenever and beside whatever else it is
played.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixtyone.catalogue import find_variant
from sixtyone.errors import RulesError
from sixtyone.fast import cribbage_record, domino_record
from sixtyone.fast.compiled import sources
from sixtyone.fast.simulate.play import POLICIES, RESULT, play_cribbage, play_dominoes
from sixtyone.game import Rules
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.options import choice, whole

CHUNK = 10_000
"""Matches in a chunk. Fixed, so that the results are cut the same way whoever plays them."""

_POLICY = choice("seats", POLICIES, "who plays a seat")
_MATCHES = whole("matches", CHUNK, 1, 10**12, "how many are played")
_SEED = whole("seed", 1, 0, 2**63 - 1, "what decides all chance")


@dataclass(frozen=True)
class Plan:
    """So many matches of a variant, a policy for each seat; made by ``Plan.make``, which checks it."""

    game: str
    variant: str
    policies: tuple[str, ...]
    matches: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def make(
        cls,
        game: str,
        variant: str | None,
        policies: Sequence[str],
        matches: int,
        seed: int = 1,
        options: Mapping[str, Any] = MappingProxyType({}),
    ) -> Plan:
        """A plan that can be carried out: a policy (``random`` or ``greedy``) for each seat; without a variant the
        first one of the game.

        Raises:
            RulesError: rules that there are not or (``rules/unsupported``) that the kernels do not know, another number
                of policies than there are seats, an unknown policy, or a number that is out of its range.

        >>> Plan.make("horse-race", "pairs", ["random", "greedy"] * 2, 1_000_000, options={"target": 121}).chunks
        100
        """
        for policy in policies:
            _POLICY.read(policy)
        # Only what the variant leaves open is kept, so that the same plan is always the same value.
        kept = {name: value for name, value in options.items() if name != "seats"}
        rules = find_variant(game, variant, **{"seats": len(policies), **options})
        if rules.seats != len(policies):
            raise RulesError(
                "rules/seats",
                f"{len(policies)} policies for {rules.seats} seats",
                got=len(policies),
                expected=[rules.seats],
            )
        plan = cls(game, rules.variant, tuple(policies), _MATCHES.read(matches), _SEED.read(seed), kept)
        plan.start()
        return plan

    @property
    def rules(self) -> Rules:
        """The rules of every match."""
        return find_variant(self.game, self.variant, **self.options, seats=len(self.policies))

    @property
    def chunks(self) -> int:
        """How many chunks there are."""
        return -(-self.matches // CHUNK)

    def start(self) -> NDArray[np.void]:
        """The record that every match begins with."""
        rules = self.rules
        if isinstance(rules, CribbageRules):
            return cribbage_record.start(rules)
        assert isinstance(rules, DominoRules)
        return domino_record.start(rules)

    def must_have(self, first: int, count: int) -> None:
        """Refuse numbers of matches that are not the plan's: a match that nobody simulated would say nothing about it.

        Raises:
            ValueError: less than one match, or not all of them are in the plan.
        """
        if first < 0 or count < 1 or first + count > self.matches:
            last = first + count - 1
            raise ValueError(f"matches {first:,} to {last:,} are not all in a plan of {self.matches:,} matches")

    def play(self, chunk: int) -> NDArray[np.void]:
        """The results of a chunk, from 0 to ``chunks`` - 1: a record a match, with the fields of ``play.RESULT``.

        ``scores`` are by side, ``pegged`` by side and kind (``results.kinds_of`` names them), both in points and zero
        where there is no such side; ``winners`` has bit ``k`` for side ``k``.

        Raises:
            ValueError: there is no such chunk.

        >>> results = Plan.make("cribbage", None, ("greedy", "greedy"), 20_000).play(1)
        >>> len(results), int(results["match"][0]), int(results["scores"].max()) >= 121
        (10000, 10000, True)
        """
        if not 0 <= chunk < self.chunks:
            raise ValueError(f"a plan of {self.chunks:,} chunks has no chunk {chunk:,}")
        first = chunk * CHUNK
        count = min(CHUNK, self.matches - first)
        start = self.start()
        results = np.zeros(count, RESULT)
        play = play_cribbage if start.dtype == cribbage_record.STATE else play_dominoes
        play(start, self.seed, first, policy_numbers(self), results)
        return results

    def to_json(self) -> str:
        """The plan as text, with what its results hang on beside."""
        return json.dumps({**asdict(self), "chunk": CHUNK, "sources": sources()}, sort_keys=True, indent=1)


def policy_numbers(plan: Plan) -> NDArray[np.int64]:
    """The policies of the seats as the kernels know them."""
    return np.array([POLICIES.index(policy) for policy in plan.policies], np.int64)
