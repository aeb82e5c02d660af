"""The messages as TypeScript: ``python -m sixtyone.server.types > web/src/wire.ts``.

Those of the server come from ``asked.py``, ``messages.py`` and ``frames.py``, views and events from the dataclasses of
the games: one source.
"""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic import BaseModel

from sixtyone.cards import Card
from sixtyone.errors import CODES as ENGINE_CODES
from sixtyone.game import Event, View
from sixtyone.games.cribbage.events import EVENTS as CRIBBAGE_EVENTS
from sixtyone.games.cribbage.view import CribbageView
from sixtyone.games.dominoes.events import EVENTS as DOMINO_EVENTS
from sixtyone.games.dominoes.layout import Layout, Link
from sixtyone.games.dominoes.state import DominoView
from sixtyone.score import Score, ScoreKind
from sixtyone.server import asked, frames
from sixtyone.server import messages as wire
from sixtyone.server.refusal import CODES
from sixtyone.tiles import Place, Tile

HEAD = """// Made by `python -m sixtyone.server.types` from asked.py, messages.py and frames.py: change it there.
// What the messages mean: docs/wire.md.
"""
_TEXTS: dict[Any, str] = {Card: "Card", Tile: "Tile", Place: "Place", ScoreKind: "ScoreKind"}
_WRITTEN: dict[Any, str] = {Layout: "Layout", Link: "Link", Score: "Score", View: "View", Event: "GameEvent"}
_PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown"}
_REQUESTS = (
    *(asked.MakeTable, asked.Claim, asked.Join, asked.Fill, asked.Act, asked.Undo, asked.OfSeat, asked.Leave),
    *(asked.Absent, asked.Say, asked.Ping),
)
_ANSWERS = (
    *(wire.Answer, wire.RematchAnswer, wire.TableAnswer, frames.Log, wire.Summaries, wire.ActionScores),
    *(wire.SeatLinks, wire.Catalogue, wire.Health, wire.Problem),
)
ENGINE = """/** A card as text: rank A 2-9 T J Q K, then suit C D H S. */
export type Card = string;
/** A tile as text, lower half first: "1-4". */
export type Tile = string;
/** A place in a layout: "1-4.low", "4-4.side-b". */
export type Place = string;

/** A reason for points, and the pieces that make it. */
export interface Score {
  kind: ScoreKind;
  points: number;
  pieces: string[];
}

/** Two tiles that touch, the earlier one first. */
export interface Link {
  from: Place;
  to: Place;
}

/** The tiles of a round as they were laid: "1-4", then "1-1 at 1-4.low". */
export interface Layout {
  spinning: "none" | "first" | "all";
  laid: string[];
}
"""


class Writer:
    """Writes each type once, what it needs before it."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._known: set[str] = set()

    def name(self, hint: Any) -> str:
        """A type in TypeScript."""
        if hint is None or hint is type(None):
            return "null"
        if get_origin(hint) is Annotated:
            own = [mark.name for mark in hint.__metadata__ if isinstance(mark, asked.TypeScript)]
            return own[0] if own else self.name(hint.__origin__)
        for table in (_PLAIN, _TEXTS, _WRITTEN):
            if hint in table:
                return table[hint]
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in arguments)
        if origin in (types.UnionType, typing.Union):
            return " | ".join(dict.fromkeys(self.name(one) for one in arguments))
        if origin in (list, tuple):
            inner = self.name(arguments[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<{self.name(arguments[0])}, {self.name(arguments[1])}>"
        if isinstance(hint, type) and issubclass(hint, BaseModel):
            return self.model(hint)
        if isinstance(hint, type) and is_dataclass(hint):
            return self.data(hint, hint.__name__)
        if isinstance(hint, type) and issubclass(hint, tuple):
            return self.data(hint, hint.__name__)
        raise TypeError(f"no TypeScript for {hint!r}")

    def model(self, model: type[BaseModel]) -> str:
        """A message."""
        optional_if_null = issubclass(model, (asked.Request, asked.Message)) and model in _REQUESTS
        hints = typing.get_type_hints(model, include_extras=True)
        lines = []
        for name, field in model.model_fields.items():
            mark = "?" if not field.is_required() and (optional_if_null or name == "table") else ""
            lines.append(f"  {name}{mark}: {self.name(hints[name])};")
        return self.put(model.__name__, lines, model.__doc__)

    def data(self, kind: Any, name: str) -> str:
        """A dataclass or named tuple of the engine, as ``to_json`` writes it."""
        hints = typing.get_type_hints(kind)
        names = [one.name for one in fields(kind)] if is_dataclass(kind) else list(kind._fields)
        lines = [f'  type: "{kind.type}";'] if issubclass(kind, Event) else []
        lines += [f"  {one}: {self.name(hints[one])};" for one in names]
        return self.put(name, lines, kind.__doc__ if is_dataclass(kind) else None)

    def put(self, name: str, lines: list[str], doc: str | None) -> str:
        """An interface, once."""
        if name not in self._known:
            self._known.add(name)
            said = f"/** {' '.join(doc.split())} */\n" if doc else ""
            self.parts.append(f"{said}export interface {name} {{\n" + "\n".join(lines) + "\n}\n")
        return name

    def union(self, name: str, members: list[str]) -> None:
        """One of several."""
        self.parts.append(f"export type {name} =\n  | " + "\n  | ".join(dict.fromkeys(members)) + ";\n")


def _events(writer: Writer) -> Iterator[str]:
    """Each event under a name of its own: `dealt` differs between the families."""
    shared = set(CRIBBAGE_EVENTS.values()) & set(DOMINO_EVENTS.values())
    for family, events in (("Cribbage", CRIBBAGE_EVENTS), ("Domino", DOMINO_EVENTS)):
        for event in events.values():
            prefix = "" if event in shared else family
            name = f"{prefix}{event.__name__}" + ("" if event in shared else "Event")
            yield writer.data(event, "Outcome" if event.type == "outcome" else name)


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    kinds = " | ".join(f'"{kind.value}"' for kind in ScoreKind)
    writer.parts += [HEAD, f"export type ScoreKind = {kinds};\n", ENGINE]
    writer.union("GameEvent", list(_events(writer)))
    writer.data(CribbageView, "CribbageView")
    writer.data(DominoView, "DominoView")
    writer.union("View", ["CribbageView", "DominoView"])
    for model in (*_REQUESTS, *_ANSWERS):
        writer.model(model)
    told = [get_args(entry.model_fields["kind"].annotation)[0] for entry in _members(frames.Entry)]
    writer.union("EntryKind", [f'"{kind}"' for kind in told])
    writer.union("ServerFrame", [writer.model(one) for one in _members(frames.ServerFrame)])
    writer.union("ErrorCode", [f'"{code}"' for code in (*CODES, *ENGINE_CODES)])
    return "\n".join(writer.parts)


def _members(union: Any) -> tuple[Any, ...]:
    return get_args(get_args(union)[0])


if __name__ == "__main__":
    sys.stdout.write(typescript())
