"""How the routes read a request's cookie and write answers."""

from __future__ import annotations

import json
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import Response

from sixtyone.errors import SixtyOneError
from sixtyone.server import seats
from sixtyone.server.metrics import Metrics
from sixtyone.server.refusal import Refusal, error_json


def player_of(connection: HTTPConnection) -> str | None:
    """The player of a cookie; None without one that may be ours."""
    token = connection.cookies.get(seats.COOKIE, "")
    return seats.player_of(token) if seats.is_token(token) else None


def text_answer(text: str, status: int = 200) -> Response:
    """JSON that is written already."""
    return Response(text, status, media_type="application/json")


def json_answer(data: Any, status: int = 200) -> Response:
    """JSON, in ASCII, whatever is in it."""
    return text_answer(json.dumps(data, separators=(",", ":")), status)


def refusing(error: Refusal | SixtyOneError, metrics: Metrics) -> Response:
    """The answer that refuses."""
    metrics.refused.labels(error.code).inc()
    status, data = error_json(error)
    answer = json_answer(data, status)
    if "retry_after" in error.detail:
        answer.headers["retry-after"] = str(error.detail["retry_after"])
    if status in (408, 413):
        answer.headers["connection"] = "close"  # what is left of the body is not read
    return answer


def with_cookie(answer: Response, token: str | None, secure: bool) -> Response:
    """Give a new player its cookie."""
    if token is not None:
        answer.set_cookie(
            seats.COOKIE, token, max_age=seats.COOKIE_AGE, path="/", httponly=True, samesite="lax", secure=secure
        )
    return answer
