"""What the routes answer, once: the OpenAPI pages and the TypeScript types are made from these, and the tests read
every answer back through them. What is asked is in ``asked.py``, what the socket tells in ``frames.py``; docs/wire.md
says what all of it means.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from sixtyone.server.asked import Message, Options, TypeScript

View = Annotated[dict[str, Any], TypeScript("View")]
GameEvent = Annotated[dict[str, Any], TypeScript("GameEvent")]
Outcome = Annotated[dict[str, Any], TypeScript("Outcome")]
Score = Annotated[dict[str, Any], TypeScript("Score")]


class ErrorBody(Message):
    """What went wrong."""

    code: str
    message: str
    detail: Options


class Problem(Message):
    """Every answer from 400 up."""

    error: ErrorBody


class Seat(Message):
    """One seat, as everybody may see it."""

    seat: int
    side: int
    kind: Literal["open", "human", "bot"]
    name: str | None
    bot: str | None
    ready: bool


class Spot(Message):
    """Where a tile lies."""

    tile: str
    x: float
    y: float
    rotation: float


class Frame(Message):
    """The rectangle to show."""

    x: float
    y: float
    width: float
    height: float


class PlaceMark(Message):
    """Where to mark an open end."""

    place: str
    x: float
    y: float
    rotation: float
    clear: bool


class Arrangement(Message):
    """Where the tiles of a layout lie."""

    tiles: list[Spot]
    redrawn: bool
    frame: Frame
    places: list[PlaceMark]


class Table(Message):
    """A table as one seat, or a spectator, may know it."""

    id: str
    seq: int
    since: int | None
    status: Literal["waiting", "playing", "over"]
    game: str
    variant: str
    rules: Options
    target: int
    pairs: bool
    first: int | None
    listed: bool
    seats: list[Seat]
    you: int | None
    holds: list[int]
    maker: bool
    commitment: str
    contributions: list[str] | None
    view: View | None
    can_undo: bool
    closing: Arrangement | None
    arrangement: Arrangement | None
    outcome: Outcome | None
    skunks: list[int] | None
    adjudicated: int | None
    rematch: str | None
    previous: str | None
    wins: list[int]


class Answer(Message):
    """What a command answers."""

    seq: int
    repeated: bool
    table: Table


class RematchAnswer(Answer):
    """What ``…/rematch`` answers; ``rematch`` is the id of the new table."""

    rematch: str


class TableAnswer(Message):
    """What ``…/claim`` answers."""

    table: Table


class Summary(Message):
    """A table in a list."""

    id: str
    game: str
    variant: str
    rules: Options
    target: int
    pairs: bool
    status: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    listed: bool
    made_at: int
    over_at: int | None
    outcome: Outcome | None
    scores: list[int] | None
    to_act: list[int]
    holds: list[int]


class Summaries(Message):
    """``GET /api/tables`` and ``/api/mine``. ``next``: what ``after`` takes for the part that follows."""

    tables: list[Summary]
    next: str | None


class ActionScore(Message):
    """What one legal action would peg at once."""

    action: str
    points: int
    raw: int | None
    parts: list[Score]
    refused: bool


class ActionScores(Message):
    """``GET …/scores``."""

    seq: int
    scores: list[ActionScore]


class SeatLink(Message):
    """The secret link of a seat."""

    seat: int
    link: str


class SeatLinks(Message):
    """``GET …/links``. ``others``: the origin for others in the server's network, if it listens at all addresses."""

    links: list[SeatLink]
    others: str | None


class Way(Message):
    """A variant with a number of seats. ``rules``: what a table must state to be played so; ``usual``: the options that
    can mean something there, each with what holds where nobody sets it.
    """

    seats: int
    rules: Options
    usual: Options


class VariantInfo(Message):
    """A variant of a game. ``seats``: how many may play without another option; ``ways``: all of them."""

    name: str
    seats: list[int]
    target: int
    pairs: bool
    ways: list[Way]


class OptionInfo(Message):
    """An option of a game's rules. ``values``: all that it takes, where they are few; ``least`` and ``most`` of a whole
    number; ``needs``: the other options, each with its values, without which it means nothing.
    """

    name: str
    default: Any
    takes: str
    meaning: str
    values: list[Any] | None
    least: int | None
    most: int | None
    needs: Annotated[dict[str, list[Any]], TypeScript("Record<string, unknown[]>")]


class GameInfo(Message):
    """A game of the catalogue."""

    name: str
    title: str
    variants: list[VariantInfo]
    options: list[OptionInfo]


class Catalogue(Message):
    """``GET /api/games``."""

    games: list[GameInfo]
    bots: list[str]


class Health(Message):
    """``GET /healthz``."""

    status: Literal["ok"]
    version: str
