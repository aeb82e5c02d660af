"""``sixtyone serve``, ``sixtyone backup`` and ``sixtyone restore``: the server and its data.

They need the extra ``server``: ``pip install 'sixtyone[server]'``.
"""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from collections.abc import Iterable
from pathlib import Path

from sixtyone.cli.ending import DONE, USAGE, say

LEVELS = ("debug", "info", "warning", "error")
ELSEWHERE = "sixtyone: the server runs on Linux, macOS and WSL"
MISSING = "sixtyone: the server is an extra: pip install 'sixtyone[server]'"


def serve(
    host: str, port: int, data: str | None, log_level: str, grace: int, behind_proxy: bool, origins: list[str]
) -> int:
    """Serve until Ctrl-C."""
    try:
        from sixtyone.server.config import Config
        from sixtyone.server.folder import BadFolder, usual_folder
        from sixtyone.server.launch import BusyPort
        from sixtyone.server.launch import serve as run
    except ImportError as error:
        return _missing(error)
    if log_level not in LEVELS:
        say(f"sixtyone: --log-level is one of {', '.join(LEVELS)}")
        return USAGE
    config = Config(
        data=Path(data) if data else usual_folder(),
        grace=grace * 1000,
        bot_workers=max(1, min(4, (os.cpu_count() or 2) - 1)),
        origins=tuple(origins),
    )
    try:
        run(config, host, port, log_level, behind_proxy, lambda port: print(welcome(host, port), flush=True))
    except (BadFolder, BusyPort) as error:
        say(f"sixtyone: {error}")
        return USAGE
    return DONE


def backup(file: str, data: str | None) -> int:
    """Copy the data to a file while the server runs."""
    return _copy("backup", file, data)


def restore(file: str, data: str | None) -> int:
    """Put a backup in the place of the data."""
    return _copy("restore", file, data)


def _copy(what: str, file: str, data: str | None) -> int:
    try:
        from sixtyone.server import backup as copies
        from sixtyone.server.folder import BadFolder, usual_folder
        from sixtyone.server.match import BrokenLog
    except ImportError as error:
        return _missing(error)
    folder = Path(data) if data else usual_folder()
    try:
        tables = copies.backup(folder, Path(file)) if what == "backup" else copies.restore(folder, Path(file))
    except (BadFolder, BrokenLog) as error:
        say(f"sixtyone: {error}")
        return USAGE
    print(f"{file}: {tables} {'table' if tables == 1 else 'tables'}, every log whole")
    return DONE


def _missing(error: ImportError) -> int:
    if (error.name or "").startswith("sixtyone"):
        raise error
    say(ELSEWHERE if error.name in ("fcntl", "resource") else MISSING)
    return USAGE


def lan_address() -> str | None:
    """The address of this machine for others in its network, where it has one. Nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address that stands in examples only
        found = str(probe.getsockname()[0])
        return None if found.startswith(("127.", "0.")) else found
    return None


def addresses(host: str, port: int) -> list[str]:
    """Where the server can be reached: here, then by others."""
    if host in ("0.0.0.0", "::", ""):
        lan = lan_address()
        return [f"http://127.0.0.1:{port}", *([f"http://{lan}:{port}"] if lan else [])]
    return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]


def welcome(host: str, port: int) -> str:
    """What is printed when the server is ready, with a QR code of the address for others where people look at it."""
    found = addresses(host, port)
    lines = [f"Sixty-One at {found[0]}"]
    if len(found) > 1:
        lines.append(f"for others in this network: {found[1]}")
        if sys.stdout.isatty():
            import segno

            code = segno.make(found[1], error="l")
            lines += [_line(row) for row in _pairs(code.matrix_iter(border=2))]
    return "\n".join(lines)


def _pairs(rows: Iterable[Iterable[int]]) -> list[tuple[bytes, bytes]]:
    all_rows = [bytes(row) for row in rows]
    if len(all_rows) % 2:
        all_rows.append(bytes(len(all_rows[0])))
    return list(zip(all_rows[::2], all_rows[1::2], strict=True))


def _line(rows: tuple[bytes, bytes]) -> str:
    """Two rows in one line of half blocks, light on dark: it reads in dark terminals and, with its border, in light."""
    return "".join(
        {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}[bool(up), bool(down)]
        for up, down in zip(*rows, strict=True)
    )
