"""Records from files and from stdin."""

from __future__ import annotations

import sys

from sixtyone.cli.ending import Complaint, reason_of
from sixtyone.record import Record, loads

LARGEST = 32 * 1024 * 1024
"""Bytes; a record of the longest match is far below it."""


def read_record(file: str) -> Record:
    """The record in a file; ``-`` is stdin.

    Raises:
        Complaint: the file cannot be read, or is no text.
        RecordError, RulesError: see ``record.loads``.
    """
    return loads(read_text(file))


def read_text(file: str) -> str:
    """The text in a file; ``-`` is stdin."""
    name = "stdin" if file == "-" else file
    try:
        if file == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with open(file, "rb") as stream:
                data = stream.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Complaint("cli-unreadable", file=name or repr(name), **reason_of(error)) from None
    if len(data) > LARGEST:
        raise Complaint("cli-too-large", file=name)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Complaint("cli-not-text", file=name) from None
