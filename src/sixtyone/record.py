"""A match as text: a header and its actions. Scores are computed again on reading, never taken over.

>>> record = loads('''{"format": "sixtyone-record/1", "game": "horse-race", "variant": "individual", "rules": {},
...     "seats": ["Ann", "Bo"], "actions": ["lot 0"]}''')
>>> [event.to_json() for step in steps(record) for event in step.events]
[{'type': 'lot', 'seat': 0}]
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from sixtyone.catalogue import find_game
from sixtyone.errors import FairError, IllegalAction, ParseError, RecordError, SixtyOneError, given, quoted
from sixtyone.fair import FairDealer, Proof
from sixtyone.game import CHANCE, Action, Event, Game, Outcome, Rules, State
from sixtyone.options import is_whole

FORMAT = "sixtyone-record/1"
LONGEST_NAME = 80
MOST_ACTIONS = 100_000
_HALF = re.compile("[\ud800-\udfff]")  # half of a character, as JSON may hold it: no file takes it but escaped
_OWN_FIELDS = ("format", "game", "variant", "rules", "seats", "first", "actions", "fair")


@dataclass(frozen=True)
class Record:
    """A match: the game, its rules, the names of the seats, who opens or deals first (None: by lot or cut), and the
    actions as text.

    ``fair`` is the proof of the deals as it was read or None; ``more`` holds whatever else the file carried, scores of
    its own among it, and is written back as it was.
    """

    game: Game
    rules: Rules
    seats: tuple[str, ...]
    actions: tuple[str, ...] = ()
    first: int | None = None
    fair: Any = None
    more: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The record as JSON; options and fields at their default are left out."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "variant": self.rules.variant,
            "rules": self.rules.options(),
            "seats": list(self.seats),
        }
        if self.first is not None:
            data["first"] = self.first
        data["actions"] = list(self.actions)
        if self.fair is not None:
            data["fair"] = self.fair
        return {**data, **self.more}

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """Read a record; see ``loads``."""
        if not isinstance(data, Mapping):
            raise RecordError(
                "record/format", f"a record is one JSON object, not {_kind(data)}", got=given(data) or "null"
            )
        if data.get("format") != FORMAT:
            raise RecordError(
                "record/format",
                f"format is {FORMAT!r} in the records read here, not {quoted(data.get('format'))}",
                expected=FORMAT,
                got=given(data.get("format")),
            )
        name = _field(data, "game", str, "the name of a game", "game")
        variant = _field(data, "variant", str, "the name of a variant", "variant", required=False)
        options = _field(data, "rules", Mapping, "an object of options", "options", required=False) or {}
        names = _texts(data, "seats", LONGEST_NAME)
        actions = _texts(data, "actions", None)
        if len(actions) > MOST_ACTIONS:
            raise RecordError(
                "record/field",
                f"a record has at most {MOST_ACTIONS} actions, not {len(actions)}",
                field="actions",
                wanted="actions",
                expected=MOST_ACTIONS,
                got=len(actions),
            )
        first = data.get("first")
        if first is not None and not is_whole(first):
            raise RecordError(
                "record/field",
                f"first is a seat, a whole number, not {quoted(first)}",
                field="first",
                wanted="seat",
                got=given(first),
            )
        game = find_game(name)
        rules = rules_for(game, variant, options, len(names))
        game.new(rules, first)
        more = {key: value for key, value in data.items() if key not in _OWN_FIELDS}
        return cls(game, rules, names, actions, first, data.get("fair"), more)


def rules_for(game: Game, variant: str | None, options: Mapping[str, Any], names: int) -> Rules:
    """The rules of a header: the number of seats is the number of names, where the options do not say it.

    Raises:
        RulesError: see ``Game.rules``.
        RecordError: ``record/field`` where the names are not one a seat.
    """
    options = dict(options)
    if "seats" not in options and game.rules(variant).seats != names:
        try:
            return game.rules(variant, seats=names, **options)
        except SixtyOneError as error:
            if error.code not in ("rules/seats", "rules/bad-value") or error.detail.get("option", "seats") != "seats":
                raise
    rules = game.rules(variant, **options)
    if rules.seats != names:
        raise RecordError(
            "record/field",
            f"seats has one name a seat: {rules.seats}, not {names}",
            field="seats",
            wanted="names",
            expected=rules.seats,
            got=names,
        )
    return rules


def loads(text: str) -> Record:
    """Read a record.

    Raises:
        RecordError: ``record/json`` with line and column, ``record/format``, ``record/field``.
        RulesError: the game, the variant or an option is unknown.
    """
    try:
        data = read_json(text)
    except json.JSONDecodeError as error:
        raise RecordError(
            "record/json",
            f"line {error.lineno}, column {error.colno}: {error.msg}",
            line=error.lineno,
            column=error.colno,
        ) from None
    except (ValueError, RecursionError) as error:
        problem = "deep" if isinstance(error, RecursionError) else getattr(error, "problem", "number")
        raise RecordError("record/json", f"not JSON that can be read: {str(error)[:80]}", problem=problem) from None
    return Record.from_json(data)


def dumps(record: Record) -> str:
    """Write a record: the header on its first lines, then an action a line."""
    data = record.to_json()
    lines = []
    for key, value in data.items():
        if key == "actions" and value:
            inner = ",\n".join("  " + _written(action) for action in value)
            lines.append(f' "actions": [\n{inner}\n ]')
        else:
            lines.append(f" {json.dumps(key)}: {_written(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _written(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isascii() or not _HALF.search(text) else json.dumps(value)


@dataclass(frozen=True)
class Step:
    """One action of a record, what happened, and the state after it."""

    index: int
    action: Action
    events: tuple[Event, ...]
    state: State


def steps(record: Record, dealer: FairDealer | None = None) -> Iterator[Step]:
    """Replay a record action by action; what came before an error stands. ``dealer`` checks each deal as it comes.

    Raises:
        ParseError, IllegalAction: with ``detail["index"]``, the action at fault counted from 0.
        FairError: ``fair/deal`` in the same way, where there is a dealer.
    """
    state = record.game.new(record.rules, record.first)
    for index, text in enumerate(record.actions):
        try:
            action = record.game.parse_action(text)
            if dealer is not None and action.seat == CHANCE and state.actors == (CHANCE,):
                _check_deal(action, dealer.sample(state))
            state, events = state.apply(action)
        except (ParseError, IllegalAction, FairError) as error:
            error.action, error.detail["index"] = text, index
            error.message = f"action {index}, {quoted(text)}: {error.message}"
            error.args = (error.message,)
            raise
        yield Step(index, action, events, state)


def _check_deal(action: Action, expected: Action) -> None:
    if str(action) != str(expected):
        raise FairError("fair/deal", f"the seeds give {quoted(expected, 200)}", expected=str(expected), got=str(action))


def replay(record: Record) -> tuple[State, tuple[Event, ...]]:
    """The state after all actions, and everything that happened; see ``steps``."""
    state = record.game.new(record.rules, record.first)
    events: list[Event] = []
    for step in steps(record):
        state = step.state
        events += step.events
    return state, tuple(events)


def verify(record: Record) -> Proof:
    """Check that every lot, cut, deal, draw and starter of a record follows from its seed and contributions.

    Raises:
        FairError: ``fair/no-proof``, ``fair/field``, ``fair/commitment``, or ``fair/deal`` with the action at fault.
        ParseError, IllegalAction: see ``steps``.
    """
    proof = proof_of(record)
    for _ in steps(record, proof.dealer(record.game.name)):
        pass
    return proof


def proof_of(record: Record) -> Proof:
    """The proof that a record carries, as far as its form goes.

    Raises:
        FairError: ``fair/no-proof`` or ``fair/field``.
    """
    proof = Proof.from_json(record.fair)
    if len(proof.contributions) != record.rules.seats:
        raise FairError(
            "fair/field",
            f"fair.contributions has one text a seat: {record.rules.seats}",
            field="contributions",
            wanted="text-a-seat",
            expected=record.rules.seats,
            got=len(proof.contributions),
        )
    return proof


def differences(record: Record) -> list[dict[str, Any]]:
    """Where scores that a record carries differ from the ones computed: field, index or None, recorded, computed.

    Read are ``scores`` (the totals of the sides at the end, or a list of them after each action), ``totals``,
    ``outcome`` (``winners``, ``totals``, ``reason``) and ``events`` (those of the type ``scored``, in order).
    """
    states = list(steps(record))
    end = states[-1].state if states else record.game.new(record.rules, record.first)
    more = record.more
    found: list[dict[str, Any]] = []

    def compare(name: str, index: int | None, recorded: Any, computed: Any) -> None:
        if recorded != computed:
            found.append({"field": name, "index": index, "recorded": recorded, "computed": computed})

    scores = more.get("scores")
    if isinstance(scores, list) and any(isinstance(row, list) for row in scores):
        for index, row in enumerate(scores):
            compare("scores", index, row, list(states[index].state.scores) if index < len(states) else "no such action")
    elif scores is not None:
        compare("scores", None, scores, list(end.scores))
    if more.get("totals") is not None:
        compare("totals", None, more["totals"], list(end.scores))
    outcome = more.get("outcome")
    if isinstance(outcome, Mapping):
        computed = outcome_json(end)
        for key in ("winners", "totals", "reason"):
            if key in outcome:
                compare(f"outcome.{key}", None, outcome[key], computed[key])
    events = more.get("events")
    if isinstance(events, list):
        claimed = [event for event in events if isinstance(event, Mapping) and event.get("type") == "scored"]
        true = [event.to_json() for step in states for event in step.events if event.type == "scored"]
        nothing: Mapping[str, Any] = {}
        for index, (theirs, ours) in enumerate(zip_longest(claimed, true, fillvalue=nothing)):
            for key in ("seat", "side", "points", "total"):
                if ours.get(key) != theirs.get(key):
                    compare(f"events.{key}", index, theirs.get(key, "no such event"), ours.get(key))
    return found


def outcome_json(state: State) -> dict[str, Any]:
    """The outcome as the last line of a replay: of an unfinished match with ``winners`` and ``reason`` null."""
    if state.outcome is not None:
        return state.outcome.to_json()
    return {"type": Outcome.type, "winners": None, "totals": list(state.scores), "reason": None}


def _field(data: Mapping[str, Any], name: str, kind: type, expected: str, wanted: str, required: bool = True) -> Any:
    value = data.get(name)
    if value is None and not required:
        return None
    if not isinstance(value, kind):
        raise RecordError(
            "record/field",
            f"{name} is {expected}, not {_kind(value)}",
            field=name,
            wanted=wanted,
            expected=expected,
            got=given(value),
        )
    return value


def _texts(data: Mapping[str, Any], name: str, longest: int | None) -> tuple[str, ...]:
    value = _field(data, name, list, "a list of texts", "texts")
    expected = f"a text of at most {longest} characters" if longest else "a text"
    limit = {} if longest is None else {"expected": longest}
    for index, text in enumerate(value):
        if not isinstance(text, str) or (longest is not None and len(text) > longest):
            raise RecordError(
                "record/field",
                f"{name}[{index}] is {expected}, not {quoted(text)}",
                field=f"{name}[{index}]",
                wanted="name" if longest else "text",
                got=given(text),
                **limit,
            )
    return tuple(value)


def _kind(value: Any) -> str:
    return given(value) or "missing"


class NotStrict(ValueError):
    """JSON of a loose kind; ``problem`` says in one word why it is not read: ``constant``, ``number``, ``twice``."""

    def __init__(self, problem: str, text: str) -> None:
        super().__init__(text)
        self.problem = problem


def read_json(text: str) -> Any:
    """A value from JSON that stays JSON when it is written again: no NaN, no number past all bounds, no key twice.

    Raises:
        ValueError, RecursionError: the text is no such JSON (see ``NotStrict``), or is nested too deeply.
    """
    return json.loads(text, parse_constant=_no_constant, parse_float=_finite, object_pairs_hook=_no_twice)


def _no_constant(name: str) -> Any:
    raise NotStrict("constant", f"{name} is not JSON")


def _finite(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise NotStrict("number", f"{quoted(digits)} is too large a number")
    return number


def _no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise NotStrict("twice", "a key stands twice in one object")
    return data
