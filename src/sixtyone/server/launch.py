"""Starting and ending a server: ports, addresses, signals."""

from __future__ import annotations

import contextlib
import errno
import gc
import os
import resource
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import Any

import uvicorn

from sixtyone.server.app import Server
from sixtyone.server.config import Config
from sixtyone.server.connections import Connection, Door
from sixtyone.server.logs import Log, make_log, quiet_libraries, through
from sixtyone.server.reach import for_others
from sixtyone.server.socket import Protocol
from sixtyone.server.trouble import Trouble

BACKLOG = 2048
UNUSABLE = {
    errno.EADDRINUSE: "port/taken",
    errno.EACCES: "port/reserved",
    errno.EPERM: "port/reserved",
    errno.EADDRNOTAVAIL: "host/elsewhere",
}
"""What the system's refusal to listen means; any other is ``host/unusable``."""


class BusyPort(Trouble):
    """The address cannot be listened at."""


def listen(host: str, port: int) -> socket.socket:
    """A socket at the address.

    Raises:
        BusyPort: another program has it, or there is no such address here.
    """
    where: dict[str, str | int] = {"host": host, "port": port}
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with contextlib.ExitStack() as if_it_fails:
            listening = if_it_fails.enter_context(socket.socket(family, kind, protocol))
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
            listening.listen(BACKLOG)
            if_it_fails.pop_all()
    except (socket.gaierror, UnicodeError):  # a name may also be one that cannot be written for the network
        raise BusyPort("host/unknown", **where) from None
    except OSError as error:
        raise BusyPort(UNUSABLE.get(error.errno or 0, "host/unusable"), error, **where) from None
    return listening


def make_room_for_sockets() -> None:
    """As many open files as the system lets this user have."""
    with contextlib.suppress(ValueError, OSError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def uvicorn_config(server: Server, behind_proxy: bool = False) -> uvicorn.Config:
    """How uvicorn runs a server."""
    door = Door(server.config.limits, server.metrics, counted=not behind_proxy)
    connection: Any = partial(Connection, door)  # called as a class is
    return uvicorn.Config(
        server.app,
        http=connection,
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


class Running(uvicorn.Server):
    """The server of the library; ``started`` is called when it answers and a signal ends it in good order."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """See the library."""
        await super().startup(sockets)
        self._say_started()


def serve(config: Config, host: str, port: int, level: str, behind_proxy: bool, ready: Callable[[int], None]) -> None:
    """Run until a signal ends it. ``ready`` is called with the port, when others may connect.

    Raises:
        BusyPort, BadFolder: it cannot start.
    """
    quiet_libraries()
    make_room_for_sockets()
    log = make_log(level)
    with through(log):
        _serve(config, host, port, log, behind_proxy, ready)


def _serve(config: Config, host: str, port: int, log: Log, behind_proxy: bool, ready: Callable[[int], None]) -> None:
    listening = listen(host, port)
    try:
        others = partial(for_others, host, listening.getsockname()[1])
        server = Server(replace(config, others=others), log)
    except BaseException:
        listening.close()
        raise
    signal.signal(signal.SIGTERM, _stop)
    # With thousands of sockets open, a search for garbage through all that lives stops every table for half a second.
    # What is there by now stays for good; the rest is looked through a hundred times more rarely.
    gc.freeze()
    gc.set_threshold(10_000, 50, 1_000)

    def started() -> None:
        ready(listening.getsockname()[1])
        log.info("started", process=os.getpid())

    try:
        with contextlib.suppress(KeyboardInterrupt):
            Running(uvicorn_config(server, behind_proxy), started).run(sockets=[listening])
    finally:
        server.close()
        log.info("stopped")


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
