"""The stacked deals of `tests/data/node_counts.json`, counted by the compiled twins."""

from typing import Any

import numpy as np
import pytest

from sixtyone.catalogue import GAMES
from sixtyone.errors import RulesError
from sixtyone.fast import cribbage, cribbage_record, domino_record, dominoes
from sixtyone.fast.loading import record_of, tell_chance
from sixtyone.game import Action
from sixtyone.games.cribbage import actions as cards_act
from sixtyone.games.dominoes import actions as tiles_act
from sixtyone.record import Record, replay
from tests.contract import node_counts

DUE = {
    "cribbage": (cards_act.Cut, cards_act.Deal, None, cards_act.TurnStarter, None, None),
    "dominoes": (tiles_act.Lot, tiles_act.Deal, None, tiles_act.Draw, None),
}


def count(deal: dict[str, Any], depth: int) -> node_counts.Counts:
    """The counts of a deal from depth 0 to `depth`, every state a record of its own."""
    record = Record.from_json(deal["record"])
    chance: list[Action] = [record.game.parse_action(text) for text in deal["chance"]]
    is_cribbage = record.game.name == "cribbage"
    kernel: Any = cribbage if is_cribbage else dominoes
    due = DUE["cribbage" if is_cribbage else "dominoes"]
    counts: node_counts.Counts = ([0] * (depth + 1), [0] * (depth + 1), [0] * (depth + 1))
    numbers = np.zeros(domino_record.MOST_ACTIONS, np.int64)

    def legal(states: Any) -> list[int]:
        if states["winners"][0]:
            return []
        seat = int(states["turn"][0])
        if is_cribbage:
            mask = int(cribbage.legal_at(states, 0, seat))
            return [number for number in range(64) if mask >> number & 1]
        return list(map(int, numbers[: dominoes.legal_at(states, 0, seat, numbers)]))

    def visit(states: Any, drawn: int, deep: int) -> None:
        wanted = due[int(states["phase"][0])]
        while wanted is not None and drawn < len(chance) and isinstance(chance[drawn], wanted):
            tell_chance(states, 0, chance[drawn])
            drawn += 1
            wanted = due[int(states["phase"][0])]
        actions = legal(states) if wanted is None else []
        counts[0][deep] += 1
        counts[1][deep] += int(states["scores"].sum())
        counts[2][deep] += not actions
        if deep < depth:
            for action in actions:
                after = states.copy()
                kernel.step_at(after, 0, int(after["turn"][0]), action)
                visit(after, drawn, deep + 1)

    state, *_ = replay(record)
    visit(record_of(state), 0, 0)
    return counts


def is_compiled(deal: dict[str, Any]) -> bool:
    """Whether the kernels know all options of the deal."""
    record = deal["record"]
    known = cribbage_record.PLAYED if record["game"] == "cribbage" else domino_record.PLAYED
    return set(record["rules"]) <= known


DEALS = node_counts.load()
OTHERS = [deal for deal in DEALS if not is_compiled(deal)]


@pytest.mark.parametrize("deal", [*filter(is_compiled, DEALS)], ids=lambda deal: str(deal["id"]))
def test_the_compiled_twins_count_what_is_stored(deal: dict[str, Any]) -> None:
    assert count(deal, len(deal["nodes"]) - 1) == (deal["nodes"], deal["points"], deal["ends"])


@pytest.mark.parametrize("deal", OTHERS, ids=lambda deal: str(deal["id"]))
def test_other_options_are_refused(deal: dict[str, Any]) -> None:
    with pytest.raises(RulesError) as refused:
        count(deal, 0)
    assert refused.value.code == "rules/unsupported"
    assert set(refused.value.detail["options"]) <= set(deal["record"]["rules"])


def test_every_variant_is_counted() -> None:
    counted = {(deal["record"]["game"], deal["record"]["variant"]) for deal in DEALS if is_compiled(deal)}
    assert counted == {(game.name, variant) for game in GAMES for variant in game.variants}
