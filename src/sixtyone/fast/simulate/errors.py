"""What may stand in the way of a simulation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path


class SimulationError(ValueError):
    """A simulation that cannot begin, or go on, as it was asked for. ``problem`` is one of these, and ``detail`` says
    what it is about.

    ============  =====================================================================================
    format        the name of a file has none of the endings that can be written
    parts         the folder of an earlier run is there, and ``resume`` was not asked for
    other-plan    that folder is of other matches, or of another version of the rules
    busy          another run is writing into that folder
    lost          a process of this machine was killed from outside
    cluster       no scheduler answers
    versions      a worker has another version of the rules
    workers       the workers of the cluster cannot play
    ============  =====================================================================================
    """

    def __init__(self, problem: str, message: str, **detail: str) -> None:
        super().__init__(message)
        self.problem = problem
        self.detail = detail


def wrong_format(path: Path, known: Iterable[str]) -> SimulationError:
    """The error for a name that ends in none of the endings that are known."""
    got, expected = path.name or repr(""), ", ".join(known)
    return SimulationError("format", f"{got} should end in one of {expected}", got=got, expected=expected)


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
