"""One observer of a table: what it is told by its socket, and all that it can read and try."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from tests.server.exchanging import Observer
from tests.server.house import Client, Refused

OF_A_TABLE = ("", "/log", "/scores", "/links", "/record")
LISTS = ("/api/tables", "/api/mine")
OF_ALL = (*LISTS, "/api/games", "/healthz", "/openapi.json")
READ = (*OF_ALL, *(f"/api/tables/{{table}}{path}" for path in OF_A_TABLE), "/metrics", "/{path:path}")
"""Every route that is read by GET, as the server names it: all of them are read here. (Text tables, spoken scores and
drawings are made by the page from these; a backup is a file of the server's, for no seat.)
"""
CARDS = ("go", "count 3", "play 5H", "discard 5H,5D", "muggins 2", "cut 9")
TILES = ("pass", "knock", "stop", "place 3-3")


class Ear:
    """One observer at one table: all that it is told, as text."""

    def __init__(self, client: Client, table: str, seat: Observer, noted: Callable[[], str], record: str) -> None:
        self.client, self.table, self.seat = client, table, seat
        self.told: list[str] = []
        self._other = 1 if seat == 0 else 0
        self._noted = noted
        self._record = record
        self._seq = 0

    def come(self) -> None:
        """Connect, and hear the last entries again where some were heard before."""
        after = max(0, self._seq - 3)
        self.socket = self.client.socket(self.table, self.seat, after=after, ping_interval=None)
        self.hear()

    def go(self, witness: Ear) -> None:
        """Disconnect. When the server finds that out, the network decides; this waits until the witness hears of it."""
        self.hear()
        witness.hear()
        self.socket.close()
        witness._hear_of("presence")

    def hear(self) -> None:
        """All that has been said so far: the answer to a ping comes after it."""
        self.socket.connection.send('{"type":"ping"}')
        self._hear_of("pong")

    def _hear_of(self, kind: str) -> None:
        frame: dict[str, Any] = {"type": ""}
        while frame["type"] != kind:
            frame = self.socket.frame()
            self.told.append(self.socket.texts[-1])
            self._seq = max(self._seq, frame.get("seq", 0))

    def ask(self, everything: bool = False) -> None:
        """What can be read of the own table and tables; or all there is, as anybody and as somebody else too, and
        whatever is refused.
        """
        seats = dict.fromkeys((self.seat, None, self._other) if everything else (self.seat,))
        for path, seat in itertools.product(OF_A_TABLE, seats):
            self._read(f"/api/tables/{self.table}{path}?after=0" + ("" if seat is None else f"&seat={seat}"))
        for path in (*OF_ALL, f"/t/{self.table}") if everything else LISTS:
            self._read(path)
        if everything:
            self._ask_for_what_is_refused()
        self.told.append(self._noted())

    def _ask_for_what_is_refused(self) -> None:
        table = self.client.table(self.table, self.seat)
        actors = {self._other, self._other if self.seat is None else self.seat}
        for actor, word in itertools.product(sorted(actors), CARDS if table["game"] == "cribbage" else TILES):
            if (action := f"{actor}: {word}") not in table["view"]["legal"]:
                self._try("act", seq=10**6, action=action)
        self._try("undo", seq=0)
        self._try("absent", absent=self._other, remedy="adjudicate")

    def _read(self, path: str) -> None:
        """The answer to the letter, its date aside. A record tells all pieces: those of this world."""
        status, headers, body = self.client.ask("GET", path)
        headers.pop("date")
        self.told.append(f"{path} {status} {headers} {body.decode().replace(self._record, 'what was done here')}")

    def _try(self, what: str, **fields: Any) -> None:
        """What the other seat, or the own one without leave, is answered."""
        request = {"command_id": f"asking-{len(self.told):06}", "seat": self.seat or 0, **fields}
        try:
            self.client.post(f"/api/tables/{self.table}/{what}", request)
            self.told.append(f"{what} {fields}: done")
        except Refused as refused:
            self.told.append(f"{what} {fields}: {refused}")
