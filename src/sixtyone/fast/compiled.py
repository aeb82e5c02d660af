"""How kernels are compiled and where what was made of them is kept.

Compiled code and tables go into a folder of the user's cache that is named by a hash of all that they are made from:
the sources of the rules and of the kernels, Python, NumPy, numba and the processor. numba alone notices a change only
in the file of the function that it compiles, not in the functions that this one calls; a new name for the folder
leaves nothing stale behind.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from llvmlite import binding

_P = ParamSpec("_P")
_R = TypeVar("_R")

PACKAGE = Path(__file__).resolve().parent.parent
SOURCES = ("cards.py", "tiles.py", "score.py", "game.py", "games", "fast")
"""What kernels and tables are made from, in the package."""
FORGOTTEN = 30 * 24 * 3600.0
"""Seconds after which the folder of an older version is removed."""


@cache
def processor_features() -> frozenset[str]:
    """What the processor can do, as LLVM names it."""
    return frozenset(name for name, there in binding.get_host_cpu_features().items() if there)


@cache
def sources() -> str:
    """A hash of the sources: where it is the same, so are all results."""
    digest = hashlib.sha256()
    for name in SOURCES:
        path = PACKAGE / name
        for source in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            digest.update(source.relative_to(PACKAGE).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def fingerprint() -> str:
    """A hash of everything that the compiled code hangs on."""
    processor = (binding.get_host_cpu_name(), *sorted(processor_features()))
    parts = [sources(), sys.version, np.__version__, numba.__version__, *processor]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


@cache
def folder() -> Path:
    """Where tables and compiled code are kept: ``SIXTYONE_CACHE``, or the user's cache, or where neither may be
    written a new folder.
    """
    base = os.environ.get("SIXTYONE_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    home = Path(base).expanduser() / "sixtyone"
    try:
        made = home / fingerprint()
        made.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=made):
            pass
    except OSError:
        return Path(tempfile.mkdtemp(prefix="sixtyone-"))
    os.utime(made)
    _forget_older(home, made)
    return made


def _forget_older(home: Path, made: Path) -> None:
    for other in home.iterdir():
        try:
            if other != made and len(other.name) == len(made.name) and other.stat().st_mtime < time.time() - FORGOTTEN:
                shutil.rmtree(other, ignore_errors=True)
        except OSError:  # another process was quicker
            continue


def kernel(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Compile a function when it is first called; the next process finds the compiled code in ``folder()``.

    Its code is copied into the kernels that call it. Indices are not checked in compiled code: a kernel is called
    with states of its own making.
    """
    # The place of the cache is decided here, so the setting is put back for everybody else at once.
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder())
    try:
        made: Callable[_P, _R] = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True)(function)
    finally:
        config.CACHE_DIR = before
    return made
