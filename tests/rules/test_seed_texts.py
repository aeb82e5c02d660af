"""What the texts of the games state, as they state it: constants, tables and the examples in their prose.

Horse Race comes in Polish and German, Fives and Threes in Polish, cribbage in Czech. Where cards are named by letters
of another language they are decoded: T is the ace, K the king, D the queen, V, B and C the jack.
"""

import itertools

import pytest

from sixtyone.cards import PACK, parse_card
from sixtyone.catalogue import find_variant
from sixtyone.games.dominoes.ends import counted_ends, end_sum, placement_score
from sixtyone.games.dominoes.layout import Layout
from sixtyone.pegboard import NEW_LAP, OLD_LAP, STREET, Hole, Pegs, place_on_board
from sixtyone.score import total
from sixtyone.tiles import TILES
from tests.rules import rounds
from tests.rules.matches import before_the_last, named, parts_of, pegged, ruled, settled, types_of
from tests.rules.stacked import cards_dealt, go_on, lay, tiles_dealt

DEALER, PONE = 0, 1

# Horse Race.


@pytest.mark.parametrize(("seats", "hand", "stock"), [(2, 7, 14), (3, 6, 10), (4, 5, 8)])
def test_horse_race_hands_and_stock(seats, hand, stock):
    rules = find_variant("horse-race", seats=seats)
    assert (rules.hand_size, 28 - seats * rules.hand_size) == (hand, stock)
    assert rules.sides == tuple((seat,) for seat in range(seats))


def test_horse_race_pairs_sit_opposite_and_share_a_score():
    rules = find_variant("horse-race", "pairs")
    assert (rules.seats, rules.sides, rules.hand_size) == (4, ((0, 2), (1, 3)), 5)


def test_horse_race_target():
    rules = find_variant("horse-race")
    assert (rules.target, 5 * rules.target, rules.exact) == (61, 305, False)


def test_horse_race_the_set_has_28_different_tiles():
    assert len(set(TILES)) == 28


def test_horse_race_example_of_the_opening_double_five(match):
    one = match("horse-race")
    placed = lay(one, ["5-5", "2-5 at 5-5.side-a", "3-5 at 5-5.side-b", "4-5 at 5-5.arm-a"])
    assert [event["sum"] for event in placed] == [10, 12, 5, 9]
    assert [place["place"] for place in placed[2]["open"] if not place["counted"]] == ["arm-a", "arm-b"]


@pytest.mark.parametrize(
    ("laid", "ends", "points"),
    [
        (["1-4"], 5, 1),
        (["4-6"], 10, 2),
        (["3-6", "6-6 at 3-6.high"], 15, 3),
        (["6-6", "6-4 at 6-6.side-a", "4-4 at 4-6.low"], 20, 4),
        (["0-0"], 0, 0),
        (["2-2"], 4, 0),
    ],
)
def test_horse_race_a_positive_multiple_of_five_earns_a_fifth_of_it(laid, ends, points):
    ruling = ruled(game="horse-race", layout=laid)
    assert (ruling["sum"], ruling["points"], ruling["raw"]) == (ends, points, 5 * points)


def test_horse_race_a_scoring_double_keeps_the_turn_once(match):
    one = match("horse-race")
    one.play("lot 0")
    one.play(tiles_dealt(7, ["5-5", "2-5"], ["3-5"]))
    one.play("0: place 5-5")
    assert (one.state.turn, one.state.kept) == (0, True)
    one.play("0: place 2-5 at 5-5.side-a")  # 12: no double, no points; there is no second turn left over
    assert one.state.turn == 1


def test_horse_race_60_and_2_are_62_and_win(match):
    one = match("horse-race")
    one.play("lot 0")
    one.play(tiles_dealt(7, ["5-5"], []))
    one.stand_at(60, 0)
    one.play("0: place 5-5")
    assert one.outcome == {"type": "outcome", "winners": [0], "totals": [62, 0], "reason": "target"}


def test_horse_race_17_pips_of_opponents_are_3_points():
    ruling = ruled(game="horse-race", settle={"hands": [[], ["5-6", "3-3"]], "out": 0})
    assert (ruling["pips"], ruling["awards"]) == ([0, 17], [3, 0])


def test_horse_race_the_partners_7_is_left_out(match):
    one = match("horse-race", "pairs")
    one.play(rounds.PAIRS_OUT)
    assert named(one.events, "revealed")[0]["pips"] == [0, 9, 7, 8]
    assert settled(one.events) == {0: 3}


def test_horse_race_18_against_11_makes_4():
    hands = [["0-1"], ["0-5"], ["5-6", "1-5"], ["2-4"]]
    ruling = ruled(game="horse-race", variant="pairs", settle={"hands": hands, "blocked": True})
    assert ruling == {"pips": [1, 5, 17, 6], "awards": [0, 4], "winners": [1]}


def test_horse_race_4_4_4_and_14(match):
    one = match("horse-race", seats=4)
    one.play(rounds.FOUR_BLOCK)
    assert named(one.events, "revealed")[0]["pips"] == [4, 4, 4, 14]
    assert settled(one.events) == {0: 4, 1: 4, 2: 4}


def test_horse_race_12_against_12_and_a_shared_win_from_59(match):
    one = match("horse-race", "pairs")
    before, last = before_the_last(rounds.PAIRS_BLOCK_12_12)
    one.play(before)
    one.stand_at(59, 55)  # the last tile itself brings side 1 to 59
    one.play(last)
    assert settled(one.events) == {0: 2, 1: 2}
    assert (one.winners, one.scores) == ([0, 1], (61, 61))


def test_horse_race_who_goes_out_opens_the_next_round(match):
    one = match("horse-race")
    one.play(rounds.OUT_AGAINST_THE_BLANK)
    one.play(tiles_dealt(7, [], []))
    assert one.state.turn == 0


def test_horse_race_in_pairs_too_it_is_the_person_who_opens(match):
    one = match("horse-race", "pairs", hand_sizes={"4": 1})
    one.play("lot 2; deal 0-0 / 1-1 / 2-2 / 3-3; 2: place 2-2")
    assert (one.state.phase, one.state.opener) == ("deal", 2)


def test_horse_race_after_a_block_a_new_lot_decides(match):
    one = match("horse-race")
    one.play(rounds.TWO_BLOCK)
    assert one.state.phase == "lot"
    assert one.refuses(tiles_dealt(7, [], [])) == "action/not-now"
    one.play("lot 1")
    one.play(tiles_dealt(7, [], []))
    assert one.state.turn == 1


def test_horse_race_a_named_opener_stands_for_the_first_lot_only(match):
    one = match("horse-race", first=0)
    assert one.refuses("lot 0") == "action/not-now"
    one.play(rounds.TWO_BLOCK.removeprefix("lot 0\n"))
    assert one.state.phase == "lot"


def test_horse_race_hands_stay_hidden_until_the_settlement(match):
    one = match("horse-race")
    before, last = before_the_last(rounds.TWO_BLOCK)
    one.play(before)
    for seat in (0, None):
        view = one.state.view(seat).to_json()
        assert view["hand"] == (None if seat is None else [str(tile) for tile in one.state.hands[seat]])
        assert view["counts"] == [len(hand) for hand in one.state.hands]
    (revealed,) = named(one.play(last), "revealed")
    assert len(revealed["hands"]) == 2


# Fives and Threes.

AWARDS = {3: 1, 5: 1, 6: 2, 9: 3, 10: 2, 12: 4, 15: 8, 18: 6, 20: 4}
REACHABLE = {*range(19), 20, 22}


def layouts_of_three():
    """Every layout of Fives and Threes with up to three tiles; every sum of two ends can be made with them."""
    beginnings = [Layout("none").with_tile(tile, None) for tile in TILES]
    for _ in range(3):
        yield from beginnings
        beginnings = [
            layout.with_tile(tile, place)
            for layout in beginnings
            for tile in TILES
            if tile not in layout.tiles
            for place in layout.places_for(tile)
        ]


def test_fives_and_threes_the_table_of_awards_for_every_sum_that_can_be_made():
    rules = find_variant("fives-and-threes")
    seen = {}
    for layout in layouts_of_three():
        assert len(layout.open) == 2  # always two ends, no arms
        ends = end_sum(layout)
        assert total(placement_score(counted_ends(layout), rules)) == AWARDS.get(ends, 0)
        seen.setdefault(ends, [str(laid) for laid in layout.laid])
    assert set(seen) == REACHABLE
    for ends, laid in seen.items():
        ruling = ruled(game="fives-and-threes", layout=laid)
        assert (ruling["sum"], ruling["points"], ruling["raw"]) == (ends, AWARDS.get(ends, 0), None)


def test_fives_and_threes_every_pair_of_ends_is_among_those():
    # An end is a free half (0 to 6) or a double (twice 0 to 6); two ends cannot both be the same double.
    halves, doubles = range(7), [2 * value for value in range(7)]
    sums = {a + b for a in halves for b in [*halves, *doubles]} | {a + b for a, b in itertools.combinations(doubles, 2)}
    assert sums == REACHABLE


@pytest.mark.parametrize(("variant", "seats", "hand"), [("individual", 2, 7), ("individual", 3, 5), ("pairs", 4, 5)])
def test_fives_and_threes_hands(variant, seats, hand):
    rules = find_variant("fives-and-threes", variant, seats=seats)
    assert (rules.hand_size, rules.draws, rules.target, rules.exact) == (hand, False, 61, True)


def test_fives_and_threes_the_opening_passes_to_the_left_after_every_round(match):
    one = match("fives-and-threes", seats=3, hand_sizes={"3": 1})
    one.play("lot 2; deal 0-0 / 1-1 / 2-2; 2: place 2-2")
    assert (one.state.phase, one.state.opener) == ("deal", 0)
    other = match("fives-and-threes", seats=3)
    other.play("lot 2; deal 0-6,1-1,1-3,1-4,4-5 / 0-1,3-4,3-6,5-5,6-6 / 0-3,0-5,2-2,3-5,4-6")
    events = other.play("2: place 2-2")  # nobody holds another two: blocked, and a blocked round is finished too
    assert types_of(events) == ["placed", "blocked", "round-ended"]
    assert (other.state.phase, other.state.opener, other.scores) == ("deal", 0, (0, 0, 0))


def test_fives_and_threes_a_terminal_double_six_counts_12(match):
    one = match("fives-and-threes")
    placed = lay(one, ["3-6", "6-6 at 3-6.high"])[-1]
    assert {"tile": "6-6", "value": 12} in placed["counted"]


def test_fives_and_threes_15_is_5_for_threes_and_3_for_fives(match):
    one = match("fives-and-threes")
    lay(one, ["3-6", "6-6 at 3-6.high"])
    assert pegged(one.events)[-1] == (1, 8, {"threes": 5, "fives": 3})


def test_fives_and_threes_a_sum_of_nothing_is_no_part_of_an_award(match):
    one = match("fives-and-threes", hand_sizes={"2": 1})
    events = one.play("lot 0; deal 0-0 / 6-6; 0: place 0-0")
    (scored,) = named(events, "scored")
    assert scored["parts"] == [{"kind": "hand-out", "points": 1, "pieces": []}]


def test_fives_and_threes_59_and_a_last_tile_that_makes_6(match):
    one = match("fives-and-threes")
    before, last = before_the_last(rounds.LAST_TILE_SUM_6)
    one.play(before)
    one.stand_at(0, 59)
    events = one.play(last)
    (refused,) = named(events, "refused")
    assert (refused["points"], parts_of(refused), refused["total"]) == (3, {"threes": 2, "hand-out": 1}, 59)
    assert (one.scores, one.state.phase) == ((0, 59), "deal")


def test_fives_and_threes_pips_in_hand_never_count(match):
    one = match("fives-and-threes")
    one.play(rounds.LAST_TILE_SUM_6)
    assert named(one.events, "revealed") == []
    error = ruled(game="fives-and-threes", settle={"hands": [[], ["6-6"]], "out": 0})["error"]
    assert error["code"] == "referee/question"


def test_fives_and_threes_blocked_with_one_player_of_each_pair_left(match):
    one = match("fives-and-threes", "pairs")
    before, last = before_the_last(rounds.ONE_OF_EACH_PAIR_LEFT)
    one.play(before)
    events = one.play(last)
    assert [bool(hand) for hand in one.state.hands] == [False, True, True, False]
    assert types_of(events)[-2:] == ["blocked", "round-ended"]
    assert all("hand-out" not in parts_of(event) for event in named(one.events, "scored"))


# Cribbage.


def test_cribbage_a_full_pack_and_the_values_of_its_cards():
    assert len(set(PACK)) == 52
    values = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10} | {str(pips): pips for pips in range(2, 10)}
    assert {rank: parse_card(f"{rank}S").value for rank in values} == values
    assert min(PACK).rank == 1  # the order of the cards is from the ace to the king


@pytest.mark.parametrize(
    ("variant", "seats", "dealt", "discards", "from_pack", "target"),
    [
        ("six-card", 2, 6, 2, 0, 121),
        ("five-card", 2, 5, 2, 0, 61),
        ("seven-card", 2, 7, 2, 1, 151),
        ("three-player", 3, 5, 1, 1, 121),
        ("four-player", 4, 5, 1, 0, 121),
        ("pairs", 4, 5, 1, 0, 121),
    ],
)
def test_cribbage_the_varieties(match, variant, seats, dealt, discards, from_pack, target):
    one = match("cribbage", variant, first=0)
    (event, *_) = one.play(cards_dealt(one.rules, [[]]).splitlines()[0])
    assert (event["counts"], event["crib_count"]) == ([dealt] * seats, from_pack)
    assert (one.rules.discards, one.rules.target) == (discards, target)
    assert {len(action.split(",")) for action in one.legal(0)} == {discards}
    kept = {"five-card": 3, "seven-card": 5}.get(variant, 4)
    assert one.rules.kept == kept


def test_cribbage_pairs_sit_diagonally():
    assert find_variant("cribbage", "pairs").sides == ((0, 2), (1, 3))


def test_cribbage_the_lowest_card_deals_and_the_deal_passes_on(match):
    one = match("cribbage")
    one.play("cut 0:9C 1:AD")
    for dealer in (1, 0, 1):
        assert one.state.dealer == dealer
        one.play(cards_dealt(one.rules, [[]], "8C", away=["JC", "JD", "JH", "JS"]))
        assert one.state.turn == 1 - dealer  # the dealer's opponent leads
        go_on(one)


@pytest.mark.parametrize("starter", ["JC", "JD", "JH", "JS"])
def test_cribbage_a_jack_of_any_suit_is_two_for_the_dealer(match, starter):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [[]], starter))
    assert pegged(one.events) == [(DEALER, 2, {"heels": 2})]


@pytest.mark.parametrize(
    ("series", "points"),
    [
        (["QC", "5D"], {"fifteen": 2}),
        (["7C", "8D"], {"fifteen": 2}),
        (["4C", "JD", "AH"], {"fifteen": 2}),
        (["6C", "6D"], {"pair": 2}),
        (["6C", "6D", "6H"], {"pair-royal": 6}),
        (["6C", "6D", "6H", "6S"], {"double-pair-royal": 12}),
        (["JC", "QD", "KH"], {"run": 3}),
        (["6C", "5D", "4H"], {"fifteen": 2, "run": 3}),
        (["3C", "5D", "4H"], {"run": 3}),
        (["AC", "3D", "2H"], {"run": 3}),
        (["QC", "KD", "AH"], {}),
        (["6C", "3D", "4H", "5S"], {"run": 4}),
        (["KC", "QD", "AH", "TS"], {"thirty-one": 2}),
    ],
)
def test_cribbage_combinations_in_the_play(series, points):
    assert parts_of(ruled(game="cribbage", pegging=series)) == points


def test_cribbage_nine_jack_queen_ten_is_a_run_in_the_show_only():
    assert ruled(game="cribbage", pegging=["9C", "JC", "QD", "TH"])["error"]["code"] == "action/over-31"
    show = {"hand": ["9C", "JC", "QD", "TH"], "starter": "2S"}
    assert parts_of(ruled(game="cribbage", show=show)) == {"run": 4}


def test_cribbage_the_last_card_is_one_and_with_31_nothing(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["9D", "9S", "TH", "TS"], ["TC", "TD", "5H", "6H"]], "2C"))
    events = one.play("1: play TC; 0: play 9D; 1: play TD")
    assert pegged(events) == [(PONE, 1, {"last-card": 1})]
    one.play("0: play TH; 1: play 5H; 0: play TS")
    events = one.play("1: play 6H")
    assert pegged(events)[:1] == [(PONE, 2, {"thirty-one": 2})]


def test_cribbage_the_two_examples_of_the_show():
    three_fifteens = ruled(game="cribbage", show={"hand": ["AC", "4D", "5H", "JS"], "starter": "6C"})
    assert (three_fifteens["total"], parts_of(three_fifteens)) == (9, {"fifteen": 6, "run": 3})
    assert [set(part["pieces"]) for part in three_fifteens["parts"] if part["kind"] == "fifteen"] == [
        {"AC", "4D", "JS"},
        {"4D", "5H", "6C"},
        {"5H", "JS"},
    ]
    two_runs = ruled(game="cribbage", show={"hand": ["3C", "4D", "5H", "5S"], "starter": "6C"})
    assert (two_runs["total"], parts_of(two_runs)) == (14, {"fifteen": 4, "pair": 2, "run": 8})


@pytest.mark.parametrize(
    ("suits", "starter", "crib", "points"),
    [("CCCC", "D", False, 4), ("CCCC", "C", False, 5), ("CCCC", "D", True, 0), ("CCCC", "C", True, 5)],
)
def test_cribbage_a_flush_is_four_or_five_and_in_the_crib_five_only(suits, starter, crib, points):
    hand = [rank + suit for rank, suit in zip("2468", suits, strict=True)]
    ruling = ruled(game="cribbage", show={"hand": hand, "starter": f"T{starter}", "crib": crib})
    assert ruling["total"] == points


def test_cribbage_the_jack_of_the_starters_suit_is_one():
    for suit in "CDHS":
        ruling = ruled(game="cribbage", show={"hand": ["JC", "2D", "4H", "6S"], "starter": f"8{suit}"})
        assert ruling["total"] == (1 if suit == "C" else 0)


def test_cribbage_five_card_stops_at_the_first_go(match):
    one = match("cribbage", "five-card", first=DEALER)
    one.play(cards_dealt(one.rules, [["TD", "9D", "8S"], ["TC", "KC", "7H"]], "2C"))
    one.play("1: play TC; 0: play TD")
    events = one.play("1: play KC")
    assert pegged(events)[0] == (PONE, 1, {"last-card": 1})
    assert types_of(events)[:4] == ["played", "scored", "series-ended", "shown"]
    assert all(len(event["cards"]) == (4 if event["crib"] else 3) for event in named(events, "shown"))


def test_cribbage_giveaway_the_first_to_121_loses(match):
    one = match("cribbage", first=DEALER, giveaway=True)
    one.play(cards_dealt(one.rules, [[]], away=["JC"]))
    one.stand_at(119, 5)
    one.play("starter JC")
    assert one.winners == [PONE]


# The board of the cribbage text.


def test_board_four_rows_of_thirty_and_two_pegs_a_side():
    assert (STREET, OLD_LAP, NEW_LAP) == (30, 2 * 30, 120)
    places = {score: place_on_board(score) for score in (1, 30, 31, 60, 61, 121, 151, 181)}
    assert places[1] == Hole(1, 1, 1)
    assert places[30] == Hole(1, 1, 30)
    assert places[31] == Hole(1, 2, 1)
    assert places[60] == Hole(1, 2, 30)
    assert places[61] == Hole(2, 1, 1)  # one lap and the game hole
    assert places[121] == Hole(3, 1, 1)  # two
    assert places[151] == Hole(3, 2, 1)  # two and a half
    assert places[181] == Hole(4, 1, 1)  # three
    assert place_on_board(121, lap=NEW_LAP) == Hole(2, 1, 1)
    assert place_on_board(0) is None


def test_board_the_rear_peg_tells_the_score_before_the_last_award():
    pegs = Pegs().moved(4).moved(2)
    assert (pegs.front, pegs.rear) == (6, 4)
    assert pegs.taken_back().front == 4
