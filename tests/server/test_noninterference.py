from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from sixtyone.server.telling import Teller
from tests.server.noninterference import in_memory, run


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where nobody waits for a disk: nothing here is about what is durable."""
    with TemporaryDirectory(dir=in_memory()) as name:
        yield Path(name)


def test_what_a_seat_has_not_seen_changes_nothing_that_it_is_told(folder: Path) -> None:
    # Two hundred matches a game: python -m tests.server.noninterference
    result = run(folder, matches=5)
    assert result.differences == ()
    assert result.compared > 30
    assert result.without_a_pair < 10


def test_a_leak_would_be_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Teller._for_seat

    def leaking(self: Teller, seat: int | None) -> dict[str, Any]:
        told = honest(self, seat)
        if self._match.table is not None:
            told["since"] = hash(self._match.table.state.hands) % 97  # type: ignore[attr-defined]
        return told

    monkeypatch.setattr(Teller, "_for_seat", leaking)
    assert run(folder, matches=2).differences != ()
