"""What the library of the command line says by itself, in other languages: errors of usage, and the frame of the help.

It says both in English only; what is not known here stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from sixtyone.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from sixtyone.words.catalogue import Words

_ERRORS: dict[str, str] = {
    r"No such option: (?P<option>\S+)(?: \(Possible options: (?P<near>.+)\))?": "usage-no-option",
    r"No such command '(?P<name>.*?)'\.(?: Did you mean (?P<near>.+)\?)?": "usage-no-command",
    r"Missing (?:argument|option|parameter) '?(?P<name>.+?)'?\.": "usage-missing",
    r"Missing command\.": "usage-missing-command",
    r"Got unexpected extra arguments?(?:\(s\))? \((?P<text>.*)\)": "usage-extra",
    r"Option '(?P<option>.+?)' requires an argument\.": "usage-needs-value",
    r"Option '(?P<option>.+?)' does not take a value\.": "usage-no-value",
    r"Invalid value for '(?P<name>.+?)': (?P<text>.+) is not a whole number\.": "usage-no-number",
    r"Invalid value for '(?P<name>.+?)': (?P<text>.+)": "usage-bad-value",
}
_FRAME: tuple[tuple[str, Callable[[Words, re.Match[str]], str]], ...] = (
    (r"^Usage: ", lambda words, found: words.say("usage-usage") + " "),
    (r"^Arguments:$", lambda words, found: words.say("usage-arguments")),
    (r"^Options:$", lambda words, found: words.say("usage-options")),
    (r"^Commands:$", lambda words, found: words.say("usage-commands")),
    (r"\bShow this message and exit\.", lambda words, found: words.say("usage-help")),
    (r"\bInstall\s+completion\s+for\s+the\s+current\s+shell\.", lambda words, found: words.say("usage-install")),
    (
        r"\bShow\s+completion\s+for\s+the\s+current\s+shell,\s+to\s+copy\s+it\s+or\s+customize\s+the\s+installation\.",
        lambda words, found: words.say("usage-show"),
    ),
    (r"\[required\]", lambda words, found: f"[{words.say('usage-required')}]"),
    (r"\[default: ([^\]]*)\]", lambda words, found: f"[{words.say('usage-default', default=found[1])}]"),
)


def error(words: Words, text: str) -> str:
    """An error of usage in the language of the words."""
    if words.language == ENGLISH:
        return text
    for pattern, message in _ERRORS.items():
        found = re.fullmatch(pattern, text)
        if found is not None:
            return words.say(message, **{name: value or "none" for name, value in found.groupdict().items()})
    return text


def frame(words: Words, text: str) -> str:
    """A page of help whose headings and notes are in the language of the words."""
    if words.language == ENGLISH:
        return text
    for pattern, said in _FRAME:
        text = re.sub(pattern, lambda found, said=said: said(words, found), text, flags=re.MULTILINE)  # type: ignore[misc]  # mypy infers no default
    return text
