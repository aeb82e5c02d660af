"""The data folder: that it is ours, that it can be written, that nobody else has it open; backups of it."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
from pathlib import Path
from typing import IO

from sqlalchemy import URL

from sixtyone.server.trouble import Trouble

DATABASE = "sixtyone.db"
MARK = "sixtyone-data.json"
LOCK = "lock"
TAKEN = f"{DATABASE}.taken"
"""A backup on its way to the database's place."""
OURS = {DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", MARK, LOCK}


class BadFolder(Trouble):
    """Why the data folder, or a backup, cannot be used."""


def usual_folder() -> Path:
    """Where data lie when nobody says: the place that the system has for them."""
    home = os.environ.get("XDG_DATA_HOME")
    return Path(home) / "sixtyone" if home else Path.home() / ".local" / "share" / "sixtyone"


class Folder:
    """A data folder that this process alone has open until ``close``."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: IO[str] | None = None
        self._made = False

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return self.path / DATABASE

    @property
    def url(self) -> URL:
        """The database for SQLAlchemy."""
        return sqlite_url(self.database)

    def open(self, *, may_be_empty: bool = False) -> Folder:
        """Make or check the folder, and lock it.

        ``may_be_empty``: a database of 0 bytes will do. Usually it does not: what was in it is lost, and nobody should
        find that out from an empty list of tables. Where a backup is on its way to its place, nothing is lost.

        Raises:
            BadFolder: it is no folder, cannot be written, is another program's, is in use, or its database is empty.
        """
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            names = {entry.name for entry in self.path.iterdir()}
        except (FileExistsError, NotADirectoryError):
            raise BadFolder("folder/not-a-folder", folder=str(self.path)) from None
        except OSError as error:
            raise BadFolder("folder/unusable", error, folder=str(self.path)) from None
        if names - OURS and MARK not in names:
            raise BadFolder("folder/foreign", folder=str(self.path), other=min(names - OURS))
        try:
            self._take_lock()
            if MARK not in names:
                mark = json.dumps({"format": "sixtyone-data/1"}) + "\n"
                (self.path / MARK).write_text(mark, encoding="utf-8")
            if not self.database.exists():
                os.close(os.open(self.database, os.O_CREAT | os.O_WRONLY, 0o600))  # it will hold secrets
                self._made = True
            elif not os.access(self.database, os.W_OK):
                raise PermissionError(13, "Permission denied")
            elif not (may_be_empty or TAKEN in names or self._size()):
                raise BadFolder("database/empty", file=str(self.database))
        except BadFolder:
            self.close()
            raise
        except OSError as error:
            self.close()
            raise BadFolder("folder/unwritable", error, folder=str(self.path)) from None
        return self

    def _take_lock(self) -> None:
        self._lock = open(self.path / LOCK, "a+", encoding="ascii")  # noqa: SIM115  # held open until close()
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._lock.seek(0)
            holder = self._lock.read(20).strip()
            self.close()
            raise BadFolder("folder/in-use", folder=str(self.path), process=holder or "none") from None
        self._lock.truncate(0)
        self._lock.write(str(os.getpid()))
        self._lock.flush()

    def _size(self) -> int:
        return self.database.stat().st_size

    def close(self) -> None:
        """Let others have it. A database that was made and never used is no loss, and does not look like one."""
        with contextlib.suppress(OSError):
            if self._made and not self._size():
                self.database.unlink()
        if self._lock is not None:
            with contextlib.suppress(OSError):
                self._lock.close()
            self._lock = None


def sqlite_url(path: Path) -> URL:
    """A database file for SQLAlchemy, whatever signs are in its name."""
    return URL.create("sqlite+pysqlite", database=str(path))
