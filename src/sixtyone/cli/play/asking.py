"""The prompt of one person: asks until an action is typed that the rules allow, and does what commands ask for
meanwhile.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

from sixtyone.cards import Card
from sixtyone.cli.ending import Complaint
from sixtyone.cli.play.keeping import Keeper, unfinished
from sixtyone.cli.play.moment import Moment, Spot, moment_of
from sixtyone.cli.play.tableau import show_board, show_hand, show_legend, show_table
from sixtyone.cli.play.typed import Command, Meaning, Move, Unclear, Where, read, where_of
from sixtyone.cli.play.vocabulary import Vocabulary
from sixtyone.errors import SixtyOneError
from sixtyone.game import View
from sixtyone.games.cribbage.view import CribbageView, OpenClaim
from sixtyone.tiles import Tile
from sixtyone.words import states
from sixtyone.words.describe import tell
from sixtyone.words.teller import Teller

if TYPE_CHECKING:
    from sixtyone.cli.play.match import Match


class Left(Exception):
    """The person has left the match."""


class TakenBack(Exception):
    """The last action is to be taken back."""


class Asking:
    """Asks one seat for its next action."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat
        self._screen = match.screen
        self._teller: Teller = match.teller(seat)
        self._vocabulary = Vocabulary(match.words)
        self._leaving = False

    @property
    def _view(self) -> View:
        return self._match.table.view(self._seat)

    def action(self) -> str:
        """The action that the person chooses.

        Raises:
            Left, TakenBack: the person leaves, or takes the last action back.
        """
        moment = moment_of(self._view)
        self._show(moment)
        while True:
            text = self._ask(self._question(moment))
            try:
                meaning: Meaning | None = read(text, moment, self._vocabulary)
            except Unclear as unclear:
                self._explain(unclear)
                continue
            if isinstance(meaning, Where):
                meaning = self._where(meaning)
            if isinstance(meaning, Move):
                return meaning.action
            if isinstance(meaning, Command):
                done = self._command(meaning, moment)
                if done is not None:
                    return done

    def ready(self) -> None:
        """Wait for Enter of the person who is to have the screen.

        Raises:
            Left, TakenBack: as in ``action``.
        """
        while True:
            text = self._ask(self._teller.say("ask-next", name=self._teller.names[self._seat])).strip()
            command = self._vocabulary.command(text)
            if command == "undo":
                self._undo()
            elif command == "quit":
                self._quit()
            elif text:
                self._screen.say(self._teller.say("hint-next", name=self._teller.names[self._seat]))
            else:
                return

    # What is asked.

    def _show(self, moment: Moment) -> None:
        view = self._view
        claim = view.claim if isinstance(view, CribbageView) else None
        if claim is not None and isinstance(view, CribbageView):
            self._screen.say(self._claim(view, claim))
        elif moment.kind == "cut":
            return
        else:
            show_table(self._screen, self._teller, view, moment)

    def _claim(self, view: CribbageView, claim: OpenClaim) -> str:
        pieces = self._teller.row(view.series if claim.what == "play" else claim.cards)
        variables: dict[str, str | int] = {
            "what": claim.what,
            "pieces": pieces,
            "count": view.count,
            "card": self._teller.pieces.the(view.series[-1]) if view.series else "",
            "starter": self._teller.pieces.one(view.starter),
        }
        if claim.claimed is None:
            return self._teller.say("ask-claim", **variables)
        return self._teller.by("ask-claimed", claim.seat, points=claim.claimed, **variables)

    def _question(self, moment: Moment) -> str:
        say = self._teller.say
        who: dict[str, str | int] = {
            "name": self._teller.names[self._seat],
            "many": "yes" if self._match.several else "no",
        }
        if moment.single is not None and moment.kind in ("only", "play", "place"):
            piece = "" if moment.kind == "only" else self._teller.pieces.the(moment.choices[0].piece)
            return say("ask-only", action=moment.verb, piece=piece, **who)
        if moment.kind == "discard":
            view = self._view
            assert isinstance(view, CribbageView)
            own = "own" if view.dealer == self._seat else "other"
            return say("ask-discard", who=own, dealer=self._teller.names[view.dealer], count=moment.count, **who)
        return say(f"ask-{moment.kind}", least=moment.least, most=moment.most, **who)

    def _ask(self, question: str) -> str:
        try:
            return self._screen.ask(question)
        except EOFError:
            print()
            self._leave()

    def _where(self, meaning: Where) -> Move | None:
        """Ask which of several places is meant, until it is said; None where the person thinks again."""
        spots = tuple({spot.looks: spot for spot in reversed(meaning.spots)}.values())[::-1]
        tile = self._teller.pieces.one(meaning.choice.piece)
        self._screen.say(self._teller.say("ask-where", tile=tile))
        for number, spot in enumerate(spots, start=1):
            self._screen.say(f"  {number}) {self._place(spot)}")
        while True:
            text = self._ask(">").strip()
            if not text or self._vocabulary.means(text, "cancel"):
                return None
            if self._vocabulary.command(text) is not None:
                self._screen.say(self._teller.say("hint-where"))
                continue
            try:
                chosen = where_of(text, meaning.choice, spots)
            except Unclear as unclear:
                self._explain(unclear)
                continue
            return self._where(chosen) if isinstance(chosen, Where) else chosen

    def _place(self, spot: Spot) -> str:
        assert spot.at is not None
        tile = self._teller.pieces.one(spot.at.tile)
        return self._teller.say("ask-where-choice", where=spot.kind, tile=tile, value=spot.at.value)

    def _explain(self, unclear: Unclear) -> None:
        variables: dict[str, str | int] = {}
        for name, value in unclear.variables.items():
            if isinstance(value, (str, int)):
                variables[name] = value
            elif isinstance(value, (Card, Tile)):
                pieces = self._teller.pieces
                variables[name] = pieces.the(value) if name == "piece" else pieces.one(value)  # "your 5 of hearts"
            elif name == "places":
                spots = [one for one in value if isinstance(one, Spot)]
                variables[name] = self._match.words.lists([self._place(spot) for spot in spots])
            else:
                variables[name] = self._teller.row([one for one in value if not isinstance(one, Spot)])
        self._screen.say(self._teller.say(unclear.message, **variables))

    # Commands.

    def _command(self, command: Command, moment: Moment) -> str | None:
        """Do what is asked; an action where the command is one."""
        view = self._view
        leaving, self._leaving = self._leaving, False
        match command.name:
            case "help":
                self._help(moment)
            case "table":
                if self._screen.plain:
                    self._screen.say(*states.facts(self._teller, view))
                else:
                    show_table(self._screen, self._teller, view)
                show_hand(self._screen, self._teller, moment)
            case "board":
                show_board(self._screen, self._teller, view)
            case "score":
                self._screen.say(self._teller.scores(view.scores))
            case "hand":
                show_hand(self._screen, self._teller, moment)
            case "log":
                self._log()
            case "undo":
                self._undo()
            case "save":
                self._save(command.rest)
            case "resign":
                return self._resign()
            case _:
                self._leaving = leaving
                self._quit()
        return None

    def _help(self, moment: Moment) -> None:
        kind = moment.kind
        rules = self._match.table.rules
        if kind == "count" and getattr(rules, "counting", "") == "muggins":
            kind = "count-muggins"
        self._screen.say(self._teller.say(f"hint-{kind}"))
        if moment.stop is not None:
            self._screen.say(self._teller.say("hint-place-stop"))
        show_legend(self._screen, self._teller, self._view)
        self._screen.say(self._teller.say("hint-commands"))
        for name in ("table", "board", "hand", "score", "log", "undo", "save", "resign", "quit"):
            self._screen.say("  " + self._teller.say(f"hint-{name}"))

    def _log(self) -> None:
        events = self._match.table.events(self._seat)
        lines = tell(replace(self._teller, whole=True), events)
        self._screen.say(*lines or [self._teller.say("play-no-log")])

    def _undo(self) -> None:
        table = self._match.table
        last = table.log[-1].seat if table.log else -1
        if last < 0 or not self._match.players[last].is_person or not table.can_undo(last):
            self._screen.say(self._teller.say("typed-no-undo"))
            return
        raise TakenBack

    def _save(self, file: str) -> None:
        if not file:
            self._screen.say(self._teller.say("hint-save"))
            return
        try:
            if unfinished(file) is not None:
                raise Complaint("cli-record-foreign", file=file, what=self._teller.say("play-another"))
            keeper = Keeper(file, tuple(self._match.players))
            keeper.save(self._match.table)
        except Complaint as complaint:
            self._screen.say(self._teller.say(complaint.message, **complaint.variables))
            return
        except SixtyOneError as error:
            self._screen.say(self._match.words.error(error))
            return
        self._match.keeper = keeper
        self._screen.say(self._teller.say("play-saved", file=file))

    def _resign(self) -> str | None:
        if self._vocabulary.means(self._ask(self._teller.say("ask-resign")).strip(), "yes"):
            return f"{self._seat}: resign"
        self._screen.say(self._teller.say("play-not-resigned"))
        return None

    def _quit(self) -> None:
        if self._match.keeper is None and not self._leaving:
            self._leaving = True
            self._screen.say(self._teller.say("play-quit-again"))
            return
        self._leave()

    def _leave(self) -> NoReturn:
        keeper = self._match.keeper
        if keeper is None:
            self._screen.say(self._teller.say("play-quit-lost"))
        else:
            self._screen.say(self._teller.say("play-quit-kept", file=keeper.file))
        raise Left
