"""The commands, their arguments and options. What each does is imported when it runs, so that all start quickly.

Every help text here is the id of a message; ``run`` puts the words in where help is asked for.
"""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from sixtyone.cli import completion
from sixtyone.cli.coercion import read_as_typed
from sixtyone.cli.describe import describe
from sixtyone.cli.picture import picture

read_as_typed()

app = typer.Typer(
    name="sixtyone",
    help="help-sixtyone",
    epilog="help-sixtyone-examples",
    rich_markup_mode=None,  # no boxes: help is read by screen readers too
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GAME = typer.Argument(help="help-argument-game", metavar="GAME", autocompletion=completion.games)
Game = Annotated[str | None, GAME]
Variant = Annotated[
    str | None, typer.Option("--variant", help="help-option-variant", autocompletion=completion.variants)
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="help-option-option", autocompletion=completion.rule_options),
]
Json = Annotated[bool, typer.Option("--json", help="help-option-json")]
Lang = Annotated[str | None, typer.Option("--lang", help="help-option-lang", autocompletion=completion.languages)]
Plain = Annotated[bool, typer.Option("--plain", help="help-option-plain")]
File = Annotated[str, typer.Argument(help="help-argument-file", metavar="FILE")]


def run(arguments: Sequence[str]) -> int:
    """Run the command that the arguments name; the exit status."""
    from sixtyone.cli.ending import language_of, place_of_command

    given = list(arguments)
    place = place_of_command(given)
    if place == len(given):
        given.append("--help")
    completing = "_SIXTYONE_COMPLETE" in os.environ
    helping = bool({"-h", "--help"} & set(given))
    command = typer.main.get_command(app if completing or helping else _only(given[place : place + 1]))
    if completing or helping:
        _put_words_in(command, given)
    if completing:
        command.main(given, prog_name="sixtyone")
    if helping:
        return _help(command, language_of(given), given[place:])
    return _run(command, given)


def _only(name: list[str]) -> typer.Typer:
    """The program with the one command that is asked for: typer takes its time over each. All, where it is none."""
    named = {one.name or getattr(one.callback, "__name__", ""): one for one in app.registered_commands}
    if not named.keys() & set(name):
        return app
    only = typer.Typer(
        name="sixtyone", callback=sixtyone, rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False
    )
    only.registered_commands = [named[one] for one in name]
    return only


def _run(command: Any, given: Sequence[str]) -> int:
    try:
        # Not by command.main, which would end the program by itself where a pipe breaks.
        with command.make_context("sixtyone", list(given)) as context:
            status = command.invoke(context)
    except typer.Exit as ending:
        status = ending.exit_code
    return status if isinstance(status, int) else 0


def _help(command: Any, language: str, given: Sequence[str]) -> int:
    """Run a command that is asked for help, with the frame of the help in the language spoken."""
    from sixtyone.cli import usage
    from sixtyone.cli.speaking import survive_any_text
    from sixtyone.words.catalogue import Words

    survive_any_text()
    page, words = io.StringIO(), Words(language)
    try:
        with contextlib.redirect_stdout(page), usage.helping(words):
            # Help on the whole program knows no option but itself; the language was read above.
            return _run(command, ["--help"] if given[0].startswith("-") else given)
    finally:
        print(usage.frame(words, page.getvalue()), end="")


def _put_words_in(command: Any, arguments: Sequence[str]) -> None:
    from sixtyone.cli import usage
    from sixtyone.cli.ending import language_of
    from sixtyone.words.catalogue import Words

    words = Words(language_of(arguments))
    for one in (command, *command.commands.values()):
        usage.name_values(words, one)
        for attribute in ("help", "epilog", "short_help"):
            text = getattr(one, attribute, None)
            if text and words.has(text):
                setattr(one, attribute, _as_written(words.say(text)))
        for parameter in one.params:
            text = getattr(parameter, "help", None)
            if text and words.has(text):
                parameter.help = words.say(text)


def _as_written(text: str) -> str:
    r"""Paragraphs that are indented, as examples are, keep their line ends: the mark for it is \b."""
    paragraphs = text.split("\n\n")
    return "\n\n".join("\b\n" + part if part.startswith(" ") else part for part in paragraphs)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            print(f"sixtyone {version('sixtyone')}")
        except PackageNotFoundError:  # run from an unpacked archive
            print("sixtyone")
        raise typer.Exit


@app.callback()
def sixtyone(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="help-option-version", is_eager=True, callback=_version)
    ] = False,
    lang: Lang = None,
) -> None:
    """Every command is below; a language that is named before one is its language, unless it names its own."""
    if lang is not None:
        from sixtyone.cli.speaking import words_for

        words_for(lang)
        context.default_map = {context.invoked_subcommand or "": {"lang": lang}}


@app.command(help="help-play", short_help="help-short-play", epilog="help-play-examples")
def play(
    game: Game = None,
    variant: Variant = None,
    seats: Annotated[
        str | None, typer.Option("--seats", help="help-option-seats", autocompletion=completion.seats)
    ] = None,
    option: Options = None,
    target: Annotated[int | None, typer.Option("--target", help="help-option-target")] = None,
    record: Annotated[str | None, typer.Option("--record", metavar="FILE", help="help-option-record")] = None,
    words: Annotated[bool, typer.Option("--words", help="help-option-words")] = False,
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="help-option-seed")] = None,
    plain: Plain = False,
    speed: Annotated[
        str, typer.Option("--speed", help="help-option-speed", autocompletion=completion.speeds)
    ] = "normal",
    lang: Lang = None,
) -> int:
    """See the message ``help-play``."""
    from sixtyone.cli.play.start import Wishes, start

    return start(Wishes(game, variant, seats, option or [], target, record, words, seed, plain, speed, lang))


@app.command(help="help-score", short_help="help-short-score", epilog="help-score-examples")
def score(
    pieces: Annotated[list[str] | None, typer.Argument(help="help-argument-pieces", metavar="PIECES")] = None,
    starter: Annotated[str | None, typer.Option("--starter", metavar="CARD", help="help-option-starter")] = None,
    crib: Annotated[bool, typer.Option("--crib", help="help-option-crib")] = False,
    pegging: Annotated[str | None, typer.Option("--pegging", metavar="CARDS", help="help-option-pegging")] = None,
    game: Annotated[
        str, typer.Option("--game", help="help-argument-game", autocompletion=completion.games)
    ] = "cribbage",
    variant: Variant = None,
    option: Options = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    """See the message ``help-score``."""
    from sixtyone.cli.score import Asked, score_pieces

    asked = Asked(pieces or [], starter, crib, pegging, game, variant, option or [])
    return score_pieces(asked, as_json, plain, lang)


@app.command(help="help-games", short_help="help-short-games", epilog="help-games-examples")
def games(game: Game = None, as_json: Json = False, lang: Lang = None) -> int:
    """See the message ``help-games``."""
    from sixtyone.cli.games import list_games

    return list_games(game, as_json, lang)


@app.command(help="help-replay", short_help="help-short-replay", epilog="help-replay-examples")
def replay(file: File, as_json: Json = False, plain: Plain = False, lang: Lang = None) -> int:
    """See the message ``help-replay``."""
    from sixtyone.cli.replay import replay_file

    return replay_file(file, as_json, plain, lang)


@app.command(help="help-verify", short_help="help-short-verify", epilog="help-verify-examples")
def verify(file: File, lang: Lang = None) -> int:
    """See the message ``help-verify``."""
    from sixtyone.cli.verify import verify_file

    return verify_file(file, lang)


@app.command(help="help-referee", short_help="help-short-referee", epilog="help-referee-examples")
def referee(lang: Lang = None) -> int:
    """See the message ``help-referee``. It speaks JSON in every language."""
    from sixtyone.cli.referee import rule_on_stdin
    from sixtyone.cli.speaking import words_for

    if lang is not None:
        words_for(lang)  # a language that is not here is said, as everywhere

    return rule_on_stdin()


app.command("describe", help="help-describe", short_help="help-short-describe", epilog="help-describe-examples")(
    describe
)
app.command("picture", help="help-picture", short_help="help-short-picture", epilog="help-picture-examples")(picture)


@app.command(help="simulate-help", short_help="simulate-short", epilog="simulate-examples")
def simulate(
    game: Annotated[str, GAME],
    seats: Annotated[str, typer.Option("--seats", help="simulate-option-seats")] = "greedy,greedy",
    matches: Annotated[str, typer.Option("--matches", help="simulate-option-matches")] = "10000",
    variant: Variant = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="simulate-option-seed")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help="simulate-option-jobs")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE", help="simulate-option-out")] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="simulate-option-overwrite")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="simulate-option-resume")] = False,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE", help="simulate-option-plot")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help="simulate-option-cluster")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """See the message ``simulate-help``."""
    from sixtyone.cli.simulate import Wanted
    from sixtyone.cli.simulate import simulate as play_matches

    wanted = Wanted(game, variant, seats, option or [], matches, seed, jobs, out, overwrite, resume, plot, cluster)
    return play_matches(wanted, as_json, lang)


DATA = typer.Option("--data", metavar="FOLDER", help="serve-option-data")
Data = Annotated[str | None, DATA]
Copy = Annotated[str, typer.Argument(help="serve-argument-file", metavar="FILE")]


@app.command(help="serve-help", short_help="serve-short", epilog="serve-examples")
def serve(
    host: Annotated[str, typer.Option("--host", help="serve-option-host")] = "0.0.0.0",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="serve-option-port")] = 6161,
    data: Data = None,
    log_level: Annotated[str, typer.Option("--log-level", help="serve-option-log-level")] = "info",
    grace: Annotated[int, typer.Option("--grace", min=1, help="serve-option-grace")] = 60,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="serve-option-behind-proxy")] = False,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="serve-option-origin")] = None,
    lang: Lang = None,
) -> int:
    """See the message ``serve-help``."""
    from sixtyone.cli.serve import Wishes
    from sixtyone.cli.serve import serve as run_server

    return run_server(Wishes(host, port, data, log_level, grace, behind_proxy, origin or []), lang)


@app.command(help="serve-backup-help", short_help="serve-backup-short")
def backup(file: Copy, data: Data = None, lang: Lang = None) -> int:
    """See the message ``serve-backup-help``."""
    from sixtyone.cli.serve import backup as copy

    return copy(file, data, lang)


@app.command(help="serve-restore-help", short_help="serve-restore-short")
def restore(file: Copy, data: Data = None, lang: Lang = None) -> int:
    """See the message ``serve-restore-help``."""
    from sixtyone.cli.serve import restore as put_back

    return put_back(file, data, lang)
