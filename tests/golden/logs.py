"""A record as a log in words, as ``sixtyone replay`` tells it."""

from __future__ import annotations

import contextlib
import io
import tempfile
from pathlib import Path

from sixtyone.cli.replay import replay_file
from sixtyone.record import Record, dumps


def log_of(record: Record) -> str:
    """All lines of the replay of a record."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "match.json"
        file.write_text(dumps(record), encoding="utf-8")
        written = io.BytesIO()
        told = io.TextIOWrapper(written, encoding="utf-8", newline="\n")
        with contextlib.redirect_stdout(told):
            status = replay_file(str(file), as_json=False, plain=False, language="en")
        told.flush()
    assert status == 0
    return written.getvalue().decode()
