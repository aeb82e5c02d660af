"""Imports point downwards only, as docs/architecture.md says, and each library stays where it is needed.

The checker reads the source of every module; the tests at the end give it modules that break each rule, so that a
checker that has gone blind is noticed.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "sixtyone"

# From the bottom up. A name stands for a module or a folder of sixtyone; each folder of games is a part of its own.
LEVELS = (
    {"errors"},  # below its level, so that what reads a card or a tile can refuse the text
    {"cards", "tiles"},
    {"game", "score", "options", "pegboard"},
    {"games.cribbage", "games.dominoes"},
    {"fair", "catalogue"},
    {"extras", "words", "pictures", "table", "record", "referee"},
    {"fast"},
    {"bots", "analysis"},
    {"cli", "server", "envs"},
    {"__main__"},
)
WITHIN_A_LEVEL = {
    *(("game", "score"), ("game", "options")),
    *(("pictures", "words"), ("referee", "record"), ("table", "record"), ("cli", "server")),
}
# `import sixtyone` offers the public names of these, which need no third-party module; no part imports from it.
OFFERED = set().union(*LEVELS[:5], {"table", "record", "referee"})
# What belongs to nobody: a folder that only groups.
GROUPS = {"games"}

THIRD_PARTY = {
    "cli": {"rich", "segno", "typer"},
    "words": {"fluent"},
    "pictures": {"resvg_py"},
    "fast": {"distributed", "llvmlite", "matplotlib", "numba", "numpy", "pyarrow"},
    "server": {
        *("alembic", "anyio", "fastapi", "prometheus_client", "pydantic", "pysqlite3", "sqlalchemy", "starlette"),
        *("structlog", "uvicorn", "websockets"),
    },
    "analysis": {"numba", "numpy"},
    "envs": {"numba", "numpy"},
}
# The rules know no clock, no chance, no outside world. Those of their level and all below are rules.
RULES = set().union(*LEVELS[:4])
OUTSIDE_WORLD = {
    *("asyncio", "datetime", "gettext", "glob", "io", "locale", "logging", "multiprocessing", "os", "pathlib"),
    *("random", "secrets", "shutil", "socket", "subprocess", "sys", "tempfile", "threading", "time", "uuid"),
}

# Whose imports by a computed name are known: the public names load when they are used (a test uses them all); the twins
# for a GPU are those of fast, loaded anew with another compiler.
NAMES_ELSEWHERE = {"__init__", "fast.cuda"}

MODULES = {".".join(path.relative_to(PACKAGE).with_suffix("").parts): path for path in sorted(PACKAGE.rglob("*.py"))}


def level(part: str) -> int:
    return next(number for number, parts in enumerate(LEVELS) if part in parts)


def part_of(module: str) -> str:
    """The part that a module is of, by its name inside the package: `games.cribbage.show` is of `games.cribbage`."""
    names = [name for name in module.split(".") if name != "__init__"]
    return ".".join(names[: 2 if names[:1] == ["games"] else 1])


def imports(tree: ast.Module, known: set[str]) -> Iterator[tuple[int, str]]:
    """Every import with its line, wherever it stands: in a function and for type checkers too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                yield node.lineno, "." * node.level + (node.module or "")
                continue
            source = node.module or ""
            for alias in node.names:
                whole = f"{source}.{alias.name}"
                yield node.lineno, whole if whole.removeprefix("sixtyone.") in known else source
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            name = node.args[0] if node.args else None
            yield node.lineno, str(name.value) if isinstance(name, ast.Constant) else "?"


def complaints(module: str, source: str) -> list[str]:
    """What is wrong with the imports of one module, given by its name inside the package."""
    here = part_of(module)
    known = {name.removesuffix(".__init__") for name in MODULES} | {part for parts in LEVELS for part in parts} | GROUPS
    found = []
    for line, name in imports(ast.parse(source), known):
        top = name.split(".")[0]
        if name == "?" and module in NAMES_ELSEWHERE:
            wrong = ""
        elif name.startswith((".", "?")):
            wrong = "is no whole name"
        elif top == "sixtyone":
            wrong = inside(here, part_of(name.partition(".")[2]))
        elif top in sys.stdlib_module_names:
            wrong = "is the outside world" if here in RULES and top in OUTSIDE_WORLD else ""
        else:
            wrong = "" if top in THIRD_PARTY.get(here, set()) else "is a third party's and does not belong here"
        if wrong:
            found.append(f"{module}:{line}: {name} {wrong}")
    return found


def inside(here: str, there: str) -> str:
    """Why one part may not import another; nothing where it may."""
    if there in {"", *GROUPS}:
        return "offers names to others; import from the module that has them"
    if here in GROUPS:
        return "is imported by a folder that only groups"
    if here == there or (here, there) in WITHIN_A_LEVEL:
        return ""
    if there == "cli":
        return "" if here == "__main__" else "is for __main__ only"
    if here == "":
        return "" if there in OFFERED else "is not for `import sixtyone`"
    if here.startswith("games.") and there.startswith("games."):
        return "is another game"
    return "" if level(there) < level(here) else "is not below"


def test_every_module_has_a_level() -> None:
    parts = {part_of(module) for module in MODULES} - {"", *GROUPS}
    assert parts - set().union(*LEVELS) == set()


def test_the_page_draws_every_part_and_marks_those_to_come() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawing = page.partition("## Which way imports point")[2].split("```")[1]
    parts = {part.replace(".", "/") for part in set().union(*LEVELS) - {"__main__"}}
    there = {part_of(module).replace(".", "/") for module in MODULES}
    assert parts - set(re.findall(r"[\w/]+", drawing)) == set()
    assert set(re.findall(r"\((.+?)\)", drawing)) == parts - there


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_downwards(module: str) -> None:
    assert complaints(module, MODULES[module].read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("use", ["", "[getattr(sixtyone, name) for name in sixtyone.__all__]"], ids=["import", "use"])
def test_sixtyone_and_its_names_load_no_third_party_module(use: str) -> None:
    # By the difference, since start-up files of the environment may have loaded something of their own.
    program = f"""
import sys
sys.path.insert(0, {str(PACKAGE.parent)!r})
before = set(sys.modules)
import sixtyone
{use}
print(*(set(sys.modules) - before))
"""
    done = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "sixtyone" in loaded
    assert {name.split(".")[0] for name in loaded} - set(sys.stdlib_module_names) == {"sixtyone"}
    parts = {part_of(name.removeprefix("sixtyone.")) for name in loaded if name.startswith("sixtyone.")}
    assert parts - GROUPS <= OFFERED


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("cards", "from sixtyone.errors import ParseError"),
        ("game", "from sixtyone.score import Score"),
        ("games.cribbage.state", "from sixtyone.games.cribbage.show import show"),
        ("games.cribbage.state", "from sixtyone import pegboard"),
        ("catalogue", "from sixtyone.games.dominoes import variants"),
        ("pictures.hand", "import sixtyone.words"),
        ("referee", "from sixtyone.record import replay"),
        ("__init__", "from sixtyone.catalogue import find_game"),
        ("__init__", "import_module(f'sixtyone.{home}')"),
        ("__main__", "from sixtyone.cli import main"),
        ("cli.app", "import typer"),
        ("words.describe", "from fluent.runtime import FluentBundle"),
        ("fast.kernels", "import numpy as np"),
        ("table", "import random"),
        ("game", "import dataclasses"),
    ],
)
def test_what_is_allowed(module: str, source: str) -> None:
    assert complaints(module, source) == []


@pytest.mark.parametrize(
    ("module", "source", "word"),
    [
        ("errors", "from sixtyone.cards import Card", "not below"),
        ("cards", "from sixtyone.tiles import Tile", "not below"),
        ("score", "from sixtyone.game import State", "not below"),
        ("score", "from sixtyone import game", "not below"),
        ("score", "def f():\n    import sixtyone.game", "not below"),
        ("score", "if TYPE_CHECKING:\n    from sixtyone.game import State", "not below"),
        ("score", "importlib.import_module('sixtyone.game')", "not below"),
        ("score", "importlib.import_module(name)", "no whole name"),
        ("words.describe", "from sixtyone.pictures import hand", "not below"),
        ("record", "from sixtyone.table import Table", "not below"),
        ("games.cribbage.state", "from sixtyone.games.dominoes.layout import Layout", "another game"),
        ("games.cribbage.state", "from sixtyone.games import dominoes", "another game"),
        ("games.cribbage.state", "from sixtyone.fast import kernels", "not below"),
        ("games.cribbage.state", "from .show import show", "no whole name"),
        ("games.__init__", "from sixtyone.games.cribbage import variants", "only groups"),
        ("table", "from sixtyone import find_game", "offers names to others"),
        ("server.app", "from sixtyone.cli import main", "__main__ only"),
        ("__init__", "from sixtyone.words import describe", "not for `import sixtyone`"),
        ("games.cribbage.state", "import random", "outside world"),
        ("pegboard", "from os import path", "outside world"),
        ("bots.greedy", "import numpy", "third party"),
        ("table", "import typer", "third party"),
        ("cli.app", "import numpy", "third party"),
        ("words.describe", "import rich", "third party"),
    ],
)
def test_what_is_refused(module: str, source: str, word: str) -> None:
    (complaint,) = complaints(module, source)
    assert word in complaint
