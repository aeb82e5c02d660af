"""Starting and ending a server: ports, addresses, signals."""

from __future__ import annotations

import contextlib
import gc
import os
import resource
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from sixtyone.server.app import Server
from sixtyone.server.config import Config
from sixtyone.server.logs import make_log, quiet_libraries
from sixtyone.server.socket import Protocol

BACKLOG = 2048


class BusyPort(Exception):
    """The address cannot be listened at, in one line that says what to do."""


def listen(host: str, port: int) -> socket.socket:
    """A socket at the address.

    Raises:
        BusyPort: another program has it, or there is no such address here.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with contextlib.ExitStack() as if_it_fails:
            listening = if_it_fails.enter_context(socket.socket(family, kind, protocol))
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
            listening.listen(BACKLOG)
            if_it_fails.pop_all()
    except PermissionError:
        raise BusyPort(f"port {port} is for the system's own programs: name one above 1023 by --port") from None
    except OSError as error:
        if error.errno in (98, 48):  # EADDRINUSE on Linux and macOS
            raise BusyPort(f"port {port} is taken by another program: name another by --port") from None
        raise BusyPort(f"{host} cannot be listened at ({error.strerror or error}): name another by --host") from None
    return listening


def make_room_for_sockets() -> None:
    """As many open files as the system lets this user have."""
    with contextlib.suppress(ValueError, OSError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def uvicorn_config(server: Server, behind_proxy: bool = False) -> uvicorn.Config:
    """How uvicorn runs a server."""
    return uvicorn.Config(
        server.app,
        ws=Protocol,
        ws_max_size=4096,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=behind_proxy,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def serve(config: Config, host: str, port: int, level: str, behind_proxy: bool, ready: Callable[[int], None]) -> None:
    """Run until a signal ends it. ``ready`` is called with the port, when others may connect.

    Raises:
        BusyPort, BadFolder: it cannot start.
    """
    quiet_libraries()
    make_room_for_sockets()
    listening = listen(host, port)
    try:
        server = Server(config, make_log(level))
    except BaseException:
        listening.close()
        raise
    signal.signal(signal.SIGTERM, _stop)
    # With thousands of sockets open, a search for garbage through all that lives stops every table for half a second.
    # What is there by now stays for good; the rest is looked through a hundred times more rarely.
    gc.freeze()
    gc.set_threshold(10_000, 50, 1_000)
    running = uvicorn.Server(uvicorn_config(server, behind_proxy))
    try:
        ready(listening.getsockname()[1])
        server.log.info("started", process=os.getpid())
        with contextlib.suppress(KeyboardInterrupt):
            running.run(sockets=[listening])
    finally:
        server.close()
        server.log.info("stopped")


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
