"""A person at the prompt, driven through a pseudo-terminal: the real program, real keys, and the record to look at.

The driver knows what a person knows: whose turn the prompt says it is, and that seat's view, which it has from the
record that the program writes before it asks. It types what it means as people do: now a number of the list, now
``10d``, ``[4|1]`` or ``five of hearts``.
"""

from __future__ import annotations

import json
import os
import random
import re
import signal
import sys
from pathlib import Path

import pexpect

from sixtyone.bots.bot import make_bot
from sixtyone.cards import RANKS, SUITS, Card
from sixtyone.fair import SeededRng
from sixtyone.game import State
from sixtyone.games.cribbage.actions import Discard, Play
from sixtyone.games.dominoes.actions import PlaceTile
from sixtyone.record import loads
from sixtyone.tiles import Tile

PROMPT = re.compile(
    r"\n(?:\x1b\[\?2004h)?(?:(?P<name>[^\n,]+), )?(?:"
    r"(?P<next>press Enter\.)|(?P<where>>)|"
    r"(?P<ask>[Ww]hich (?:tile|card)\?|[^\n]*which (?:card|\d cards)\?|[Hh]ow much is it\?|"
    r"[Mm]uggins\? A number, or accept:|"
    r"[Hh]ow many cards do you lift, \d+ to \d+\?|"
    r"(?:[Yy]ou cannot (?:play|lay a tile): Enter (?:says go|passes|knocks)|[Oo]nly [^\n]+: Enter (?:plays|lays) it)\.)"
    r") $"
)
ROWS, COLUMNS = 24, 80
SECONDS = 60


def spawn(arguments: list[str], columns: int = COLUMNS) -> pexpect.spawn[str]:
    """The program, at a terminal of the usual size."""
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("LC_", "SIXTYONE", "COLUMNS", "LINES"))
    }
    environment |= {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1"}
    child: pexpect.spawn[str] = pexpect.spawn(
        sys.executable,
        ["-P", "-m", "sixtyone", *arguments],
        env=environment,
        encoding="utf-8",
        dimensions=(ROWS, columns),
        timeout=SECONDS,
        echo=True,
    )
    child.delaybeforesend = None
    return child


def kill(child: pexpect.spawn[str]) -> None:
    """End it, however long the system takes; ``close(force=True)`` of the library gives up after tenths of a second."""
    child.kill(signal.SIGKILL)
    child.wait()
    child.close()


class Person:
    """Plays every seat of a match that a person has, until it is over."""

    def __init__(self, arguments: list[str], record: Path, seed: str) -> None:
        self.record = record
        self.chance = random.Random(seed)
        self.child = spawn(["play", *arguments, "--record", str(record), "--speed", "instant"])
        self.screen: list[str] = []
        self.typed: list[str] = []
        self._state: State | None = None
        self._actions = 0

    def play(self, most: int = 100_000) -> None:
        """Answer prompts until the program ends, or ``most`` were answered."""
        for _ in range(most):
            if self.child.expect([PROMPT, pexpect.EOF]) == 1:
                self.screen.append(self.child.before or "")
                self.child.close()
                return
            self.screen += [self.child.before or "", self.child.after if isinstance(self.child.after, str) else ""]
            found = self.child.match
            assert isinstance(found, re.Match)
            self.typed.append(self._answer(found))
            self.child.sendline(self.typed[-1])

    def _answer(self, found: re.Match[str]) -> str:
        if found["next"]:
            return ""
        state = self.state
        seat = self._seat(found["name"])
        if found["where"]:
            return "1"
        action = self.choose(state, seat)
        return spell(action, state, seat, self.chance)

    @property
    def state(self) -> State:
        """Where the match stands, by its record."""
        record = loads(self.record.read_text(encoding="utf-8"))
        state = self._state or record.game.new(record.rules, record.first)
        for text in record.actions[self._actions :]:
            state, _ = state.apply(record.game.parse_action(text))
        self._state, self._actions = state, len(record.actions)
        return state

    def _seat(self, name: str | None) -> int:
        data = json.loads(self.record.read_text(encoding="utf-8"))
        people = [seat for seat, kind in enumerate(data["players"]) if kind == "you"]
        return people[0] if len(people) == 1 else data["seats"].index(name)

    def choose(self, state: State, seat: int) -> str:
        """Mostly what is best, sometimes anything; counts are missed and overdone now and then."""
        view = state.view(seat)
        bot = make_bot(
            "greedy" if self.chance.random() < 0.8 else "random", state.rules, SeededRng(self.chance.randrange(2**32))
        )
        action = bot.choose(view)
        if state.phase == "count" and self.chance.random() < 0.3:
            best = int(make_bot("greedy", state.rules, SeededRng(1)).choose(view).split()[-1])
            return f"{seat}: count {max(0, best + self.chance.choice((-2, -1, 1)))}"
        return action


def spell(text: str, state: State, seat: int, chance: random.Random) -> str:
    """An action as a person might type it."""
    action = state.view(seat).legal and _parse(text, state)
    said = text.split(": ", 1)[1]
    if isinstance(action, PlaceTile):
        return _placement(action, chance)
    if isinstance(action, Play):
        return chance.choice(("", "play ")) + _card(action.card, chance)
    if isinstance(action, Discard):
        return chance.choice(("", "discard ", "throw ")) + chance.choice((" ", ", ")).join(
            _card(card, chance) for card in action.cards
        )
    verb, _, number = said.partition(" ")
    if number:
        return chance.choice((said, number))
    spellings = {
        "go": ("", "g", "go"),
        "pass": ("", "pass"),
        "knock": ("", "k", "knock"),
        "accept": ("accept", "a", "0"),
    }
    return chance.choice(spellings.get(verb, (verb,)))


def _parse(text: str, state: State) -> object:
    from sixtyone.catalogue import find_game

    return find_game(state.rules.game).parse_action(text)


def _card(card: Card, chance: random.Random) -> str:
    rank = RANKS[card.rank - 1].replace("T", "10")
    suit = SUITS[card.suit]
    name = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}[suit]
    sign = dict(zip(SUITS, "♣♦♥♠", strict=True))[suit]
    return chance.choice((str(card), str(card).lower(), rank + suit, rank.lower() + sign, f"{rank} of {name}"))


def _tile(tile: Tile, chance: random.Random) -> str:
    low, high = tile
    return chance.choice((f"{low}-{high}", f"{high}-{low}", f"[{low}|{high}]", f"{high}|{low}"))


def _placement(action: PlaceTile, chance: random.Random) -> str:
    tile = chance.choice(("", "lay ", "place ")) + _tile(action.tile, chance)
    if action.at is None:
        return tile
    at, name = action.at
    short = name.removeprefix("side-").removeprefix("arm-")
    place = chance.choice((f"{at}.{name}", f"{at}.{short}", _tile(at, chance)))
    return tile + chance.choice((" at ", " ", " on ")) + place
