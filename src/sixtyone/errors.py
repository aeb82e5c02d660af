"""Every error that Sixty-One raises on purpose, in one tree.

::

    SixtyOneError                 code, message, detail
    +-- ParseError                text that is no card, tile, place or action        text/...
    +-- RulesError                an unknown game, variant or option, or a bad value  rules/...
    +-- IllegalAction             an action that the rules forbid here                action/...
    +-- RecordError               a record that cannot be read                        record/...
    +-- RefereeError              a line that is no question to the referee           referee/...
    +-- FairError                 a deal that does not follow from its seeds          fair/...
    +-- TableError                a request that a live match refuses                 table/...

All but the root are ``ValueError`` too. ``code`` is stable: programs compare it; people read ``message``; ``detail``
holds what was expected and what came, as plain JSON values.

>>> raise IllegalAction("action/over-31", "7C would make the count 33", count=33)
Traceback (most recent call last):
    ...
sixtyone.errors.IllegalAction: 7C would make the count 33
"""

from __future__ import annotations

from typing import Any

CODES: dict[str, str] = {
    "text/card": "Not a card: a rank A 2-9 T J Q K and a suit C D H S were expected.",
    "text/tile": "Not a tile of the double-six set.",
    "text/place": "Not a place in a layout, such as 1-4.low or 4-4.side-b.",
    "text/action": "Not an action of this game.",
    "text/number": "Not a whole number in the range that the action takes.",
    "text/too-long": "The text is longer than any action can be.",
    "rules/unknown-game": "No game of that name is in the catalogue.",
    "rules/unknown-variant": "The game has no variant of that name.",
    "rules/unknown-option": "The game has no option of that name.",
    "rules/bad-value": "The option does not take that value.",
    "rules/seats": "The variant is not played by that number of seats.",
    "rules/conflict": "Two options contradict each other.",
    "rules/unsupported": "The compiled kernels do not play by that option; the readable rules do.",
    "action/over": "The match is over.",
    "action/not-now": "The action belongs to another phase of the game.",
    "action/not-your-turn": "The seat is not the one to act.",
    "action/no-such-seat": "The match has no such seat.",
    "action/not-in-hand": "The piece is not in the hand of that seat.",
    "action/over-31": "The card would take the count past 31.",
    "action/can-play": "A seat that can play must play; it may not say go, knock or pass.",
    "action/wrong-size": "The wrong number of pieces was dealt or discarded.",
    "action/duplicate": "A piece is named twice, or is already in use.",
    "action/no-fit": "The tile does not fit at that place.",
    "action/no-place": "The layout has no such open place.",
    "action/needs-place": "The place must be named.",
    "action/must-place-drawn": "The tile that was drawn must be laid at once.",
    "action/cannot-stop": "The turn may not be ended here.",
    "action/cut-depth": "At least four cards must stay on each side of the cut.",
    "record/json": "The file is not JSON.",
    "record/format": "The file is not a record of a format that this version reads.",
    "record/field": "A field of the record is missing or has the wrong shape.",
    "referee/json": "The line is not one JSON object.",
    "referee/too-long": "The line is longer than the referee reads.",
    "referee/question": "The line asks none of the referee's questions, or several at once.",
    "referee/field": "A field of the question is missing or has the wrong shape.",
    "fair/no-proof": "The record carries no proof of its deals.",
    "fair/field": "A field of the proof is missing or has the wrong shape.",
    "fair/commitment": "The seed is not the one that was committed to.",
    "fair/deal": "A deal, draw, lot, cut or starter does not follow from the seeds.",
    "table/seat": "No such seat at this table.",
    "table/stale": "The match has moved on since the action was chosen.",
    "table/chance": "Chance actions come from the dealer of the table, not from a seat.",
    "table/no-undo": "Nothing can be taken back here.",
    "table/unknown-bot": "No bot of that name plays here.",
}


class SixtyOneError(Exception):
    """The root: ``code`` (one of ``CODES``), ``message`` for people, ``detail`` as JSON values."""

    def __init__(self, code: str, message: str, **detail: Any) -> None:
        assert code in CODES, f"undocumented error code {code}"
        super().__init__(message)
        self.code = code
        self.message = message
        self.detail = detail

    def to_json(self) -> dict[str, Any]:
        """The one JSON shape of an error, the same on every wire."""
        return {"code": self.code, "message": self.message, "detail": self.detail}

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.message, self.detail)


class ParseError(SixtyOneError, ValueError):
    """Text that is no card, tile, place or action."""


class RulesError(SixtyOneError, ValueError):
    """An unknown game, variant or option, or a value that an option does not take."""


class IllegalAction(SixtyOneError, ValueError):
    """An action that the rules forbid in this state; the state is untouched."""


class RecordError(SixtyOneError, ValueError):
    """A record that cannot be read."""


class RefereeError(SixtyOneError, ValueError):
    """A line that is no question to the referee."""


class FairError(SixtyOneError, ValueError):
    """A deal that does not follow from the seeds it claims."""


class TableError(SixtyOneError, ValueError):
    """A request that a live match refuses."""


def _rebuild(kind: type[SixtyOneError], code: str, message: str, detail: dict[str, Any]) -> SixtyOneError:
    return kind(code, message, **detail)


def quoted(text: object, most: int = 40) -> str:
    """A token for a message: quoted, and cut where it is long, so that a message stays one readable line."""
    whole = str(text)
    return repr(whole if len(whole) <= most else whole[:most] + "…")
