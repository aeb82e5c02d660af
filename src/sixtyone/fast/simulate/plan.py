"""What is to be simulated, and one chunk of it.

A plan is a small value that any process or machine can be sent. Match ``n`` of a plan is played by a generator that
depends on the seed and on ``n`` alone, so it is the same match wherever, whenever and beside whatever else it is
played.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixtyone.catalogue import find_variant
from sixtyone.errors import RulesError
from sixtyone.fast import cribbage_record, domino_record
from sixtyone.fast.compiled import sources
from sixtyone.fast.simulate.play import CRIBBAGE_RESULT, DOMINO_RESULT, POLICIES, play_cribbage, play_dominoes
from sixtyone.game import Rules
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.dominoes.rules import DominoRules

CHUNK = 10_000
"""Matches in a chunk. Fixed, so that the results are cut the same way whoever plays them."""


@dataclass(frozen=True)
class Plan:
    """So many matches of a variant, a policy for each seat."""

    game: str
    variant: str
    policies: tuple[str, ...]
    matches: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def make(
        cls, game: str, variant: str | None, policies: tuple[str, ...], matches: int, seed: int, options: dict[str, Any]
    ) -> Plan:
        """A plan that can be carried out.

        Raises:
            RulesError: rules that there are not or that the kernels do not know, another number of policies than
            there are seats, or (``rules/bad-value``) an unknown policy or too few matches.
        """
        for policy in policies:
            if policy not in POLICIES:
                known = ", ".join(POLICIES)
                raise RulesError(
                    "rules/bad-value", f"no policy is called {policy!r:.40}; there are {known}", got=policy[:80]
                )
        if not 1 <= matches <= 10**12 or not 0 <= seed < 2**63:
            raise RulesError(
                "rules/bad-value", "there must be matches to play, and the seed a number from 0", got=matches
            )
        if len(policies) != options.get("seats", len(policies)):
            raise RulesError("rules/seats", f"{len(policies)} policies for {options['seats']} seats", got=len(policies))
        # Only what the variant leaves open is said, so that the same plan is always the same value.
        given = {name: value for name, value in options.items() if name != "seats"}
        rules = find_variant(game, variant, **given, seats=len(policies))
        plan = cls(game, rules.variant, policies, matches, seed, given)
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

    def play(self, chunk: int) -> NDArray[np.void]:
        """The results of a chunk, a record a match."""
        first = chunk * CHUNK
        count = min(CHUNK, self.matches - first)
        start = self.start()
        is_cribbage = start.dtype == cribbage_record.STATE
        results = np.zeros(count, CRIBBAGE_RESULT if is_cribbage else DOMINO_RESULT)
        play = play_cribbage if is_cribbage else play_dominoes
        play(start, self.seed, first, policy_numbers(self), results)
        return results

    def to_json(self) -> str:
        """The plan as text, with what its results hang on beside."""
        return json.dumps({**asdict(self), "chunk": CHUNK, "sources": sources()}, sort_keys=True, indent=1)


def policy_numbers(plan: Plan) -> NDArray[np.int64]:
    """The policies of the seats as the kernels know them."""
    return np.array([POLICIES.index(policy) for policy in plan.policies], np.int64)


def play_chunk(plan: Plan, chunk: int) -> NDArray[np.void]:
    """``plan.play``, as other processes are sent it."""
    return plan.play(chunk)
