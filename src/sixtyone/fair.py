"""Deals that can be checked: nobody, the dealer included, can choose them.

1. The dealer picks a secret seed and publishes its SHA-256, the *commitment*, before anything else.
2. Each seat adds a *contribution*, any text.
3. All chance of a match is drawn from the seed and the contributions: for each deal an HMAC-SHA256 key of the seed over
   the JSON list ``[game, deal number, contribution, ...]``, and from it a stream of 32-bit numbers, block after block.
4. At the end the seed is told, and anyone can draw the same lots, cuts, deals, draws and starters again: ``verify``.

A deal's stream begins with the lot or cut that leads to it and goes on through its draws or its starter.

>>> from sixtyone.catalogue import find_game
>>> game = find_game("fives-and-threes")
>>> dealer = FairDealer(bytes(32), "fives-and-threes", ("Ann's words", "Bo's words"))
>>> str(dealer.sample(game.new(game.rules())))
'lot 0'
"""

from __future__ import annotations

import hashlib
import hmac
import json
import random
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sixtyone.errors import FairError, given
from sixtyone.game import Action, State

SEED_BYTES = 32
LONGEST_CONTRIBUTION = 200
_OPENING_PHASES = ("lot", "cut", "deal")


class SeededRng:
    """Chance from Python's own generator: for tests, bots and simulation, not for play between people."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed)

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``."""
        return self._random.randrange(n)


class HmacRng:
    """A stream of numbers from one key: 32-bit big-endian words of HMAC-SHA256(key, block number as 8 bytes), rejected
    where unfair.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``, each exactly equally likely for a random key."""
        limit = 2**32 - 2**32 % n
        while True:
            word = self._next_word()
            if word < limit:
                return word % n

    def _next_word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, self._block.to_bytes(8, "big"), "sha256")
            self._words = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -4, -4)]
            self._block += 1
        return self._words.pop()


def new_seed() -> bytes:
    """A secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What the dealer publishes before the contributions: the SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


class FairDealer:
    """Samples the chance actions of one match, in order, from a seed and the contributions of the seats.

    Raises:
        FairError: ``fair/field``, for a seed or a contribution that no record could prove the deals by.
    """

    def __init__(self, seed: bytes, game: str, contributions: Sequence[str]) -> None:
        if len(seed) != SEED_BYTES:
            raise FairError(
                "fair/field",
                f"a seed has {SEED_BYTES} bytes, not {len(seed)}",
                field="seed",
                wanted="digits",
                expected=2 * SEED_BYTES,
                got=2 * len(seed),
            )
        if wrong := [text for text in contributions if not _is_text(text)]:
            raise FairError(
                "fair/field",
                f"a contribution is whole text of at most {LONGEST_CONTRIBUTION} characters",
                field="contributions",
                wanted="contributions",
                expected=LONGEST_CONTRIBUTION,
                got=given(wrong[0]),
            )
        self.seed = seed
        self.game = game
        self.contributions = tuple(contributions)
        self._deals = 0
        self._rng: HmacRng | None = None
        self._dealt = False

    def sample(self, state: State) -> Action:
        """The chance action that is due in ``state``. Call it once for each, from the first one on."""
        if self._rng is None or (self._dealt and state.phase in _OPENING_PHASES):
            self._rng = HmacRng(deal_key(self.seed, self.game, self._deals, self.contributions))
            self._deals += 1
            self._dealt = False
        self._dealt = self._dealt or state.phase == "deal"
        return state.chance(self._rng)

    def proof(self) -> Proof:
        """What lets anyone check the deals, once the match is over."""
        return Proof(commitment(self.seed), self.seed.hex(), self.contributions)


def deal_key(seed: bytes, game: str, deal: int, contributions: Sequence[str]) -> bytes:
    """The key of one deal, counted from 0."""
    text = json.dumps([game, deal, *contributions], ensure_ascii=False, separators=(",", ":"))
    return hmac.digest(seed, text.encode(), "sha256")


@dataclass(frozen=True)
class Proof:
    """The proof that a record carries: the commitment, the seed in hex, and what each seat contributed."""

    commitment: str
    seed: str
    contributions: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """As a record holds it, under ``fair``."""
        return {"commitment": self.commitment, "seed": self.seed, "contributions": list(self.contributions)}

    @classmethod
    def from_json(cls, data: Any) -> Proof:
        """Read the proof of a record.

        Raises:
            FairError: ``fair/no-proof`` or ``fair/field``.
        """
        if data is None:
            raise FairError("fair/no-proof", "the record carries no proof of its deals (a field 'fair')")
        if not isinstance(data, Mapping):
            raise FairError(
                "fair/field",
                "the field 'fair' is an object with commitment, seed and contributions",
                wanted="proof",
                got=given(data),
            )
        words = data.get("contributions")
        if not isinstance(words, list) or not all(isinstance(word, str) and _is_text(word) for word in words):
            raise FairError(
                "fair/field",
                "fair.contributions is a list of texts, one a seat",
                field="contributions",
                wanted="contributions",
                expected=LONGEST_CONTRIBUTION,
                got=given(words),
            )
        for name in ("commitment", "seed"):
            if not isinstance(data.get(name), str) or not _is_hex(data[name]):
                raise FairError(
                    "fair/field",
                    f"fair.{name} is {2 * SEED_BYTES} hexadecimal digits",
                    field=name,
                    wanted="digits",
                    expected=2 * SEED_BYTES,
                    got=given(data.get(name)),
                )
        return cls(data["commitment"], data["seed"], tuple(words))

    def dealer(self, game: str) -> FairDealer:
        """The dealer that made the deals, once the seed is known to be the one committed to.

        Raises:
            FairError: ``fair/commitment``.
        """
        seed = bytes.fromhex(self.seed)
        if not hmac.compare_digest(commitment(seed), self.commitment.lower()):
            raise FairError(
                "fair/commitment",
                "the seed is not the one that was committed to",
                expected=self.commitment,
                got=commitment(seed),
            )
        return FairDealer(seed, game, self.contributions)


def _is_hex(text: str) -> bool:
    return len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdefABCDEF" for digit in text)


def _is_text(text: str) -> bool:
    return len(text) <= LONGEST_CONTRIBUTION and not any(0xD800 <= ord(sign) <= 0xDFFF for sign in text)
