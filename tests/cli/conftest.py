"""The command line inside the tests' own process, for everything that needs no terminal."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from sixtyone.cli import main


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Ended]


@pytest.fixture
def sixtyone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """``sixtyone("score", "5H …", stdin=b"…")``; English, whatever the machine speaks."""
    monkeypatch.setenv("SIXTYONE_LANG", "en")

    def run(*arguments: str, stdin: bytes = b"") -> Ended:
        monkeypatch.setattr(sys, "argv", ["sixtyone", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
        capsys.readouterr()
        status = main()
        captured = capsys.readouterr()
        return Ended(status, captured.out, captured.err)

    return run
