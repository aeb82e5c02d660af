"""The environment of the peers: `.bench-env`, made at first use from peers.txt and made anew when that changes."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINS = Path(__file__).with_name("peers.txt")
HOME = ROOT / ".bench-env"


class NoPeersError(Exception):
    """The peers' environment cannot be made; the message says why and what to do."""


def interpreter(home: Path) -> Path:
    """The Python of an environment."""
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp() -> str:
    """What the environment was made from: the pins and this Python."""
    return hashlib.sha256(PINS.read_bytes() + sys.version.encode()).hexdigest()


def peers_python(say: Callable[[str], None]) -> Path:
    """The interpreter of the peers' environment, which is made if need be.

    Raises:
        NoPeersError: it cannot be made.
    """
    python, mark = interpreter(HOME), HOME / "made-from"
    if python.exists() and mark.exists() and mark.read_text(encoding="utf-8") == stamp():
        return python
    say("installing the peers into .bench-env (once) …")
    try:
        shutil.rmtree(HOME, ignore_errors=True)
        venv.EnvBuilder(with_pip=True).create(HOME)
        (HOME / ".gitignore").write_text("*\n", encoding="utf-8")
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
        pinned = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "--requirement", str(PINS)]
        done = subprocess.run([*pip, *pinned], capture_output=True, text=True, check=False)
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
            raise NoPeersError(
                f"pip could not install the peers: {(errors or ['no reason given'])[0]}; is there a network?"
            )
        mark.write_text(stamp(), encoding="utf-8")
    except (OSError, subprocess.SubprocessError) as error:
        raise NoPeersError(
            f"cannot make .bench-env: {error}; is the venv module there, and room on the disk?"
        ) from error
    return python
