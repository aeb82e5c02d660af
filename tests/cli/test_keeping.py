"""The record on disk: whole at every moment, never over something else, and enough to go on from."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from sixtyone.catalogue import find_game
from sixtyone.cli.ending import Complaint
from sixtyone.cli.play import keeping
from sixtyone.cli.play.keeping import Keeper, kinds, unfinished
from sixtyone.cli.play.seats import Player
from sixtyone.fair import FairDealer
from sixtyone.record import loads
from sixtyone.table import Table
from tests.cli.conftest import Run

PLAYERS = (Player("Ann", "you"), Player("Greedy", "greedy"))


def table(game: str = "fives-and-threes", **options: Any) -> Table:
    found = find_game(game)
    dealer = FairDealer(bytes(32), game, ("", ""))
    return Table(found, found.rules(**options), [player.name for player in PLAYERS], dealer)


def act(match: Table) -> None:
    seat = match.state.actors[0]
    match.act(seat, match.state.legal_actions(seat)[0])


def test_after_every_action_the_file_holds_the_match(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = table()
    keeper = Keeper(str(file), PLAYERS)
    keeper.save(match)
    for _ in range(5):
        act(match)
        keeper.save(match)
        record = loads(file.read_text(encoding="utf-8"))
        assert record.actions == tuple(entry.action for entry in match.log)
        assert Table.resume(record).state == match.state
    assert kinds(record) == ("you", "greedy")
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_a_write_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.json"
    match = table()
    keeper = Keeper(str(file), PLAYERS)
    keeper.save(match)
    before = file.read_bytes()
    act(match)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(keeping.os, "fsync", full)
    with pytest.raises(Complaint) as caught:
        keeper.save(match)
    assert caught.value.variables["reason"] == "No space left on device"
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_the_data_is_on_the_disk_before_the_name_points_at_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    fsync, rename = os.fsync, os.replace
    monkeypatch.setattr(keeping.os, "fsync", lambda handle: (calls.append("fsync"), fsync(handle)))
    monkeypatch.setattr(keeping.os, "replace", lambda a, b: (calls.append("replace"), rename(a, b)))
    Keeper(str(tmp_path / "match.json"), PLAYERS).save(table())
    assert calls == ["fsync", "replace", "fsync"]


def test_a_link_stays_a_link_and_a_mode_stays_a_mode(tmp_path: Path) -> None:
    target = tmp_path / "target.json"
    target.touch(mode=0o600)
    link = tmp_path / "link.json"
    link.symlink_to(target)
    Keeper(str(link), PLAYERS).save(table())
    assert link.is_symlink()
    assert target.stat().st_mode & 0o777 == 0o600
    assert loads(target.read_text(encoding="utf-8")).seats == ("Ann", "Greedy")


def test_what_another_program_wrote_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = table()
    keeper = Keeper(str(file), PLAYERS)
    keeper.save(match)
    file.write_text("something else", encoding="utf-8")
    with pytest.raises(Complaint, match="cli-record-changed"):
        keeper.save(match)
    assert file.read_text(encoding="utf-8") == "something else"


def test_no_file_or_an_empty_one_holds_no_match_yet(tmp_path: Path) -> None:
    assert unfinished(str(tmp_path / "new.json")) is None
    empty = tmp_path / "empty.json"
    empty.touch()
    assert unfinished(str(empty)) is None


def kept(folder: Path, actions: int = 3, **changes: Any) -> Path:
    file = folder / "match.json"
    match = table()
    for _ in range(actions):
        act(match)
    Keeper(str(file), PLAYERS).save(match)
    data = json.loads(file.read_text(encoding="utf-8")) | changes
    file.write_text(json.dumps({key: value for key, value in data.items() if value is not None}), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["cribbage"], "holds another match: Fives and Threes, to 61: Ann, Greedy"),
        (["--variant", "pairs"], "holds another match"),
        (["--target", "100"], "holds another match"),
        (["--option", "exact=false"], "holds another match"),
        (["--seats", "Bo,greedy"], "holds another match"),
        (["--seats", "you,random"], "holds another match"),
        (["--seats", "you,greedy,greedy"], "holds another match"),
    ],
)
def test_another_match_is_not_overwritten(sixtyone: Run, tmp_path: Path, arguments: list[str], reason: str) -> None:
    file = kept(tmp_path)
    before = file.read_bytes()
    ended = sixtyone("play", *arguments, "--record", str(file))
    assert (ended.status, ended.err.count("\n")) == (2, 1)
    assert reason in ended.err
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "arguments", [[], ["fives-and-threes"], ["--target", "61"], ["--seats", "Ann,greedy"], ["--seats", "you,greedy"]]
)
def test_the_same_match_goes_on(sixtyone: Run, tmp_path: Path, arguments: list[str]) -> None:
    file = kept(tmp_path)
    ended = sixtyone("play", *arguments, "--record", str(file), "--speed", "instant")
    assert ended.status == 0  # the input ends at once
    assert "Going on with the match" in ended.out


@pytest.mark.parametrize("language", ["pl", "de", "cs"])
def test_it_goes_on_in_another_language_with_the_same_seats(sixtyone: Run, tmp_path: Path, language: str) -> None:
    """Whoever is not named is called by another word there."""
    command = ["play", "--seats", "you,greedy", "--record", str(tmp_path / "match.json"), "--speed", "instant"]
    assert sixtyone(*command, "--lang", "en").status == 0
    ended = sixtyone(*command, "--lang", language)
    assert (ended.status, ended.err) == (0, "")


def test_a_finished_match_is_not_overwritten(sixtyone: Run, tmp_path: Path) -> None:
    file = kept(tmp_path)
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(data | {"actions": [*data["actions"], "0: resign"]}), encoding="utf-8")
    before = file.read_bytes()
    ended = sixtyone("play", "--record", str(file))
    assert (ended.status, ended.err) == (
        2,
        f"sixtyone: {file} holds a match that is over; it is not overwritten. Name another file. [file/finished]\n",
    )
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"my diary", b"{}", b"\xff", b'{"format": "sixtyone-record/1"}'])
def test_a_foreign_file_is_not_overwritten(sixtyone: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)
    ended = sixtyone("play", "--record", str(file))
    assert (ended.status, ended.err.count("\n")) == (2, 1)
    assert file.read_bytes() == content


def test_a_match_without_its_seed_cannot_go_on(sixtyone: Run, tmp_path: Path) -> None:
    ended = sixtyone("play", "--record", str(kept(tmp_path, fair=None)))
    assert ended.status == 2
    assert "without its seed" in ended.err


def test_a_match_whose_deals_do_not_follow_from_its_seed_does_not_go_on(sixtyone: Run, tmp_path: Path) -> None:
    file = kept(tmp_path)
    data = json.loads(file.read_text(encoding="utf-8"))
    data["fair"]["contributions"] = ["other", "words"]
    file.write_text(json.dumps(data), encoding="utf-8")
    ended = sixtyone("play", "--record", str(file))
    assert ended.status == 1
    assert "fair/deal" in ended.err


@pytest.mark.parametrize("file", ["no such folder/match.json", "."])
def test_a_place_that_cannot_be_written_is_said_before_the_match(sixtyone: Run, tmp_path: Path, file: str) -> None:
    ended = sixtyone("play", "--record", str(tmp_path / file))
    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1)


def test_bots_that_are_not_here_any_more(sixtyone: Run, tmp_path: Path) -> None:
    ended = sixtyone("play", "--record", str(kept(tmp_path, players=["you", "gredy"])))
    assert ended.status == 2
    assert "greedy" in ended.err


def test_who_plays_is_guessed_where_the_record_does_not_say(tmp_path: Path) -> None:
    record = unfinished(str(kept(tmp_path, players=None)))
    assert record is not None
    assert kinds(record) == ("you", "greedy")
