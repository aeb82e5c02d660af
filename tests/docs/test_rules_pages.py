"""The pages of rules in four languages: every table against the engine, and each language against the others.

A comment ``<!-- facts: NAME ARGUMENT -->`` stands before each table; ``HOLDS`` says what the engine makes of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sixtyone.cards import Card, parse_card
from sixtyone.catalogue import find_game
from sixtyone.games.cribbage.counting import Claim
from sixtyone.games.dominoes.ends import points_for_pips
from sixtyone.options import Option
from sixtyone.pegboard import OLD_LAP, skunk
from sixtyone.referee import rule
from sixtyone.score import Score, ScoreKind
from sixtyone.tiles import TILES
from tests.docs.engine import (
    WORKED,
    cribbage_rules,
    domino_rules,
    ends_in,
    flush_points,
    known_positions,
    last_card_points,
    last_tile,
    layouts_by_sum,
    parts_of,
    ruling_on,
    ruling_with_sum,
    settled,
)
from tests.docs.rule_pages import (
    GAMES_ON,
    LANGUAGES,
    PAGES,
    PICTURE,
    ROOT,
    RULES,
    Table,
    code,
    codes,
    rows_of,
    tables_of,
    text_of,
    whole,
)

NONE = ("—", "–")
# The options whose default depends on the variety.
BY_VARIETY = (("cribbage", "seats"), ("cribbage", "target"), ("further-domino-games", "block_tie"))


def each_table() -> Iterator[Any]:
    for language in LANGUAGES:
        for page in PAGES:
            for place, table in enumerate(tables_of(language, page)):
                yield pytest.param(page, table, id=f"{language}-{page}-{place}-{table.name}")


# What each table says, held against the engine. A check gets the page and the table, and asserts.


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
        for name, default, takes, _meaning in table.rows:
            option = known[code(name)]
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


def pegging(_page: str, table: Table) -> None:
    for cards, count, points, why in table.rows:
        assert sum(parse_card(card).value for card in codes(cards)) == int(count)
        ruling = rule({"game": "cribbage", "pegging": codes(cards)})
        assert ruling["total"] == int(points)
        assert len(why.split(" + ")) == max(1, len(ruling["parts"]))
        runs = [str(part["points"]) for part in ruling["parts"] if part["kind"] == "run"]
        assert re.findall(r"\d+", why) == runs


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


# Pictures, options, links, and what must not stand in a page.


def pictures_of(language: str, page: str) -> dict[str, str]:
    """The pictures of a page, each with the words that stand for it."""
    text = text_of(language, page)
    found = {Path(picture["path"]).stem: picture["alt"] for picture in PICTURE.finditer(text)}
    assert len(found) == text.count("![") == text.count(f"](../../pictures/{language}/")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_show_every_worked_position_in_one_order(language: str) -> None:
    shown = {page: list(pictures_of(language, page)) for page in PAGES}
    assert shown == {page: list(pictures_of("en", page)) for page in PAGES}
    drawn = [path.stem for path in (ROOT / "docs" / "pictures" / language).glob("*.svg")]
    assert sorted(drawn) == sorted(name for names in shown.values() for name in names)
    for page in ("horse-race", "fives-and-threes"):
        table = next(table for table in tables_of(language, page) if table.name == "positions")
        assert shown[page] == [code(row[0]) for row in table.rows]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["horse-race", "fives-and-threes", "further-domino-games"])
def test_what_stands_for_a_layout_is_true(language: str, page: str) -> None:
    for name, alt in pictures_of(language, page).items():
        ruling = ruling_on(name)
        low, high = last_tile(name).split("-")
        assert alt.endswith(f" [{low}|{high}]: {ends_in(ruling)} = {ruling['sum']}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_for_other_pictures_is_their_title_and_the_cards(language: str) -> None:
    for name, alt in pictures_of(language, "cribbage").items():
        drawing = (ROOT / "docs" / "pictures" / language / f"{name}.svg").read_text(encoding="utf-8")
        title = re.search("<title[^>]*>(.*?)</title>", drawing)
        assert title
        cards = WORKED["piles"].get(name) or " + ".join(WORKED["counts"].get(name, ()))
        assert alt == ": ".join(filter(None, (title[1], cards)))


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
