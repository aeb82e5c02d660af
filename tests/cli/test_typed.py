"""What people type: lenient where it can mean one thing, asked about where it can mean two, one clear line where it
means nothing.
"""

import re
import unicodedata

import pytest

from sixtyone.cards import PACK
from sixtyone.catalogue import find_game
from sixtyone.cli.play.moment import Moment, moment_of
from sixtyone.cli.play.tokens import card_of, card_words
from sixtyone.cli.play.typed import Command, Meaning, Move, Unclear, Where, read, where_of
from sixtyone.cli.play.vocabulary import COMMANDS, Vocabulary
from sixtyone.errors import quoted
from sixtyone.game import State
from sixtyone.tiles import TILES as ALL_TILES
from sixtyone.words.catalogue import LANGUAGES, Words
from sixtyone.words.pieces import Pieces

VOCABULARY = Vocabulary(Words())
SIX = "deal 2H,5D,5H,TH,JD,QD / 4C,6D,7S,8S,TC,AC"
AWAY = ("0: discard 2H,QD", "1: discard 4C,TC", "starter KH")
TILES = "deal 1-4,1-1,4-4,0-0,0-1,0-2,0-3 / 3-4,2-2,2-3,2-4,5-5,5-6,6-6"


def moment(game: str, *actions: str, variant: str | None = None, **options: object) -> Moment:
    found = find_game(game)
    state: State = found.new(found.rules(variant, **options), 0)
    for action in actions:
        state, _ = state.apply(found.parse_action(action))
    return moment_of(state.view(state.actors[0]))


def typed(text: str, at: Moment) -> Meaning | str:
    """The meaning, or the message and variables of what is wrong."""
    try:
        return read(text, at, VOCABULARY)
    except Unclear as unclear:
        return " ".join([unclear.message, *(f"{key}={value}" for key, value in unclear.variables.items())])


LAYING_AWAY = moment("cribbage", SIX)
PLAYING = moment("cribbage", SIX, *AWAY, "1: play 6D")  # seat 0 holds 5D 5H TH JD


@pytest.mark.parametrize(
    "text",
    [
        "2h jd",
        "2H,JD",
        "2h, Jd",
        "2♥ J♦",
        "♥2 ♦J",
        "2hjd",
        "2 of hearts and jack of diamonds",
        "two hearts jack diamonds",
        *("discard 2h jd", "throw 2h jd", "1 5", "#1 #5", "1. 5.", "j 2h", "2 h j d", "２h ｊd"),
    ],
)
def test_cards_laid_away(text: str) -> None:
    assert typed(text, LAYING_AWAY) == Move("0: discard 2H,JD")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("2h", "typed-wrong-count wanted=2 got=1"),
        ("2h jd qd", "typed-wrong-count wanted=2 got=3"),
        ("2h 2h", "typed-twice piece=2H"),
        ("2h as", "typed-not-held piece=AS"),
        ("5 jd", "typed-two-meanings text=5 number=5 piece=JD other=5D"),
        ("2 5", "typed-two-meanings text=2 number=2 piece=5D other=2H"),
        ("9 jd", "typed-no-number number=9 most=6"),
        ("xx jd", "typed-unknown text='xx'"),
        ("", "typed-nothing"),
        ("   ", "typed-nothing"),
        ("discard", "typed-nothing"),
        ("go", "typed-not-now text='go'"),
        ("\x1b[A\x07", "typed-unknown text='[A'"),
    ],
)
def test_what_cannot_be_laid_away_is_said(text: str, wrong: str) -> None:
    assert typed(text, LAYING_AWAY) == wrong


@pytest.mark.parametrize(
    "text", ["10h", "TH", "th", "t", "10", "10♥", "♥10", "10 h", "ten of hearts", "play 10h", "3", "#3"]
)
def test_one_card_in_the_play(text: str) -> None:
    assert typed(text, PLAYING) == Move("0: play TH")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("5", "typed-several pieces=(Card('5D'), Card('5H'))"),
        ("kh", "typed-not-held piece=KH"),
        ("g", "typed-must-play pieces=(Card('5D'), Card('5H'), Card('TH'), Card('JD'))"),
        ("7", "typed-no-number number=7 most=4"),
        ("5d 5h", "typed-unknown text='5d 5h'"),
        ("muggins 2", "typed-not-now text='muggins'"),
    ],
)
def test_what_cannot_be_played_is_said(text: str, wrong: str) -> None:
    assert typed(text, PLAYING) == wrong


# Cards by their names, as docs/glossary.md has them, and as they are said in a sentence.
NAMED = {
    "en": ["two of hearts and jack of diamonds", "deuce of hearts, jack diamonds", "Jack of Diamonds 2 of hearts"],
    "pl": ["dwójka kier i walet karo", "dwojka kier, walet karo", "2 kier, walet karo", "kier 2 i karo walet"],
    "de": ["Herz Zwei und Karo Bube", "herzzwei karobube", "Herz 2, Karo-Bube", "Karo Buben, Herz Zwei"],
    "cs": [
        "srdcová dvojka a kárový kluk",
        "srdcova dvojka a karovy kluk",
        "srdcová 2 a kárového kluka",
        "káry J, srdce 2",
    ],
}
PLAYED = {"en": "jack", "pl": "waleta", "de": "Bube", "cs": "kluka"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_known_by_their_names_in_every_language(language: str) -> None:
    vocabulary = Vocabulary(Words(language))
    for text in (*NAMED[language], *NAMED["en"], "2h jd", "1 5"):
        assert read(text, LAYING_AWAY, vocabulary) == Move("0: discard 2H,JD"), text
    assert read(PLAYED[language], PLAYING, vocabulary) == Move("0: play JD")
    with pytest.raises(Unclear) as unclear:
        read("żółw", LAYING_AWAY, vocabulary)
    assert unclear.value.variables["text"] == quoted("żółw")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_can_be_typed_as_it_is_read_out(language: str) -> None:
    spoken = Pieces(Words(language), "spoken")
    for card in PACK:
        said = spoken.one(card)
        without = "".join(sign for sign in unicodedata.normalize("NFD", said) if not unicodedata.combining(sign))
        for text in (said, said.upper(), without, without.replace("ł", "l")):
            assert [card_of(word) for word in card_words(text, language)] == [card], text


def test_a_letter_that_joins_or_stands_alone_is_not_taken_for_a_name() -> None:
    assert card_words("eso a pikový kluk", "cs") == ["A", "JS"]
    assert card_words("a 5h", "cs") == ["a", "5h"]
    assert card_words("as", "pl") == ["as"]  # the ace of spades, as in every language
    assert card_words("as kier", "pl") == ["AH"]


def test_an_ace_is_a_before_it_is_accept() -> None:
    holding = moment("cribbage", SIX, *AWAY)  # seat 1 holds AC 6D 7S 8S
    assert typed("a", holding) == Move("1: play AC")
    assert typed("ace of clubs", holding) == Move("1: play AC")
    # 1 to 4 are numbers of the list: 6, 7 and 8 can only be ranks.
    assert [typed(text, holding) for text in ("1", "4", "6", "7", "8")] == [
        Move("1: play AC"),
        Move("1: play 8S"),
        Move("1: play 6D"),
        Move("1: play 7S"),
        Move("1: play 8S"),
    ]


def test_a_card_over_31_is_refused_with_the_count() -> None:
    actions = (SIX, *AWAY, "1: play 8S", "0: play TH", "1: play 7S")
    holding = moment("cribbage", *actions)  # 25; seat 0 holds 5D 5H JD
    assert typed("jd", holding) == "typed-over piece=JD count=35"
    assert typed("5d", holding) == Move("0: play 5D")
    going = moment("cribbage", *actions, "0: play 5D")  # 30; seat 1 holds 6D AC
    assert going.single == "1: play AC"
    assert typed("", going) == Move("1: play AC")


def test_go_has_many_spellings_and_a_card_is_refused() -> None:
    deal = "deal 2H,5D,5H,TH,JD,QD / 4C,KD,KS,8S,TC,AC"
    away = ("0: discard 2H,5D", "1: discard 4C,KS", "starter KH")
    going = moment("cribbage", deal, *away, "1: play TC", "0: play JD", "1: play 8S")  # 28; seat 1 still holds an ace
    assert going.kind == "only"
    assert {repr(typed(text, going)) for text in ("", "g", "go", "GO", "Go", "1")} == {repr(Move("0: go"))}
    assert typed("qd", going) == "typed-over piece=QD count=38"
    assert typed("as", going) == "typed-not-held piece=AS"
    assert typed("what", going) == "typed-unknown text='what'"


OPENING = moment("horse-race", TILES)
CHAIN = moment(
    "horse-race",
    TILES,
    "0: place 1-4",
    "0: place 1-1 at 1-4.low",
    "0: place 4-4 at 1-4.high",
    "0: place 0-1 at 1-1.side-b",
)


def test_the_first_tile_of_a_round_is_laid_without_a_question() -> None:
    # bugs.jsonl: empty-board-question
    for text in ("4-4", "[4|4]", "44", "lay 4|4", "7"):
        assert typed(text, OPENING) == Move("0: place 4-4")
    second_round = moment("horse-race", "deal 1-2 / 4-4", "0: place 1-2", "deal 5-6 / 4-4", hand_sizes=1)
    assert typed("5-6", second_round) == Move("0: place 5-6")
    assert typed("", second_round) == Move("0: place 5-6")


@pytest.mark.parametrize("text", ["4-4 at 1-2", "44 4", "[4|4] [1|2]", "7 2", "4-4 at 4-4.side-a", "4-4 nonsense"])
def test_the_first_tile_of_a_round_takes_no_place(text: str) -> None:
    assert typed(text, OPENING) == "typed-opening piece=4-4"


@pytest.mark.parametrize(
    "text",
    [
        "2-4",
        "4-2",
        "[2|4]",
        "4|2",
        "2—4",
        "24",
        "42",
        "2-4 at 4-4",
        "2-4 4-4",
        "2-4 at 4-4.side-b",
        "2-4 4-4.b",
        "4-2 on [4|4]",
        "2-4 at 4",
        "2-4 @ 4-4",
        *("place 2-4", "lay [2|4] at 4-4.side-b", "play 2-4", "#1", "1"),
    ],
)
def test_a_tile_that_fits_in_one_place(text: str) -> None:
    assert typed(text, CHAIN) == Move("1: place 2-4 at 4-4.side-b")


def several_ways() -> tuple[Moment, Where]:
    """[4|2][2|3] lies, and seat 0 holds 3-4, which fits at both ends."""
    deal = "deal 2-3,3-4,5-5 / 2-4,2-6,6-6"
    both = moment("fives-and-threes", deal, "0: place 2-3", "1: place 2-4 at 2-3.low", hand_sizes=3)
    asked = typed("4-3", both)
    assert isinstance(asked, Where)
    return both, asked


def test_a_tile_that_fits_in_several_places_is_asked_about() -> None:
    both, _ = several_ways()
    assert typed("", both) == "typed-nothing"
    assert both.single is None


def test_where_is_answered_by_number_or_by_place() -> None:
    both, asked = several_ways()
    assert [spot.action for spot in asked.spots] == ["0: place 3-4 at 2-3.high", "0: place 3-4 at 2-4.high"]
    assert where_of("2", asked.choice, asked.spots) == Move("0: place 3-4 at 2-4.high")
    assert where_of("2-3", asked.choice, asked.spots) == Move("0: place 3-4 at 2-3.high")
    assert where_of("[2|4].high", asked.choice, asked.spots) == Move("0: place 3-4 at 2-4.high")
    for text in ("3", "0", "6-6", "there"):
        with pytest.raises(Unclear):
            where_of(text, asked.choice, asked.spots)
    assert typed("3-4 at 3", both) == Move("0: place 3-4 at 2-3.high")
    assert typed("3-4 at 4", both) == Move("0: place 3-4 at 2-4.high")
    assert str(typed("3-4 at 5", both)).startswith("typed-no-fit-there piece=3-4")
    assert str(typed("3-4 at 6-6", both)).startswith("typed-no-fit-there piece=3-4")


def test_places_that_look_alike_are_not_asked_about_but_can_be_named() -> None:
    here = moment("fives-and-threes", "deal 4-4,0-0 / 1-4,2-4", "0: place 4-4", hand_sizes=2)
    assert typed("1-4", here) == Move("1: place 1-4 at 4-4.side-a")
    assert typed("1-4 at 4-4.b", here) == Move("1: place 1-4 at 4-4.side-b")
    assert typed("1-4 at 4-4 side b", here) == Move("1: place 1-4 at 4-4.side-b")
    deal = "deal 4-4,1-4,2-4,3-4,0-0 / 0-4,4-6,3-3,5-5,6-6"
    side = moment("five-up", deal, "0: place 4-4", "1: place 4-6 at 4-4.side-a")
    assert typed("2-4", side) == Move("0: place 2-4 at 4-4.side-b")
    arms = moment("five-up", deal, "0: place 4-4", "1: place 4-6 at 4-4.side-a", "0: place 2-4 at 4-4.side-b")
    assert typed("0-4", arms) == Move("1: place 0-4 at 4-4.arm-a")
    assert typed("0-4 at 4-4.b", arms) == Move("1: place 0-4 at 4-4.arm-b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hint_says_how_to_name_the_second_of_two_places_that_look_alike(language: str) -> None:
    here = moment("fives-and-threes", "deal 4-4,0-0 / 1-4,2-4", "0: place 4-4", hand_sizes=2)
    words = Words(language)
    (example,) = re.findall(r"1-4 \w+ 4-4\.b", words.say("hint-place"))
    assert read(example, here, Vocabulary(words)) == Move("1: place 1-4 at 4-4.side-b")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("5-5", "typed-no-fit piece=5-5"),
        ("6-5", "typed-no-fit piece=5-6"),
        ("0-5", "typed-not-held piece=0-5"),
        ("9", "typed-no-number number=9 most=2"),
        ("pass", "typed-must-place pieces=(Tile('2-4'), Tile('3-4'))"),
        ("stop", "typed-not-now text='stop'"),
        ("hello", "typed-unknown text='hello'"),
        ("5h", "typed-unknown text='5h'"),
    ],
)
def test_what_cannot_be_laid_is_said(text: str, wrong: str) -> None:
    assert typed(text, CHAIN) == wrong


def test_a_drawn_tile_must_be_laid() -> None:
    deal = "deal 0-0,0-1,0-2,0-3,0-4,0-5,0-6 / 1-1,1-2,1-4,1-5,1-6,2-2,4-4"
    drawn = moment("horse-race", deal, "0: place 0-0", "0: place 0-3 at 0-0.side-a", "draw 3-3")
    assert typed("1-1", drawn) == "typed-drawn piece=3-3"
    assert typed("", drawn) == Move("1: place 3-3 at 0-3.high")


def test_a_big_hand_is_numbered_throughout() -> None:
    # bugs.jsonl: big-rack
    own = [tile for tile in ALL_TILES if 6 not in tile][:14]
    others = [tile for tile in ALL_TILES if tile not in own]
    big = moment("horse-race", f"deal {','.join(map(str, own))} / {','.join(map(str, others))}", hand_sizes=14)
    assert len(big.choices) == 14
    assert typed("14", big) != typed("13", big)
    last = big.choices[-1].piece
    assert typed("#14", big) == Move(f"0: place {last}")
    # 14 is also how one may type the tile 1-4, which is held: that is asked, not guessed.
    assert str(typed("14", big)).startswith("typed-two-meanings text=14 number=14")


def test_a_kept_turn_may_be_ended_where_the_rules_let_it() -> None:
    kept = moment("horse-race", TILES, "0: place 1-4", optional_continuation=True)
    assert typed("stop", kept) == Move("0: stop")
    assert typed("done", kept) == Move("0: stop")
    assert kept.single is None


COUNTING = moment("cribbage", SIX, *AWAY, counting="muggins")
ANSWERING = moment("cribbage", SIX, *AWAY, "0: count 0", counting="muggins")


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("12", 12), ("count 12", 12), ("c 2", 2), ("none", 0), ("nothing", 0), ("count none", 0), ("99", 99)],
)
def test_a_count(text: str, number: int) -> None:
    assert typed(text, COUNTING) == Move(f"0: count {number}")


@pytest.mark.parametrize("text", ["100", "-1", "twelve", "5h", "2 3"])
def test_no_count(text: str) -> None:
    assert typed(text, COUNTING) == "typed-range least=0 most=99"


@pytest.mark.parametrize("text", ["accept", "a", "ok", "no", "0", "A"])
def test_a_count_is_accepted(text: str) -> None:
    assert typed(text, ANSWERING) == Move("1: accept")


@pytest.mark.parametrize("text", ["2", "muggins 2", "m 2", "Muggins 2"])
def test_muggins_is_called(text: str) -> None:
    assert typed(text, ANSWERING) == Move("1: muggins 2")


def test_muggins_needs_a_number_and_nothing_is_accepted_by_a_slip_of_enter() -> None:
    assert typed("muggins", ANSWERING) == "typed-how-many"
    assert typed("", ANSWERING) == "typed-nothing"


def test_the_pack_is_cut_by_a_number() -> None:
    cutting = moment("cribbage", SIX, *AWAY[:2], starter_cut="player")
    assert (cutting.least, cutting.most) == (4, 36)
    assert typed("17", cutting) == typed("cut 17", cutting) == Move("1: cut 17")
    assert typed("3", cutting) == "typed-range least=4 most=36"


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("at", [LAYING_AWAY, PLAYING, OPENING, COUNTING, ANSWERING], ids=lambda at: at.kind)
def test_commands_work_at_every_prompt(name: str, at: Moment) -> None:
    assert typed(name, at) == Command(name)
    assert typed(name.upper(), at) == Command(name)


def test_a_question_mark_and_a_file_name() -> None:
    assert typed("?", PLAYING) == Command("help")
    assert typed("help me", PLAYING) == Command("help")
    assert typed("save my match.json", PLAYING) == Command("save", "my match.json")
    assert typed("q", moment("cribbage", SIX)) == "typed-wrong-count wanted=2 got=1"  # a queen, not quit
