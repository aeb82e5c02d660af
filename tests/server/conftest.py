from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, house


@pytest.fixture
def served(tmp_path: Path) -> Iterator[House]:
    """A server with no limits of rate, on new data."""
    with house(tmp_path / "data") as one:
        yield one
