"""``python -m tests.browser.serving DATA PORT GRACE [SEED]``: the server with the page, without limits of rate.

``SEED`` is what every table draws from, where a test needs deals that it knows.
"""

import sys
from dataclasses import replace
from pathlib import Path

from sixtyone.server.config import Config, Limits
from sixtyone.server.launch import serve

MUCH = (10_000.0, 10_000.0)
FREE = Limits(posts=MUCH, gets=MUCH, tables=MUCH, links=MUCH, chat=MUCH, sockets=1000, connections=1000)


def main(data: str, port: str, grace: str, seed: str | None = None) -> None:
    config = Config(data=Path(data), limits=FREE, grace=int(grace))
    if seed is not None:
        config = replace(config, new_seed=lambda: int(seed).to_bytes(32, "big"))
    serve(config, "127.0.0.1", int(port), "warning", False, lambda text: print(text, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
