"""The socket of a table: the history, the table, then what happens as it happens."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sixtyone.server.answers import player_of
from sixtyone.server.guard import address_of, own_origin
from sixtyone.server.hub import Listener
from sixtyone.server.live import Live
from sixtyone.server.rates import Rate
from sixtyone.server.refusal import Refusal
from sixtyone.server.tables import Tables

NOT_YOURS, UNKNOWN, SLOW, OTHER, TOO_MUCH, TOO_MANY, RESTART, FAULT = 4403, 4404, 4408, 4410, 4413, 4429, 1012, 1011
CLOSING = {
    "seat/not-yours": NOT_YOURS,
    "table/unknown": UNKNOWN,
    "table/other-log": OTHER,
    "request/invalid": TOO_MUCH,
}
"""The codes for what is refused; any other is a fault."""
LONGEST_PING = 200
PATIENCE = 1.0
"""Seconds that a socket that does not read is given to take the closing code."""


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's, with a way to let go of a connection whose other side does not read."""

    def handle_connect(self, event: Any) -> None:
        """As in uvicorn; the application finds ``abort`` in its state."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["abort"] = self.transport.abort

    def data_received(self, data: bytes) -> None:
        """As in uvicorn, which keeps a connection for ever where the opening, which comes whole, cannot be read."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()


class Sockets:
    """All sockets of one server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._limits = tables.config.limits
        self._open: Counter[str] = Counter()

    async def serve(self, websocket: WebSocket) -> None:
        """One socket, from its opening to its end."""
        address = address_of(websocket.scope)
        if self._open[address] >= self._limits.sockets:
            await _refuse(websocket, TOO_MANY)
            return
        self._open[address] += 1
        self._tables.metrics.sockets.inc()
        try:
            await self._serve(websocket)
        except WebSocketDisconnect:
            pass
        except Exception as error:  # noqa: BLE001  # no fault may show a trace, or what is hidden
            self._tables.log.error("socket-fault", error=type(error).__name__)
            await _close(websocket, FAULT)
        finally:
            self._tables.metrics.sockets.dec()
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _serve(self, websocket: WebSocket) -> None:
        if not own_origin(websocket.headers, websocket.scope["scheme"], self._tables.config.origins):
            await _refuse(websocket, NOT_YOURS)
            return
        player = player_of(websocket)
        try:
            seat = _number(websocket, "seat", 3)
            after = _number(websocket, "after", 2**31 - 1)
            at = _number(websocket, "at", 2**53 - 1)
            async with self._tables.memory.locked(websocket.path_params["table"]) as live:
                live.teller.recognize(after or 0, at)
                if seat is not None:
                    live.match.own(player, seat)
                listener = Listener(seat, player, self._limits.frames)
                first = [] if after is None else live.teller.history(after, seat)
                first.append(live.teller.frame(seat, player))
                live.hub.add(listener)  # with the lock held: nothing happens between what was read and what is told
                held = live.match.held_by(player)
        except Refusal as refusal:
            await _refuse(websocket, CLOSING.get(refusal.code, FAULT))
            return
        try:
            await websocket.accept()
            self._say_who_is_here(live, listener, held)
            await self._talk(websocket, listener, first)
        finally:
            live.hub.remove(listener, self._tables.now(), live.match.held_by(player))
            self._say_who_is_here(live, listener, held)
        if live.gone:
            await _close(websocket, RESTART)
        elif listener.dropped.is_set():
            self._tables.log.info("socket-dropped")
            await _close(websocket, SLOW)

    def _say_who_is_here(self, live: Live, listener: Listener, held: tuple[int, ...]) -> None:
        announcer = self._tables.announcer
        if held:
            announcer.presence(live)
            return
        if listener in live.hub.listeners:
            announcer.presence_to(live, listener)
        announcer.watching_soon(live)

    async def _talk(self, websocket: WebSocket, listener: Listener, first: list[str]) -> None:
        """Send and receive until either ends, or the listener is dropped."""
        tasks = {
            asyncio.create_task(_send(websocket, listener, first)),
            asyncio.create_task(self._receive(websocket, listener)),
            asyncio.create_task(listener.dropped.wait()),
        }
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
                raise error

    async def _receive(self, websocket: WebSocket, listener: Listener) -> None:
        """Answer pings. Anything else ends the socket."""
        pings = Rate((2.0, 20.0))
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None or len(text) > LONGEST_PING or not _is_ping(text) or pings.wait(""):
                await _close(websocket, TOO_MUCH)
                return
            self._tables.announcer.tell(listener, '{"type":"pong"}')


async def _send(websocket: WebSocket, listener: Listener, first: list[str]) -> None:
    for frame in first:
        await websocket.send_text(frame)
    first.clear()
    while True:
        await websocket.send_text(await listener.frames.get())


def _is_ping(text: str) -> bool:
    try:
        return bool(json.loads(text) == {"type": "ping"})
    except (ValueError, RecursionError):
        return False


def _number(websocket: WebSocket, name: str, most: int) -> int | None:
    text = websocket.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 17 and int(text) <= most):
        raise Refusal("request/invalid", f"{name} is a whole number", field=name)
    return int(text)


async def _refuse(websocket: WebSocket, code: int) -> None:
    """Open it, so that the page learns the code, and close it."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await websocket.accept()
        await websocket.close(code)


async def _close(websocket: WebSocket, code: int) -> None:
    """Close it; one that does not take the closing frame is cut off."""
    abort: Callable[[], None] | None = websocket.scope.get("state", {}).get("abort")
    try:
        if websocket.application_state is WebSocketState.CONNECTED:
            await asyncio.wait_for(websocket.close(code), PATIENCE)
        if code != SLOW:
            return
    except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
        pass
    if abort is not None and code == SLOW:
        asyncio.get_running_loop().call_later(PATIENCE, abort)
