"""``sixtyone referee``: questions on stdin, rulings on stdout, each line as soon as it is answered."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO

from sixtyone.referee import LONGEST_LINE, rulings


def rule_on_stdin() -> int:
    """Answer until the input ends."""
    out = sys.stdout.buffer
    for ruling in rulings(bounded_lines(sys.stdin.buffer)):
        out.write(ruling.encode() + b"\n")
        out.flush()
    return 0


def bounded_lines(stream: BinaryIO, longest: int = LONGEST_LINE) -> Iterator[bytes]:
    r"""The lines of a stream. Of one that is too long only so much is kept as shows that it is; the rest is read past.

    >>> import io
    >>> [len(line) for line in bounded_lines(io.BytesIO(b"ab\n" + b"x" * 100 + b"\ncd"), longest=10)]
    [3, 11, 2]
    """
    while line := stream.readline(longest + 1):
        if len(line) > longest and not line.endswith(b"\n"):
            rest = line
            while rest and not rest.endswith(b"\n"):
                rest = stream.readline(longest)
            line = b"x" + line[1:]  # so that blanks alone are too long as well, and not skipped
        yield line
