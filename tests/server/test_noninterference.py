from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from sixtyone.server.tables import Tables
from sixtyone.server.telling import Teller
from tests.server.ears import READ
from tests.server.exchanging import GAMES, rules_of
from tests.server.house import House
from tests.server.noninterference import in_memory, run


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where nobody waits for a disk: nothing here is about what is durable."""
    with TemporaryDirectory(dir=in_memory()) as name:
        yield Path(name)


def test_what_a_seat_has_not_seen_changes_nothing_that_it_is_told(folder: Path) -> None:
    # bugs.jsonl: spectator-leak, start-state-leak
    # Two hundred matches a game: python -m tests.server.noninterference
    result = run(folder, matches=2, processes=2)
    assert result.differences == ()
    assert result.matches == 6
    assert result.compared == sum(rules_of(game, turn).seats + 1 for game in GAMES for turn in range(2))


@pytest.mark.parametrize("where", ["in a frame", "in the log"])
def test_a_leak_would_be_found(where: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest, quiet = Teller._for_seat, Tables._tell

    def leaking(self: Teller, seat: int | None) -> dict[str, Any]:
        table = self._match.table
        return honest(self, seat) | ({} if table is None else {"since": hash(table.state.hands) % 97})  # type: ignore[attr-defined]

    def talking(self: Tables, live: Any, entries: Any) -> None:
        self.log.debug("told", last=entries[-1].sealed if entries else None)
        quiet(self, live, entries)

    if where == "in a frame":
        monkeypatch.setattr(Teller, "_for_seat", leaking)
    else:
        monkeypatch.setattr(Tables, "_tell", talking)
    result = run(folder, matches=1)
    assert len(result.differences) == result.compared


def test_every_route_that_is_read_is_compared(served: House) -> None:
    app: Any = served.server.app
    routes = list(routes_of(app._app.routes))
    assert {route.path for route in routes if "GET" in (getattr(route, "methods", None) or ())} == set(READ)
    assert [route.path for route in routes if not hasattr(route, "methods")] == ["/api/tables/{table}/socket"]
    pages = served.client().get("/openapi.json")["paths"]
    assert {path for path, operations in pages.items() if "get" in operations} <= set(READ)


def routes_of(routes: list[Any]) -> Iterator[Any]:
    """The routes, those of routers within among them."""
    for route in routes:
        within = getattr(route, "original_router", None)
        if within is None:
            yield route
        else:
            yield from routes_of(within.routes)
