"""The distributions of a simulation as one picture."""

from __future__ import annotations

import errno
import os
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixtyone.extras import need
from sixtyone.fast.simulate.errors import ending_of, must_be_free, writing
from sixtyone.fast.simulate.names import kind_name, rules_name, side_name
from sixtyone.fast.simulate.results import kinds_of, length_of, pieces_of
from sixtyone.fast.simulate.summary import Summary
from sixtyone.words.catalogue import Words

COLOURS = ("#2f6f4f", "#c8553d", "#3d5a80", "#b8860b")
HATCHES = ("", "//", "..", "xx")
"""Sides are told apart by both, since not everybody sees colours."""
FORMATS = (".png", ".svg", ".pdf")
"""How the name of a picture may end."""
_UNDATED: dict[str, dict[str, None]] = {".png": {}, ".svg": {"Date": None}, ".pdf": {"CreationDate": None}}
FEWEST = 50
"""Openings that were seen less often are left out of the picture."""
DEVIATIONS = 2
"""How many standard deviations the bars of the openings reach to each side."""


def can_plot(path: Path, overwrite: bool = False) -> None:
    """Say at once what would stop ``plot`` after all the matches, or what it would replace.

    Raises:
        SimulationError: ``format``, the name of the file ends in none of ``FORMATS``; ``exists``, it is there already.
        OSError: it cannot be there.
        ImportError: matplotlib is missing.
    """
    need("matplotlib")
    ending_of(path, FORMATS)
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    must_be_free(path, overwrite)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def plot(summary: Summary, path: Path, words: Words | None = None) -> None:
    """Write a picture of four panels: points by kind and side, the lengths, the margins, and how often each opening
    won. ``words`` is the language of its labels, English where none is given.

    Raises:
        SimulationError: ``format``, the name of the file ends in none of ``FORMATS``.
        OSError: the file cannot be written.
    """
    need("matplotlib")
    from matplotlib import rc_context
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    words = words or Words()
    ending = ending_of(path, FORMATS)
    plan = summary.plan
    figure = Figure(figsize=(12, 9), layout="constrained")
    canvas = FigureCanvasAgg(figure)
    panels: Any = figure.subplots(2, 2)
    figure.suptitle(
        words.say(
            "simulate-plot-title",
            rules=rules_name(words, plan),
            count=words.number(summary.matches),
            players=" / ".join(plan.policies),
            seed=str(plan.seed),
        )
    )
    _points(panels[0, 0], summary, words)
    _distribution(panels[0, 1], summary.lengths, words, f"simulate-plot-{length_of(plan)}")
    _distribution(panels[1, 0], summary.margins, words, "simulate-plot-margin")
    _openings(panels[1, 1], summary, words)
    picture = BytesIO()
    # Without the date of the day and with the same names inside, the same matches give the same bytes here too.
    with rc_context({"svg.hashsalt": "sixtyone"}):
        canvas.print_figure(picture, format=ending[1:], dpi=110, metadata=_UNDATED[ending])
    with writing(path, path):
        path.write_bytes(picture.getvalue())


def _percent(words: Words) -> Any:
    return lambda share, _: words.say("simulate-percent", share=words.number(100 * share, 1))


def _points(panel: Any, summary: Summary, words: Words) -> None:
    paid = np.flatnonzero(summary.pegged.any(axis=0))
    kinds = [kind_name(words, kinds_of(summary.plan)[kind]) for kind in paid]
    width = 0.8 / summary.sides
    number = max(1, summary.matches)
    for side in range(summary.sides):
        means = summary.pegged[side, paid] / number
        places = np.arange(len(kinds)) + (side - (summary.sides - 1) / 2) * width
        who, wins = side_name(summary.plan, side), words.number(100 * float(summary.wins[side]) / number, 1)
        label = words.say("simulate-plot-side", who=who, wins=wins)
        look = {"color": COLOURS[side], "hatch": HATCHES[side], "edgecolor": "white"}
        bars = panel.bar(places, means, width, label=label, **look)
        panel.bar_label(bars, labels=[words.number(float(mean), 1) for mean in means], fontsize=8)
    panel.set_xticks(range(len(kinds)), kinds)
    panel.set_title(words.say("simulate-plot-points"))
    panel.margins(y=0.1 + 0.08 * summary.sides)  # room for the names of the sides
    panel.legend(loc="upper right")


def _distribution(panel: Any, counts: NDArray[np.int64], words: Words, title: str) -> None:
    """Bars from the least to where only one match of ten thousand is beyond."""
    from matplotlib.ticker import MaxNLocator

    shares = counts / max(1, counts.sum())
    first, last = int(np.argmax(counts > 0)), int(np.searchsorted(np.cumsum(shares), 0.9999)) + 1
    panel.bar(range(first, last), shares[first:last], width=0.9, color=COLOURS[2])
    panel.xaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1, steps=[1, 2, 5, 10]))
    panel.xaxis.set_major_formatter(lambda number, _: words.number(round(number)))
    mean = float(shares @ np.arange(len(shares)))
    label = words.say("simulate-mean", mean=words.number(mean, 2))
    panel.axvline(mean, color="black", linestyle="--", linewidth=1, label=label)
    panel.set_title(words.say(title))
    panel.set_ylabel(words.say("simulate-plot-share"))
    panel.yaxis.set_major_formatter(_percent(words))
    panel.legend()


def _openings(panel: Any, summary: Summary, words: Words) -> None:
    """For each piece that opened a match often enough: how often who laid it won, and what that may be by chance."""
    names, counts, wins = openings(summary)
    piece = "card" if summary.plan.game == "cribbage" else "tile"
    panel.set_title(words.say(f"simulate-plot-{piece}"))
    if not names:
        told = words.say("simulate-plot-few", fewest=str(FEWEST))
        panel.text(0.5, 0.5, told, horizontalalignment="center", transform=panel.transAxes)
        panel.set_axis_off()
        return
    middle, reach = share_within(wins, counts)
    share = wins / counts
    bars = [share - (middle - reach), middle + reach - share]
    panel.errorbar(range(len(names)), share, yerr=bars, fmt="o", markersize=4, color=COLOURS[1], capsize=2)
    every = summary.first_wins / max(1, summary.matches)
    panel.axhline(every, color="black", linestyle="--", linewidth=1, label=words.say("simulate-plot-any"))
    panel.set_xticks(range(len(names)), names, rotation=90 if len(names) > 13 else 0)
    panel.set_ylabel(words.say(f"simulate-plot-won-{piece}"))
    panel.yaxis.set_major_formatter(_percent(words))
    panel.legend()


def openings(summary: Summary) -> tuple[list[str], NDArray[np.int64], NDArray[np.int64]]:
    """The pieces that opened at least ``FEWEST`` matches: their names, how often, and how often their side then won.
    Of cards only the ranks, which say all that there is to say.
    """
    plan, seen = summary.plan, summary.openings
    names = pieces_of(plan)
    if plan.game == "cribbage":
        seen = seen.reshape(13, 4, 2).sum(axis=1)
        names = tuple(name[0] for name in names[::4])
    often = np.flatnonzero(seen[:, 0] >= FEWEST)
    return [names[piece] for piece in often], seen[often, 0], seen[often, 1]


def share_within(wins: NDArray[np.int64], counts: NDArray[np.int64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The middle of Wilson's interval for a share and how far it reaches to each side: it stays between 0 and 1, and is
    no point where nothing, or everything, was won.
    """
    squared = DEVIATIONS**2
    middle = (wins + squared / 2) / (counts + squared)
    reach = DEVIATIONS * np.sqrt(wins * (counts - wins) / counts + squared / 4) / (counts + squared)
    return middle, reach
