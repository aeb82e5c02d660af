"""``sixtyone replay``: a record as events or in words; scores are computed again, and where the record's own differ, it
is said.
"""

from __future__ import annotations

import json
from typing import Any

from sixtyone.cli.ending import DONE, RULED, say
from sixtyone.cli.records import read_record
from sixtyone.cli.speaking import style_for, survive_any_text, words_for
from sixtyone.record import Record, Step, differences, outcome_json, steps
from sixtyone.words.catalogue import Words
from sixtyone.words.describe import tell
from sixtyone.words.states import title
from sixtyone.words.teller import Teller, called_you


def replay_file(file: str, as_json: bool, plain: bool, language: str | None) -> int:
    """Replay a record: its events, or with words the log. The status is 1 where a score differs.

    Raises:
        ParseError, IllegalAction: an action is at fault; what came before it was told.
    """
    words = words_for(language)
    record = read_record(file)
    survive_any_text()
    teller = Teller(words, record.rules, record.seats, _you(words, record), style_for(plain), whole=True)
    state = record.game.new(record.rules, record.first)
    if not as_json:
        print(title(words, record.rules))
        print(teller.seats(range(record.rules.seats)))
    for step in steps(record):
        _print_json(step) if as_json else _print_words(teller, step, getattr(state, "starter", None))
        state = step.state
    if as_json:
        print(json.dumps(outcome_json(state), ensure_ascii=False, separators=(",", ":")))
    elif state.outcome is None:
        print()
        print(words.say("cli-unfinished", scores=teller.scores(state.scores)))
    return _report_differences(words, record)


def _you(words: Words, record: Record) -> int | None:
    """The seat of the person who is called nothing but you, as ``sixtyone play`` writes it."""
    named = [seat for seat, name in enumerate(record.seats) if called_you(words, name)]
    return named[0] if len(named) == 1 else None


def _print_json(step: Step) -> None:
    for event in step.events:
        if event.type != "outcome":  # it is the last line, and there once
            print(json.dumps(event.to_json(), ensure_ascii=False, separators=(",", ":")))


def _print_words(teller: Teller, step: Step, starter: Any) -> None:
    if step.events and step.events[0].type == "dealt":
        print()
    for line in tell(teller, step.events, starter):
        print(line)


def _report_differences(words: Words, record: Record) -> int:
    found = differences(record) if record.more else []
    for one in found:
        index = "none" if one["index"] is None else one["index"]
        values = {key: json.dumps(one[key], ensure_ascii=False) for key in ("recorded", "computed")}
        say(words.say("cli-difference", field=one["field"], index=index, **values))
    return RULED if found else DONE
