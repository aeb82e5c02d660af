"""Opening the database: SQLite with the settings that make a commit mean something, or whatever a URL names."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import QueuePool

from sixtyone.server import schema
from sixtyone.server.folder import BadFolder

MIGRATIONS = Path(__file__).parent / "migrations"


def sqlite_module() -> Any:
    """The SQLite of the wheel, newer than that of many a system; the system's own where there is no wheel."""
    try:
        return import_module("pysqlite3.dbapi2")
    except ImportError:
        return import_module("sqlite3")


def open_engine(url: str | URL, *, read_only: bool = False) -> Engine:
    """An engine for the writer (one connection, ``BEGIN IMMEDIATE``) or for readers."""
    if make_url(url).get_backend_name() != "sqlite":
        return create_engine(url, pool_size=1 if not read_only else 5, max_overflow=0, pool_pre_ping=True)
    engine = create_engine(
        url,
        module=sqlite_module(),
        poolclass=QueuePool,
        pool_size=4 if read_only else 1,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": 5.0},
    )

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, see below
        cursor = connection.cursor()
        for pragma in (
            *([] if read_only else ["journal_mode=WAL", "synchronous=FULL"]),
            "busy_timeout=5000",
            "foreign_keys=ON",
            "mmap_size=0",
            "trusted_schema=OFF",
            *(["query_only=ON"] if read_only else []),
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN" if read_only else "BEGIN IMMEDIATE")

    return engine


def alembic_config(engine: Engine) -> AlembicConfig:
    """Alembic on the migrations that come with the package."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["engine"] = engine
    return config


def prepare(engine: Engine) -> None:
    """Check that the database is whole and ours, and bring it to the newest shape.

    Raises:
        BadFolder: it is damaged or cannot be used, is another program's, or was made by a newer Sixty-One.
    """
    config = alembic_config(engine)
    file = engine.url.database or ""
    try:
        check(engine, file)
        command.upgrade(config, "head")
    except OperationalError as error:  # a full disk, say; damage is told by its parent
        raise BadFolder("database/unusable", file=file, reason=reason(error)) from error
    except (DatabaseError, CommandError) as error:
        raise BadFolder("database/damaged", file=file, reason=reason(error)) from error


def check(engine: Engine, file: str) -> None:
    """Look at a database, which errors call ``file``, before it is used; see ``prepare``."""
    known = [script.revision for script in ScriptDirectory.from_config(alembic_config(engine)).walk_revisions()]
    names = set(inspect(engine).get_table_names())
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
            if found != "ok":
                raise BadFolder("database/damaged", file=file, reason=str(found).splitlines()[-1][:100])
        if not names:
            return
        if not {"alembic_version", "entries"} <= names:
            raise BadFolder("database/foreign", file=file)
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version not in known:
            raise BadFolder("database/newer", file=file, version=str(version))
        missing = set(schema.metadata.tables) - names
        if version == known[0] and missing:
            raise BadFolder("database/damaged", file=file, reason=f"no such table: {min(missing)}")


def reason(error: Exception) -> str:
    """What the database says by itself, in its first line."""
    return str(getattr(error, "orig", None) or error).splitlines()[0][:120]
