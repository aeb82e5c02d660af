"""Compiles the yardstick where it is to run, if there is a compiler."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from bench.env import ROOT

HERE = Path(__file__).resolve().parent
MADE = ROOT / "build" / "limit"
FLAGS = ("-O3", "-march=native", "-std=gnu11", "-Wall", "-Werror", "-Wno-parentheses", "-Wno-unknown-warning-option")


class NoCompilerError(Exception):
    """The yardstick cannot be made; the message says why."""


def compiler() -> str | None:
    """The C compiler of this machine: `CC`, or one of the usual names."""
    return next(filter(None, map(shutil.which, filter(None, (os.environ.get("CC"), "cc", "gcc", "clang")))), None)


@cache
def program(name: str) -> Path:
    """The compiled `name`.c; made anew when a source or the compiler is another.

    Raises:
        NoCompilerError: there is no compiler, or it fails.
    """
    found = compiler()
    if found is None:
        raise NoCompilerError("there is no C compiler here: install gcc or clang")
    version = subprocess.run([found, "--version"], capture_output=True, check=False).stdout
    parts = [version, " ".join(FLAGS).encode(), *((HERE / file).read_bytes() for file in (f"{name}.c", "yardstick.h"))]
    made = MADE / f"{name}-{hashlib.sha256(b''.join(parts)).hexdigest()[:12]}"
    if not made.exists():
        MADE.mkdir(parents=True, exist_ok=True)
        draft = made.with_suffix(f".{os.getpid()}")
        command = [found, *FLAGS, str(HERE / f"{name}.c"), "-o", str(draft)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoCompilerError(f"{found} failed: {(done.stderr.strip().splitlines() or ['no reason given'])[-1]}")
        draft.replace(made)
    return made


def command(side: str, seconds: float) -> list[str]:
    """How a side is started: `dominoes:horse-race` is dominoes.c, asked for horse-race."""
    name, _, what = side.partition(":")
    return [str(program(name)), str(seconds), *([what] if what else [])]
