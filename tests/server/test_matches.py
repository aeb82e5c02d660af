"""Whole matches of every variety, over HTTP and sockets, by clients that know the wire only."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from sixtyone.catalogue import GAMES
from sixtyone.record import loads, replay, verify
from tests.server.house import Client, House, Socket, house, pick, seat_people

VARIETIES = [
    *((game.name, variant, {}) for game in GAMES for variant in game.variants),
    ("cribbage", "six-card", {"counting": "manual"}),
    ("cribbage", "pairs", {"counting": "muggins", "starter_cut": "player"}),
    ("horse-race", "individual", {"seats": 3, "optional_continuation": True}),
]


def by_name(value: Any) -> str:
    return ",".join(value) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("game", "variant", "rules"), VARIETIES, ids=by_name)
def test_a_whole_match_by_sockets(served: House, game: str, variant: str, rules: dict[str, Any]) -> None:
    chooser = random.Random(f"{game} {variant} {rules}")
    found = next(one for one in GAMES if one.name == game)
    seats = found.rules(variant, **rules).seats
    target = {} if game == "cribbage" and rules else {"target": min(61, found.rules(variant).target)}
    table, clients = seat_people(served, game, variant, seats, rules={**rules, **target})
    sockets = [client.socket(table, seat, after=0) for seat, client in enumerate(clients)]
    watcher = served.client().socket(table, after=0)
    states = [socket.table() for socket in sockets]
    watched = watcher.table()
    while states[0]["status"] != "over":
        seat = states[0]["view"]["actors"][0]
        action = pick(states[seat]["view"], chooser)
        answer = clients[seat].command(table, "act", seat=seat, seq=states[seat]["seq"], action=action)
        for number, socket in enumerate(sockets):
            states[number] = socket.entry("acted")["table"]
            assert states[number]["seq"] == answer["seq"]
        watched = watcher.entry("acted")["table"]
        assert answer["table"] == states[seat]
        assert [state["view"]["scores"] for state in states] == [watched["view"]["scores"]] * seats
    assert watched["view"]["hand"] is None
    record = loads(json.dumps(clients[0].get(f"/api/tables/{table}/record")))
    assert verify(record).commitment == states[0]["commitment"]
    outcome = replay(record)[0].outcome
    assert outcome is not None
    assert outcome.to_json() == states[0]["outcome"] == watched["outcome"]
    assert_history_is_what_was_told(sockets, clients, table)


def assert_history_is_what_was_told(sockets: list[Socket], clients: list[Client], table: str) -> None:
    """The log by GET has the same entries as the socket told."""
    for seat, client in enumerate(clients):
        log = client.get(f"/api/tables/{table}/log?after=0&seat={seat}")
        told = [json.loads(text) for text in sockets[seat].texts]
        entries = {frame["seq"]: {**frame, "table": None} for frame in told if frame["type"] == "entry"}
        assert [{**entry, "table": None} for entry in log["entries"]] == [entries[seq] for seq in sorted(entries)]
        assert sorted(entries) == list(range(1, log["table"]["seq"] + 1))


@pytest.mark.parametrize("game", ["horse-race", "fives-and-threes", "cribbage"])
def test_against_bots(served: House, game: str) -> None:
    chooser = random.Random(game)
    client = served.client()
    table = client.make(game, None, ["mine", "bot:greedy"])["id"]
    socket = client.socket(table, 0)
    client.join(table, 0, "Ann")
    state = socket.until(lambda frame: frame.get("table", {}).get("status") == "playing")["table"]
    while state["status"] != "over":
        if state["view"]["legal"]:
            action = pick(state["view"], chooser)
            done = client.command(table, "act", seat=0, seq=state["seq"], action=action)["seq"]
            while state["seq"] < done:
                state = socket.entry()["table"]
        else:
            state = socket.entry()["table"]
    assert verify(loads(json.dumps(client.get(f"/api/tables/{table}/record")))).contributions == ("words of Ann", "")


def test_hot_seat(served: House) -> None:
    chooser = random.Random(3)
    client = served.client()
    table = client.make("fives-and-threes", None, ["mine", "mine"])["id"]
    client.join(table, 0, "Ann")
    state = client.join(table, 1, "Bo")
    assert state["holds"] == [0, 1]
    assert state["you"] == 1
    for _ in range(2000):
        if state["status"] == "over":
            break
        seat = state["view"]["actors"][0]
        own = client.table(table, seat)
        assert own["you"] == seat
        state = client.command(table, "act", seat=seat, seq=own["seq"], action=pick(own["view"], chooser))["table"]
    assert state["status"] == "over"
    assert client.get("/api/mine")["tables"][0]["outcome"] == state["outcome"]


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    chooser = random.Random(5)
    with house(tmp_path) as one:
        table, clients = seat_people(one, "cribbage", "three-player", 3)
        for _ in range(25):
            seat = clients[0].table(table)["view"]["actors"][0]
            state = clients[seat].table(table, seat)
            clients[seat].command(table, "act", seat=seat, seq=state["seq"], action=pick(state["view"], chooser))
        before = [client.get(f"/api/tables/{table}/log?after=0&seat={n}") for n, client in enumerate(clients)]
        cookies = [client.cookie for client in clients]
    with house(tmp_path) as two:
        again = [two.client() for _ in cookies]
        for client, cookie in zip(again, cookies, strict=True):
            client.cookie = cookie
        after = [client.get(f"/api/tables/{table}/log?after=0&seat={n}") for n, client in enumerate(again)]
        assert after == before
        socket = again[0].socket(table, 0, after=10)
        assert [socket.frame() for _ in range(len(before[0]["entries"]) - 10)] == before[0]["entries"][10:]
        assert socket.table() == before[0]["table"]


def test_the_end_of_a_round_is_drawn_with_its_last_tile(served: House) -> None:
    table, clients = seat_people(served, "horse-race", "individual", 2, rules={"hand_sizes": 1})
    for _ in range(2):  # with one tile each, the tile that opens the round ends it
        state = clients[0].get(f"/api/tables/{table}?seat=0")
        opener = state["view"]["actors"][0]
        (tile,) = clients[opener].get(f"/api/tables/{table}?seat={opener}")["view"]["hand"]
        action = f"{opener}: place {tile}"
        after = clients[opener].command(table, "act", seat=opener, seq=state["seq"], action=action)["table"]
        assert [spot["tile"] for spot in after["closing"]["tiles"]] == [tile]
        names = ("side-a", "side-b") if tile[0] == tile[2] else ("high", "low")
        assert sorted(mark["place"] for mark in after["closing"]["places"]) == [f"{tile}.{name}" for name in names]
        assert after["arrangement"]["tiles"] == []


def test_while_a_round_goes_on_there_is_no_closing(served: House) -> None:
    table, clients = seat_people(served, "horse-race", "individual", 2)
    state = clients[0].get(f"/api/tables/{table}?seat=0")
    assert state["closing"] is None
    opener = state["view"]["actors"][0]
    legal = clients[opener].get(f"/api/tables/{table}?seat={opener}")["view"]["legal"]
    after = clients[opener].command(table, "act", seat=opener, seq=state["seq"], action=legal[0])["table"]
    assert after["closing"] is None
    assert len(after["arrangement"]["tiles"]) == 1
