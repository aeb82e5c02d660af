"""The names of what was simulated, in words: for the few lines of text and for the picture."""

from __future__ import annotations

from sixtyone.fast.simulate.plan import Plan
from sixtyone.words.catalogue import Words


def kind_name(words: Words, kind: str) -> str:
    """What points of a kind are for."""
    return words.say(f"simulate-kind-{kind}")


def side_name(plan: Plan, side: int) -> str:
    """The seats of a side, each with who plays there.

    >>> side_name(Plan.make("cribbage", "pairs", ["random", "greedy"] * 2, 1), 1)
    '1 greedy, 3 greedy'
    """
    return ", ".join(f"{seat} {plan.policies[seat]}" for seat in plan.rules.sides[side])


def rules_name(words: Words, plan: Plan) -> str:
    """The variant with its target, and other options as they are typed.

    >>> rules_name(Words(), Plan.make("cribbage", "five-card", ["random"] * 2, 1, options={"giveaway": True}))
    'Cribbage, five cards, to 61, giveaway=true'
    """
    game = words.say(f"game-{plan.game}")
    heading = words.say("variant-heading", variant=plan.variant, game=game, target=plan.rules.target)
    others = [f"{name}={_typed(value)}" for name, value in plan.options.items() if name != "target"]
    return ", ".join([heading, *others])


def _typed(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
