"""Copies of the data, made while the server plays on, and what is looked at in each."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from sqlalchemy import Engine, select
from sqlalchemy.exc import DatabaseError

from sixtyone.server import schema
from sixtyone.server.config import Config
from sixtyone.server.database import check, open_engine, reason, sqlite_module
from sixtyone.server.folder import DATABASE, BadFolder, sqlite_url
from sixtyone.server.replay import replay
from sixtyone.server.store import read_game

SQLITE_FULL = 13


def backup(data: Path, target: Path) -> int:
    """Copy the data to a file, whole as of one moment, while the server plays on. Returns how many tables there are.

    Raises:
        BadFolder: there are no data, or the file is there already or cannot be written.
    """
    source = data / DATABASE
    if not source.is_file():
        raise BadFolder("folder/empty", folder=str(data))
    if target.exists():
        raise BadFolder("backup/there", file=str(target))
    part = target.with_name(target.name + ".part")
    try:
        copy(source, part)
        found = audit(part, source)
        os.replace(part, target)
    except DatabaseError as error:
        raise BadFolder("database/uncopied", file=str(source), reason=reason(error)) from None
    except OSError as error:
        raise BadFolder("backup/unwritable", error, file=str(target)) from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink()
    return found


def copy(source: Path, target: Path) -> None:
    """One database as one file, as of one moment, with what its log beside it holds.

    Raises:
        BadFolder: the source cannot be copied.
        OSError: the target cannot be written.
    """
    module = sqlite_module()
    os.close(os.open(target, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))  # it holds secrets
    try:
        here, there = module.connect(source, timeout=10), module.connect(target)
        with contextlib.closing(here), contextlib.closing(there):
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")
    except module.DatabaseError as error:
        if error.sqlite_errorcode == SQLITE_FULL:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)) from None
        raise BadFolder("database/uncopied", file=str(source), reason=reason(error)) from None
    with open(target, "rb+") as file:
        os.fsync(file.fileno())


def audit(database: Path, original: Path | None = None) -> int:
    """Play every table of a database again from its log and compare all hashes. Returns how many there are.

    An error names the ``original``, where the database is a copy that nobody has heard of.

    Raises:
        BadFolder: it is damaged or not ours.
        BrokenLog: a log does not follow from itself.
    """
    with open(database, "rb") as file:
        if file.read(16) != b"SQLite format 3\0":
            raise BadFolder("backup/foreign", file=str(original or database))
    engine = open_engine(sqlite_url(database), read_only=True)
    try:
        check(engine, str(original or database))
        return _audit(engine)
    finally:
        engine.dispose()


def _audit(engine: Engine) -> int:
    config = Config(data=Path())
    with engine.begin() as connection:
        names = list(connection.execute(select(schema.games.c.id)).scalars())
        for name in names:
            stored = read_game(connection, name)
            assert stored is not None
            replay(stored, config)
    return len(names)
