"""The command line: `sixtyone`, or `python -m sixtyone`."""

import sys


def main() -> int:
    """Run the command line on the program's own arguments; what it returns is the exit status."""
    # Imported here, so that whoever imports this module for its name does not load typer and rich.
    from sixtyone.cli import main as command_line

    return command_line()


if __name__ == "__main__":
    sys.exit(main())
