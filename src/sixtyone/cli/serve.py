"""``sixtyone serve``, ``sixtyone backup`` and ``sixtyone restore``: the server and its data.

They need the extra ``server``: ``pip install 'sixtyone[server]'``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sixtyone.cli.ending import DONE, Complaint, say
from sixtyone.cli.speaking import can_write, survive_any_text, words_for
from sixtyone.errors import quoted
from sixtyone.server.reach import addresses
from sixtyone.words.catalogue import Words

LEVELS = ("debug", "info", "warning", "error")
OF_THE_SYSTEM = ("fcntl", "resource")
"""Modules of Python that the server needs and that some systems do not have."""
HALVES = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
"""What is seen of two modules of a QR code, one above the other, where those that are set are dark."""


@dataclass(frozen=True)
class Wishes:
    """What the options of ``serve`` say."""

    host: str
    port: int
    data: str | None
    log_level: str
    grace: int
    behind_proxy: bool
    origins: list[str]


def serve(wishes: Wishes, language: str | None) -> int:
    """Serve until Ctrl-C.

    Raises:
        Complaint: an option is wrong, or the extra is missing.
        Trouble: the server cannot start.
    """
    words = words_for(language)
    survive_any_text()
    if wishes.log_level not in LEVELS:
        got = quoted(wishes.log_level)
        raise Complaint("cli-choice", option="--log-level", known=", ".join(LEVELS), got=got)
    with _extra("serve"):
        from sixtyone.server.config import Config
        from sixtyone.server.folder import usual_folder
        from sixtyone.server.launch import serve as run
    config = Config(
        data=Path(wishes.data) if wishes.data else usual_folder(),
        grace=wishes.grace * 1000,
        bot_workers=max(1, min(4, (os.cpu_count() or 2) - 1)),
        origins=tuple(wishes.origins),
    )

    def ready(port: int) -> None:
        print(welcome(words, wishes.host, port), flush=True)

    run(config, wishes.host, wishes.port, wishes.log_level, wishes.behind_proxy, ready)
    return DONE


def backup(file: str, data: str | None, language: str | None) -> int:
    """Copy the data to a file, also while the server runs.

    Raises:
        Complaint, Trouble: see ``serve``.
    """
    words = words_for(language)
    survive_any_text()
    with _extra("backup"):
        from sixtyone.server.backup import backup as copy
        from sixtyone.server.folder import usual_folder
    return _whole(words, file, copy(Path(data) if data else usual_folder(), Path(file)))


def restore(file: str, data: str | None, language: str | None) -> int:
    """Put a backup in the place of the data, also while the server runs.

    Raises:
        Complaint, Trouble: see ``serve``.
    """
    words = words_for(language)
    survive_any_text()
    with _extra("restore"):
        from sixtyone.server.folder import usual_folder
        from sixtyone.server.restoring import restore as put_back

    def waiting(process: str) -> None:
        say(words.say("serve-takes-over", process=process))

    return _whole(words, file, put_back(Path(data) if data else usual_folder(), Path(file), waiting))


def _whole(words: Words, file: str, tables: int) -> int:
    print(words.say("serve-whole", file=file, count=tables))
    return DONE


@contextmanager
def _extra(command: str) -> Iterator[None]:
    """Around the imports of the server: what is missing is said with what brings it."""
    try:
        yield
    except ImportError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == "sixtyone":
            raise
        if missing in OF_THE_SYSTEM:
            raise Complaint("serve-elsewhere") from None
        raise Complaint("cli-extra", library=missing, extra="server", command=command) from None


def welcome(words: Words, host: str, port: int) -> str:
    """What is printed when the server is ready, with a QR code of the address for others where people look at it."""
    found = addresses(host, port)
    lines = [words.say("serve-at", address=found[0])]
    if len(found) > 1:
        lines.append(words.say("serve-at-network", address=found[1]))
        if sys.stdout.isatty() and can_write("".join(HALVES.values())):
            import segno

            code = segno.make(found[1], error="l")
            lines += [_line(row) for row in _pairs(code.matrix_iter(border=2))]
    return "\n".join(lines)


def _pairs(rows: Iterable[Iterable[int]]) -> list[tuple[bytes, bytes]]:
    all_rows = [bytes(row) for row in rows]
    if len(all_rows) % 2:
        all_rows.append(bytes(len(all_rows[0])))
    return list(zip(all_rows[::2], all_rows[1::2], strict=True))


def _line(rows: tuple[bytes, bytes]) -> str:
    """Two rows in one line of half blocks, light on dark: it reads in dark terminals and, with its border, in light."""
    return "".join(HALVES[bool(up), bool(down)] for up, down in zip(*rows, strict=True))
