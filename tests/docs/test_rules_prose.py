"""Every number that a sentence of the rules says, in digits or in words.

The English ones stand against the engine, phrase by phrase; those of the other languages against the English ones,
section by section.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from sixtyone.cards import PACK, Card, parse_card, parse_cards
from sixtyone.catalogue import find_game, find_variant
from sixtyone.games.cribbage.counting import EMPTY_CALL, Claim, overclaim_penalty
from sixtyone.games.cribbage.legality import LEAST_CUT
from sixtyone.games.cribbage.pegging import LIMIT
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.cribbage.show import score_show
from sixtyone.games.dominoes.ends import points_for_pips
from sixtyone.games.dominoes.layout import Layout
from sixtyone.pegboard import NEW_LAP, OLD_LAP, STREET, Pegs
from sixtyone.pictures.pegboard import MOST_SIDES, Board
from sixtyone.score import Score, ScoreKind
from sixtyone.tiles import TILES
from tests.docs.engine import (
    WORKED,
    count_begins_at,
    counted,
    cribbage_rules,
    divisors,
    domino_rules,
    flush_points,
    group_of_holes,
    hand_out,
    heels,
    in_pairs,
    last_card_points,
    layouts_by_sum,
    least_run,
    parts_of,
    pegged,
    places_at,
    ruling_on,
    ruling_with_sum,
    seats,
    settled,
    shown,
    sizes_of_pairs,
    three_for_last,
)
from tests.docs.numbers import numbers_in
from tests.docs.rule_pages import GAMES_ON, LANGUAGES, PAGES, ROOT, code, codes, sections_of, sentences, tables_of

HANDS = json.loads((ROOT / "tests" / "data" / "cribbage.json").read_text("utf-8"))["distributions"]["six_card_hand"]
"""How many hands have each score: tests/rules holds it against the engine."""


def target(page: str) -> int:
    (points,) = {domino_rules(game).target for game in GAMES_ON[page]}
    return points


def a_point(game: str) -> int:
    """What the sum of ends is divided by where five divides it and three does not."""
    return 20 // int(ruling_with_sum(game, 20)["points"])


def worthless(game: str) -> int:
    """The lowest sum of ends that is worth nothing."""
    return next(ends for ends in range(30) if ruling_with_sum(game, ends)["points"] == 0)


def rounding() -> tuple[int, ...]:
    """The two that go down, then the two that go up."""
    down, up = points_for_pips(10), points_for_pips(15)
    assert [points_for_pips(10 + rest) for rest in (1, 2, 3, 4)] == [down, down, up, up]
    return 1, 2, 3, 4


def divided(name: str, *, scores: bool) -> tuple[int, ...]:
    """Which of the scoring divisors divide the sum of a position, or do not."""
    return tuple(divisor for divisor in divisors(THREES) if (sum(counted(name)) % divisor == 0) is scores)


def best_of_two_doubles() -> int:
    doubles = sorted((tile.pips for tile in TILES if tile.is_double), reverse=True)
    assert max(layouts_by_sum(THREES)) == sum(doubles[:2])
    assert ruling_with_sum(THREES, sum(doubles[:2]))["points"] == 0
    return sum(doubles[:2])


def who_both_win() -> tuple[int, ...]:
    """In how many pairs, at how many points, paid how much each, how many win with how much."""
    awards = settled("horse-race", "pairs", [5, 6, 7, 6])["awards"]
    (award,) = set(awards)
    assert 59 + award >= target("horse-race")
    return in_pairs("horse-race")[1], 59, award, len(awards), 59 + award


def sharing_a_block(game: str) -> tuple[int, int]:
    """Of how many players how many share."""
    awards = settled(game, "individual", [4, 4, 14])["awards"]
    assert awards == [points_for_pips(14) // 2, points_for_pips(14) // 2, 0]
    return len(awards), sum(map(bool, awards))


def cribbage_seats() -> tuple[int, ...]:
    return tuple(sorted({cribbage_rules(variant).seats for variant in find_game("cribbage").variants}))


def runs_of_a_seven_card_hand() -> int:
    parts = parts_of("seven-card", ["AC", "2D", "3H", "7S", "8C"], "9D")
    return sum(part["kind"] == "run" for part in parts)


def rules_before(phrase: str) -> int:
    """How many points of a list stand before the one with the phrase."""
    (section,) = (one for one in sections_of("en", "horse-race") if phrase in one)
    return len(re.findall(LISTED, section.partition(phrase)[0])) - 1


def long_sides() -> int:
    """At how many places of a lone double a tile may be laid."""
    return places_at("horse-race-03", "2-2")


def doubles_apart() -> tuple[int, ...]:
    """How many doubles, since neither fits at the other."""
    doubles = [tile for tile in TILES if tile.is_double]
    layout = Layout(domino_rules("horse-race").spinners).with_tile(doubles[0], None)
    return (2,) if not any(layout.places_for(tile) for tile in doubles[1:]) else ()


def beyond_the_target() -> tuple[int, int, int]:
    assert target("horse-race") < 60 + 2
    assert not domino_rules("horse-race").exact
    return 60, 2, 60 + 2


def same(ask: Callable[[str], Any]) -> Any:
    """What is the same for all further games."""
    (answer,) = {ask(game) for game in GAMES_ON["further-domino-games"]}
    return answer


def only_divisor(game: str) -> int:
    rules = domino_rules(game)
    assert not rules.threes
    return 5 * rules.fives


def five_up_hands() -> tuple[int, ...]:
    return tuple({domino_rules("five-up", number).hand_size for number in seats("five-up")})


def further_point() -> int:
    """What the sum of ends is divided by in the pictures of the further games that score."""
    (pips,) = {ruling_on(name)["sum"] // ruling_on(name)["points"] for name in ("all-fives-01", "five-up-01")}
    return int(pips)


def of_pile(name: str) -> int:
    return sum(pegged(WORKED["piles"][name]))


def fifteens_and_run(name: str) -> tuple[int, ...]:
    fifteens, run = shown(name, "fifteen"), shown(name, "run")
    assert fifteens + run == shown(name)
    return len(fifteens), sum(fifteens), sum(run)


FIFTEENS = ("pile-queen-five", "pile-seven-eight", "pile-four-jack-ace")
RUNS = ("pile-jack-queen-king", "pile-three-five-four")
DOUBLE_RUN = "count-three-four-five-five"
LISTED = re.compile(r"^(?:- |\d+\. )", re.MULTILINE)
THREES = "fives-and-threes"


def any_flush() -> tuple[int, ...]:
    """How many cards of a suit in hand and starter are a flush where any may be."""
    rules = find_game("cribbage").rules("six-card", flush_any4=True)
    assert isinstance(rules, CribbageRules)
    parts = score_show(parse_cards("2C 4C 6C 8D"), parse_card("TC"), rules=rules)
    return tuple(part.points for part in parts if part.kind is ScoreKind.FLUSH)


def too_much() -> tuple[int, ...]:
    """What the next opponent may take for too high a count."""
    rules = find_game("cribbage").rules("six-card", counting="manual", overclaim="two")
    assert isinstance(rules, CribbageRules)
    claim = Claim("hand", 0, (), (Score(ScoreKind.FIFTEEN, 8),)).counted(12, to_answer=(1,))
    return tuple(score.points for score in overclaim_penalty(claim, rules))


Said = tuple[str, Callable[[], tuple[int, ...]]]
HALVES: tuple[Said, ...] = (
    ("both its halves", lambda: (counted("horse-race-03")[0] // 2,)),
    ("both halves", lambda: (counted("horse-race-03")[0] // 2,)),
)
CLAIMS: dict[str, tuple[Said, ...]] = {
    "horse-race": (
        ("for two, three or four players each on their own", lambda: seats("horse-race")),
        ("or for four in two pairs", lambda: in_pairs("horse-race")),
        ("a multiple of five scores", lambda: divisors("horse-race")),
        ("The first to reach 61 points", lambda: (target("horse-race"),)),
        ("28 tiles", lambda: (len(TILES),)),
        ("a fifth of it", lambda: (a_point("horse-race"),)),
        ("two doubles never touch", doubles_apart),
        ("such as the two long sides of a lone double, are two places", lambda: (long_sides(),) * 2),
        ("Its two long sides are used first", lambda: (long_sides(),)),
        ("Only when both are used", lambda: (long_sides(),)),
        ("at its two short ends", lambda: (places_at("horse-race-02", "4-4"),)),
        ("both its long sides", lambda: (long_sides(),)),
        ("both long sides", lambda: (long_sides(),)),
        ("two free halves", lambda: (len(counted("horse-race-08")),)),
        ("counts 0", lambda: (min(counted("horse-race-06")),)),
        ("two different things", lambda: (2,)),
        ("above 0 and five divides it", lambda: (worthless("horse-race"), *divisors("horse-race"))),
        ("the sum divided by five", lambda: (a_point("horse-race"),)),
        ("0 least of all", lambda: (worthless("horse-race"),)),
        ("The sum 0 never scores", lambda: (sum(counted("horse-race-11")),)),
        ("A double at both ends", lambda: (len({"1-1", "4-4"} & set(ruling_on("horse-race-01")["spinners"])),)),
        ("Both doubles are used on both sides", lambda: (len(ruling_on("horse-race-04")["spinners"]), long_sides())),
        ("only the two outer ends count", lambda: (len(counted("horse-race-04")),)),
        ("four ends count", lambda: (len(counted("horse-race-07")),)),
        ("the nearest multiple of five", lambda: (100 // points_for_pips(100),)),
        ("the result is divided by five", lambda: (100 // points_for_pips(100),)),
        ("Remainders of 1 and 2 go down, 3 and 4 go up", rounding),
        ("both partners’ hands", lambda: (len(find_variant("horse-race", "pairs").sides[0]),)),
        ("at least 61 points", lambda: (target("horse-race"),)),
        ("60 + 2 = 62 wins", beyond_the_target),
        ("has 61 or more", lambda: (target("horse-race"),)),
        ("two pairs at 59 that are paid 2 each both win with 61", who_both_win),
        ("the first three rules", lambda: (rules_before("the first three rules"),)),
        *HALVES,
    ),
    "fives-and-threes": (
        ("for two or three players each on their own", lambda: seats(THREES)),
        ("or for four in two pairs", lambda: in_pairs(THREES)),
        ("the two ends of the line are added up", lambda: (len(counted("fives-and-threes-01")),)),
        ("multiples of three and of five score", lambda: divisors(THREES)),
        ("the target of 61", lambda: (target(THREES),)),
        ("28 tiles", lambda: (len(TILES),)),
        ("where the 61 comes from: once round, and the last hole", lambda: (OLD_LAP + 1,)),
        ("With two or three, everybody plays alone", lambda: seats(THREES)),
        ("with four, partners", lambda: in_pairs(THREES)[:1]),
        ("one line with two ends", lambda: (len(counted("fives-and-threes-01")),)),
        ("Add the two ends", lambda: (len(counted("fives-and-threes-01")),)),
        ("If three divides the sum, the sum divided by three", lambda: (3, 9 // ruling_with_sum(THREES, 9)["points"])),
        ("if five divides it, the sum divided by five", lambda: (5, a_point(THREES))),
        ("if both do, both", lambda: (2, 2 * (ruling_with_sum(THREES, 15)["points"] == 15 // 3 + 15 // 5))),
        ("A sum of 0 scores nothing", lambda: (worthless(THREES),)),
        ("The highest that can be made is 22, with two double ends", lambda: (best_of_two_doubles(), 2)),
        ("both three and five divide it", lambda: (2, *divided("fives-and-threes-06", scores=True))),
        ("the first sum is divided by neither three nor five", lambda: divided("fives-and-threes-03", scores=False)),
        ("the second is 0", lambda: (sum(counted("fives-and-threes-07")),)),
        ("**Two or three players**", lambda: seats(THREES)),
        ("scores 1 point, the hand-out", lambda: (hand_out(),)),
        ("the pair scores the 1 point", lambda: (hand_out(),)),
        ("past 61", lambda: (target(THREES),)),
        ("xactly 61", lambda: (target(THREES),)),
        *HALVES,
    ),
    "cribbage": (
        ("for two players above all, and for three and four", cribbage_seats),
        ("counted up to 31", lambda: (LIMIT,)),
        ("A pack of 52 cards", lambda: (len(PACK),)),
        ("two pegs a side", lambda: (len(fields(Pegs)),)),
        (
            "the ace 1, jack, queen and king 10",
            lambda: (parse_card("AC").value, *{Card(rank, 0).value for rank in (11, 12, 13)}),
        ),
        ("for ten", lambda: (parse_card("TC").rank,)),
        ("with two they alternate", lambda: cribbage_seats()[:1]),
        ("with two players simply the dealer’s opponent", lambda: cribbage_seats()[:1]),
        ("the dealer’s side scores 2 at once", lambda: (heels(),)),
        ("It may not pass 31", lambda: (LIMIT,)),
        ("When the count is 31", lambda: (LIMIT,)),
        ("the count begins again at 0", lambda: (count_begins_at(),)),
        ("both count 10", lambda: (2, *{card.value for card in parse_cards("KC QD")})),
        ("Only the highest of the three", lambda: (len(sizes_of_pairs()),)),
        ("three or more", lambda: (least_run(),)),
        ("1 point for the card after which nobody can play", lambda: (last_card_points(),)),
        ("If it makes 31, there are the 2 points for that", lambda: (LIMIT, sum(pegged("KC QD JH AS")))),
        ("Three times fifteen, each worth 2 points", lambda: (len(FIFTEENS), *set(map(of_pile, FIFTEENS)))),
        ("Two runs, worth 3 points each", lambda: (len(RUNS), *set(map(of_pile, RUNS)))),
        ("by one and the same card: 5 points", lambda: (of_pile("pile-six-five-four"),)),
        ("their count would be 39", lambda: (sum(card.value for card in parse_cards("9C JD QH TS")),)),
        ("adds up to 15", lambda: (parse_card("7C").value + parse_card("8D").value,)),
        ("two of a rank, three, four", sizes_of_pairs),
        ("there are two such sets, and both count", lambda: (len(shown(DOUBLE_RUN, "run")),) * 2),
        (
            "In six-card cribbage the highest hand is 29, and 19 cannot be made",
            lambda: (HANDS["max"], HANDS["impossible_up_to_max"][0]),
        ),
        ("a nineteen", lambda: (HANDS["impossible_up_to_max"][0],)),
        ("Three fifteens make 6 points, and the run 3 more", lambda: fifteens_and_run("count-ace-four-five-jack")),
        ("makes two runs of 4 points", lambda: (len(shown(DOUBLE_RUN, "run")), *set(shown(DOUBLE_RUN, "run")))),
        (
            "with the pair and two fifteens it comes to 14",
            lambda: (len(shown(DOUBLE_RUN, "fifteen")), sum(shown(DOUBLE_RUN))),
        ),
        ("The run that the play does not allow: 4 points", lambda: shown("count-nine-jack-queen-ten")),
        ("The highest hand: 8 fifteens", lambda: (len(shown("count-highest", "fifteen")),)),
        ("Three cards are kept", lambda: (cribbage_rules("five-card").kept,)),
        ("The pone scores 3 points at the first deal", lambda: (three_for_last(),)),
        ("the first 31", lambda: (LIMIT,)),
        ("Three cards of a suit in the hand are a flush", lambda: (flush_points("five-card", 3, "QD", crib=False),)),
        (
            "five cards are kept, and the crib has five too",
            lambda: (cribbage_rules("seven-card").kept, cribbage_rules("seven-card").crib_size),
        ),
        ("Two separate runs in one hand are both paid", lambda: (runs_of_a_seven_card_hand(),) * 2),
        (
            "with three, one card from the pack",
            lambda: (cribbage_rules("three-player").seats * cribbage_rules("three-player").from_pack,),
        ),
        ("all else is as with four", lambda: (cribbage_rules("pairs").seats,)),
        (
            "four rows of thirty holes in groups of five",
            lambda: (MOST_SIDES["old"] * Board("old", 121, 2).streets, STREET, group_of_holes()),
        ),
        ("two rows a side", lambda: (Board("old", 121, 2).streets,)),
        ("once up and down is 60 holes", lambda: (OLD_LAP,)),
        ("three or four tracks of 120 holes", lambda: (MOST_SIDES["old"] + 1, MOST_SIDES["new"], NEW_LAP)),
        ("Each side has two pegs", lambda: (len(fields(Pegs)),)),
        ("The old board, with two sides", lambda: (len(WORKED["boards"]["board-old"]),)),
        (
            "The last awards were 8 and 2 points",
            lambda: tuple(front - rear for front, rear in WORKED["boards"]["board-old"]),
        ),
        ("The new board, with three sides", lambda: (len(WORKED["boards"]["board-new"]),)),
        (
            "The two domino games to 61",
            lambda: (len({"horse-race", "fives-and-threes"}), *{target("horse-race"), target(THREES)}),
        ),
    ),
    "further-domino-games": (
        ("Three more games", lambda: (len(GAMES_ON["further-domino-games"]),)),
        (
            "All three are played by two, three or four, each on their own",
            lambda: (len(GAMES_ON["further-domino-games"]), *same(seats)),
        ),
        ("or by four in pairs", lambda: same(in_pairs)[:1]),
        ("to 61 points", lambda: (target("further-domino-games"),)),
        ("a sum that five divides scores the sum divided by five", lambda: (same(only_divisor), further_point())),
        ("everybody starts with five tiles", five_up_hands),
        ("only the two ends of the line count", lambda: (len(counted("muggins-01")),)),
        ("the nearest five and divided by five", lambda: (100 // points_for_pips(100),) * 2),
        ("with three players on their own: there two who tie", lambda: sharing_a_block("all-fives")),
        ("at least 61 points", lambda: (target("further-domino-games"),)),
    ),
}
WITHOUT = {"horse-race": ("block_tie",), "cribbage": ("seats",)}
MEANINGS: dict[str, Callable[[], tuple[int, ...]]] = {
    "seats": lambda: in_pairs("horse-race")[:1],
    "four_individual": lambda: (find_variant(THREES, "individual", four_individual=True, seats=4).seats,),
    "block_tie": lambda: sharing_a_block("all-fives")[:1],
    "starter_cut": lambda: (LEAST_CUT,),
    "three_for_last": lambda: (three_for_last(),),
    "go_rule": lambda: cribbage_seats()[1:] + cribbage_seats()[:1],
    "five_card_flush": lambda: (cribbage_rules("five-card").kept,),
    "flush_any4": any_flush,
    "seven_crib_flush": lambda: (cribbage_rules("seven-card").crib_size,),
    "overclaim": too_much,
    "muggins_empty": lambda: (sum(score.points for score in EMPTY_CALL),),
}
"""The numbers in what the pages say of an option; no others have any, nor have these on the pages `WITHOUT`."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_number_in_the_meaning_of_an_option_is_what_the_engine_says(language: str, page: str) -> None:
    (table,) = (one for one in tables_of(language, page) if one.name == "options")
    for name, *_, meaning in table.rows:
        facts = () if code(name) in WITHOUT.get(page, ()) else MEANINGS.get(code(name), tuple)()
        assert sorted(numbers_in(language, sentences(meaning))) == sorted(facts), name


@pytest.mark.parametrize("page", PAGES)
def test_every_number_of_a_sentence_is_what_the_engine_says(page: str) -> None:
    prose = " ".join(map(sentences, sections_of("en", page)))
    for phrase, facts in CLAIMS[page]:
        assert phrase in prose
        assert tuple(numbers_in("en", phrase)) == tuple(facts()), phrase
        prose = prose.replace(phrase, "…")
    assert [sentence for sentence in re.split(r"(?<=[.:;]) ", prose) if numbers_in("en", sentence)] == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_sections_hold_the_same_numbers_codes_and_lists(language: str, page: str) -> None:
    for english, other in zip(sections_of("en", page), sections_of(language, page), strict=True):
        wanted = Counter(numbers_in("en", sentences(english)))
        assert Counter(numbers_in(language, sentences(other))) == wanted, other[:80]
        assert Counter(codes(other)) == Counter(codes(english)), other[:80]
        assert len(re.findall(LISTED, other)) == len(re.findall(LISTED, english)), other[:80]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Both hold 30 cards; three-player; four rows, a fifth of them."),
        ("pl", "Obie mają 30 kart; sześciokartowy; w czterech rzędach, piąta część."),
        ("de", "Beide haben 30 Karten; vielleicht; vier Reihen, ein Fünftel davon."),
        ("cs", "Obě mají 30 karet; šestikartový; ve čtyřech řadách, pětina z nich."),
    ],
)
def test_numbers_are_read_in_digits_and_in_words(language: str, text: str) -> None:
    assert numbers_in(language, text) == [2, 30, 4, 5]
