"""Who reads is told as "you": at the start of a sentence and within one, as one of a pair, and in the log of a page."""

from __future__ import annotations

import pytest

from sixtyone.game import Event, Outcome, Scored
from sixtyone.games.dominoes.events import Refused
from sixtyone.score import Score, ScoreKind
from sixtyone.tiles import parse_tiles
from sixtyone.words.catalogue import LANGUAGES, Words
from sixtyone.words.describe import tell
from sixtyone.words.states import facts
from sixtyone.words.teller import Teller
from tests.words.matches import NAMES, Told


def told(event: Event, language: str, you: int | None = 0, game: str = "cribbage", variant: str = "pairs") -> list[str]:
    """What is said of one event; in pairs Ann and Cy play Bo and Di."""
    rules = Told(game, variant).rules
    return tell(Teller(Words(language), rules, NAMES[: rules.seats], you), [event])


TIES = {
    "en": ("The cut for the deal: you cut 8♣ and Bo cuts 8♦.", "A tie: you and Bo cut again."),
    "pl": ("Losowanie rozdającego: ty (8♣) i Bo (8♦).", "Remis; jeszcze raz ciągną: ty i Bo."),
    "de": ("Auslosen des Gebers: du (8♣) und Bo (8♦).", "Gleichstand; noch einmal ziehen: du und Bo."),
    "cs": ("Losování rozdávajícího: ty (8♣) a Bo (8♦).", "Shoda; znovu táhnou: ty a Bo."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_tied_cut_who_reads_is_named_within_the_sentence(language: str) -> None:
    assert Told("cribbage", first=None, you=0, language=language).act("cut 0:8C 1:8D") == list(TIES[language])


STILL = {
    "en": "Still to act: you and Bo.",
    "pl": "Na ruchu są jeszcze: ty i Bo.",
    "de": "Noch an der Reihe: du und Bo.",
    "cs": "Na tahu jsou ještě: ty a Bo.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_who_are_to_act_who_reads_is_named_within_the_sentence(language: str) -> None:
    match = Told("cribbage", you=0, language=language)
    match.act("deal 5H,5D,JD,QS,KH,9C / 4C,6D,7S,8S,TC,JC")
    assert STILL[language] in facts(match.teller, match.state.view(0))


WINS = {
    "en": "You and Cy win! You and Cy 121, Bo and Di 95.",
    "pl": "Ty i Cy wygrywacie! Ty i Cy 121, Bo i Di 95.",
    "de": "Du und Cy, ihr gewinnt! Du und Cy 121, Bo und Di 95.",
    "cs": "Ty a Cy vyhráváte! Ty a Cy 121, Bo a Di 95.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_wins_with_a_partner_is_named_at_the_start(language: str) -> None:
    assert told(Outcome((0,), (121, 95), "target"), language) == [WINS[language]]


def test_a_partner_who_sits_before_is_named_before() -> None:
    assert told(Outcome((0,), (121, 95), "target"), "pl", you=2) == ["Ann i ty wygrywacie! Ann i ty 121, Bo i Di 95."]
    assert told(Outcome((0,), (121, 95), "target"), "de", you=2)[0].startswith("Ann und du, ihr gewinnt! ")


LOSES = {
    "en": (
        "You and Cy reached 121 first, which loses at giveaway.",
        "You and Cy gave the match up.",
        "You and Cy were skunked.",
        "You and Cy were double skunked.",
    ),
    "pl": (
        "W grze na opak przegrywa para, która pierwsza dojdzie do 121: wasza.",
        "Poddajecie mecz.",
        "Dostajecie skunka.",
        "Dostajecie podwójnego skunka.",
    ),
    "de": (
        "Ihr seid zuerst bei 121: Beim Räuber-Cribbage heißt das verloren.",
        "Ihr gebt die Partie auf.",
        "Ihr kassiert einen Skunk.",
        "Ihr kassiert einen Doppel-Skunk.",
    ),
    "cs": (
        "V obrácené hře prohrává dvojice, která první dosáhne 121: vaše.",
        "Vzdáváte zápas.",
        "Dostáváte skunka.",
        "Dostáváte dvojitého skunka.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_befalls_the_own_pair_is_told_to_both_of_it(language: str) -> None:
    ends = (((121, 90), "giveaway"), ((70, 90), "resigned"), ((90, 121), "target"), ((60, 121), "target"))
    assert tuple(told(Outcome((1,), *end), language)[1] for end in ends) == LOSES[language]


def test_what_befalls_another_pair_names_it() -> None:
    end = Outcome((0,), (121, 90), "target")
    assert [told(end, language)[1] for language in LANGUAGES] == [
        "Bo and Di were skunked.",
        "Skunk dla pary Bo i Di.",
        "Skunk: Bo und Di.",
        "Dvojice Bo a Di dostává skunka.",
    ]


def scored(seat: int | None, side: int = 0) -> Scored:
    """Fives of a seat, or the settlement of a side."""
    kind = ScoreKind.SETTLEMENT if seat is None else ScoreKind.FIVES
    return Scored(seat, side, 2, 12, (Score(kind, 2, parse_tiles("5-5")),))


PAIRS = {
    "en": (
        "You peg 2: fives for 2. You and Cy stand at 12.",
        "Cy pegs 2: fives for 2. You and Cy stand at 12.",
        "You and Cy peg 2: a fifth of the 10 pips left. You and Cy stand at 12.",
    ),
    "pl": (
        "Zaznaczasz 2 punkty: piątki za 2. Ty i Cy: razem 12.",
        "Cy zaznacza 2 punkty: piątki za 2. Ty i Cy: razem 12.",
        "Wasza para zaznacza 2 punkty: piąta część 10 pozostałych oczek. Macie razem 12.",
    ),
    "de": (
        "Du steckst 2 Punkte: Fünfer für 2. Du und Cy jetzt bei 12.",
        "Cy steckt 2 Punkte: Fünfer für 2. Du und Cy jetzt bei 12.",
        "Du und Cy: 2 Punkte, ein Fünftel der 10 übrigen Augen; jetzt bei 12.",
    ),
    "cs": (
        "Zapichuješ 2 body: pětky za 2. Vaše dvojice má 12.",
        "Cy zapichuje 2 body: pětky za 2. Vaše dvojice má 12.",
        "Vaše dvojice zapichuje 2 body: pětina zbylých 10 ok. Teď má 12.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_pair_pegs_as_yours(language: str) -> None:
    events = (scored(0), scored(2), scored(None))
    assert tuple(told(event, language, game="fives-and-threes")[0] for event in events) == PAIRS[language]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Bo and Di peg 2: a fifth of the 10 pips left. Bo and Di stand at 12."),
        ("pl", "Para Bo i Di zaznacza 2 punkty: piąta część 10 pozostałych oczek. Bo i Di: razem 12."),
        ("de", "Bo und Di: 2 Punkte, ein Fünftel der 10 übrigen Augen; jetzt bei 12."),
        ("cs", "Dvojice Bo a Di zapichuje 2 body: pětina zbylých 10 ok. Teď má 12."),
    ],
)
def test_another_pair_pegs_under_its_names(language: str, line: str) -> None:
    assert told(scored(None, side=1), language, game="fives-and-threes") == [line]


STANDS = {
    "en": "You and Cy stand at 0.",
    "pl": "Ty i Cy: 0 punktów.",
    "de": "Du und Cy: 0 Punkte.",
    "cs": "Vaše dvojice má 0 bodů.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_pair_stands_as_yours(language: str) -> None:
    match = Told("cribbage", "pairs", you=2, language=language)
    mine = STANDS[language].replace("You and Cy", "Ann and you").replace("Ty i Cy", "Ann i ty")
    assert facts(match.teller, match.state.view(2))[0] == mine.replace("Du und Cy", "Ann und du")
    match = Told("cribbage", "pairs", you=0, language=language)
    assert facts(match.teller, match.state.view(0))[0] == STANDS[language]


REFUSED = {
    "en": "4 points would take your pair past 61: they do not count, the score stays at 59.",
    "pl": "Z 4 punktami wynik przekroczyłby 61: punkty się nie liczą, macie nadal 59.",
    "de": "4 Punkte würden über 61 hinausführen und zählen nicht: Ihr bleibt bei 59.",
    "cs": "4 body by vás dostaly přes 61, a proto se nepočítají: máte stále 59.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_refused_to_the_own_pair(language: str) -> None:
    assert told(Refused(2, 0, 4, 59, ()), language, game="fives-and-threes") == [REFUSED[language]]


LOG = {
    "en": {
        "joined": ("You sit down.", "Ann sits down."),
        "undone": ("You take the last action back.", "Ann takes the last action back."),
        "returned": ("You are back.", "Ann is back."),
        "left": ("You leave; the bot Greedy plays on.", "Ann leaves; the bot Greedy plays on."),
        "replaced": ("You are away; the bot Greedy plays on.", "Ann is away; the bot Greedy plays on."),
        "rematch": ("You ask for another match.", "Ann asks for another match."),
    },
    "pl": {
        "joined": ("Siadasz do stołu.", "Ann siada do stołu."),
        "undone": ("Cofasz ostatnią akcję.", "Ann cofa ostatnią akcję."),
        "returned": ("Wracasz do gry.", "Ann wraca do gry."),
        "left": ("Odchodzisz; dalej gra bot Greedy.", "Ann odchodzi; dalej gra bot Greedy."),
        "replaced": ("Nie wracasz; dalej gra bot Greedy.", "Ann nie wraca; dalej gra bot Greedy."),
        "rematch": ("Prosisz o kolejny mecz.", "Ann prosi o kolejny mecz."),
    },
    "de": {
        "joined": ("Du nimmst Platz.", "Ann nimmt Platz."),
        "undone": ("Du nimmst die letzte Aktion zurück.", "Ann nimmt die letzte Aktion zurück."),
        "returned": ("Du bist zurück.", "Ann ist zurück."),
        "left": ("Du gehst; der Bot Greedy spielt weiter.", "Ann geht; der Bot Greedy spielt weiter."),
        "replaced": (
            "Du bist abwesend; der Bot Greedy spielt weiter.",
            "Ann ist abwesend; der Bot Greedy spielt weiter.",
        ),
        "rematch": ("Du möchtest noch eine Partie.", "Ann möchte noch eine Partie."),
    },
    "cs": {
        "joined": ("Sedáš si ke stolu.", "Ann si sedá ke stolu."),
        "undone": ("Bereš zpět poslední akci.", "Ann bere zpět poslední akci."),
        "returned": ("Jsi zpět.", "Ann je zpět."),
        "left": ("Odcházíš; dál hraje bot Greedy.", "Ann odchází; dál hraje bot Greedy."),
        "replaced": ("Jsi pryč; dál hraje bot Greedy.", "Ann je pryč; dál hraje bot Greedy."),
        "rematch": ("Chceš další zápas.", "Ann chce další zápas."),
    },
}
UP = {
    "en": ("You get up.", "Ann gets up."),
    "pl": ("Wstajesz od stołu.", "Ann wstaje od stołu."),
    "de": ("Du stehst auf.", "Ann steht auf."),
    "cs": ("Vstáváš od stolu.", "Ann vstává od stolu."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_at_the_own_seat_is_told_as_yours_in_the_log_of_a_page(language: str) -> None:
    for kind, lines in LOG[language].items():
        for you, line in zip(("you", "other"), lines, strict=True):
            assert Words(language).say(f"page-log-{kind}", you=you, name="Ann", bot="Greedy") == line
    for you, line in zip(("you", "other"), UP[language], strict=True):
        assert Words(language).say("page-log-left", you=you, name="Ann", bot="none") == line
