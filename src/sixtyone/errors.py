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


WANTED: dict[str, str] = {
    "game": "The name of a game.",
    "variant": "The name of a variant.",
    "options": "An object of options.",
    "text": "A text.",
    "texts": "A list of texts.",
    "name": "A text of at most `expected` characters.",
    "names": "One name a seat, `expected` of them.",
    "actions": "At most `expected` actions.",
    "seat": "A seat: a whole number, from 0.",
    "one-seat": "A seat of `expected`.",
    "flag": "True or false.",
    "pieces": "A list of pieces as text, 52 at most.",
    "a-card": "At least one card.",
    "hands": "A list of two to four hands.",
    "hand-a-seat": "One hand a seat, `expected` of them.",
    "empty-hand": "An empty hand, since its seat went out.",
    "out-or-blocked": "Either out, a seat, or blocked.",
    "object": "An object with the fields of `expected`.",
    "as-recorded": "What the record has, `expected`, or nothing.",
    "proof": "An object with commitment, seed and contributions.",
    "digits": "Hexadecimal digits, `expected` of them.",
    "contributions": "A list of texts, one a seat, each of at most `expected` characters.",
    "text-a-seat": "One text a seat, `expected` of them.",
}
"""What a field should hold, where an error carries it as ``detail["wanted"]``."""


class SixtyOneError(Exception):
    """The root: ``code`` (one of ``CODES``), ``message`` for people, ``detail`` as JSON values.

    ``action`` is the action of a record that is at fault, as text; its place is ``detail["index"]``.
    """

    action: str | None = None

    def __init__(self, code: str, message: str, **detail: Any) -> None:
        assert code in CODES, f"undocumented error code {code}"
        assert detail.get("wanted") is None or detail["wanted"] in WANTED, f"undocumented {detail['wanted']}"
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


class Quoted(str):
    """A text in quotes; ``text`` is what stands between them, for whoever has other quotes (``words``)."""

    text: str


def quoted(text: object, most: int = 40) -> Quoted:
    """A token for a message: quoted, and cut where it is long, so that a message stays one readable line.

    >>> quoted("5Z"), quoted("5Z").text
    ("'5Z'", '5Z')
    """
    whole = str(text)
    cut = whole if len(whole) <= most else whole[:most] + "…"
    found = Quoted(repr(cut))
    found.text = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in cut)
    return found


def given(value: object) -> str | None:
    """What came in the place of something else, for ``detail["got"]``; None where nothing came."""
    return None if value is None else quoted(value)
