"""``--option name=value`` as the rules take it.

>>> read_options(["target=61", "giveaway=yes", "counting=muggins", "max_play_run=null"])
{'target': 61, 'giveaway': True, 'counting': 'muggins', 'max_play_run': None}
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from sixtyone.cli.ending import Complaint
from sixtyone.errors import quoted

_SPELLINGS: dict[str, Any] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "null": None}
# Not "off": it is a value of three_for_last.


def read_options(texts: Iterable[str]) -> dict[str, Any]:
    """The options by name.

    Raises:
        Complaint: a text without an equals sign.
    """
    found: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Complaint("cli-option-form", text=quoted(text))
        found[name.strip().replace("-", "_")] = _value(value.strip())
    return found


def _value(text: str) -> Any:
    if text.lower() in _SPELLINGS:
        return _SPELLINGS[text.lower()]
    if text[:1] in "{[" or text.lstrip("+-").isdecimal():
        try:
            return json.loads(text)
        except ValueError:
            return text
    return text
