"""Help and errors of usage in every language: what the library of the command line would say in English is ours."""

import re
from pathlib import Path

import pytest

import sixtyone.cli
from sixtyone.cli.codes import CODES
from sixtyone.words.catalogue import LANGUAGES
from tests.cli.conftest import Run
from tests.words.catalogues import messages

COMMANDS = [
    *("play", "score", "games", "replay", "verify", "referee", "describe", "picture", "simulate"),
    *("serve", "backup", "restore"),
]
HEADINGS = {
    "en": ("Usage: ", "Options:", "Commands:", "[OPTIONS] COMMAND [ARGS]"),
    "pl": ("Użycie: ", "Opcje:", "Polecenia:", "[OPCJE] POLECENIE [ARGUMENTY]"),
    "de": ("Aufruf: ", "Optionen:", "Befehle:", "[OPTIONEN] BEFEHL [ARGUMENTE]"),
    "cs": ("Použití: ", "Volby:", "Příkazy:", "[VOLBY] PŘÍKAZ [ARGUMENTY]"),
}
LIBRARY = re.compile(
    r"<\w|\bUsage\b|\bOPTIONS\b|\bCOMMAND\b|\bdefault\b|\brequired\b|\bShow\b|\bcompletion for\b|\b(?:FILE|GAME|WHAT)\b"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_frame_of_the_help_is_in_the_language_spoken(sixtyone: Run, language: str) -> None:
    told = sixtyone("--help", "--lang", language).out
    assert [part for part in HEADINGS[language] if part not in told] == []
    assert "<" not in told


@pytest.mark.parametrize("columns", [80, 66, 52])
@pytest.mark.parametrize("language", ["pl", "de", "cs"])
def test_nothing_in_the_help_is_left_in_english_wherever_its_lines_break(
    sixtyone: Run, language: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for command in COMMANDS:
        ended = sixtyone(command, "--help", "--lang", language)
        assert ended.status == 0
        frame = [line for line in ended.lines if not line.startswith("    sixtyone ")]
        assert [line for line in frame if LIBRARY.search(line) or "\ufffd" in line] == [], command
        assert [line for line in frame if len(line) >= columns and " sixtyone" not in line] == [], command


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["serve", "--port", "x"],
            {
                "pl": "--port: „x” to nie liczba całkowita. (sixtyone serve --help) [usage/arguments]",
                "de": "--port: „x“ ist keine ganze Zahl. (sixtyone serve --help) [usage/arguments]",
                "cs": "--port: „x“ není celé číslo. (sixtyone serve --help) [usage/arguments]",
            },
        ),
        (
            ["describe", "position", "--at", "it's"],
            {
                "pl": "--at: „it's” to nie liczba całkowita. (sixtyone describe --help) [usage/arguments]",
                "de": "--at: „it's“ ist keine ganze Zahl. (sixtyone describe --help) [usage/arguments]",
                "cs": "--at: „it's“ není celé číslo. (sixtyone describe --help) [usage/arguments]",
            },
        ),
        (
            ["simulate", "cribbage", "--seats", "foo,bar"],
            {
                "pl": "Dla opcji --seats dozwolone: random lub greedy; podano „foo”. [rules/bad-value]",
                "de": "Die Option --seats nimmt random oder greedy, nicht „foo“. [rules/bad-value]",
                "cs": "Volba --seats přijímá: random nebo greedy; ne „foo“. [rules/bad-value]",
            },
        ),
        (
            ["replay"],
            {
                "pl": "Brakuje: PLIK. (sixtyone replay --help) [usage/arguments]",
                "de": "Es fehlt: DATEI. (sixtyone replay --help) [usage/arguments]",
                "cs": "Chybí: SOUBOR. (sixtyone replay --help) [usage/arguments]",
            },
        ),
        (
            ["play", "cribbage", "FILE"],
            {
                "pl": "Za dużo słów: FILE. (sixtyone play --help) [usage/arguments]",
                "de": "Zu viele Wörter: FILE. (sixtyone play --help) [usage/arguments]",
                "cs": "Příliš mnoho slov: FILE. (sixtyone play --help) [usage/arguments]",
            },
        ),
        (
            ["play", "--option", "blabla"],
            {
                "pl": "„blabla” to nie opcja: pisz nazwa=wartość, na przykład target=31. [usage/option-form]",
                "de": "„blabla“ ist keine Option; man schreibt Name=Wert, etwa target=31. [usage/option-form]",
                "cs": "„blabla“ není volba: piš název=hodnota, třeba target=31. [usage/option-form]",
            },
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
@pytest.mark.parametrize("language", ["pl", "de", "cs"])
def test_an_error_of_usage_is_in_the_language_spoken(
    sixtyone: Run, arguments: list[str], told: dict[str, str], language: str
) -> None:
    ended = sixtyone(*arguments, "--lang", language)
    assert (ended.status, ended.out, ended.err) == (2, "", f"sixtyone: {told[language]}\n")


def test_every_complaint_has_a_code_and_its_words() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(sixtyone.cli.__path__[0]).rglob("*.py"))
    said = set(re.findall(r'Complaint\(\s*"([\w-]+)"', source))
    assert said - set(CODES) == set()
    assert {message for message in set(CODES) - said if not message.startswith("simulate-")} == set()
    assert set(CODES) - set(messages("en")) == set()
