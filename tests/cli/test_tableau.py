"""The table as it is drawn at the prompt: rows that a narrow terminal breaks."""

import pytest

from sixtyone.catalogue import find_game
from sixtyone.cli.play.screen import NARROWEST, Screen
from sixtyone.cli.play.tableau import show_table
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
