"""How the program ends: its exit status, and the one line that says why.

====  =========================================================================
0     done; at a prompt also when the player left or the input ended
1     a ruling against the input: an illegal action, a failed proof, a score that differs
2     usage: a file, an option or a text that cannot be read
130   interrupted by Ctrl-C
141   whoever read the output has gone
====  =========================================================================
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixtyone.cli.codes import ARGUMENTS, CODES, STREAM
from sixtyone.errors import FairError, IllegalAction, SixtyOneError

if TYPE_CHECKING:
    from sixtyone.server.trouble import Trouble
    from sixtyone.words.catalogue import Words

DONE, RULED, USAGE, INTERRUPTED, NO_READER = 0, 1, 2, 130, 141


class Complaint(Exception):
    """What the command line itself finds wrong: a message id, its variables, and the exit status."""

    def __init__(self, message: str, status: int = USAGE, /, **variables: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.code = CODES[message]
        self.status = status
        self.variables = variables


class Ending:
    """Says why the program ends, in the language that it was asked to speak."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._arguments = arguments

    def of(self, error: Exception) -> int | None:
        """The exit status for an exception, after a line on stderr; None for a defect of the program."""
        from typer import TyperException

        from sixtyone.cli import usage
        from sixtyone.server.trouble import Trouble
        from sixtyone.words.catalogue import Words

        words = Words(language_of(self._arguments))
        if isinstance(error, Complaint):
            return refuse(words, words.say(error.message, **error.variables), error.code, error.status)
        if isinstance(error, SixtyOneError):
            return refuse(words, words.error(error), error.code, status_of(error))
        if isinstance(error, Trouble):
            return refuse(words, _of_server(words, error), error.code)
        if isinstance(error, TyperException):
            text = usage.error(words, " ".join(error.format_message().split()))
            return refuse(words, f"{text} ({self._command(error)} --help)", ARGUMENTS)
        if isinstance(error, OSError):
            reason = words.say("cli-reason", **reason_of(error))
            return refuse(words, f"{error.filename or 'stdout'}: {reason}", STREAM)
        return None

    def interrupted(self) -> int:
        """Ctrl-C: the prompt's line is ended and no more is said."""
        say("")
        return INTERRUPTED

    def _command(self, error: Exception) -> str:
        context = getattr(error, "ctx", None)
        path = str(getattr(context, "command_path", "")).split()[1:]
        if context is None:  # an option without its value: only the name of the command can be before it
            here = place_of_command(self._arguments)
            path = [word for word in self._arguments[here : here + 1] if not word.startswith("-")]
        return " ".join(["sixtyone", *path])


def _of_server(words: Words, trouble: Trouble) -> str:
    """What is wrong with a server or its data; the reason of the system, where there is one, in words too."""
    values = dict(trouble.values)
    if trouble.cause is not None:
        values["reason"] = words.say("cli-reason", **reason_of(trouble.cause))
    return words.say("serve-error-" + trouble.code.replace("/", "-"), **values)


def reason_of(error: OSError | ValueError) -> dict[str, str]:
    """The variables of a message that says why a file cannot be read or written: the system's words, and its code."""
    code = error.errno if isinstance(error, OSError) else None
    reason = error.strerror if isinstance(error, OSError) else None
    return {"reason": reason or str(error), "why": errno.errorcode.get(code or 0, "none")}


def status_of(error: SixtyOneError) -> int:
    """Whether an error is a ruling against the input (1) or input that cannot be read (2), as a malformed proof is.

    On any action of a record it is ruled, whether it is illegal or none at all.
    """
    is_ruling = isinstance(error, (IllegalAction, FairError)) and error.code != "fair/field"
    return RULED if is_ruling or error.action is not None else USAGE


def place_of_command(arguments: Sequence[str]) -> int:
    """Where the command stands, or would: only ``--lang`` with its value may come before it."""
    place = 0
    while place < len(arguments) and arguments[place].partition("=")[0] == "--lang":
        place += 1 if "=" in arguments[place] else 2
    return place


def language_of(arguments: Sequence[str]) -> str:
    """The language that ``--lang`` names, or the settings ask for; for what is said before the options are read."""
    from sixtyone.words.catalogue import choose

    named = None
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            named = value if equals else next(iter(arguments[place + 1 : place + 2]), None)
    return choose(named, os.environ)


def refuse(words: Words, text: str, code: str, status: int = USAGE) -> int:
    """The one line that says why, with its code; the exit status."""
    say(words.say("cli-error", text=text, code=code))
    return status


def say(line: str) -> None:
    """One line on stderr; a stderr that is gone is no reason to fail."""
    from sixtyone.cli.speaking import survive_any_text

    try:
        survive_any_text(sys.stderr)
        print(line, file=sys.stderr, flush=True)
    except (OSError, UnicodeError):
        return


def end_quietly() -> int:
    """Whoever read the output has gone: nothing more can be said, and Python must not try at its end."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    return NO_READER
