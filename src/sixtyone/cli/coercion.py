"""Arguments stay the text that they are.

Typer reads each value through pydantic, which takes longer to load than all the rest of a start. Here values are text,
whole numbers or flags, so they get a reader of their own. Where another version of typer knows nothing of it, its own
way does the same, only later.
"""

from __future__ import annotations

from typing import Any

import typer
import typer.core


class AsTyped:
    """Reads a value: text as it is, a whole number where one is annotated, within its bounds where it has any."""

    def __init__(self, number: bool, least: int | None = None, most: int | None = None) -> None:
        self._number = number
        self._least = least
        self._most = most

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """The value for the command.

        Raises:
            typer.BadParameter: it should be a number and is none, or is beyond the bounds.
        """
        if value is None:
            return () if param.multiple or param.nargs == -1 else None
        if self._number and isinstance(value, str):
            try:
                number = int(value)
            except ValueError:
                raise typer.BadParameter(f"{value[:40]!r} is not a whole number.", ctx=ctx, param=param) from None
            if not self._holds(number):
                raise typer.BadParameter(f"{value[:40]} is not {self._bounds()}.", ctx=ctx, param=param)
            return number
        return value

    def _holds(self, number: int) -> bool:
        return (self._least is None or number >= self._least) and (self._most is None or number <= self._most)

    def _bounds(self) -> str:
        return f"{self._least} or more" if self._most is None else f"a number from {self._least} to {self._most}"


def read_as_typed() -> None:
    """Let typer read values of the kinds used here as they are."""
    readers = vars(typer.core)
    its_own = readers.get("build_runtime_param")
    if its_own is None:
        return

    def reader(descriptor: Any) -> Any:
        kinds = (str, int, bool, list[str])
        if descriptor.annotation not in kinds:
            return its_own(descriptor)
        bounds = descriptor.parameter_info
        return AsTyped(descriptor.annotation is int, bounds.min, bounds.max)

    readers["build_runtime_param"] = reader
