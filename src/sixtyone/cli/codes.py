"""The stable code of each complaint of the command line, by its message; a code may be said in several ways.

Errors of the rules and of a server have codes of their own: ``errors.CODES``, ``server.trouble.CODES``.
"""

from __future__ import annotations

ARGUMENTS = "usage/arguments"
"""What the library of the command line finds wrong."""
STREAM = "file/stream"
"""What the system says of a file or a stream while it is used."""

CODES: dict[str, str] = {
    "cli-choice": "usage/choice",
    "cli-language": "usage/choice",
    "cli-speed": "usage/choice",
    "cli-describe-what": "usage/what",
    "cli-picture-what": "usage/what",
    "cli-describe-range": "usage/number",
    "cli-picture-number": "usage/number",
    "simulate-number": "usage/number",
    "cli-option-form": "usage/option-form",
    "cli-score-not-here": "usage/not-here",
    "cli-option-not-here": "usage/not-here",
    "cli-describe-length": "usage/conflict",
    "cli-score-what": "usage/pieces",
    "cli-score-dominoes": "usage/pieces",
    "cli-describe-pieces": "usage/pieces",
    "cli-picture-count": "usage/pieces",
    "cli-picture-board": "usage/pieces",
    "cli-describe-pegs": "usage/pegs",
    "cli-describe-sides": "usage/sides",
    "cli-describe-names": "usage/names",
    "cli-name-empty": "usage/names",
    "cli-describe-record": "usage/record",
    "cli-seats-number": "usage/seats",
    "cli-seat-name": "usage/seat",
    "cli-seat-empty": "usage/seat",
    "cli-name-long": "usage/seat",
    "cli-picture-terminal": "usage/terminal",
    "cli-extra": "usage/extra",
    "cli-picture-extra": "usage/extra",
    "serve-elsewhere": "usage/system",
    "cli-unreadable": "file/unreadable",
    "cli-not-text": "file/not-text",
    "cli-too-large": "file/too-large",
    "cli-unwritable": "file/unwritable",
    "cli-record-other": "file/other",
    "cli-record-foreign": "file/other-match",
    "cli-record-finished": "file/finished",
    "cli-record-no-seed": "file/no-seed",
    "cli-record-changed": "file/changed",
    "simulate-resume": "simulate/resume",
    "simulate-format": "simulate/format",
    "simulate-exists": "simulate/exists",
    "simulate-parts": "simulate/parts",
    "simulate-other-plan": "simulate/other-plan",
    "simulate-busy": "simulate/busy",
    "simulate-room": "simulate/room",
    "simulate-lost": "simulate/lost",
    "simulate-jobs": "simulate/jobs",
    "simulate-cluster": "simulate/cluster",
    "simulate-versions": "simulate/versions",
    "simulate-workers": "simulate/workers",
}
