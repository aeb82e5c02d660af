"""A backup put in the place of the data: by the command itself, or by the server that has the folder open.

The command lays a copy beside the database and waits. A server that runs sees that somebody waits, looks whether it can
use the copy, takes it, lets go of its sockets and begins anew on it. Each step is one renaming: where it breaks off,
whoever opens the folder next ends what was taken, and puts away what nobody waits for any more.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from sqlalchemy.exc import DatabaseError, OperationalError

from sixtyone.server.backup import audit, copy
from sixtyone.server.database import open_engine, prepare, reason
from sixtyone.server.folder import DATABASE, TAKEN, BadFolder, Folder, sqlite_url

OFFERED = f"{DATABASE}.to-restore"
"""A copy for the server that runs, locked by the command that waits."""
BEGINNING = f"{DATABASE}.beginning"
"""Names what the old database is kept as: from before it is replaced until a server answers on the new one."""
FILES = ("-wal", "-shm", "")
"""What the files of a database end with. They are moved in this order: a log that stays is taken for the next one's."""
PATIENCE = 30.0
"""Seconds that a server is given to take a copy, and as many to begin on it."""
LOOK = 0.1
"""Seconds between two looks at the folder, as at the server: Python cannot be told of a renaming by another process."""


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
    except OperationalError as error:
        raise BadFolder("backup/unreadable", file=str(source), reason=reason(error)) from None
    except DatabaseError:
        raise BadFolder("backup/foreign", file=str(source)) from None
    except OSError as error:
        raise BadFolder("backup/unreadable", error, file=str(source)) from None
    try:
        with contextlib.closing(Folder(data).open(may_be_empty=True)) as folder:
            put_away(folder)
            with _copied(source, data, data / TAKEN):
                put_in_place(folder)
            has_begun(folder)
    except BadFolder as error:
        if error.code != "folder/in-use":
            raise
        waiting(str(error.values["process"]))
        _offer(data, source)
    return found


@contextlib.contextmanager
def _copied(source: Path, data: Path, target: Path) -> Iterator[os.stat_result]:
    """A copy that is there whole or not at all, locked as long as it is waited for. Gives what tells it from others."""
    part = data / f"{OFFERED}.{os.getpid()}"
    try:
        with open(part, "wb", opener=_secretly) as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            copy(source, part)
            owner = data.stat()
            with contextlib.suppress(PermissionError):  # whoever restores may not be whom the server runs as
                os.chown(part, owner.st_uid, owner.st_gid)
            os.replace(part, target)
            yield os.fstat(held.fileno())
    except OSError as error:
        raise BadFolder("folder/unwritable", error, folder=str(data)) from None
    finally:
        part.unlink(missing_ok=True)


def _secretly(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _offer(data: Path, source: Path) -> None:
    """Lay a copy ready, and wait until a server answers on it.

    Raises:
        BadFolder: the server did not take it, or would not, or does not answer yet.
    """
    offered = data / OFFERED
    with _copied(source, data, offered) as ours:
        try:
            _wait(lambda: _is(offered, ours), data, BadFolder("backup/not-taken", file=str(source)))
        finally:
            if _is(offered, ours):
                offered.unlink(missing_ok=True)
    _wait(
        lambda: (data / TAKEN).exists() or (data / BEGINNING).exists(),
        data,
        BadFolder("backup/taken", file=str(source)),
    )
    if not _is(data / DATABASE, ours):
        raise BadFolder("backup/refused", file=str(source))


def _wait(goes_on: Callable[[], bool], data: Path, too_long: BadFolder) -> None:
    """Wait for the server; where it has ended meanwhile, do what it was to do."""
    last = time.monotonic() + PATIENCE
    while goes_on():
        if time.monotonic() > last:
            raise too_long
        time.sleep(LOOK)
        with contextlib.suppress(BadFolder), contextlib.closing(Folder(data).open(may_be_empty=True)) as folder:
            if is_offered(folder):
                take(folder)
            put_in_place(folder)
            has_begun(folder)


def _is(path: Path, one: os.stat_result) -> bool:
    try:
        return os.path.samestat(path.stat(), one)
    except FileNotFoundError:
        return False


def is_offered(folder: Folder) -> bool:
    """Whether a copy lies ready, and somebody waits."""
    return _is_waited_for(folder.path / OFFERED)


def take(folder: Folder) -> bool:
    """Take the copy that lies ready: from now on it will be the database. False where it was withdrawn.

    Raises:
        BadFolder: this version cannot use it, or the folder cannot be written. It is gone, if it can be.
    """
    offered = folder.path / OFFERED
    engine = open_engine(sqlite_url(offered))
    try:
        with open(offered, "rb") as it:  # while it is open no other file is taken for it
            prepare(engine)
            engine.dispose()  # its log goes into it
            if not _is(offered, os.fstat(it.fileno())):
                return False
        os.replace(offered, folder.path / TAKEN)
    except FileNotFoundError:
        return False
    except OSError as error:
        raise BadFolder("folder/unwritable", error, folder=str(folder.path)) from None
    except BadFolder:
        with contextlib.suppress(OSError):
            offered.unlink()
        raise
    finally:
        engine.dispose()
    return True


def _is_waited_for(offered: Path) -> bool:
    """Whether a copy is there and the command that laid it lives: its lock ends with it."""
    try:
        with open(offered, "rb") as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def put_away(folder: Folder) -> None:
    """Copies that nobody waits for go: they hold secrets, and what they were to replace may be newer by now."""
    for path in folder.path.glob(f"{OFFERED}*"):
        if not _is_waited_for(path):
            with contextlib.suppress(OSError):
                path.unlink()


def put_in_place(folder: Folder) -> Path | None:
    """Make the copy that was taken, if there is one, the database. Returns where that is which was there.

    Raises:
        BadFolder: the folder cannot be written; another try may succeed.
    """
    taken, beginning = folder.path / TAKEN, folder.path / BEGINNING
    if not taken.exists():
        return None
    try:
        # Where it broke off between the log and the database of what was there, both are to have one name.
        kept = folder.path / beginning.read_text() if beginning.exists() else folder.path
        if kept == folder.path or kept.exists():
            kept = next(path for path in _names(folder.path) if not any(Path(f"{path}{end}").exists() for end in FILES))
            beginning.write_text(kept.name)
        if not folder.database.stat().st_size:
            folder.database.unlink()  # made to be replaced
        _move(folder.database, kept)
        os.replace(taken, folder.database)
    except OSError as error:
        raise BadFolder("folder/unwritable", error, folder=str(folder.path)) from None
    return kept if kept.exists() else None


def put_back(folder: Folder, kept: Path) -> None:
    """Have again what was there before, since no server can begin on what was put in its place."""
    for end in FILES:
        Path(f"{folder.database}{end}").unlink(missing_ok=True)
    _move(kept, folder.database)


def has_begun(folder: Folder) -> None:
    """A server answers on the database, or would."""
    (folder.path / BEGINNING).unlink(missing_ok=True)


def _move(database: Path, to: Path) -> None:
    for end in FILES:
        with contextlib.suppress(FileNotFoundError):
            os.replace(f"{database}{end}", f"{to}{end}")


def _names(data: Path) -> Iterator[Path]:
    number = 1
    while True:
        yield data / f"{DATABASE}.before-restore-{number}"
        number += 1
