"""A round of dominoes in which nearly every tile is laid: hands of fourteen, and moves found by playing ahead."""

from __future__ import annotations

import random
from typing import Any

from sixtyone.catalogue import find_game
from sixtyone.game import State
from tests.browser.house import House

TRIES = 2000


def moves(state: State, tiles: int, chooser: random.Random) -> list[str] | None:
    """Moves by chance that lay so many tiles and leave the round going on; None where they do not."""
    found = []
    while len(state.layout.laid) < tiles:  # type: ignore[attr-defined]  # a state of a domino game
        seat = state.actors[0]
        if seat < 0:
            return None
        action = chooser.choice(state.legal_actions(seat))
        state, events = state.apply(action)
        found.append(str(action))
        if any(event.type in ("round-ended", "outcome") for event in events):
            return None
    return found


def lay(house: House, page: Any, tiles: int, game: str = "horse-race") -> str:
    """A table with both seats at this window and that many tiles laid; gives its id."""
    rules = {"hand_sizes": 14, "target": 1000}
    table = house.make(page, game, ["mine", "mine"], **rules)
    for seat, name in enumerate(("Ann", "Bo")):
        house.sit(page, table, seat, name)
    views = [house.table(page, table, seat)["view"] for seat in (0, 1)]
    state, _ = (
        find_game(game)
        .new(find_game(game).rules(**rules), views[0]["actors"][0])
        .apply(find_game(game).parse_action("deal " + " / ".join(",".join(view["hand"]) for view in views)))
    )
    chooser = random.Random(1)
    found = next(filter(None, (moves(state, tiles, chooser) for _ in range(TRIES))))
    for action in found:
        seat = int(action[0])
        seq = house.table(page, table, seat)["seq"]
        answer = house.post(page, f"/api/tables/{table}/act", {"seat": seat, "seq": seq, "action": action})
        assert answer.ok, answer.text()
    return table
