"""Commands that are stale, repeated, foreign or wrong; seats, links, rematches, absence."""

import json
import random
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixtyone.record import differences, dumps, loads, replay, verify
from tests.server.house import FREE, Client, House, Refused, house, new_command, pick, refused, seat_people


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_796_000_000_000

    def __call__(self) -> int:
        return self.now


def to_act(clients: list[Client], table: str) -> tuple[int, dict[str, Any]]:
    seat = clients[0].table(table)["view"]["actors"][0]
    return seat, clients[seat].table(table, seat)


# Repeated, stale, foreign.


def test_a_command_sent_again_is_done_once(served: House) -> None:
    table, clients = seat_people(served, "horse-race", None, 2)
    seat, state = to_act(clients, table)
    request = {"command_id": new_command(), "seat": seat, "seq": state["seq"], "action": state["view"]["legal"][0]}
    first = clients[seat].post(f"/api/tables/{table}/act", request)
    again = clients[seat].post(f"/api/tables/{table}/act", request)
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert again["seq"] == first["seq"]
    assert clients[0].table(table)["seq"] == first["table"]["seq"]
    with refused("command/reused"):
        clients[seat].post(f"/api/tables/{table}/act", {**request, "seq": state["seq"] + 1})


def test_an_id_of_somebody_else_is_no_repetition(served: House) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)
    one = new_command()
    for seat, client in enumerate(clients):
        state = client.table(table, seat)
        action = state["view"]["legal"][0]
        request = {"command_id": one, "seat": seat, "seq": state["seq"], "action": action}
        assert client.post(f"/api/tables/{table}/act", request)["repeated"] is False


def test_making_a_table_twice_makes_one(served: House) -> None:
    # bugs.jsonl: double-rematch
    client = served.client()
    request = {"command_id": new_command(), "game": "cribbage", "seats": ["mine", "open"]}
    client.get("/api/mine")
    first = client.post("/api/tables", request)
    again = client.post("/api/tables", request)
    assert again["repeated"] is True
    assert first["table"]["id"] == again["table"]["id"]
    assert len(client.get("/api/mine")["tables"]) == 1
    with refused("command/reused"):
        client.post("/api/tables", {**request, "listed": True})


def test_a_stale_command_is_refused_and_what_does_not_matter_makes_none_stale(served: House) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)
    seen = [client.table(table, seat) for seat, client in enumerate(clients)]
    clients[0].command(table, "chat", seat=0, text="good luck")
    # The other's discard comes in between and changes nothing for this seat.
    clients[0].command(table, "act", seat=0, seq=seen[0]["seq"], action=seen[0]["view"]["legal"][0])
    clients[1].command(table, "act", seat=1, seq=seen[1]["seq"], action=seen[1]["view"]["legal"][0])
    seat, state = to_act(clients, table)
    with refused("table/stale") as caught:
        clients[seat].command(table, "act", seat=seat, seq=seen[seat]["seq"], action=state["view"]["legal"][0])
    assert caught.value.status == 409
    assert caught.value.detail == {"seq": state["seq"], "since": state["since"]}


def test_two_tabs(served: House) -> None:
    # bugs.jsonl: two-tabs
    table, clients = seat_people(served, "cribbage", None, 2)
    for seat, client in enumerate(clients):
        state = client.table(table, seat)
        client.command(table, "act", seat=seat, seq=state["seq"], action=state["view"]["legal"][0])
    seat, state = to_act(clients, table)
    tabs = [clients[seat].socket(table, seat) for _ in range(2)]
    shown = [tab.table() for tab in tabs]
    assert shown[0] == shown[1]
    clients[seat].command(table, "act", seat=seat, seq=state["seq"], action=state["view"]["legal"][0])
    assert tabs[0].entry("acted") == tabs[1].entry("acted")
    with refused("table/stale"):
        clients[seat].command(table, "act", seat=seat, seq=shown[1]["seq"], action=state["view"]["legal"][-1])


def test_the_move_is_not_lost_on_resume(served: House) -> None:
    # bugs.jsonl: move-lost-on-resume
    table, clients = seat_people(served, "horse-race", None, 2)
    seat, state = to_act(clients, table)
    socket = clients[seat].socket(table, seat)
    last = socket.table()["seq"]
    socket.close()
    request = {"command_id": new_command(), "seat": seat, "seq": last, "action": state["view"]["legal"][0]}
    first = clients[seat].post(f"/api/tables/{table}/act", request)
    again = clients[seat].socket(table, seat, after=last)
    assert [again.frame()["seq"] for _ in range(first["table"]["seq"] - last)] == [first["seq"]]
    assert again.table() == first["table"]
    assert clients[seat].post(f"/api/tables/{table}/act", request)["table"] == first["table"]


def test_a_refresh_opens_no_controls(served: House) -> None:
    # bugs.jsonl: refresh-opens-controls
    table, clients = seat_people(served, "cribbage", None, 2)
    mine = clients[0].table(table, 0)
    clients[0].command(table, "act", seat=0, seq=mine["seq"], action=mine["view"]["legal"][0])
    waiting = clients[0].socket(table, 0).table()
    assert waiting["view"]["legal"] == []
    assert waiting["view"]["actors"] == [1]
    with refused("action/not-your-turn"):
        clients[0].command(table, "act", seat=0, seq=waiting["seq"], action=mine["view"]["legal"][0])


def test_mashing_the_stock_does_nothing(served: House) -> None:
    # bugs.jsonl: mash-draw
    table, clients = seat_people(served, "horse-race", None, 2)
    seat, state = to_act(clients, table)
    for text in ("draw 0-0", f"{seat}: draw", f"{seat}: pass", f"{1 - seat}: pass"):
        with pytest.raises(Refused) as caught:
            clients[seat].command(table, "act", seat=seat, seq=state["seq"], action=text)
        assert caught.value.status in (400, 409)
    assert clients[seat].table(table, seat) == state


@pytest.mark.parametrize("what", ["act", "undo", "resign", "leave", "return", "chat", "rematch", "absent", "fill"])
def test_nobody_acts_for_another(served: House, what: str) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)
    state = clients[0].table(table, 0)
    fields: dict[str, Any] = {
        "act": {"seq": state["seq"], "action": state["view"]["legal"][0]},
        "undo": {"seq": state["seq"]},
        "chat": {"text": "hello"},
        "absent": {"absent": 1, "remedy": "bot"},
        "fill": {"bot": "greedy"},
    }.get(what, {})
    forger = served.client()
    for thief in (clients[1], forger):
        with pytest.raises(Refused) as caught:
            thief.command(table, what, seat=0, **fields)
        assert caught.value.code == ("table/started" if what == "fill" else "seat/not-yours")
    assert clients[0].table(table, 0) == state
    for path in (
        f"/api/tables/{table}?seat=0",
        f"/api/tables/{table}/log?seat=0",
        f"/api/tables/{table}/scores?seat=0",
    ):
        with refused("seat/not-yours"):
            clients[1].get(path)


def test_an_action_for_another_seat_is_refused(served: House) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)
    other = clients[1].table(table, 1)
    with refused("table/seat"):
        clients[0].command(table, "act", seat=0, seq=other["seq"], action=other["view"]["legal"][0])


# Seats and links.


def test_who_has_a_link_is_told_where_others_reach_the_server(tmp_path: Path) -> None:
    with house(tmp_path / "data", others=lambda: "http://192.0.2.7:6161") as one:
        maker, other = one.client(), one.client()
        table = maker.make("cribbage", None, ["mine", "open"])["id"]
        other.make("cribbage", None, ["mine", "open"])
        assert maker.get(f"/api/tables/{table}/links")["others"] == "http://192.0.2.7:6161"
        assert other.get(f"/api/tables/{table}/links") == {"links": [], "others": None}


def test_links_are_for_those_who_may_give_them(served: House) -> None:
    maker, other = served.client(), served.client()
    table = maker.make("horse-race", None, ["mine", "open", "open"], rules={"seats": 3})["id"]
    links = maker.links(table)
    assert len(links) == 3
    assert other.links(table) == []
    assert other.claim(links[1])["you"] == 1
    assert other.links(table) == [links[1]]
    assert maker.links(table) == [links[0], links[2]]
    other_end = "B" if links[1].endswith("A") else "A"
    for wrong in (links[1][:-1] + other_end, f"/t/{table}#x", f"/t/{table}#\N{SNOWMAN}"):
        with refused("seat/link"):
            served.client().claim(wrong)


def test_a_link_works_on_a_second_device(served: House) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)
    phone = served.client()
    assert phone.claim(clients[1].links(table)[0])["view"] == clients[1].table(table, 1)["view"]


def test_unlisted_seats_need_their_link_and_listed_ones_do_not(served: House) -> None:
    maker, other = served.client(), served.client()
    closed = maker.make("cribbage", None, ["mine", "open"])["id"]
    with refused("table/full"):
        other.join(closed, None, "Bo")
    with refused("seat/not-yours"):
        other.join(closed, 1, "Bo")
    listed = maker.make("cribbage", None, ["mine", "open"], listed=True)["id"]
    assert [one["id"] for one in other.get("/api/tables")["tables"]] == [listed]
    assert other.join(listed, None, "Bo")["you"] == 1
    with refused("table/full"):
        served.client().join(listed, None, "Cy")
    with refused("seat/taken"):
        other.join(listed, 1, "Bo")
    maker.join(listed, 0, "Ann")
    assert other.get("/api/tables")["tables"][0]["status"] == "playing"


def test_leaving_before_the_match_opens_the_seat(served: House) -> None:
    maker, other = served.client(), served.client()
    table = maker.make("cribbage", None, ["mine", "open"], listed=True)["id"]
    other.join(table, 1, "Bo")
    state = other.command(table, "leave", seat=1)["table"]
    assert state["seats"][1]["kind"] == "open"
    assert state["holds"] == []
    assert served.client().join(table, 1, "Cy")["seats"][1]["name"] == "Cy"


def test_the_maker_fills_an_open_seat_with_a_bot(served: House) -> None:
    maker, other = served.client(), served.client()
    table = maker.make("cribbage", None, ["mine", "open"])["id"]
    with refused("seat/not-yours"):
        other.command(table, "fill", seat=1, bot="greedy")
    with refused("bot/unknown"):
        maker.command(table, "fill", seat=1, bot="nobody")
    maker.command(table, "fill", seat=1, bot="greedy")
    assert maker.join(table, 0, "Ann")["status"] == "playing"


def test_who_never_sat_down_does_not_come_back(served: House) -> None:
    maker, other = served.client(), served.client()
    table = maker.make("cribbage", None, ["mine", "open"])["id"]
    other.claim(maker.links(table)[1])
    maker.command(table, "fill", seat=1, bot="greedy")
    with refused("seat/not-yours"):
        other.join(table, 1, "Bo")
    maker.join(table, 0, "Ann")
    with refused("seat/not-yours"):
        other.command(table, "return", seat=1)


def test_leaving_and_coming_back(served: House) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)
    socket = clients[0].socket(table, 0)
    state = clients[1].command(table, "leave", seat=1, bot="greedy")["table"]
    assert state["seats"][1] == {"seat": 1, "side": 1, "kind": "bot", "name": "Bnn", "bot": "greedy", "ready": True}
    assert socket.entry("acted")["entry"]["by"] == "bot"
    with refused("seat/taken"):
        clients[1].command(table, "act", seat=1, seq=99, action="1: go")
    assert clients[1].command(table, "return", seat=1)["table"]["seats"][1]["kind"] == "human"
    with refused("seat/not-left"):
        clients[1].command(table, "return", seat=1)


def test_bots_wait_for_people(served: House) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)
    for seat, client in enumerate(clients):
        client.command(table, "leave", seat=seat)
    left = clients[0].table(table, 0)["seq"]
    back = clients[0].command(table, "return", seat=0)
    socket = clients[0].socket(table, 0, after=back["seq"] - 1)
    socket.entry("acted")
    assert back["seq"] - left <= 2  # at most one action was on its way


# Undo.


def test_undo_takes_back_what_showed_nothing(served: House) -> None:
    table, clients = seat_people(served, "cribbage", None, 2)
    before = clients[0].table(table, 0)
    clients[0].command(table, "act", seat=0, seq=before["seq"], action=before["view"]["legal"][3])
    state = clients[0].table(table, 0)
    assert state["can_undo"] is True
    assert clients[1].table(table, 1)["can_undo"] is False
    after = clients[0].command(table, "undo", seat=0, seq=state["seq"])["table"]
    assert after["view"] == before["view"]
    assert after["seq"] == before["seq"] + 2
    log = clients[0].get(f"/api/tables/{table}/log?after={before['seq']}&seat=0")["entries"]
    assert [one["entry"]["kind"] for one in log] == ["acted", "undone"]  # the log keeps both


@pytest.mark.parametrize("game", ["cribbage", "horse-race"])
def test_nothing_is_taken_back_over_a_piece_that_was_shown(served: House, game: str) -> None:
    # bugs.jsonl: undo-draw
    chooser = random.Random(8)
    table, clients = seat_people(served, game, None, 2)
    shown = 0
    for _ in range(60):
        seat, state = to_act(clients, table)
        action = pick(state["view"], chooser)
        answer = clients[seat].command(table, "act", seat=seat, seq=state["seq"], action=action)
        (entry,) = clients[seat].get(f"/api/tables/{table}/log?after={answer['seq'] - 1}&seat={seat}")["entries"]
        types = {event["type"] for event in entry["entry"]["events"]}
        if types & {"starter", "drew", "dealt", "shown", "revealed"}:
            shown += 1
            assert answer["table"]["can_undo"] is False
            with refused("table/no-undo"):
                clients[seat].command(table, "undo", seat=seat, seq=answer["table"]["seq"])
        if answer["table"]["status"] == "over":
            break
    assert shown > 1


# The end, and another match.


def test_resigning_ends_it_and_the_record_is_told_then(served: House) -> None:
    table, clients = seat_people(served, "cribbage", "three-player", 3)
    with refused("table/not-over"):
        clients[0].get(f"/api/tables/{table}/record")
    with refused("table/not-over"):
        clients[0].command(table, "rematch", seat=0)
    state = clients[2].command(table, "resign", seat=2)["table"]
    assert state["outcome"] == {"type": "outcome", "winners": [0, 1], "totals": [0, 0, 0], "reason": "resigned"}
    assert state["wins"] == [1, 1, 0]
    for what, fields in (("resign", {}), ("leave", {}), ("act", {"seq": 99, "action": "0: go"})):
        with refused("table/over"):
            clients[0].command(table, what, seat=0, **fields)
    assert clients[1].get(f"/api/tables/{table}/record")["actions"][-1] == "2: resign"


def test_a_rematch_is_made_once(served: House) -> None:
    # bugs.jsonl: double-rematch
    table, clients = seat_people(served, "cribbage", None, 2)
    watcher = served.client().socket(table)
    clients[1].command(table, "resign", seat=1)
    found: list[str] = []

    def press(seat: int) -> None:
        client = served.client()
        client.cookie = clients[seat].cookie
        request = {"command_id": f"again-{seat}-again", "seat": seat}
        found.append(client.post(f"/api/tables/{table}/rematch", request)["rematch"])

    threads = [threading.Thread(target=press, args=(number % 2,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1
    assert watcher.entry("rematch")["entry"]["table"] == found[0]
    assert clients[0].table(table)["rematch"] == found[0]
    assert len(clients[0].get("/api/mine")["tables"]) == 2
    again = clients[0].table(found[0], 0)
    assert again["previous"] == table
    assert again["wins"] == [1, 0]
    assert again["first"] == 1  # the loser deals
    assert again["commitment"] != clients[0].table(table)["commitment"]
    clients[0].join(found[0], 0, "Ann")
    state = clients[1].join(found[0], 1, "Bo")
    assert state["status"] == "playing"
    assert state["view"]["dealer"] == 1


def test_a_rematch_with_a_bot(served: House) -> None:
    client = served.client()
    table = client.make("fives-and-threes", None, ["mine", "bot:greedy"])["id"]
    client.join(table, 0, "Ann")
    client.command(table, "resign", seat=0)
    again = client.command(table, "rematch", seat=0)["rematch"]
    assert client.join(again, 0, "Ann")["status"] == "playing"


# Chat.


def test_chat(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(FREE, chat=(0.001, 3.0))) as one:
        table, clients = seat_people(one, "cribbage", None, 2)
        watcher = one.client().socket(table)
        for text in ("hello", "  \N{SNOWMAN} good luck  ", "one more"):
            clients[0].command(table, "chat", seat=0, text=text)
        assert [watcher.entry("said")["entry"]["text"] for _ in range(3)] == [
            "hello",
            "\N{SNOWMAN} good luck",
            "one more",
        ]
        with refused("request/too-often") as caught:
            clients[0].command(table, "chat", seat=0, text="and again")
        assert caught.value.detail["retry_after"] > 0
        for text in ("", "   ", "two\nlines", "x" * 501, "\x00", "\u202e\ud800"):
            with refused("request/invalid"):
                clients[1].command(table, "chat", seat=1, text=text)


# Absence.


def test_time_away_counts_on_the_own_turn_only(tmp_path: Path) -> None:
    # bugs.jsonl: claim-on-own-move
    clock = Clock()
    with house(tmp_path, clock=clock, grace=60_000) as one:
        table, clients = seat_people(one, "horse-race", None, 2)
        seat, state = to_act(clients, table)
        other = 1 - seat
        socket = clients[seat].socket(table, seat)
        clock.now += 120_000  # the seat to act thinks; the other is away
        with refused("absent/not-due") as caught:
            clients[seat].command(table, "absent", seat=seat, absent=other, remedy="adjudicate")
        assert caught.value.detail == {"wait": None}
        with refused("absent/not-due"):  # the one who is away cannot end it either: the thinker is here
            clients[other].command(table, "absent", seat=other, absent=seat, remedy="adjudicate")
        answer = clients[seat].command(table, "act", seat=seat, seq=state["seq"], action=state["view"]["legal"][0])
        while answer["table"]["view"]["actors"] == [seat]:  # a kept turn
            legal = answer["table"]["view"]["legal"]
            answer = clients[seat].command(table, "act", seat=seat, seq=answer["table"]["seq"], action=legal[0])
        presence = socket.until(
            lambda frame: frame["type"] == "presence" and frame["seats"][other]["due_at"] is not None
        )
        assert presence["seats"][other]["due_at"] == clock.now + 60_000
        clock.now += 59_000
        with refused("absent/not-due") as caught:
            clients[seat].command(table, "absent", seat=seat, absent=other, remedy="bot")
        assert caught.value.detail == {"wait": 1}
        clock.now += 1_000
        state = clients[seat].command(table, "absent", seat=seat, absent=other, remedy="bot")["table"]
        assert state["seats"][other]["bot"] == "greedy"


def test_adjudication_is_never_silent(tmp_path: Path) -> None:
    # bugs.jsonl: claim-does-nothing
    clock = Clock()
    with house(tmp_path, clock=clock) as one:
        table, clients = seat_people(one, "horse-race", None, 2)
        seat, _ = to_act(clients, table)
        other = 1 - seat
        clock.now += 60_000
        returned = clients[seat].socket(table, seat)
        returned.table()
        with refused("absent/not-due"):  # back in the same second
            clients[other].command(table, "absent", seat=other, absent=seat, remedy="adjudicate")
        watcher = clients[other].socket(table, other)
        here = watcher.until(lambda frame: frame["type"] == "presence")
        assert here["seats"][seat]["here"] is True
        returned.close()
        watcher.until(lambda frame: frame["type"] == "presence" and not frame["seats"][seat]["here"])
        clock.now += 60_000
        state = clients[other].command(table, "absent", seat=other, absent=seat, remedy="adjudicate")["table"]
        assert state["status"] == "over"
        assert state["adjudicated"] == seat
        assert state["outcome"]["winners"] == [other]
        assert watcher.entry("adjudicated")["entry"]["seat"] == seat


def test_the_record_of_an_adjudicated_match(tmp_path: Path) -> None:
    clock = Clock()
    with house(tmp_path, clock=clock) as one:
        table, clients = seat_people(one, "cribbage", "three-player", 3)
        for _ in range(3):
            seat, state = to_act(clients, table)
            clients[seat].command(table, "act", seat=seat, seq=state["seq"], action=state["view"]["legal"][0])
        seat, _ = to_act(clients, table)
        other = (seat + 1) % 3
        clock.now += 60_000
        clients[other].command(table, "absent", seat=other, absent=seat, remedy="adjudicate")
        text = clients[other].ask("GET", f"/api/tables/{table}/record")[2]
    with house(tmp_path) as two:  # the log tells it again
        assert two.client().ask("GET", f"/api/tables/{table}/record")[2] == text
        assert two.client().table(table)["adjudicated"] == seat
    record = loads(text.decode())
    assert record.more == {"adjudicated": seat}
    assert record.actions[-1] == f"{seat}: resign"
    outcome = replay(record)[0].outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", tuple(side for side in range(3) if side != seat))
    assert verify(record).contributions == tuple(f"words of {name}nn" for name in "ABC")
    assert differences(record) == []
    assert dumps(record).encode() == text


# What each action would score.


@pytest.mark.parametrize("game", ["horse-race", "fives-and-threes", "cribbage"])
def test_scores_told_beforehand_are_those_that_are_pegged(served: House, game: str) -> None:
    chooser = random.Random(11)
    table, clients = seat_people(served, game, None, 2)
    compared = 0
    for _ in range(150):
        seat, state = to_act(clients, table)
        told = clients[seat].get(f"/api/tables/{table}/scores?seat={seat}")
        assert told["seq"] == state["seq"]
        action = pick(state["view"], chooser)
        answer = clients[seat].command(table, "act", seat=seat, seq=state["seq"], action=action)
        entry = clients[seat].get(f"/api/tables/{table}/log?after={answer['seq'] - 1}&seat={seat}")["entries"][0]
        for one in told["scores"]:
            if one["action"] != action:
                continue
            compared += 1
            events = entry["entry"]["events"]
            kind = "refused" if one["refused"] else "scored"
            pegged = [
                part for event in events if event["type"] == kind and event["seat"] == seat for part in event["parts"]
            ]
            if (
                game == "cribbage"
            ):  # whether it is the last card hangs on hidden hands; the show comes after the last one
                pegged = [part for part in pegged if part["kind"] != "last-card"][: len(one["parts"])]
            assert one["parts"] == pegged
            if game == "horse-race":
                assert one["raw"] == next(event["raw"] for event in events if event["type"] == "placed")
        if answer["table"]["status"] == "over":
            break
    assert compared > 20


def test_no_scores_are_told_where_players_count(served: House) -> None:
    table, clients = seat_people(served, "cribbage", None, 2, rules={"counting": "manual"})
    assert clients[0].get(f"/api/tables/{table}/scores?seat=0")["scores"] == []


def test_the_catalogue_is_what_can_be_made(served: House) -> None:
    client = served.client()
    catalogue = client.get("/api/games")
    assert "greedy" in catalogue["bots"]
    for game in catalogue["games"]:
        for variant in game["variants"]:
            for seats in variant["seats"]:
                rules = {} if variant["pairs"] or game["name"] == "cribbage" else {"seats": seats}
                made = client.make(game["name"], variant["name"], ["mine"] + ["open"] * (seats - 1), rules=rules)
                assert len(made["seats"]) == seats
    json.dumps(catalogue)
