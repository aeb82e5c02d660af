"""Every event in a sentence, and each sentence the right one."""

import pytest

from sixtyone.game import Outcome
from sixtyone.games.cribbage.events import EVENTS as CRIBBAGE
from sixtyone.games.dominoes import events as happened
from sixtyone.games.dominoes.events import EVENTS as DOMINOES
from sixtyone.score import Score, ScoreKind
from sixtyone.tiles import parse_tile, parse_tiles
from sixtyone.words import describe
from sixtyone.words.catalogue import Words
from sixtyone.words.describe import tell
from sixtyone.words.scores import reasons
from sixtyone.words.teller import Teller
from tests.words.matches import NAMES, Told

IN_TELL = {"scored", "outcome", "shown", "counting", "series-ended"}
DEAL = "deal 5H,5D,JD,QS,KH,9C / 4C,6D,7S,8S,TC,JC"


def cribbage(you: int | None = 0, **options: object) -> Told:
    """Ann deals; Bo holds 6 7 8 10 of the show, Ann 5 5 J Q."""
    match = Told("cribbage", you=you, **options)
    match.act(DEAL, "0: discard KH,9C", "1: discard 4C,JC")
    return match


@pytest.mark.parametrize("event", [*CRIBBAGE.values(), *DOMINOES.values()], ids=lambda event: event.type)
def test_every_event_is_told(event: type) -> None:
    assert event in describe.EVENTS or event.type in IN_TELL  # type: ignore[attr-defined]  # events have a type


def test_the_deal_says_whose_crib_it_is() -> None:
    assert Told("cribbage", you=0).act(DEAL) == ["You deal 6 cards to each hand. The crib is yours."]
    assert Told("cribbage", you=1).act(DEAL) == ["Ann deals 6 cards to each hand. The crib is Ann’s."]


def test_a_cut_and_a_tie() -> None:
    match = Told("cribbage", first=None, you=1)
    assert match.act("cut 0:7C 1:7D") == [
        "The cut for the deal: Ann cuts 7♣ and you cut 7♦.",
        "A tie: Ann and you cut again.",
    ]
    assert match.act("cut 0:KC 1:2D")[1] == "The lowest card deals: you do."


def test_what_is_laid_away_is_told_to_nobody_else() -> None:
    match = Told("cribbage", you=1)
    match.act(DEAL)
    assert match.act("0: discard KH,9C") == ["Ann lays away 2 cards."]
    assert match.act("1: discard 4C,JC") == ["You lay away 4♣ J♣."]


def test_the_play_is_told_with_count_and_reasons() -> None:
    match = cribbage()
    assert match.act("starter JH") == ["The starter is J♥.", "You peg 2: his heels for 2. You stand at 2."]
    assert match.act("1: play 7S") == ["Bo plays 7♠: 7."]
    assert match.act("0: play JD") == ["You play J♦: 17."]
    assert match.act("1: play 8S") == ["Bo plays 8♠: 25."]
    assert match.act("0: play 5H") == [
        "You play 5♥: 30.",
        "You peg 1: the last card for 1. You stand at 3.",
        "Nobody can play at 30, a go: the count starts again.",
    ]


def test_run_and_fifteen_are_both_told() -> None:
    # bugs.jsonl: run-and-15-said
    match = Told("cribbage", you=None)
    match.act("deal 4C,6D,KH,QH,JH,9C / 5H,2C,3D,8S,TC,JC", "0: discard KH,9C", "1: discard TC,JC", "starter KS")
    match.act("1: play 5H", "0: play 4C")
    assert match.act("1: play 2C", "0: play 6D")[0] == "Ann plays 6♦: 17."
    match = Told("cribbage", first=1, you=None)
    match.act("deal 4C,5H,KH,QH,JH,9C / 6D,2C,3D,8S,TC,JC", "0: discard KH,9C", "1: discard TC,JC", "starter KS")
    assert match.act("0: play 4C", "1: play 6D", "0: play 5H") == [
        "Ann plays 5♥: 15.",
        "Ann pegs 5: fifteen for 2 and a run of 3 for 3. Ann stands at 5.",
    ]


def test_a_go_is_told() -> None:
    match = cribbage()
    match.act("starter 2H", "1: play TC", "0: play QS")
    assert match.act("1: play 6D") == ["Bo plays 6♦: 26."]
    match.act("0: play 5D")
    assert match.lines == [
        "You play 5♦: 31.",
        "You peg 2: thirty-one for 2. You stand at 2.",
        "Thirty-one: the count starts again.",
    ]
    match.act("1: play 8S", "0: play JD", "1: play 7S")
    assert match.lines == ["Bo plays 7♠: 25."]
    assert match.act("0: play 5H")[0] == "You play 5♥: 30."


def test_the_hands_are_counted_aloud_pone_first_with_the_starter() -> None:
    match = cribbage()
    match.act("starter 3H", "1: play TC", "0: play QS", "1: play 6D", "0: play 5D", "1: play 8S", "0: play JD")
    lines = match.act("1: play 7S", "0: play 5H")
    ten = "fifteen two, fifteen four, fifteen six, fifteen eight and a pair is ten"
    assert lines[1] == "You peg 1: the last card for 1. You stand at 3."
    assert lines[2] == "The play is over at 30."
    assert lines[3:] == [
        "Bo’s hand is 6♦ 7♠ 8♠ 10♣, the starter 3♥: fifteen two and a run of 3 is five.",
        "Bo pegs 5 and stands at 5.",
        f"Your hand is 5♦ 5♥ J♦ Q♠, the starter 3♥: {ten}.",
        "You peg 10 and stand at 13.",
        "Your crib is 4♣ 9♣ J♣ K♥, the starter 3♥: nothing.",
        "The deal is over. You 13, Bo 5.",
    ]


def test_a_hand_of_nothing_is_shown_too() -> None:
    match = Told("cribbage", "five-card", you=0)
    assert match.act("deal 2C,4D,6H,8S,TC / AC,AD,KH,QH,JH") == [
        "You deal 5 cards to each hand. The crib is yours.",
        "Bo pegs 3: 3 for last. Bo stands at 3.",
    ]
    match.act("0: discard TC,8S", "1: discard AC,AD", "starter KS", "1: play KH", "0: play 6H", "1: play QH")
    lines = match.act("0: play 4D")
    assert "Your hand is 2♣ 4♦ 6♥, the starter K♠: nothing." in lines


def test_an_overclaim_is_put_right_before_the_next_hand_is_counted() -> None:
    # bugs.jsonl: overclaim-late
    match = cribbage(counting="manual")
    match.act("starter 3H", "0: count 0")
    for card in (
        "1: play TC",
        "0: play QS",
        "1: play 6D",
        "0: play 5D",
        "1: play 8S",
        "0: play JD",
        "1: play 7S",
        "0: play 5H",
    ):
        match.act(card, f"{card[0]}: count 0")
    assert match.lines[-1] == "Bo’s hand is 6♦ 7♠ 8♠ 10♣, the starter 3♥."
    assert match.act("1: count 7") == [
        "Bo counts 7.",
        "Bo pegs 5: a count of 5. Bo stands at 5.",
        "It is 5, not 7, and is put right: fifteen two and a run of 3 is five.",
    ]
    assert match.act("0: count 8")[2] == (
        "It is 10, not 8: fifteen two, fifteen four, fifteen six, fifteen eight and a pair is ten."
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "There is nothing to count: 4 is corrected to 0."),
        ("pl", "Nie ma nic do policzenia: 4 poprawiono na 0."),
        ("de", "Da ist nichts: 4 wird auf 0 berichtigt."),
        ("cs", "Není tu nic: 4 se opravuje na 0."),
    ],
)
def test_an_overclaim_of_nothing_is_corrected_to_nothing(language: str, told: str) -> None:
    match = cribbage(counting="manual", language=language)
    match.act("starter 3H")
    assert match.act("0: count 4")[-1] == told


def test_muggins_is_told() -> None:
    match = cribbage(counting="muggins")
    assert match.act("starter JH") == ["The starter is J♥."]
    assert match.act("0: count 0") == ["You count 0."]
    assert match.act("1: muggins 5") == [
        "Bo calls muggins for 5 and takes 2.",
        "Bo pegs 2: muggins for 2. Bo stands at 2.",
        "It is 2, not 0: two for his heels.",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Bo counts 0.", "You let the count of 0 stand."]),
        ("pl", ["Bo zgłasza 0.", "Przyjmujesz 0."]),
        ("de", ["Bo sagt 0 an.", "Du lässt 0 gelten."]),
        ("cs", ["Bo ohlašuje 0.", "Uznáváš 0."]),
    ],
)
def test_a_count_of_nothing_in_the_play_is_told_with_its_answer(language: str, told: list[str]) -> None:
    match = cribbage(counting="muggins", language=language)
    match.act("starter 2H", "0: count 0", "1: accept", "1: play TC")
    assert [*match.act("1: count 0"), *match.act("0: accept")] == told
    log = cribbage(counting="muggins", language=language, whole=True)
    log.act("starter 2H", "0: count 0", "1: accept", "1: play TC")
    assert [*log.act("1: count 0"), *log.act("0: accept")][:2] == told
    assert len(log.lines) == 2  # a log says too that it was right


def test_what_is_let_stand_is_what_was_said_and_the_truth_is_told_then() -> None:
    match = cribbage(counting="muggins")
    match.act("starter JH")
    assert match.act("0: count 7") == ["You count 7.", "You peg 2: a count of 2. You stand at 2."]
    assert match.act("1: accept") == [
        "Bo lets the count of 7 stand.",
        "It is 2, not 7, and is put right: two for his heels.",
    ]


def test_dominoes_are_told() -> None:
    match = Told("horse-race", you=0)
    assert match.act("deal 1-4,1-1,4-4,0-0,0-1,0-2,0-3 / 3-4,2-2,2-3,2-4,5-5,5-6,6-6") == [
        "7 tiles are dealt to each hand; the stock has 14."
    ]
    assert match.act("0: place 1-4") == [
        "You open with [1|4]. Ends: 4 + 1 = 5.",
        "You peg 1 (5 raw): fives for 1. You stand at 1.",
    ]
    assert match.act("0: place 1-1 at 1-4.low") == ["You lay [1|1] at the 1 of [1|4]. Ends: 2 + 4 = 6."]
    assert match.act("0: place 4-4 at 1-4.high") == [
        "You lay [4|4] at the 4 of [1|4]. Ends: 2 + 8 = 10.",
        "You peg 2 (10 raw): fives for 2. You stand at 3.",
    ]
    assert match.act("0: place 0-1 at 1-1.side-b") == ["You lay [0|1] at [1|1]. Ends: 0 + 8 = 8."]
    assert match.act("1: place 3-4 at 4-4.side-b") == ["Bo lays [3|4] at [4|4]. Ends: 0 + 3 = 3."]
    assert match.act("0: place 0-3 at 3-4.low") == ["You lay [0|3] at the 3 of [3|4]. Ends: 0 + 0 = 0."]
    assert match.act("1: place 2-4 at 4-4.arm-b") == ["Bo lays [2|4] as an arm of [4|4]. Ends: 0 + 0 + 2 = 2."]


def test_a_drawn_tile_is_told_to_who_drew_it() -> None:
    deal = "deal 0-0,0-1,0-2,0-3,0-4,0-5,0-6 / 1-1,1-2,1-4,1-5,1-6,2-2,4-4"
    for you, line in ((1, "You draw [3|3]; the stock has 13."), (0, "Bo draws a tile; the stock has 13.")):
        match = Told("horse-race", you=you)
        match.act(deal, "0: place 0-0", "0: place 0-3 at 0-0.side-a")
        assert match.act("draw 3-3") == [line]


@pytest.mark.parametrize(
    ("you", "told"), [(1, "You draw [2|5] [5|5]; the stock has 11."), (0, "Bo draws 2 tiles; the stock has 11.")]
)
def test_what_is_drawn_in_a_row_is_told_at_once(you: int, told: str) -> None:
    drawn = [happened.Drew(1, parse_tile(tile), stock).seen_by(you) for tile, stock in (("2-5", 12), ("5-5", 11))]
    assert tell(Told("horse-race", you=you).teller, drawn) == [told]


def test_a_round_that_is_won_is_settled_aloud() -> None:
    # RULES.md 1.4: 8 pips are rounded to 10, a fifth of which is pegged
    match = Told("horse-race", you=1, hand_sizes=1)
    match.act("deal 1-2 / 4-4")
    assert match.act("0: place 1-2") == [
        "Ann opens with [1|2]. Ends: 2 + 1 = 3.",
        "Ann is out: the round is over.",
        "Ann has no tile left.",
        "You are left with [4|4]: 8 pips.",
        "Ann pegs 2: a fifth of the 8 pips left, rounded to 10. Ann stands at 2.",
    ]


@pytest.mark.parametrize(
    ("left", "points", "told"),
    [
        ("5-5", 2, "a fifth of the 10 pips left"),
        ("5-6,6-6", 5, "a fifth of the 23 pips left, rounded to 25"),
        ("5-5,6-6", 4, "a fifth of the 22 pips left, rounded to 20"),
        ("4-5,5-5,6-6", 3, "a share of a fifth of the 31 pips left"),  # block_tie=split: 6, shared by two
    ],
)
def test_what_a_settlement_pays_is_told(left: str, points: int, told: str) -> None:
    assert reasons(Words(), [Score(ScoreKind.SETTLEMENT, points, parse_tiles(left))]) == told


def test_a_blocked_round_asks_nobody_to_pass() -> None:
    # bugs.jsonl: nobody-can-move
    match = Told("fives-and-threes", you=0, hand_sizes=2)
    match.act("deal 6-6,0-1 / 1-2,1-3")
    assert match.act("0: place 6-6") == [
        "You open with [6|6]. Ends: 12.",
        "You peg 4: threes for 4. You stand at 4.",
        "Nobody can lay a tile: the round is blocked.",
        "The round is over.",
    ]


def test_a_refusal_names_the_target() -> None:
    match = Told("fives-and-threes", you=0, target=3, hand_sizes=3)
    match.act("deal 6-6,0-1,0-6 / 1-2,1-3,3-6")
    assert match.act("0: place 6-6") == [
        "You open with [6|6]. Ends: 12.",
        "4 points would take you past 3: they do not count, you stay at 0.",
    ]


def test_pairs_peg_together() -> None:
    match = Told("fives-and-threes", "pairs", you=0, hand_sizes=2)
    match.act("deal 5-5,0-1 / 1-2,1-3 / 0-5,2-5 / 3-5,4-5")
    assert match.act("0: place 5-5") == [
        "You open with [5|5]. Ends: 10.",
        "You peg 2: fives for 2. You and Cy stand at 2.",
    ]
    assert match.act("1: knock") == ["Bo cannot lay a tile and knocks."]


def outcome(
    winners: tuple[int, ...], totals: tuple[int, ...], reason: str = "target", you: int | None = 0, **options: object
) -> list[str]:
    game = str(options.pop("game", "cribbage"))
    rules = Told(game, **options).rules
    teller = Teller(Words(), rules, NAMES[: rules.seats], you)
    return tell(teller, [Outcome(winners, totals, reason)])


def test_outcomes() -> None:
    assert outcome((0,), (121, 100)) == ["You win! You 121, Bo 100."]
    assert outcome((0,), (121, 100), you=1) == ["Ann wins. Ann 121, you 100."]
    assert outcome((0, 1), (61, 63), game="horse-race") == ["You and Bo win! You 61, Bo 63."]
    assert outcome((1,), (50, 60), "resigned") == ["Bo wins. You 50, Bo 60.", "You gave the match up."]
    assert outcome((1,), (121, 60), "giveaway", you=None) == [
        "Bo wins. Ann 121, Bo 60.",
        "Ann reached 121 first, which loses at giveaway.",
    ]
    assert outcome((1,), (90, 121), variant="pairs", you=None) == [
        "Bo and Di win. Ann and Cy 90, Bo and Di 121.",
        "Ann and Cy were skunked.",
    ]


@pytest.mark.parametrize(
    ("loser", "told"),
    [
        (55, ["Bo was double skunked."]),
        (60, ["Bo was double skunked."]),
        (61, ["Bo was skunked."]),
        (90, ["Bo was skunked."]),
        (91, []),
    ],
)
def test_skunks_are_told(loser: int, told: list[str]) -> None:
    # bugs.jsonl: skunk-order
    assert outcome((0,), (121, loser), you=None)[1:] == told


@pytest.mark.parametrize(
    ("options", "totals", "told"),
    [
        ({"variant": "five-card"}, (61, 30), ["Bo was left in the lurch."]),
        ({"variant": "five-card"}, (61, 31), []),
        ({"variant": "seven-card"}, (151, 75), ["Bo was skunked."]),
        ({"variant": "seven-card"}, (151, 76), []),
        ({"variant": "three-player"}, (121, 60, 90), ["Bo was double skunked.", "Cy was skunked."]),
        ({"game": "horse-race"}, (61, 0), []),
        ({"game": "fives-and-threes"}, (61, 0), []),
    ],
)
def test_which_losers_are_skunked(options: dict[str, str], totals: tuple[int, ...], told: list[str]) -> None:
    # RULES.md 3.5: a report of cribbage, by the target
    assert outcome((0,), totals, you=None, **options)[1:] == told


def test_nobody_is_skunked_who_gave_up_or_lost_at_giveaway() -> None:
    assert outcome((0,), (70, 10), "resigned", you=None)[1:] == ["Bo gave the match up."]
    assert outcome((1,), (121, 10), "giveaway", you=None)[1:] == ["Ann reached 121 first, which loses at giveaway."]


def test_nobody_but_a_person_is_called_you() -> None:
    # bugs.jsonl: raw-keys
    match = Told("cribbage", you=None, whole=True)
    lines = match.act(DEAL) + match.act("0: discard KH,9C") + match.act("1: discard 4C,JC") + match.act("starter JH")
    assert not [line for line in lines if "you" in line.lower().split()]
    assert not [line for line in lines if "event-" in line]
