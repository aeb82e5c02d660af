"""One side of a benchmark: `python -m bench.worker MODULE:FUNCTION SECONDS`.

The function is called once and returns a `Work`. From then on each line `go` on standard input asks for one pass of
about SECONDS of CPU time, and is answered by one line of JSON: `{"count": 1234, "cpu_s": 0.501}`. The first line out is
`{"ready": true, "check": …}`, after a first batch, so that imports and compilation are in no pass. A program in another
language is a side as soon as it speaks these lines.

Only the standard library is imported here: this file runs in the peers' environment too.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import IO, Any


@dataclass(frozen=True)
class Work:
    """`batch` does a small piece of the work (milliseconds) and returns how many units that was.

    `check` is a number that depends on the results: two sides that do the same work on the same input have the same.
    """

    batch: Callable[[], int]
    check: int | None = None


def find(name: str) -> Callable[[], Work]:
    """The worker function `package.module:function`."""
    module, _, function = name.partition(":")
    found: Callable[[], Work] = getattr(importlib.import_module(module), function)
    return found


def one_pass(batch: Callable[[], int], seconds: float) -> dict[str, float]:
    """Batches until the CPU time is used up."""
    count = 0
    start = process_time()
    end = start + seconds
    while (now := process_time()) < end:
        count += batch()
    return {"count": count, "cpu_s": now - start}


def own_stdout() -> IO[str]:
    """Standard output for the answers alone: whatever the measured code prints goes to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def main(arguments: list[str]) -> int:
    """Get ready, and answer until the input ends."""
    name, seconds = arguments[0], float(arguments[1])
    answers = own_stdout()

    def say(answer: dict[str, Any]) -> None:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    work = find(name)()
    work.batch()
    say({"ready": True, "check": work.check})
    for line in sys.stdin:
        if line.strip() == "go":
            say(one_pass(work.batch, seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
