"""Every language says everything: no message is missing, none lacks a variable or a plural, or is still English."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sixtyone.catalogue import GAMES
from sixtyone.errors import CODES, SixtyOneError
from sixtyone.game import CHANCE, Event, State, View
from sixtyone.games.dominoes.state import DominoState
from sixtyone.score import ScoreKind
from sixtyone.words import layouts, states
from sixtyone.words.catalogue import ENGLISH, LANGUAGES, Words, bundle_of, choose
from sixtyone.words.describe import EVENTS, tell
from sixtyone.words.options import takes
from sixtyone.words.pieces import STYLES, Pieces
from sixtyone.words.scores import count_aloud
from sixtyone.words.teller import Teller
from tests.contract.matches import play
from tests.contract.varieties import PLAIN, VARIETIES, Variety
from tests.words.catalogues import Message, categories, junk, messages, samples

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
SHARED = {
    "near",
    "piece",
    "wanted",
    "problem",
    *["at", "count", "expected", "got", "game", "variant", "option", "field", "line", "column", "seat", "action"],
}
"""Every error message may use these."""
UNUSED = {
    ("pl", "event-skunk", "target"),  # a skunk at 61 has no name of its own, as the lurch has in English
    ("de", "event-skunk", "target"),
    ("cs", "event-skunk", "target"),
    ("cs", "score-reason", "size"),  # one point a card: the points say the size
    # The own pair is "yours" where a language cannot well say "you and Cy"; English names it.
    *(("cs", f"event-scored-{end}", "whose") for end in ("pair", "pair-raw", "shown-pair", "side")),
    *(("cs", f"state-score-{end}", "who") for end in ("pair", "pair-pegs")),
    ("pl", "event-scored-side", "whose"),
}
"""Variables that English has and a language does not, or the other way round."""
NAMES_OF_GAMES = {"Horse Race", "Fives and Threes", "Cribbage", "All Fives", "Muggins", "Five-Up"}
EVERYWHERE = NAMES_OF_GAMES | {
    *("sixtyone:…[…]", "/s"),  # what is typed, and signs
    *("Random", "Greedy", "II", "III", "IV"),  # names
    *("Bot:", "Spinner:….", "muggins, m"),  # loans
}
LOANS = {
    "pl": EVERYWHERE | {"bot", "bot:", "spinner", "muggins"},
    "de": EVERYWHERE | {"Chat", "Go", "go, g"},
    "cs": EVERYWHERE | {"bot", "bot:", "spinner", "muggins", "Chat", "Go", "go, g", "crib", "Crib"},
}
"""Words that a language has as English has them."""


class Strict(Words):
    """Words that never fall back: neither to English nor to the bare id."""

    def say(self, message: str, /, **variables: str | int) -> str:
        bundle = bundle_of(self.language, message.partition("-")[0])
        assert bundle is not None, f"{self.language} has no file for {message}"
        assert bundle.has_message(message), f"{self.language} has no {message}"
        said = super().say(message, **variables)
        assert not said.startswith(f"{message} ") or not variables, said
        assert said != message
        return said


# The catalogues as they are written.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    assert junk(language) == ()
    assert len(messages(language)) > 300


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_and_none_is_extra(language: str) -> None:
    assert set(messages(ENGLISH)) - set(messages(language)) == set()
    assert set(messages(language)) - set(messages(ENGLISH)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_the_file_of_its_first_word(language: str) -> None:
    assert [id_ for id_, message in messages(language).items() if message.file != id_.partition("-")[0]] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_variables_of_the_english_one(language: str) -> None:
    wrong = []
    for id_, message in messages(language).items():
        english = messages(ENGLISH)[id_].variables
        if id_.startswith("error-") and not id_.startswith("error-at-"):
            wrong += [(id_, name) for name in message.variables - SHARED]
        else:
            wrong += [(id_, name) for name in message.variables ^ english if (language, id_, name) not in UNUSED]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_by_number_has_each_category_of_the_language(language: str) -> None:
    lacking = {
        id_: sorted(categories(language) - set(select.keys))
        for id_, message in messages(language).items()
        for select in message.selects
        if select.is_plural and not categories(language) <= set(select.keys)
    }
    assert lacking == {}
    foreign = [
        (id_, key)
        for id_, message in messages(language).items()
        for select in message.selects
        for key in select.keys
        if select.is_plural and isinstance(key, str) and key not in categories(language)
    ]
    assert foreign == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_choice_by_number_in_english_is_one_in_the_language(language: str) -> None:
    def chosen_by_number(message: Message) -> set[str]:
        return {select.variable for select in message.selects if select.is_plural}

    lacking = {
        id_: without
        for id_, message in messages(language).items()
        if (without := chosen_by_number(messages(ENGLISH)[id_]) - chosen_by_number(message))
    }
    assert lacking == {}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    left = {
        id_: same
        for id_, message in messages(language).items()
        if (same := (message.branches & messages(ENGLISH)[id_].branches) - LOANS[language])
    }
    assert left == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_their_own_file(language: str) -> None:
    for id_, message in messages(language).items():
        for other in message.refers_to:
            assert messages(language)[other].file == message.file, id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_without_an_error(language: str) -> None:
    for id_ in messages(language):
        bundle = bundle_of(language, id_.partition("-")[0])
        assert bundle is not None
        for variables in samples(id_):
            pattern = bundle.get_message(id_).value
            assert pattern is not None
            _, errors = bundle.format_pattern(pattern, variables)
            assert errors == [], id_
            said = Words(language).say(id_, **variables)
            assert not re.search(r"\{\s*\$|\?\?\?|None", said), said
            assert said.strip() == said or said == "", repr(said)
            assert "  " not in said or "\n" in said, said
            assert not re.search(r"1[ ,.  ]234", said), said  # numbers as they are typed


# What must be there for the code.


@pytest.mark.parametrize("code", CODES)
def test_every_error_has_its_message(code: str) -> None:
    for language in LANGUAGES:
        assert "error-" + code.replace("/", "-") in messages(language)
        for detail in ({}, {"expected": ["a", "b"], "got": "c"}, {"expected": "1 to 99", "got": 100, "piece": "5H"}):
            assert Strict(language).error(SixtyOneError(code, "said in English", **detail))


def test_every_game_variant_option_and_kind_has_its_words() -> None:
    for words in map(Strict, LANGUAGES):
        for game in GAMES:
            assert words.say(f"game-{game.name}")
            assert words.say(f"game-about-{game.name}")
            for variant in game.variants:
                assert words.say(f"variant-{variant}")
                assert states.title(words, game.rules(variant))
            for option in game.options():
                assert words.say(f"option-{option.name}")
                stated = takes(words, option.takes)
                assert words.language == ENGLISH or " or " not in stated, stated
        for kind in ScoreKind:
            variables: dict[str, Any] = {"kind": kind.value, "n": 7, "size": 3, "points": 2, "alone": "no"}
            variables |= {"pips": 11, "raw": 10, "how": "rounded"}
            for message in ("score-count", "score-reason", "score-kind"):
                assert words.say(message, **variables)


# Plurals.

PLURALS = {
    "en": {1: "point"} | dict.fromkeys((0, 2, 4, 5, 12, 21, 22, 25, 112), "points"),
    "pl": {1: "punkt"} | dict.fromkeys((2, 4, 22), "punkty") | dict.fromkeys((0, 5, 12, 21, 25, 112), "punktów"),
    "de": {1: "Punkt"} | dict.fromkeys((0, 2, 4, 5, 12, 21, 22, 25, 112), "Punkte"),
    "cs": {1: "bod"} | dict.fromkeys((2, 4), "body") | dict.fromkeys((0, 5, 12, 21, 22, 25, 112), "bodů"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_have_their_plurals(language: str) -> None:
    # bugs.jsonl: plurals
    words = Words(language)
    for number, noun in PLURALS[language].items():
        assert f"{number} {noun}." in words.say("layout-award", points=number) or number == 0
        if language != ENGLISH or number:
            assert words.say("score-total", points=number) == f"{number} {noun}."
        assert words.say("page-points", points=number) == f"{number} {noun}"
        if language != ENGLISH:
            assert f" {number} {noun}." in words.say("state-score", who="other", name="Ann", points=number)
            told = words.say("event-scored", who="other", name="Ann", points=number, reasons="…", total=9)
            assert f" {number} {noun}: " in told


@pytest.mark.parametrize(
    ("language", "count", "told"),
    [
        ("pl", 1, "1 kamień"),
        ("pl", 2, "2 kamienie"),
        ("pl", 5, "5 kamieni"),
        ("pl", 12, "12 kamieni"),
        ("pl", 22, "22 kamienie"),
        ("cs", 1, "1 kostku"),
        ("cs", 3, "3 kostky"),
        ("cs", 7, "7 kostek"),
        ("cs", 22, "22 kostek"),
        ("de", 1, "1 Stein"),
        ("de", 7, "7 Steine"),
    ],
)
def test_tiles_have_their_plurals(language: str, count: int, told: str) -> None:
    said = Words(language).say("event-dealt-tiles", draws="yes", count=count, stock=14)
    assert re.search(rf"\b{told}\b", said)


def test_a_hand_is_counted_as_players_of_each_country_do() -> None:
    from sixtyone.cards import parse_card, parse_cards
    from sixtyone.games.cribbage.show import score_show

    parts = score_show(parse_cards("7C 8H 8D 2S"), parse_card("KS"))
    assert {language: count_aloud(Strict(language), parts) for language in LANGUAGES} == {
        "en": "fifteen two, fifteen four and a pair is six",
        "pl": "piętnaście dwa, piętnaście cztery i para to sześć",
        "de": "Fünfzehn zwei, Fünfzehn vier und ein Paar macht sechs",
        "cs": "patnáct za dva, patnáct za čtyři a pár je šest",
    }


# Everything that happens, and every state, in every language.

NAMES = ("Ann", "Bo", "Cy", "Di")
OFTEN = 1


def tellers(variety: Variety, language: str) -> Iterator[Teller]:
    names = NAMES[: variety.rules.seats]
    yield Teller(Strict(language), variety.rules, names, style="spoken", whole=True)
    yield Teller(Strict(language), variety.rules, names, you=0)


def check_sentence(line: str) -> None:
    assert re.search(r"[.:!?]$", line), line
    assert not re.search(r"[{}]|\$\w|\bnone\b|\bNone\b|  | [.,;:](?= |$)", line), line


def happening(variety: Variety, events: tuple[Event, ...]) -> tuple[Any, ...]:
    """What sort of thing happened: what happens alike is said alike, and telling each sort a few times is enough."""
    sorts = [
        (
            event.type,
            getattr(event, "seat", 0) == 0,
            *(getattr(event, name, None) for name in ("what", "reason", "crib")),
            *{part.kind for part in getattr(event, "parts", ())},
        )
        for event in events
    ]
    return variety.rules.game, variety.rules.pairs, *sorts


def check_match(variety: Variety, language: str, seed: int, seen: Counter[Any]) -> None:
    both = tuple(tellers(variety, language))
    for step in play(variety, seed):
        sort = happening(variety, step.events)
        seen.update([sort, *(type(event) for event in step.events)])
        if seen[sort] > OFTEN and step.after.actors:
            continue
        starter = getattr(step.before, "starter", None)
        for teller in both:
            for line in tell(teller, [event.seen_by(teller.you) for event in step.events], starter):
                check_sentence(line)
            check_state(teller, step.after.view(teller.you))
        check_layout(both[0], step.after)


def check_state(teller: Teller, view: View) -> None:
    check_sentence(states.sentence(teller, view))
    for line in states.facts(teller, view):
        check_sentence(line)
    assert len(states.facts(teller, view)) > 2
    if view.actors == (CHANCE,):  # of chance, nobody's turn is told
        assert len(states.turn(teller, view)) == 1


def check_layout(teller: Teller, state: State) -> None:
    if isinstance(state, DominoState):
        award = layouts.award_of(state.layout, state.rules)
        check_sentence(layouts.short(teller.pieces, state.layout, award))
        for line in layouts.full(teller.pieces, state.layout, award):
            check_sentence(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_state_of_every_plain_variety_is_said(language: str) -> None:
    seen: Counter[Any] = Counter()
    for seed, variety in enumerate(PLAIN):
        check_match(variety, language, seed, seen)
    rare = {"stopped", "pack-cut", "refused", "claimed", "called", "accepted", "counted", "counting"}
    assert {event.type for event in EVENTS if event not in seen} <= rare


def test_every_event_of_every_variety_is_said_in_some_language() -> None:
    seen: Counter[Any] = Counter()
    for number, variety in enumerate(VARIETIES):
        if not variety.plain:
            check_match(variety, LANGUAGES[number % len(LANGUAGES)], number, seen)
    assert {event.type for event in EVENTS if event not in seen} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_written_in_every_style(language: str) -> None:
    from sixtyone.cards import PACK
    from sixtyone.tiles import TILES

    for style in STYLES:
        pieces = Pieces(Strict(language), style)
        assert len({pieces.one(card) for card in PACK}) == 52
        assert len({pieces.one(tile) for tile in TILES}) == 28
        assert pieces.one(None)
    assert Pieces(Words("cs"), "spoken").one(PACK[0]).startswith("křížov")


# Which language is spoken.


@pytest.mark.parametrize(
    ("named", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LC_MESSAGES": "cs_CZ.UTF-8", "LANG": "pl_PL.UTF-8"}, "cs"),
        (None, {"LC_ALL": "de_AT", "LC_MESSAGES": "cs_CZ.UTF-8", "LANG": "pl_PL.UTF-8"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "de_DE@euro"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"SIXTYONE_LANG": "cs", "LC_ALL": "pl_PL.UTF-8"}, "cs"),
        (None, {"SIXTYONE_LANG": "xx", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ("de", {"SIXTYONE_LANG": "cs", "LC_ALL": "pl_PL.UTF-8"}, "de"),
        ("DE-AT", {}, "de"),
    ],
)
def test_the_language_is_the_one_named_else_of_the_settings(
    named: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose(named, environment) == language
