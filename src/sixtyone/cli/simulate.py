"""``sixtyone simulate``: matches by the million, by the compiled twins of the rules.

It needs the extra ``simulate``: ``pip install 'sixtyone[simulate]'``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from sixtyone.cli.ending import DONE, INTERRUPTED, USAGE, Complaint, say
from sixtyone.cli.games import game_name
from sixtyone.cli.rule_options import read_options
from sixtyone.cli.speaking import survive_any_text, words_for
from sixtyone.words.catalogue import Words

if TYPE_CHECKING:
    from sixtyone.fast.simulate.plan import Plan
    from sixtyone.fast.simulate.summary import Summary

EXTRAS = {"pyarrow": "simulate", "matplotlib": "simulate", "distributed": "cluster"}
"""Which extra brings a library; all others come with ``fast``."""


@dataclass(frozen=True)
class Wanted:
    """What the options say."""

    game: str
    variant: str | None
    seats: str
    options: list[str]
    matches: str
    seed: int
    jobs: int
    out: str | None
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
        say(words.say("simulate-extra", library=missing, extra=EXTRAS.get(missing, "fast")))
        return USAGE


def _simulate(wanted: Wanted, as_json: bool, words: Words) -> int:
    from sixtyone.fast.simulate.plan import Plan
    from sixtyone.fast.simulate.runner import SimulationError, run

    seats = tuple(name.strip() for name in wanted.seats.split(","))
    plan = Plan.make(
        game_name(wanted.game),
        wanted.variant,
        seats,
        _number(wanted.matches),
        wanted.seed,
        read_options(wanted.options),
    )
    if wanted.plot:
        import_module("matplotlib")  # what is missing is said before the matches are played
    out = Path(wanted.out) if wanted.out else None
    try:
        with Progress(plan.matches, words) as progress:
            summary = run(plan, out, jobs=wanted.jobs, cluster=wanted.cluster, resume=wanted.resume, told=progress.told)
    except SimulationError as error:
        raise Complaint(f"simulate-{error.problem}", USAGE, **error.detail) from error
    except KeyboardInterrupt:
        kept = "simulate-kept" if out else "simulate-nothing-kept"
        say("\n" + words.say(kept, file=wanted.out or ""))
        return INTERRUPTED
    if wanted.plot:
        from sixtyone.fast.simulate.plots import plot

        plot(summary, Path(wanted.plot))
    told = summary.to_json()
    print(json.dumps(told, ensure_ascii=False) if as_json else _said(summary, plan, words))
    return DONE


def _number(text: str) -> int:
    """A number of matches: ``1000000``, ``1_000_000``, ``1e6``."""
    try:
        number = float(text)
    except ValueError:
        number = 0.5
    if number != int(number):
        raise Complaint("simulate-number", USAGE, text=repr(text[:20]))
    return int(number)


def _said(summary: Summary, plan: Plan, words: Words) -> str:
    """A few lines for people."""
    told = summary.to_json()
    length = "deals" if plan.game == "cribbage" else "rounds"
    lines = [
        words.say("simulate-matches", count=f"{summary.matches:,}", game=words.say(f"game-{plan.game}")),
        words.say(f"simulate-{length}", mean=f"{told[length]:.2f}", actions=f"{told['actions']:.1f}"),
        words.say("simulate-margin", mean=f"{told['margin']:.2f}"),
    ]
    for number, side in enumerate(told["sides"]):
        seats = plan.rules.sides[number]
        who = ", ".join(f"{seat} {plan.policies[seat]}" for seat in seats)
        kinds = ", ".join(f"{words.say('simulate-kind-' + kind)} {mean:.2f}" for kind, mean in side["pegged"].items())
        lines.append(
            words.say(
                "simulate-side", who=who, wins=f"{100 * side['wins']:.2f}", score=f"{side['score']:.2f}", kinds=kinds
            )
        )
    return "\n".join(lines)


class Progress:
    """A bar with rate and time left on stderr, where a person looks; nothing elsewhere."""

    def __init__(self, matches: int, words: Words) -> None:
        self._matches = matches
        self._words = words
        self.told: Callable[[int], None] = lambda matches: None

    def __enter__(self) -> Progress:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            rate = TextColumn("{task.fields[rate]}")
            columns = (BarColumn(), TaskProgressColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
            bar = self._bar = Bar(*columns, console=Console(stderr=True))
            task = bar.add_task("", total=self._matches, rate="")

            def told(matches: int) -> None:
                speed = bar.tasks[0].speed or 0
                bar.update(task, completed=matches, rate=self._words.say("simulate-rate", count=f"{speed:,.0f}"))

            self.told = told
            bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        bar = getattr(self, "_bar", None)
        if bar is not None:
            bar.stop()
