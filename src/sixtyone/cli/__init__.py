"""The command line: it talks to people, all else is below it."""

from __future__ import annotations

import sys

from sixtyone.cli.ending import Ending, end_quietly


def main() -> int:
    """Run the command line on the program's own arguments; the exit status is returned (see ``cli/ending.py``)."""
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
