"""``python -m tests.server.serving DATA PORT``: a server as ``sixtyone serve`` runs it, without limits of rate."""

import sys
from pathlib import Path

from sixtyone.server.config import Config
from sixtyone.server.launch import serve
from tests.server.house import FREE


def main(data: str, port: str) -> None:
    serve(
        Config(data=Path(data), limits=FREE),
        "127.0.0.1",
        int(port),
        "warning",
        False,
        lambda bound: print(f"Sixty-One at http://127.0.0.1:{bound}", flush=True),
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
