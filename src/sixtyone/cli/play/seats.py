"""Who sits where: people and bots, from ``--seats you,greedy`` and from a record.

>>> from sixtyone.words.catalogue import Words
>>> [(player.name, player.kind) for player in read_seats("Ann,you,greedy,greedy", Words())]
[('Ann', 'you'), ('Player 2', 'you'), ('Greedy', 'greedy'), ('Greedy II', 'greedy')]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from sixtyone.bots.bot import BOTS
from sixtyone.cli.ending import Complaint
from sixtyone.errors import RulesError, quoted
from sixtyone.game import Game, Rules
from sixtyone.record import LONGEST_NAME
from sixtyone.words.catalogue import Words

YOU = "you"
"""The kind of a seat that a person plays at this terminal; every other kind is the name of a bot."""


@dataclass(frozen=True)
class Player:
    """Who sits in a seat."""

    name: str
    kind: str

    @property
    def is_person(self) -> bool:
        """Whether somebody at this terminal plays it."""
        return self.kind == YOU


def read_seats(text: str, words: Words) -> tuple[Player, ...]:
    """The players of ``--seats``: ``you``, names that begin with a capital letter, and bots.

    Raises:
        Complaint: a seat is empty, or is neither.
    """
    return name_seats(said_seats(text), words)


def said_seats(text: str) -> list[tuple[str, str]]:
    """The name, where one is said, and the kind of each seat of ``--seats``.

    Raises:
        Complaint: a seat is empty, or is neither.
    """
    return [_seat(part.strip()) for part in text.split(",")]


def name_seats(seats: Sequence[tuple[str, str]], words: Words) -> tuple[Player, ...]:
    """Players from pairs of a name, which may be empty, and a kind; names that nobody said are made, and none stands
    twice.
    """
    people = sum(kind == YOU for _, kind in seats)
    players: list[Player] = []
    for number, (said, kind) in enumerate(seats, start=1):
        name = said
        if not name and kind == YOU:
            name = words.say("name-you") if people == 1 else words.say("name-player", number=number)
        name = name or words.say("name-bot", bot=kind)
        taken = {player.name for player in players}
        again = 2
        once = name
        while name in taken:
            name = words.say("name-again", name=once, number=again)
            again += 1
        players.append(Player(name, kind))
    return tuple(players)


def _seat(text: str) -> tuple[str, str]:
    if not text:
        raise Complaint("cli-seat-empty")
    if len(text) > LONGEST_NAME:
        raise Complaint("cli-name-long", most=LONGEST_NAME)
    lower = text.lower()
    if lower in (YOU, *BOTS):
        return "", lower
    if text[0].islower() and text.isascii():
        near = get_close_matches(lower, [YOU, *BOTS], n=1)
        raise Complaint("cli-seat-name", name=quoted(text), near=near[0] if near else "none", known=", ".join(BOTS))
    return text, YOU


def seat_rules(game: Game, variant: str | None, options: Mapping[str, Any], seats: int) -> Rules:
    """The rules for so many seats: of the variant, or where none is named of the first that so many may play.

    Raises:
        Complaint: it is not played by so many.
        RulesError: something else is wrong with the variant or an option.
    """
    for candidate in game.variants if variant is None else (variant,):
        try:
            return game.rules(candidate, **{"seats": seats, **options})
        except RulesError as error:
            wrong_number = error.code == "rules/seats" or error.detail.get("option") == "seats"
            if not wrong_number or "seats" in options:
                raise
    raise Complaint("cli-seats-number", game=game.name, count=seats, variant=variant or "none")
