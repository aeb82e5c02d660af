"""``sixtyone serve``, ``backup`` and ``restore``: each thing that can be wrong has one line and the exit status 2."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from sixtyone.cli.serve import addresses, welcome
from sixtyone.server.database import sqlite_module
from sixtyone.server.folder import DATABASE
from sixtyone.server.launch import BusyPort, listen
from tests.server.house import PATIENCE, house, seat_people

PROGRAM = """
import sys
from sixtyone.cli import serve
command, *given = sys.argv[1:]
if command == "serve":
    sys.exit(serve.serve("127.0.0.1", int(given[1]), given[0], "warning", 60, False, []))
sys.exit(getattr(serve, command)(given[0], given[1]))
"""


def program(*arguments: object) -> list[str]:
    return [sys.executable, "-c", PROGRAM, *map(str, arguments)]


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(program(*arguments), capture_output=True, text=True, timeout=60)


def complaint(*arguments: object) -> str:
    """The one line that a command says before it ends with 2."""
    done = run(*arguments)
    assert done.returncode == 2, done
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("sixtyone: ")
    return line


@contextmanager
def serving(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    process = subprocess.Popen(program("serve", data, 0), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Sixty-One at http://127.0.0.1:")
        yield process, line.split()[-1]
    finally:
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()
        process.stderr.close()


def get(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return json.load(answer)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path / "new" / "data") as (process, address):
        assert get(f"{address}/healthz")["status"] == "ok"
        process.send_signal(how)
        _, said = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert said == ""
    assert (tmp_path / "new" / "data" / DATABASE).stat().st_mode & 0o077 == 0


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port} is taken" in complaint("serve", tmp_path, port)


def test_an_address_that_is_not_here() -> None:
    with pytest.raises(BusyPort, match="cannot be listened at"):
        listen("203.0.113.5", 0)
    with pytest.raises(BusyPort, match="cannot be listened at"):
        listen("no such host", 0)


def test_a_second_process_on_the_same_data(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, _):
        assert f"in use by another server (process {process.pid})" in complaint("serve", tmp_path, 0)
        assert "in use" in complaint("restore", make_backup(tmp_path, tmp_path / "copy"), tmp_path)


def make_backup(data: Path, file: Path) -> Path:
    done = run("backup", file, data)
    assert done.returncode == 0, done
    return file


def test_folders_that_cannot_be_used(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    assert "is no folder" in complaint("serve", file, 0)
    assert "cannot be used" in complaint("serve", "/proc/nothing", 0)
    if os.geteuid():
        closed = tmp_path / "closed"
        closed.mkdir(mode=0o500)
        assert "cannot be written" in complaint("serve", closed, 0)
    foreign = tmp_path / "foreign"
    foreign.mkdir()
    (foreign / "thesis.txt").write_text("x")
    assert "holds other files, such as thesis.txt" in complaint("serve", foreign, 0)
    assert [path.name for path in foreign.iterdir()] == ["thesis.txt"]


def test_damaged_and_strange_databases(tmp_path: Path) -> None:
    sqlite = sqlite_module()
    with house(tmp_path / "whole") as one:
        for _ in range(30):
            seat_people(one, "cribbage", None, 2)
    whole = (tmp_path / "whole" / DATABASE).read_bytes()
    cases = {
        "text": b"this is no database, and never was" * 100,
        "torn": whole[:8192] + b"\xff" * 4096 + whole[12288:],
        "short": whole[: len(whole) // 2],
    }
    for name, content in cases.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / DATABASE).write_bytes(content)
        assert "damaged" in complaint("serve", tmp_path / name, 0)
    tables = "CREATE TABLE entries (x); CREATE TABLE alembic_version (version_num);"
    for name, statement, words in (
        ("other", "CREATE TABLE cats (name TEXT)", "another program's"),
        ("newer", tables + "INSERT INTO alembic_version VALUES ('9999')", "newer Sixty-One"),
    ):
        (tmp_path / name).mkdir()
        connection = sqlite.connect(tmp_path / name / DATABASE)
        connection.executescript(statement)
        connection.close()
        assert words in complaint("serve", tmp_path / name, 0)


def test_a_backup_while_it_runs_and_back(tmp_path: Path) -> None:
    with house(tmp_path / "data") as one:
        table, clients = seat_people(one, "cribbage", None, 2)
        state = clients[0].table(table, 0)
        copy = make_backup(tmp_path / "data", tmp_path / "copy")
        clients[0].command(table, "act", seat=0, seq=state["seq"], action=state["view"]["legal"][0])
        later = clients[0].table(table, 0)
        cookie = clients[0].cookie
    assert copy.stat().st_mode & 0o077 == 0
    assert "is there already" in complaint("backup", copy, tmp_path / "data")
    assert "holds no data" in complaint("backup", tmp_path / "x", tmp_path / "nothing")
    done = run("restore", copy, tmp_path / "data")
    assert (done.returncode, done.stdout) == (0, f"{copy}: 1 table, every log whole\n")
    with house(tmp_path / "data") as two:
        client = two.client()
        client.cookie = cookie
        assert client.table(table, 0) == state
    kept = tmp_path / "data" / f"{DATABASE}.before-restore-1"
    assert run("restore", kept, tmp_path / "elsewhere").returncode == 0
    with house(tmp_path / "elsewhere") as three:
        client = three.client()
        client.cookie = cookie
        assert client.table(table, 0) == later


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"SQLite format 3\0 and then nothing")
    assert "is no backup" in complaint("restore", file, tmp_path / "data")
    file.write_bytes(b"x")
    assert "is no backup" in complaint("restore", file, tmp_path / "data")
    assert "is no file" in complaint("restore", tmp_path / "none", tmp_path / "data")
    with house(tmp_path / "data") as one:
        seat_people(one, "cribbage", None, 2)
    sqlite = sqlite_module()
    connection = sqlite.connect(tmp_path / "data" / DATABASE)
    connection.execute("UPDATE entries SET payload = replace(payload, 'Ann', 'Eve') WHERE seq = 2")
    connection.commit()
    connection.close()
    assert "does not fit the hash" in complaint("restore", tmp_path / "data" / DATABASE, tmp_path / "new")


def test_addresses() -> None:
    assert addresses("192.0.2.7", 61) == ["http://192.0.2.7:61"]
    assert addresses("::1", 61) == ["http://[::1]:61"]
    assert addresses("0.0.0.0", 61)[0] == "http://127.0.0.1:61"
    assert welcome("127.0.0.1", 61) == "Sixty-One at http://127.0.0.1:61"


def test_a_qr_code_where_people_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sixtyone.cli.serve.lan_address", lambda: "192.0.2.7")
    lines = welcome("0.0.0.0", 6161).splitlines()
    assert lines[1] == "for others in this network: http://192.0.2.7:6161"
    assert len(lines) > 12
    assert len({len(line) for line in lines[2:]}) == 1
    assert set("".join(lines[2:])) == set(" █▀▄")
