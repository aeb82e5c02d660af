import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.browser import chromium
from tests.browser.house import House, server

DEALS = int(os.environ.get("DEALS", "1"))
"""A match that failed is played again as it was; another number gives other deals."""
STATIC = Path(__file__).parents[2] / "src/sixtyone/server/static/index.html"


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The system's Chromium, as pytest-playwright launches it."""
    path = chromium.find_or_install()
    if path is None:
        pytest.fail(chromium.MISSING)
    return {"executable_path": path, "args": list(chromium.FLAGS)}


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of the server of all tests, and the file with the number that its next table draws from."""
    if not STATIC.is_file():
        pytest.fail("the page is not built: python hatch_build.py")
    folder = tmp_path_factory.mktemp("browser")
    with server(folder / "data", deals=folder / "deals") as address:
        yield address, folder / "deals"


@contextmanager
def windows(browser: Any, address: str) -> Iterator[House]:
    """Windows on a server; at the end of every test nothing may have been said on a console."""
    one = House(browser, address)
    yield one
    one.close()
    assert one.complaints == []


@pytest.fixture
def address(served: tuple[str, Path]) -> str:
    """The server, where the tables that a test makes have the same deals each time it runs."""
    served[1].write_text(str(DEALS * 1000), encoding="ascii")
    return served[0]


@pytest.fixture
def house(browser: Any, address: str) -> Iterator[House]:
    """Windows on that server."""
    with windows(browser, address) as one:
        yield one


@pytest.fixture
def table(browser: Any, served: tuple[str, Path], request: pytest.FixtureRequest) -> Iterator[House]:
    """Windows on that server, where the deals are those of the module's ``SEED``, which its tests know."""
    served[1].write_text(str(request.module.SEED), encoding="ascii")
    with windows(browser, served[0]) as one:
        yield one
