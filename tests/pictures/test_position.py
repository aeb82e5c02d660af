"""A whole position shows what the seat may see, and no more; the gallery is up to date; the command draws."""

import json
import os
import random
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from sixtyone.catalogue import GAMES, find_game
from sixtyone.cli.ending import Complaint
from sixtyone.cli.picture import KINDS, Wish, draw, picture
from sixtyone.errors import SixtyOneError
from sixtyone.game import State
from sixtyone.games.cribbage.view import CribbageView
from sixtyone.pictures.png import can_draw_png, png
from sixtyone.pictures.position import draw_position
from tests.pictures.drawn import of_class, parsed, texts

ROOT = Path(__file__).parents[2]
EVERY_VARIANT = [(game.name, variant) for game in GAMES for variant in game.variants]


def after(name: str, variant: str, actions: int, seed: int = 3) -> tuple[State, list[str]]:
    chance = random.Random(seed)

    class Rng:
        def below(self, n: int) -> int:
            return chance.randrange(n)

    game = find_game(name)
    state = game.new(game.rules(variant))
    done: list[str] = []
    while state.outcome is None and len(done) < actions:
        legal = state.legal_actions(state.actors[0])
        action = chance.choice(legal) if legal else state.chance(Rng())
        state, _ = state.apply(action)
        done.append(str(action))
    return state, done


@pytest.mark.parametrize(("name", "variant"), EVERY_VARIANT, ids=lambda text: text)
@pytest.mark.parametrize("actions", [0, 2, 9, 25, 10_000])
def test_every_game_at_any_time(name: str, variant: str, actions: int) -> None:
    state, _ = after(name, variant, actions)
    rules = state.rules
    names = ("Ann", "Bo", "Cy", "Dan")[: rules.seats]
    for seat in (*range(rules.seats), None):
        view = state.view(seat)
        drawing = draw_position(view, rules, names)
        root = parsed(drawing)
        hidden = sum(count for other, count in enumerate(view.counts) if other != seat)  # type: ignore[attr-defined]
        if name != "cribbage":
            hidden += view.stock if view.counts else 0  # type: ignore[attr-defined]
        elif view.crib is None:  # type: ignore[attr-defined]
            hidden += view.crib_count  # type: ignore[attr-defined]
        assert len(of_class(root, "back")) == hidden
        for other in set(range(rules.seats)) - {seat}:
            held = state.hands[other] if state.hands else ()  # type: ignore[attr-defined]
            if name == "cribbage":
                continue
            lying = re.findall(r"\[(\d)\|(\d)\]", drawing.desc)
            assert not [tile for tile in held if (str(tile.low), str(tile.high)) in lying]
        for side, total in enumerate(state.scores):
            assert drawing.title.partition(". ")[2].split(", ")[side].endswith(f" {total}")


def test_a_hand_that_is_counted_lies_open_and_then_the_crib() -> None:
    game = find_game("cribbage")
    state = game.new(game.rules(counting="manual"), first=0)
    chance = random.Random(1)
    shown = []
    for text in ("deal 5H,JD,2C,3C,4C,9S / 6H,7H,8H,KD,QS,AC", "0: discard 2C,3C", "1: discard KD,QS", "starter 5S"):
        state, _ = state.apply(game.parse_action(text))
    while state.phase != "deal" and state.outcome is None:
        view = state.view(None)
        assert isinstance(view, CribbageView)
        if view.claim is not None and view.claim.what in ("hand", "crib"):
            drawing = draw_position(view, state.rules, ("Ann", "Bo"))
            (open_ones,) = re.findall(r"(?:The hand to be counted|Crib): 4 cards: ([^.]*)\.", drawing.desc)
            shown.append((view.claim.what, open_ones.split(", ")))
        legal = state.legal_actions(state.actors[0])
        state, _ = state.apply(legal[0] if state.phase == "count" else chance.choice(legal))
    assert [what for what, _ in shown] == ["hand", "hand", "crib"]
    assert [len(cards) for _, cards in shown] == [4, 4, 4]


def played(*actions: str, game: str = "cribbage", seat: int | None = 0) -> str:
    """The description of the picture that a seat has after the actions."""
    chosen = find_game(game)
    state = chosen.new(chosen.rules(), first=0)
    for text in actions:
        state, _ = state.apply(chosen.parse_action(text))
    drawing = draw_position(state.view(seat), state.rules, ("Ann", "Bo"))
    shown = " ".join(texts(parsed(drawing)))
    for said in ("It is your turn.", "The match is over."):  # in words below the board too
        assert (said in shown) == (said in drawing.desc)
    return drawing.desc


def test_a_position_tells_what_the_facts_tell_and_each_thing_once() -> None:
    before = ("deal 9S,JD,2C,3C,TC,9C / 6H,7H,8H,KD,QS,AC", "0: discard 2C,3C", "1: discard QS,8H", "starter 5S")
    first = ("1: play KD", "0: play JD", "1: play 6H", "0: go")
    assert played(*before, *first, "1: play AC", "0: play 9C") == (
        "A peg board for 2 sides, game to 121: Four rows of 30 holes, two rows a side. "
        "Ann: 0 (rear peg 0). Bo: 1 (rear peg 0), lap 1 of 2. "
        "It is Bo’s turn. Deal 1. You deal; the crib is yours. "
        "Starter: 1 card: 5 of spades. "
        "The play, count 9: Cards of the series in order: 9 of clubs. Count 9. "
        "Ann (dealer): 2 cards: 9 of spades, 10 of clubs. "
        "Ann (dealer), cards laid: jack of diamonds, 9 of clubs. "
        "Bo, cards laid: king of diamonds, 6 of hearts, ace of clubs. "
        "Ann (dealer), cards laid away: 2 of clubs, 3 of clubs. "
        "Bo: 1 card. Crib: 4 cards."
    )
    assert "It is Bo’s turn. Deal 1. You deal; the crib is yours. You have said go." in played(*before, *first)
    assert "It is your turn." in played(*before, *first[:1])
    assert "laid away" not in played(*before, seat=None)
    assert "The match is over. Bo wins." in played(*before, "0: resign", seat=None)
    assert "You keep the turn." in played(
        *("deal 1-1,1-4,4-4,0-0,0-1,0-2,0-3 / 3-4,2-2,2-3,2-4,5-5,5-6,6-6", "0: place 4-4"), game="horse-race"
    )


def test_the_options_of_the_board_and_the_layout_hold_in_a_position() -> None:
    game = find_game("horse-race")
    state = game.new(game.rules(), first=0)
    for text in ("deal 1-1,1-4,4-4,0-0,0-1,0-2,0-3 / 3-4,2-2,2-3,2-4,5-5,5-6,6-6", "0: place 4-4"):
        state, _ = state.apply(game.parse_action(text))

    def shown(**options: Any) -> str:
        return " ".join(texts(parsed(draw_position(state.view(0), state.rules, ("Ann", "Bo"), **options))))

    for words, option, usual in (
        ("just laid", "legend", True),
        ("Award:", "caption", True),
        ("skunk", "skunks", False),
    ):
        assert words in shown(**{option: True})
        assert words not in shown(**{option: False})
        assert (words in shown()) is usual


def test_a_seat_that_sees_nothing_of_another_hand_gets_the_same_drawing() -> None:
    deals = ("deal 5H,JD,2C,3C,4C,9S / 6H,7H,8H,KD,QS,AC", "deal 5H,JD,2C,3C,4C,9S / 6S,7S,8S,KS,QD,AD")
    drawn = []
    for deal in deals:
        game = find_game("cribbage")
        state = game.new(game.rules(), first=0)
        state, _ = state.apply(game.parse_action(deal))
        drawn.append(draw_position(state.view(0), state.rules, ("Ann", "Bo")).svg())
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("name", [("Ann " * 20).strip(), 80 * "W", 80 * "\u754c"], ids=["words", "wide", "wider"])
def test_a_long_name_stays_beside_the_pieces_that_are_face_down(name: str) -> None:
    game = find_game("horse-race")
    state = game.new(game.rules(), first=0)
    state, _ = state.apply(game.parse_action("deal 1-1,1-4,4-4,0-0,0-1,0-2,0-3 / 3-4,2-2,2-3,2-4,5-5,5-6,6-6"))
    root = parsed(draw_position(state.view(0), state.rules, (name, name)))
    rows = [part for part in root if of_class(part, "back")]
    assert len(rows) == 2  # of the other seat, and the stock
    for row in rows:
        first = min(
            float(re.findall(r"translate\(([\d.]+)", part.get("transform", ""))[0])
            for part in row
            if of_class(part, "back")
        )
        for told in row.iter("{http://www.w3.org/2000/svg}text"):
            size, letters = float(told.get("font-size", "0")), "".join(told.itertext())
            ems = 0.6 if letters.isascii() and "W" not in letters else 1
            assert float(told.get("x", "0")) + ems * size * len(letters) < first - 7


def test_the_gallery_is_as_it_would_be_made() -> None:
    command = [sys.executable, ROOT / "docs" / "make_gallery.py", "--check"]
    for seed in "12":  # the order of sets is no part of a drawing
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONHASHSEED": seed})
        assert done.returncode == 0, f"run python docs/make_gallery.py\n{done.stderr}"
    text = (ROOT / "docs" / "gallery.md").read_text(encoding="utf-8")
    shown = set(re.findall(r"\(pictures/([\w-]+\.svg)\)", text))
    assert shown == {path.name for path in (ROOT / "docs" / "pictures").glob("*.svg")}
    positions = json.loads((ROOT / "tests" / "data" / "layouts.json").read_text(encoding="utf-8"))["positions"]
    assert {f"{position['id']}.svg" for position in positions} <= shown


def asked(capfdbinary: pytest.CaptureFixture[bytes], **wish: object) -> tuple[int, bytes, bytes]:
    """What the command writes."""
    status = picture(**wish)  # type: ignore[arg-type]
    written = capfdbinary.readouterr()
    return status, written.out, written.err


@pytest.mark.parametrize(
    "wish",
    [
        {"what": "layout", "pieces": ["1-4", "1-1 at 1-4.low"], "no_legend": True},
        {"what": "layout", "pieces": ["1-4; 4-4 at 1-4.high"], "game": "fives-and-threes", "theme": "dark"},
        {"what": "hand", "pieces": ["5H", "6S ?"], "fan": True, "name": ["Ann"]},
        {"what": "tiles", "pieces": ["1-4 ? 5-5"]},
        {"what": "pile", "pieces": ["TS 9D 5C"]},
        {"what": "count", "pieces": ["5H 5S 5C JD"], "starter": "5D"},
        {"what": "count", "pieces": ["2H 4H 6H 8H TD"], "starter": "5D", "variant": "seven-card", "crib": True},
        {"what": "board", "pieces": ["45/37", "92"], "skunks": True, "name": ["Ann", "Bo"]},
        {"what": "board", "pieces": ["45", "5", "0/0"], "target": 61},
    ],
    ids=lambda wish: f"{wish['what']} {' '.join(wish['pieces'])}",
)
def test_the_command_draws(capfdbinary: pytest.CaptureFixture[bytes], wish: dict[str, object]) -> None:
    status, out, err = asked(capfdbinary, **wish)
    assert (status, err) == (0, b"")
    assert ET.fromstring(out).tag.endswith("svg")


def test_the_command_draws_a_position_of_a_record(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    _, actions = after("horse-race", "pairs", 14)
    record = {"format": "sixtyone-record/1", "game": "horse-race", "variant": "pairs", "rules": {}, "actions": actions}
    file = tmp_path / "match.json"
    file.write_text(json.dumps({**record, "seats": ["Ann", "Bo", "Cy", "Dan"]}), encoding="utf-8")
    svg = tmp_path / "p.svg"
    assert asked(capfdbinary, what="position", record=str(file), at=9, seat=1, out=str(svg)) == (0, b"", b"")
    early = svg.read_text(encoding="utf-8")
    assert asked(capfdbinary, what="position", record=str(file), seat=1, out=str(svg))[0] == 0
    assert svg.read_text(encoding="utf-8") != early
    for wrong in ({"at": 15}, {"at": -1}, {"seat": 4}):
        with pytest.raises(Complaint):
            draw(Wish("position", record=str(file), **wrong))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"what": "layout", "pieces": ["1-4", "1-1 at 1-4.high"]}, "action/no-fit"),
        ({"what": "layout", "pieces": ["1-4", "1-4"]}, "action/duplicate"),
        ({"what": "layout", "pieces": ["1-9"]}, "text/tile"),
        ({"what": "hand", "pieces": ["5X"]}, "text/card"),
        ({"what": "pile", "pieces": ["KS KD KH KC"]}, "action/over-31"),
        ({"what": "count", "pieces": ["5H 5H"], "starter": "5D"}, "action/duplicate"),
        ({"what": "layout", "game": "chess"}, "rules/unknown-game"),
    ],
)  # fmt: skip
def test_an_error_is_one_line_with_its_code(
    capfdbinary: pytest.CaptureFixture[bytes], wish: dict[str, object], code: str
) -> None:
    status, out, err = asked(capfdbinary, **wish)
    assert (status, out) == (2, b"")
    assert err.decode().count("\n") == 1
    assert f"[{code}]" in err.decode()


@pytest.mark.parametrize(
    "wish",
    [
        Wish("poster"), Wish("position"), Wish("count", ["5H"]), Wish("board"), Wish("board", ["45/46"]),
        Wish("board", ["x"]), Wish("board", ["1", "2"], name=["Ann"]), Wish("board", ["1", "2", "3"], form="old"),
        Wish("layout", ["1-4"], game="cribbage"), Wish("pile", ["5H"], game="horse-race"),
    ],
    ids=lambda wish: f"{wish.what} {wish.pieces}",
)  # fmt: skip
def test_what_does_not_fit_is_refused(wish: Wish) -> None:
    with pytest.raises(Complaint):
        draw(wish)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Wish("count", ["5H 6H 7H"], starter="5D"), "action/wrong-size"),
        (Wish("count", ["5H 6H 7H 8H"], starter="5H"), "action/duplicate"),
        (Wish("hand", ["5H ? ? 5H"]), "action/duplicate"),
        (Wish("tiles", ["1-4 4-1"]), "action/duplicate"),
        (Wish("pile", ["KC QC JC TC"]), "action/over-31"),
    ],
)
def test_what_the_rules_do_not_allow_is_not_drawn(wish: Wish, code: str) -> None:
    with pytest.raises(SixtyOneError) as error:
        draw(wish)
    assert error.value.code == code


@pytest.mark.parametrize("kind", ["hand", "tiles", "pile"])
def test_nothing_is_no_hand(kind: str) -> None:
    assert refusal(Wish(kind)) == refusal(Wish(kind, [" "])) == "cli-describe-pieces"


def test_a_name_with_controls_leaves_the_drawing_whole() -> None:
    name = "A\x1b[31m\x07<&"
    for wish in (Wish("hand", ["5H"], name=[name]), Wish("board", ["5"], name=[name])):
        assert "\x1b" not in "".join(parsed(draw(wish)).itertext())


def test_every_kind_is_drawn_or_refused_by_its_name() -> None:
    with pytest.raises(Complaint, match="cli-picture-what"):
        draw(Wish("poster"))
    for kind in KINDS:
        with suppress(SixtyOneError):
            assert "cli-picture-what" not in refusal(Wish(kind))


def refusal(wish: Wish) -> str:
    try:
        draw(wish)
    except Complaint as error:
        return error.message
    return ""


def test_png(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    file = tmp_path / "hand.png"
    wish = {"what": "hand", "pieces": ["5H 6S"], "out": str(file), "width": 640}
    if not can_draw_png():
        with pytest.raises(Complaint, match="cli-picture-extra"):
            asked(capfdbinary, **wish)
        pytest.skip("the extra [picture] is not installed")
    assert asked(capfdbinary, **wish)[0] == 0
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG\r\n")
    assert int.from_bytes(data[16:20]) == 640
    assert png(draw(Wish("hand", ["5H"])).svg("light")) != png(draw(Wish("hand", ["5H"])).svg("dark"))
