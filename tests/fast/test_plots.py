"""The picture of a simulation: all panels are drawn, in each language, and the openings are counted right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sixtyone.fast.simulate.errors import SimulationError
from sixtyone.fast.simulate.plots import can_plot, openings, plot, share_within
from sixtyone.fast.simulate.runner import run
from sixtyone.words.catalogue import LANGUAGES, Words
from tests.fast.simulations import plan


@pytest.mark.parametrize("game", ["cribbage", "horse-race"])
def test_a_plot_is_a_picture(tmp_path: Path, game: str) -> None:
    plot(run(plan(game, matches=3000)), tmp_path / "x.png")
    from matplotlib.image import imread

    picture = imread(tmp_path / "x.png")
    assert picture.shape[:2] == (990, 1320)
    for panel in (picture[:495, :660], picture[:495, 660:], picture[495:, :660], picture[495:, 660:]):
        assert panel[..., :3].std() > 0.05


def test_the_same_matches_give_the_same_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    summary = run(plan(matches=100))
    pictures = {}
    for day in ("0", "86400"):  # what the libraries take for the date
        monkeypatch.setenv("SOURCE_DATE_EPOCH", day)
        for name in ("x.svg", "x.pdf", "X.PNG"):
            plot(summary, tmp_path / name)
            pictures.setdefault(name, set()).add((tmp_path / name).read_bytes())
    assert {name: len(written) for name, written in pictures.items()} == {"x.svg": 1, "x.pdf": 1, "X.PNG": 1}


LABELS = {
    "en": ["length of a match, in deals", "seat 1 greedy: wins 9", "Cribbage, six cards, to 121, giveaway=true"],
    "pl": ["długość meczu w rozdaniach", "miejsce 1 greedy: wygrane 9", "Cribbage, sześć kart, do 121"],
    "de": ["Länge einer Partie in Runden", "Platz 1 greedy: gewinnt 9", "3.000"],
    "cs": ["délka zápasu v rozdáních", "místo 1 greedy: výhry 9", "semínko 1"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_labels_are_in_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    import matplotlib

    monkeypatch.setitem(matplotlib.rcParams, "svg.fonttype", "none")  # text as text
    plot(run(plan("cribbage", matches=3000, giveaway=True)), tmp_path / "x.svg", Words(language))
    drawn = (tmp_path / "x.svg").read_text(encoding="utf-8")
    for label in LABELS[language]:
        assert label in drawn
    assert "simulate-" not in drawn


def test_too_few_matches_for_the_openings_are_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import matplotlib

    monkeypatch.setitem(matplotlib.rcParams, "svg.fonttype", "none")
    plot(run(plan(matches=20)), tmp_path / "x.svg")
    assert "no opening was seen 50 times" in (tmp_path / "x.svg").read_text(encoding="utf-8")


def test_openings_are_counted_by_rank_or_tile() -> None:
    for game, matches in (("cribbage", 2000), ("horse-race", 2000)):
        summary = run(plan(game, matches=matches))
        names, counts, wins = openings(summary)
        by_name: dict[str, list[int]] = {}
        for piece, told in summary.to_json()["openings"].items():
            counted = by_name.setdefault(piece[0] if game == "cribbage" else piece, [0, 0])
            counted[0] += told["matches"]
            counted[1] += told["wins"]
        often = {name: counted for name, counted in by_name.items() if counted[0] >= 50}
        assert {name: [count, won] for name, count, won in zip(names, counts, wins, strict=True)} == often


def test_the_interval_of_a_share_is_wilsons() -> None:
    # Brown, Cai and DasGupta (2001): (x + z²/2) / (n + z²), give or take z √(x (n − x) / n + z²/4) / (n + z²).
    wins, counts = np.array([0, 5, 10]), np.array([10, 10, 10])
    middle, reach = share_within(wins, counts)
    assert middle == pytest.approx([2 / 14, 7 / 14, 12 / 14])
    assert reach == pytest.approx([2 / 14, 2 * 3.5**0.5 / 14, 2 / 14])


@pytest.mark.parametrize("name", ["x.xyz", "x", "", "png"])
def test_a_picture_has_a_format(tmp_path: Path, name: str) -> None:
    summary: Any = None
    for wrong in (lambda: can_plot(Path(name)), lambda: plot(summary, Path(name))):
        with pytest.raises(SimulationError) as refused:
            wrong()
        assert refused.value.problem == "format"


def test_where_a_picture_cannot_be_is_said_beforehand(tmp_path: Path) -> None:
    (tmp_path / "x.png").mkdir()
    with pytest.raises(FileNotFoundError):
        can_plot(tmp_path / "nowhere" / "x.png")
    with pytest.raises(IsADirectoryError):
        can_plot(tmp_path / "x.png")
    (tmp_path / "old.png").write_bytes(b"")
    with pytest.raises(SimulationError) as refused:
        can_plot(tmp_path / "old.png")
    assert refused.value.problem == "exists"
    can_plot(tmp_path / "old.png", overwrite=True)
    can_plot(tmp_path / "y.png")
    assert not (tmp_path / "y.png").exists()
