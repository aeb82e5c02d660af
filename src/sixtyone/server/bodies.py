"""Bodies of requests: JSON in UTF-8 that has one meaning."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from sixtyone.record import read_json


class PlainRequest(Request):
    """A request whose body is read as records are: in UTF-8 alone, no key twice, no NaN."""

    async def json(self) -> Any:
        """The body.

        Raises:
            json.JSONDecodeError: it is no such JSON; FastAPI answers it.
        """
        try:
            return read_json((await self.body()).decode())
        except json.JSONDecodeError:
            raise
        except (ValueError, RecursionError) as error:
            raise json.JSONDecodeError(str(error)[:80], "", 0) from error


class PlainRoute(APIRoute):
    """A route that reads its body so."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """As in FastAPI."""
        handle = super().get_route_handler()

        async def plainly(request: Request) -> Response:
            return await handle(PlainRequest(request.scope, request.receive))

        return plainly
