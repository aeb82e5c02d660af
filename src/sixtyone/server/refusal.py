"""What the server refuses by itself, beside the errors of the engine: stable codes with their HTTP status."""

from __future__ import annotations

from typing import Any

from sixtyone.errors import SixtyOneError

CODES: dict[str, int] = {
    "request/invalid": 422,
    "request/malformed": 400,
    "request/head": 431,
    "request/timeout": 408,
    "request/origin": 403,
    "request/path": 404,
    "request/method": 405,
    "request/too-large": 413,
    "request/type": 415,
    "request/too-often": 429,
    "table/unknown": 404,
    "table/waiting": 409,
    "table/started": 409,
    "table/over": 409,
    "table/not-over": 409,
    "table/full": 409,
    "table/chat-full": 409,
    "table/damaged": 500,
    "table/other-log": 409,
    "seat/not-yours": 403,
    "seat/link": 403,
    "seat/taken": 409,
    "seat/empty": 409,
    "seat/not-left": 409,
    "absent/not-due": 409,
    "bot/unknown": 422,
    "command/reused": 409,
    "server/fault": 500,
    "server/log": 503,
}

_ENGINE = {"text": 400, "rules": 422, "record": 422, "action": 409, "table": 409}


class Refusal(Exception):
    """The server says no: ``code`` (one of ``CODES``), ``message`` for developers, ``detail`` as JSON values."""

    def __init__(self, code: str, message: str, **detail: Any) -> None:
        super().__init__(message)
        self.code = code
        self.status = CODES[code]
        self.message = message
        self.detail = detail


class Stale(Refusal):
    """The sender had not seen what changed since. The code is the engine's own."""

    def __init__(self, seq: int, since: int) -> None:
        self.code, self.status = "table/stale", 409
        self.message = f"the match has moved on: it is at {seq}"
        self.detail = {"seq": seq, "since": since}
        Exception.__init__(self, self.message)


def error_json(error: Refusal | SixtyOneError) -> tuple[int, dict[str, Any]]:
    """The status and the body of an answer that refuses."""
    if isinstance(error, SixtyOneError):
        status = _ENGINE.get(error.code.partition("/")[0], 400)
        return status, {"error": error.to_json()}
    return error.status, {"error": {"code": error.code, "message": error.message, "detail": error.detail}}
