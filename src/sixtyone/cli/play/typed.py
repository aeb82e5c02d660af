"""What a person typed, as an action, a command, or one line that says what is wrong with it.

Typing is lenient: a number of the list, ``5h``, ``10D``, ``5♥``, ``five of hearts`` and its name in each language,
``j`` where one jack is held, ``[1|4]``, ``4-1 at 4-4.b``, ``play 5h``, ``g`` for go. What could mean two things is
asked about, never guessed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from sixtyone.cards import RANKS, VALUES, Card
from sixtyone.cli.play.moment import Choice, Moment, Spot
from sixtyone.cli.play.tokens import card_of, card_words, number_of, plain_text, tile_at_start
from sixtyone.cli.play.vocabulary import Vocabulary
from sixtyone.errors import quoted
from sixtyone.score import Piece
from sixtyone.tiles import Tile


class Unclear(Exception):
    """What was typed cannot be used: a message id and its variables; pieces and places among them are written by
    whoever says it.
    """

    def __init__(self, message: str, **variables: str | int | Piece | tuple[Piece, ...] | tuple[Spot, ...]) -> None:
        super().__init__(message)
        self.message = message
        self.variables = variables


@dataclass(frozen=True)
class Command:
    """A command, and what was typed behind it."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Move:
    """An action of the game."""

    action: str


@dataclass(frozen=True)
class Where:
    """A tile that fits in several places, of which one is to be chosen."""

    choice: Choice
    spots: tuple[Spot, ...]


Meaning = Command | Move | Where


def read(text: str, moment: Moment, vocabulary: Vocabulary) -> Meaning:
    """What a text means at a moment.

    Raises:
        Unclear: it cannot be used.
    """
    line = plain_text(text)
    if not line:
        if moment.single is None:
            raise Unclear("typed-nothing")
        return Move(moment.single)
    first, _, rest = line.partition(" ")
    command = vocabulary.command(first)
    if command is not None and not (rest and command != "save"):
        return Command(command, rest.strip())
    if command == "help":
        return Command(command)
    verbs = vocabulary.verbs(first)
    if verbs and not _is_rank(first, moment):
        return _by_verb(verbs, first, rest.strip(), moment, vocabulary)
    return _READERS[moment.kind](line, moment, vocabulary)


def _is_rank(word: str, moment: Moment) -> bool:
    """Whether a letter is a card here: ``a`` is an ace before it is accept, ``k`` a king before it is knock."""
    return moment.kind in ("play", "discard") and word.upper() in RANKS


def _by_verb(verbs: tuple[str, ...], first: str, rest: str, moment: Moment, vocabulary: Vocabulary) -> Meaning:
    whole = {text.split(": ")[1]: text for text in moment.legal}
    for verb in verbs:
        if verb in whole and not rest:  # go, pass, knock, stop, accept: whole actions
            return Move(whole[verb])
    if moment.kind in ("place", "play") and {"go", "pass", "knock"} & set(verbs):
        must = "typed-must-play" if moment.kind == "play" else "typed-must-place"
        raise Unclear(must, pieces=tuple(choice.piece for choice in moment.choices))
    own = {"place": ("place", "play"), "play": ("play", "place"), "answer": ("muggins",)}.get(
        moment.kind, (moment.kind,)
    )
    if not set(own) & set(verbs):
        raise Unclear("typed-not-now", text=quoted(first))
    if not rest:
        raise Unclear("typed-how-many" if moment.kind == "answer" else "typed-nothing")
    return _READERS[moment.kind](rest, moment, vocabulary)


# Numbers.


def _number(line: str, moment: Moment, vocabulary: Vocabulary) -> Move:
    number = 0 if moment.kind == "count" and vocabulary.means(line, "nothing") else number_of(line)
    if moment.kind == "answer" and number == 0:
        return Move(f"{moment.seat}: accept")
    if number is None or not moment.least <= number <= moment.most:
        raise Unclear("typed-range", least=moment.least, most=moment.most)
    verb = {"count": "count", "answer": "muggins", "cut": "cut"}[moment.kind]
    return Move(f"{moment.seat}: {verb} {number}")


def _only(line: str, moment: Moment, vocabulary: Vocabulary) -> Move:
    """Nothing but go, pass or knock is possible: a piece that was typed does not fit."""
    if number_of(line) == 1 and card_of(line) is None:
        return Move(moment.legal[0])
    found = tile_at_start(line)
    card = card_of("".join(card_words(line, vocabulary.language)))
    if found is not None:
        raise Unclear("typed-no-fit" if found[0] in moment.hand else "typed-not-held", piece=found[0])
    if card is not None:
        raise _no_card(card, moment)
    raise Unclear("typed-unknown", text=quoted(line))


# Cards.


def _play(line: str, moment: Moment, vocabulary: Vocabulary) -> Move:
    words = card_words(line, vocabulary.language)
    if len(words) != 1:
        raise Unclear("typed-unknown", text=quoted(line))
    card = _card(words[0], moment)
    choice = next((choice for choice in moment.choices if choice.piece == card), None)
    if choice is None:
        raise _no_card(card, moment)
    return Move(choice.spots[0].action)


def _discard(line: str, moment: Moment, vocabulary: Vocabulary) -> Move:
    words = card_words(line, vocabulary.language)
    if len(words) > 1 and any(_is_number_only(word, moment) for word in words):
        words = [word if number_of(word) is None else f"#{number_of(word)}" for word in words]
    cards = [_card(word, moment) for word in words]
    for card in cards:
        if card not in moment.hand:
            raise _no_card(card, moment)
        if cards.count(card) > 1:
            raise Unclear("typed-twice", piece=card)
    if len(cards) != moment.count:
        raise Unclear("typed-wrong-count", wanted=moment.count, got=len(cards))
    return Move(f"{moment.seat}: discard {','.join(map(str, sorted(cards)))}")


def _no_card(card: Card, moment: Moment) -> Unclear:
    if card in moment.hand:
        return Unclear("typed-over", piece=card, count=moment.count + VALUES[card.rank])
    return Unclear("typed-not-held", piece=card)


def _card(word: str, moment: Moment) -> Card:
    """The card that a word means: its own name, a number of the list, or a rank of which one is held."""
    card = card_of(word)
    if card is not None:
        return card
    number = number_of(word)
    rank = word.upper().replace("10", "T")
    held = [piece for piece in moment.hand if isinstance(piece, Card) and RANKS[piece.rank - 1] == rank]
    by_number = _by_number(number, moment) if number is not None else None
    if by_number is not None and (word.startswith("#") or word.endswith(".") or held in ([], [by_number])):
        assert isinstance(by_number, Card)
        return by_number
    if by_number is not None:
        raise Unclear("typed-two-meanings", text=word, number=int(number or 0), piece=by_number, other=held[0])
    if len(held) == 1:
        return held[0]
    if held:
        raise Unclear("typed-several", pieces=tuple(held))
    if number is not None:
        raise Unclear("typed-no-number", number=number, most=len(moment.choices))
    raise Unclear("typed-unknown", text=quoted(word))


def _is_number_only(word: str, moment: Moment) -> bool:
    """Whether a word can only be a number of the list; the other numbers beside it are then meant so too."""
    number = number_of(word)
    ranks = {RANKS[piece.rank - 1].replace("T", "10") for piece in moment.hand if isinstance(piece, Card)}
    return number is not None and 1 <= number <= len(moment.choices) and word not in ranks


def _by_number(number: int, moment: Moment) -> Piece | None:
    return moment.choices[number - 1].piece if 1 <= number <= len(moment.choices) else None


# Tiles.


def _place(line: str, moment: Moment, vocabulary: Vocabulary) -> Meaning:
    tile, rest = _tile(line, moment)
    choice = next((choice for choice in moment.choices if choice.piece == tile), None)
    if choice is None:
        if tile not in moment.hand:
            raise Unclear("typed-not-held", piece=tile)
        raise Unclear("typed-drawn", piece=moment.drawn) if moment.drawn else Unclear("typed-no-fit", piece=tile)
    first, _, behind = rest.partition(" ")
    if vocabulary.means(first, "at"):
        rest = behind.strip()
    return where(choice, spots_named(rest, choice) if rest else choice.spots)


def where(choice: Choice, spots: tuple[Spot, ...]) -> Move | Where:
    """The action where all the ways look alike at the table, else the question which."""
    if len({spot.looks for spot in spots}) == 1:
        return Move(spots[0].action)
    return Where(choice, spots)


def where_of(text: str, choice: Choice, spots: tuple[Spot, ...]) -> Move | Where:
    """What a text means where ``spots`` are listed: one of their numbers, or a place.

    Raises:
        Unclear: it is neither.
    """
    number = number_of(text)
    if number is None:
        return where(choice, spots_named(text, choice))
    if not 1 <= number <= len(spots):
        raise Unclear("typed-no-number", number=number, most=len(spots))
    return Move(spots[number - 1].action)


def _tile(line: str, moment: Moment) -> tuple[Tile, str]:
    """The tile that a text begins with, by its halves or by its number in the list, and the rest."""
    found = tile_at_start(line)
    if found is not None:
        return found
    word, _, rest = re.sub(r"[,@>]", " ", line).partition(" ")
    number = number_of(word)
    by_number = _by_number(number, moment) if number is not None else None
    halves = re.fullmatch(r"([0-6])([0-6])", word)
    by_halves = Tile(*sorted((int(halves[1]), int(halves[2])))) if halves else None
    if by_number is not None and by_halves in moment.hand and by_halves != by_number and not word.startswith("#"):
        assert by_halves is not None
        raise Unclear("typed-two-meanings", text=word, number=int(number or 0), piece=by_number, other=by_halves)
    if by_number is not None:
        assert isinstance(by_number, Tile)
        return by_number, rest.strip()
    if by_halves is not None and by_halves in moment.hand:
        return by_halves, rest.strip()
    if number is not None:
        raise Unclear("typed-no-number", number=number, most=len(moment.choices))
    raise Unclear("typed-unknown", text=quoted(line))


def spots_named(text: str, choice: Choice) -> tuple[Spot, ...]:
    """The ways that a text names: by the tile there, with or without the name of the place, or by the pips of an end.

    Raises:
        Unclear: the tile does not fit there, or nothing lies there yet.
    """
    if all(spot.at is None for spot in choice.spots):
        raise Unclear("typed-opening", piece=choice.piece)
    wanted = re.sub(r"[()@>,]", " ", text).strip().lower()
    found = tile_at_start(wanted)
    if found is not None:
        tile, name = found[0], re.sub(r"[\s.]+", "-", found[1]).strip("-")
        spots = [spot for spot in choice.spots if spot.at and spot.at.tile == tile and _is_named(spot, name)]
    elif re.fullmatch(r"[0-6]", wanted):
        spots = [spot for spot in choice.spots if spot.at and spot.at.value == int(wanted)]
    else:
        raise Unclear("typed-unknown", text=quoted(text))
    if not spots:
        raise Unclear("typed-no-fit-there", piece=choice.piece, places=choice.different)
    return tuple(spots)


def _is_named(spot: Spot, name: str) -> bool:
    """Whether a name, which may be short, is that of the place: ``side-b``, ``b``, ``side``, ``low``."""
    assert spot.at is not None
    return not name or spot.at.name == name or spot.at.name.endswith("-" + name) or spot.at.name.startswith(name)


_READERS = {
    "place": _place,
    "play": _play,
    "discard": _discard,
    "only": _only,
    "count": _number,
    "answer": _number,
    "cut": _number,
}
