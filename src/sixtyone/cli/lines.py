"""On which line of a JSON text a value stands, for an error that names its field."""

from __future__ import annotations

import json
import re

_STEP = re.compile(r"[^.\[\]]+")
_BLANK = re.compile(r"[ \t\r\n]*")


def line_of(text: str, path: str) -> int:
    r"""The line of the value at a path such as ``fair.seed`` or ``seats[1]``; of the last part that there is, where
    the rest is missing. The text is JSON.

    >>> line_of('{"seats": [\n "Ann",\n 7],\n "fair": {"seed": null}}', "seats[1]")
    3
    >>> line_of('{"seats": [\n "Ann",\n 7],\n "fair": {"seed": null}}', "fair.contributions")
    4
    """
    place = _after_blanks(text, 0)
    for step in _STEP.findall(path):
        found = _within(text, place, step)
        if found is None:
            break
        place = found
    return text.count("\n", 0, place) + 1


def _within(text: str, place: int, step: str) -> int | None:
    """Where the member or item ``step`` of the object or list at ``place`` begins."""
    decoder = json.JSONDecoder()
    is_object = text[place] == "{"
    if not is_object and text[place] != "[":
        return None
    index = 0
    place = _after_blanks(text, place + 1)
    while text[place] not in "}]":
        key: object = str(index)
        if is_object:
            key, place = decoder.raw_decode(text, place)
            place = _after_blanks(text, _after_blanks(text, place) + 1)  # past the colon
        if key == step:
            return place
        _, place = decoder.raw_decode(text, place)
        place = _after_blanks(text, place)
        if text[place] == ",":
            place = _after_blanks(text, place + 1)
        index += 1
    return None


def _after_blanks(text: str, place: int) -> int:
    found = _BLANK.match(text, place)
    return found.end() if found else place
