"""Hostile lines for the referee: half of them valid lines with something broken in them, half of them anything.

`python -m tests.referee.hostile 1000000` asks the referee a million of them and says what it answered; `run` does the
same for other programs. The lines follow from the seed alone.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sixtyone.errors import CODES
from sixtyone.referee import rulings

SEED = 61

_HEADER: dict[str, Any] = {"format": "sixtyone-record/1", "rules": {}, "seats": ["Ann", "Bo"]}
VALID: tuple[dict[str, Any], ...] = (
    {
        "game": "cribbage",
        "variant": "six-card",
        "show": {"hand": ["5H", "5S", "5C", "JD"], "starter": "5D", "crib": False},
    },
    {
        "game": "cribbage",
        "variant": "five-card",
        "show": {"hand": ["5H", "5S", "5C", "JD"], "starter": "5D", "crib": True},
    },
    {"game": "cribbage", "variant": "seven-card", "show": {"hand": ["AH", "2S", "3C", "4D", "5D"], "starter": "6D"}},
    {"game": "cribbage", "pegging": ["7C", "8H", "9D"]},
    {"game": "cribbage", "rules": {"max_play_run": 3}, "pegging": ["AC", "2H", "3D", "4C", "5S", "6D", "7D"]},
    {"game": "horse-race", "layout": ["1-4", "1-1 at 1-4.low", "4-4 at 1-4.high"]},
    {"game": "fives-and-threes", "variant": "pairs", "layout": ["5-5", "2-5 at 5-5.side-a", "3-5 at 5-5.side-b"]},
    {"game": "five-up", "layout": ["5-5", "2-5 at 5-5.side-a", "3-5 at 5-5.side-b", "5-6 at 5-5.arm-b"]},
    {"game": "horse-race", "settle": {"hands": [[], ["4-4", "1-2"]], "out": 0}},
    {
        "game": "horse-race",
        "variant": "pairs",
        "settle": {"hands": [["0-0"], ["4-4"], ["5-6"], ["6-6"]], "blocked": True},
    },
    {
        "game": "all-fives",
        "rules": {"block_tie": "split"},
        "settle": {"hands": [["0-3"], ["1-2"], ["6-6"]], "blocked": True},
    },
    {
        "record": {
            **_HEADER,
            "game": "cribbage",
            "variant": "six-card",
            "first": 0,
            "actions": [
                "deal 5H,JD,2C,3C,4C,9S / 6H,7H,8H,KD,QS,AC",
                "0: discard 2C,3C",
                "1: discard KD,QS",
                "starter 5S",
            ],
            "scores": [[0, 0], [0, 0], [0, 0], [0, 1]],
            "totals": [0, 0],
            "outcome": {"winners": None, "totals": [0, 0], "reason": None},
            "events": [{"type": "scored", "seat": 0, "side": 0, "points": 2, "total": 2}, {"type": "starter"}],
        }
    },
    {
        "record": {
            **_HEADER,
            "game": "horse-race",
            "variant": "individual",
            "actions": ["lot 1", "deal 0-1,2-5,3-3,0-6,1-6,2-2,4-5 / 1-4,4-4,1-1,5-6,6-6,0-0,3-6", "1: place 1-4"],
            "fair": {"commitment": "00" * 32, "seed": "00" * 32, "contributions": ["a", "b"]},
        }
    },
)
_PIECES = (
    "5H",
    "TD",
    "10♦",
    "KC",
    "zz",
    "",
    "4-4",
    "[1|4]",
    "7-7",
    "1-4.low",
    "?",
    "4-4 at 4-4.arm-a",
    "0: play 5H",
    "deal /",
)
_NUMBERS = (0, 1, -1, 2, 61, 99, 10**6, 2**63, -(2**64), 10**400, 0.5, -0.0, 1e308, True, False)
_WORDS = (
    "",
    "game",
    "record",
    "cribbage",
    "ünïcode ☃",
    "\u202e",
    "\x00",
    "\ud800",
    "𝔰𝔦𝔵",
    "a" * 3000,
    "__proto__",
    "\n",
    "\x1b[2J",
)
_JUNK = (
    *(
        b"NaN",
        b"-Infinity",
        b"1e999",
        b"[]",
        b"null",
        b"{",
        b"}",
        b'"',
        b"\\u12",
        b'"\\ud800"',
        b"\xff\xfe",
        b"\xed\xa0\x80",
    ),
    *(
        b"\xef\xbb\xbf{}",
        b"\x00",
        b"{}{}",
        b'{"a":1,"a":2}',
        b"0" * 5000,
        b"1" * 5000,
        b"\xc0\xaf",
        b"'",
        b"//",
        b"\x0b",
    ),
)


@dataclass
class Summary:
    """What the referee answered: by error code, `ruling` for what was no error; and the longest time for one line."""

    lines: int = 0
    mutated: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    slowest_line: bytes = b""

    def __str__(self) -> str:
        answers = "\n".join(f"  {number:9} {code}" for code, number in sorted(self.answers.items()))
        return (
            f"{self.lines} lines, {self.mutated} of them valid ones changed; each has one answer:\n{answers}\n"
            f"slowest: {1000 * self.slowest:.1f} ms for {self.slowest_line[:60]!r}"
        )


def lines(number: int, seed: int = SEED) -> Iterator[tuple[bytes, bool]]:
    """So many lines, none blank, and whether each was made by changing a valid one."""
    rng = random.Random(seed)
    for index in range(number):
        mutated = index % 2 == 0
        line = (changed(rng) if mutated else anything(rng)).replace(b"\n", b" ")
        yield line if line.strip() else b"?", mutated


def changed(rng: random.Random) -> bytes:
    """A valid line with one to three things broken in it, in its values or in its bytes."""
    question: Any = json.loads(json.dumps(rng.choice(VALID)))
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        rng.choice(_VALUE_CHANGES)(question, rng)
    line = json.dumps(question, ensure_ascii=rng.random() < 0.8).encode("utf-8", "surrogatepass")
    if rng.random() < 0.5:
        line = rng.choice(_BYTE_CHANGES)(line, rng)
    return line


# Changes of a value somewhere in a question.


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every container in a value with every key or index of it."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            found.append((value, key))
            found += _places(value[key])
    return found


def scalar(rng: random.Random) -> Any:
    """A piece, a number, a word, or nothing."""
    return rng.choice((rng.choice(_PIECES), rng.choice(_NUMBERS), rng.choice(_WORDS), None, [], {}))


def _replace(question: Any, rng: random.Random) -> None:
    container, key = rng.choice(_places(question) or [({}, "")])
    container[key] = scalar(rng)


def _nest(question: Any, rng: random.Random) -> None:
    container, key = rng.choice(_places(question) or [({}, "")])
    value = container[key] if key in container or isinstance(container, list) else None
    for _ in range(rng.choice((1, 2, 50))):
        value = rng.choice(([value], {"a": value}))
    container[key] = value


def _rename(question: Any, rng: random.Random) -> None:
    objects = [(container, key) for container, key in _places(question) if isinstance(container, dict)]
    if objects:
        container, key = rng.choice(objects)
        container[rng.choice((*_WORDS, "show", "layout", "settle", "rules", "variant", "hand", "crib"))] = (
            container.pop(key)
        )


def _swap(question: Any, rng: random.Random) -> None:
    places = _places(question)
    if places:
        (one, first), (two, second) = rng.choice(places), rng.choice(places)
        # Copies, or a value could come to lie within itself.
        one[first], two[second] = json.loads(json.dumps([two[second], one[first]]))


def _delete(question: Any, rng: random.Random) -> None:
    places = _places(question)
    if places:
        container, key = rng.choice(places)
        del container[key]


def _repeat(question: Any, rng: random.Random) -> None:
    containers = [container for container, _ in _places(question) if isinstance(container, list)]
    if containers:
        container = rng.choice(containers)
        container += json.loads(json.dumps(container)) * rng.choice((1, 1, 30))


def _option(question: Any, rng: random.Random) -> None:
    if isinstance(question, dict):
        names = (
            "seats",
            "target",
            "counting",
            "giveaway",
            "hand_sizes",
            "block_tie",
            "muggins_scope",
            "exact",
            "nonsense",
        )
        question["rules"] = {rng.choice(names): scalar(rng) for _ in range(rng.choice((1, 2)))}


_VALUE_CHANGES: tuple[Callable[[Any, random.Random], None], ...] = (
    *(_replace, _replace, _replace, _nest, _rename, _swap, _delete, _repeat, _option),
)


# Changes of the bytes of a line.


def _flip(line: bytes, rng: random.Random) -> bytes:
    broken = bytearray(line)
    for _ in range(rng.choice((1, 1, 5))):
        broken[rng.randrange(len(broken))] = rng.randrange(256)
    return bytes(broken)


def _cut(line: bytes, rng: random.Random) -> bytes:
    return line[: rng.randrange(len(line))]


def _insert(line: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(line))
    return line[:at] + rng.choice(_JUNK) + line[at:]


def _double(line: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(line))
    return line[:at] + line[rng.randrange(len(line)) :] + line[at:]


def _number(line: bytes, rng: random.Random) -> bytes:
    return line.replace(b'"5H"', rng.choice(_JUNK), 1).replace(b"true", rng.choice(_JUNK))


def _key_twice(line: bytes, rng: random.Random) -> bytes:
    return line.replace(b"{", rng.choice((b'{"game":"cribbage",', b'{"x":1,"x":2,', b'{"out":0,')), 1)


_BYTE_CHANGES: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _flip,
    _cut,
    _insert,
    _double,
    _number,
    _key_twice,
)


# Lines that were never valid.


def anything(rng: random.Random) -> bytes:
    """Bytes, signs, JSON of any shape, deep nesting, or a line that is very long."""
    return rng.choice(_KINDS)(rng)


def _bytes(rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(1, 80))


def _signs(rng: random.Random) -> bytes:
    return bytes(rng.choices(b'{}[]",:\\u0019eE+-.truefalsn \t', k=rng.randrange(1, 60)))


def _junk(rng: random.Random) -> bytes:
    return b"".join(rng.choices(_JUNK, k=rng.randrange(1, 4)))


def _json(rng: random.Random) -> bytes:
    keys = ("game", "record", "show", "pegging", "layout", "settle", "rules", "variant", *_WORDS)

    def value(deep: int) -> Any:
        kind = rng.randrange(4 if deep < 4 else 2)
        if kind < 2:
            return scalar(rng)
        size = rng.randrange(4)
        if kind == 2:
            return [value(deep + 1) for _ in range(size)]
        return {rng.choice(keys): value(deep + 1) for _ in range(size)}

    shape = rng.choice((value, lambda deep: {rng.choice(keys): value(deep) for _ in range(3)}))
    return json.dumps(shape(0), ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")


def _deep(rng: random.Random) -> bytes:
    depth = rng.choice((10, 100, 900, 960, 980, 990, 995, 1000, 3000))
    opening, closing = rng.choice(((b"[", b"]"), (b'{"a":', b"}"), (b'[{"show":', b"}]")))
    inner = opening * depth + b"1" + closing * (depth if rng.random() < 0.8 else depth - 1)
    question = rng.choice(VALID)
    name = next(name for name in ("show", "pegging", "layout", "settle", "record") if name in question)
    around = b'{"game":"%s","%s":' % (question.get("game", "").encode(), name.encode())
    return around + inner + b"}" if rng.random() < 0.8 else inner


def _long(rng: random.Random) -> bytes:
    # Long ones are rare, or they would be all that is measured.
    size = 5_000_000 if rng.random() < 0.0005 else rng.randrange(2000, 20_000)
    return rng.choice(
        (
            b'{"game":"' + b"x" * size + b'"}',
            b'{"game":"cribbage","pegging":[' + b'"5H",' * (size // 5) + b'"5H"]}',
            b'{"record":{"format":"sixtyone-record/1","game":"cribbage","seats":["a","b"],"actions":["'
            + b"go " * (size // 3)
            + b'"]}}',
            b" " * size + b"{}",
            b'{"game":"horse-race","settle":{"hands":[[],["' + "é".encode() * (size // 2) + b'"]],"out":0}}',
        )
    )


_KINDS: tuple[Callable[[random.Random], bytes], ...] = (
    *(_bytes, _bytes, _signs, _signs, _junk, _json, _json, _json, _json, _json),
    *(_bytes, _signs, _junk, _json, _json, _json, _json, _deep, _junk, _long),
)


# The judgement.


def judged(answer: str) -> str:
    """The error code of an answer, or `ruling`; an assertion fails where it is not one line with one JSON object."""
    assert answer.isascii(), answer[:200]
    assert answer.isprintable(), answer[:200]
    ruling = json.loads(answer, parse_constant=_no_constant)
    assert isinstance(ruling, dict)
    if "error" not in ruling:
        assert "total" in ruling or "sum" in ruling or "awards" in ruling or "events" in ruling, answer[:200]
        return "ruling"
    error = ruling["error"]
    assert list(ruling) == ["error"]
    assert list(error) == ["code", "message", "detail"]
    assert error["code"] in CODES, answer[:200]
    assert isinstance(error["message"], str)
    assert error["message"]
    assert "Traceback" not in error["message"]
    assert isinstance(error["detail"], dict)
    return str(error["code"])


def _no_constant(name: str) -> Any:
    raise AssertionError(f"{name} is not JSON")


def run(number: int, seed: int = SEED) -> Summary:
    """Ask the referee so many hostile lines, one after the other, and judge each answer.

    Raises:
        AssertionError: an answer is missing, or is no ruling; the line is in the message.
    """
    summary = Summary()
    asked: list[bytes] = []

    def feed() -> Iterator[bytes]:
        for line, mutated in lines(number, seed):
            summary.lines += 1
            summary.mutated += mutated
            asked.append(line)
            yield line + b"\n"

    answers = rulings(feed())
    for index in range(number):
        start = time.perf_counter()
        try:
            code = judged(next(answers))
        except Exception as fault:
            raise AssertionError(f"line {index} of seed {seed}, {asked[-1][:300]!r}: {fault!r}") from fault
        took = time.perf_counter() - start
        assert len(asked) == 1, f"line {index} of seed {seed} was not answered: {asked[0][:300]!r}"
        summary.answers[code] += 1
        if took > summary.slowest:
            summary.slowest, summary.slowest_line = took, asked[-1][:100]
        asked.clear()
    assert next(answers, None) is None
    return summary


def main() -> None:
    """Ask as many lines as the command line says."""
    parser = argparse.ArgumentParser(description="Ask the referee hostile lines.")
    parser.add_argument("lines", type=int, nargs="?", default=1_000_000)
    parser.add_argument("--seed", type=int, default=SEED)
    chosen = parser.parse_args()
    start = time.perf_counter()
    print(run(chosen.lines, chosen.seed))
    print(f"{time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
