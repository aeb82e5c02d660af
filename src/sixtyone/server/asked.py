"""What clients ask, once: requests are read by these, and the OpenAPI pages and TypeScript types are made from them.
What is told is in ``messages.py`` and ``frames.py``; docs/wire.md says what all of it means.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from sixtyone.server.typed import exactly, said


class TypeScript:
    """How a field that is not checked here is called in TypeScript."""

    def __init__(self, name: str) -> None:
        self.name = name


Options = Annotated[dict[str, Any], TypeScript("Record<string, unknown>")]

CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=40), AfterValidator(said)]
Contribution = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(exactly)]
Line = Annotated[str, StringConstraints(min_length=1, max_length=500), AfterValidator(said)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
SeatWish = Annotated[str, StringConstraints(pattern=r"^(open|mine|bot:[A-Za-z0-9_-]{1,40})$")]


class Message(BaseModel):
    """Strict: unknown fields and near misses of types are errors."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Request(Message):
    """A command: sent again with the same id, it is done once."""

    command_id: CommandId


class MakeTable(Request):
    """``POST /api/tables``."""

    game: Annotated[str, StringConstraints(max_length=40)]
    variant: Annotated[str, StringConstraints(max_length=40)] | None = None
    rules: Options = {}
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    listed: bool = False


class Claim(Message):
    """``POST …/claim``."""

    secret: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Join(Request):
    """``POST …/join``."""

    seat: SeatNumber | None = None
    name: Name
    contribution: Contribution


class Fill(Request):
    """``POST …/fill``."""

    seat: SeatNumber
    bot: BotName


class Act(Request):
    """``POST …/act``."""

    seat: SeatNumber
    seq: Seq
    action: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Undo(Request):
    """``POST …/undo``."""

    seat: SeatNumber
    seq: Seq


class OfSeat(Request):
    """``POST …/resign``, ``…/return`` and ``…/rematch``."""

    seat: SeatNumber


class Leave(Request):
    """``POST …/leave``."""

    seat: SeatNumber
    bot: BotName | None = None


class Absent(Request):
    """``POST …/absent``."""

    seat: SeatNumber
    absent: SeatNumber
    remedy: Literal["bot", "adjudicate"]
    bot: BotName | None = None


class Say(Request):
    """``POST …/chat``."""

    seat: SeatNumber
    text: Line


class Ping(Message):
    """All that a client says on the socket."""

    type: Literal["ping"]
