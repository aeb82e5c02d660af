"""Faults that people reported of other programs, at the command line and at the prompt: each would fail here.

The reports are `tests/data/bugs.jsonl`; `tests/architecture/test_reports.py` sees to it that each has its tests.
"""

import json
import re

import pytest

from sixtyone.catalogue import find_game
from sixtyone.cli.play.moment import moment_of
from sixtyone.cli.play.screen import Screen
from sixtyone.cli.play.tableau import show_hand
from sixtyone.tiles import TILES
from sixtyone.words.catalogue import Words
from sixtyone.words.teller import Teller
from tests.cli.conftest import Run


def record(game: str, actions: list[str], **more: object) -> bytes:
    variant = more.pop("variant", None) or find_game(game).variants[0]
    header = {
        "format": "sixtyone-record/1",
        "game": game,
        "variant": variant,
        "rules": more.pop("rules", {}),
        "seats": ["Ann", "Bo"],
    }
    return json.dumps({**header, "actions": actions, **more}).encode()


def test_cut_tie(sixtyone: Run) -> None:
    ended = sixtyone("replay", "-", stdin=record("cribbage", ["cut 0:7C 1:7D", "cut 0:KC 1:2D"]))
    assert ended.status == 0
    assert "A tie: Ann and Bo cut again." in ended.lines
    assert "The lowest card deals: Bo." in ended.lines
    three = record(
        "cribbage", ["cut 0:4C 1:4D 2:KD", "cut 0:5C 1:9D"], variant="three-player", seats=["Ann", "Bo", "Cy"]
    )
    ended = sixtyone("replay", "-", stdin=three)
    assert ended.lines[2:6] == [
        "The cut for the deal: Ann cuts 4♣, Bo cuts 4♦ and Cy cuts K♦.",
        "A tie: Ann and Bo cut again.",
        "The cut for the deal: Ann cuts 5♣ and Bo cuts 9♦.",
        "The lowest card deals: Ann.",
    ]


@pytest.mark.parametrize(("variant", "seats"), [("three-player", 3), ("pairs", 4)])
def test_three_solo_dealer(sixtyone: Run, variant: str, seats: int) -> None:
    ended = sixtyone(
        "play",
        "--variant",
        variant,
        "--seats",
        ",".join(["greedy"] * seats),
        "--speed",
        "instant",
        "--seed",
        "d",
        "--target",
        "61",
    )
    assert ended.status == 0
    names = ["Greedy", "Greedy II", "Greedy III", "Greedy IV"][:seats]
    dealers = [found[1] for line in ended.lines if (found := re.match(r"(.+) deals \d cards to each hand", line))]
    assert len(dealers) >= 3
    first = names.index(dealers[0])
    assert dealers == [names[(first + number) % seats] for number in range(len(dealers))]
    cribs = [found[1] for line in ended.lines if (found := re.search(r"The crib is (.+)'s\.|which is (.+)'s\.", line))]
    assert not [crib for crib, dealer in zip(cribs, dealers, strict=False) if crib and crib != dealer]


def test_lower_case(sixtyone: Run) -> None:
    assert sixtyone("score", "--pegging", "as,5d , kC").lines[0] == "A♠ 5♦ K♣, count 16"
    for tile in ("4-1", "[1|4]", "4|1", "1—4"):
        assert sixtyone("score", "--game", "horse-race", tile, "--plain").lines[0] == "Ends: 4 and 1, together 5."


def test_big_rack(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = find_game("horse-race")
    own, others = TILES[:20], TILES[20:]
    rules = found.rules(hand_sizes=14)
    state = found.new(rules, 0)
    state, _ = state.apply(
        found.parse_action(f"deal {','.join(map(str, own[:14]))} / {','.join(map(str, (*own[14:], *others)))}")
    )
    for columns in (80, 40):
        monkeypatch.setenv("COLUMNS", str(columns))
        screen = Screen(plain=False, seconds=0)
        teller = Teller(Words(), rules, ("Ann", "Bo"), 0)
        capsys.readouterr()
        show_hand(screen, teller, moment_of(state.view(0)))
        shown = capsys.readouterr().out
        assert [f"{number}) [" in shown for number in range(1, 15)] == [True] * 14
        assert max(map(len, shown.splitlines())) < columns


def test_nobody_can_move(sixtyone: Run) -> None:
    actions = ["lot 0", "deal 6-6,0-1 / 1-2,1-3", "0: place 6-6"]
    ended = sixtyone("replay", "-", stdin=record("fives-and-threes", actions, rules={"hand_sizes": {"2": 2}}))
    assert ended.lines[-4:-2] == ["Nobody can lay a tile: the round is blocked.", "The round is over."]
    assert "knock" not in ended.out


def test_unclaim(sixtyone: Run) -> None:
    actions = [
        "cut 0:2C 1:3C",
        "deal 5H,5D,JD,QS,KH,9C / 4C,6D,7S,8S,TC,AC",
        "0: discard KH,9C",
        "1: discard 4C,AC",
        "starter JH",
        "0: count 2",
        "0: count 0",
    ]
    ended = sixtyone("replay", "-", stdin=record("cribbage", actions, rules={"counting": "muggins"}))
    assert ended.status == 1
    assert "[action/not-your-turn]" in ended.err
