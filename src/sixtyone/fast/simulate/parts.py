"""What a run keeps on its way: beside the file that is asked for, a folder of the same name with ``.parts``.

It holds the plan and each finished chunk, and goes when the file is whole. A run that was broken off goes on from it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sixtyone.extras import need
from sixtyone.fast.simulate import interrupts
from sixtyone.fast.simulate.errors import SimulationError, ending_of, must_be_free, writing
from sixtyone.fast.simulate.plan import CHUNK, Plan
from sixtyone.fast.simulate.play import RESULT
from sixtyone.fast.simulate.results import FORMATS, columns

GIGABYTE = 10**9
_SEAL = 32
"""Bytes of the hash at the head of a part."""


class Parts:
    """The finished chunks of a run that is on its way to a file. Only one run at a time has them: until ``close``.

    Raises:
        SimulationError: ``format``, ``exists``, ``parts``, ``other-plan``, ``busy``, ``room``.
        OSError: the file or the folder cannot be written.
    """

    def __init__(self, plan: Plan, out: Path, resume: bool = False, overwrite: bool = False) -> None:
        self._ending = ending_of(out, FORMATS)
        if self._ending == ".parquet":
            need("pyarrow")  # what is missing is said before the matches are played
        self.plan = plan
        self.out = out.absolute()
        self.folder = self.out.with_name(self.out.name + ".parts")
        self._overwrite = overwrite
        must_be_free(out, overwrite)
        with suppress(FileExistsError):
            self.folder.mkdir()
        self._held = self._hold()
        try:
            self._begin(resume)
        except BaseException:
            with suppress(OSError):
                self.folder.rmdir()  # where nothing is in it
            self.close()
            raise

    def _hold(self) -> int | None:
        """Keep other runs out of the folder as long as this process lives, where the system can do that."""
        if sys.platform == "win32":
            return None
        import fcntl

        held = os.open(self.folder, os.O_RDONLY)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(held)
            name = self.folder.name
            raise SimulationError("busy", f"another run is writing into {name}", folder=name) from None
        except OSError:  # a file system without locks
            pass
        return held

    def _begin(self, resume: bool) -> None:
        said, plan, name = self.folder / "plan.json", self.plan.to_json().encode(), self.folder.name
        if not any(self.folder.iterdir()):
            self._find_room()
            self._write(said, plan)
        elif not resume:
            raise SimulationError("parts", f"{name} holds an earlier run: resume goes on with it", folder=name)
        elif not said.exists() or said.read_bytes() != plan:
            raise SimulationError("other-plan", f"{name} is of other matches, or of another version", folder=name)
        else:
            self._find_room()

    def _find_room(self) -> None:
        """Refuse at once what the disk cannot hold by far: in whole gigabytes, and reckoned by the parts alone."""
        kept = CHUNK * sum(1 for _ in self.folder.glob("*.part"))
        needed = (self.plan.matches - kept) * RESULT.itemsize // GIGABYTE
        free = shutil.disk_usage(self.folder).free // GIGABYTE
        if needed > free:
            name = self.folder.name
            message = f"{name} takes {needed} GB, and {free} are free"
            raise SimulationError("room", message, folder=name, needed=needed, free=free)

    def kept(self, chunk: int) -> NDArray[np.void] | None:
        """A chunk that is done; None where it is not, or where its file is damaged."""
        try:
            content = self._path(chunk).read_bytes()
        except FileNotFoundError:
            return None
        seal, results = content[:_SEAL], content[_SEAL:]
        return np.frombuffer(results, RESULT) if seal == self._seal(chunk, results) else None

    def keep(self, chunk: int, results: NDArray[np.void]) -> None:
        """Keep a chunk; either the whole of it is there afterwards or nothing."""
        content = results.tobytes()
        self._write(self._path(chunk), self._seal(chunk, content) + content)

    def put_together(self) -> None:
        """Write the file, chunk by chunk in order, and remove the parts. A chunk that was damaged since it was kept is
        played anew.

        Raises:
            SimulationError: ``exists``, a file of that name was made in the meantime. The parts are kept.
        """
        must_be_free(self.out, self._overwrite)
        draft = self.folder / ("whole" + self._ending)
        chunks = map(self._kept_or_played, range(self.plan.chunks))
        with writing(draft, self.folder):
            FORMATS[self._ending]((columns(self.plan, results) for results in chunks), draft)
        os.replace(draft, self.out)
        shutil.rmtree(self.folder)

    def _kept_or_played(self, chunk: int) -> NDArray[np.void]:
        kept = self.kept(chunk)
        if kept is not None:
            return kept
        with interrupts.waiting():  # where a cluster played, this process compiles only now
            return self.plan.play(chunk)

    def close(self) -> None:
        """Let other runs have the folder."""
        if self._held is not None:
            os.close(self._held)
            self._held = None

    def _path(self, chunk: int) -> Path:
        return self.folder / f"{chunk:08}.part"

    def _seal(self, chunk: int, content: bytes) -> bytes:
        """What says that a part is whole, and of which chunk: a system that lost its power may leave it empty."""
        return hashlib.blake2b(content, digest_size=_SEAL, salt=chunk.to_bytes(16, "little")).digest()

    def _write(self, path: Path, content: bytes) -> None:
        draft = path.with_suffix(".draft")
        with writing(draft, self.folder):
            draft.write_bytes(content)
            draft.replace(path)
