"""What comes over a connection before there is a request: too much, too slowly, or nothing at all."""

import json
import socket
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.house import FREE, PATIENCE, House, house

MOST = FREE.head
GET = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n"


def connect(one: House) -> socket.socket:
    return one.opened(socket.create_connection((one.host, one.port), PATIENCE))


def rest(connection: socket.socket) -> bytes:
    """All that comes until the server closes."""
    parts = [b""]
    while part := connection.recv(65536):
        parts.append(part)
    return b"".join(parts)


def refusal(connection: socket.socket) -> tuple[int, str]:
    """The answer with which the server closes."""
    head, _, body = rest(connection).partition(b"\r\n\r\n")
    assert b"content-security-policy" in head
    return int(head.split()[1]), json.loads(body)["error"]["code"]


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        (b"\0garbage\r\n\r\n", 400, "request/malformed"),
        (GET + b"a: " + b"x" * MOST, 431, "request/head"),
        (b"GET /" + b"x" * MOST, 431, "request/head"),
        (GET + b"a: b\r\n" * MOST, 431, "request/head"),
    ],
    ids=["garbage", "header", "address", "headers"],
)
def test_what_is_no_request_is_refused_as_all_is(served: House, sent: bytes, status: int, code: str) -> None:
    connection = connect(served)
    connection.sendall(sent[: MOST + 1])  # what is sent after it was refused would break the line
    assert refusal(connection) == (status, code)
    assert served.server.metrics.refused.labels(code)._value.get() == 1


def test_a_head_may_be_large_and_each_is_measured_by_itself(served: House) -> None:
    connection = connect(served)
    for _ in range(3):
        connection.sendall(GET + b"a: " + b"x" * 50_000 + b"\r\n\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")


def test_what_dribbles_is_cut(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(FREE, arrival=1.0)) as one:
        silent = connect(one)
        head = connect(one)
        head.sendall(GET)
        body = connect(one)
        body.sendall(POST + b"{")
        again = connect(one)
        again.sendall(GET + b"\r\n")
        assert again.recv(65536).startswith(b"HTTP/1.1 200")
        again.sendall(GET)
        assert refusal(head) == (408, "request/timeout")
        assert refusal(body) == (408, "request/timeout")
        assert refusal(again) == (408, "request/timeout")
        assert rest(silent) == b""
        assert one.client().get("/healthz")["status"] == "ok"


def test_one_address_may_have_so_many(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(FREE, connections=2)) as one:
        client = one.client()
        table = client.make("cribbage", None, ["mine", "open"])["id"]
        sockets = [client.socket(table) for _ in range(3)]  # they are counted apart
        assert all(socket.table() for socket in sockets)
        second, third = connect(one), connect(one)
        second.sendall(GET + b"\r\n")
        assert second.recv(65536).startswith(b"HTTP/1.1 200")
        with suppress(ConnectionResetError):
            assert third.recv(1) == b""
        second.sendall(GET + b"connection: close\r\n\r\n")
        assert rest(second).startswith(b"HTTP/1.1 200")  # and the next may come
        assert one.client().get("/healthz")["status"] == "ok"
