"""Play every variety at the prompt and keep the records: ``./run golden``, or ``./run golden cribbage-pairs`` for one.

Beside each record lies its log in words. Both are to be read before they are kept: what is wrong in them would be right
for ever.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from sixtyone.record import dumps, loads, outcome_json, replay
from tests.cli.driver import Person
from tests.golden.logs import log_of
from tests.golden.varieties import FOLDER, SEEDS, VARIETIES


def make(name: str) -> str:
    """Play one variety and write its record and its log; a line that says so."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "match.json"
        person = Person([*VARIETIES[name], "--seed", SEEDS.get(name, f"golden {name}")], file, name)
        person.play()
        if person.child.exitstatus != 0:
            raise SystemExit(f"{name}: exit status {person.child.exitstatus}:\n{''.join(person.screen)[-2000:]}")
        record = loads(file.read_text(encoding="utf-8"))
    state, _ = replay(record)
    # What was expected, for whoever replays it with another program: compared whenever the record is.
    expected = {"scores": list(state.scores), "outcome": outcome_json(state)}
    record = replace(record, more={**record.more, **expected})
    (FOLDER / f"{name}.json").write_text(dumps(record), encoding="utf-8")
    (FOLDER / f"{name}.log").write_text(log_of(record), encoding="utf-8")
    outcome = json.dumps(expected["outcome"]["totals"])
    return f"{name}: {len(record.actions)} actions, totals {outcome}, {time.monotonic() - began:.0f} s"


def main(names: list[str]) -> None:
    """Make the golden records named, or all."""
    for name in names or VARIETIES:
        if name not in VARIETIES:
            raise SystemExit(f"golden: there is no {name!r}; there are {', '.join(VARIETIES)}")
        print(make(name), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
