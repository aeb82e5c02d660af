"""The language and the signs that a command writes in, as its options and the terminal have it."""

from __future__ import annotations

import codecs
import os
import sys

from sixtyone.cli.ending import Complaint
from sixtyone.words.catalogue import LANGUAGES, Words, choose
from sixtyone.words.pieces import SIGNS


def words_for(language: str | None) -> Words:
    """The words of the language that is named, or that the settings ask for.

    Raises:
        Complaint: there is no such language.
    """
    if language is not None and language not in LANGUAGES:
        raise Complaint("cli-language", language=language[:20], known=", ".join(LANGUAGES))
    return Words(choose(language, os.environ))


def style_for(plain: bool) -> str:
    """How pieces are written: read out, or by signs where the terminal has them, else by letters."""
    if plain:
        return "spoken"
    return "signs" if can_write("".join(SIGNS.values())) else "letters"


def can_write(signs: str) -> bool:
    """Whether the terminal has these signs."""
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


PLAIN = {"’": "'", "–": "-", "…": "...", "“": '"', "”": '"', "„": '"'}
"""What a terminal without signs of print has in their place."""


def _plainly(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end]
    return "".join(PLAIN.get(sign, "?") for sign in lacking), error.end


codecs.register_error("plainly", _plainly)


def survive_any_text(*streams: object) -> None:
    """Signs that the terminal lacks are written plainly, or as question marks, not refused."""
    for stream in streams or (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="plainly")
