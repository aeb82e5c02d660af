"""The words that may be typed: of the language spoken, and the English ones beside them."""

from __future__ import annotations

from functools import cache

from sixtyone.words.catalogue import ENGLISH, Words

COMMANDS = ("help", "table", "board", "log", "score", "hand", "undo", "resign", "quit", "save")
"""What may be typed at every prompt."""

VERBS = ("play", "place", "discard", "go", "pass", "knock", "stop", "count", "muggins", "accept", "cut")
"""What may be done, each the verb of an action."""

OTHERS = ("at", "nothing", "yes", "cancel")


class Vocabulary:
    """Finds out what a typed word means."""

    def __init__(self, words: Words) -> None:
        self.language = words.language
        self._meant: dict[str, frozenset[str]] = {
            name: spellings(words.language, name) | spellings(ENGLISH, name) for name in (*COMMANDS, *VERBS, *OTHERS)
        }

    def means(self, word: str, name: str) -> bool:
        """Whether a word is a spelling of the command, verb or other word of that name."""
        return word.casefold() in self._meant[name]

    def command(self, word: str) -> str | None:
        """The command that a word means."""
        return next((name for name in COMMANDS if self.means(word, name)), None)

    def verbs(self, word: str) -> tuple[str, ...]:
        """The verbs that a word may mean: ``p`` is pass in one game and knock in another."""
        return tuple(name for name in VERBS if self.means(word, name))


@cache
def spellings(language: str, name: str) -> frozenset[str]:
    """All spellings of a word in a language."""
    said = Words(language).say(f"command-{name}")
    return frozenset(part.strip().casefold() for part in said.split(","))
