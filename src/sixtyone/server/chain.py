"""Entries of the log as canonical text, each bound to all before it by a hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any


def canonical(value: Any) -> str:
    """JSON with one spelling: the same value is always the same text."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def digest(text: str) -> str:
    """SHA-256 in hex."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def start(header: str, commitment: str) -> str:
    """The hash that the first entry follows."""
    return digest(canonical([header, commitment]))


def link(before: str, seq: int, at: int, payload: str, private: Mapping[int, str], sealed: str | None) -> str:
    """The hash of an entry. It covers what only one seat, or nobody, may read; so it is never told to clients, who
    could try out what is hidden.
    """
    hidden = [[seat, private[seat]] for seat in sorted(private)]
    return digest(canonical([before, seq, at, payload, hidden, sealed]))
