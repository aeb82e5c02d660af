"""What happens at a table, as its socket and its log tell it: the entries, and the frames that carry them, once, as in
``messages.py``.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sixtyone.server.asked import Message
from sixtyone.server.messages import GameEvent, Table


class Made(Message):
    """The table was made."""

    kind: Literal["made"]
    commitment: str


class Joined(Message):
    """Somebody sat down."""

    kind: Literal["joined"]
    seat: int
    name: str
    contribution: str


class Filled(Message):
    """A bot took an open seat."""

    kind: Literal["filled"]
    seat: int
    bot: str


class Began(Message):
    """The match began."""

    kind: Literal["began"]
    events: list[GameEvent]


class Acted(Message):
    """An action, and the chance that followed."""

    kind: Literal["acted"]
    seat: int
    by: Literal["human", "bot", "server"]
    events: list[GameEvent]


class Undone(Message):
    """The seat's last action was taken back."""

    kind: Literal["undone"]
    seat: int


class Left(Message):
    """A player left; a bot plays on, or the seat is open again."""

    kind: Literal["left"]
    seat: int
    bot: str | None


class Returned(Message):
    """A player is back."""

    kind: Literal["returned"]
    seat: int


class Replaced(Message):
    """A bot plays for somebody absent."""

    kind: Literal["replaced"]
    seat: int
    by: int
    bot: str


class Adjudicated(Message):
    """The match ended by the absence of ``seat``."""

    kind: Literal["adjudicated"]
    seat: int
    by: int
    events: list[GameEvent]


class Said(Message):
    """Chat."""

    kind: Literal["said"]
    seat: int
    name: str
    text: str


class RematchMade(Message):
    """Another match waits at ``table``."""

    kind: Literal["rematch"]
    seat: int
    table: str


Entry = Annotated[
    Made | Joined | Filled | Began | Acted | Undone | Left | Returned | Replaced | Adjudicated | Said | RematchMade,
    Field(discriminator="kind"),
]


class EntryFrame(Message):
    """Something happened. ``table`` is there when it happens, with the last entry of a command, not in the history."""

    type: Literal["entry"]
    seq: int
    at: int
    entry: Entry
    table: Table | None = None


class TableFrame(Message):
    """The whole table: after the history, before what happens."""

    type: Literal["table"]
    table: Table


class SeatPresence(Message):
    """Whether a seat's player is here, and from when others may act on the absence."""

    seat: int
    here: bool
    away_since: int | None
    due_at: int | None


class PresenceFrame(Message):
    """Who is here."""

    type: Literal["presence"]
    now: int
    seats: list[SeatPresence]
    watching: int


class PongFrame(Message):
    """The answer to a ping."""

    type: Literal["pong"]


ServerFrame = Annotated[EntryFrame | TableFrame | PresenceFrame | PongFrame, Field(discriminator="type")]


class Log(Message):
    """``GET …/log``."""

    entries: list[EntryFrame]
    table: Table
