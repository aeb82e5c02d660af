"""`./run`: what it says when it cannot do what it was asked, and that it does its set-up once.

No test here uses the network or makes a whole environment: the steps of the set-up are replaced by stand-ins, save
in the one that lets the real pip meet a registry that does not answer.
"""

import ast
import errno
import fcntl
import os
import re
import shutil
import subprocess
import sys
import types
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = ROOT / "run"
PLAYERS, SERVER, DEVELOPERS = range(3)  # what an environment holds


# What pip prints, shortened.
NO_NETWORK = """\
WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError('Failed to establish a new \
connection: [Errno -3] Temporary failure in name resolution')': /simple/rich/
ERROR: Could not find a version that satisfies the requirement rich==15.0.0 (from versions: none)
ERROR: No matching distribution found for rich==15.0.0
"""
NO_WHEEL = """\
ERROR: Could not find a version that satisfies the requirement numba==0.68.1 (from versions: 0.60)
ERROR: No matching distribution found for numba==0.68.1
"""
FULL_AFTER_A_RETRY = """\
WARNING: Retrying (Retry(total=4)) after connection broken by 'ReadTimeoutError(...)': /simple/rich/
ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device
"""


def run(*words, script=SCRIPT, cwd=None, **environment):
    return subprocess.run(
        [sys.executable, str(script), *words],
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**os.environ, **environment},
        timeout=120,
    )


def only_line(text):
    assert "Traceback" not in text
    (line,) = text.splitlines()
    return line


@pytest.fixture
def checkout(tmp_path):
    """A checkout in which no environment is made yet; its path is not one of the easy ones."""
    folder = tmp_path / "a {checkout} of Łukasz's"
    folder.mkdir()
    shutil.copy(SCRIPT, folder / "run")
    (folder / "pyproject.toml").write_text('[project]\nname = "x"\n\n[tool.ruff]\nline-length = 120\n')
    (folder / "requirements.lock").write_text("rich==15\n")
    (folder / "requirements-server.lock").write_text("rich==15\nfastapi==1\n")
    (folder / "requirements-dev.lock").write_text("rich==15\nfastapi==1\npytest==9\n")
    return folder


@pytest.fixture
def script(checkout, monkeypatch):
    """The script as a module, with a set-up whose steps make what the real ones make, and no start of programs."""
    path = checkout / "run"
    module = types.ModuleType("run")
    module.__file__ = str(path)
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), module.__dict__)  # noqa: S102 - it has no .py
    module.steps = []

    def step(what, arguments, lock):
        module.steps.append(what)
        Path(module.PYTHON).parent.mkdir(parents=True, exist_ok=True)
        Path(module.PYTHON).touch()

    def execv(program, arguments):
        module.started = [program, *arguments]
        raise SystemExit(0)

    monkeypatch.setattr(module, "step", step)
    monkeypatch.setattr(module, "build_page", lambda: module.steps.append("the page"))
    monkeypatch.setattr(os, "execv", execv)
    monkeypatch.chdir(checkout.parent)
    return module


def started(script, *words):
    """What the command starts, after `python`."""
    with pytest.raises(SystemExit):
        script.main(list(words))
    program, name, *arguments = script.started
    assert program == name == script.PYTHON
    return arguments


def failing(error):
    def fail(*arguments, **options):
        raise error

    return fail


# What it says


def test_alone_it_lists_the_commands(tmp_path):
    for words in ([], ["help"], ["--help"]):
        done = run(*words, cwd=tmp_path)
        assert done.returncode == 0
        listed = re.findall(r"^  (\w+) +\S", done.stdout, re.MULTILINE)
        assert listed == ["serve", "play", "test", "check", "sixtyone", "bench", "golden", "docs", "clean"]


@pytest.mark.parametrize(
    ("word", "advice"),
    [("tset", "did you mean ./run test?"), ("chek", "did you mean ./run check?"), ("xyzzy", "./run alone lists")],
)
def test_an_unknown_command_gets_a_suggestion(word, advice):
    done = run(word)
    assert done.returncode == 2
    assert advice in only_line(done.stderr)
    assert done.stdout == ""


def test_an_old_python_gets_one_line():
    old = "import runpy, sys; sys.argv[1:] = ['test']; sys.version_info = (3, 9, 2); "
    program = f"{old} runpy.run_path({str(SCRIPT)!r})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 2
    assert only_line(done.stderr).startswith("run: this is Python 3.9 and Sixty-One needs 3.11 or newer")
    assert done.stderr.rstrip().endswith("python3.11 run test")


def test_an_old_python_can_read_it_that_far():
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 7))
    before = [node for node in tree.body if node.lineno < next(n.lineno for n in tree.body if isinstance(n, ast.If))]
    assert [ast.unparse(node) for node in before[1:]] == ["import os", "import sys"]


def test_python_without_venv_names_the_package(script, monkeypatch, capsys):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "ensurepip" else object())
    assert script.main(["test"]) == 2
    line = only_line(capsys.readouterr().err)
    assert f"apt install python3-venv (or python3.{sys.version_info.minor}-venv)" in line
    assert line.endswith("then repeat: ./run test")
    assert script.steps == []


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EDQUOT, "the disk is full"),
        (errno.EROFS, "cannot write in"),
        (errno.EACCES, "cannot write in"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_a_disk_that_takes_nothing(script, monkeypatch, capsys, number, words):
    monkeypatch.setattr(script, "step", failing(OSError(number, os.strerror(number))))
    assert script.main(["play"]) == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert words in last
    assert last.endswith("then repeat: ./run play")
    assert not script.ready(PLAYERS)


def test_a_read_only_checkout(script, monkeypatch, capsys):
    def read_only(path, mode="r", **options):
        if "+" in mode or "w" in mode:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), path)
        return open(path, mode, **options)

    monkeypatch.setattr(script, "open", read_only, raising=False)
    for command in ("play", "clean"):
        assert script.main([command]) == 2
        assert only_line(capsys.readouterr().err).startswith(f"run: cannot write in {script.ROOT}: copy the checkout")


@pytest.mark.parametrize(
    ("output", "words"),
    [
        (NO_NETWORK, "no package registry could be reached"),
        (NO_WHEEL, "no package registry answered with numba==0.68.1 for Python 3."),
        (FULL_AFTER_A_RETRY, "the disk is full"),
        ("Error: [Errno 30] Read-only file system: '/x/.venv'\n", "cannot write in"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.\n", "not the one in the lock"),
        ("  File x\nOSError: Readme file does not exist: README.md\n[end of output]\n", "Readme file does not exist"),
        ("strange\nwords\n", "set-up failed (words; the whole of it is in .venv/set-up.log)"),
        ("", "set-up failed (silently"),
    ],
)
def test_what_pip_prints_becomes_one_line(script, output, words):
    line = only_line(script.diagnose(output))
    assert words in line


def test_a_registry_that_does_not_answer(checkout):
    # The real venv and the real pip; port 9 of this machine is closed.
    closed = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "1", "PIP_NO_CACHE_DIR": "1"}
    nothing_else = {"PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": "", "PIP_EXTRA_INDEX_URL": ""}
    (checkout / "requirements.lock").write_text("rich==15.0.0 --hash=sha256:" + "0" * 64 + "\n")
    done = run("play", script=checkout / "run", cwd=checkout.parent, **closed, **nothing_else)
    assert done.returncode == 2
    *progress, last = done.stderr.splitlines()
    assert all(line.startswith("Setting up (once): ") for line in progress)
    assert last.startswith("run: no package registry could be reached")
    assert last.endswith("then repeat: ./run play")
    assert b"rich" in (checkout / ".venv/set-up.log").read_bytes()


# That set-up is done once, and again when it has to be


def test_set_up_is_done_once(script, capsys):
    started(script, "play")
    assert script.steps == ["an environment in .venv", "the packages of requirements.lock", "Sixty-One itself"]
    started(script, "sixtyone", "games")
    assert len(script.steps) == 3
    assert capsys.readouterr().err.splitlines()[-1].startswith("Setting up (once): done in")


def test_half_an_environment_is_made_anew(script, capsys):
    half = Path(script.VENV, "lib", "half-a-package")
    half.mkdir(parents=True)
    started(script, "play")
    assert not half.exists()
    assert script.ready(PLAYERS)


def test_an_interrupted_set_up_is_taken_up_again(script, monkeypatch, capsys):
    with monkeypatch.context() as patch:
        patch.setattr(script, "step", failing(KeyboardInterrupt()))
        assert script.main(["test"]) == 130
    assert only_line(capsys.readouterr().err) == "run: interrupted; ./run test takes it up again"
    assert not script.ready(DEVELOPERS)
    started(script, "test")
    assert script.ready(DEVELOPERS)


def test_developers_tools_are_added_to_what_is_there(script):
    started(script, "play")
    assert not script.ready(DEVELOPERS)
    script.steps.clear()
    started(script, "test")
    assert script.steps == ["the packages of requirements-dev.lock", "Sixty-One itself", "the page"]
    script.steps.clear()
    started(script, "play")
    assert script.steps == []


def test_the_server_builds_its_page_and_starts(script):
    started(script, "play")
    script.steps.clear()
    assert started(script, "serve", "--port", "0") == ["-P", "-m", "sixtyone", "serve", "--port", "0"]
    assert script.steps == ["the packages of requirements-server.lock", "Sixty-One itself", "the page"]
    assert script.ready(SERVER)
    assert not script.ready(DEVELOPERS)
    script.steps.clear()
    started(script, "serve")
    assert script.steps == ["the page"]


@pytest.mark.parametrize(
    ("words", "needs"),
    [
        (["sixtyone"], PLAYERS),
        (["sixtyone", "--help"], PLAYERS),
        (["sixtyone", "score", "simulate"], PLAYERS),
        (["sixtyone", "backup", "x.db"], SERVER),
        (["sixtyone", "--lang", "pl", "restore", "x.db"], SERVER),
        (["sixtyone", "serve"], SERVER),
        (["sixtyone", "simulate", "cribbage"], DEVELOPERS),
        (["sixtyone", "--lang=de", "simulate", "cribbage"], DEVELOPERS),
    ],
)
def test_the_command_line_brings_what_its_command_needs(script, words, needs):
    assert started(script, *words) == ["-P", "-m", "sixtyone", *words[1:]]
    locks = ("requirements.lock", "requirements-server.lock", "requirements-dev.lock")
    built = ["the page"] if words[-1] == "serve" else []
    assert script.steps == ["an environment in .venv", f"the packages of {locks[needs]}", "Sixty-One itself", *built]


@pytest.mark.parametrize(
    "name", ["requirements.lock", "requirements-server.lock", "requirements-dev.lock", "pyproject.toml"]
)
def test_it_is_made_anew_when_the_locks_change(script, checkout, name):
    started(script, "test")
    (checkout / name).write_text("rich==16\n")
    assert not script.ready(DEVELOPERS)
    assert not script.ready(PLAYERS)
    script.steps.clear()
    started(script, "test")
    assert "an environment in .venv" in script.steps


def test_settings_of_tools_do_not_count(script, checkout):
    started(script, "test")
    text = (checkout / "pyproject.toml").read_text()
    (checkout / "pyproject.toml").write_text(text.replace("120", "100"))
    assert script.ready(DEVELOPERS)
    (checkout / "pyproject.toml").write_text(text.replace('"x"', '"y"'))
    assert not script.ready(DEVELOPERS)


def test_it_is_made_anew_where_the_checkout_was_moved_or_its_python_removed(script, monkeypatch):
    started(script, "play")
    with monkeypatch.context() as patch:
        patch.setattr(script, "ROOT", script.ROOT + "/../" + Path(script.ROOT).name)
        assert not script.ready(PLAYERS)
    assert script.ready(PLAYERS)
    os.remove(script.PYTHON)
    assert not script.ready(PLAYERS)


def test_the_second_at_once_waits_with_a_line(checkout):
    with open(checkout / "pyproject.toml", "r+b") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        # By its own first line, as people start it: what is locked must not stand in the way of that.
        with subprocess.Popen([checkout / "run", "clean"], stderr=subprocess.PIPE, text=True) as second:
            try:
                assert second.stderr.readline() == "Another ./run is setting up this checkout: waiting for it\n"
                assert second.poll() is None
                fcntl.flock(lock, fcntl.LOCK_UN)
                assert second.wait(timeout=30) == 0
            finally:
                second.kill()


# What it starts


def test_play_and_sixtyone_stay_in_the_folder(script, checkout):
    assert started(script, "play") == ["-P", "-m", "sixtyone", "play"]
    assert started(script, "play", "cribbage", "--plain") == ["-P", "-m", "sixtyone", "play", "cribbage", "--plain"]
    assert started(script, "sixtyone", "replay", "x.json") == ["-P", "-m", "sixtyone", "replay", "x.json"]
    assert Path.cwd() == checkout.parent


def test_the_developers_programs_start_in_the_checkout(script, checkout):
    assert started(script, "bench", "--quick") == ["-m", "bench", "--quick"]
    assert Path.cwd() == checkout
    assert started(script, "golden") == ["-m", "tests.golden.make"]
    assert started(script, "docs") == ["-m", "pytest", "tests/docs"]


def test_files_are_those_of_the_folder_one_was_in(script, checkout):
    (checkout.parent / "test_x.py").touch()
    path = f"{checkout.parent / 'test_x.py'}::test_y"
    assert started(script, "test", "test_x.py::test_y", "-v") == ["-m", "pytest", path, "-v"]


@pytest.mark.parametrize("given", [[], ["-x"], ["-k", "run or show"], ["tests"]])
def test_tests_run_in_several_processes(script, given):
    assert script.pytest_arguments(given)[2:6] == ["-n", "auto", "--maxprocesses", "8"]
    assert given == script.pytest_arguments(given)[8:]


@pytest.mark.parametrize(
    "given", [["-n", "4"], ["-n0"], ["-p", "no:xdist"], ["--pdb"], ["-s"], [__file__], [__file__ + "::x"]]
)
def test_or_in_one_where_that_is_wanted(script, given):
    assert script.pytest_arguments(given) == ["-m", "pytest", *given]


def test_check_does_all_parts_though_one_fails(script, monkeypatch, capsys):
    done = []

    def part(arguments, check):
        done.append(arguments[2])
        return subprocess.CompletedProcess(arguments, 1 if "format" in arguments else 0)

    started(script, "test")
    monkeypatch.setattr(subprocess, "run", part)
    assert script.main(["check"]) == 1
    assert done == ["ruff", "ruff", "mypy", "pytest"]
    assert capsys.readouterr().err.splitlines()[-1] == "check: failed in ruff"


def test_clean_removes_what_was_made_and_nothing_else(script, checkout):
    outside = checkout.parent / "outside"
    outside.mkdir()
    (outside / "kept").touch()
    (checkout / ".venv").symlink_to(outside)
    (checkout / "src/x/__pycache__").mkdir(parents=True)
    (checkout / "src/x/linked").symlink_to(outside)
    (outside / "__pycache__").mkdir()
    (checkout / ".mypy_cache/3.11").mkdir(parents=True)
    (checkout / "src/x/rules.py").touch()
    assert script.main(["clean"]) == 0
    left = {str(path.relative_to(checkout)) for path in checkout.rglob("*")}
    locks = {*script.LOCKS, "pyproject.toml", "run"}
    assert left == {*locks, "src", "src/x", "src/x/rules.py", "src/x/linked"}
    assert sorted(path.name for path in outside.iterdir()) == ["__pycache__", "kept"]


@pytest.mark.parametrize(
    ("fails", "status", "said"), [("", 0, ["check", "test"]), ("check", 3, ["check"]), ("test", 3, ["check", "test"])]
)
def test_ci_fails_with_whatever_fails(tmp_path, fails, status, said):
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci" / "run")
    (tmp_path / "run").write_text(f'#!/bin/sh\necho "$1"\n[ "$1" != "{fails}" ] || exit 3\n')
    (tmp_path / "run").chmod(0o755)
    done = subprocess.run([tmp_path / ".ci" / "run"], capture_output=True, text=True, cwd="/")
    assert (done.returncode, done.stdout.split()) == (status, said)
