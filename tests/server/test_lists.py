"""The lists come in parts, and nothing is left out or comes twice between them."""

from typing import Any

import pytest

from tests.server.house import Client, House, Refused


def walk(client: Client, path: str, most: int) -> list[str]:
    """The ids of a whole list, read part by part."""
    found: list[str] = []
    after = ""
    while True:
        answer = client.get(f"{path}{'&' if '?' in path else '?'}most={most}{after}")
        assert len(answer["tables"]) == most or answer["next"] is None
        found += [one["id"] for one in answer["tables"]]
        if answer["next"] is None:
            return found
        after = f"&after={answer['next']}"


def finished(client: Client) -> str:
    table: dict[str, Any] = client.make("cribbage", None, ["mine", "bot:greedy"])
    client.join(table["id"], 0, "Ann")
    client.command(table["id"], "resign", seat=0)
    return str(table["id"])


def test_own_matches_are_all_listed(served: House) -> None:
    client, other = served.client(), served.client()
    going = [client.make("cribbage", None, ["mine", "open"])["id"] for _ in range(7)]
    over = [finished(client) for _ in range(3)]
    finished(other)
    assert sorted(walk(client, "/api/mine?over=false", 3)) == sorted(going)
    assert sorted(walk(client, "/api/mine?over=true", 2)) == sorted(over)
    assert sorted(walk(client, "/api/mine", 10)) == sorted(going + over)
    made = [one["made_at"] for one in client.get("/api/mine")["tables"]]
    assert made == sorted(made, reverse=True)
    first = client.get("/api/mine?over=false&most=4")
    client.make("cribbage", None, ["mine", "open"])  # a new one moves nothing
    rest = client.get(f"/api/mine?over=false&after={first['next']}")
    assert sorted(one["id"] for one in first["tables"] + rest["tables"]) == sorted(going)
    assert rest["next"] is None


def test_open_tables_come_in_parts_with_free_seats_first(served: House) -> None:
    client = served.client()
    waiting = [client.make("cribbage", None, ["mine", "open"], listed=True)["id"] for _ in range(3)]
    playing = [client.make("cribbage", None, ["mine", "bot:greedy"], listed=True)["id"] for _ in range(2)]
    for table in playing:
        client.join(table, 0, "Ann")
    found = walk(served.client(), "/api/tables", 2)
    assert sorted(found[:3]) == sorted(waiting)
    assert sorted(found[3:]) == sorted(playing)


def test_a_list_tells_by_which_rules_is_played(served: House) -> None:
    client = served.client()
    plain = client.make("cribbage", None, ["mine", "open"], listed=True)["id"]
    giveaway = client.make("cribbage", None, ["mine", "bot:greedy"], rules={"giveaway": True, "target": 5})["id"]
    pairs = client.make("horse-race", "pairs", ["mine", "open", "open", "open"], rules={"target": 31}, listed=True)[
        "id"
    ]
    client.join(giveaway, 0, "Ann")
    client.command(giveaway, "resign", seat=0)
    for path in ("/api/mine", "/api/tables"):
        told = {one["id"]: [one["rules"], one["target"], one["pairs"]] for one in client.get(path)["tables"]}
        assert told[plain] == [{}, 121, False]
        assert told[pairs] == [{"target": 31}, 31, True]
        for table in (plain, pairs):
            whole = client.get(f"/api/tables/{table}")
            assert told[table] == [whole["rules"], whole["target"], whole["pairs"]]
    over = client.get("/api/mine?over=true")["tables"][0]
    assert (over["rules"], over["target"]) == ({"giveaway": True, "target": 5}, 5)
    assert over["outcome"]["winners"] == [1]


@pytest.mark.parametrize("asked", ["most=0", "most=51", "after=x", "after=0.1", "after=2.5.abc", "over=maybe"])
def test_what_is_no_part_is_refused(served: House, asked: str) -> None:
    with pytest.raises(Refused) as refusal:
        served.client().get(f"/api/mine?{asked}")
    assert refusal.value.code == "request/invalid"
