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
    """Reads a value: text as it is, a whole number where one is annotated."""

    def __init__(self, number: bool) -> None:
        self._number = number

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """The value for the command.

        Raises:
            typer.BadParameter: it should be a number and is none.
        """
        if value is None:
            return () if param.multiple or param.nargs == -1 else None
        if self._number and isinstance(value, str):
            try:
                return int(value)
            except ValueError:
                raise typer.BadParameter(f"{value[:40]!r} is not a whole number.", ctx=ctx, param=param) from None
        return value


def read_as_typed() -> None:
    """Let typer read values of the kinds used here as they are."""
    readers = vars(typer.core)
    its_own = readers.get("build_runtime_param")
    if its_own is None:
        return

    def reader(descriptor: Any) -> Any:
        kinds = (str, int, bool, list[str])
        return AsTyped(descriptor.annotation is int) if descriptor.annotation in kinds else its_own(descriptor)

    readers["build_runtime_param"] = reader
