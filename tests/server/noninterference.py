"""``python -m tests.server.noninterference [MATCHES]``: nothing that a seat has not seen changes what it is told.

A random match is played over real sockets to a random moment. For each seat and a spectator two pieces that it has not
seen are then exchanged, such that all earlier actions stay legal and the game goes the same way; the match is played
again with clock, ids and commitment fixed. Every frame and answer must be the same, to the letter: those of a
reconnection, of resigning, of the rematch, of refusals and exports too. (Presence frames are left out: when a socket is
found closed is for the network to say.)
"""

import dataclasses
import io
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sixtyone.cards import PACK
from sixtyone.catalogue import find_game
from sixtyone.errors import IllegalAction
from sixtyone.fair import FairDealer, SeededRng
from sixtyone.game import CHANCE, Action, Rules, State
from sixtyone.games.cribbage import actions as crib
from sixtyone.games.cribbage.state import CribbageState
from sixtyone.games.dominoes import actions as domino
from sixtyone.server.config import Config
from sixtyone.server.logs import make_log
from sixtyone.tiles import TILES
from tests.server.house import FREE, Client, House, Refused

Observer = int | None
GAMES: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "horse-race": (
        ("individual", {}),
        ("individual", {"seats": 3}),
        ("pairs", {}),
        ("individual", {"optional_continuation": True}),
    ),
    "fives-and-threes": (("individual", {}), ("individual", {"seats": 3}), ("pairs", {})),
    "cribbage": (
        ("six-card", {}),
        ("five-card", {}),
        ("seven-card", {"counting": "muggins"}),
        ("three-player", {"counting": "manual"}),
        ("pairs", {"counting": "muggins"}),
        ("four-player", {"starter_cut": "player"}),
    ),
}


@dataclass(frozen=True)
class Step:
    """An action, with the states before and after it."""

    before: State
    action: Action
    after: State


def some_match(rules: Rules, chooser: random.Random) -> list[Step]:
    """A random match, to a random moment in the midst of it."""
    state = find_game(rules.game).new(rules)
    rng = SeededRng(chooser.randrange(2**32))
    steps: list[Step] = []
    while state.outcome is None:
        if state.actors == (CHANCE,):
            action = state.chance(rng)
        else:
            seat = chooser.choice(state.actors)
            legal = state.legal_actions(seat)
            action = chooser.choice(legal[:13] if state.phase in ("count", "answer") else legal)
        after, _ = state.apply(action)
        steps.append(Step(state, action, after))
        state = after
    moments = [
        number for number, step in enumerate(steps) if CHANCE not in step.after.actors and step.after.outcome is None
    ]
    return steps[: chooser.choice([number for number in moments if number <= 120]) + 1]


def swapped(value: Any, one: Any, two: Any) -> Any:
    """The value with two pieces in each other's place."""
    if value in (one, two):
        return two if value == one else one
    if type(value) is tuple:
        return tuple(swapped(item, one, two) for item in value)
    if isinstance(value, Action):
        fields = {one.name: getattr(value, one.name) for one in dataclasses.fields(value)}  # type: ignore[arg-type]
        return dataclasses.replace(value, **{name: swapped(old, one, two) for name, old in fields.items()})  # type: ignore[type-var]
    return value


def is_hidden(step: Step, observer: Observer) -> bool:
    """Whether what the action names stays unseen by the observer."""
    match step.action:
        case domino.Deal() | crib.Deal():
            return True
        case domino.Draw():
            return bool(step.before.turn != observer)  # type: ignore[attr-defined]
        case crib.Discard():
            return step.action.seat != observer
    return False


def course(state: State) -> tuple[Any, ...]:
    """How the game goes for everybody to see."""
    return (
        state.phase,
        state.actors,
        state.scores,
        state.outcome,
        getattr(state, "count", None),
        getattr(state, "gone", None),
    )


def other_world(steps: list[Step], observer: Observer, chooser: random.Random) -> list[Action] | None:
    """The match with two pieces exchanged that the observer has not seen; None where no such pair was found."""
    start = max(number for number, step in enumerate(steps) if isinstance(step.action, (domino.Deal, crib.Deal)))
    pieces: tuple[Any, ...] = PACK if isinstance(steps[0].before, CribbageState) else TILES
    for _ in range(60):
        one, two = chooser.sample(pieces, 2)
        actions = exchanged(steps, start, observer, one, two)
        if actions is not None:
            return actions
    return None


def exchanged(steps: list[Step], start: int, observer: Observer, one: Any, two: Any) -> list[Action] | None:
    actions = [step.action for step in steps[:start]]
    state = steps[start].before
    deal: Any = steps[start].action
    if observer is not None and {one, two} & set(deal.hands[observer]):
        return None
    differs = False
    for step in steps[start:]:
        action = swapped(step.action, one, two)
        if not is_hidden(step, observer) and action != step.action:
            return None
        try:
            state, events = state.apply(action)
        except IllegalAction:
            return None
        if course(state) != course(step.after) or state.view(observer) != step.after.view(observer):
            return None
        if (
            any(event.type in ("shown", "counting", "revealed", "counted") for event in events)
            and action != step.action
        ):
            return None
        differs = differs or state != step.after
        actions.append(action)
    # The last of it must still be hidden, and no hand have been shown that differs.
    return actions if state != steps[-1].after and differs else None


class World:
    """A server whose chance, clock, ids and seeds are given."""

    def __init__(self, folder: Path, opened: ExitStack) -> None:
        self.script: list[Action] = []
        self.ids: Iterator[int] = iter(())
        self.log = io.StringIO()
        self._now = 1_796_000_000_000
        world = self

        class Scripted(FairDealer):
            """Chance as it is written; where no more is written, always the same."""

            def __init__(self, seed: bytes, game: str, contributions: tuple[str, ...]) -> None:
                super().__init__(seed, game, contributions)
                self._more = SeededRng(61)

            def sample(self, state: State) -> Action:
                return world.script.pop(0) if world.script else state.chance(self._more)

        config = Config(
            data=folder,
            limits=FREE,
            clock=lambda: self._now,
            new_id=lambda: f"table{'abcdefghjk'[next(self.ids)]}{self.number}".translate(DIGITS),
            new_seed=lambda: bytes(32),
            dealer=Scripted,
        )
        self.number = 0
        self.house = House(config)
        opened.callback(self.house.stop)
        log = make_log("debug", self.log)
        self.house.server.log = self.house.server.tables.log = log

    def play(
        self, number: int, rules: Rules, actions: list[Action], observers: list[Observer]
    ) -> dict[Observer, list[str]]:
        """Play a match in this world: all that each observer is told."""
        self.number, self.ids = number, iter(range(10))
        self.script = [action for action in actions if action.seat == CHANCE]
        with ExitStack() as opened:
            people = [self.person(number, seat, opened) for seat in range(rules.seats)]
            own = dict(zip(range(rules.seats), people, strict=True))
            commands = iter(range(10_000))

            def command(seat: int, table: str, what: str, **fields: Any) -> dict[str, Any]:
                request = {"command_id": f"{number:06}-{next(commands):04}", "seat": seat, **fields}
                return dict(own[seat].post(f"/api/tables/{table}/{what}", request))

            plan = ["mine", *["open"] * (rules.seats - 1)]
            request = {"command_id": f"{number:06}-make", "game": rules.game, "variant": rules.variant, "seats": plan}
            table = people[0].post("/api/tables", {**request, "rules": rules.options(), "listed": True})["table"]["id"]
            for client, link in zip(people[1:], people[0].links(table)[1:], strict=True):
                client.claim(link)
            stranger = self.person(number, 9, opened)
            ears = {one: Ear(stranger if one is None else own[one], table, one) for one in observers}
            for seat in own:
                command(seat, table, "join", name=f"Player {seat}", contribution=f"words {seat}")
            seq = 0
            for count, action in enumerate(action for action in actions if action.seat != CHANCE):
                seq = own[action.seat].get(f"/api/tables/{table}?seat={action.seat}")["seq"]
                seq = command(action.seat, table, "act", seq=seq, action=str(action))["table"]["seq"]
                if count % 23 == 11:
                    for ear in ears.values():
                        ear.hear(seq)
                        ear.connect_again()
            for ear in ears.values():
                ear.hear(seq)
                ear.ask()
            seq = command(0, table, "resign")["table"]["seq"]
            again = command(0, table, "rematch")["rematch"]
            for ear in ears.values():
                ear.hear(seq + 1)
            for seat in own:
                command(seat, again, "join", name=f"Player {seat}", contribution=f"more {seat}")
            for observer, ear in ears.items():
                ear.ask_for(f"/api/tables/{again}/log?after=0" + ("" if observer is None else f"&seat={observer}"))
            command(0, again, "resign")  # or later matches would find it in the lists
            return {observer: ear.told for observer, ear in ears.items()}

    def person(self, number: int, seat: int, opened: ExitStack) -> Client:
        client = Client(self.house.host, self.house.port, opened)
        client.cookie = f"{number:040}{seat:03}"
        return client

    def lines(self) -> list[dict[str, Any]]:
        """The log without its times."""
        lines = [json.loads(line) for line in self.log.getvalue().splitlines()]
        return [{name: value for name, value in line.items() if name != "timestamp"} for line in lines]


DIGITS = str.maketrans("0123456789", "mnpqrstuvw")


class Ear:
    """One observer: all that it is told, as text."""

    def __init__(self, client: Client, table: str, seat: Observer) -> None:
        self.client, self.table, self.seat = client, table, seat
        self.told: list[str] = []
        self.seq = 0
        self.socket = client.socket(table, seat, after=0)

    def hear(self, seq: int) -> None:
        """Listen up to an entry."""
        while self.seq < seq:
            frame = self.socket.frame()
            if frame["type"] == "presence":
                continue
            self.told.append(self.socket.texts[-1])
            self.seq = max(self.seq, frame.get("seq", 0))

    def connect_again(self) -> None:
        """Lose the connection; hear the last entries again."""
        self.socket.close()
        self.seq = max(0, self.seq - 3)
        self.socket = self.client.socket(self.table, self.seat, after=self.seq)

    def ask(self) -> None:
        """Everything that can be asked, and what is refused."""
        seat = "" if self.seat is None else f"?seat={self.seat}"
        for path in (seat, f"/log{seat or '?'}&after=0", f"/scores{seat}", "/record"):
            self.ask_for(f"/api/tables/{self.table}{path}")
        self.ask_for("/api/mine")
        self.ask_for("/api/tables")
        for number, what in enumerate(
            ("go", "pass", "knock", "count 3", "place 3-3", "play 5H", "discard 5H,5D", "muggins 2")
        ):
            own = self.seat or 0
            request = {
                "command_id": f"asking-{number}",
                "seat": own,
                "seq": 10**6,
                "action": f"{1 if own == 0 else 0}: {what}",
            }
            try:
                self.client.post(f"/api/tables/{self.table}/act", request)
                self.told.append("done")
            except Refused as refused:
                self.told.append(f"{what}: {refused}")
        for number, path in enumerate(("undo", "absent")):
            request = {"command_id": f"asking-more-{number}", "seat": self.seat or 0, "seq": 0}
            try:
                self.client.post(f"/api/tables/{self.table}/{path}", request)
                self.told.append("done")
            except Refused as refused:
                self.told.append(f"{path}: {refused}")

    def ask_for(self, path: str) -> None:
        status, headers, body = self.client.ask("GET", path)
        headers = {name: value for name, value in headers.items() if name != "date"}
        self.told.append(f"{path} {status} {headers} {body.decode()}")


@dataclass(frozen=True)
class Result:
    """What was compared."""

    matches: int
    compared: int
    frames: int
    without_a_pair: int
    differences: tuple[str, ...]
    seconds: float


def run(folder: Path, matches: int, seed: int = 61) -> Result:
    """So many matches of each game; see the head of the module."""
    began = time.monotonic()
    chooser = random.Random(seed)
    compared = frames = lonely = 0
    differences: list[str] = []
    with ExitStack() as opened:
        first = World(folder / "first", opened)
        others = {observer: World(folder / f"other-{observer}", opened) for observer in (None, 0, 1, 2, 3)}
        number = 0
        for game, varieties in GAMES.items():
            for turn in range(matches):
                number += 1
                variant, options = varieties[turn % len(varieties)]
                rules = find_game(game).rules(variant, **options)
                steps = some_match(rules, chooser)
                observers: list[Observer] = [None, *range(rules.seats)]
                told = first.play(number, rules, [step.action for step in steps], observers)
                for observer in observers:
                    actions = other_world(steps, observer, chooser)
                    if actions is None:
                        lonely += 1
                        continue
                    again = others[observer].play(number, rules, actions, [observer])[observer]
                    compared += 1
                    frames += len(again)
                    if again != told[observer]:
                        pairs = zip(told[observer], again, strict=False)
                        where = next((pair for pair in pairs if pair[0] != pair[1]), ("length", "length"))
                        differences.append(f"{game} {variant} match {number}, observer {observer}: {where}")
        noted = {json.dumps(line) for world in (first, *others.values()) for line in world.lines()}
        differences += [f"the log names something: {line}" for line in noted if "fault" in line or "cannot" in line]
    return Result(3 * matches, compared, frames, lonely, tuple(differences), time.monotonic() - began)


def in_memory() -> str | None:
    """A folder that is no disk, where there is one."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


def main(matches: str = "200") -> int:
    with tempfile.TemporaryDirectory(dir=in_memory()) as folder:
        result = run(Path(folder), int(matches))
    print(json.dumps(result.__dict__))
    return 1 if result.differences else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
