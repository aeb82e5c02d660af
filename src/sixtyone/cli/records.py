"""Records from files and from stdin, and what is wrong with them, with the line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from sixtyone.cli.ending import Complaint, reason_of
from sixtyone.cli.lines import line_of
from sixtyone.errors import SixtyOneError, quoted
from sixtyone.record import Record, loads, proof_of

LARGEST = 32 * 1024 * 1024
"""Bytes; a record of the longest match is far below it."""


def read_record(file: str, *, proof: bool = False) -> Record:
    """The record in a file; ``-`` is stdin. With ``proof``, one that carries the proof of its deals.

    Raises:
        Complaint: the file cannot be read, or is no text.
        RecordError, RulesError: see ``record.loads``; a wrong field with its line.
        FairError: ``fair/no-proof``, or ``fair/field`` with its line; whether the proof holds is not looked at.
    """
    text = read_text(file)
    with naming_lines(text):
        record = loads(text)
        if proof:
            proof_of(record)
    return record


@contextmanager
def naming_lines(text: str) -> Iterator[None]:
    """An error in a field of the record in this text carries the line too."""
    try:
        yield
    except SixtyOneError as error:
        if error.code.endswith("/field"):
            field = str(error.detail.get("field", ""))
            error.detail["line"] = line_of(text, f"fair.{field}" if error.code == "fair/field" else field)
        raise


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
        raise Complaint("cli-unreadable", file=name or quoted(name), **reason_of(error)) from None
    if len(data) > LARGEST:
        raise Complaint("cli-too-large", file=name)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Complaint("cli-not-text", file=name) from None
