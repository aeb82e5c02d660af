"""Who sits where, and how a person proves it: secret links, cookies, hashes of them."""

from __future__ import annotations

import base64
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Any

from sixtyone.server.chain import digest

COOKIE = "sixtyone"
COOKIE_AGE = 365 * 24 * 3600
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


@dataclass
class Seat:
    """One seat of a table.

    ``name`` and ``contribution`` are of the person who sat down, ``bot`` plays, perhaps in that person's place;
    ``joined`` is the entry by which that was; ``invited`` is the name of who sat there in the match before.
    """

    seat: int
    side: int
    bot: str | None = None
    name: str | None = None
    contribution: str | None = None
    joined: int = 0
    invited: str | None = None
    holders: set[str] = field(default_factory=set)

    @property
    def kind(self) -> str:
        """``open``, ``human`` or ``bot``."""
        if self.bot is not None:
            return "bot"
        return "human" if self.contribution is not None else "open"

    def sit(self, name: str, contribution: str, joined: int) -> None:
        """Somebody sits down by an entry of the log."""
        self.name, self.contribution, self.joined = name, contribution, joined

    def stand_up(self) -> None:
        """Nobody sits here any more, and nobody holds the seat."""
        self.name = self.contribution = None
        self.joined = 0
        self.holders.clear()

    @property
    def is_a_bots(self) -> bool:
        """Whether a bot sits here, in nobody's place."""
        return self.bot is not None and self.contribution is None

    @property
    def is_nobodys(self) -> bool:
        """Whether anybody may take it: nobody holds it, and no bot was put there."""
        return not self.holders and self.bot is None

    @property
    def shown_name(self) -> str:
        """The name in the record."""
        return self.name or self.bot or ""

    def to_json(self) -> dict[str, Any]:
        """As everybody may see it."""
        return {
            "seat": self.seat,
            "side": self.side,
            "kind": self.kind,
            "name": self.name or self.bot or self.invited,
            "bot": self.bot,
            "ready": self.kind != "open",
        }


def new_token() -> str:
    """What a cookie holds: nobody guesses it."""
    return secrets.token_urlsafe(32)


def token_for(key: bytes, command: str) -> str:
    """The cookie of somebody who sends a first command without one. The same command sent again, since the answer and
    the cookie with it were lost, comes from the same player.
    """
    return base64.urlsafe_b64encode(
        hmac.digest(key, b"sixtyone-player:" + command.encode("utf-8", "surrogatepass"), "sha256")
    )[:43].decode()


def is_token(text: str) -> bool:
    """Whether a cookie may be one of ours."""
    return len(text) == 43 and all(sign.isascii() and (sign.isalnum() or sign in "-_") for sign in text)


def player_of(token: str) -> str:
    """The player of a cookie. Only this is kept."""
    return digest("sixtyone-player:" + token)


def new_table_id() -> str:
    """The id of a table: 12 letters, hard to guess, easy to read out."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def is_table_id(text: str) -> bool:
    """Whether a text may be the id of a table."""
    return 1 <= len(text) <= 32 and all(sign in _LETTERS for sign in text)


def link_secret(key: bytes, table: str, seat: int, joined: int) -> str:
    """The secret of a seat's link, made from the key of the server, so that nothing need be kept. It is another one
    once somebody has sat down, by the entry ``joined``: who was given the first does not see that player's hand.
    """
    raw = hmac.digest(key, f"sixtyone-seat:{table}:{seat}{f':{joined}' * bool(joined)}".encode(), "sha256")
    return base64.urlsafe_b64encode(raw[:18]).decode()


def opens(secret: str, key: bytes, table: str, seat: int, joined: int) -> bool:
    """Whether a secret is that of a seat's link; how long it takes tells nothing."""
    return hmac.compare_digest(link_secret(key, table, seat, joined).encode(), secret.encode("utf-8", "replace"))
