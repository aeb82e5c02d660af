"""The bots of the house, as the workers call them. A test names another module with the same two functions."""

from __future__ import annotations

from sixtyone.bots.bot import BOTS, make_bot
from sixtyone.fair import SeededRng
from sixtyone.game import Rules, View


def names() -> tuple[str, ...]:
    """Every bot, the one that plays where none is named first."""
    return tuple(BOTS)


def choose(bot: str, rules: Rules, view: View) -> str:
    """The action of a bot, as text."""
    return make_bot(bot, rules, SeededRng()).choose(view)
