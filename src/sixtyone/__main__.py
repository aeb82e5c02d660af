"""The command line: `sixtyone`, or `python -m sixtyone`."""

import gc
import sys


def main() -> int:
    """Run the command line on the program's own arguments; what it returns is the exit status."""
    # At a start nearly all that is made is kept: looking for garbage every 700 objects finds none, and takes its time.
    gc.set_threshold(50_000)
    # Imported here, so that whoever imports this module for its name does not load typer and rich.
    from sixtyone.cli import main as command_line

    return command_line()


if __name__ == "__main__":
    sys.exit(main())
