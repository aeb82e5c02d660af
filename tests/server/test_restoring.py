"""A backup put in the place of the data: while a server runs, which goes on from it, and where none runs."""

from __future__ import annotations

import errno
import fcntl
import gc
import io
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, text

from sixtyone.server import restoring
from sixtyone.server.app import Server
from sixtyone.server.backup import audit, backup
from sixtyone.server.config import Config
from sixtyone.server.database import open_engine, prepare, sqlite_module
from sixtyone.server.folder import DATABASE, TAKEN, BadFolder, Folder, sqlite_url
from sixtyone.server.launch import Life, forget_servers
from sixtyone.server.logs import make_log
from sixtyone.server.restoring import BEGINNING, OFFERED, has_begun, is_offered, put_in_place, restore, take
from sixtyone.words.catalogue import Words
from tests.server.house import PATIENCE, Client, Refused, house, seat_people
from tests.server.test_serve import apart, serving

KEPT = f"{DATABASE}.before-restore-1"
LINES = {
    "en": "The running server (process {}) is taking over the backup…",
    "pl": "Działający serwer (proces {}) przejmuje kopię…",
    "de": "Der laufende Server (Prozess {}) übernimmt die Sicherung …",
    "cs": "Běžící server (proces {}) přebírá zálohu…",
}


@contextmanager
def served(data: Path) -> Iterator[tuple[subprocess.Popen[str], Callable[[], Client], ExitStack]]:
    """The program itself, clients of it, and what closes these."""
    with serving(data) as (process, address), ExitStack() as opened:
        host, port = address.removeprefix("http://").split(":")
        yield process, lambda: Client(host, int(port), opened), opened


def move(client: Client, table: str, seat: int = 0) -> int:
    state = client.table(table, seat)
    answer = client.command(table, "act", seat=seat, seq=state["seq"], action=state["view"]["legal"][0])
    return int(answer["seq"])


def hot_seat(client: Client) -> str:
    table = str(client.make("cribbage", None, ["mine", "mine"])["id"])
    for seat in (0, 1):
        client.join(table, seat, "AB"[seat] + "nn")
    return table


def test_a_server_that_runs_goes_on_from_the_backup(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    with served(data) as (process, client, opened):
        one = client()
        table = hot_seat(one)
        state = one.table(table, 0)
        assert backup(data, copy) == 1
        last = move(one, table)
        lost = one.make("horse-race", None, ["mine", "open"])["id"]
        listens = one.socket(table, 0, after=0)
        told = [listens.entry() for _ in range(last)]

        done = apart("restore", copy, data)
        assert done.returncode == 0
        assert done.stderr.splitlines() == [LINES["en"].format(process.pid)]
        assert done.stdout == f"{copy}: 1 table, every log whole\n"

        # The same process at the same port, and what it says is the backup's.
        assert listens.closing_code() == 1012
        again = client()
        again.cookie = one.cookie
        assert again.table(table, 0) == state
        with pytest.raises(Refused, match="table/unknown"):
            again.table(lost)
        assert again.socket(lost).closing_code() == 4404

        # What is done after something that is not there any more was not meant for what is there now.
        with pytest.raises(Refused, match="table/stale"):
            again.command(table, "act", seat=0, seq=last, action=again.table(table, 0)["view"]["legal"][0])

        # Who has heard more, or something else, is told so; who has not goes on from where he was.
        assert again.socket(table, 0, after=last).closing_code() == 4410
        before, *_ = [entry for entry in told if entry["seq"] == state["seq"]]
        listens = again.socket(f"{table}/socket?seat=0&after={state['seq']}&at={before['at']}&x=")
        assert listens.frame()["type"] == "table"
        seq = move(again, table)
        assert seq == last
        entry = listens.entry("acted")
        asked = f"/api/tables/{table}/log?after={seq}&at="
        assert again.get(f"{asked}{entry['at']}")["entries"] == []
        with pytest.raises(Refused, match="table/other-log"):
            again.get(f"{asked}{told[-1]['at']}")
        assert again.socket(f"{table}/socket?seat=0&after={last}&at={told[-1]['at']}&x=").closing_code() == 4410

        # What was there lies beside it, whole.
        assert audit(data / KEPT) == 2
        assert (data / DATABASE).stat().st_mode & 0o077 == 0
        opened.close()
        process.send_signal(signal.SIGTERM)
        assert process.communicate(timeout=PATIENCE) == ("", "")
        assert process.returncode == 0
    assert sorted(path.name for path in data.iterdir()) == ["lock", "sixtyone-data.json", DATABASE, KEPT]


@pytest.mark.parametrize("language", LINES)
def test_who_waits_is_told_in_each_language(language: str) -> None:
    assert Words(language).say("serve-takes-over", process="61") == LINES[language].format(61)
    assert Words(language).say("serve-takes-over", process="none") == re.sub(r" \(.*?\)", "", LINES[language])


def test_who_connects_meanwhile_is_not_refused(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    with served(data) as (_, client, _opened):
        one = client()
        hot_seat(one)
        backup(data, copy)
        done = threading.Event()
        refused: list[OSError] = []

        def knock() -> None:
            while not done.is_set():
                try:
                    socket.create_connection((one.host, one.port), PATIENCE).close()
                except OSError as error:
                    refused.append(error)

        knocking = threading.Thread(target=knock)
        knocking.start()
        for _ in range(2):
            restore(data, copy)
        done.set()
        knocking.join()
        assert refused == []
        assert client().get("/healthz")["status"] == "ok"


def test_a_backup_that_the_server_cannot_use_changes_nothing(tmp_path: Path) -> None:
    """One of a newer version, whose own program has found it whole."""
    data, copy = tmp_path / "data", tmp_path / "copy"
    with served(data) as (process, client, _opened):
        one = client()
        table = hot_seat(one)
        backup(data, copy)
        with closing(sqlite_module().connect(copy)) as newer:
            newer.execute("UPDATE alembic_version SET version_num = '9999'")
            newer.commit()
        with waits_for(copy):
            os.replace(copy, data / OFFERED)
            assert process.stderr is not None
            line = json.loads(process.stderr.readline())
        assert line["event"] == "not-restored"
        assert "database/newer" in line["why"]
        assert not (data / OFFERED).exists()
        assert move(one, table) == 5


@contextmanager
def waits_for(copy: Path) -> Iterator[None]:
    """As a command does that has laid it ready."""
    with copy.open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def test_a_server_that_cannot_begin_on_it_goes_on_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = made_copy(tmp_path / "data", tmp_path / "copy")
    stream = io.StringIO()
    with unfinished(tmp_path / "data"), closing(Folder(tmp_path / "data").open()) as folder:
        os.replace(copy, tmp_path / "data" / TAKEN)
        life = Life(
            Config(data=folder.path), folder, socket.socket(), make_log("info", stream), False, threading.Event()
        )
        begin, failures = Server.__init__, iter([OSError("no room")])

        def fail_once(self: Server, *given: Any) -> None:
            for failure in failures:
                raise failure
            begin(self, *given)

        monkeypatch.setattr(Server, "__init__", fail_once)
        server = life.begin()
        assert "cats" in tables_of(folder.database)
        server.close()
        life.listening.close()
    assert [path.name for path in (tmp_path / "data").glob("*before*")] == []
    assert json.loads(stream.getvalue())["why"] == "no room"


def test_where_nobody_takes_it_nothing_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = made_copy(tmp_path / "data", tmp_path / "copy")
    before = (tmp_path / "data" / DATABASE).read_bytes()
    monkeypatch.setattr(restoring, "PATIENCE", 0.0)
    with closing(Folder(tmp_path / "data").open()), pytest.raises(BadFolder) as caught:
        restore(tmp_path / "data", copy)
    assert caught.value.code == "backup/not-taken"
    assert (tmp_path / "data" / DATABASE).read_bytes() == before
    assert not list((tmp_path / "data").glob(f"{OFFERED}*"))


@pytest.mark.parametrize("then", [TAKEN, BEGINNING])
def test_what_was_taken_is_not_called_unchanged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str) -> None:
    """A server that took it, and stands still."""
    data = tmp_path / "data"
    copy = made_copy(data, tmp_path / "copy")
    monkeypatch.setattr(restoring, "PATIENCE", 0.5)
    monkeypatch.setattr(
        "time.sleep", lambda seconds: (data / OFFERED).exists() and os.replace(data / OFFERED, data / then)
    )
    with closing(Folder(data).open()), pytest.raises(BadFolder) as caught:
        restore(data, copy)
    assert caught.value.code == "backup/taken"


def test_where_another_one_comes_it_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one's stays, and is waited for by the other."""
    data = tmp_path / "data"
    copy = made_copy(data, tmp_path / "copy")
    other = Path(shutil.copy(copy, tmp_path / "other"))
    monkeypatch.setattr("time.sleep", lambda seconds: other.exists() and os.replace(other, data / OFFERED))
    with closing(Folder(data).open()), waits_for(other), pytest.raises(BadFolder) as caught:
        restore(data, copy)
    assert caught.value.code == "backup/refused"
    assert (data / OFFERED).exists()


def test_what_is_withdrawn_while_it_is_looked_at_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is the empty database that looking would make in its place."""
    data = tmp_path / "data"
    copy = made_copy(data, tmp_path / "copy")

    def look(engine: Engine) -> None:
        (data / OFFERED).unlink()
        prepare(engine)

    monkeypatch.setattr(restoring, "prepare", look)
    os.replace(copy, data / OFFERED)
    with closing(Folder(data).open()) as folder:
        assert not take(folder)
        assert not (data / TAKEN).exists()
        assert not is_offered(folder)


def test_what_nobody_waits_for_is_never_restored(tmp_path: Path) -> None:
    """Its command was killed: what is there now may be newer."""
    data = tmp_path / "data"
    copy = made_copy(data, tmp_path / "copy")
    for left in (OFFERED, f"{OFFERED}.123", f"{OFFERED}-wal"):
        shutil.copy(copy, data / left)
    with closing(Folder(data).open()) as folder:
        assert not is_offered(folder)
    assert restore(data, copy) == 1
    assert not list(data.glob(f"{OFFERED}*"))
    shutil.copy(copy, data / OFFERED)
    before = (data / DATABASE).stat()
    with serving(data):
        assert not (data / OFFERED).exists()
        assert os.path.samestat(before, (data / DATABASE).stat())


def test_where_the_server_ends_meanwhile_it_is_done_without_it(tmp_path: Path) -> None:
    copy = made_copy(tmp_path / "data", tmp_path / "copy")
    folder = Folder(tmp_path / "data").open()
    told: list[str] = []

    def ends(process: str) -> None:
        told.append(process)
        folder.close()

    assert restore(tmp_path / "data", copy, ends) == 1
    assert told == [str(os.getpid())]
    assert (tmp_path / "data" / KEPT).exists()


def made_copy(data: Path, copy: Path) -> Path:
    with house(data) as one:
        seat_people(one, "cribbage", None, 2)
    assert backup(data, copy) == 1
    return copy


@contextmanager
def unfinished(data: Path) -> Iterator[None]:
    """A database whose last change is in the log beside it only, as after a kill."""
    with closing(sqlite_module().connect(data / DATABASE)) as last:
        last.execute("PRAGMA journal_mode=WAL")
        last.execute("CREATE TABLE cats (name TEXT)")
        last.commit()
        yield


def tables_of(database: Path) -> set[str]:
    engine = open_engine(sqlite_url(database), read_only=True)
    with engine.connect() as connection:
        found = set(connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'")).scalars())
    engine.dispose()
    return found


def test_servers_of_before_are_not_kept_in_memory(tmp_path: Path) -> None:
    """With all hands and seeds in them."""
    copy = made_copy(tmp_path / "data", tmp_path / "copy")
    with closing(Folder(tmp_path / "data").open()) as folder, socket.create_server(("127.0.0.1", 0)) as listening:
        life = Life(Config(data=folder.path), folder, listening, make_log("error"), False, threading.Event())
        with waits_for(copy):
            os.replace(copy, folder.path / OFFERED)
            assert life.live(lambda: None)
        forget_servers()
        assert not [one for one in gc.get_objects() if isinstance(one, Server) and one.config is life.config]


def test_a_signal_between_two_servers_ends_it(tmp_path: Path) -> None:
    made_copy(tmp_path / "data", tmp_path / "copy")
    stop = threading.Event()
    with closing(Folder(tmp_path / "data").open()) as folder, socket.create_server(("127.0.0.1", 0)) as listening:
        life = Life(Config(data=folder.path), folder, listening, make_log("error"), False, stop)
        assert life.live(stop.set)


def test_a_full_disk_is_the_folders_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = made_copy(tmp_path / "data", tmp_path / "copy")

    class Full:
        DatabaseError = sqlite_module().DatabaseError

        @staticmethod
        def connect(*_: object, **__: object) -> None:
            error = Full.DatabaseError("database or disk is full")
            error.sqlite_errorcode = 13
            raise error

    monkeypatch.setattr("sixtyone.server.backup.sqlite_module", lambda: Full)
    with pytest.raises(BadFolder) as caught:
        restore(tmp_path / "new", copy)
    assert caught.value.code == "folder/unwritable"
    assert caught.value.cause is not None
    assert caught.value.cause.errno == errno.ENOSPC
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["lock", "sixtyone-data.json"]


def test_a_backup_without_one_of_its_tables_is_damaged(tmp_path: Path) -> None:
    copy = made_copy(tmp_path / "data", tmp_path / "copy")
    with closing(sqlite_module().connect(copy)) as torn:
        torn.execute("DROP TABLE settings")
        torn.commit()
    with pytest.raises(BadFolder) as caught:
        restore(tmp_path / "new", copy)
    assert caught.value.code == "database/damaged"
    assert not (tmp_path / "new").exists()


def test_paths_may_have_any_signs(tmp_path: Path) -> None:
    data = tmp_path / "a?b%20#c"
    copy = made_copy(data, tmp_path / "d?e%41.db")
    assert restore(data, copy) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == [data.name, copy.name]


def test_the_log_of_what_is_kept_is_nobody_elses(tmp_path: Path) -> None:
    """A number is free only where no file of it is left."""
    data = tmp_path / "data"
    copy = made_copy(data, tmp_path / "copy")
    (data / f"{KEPT}-wal").write_bytes(b"of one that was deleted")
    assert restore(data, copy) == 1
    assert (data / f"{DATABASE}.before-restore-2").exists()


@pytest.mark.parametrize("steps", range(5))
def test_what_broke_off_is_ended_at_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: int) -> None:
    """Wherever it breaks off: the backup is in its place in the end, and what was there is beside it, its log too."""
    data = tmp_path / "data"
    copy = made_copy(data, tmp_path / "copy")
    with unfinished(data):
        left = steps
        replace = os.replace

        def replace_some(old: Path, new: str | Path) -> None:
            nonlocal left
            if str(new) != str(data / TAKEN) and not left:
                raise KeyboardInterrupt
            left -= str(new) != str(data / TAKEN)
            replace(old, new)

        with monkeypatch.context() as patched:
            patched.setattr(os, "replace", replace_some)
            if steps < 4:  # the log, its index, the database, the backup
                with pytest.raises(KeyboardInterrupt):
                    restore(data, copy)
                assert (data / TAKEN).exists()
            else:
                restore(data, copy)
        with closing(Folder(data).open()) as folder:
            put_in_place(folder)
            has_begun(folder)
        assert sorted(path.name for path in data.iterdir() if not path.name.startswith(KEPT)) == [
            "lock",
            "sixtyone-data.json",
            DATABASE,
        ]
        assert "cats" not in tables_of(data / DATABASE)
        assert "cats" in tables_of(data / KEPT)
        # Put back again it has all of it, the log beside it too.
        assert restore(tmp_path / "back", data / KEPT) == 1
        assert "cats" in tables_of(tmp_path / "back" / DATABASE)
