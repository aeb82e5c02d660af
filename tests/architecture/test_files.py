"""What holds for the files of the project, whatever is in them."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted((ROOT / "src").rglob("*.py"))
LONGEST = 400
# They name no idea: whatever is nowhere at home ends in them.
NAMELESS = {"base", "bases", "common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}
# Where somebody worked, and whence the packages came, is no part of the project. The names are put together here,
# or this file would be the first to break the rule.
ELSEWHERE = [
    *(f"/work/{folder}" for folder in ("main", "shared")),
    *(".".join(host) for host in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"))),
    *(".".join(host) for host in (("registry", "yarnpkg", "com"), ("deb", "debian", "org"))),
]
IGNORED = {".git", ".venv", ".bench-env", "node_modules", "__pycache__", "build", "dist"}


def files() -> list[Path]:
    """The files of the project: those that git has or would take, or all that are not made by tools."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, capture_output=True, check=True).stdout.decode().split("\0")
        paths = [ROOT / name for name in listed if name]
    except (OSError, subprocess.CalledProcessError):  # no git here, or an unpacked archive
        paths = [path for path in ROOT.rglob("*") if not IGNORED & set(path.relative_to(ROOT).parts)]
    return [path for path in paths if path.is_file()]


def elsewhere(text: str) -> list[str]:
    return [name for name in ELSEWHERE if name in text]


def requirements(name: str) -> dict[str, str]:
    """The packages of a lock, each with its versions and what they hang on."""
    pinned: dict[str, str] = {}
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        if found := re.match(r"([a-z0-9._-]+)(==.*?) *\\?$", line):
            pinned[found[1]] = pinned.get(found[1], "") + found[2]
    return pinned


def test_there_are_files_to_look_at() -> None:
    assert ROOT / "run" in files()
    assert len(MODULES) > 5


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_fits_in_one_reading(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_every_name_says_something() -> None:
    names = [path for path in files() if NAMELESS & {part.partition(".")[0] for part in path.relative_to(ROOT).parts}]
    assert names == []


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = {}
    for path in files():
        names = elsewhere(path.read_bytes().decode("utf-8", "replace"))
        if names:
            found[str(path.relative_to(ROOT))] = names
    assert found == {}


def test_such_names_would_be_found() -> None:
    for name in ELSEWHERE:
        assert elsewhere(f"see https://{name}/simple") == [name]
    assert elsewhere("the work/mainline is shared") == []


def test_the_developers_lock_serves_players_too() -> None:
    # ./run relies on it: one environment for both.
    players, developers = requirements("requirements.lock"), requirements("requirements-dev.lock")
    assert len(players) > 5
    assert {name: developers.get(name) for name in players} == players


def test_the_locks_hold_what_is_asked_for() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    def names(wanted: list[str | dict[str, str]]) -> set[str]:
        texts = [text for text in wanted if isinstance(text, str)]
        return {re.split(r"[<>=~!\[; ]", text)[0].lower().replace(".", "-").replace("_", "-") for text in texts}

    build = asked["dependency-groups"]["build"]
    assert names(asked["project"]["dependencies"]) | names(build) <= set(requirements("requirements.lock"))
    assert names(asked["dependency-groups"]["dev"]) <= set(requirements("requirements-dev.lock"))
    # The project is built by what the lock holds, not by what pip would fetch for the purpose.
    assert asked["build-system"]["requires"] == build + asked["dependency-groups"]["page"]


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_every_package_of_a_lock_has_hashes_and_no_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert "index-url" not in text
    for entry in re.split(r"\n(?=[a-z])", text.strip()):
        assert "--hash=sha256:" in entry, entry.splitlines()[0]
