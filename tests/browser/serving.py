"""``python -m tests.browser.serving DATA PORT GRACE [DEALS]``: the server with the page, without limits of rate.

``DEALS`` is a file with the number that the next table draws from, where a test needs the same deals each time.
"""

import sys
from dataclasses import replace
from pathlib import Path

from sixtyone.server.config import Config, Limits
from sixtyone.server.launch import serve

MUCH = (10_000.0, 10_000.0)
FREE = Limits(posts=MUCH, gets=MUCH, tables=MUCH, links=MUCH, chat=MUCH, back=MUCH, sockets=1000, connections=1000)


def main(data: str, port: str, grace: str, deals: str | None = None) -> None:
    config = Config(data=Path(data), limits=FREE, grace=int(grace))
    if deals is not None:
        config = replace(config, new_seed=lambda: next_of(Path(deals)).to_bytes(32, "big"))
    serve(config, "127.0.0.1", int(port), "warning", False, lambda text: print(text, flush=True))


def next_of(deals: Path) -> int:
    number = int(deals.read_text(encoding="ascii"))
    deals.write_text(str(number + 1), encoding="ascii")
    return number


if __name__ == "__main__":
    main(*sys.argv[1:])
