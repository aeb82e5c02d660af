"""Starting and ending a server: ports, addresses, signals."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import resource
import signal
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import fastapi.dependencies.models
import uvicorn

from sixtyone.server.app import Server
from sixtyone.server.config import Config
from sixtyone.server.connections import Connection, Door
from sixtyone.server.folder import BadFolder, Folder
from sixtyone.server.logs import Log, make_log, quiet_libraries, through
from sixtyone.server.reach import for_others
from sixtyone.server.restoring import has_begun, is_offered, put_away, put_back, put_in_place, take
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
    """The server of the library. ``started`` is called when it answers. A signal ends it in good order, and so does
    ``ends``, which is asked ten times a second.
    """

    def __init__(
        self, config: uvicorn.Config, started: Callable[[], None], ends: Callable[[], Awaitable[bool]]
    ) -> None:
        super().__init__(config)
        self._say_started = started
        self._ends = ends
        self.has_ended = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """See the library."""
        await super().startup(sockets)
        self._say_started()

    async def on_tick(self, counter: int) -> bool:
        """See the library."""
        self.has_ended = await self._ends()
        return await super().on_tick(counter) or self.has_ended


def serve(config: Config, host: str, port: int, level: str, behind_proxy: bool, ready: Callable[[int], None]) -> None:
    """Run until a signal ends it. ``ready`` is called with the port, when others may connect.

    Raises:
        BusyPort, BadFolder: it cannot start.
    """
    quiet_libraries()
    make_room_for_sockets()
    log = make_log(level)
    with through(log), contextlib.closing(listen(host, port)) as listening:
        port = listening.getsockname()[1]
        config = replace(config, others=partial(for_others, host, port))

        def started() -> None:
            ready(port)
            log.info("started", process=os.getpid())

        with contextlib.closing(Folder(config.data).open()) as folder, _signals() as stop:
            put_away(folder)
            life = Life(config, folder, listening, log, behind_proxy, stop)
            while life.live(started) and not stop.is_set():
                forget_servers()
                started = partial(log.info, "restored")
        log.info("stopped")


@contextlib.contextmanager
def _signals() -> Iterator[threading.Event]:
    """Whether a signal has come. An exception could come up anywhere, in what the libraries do at the end too."""
    stop = threading.Event()
    before = {one: signal.signal(one, lambda *_: stop.set()) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


@dataclass
class Life:
    """What stays from one server to the next: the data folder, the socket, and whether a signal has come."""

    config: Config
    folder: Folder
    listening: socket.socket
    log: Log
    behind_proxy: bool
    stop: threading.Event
    said: str = ""

    def live(self, started: Callable[[], None]) -> bool:
        """Serve what is in the folder. True where a backup was taken, which is to be put in its place."""
        server = self.begin()

        def answers() -> None:
            has_begun(self.folder)
            started()

        # With thousands of sockets open, a search for garbage through all that lives stops every table for half a
        # second. What is there by now stays; the rest is looked through a hundred times more rarely.
        gc.freeze()
        gc.set_threshold(10_000, 50, 1_000)
        running = Running(uvicorn_config(server, self.behind_proxy), answers, self._ends)
        try:
            # It closes what it is given; who connects afterwards waits at ours.
            running.run(sockets=[self.listening.dup()])
        finally:
            server.close()
        return running.has_ended

    def begin(self) -> Server:
        """A server on what was taken; on what was there before, where it cannot begin on that."""
        kept = put_in_place(self.folder)
        try:
            return Server(self.config, self.log, self.folder)
        except Exception as error:
            if kept is None:
                raise
            self.log.error("not-restored", why=str(error))
            put_back(self.folder, kept)
            return Server(self.config, self.log, self.folder)

    async def _ends(self) -> bool:
        """Whether a signal has come that uvicorn does not know of, or a backup was taken."""
        try:
            return self.stop.is_set() or (is_offered(self.folder) and await asyncio.to_thread(take, self.folder))
        except BadFolder as error:
            if self.said != str(error):  # one that cannot be put away is found again and again
                self.said = str(error)
                self.log.error("not-restored", why=self.said)
            return False


def forget_servers() -> None:
    """Let go of those that have ended, with all that was in their memory."""
    # FastAPI remembers the last thousands of functions that it looked at, and by them whole servers.
    for kept in vars(fastapi.dependencies.models).values():
        if hasattr(kept, "cache_clear"):
            kept.cache_clear()
    gc.unfreeze()
    gc.collect()
