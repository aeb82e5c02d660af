"""``sixtyone serve``, ``backup`` and ``restore``: each thing that can be wrong has one line and the exit status 2."""

import errno
import io
import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from sixtyone.cli import main
from sixtyone.cli.ending import Ending
from sixtyone.cli.serve import welcome
from sixtyone.server.app import Server
from sixtyone.server.config import Config
from sixtyone.server.database import sqlite_module
from sixtyone.server.folder import DATABASE
from sixtyone.server.launch import BusyPort, listen
from sixtyone.server.reach import addresses, for_others
from sixtyone.server.trouble import CODES, Trouble
from sixtyone.words.catalogue import LANGUAGES, Words
from tests.cli.conftest import Ended
from tests.server.house import PATIENCE, Client, house, seat_people
from tests.words.catalogues import messages

ENGLISH = {**os.environ, "SIXTYONE_LANG": "en"}
READY = {
    "en": "Sixty-One at",
    "pl": "Sixty-One działa pod adresem",
    "de": "Sixty-One läuft unter",
    "cs": "Sixty-One běží na adrese",
}


def program(command: str, what: object, where: object, language: str | None = None) -> list[str]:
    """``serve`` takes its data and its port, ``backup`` and ``restore`` the file and the data."""
    given = ["--data", what, "--port", where, "--host", "127.0.0.1", "--log-level", "warning"]
    given = given if command == "serve" else [what, "--data", where]
    spoken = [] if language is None else ["--lang", language]
    return [sys.executable, "-P", "-m", "sixtyone", command, *map(str, given), *spoken]


def apart(*arguments: Any) -> subprocess.CompletedProcess[str]:
    """A command as a process of its own, beside a server."""
    return subprocess.run(program(*arguments), capture_output=True, text=True, timeout=60, env=ENGLISH)


def run(*arguments: Any) -> Ended:
    """A command in this process: loading the libraries of the server takes seconds."""
    out, err = io.StringIO(), io.StringIO()
    given = ["sixtyone", *program(*arguments)[4:]]
    with redirect_stdout(out), redirect_stderr(err), patch.dict(os.environ, ENGLISH), patch.object(sys, "argv", given):
        return Ended(main(), out.getvalue(), err.getvalue())


def complaint(*arguments: Any) -> str:
    """The one line that a command says before it ends with 2."""
    done = run(*arguments)
    assert done.status == 2, done
    assert done.out == ""
    (line,) = done.err.splitlines()
    assert line.startswith("sixtyone: ")
    return line


@contextmanager
def serving(data: Path, language: str = "en") -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = program("serve", data, 0, language)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENGLISH)
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        line = process.stdout.readline()
        assert line.startswith(f"{READY[language]} http://127.0.0.1:")
        yield process, line.split()[-1]
    finally:
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()
        process.stderr.close()


def get(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return json.load(answer)


def test_every_line_of_the_log_is_one_object_whatever_clients_send(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, address):
        host, port = address.removeprefix("http://").split(":")
        client = Client(host, int(port), opened := ExitStack())
        table = client.make("cribbage", None, ["mine", "open"])["id"]
        no_text = client.socket(table)
        no_text.connection.send(b"\xff\xfe", text=True)
        assert no_text.closing_code() == 1007
        upgrade = "GET /x HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        for junk in ("\0garbage\r\n\r\n", upgrade + "a: b\r\n" * 200 + "\r\n", upgrade + "\r\n"):
            with socket.create_connection((host, int(port)), PATIENCE) as one:
                one.sendall(junk.encode())
                while one.recv(4096):
                    pass
        opened.close()
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
        lines = [json.loads(line) for line in said.splitlines()]
        words = [line["words"] for line in lines]
        assert words == ["Invalid UTF-8 sequence received from client.", "Invalid HTTP request received."]


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
        line = complaint("serve", tmp_path, port)
        assert line == f"sixtyone: Port {port} is taken by another program; name another by --port. [port/taken]"


@pytest.mark.parametrize(
    ("host", "code"),
    [("203.0.113.5", "host/elsewhere"), ("no such host", "host/unknown"), ("a" * 70, "host/unknown")],
)
def test_an_address_that_is_not_here(host: str, code: str) -> None:
    with pytest.raises(BusyPort) as caught:
        listen(host, 0)
    assert (caught.value.code, caught.value.values["host"]) == (code, host)


@pytest.mark.parametrize(
    ("number", "code"),
    [(errno.EACCES, "port/reserved"), (errno.EINVAL, "host/unusable"), (errno.EADDRINUSE, "port/taken")],
)
def test_what_the_system_refuses(monkeypatch: pytest.MonkeyPatch, number: int, code: str) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("socket.socket.listen", refuse)
    with pytest.raises(BusyPort) as caught:
        listen("127.0.0.1", 0)
    assert caught.value.code == code
    assert caught.value.cause is not None
    assert caught.value.cause.errno == number


def test_a_second_process_on_the_same_data(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, _):
        assert f"in use by another server (process {process.pid})" in complaint("serve", tmp_path, 0)


def make_backup(data: Path, file: Path) -> Path:
    done = apart("backup", file, data)
    assert done.returncode == 0, done
    return file


def test_folders_that_cannot_be_used(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    assert "is no folder" in complaint("serve", file, 0)
    told = "/proc/nothing cannot be used: there is no such file or folder. Name another folder by --data."
    assert complaint("serve", "/proc/nothing", 0) == f"sixtyone: {told} [folder/unusable]"
    if os.geteuid():
        closed = tmp_path / "closed"
        closed.mkdir(mode=0o500)
        assert "cannot be written: permission is denied." in complaint("serve", closed, 0)
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
        ("other", "CREATE TABLE cats (name TEXT)", "another program’s"),
        ("newer", tables + "INSERT INTO alembic_version VALUES ('9999')", "newer Sixty-One"),
    ):
        (tmp_path / name).mkdir()
        connection = sqlite.connect(tmp_path / name / DATABASE)
        connection.executescript(statement)
        connection.close()
        line = complaint("serve", tmp_path / name, 0)
        assert words in line
        assert str(tmp_path / name / DATABASE) in line


def test_an_empty_database_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    with house(tmp_path / "data") as one:
        seat_people(one, "cribbage", None, 2)
    copy = make_backup(tmp_path / "data", tmp_path / "copy")
    lost = tmp_path / "data" / DATABASE
    lost.write_bytes(b"")
    line = complaint("serve", tmp_path / "data", 0)
    told = f"The database {lost} is empty: it has 0 bytes. Put a backup in its place, or delete it to begin anew."
    assert line == f"sixtyone: {told} [database/empty]"
    assert run("restore", copy, tmp_path / "data").status == 0
    with house(tmp_path / "data"):
        pass
    # One that was never used is not left behind: no data were lost in it.
    with patch("sixtyone.server.app.open_engine", side_effect=OSError("full")), pytest.raises(OSError, match="full"):
        Server(Config(data=tmp_path / "new"))
    assert not (tmp_path / "new" / DATABASE).exists()


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
    done = apart("restore", copy, tmp_path / "data")
    assert (done.returncode, done.stdout) == (0, f"{copy}: 1 table, every log whole\n")
    with house(tmp_path / "data") as two:
        client = two.client()
        client.cookie = cookie
        assert client.table(table, 0) == state
    kept = tmp_path / "data" / f"{DATABASE}.before-restore-1"
    assert run("restore", kept, tmp_path / "elsewhere").status == 0
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
    assert "There is no file" in complaint("restore", tmp_path / "none", tmp_path / "data")
    with house(tmp_path / "data") as one:
        seat_people(one, "cribbage", None, 2)
    sqlite = sqlite_module()
    connection = sqlite.connect(tmp_path / "data" / DATABASE)
    connection.execute("UPDATE entries SET payload = replace(payload, 'Ann', 'Eve') WHERE seq = 2")
    connection.commit()
    connection.close()
    assert "does not fit the hash" in complaint("restore", tmp_path / "data" / DATABASE, tmp_path / "new")
    copied = complaint("backup", tmp_path / "copy", tmp_path / "data", "pl")
    assert re.fullmatch(r"sixtyone: Stół \S+: wpis 2 nie pasuje do skrótu wcześniejszych wpisów\. \[log/hash\]", copied)
    assert not (tmp_path / "copy").exists()


def test_a_log_that_no_rule_allows_is_one_line_too(tmp_path: Path) -> None:
    with house(tmp_path / "data") as one:
        seat_people(one, "cribbage", None, 2)
    sqlite = sqlite_module()
    connection = sqlite.connect(tmp_path / "data" / DATABASE)
    connection.execute("UPDATE games SET header = 'no JSON'")
    connection.commit()
    connection.close()
    assert complaint("backup", tmp_path / "copy", tmp_path / "data").endswith("cannot be read. [log/unreadable]")


def test_addresses() -> None:
    assert addresses("192.0.2.7", 61) == ["http://192.0.2.7:61"]
    assert addresses("::1", 61) == ["http://[::1]:61"]
    assert addresses("0.0.0.0", 61)[0] == "http://127.0.0.1:61"
    assert welcome(Words(), "127.0.0.1", 61) == "Sixty-One at http://127.0.0.1:61"


@pytest.mark.parametrize(
    ("host", "lan", "others"),
    [
        ("0.0.0.0", "192.0.2.7", "http://192.0.2.7:61"),
        ("::", "192.0.2.7", "http://192.0.2.7:61"),
        ("0.0.0.0", None, None),
        ("127.0.0.1", "192.0.2.7", None),
        ("192.0.2.7", "192.0.2.7", None),
    ],
)
def test_the_address_for_others(
    monkeypatch: pytest.MonkeyPatch, host: str, lan: str | None, others: str | None
) -> None:
    monkeypatch.setattr("sixtyone.server.reach.lan_address", lambda: lan)
    assert for_others(host, 61) == others


def test_a_qr_code_where_people_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sixtyone.server.reach.lan_address", lambda: "192.0.2.7")
    lines = welcome(Words(), "0.0.0.0", 6161).splitlines()
    assert lines[1] == "for others in this network: http://192.0.2.7:6161"
    assert len(lines) > 12
    assert len({len(line) for line in lines[2:]}) == 1
    assert set("".join(lines[2:])) == set(" █▀▄")
    monkeypatch.setattr("sixtyone.cli.serve.can_write", lambda signs: False)
    assert len(welcome(Words("cs"), "0.0.0.0", 6161).splitlines()) == 2


# The language.


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_ready_in_each_language_and_says_nothing_at_the_end(tmp_path: Path, language: str) -> None:
    with serving(tmp_path, language) as (process, _):
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=PATIENCE) == ("", "")
        assert process.returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_each_trouble_is_told_in_each_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: str, language: str
) -> None:
    monkeypatch.setenv("SIXTYONE_LANG", language)
    message = "serve-error-" + code.replace("/", "-")
    assert message in messages(language)
    values = {name: f"<{name}>" for name in messages("en")[message].variables - {"reason"}}
    full = OSError(errno.ENOSPC, "No space left on device")
    assert Ending(["serve"]).of(Trouble(code, full, **values)) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith(f" [{code}]")
    assert all(value in line for value in values.values())
    if "reason" in messages("en")[message].variables:
        assert Words(language).say("cli-reason", why="ENOSPC", reason="") in line
        assert "No space left" not in line


WHOLE = {
    "en": ("1 table, every log whole", "2 tables, every log whole"),
    "pl": ("1 stół, każdy dziennik sprawdzony", "2 stoły, każdy dziennik sprawdzony"),
    "de": ("1 Tisch, jedes Protokoll unversehrt", "2 Tische, jedes Protokoll unversehrt"),
    "cs": ("1 stůl, každý záznam je v pořádku", "2 stoly, každý záznam je v pořádku"),
}


def test_a_backup_is_told_with_its_tables_in_each_language(tmp_path: Path) -> None:
    with house(tmp_path / "data") as here:
        for _ in range(2):
            seat_people(here, "cribbage", None, 2)
    for language, (one, two) in WHOLE.items():
        assert Words(language).say("serve-whole", file="x", count=1) == f"x: {one}"
        copy = tmp_path / language
        assert run("backup", copy, tmp_path / "data", language).out == f"{copy}: {two}\n"
    assert run("restore", copy, tmp_path / "new", "de").out == f"{copy}: {WHOLE['de'][1]}\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["--log-level", "loud"],
            "sixtyone: --log-level to jedno z: debug, info, warning, error, nie „loud”. [usage/choice]",
        ),
        (
            ["--port", "99999"],
            "sixtyone: --port: 99999 to nie liczba od 0 do 65535. (sixtyone serve --help) [usage/arguments]",
        ),
        (
            ["--grace", "0"],
            "sixtyone: --grace: 0 to za mało; najmniejsza wartość to 1. (sixtyone serve --help) [usage/arguments]",
        ),
    ],
)
def test_options_out_of_their_bounds(arguments: list[str], told: str) -> None:
    command = [sys.executable, "-P", "-m", "sixtyone", "--lang", "pl", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (2, "", told)


ADVICE = "pip install 'sixtyone[server]', or in a checkout ./run sixtyone serve"


@pytest.mark.parametrize(
    ("module", "told"),
    [
        ("uvicorn", f"uvicorn is missing; it comes with the extra server: {ADVICE} [usage/extra]"),
        ("fcntl", "The server runs on Linux, macOS and WSL. [usage/system]"),
    ],
)
def test_what_is_missing_is_said_with_what_helps(module: str, told: str) -> None:
    lines = (
        f"import sys; sys.modules[{module!r}] = None; sys.argv = ['sixtyone', 'serve', '--port', '0']",
        "from sixtyone.cli import main; sys.exit(main())",
    )
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, env=ENGLISH)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"sixtyone: {told}\n")
