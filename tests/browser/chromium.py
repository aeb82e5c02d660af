"""Finding a Chromium for the tests, and installing Debian's as root where there is none."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
MISSING = "the tests of the page need Chromium: as root it installs itself, otherwise: sudo apt-get install chromium"


def find() -> str | None:
    """The path of a Chromium, where there is one."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def find_or_install() -> str | None:
    """The path of a Chromium; as root on a system with apt it is installed where it is missing."""
    if find() or os.geteuid() != 0 or not shutil.which("apt-get"):
        return find()
    with open(Path(tempfile.gettempdir(), "sixtyone-chromium.lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the tests run in several processes, and apt in one
        return find() or _install()


def _install() -> str | None:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False}
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
    if subprocess.run(install, env=environment, **quiet).returncode:
        subprocess.run(["apt-get", "update"], env=environment, **quiet)
        subprocess.run(install, env=environment, **quiet)
    return find()
