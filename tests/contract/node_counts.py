"""Node counts of stacked deals: how many sequences of actions there are to each depth, and what they score.

`tests/data/node_counts.json` is a list of stacked deals, for the readable rules and for their compiled twins alike:

* `record`: a match up to where the counting begins; `chance`: the chance actions that follow, in order. Chance that is
  due takes the next one at once; where that is not of the kind that is due, or none is left, the sequence ends there.
* `nodes[d]`: the sequences of `d` seat actions, resigning aside. While several seats are to lay cards away, the lowest
  acts first: the other orders lead to the same states. `points[d]`: the scores of all sides after each of them and
  after the chance that follows at once, added up. `ends[d]`: how many of them can go no further.

`python -m tests.contract.node_counts` counts all of them anew and writes the file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sixtyone.errors import IllegalAction
from sixtyone.game import CHANCE, State
from sixtyone.record import Record, replay

PATH = Path(__file__).resolve().parents[1] / "data" / "node_counts.json"
Counts = tuple[list[int], list[int], list[int]]


def load() -> list[dict[str, Any]]:
    """The stacked deals with their counts."""
    deals: list[dict[str, Any]] = json.loads(PATH.read_text(encoding="utf-8"))
    return deals


def count(deal: dict[str, Any], depth: int) -> Counts:
    """The counts of a deal by the readable rules, from depth 0 to `depth`."""
    record = Record.from_json(deal["record"])
    chance = [record.game.parse_action(text) for text in deal["chance"]]
    counts: Counts = ([0] * (depth + 1), [0] * (depth + 1), [0] * (depth + 1))

    def visit(state: State, drawn: int, deep: int) -> None:
        while state.actors == (CHANCE,) and drawn < len(chance):
            try:
                state, _ = state.apply(chance[drawn])
            except IllegalAction:
                break
            drawn += 1
        actions = state.legal_actions(state.actors[0]) if state.actors else ()
        counts[0][deep] += 1
        counts[1][deep] += sum(state.scores)
        counts[2][deep] += not actions
        if deep < depth:
            for action in actions:
                visit(state.apply(action)[0], drawn, deep + 1)

    visit(replay(record)[0], 0, 0)
    return counts


def write(deals: list[dict[str, Any]]) -> None:
    """Count every deal to the depth it has, and write the file."""
    for deal in deals:
        counts = count(deal, len(deal["nodes"]) - 1)
        deal["nodes"], deal["points"], deal["ends"] = counts
    lines = (json.dumps(deal, ensure_ascii=False) for deal in deals)
    PATH.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write(load())
