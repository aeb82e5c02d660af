"""What a simulation keeps on its way: broken off, it goes on; damaged, it mends; and nobody else writes into it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from sixtyone.fast.simulate import interrupts
from sixtyone.fast.simulate.errors import SimulationError
from sixtyone.fast.simulate.parts import Parts
from sixtyone.fast.simulate.plan import CHUNK
from sixtyone.fast.simulate.runner import run
from tests.fast.simulations import plan, rows


def broken_off(out: Path) -> None:
    """Two chunks of three are done."""

    def interrupt(matches: int) -> None:
        if matches >= 2 * CHUNK:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan(), out, told=interrupt)


def parts_of(out: Path) -> list[Path]:
    return sorted(out.with_name(out.name + ".parts").glob("*.part"))


def test_what_is_broken_off_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.csv", tmp_path / "broken.csv"
    wanted = run(plan(), whole)
    broken_off(broken)
    assert not broken.exists()
    assert len(parts_of(broken)) == 2
    with pytest.raises(SimulationError) as refused:
        run(plan(), broken)
    assert refused.value.problem == "parts"
    with pytest.raises(SimulationError) as refused:
        run(plan(seed=2), broken, resume=True)
    assert refused.value.problem == "other-plan"
    told: list[int] = []
    assert run(plan(), broken, resume=True, told=told.append).to_json() == wanted.to_json()
    assert told == [2 * CHUNK, 2 * CHUNK + 100]
    assert broken.read_bytes() == whole.read_bytes()
    assert not (tmp_path / "broken.csv.parts").exists()


def test_what_is_there_is_not_replaced_unasked(tmp_path: Path) -> None:
    out = tmp_path / "x.csv"
    run(plan(matches=20), out)
    written = out.read_bytes()
    for resume in (False, True):
        with pytest.raises(SimulationError) as refused:
            run(plan(matches=10, seed=9), out, resume=resume)
        assert (refused.value.problem, refused.value.detail) == ("exists", {"file": "x.csv"})
    assert out.read_bytes() == written
    assert [path.name for path in tmp_path.iterdir()] == ["x.csv"]
    run(plan(matches=10, seed=9), out, overwrite=True)
    assert len(rows(out)) == 10


def test_what_came_in_the_meantime_is_not_replaced_either(tmp_path: Path) -> None:
    out = tmp_path / "x.csv"

    def come(reason: str) -> None:
        assert reason == "file"
        out.write_text("another's", encoding="utf-8")

    with pytest.raises(SimulationError) as refused:
        run(plan(matches=10), out, waits=come)
    assert refused.value.problem == "exists"
    assert out.read_text(encoding="utf-8") == "another's"
    out.unlink()
    run(plan(matches=10), out, resume=True)
    assert len(rows(out)) == 10


def test_more_than_the_disk_holds_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    told: list[int] = []
    with pytest.raises(SimulationError) as refused:
        run(plan(matches=10**12), tmp_path / "x.csv", told=told.append)
    assert refused.value.problem == "room"
    assert refused.value.detail["needed"] == 64_000  # 64 bytes a match, in GB
    assert told == []
    assert list(tmp_path.iterdir()) == []


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty, as after a loss of power": lambda content: b"",
    "cut off": lambda content: content[:1000],
    "one bit": lambda content: content[:5000] + bytes([content[5000] ^ 1]) + content[5001:],
    "longer": lambda content: content + b"\0",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_part_is_played_anew(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    whole, broken = tmp_path / "whole.csv", tmp_path / "broken.csv"
    run(plan(), whole)
    broken_off(broken)
    first, _ = parts_of(broken)
    first.write_bytes(damage(first.read_bytes()))
    told: list[int] = []
    run(plan(), broken, resume=True, told=told.append)
    assert told[0] == CHUNK
    assert broken.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_part_that_is_damaged_during_the_run_is_played_anew(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    whole, damaged = tmp_path / "whole.csv", tmp_path / "damaged.csv"
    wanted = run(plan(), whole)

    def harm(matches: int) -> None:
        if matches == 2 * CHUNK:
            _, second = parts_of(damaged)
            second.write_bytes(damage(second.read_bytes()))

    assert run(plan(), damaged, told=harm).to_json() == wanted.to_json()
    assert damaged.read_bytes() == whole.read_bytes()


def test_a_part_that_vanishes_during_the_run_is_played_anew(tmp_path: Path) -> None:
    whole, robbed = tmp_path / "whole.csv", tmp_path / "robbed.csv"
    run(plan(), whole)

    def rob(reason: str) -> None:
        assert reason == "file"
        for part in parts_of(robbed)[:2]:
            part.unlink()

    run(plan(), robbed, waits=rob)
    assert robbed.read_bytes() == whole.read_bytes()


def test_a_part_in_the_place_of_another_is_played_anew(tmp_path: Path) -> None:
    broken_off(tmp_path / "x.csv")
    first, second = parts_of(tmp_path / "x.csv")
    second.write_bytes(first.read_bytes())
    with closing(Parts(plan(), tmp_path / "x.csv", resume=True)) as parts:
        assert parts.kept(0) is not None
        assert parts.kept(1) is None


def test_one_run_at_a_time(tmp_path: Path) -> None:
    out = tmp_path / "x.csv"
    with closing(Parts(plan(), out, resume=False)):
        for resume in (True, False):
            with pytest.raises(SimulationError) as refused:
                Parts(plan(), out, resume)
            assert (refused.value.problem, refused.value.detail) == ("busy", {"folder": "x.csv.parts"})
    Parts(plan(), out, resume=True).close()


def test_a_folder_in_which_nothing_was_begun_is_no_earlier_run(tmp_path: Path) -> None:
    (tmp_path / "x.csv.parts").mkdir()
    run(plan(matches=10), tmp_path / "x.csv")
    assert len(rows(tmp_path / "x.csv")) == 10


def test_what_cannot_be_written_is_said_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "x.csv.parts").write_bytes(b"")
    told: list[int] = []
    for name, problem in (
        ("folder.csv", IsADirectoryError),
        ("nowhere/x.csv", FileNotFoundError),
        ("x.csv", NotADirectoryError),
    ):
        with pytest.raises(problem):
            run(plan(), tmp_path / name, told=told.append)
    for name in ("x.xls", "csv", ""):
        with pytest.raises(SimulationError) as refused:
            run(plan(), Path(name), told=told.append)
        assert refused.value.problem == "format"
    assert told == []


PROGRAM = """
import sys
from pathlib import Path
from sixtyone.fast.simulate.plan import Plan
from sixtyone.fast.simulate.runner import run

if __name__ == "__main__":
    plan = Plan.make("cribbage", None, ("greedy", "greedy"), int(sys.argv[2]))
    run(plan, Path(sys.argv[1]), jobs=2, resume=True, told=lambda matches: print(matches, flush=True))
"""


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "killed"])
def test_several_processes_end_together_and_keep_what_is_finished(tmp_path: Path, end: signal.Signals) -> None:
    program, out = tmp_path / "program.py", tmp_path / "out.csv"
    program.write_text(PROGRAM, encoding="utf-8")
    matches = 12 * CHUNK
    command = [sys.executable, str(program), str(out), str(matches)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout
        while int(process.stdout.readline()) < CHUNK:
            pass
        # A terminal tells the whole group of processes of Ctrl-C.
        (os.killpg if end == signal.SIGINT else os.kill)(process.pid, end)
        process.communicate(timeout=120)  # till the last of them has closed its output
    assert process.returncode != 0
    kept = len(parts_of(out))
    assert 1 <= kept < 12
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(done.stdout.split()[0]) == kept * CHUNK
    assert len(rows(out)) == matches


def test_ctrl_c_waits_while_kernels_are_compiled() -> None:
    done: list[str] = []

    def compile_all() -> None:
        with interrupts.waiting():
            signal.raise_signal(signal.SIGINT)
            done.append("compiled")

    with pytest.raises(KeyboardInterrupt):
        compile_all()
    assert done == ["compiled"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_the_processes_of_a_run_do_not_hear_ctrl_c() -> None:
    # Nor while they start, when they cannot have said so yet.
    program = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"
    with interrupts.unheard():
        inside = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    outside = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert (inside, outside) == ("True\n", "False\n")


def test_a_process_that_is_killed_ends_the_run_and_not_what_is_kept(tmp_path: Path) -> None:
    out = tmp_path / "x.csv"

    def kill(matches: int) -> None:
        if matches >= CHUNK:
            active_children()[0].kill()

    with pytest.raises(SimulationError) as ended:
        run(plan("cribbage", 12 * CHUNK), out, jobs=2, told=kill)
    assert ended.value.problem == "lost"
    assert parts_of(out)


def test_a_missing_library_is_said_before_anything_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    told: list[int] = []
    with pytest.raises(ImportError):
        run(plan(), tmp_path / "x.parquet", told=told.append)
    assert told == []
    assert list(tmp_path.iterdir()) == []
