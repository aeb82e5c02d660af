"""A seat is of whoever sits there: what links, a second cookie and a lost answer may do, and what they may not."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import FREE, Client, House, house, new_command, refused, seat_people


@pytest.fixture
def maker(served: House) -> Client:
    return served.client()


def listed(maker: Client) -> tuple[str, str]:
    """A table that anybody may join, and the link of its free seat."""
    table = maker.make("cribbage", None, ["mine", "open"], listed=True)["id"]
    return table, maker.links(table)[1]


def test_a_link_of_before_somebody_sat_down_shows_nobody_that_hand(served: House, maker: Client) -> None:
    table, link = listed(maker)
    stranger, spy = served.client(), served.client()
    stranger.join(table, None, "Bo")
    maker.join(table, 0, "Ann")
    with refused("seat/taken"):
        spy.claim(link)
    with refused("seat/not-yours"):
        spy.table(table, 1)
    assert len(stranger.table(table, 1)["view"]["hand"]) == 6
    assert maker.links(table)[0] != link
    assert len(maker.links(table)) == 1


def test_whoever_sits_down_holds_the_seat_alone(served: House, maker: Client) -> None:
    table, link = listed(maker)
    friend, spy = served.client(), served.client()
    spy.claim(link)
    ear = spy.socket(table, 1)
    assert ear.table()["you"] == 1
    friend.claim(link)
    friend.join(table, 1, "Bo")
    maker.join(table, 0, "Ann")
    assert ear.closing_code() == 4408
    assert '"hand"' not in "".join(ear.texts)
    assert spy.socket(table, 1).closing_code() == 4403
    with refused("seat/not-yours"):
        spy.table(table, 1)
    assert spy.table(table)["holds"] == []


def test_who_sits_opens_the_seat_again_and_at_another_device(served: House, maker: Client) -> None:
    table, link = listed(maker)
    friend, phone = served.client(), served.client()
    friend.claim(link)
    friend.join(table, 1, "Bo")
    maker.join(table, 0, "Ann")
    assert friend.claim(link)["you"] == 1  # as it stands among the bookmarks
    (own,) = friend.links(table)
    assert own != link
    assert phone.claim(own)["view"] == friend.table(table, 1)["view"]
    assert friend.table(table, 1)["holds"] == [1]


def test_a_seat_that_a_bot_fills_is_opened_by_no_link(served: House, maker: Client) -> None:
    table, link = listed(maker)
    friend, spy = served.client(), served.client()
    friend.claim(link)
    maker.command(table, "fill", seat=1, bot="greedy")
    maker.join(table, 0, "Ann")
    for one in (friend, spy, maker):
        with refused("seat/taken"):
            one.claim(link)
        with refused("seat/not-yours"):
            one.table(table, 1)
    assert maker.table(table, 0)["holds"] == [0]


def test_who_leaves_before_the_match_leaves_the_seat_open(served: House, maker: Client) -> None:
    table, link = listed(maker)
    friend, phone, stranger = served.client(), served.client(), served.client()
    friend.claim(link)
    friend.join(table, 1, "Bo")
    phone.claim(friend.links(table)[0])
    ears = [friend.socket(table, 1), phone.socket(table, 1)]
    friend.command(table, "leave", seat=1)
    assert [ear.closing_code() for ear in ears] == [4408, 4408]
    assert maker.links(table)[1] == link
    stranger.join(table, None, "Cy")
    maker.join(table, 0, "Ann")
    for one in (friend, phone):
        with refused("seat/not-yours"):
            one.table(table, 1)
    assert '"hand"' not in "".join(text for ear in ears for text in ear.texts)


def test_all_that_holds_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as one:
        maker, friend, spy = one.client(), one.client(), one.client()
        table, link = listed(maker)
        spy.claim(link)
        friend.claim(link)
        friend.join(table, 1, "Bo")
        (own,) = friend.links(table)
        other, other_link = listed(maker)
        spy.claim(other_link)
        maker.command(other, "fill", seat=1, bot="greedy")
        maker.join(other, 0, "Ann")
        cookies = friend.cookie, spy.cookie
    with house(tmp_path) as two:
        friend, spy = two.client(), two.client()
        friend.cookie, spy.cookie = cookies
        assert friend.links(table) == [own]
        assert friend.claim(link)["you"] == 1
        assert two.client().claim(own)["you"] == 1
        with refused("seat/taken"):
            spy.claim(link)
        for one_table in (table, other):
            with refused("seat/not-yours"):
                spy.table(one_table, 1)


def test_a_first_command_whose_answer_was_lost_is_of_the_same_player(served: House) -> None:
    make = {"command_id": new_command(), "game": "cribbage", "seats": ["mine", "open"], "listed": True}
    first, again = served.client(), served.client()
    made, repeated = first.post("/api/tables", make), again.post("/api/tables", make)
    assert (made["table"]["id"], repeated["repeated"]) == (repeated["table"]["id"], True)
    table = made["table"]["id"]
    assert first.cookie == again.cookie
    first.join(table, 0, "Ann")
    join = {"command_id": new_command(), "name": "Bo", "contribution": "words"}
    guest, guest_again, other = served.client(), served.client(), served.client()
    path = f"/api/tables/{table}/join"
    assert guest.post(path, join)["table"]["status"] == "playing"
    answer = guest_again.post(path, join)
    assert (answer["repeated"], answer["table"]["you"], guest_again.cookie) == (True, 1, guest.cookie)
    with refused("table/started"):
        other.post(path, {**join, "command_id": new_command()})
    assert other.cookie != guest.cookie


def test_a_cookie_lasts_a_year_from_the_last_visit(served: House, maker: Client) -> None:
    listed(maker)
    cookie = maker.cookie
    _, headers, _ = maker.ask("GET", "/api/mine")
    assert "Max-Age=31536000" in headers["set-cookie"]
    assert "HttpOnly" in headers["set-cookie"]
    assert maker.cookie == cookie
    _, headers, _ = served.client().ask("GET", "/api/mine")
    assert "set-cookie" not in headers


def test_the_own_seats_are_named_in_the_list_of_all_tables(served: House, maker: Client) -> None:
    table, _ = listed(maker)

    def holds(client: Client) -> list[Any]:
        return [one["holds"] for one in client.get("/api/tables")["tables"] if one["id"] == table]

    assert holds(maker) == [[0]]
    assert holds(served.client()) == [[]]


def test_a_rematch_is_not_offered_to_strangers(served: House, maker: Client) -> None:
    table, _ = listed(maker)
    served.client().join(table, None, "Bo")
    maker.join(table, 0, "Ann")
    maker.command(table, "resign", seat=0)
    again = maker.command(table, "rematch", seat=0)["rematch"]
    assert again not in [one["id"] for one in maker.get("/api/tables")["tables"]]
    assert again in [one["id"] for one in maker.get("/api/mine")["tables"]]


@pytest.mark.parametrize("asks", [0, 1])
def test_who_left_and_asks_for_another_match_plays_in_it(served: House, asks: int) -> None:
    table, clients = seat_people(served, "horse-race", None, 2)
    clients[1].command(table, "leave", seat=1)
    clients[0].command(table, "resign", seat=0)
    again = clients[asks].command(table, "rematch", seat=asks)["rematch"]
    seats = clients[0].table(again)["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "open" if asks else "bot"]
    assert clients[1].table(again)["holds"] == [1] * asks
    assert seats[1]["name"] == ("Bnn" if asks else "greedy")


def test_leaving_and_coming_back_for_ever_is_slow(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(FREE, back=(0.001, 4.0))) as one:
        table, clients = seat_people(one, "cribbage", None, 2)
        for what in ("leave", "return", "leave", "return"):
            clients[1].command(table, what, seat=1)
        with refused("request/too-often"):
            clients[1].command(table, "leave", seat=1)
        clients[0].command(table, "leave", seat=0)  # each seat has its own


def test_who_has_left_has_no_say_about_who_is_away(tmp_path: Path) -> None:
    with house(tmp_path, grace=1) as one:
        table, clients = seat_people(one, "horse-race", None, 2)
        actor = clients[0].table(table)["view"]["actors"][0]
        clients[1 - actor].command(table, "leave", seat=1 - actor)
        for remedy in ("bot", "adjudicate"):
            with refused("seat/taken"):
                clients[1 - actor].command(table, "absent", seat=1 - actor, absent=actor, remedy=remedy)


def test_the_answer_to_who_sits_down_anywhere_is_of_that_seat(served: House, maker: Client) -> None:
    table = maker.make("cribbage", None, ["mine", "mine"])["id"]
    assert [maker.join(table, None, name)["you"] for name in ("Ann", "Bo")] == [0, 1]
