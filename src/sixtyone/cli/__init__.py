"""The command line. A placeholder until it is written."""

import sys


def main() -> int:
    """Say that there is nothing yet."""
    print("sixtyone: the command line is not written yet", file=sys.stderr)
    return 2
