"""How kernels are compiled and where what was made of them is kept.

Compiled code and tables go into a folder of the user's cache that is named by a hash of all that they are made from:
the sources of the rules and of the kernels, Python, NumPy, numba, llvmlite and the processor. numba alone notices a
change only in the file of the function that it compiles, not in the functions that this one calls; a new name for the
folder leaves nothing stale behind.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import llvmlite
import numba
import numpy as np
from llvmlite import binding
from numba.core import caching, sigutils

_P = ParamSpec("_P")
_R = TypeVar("_R")

PACKAGE = Path(__file__).resolve().parent.parent
SOURCES = ("cards.py", "tiles.py", "score.py", "game.py", "games", "fast")
"""What kernels and tables are made from, in the package."""
SETTING = "SIXTYONE_CACHE"
"""The variable of the environment that names another place for the cache."""
ROOM = 64 << 20
"""Bytes that must be free there; what is compiled and the tables take less than a quarter of it."""
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
    parts = [sources(), sys.version, np.__version__, numba.__version__, llvmlite.__version__, *processor]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


@cache
def folder() -> Path | None:
    """Where tables and compiled code are kept: ``SIXTYONE_CACHE``, or the user's cache.

    Where that cannot be written, or is full, it is a folder that goes when this process ends; the processes that this
    one starts find it too. None where nothing can be written at all.
    """
    base = os.environ.get(SETTING) or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    with suppress(OSError, RuntimeError):  # RuntimeError: the user has no home
        return _folder_in(Path(base).expanduser() / "sixtyone")
    with suppress(OSError):
        base = tempfile.mkdtemp(prefix="sixtyone-")
        atexit.register(shutil.rmtree, base, ignore_errors=True)
        os.environ[SETTING] = base
        return _folder_in(Path(base) / "sixtyone")
    return None


def _folder_in(home: Path) -> Path:
    made = home / fingerprint()
    made.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=made):
        pass
    if shutil.disk_usage(made).free < ROOM:
        raise OSError(f"no room in {made}")
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


_FunctionCache: Any = caching.FunctionCache
_read_signature: Any = sigutils.normalize_signature


class _Kept(_FunctionCache):  # type: ignore[misc]  # numba has few types
    """The compiled code of a function on the disk, which may only ever save time: what is damaged is thrown away, and
    what cannot be written is not kept.
    """

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """What was compiled for the types of a signature; None where that is not there."""
        try:
            found = super().load_overload(sig, target_context)
            # Two processes that compile for different types at the same time may overwrite each other's.
            if found is None or found.signature.args == _read_signature(sig)[0]:
                return found
        except Exception:  # noqa: BLE001  # whatever is wrong with a file, its function can be compiled anew
            pass
        with suppress(OSError):
            self.flush()
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep it for the next process."""
        with suppress(Exception):  # a full disk; Ctrl-C in the midst of compiling, which numba may miss
            super().save_overload(sig, data)


def kernel(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Compile a function when it is first called; the next process finds the compiled code in ``folder()``.

    Its code is copied into the kernels that call it. Indices are not checked in compiled code: a kernel is called
    with states of its own making.
    """
    made: Any = numba.njit(nogil=True, error_model="numpy", forceinline=True)(function)
    place = folder()
    if place is not None:
        # The place of the cache is decided here, so the setting is put back for everybody else at once.
        config: Any = numba.config
        before, config.CACHE_DIR = config.CACHE_DIR, str(place)
        try:
            made._cache = _Kept(function)  # where ``cache=True`` puts its own
        finally:
            config.CACHE_DIR = before
    compiled: Callable[_P, _R] = made
    return compiled
