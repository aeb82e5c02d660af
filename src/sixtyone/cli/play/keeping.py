"""The record of a match on disk: whole after every action, whatever happens to the program or the machine.

The file is written beside its place and then renamed into it, so that a reader finds the match before an action or
after it, never a part.
"""

from __future__ import annotations

import errno
import os
import tempfile
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from sixtyone.cli.ending import Complaint, reason_of
from sixtyone.cli.play.seats import YOU, Player
from sixtyone.cli.records import naming_lines, read_text
from sixtyone.errors import SixtyOneError
from sixtyone.record import Record, dumps, loads, proof_of
from sixtyone.table import Table

PLAYERS = "players"
"""The field of the record that says who plays each seat: ``you`` or the name of a bot."""


class Keeper:
    """Keeps one match in one file.

    Raises:
        Complaint: nothing can be written there.
    """

    def __init__(self, file: str, players: tuple[Player, ...]) -> None:
        self.file = file
        # Where a link points: renaming over the link would part it from its target.
        self._path = Path(os.path.realpath(file))
        self._players = players
        self._ours = _signature(self._path)
        folder = self._path.parent
        if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
            code = errno.EACCES if folder.is_dir() else errno.ENOENT
            raise Complaint("cli-unwritable", file=file, **reason_of(OSError(code, os.strerror(code))))

    def save(self, table: Table) -> None:
        """Write the match as it stands; when this returns, it is on the disk.

        Raises:
            Complaint: the file cannot be written, or another program has changed it.
        """
        if _signature(self._path) != self._ours:
            raise Complaint("cli-record-changed", file=self.file)
        more = {PLAYERS: [player.kind for player in self._players]}
        try:
            _write(self._path, dumps(replace(table.record(proof=True), more=more)))
        except OSError as error:
            raise Complaint("cli-unwritable", file=self.file, **reason_of(error)) from None
        self._ours = _signature(self._path)


def unfinished(file: str) -> Record | None:
    """The match that a file holds, to go on with; None where there is no such file yet, or an empty one.

    Raises:
        Complaint: the file holds something else, which must not be overwritten.
        FairError: the match in it has no proof that can be read.
    """
    path = Path(file)
    if (file and not path.exists()) or (path.is_file() and path.stat().st_size == 0):
        return None
    text = read_text(file)
    try:
        record = loads(text)
    except SixtyOneError:
        raise Complaint("cli-record-other", file=file) from None
    if record.fair is None:
        raise Complaint("cli-record-no-seed", file=file)
    with naming_lines(text):
        proof_of(record)
    return record


def kinds(record: Record) -> tuple[str, ...]:
    """Who plays each seat of a record; where it does not say, a person plays the first and greedy bots the others."""
    said = record.more.get(PLAYERS)
    if isinstance(said, list) and len(said) == record.rules.seats and all(isinstance(kind, str) for kind in said):
        return tuple(said)
    return (YOU, *("greedy" for _ in record.seats[1:]))


def _write(path: Path, text: str) -> None:
    mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask()
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, mode)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """The new name of the file is on the disk too, where the system can say so of a folder."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _signature(path: Path) -> tuple[int, int, int] | None:
    """What changes whenever a file is written or replaced; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
