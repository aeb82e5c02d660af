"""The distributions of a simulation as one picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from sixtyone.fast.simulate.results import kinds_of, length_of, pieces_of
from sixtyone.fast.simulate.summary import Summary

COLOURS = ("#2f6f4f", "#c8553d", "#3d5a80", "#b8860b")
HATCHES = ("", "//", "..", "xx")
"""Sides are told apart by both, since not everybody sees colours."""


FEWEST = 50
"""Openings that were seen less often are left out of the picture."""


def plot(summary: Summary, path: Path) -> None:
    """Four panels: points by kind and side, the lengths, the margins, and how often each opening won."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(12, 9), layout="constrained")
    canvas = FigureCanvasAgg(figure)
    panels: Any = figure.subplots(2, 2)
    plan = summary.plan
    rules = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    what = ", ".join(filter(None, (f"{plan.game}, {plan.variant}", rules)))
    figure.suptitle(f"{what}: {summary.matches:,} matches, {' / '.join(plan.policies)}, seed {plan.seed}")
    _points(panels[0, 0], summary)
    _distribution(panels[0, 1], summary.lengths, summary.matches, f"length in {length_of(plan)}")
    _distribution(panels[1, 0], summary.margins, summary.matches, "margin in points")
    _openings(panels[1, 1], summary)
    canvas.print_figure(str(path), dpi=110)


def _points(panel: Any, summary: Summary) -> None:
    kinds = kinds_of(summary.plan)
    width = 0.8 / summary.sides
    for side in range(summary.sides):
        means = summary.pegged[side] / max(1, summary.matches)
        places = np.arange(len(kinds)) + (side - (summary.sides - 1) / 2) * width
        wins = summary.wins[side] / max(1, summary.matches)
        bars = panel.bar(
            places,
            means,
            width,
            color=COLOURS[side],
            hatch=HATCHES[side],
            edgecolor="white",
            label=f"side {side}: wins {wins:.1%}",
        )
        panel.bar_label(bars, fmt="%.1f", fontsize=8)
    panel.set_xticks(range(len(kinds)), kinds)
    panel.set_ylabel("points a match")
    panel.set_title("points by kind")
    panel.legend()


def _distribution(panel: Any, counts: Any, matches: int, name: str) -> None:
    """Bars from the least to where only one match of ten thousand is beyond."""
    shares = counts / max(1, matches)
    first, last = int(np.argmax(counts > 0)), int(np.searchsorted(np.cumsum(shares), 0.9999)) + 1
    panel.bar(range(first, last), shares[first:last], width=0.9, color=COLOURS[2])
    panel.xaxis.get_major_locator().set_params(integer=True)
    mean = float(counts @ np.arange(len(counts))) / max(1, matches)
    panel.axvline(mean, color="black", linestyle="--", linewidth=1, label=f"mean {mean:.2f}")
    panel.set_title(name)
    panel.set_ylabel("share of matches")
    panel.yaxis.set_major_formatter(lambda share, _: f"{share:.1%}")
    panel.legend()


def _openings(panel: Any, summary: Summary) -> None:
    """For each piece that opened a match: how often who laid it won, with what chance alone would give (two standard
    deviations).
    """
    counts, wins = summary.openings[:, 0], summary.openings[:, 1]
    there = np.flatnonzero(counts)
    if summary.plan.game == "cribbage":  # the ranks say all that there is to say
        ranks = np.unique(there // 4)
        counts = np.array([counts[4 * rank : 4 * rank + 4].sum() for rank in ranks])
        wins = np.array([wins[4 * rank : 4 * rank + 4].sum() for rank in ranks])
        names = [pieces_of(summary.plan)[4 * rank][0] for rank in ranks]
    else:
        counts, wins = counts[there], wins[there]
        names = [pieces_of(summary.plan)[piece] for piece in there]
    often = counts >= FEWEST
    counts, wins, names = counts[often], wins[often], [name for name, there in zip(names, often, strict=True) if there]
    share = wins / np.maximum(1, counts)
    spread = 2 * np.sqrt(share * (1 - share) / np.maximum(1, counts))
    panel.errorbar(range(len(names)), share, yerr=spread, fmt="o", markersize=4, color=COLOURS[1], capsize=2)
    panel.axhline(summary.first_wins / max(1, summary.matches), color="black", linestyle="--", linewidth=1, label="any")
    panel.set_xticks(range(len(names)), names, rotation=90 if len(names) > 13 else 0)
    panel.set_title("wins by the first card led" if summary.plan.game == "cribbage" else "wins by the first tile laid")
    panel.set_ylabel("share won by its side")
    panel.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    panel.legend()
