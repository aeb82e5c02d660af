"""What is written is written wholly, once, and in the shape that the code believes in."""

import asyncio
import io
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, insert, select

from sixtyone.server import schema
from sixtyone.server.backup import audit
from sixtyone.server.database import open_engine, prepare
from sixtyone.server.folder import DATABASE, Folder, sqlite_url
from sixtyone.server.logs import make_log
from sixtyone.server.replay import BrokenLog
from sixtyone.server.writer import Conflict, Writer
from tests.server.house import Refused, house, seat_people


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    engine = open_engine(sqlite_url(tmp_path / "new.db"))
    prepare(engine)
    prepare(engine)  # and a second time there is nothing to do
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        mode, sync = (connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous"))
    assert (mode, sync) == ("wal", 2)
    engine.dispose()


def test_one_conflict_takes_no_other_with_it(tmp_path: Path) -> None:
    engine = open_engine(sqlite_url(tmp_path / "new.db"))
    prepare(engine)
    writer = Writer(engine)
    table = schema.settings

    async def write() -> list[BaseException | None]:
        jobs = [
            [(insert(table), [{"name": name, "value": str(turn)}, {"name": f"{name}-{turn}", "value": ""}])]
            for turn, name in enumerate("abcabd")
        ]
        return list(await asyncio.gather(*(writer.write(job) for job in jobs), return_exceptions=True))

    with ThreadPoolExecutor(1) as thread:  # the browser tests may have left an event loop running in this one
        results = thread.submit(asyncio.run, write()).result()
    assert [isinstance(result, Conflict) for result in results] == [False, False, False, True, True, False]
    with engine.connect() as connection:
        names = list(connection.execute(select(table.c.name).order_by(table.c.name)).scalars())
    assert names == ["a", "a-0", "b", "b-1", "c", "c-2", "d", "d-5"]
    writer.close()
    engine.dispose()


def test_the_number_of_an_entry_is_given_once(tmp_path: Path) -> None:
    """Another process that wrote first wins; this one looks again."""
    with house(tmp_path) as one:
        table, clients = seat_people(one, "cribbage", None, 2)
        state = clients[0].table(table, 0)
        engine = open_engine(sqlite_url(tmp_path / DATABASE))
        row = {"game_id": table, "seq": state["seq"] + 1, "at": 0, "payload": "{}", "hash": ""}
        with engine.begin() as connection:
            connection.execute(insert(schema.entries), row)
        with pytest.raises(Refused) as caught:
            clients[0].command(table, "chat", seat=0, text="hello")
        assert caught.value.code == "table/stale"
        with engine.begin() as connection:
            connection.execute(schema.entries.delete().where(schema.entries.c.hash == ""))
        assert clients[0].table(table, 0) == state
        clients[0].command(table, "chat", seat=0, text="hello")
        engine.dispose()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET at = at + 1 WHERE seq = 5",
        "UPDATE sealed_entries SET payload = replace(payload, 'discard', 'play') WHERE seq = 5",
        "UPDATE private_entries SET payload = '{}' WHERE seq = 4",
        "DELETE FROM private_entries WHERE seq = 4 AND seat = 1",
        "DELETE FROM entries WHERE seq = 3",
        "DELETE FROM entries WHERE seq = 2",
        "UPDATE seeds SET seed = replace(seed, '0', '1')",
        "UPDATE games SET header = replace(header, 'six-card', 'five-card')",
        "UPDATE games SET header = 'null'",
        "UPDATE games SET header = 'no JSON'",
        "DELETE FROM seeds",
    ],
)
def test_a_log_that_was_changed_is_noticed(tmp_path: Path, change: str) -> None:
    with house(tmp_path) as one:
        table, clients = seat_people(one, "cribbage", None, 2)
        state = clients[0].table(table, 0)
        clients[0].command(table, "act", seat=0, seq=state["seq"], action=state["view"]["legal"][0])
    assert audit(tmp_path / DATABASE) == 1
    engine = open_engine(sqlite_url(tmp_path / DATABASE))
    with engine.begin() as connection:
        connection.exec_driver_sql(change)
    engine.dispose()
    with pytest.raises(BrokenLog):
        audit(tmp_path / DATABASE)
    stream = io.StringIO()
    with house(tmp_path, log=make_log("warning", stream)) as two:
        mine = two.client()
        mine.cookie = clients[0].cookie
        told = [] if change.endswith(("'null'", "no JSON'")) else [table]  # of which nothing can be read is left out
        assert [one["id"] for one in mine.get("/api/mine?over=false")["tables"]] == told
        for _ in range(3):
            with pytest.raises(Refused) as caught:
                two.client().table(table)
            assert (caught.value.status, caught.value.code) == (500, "table/damaged")
        assert two.client().socket(table).closing_code() == 1011
    (line,) = stream.getvalue().splitlines()  # once, not at every try
    assert json.loads(line)["event"] == "broken-log"


def test_a_spectators_stream_can_select_nothing_private(tmp_path: Path) -> None:
    """The rows of ``entries`` name no card of a hand before it is shown."""
    with house(tmp_path) as one:
        table, clients = seat_people(one, "cribbage", None, 2)
        hands = [client.table(table, seat)["view"]["hand"] for seat, client in enumerate(clients)]
    engine = open_engine(Folder(tmp_path).url)
    with engine.connect() as connection:
        public = list(connection.execute(select(schema.entries.c.payload).order_by(schema.entries.c.seq)).scalars())
        private = list(connection.execute(select(schema.private_entries)).mappings())
        assert connection.execute(select(func.count()).select_from(schema.sealed_entries)).scalar() == 1
    engine.dispose()
    began = public[-1].partition('"type":"dealt"')[0].rpartition('"type":"cut"')[0]  # the cut is open to all
    dealt = "".join(public).replace(began, "")
    assert {row["seat"] for row in private} == {0, 1}
    for seat, hand in enumerate(hands):
        mine = next(row["payload"] for row in private if row["seat"] == seat)
        assert f'"hands":[{"null," if seat else ""}["{hand[0]}"' in mine
        assert '"hands":[null,null]' in dealt
