"""What the library of the command line says by itself, in other languages: errors of usage, and the frame of the help.

It says both in English only; what is not known here stays as it is.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sixtyone.errors import quoted
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
    r"Invalid value for '(?P<name>.+?)': (?P<text>.+) is not a number from (?P<least>\d+) to (?P<most>\d+)\.": (
        "usage-not-within"
    ),
    r"Invalid value for '(?P<name>.+?)': (?P<text>.+) is not (?P<least>\d+) or more\.": "usage-too-small",
    r"Invalid value for '(?P<name>.+?)': (?P<text>.+)": "usage-bad-value",
}
_SAID = {
    "Arguments": "usage-arguments",
    "Options": "usage-options",
    "Commands": "usage-commands",
    "required": "usage-required",
    "default: {default}": "usage-default",
}
"""What the library has translated before it breaks the lines of the help."""
_FRAME = {r"^Usage: ": "usage-usage", r"\bShow\s+this\s+message\s+and\s+exit\.": "usage-help"}
_HELP = {"install_completion": "usage-install", "show_completion": "usage-show"}


def error(words: Words, text: str) -> str:
    """An error of usage in the language of the words."""
    if words.language == ENGLISH:
        return text
    for pattern, message in _ERRORS.items():
        found = re.fullmatch(pattern, text)
        if found is not None:
            values: dict[str, str | int] = {name: value or "none" for name, value in found.groupdict().items()}
            if message == "usage-missing":
                values["name"] = _value(words, found["name"])
            if message == "usage-no-number":
                values["text"] = quoted(ast.literal_eval(found["text"]))
            return words.say(message, **values)
    return text


def _value(words: Words, text: str) -> str:
    """What stands for a value: ``FILE``, ``NAME=VALUE``, ``[OPTIONS]``."""
    return re.sub(r"[A-Z]+", lambda found: words.say("usage-value", what=found[0]), text)


def name_values(words: Words, command: Any) -> None:
    """Put what stands for the values of a command into the language of the words; a kind where nothing does."""
    for attribute in ("options_metavar", "subcommand_metavar"):
        if hasattr(command, attribute):
            setattr(command, attribute, _value(words, getattr(command, attribute)))
    for parameter in command.params:
        kind = getattr(getattr(parameter, "type_descriptor", None), "annotation", str)
        parameter.metavar = _value(words, parameter.metavar or ("NUMBER" if kind is int else "TEXT"))
        if parameter.param_type_name == "argument":
            parameter.display_type_rich = lambda ctx: None  # its name says enough
        if parameter.name in _HELP:
            parameter.help = words.say(_HELP[parameter.name])


@contextmanager
def helping(words: Words) -> Iterator[None]:
    """While it lasts, the library writes its own words of the help in the language of the words, as its gettext."""
    import typer.core

    library = vars(typer.core)
    its_own = library.get("_", str)
    library["_"] = lambda text: words.say(_SAID[text], default="{default}") if text in _SAID else its_own(text)
    try:
        yield
    finally:
        library["_"] = its_own


def frame(words: Words, text: str) -> str:
    """A page of help with what the library says untranslated in the language of the words."""
    for pattern, message in _FRAME.items():
        said = words.say(message) + (" " if pattern.endswith(" ") else "")
        text = re.sub(pattern, lambda _, said=said: said, text, flags=re.MULTILINE)  # type: ignore[misc]  # mypy infers no default
    return text
