"""Short texts in as many columns as fit, row by row.

>>> columns(["1 [0|0]", "2 [0|1]", "3 [1|1]"], 17)
['1 [0|0]  2 [0|1]', '3 [1|1]']
"""

from __future__ import annotations

from collections.abc import Sequence

GAP = "  "


def columns(texts: Sequence[str], width: int, gap: str = GAP) -> list[str]:
    """The texts in columns of one width, so far apart; a text that is wider than everything has a row of its own."""
    if not texts:
        return []
    widest = max(map(len, texts))
    fitting = max(1, (width + len(gap)) // (widest + len(gap)))
    rows = [texts[first : first + fitting] for first in range(0, len(texts), fitting)]
    return [gap.join(text.ljust(widest) for text in row).rstrip() for row in rows]
