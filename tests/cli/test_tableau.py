"""The table as it is drawn at the prompt: rows that a narrow terminal breaks."""

import pytest

from sixtyone.catalogue import find_game
from sixtyone.cli.play.screen import NARROWEST, Screen
from sixtyone.cli.play.tableau import show_legend, show_table
from sixtyone.fair import SeededRng
from sixtyone.game import CHANCE, State
from sixtyone.words.catalogue import LANGUAGES, Words
from sixtyone.words.teller import Teller

NAMES = ("Ann", "Greedy", "Greedy II", "Greedy III")


def dealt(state: State) -> State:
    """The state after all chance that comes before the first seat acts."""
    rng = SeededRng("tableau")
    while CHANCE in state.actors:
        state, _ = state.apply(state.chance(rng))
    return state


@pytest.mark.parametrize(("game", "variant"), [("horse-race", "pairs"), ("cribbage", "four-player")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_facts_is_broken_only_between_facts(
    game: str, variant: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = find_game(game)
    rules = found.rules(variant)
    view = dealt(found.new(rules)).view(0)
    teller = Teller(Words(language), rules, NAMES, 0)
    facts = [
        teller.say("table-holds", name=name, count=count)
        for name, count in zip(NAMES[1:], view.counts[1:], strict=True)  # type: ignore[attr-defined]  # of both kinds of view
    ]
    assert any("Greedy II " in fact for fact in facts)
    rows = set()
    for columns in range(NARROWEST + 1, 100):
        monkeypatch.setenv("COLUMNS", str(columns))
        show_table(Screen(plain=False, seconds=0), teller, view)
        lines = capsys.readouterr().out.splitlines()
        assert [fact for fact in facts if not any(fact in line for line in lines)] == []
        assert max(map(len, lines)) < columns
        rows.add(sum(any(fact in line for fact in facts) for line in lines))
    assert {1, 2} <= rows


def test_the_layout_has_its_marks_and_the_help_says_what_they_mean(capsys: pytest.CaptureFixture[str]) -> None:
    game = find_game("horse-race")
    state = game.new(game.rules(), first=0)
    for text in ("deal 1-1,1-4,4-4,0-0,0-1,0-2,0-3 / 3-4,2-2,2-3,2-4,5-5,5-6,6-6", "0: place 4-4"):
        state, _ = state.apply(game.parse_action(text))
    teller, screen = Teller(Words(), state.rules, NAMES[:2], 0), Screen(plain=False, seconds=0)
    show_table(screen, teller, state.view(0))
    assert "  (=)<4*4>(8)" in capsys.readouterr().out.splitlines()
    show_legend(screen, teller, state.view(0))
    assert "  <4*4>  just laid" in capsys.readouterr().out.splitlines()
    show_legend(Screen(plain=True, seconds=0), teller, state.view(0))
    assert capsys.readouterr().out == ""
