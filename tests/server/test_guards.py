"""What is refused before anything is done: foreign pages, floods, sizes, nonsense. And what is never told."""

import io
import json
import random
import re
import socket
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sixtyone.server.app import Server
from sixtyone.server.config import Config
from sixtyone.server.guard import CSP
from sixtyone.server.logs import make_log
from sixtyone.server.rates import Rate
from sixtyone.server.refusal import Refusal
from tests.server.house import FREE, Client, House, Refused, house, new_command, pick, refused, seat_people

JSON = {"content-type": "application/json"}
WIRE = (Path(__file__).resolve().parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")


def post(client: Client, path: str, body: bytes, headers: dict[str, str] | None = None) -> tuple[int, str]:
    status, _, content = client.ask("POST", path, body, {**JSON, **(headers or {})})
    return status, json.loads(content)["error"]["code"] if status >= 400 else ""


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://{host}", "http://{host}.evil.example", "http://[x", "", "x"]
)
def test_a_foreign_page_may_do_nothing(served: House, origin: str) -> None:
    client = served.client()
    own = f"127.0.0.1:{served.port}"
    origin = origin.format(host=own)
    body = json.dumps({"command_id": new_command(), "game": "cribbage", "seats": ["mine", "open"]}).encode()
    assert post(client, "/api/tables", body, {"origin": origin}) == (403, "request/origin")
    assert post(client, "/api/tables", body, {"sec-fetch-site": "cross-site"}) == (403, "request/origin")
    assert client.cookie is None
    table = client.make("cribbage", None, ["mine", "open"])["id"]
    assert client.socket(table, 0, headers={"origin": origin}).closing_code() == 4403
    assert client.socket(table, 0, headers={"origin": f"http://{own}"}).table()["you"] == 0
    body = json.dumps({"command_id": new_command(), "game": "cribbage", "seats": ["mine", "open"]}).encode()
    assert post(client, "/api/tables", body, {"origin": f"http://{own}"})[0] == 201


def test_an_origin_that_is_named_is_let_in(tmp_path: Path) -> None:
    with house(tmp_path, origins=("https://cribbage.example",)) as one:
        client = one.client()
        body = json.dumps({"command_id": new_command(), "game": "cribbage", "seats": ["mine", "open"]}).encode()
        assert post(client, "/api/tables", body, {"origin": "https://cribbage.example"})[0] == 201


@pytest.mark.parametrize(
    "cookie", ["x", "A" * 43, "A" * 5000, "'; DROP TABLE games --", "\N{SNOWMAN}".encode().decode("latin-1")]
)
def test_a_forged_cookie_holds_nothing(served: House, cookie: str) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)
    forger = served.client()
    forger.cookie = cookie
    with pytest.raises(Refused) as caught:
        forger.table(table, 0)
    assert caught.value.code == "seat/not-yours"
    assert forger.socket(table, 0).closing_code() == 4403
    assert forger.get("/api/mine")["tables"] == []
    state = clients[0].table(table, 0)
    forger.cookie = cookie
    with pytest.raises(Refused) as caught:
        forger.command(table, "act", seat=0, seq=state["seq"], action=state["view"]["legal"][0])
    assert caught.value.code == "seat/not-yours"


BAD_BODIES: list[tuple[bytes, dict[str, str], int, str]] = [
    (b"{", {}, 422, "request/invalid"),
    (b"", {}, 422, "request/invalid"),
    (b"[]", {}, 422, "request/invalid"),
    (b"null", {}, 422, "request/invalid"),
    (b"\xff\xfe", {}, 422, "request/invalid"),
    (b"[" * 9000, {}, 422, "request/invalid"),
    ('{"command_id": "12345678"}'.encode("utf-16"), {}, 422, "request/invalid"),
    (b'{"secret": NaN}', {}, 422, "request/invalid"),
    (b'{"command_id": "a"}', {}, 422, "request/invalid"),
    (b"x" * 20_000, {}, 413, "request/too-large"),
    (b"{}", {"content-type": "text/plain"}, 415, "request/type"),
    (b"{}", {"content-type": "application/x-www-form-urlencoded"}, 415, "request/type"),
]


@pytest.mark.parametrize(("body", "headers", "status", "code"), BAD_BODIES, ids=range(len(BAD_BODIES)))
def test_nonsense_is_refused(served: House, body: bytes, headers: dict[str, str], status: int, code: str) -> None:
    client = served.client()
    for path in ("/api/tables", "/api/tables/abc/act", "/api/tables/abc/claim"):
        assert post(client, path, body, headers) == (status, code)
    assert client.get("/healthz")["status"] == "ok"


@pytest.mark.parametrize(
    "change",
    [
        {"game": "\ud800"},
        {"game": "chess"},
        {"variant": "x"},
        {"rules": {"\ud800": 1}},
        {"rules": {"target": 10**400}},
        {"rules": {"target": float("inf")}},
        {"rules": {"target": float("nan")}},
        {"rules": {"target": "121"}},
        {"rules": {"target": True}},
        {"rules": {"counting": {"a": [[[]]]}}},
        {"rules": [1]},
        {"seats": ["mine"]},
        {"seats": ["mine"] * 5},
        {"seats": ["mine"] * 3},
        {"seats": ["bot:greedy", "bot:greedy"]},
        {"seats": ["mine", "bot:nobody"]},
        {"seats": ["mine", "bot:"]},
        {"seats": "mine"},
        {"listed": 1},
        {"more": 1},
        {"command_id": "short"},
        {"command_id": "x" * 65},
        {"command_id": 12345678},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_made_is_refused(served: House, change: dict[str, Any]) -> None:
    client = served.client()
    data = {"command_id": new_command(), "game": "cribbage", "seats": ["mine", "open"], **change}
    with pytest.raises(Refused) as caught:
        client.post("/api/tables", data)
    assert caught.value.status == 422
    (row,) = re.findall(r"^\| 422 .*$", WIRE, re.MULTILINE)
    assert f"`{caught.value.code}`" in row or f"`{caught.value.code.partition('/')[0]}/…`" in row
    assert client.get("/api/mine")["tables"] == []


@pytest.mark.parametrize("field", ["seat", "seq", "action", "command_id"])
@pytest.mark.parametrize("value", [None, -1, 4, 1.5, True, "0", [], {}, 2**31, "\ud800", "x" * 300])
def test_an_action_of_the_wrong_shape_changes_nothing(served: House, field: str, value: Any) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)
    state = clients[0].table(table, 0)
    request = {"command_id": new_command(), "seat": 0, "seq": state["seq"], "action": state["view"]["legal"][0]}
    if field == "seq" and value == 4:
        return  # that is the right one
    with pytest.raises(Refused) as caught:
        clients[0].post(f"/api/tables/{table}/act", {**request, field: value})
    assert 400 <= caught.value.status < 500
    assert clients[0].table(table, 0) == state


@pytest.mark.parametrize(
    "text", ["win", "0: discard", "0: discard 2C", "0: play 2C", "0: go", "0: count 5", "deal 2C", "1: go"]
)
def test_what_is_no_legal_action_changes_nothing(served: House, text: str) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)
    state = clients[0].table(table, 0)
    with pytest.raises(Refused) as caught:
        clients[0].command(table, "act", seat=0, seq=state["seq"], action=text)
    assert caught.value.status in (400, 409)
    assert clients[0].table(table, 0) == state


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/tables/none", "/api/tables/%00", "/assets/../app.py", "/app.py", "/%2e%2e/app.py"]
)
def test_what_is_not_there_is_not_found(served: House, path: str) -> None:
    status, _, body = served.client().ask("GET", path)
    assert status == 404
    assert json.loads(body)["error"]["code"] in ("request/path", "table/unknown")


def test_a_wrong_method_is_told(served: House) -> None:
    status, headers, body = served.client().ask("DELETE", "/api/tables")
    assert (status, json.loads(body)["error"]["code"]) == (405, "request/method")
    assert headers["allow"] == "GET, POST"
    status, headers, body = served.client().ask("GET", "/api/tables/abc/act")
    assert (status, json.loads(body)["error"]["code"]) == (405, "request/method")
    assert headers["allow"] == "POST"


def test_a_key_that_stands_twice_is_refused(served: House) -> None:
    text = b'{"command_id": "12345678", "game": "cribbage", "seats": ["mine", "open"], "game": "horse-race"}'
    assert post(served.client(), "/api/tables", text, {}) == (422, "request/invalid")


def test_the_type_of_a_body_is_read_in_any_case(served: House) -> None:
    assert post(served.client(), "/api/tables", b"{}", {"content-type": "Application/JSON"})[0] == 422


def test_every_answer_carries_the_headers(served: House) -> None:
    client = served.client()
    for method, path in (
        ("GET", "/"),
        ("GET", "/t/abc"),
        ("GET", "/api/games"),
        ("POST", "/api/tables"),
        ("GET", "/api/x"),
    ):
        _, headers, _ = client.ask(method, path)
        assert headers["content-security-policy"] == CSP
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_floods_are_refused(tmp_path: Path) -> None:
    limits = replace(FREE, posts=(0.001, 5.0), gets=(0.001, 8.0), links=(0.001, 2.0), sockets=2)
    with house(tmp_path, limits=limits) as one:
        client = one.client()
        table = client.make("cribbage", None, ["mine", "open"])["id"]
        for _ in range(2):
            with pytest.raises(Refused) as caught:
                client.claim(f"/t/{table}#wrong")
            assert caught.value.code == "seat/link"
        with pytest.raises(Refused) as caught:
            client.claim(f"/t/{table}#wrong")
        assert caught.value.code == "request/too-often"
        codes = [post(client, "/api/tables", b"{}")[1] for _ in range(4)]
        assert codes == ["request/invalid", *["request/too-often"] * 3]
        status, headers, _ = client.ask("POST", "/api/tables", b"{}", JSON)
        assert status == 429
        assert int(headers["retry-after"]) > 0
        sockets = [client.socket(table) for _ in range(2)]
        assert client.socket(table).closing_code() == 4429
        assert all(socket.table() for socket in sockets)
        answers = [client.ask("GET", "/healthz")[0] for _ in range(9)]
        assert answers[:8] == [200] * 8
        assert answers[8] == 429


def test_a_rate_forgets_and_stays_small() -> None:
    now = [0.0]
    rate = Rate((2.0, 3.0), clock=lambda: now[0], most=10)
    assert [rate.wait("a") for _ in range(4)] == [0, 0, 0, 0.5]
    now[0] = 0.5
    rate.take("a")
    with pytest.raises(Refusal):
        rate.take("a")
    for number in range(100):
        rate.take(str(number))
    assert len(rate._buckets) == 10


def test_a_fault_of_the_program_tells_nothing(served: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)

    def broken(*_arguments: Any) -> None:
        raise RuntimeError("the hand is 5H,5D,5S,JC")

    stream = io.StringIO()
    monkeypatch.setattr(served.server, "log", make_log("debug", stream))
    monkeypatch.setattr("sixtyone.server.match.Match.say", broken)
    with pytest.raises(Refused) as caught:
        clients[0].command(table, "chat", seat=0, text="hello")
    assert (caught.value.status, caught.value.code, caught.value.detail) == (500, "server/fault", {})
    assert json.loads(stream.getvalue())["error"] == "RuntimeError"
    assert "5H" not in stream.getvalue()
    monkeypatch.undo()
    clients[0].command(table, "chat", seat=0, text="hello")


# Sockets.


def test_a_socket_takes_pings_and_nothing_else(served: House) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)
    one = clients[0].socket(table, 0)
    one.connection.send('{"type": "ping"}')
    one.until(lambda frame: frame["type"] == "pong")
    for said in ("x", "[" * 150, '{"type": "act"}', "x" * 300, b"ping"):
        other = clients[0].socket(table, 0)
        other.connection.send(said)
        assert other.closing_code() == 4413
    flood = clients[0].socket(table, 0)
    with suppress(ConnectionClosed):  # it may be closed before the last of them
        for _ in range(40):
            flood.connection.send('{"type": "ping"}')
    assert flood.closing_code() == 4413
    too_long = clients[0].socket(table, 0)
    too_long.connection.send("x" * 100_000)
    assert too_long.closing_code() == 1009
    no_text = clients[0].socket(table, 0)
    no_text.connection.send(b"\xff\xfe", text=True)
    assert no_text.closing_code() == 1007
    assert {"1007", "1009"} <= set(re.findall(r"\d{4}", WIRE.partition("Closing codes:")[2].partition("\n\n")[0]))
    one.connection.send('{"type": "ping"}')
    one.until(lambda frame: frame["type"] == "pong")


def test_sockets_of_nothing_are_closed_with_a_code(served: House) -> None:
    client = served.client()
    table = client.make("cribbage", None, ["mine", "open"])["id"]
    assert client.socket("nosuchtable").closing_code() == 4404
    for query in ("seat=x", "after=-1", "seat=9", "after=1e3", "after=99999999999"):
        opening = client.socket(f"{table}/socket?{query}&x=")
        assert opening.closing_code() in (4403, 4413)
    assert client.socket(table, 1).closing_code() == 4403
    with pytest.raises(InvalidStatus):
        client.socket(f"{table}/x/y/z")


def test_a_socket_that_does_not_read_is_dropped_and_resumes(tmp_path: Path) -> None:
    """Nobody waits for it, and it misses nothing."""
    with house(tmp_path, limits=replace(FREE, frames=8), send_buffer=4096) as one:
        table, clients = seat_people(one, "cribbage", None, 2)
        # By hand, with as little room on the way as the system allows.
        slow = one.opened(socket.socket())
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        slow.connect((one.host, one.port))
        lines = [
            f"GET /api/tables/{table}/socket?after=0 HTTP/1.1",
            f"host: {one.host}:{one.port}",
            "connection: upgrade",
            "upgrade: websocket",
            "sec-websocket-version: 13",
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        slow.sendall("\r\n".join([*lines, "", ""]).encode())
        reader = clients[1].socket(table, 1)
        dropped = one.server.metrics.dropped
        said = 0
        while dropped._value.get() < 1 and said < 900:
            clients[0].command(table, "chat", seat=0, text="x" * 500)
            said += 1
            reader.entry("said")
        assert dropped._value.get() == 1
        again = one.client().socket(table, after=0)
        seqs: list[int] = []
        last = clients[0].table(table)["seq"]
        while len(seqs) < last:
            frame = again.frame()
            if frame["type"] == "entry":
                seqs.append(frame["seq"])
        assert seqs == list(range(1, last + 1))


# What is told to nobody.


def test_metrics_and_health(served: House) -> None:
    seat_people(served, "cribbage", None, 2)
    client = served.client()
    _, _, body = client.ask("GET", "/metrics")
    assert b'sixtyone_entries_total{kind="joined"} 2.0' in body
    for host, status in (
        ("localhost", 200),
        ("127.0.0.1", 200),
        ("[::1]:6161", 200),
        ("192.0.2.7:6161", 200),
        ("evil.example", 404),  # a name that was pointed at this machine
        ("localhost.evil.example", 404),
        ("[evil", 404),
        ("", 404),
    ):
        assert client.ask("GET", "/metrics", headers={"host": host})[0] == status, host
    assert client.get("/healthz")["status"] == "ok"


def test_metrics_at_a_name_that_was_configured(tmp_path: Path) -> None:
    with house(tmp_path, origins=("https://cribbage.example",)) as one:
        client = one.client()
        hosts = ("cribbage.example", "other.example")
        assert [client.ask("GET", "/metrics", headers={"host": host})[0] for host in hosts] == [200, 404]


def test_the_log_names_no_secret_and_no_piece(tmp_path: Path) -> None:
    stream = io.StringIO()
    config = Config(data=tmp_path / "data", limits=FREE)
    written = Server(config, make_log("debug", stream))
    written.close()
    with house(tmp_path / "data", limits=FREE) as one:
        for part in (one.server, one.server.tables, one.server.app):
            log = "log" if not hasattr(part, "_log") else "_log"
            setattr(part, log, make_log("debug", stream))
        table, clients = seat_people(one, "cribbage", None, 2)
        socket_ = clients[0].socket(table, 0)
        chooser = random.Random(1)
        for _ in range(20):
            seat = clients[0].table(table)["view"]["actors"][0]
            state = clients[seat].table(table, seat)
            clients[seat].command(table, "act", seat=seat, seq=state["seq"], action=pick(state["view"], chooser))
        one.server.tables.store.write = None  # type: ignore[method-assign, assignment]  # the disk is gone
        state = clients[0].table(table, 0)
        with pytest.raises(Refused) as caught:
            clients[0].command(table, "chat", seat=0, text="a secret word")
        assert caught.value.code == "server/log"
        with refused("server/log"):
            one.client().claim(clients[0].links(table)[0])
        with refused("server/log"):
            one.client().get("/healthz")
        socket_.closing_code()
    text = stream.getvalue()
    assert "cannot-write" in text
    for secret in (
        table,
        *(client.cookie or "" for client in clients),
        "a secret word",
        "words of",
        *(state["view"]["hand"] or ()),
    ):
        assert secret not in text
