"""``python -m tests.server.killing [KILLS [TABLES]]``: SIGKILL at random moments under load; then restart and resume.

Players send each command again, with the same id, until it is acknowledged; watchers resume by ``after``. In the end no
acknowledged action may be missing, none may be there twice, and every log must follow from its hashes.
"""

import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from sixtyone.server.backup import audit
from sixtyone.server.folder import DATABASE
from tests.server.house import Client, Refused, new_command, pick

ROOT = Path(__file__).resolve().parents[2]
GONE = (OSError, http.client.HTTPException, WebSocketException, EOFError, TimeoutError)
GAMES = ("cribbage", "horse-race", "fives-and-threes")


class Process:
    """The server in a process of its own, on one port through all its lives."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._up = threading.Event()
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.serving", str(self.data), str(self.port)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Sixty-One at"), line
        self._up.set()

    def kill(self, how: int = signal.SIGKILL) -> None:
        assert self._process is not None
        self._up.clear()
        os.kill(self._process.pid, how)
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def wait_until_up(self) -> None:
        assert self._up.wait(60)


@dataclass
class Load:
    """What the players and watchers of one run saw."""

    process: Process
    acknowledged: dict[str, list[tuple[int, str]]] = field(default_factory=dict)  # table: seq and command
    watchers: list[threading.Thread] = field(default_factory=list)
    told: dict[str, list[int]] = field(default_factory=dict)  # table: the entries that its watcher was told of
    stopping: threading.Event = field(default_factory=threading.Event)
    moved: threading.Condition = field(default_factory=threading.Condition)
    moves: int = 0
    faults: list[str] = field(default_factory=list)

    def client(self, opened: ExitStack, cookie: str | None = None) -> Client:
        client = Client("127.0.0.1", self.process.port, opened)
        client.cookie = cookie
        return client

    def insist(self, client: Client, path: str, data: dict[str, Any]) -> dict[str, Any]:
        """Send a command until it is answered."""
        while True:
            try:
                return dict(client.post(path, data))
            except GONE:
                self.process.wait_until_up()

    def insist_on_reading(self, client: Client, path: str) -> dict[str, Any]:
        while True:
            try:
                return dict(client.get(path))
            except GONE:
                self.process.wait_until_up()

    def player(self, number: int) -> None:
        """Hot-seat matches, one after another."""
        chooser = random.Random(number)
        try:
            with ExitStack() as opened:
                client = self.client(opened)
                self.insist_on_reading(client, "/healthz")
                client.cookie = f"{number:043}"
                while not self.stopping.is_set():
                    self.match(client, chooser, opened)
        except Exception as error:  # noqa: BLE001  # told at the end, in the main thread
            self.faults.append(f"player {number}: {type(error).__name__}: {error}")

    def match(self, client: Client, chooser: random.Random, opened: ExitStack) -> None:
        request = {"command_id": new_command(), "game": chooser.choice(GAMES), "seats": ["mine", "mine"]}
        state = self.insist(client, "/api/tables", request)["table"]
        table = state["id"]
        done = self.acknowledged.setdefault(table, [])
        watcher = threading.Thread(target=self.watcher, args=(table,))
        watcher.start()
        self.watchers.append(watcher)
        path = f"/api/tables/{table}"
        for seat in (0, 1):
            words = {"command_id": new_command(), "seat": seat, "name": f"Player {seat}", "contribution": "words"}
            state = self.insist(client, f"{path}/join", words)["table"]
        while state["status"] == "playing" and not self.stopping.is_set():
            seat = state["view"]["actors"][0]
            own = self.insist_on_reading(client, f"{path}?seat={seat}")
            command = new_command()
            action = {"command_id": command, "seat": seat, "seq": own["seq"], "action": pick(own["view"], chooser)}
            answer = self.insist(client, f"{path}/act", action)
            done.append((answer["seq"], command))
            state = answer["table"]
            with self.moved:
                self.moves += 1
                self.moved.notify_all()

    def watcher(self, table: str) -> None:
        """Everything that one socket after another is told of a table."""
        told = self.told.setdefault(table, [])
        while not self.stopping.is_set():
            try:
                with ExitStack() as opened:
                    one = self.client(opened).socket(table, after=told[-1] if told else 0)
                    while not self.stopping.is_set():
                        frame = one.frame()
                        if frame["type"] == "entry":
                            told.append(frame["seq"])
                        if frame.get("table", {}).get("status") == "over":
                            return
            except (*GONE, Refused):
                if not self.stopping.is_set():  # else the server has ended for good
                    self.process.wait_until_up()
            except Exception as error:  # noqa: BLE001  # told at the end, in the main thread
                self.faults.append(f"watcher: {type(error).__name__}: {error}")
                return


@dataclass(frozen=True)
class Result:
    """What was found, to be asserted or printed."""

    kills: int
    tables: int
    actions: int
    lost: int
    twice: int
    faults: tuple[str, ...]
    seconds: float


def run(data: Path, kills: int, players: int = 6, seed: int = 61) -> Result:
    """Play and kill; see the head of the module."""
    chooser = random.Random(seed)
    began = time.monotonic()
    process = Process(data)
    process.start()
    load = Load(process)
    threads = [threading.Thread(target=load.player, args=(number,)) for number in range(players)]
    for thread in threads:
        thread.start()
    for _ in range(kills):
        with load.moved:
            goal = load.moves + chooser.randrange(1, 60)
            load.moved.wait_for(lambda goal=goal: load.moves >= goal or load.faults, 60)  # type: ignore[misc]
            load.moved.wait(chooser.random() / 100)  # and not always right after an answer
        process.kill()
        process.start()
    with load.moved:
        goal = load.moves + 30
        load.moved.wait_for(lambda: load.moves >= goal or load.faults, 60)
    load.stopping.set()
    for thread in threads:
        thread.join(60)
    lost = twice = 0
    with ExitStack() as opened:
        client = load.client(opened)
        for table, done in load.acknowledged.items():
            log = client.get(f"/api/tables/{table}/log?after=0")["entries"]
            seqs = [entry["seq"] for entry in log]
            acted = {entry["seq"] for entry in log if entry["entry"]["kind"] == "acted"}
            acknowledged = [seq for seq, _ in done]
            lost += len(set(acknowledged) - acted) + (seqs != list(range(1, len(seqs) + 1)))
            twice += len(acknowledged) - len(set(acknowledged)) + len(acted - set(acknowledged))
            told = load.told.get(table, [])
            twice += len(told) - len(set(told))
            lost += told != list(range(1, len(told) + 1))
    process.kill(signal.SIGTERM)
    for watcher in load.watchers:
        watcher.join(60)
    tables = audit(data / DATABASE)
    actions = sum(map(len, load.acknowledged.values()))
    return Result(kills, tables, actions, lost, twice, tuple(load.faults), time.monotonic() - began)


def main(kills: str = "50", players: str = "6") -> int:
    with tempfile.TemporaryDirectory() as folder:
        result = run(Path(folder), int(kills), int(players))
    print(json.dumps(result.__dict__))
    return 1 if result.lost or result.twice or result.faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
