"""The actions of cribbage and their text: ``cut 0:7C 1:QD``, ``0: discard 5H,JD``, ``1: go``, ``0: count 12``."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sixtyone.cards import Card, parse_card, parse_cards
from sixtyone.errors import ParseError, quoted
from sixtyone.game import CHANCE, Action

LONGEST = 1000  # characters: more than any deal takes


def _cards(cards: tuple[Card, ...]) -> str:
    return ",".join(map(str, cards))


@dataclass(frozen=True)
class Cut(Action):
    """Chance: the card that each seat cuts for the deal; after a tie only the tied seats cut again."""

    cards: tuple[tuple[int, Card], ...]
    seat: int = CHANCE

    def __str__(self) -> str:
        return "cut " + " ".join(f"{seat}:{card}" for seat, card in self.cards)


@dataclass(frozen=True)
class Deal(Action):
    """Chance: the hands in seat order, and the card that the pack gives the crib where it does."""

    hands: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...] = ()
    seat: int = CHANCE

    def __str__(self) -> str:
        groups = [*map(_cards, self.hands), *([f"crib:{_cards(self.crib)}"] if self.crib else [])]
        return "deal " + " / ".join(groups)


@dataclass(frozen=True)
class Discard(Action):
    """Cards laid away to the crib."""

    seat: int
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.seat}: discard {_cards(self.cards)}"


@dataclass(frozen=True)
class CutPack(Action):
    """Where the pack is cut for the starter (``starter_cut=player``): ``depth`` cards are lifted."""

    seat: int
    depth: int

    def __str__(self) -> str:
        return f"{self.seat}: cut {self.depth}"


@dataclass(frozen=True)
class TurnStarter(Action):
    """Chance: the starter."""

    card: Card
    seat: int = CHANCE

    def __str__(self) -> str:
        return f"starter {self.card}"


@dataclass(frozen=True)
class Play(Action):
    """A card laid in the play."""

    seat: int
    card: Card

    def __str__(self) -> str:
        return f"{self.seat}: play {self.card}"


@dataclass(frozen=True)
class Go(Action):
    """A seat that holds cards, none of which fits."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat}: go"


@dataclass(frozen=True)
class Count(Action):
    """What a seat says it scores, in manual counting and muggins."""

    seat: int
    points: int

    def __str__(self) -> str:
        return f"{self.seat}: count {self.points}"


@dataclass(frozen=True)
class CallMuggins(Action):
    """An opponent says how much was missed."""

    seat: int
    points: int

    def __str__(self) -> str:
        return f"{self.seat}: muggins {self.points}"


@dataclass(frozen=True)
class Accept(Action):
    """An opponent lets a count stand."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat}: accept"


@dataclass(frozen=True)
class Resign(Action):
    """The side of the seat gives the match up."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat}: resign"


_SEATED = re.compile(
    r"(\d{1,2})\s*:\s*(discard|cut|play|go|count|muggins|accept|resign)\b\s*(.*)", re.ASCII | re.DOTALL
)
_CHANCE = re.compile(r"(cut|deal|starter)\s+(.+)", re.ASCII | re.DOTALL)
_CUT_CARD = re.compile(r"(\d{1,2})\s*:\s*(\S+)", re.ASCII)


def parse_action(text: str) -> Action:
    """Read an action of cribbage.

    Raises:
        ParseError: ``text/action``, or what is wrong with a card or number in it.

    >>> parse_action("0: discard 2c, 3c")
    Discard(seat=0, cards=(Card('2C'), Card('3C')))
    >>> str(parse_action("deal 5H,JD / 6H,7H / 2C,2D / crib:3C"))
    'deal 5H,JD / 6H,7H / 2C,2D / crib:3C'
    """
    if len(text) > LONGEST:
        raise ParseError("text/too-long", f"{quoted(text)} is longer than any action")
    line = text.strip()
    if seated := _SEATED.fullmatch(line):
        action = _seated(int(seated[1]), seated[2], seated[3].strip())
    elif chance := _CHANCE.fullmatch(line):
        action = _by_chance(chance[1], chance[2])
    else:
        action = None
    if action is None:
        raise ParseError(
            "text/action",
            f"{quoted(text)} is no action of cribbage; one reads like '0: discard 5H,JD', '1: play 7C', '0: go'",
            got=text[:80],
        )
    return action


def _seated(seat: int, verb: str, rest: str) -> Action | None:
    match verb:
        case "discard":
            return Discard(seat, parse_cards(rest))
        case "play":
            return Play(seat, parse_card(rest))
        case "cut":
            return CutPack(seat, _number(rest, 0, 52))
        case "count":
            return Count(seat, _number(rest, 0, 99))
        case "muggins":
            return CallMuggins(seat, _number(rest, 1, 99))
        case _ if rest:
            return None
        case "go":
            return Go(seat)
        case "accept":
            return Accept(seat)
        case _:
            return Resign(seat)


def _by_chance(verb: str, rest: str) -> Action | None:
    if verb == "starter":
        return TurnStarter(parse_card(rest))
    if verb == "cut":
        pairs = [_CUT_CARD.fullmatch(token) for token in rest.replace(",", " ").split()]
        return Cut(tuple((int(pair[1]), parse_card(pair[2])) for pair in pairs if pair)) if all(pairs) else None
    *hands, last = rest.split("/")
    name, colon, crib = last.partition(":")
    if not colon:
        return Deal(tuple(map(parse_cards, (*hands, last))))
    return Deal(tuple(map(parse_cards, hands)), parse_cards(crib)) if name.strip().lower() == "crib" else None


def _number(text: str, least: int, most: int) -> int:
    if not re.fullmatch(r"\d{1,3}", text, re.ASCII) or not least <= int(text) <= most:
        raise ParseError(
            "text/number",
            f"{quoted(text)} is no whole number from {least} to {most}",
            got=text[:80],
            expected=f"{least} to {most}",
        )
    return int(text)
