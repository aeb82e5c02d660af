"""``sixtyone simulate``: matches by the million, by the compiled twins of the rules.

It needs the extra ``simulate``: ``pip install 'sixtyone[simulate]'``.
"""

from __future__ import annotations

import json
import math
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from sixtyone.cli.ending import DONE, INTERRUPTED, USAGE, Complaint, say
from sixtyone.cli.games import game_name
from sixtyone.cli.rule_options import read_options
from sixtyone.cli.speaking import survive_any_text, words_for
from sixtyone.errors import RulesError, quoted
from sixtyone.extras import EXTRAS
from sixtyone.words.catalogue import ENGLISH, Words

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

    from sixtyone.fast.simulate.plan import Plan
    from sixtyone.fast.simulate.summary import Summary

OWN = ("seats", "matches", "seed")
"""Options of the command, not of the rules."""


@dataclass(frozen=True)
class Wanted:
    """What the options say."""

    game: str
    variant: str | None
    seats: str
    options: list[str]
    matches: str
    seed: int
    jobs: int | None
    out: str | None
    overwrite: bool
    resume: bool
    plot: str | None
    cluster: str | None


def simulate(wanted: Wanted, as_json: bool, language: str | None) -> int:
    """Play, keep what is asked for, and print what it comes to."""
    words = words_for(language)
    survive_any_text()
    try:
        return _simulate(wanted, as_json, words)
    except ImportError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == "sixtyone":
            raise
        extra = EXTRAS.get(missing, "fast")  # which brings what these libraries need
        raise Complaint("cli-extra", USAGE, library=missing, extra=extra, command="simulate") from None


def _simulate(wanted: Wanted, as_json: bool, words: Words) -> int:
    from sixtyone.fast.simulate.errors import SimulationError
    from sixtyone.fast.simulate.plan import Plan
    from sixtyone.fast.simulate.plots import can_plot, plot
    from sixtyone.fast.simulate.runner import run

    if wanted.resume and wanted.out is None:
        raise Complaint("simulate-resume", USAGE)
    seats = tuple(name.strip() for name in wanted.seats.split(","))
    options, matches = read_options(wanted.options), _number(wanted.matches)
    try:
        plan = Plan.make(game_name(wanted.game), wanted.variant, seats, matches, wanted.seed, options)
    except RulesError as error:
        named = error.detail.get("option")
        if named in OWN and named not in options:
            error.detail["option"] = f"--{named}"
        raise
    out, picture = (None if name is None else Path(name) for name in (wanted.out, wanted.plot))
    try:
        if picture is not None:
            can_plot(picture, wanted.overwrite)  # what is missing is said before the matches are played
        with Progress(plan.matches, words, wanted.out or "") as progress:
            summary = run(
                plan, out, jobs=wanted.jobs, cluster=wanted.cluster, resume=wanted.resume, overwrite=wanted.overwrite,
                told=progress.told, waits=progress.waits,
            )  # fmt: skip
    except SimulationError as error:
        raise Complaint(f"simulate-{error.problem}", USAGE, **error.detail) from error
    except KeyboardInterrupt:
        kept = "simulate-kept" if out else "simulate-nothing-kept"
        say("\n" + words.say(kept, file=wanted.out or ""))
        return INTERRUPTED
    if picture is not None:
        plot(summary, picture, words)
    told = summary.to_json()
    print(json.dumps(told, ensure_ascii=False) if as_json else _said(summary, plan, words))
    return DONE


def _number(text: str) -> int:
    """A number of matches: ``1000000``, ``1_000_000``, ``1e6``.

    >>> _number("1e6"), _number("2.5e3")
    (1000000, 2500)
    """
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not number.is_integer():
        raise Complaint("simulate-number", USAGE, text=quoted(text))
    return int(number)


def _said(summary: Summary, plan: Plan, words: Words) -> str:
    """A few lines for people."""
    from sixtyone.fast.simulate.names import kind_name, side_name
    from sixtyone.fast.simulate.results import length_of

    told = summary.to_json()
    number = words.number
    length = length_of(plan)
    lines = [
        words.say("simulate-matches", count=number(summary.matches), game=words.say(f"game-{plan.game}")),
        words.say(f"simulate-{length}", mean=number(told[length], 2), actions=number(told["actions"], 1)),
        words.say("simulate-margin", mean=number(told["margin"], 2)),
    ]
    for which, side in enumerate(told["sides"]):
        who = side_name(plan, which)
        pegged = (f"{kind_name(words, kind)} {number(mean, 2)}" for kind, mean in side["pegged"].items())
        separator = ", " if words.language == ENGLISH else "; "  # elsewhere the comma stands within the numbers
        wins, score = number(100 * side["wins"], 2), number(side["score"], 2)
        lines.append(words.say("simulate-side", who=who, wins=wins, score=score, kinds=separator.join(pegged)))
    return "\n".join(lines)


class Progress:
    """A bar with rate and time left on stderr, where a person looks; elsewhere no more than why nothing goes on."""

    def __init__(self, matches: int, words: Words, out: str = "") -> None:
        self._matches = matches
        self._words = words
        self._out = out
        self.bar: Bar | None = None

    def told(self, matches: int) -> None:
        """So many matches have been played."""
        if self.bar is None:
            return
        (task,) = self.bar.tasks
        if not task.started:  # those that an earlier run has played: they are no measure of speed
            self.bar.reset(task.id, completed=matches)
            return
        rate = self._words.say("simulate-rate", count=self._words.number(task.speed or 0))
        self.bar.update(task.id, completed=matches, rate=rate)

    def waits(self, reason: str) -> None:
        """No matches are played for a while: see ``run``."""
        if reason == "file":
            if self.bar is not None:
                self.bar.update(self.bar.tasks[0].id, rate=self._words.say("simulate-writing", file=self._out))
            return
        text = self._words.say("simulate-waits")
        if self.bar is None:
            say(text)
        else:
            self.bar.console.print(text, soft_wrap=True)

    def __enter__(self) -> Progress:
        if sys.stderr.isatty():
            from rich import progress
            from rich.console import Console

            columns = (
                *(progress.BarColumn(), progress.TaskProgressColumn(), progress.MofNCompleteColumn()),
                *(progress.TextColumn("{task.fields[rate]}"), progress.TimeRemainingColumn()),
            )
            self.bar = progress.Progress(*columns, console=Console(stderr=True))
            self.bar.add_task("", total=self._matches, rate="", start=False)
            self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()
