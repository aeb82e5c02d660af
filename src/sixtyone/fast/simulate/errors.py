"""What may stand in the way of a simulation."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path


class SimulationError(ValueError):
    """A simulation that cannot begin, or go on, as it was asked for. ``problem`` is one of these, and ``detail`` says
    what it is about.

    ============  =====================================================================================
    format        the name of a file has none of the endings that can be written
    exists        the file is there already, and ``overwrite`` was not asked for
    parts         the folder of an earlier run is there, and ``resume`` was not asked for
    other-plan    that folder is of other matches, or of another version of the rules
    busy          another run is writing into that folder
    room          the disk has not the room for what is kept on the way
    lost          a process of this machine was killed from outside
    jobs          a number of processes was asked for beside a cluster, whose workers play
    cluster       no scheduler answers
    versions      a worker has another version of the rules
    workers       the workers of the cluster cannot play
    ============  =====================================================================================
    """

    def __init__(self, problem: str, message: str, **detail: str | int) -> None:
        super().__init__(message)
        self.problem = problem
        self.detail = detail


def ending_of(path: Path, known: Iterable[str]) -> str:
    """Which of the endings that are known the name of a file has, in small or capital letters.

    Raises:
        SimulationError: ``format``, none of them.
    """
    for ending in known:
        if path.name.lower().endswith(ending):
            return ending
    got, expected = path.name or repr(""), ", ".join(known)
    raise SimulationError("format", f"{got} should end in one of {expected}", got=got, expected=expected)


def must_be_free(path: Path, overwrite: bool) -> None:
    """Refuse to write where something is already: a folder always, a file unless it may be overwritten.

    Raises:
        SimulationError: ``exists``.
        IsADirectoryError: it is a folder.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not overwrite and os.path.lexists(path):
        raise SimulationError("exists", f"{path.name} is there already", file=path.name)


@contextmanager
def writing(draft: Path, told: Path) -> Iterator[None]:
    """While a draft is written: where the system will not have it, what is there of it goes, and the error names the
    file that people know.
    """
    try:
        yield
    except OSError as error:
        draft.unlink(missing_ok=True)
        error.filename = str(told)
        raise
