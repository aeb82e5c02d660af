"""A real server in a thread of the tests, and clients that talk to it over real sockets."""

from __future__ import annotations

import http.client
import itertools
import json
import random
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sixtyone.server import frames
from sixtyone.server import messages as wire
from sixtyone.server.app import Server
from sixtyone.server.config import Config, Limits
from sixtyone.server.launch import listen, uvicorn_config
from sixtyone.server.logs import Log

MUCH = (1e6, 1e6)
FREE = Limits(
    posts=MUCH, gets=MUCH, tables=MUCH, links=MUCH, chat=MUCH, back=MUCH, sockets=100_000, connections=100_000
)
PATIENCE = 20.0
FRAME = TypeAdapter(frames.ServerFrame)
NUMBERS = itertools.count(1)


class _Uvicorn(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.ready.set()


class House:
    """A server that runs. ``address`` is its host and port."""

    def __init__(self, config: Config, send_buffer: int | None = None, log: Log | None = None) -> None:
        self.server = Server(config, log)
        self._open = ExitStack()
        self._listening = listen("127.0.0.1", 0)
        if send_buffer is not None:  # accepted sockets have it too
            self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        self.host, self.port = self._listening.getsockname()[:2]
        self._uvicorn = _Uvicorn(uvicorn_config(self.server))
        self._thread = threading.Thread(target=self._uvicorn.run, kwargs={"sockets": [self._listening]})
        self._thread.start()
        assert self._uvicorn.ready.wait(PATIENCE)

    def stop(self) -> None:
        self._open.close()
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self.server.close()

    def opened(self, one: socket.socket) -> socket.socket:
        """A socket of a test's own, closed when the server ends."""
        return self._open.enter_context(one)

    def client(self) -> Client:
        return Client(self.host, self.port, self._open)


@contextmanager
def house(data: Path, send_buffer: int | None = None, log: Log | None = None, **settings: Any) -> Iterator[House]:
    one = House(replace(Config(data=data, limits=FREE), **settings), send_buffer, log)
    try:
        yield one
    finally:
        one.stop()


class Refused(Exception):
    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(f"{status} {error}")
        self.status = status
        self.code = error["code"]
        self.detail = error["detail"]


def refused(code: str) -> Any:
    """Inside, a request is refused with that code."""
    return pytest.raises(Refused, check=lambda error: error.code == code)


class Client:
    """One browser: a connection and a cookie."""

    def __init__(self, host: str, port: int, opened: ExitStack) -> None:
        self.host, self.port = host, port
        self.cookie: str | None = None
        self._open = opened
        self._connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        opened.callback(self._connection.close)

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        headers = dict(headers or {})
        if self.cookie is not None:
            headers.setdefault("cookie", f"sixtyone={self.cookie}")
        try:
            self._connection.request(method, path, body, headers)
            answer = self._connection.getresponse()
        except (http.client.HTTPException, OSError):
            self._connection.close()
            raise
        content = answer.read()
        cookie = answer.getheader("set-cookie")
        if cookie is not None:
            self.cookie = cookie.partition("=")[2].partition(";")[0]
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, content

    def get(self, path: str) -> Any:
        return self._read(*self.ask("GET", path))

    def post(self, path: str, data: dict[str, Any], headers: dict[str, str] | None = None) -> Any:
        body = json.dumps(data).encode()
        return self._read(*self.ask("POST", path, body, {"content-type": "application/json", **(headers or {})}))

    def _read(self, status: int, _headers: dict[str, str], content: bytes) -> Any:
        data = json.loads(content)
        if status >= 400:
            wire.Problem.model_validate(data)
            raise Refused(status, data["error"])
        return data

    def command(self, table: str, what: str, **fields: Any) -> dict[str, Any]:
        answer = self.post(f"/api/tables/{table}/{what}", {"command_id": new_command(), **fields})
        (wire.RematchAnswer if what == "rematch" else wire.Answer).model_validate(answer)
        return dict(answer)

    def make(self, game: str, variant: str | None, seats: list[str], **fields: Any) -> dict[str, Any]:
        data = {"command_id": new_command(), "game": game, "variant": variant, "seats": seats, **fields}
        answer = self.post("/api/tables", data)
        wire.Answer.model_validate(answer)
        return dict(answer["table"])

    def claim(self, link: str) -> dict[str, Any]:
        """Open a secret link."""
        path, _, secret = link.partition("#")
        answer = self.post(f"/api/tables/{path.removeprefix('/t/')}/claim", {"secret": secret})
        wire.TableAnswer.model_validate(answer)
        return dict(answer["table"])

    def links(self, table: str) -> list[str]:
        return [one["link"] for one in self.get(f"/api/tables/{table}/links")["links"]]

    def join(self, table: str, seat: int | None, name: str) -> dict[str, Any]:
        answer = self.command(table, "join", seat=seat, name=name, contribution=f"words of {name}")
        return dict(answer["table"])

    def table(self, table: str, seat: int | None = None) -> dict[str, Any]:
        data = self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))
        wire.Table.model_validate(data)
        return dict(data)

    def socket(self, table: str, seat: int | None = None, after: int | None = None, **options: Any) -> Socket:
        asked = [f"{name}={value}" for name, value in (("seat", seat), ("after", after)) if value is not None]
        headers = {"cookie": f"sixtyone={self.cookie}"} if self.cookie else {}
        headers |= options.pop("headers", {})
        url = f"ws://{self.host}:{self.port}/api/tables/{table}/socket?{'&'.join(asked)}"
        # Without an end to its queue: frames that no test reads would keep it from seeing that it was closed.
        opening = connect(url, additional_headers=headers, compression=None, proxy=None, max_queue=None, **options)
        return Socket(self._open.enter_context(opening))


class Socket:
    """One socket; every frame is read through the models of the wire."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.texts: list[str] = []

    def frame(self) -> dict[str, Any]:
        text = self.connection.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        FRAME.validate_json(text)
        return dict(json.loads(text))

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            frame = self.frame()
            if wanted(frame):
                return frame

    def entry(self, kind: str | None = None) -> dict[str, Any]:
        """The next entry that happens, or that is told of."""
        return self.until(lambda one: one["type"] == "entry" and kind in (None, one["entry"]["kind"]))

    def table(self) -> dict[str, Any]:
        """The next table."""
        frame = self.until(lambda one: "table" in one)
        return dict(frame["table"])

    def closing_code(self) -> int:
        try:
            while True:
                self.connection.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code

    def close(self) -> None:
        self.connection.close()


def new_command() -> str:
    return f"command-{next(NUMBERS):06}"


def seat_people(
    one: House, game: str, variant: str | None, seats: int, bots: int = 0, **fields: Any
) -> tuple[str, list[Client]]:
    """A match that has begun, and one client a seat; the last seats are bots'."""
    maker = one.client()
    people = seats - bots
    plan = ["mine"] + ["open"] * (people - 1) + ["bot:greedy"] * bots
    table = maker.make(game, variant, plan, **fields)["id"]
    clients = [maker] + [one.client() for _ in range(people - 1)]
    own = maker.links(table)[0]
    for client, link in zip(clients[1:], [link for link in maker.links(table) if link != own], strict=True):
        client.claim(link)
    for seat, client in enumerate(clients):
        client.join(table, seat, "ABCD"[seat] + "nn")
    return table, clients


def pick(view: dict[str, Any], chooser: random.Random) -> str:
    legal = view["legal"]
    return str(chooser.choice(legal[:13] if view["phase"] in ("count", "answer") else legal))
