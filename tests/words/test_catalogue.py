"""The English catalogue is whole: every id that the program says is there, and every id that is there is said."""

import ast
import json
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sixtyone.bots.bot import BOTS
from sixtyone.catalogue import GAMES, find_game
from sixtyone.cli.play.vocabulary import COMMANDS, OTHERS, VERBS
from sixtyone.errors import (
    CODES,
    WANTED,
    FairError,
    IllegalAction,
    RecordError,
    RefereeError,
    RulesError,
    SixtyOneError,
    quoted,
)
from sixtyone.game import State
from sixtyone.server import trouble
from sixtyone.words.catalogue import LANGUAGES, Words, choose

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "sixtyone"
LOCALES = PACKAGE / "words" / "locales"
FILES = sorted((LOCALES / "en").glob("*.ftl"))
PARTS = {path.stem for path in FILES}
ID = re.compile(rf"(?:{'|'.join(sorted(PARTS))})(?:-[a-z0-9_]+)+")


def messages(path: Path) -> dict[str, ftl.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)], path
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


# The words of the terminal and of every match; those of pictures and pages have tests of their own.
OURS = {"ask", "cli", "command", "error", "event", "game", "help", "hint", "list", "name", "option", "piece", "play"}
OURS |= {"score", "serve", "state", "table", "typed", "variant"}
ENGLISH = {name: message for path in FILES for name, message in messages(path).items()}


def families() -> Iterator[str]:
    """The ids that the program puts together from a code or a name."""
    yield from ("error-" + code.replace("/", "-") for code in CODES)
    yield from ("serve-error-" + code.replace("/", "-") for code in trouble.CODES)
    for game in GAMES:
        yield from (f"game-{game.name}", f"game-about-{game.name}")
        yield from (f"variant-{variant}" for variant in game.variants)
        yield from (f"option-{option.name}" for option in game.options())
    yield from (f"command-{name}" for name in (*COMMANDS, *VERBS, *OTHERS))
    for kind in ("place", "discard", "play", "only", "count", "answer", "cut"):
        yield from (f"ask-{kind}", f"hint-{kind}")
    yield "hint-count-muggins"
    yield from (f"hint-{name}" for name in COMMANDS if name != "help")
    yield from (f"event-scored{end}" for end in ("", "-raw", "-pair", "-pair-raw", "-shown", "-shown-pair", "-side"))
    yield from (f"state-score{end}" for end in ("", "-pegs", "-pair", "-pair-pegs"))


def written(*folders: str) -> set[str]:
    """The ids that stand in the source as they are."""
    found = set()
    for path in (path for folder in folders for path in (PACKAGE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                found.add(node.value)
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # fluent's name for it
        self.names.add(node.id.name)


class References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # fluent's name for it
        self.names.add(node.id.name)


def references(name: str) -> set[str]:
    found = References()
    found.visit(ENGLISH[name])
    return found.names


def variables(name: str) -> set[str]:
    found = Variables()
    found.visit(ENGLISH[name])
    for other in references(name):
        found.visit(ENGLISH[other])
    return found.names


def test_every_id_that_is_said_is_there() -> None:
    assert (set(families()) | written("words", "cli")) - set(ENGLISH) == set()


def test_every_id_that_is_there_is_said() -> None:
    within = {other for name in ENGLISH for other in references(name)}
    unsaid = set(ENGLISH) - set(families()) - written(".") - within
    assert {name for name in unsaid if name.partition("-")[0] in OURS} == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_ids_are_in_the_file_of_their_first_word_and_refer_to_no_other_file(path: Path) -> None:
    for name in messages(path):
        assert name.partition("-")[0] == path.stem
        assert references(name) <= set(messages(path))


class Numbers(Visitor):
    """The variables that are formatted as numbers."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_CallArguments(self, node: ftl.CallArguments) -> None:  # noqa: N802  # fluent's name for it
        self.names |= {one.id.name for one in node.positional if isinstance(one, ftl.VariableReference)}


@pytest.fixture(scope="module")
def bundle() -> FluentBundle:
    made = FluentBundle(["en"], use_isolating=False)
    for path in FILES:
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_apostrophe_is_a_typographic_one(path: Path) -> None:
    # The straight one stands around what is typed: in commands, and in quotes of what somebody typed.
    straight = [line for line in path.read_text(encoding="utf-8").splitlines() if re.search(r"[\w}]'\w|s' ", line)]
    assert straight == []


@pytest.mark.parametrize("name", sorted(ENGLISH))
def test_every_message_can_be_said(name: str, bundle: FluentBundle) -> None:
    pattern = bundle.get_message(name).value
    assert pattern is not None
    numbers = Numbers()
    for one in (name, *references(name)):
        numbers.visit(ENGLISH[one])
    for value in ("you", "other", 0, 1, 2, 31):
        given = {one: 3 if one in numbers.names and value in ("you", "other") else value for one in variables(name)}
        text, errors = bundle.format_pattern(pattern, given)
        assert not errors, given
        assert str(text).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_folder(language: str) -> None:
    assert (LOCALES / language).is_dir()
    assert Words(language).say("list-last", first="a", last="b").startswith("a")


def test_scores_of_a_thousand_are_not_grouped() -> None:
    assert "1000" in Words().say("name-score", name="Ann", points=1000)
    assert "1000" in Words().say("event-scored-shown", who="other", name="Ann", points=2, total=1000)
    assert Words().say("score-total", points=1000) == "1000 points."


@pytest.mark.parametrize(
    ("points", "text"),
    [(0, "Nothing."), (1, "1 point."), (2, "2 points."), (21, "21 points."), (112, "112 points.")],
)
def test_plurals(points: int, text: str) -> None:
    assert Words().say("score-total", points=points) == text


def test_what_another_language_lacks_is_said_in_english() -> None:
    assert Words("xx").say("list-last", first="a", last="b") == "a and b"


@pytest.mark.parametrize(
    ("named", "settings", "language"),
    [
        (None, {}, "en"),
        ("en", {"LANG": "pl_PL.UTF-8"}, "en"),
        (None, {"SIXTYONE_LANG": "en", "LC_ALL": "xx"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "zz_ZZ"}, "en"),
    ],
)
def test_the_language_is_chosen(named: str | None, settings: dict[str, str], language: str) -> None:
    assert choose(named, settings) == language


def test_lists() -> None:
    words = Words()
    assert [words.lists(items) for items in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_an_error_says_what_it_carries_and_what_is_near() -> None:
    words = Words()
    over = IllegalAction("action/over-31", "", card="7C", count=26)
    assert words.error(over) == "7C would take the count of 26 past 31."
    assert words.error(IllegalAction("action/over-31", "", count=39)) == "The count would be 39; it may not pass 31."
    unknown = RulesError("rules/unknown-variant", "", variant="fivecard", expected=["six-card", "five-card"])
    assert words.error(unknown) == "There is no variant fivecard. Did you mean five-card?"
    far = RulesError("rules/unknown-variant", "", variant="zzz", expected=["six-card", "five-card"])
    assert words.error(far) == "There is no variant zzz. The variants are six-card, five-card."


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "from 4 to 36 cards"), ("pl", "od 4 do 36 kart."), ("de", "4 bis 36 Karten."), ("cs", "4 až 36 karet.")],
)
def test_a_cut_too_near_the_end_says_how_many_cards_may_be_lifted(language: str, told: str) -> None:
    game = find_game("cribbage")
    state: State = game.new(game.rules(starter_cut="player"), 0)
    for action in ("deal 2H,5D,5H,TH,JD,QD / 4C,6D,7S,8S,TC,AC", "0: discard 2H,QD", "1: discard 4C,TC"):
        state, _ = state.apply(game.parse_action(action))
    with pytest.raises(IllegalAction) as refused:
        state.apply(game.parse_action("1: cut 3"))
    assert told in Words(language).error(refused.value)


def test_an_error_in_a_record_names_the_action() -> None:
    error = IllegalAction("action/over-31", "", card="7C", count=26, index=1)
    error.action = "1: play 7C"
    assert Words().error(error) == "Action 1, '1: play 7C': 7C would take the count of 26 past 31."


# German and Czech: „…“; Polish: „…”.
QUOTED = {"en": "'{}'", "pl": "„{}”", "de": "„{}“", "cs": "„{}“"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_typed_is_in_the_quotes_of_the_language(language: str) -> None:
    words, mark = Words(language), QUOTED[language].format
    for typed, shown in (("blabla", "blabla"), ("it's", "it's"), ("a\x1b[2J\n", r"a\x1b[2J\n"), ("", "")):
        assert words.say("list-last", first=quoted(typed), last="b").startswith(mark(shown))
    assert mark("1" * 40 + "…") in words.say("typed-unknown", text=quoted("1" * 500))
    refused = RulesError("rules/bad-value", "", option="counting", expected="auto or manual", got=quoted("blabla"))
    assert mark("blabla") in words.error(refused)
    assert json.loads(json.dumps(refused.to_json()))["detail"]["got"] == "'blabla'"
    assert mark("blabla") in words.error(pickle.loads(pickle.dumps(refused)))


@pytest.mark.parametrize(
    ("language", "whole", "part"),
    [
        ("en", "1,234,567", "9.18"),
        ("pl", "1\u00a0234\u00a0567", "9,18"),
        ("de", "1.234.567", "9,18"),
        ("cs", "1\u00a0234\u00a0567", "9,18"),
    ],
)
def test_large_numbers_and_fractions_are_written_as_in_the_language(language: str, whole: str, part: str) -> None:
    assert Words(language).number(1_234_567) == whole
    assert Words(language).number(9.184, 2) == part


# What each language says of a field that is wrong: what should be there, and what is.
FIELDS = [
    (
        RecordError("record/field", "", field="seats", wanted="texts", got=quoted("Ann"), line=2),
        {
            "en": "Line 2: The field seats should be a list of texts, not 'Ann'.",
            "pl": "Wiersz 2: Pole seats jest błędne: ma tam być lista tekstów, a jest „Ann”.",
            "de": "Zeile 2: Das Feld seats ist falsch; erwartet wird dort: eine Liste von Texten, nicht „Ann“.",
            "cs": "Řádek 2: Pole seats je chybné: má tam být seznam textů, ne „Ann“.",
        },
    ),
    (
        FairError("fair/field", "", field="seed", wanted="digits", expected=64),
        {
            "en": "The field fair.seed is missing; it should be 64 hexadecimal digits.",
            "pl": "Brakuje pola fair.seed; ma tam być ciąg cyfr szesnastkowych o długości 64.",
            "de": "Das Feld fair.seed fehlt; erwartet wird dort: 64 Hexadezimalziffern.",
            "cs": "Chybí pole fair.seed; má tam být řada šestnáctkových číslic o délce 64.",
        },
    ),
    (
        RefereeError("referee/field", "", field="shwo", expected=["game", "show"]),
        {
            "en": "There is no field shwo here; there are game, show.",
            "pl": "Nie ma tu pola shwo; są: game, show.",
            "de": "Das Feld shwo gibt es hier nicht; es gibt game, show.",
            "cs": "Pole shwo tu není; jsou game, show.",
        },
    ),
]


@pytest.mark.parametrize(("error", "told"), FIELDS, ids=["record", "fair", "referee"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_field_is_told_with_what_should_be_there(
    error: SixtyOneError, told: dict[str, str], language: str
) -> None:
    assert Words(language).error(error) == told[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_knows_all_that_a_field_may_want(language: str) -> None:
    said = {}
    for wanted in WANTED:
        error = RecordError("record/field", "", field="x", wanted=wanted, expected="1 to 4", got="'y'")
        said[wanted] = Words(language).error(error)
    other = RecordError("record/field", "", field="x", expected="1 to 4", got="'y'")
    other.detail["wanted"] = "what nobody knows"
    assert len({*said.values(), Words(language).error(other)}) == len(WANTED) + 1


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_has_a_name(bot: str) -> None:
    assert Words().say("name-bot", bot=bot) == bot.capitalize()


@pytest.mark.parametrize("length", [80, 1900, 2400, 100_000])
def test_a_text_of_any_length_is_said_in_a_sentence(length: int) -> None:
    for pieces in ("5\u2665", length * "5"):
        said = Words().say("event-hand", who="other", name=length * "x", pieces=pieces)
        assert said.startswith("xxxx")
        assert "event-hand" not in said
        assert len(said) < 2100
    assert Words().say("list-last", first="Ann", last=1900 * "x").count("x") == 1900
