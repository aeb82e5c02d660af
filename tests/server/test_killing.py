from pathlib import Path

from tests.server.killing import run


def test_no_acknowledged_action_is_lost_and_none_comes_twice(tmp_path: Path) -> None:
    # Fifty kills: python -m tests.server.killing
    result = run(tmp_path, kills=5, players=4)
    assert result.faults == ()
    assert (result.lost, result.twice) == (0, 0)
    assert result.actions > 100
