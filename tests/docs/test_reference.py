"""The lists of the reference against the code, in both directions."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

import pytest

import sixtyone
from sixtyone.catalogue import GAMES
from sixtyone.cli.codes import ARGUMENTS, STREAM
from sixtyone.cli.codes import CODES as COMPLAINTS
from sixtyone.errors import CODES, WANTED, RulesError, SixtyOneError
from sixtyone.game import REASONS, View
from sixtyone.games.cribbage import events as cribbage_events
from sixtyone.games.cribbage import position as cribbage
from sixtyone.games.cribbage.counting import WHAT
from sixtyone.games.cribbage.view import CribbageView
from sixtyone.games.dominoes import events as domino_events
from sixtyone.games.dominoes import position as dominoes
from sixtyone.games.dominoes.state import DominoView
from sixtyone.score import ScoreKind
from sixtyone.server import trouble
from tests.docs.pages import ROOT, codes, tables

CODES_PAGE = tables((ROOT / "docs" / "reference" / "codes.md").read_text(encoding="utf-8"))
LIBRARY_PAGE = tables((ROOT / "docs" / "reference" / "library.md").read_text(encoding="utf-8"))
RECORD_PAGE = tables((ROOT / "docs" / "reference" / "record.md").read_text(encoding="utf-8"))
DOMINOES = [game.name for game in GAMES if game.name != "cribbage"]


def column(heading: str, name: str) -> list[str]:
    """The codes of a column; each row has one."""
    return [code for row in CODES_PAGE[heading] for code in codes(row[name])]


def listed(heading: str, name: str, there_are: Iterable[str]) -> None:
    """The column lists what there is, once each."""
    found = column(heading, name)
    assert sorted(found) == sorted(set(there_are)), f"in docs/reference/codes.md, {heading}"


def test_every_error_code() -> None:
    listed("Errors", "code", CODES)
    assert all(len(row["meaning"]) > 10 for row in CODES_PAGE["Errors"])


def test_every_code_that_the_command_line_says_itself() -> None:
    listed("What the command line says", "code", [*COMPLAINTS.values(), ARGUMENTS, STREAM])


def test_all_that_a_field_may_want() -> None:
    listed("What a field wants", "wanted", WANTED)


def test_every_code_that_a_server_does_not_start_with() -> None:
    page = tables((ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8"))
    rows = [row for heading in page.values() for row in heading if "code" in row]
    assert sorted(code for row in rows for code in codes(row["code"])) == sorted(trouble.CODES)


def test_every_event_and_its_fields() -> None:
    both = {"scored", "outcome"}
    documented = {
        heading: {codes(row["event"])[0]: codes(row["fields"]) for row in CODES_PAGE[heading]}
        for heading in ("Events of every game", "Events of the domino games", "Events of cribbage")
    }
    for heading, events in (
        ("Events of the domino games", domino_events.EVENTS),
        ("Events of cribbage", cribbage_events.EVENTS),
    ):
        there_are = {name: [field.name for field in fields(event)] for name, event in events.items()}
        assert documented[heading] == {name: names for name, names in there_are.items() if name not in both}
        assert documented["Events of every game"] == {name: there_are[name] for name in there_are if name in both}


def test_every_kind_in_its_order() -> None:
    assert column("Score kinds", "kind") == [kind.value for kind in ScoreKind]


def test_every_reason_and_what_is_counted() -> None:
    listed("Outcome reasons", "reason", REASONS)
    listed("What is counted", "code", WHAT)


def test_every_phase() -> None:
    rows = {codes(row["phase"])[0]: row["games"] for row in CODES_PAGE["Phases"]}
    for phase in {*cribbage.PHASES, *dominoes.PHASES}:
        games = {"cribbage"} if phase in cribbage.PHASES else set()
        games |= {"dominoes"} if phase in dominoes.PHASES else set()
        assert rows.pop(phase) == ("all" if len(games) == 2 else games.pop())
    assert rows == {}


def test_every_variant() -> None:
    rows = {(codes(row["game"])[0], codes(row["variant"])[0]): row for row in CODES_PAGE["Games and variants"]}
    assert list(rows) == [(game.name, variant) for game in GAMES for variant in game.variants]
    for game in GAMES:
        for variant in game.variants:
            played: list[Any] = []
            for seats in (2, 3, 4):
                try:
                    played.append(game.rules(variant, seats=seats))
                except RulesError:
                    continue
            row = rows[game.name, variant]
            assert row["seats"] == ", ".join(str(rules.seats) for rules in played)
            assert row["target"] == str(game.rules(variant).target)
            if game.name == "cribbage":
                assert row["hand"] == f"{played[0].kept} of {played[0].dealt}"
            else:
                assert row["hand"] == ", ".join(str(rules.hand_size) for rules in played)


def test_every_option_of_every_game() -> None:
    rows: dict[tuple[str, str], dict[str, str]] = {}
    for row in CODES_PAGE["Options"]:
        (option,) = codes(row["option"])
        for game in DOMINOES if row["games"] == "the domino games" else codes(row["games"]):
            assert (game, option) not in rows, f"{option} of {game} is listed twice"
            rows[game, option] = row
            assert len(row["meaning"]) > 7
    assert set(rows) == {(game.name, option.name) for game in GAMES for option in game.options()}
    for game in GAMES:
        for option in game.options():
            row = rows[game.name, option.name]
            if game.name == "cribbage" and option.name in ("seats", "target"):
                assert row["default"] == "the variant's"
                continue
            assert row["takes"] == option.takes
            default = ",".join(option.default) if isinstance(option.default, tuple) else option.default
            assert codes(row["default"]) == [json.dumps(default)]


def test_every_field_of_a_view() -> None:
    common = [field.name for field in fields(View)]
    assert column("Fields of every view", "field") == common
    for heading, view in (
        ("Fields of a view of a domino game", DominoView),
        ("Fields of a view of cribbage", CribbageView),
    ):
        names = [field.name for field in fields(view)]
        assert sorted(column(heading, "field")) == sorted(names[len(common) :])


def test_every_public_name_of_the_library() -> None:
    rows = {codes(row["from"])[0]: codes(row["names"]) for row in LIBRARY_PAGE["The library"]}
    errors = [name for name in sixtyone.__all__ if issubclass_of_errors(name)]
    assert sorted(rows.pop("sixtyone")) == sorted(set(sixtyone.__all__) - set(errors))
    assert set(errors) == {kind.__name__ for kind in (SixtyOneError, *SixtyOneError.__subclasses__())}
    for module, names in rows.items():
        found = __import__(module, fromlist=names)
        assert [name for name in names if not hasattr(found, name)] == []


def issubclass_of_errors(name: str) -> bool:
    value = getattr(sixtyone, name)
    return isinstance(value, type) and issubclass(value, SixtyOneError)


def test_every_action_that_the_page_of_records_lists() -> None:
    for heading, name in (("Cribbage", "cribbage"), ("Domino games", "horse-race")):
        game = next(game for game in GAMES if game.name == name)
        kinds = set()
        for row in RECORD_PAGE[heading]:
            text = codes(row["action"])[0].replace(",…", "")
            action = game.parse_action(text)
            assert str(action) == text
            kinds.add(type(action))
        module = __import__(type(action).__module__, fromlist=["Action"])
        there_are = {
            kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__
        }
        assert kinds == there_are


@pytest.mark.parametrize("name", ["README.md", "codes.md", "referee.md", "record.md", "library.md"])
def test_links_within_the_reference_lead_somewhere(name: str) -> None:
    text = (ROOT / "docs" / "reference" / name).read_text(encoding="utf-8")
    links = [part.split(")")[0] for part in text.split("](")[1:]]
    for link in links:
        page, _, anchor = link.partition("#")
        target = ROOT / "docs" / "reference" / (page or name)
        assert target.is_file(), link
        headings = [
            line.lstrip("# ").lower().replace(" ", "-")
            for line in target.read_text("utf-8").splitlines()
            if line.startswith("#")
        ]
        assert not anchor or anchor in headings, link
