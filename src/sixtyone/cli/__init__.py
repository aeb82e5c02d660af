"""The command line: it talks to people, all else is below it."""

from __future__ import annotations

import os
import sys

from sixtyone.cli.ending import Ending, end_quietly


def main() -> int:
    """Run the command line on the program's own arguments; the exit status is returned (see ``cli/ending.py``)."""
    _open_what_is_closed()
    ending = Ending(sys.argv[1:])
    try:
        # Here, so that Ctrl-C during the imports ends as quietly as later.
        from sixtyone.cli.app import run

        status = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        return end_quietly()
    except KeyboardInterrupt:
        return ending.interrupted()
    except Exception as error:
        told = ending.of(error)
        if told is None:
            raise
        return told
    return status


def _open_what_is_closed() -> None:
    """A stream that the caller closed becomes one that is empty, or that nobody reads; Python has None for it."""
    # They stay open until the program ends.
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # open to the end
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # open to the end
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # open to the end
