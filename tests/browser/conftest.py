import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.browser import chromium
from tests.browser.house import House, server

DEALS = int(os.environ.get("DEALS", "1"))
"""What every table draws from, so that a match that failed is played again as it was; another number gives other deals."""
STATIC = Path(__file__).parents[2] / "src/sixtyone/server/static/index.html"


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The system's Chromium, as pytest-playwright launches it."""
    path = chromium.find_or_install()
    if path is None:
        pytest.fail(chromium.MISSING)
    return {"executable_path": path, "args": list(chromium.FLAGS)}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not STATIC.is_file():
        pytest.fail("the page is not built: python hatch_build.py")
    with server(tmp_path_factory.mktemp("browser") / "data", seed=DEALS) as one:
        yield one


@contextmanager
def windows(browser: Any, address: str) -> Iterator[House]:
    """Windows on a server; at the end of every test nothing may have been said on a console."""
    one = House(browser, address)
    yield one
    one.close()
    assert one.complaints == []


@pytest.fixture
def house(browser: Any, address: str) -> Iterator[House]:
    """Windows on the server of all tests."""
    with windows(browser, address) as one:
        yield one


@pytest.fixture(scope="module")
def stacked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose tables have the same deals each time: those of the module's ``SEED``."""
    with server(tmp_path_factory.mktemp("stacked") / "data", seed=request.module.SEED) as one:
        yield one


@pytest.fixture
def table(browser: Any, stacked: str) -> Iterator[House]:
    """Windows of that server."""
    with windows(browser, stacked) as one:
        yield one
