"""Copies of the data: made while the server runs, put back while it does not."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Engine, select
from sqlalchemy.exc import DatabaseError

from sixtyone.server import schema
from sixtyone.server.config import Config
from sixtyone.server.database import check, known_versions, open_engine, reason, sqlite_module
from sixtyone.server.folder import DATABASE, BadFolder, Folder, sqlite_url
from sixtyone.server.replay import replay
from sixtyone.server.store import read_game


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
    module = sqlite_module()
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))  # it holds secrets
        here, there = module.connect(source, timeout=10), module.connect(part)
        with contextlib.closing(here), contextlib.closing(there):
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")
        with open(part, "rb+") as file:
            os.fsync(file.fileno())
        found = audit(part, source)
        os.replace(part, target)
    except (module.DatabaseError, DatabaseError) as error:
        raise BadFolder("database/uncopied", file=str(source), reason=reason(error)) from None
    except OSError as error:
        raise BadFolder("backup/unwritable", error, file=str(target)) from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink()
    return found


def restore(data: Path, source: Path) -> int:
    """Put a backup in the place of the data; what was there is kept beside it. Returns how many tables there are.

    Raises:
        BadFolder: the file is no backup or is damaged, or the folder cannot be used or is in use.
    """
    if not source.is_file():
        raise BadFolder("backup/missing", file=str(source))
    try:
        found = audit(source)
    except DatabaseError:
        raise BadFolder("backup/foreign", file=str(source)) from None
    except OSError as error:
        raise BadFolder("backup/unreadable", error, file=str(source)) from None
    folder = Folder(data).open(may_be_empty=True)
    try:
        part = data / f"{DATABASE}.part"
        shutil.copyfile(source, part)
        part.chmod(0o600)
        with open(part, "rb+") as file:
            os.fsync(file.fileno())
        if folder.database.stat().st_size:
            kept = next(path for path in _names(data) if not path.exists())
            for end in ("", "-wal", "-shm"):
                with contextlib.suppress(FileNotFoundError):
                    os.replace(f"{folder.database}{end}", f"{kept}{end}")
        os.replace(part, folder.database)
    except OSError as error:
        raise BadFolder("folder/unwritable", error, folder=str(data)) from None
    finally:
        folder.close()
    return found


def _names(data: Path) -> Iterator[Path]:
    number = 1
    while True:
        yield data / f"{DATABASE}.before-restore-{number}"
        number += 1


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
        check(engine, known_versions(engine), str(original or database))
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
