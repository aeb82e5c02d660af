"""The options of the rules: what each takes, its default, and a clear error for anything else.

>>> seats = whole("seats", 2, 2, 4, "how many play")
>>> read({"seats": 3}, [seats], "horse-race")
{'seats': 3}
>>> read({"seat": 3}, [seats], "horse-race")
Traceback (most recent call last):
    ...
sixtyone.errors.RulesError: horse-race has no option 'seat'; did you mean seats? Its options are seats
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any

from sixtyone.errors import RulesError, quoted


@dataclass(frozen=True)
class Option:
    """One option: its name, its default, what it takes in words, what it means, and the check that reads a value.

    To be chosen from: ``values`` are all that it takes, where they are few, and ``span`` the least and the most of a
    whole number. ``needs``: the other options, each with its values, without which this one means nothing.
    """

    name: str
    default: Any
    takes: str
    meaning: str
    reader: Callable[[Any], Any]
    values: tuple[Any, ...] = ()
    span: tuple[int, int] | None = None
    needs: tuple[tuple[str, tuple[Any, ...]], ...] = ()

    def read(self, value: Any) -> Any:
        """The value as the rules hold it.

        Raises:
            RulesError: ``rules/bad-value``.
        """
        try:
            return self.reader(value)
        except (ValueError, TypeError, AttributeError):
            raise RulesError(
                "rules/bad-value",
                f"{self.name} takes {self.takes}, not {quoted(value)}",
                option=self.name,
                expected=self.takes,
                got=quoted(value),
            ) from None


def flag(name: str, default: bool, meaning: str) -> Option:
    """An option that is on or off."""

    def reader(value: Any) -> bool:
        if not isinstance(value, bool):
            raise TypeError
        return value

    return Option(name, default, "true or false", meaning, reader, (True, False))


def choice(name: str, values: tuple[str, ...], meaning: str) -> Option:
    """An option with named values, the first of which is the default."""

    def reader(value: Any) -> str:
        return values[values.index(value)]

    return Option(name, values[0], " or ".join(values), meaning, reader, values)


def whole(name: str, default: int, least: int, most: int, meaning: str) -> Option:
    """An option that is a whole number in a range."""

    def reader(value: Any) -> int:
        if not is_whole(value) or not least <= value <= most:
            raise ValueError
        return int(value)

    return Option(name, default, f"a whole number from {least} to {most}", meaning, reader, span=(least, most))


def only_where(option: Option, **needs: tuple[Any, ...]) -> Option:
    """The same option, which means something only where the others named have one of the values given."""
    return replace(option, needs=tuple(needs.items()))


def is_whole(value: Any) -> bool:
    """Whether a JSON value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def read(given: Mapping[str, Any], options: Iterable[Option], owner: str) -> dict[str, Any]:
    """Every option by name: as given, or its default.

    Raises:
        RulesError: ``rules/unknown-option`` with a suggestion, or ``rules/bad-value``.
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise RulesError(
                "rules/unknown-option",
                f"{owner} has no option {quoted(name)}{suggestion(name, known)}Its options are {', '.join(known)}",
                option=str(name)[:80],
                expected=list(known),
            )
    return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}


def suggestion(name: str, known: Iterable[str]) -> str:
    """``; did you mean x? `` where a known name is close, else ``. ``."""
    close = get_close_matches(str(name)[:80].lower(), list(known), n=1)
    return f"; did you mean {close[0]}? " if close else ". "


def pick_variant(variant: str | None, variants: tuple[str, ...], game: str) -> str:
    """The variant named, or the first where none is.

    Raises:
        RulesError: ``rules/unknown-variant`` with a suggestion.
    """
    if variant is None:
        return variants[0]
    if variant not in variants:
        raise RulesError(
            "rules/unknown-variant",
            f"{game} has no variant {quoted(variant)}{suggestion(variant, variants)}There are {', '.join(variants)}",
            variant=str(variant)[:80],
            expected=list(variants),
        )
    return variant
