"""The message catalogues: one folder a language, one file for each first word of an id (``event-lot`` is in
``event.ftl``).

A file is read when one of its messages is first said, and Fluent is imported then too, so that a program that says
little starts quickly. A message may refer to others of its own file only. What a language does not have is said in
English.

>>> Words("en").say("name-pair", first="Ann", second="Cy")
'Ann and Cy'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sixtyone.errors import Quoted, SixtyOneError, quoted
from sixtyone.words.options import takes
from sixtyone.words.readable import readable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent / "locales"
ENGLISH = "en"
LANGUAGES: tuple[str, ...] = (ENGLISH, "pl", "de", "cs")
"""The languages that there are, English first."""

SETTING = "SIXTYONE_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The settings of the system, the first that is set deciding."""
LONGEST = 2000
"""Signs of all texts in one message; Fluent refuses a part of one with more than 2,500, its own words included."""


class Words:
    """The messages of one language, English filling the gaps.

    A message that cannot be said as it stands is a defect of the catalogue: its id and its variables are then said
    instead of nothing.
    """

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language

    def say(self, message: str, /, **variables: str | int) -> str:
        """The text of a message with its variables filled in."""
        for language in dict.fromkeys((self.language, ENGLISH)):
            bundle = bundle_of(language, message.partition("-")[0])
            if bundle is None or not bundle.has_message(message):
                continue
            pattern = bundle.get_message(message).value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, self._shown(variables))
                if not errors:
                    return str(text)
        return " ".join([message, *(f"{name}={value}" for name, value in variables.items())])

    def _shown(self, variables: Mapping[str, str | int]) -> dict[str, Any]:
        """The variables as a message takes them: text that can be shown, what somebody typed in the quotes of this
        language, and numbers without a sign between the thousands, as they are typed.
        """
        from fluent.runtime.types import fluent_number

        shown: dict[str, Any] = {}
        for name, value in variables.items():
            if isinstance(value, Quoted):
                shown[name] = self.say("list-quoted", text=value.text)
            elif isinstance(value, str):
                shown[name] = readable(value)
            else:
                shown[name] = fluent_number(value, useGrouping=False)
        return _fitting(shown)

    def has(self, message: str) -> bool:
        """Whether the message is in this language, or in English."""
        bundles = (bundle_of(language, message.partition("-")[0]) for language in (self.language, ENGLISH))
        return any(bundle is not None and bundle.has_message(message) for bundle in bundles)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language: large ones in groups, with so many digits after the point.

        >>> Words("en").number(1234.5, 2), Words("de").number(1234.5, 2)
        ('1,234.50', '1.234,50')
        """
        from fluent.runtime.types import fluent_number

        written = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        bundle = bundle_of(self.language, "list") or bundle_of(ENGLISH, "list")
        assert bundle is not None
        return str(bundle.format_pattern(bundle.get_message("list-number").value, {"number": written})[0])

    def lists(self, items: list[str]) -> str:
        """Items in one sentence: ``a, b and c``."""
        if len(items) < 2:
            return readable("".join(items))
        return self.say("list-last", first=", ".join(items[:-1]), last=items[-1])

    def alternatives(self, items: list[str]) -> str:
        """Items of which one is meant: ``a, b or c``."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-or", first=", ".join(items[:-1]), last=items[-1])

    def error(self, error: SixtyOneError) -> str:
        """What is wrong, for people; of a record which action, or which line of its file, too."""
        told = self.say("error-" + error.code.replace("/", "-"), **_variables(self, error))
        index, line = error.detail.get("index"), error.detail.get("line")
        if isinstance(index, int) and error.action is not None:
            return self.say("error-at-action", index=index, text=quoted(error.action), error=told)
        if isinstance(line, int) and error.code.endswith("/field"):
            return self.say("error-at-line", line=line, error=told)
        return told


def _fitting(shown: dict[str, Any]) -> dict[str, Any]:
    """The variables, their texts shortened where all together are more than one message can say."""
    texts = [value for value in shown.values() if isinstance(value, str)]
    if sum(map(len, texts)) <= LONGEST:
        return shown
    most = LONGEST // len(texts)
    return {
        name: value[: most - 1] + "…" if isinstance(value, str) and len(value) > most else value
        for name, value in shown.items()
    }


def choose(named: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak: the one named, else that of ``SIXTYONE_LANG``, else of the locale; English where there is
    none such.

    >>> choose(None, {"LANG": "pl_PL.UTF-8"}), choose(None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"})
    ('pl', 'en')
    >>> choose(None, {"SIXTYONE_LANG": "de", "LC_ALL": "C"}), choose("cs", {"SIXTYONE_LANG": "de"})
    ('de', 'cs')
    """
    locale = next((environment[setting] for setting in LOCALE if environment.get(setting)), None)
    for wanted in (named, environment.get(SETTING), locale):
        language = (wanted or "").strip().replace("_", "-").partition(".")[0].partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class MessageFile:
    """The messages of one file, each parsed when it is first said: parsing all takes longer than most programs run."""

    def __init__(self, language: str, text: str) -> None:
        from fluent.runtime import FluentBundle

        starts = [(found[1], found.start()) for found in _ENTRY.finditer(text)]
        ends = [start for _, start in starts[1:]] + [len(text)]
        self._sources = {name: text[start:end] for (name, start), end in zip(starts, ends, strict=True)}
        self._waiting = set(self._sources)
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.format_pattern = self._bundle.format_pattern

    def has_message(self, message: str) -> bool:
        """Whether the file has a message of that id."""
        return message in self._sources and not message.startswith("-")

    def get_message(self, message: str) -> Any:
        """The message, parsed with those that it refers to."""
        self._parse(message)
        return self._bundle.get_message(message)

    def _parse(self, name: str) -> None:
        from fluent.runtime import FluentResource

        if name in self._waiting:
            self._waiting.remove(name)
            self._bundle.add_resource(FluentResource(self._sources[name]))
            for other in _REFERENCE.findall(self._sources[name]):
                self._parse(other)


@cache
def bundle_of(language: str, part: str) -> MessageFile | None:
    """The messages of one file; None where the language has no such file."""
    path = LOCALES / language / f"{part}.ftl"
    return MessageFile(language, path.read_text(encoding="utf-8")) if path.is_file() else None


NONE = "none"
_RANGE = re.compile(r"(\d+) to (\d+)")
_PIECES = ("piece", "card", "tile", "cards", "tiles", "pieces")
_PLAIN = (
    *("at", "count", "expected", "got", "game", "variant", "option", "field", "line", "column", "seat", "action"),
    *("wanted", "problem"),
)


def _variables(words: Words, error: SixtyOneError) -> dict[str, str | int]:
    detail = error.detail
    found: dict[str, str | int] = {name: _value(detail.get(name)) for name in _PLAIN}
    found["piece"] = next((_value(detail[name]) for name in _PIECES if name in detail), NONE)
    if "options" in detail:
        found["option"] = _value(detail["options"])
    found["near"] = _near(detail)
    if error.code == "fair/field":
        found["field"] = "fair" if found["field"] == NONE else f"fair.{found['field']}"
    expected = str(found["expected"])
    if error.code == "rules/bad-value" and expected != NONE:
        found["expected"] = takes(words, expected)
    elif (span := _RANGE.fullmatch(expected)) is not None:
        found["expected"] = words.say("list-range", least=int(span[1]), most=int(span[2]))
    return found


def _value(value: Any) -> str | int:
    if value is None or value in ([], ()):
        return NONE
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value))
    if value == "":
        return quoted(value)
    is_kept = isinstance(value, (int, Quoted)) and not isinstance(value, bool)
    return value if is_kept else str(value)


def _near(detail: Mapping[str, Any]) -> str:
    known = detail.get("expected")
    given = next((detail[name] for name in ("game", "variant", "option", "got") if name in detail), None)
    if not isinstance(known, list) or not isinstance(given, str):
        return NONE
    return next(iter(get_close_matches(given.lower(), map(str, known), n=1)), NONE)
