"""Where a server can be reached: from this machine, and by others in its network. Standard library only."""

from __future__ import annotations

import contextlib
import socket

EVERYWHERE = ("0.0.0.0", "::", "")
"""The hosts that stand for all addresses of this machine."""


def lan_address() -> str | None:
    """The address of this machine for others in its network, where it has one. Nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address that stands in examples only
        found = str(probe.getsockname()[0])
        return None if found.startswith(("127.", "0.")) else found
    return None


def for_others(host: str, port: int) -> str | None:
    """Where others reach a server that listens at all addresses of this machine; None where it does not, or is alone.

    It is asked anew each time: a laptop is carried from network to network.
    """
    lan = lan_address() if host in EVERYWHERE else None
    return lan and f"http://{lan}:{port}"


def addresses(host: str, port: int) -> list[str]:
    """Where the server can be reached: here, then by others."""
    if host in EVERYWHERE:
        others = for_others(host, port)
        return [f"http://127.0.0.1:{port}", *([others] if others else [])]
    return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]
