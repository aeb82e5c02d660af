"""What the kernels play: every variant of the catalogue, with the options that they know."""

from __future__ import annotations

from collections.abc import Set

from sixtyone.errors import RulesError
from sixtyone.game import Rules


def refuse_others(rules: Rules, known: Set[str]) -> None:
    """Raise ``RulesError`` where an option is set that is not among the ``known``."""
    others = sorted(set(rules.options()) - known)
    if others:
        raise RulesError(
            "rules/unsupported",
            f"the compiled {rules.game} does not play by {' and '.join(others)}, only the readable rules do; "
            f"it knows {', '.join(sorted(known))}",
            options=others,
            expected=sorted(known),
        )
