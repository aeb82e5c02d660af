"""Servers in which chance, clock, ids, keys and seeds are given, and the matches that are played there."""

from __future__ import annotations

import io
import itertools
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from sixtyone.fair import FairDealer, SeededRng
from sixtyone.game import CHANCE, Action, Rules, State
from sixtyone.server import announcing
from sixtyone.server.config import Config
from sixtyone.server.logs import make_log, quiet_libraries, through
from tests.server.ears import Ear
from tests.server.exchanging import Observer
from tests.server.house import FREE, Client, House

NOW = 1_796_000_000_000
TIME = re.compile(r'"timestamp": ?"[^"]*"')
TIMED = re.compile(r"^#|_created\b|_seconds_(sum|bucket)|^sixtyone_sockets ")
"""Metrics that time, or sockets of the match before that are not closed yet, decide."""
LETTERS = str.maketrans("0123456789", "mnpqrstuvw")


class Scripted(FairDealer):
    """Chance as it is written; where no more is written, always the same."""

    def __init__(self, script: list[Action], seed: bytes, game: str, contributions: tuple[str, ...]) -> None:
        super().__init__(seed, game, contributions)
        self._script = script
        self._more = SeededRng(61)

    def sample(self, state: State) -> Action:
        return self._script.pop(0) if self._script else state.chance(self._more)


class World:
    """One server. ``number`` is that of the match that is played in it, ``ids`` name its tables."""

    def __init__(self, folder: Path, opened: ExitStack) -> None:
        self.number = 0
        self.ids: Iterator[str] = iter("")
        self.script: list[Action] = []
        self._log = io.StringIO()
        config = Config(
            data=folder,
            limits=FREE,
            clock=lambda: NOW,
            new_id=lambda: f"table{next(self.ids)}{self.number}".translate(LETTERS),
            new_seed=lambda: bytes(32),
            dealer=lambda *given: Scripted(self.script, *given),
        )
        opened.enter_context(mock.patch.object(announcing, "WATCHING_AFTER", 0.0))
        self.house = House(config, log=make_log("debug", self._log))
        self.house.server.store.key = bytes(32)
        opened.callback(self.house.stop)
        self._reader = self.house.client()

    def play(
        self, number: int, rules: Rules, actions: Sequence[Action], observers: Sequence[Observer]
    ) -> dict[Observer, list[str]]:
        """Play a match and what follows it: all that each of the observers is told."""
        self.number, self.ids = number, iter("abcdefgh")
        self.script[:] = [action for action in actions if action.seat == CHANCE]
        with ExitStack() as opened, self._libraries_heard():
            before = self.counted()
            match = Match(self, rules, actions, opened)
            match.play()
            beside = [self.noted(), json.dumps(sorted((self.counted() - before).items()))]
            for observer in observers:
                match.ears[observer].ask(everything=True)
            match.end()
            beside.append(self.noted())
            for observer in observers:
                match.ears[observer].ask()
            again = match.play_again()
            beside.append(self.noted())
            for observer in observers:
                again[observer].ask()
            return {
                observer: [*match.answers[observer], *match.ears[observer].told, *again[observer].told, *beside]
                for observer in observers
            }

    def noted(self) -> str:
        """What the log has said since this was asked last, without its times."""
        text = TIME.sub("", self._log.getvalue())
        self._log.seek(0)
        self._log.truncate()
        assert "error" not in text, text
        return text

    def counted(self) -> Counter[str]:
        """The metrics that do not hang on time."""
        lines = self._reader.ask("GET", "/metrics")[2].decode().splitlines()
        split = (line.rpartition(" ") for line in lines if not TIMED.search(line))
        return Counter({name: int(float(value)) for name, _, value in split})

    @contextmanager
    def _libraries_heard(self) -> Iterator[None]:
        """What the libraries of the server log, as it lets them, comes to the log too."""
        quiet_libraries()
        with through(self.house.server.log):
            yield


class Match:
    """A match in a world: a person with a cookie for each seat, and an ear for each and for a spectator."""

    def __init__(self, world: World, rules: Rules, actions: Sequence[Action], opened: ExitStack) -> None:
        self.world = world
        self.rules = rules
        self.actions = [action for action in actions if action.seat != CHANCE]
        self.people = {seat: self._person(seat, opened) for seat in range(rules.seats)}
        self.stranger = self._person(9, opened)
        self._commands = itertools.count(1)
        self.answers: defaultdict[Observer, list[str]] = defaultdict(list)
        self._record = ",\n".join(f"  {json.dumps(str(action))}" for action in actions)
        self.table = self._make()
        self.ears = self._ears(self.table)

    def _person(self, seat: int, opened: ExitStack) -> Client:
        client = Client(self.world.house.host, self.world.house.port, opened)
        client.cookie = f"{self.world.number:040}{seat:03}"
        return client

    def _make(self) -> str:
        """A table that all have come to."""
        plan = ["mine", *["open"] * (self.rules.seats - 1)]
        rules = self.rules
        request: dict[str, Any] = {"command_id": self._id(), "game": rules.game, "variant": rules.variant}
        request |= {"rules": rules.options(), "seats": plan, "listed": True}
        table = str(self._told(0, self.people[0].post("/api/tables", request))["table"]["id"])
        for seat, link in enumerate(self.people[0].links(table)):
            self._told(seat, self.people[seat].claim(link))
        return table

    def _ears(self, table: str) -> dict[Observer, Ear]:
        ears: dict[Observer, Ear] = {}
        for seat, client in ((None, self.stranger), *self.people.items()):
            ears[seat] = Ear(client, table, seat, self.world.noted, self._record)
            ears[seat].come()
        return ears

    def _id(self) -> str:
        return f"{self.world.number:06}-{next(self._commands):04}"

    def _command(self, seat: int, table: str, what: str, **fields: Any) -> dict[str, Any]:
        request = {"command_id": self._id(), "seat": seat, **fields}
        return self._told(seat, self.people[seat].post(f"/api/tables/{table}/{what}", request))

    def _told(self, seat: int, answer: dict[str, Any]) -> dict[str, Any]:
        """An answer to a command, kept."""
        self.answers[seat].append(json.dumps(answer))
        return answer

    def _join(self, table: str) -> dict[str, Any]:
        """All sit down: the answer to the last of them."""
        return [
            self._command(seat, table, "join", name=f"Player {seat}", contribution=f"words of {seat} {table}")
            for seat in self.people
        ][-1]

    def play(self) -> None:
        """The actions; now and then somebody is away while one is played. In the end everybody connects again."""
        seq = self._join(self.table)["table"]["seq"]
        ring = list(self.ears.values())
        for count, action in enumerate(self.actions):
            away = ring[count // 13 % len(ring)] if count % 13 == 5 else None
            if away is not None:
                away.go(ring[ring.index(away) - 1])
            seq = self._command(action.seat, self.table, "act", seq=seq, action=str(action))["table"]["seq"]
            if away is not None:
                away.come()
        for ear in ring:
            ear.go(ring[ring.index(ear) - 1])
            ear.come()
        self._hear()
        assert not self.world.script

    def end(self) -> None:
        """Somebody gives up."""
        self._command(0, self.table, "resign")
        self._hear()

    def play_again(self) -> dict[Observer, Ear]:
        """A rematch, asked for twice, and its first actions: the ears that heard it."""
        again = {self._command(seat, self.table, "rematch")["rematch"] for seat in (1, 0)}
        self._hear()
        (table,) = again
        ears = self._ears(table)
        state = self._join(table)["table"]
        for _ in range(3):
            seat = state["view"]["actors"][0]
            own = self.people[seat].table(table, seat)
            state = self._command(seat, table, "act", seq=own["seq"], action=own["view"]["legal"][0])["table"]
        self._command(0, table, "resign")  # or later matches would find it in the lists
        for ear in ears.values():
            ear.hear()
        return ears

    def _hear(self) -> None:
        for ear in self.ears.values():
            ear.hear()
