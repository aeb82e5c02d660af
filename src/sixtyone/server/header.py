"""What a table was made with: it never changes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sixtyone.catalogue import find_game
from sixtyone.fair import commitment
from sixtyone.game import Game, Rules
from sixtyone.record import rules_for
from sixtyone.server.chain import canonical
from sixtyone.server.refusal import Refusal


@dataclass(frozen=True)
class Header:
    """The game and its rules, who made the table, and the seed of its deals.

    ``plan`` has one word a seat: ``open``, ``mine`` or ``bot:NAME``. ``wins`` are those of each side in the matches
    before, ``invited`` the names in the last of them.
    """

    id: str
    made_at: int
    maker: str
    game: Game
    rules: Rules
    plan: tuple[str, ...]
    listed: bool
    first: int | None
    previous: str | None
    wins: tuple[int, ...]
    seed: bytes
    invited: tuple[str | None, ...] = ()

    @property
    def commitment(self) -> str:
        """What is published of the seed."""
        return commitment(self.seed)

    def text(self) -> str:
        """As it is kept."""
        return canonical(
            {
                "game": self.game.name,
                "variant": self.rules.variant,
                "rules": self.rules.options(),
                "plan": self.plan,
                "first": self.first,
                "previous": self.previous,
                "wins": self.wins,
                **({"invited": self.invited} if self.invited else {}),
            }
        )

    @classmethod
    def from_row(cls, row: Mapping[Any, Any], seed: str) -> Header:
        """The header that was kept."""
        data = json.loads(row["header"])
        game = find_game(data["game"])
        return cls(
            id=row["id"],
            made_at=row["made_at"],
            maker=row["maker"],
            game=game,
            rules=rules_for(game, data["variant"], data["rules"], len(data["plan"])),
            plan=tuple(data["plan"]),
            listed=row["listed"],
            first=data["first"],
            previous=data["previous"],
            wins=tuple(data["wins"]),
            seed=bytes.fromhex(seed),
            invited=tuple(data.get("invited", ())),
        )


def chosen_rules(
    game: str, variant: str | None, options: Mapping[str, Any], plan: Sequence[str], bots: Sequence[str]
) -> tuple[Game, Rules]:
    """The rules that somebody asks for, with one word of the plan a seat.

    Raises:
        RulesError, RecordError: see ``record.rules_for``.
        Refusal: ``bot/unknown``, or ``request/invalid`` where nobody but bots would play.
    """
    for word in plan:
        name = word.removeprefix("bot:")
        if name != word and name not in bots:
            raise Refusal("bot/unknown", f"there is no bot {name[:40]!r}", expected=list(bots))
    if all(word.startswith("bot:") for word in plan):
        raise Refusal("request/invalid", "one seat at least is not a bot's", field="seats")
    found = find_game(game)
    return found, rules_for(found, variant, options, len(plan))
