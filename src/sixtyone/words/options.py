"""What an option of the rules takes, in words.

>>> from sixtyone.words.catalogue import Words
>>> takes(Words(), "auto or manual or muggins"), takes(Words(), "a whole number from 1 to 1000")
('auto, manual or muggins', 'a whole number from 1 to 1000')
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sixtyone.words.catalogue import Words

_WHOLE = re.compile(r"(null or )?a whole number from (\d+) to (\d+)")
_NAMED = re.compile(r"[a-z0-9_]+(,[a-z0-9_]+)?")


def takes(words: Words, stated: str) -> str:
    """What ``Option.takes`` states, in the language of the words; where it is none of the known forms, as it stands."""
    if stated == "true or false":
        return words.say("option-takes-flag")
    if stated.startswith("tiles dealt"):
        return words.say("option-takes-hand-sizes")
    if found := _WHOLE.fullmatch(stated):
        least, most = int(found[2]), int(found[3])
        if least == most:
            return str(least)
        message = "option-takes-whole-or-null" if found[1] else "option-takes-whole"
        return words.say(message, least=least, most=most)
    values = re.split(r", (?:or )?| or ", stated)
    if all(_NAMED.fullmatch(value) for value in values):
        return words.alternatives(values)
    return stated
