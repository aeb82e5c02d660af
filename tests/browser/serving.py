"""``python -m tests.browser.serving DATA PORT GRACE``: the server with the page, without limits of rate."""

import sys
from pathlib import Path

from sixtyone.server.config import Config, Limits
from sixtyone.server.launch import serve

MUCH = (10_000.0, 10_000.0)
FREE = Limits(posts=MUCH, gets=MUCH, tables=MUCH, links=MUCH, chat=MUCH, sockets=1000)


def main(data: str, port: str, grace: str) -> None:
    config = Config(data=Path(data), limits=FREE, grace=int(grace))
    serve(config, "127.0.0.1", int(port), "warning", False, lambda text: print(text, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
