"""How a match at the prompt begins: from what was asked for, or from the record of one that was interrupted."""

from __future__ import annotations

import hashlib
import secrets
import shlex
from dataclasses import dataclass
from typing import Any

from sixtyone.bots.bot import BOTS, Bot, make_bot, unknown_bot
from sixtyone.catalogue import find_game
from sixtyone.cli.completion import SPEEDS
from sixtyone.cli.ending import DONE, Complaint
from sixtyone.cli.games import game_name
from sixtyone.cli.play.asking import Left
from sixtyone.cli.play.keeping import Keeper, kinds, unfinished
from sixtyone.cli.play.match import Match
from sixtyone.cli.play.screen import Screen
from sixtyone.cli.play.seats import YOU, Player, name_seats, read_seats, said_seats, seat_rules
from sixtyone.cli.rule_options import read_options
from sixtyone.cli.speaking import survive_any_text, words_for
from sixtyone.fair import LONGEST_CONTRIBUTION, FairDealer, SeededRng, commitment, new_seed
from sixtyone.game import Game, Rules
from sixtyone.record import Record, rules_for
from sixtyone.table import Table
from sixtyone.words import states
from sixtyone.words.catalogue import Words
from sixtyone.words.teller import called_you

USUAL_GAME, USUAL_BOT = "cribbage", "greedy"


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line; None where nothing was said."""

    game: str | None
    variant: str | None
    seats: str | None
    options: list[str]
    target: int | None
    record: str | None
    words: bool
    seed: str | None
    plain: bool
    speed: str
    language: str | None


def start(wishes: Wishes) -> int:
    """Play a match; the exit status."""
    words = words_for(wishes.language)
    survive_any_text()
    if wishes.speed not in SPEEDS:
        raise Complaint("cli-speed", speed=wishes.speed[:20], known=", ".join(SPEEDS))
    screen = Screen(wishes.plain, SPEEDS[wishes.speed])
    found = unfinished(wishes.record) if wishes.record is not None else None
    try:
        match = _resumed(found, wishes, words, screen) if found is not None else _new(wishes, words, screen)
    except Left:
        return DONE
    try:
        over = match.run()
    except KeyboardInterrupt:
        if match.keeper is not None:
            screen.say("", words.say("play-quit-kept", file=match.keeper.file))
        raise
    if over:
        _show_proof(match)
    return DONE


def rules_and_players(wishes: Wishes, words: Words) -> tuple[Game, Rules, tuple[Player, ...]]:
    """The game, its rules and who plays it."""
    game = find_game(game_name(wishes.game or USUAL_GAME))
    options = _options(wishes)
    if wishes.seats is None:
        rules = game.rules(wishes.variant, **options)
        return game, rules, name_seats([("", YOU), *(("", USUAL_BOT) for _ in range(rules.seats - 1))], words)
    players = read_seats(wishes.seats, words)
    rules = seat_rules(game, wishes.variant, options, len(players))
    if rules.seats != len(players):
        raise Complaint("cli-seats-number", game=game.name, count=len(players), variant=rules.variant)
    return game, rules, players


def _options(wishes: Wishes) -> dict[str, Any]:
    options = read_options(wishes.options)
    return options if wishes.target is None else {**options, "target": wishes.target}


def _new(wishes: Wishes, words: Words, screen: Screen) -> Match:
    game, rules, players = rules_and_players(wishes, words)
    keeper = None if wishes.record is None else Keeper(wishes.record, players)
    seed = new_seed() if wishes.seed is None else hashlib.sha256(wishes.seed.encode("utf-8", "replace")).digest()
    _announce(screen, words, rules, players)
    if wishes.seed is None:
        screen.say(words.say("play-commitment", commitment=commitment(seed)))
    else:
        screen.say(words.say("play-by-seed"))
    contributions = _contributions(wishes, words, screen, players)
    dealer = FairDealer(seed, game.name, contributions)
    table = Table(game, rules, [player.name for player in players], dealer)
    match = Match(table, players, _bots(players, rules, wishes.seed), screen, words, keeper)
    match.save()
    if keeper is not None:
        screen.say(words.say("play-kept", file=keeper.file))
    if any(player.is_person for player in players):
        screen.say(words.say("play-help"))
    screen.say("")
    return match


def _resumed(record: Record, wishes: Wishes, words: Words, screen: Screen) -> Match:
    assert wishes.record is not None
    file = wishes.record
    players = tuple(Player(name, kind) for name, kind in zip(record.seats, kinds(record), strict=True))
    _check_bots(players)
    if not _is_wished(record, players, wishes):
        what = f"{states.title(words, record.rules)}: {', '.join(record.seats)}"
        raise Complaint("cli-record-foreign", file=file, what=what)
    table = Table.resume(record)
    if table.state.outcome is not None:
        raise Complaint("cli-record-finished", file=file)
    keeper = Keeper(file, players)
    bots = _bots(players, record.rules, wishes.seed)
    match = Match(table, players, bots, screen, words, keeper)
    _announce(screen, words, record.rules, players)
    screen.say(words.say("play-resumed", file=file, actions=len(record.actions)), words.say("play-help"), "")
    if len(table.log) == len(record.actions):
        match.skip_told()
    match.save()
    return match


def _check_bots(players: tuple[Player, ...]) -> None:
    """A record may name bots that are not here."""
    for player in players:
        if not player.is_person and player.kind not in BOTS:
            raise unknown_bot(player.kind)


def _is_wished(record: Record, players: tuple[Player, ...], wishes: Wishes) -> bool:
    """Whether a record is of the match that was asked for, as far as anything was."""
    if wishes.game is not None and find_game(game_name(wishes.game)) is not record.game:
        return False
    variant = record.game.rules(wishes.variant).variant  # which also says what is wrong with its name
    if wishes.variant is not None and variant != record.rules.variant:
        return False
    options = _options(wishes)
    if options and rules_for(record.game, record.rules.variant, options, record.rules.seats) != record.rules:
        return False
    if wishes.seats is None:
        return True
    # Names that nobody says are in the language of whoever began it, which may be another one than now.
    sitting = [(one.name, one.kind) for one in players]
    said = said_seats(wishes.seats)
    return len(said) == len(sitting) and all(
        name in ("", its) and kind == its_kind for (name, kind), (its, its_kind) in zip(said, sitting, strict=True)
    )


def _announce(screen: Screen, words: Words, rules: Rules, players: tuple[Player, ...]) -> None:
    screen.title(states.title(words, rules))
    names = [words.say("name-you-later") if called_you(words, player.name) else player.name for player in players]
    screen.say(words.say("play-against", names=words.lists(names)))


def _contributions(wishes: Wishes, words: Words, screen: Screen, players: tuple[Player, ...]) -> list[str]:
    """A text of each seat, given after the commitment: typed by people who want to, else by chance; of a match by seed
    text, empty.
    """
    found = []
    for player in players:
        text = ""
        if wishes.words and player.is_person:
            try:
                text = screen.ask(words.say("ask-words", name=player.name) + ":").strip()[:LONGEST_CONTRIBUTION]
            except EOFError:
                raise Left from None
        found.append(text or ("" if wishes.seed is not None else secrets.token_hex(8)))
    return found


def _bots(players: tuple[Player, ...], rules: Rules, seed: str | None) -> dict[int, Bot]:
    return {
        seat: make_bot(player.kind, rules, SeededRng(None if seed is None else f"{seed} {seat}"))
        for seat, player in enumerate(players)
        if not player.is_person
    }


def _show_proof(match: Match) -> None:
    proof = match.table.record(proof=True).fair
    words, screen = match.words, match.screen
    said = [text for text in proof["contributions"] if text]
    if said:
        screen.say(words.say("play-seed", seed=proof["seed"], words=", ".join(said)))
    else:
        screen.say(words.say("play-seed-none", seed=proof["seed"]))
    if match.keeper is None:
        screen.say(words.say("play-verify-next"))
    else:
        screen.say(words.say("play-verify", file=shlex.quote(match.keeper.file)))
