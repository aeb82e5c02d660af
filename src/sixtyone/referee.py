"""The referee: one JSON object a line in, one ruling a line out, in order.

Every form is in docs/reference/referee.md.

>>> answer('{"game":"cribbage","pegging":["7C","8H","9D"]}')
'{"total":3,"parts":[{"kind":"run","points":3,"pieces":["7C","8H","9D"]}]}'
>>> json.loads(answer('{"game":"cribbage","pegging":["9C","JC","QD","TH"]}'))["error"]["message"]
'the count of this series is 39; it may not pass 31'
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from sixtyone.cards import parse_card
from sixtyone.catalogue import find_game
from sixtyone.errors import IllegalAction, RefereeError, SixtyOneError, given, quoted
from sixtyone.game import Game, to_json
from sixtyone.games.cribbage.pegging import LIMIT, count_of, score_card
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.cribbage.show import score_show
from sixtyone.games.dominoes.ends import counted_ends, open_places, placement_score, settle
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.options import is_whole
from sixtyone.record import Record, differences, read_json, replay
from sixtyone.score import Piece, Score, total
from sixtyone.tiles import Tile, parse_tile

LONGEST_LINE = 4 * 1024 * 1024
"""Bytes of a line that is read; a record of the longest match is far below it."""


def rulings(lines: Iterable[bytes]) -> Iterator[str]:
    """The answers to lines, one each, without line ends; blank lines are skipped."""
    for line in lines:
        if line.strip():
            yield answer(line)


def answer(line: bytes | str) -> str:
    """The ruling on one line, as one line of JSON; whatever is wrong with the line is a ruling too."""
    try:
        return _written(rule(_read(line)))
    except SixtyOneError as error:
        return _written({"error": error.to_json()})
    except RecursionError:  # read, but too deep to be quoted or written back
        return _written({"error": RefereeError("referee/json", "the line is nested too deeply").to_json()})


def _written(ruling: dict[str, Any]) -> str:
    return json.dumps(ruling, separators=(",", ":"), allow_nan=False)


def rule(question: Mapping[str, Any]) -> dict[str, Any]:
    """The ruling on one question, as JSON values.

    Raises:
        SixtyOneError: whatever is wrong with the question.
    """
    asked = [name for name in _QUESTIONS if name in question]
    if len(asked) != 1:
        raise RefereeError(
            "referee/question",
            f"a line asks one of {', '.join(_QUESTIONS)}; this one asks {' and '.join(asked) or 'none'}",
            expected=list(_QUESTIONS),
            got=asked,
        )
    name = asked[0]
    known = {name, "game", "variant", "rules"}
    for key in question:
        if key not in known:
            raise RefereeError(
                "referee/field",
                f"a question for {name} has no field {quoted(key)}",
                field=str(key)[:80],
                expected=sorted(known),
            )
    return _QUESTIONS[name](question)


def _read(line: bytes | str) -> Mapping[str, Any]:
    if len(line) > LONGEST_LINE:
        raise RefereeError(
            "referee/too-long", f"a line has at most {LONGEST_LINE} bytes, not {len(line)}", expected=LONGEST_LINE
        )
    try:
        text = line.decode() if isinstance(line, bytes) else line
        question = read_json(text)
    except UnicodeDecodeError as error:
        raise RefereeError("referee/json", f"the line is not UTF-8 from byte {error.start} on") from None
    except (ValueError, RecursionError) as error:
        raise RefereeError("referee/json", f"the line is no JSON that can be read: {str(error)[:80]}") from None
    if not isinstance(question, dict):
        raise RefereeError("referee/json", f"a line is one JSON object, not {quoted(question)}")
    return question


def _show(question: Mapping[str, Any]) -> dict[str, Any]:
    rules = _cribbage(question, "show")
    show = _object(question["show"], "show", {"hand", "starter", "crib"})
    hand = tuple(parse_card(text) for text in _texts(show.get("hand"), "show.hand"))
    starter = parse_card(_text(show.get("starter"), "show.starter"))
    crib = show.get("crib", False)
    if not isinstance(crib, bool):
        raise _wrong("show.crib", "flag", f"show.crib is true or false, not {quoted(crib)}", got=given(crib))
    size = rules.crib_size if crib else rules.kept
    if len(hand) != size:
        raise IllegalAction(
            "action/wrong-size",
            f"a {'crib' if crib else 'hand'} of {rules.variant} has {size} cards, not {len(hand)}",
            expected=size,
            got=len(hand),
        )
    _check_distinct((*hand, starter))
    return _parts(score_show(hand, starter, crib, rules))


def _pegging(question: Mapping[str, Any]) -> dict[str, Any]:
    rules = _cribbage(question, "pegging")
    series = tuple(parse_card(text) for text in _texts(question["pegging"], "pegging"))
    if not series:
        raise _wrong("pegging", "a-card", "pegging has at least one card", got=given([]))
    _check_distinct(series)
    count = count_of(series)
    if count > LIMIT:
        raise IllegalAction("action/over-31", f"the count of this series is {count}; it may not pass 31", count=count)
    return _parts(score_card(series, rules))


def _layout(question: Mapping[str, Any]) -> dict[str, Any]:
    rules = _dominoes(question, "layout")
    layout = Layout.from_texts(rules.spinners, _texts(question["layout"], "layout"))
    counted = counted_ends(layout)
    points = total(placement_score(counted, rules))
    return {
        "sum": sum(end.value for end in counted),
        "raw": 5 * points if rules.shows_raw else None,
        "points": points,
        "counted": to_json(counted),
        "open": to_json(open_places(layout)),
        "links": to_json(layout.links),
        "spinners": to_json(layout.spinners),
    }


def _settle(question: Mapping[str, Any]) -> dict[str, Any]:
    asked = _object(question["settle"], "settle", {"hands", "out", "blocked"})
    hands = asked.get("hands")
    if not isinstance(hands, list) or not 2 <= len(hands) <= 4:
        raise _wrong("settle.hands", "hands", "settle.hands is a list of two to four hands", got=given(hands))
    tiles = [
        tuple(parse_tile(text) for text in _texts(hand, f"settle.hands[{seat}]")) for seat, hand in enumerate(hands)
    ]
    _check_distinct(tuple(tile for hand in tiles for tile in hand))
    rules = _dominoes(question, "settle", seats=len(hands))
    if not rules.settles:
        text = f"{rules.game} is not settled: tiles left in hands earn nothing"
        raise RefereeError("referee/question", text, got=["settle"], game=rules.game, problem="unsettled")
    out = _who_went_out(asked, tiles)
    settlement = settle(tiles, rules, out)
    return {"pips": list(settlement.pips), "awards": list(settlement.awards), "winners": list(settlement.winners)}


def _who_went_out(asked: Mapping[str, Any], tiles: list[tuple[Tile, ...]]) -> int | None:
    out, blocked = asked.get("out"), asked.get("blocked", False)
    if not isinstance(blocked, bool) or (out is None) is not blocked:
        text = 'settle has either "out", a seat, or "blocked":true'
        asked = {name: asked[name] for name in ("out", "blocked") if name in asked}
        raise _wrong("settle.out", "out-or-blocked", text, got=given(asked))
    if blocked:
        return None
    if out is None or not is_whole(out) or not 0 <= out < len(tiles):
        seats = f"0 to {len(tiles) - 1}"
        text = f"settle.out is a seat from {seats}, not {quoted(out)}"
        raise _wrong("settle.out", "one-seat", text, expected=seats, got=given(out))
    if tiles[out]:
        hand = given(", ".join(map(str, tiles[out])))
        raise _wrong(f"settle.hands[{out}]", "empty-hand", f"seat {out} went out, so its hand is empty", got=hand)
    return int(out)


def _record(question: Mapping[str, Any]) -> dict[str, Any]:
    record = Record.from_json(question["record"])
    _check_header_agrees(question, record)
    state, events = replay(record)
    ruling: dict[str, Any] = {
        "events": [event.to_json() for event in events if event is not state.outcome],
        "outcome": None if state.outcome is None else state.outcome.to_json(),
    }
    found = differences(record) if record.more else []
    return {**ruling, "differences": found} if found else ruling


def _check_header_agrees(question: Mapping[str, Any], record: Record) -> None:
    """What stands beside a record may repeat its header, but not contradict it."""
    header = record.to_json()
    for field, value in question.items():
        if field != "record" and value != header[field] and value != question["record"].get(field):
            text = f"{field} contradicts the record, which has {header[field]}"
            raise _wrong(field, "as-recorded", text, expected=quoted(header[field]), got=given(value))


_QUESTIONS: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
    "show": _show,
    "pegging": _pegging,
    "layout": _layout,
    "settle": _settle,
    "record": _record,
}


def _cribbage(question: Mapping[str, Any], asked: str) -> CribbageRules:
    game, variant, options = _header(question)
    rules = game.rules(variant, **options)
    if not isinstance(rules, CribbageRules):
        text = f"{asked} is a question of cribbage, not of {game.name}"
        raise RefereeError("referee/question", text, got=[asked], game=game.name)
    return rules


def _dominoes(question: Mapping[str, Any], asked: str, seats: int | None = None) -> DominoRules:
    game, variant, options = _header(question)
    if seats is not None and variant != "pairs":
        options.setdefault("seats", seats)
    rules = game.rules(variant, **options)
    if not isinstance(rules, DominoRules):
        text = f"{asked} is a question of a domino game, not of {game.name}"
        raise RefereeError("referee/question", text, got=[asked], game=game.name)
    if seats is not None and rules.seats != seats:
        text = f"settle.hands has one hand a seat: {rules.seats}, not {seats}"
        raise _wrong("settle.hands", "hand-a-seat", text, expected=rules.seats, got=seats)
    return rules


def _header(question: Mapping[str, Any]) -> tuple[Game, str | None, dict[str, Any]]:
    game = find_game(_text(question.get("game"), "game"))
    variant = question.get("variant")
    options = question.get("rules", {})
    if not isinstance(options, dict):
        text = f"rules is an object of options, not {quoted(options)}"
        raise _wrong("rules", "options", text, got=given(options))
    return game, None if variant is None else _text(variant, "variant"), dict(options)


def _parts(parts: tuple[Score, ...]) -> dict[str, Any]:
    return {"total": total(parts), "parts": [part.to_json() for part in parts]}


def _object(value: Any, name: str, known: set[str]) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        text = f"{name} is an object with {', '.join(sorted(known))}, not {quoted(value)}"
        raise _wrong(name, "object", text, expected=sorted(known), got=given(value))
    for key in value:
        if key not in known:
            raise RefereeError(
                "referee/field",
                f"{name} has no field {quoted(key)}",
                field=f"{name}.{key}"[:80],
                expected=sorted(known),
            )
    return value


def _texts(value: Any, name: str) -> list[str]:
    if not isinstance(value, list) or len(value) > 52:
        raise _wrong(name, "pieces", f"{name} is a list of pieces as text, not {quoted(value)}", got=given(value))
    return [_text(item, f"{name}[{index}]") for index, item in enumerate(value)]


def _text(value: Any, name: str) -> str:
    if not isinstance(value, str):
        raise _wrong(name, "text", f"{name} is a text, not {quoted(value)}", got=given(value))
    return value


def _wrong(field: str, wanted: str, message: str, **detail: Any) -> RefereeError:
    """A field that is missing or has the wrong shape; ``wanted`` is one of ``errors.WANTED``."""
    return RefereeError("referee/field", message, field=field, wanted=wanted, **detail)


def _check_distinct(pieces: Sequence[Piece]) -> None:
    twice = sorted({str(piece) for piece in pieces if pieces.count(piece) > 1})
    if twice:
        raise IllegalAction("action/duplicate", f"named twice: {', '.join(twice)}", pieces=twice)
