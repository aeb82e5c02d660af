from pathlib import Path

from tests.server.fuzz import run
from tests.server.house import house


def test_every_answer_is_one_that_the_pages_name(tmp_path: Path) -> None:
    # Ten thousand cases: python -m tests.server.fuzz
    with house(tmp_path) as one:
        result = run(one, cases=400)
    assert result.faults == ()
    assert result.cases >= 400
    assert {200, 403, 404, 422} <= set(result.statuses)
