"""A backup put in the place of the data: by the command itself, or by the server that has the folder open.

The copy is laid beside the database. A server that runs finds it there, takes it, lets go of its sockets and begins
anew on it; its clients come back by themselves. Whoever takes it moves the old database aside before the new one is in
its place: where that breaks off, whoever opens the folder next ends it.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from sqlalchemy.exc import DatabaseError

from sixtyone.server.backup import audit, copy
from sixtyone.server.database import check, known_versions, open_engine, reason
from sixtyone.server.folder import DATABASE, TAKEN, BadFolder, Folder, sqlite_url

OFFERED = f"{DATABASE}.to-restore"
"""A copy for the server that runs."""
PATIENCE = 30.0
"""Seconds that a server is given. It looks ten times a second, and takes ten to end where sockets do not let it."""


def restore(data: Path, source: Path, waiting: Callable[[str], None] = lambda process: None) -> int:
    """Put a backup in the place of the data; what was there is kept beside it. Returns how many tables there are.

    ``waiting`` is called with the process of the server, or ``none``, where one runs and is to take it over.

    Raises:
        BadFolder: the file is no backup or is damaged, or the folder cannot be used, or the server does not take it.
    """
    if not source.is_file():
        raise BadFolder("backup/missing", file=str(source))
    try:
        found = audit(source)
    except DatabaseError:
        raise BadFolder("backup/foreign", file=str(source)) from None
    except OSError as error:
        raise BadFolder("backup/unreadable", error, file=str(source)) from None
    try:
        with contextlib.closing(Folder(data).open(may_be_empty=True)) as folder:
            _copied(source, data / TAKEN)
            put_in_place(folder)
    except BadFolder as error:
        if error.code != "folder/in-use":
            raise
        waiting(str(error.values["process"]))
        _offer(data, source, error)
    return found


def _copied(source: Path, target: Path) -> os.stat_result:
    """A copy that is there whole or not at all."""
    part = target.with_name(f"{target.name}.{os.getpid()}")
    try:
        try:
            copy(source, part)
            owner = target.parent.stat()
            with contextlib.suppress(PermissionError):  # whoever restores may not be whom the server runs as
                os.chown(part, owner.st_uid, owner.st_gid)
            os.replace(part, target)
        finally:
            part.unlink(missing_ok=True)
        return target.stat()
    except OSError as error:
        raise BadFolder("folder/unwritable", error, folder=str(target.parent)) from None


def _offer(data: Path, source: Path, in_use: BadFolder) -> None:
    """Lay a copy ready, and wait until it is the database.

    Raises:
        BadFolder: the server did not take it in time, or would not.
    """
    offered, taken = data / OFFERED, data / TAKEN
    ours = _copied(source, offered)
    last = time.monotonic() + PATIENCE
    try:
        while offered.exists() or taken.exists():
            if time.monotonic() > last:
                raise in_use
            time.sleep(0.1)
            with contextlib.suppress(BadFolder), contextlib.closing(Folder(data).open(may_be_empty=True)) as folder:
                if is_offered(data):  # the server has ended meanwhile
                    take(data)
                put_in_place(folder)
    finally:
        offered.unlink(missing_ok=True)
    if not os.path.samestat(ours, (data / DATABASE).stat()):
        raise BadFolder("backup/refused", file=str(source))


def is_offered(data: Path) -> bool:
    """Whether a copy lies ready."""
    return (data / OFFERED).exists()


def take(data: Path) -> bool:
    """Take the copy that lies ready: from now on it will be the database. False where it was withdrawn.

    Raises:
        BadFolder: this version cannot use it; it is gone.
    """
    offered = data / OFFERED
    engine = open_engine(sqlite_url(offered), read_only=True)
    try:
        check(engine, known_versions(engine), str(offered))
        os.replace(offered, data / TAKEN)
    except FileNotFoundError:  # withdrawn
        return False
    except DatabaseError as error:
        offered.unlink(missing_ok=True)
        raise BadFolder("database/unusable", file=str(offered), reason=reason(error)) from None
    except BadFolder:
        offered.unlink(missing_ok=True)
        raise
    finally:
        engine.dispose()
    return True


def put_in_place(folder: Folder) -> None:
    """Make the copy that was taken, if there is one, the database.

    Raises:
        BadFolder: the folder cannot be written; another try may succeed.
    """
    taken = folder.path / TAKEN
    if not taken.exists():
        return
    try:
        kept = next(path for path in _names(folder.path) if not path.exists())
        # The log that belongs to the database goes first: beside another one it would be taken for that one's.
        for end in ("-wal", "-shm", ""):
            old = Path(f"{folder.database}{end}")
            if old.exists() and (end or old.stat().st_size):
                os.replace(old, f"{kept}{end}")
        os.replace(taken, folder.database)
    except OSError as error:
        raise BadFolder("folder/unwritable", error, folder=str(folder.path)) from None


def _names(data: Path) -> Iterator[Path]:
    number = 1
    while True:
        yield data / f"{DATABASE}.before-restore-{number}"
        number += 1
