"""A line between page and server that can die without a word: what it carries is swallowed, neither side is told."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

CHUNK = 65536


class Line:
    """Connections to a server, as through a router that forgets them: new ones are good."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._dead: set[socket.socket] = set()
        self._open: list[tuple[socket.socket, socket.socket]] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def die(self) -> None:
        """Swallow from now on what comes on the connections that are open."""
        for pair in self._open:
            self._dead.update(pair)

    def close(self) -> None:
        """Take no more."""
        for one in (self._listening, *(one for pair in self._open for one in pair)):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._port))
                self._open.append((near, far))
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                if source not in self._dead:
                    target.sendall(data)
            if source not in self._dead:
                target.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def line_to(address: str) -> Iterator[Line]:
    """A line to the server at an address."""
    line = Line(int(address.rpartition(":")[2]))
    try:
        yield line
    finally:
        line.close()
