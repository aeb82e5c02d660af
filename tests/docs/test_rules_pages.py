"""The pages of rules in four languages: every table against the engine, and each language against the others.

A comment ``<!-- facts: NAME ARGUMENT -->`` stands before each table; ``HOLDS`` says what the engine makes of it.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from sixtyone.cards import Card, parse_card
from sixtyone.catalogue import find_game, find_variant
from sixtyone.game import Event, Scored
from sixtyone.games.cribbage.counting import Claim
from sixtyone.games.cribbage.legality import LEAST_CUT
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.dominoes.ends import counted_ends, points_for_pips
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.options import Option
from sixtyone.pegboard import OLD_LAP, skunk
from sixtyone.referee import rule
from sixtyone.score import Score, ScoreKind
from sixtyone.tiles import TILES, Tile

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
LANGUAGES = ("en", "pl", "de", "cs")
PAGES = ("horse-race", "fives-and-threes", "cribbage", "further-domino-games")
GAMES_ON = {
    "horse-race": ("horse-race",),
    "fives-and-threes": ("fives-and-threes",),
    "cribbage": ("cribbage",),
    "further-domino-games": ("all-fives", "muggins", "five-up"),
}
NONE = ("—", "–")
# The options whose default depends on the variety.
BY_VARIETY = (("cribbage", "seats"), ("cribbage", "target"), ("further-domino-games", "block_tie"))

_TABLE = re.compile(r"<!-- facts: (?P<name>[\w-]+)(?: (?P<argument>[\w-]+))? -->\n(?P<lines>(?:\|.*\n)+)")
_PICTURE = re.compile(r"!\[(?P<alt>.*?: (?P<ends>[\d +]+) = (?P<sum>\d+))\]\((?P<path>[^)]+)\)")
_NUMBER = re.compile(r"(?<![\w-])\d+(?![\w-])")


@dataclass(frozen=True)
class Table:
    name: str
    argument: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def numbers(self) -> list[str]:
        return [number for row in self.rows for cell in row for number in re.findall(r"\d+", cell)]


def text_of(language: str, page: str) -> str:
    return (RULES / language / f"{page}.md").read_text(encoding="utf-8")


@cache
def tables_of(language: str, page: str) -> tuple[Table, ...]:
    return tuple(
        Table(found["name"], found["argument"] or "", header, rows)
        for found in _TABLE.finditer(text_of(language, page))
        for header, rows in [rows_of(found["lines"])]
    )


def rows_of(lines: str) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    header, rule, *rows = (
        tuple(cell.strip() for cell in line.strip().strip("|").split("|")) for line in lines.strip().split("\n")
    )
    assert all(set(cell) == {"-"} for cell in rule)
    assert all(len(row) == len(header) for row in rows), rows
    return header, tuple(rows)


def code(cell: str) -> str:
    """The code word in a cell."""
    assert cell.startswith("`"), cell
    assert cell.endswith("`"), cell
    return cell.strip("`")


def codes(cell: str) -> list[str]:
    """The code words in a cell."""
    return re.findall(r"`([^`]+)`", cell)


def whole(row: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(int(cell) for cell in row)


def each_table() -> Iterator[Any]:
    for language in LANGUAGES:
        for page in PAGES:
            for place, table in enumerate(tables_of(language, page)):
                yield pytest.param(page, table, id=f"{language}-{page}-{place}-{table.name}")


# What each table says, held against the engine. A check gets the page and the table, and asserts.


def domino_rules(game: str, seats: int = 2, variant: str = "individual") -> DominoRules:
    options = {} if variant == "pairs" else {"seats": seats}
    if game == "fives-and-threes" and seats == 4:
        variant, options = "pairs", {}
    rules = find_variant(game, variant, **options)
    assert isinstance(rules, DominoRules)
    return rules


def cribbage_rules(variant: str) -> CribbageRules:
    rules = find_variant("cribbage", variant)
    assert isinstance(rules, CribbageRules)
    return rules


def hand_sizes(page: str, table: Table) -> None:
    wanted = [(game, seats) for game in GAMES_ON[page] for seats in (2, 3, 4)]
    for (game, seats), row in zip(wanted, table.rows, strict=True):
        name, *numbers = row if table.argument == "all" else (f"`{table.argument}`", *row)
        assert code(name) == game
        hand = domino_rules(game, seats).hand_size
        assert whole(tuple(numbers)) == (seats, hand, len(TILES) - seats * hand)
        if seats == 4:
            assert domino_rules(game, variant="pairs").hand_size == hand


def target(_page: str, table: Table) -> None:
    rules = domino_rules(table.argument)
    ((points, *raw),) = map(whole, table.rows)
    assert points == rules.target
    assert raw == ([5 * rules.target] if rules.shows_raw else [])


@cache
def layouts_by_sum(game: str) -> dict[int, list[str]]:
    """For each sum of ends, a layout that has it: from rounds laid at random, every second one reaching high."""
    rng = random.Random(61)
    found: dict[int, list[str]] = {}
    for number in range(400):
        layout = Layout(domino_rules(game).spinners)
        while moves := [
            layout.with_tile(tile, at) for tile in TILES if tile not in layout.tiles for at in layout.places_for(tile)
        ]:
            few = rng.sample(moves, min(len(moves), 8 if number % 2 else 1))
            layout = max(few, key=sum_of_ends)
            found.setdefault(sum_of_ends(layout), [str(laid) for laid in layout.laid])
    return found


def sum_of_ends(layout: Layout) -> int:
    return sum(end.value for end in counted_ends(layout))


def ruling_with_sum(game: str, wanted: int) -> dict[str, Any]:
    """The referee's ruling on a layout with that sum of ends."""
    return rule({"game": game, "layout": layouts_by_sum(game)[wanted]})


def awards(_page: str, table: Table) -> None:
    game = table.argument
    for ends, *columns, points in map(whole, table.rows):
        ruling = ruling_with_sum(game, ends)
        assert (ruling["sum"], ruling["points"]) == (ends, points)
        if game == "horse-race":
            assert columns == [ruling["raw"]]
        else:
            assert columns == [0 if ends % 3 else ends // 3, 0 if ends % 5 else ends // 5]
            assert sum(columns) == points
    if game == "fives-and-threes":  # the table is all that scores: two ends make 0 to 22, but for 19 and 21
        listed = {row[0] for row in map(whole, table.rows)}
        assert set(layouts_by_sum(game)) == {*range(23)} - {19, 21}
        assert all(ruling_with_sum(game, ends)["points"] == 0 for ends in set(layouts_by_sum(game)) - listed)


@cache
def known_positions() -> dict[str, dict[str, Any]]:
    data = json.loads((ROOT / "tests" / "data" / "layouts.json").read_text(encoding="utf-8"))
    return {position["id"]: position for position in data["positions"]}


@cache
def ruling_on(name: str) -> dict[str, Any]:
    """The referee's ruling on a position, made by laying the tiles as its links say."""
    position = known_positions()[name]
    places = {link["to"].split(".")[0]: link["from"] for link in position["links"]}
    texts = [tile if tile not in places else f"{tile} at {places[tile]}" for tile in position["tiles_in_order"]]
    return rule({"game": position["game"], "layout": texts})


def ends_in(ruling: dict[str, Any]) -> str:
    return " + ".join(str(end["value"]) for end in ruling["counted"])


def positions(page: str, table: Table) -> None:
    assert {code(row[0]) for row in table.rows} == {
        name for name, position in known_positions().items() if position["game"] == page
    }
    for name, tile, ends, *numbers in table.rows:
        ruling = ruling_on(code(name))
        assert code(tile) == known_positions()[code(name)]["tiles_in_order"][-1]
        assert ends == ends_in(ruling)
        raw = [] if ruling["raw"] is None else [ruling["raw"]]
        assert list(whole(tuple(numbers))) == [ruling["sum"], *raw, ruling["points"]]


def rounding(_page: str, table: Table) -> None:
    for pips, rounded, points in map(whole, table.rows):
        assert points_for_pips(pips) == points
        assert rounded == 5 * points


def hands_with(pips: list[int]) -> list[tuple[Tile, ...]]:
    """Hands of different tiles with so many pips each."""

    def fill(left: list[int], free: tuple[Tile, ...]) -> list[tuple[Tile, ...]] | None:
        if not left:
            return []
        sizes = (0,) if left[0] == 0 else (1, 2, 3)
        for hand in (tiles for size in sizes for tiles in combinations(free, size)):
            if sum(tile.pips for tile in hand) == left[0]:
                rest = fill(left[1:], tuple(tile for tile in free if tile not in hand))
                if rest is not None:
                    return [hand, *rest]
        return None

    hands = fill(pips, TILES[1:])
    assert hands is not None
    return hands


def settled(game: str, variant: str, pips: list[int]) -> dict[str, Any]:
    """The referee's ruling where so many pips are left: who has none went out; where all have some, it is a block."""
    hands = [[str(tile) for tile in hand] for hand in hands_with(pips)]
    how: dict[str, Any] = {"out": pips.index(0)} if 0 in pips else {"blocked": True}
    return rule({"game": game, "variant": variant, "settle": {"hands": hands, **how}})


def settlements(_page: str, table: Table) -> None:
    for variant, _how, left, paid in table.rows:
        pips = [int(text) for text in left.split(" / ")]
        ruling = settled(table.argument, code(variant), pips)
        assert ruling["pips"] == pips
        assert " / ".join(map(str, ruling["awards"])) == paid
    ways = {("0" in left.split(" / "), how) for _, how, left, _ in table.rows}
    assert len(ways) == len({how for _, how in ways}) == 2


FIRST_TILE = {0: "0-1", 2: "3-3", 4: "6-6"}  # what scores so many points as the first tile of a round


def events(_page: str, table: Table) -> None:
    game = find_game(table.argument)
    for before, ends, out, event, after in map(whole, table.rows):
        assert before < 61
        held = [FIRST_TILE[ends]] if out else [FIRST_TILE[ends], "2-5"]
        state = game.new(game.rules("individual", hand_sizes=len(held)), first=0)
        state, _ = state.apply(game.parse_action(f"deal {','.join(held)} / {','.join(['4-5', '4-6'][: len(held)])}"))
        state.__dict__["scores"] = (before, 0)
        state, happened = state.apply(game.parse_action(f"0: place {held[0]}"))
        (pegged,) = [one for one in happened if one.type in ("scored", "refused")]
        assert (pegged.to_json()["points"], pegged.type) == (event, "scored" if after > before else "refused")
        assert event == ends + out
        assert state.scores[0] == after
        assert (state.outcome is not None) is (after == 61)


def options(page: str, table: Table) -> None:
    for game in GAMES_ON[page]:
        known = {option.name: option for option in find_game(game).options()}
        assert sorted(code(row[0]) for row in table.rows) == sorted(known)
        for name, default, takes, meaning in table.rows:
            option = known[code(name)]
            in_pairs = str(find_variant(game, "pairs").seats)
            said = {"starter_cut": [str(LEAST_CUT)]} if page == "cribbage" else {"seats": [in_pairs]}
            assert re.findall(r"\d+", re.sub("`.*?`", "", meaning)) == said.get(option.name, [])
            check_default(page, option, default)
            if codes(takes):
                assert sorted(codes(takes)) == sorted(re.split(r", | or ", option.takes))
            elif limits := re.findall(r"\d+", takes):
                assert limits == re.findall(r"\d+", option.takes)


def check_default(page: str, option: Option, default: str) -> None:
    if default in NONE:
        assert option.default is None or (page, option.name) in BY_VARIETY
        return
    value = option.default
    shown = ",".join(value) if isinstance(value, tuple) else str(value).lower()
    assert code(default) == shown


def varieties(_page: str, table: Table) -> None:
    assert tuple(code(row[0]) for row in table.rows) == find_game("cribbage").variants
    for row in table.rows:
        rules = cribbage_rules(code(row[0]))
        assert whole(row[1:]) == (
            rules.seats,
            rules.dealt,
            rules.from_pack,
            rules.discards,
            rules.kept,
            rules.crib_size,
            rules.target,
        )


def card_values(_page: str, table: Table) -> None:
    assert len(table.rows) == 1
    ranks = [code(cell) for cell in table.header]
    assert ranks == [str(Card(rank, 0))[0] for rank in range(1, 14)]
    assert whole(table.rows[0]) == tuple(Card(rank, 0).value for rank in range(1, 14))


IN_THE_PLAY = (  # the last card of each makes just one thing, in the order of the table
    *("7C 8D", "TC JD AC KH", "4C 4D", "4C 4D 4H", "3C 3D 3H 3S"),
    *("2C 3D 4H", "3C 4D 5H 2S", "4C 2D 5H 6S 3H", "AC 2D 3H 5S 4C 6D", "2C AD 3H 5S 4C 6D 7H"),
)


def play_points(_page: str, table: Table) -> None:
    made = []
    for cards in IN_THE_PLAY:
        (part,) = rule({"game": "cribbage", "pegging": cards.split()})["parts"]
        made.append(part["points"])
    assert [int(row[1]) for row in table.rows] == [*made, last_card_points()]
    assert [int(number) for row in table.rows for number in re.findall(r"\d+", row[0])] == made[5:]


def last_card_points() -> int:
    """What the last card of a series earns where it makes nothing else: a nine at 29 that nobody can follow."""
    game = find_game("cribbage")
    state = game.new(game.rules("five-card"), first=1)
    happened: tuple[Event, ...] = ()
    for text in (
        "deal KC,9D,8S,2C,3D / QH,JD,TS,2H,3S",
        *("0: discard 2C,3D", "1: discard 2H,3S", "starter 4C"),
        *("0: play KC", "1: play QH", "0: play 9D"),
    ):
        state, happened = state.apply(game.parse_action(text))
    (score,) = next(event.parts for event in happened if isinstance(event, Scored))
    assert score.kind is ScoreKind.LAST_CARD
    return score.points


def pegging(_page: str, table: Table) -> None:
    for cards, count, points, why in table.rows:
        assert sum(parse_card(card).value for card in codes(cards)) == int(count)
        ruling = rule({"game": "cribbage", "pegging": codes(cards)})
        assert ruling["total"] == int(points)
        assert len(why.split(" + ")) == max(1, len(ruling["parts"]))
        runs = [str(part["points"]) for part in ruling["parts"] if part["kind"] == "run"]
        assert re.findall(r"\d+", why) == runs


def parts_of(variant: str, hand: list[str], starter: str, crib: bool = False) -> list[dict[str, Any]]:
    parts = rule({"game": "cribbage", "variant": variant, "show": {"hand": hand, "starter": starter, "crib": crib}})[
        "parts"
    ]
    assert isinstance(parts, list)
    return parts


def show_points(_page: str, table: Table) -> None:
    made = []
    for kind, cards, starter in (
        ("fifteen", "7C 8D 2H 3H", "QS"),
        ("pair", "2C 2D 4H 6H", "KS"),
        ("pair-royal", "2C 2D 2H 6H", "KS"),
        ("double-pair-royal", "2C 2D 2H 2S", "KS"),
        ("run", "2C 3D 4H KS", "KC"),
        ("flush", "2C 4C 6C 8C", "TD"),
        ("nobs", "JS 2C 4H 6H", "8S"),
    ):
        part = next(part for part in parts_of("six-card", cards.split(), starter) if part["kind"] == kind)
        made.append(part["points"] // (len(part["pieces"]) if kind in ("run", "flush") else 1))
    assert [int(row[1]) for row in table.rows] == made


def flush_points(variant: str, size: int, starter: str, crib: bool) -> int:
    parts = parts_of(variant, ["2C", "4C", "6C", "8C", "TC"][:size], starter, crib)
    return sum(part["points"] for part in parts if part["kind"] == "flush")


def flushes(_page: str, table: Table) -> None:
    assert tuple(code(row[0]) for row in table.rows) == find_game("cribbage").variants
    for row in table.rows:
        rules = cribbage_rules(code(row[0]))
        sizes = ((rules.kept, False), (rules.crib_size, True))
        assert list(whole(row[1:])) == [
            flush_points(rules.variant, size, starter, crib) for size, crib in sizes for starter in ("QD", "QC")
        ]


PAIRS = ("pair", "pair-royal", "double-pair-royal")


def shows(_page: str, table: Table) -> None:
    hand_word = table.rows[0][1]
    assert len({row[1] for row in table.rows}) == 2
    for variant, what, cards, starter, *numbers in table.rows:
        parts = parts_of(code(variant), codes(cards), code(starter), what != hand_word)
        kinds = (("fifteen",), PAIRS, ("run",), ("flush",), ("nobs",))
        made = [sum(part["points"] for part in parts if part["kind"] in some) for some in kinds]
        assert list(whole(tuple(numbers))) == [*made, sum(made)]


def skunks(_page: str, table: Table) -> None:
    for points, single, double in table.rows:
        losers = range(int(points))
        assert max(loser for loser in losers if skunk(int(points), loser) >= 1) + 1 == int(single)
        doubles = [loser for loser in losers if skunk(int(points), loser) == 2]
        assert double in NONE if not doubles else max(doubles) + 1 == int(double)


def muggins(_page: str, table: Table) -> None:
    for true, said, named, to_claimant, to_caller in map(whole, table.rows):
        claim = Claim("hand", 0, (), (Score(ScoreKind.FIFTEEN, true),)).counted(said, to_answer=(1,))
        taken, _ = claim.called(named)
        assert (claim.pegged, taken) == (to_claimant, to_caller)


def board(_page: str, table: Table) -> None:
    targets = {cribbage_rules(variant).target for variant in find_game("cribbage").variants}
    assert targets <= {int(row[0]) for row in table.rows}
    for points, laps, beyond in map(whole, table.rows):
        assert divmod(points, OLD_LAP) == (laps, beyond)


HOLDS: dict[str, Callable[[str, Table], None]] = {
    "hand-sizes": hand_sizes,
    "target": target,
    "awards": awards,
    "positions": positions,
    "rounding": rounding,
    "settlements": settlements,
    "events": events,
    "options": options,
    "varieties": varieties,
    "card-values": card_values,
    "play-points": play_points,
    "pegging": pegging,
    "show-points": show_points,
    "flushes": flushes,
    "shows": shows,
    "skunk": skunks,
    "muggins": muggins,
    "board": board,
}


@pytest.mark.parametrize(("page", "table"), list(each_table()))
def test_table_is_what_the_engine_says(page: str, table: Table) -> None:
    HOLDS[table.name](page, table)


@pytest.mark.parametrize("page", PAGES)
def test_every_kind_of_fact_is_on_its_page(page: str) -> None:
    wanted = {
        "horse-race": ["hand-sizes", "target", "awards", "positions", "rounding", "settlements", "options"],
        "fives-and-threes": ["hand-sizes", "target", "awards", "positions", "events", "options"],
        "cribbage": [
            *("card-values", "varieties", "play-points", "pegging", "show-points", "flushes", "shows"),
            *("skunk", "muggins", "board", "options"),
        ],
        "further-domino-games": ["hand-sizes", "rounding", "options"],
    }
    for language in LANGUAGES:
        assert [table.name for table in tables_of(language, page)] == wanted[page], language
        assert text_of(language, page).count("<!--") == len(wanted[page])
        assert len(re.findall(r"^\|-", text_of(language, page), re.MULTILINE)) == len(wanted[page])  # no table unread


# Each language against English.


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_tables_hold_the_same_numbers_in_the_same_order(language: str, page: str) -> None:
    for english, other in zip(tables_of("en", page), tables_of(language, page), strict=True):
        assert other.numbers == english.numbers, other.name
        for english_row, row in zip(english.rows, other.rows, strict=True):
            assert [codes(cell) for cell in row[:-1]] == [codes(cell) for cell in english_row[:-1]]


def sections_of(language: str, page: str) -> list[str]:
    prose = _PICTURE.sub("", _TABLE.sub("", text_of(language, page)))
    return re.split(r"^#+ .*$", prose, flags=re.MULTILINE)


def numbers_in(prose: str) -> Counter[str]:
    unnumbered = re.sub(r"^\d+\. ", "", prose, flags=re.MULTILINE)
    return Counter(_NUMBER.findall(re.sub(r"`[^`]*`|\([^)]*\.md\)", "", unnumbered)))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_sections_hold_the_same_numbers_codes_and_pictures(language: str, page: str) -> None:
    english, other = sections_of("en", page), sections_of(language, page)
    assert len(other) == len(english)
    for number, (one, two) in enumerate(zip(english, other, strict=True)):
        assert numbers_in(two) == numbers_in(one), f"section {number}: {two[:80]}"
        assert Counter(codes(two)) == Counter(codes(one)), f"section {number}: {two[:80]}"
        assert len(re.findall(r"^(?:- |\d+\. )", two, re.MULTILINE)) == len(
            re.findall(r"^(?:- |\d+\. )", one, re.MULTILINE)
        )
    assert [Path(found["path"]).stem for found in _PICTURE.finditer(text_of(language, page))] == [
        Path(found["path"]).stem for found in _PICTURE.finditer(text_of("en", page))
    ]


@pytest.mark.parametrize("page", PAGES)
def test_numbers_in_the_prose_are_those_of_the_tables(page: str) -> None:
    """What a sentence says in digits stands in a table too, where it is checked, or is a fact named here."""
    in_tables = {number for table in tables_of("en", page) for number in table.numbers}
    facts = {str(len(TILES)), str(52), "1", "2", "3", "4", "0"}  # tiles, cards, and the smallest
    facts |= {
        "horse-race": {"60", "62", "59"},  # worked sums: 60 + 2 = 62; 59 and 2
        "fives-and-threes": {"22"},  # two double ends, in test_no_sum_is_higher
        "cribbage": {"19", "60", "120", "29"},  # impossible; holes a lap; the highest hand
        "further-domino-games": {"61"},
    }[page]
    assert set(numbers_in("".join(sections_of("en", page)))) <= in_tables | facts


def test_no_sum_is_higher() -> None:
    assert ruling_with_sum("fives-and-threes", 22)["points"] == 0
    assert max(a.pips + b.pips for a, b in combinations([tile for tile in TILES if tile.is_double], 2)) == 22


def test_worked_sums_of_horse_race() -> None:
    assert not domino_rules("horse-race").exact
    assert 60 + 2 == 62 > domino_rules("horse-race").target
    awards_of_a_tie = settled("horse-race", "pairs", [5, 6, 7, 6])["awards"]
    assert [59 + points for points in awards_of_a_tie] == [61, 61]


@pytest.mark.parametrize("page", ["further-domino-games"])
def test_target_of_the_further_games(page: str) -> None:
    assert {domino_rules(game).target for game in GAMES_ON[page]} == {61}


# Pictures, options, links, and what must not stand in a page.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["horse-race", "fives-and-threes"])
def test_pictures_are_of_known_positions_and_their_captions_true(language: str, page: str) -> None:
    pictures = list(_PICTURE.finditer(text_of(language, page)))
    assert len(pictures) == text_of(language, page).count(f"](../../pictures/{language}/")
    shown = [Path(picture["path"]).stem for picture in pictures]
    table = next(table for table in tables_of(language, page) if table.name == "positions")
    assert shown == [code(row[0]) for row in table.rows]
    for name, picture in zip(shown, pictures, strict=True):
        ruling, (low, high) = ruling_on(name), known_positions()[name]["tiles_in_order"][-1].split("-")
        assert f"[{low}|{high}]" in picture["alt"]
        assert (picture["ends"], int(picture["sum"])) == (ends_in(ruling), ruling["sum"])
        assert (RULES / language / picture["path"]).resolve().is_file(), picture["path"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_option_and_variant_is_named(language: str, page: str) -> None:
    text = text_of(language, page)
    for game in map(find_game, GAMES_ON[page]):
        for name in (*game.variants, *(option.name for option in game.options())):
            assert f"`{name}`" in text, name


DOCUMENTS = [ROOT / "docs" / name for name in ("README.md", "glossary.md", "history.md")] + [
    RULES / language / f"{page}.md" for language in LANGUAGES for page in PAGES
]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        path, _, anchor = link.partition("#")
        found = (document.parent / path).resolve() if path else document
        assert found.exists(), link
        if anchor:
            headings = re.findall(r"^#+ (.*)$", found.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def glossary_tables() -> list[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]]:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    return [rows_of(lines) for lines in re.findall(r"^(?:\|.*\n)+", text, re.MULTILINE)]


def test_glossary_has_every_term_in_four_languages() -> None:
    terms = [rows for header, rows in glossary_tables() if header == ("English", "Polish", "German", "Czech")]
    assert sum(map(len, terms)) > 150
    assert all(cell for rows in terms for row in rows for cell in row)
    for rows in terms:
        assert len({row[0] for row in rows}) == len(rows)


SAID = {  # words of the glossary that a page of rules cannot do without, in a form that every case of them begins with
    ("horse-race", "pl"): ("kamie", "dublet", "spinner", "talon", "rozliczeni", "ramion", "oczk", "otwierając"),
    ("horse-race", "de"): ("Stein", "Doppelstein", "Spinner", "Talon", "Abrechnung", "Seitenarm", "Auge", "Eröffner"),
    ("horse-race", "cs"): ("kost", "dubl", "spinner", "záloh", "vyúčtování", "rame", "zahajující"),
    ("cribbage", "pl"): ("krib", "kart startow", "rozgrywk", "pokaz", "sekwens", "piętnastk", "rozdając", "„dalej”"),
    ("cribbage", "de"): (
        "Krippe",
        "Startkarte",
        "Spielphase",
        "Auszählung",
        "Sequenz",
        "Fünfzehner",
        "Geber",
        "Vorhand",
    ),
    ("cribbage", "cs"): (
        "crib",
        "startovní kart",
        "sehrávk",
        "sčítání",
        "postupk",
        "patnáctk",
        "rozdávající",
        "předák",
    ),
}


@pytest.mark.parametrize(("page", "language"), SAID)
def test_pages_use_the_words_of_the_glossary(page: str, language: str) -> None:
    text = re.sub(r"kart\w (startow)", r"kart \1", text_of(language, page).replace("\n", " "))
    for word in SAID[page, language]:
        assert word.lower() in text.lower(), word
