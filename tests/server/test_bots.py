"""Bots that are slow, broken or dead: the table goes on, and the others do not notice."""

import io
import json
from pathlib import Path

import pytest

from sixtyone.server.logs import make_log
from tests.server import bots
from tests.server.house import house


@pytest.mark.parametrize("bot", ["slow", "broken", "illegal", "dying"])
def test_a_bot_without_an_answer_stops_nobody(tmp_path: Path, bot: str) -> None:
    stream = io.StringIO()
    log = make_log("warning", stream)
    with house(tmp_path, log=log, bots=bots.names, choose=bots.choose, bot_seconds=0.2, bot_workers=1) as one:
        client = one.client()
        table = client.make("cribbage", None, ["mine", f"bot:{bot}"])["id"]
        socket = client.socket(table, 0)
        client.join(table, 0, "Ann")
        assert socket.entry("acted")["entry"]["by"] == "server"
    told = [json.loads(line) for line in stream.getvalue().splitlines()]
    fault = {"slow": "TimeoutError", "broken": "RuntimeError", "illegal": "illegal", "dying": "EOFError"}[bot]
    assert [(line["event"], line["bot"], line["error"]) for line in told] == [("bot-fault", bot, fault)] * len(told)
    assert told


def test_a_slow_bot_delays_nobody_else(tmp_path: Path) -> None:
    with house(tmp_path, bots=bots.names, choose=bots.choose, bot_seconds=5.0, bot_workers=2) as one:
        waiting, client = one.client(), one.client()
        slow = waiting.make("cribbage", None, ["mine", "bot:slow"])["id"]
        waiting.join(slow, 0, "Ann")
        table = client.make("cribbage", None, ["mine", "bot:first"])["id"]
        socket = client.socket(table, 0)
        client.join(table, 0, "Bo")
        assert socket.entry("acted")["entry"]["by"] == "bot"
        state = client.table(table, 0)
        client.command(table, "act", seat=0, seq=state["seq"], action=state["view"]["legal"][0])
        assert waiting.table(slow, 0)["view"]["actors"] == [0, 1]  # it still thinks


def test_a_bot_that_is_woken_by_a_restart(tmp_path: Path) -> None:
    with house(tmp_path, bots=bots.names, choose=bots.choose, bot_seconds=60.0) as one:
        client = one.client()
        table = client.make("cribbage", None, ["mine", "bot:slow"])["id"]
        client.join(table, 0, "Ann")
        cookie = client.cookie
    with house(tmp_path, bots=bots.names, choose=bots.choose, bot_seconds=0.2) as two:
        again = two.client()
        again.cookie = cookie
        assert again.socket(table, 0, after=3).entry("acted")["entry"]["seat"] == 1


def test_why_bots_stopped_is_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    with house(tmp_path, log=make_log("warning", stream), bots=bots.names, choose=bots.choose) as one:

        async def broken(*_: object) -> None:
            raise RuntimeError("a hidden card")

        monkeypatch.setattr(one.server.thinkers, "choose", broken)
        client = one.client()
        table = client.make("cribbage", None, ["mine", "bot:first"])["id"]
        client.join(table, 0, "Ann")
        assert client.table(table, 0)["status"] == "playing"
    (line,) = (json.loads(text) for text in stream.getvalue().splitlines())
    assert (line["event"], line["error"], line["code"]) == ("bot-stopped", "RuntimeError", None)
