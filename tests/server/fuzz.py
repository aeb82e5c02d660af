"""``python -m tests.server.fuzz [CASES]``: asks the server what its OpenAPI pages allow, and what they do not.

Every answer must have a status, a type and a shape that the pages name, and never be a fault of the server.
"""

import json
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi import checks as openapi

from tests.server.house import House, house, seat_people

CHECKS = [
    openapi.status_code_conformance,
    openapi.content_type_conformance,
    openapi.response_schema_conformance,
    openapi.unsupported_method,
]


@dataclass(frozen=True)
class Result:
    """How many cases, what they were answered, and what was wrong."""

    cases: int
    statuses: dict[int, int]
    faults: tuple[str, ...]
    seconds: float


def tables_of(one: House) -> tuple[str, list[str]]:
    """A player and tables that wait, are played and are over."""
    playing, clients = seat_people(one, "cribbage", None, 2)
    maker = clients[0]
    waiting = maker.make("horse-race", None, ["mine", "open"], listed=True)["id"]
    over = maker.make("fives-and-threes", None, ["mine", "mine"])["id"]
    for seat in (0, 1):
        maker.join(over, seat, "Ann")
    maker.command(over, "resign", seat=0)
    return maker.cookie or "", [playing, waiting, over]


def run(one: House, cases: int) -> Result:
    """So many cases, spread over all operations, half of them such as the pages forbid."""
    began = time.monotonic()
    cookie, tables = tables_of(one)
    schema = schemathesis.openapi.from_url(f"http://{one.host}:{one.port}/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    statuses: Counter[int] = Counter()
    faults: list[str] = []
    chooser = random.Random(61)
    session = requests.Session()

    def ask(case: Any) -> None:
        if "table" in (case.path_parameters or {}) and chooser.random() < 0.7:
            case.path_parameters["table"] = chooser.choice(tables)
        cookies = {"sixtyone": cookie} if chooser.random() < 0.7 else {}
        try:
            answer = case.call(session=session, cookies=cookies, timeout=30)
            statuses[answer.status_code] += 1
            if answer.status_code >= 500:
                faults.append(f"{case.method} {case.path}: {answer.status_code} {case.body!r:.200}")
            elif answer.status_code >= 400 and set(json.loads(answer.content)) != {"error"}:
                faults.append(f"{case.method} {case.path}: {answer.content!r:.200}")
            case.validate_response(answer, checks=CHECKS)
        except Exception as error:  # noqa: BLE001  # all are told together
            faults.append(f"{case.method} {case.path}: {type(error).__name__}: {error}"[:600])

    turn = 0
    while (missing := cases - sum(statuses.values())) > 0 and turn < 20:
        turn += 1  # an operation may have fewer cases than it is asked for: the others make up for it
        each = -(-missing // (2 * len(operations)))
        for operation in operations:
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                faults += asked_of(operation, mode, ask, each, turn)
    session.close()
    return Result(sum(statuses.values()), dict(sorted(statuses.items())), tuple(faults[:20]), time.monotonic() - began)


def asked_of(operation: Any, mode: GenerationMode, ask: Any, cases: int, turn: int) -> list[str]:
    """Ask one operation; what went wrong in the asking itself."""
    asking: Any = settings(
        max_examples=cases,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    try:
        seeded: Any = seed(turn)
        asking(seeded(given(operation.as_strategy(generation_mode=mode))(ask)))()  # type: ignore[no-untyped-call]
    except Exception as error:  # noqa: BLE001  # all are told together
        if "Unsatisfiable" not in type(error).__name__:  # what has nothing to be wrong has no such cases
            return [f"{operation.label}: {type(error).__name__}: {error}"[:600]]
    return []


def main(cases: str = "10000") -> int:
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as one:
        result = run(one, int(cases))
    print(json.dumps(result.__dict__))
    return 1 if result.faults or result.cases < int(cases) else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
