"""``python -m bench.load``: how many moves a second the server takes, each on the disk before anybody is told.

200 tables with a socket a seat, a move a second each, and 3,000 idle sockets beside them. A move's time runs from when
it was due to be sent until the other seat's socket was told of it. Then the rate is raised until the 99th percentile
passes 100 ms, and the highest that held is printed. Server and clients share the machine: with two cores, each has one.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.options import above_zero
from sixtyone.server.backup import audit
from sixtyone.server.config import Config, Limits
from sixtyone.server.folder import DATABASE
from sixtyone.server.launch import serve

ROOT = Path(__file__).resolve().parents[1]
MOST = 0.100  # seconds that the 99th percentile may take
GAMES = ("cribbage", "horse-race", "fives-and-threes")
NUMBERS = itertools.count()


def serving(data: str) -> None:
    """The server, in a process of its own, without limits of rate: all clients have one address."""
    much = (1e9, 1e9)
    many = 100_000
    limits = Limits(posts=much, gets=much, tables=much, links=much, chat=much, sockets=many, connections=many)
    config = Config(data=Path(data), limits=limits)
    serve(config, "127.0.0.1", 0, "warning", False, lambda port: print(f":{port}", flush=True))


class Connection:
    """One HTTP connection that is kept, with as little work of our own as can be."""

    def __init__(self, port: int, token: str) -> None:
        self._port = port
        self._token = token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, data: dict[str, Any]) -> bytes:
        """Send a command with a new id."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        body = json.dumps({"command_id": f"load-{next(NUMBERS):09}", **data}).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\ncookie: sixtyone={self._token}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        length = next(int(line.partition(":")[2]) for line in lines if line.startswith("content-length:"))
        answer = await reader.readexactly(length)
        if int(lines[0].split()[1]) >= 400:
            raise RuntimeError(answer)
        return answer

    def close(self) -> None:
        """Let go of it."""
        if self._streams is not None:
            self._streams[1].close()


@dataclass
class Measured:
    """What one stretch of load gave."""

    rate: float
    seconds: float
    times: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    late: int = 0
    cpu: float = 0.0  # seconds of the server's

    def percentile(self, part: float) -> float:
        """The time within which that part of the moves was told."""
        times = sorted(self.times)
        return times[min(len(times) - 1, int(part * len(times)))] if times else float("inf")

    @property
    def holds(self) -> bool:
        """Whether all moves were made, and nearly all of them quickly."""
        return len(self.times) >= 0.97 * self.rate * self.seconds and self.percentile(0.99) <= MOST

    def to_json(self) -> dict[str, Any]:
        """As it is printed."""
        shown = {f"p{int(100 * part)}_ms": round(1000 * self.percentile(part), 1) for part in (0.5, 0.95, 0.99)}
        moves = len(self.times) / self.seconds
        work = round(1000 * self.cpu / max(1, len(self.times)), 2)
        return {
            "asked_moves_s": self.rate,
            "moves_s": round(moves, 1),
            **shown,
            "server_cpu_ms_a_move": work,
            "holds": self.holds,
        }


class Table:
    """One table: both seats of one player, a socket each."""

    def __init__(self, port: int, number: int) -> None:
        self._port = port
        self._token = f"{number:043}"
        self._http = Connection(port, self._token)
        self._chooser = random.Random(number)
        self._game = GAMES[number % len(GAMES)]
        self.sockets: list[ClientConnection] = []
        self._told: list[str] = []  # the newest table of each seat, read when it is needed
        self._state: dict[str, Any] = {}
        self.id = ""
        self.entries = 0

    async def begin(self) -> None:
        """A new match, and sockets on it."""
        await self.leave()
        made = await self._http.post("/api/tables", {"game": self._game, "seats": ["mine", "mine"]})
        self.id = json.loads(made)["table"]["id"]
        for seat in (0, 1):
            words = {"seat": seat, "name": f"Player {seat}", "contribution": "words"}
            await self._http.post(f"/api/tables/{self.id}/join", words)
        self.sockets = [await listen(self._port, self.id, seat, self._token) for seat in (0, 1)]
        self._told = [await next_table(socket) for socket in self.sockets]
        self._state = read(self._told[0])

    async def leave(self) -> None:
        """Close the sockets."""
        for socket in self.sockets:
            await socket.close()
        self.sockets = []

    async def close(self) -> None:
        """Let go of everything."""
        await self.leave()
        self._http.close()

    async def move(self, measured: Measured, due: float) -> None:
        """One move; its time ends when the other seat is told."""
        if self._state["status"] == "over":
            await self.begin()
            due = time.perf_counter()
        seat = self._state["view"]["actors"][0]
        own = self._state if self._state["you"] == seat else read(self._told[seat])
        action = {"seat": seat, "seq": own["seq"], "action": self._chooser.choice(own["view"]["legal"])}
        answer = asyncio.create_task(self._http.post(f"/api/tables/{self.id}/act", action))
        self._told[1 - seat] = await next_table_unless(answer, self.sockets[1 - seat])
        measured.times.append(time.perf_counter() - due)
        self._told[seat] = await next_table(self.sockets[seat])
        self._state = read(self._told[1 - seat])
        await answer
        measured.answered.append(time.perf_counter() - due)
        self.entries += 1

    async def run(self, measured: Measured, interval: float, start: float, end: float) -> None:
        """Moves at their times, however long the last one took."""
        due = start
        while due < end:
            pause = due - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            else:
                measured.late += pause < -interval
            await self.move(measured, due)
            due += interval


async def listen(port: int, table: str, seat: int | None, token: str) -> ClientConnection:
    """A socket; the manager is entered by hand, since the sockets outlive the calls that open them."""
    query = "" if seat is None else f"?seat={seat}"
    opening = connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/socket{query}",
        additional_headers={"cookie": f"sixtyone={token}"},
        compression=None,
        proxy=None,
        ping_interval=None,
        open_timeout=60,
    )
    return await opening.__aenter__()


async def next_table(socket: ClientConnection) -> str:
    """The next frame in which a socket is told of the table."""
    while True:
        frame = await socket.recv()
        if isinstance(frame, str) and '"table":{' in frame:
            return frame


async def next_table_unless(answer: asyncio.Task[bytes], socket: ClientConnection) -> str:
    """``next_table``, unless the command is refused: then its error, since no frame would ever come."""
    told = asyncio.create_task(next_table(socket))
    await asyncio.wait((answer, told), return_when=asyncio.FIRST_COMPLETED)
    if answer.done() and answer.exception():
        told.cancel()
        await answer
    return await told


def read(frame: str) -> dict[str, Any]:
    """The table of a frame."""
    return dict(json.loads(frame)["table"])


async def stretch(tables: list[Table], rate: float, seconds: float) -> Measured:
    """So many moves a second in all, spread evenly."""
    measured = Measured(rate, seconds)
    interval = len(tables) / rate
    start = time.perf_counter() + 0.5
    spread = [start + interval * number / len(tables) for number in range(len(tables))]
    await asyncio.gather(
        *(one.run(measured, interval, at, start + seconds) for one, at in zip(tables, spread, strict=True))
    )
    return measured


async def idle_sockets(port: int, number: int, opened: AsyncExitStack) -> None:
    """Sockets on tables where nothing happens, 30 a table."""
    host = Connection(port, "i" * 43)
    for first in range(0, number, 30):
        made = json.loads(await host.post("/api/tables", {"game": "cribbage", "seats": ["mine", "open"]}))
        wanted = [listen(port, made["table"]["id"], None, "i" * 43) for _ in range(first, min(first + 30, number))]
        for socket in await asyncio.gather(*wanted):
            opened.push_async_callback(socket.close)
            await next_table(socket)
            task = asyncio.create_task(_swallow(socket))
            opened.callback(task.cancel)
    host.close()


async def _swallow(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def rates(start: float, growth: float) -> Iterator[float]:
    """The rates that are tried."""
    while True:
        yield round(start)
        start *= growth


def cpu_of(process: int) -> float:
    """Seconds of processor time that a process has taken; 0 where the system does not tell."""
    path = Path(f"/proc/{process}/stat")
    if not path.exists():
        return 0.0
    fields = path.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, process: int, asked: argparse.Namespace) -> list[Measured]:
    """Raise the rate until it does not hold."""
    found: list[Measured] = []
    async with AsyncExitStack() as opened:
        began = time.perf_counter()
        await idle_sockets(port, asked.idle, opened)
        tables = [Table(port, number) for number in range(asked.tables)]
        for one in tables:
            await one.begin()
            opened.push_async_callback(one.close)
        print(
            f"{asked.idle} idle sockets and {asked.tables} tables after {time.perf_counter() - began:.0f} s", flush=True
        )
        for rate in rates(asked.tables, 1.25):
            before = cpu_of(process)
            found.append(await stretch(tables, rate, asked.seconds))
            found[-1].cpu = cpu_of(process) - before
            print(json.dumps(found[-1].to_json()), flush=True)
            if not found[-1].holds or len(found) >= asked.steps:
                break
    return found


def main() -> int:
    """See the head of the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=above_zero(int), default=200)
    parser.add_argument("--idle", type=int, default=3000)
    parser.add_argument("--seconds", type=above_zero(float), default=30.0)
    parser.add_argument("--steps", type=above_zero(int), default=12, help="rates to try at most")
    parser.add_argument("--serve", metavar="DATA", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serving(asked.serve)
        return 0
    gc.disable()  # the pauses of the measuring side are not the server's
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="sixtyone-load-") as folder:
        command = [sys.executable, "-m", "bench.load", "--serve", folder]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                port = int(server.stdout.readline().rpartition(":")[2])
                found = asyncio.run(measure(port, server.pid, asked))
                size = Path(f"/proc/{server.pid}/status")
                memory = [line for line in size.read_text().splitlines() if "VmRSS" in line] if size.exists() else []
            finally:
                server.terminate()
        tables = audit(Path(folder) / DATABASE)
    held = [one for one in found if one.holds]
    best = max((len(one.times) / one.seconds for one in held), default=0.0)
    print(f"logs of {tables} tables whole; server {' '.join(memory).split(':')[-1].strip()}")
    print(f"highest rate with p99 under {1000 * MOST:.0f} ms: {best:.0f} moves a second")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
