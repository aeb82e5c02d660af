"""Connections before a request is whole: how many one address may have, how large a head may be and how slow."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from sixtyone.server.config import Limits
from sixtyone.server.guard import HEADERS
from sixtyone.server.metrics import Metrics
from sixtyone.server.refusal import Refusal, error_json

END_OF_HEAD = b"\r\n\r\n"


class Door:
    """What the connections of one server share. Behind a proxy all have its address, and are not counted."""

    def __init__(self, limits: Limits, metrics: Metrics, counted: bool) -> None:
        self.limits = limits
        self.metrics = metrics
        self._counted = counted
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether one more may be open."""
        if self._counted and self._open[address] >= self.limits.connections:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One less is open."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Connection(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # which of two classes it is, uvicorn decides
    """uvicorn's, whichever parser it has, with bounds. A body's are the guard's; a socket's begin when it is one."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self._door = door
        self._address: str | None = None  # while it is counted
        self._head = 0
        self._limit: asyncio.TimerHandle | None = None

    @property
    def _awaits_head(self) -> bool:
        return self.cycle is None or bool(self.cycle.response_complete)

    def connection_made(self, transport: Any) -> None:
        """As in uvicorn, where there is room."""
        super().connection_made(transport)
        address = str(self.client[0]) if self.client else "?"
        if self._door.enter(address):
            self._address = address
            self._start_clock()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """As in uvicorn."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """As in uvicorn; it is no longer one of these."""
        self._leave()
        super().handle_websocket_upgrade(*event)

    def data_received(self, data: bytes) -> None:
        """As in uvicorn, where a head is neither too large nor too slow."""
        if self._awaits_head:
            end = data.find(END_OF_HEAD)
            self._head += len(data) if end < 0 else end
            if self._head > self._door.limits.head:
                most = self._door.limits.head
                self._refuse(Refusal("request/head", f"a request has at most {most} bytes before its body"))
                return
            self._start_clock()
        super().data_received(data)
        if not self._awaits_head:
            self._stop_clock()
            self._head = 0

    def send_400_response(self, msg: str) -> None:
        """What is no request is refused in the shape that all refusals have."""
        self._refuse(Refusal("request/malformed", msg))

    def _start_clock(self) -> None:
        """From the first byte of a head, or from the opening where none comes, until the head is whole."""
        if self._limit is None:
            self._limit = self.loop.call_later(self._door.limits.arrival, self._be_late)

    def _stop_clock(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _be_late(self) -> None:
        if self._head:
            self._refuse(Refusal("request/timeout", "the request did not arrive in time"))
        else:
            self.transport.close()

    def _leave(self) -> None:
        self._stop_clock()
        if self._address is not None:
            self._door.leave(self._address)
            self._address = None

    def _refuse(self, refusal: Refusal) -> None:
        """Answer by hand, since there is no request that could be answered, and close."""
        if self.transport.is_closing():
            return
        self._door.metrics.refused.labels(refusal.code).inc()
        status, data = error_json(refusal)
        body = json.dumps(data, separators=(",", ":")).encode("ascii")
        headers = {**HEADERS, "cache-control": "no-store", "content-type": "application/json"}
        lines = [
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
            *(f"{name}: {value}" for name, value in headers.items()),
            f"content-length: {len(body)}",
            "connection: close",
        ]
        self.transport.write("\r\n".join(lines).encode("ascii") + END_OF_HEAD + body)
        self.transport.close()
