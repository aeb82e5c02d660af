"""Cards in the middle of a sentence: where they are read out, English has an article before each."""

import pytest

from sixtyone.words.states import facts
from tests.words.matches import Told

DEAL = "deal 5H,5D,JD,QS,KH,9C / 4C,6D,7S,8S,TC,JC"


@pytest.mark.parametrize(
    ("language", "cut", "starter", "played"),
    [
        (
            "en",
            "you cut the 7 of clubs and Bo cuts the queen of hearts",
            "is the 3 of hearts.",
            "Bo plays the 7 of spades: 7.",
        ),
        ("pl", "ty (siódemka trefl) i Bo (dama kier)", ": trójka kier.", "Bo wykłada: siódemka pik, suma 7."),
        ("de", "du (Kreuz Sieben) und Bo (Herz Dame)", " ist Herz Drei.", "Bo spielt Pik Sieben: 7."),
        (
            "cs",
            "ty (křížová sedmička) a Bo (srdcová dáma)",
            ": srdcová trojka.",
            "Bo vykládá: piková sedmička, součet 7.",
        ),
    ],
)
def test_a_card_that_is_read_out_has_its_article_in_a_sentence(
    language: str, cut: str, starter: str, played: str
) -> None:
    match = Told("cribbage", first=None, you=0, style="spoken", language=language)
    assert match.act("cut 0:7C 1:QH")[0].endswith(f": {cut}.")
    match = Told("cribbage", you=0, style="spoken", language=language)
    match.act(DEAL, "0: discard KH,9C", "1: discard 4C,JC")
    assert match.act("starter 3H")[0].endswith(starter)
    assert match.act("1: play 7S") == [played]


def test_cards_that_are_laid_away_have_their_articles_where_they_are_read_out() -> None:
    match = Told("cribbage", you=0, style="spoken")
    match.act(DEAL)
    assert match.act("0: discard KH,9C") == ["You lay away the 9 of clubs, the king of hearts."]
    told = facts(match.teller, match.state.view(0))
    assert "You laid away the 9 of clubs, the king of hearts." in told
    assert "Your hand: 5 of diamonds, 5 of hearts, jack of diamonds, queen of spades." in told
