"""What many matches come to. Only whole numbers are added up, so the order in which chunks arrive changes nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixtyone.fast.simulate.plan import Plan
from sixtyone.fast.simulate.results import kinds_of, length_of, margins, pieces_of

LONGEST = 1 << 15
"""More deals or rounds than a record can count, and more points than any margin."""


class Summary:
    """The sums over the matches that were added: ``matches``, ``actions`` and so on are numbers of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.sides = len(plan.rules.sides)
        self.matches = 0
        self.actions = 0
        self.shared = 0  # matches that more than one side won
        self.first_wins = 0  # matches that the side won that was the first to lead, or to lay
        self.wins = np.zeros(self.sides, np.int64)
        self.scores = np.zeros(self.sides, np.int64)
        self.pegged = np.zeros((self.sides, len(kinds_of(plan))), np.int64)
        self.lengths = np.zeros(LONGEST, np.int64)  # matches by deals or rounds
        self.margins = np.zeros(LONGEST, np.int64)  # matches by points
        self.openings = np.zeros((len(pieces_of(plan)), 2), np.int64)  # how often, and how often its side then won

    def add(self, results: NDArray[np.void]) -> None:
        """Add the results of a chunk."""
        plan = self.plan
        winners = results["winners"]
        self.matches += len(results)
        self.actions += int(results["actions"].sum(dtype=np.int64))
        self.wins += [int((winners >> side & 1).sum()) for side in range(self.sides)]
        self.shared += int((winners & (winners - 1) != 0).sum())
        self.scores += results["scores"][:, : self.sides].sum(axis=0, dtype=np.int64)
        self.pegged += results["pegged"][:, : self.sides, : self.pegged.shape[1]].sum(axis=0, dtype=np.int64)
        self.lengths += _counted(results["length"])
        self.margins += _counted(margins(plan, results))
        # The first to act: the opener; in cribbage the seat left of the first dealer leads the first play.
        leads = (results["first"] + (plan.game == "cribbage")) % plan.rules.seats
        side = leads % 2 if plan.rules.pairs else leads
        won = winners >> side & 1
        self.first_wins += int(won.sum())
        laid = results["opening"] >= 0
        np.add.at(self.openings, results["opening"][laid], np.stack([np.ones(laid.sum(), np.int64), won[laid]], axis=1))

    def to_json(self) -> dict[str, Any]:
        """Shares and means, and the distributions they come from."""
        number = max(1, self.matches)
        kinds = kinds_of(self.plan)
        lengths, leads = np.flatnonzero(self.lengths), np.flatnonzero(self.margins)
        return {
            "game": self.plan.game,
            "variant": self.plan.variant,
            "options": self.plan.options,
            "policies": list(self.plan.policies),
            "seed": self.plan.seed,
            "matches": self.matches,
            "actions": self.actions / number,
            length_of(self.plan): float(self.lengths @ np.arange(LONGEST)) / number,
            "margin": float(self.margins @ np.arange(LONGEST)) / number,
            "shared": self.shared / number,
            "leader_wins": self.first_wins / number,
            "sides": [
                {
                    "wins": int(self.wins[side]) / number,
                    "score": int(self.scores[side]) / number,
                    "pegged": {kind: int(self.pegged[side, k]) / number for k, kind in enumerate(kinds)},
                }
                for side in range(self.sides)
            ],
            "lengths": {int(length): int(self.lengths[length]) for length in lengths},
            "margins": {int(margin): int(self.margins[margin]) for margin in leads},
            "openings": {
                piece: {"matches": int(count), "wins": int(won)}
                for piece, (count, won) in zip(pieces_of(self.plan), self.openings, strict=True)
                if count
            },
        }


def _counted(values: NDArray[Any]) -> NDArray[np.int64]:
    return np.bincount(values, minlength=LONGEST).astype(np.int64)
