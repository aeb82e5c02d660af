"""What a bot is, and the list of those that there are.

>>> from sixtyone.catalogue import find_variant
>>> from sixtyone.fair import SeededRng
>>> make_bot("greedy", find_variant("cribbage"), SeededRng(1)).name
'greedy'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sixtyone.bots.greedy import GreedyBot
from sixtyone.bots.random_bot import RandomBot
from sixtyone.errors import TableError, quoted
from sixtyone.game import Rng, Rules, View
from sixtyone.options import suggestion


class Bot(Protocol):
    """A player. It is made for one seat of one match; the rules are known to all, the view is what the seat may see."""

    name: str

    def choose(self, view: View) -> str:
        """The text of the action to take, one of ``view.legal``. The seat of the view is to act."""
        ...


BOTS: dict[str, Callable[[Rules, Rng], Bot]] = {
    "greedy": GreedyBot,
    "random": RandomBot,
}
"""Every bot by name, the default one first."""


def make_bot(name: str, rules: Rules, rng: Rng) -> Bot:
    """A bot for a match.

    Raises:
        TableError: ``table/unknown-bot``, with a suggestion.
    """
    if name not in BOTS:
        raise unknown_bot(name)
    return BOTS[name](rules, rng)


def unknown_bot(name: str) -> TableError:
    """The error for a name that no bot has."""
    return TableError(
        "table/unknown-bot",
        f"there is no bot {quoted(name)}{suggestion(name, BOTS)}The bots are {', '.join(BOTS)}",
        got=name[:80],
        expected=list(BOTS),
    )
