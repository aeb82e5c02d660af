"""The golden records replay, prove their deals, and tell the same story as when they were played at the prompt.

``./run golden`` plays them anew; what changes is read before it is kept.
"""

import json

import pytest

from sixtyone.catalogue import GAMES
from sixtyone.record import differences, loads, outcome_json, replay, verify
from tests.golden.logs import log_of
from tests.golden.varieties import FOLDER, VARIETIES


def text(name: str, ending: str) -> str:
    return (FOLDER / f"{name}.{ending}").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", VARIETIES)
def test_a_golden_record(name: str) -> None:
    record = loads(text(name, "json"))
    state, events = replay(record)
    assert state.outcome is not None
    assert state.outcome.reason in ("target", "giveaway")
    # Scores of the record itself, written when it was played.
    expected = json.loads(text(name, "json"))
    assert expected["scores"] == list(state.scores)
    assert expected["outcome"] == outcome_json(state)
    assert differences(record) == []
    verify(record)
    # The points that were told are the points that were pegged.
    pegged = [0] * len(state.scores)
    for event in events:
        if event.type == "scored":
            pegged[event.side] += event.points  # type: ignore[attr-defined]  # of a Scored
    assert tuple(pegged) == state.scores
    assert log_of(record) == text(name, "log")


def test_every_file_is_of_a_variety_that_is_made() -> None:
    files = {path.stem for path in FOLDER.iterdir() if path.suffix in (".json", ".log")}
    assert files == set(VARIETIES)


def test_every_variant_of_every_game_was_played() -> None:
    played = {(record["game"], record["variant"]) for record in (json.loads(text(name, "json")) for name in VARIETIES)}
    mission = {(game.name, variant) for game in GAMES[:3] for variant in game.variants}
    assert mission <= played
    assert {game.name for game in GAMES} == {game for game, _ in played}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("cribbage-muggins", "calls muggins for"),
        ("cribbage-manual", "and is put right"),
        ("cribbage-giveaway", "which loses at giveaway"),
        ("cribbage-six-card", "a go: the count starts again"),
        ("horse-race-2", "draws"),
        ("horse-race-4", "as an arm of"),
        ("fives-and-threes-3", "do not count"),
        ("fives-and-threes-pairs", "knocks"),
    ],
)
def test_the_golden_matches_show_what_they_are_there_for(name: str, words: str) -> None:
    assert words in text(name, "log")
