"""Where a match stands, in words: what a view holds, and nothing that it hides."""

import pytest

from sixtyone.catalogue import GAMES, find_game
from sixtyone.fair import SeededRng
from sixtyone.game import CHANCE
from sixtyone.words.catalogue import LANGUAGES, Words
from sixtyone.words.pieces import Pieces
from sixtyone.words.states import facts, sentence, title
from sixtyone.words.teller import Teller
from tests.words.matches import NAMES, Told

YOU_DEAL = "You deal; the crib is yours."
DEAL = "deal 5H,5D,JD,QS,KH,9C / 4C,6D,7S,8S,TC,JC"


def test_one_sentence_says_who_is_to_act_and_the_scores() -> None:
    match = Told("cribbage", you=0)
    match.act(DEAL)
    assert sentence(match.teller, match.state.view(0)) == "You are to lay away; you 0, Bo 0."
    match.act("0: discard KH,9C")
    assert sentence(match.teller, match.state.view(0)) == "Bo to lay away; you 0, Bo 0."
    match.act("1: discard 4C,JC", "starter JH", "1: play 7S")
    assert sentence(match.teller, match.state.view(0)) == "The count is 7, you are to play; you 2, Bo 0."
    tiles = Told("horse-race", you=1)
    tiles.act("deal 1-4,1-1,4-4,0-0,0-1,0-2,0-3 / 3-4,2-2,2-3,2-4,5-5,5-6,6-6")
    assert sentence(tiles.teller, tiles.state.view(1)) == "Ann to open; Ann 0, you 0."
    tiles.act("0: place 0-3")
    assert sentence(tiles.teller, tiles.state.view(1)) == "The ends make 3, you are to lay a tile; Ann 0, you 0."


TITLES = {
    "en": (
        "Cribbage, six cards, to 121",
        "Cribbage with muggins, six cards, to 61",
        "Giveaway Cribbage for three, to 121",
    ),
    "pl": (
        "Cribbage, sześć kart, do 121",
        "Cribbage z muggins, sześć kart, do 61",
        "Cribbage na opak dla trzech, do 121",
    ),
    "de": (
        "Cribbage, sechs Karten, bis 121",
        "Cribbage mit Muggins, sechs Karten, bis 61",
        "Räuber-Cribbage zu dritt, bis 121",
    ),
    "cs": (
        "Cribbage, šest karet, do 121",
        "Cribbage s muggins, šest karet, do 61",
        "Obrácený Cribbage ve třech, do 121",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heading_names_the_variant_and_what_makes_it_another_game(language: str) -> None:
    words, rules = Words(language), find_game("cribbage").rules
    played = (rules(), rules(counting="muggins", target=61), rules("three-player", giveaway=True))
    assert tuple(title(words, one) for one in played) == TITLES[language]
    assert title(words, rules(counting="manual")) not in (
        title(words, rules()),
        title(words, rules(counting="muggins")),
    )


def test_facts_of_cribbage() -> None:
    match = Told("cribbage", you=0)
    match.act(DEAL, "0: discard KH,9C", "1: discard 4C,JC", "starter JH", "1: play 7S", "0: play JD")
    assert facts(match.teller, match.state.view(0)) == [
        "You stand at 2.",
        "Bo stands at 0.",
        "It is Bo’s turn.",
        "Deal 1.",
        "You deal; the crib is yours.",
        "The crib has 4 cards, face down.",
        "The starter is J♥.",
        "The count is 17: 7♠ J♦.",
        "You have laid J♦.",
        "Bo has laid 7♠.",
        "Bo holds 3 cards, face down.",
        "You laid away 9♣ K♥.",
        "Your hand: 5♦ 5♥ Q♠.",
    ]


def test_facts_of_dominoes() -> None:
    match = Told("horse-race", you=1, style="spoken")
    match.act("deal 1-4,1-1,4-4,0-0,0-1,0-2,0-3 / 3-4,2-2,2-3,2-4,5-5,5-6,6-6", "0: place 1-4")
    match.act("0: place 1-1 at 1-4.low", "0: place 4-4 at 1-4.high", "0: place 0-1 at 1-1.side-b")
    match.act("1: place 3-4 at 4-4.side-b", "0: place 0-3 at 3-4.low", "1: place 2-4 at 4-4.arm-b")
    places = "the 0 of 0-1 (0), the 0 of 0-3 (0), an arm of 1-1 (1, not counted), the 2 of 2-4 (2)"
    places += ", an arm of 4-4 (4, not counted)"
    assert facts(match.teller, match.state.view(1)) == [
        "Ann stands at 3, the rear peg at 1.",
        "You stand at 0.",
        "It is Ann’s turn.",
        "Round 1.",
        "Ann opened it.",
        "The line, end to end: 0-1, 1-1, 1-4, 4-4, 4-3, 3-0.",
        "An arm of 4-4: 4-2.",
        "Ends: 0, 0 and 2, together 2.",
        f"Open places: {places}.",
        "The stock has 14 tiles.",
        "Ann holds 2 tiles, face down.",
        "Your hand: 2-2, 2-3, 5-5, 5-6, 6-6.",
    ]


def test_before_the_first_deal_and_between_two_the_one_to_come_is_told() -> None:
    match = Told("cribbage", you=0)
    assert facts(match.teller, match.state.view(0))[2:] == ["The hands are to be dealt.", "Deal 1.", YOU_DEAL]
    hands = ("deal 2H,4D,6S,8C,TH,QD / AC,3S,5D,7H,9C,JS", "0: discard 2H,4D", "1: discard AC,3S", "starter KC")
    match.act(*hands)
    while match.state.phase == "play":
        (seat,) = match.state.actors
        match.act(str(match.state.legal_actions(seat)[0]))
    told = facts(match.teller, match.state.view(0))[2:]
    assert told == ["The hands are to be dealt.", "Deal 2.", "Bo deals; the crib is Bo’s."]


def test_a_round_is_opened_once_a_tile_is_laid_and_nothing_is_told_of_a_stock_before_the_deal() -> None:
    match = Told("horse-race", you=1)
    nothing = "No tile is laid yet."
    assert facts(match.teller, match.state.view(1))[2:] == ["The hands are to be dealt.", "Ann is to open.", nothing]
    match.act("deal 1-4,1-1,4-4,0-0,0-1,0-2,0-3 / 3-4,2-2,2-3,2-4,5-5,5-6,6-6")
    told = facts(match.teller, match.state.view(1))
    assert told[2:7] == ["It is Ann’s turn.", "Round 1.", "Ann is to open.", nothing, "The stock has 14 tiles."]
    match.act("0: place 1-4")
    assert "Ann opened it." in facts(match.teller, match.state.view(1))
    rng = SeededRng("a round")
    while match.state.phase != "deal":
        (actor,) = match.state.actors
        legal = match.state.legal_actions(actor)
        match.act(str(legal[rng.below(len(legal))] if legal else match.state.chance(rng)))
    after = facts(match.teller, match.state.view(1))
    opens = "You are to open." if match.state.opener == 1 else "Ann is to open."
    assert after[2:5] == ["The hands are to be dealt.", opens, "Round 1."]
    assert not any("opened" in fact for fact in after)


def test_what_is_hidden_is_said_to_be_face_down_and_never_named() -> None:
    # bugs.jsonl: face-down-alt
    match = Told("cribbage", you=None)
    match.act(DEAL)
    hidden = ["5♥", "5♦", "J♦", "Q♠", "K♥", "9♣", "4♣", "6♦", "7♠", "8♠", "10♣", "J♣"]
    told = " ".join(facts(match.teller, match.state.view(None)))
    assert [card for card in hidden if card in told] == []
    assert "Ann holds 6 cards, face down." in told
    match.act("0: discard KH,9C", "1: discard 4C,JC", "starter JH")
    told = " ".join(facts(match.teller, match.state.view(None)))
    assert [card for card in hidden if card in told] == []
    assert "The crib has 4 cards, face down." in told
    assert "The starter is J♥." in told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_state_of_a_match_can_be_told_and_shows_no_other_hand(game: object) -> None:
    for variant in game.variants:  # type: ignore[attr-defined]  # a Game
        rules = game.rules(variant)  # type: ignore[attr-defined]
        state = game.new(rules)  # type: ignore[attr-defined]
        teller = Teller(Words(), rules, NAMES[: rules.seats], 0)
        write = Pieces(Words()).one
        rng = SeededRng(variant)
        for _ in range(60):
            actor = state.actors[0] if state.actors else None
            if actor is None:
                break
            legal = state.legal_actions(actor)
            action = state.chance(rng) if actor == CHANCE else legal[rng.below(len(legal))]
            state, _ = state.apply(action)
            told = " ".join(facts(teller, state.view(0)))
            assert sentence(teller, state.view(0)).endswith(".")
            for hand in state.hands[1:]:
                open_now = state.phase in ("count", "answer")
                assert open_now or not [piece for piece in hand if write(piece) in told.split()]
