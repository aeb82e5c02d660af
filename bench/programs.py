"""The long checks that are programs of their own: `./run bench hostile-lines geometry load`.

Each prints what it found, and ends with 0 where all of it is well.
"""

from __future__ import annotations

import subprocess
import sys
from typing import IO

PROGRAMS = {
    "geometry": ("bench.geometry", "--rounds", "20000"),
    "geometry-screens": ("bench.geometry", "--rounds", "20000", "--screens"),
    "hostile-lines": ("tests.referee.hostile", "1000000"),
    "server-killed": ("tests.server.killing", "50"),
    "server-noninterference": ("tests.server.noninterference", "200"),
    "server-fuzz": ("tests.server.fuzz", "10000"),
    "load": ("bench.load",),
}
"""Module and arguments, by name."""


def run(slug: str, out: IO[str]) -> bool:
    """Run one of them, which prints into `out`, and whether all of it was well."""
    print(f"\n{slug}: python -m {' '.join(PROGRAMS[slug])}", file=out, flush=True)
    return subprocess.run([sys.executable, "-m", *PROGRAMS[slug]], stdout=out, check=False).returncode == 0
