"""The edge cases of Horse Race, each as a match."""

import itertools

import pytest

from sixtyone.catalogue import find_variant
from sixtyone.games.dominoes.ends import settle
from sixtyone.games.dominoes.layout import Layout
from sixtyone.tiles import TILES, parse_tile
from tests.rules import rounds
from tests.rules.compared import EDGE, counted, laid, open_uncounted
from tests.rules.matches import before_the_last, changed, named, ruled, settled, types_of
from tests.rules.stacked import lay, tiles_dealt

SCORING_OPENINGS = {"0-5", "1-4", "2-3", "4-6", "5-5"}


@pytest.mark.parametrize("tile", [str(tile) for tile in TILES])
def test_hr04_only_five_openings_score(match, tile):
    one = match("horse-race")
    (placed,) = lay(one, [tile])
    assert placed["points"] == ({"5-5": 2, "4-6": 2}.get(tile, 1) if tile in SCORING_OPENINGS else 0)
    keeps = tile in SCORING_OPENINGS or tile[0] == tile[2]
    assert (one.state.turn, one.state.kept) == ((0, True) if keeps else (1, False))


def test_hr06_a_double_with_one_long_side_used_counts_both_halves(match):
    _, placed = laid(match, EDGE["HR06"])
    assert counted(placed) == {"5-5": 10, "2-5": 2}


def test_hr07_a_double_with_both_long_sides_used_counts_nothing_and_opens_its_arms(match):
    _, placed = laid(match, EDGE["HR07"])
    assert counted(placed) == {"2-5": 2, "3-5": 3}
    assert open_uncounted(placed) == ["5-5.arm-a", "5-5.arm-b"]


def test_hr09_no_arm_before_both_long_sides_are_used(match):
    one = match("horse-race")
    one.play("lot 0")
    one.play(tiles_dealt(7, ["1-4", "1-1", "1-2"], []))
    one.play("0: place 1-4; 0: place 1-1 at 1-4.low")
    assert one.refuses("0: place 1-2 at 1-1.arm-a") == "action/no-place"
    assert one.refuses("0: place 1-2 at 1-1.arm-b") == "action/no-place"
    assert one.refuses("0: place 1-2 at 1-1.side-a") == "action/no-place"
    assert [action for action in one.legal() if "1-2" in action] == ["0: place 1-2 at 1-1.side-b"]


def test_hr10_an_arm_counts_beside_the_ends_of_the_chain(match):
    _, placed = laid(match, EDGE["HR10"])
    assert counted(placed) == {"1-2": 2, "1-5": 5, "3-4": 3}
    assert placed["raw"] == 10


def test_hr12_a_double_on_an_arm_is_a_spinner_too(match):
    _, placed = laid(match, EDGE["HR12"])
    assert counted(placed) == {"0-5": 0, "1-2": 2, "3-4": 3}
    assert {"5-5.arm-a", "5-5.arm-b"} <= set(open_uncounted(placed))
    assert "5-5" in placed["spinners"]


def test_hr13_a_sum_of_nothing_earns_nothing_and_ends_the_turn(match):
    one, placed = laid(match, EDGE["HR13"])
    assert (placed["raw"], placed["counted"]) == (0, [{"tile": "0-1", "value": 0}, {"tile": "0-2", "value": 0}])
    assert one.state.turn != placed["seat"]
    assert not one.state.kept
    assert {str(place) for place in one.state.layout.open} == {"0-1.low", "0-2.low"}


def test_hr15_the_double_six_at_the_end_counts_twelve(match):
    _, placed = laid(match, EDGE["HR15"])
    assert counted(placed) == {"3-6": 3, "6-6": 12}
    assert placed["points"] == 3


def test_hr16_with_both_arms_begun_a_double_has_no_place_left(match):
    _, placed = laid(match, EDGE["HR16"])
    assert counted(placed) == {"0-5": 0, "1-2": 2, "1-3": 3, "3-4": 3}
    assert all(place["tile"] != "1-1" for place in placed["open"])


def test_hr17_who_can_place_may_neither_draw_nor_pass(match):
    one = match("horse-race")
    one.play("lot 0")
    one.play(tiles_dealt(7, ["2-6"], ["6-6"], stock=["0-6"]))
    one.play("0: place 2-6")
    assert one.state.actors == (1,)
    assert one.refuses("1: pass") == "action/can-play"
    assert one.refuses("draw 0-6") == "action/not-now"
    assert all(action.startswith("1: place") for action in one.legal())


def test_hr18_drawing_stops_at_the_first_tile_that_fits_and_that_tile_is_laid(match):
    one = match("horse-race")
    one.play(rounds.SEAT_1_DRAWS)
    for action in ("1: pass", "1: place 3-3 at 2-6.low", "0: place 0-2 at 2-6.low"):
        assert one.refuses(action) == "action/not-now"
    assert types_of(one.play("draw 4-4; draw 3-5")) == ["drew", "drew"]  # neither fits
    one.play("draw 2-3")
    assert one.refuses("draw 5-5") == "action/not-now"
    assert one.refuses("1: pass") == "action/can-play"
    assert one.refuses("1: place 3-3 at 2-6.low") == "action/must-place-drawn"
    assert one.legal() == ["1: place 2-3 at 2-6.low"]


def test_hr18_of_the_drawn_tile_the_place_and_the_half_may_be_chosen(match):
    one = match("horse-race")
    one.play("lot 0; deal 0-0,0-1,0-3,1-1,1-3,2-5,3-3 / 0-2,0-6,1-2,1-6,4-6,5-6,6-6")
    one.play("0: place 2-5; 1: place 5-6 at 2-5.high; draw 2-6")
    assert one.legal() == ["0: place 2-6 at 2-5.low", "0: place 2-6 at 5-6.high"]
    (placed,) = named(one.play("0: place 2-6 at 5-6.high"), "placed")
    assert placed["links"][-1] == {"from": "5-6.high", "to": "2-6.high"}


@pytest.mark.parametrize(
    ("laid_where", "ends", "points"),
    [("2-2 at 2-6.low", 10, 2), ("6-6 at 2-6.high", 14, 0), ("2-4 at 2-6.low", 10, 2)],
    ids=["double that scores", "double", "tile that scores"],
)
def test_hr19_a_drawn_tile_is_paid_and_ends_the_turn_all_the_same(match, laid_where, ends, points):
    one = match("horse-race")
    one.play(rounds.SEAT_1_DRAWS)
    events = one.play(f"draw {laid_where[:3]}; 1: place {laid_where}")
    (placed,) = named(events, "placed")
    assert (placed["sum"], placed["points"], one.scores) == (ends, points, (0, points))
    assert (one.state.turn, one.state.kept) == (0, False)


@pytest.mark.parametrize(("drawn", "points"), [("0-6", 0), ("3-6", 3)])
def test_hr20_in_a_kept_turn_the_seat_draws_and_the_turn_then_ends(match, drawn, points):
    one = match("horse-race")
    one.play("lot 0; deal 0-0,0-1,0-2,0-3,1-1,1-2,6-6 / 0-4,0-5,1-3,1-6,2-3,2-6,4-6; 0: place 6-6")
    assert (one.state.turn, one.state.kept, one.state.phase) == (0, True, "draw")
    one.play(f"draw 4-4; draw {drawn}; 0: place {drawn} at 6-6.side-b")
    assert one.scores == (points, 0)
    assert (one.state.turn, one.state.kept) == (1, False)


def test_hr22_who_keeps_the_turn_must_place(match):
    one = match("horse-race")
    one.play("lot 0")
    one.play(tiles_dealt(7, ["1-4", "1-2"], ["1-3"]))
    one.play("0: place 1-4")
    assert (one.state.turn, one.state.kept) == (0, True)
    assert one.refuses("0: stop") == "action/cannot-stop"
    assert one.refuses("0: pass") == "action/can-play"
    assert one.refuses("1: place 1-3 at 1-4.low") == "action/not-your-turn"
    assert all(action.startswith("0: place") for action in one.legal())


def test_hr24_who_draws_the_last_tile_and_cannot_place_passes(match):
    one = match("horse-race")
    one.play(rounds.STOCK_RUNS_OUT)
    assert (one.state.stock, one.legal()) == ((), ["1: pass"])
    assert {"1-2", "2-2"} <= set(map(str, one.state.hands[1]))  # what was drawn stays in hand
    assert one.play("1: pass") == [{"type": "passed", "seat": 1}]
    assert one.state.turn == 0


def test_hr24_where_then_nobody_can_place_the_round_is_blocked_at_once(match):
    one = match("horse-race")
    one.play(rounds.STOCK_RUNS_OUT_AND_BLOCKS)
    assert types_of(one.events)[-5:] == ["drew", "blocked", "round-ended", "revealed", "scored"]
    assert named(one.events, "passed") == []
    (revealed,) = named(one.events, "revealed")
    assert "4-4" in revealed["hands"][0]


def test_hr25_while_there_is_a_stock_nothing_is_blocked(match):
    one = match("horse-race")
    events = one.play("lot 0; deal 0-0,0-1,0-2,0-3,0-4,0-5,6-6 / 1-1,1-2,1-3,1-4,1-5,2-2,2-3; 0: place 6-6")
    assert named(events, "blocked", "round-ended") == []
    assert not any(one.state.can_place(seat) for seat in (0, 1))
    assert (one.state.phase, one.state.turn) == ("draw", 0)


def test_hr27_the_last_tile_is_paid_then_the_round_is_settled_and_nothing_is_kept(match):
    one = match("horse-race")
    one.play(rounds.OUT_IN_ONE_TURN)
    events = one.play("1: place 5-5 at 1-5.high")
    assert types_of(events) == ["placed", "scored", "round-ended", "revealed", "scored"]
    assert [event["points"] for event in named(events, "scored")] == [3, (22 + 2) // 5]
    assert (one.state.phase, one.state.opener, one.state.actors) == ("deal", 1, (-1,))


def test_hr27_where_the_last_tile_wins_there_is_no_settlement(match):
    one = match("horse-race")
    one.play(rounds.OUT_IN_ONE_TURN)
    one.stand_at(60, 58)
    events = one.play("1: place 5-5 at 1-5.high")
    assert types_of(events) == ["placed", "scored", "outcome"]
    assert one.outcome == {"type": "outcome", "winners": [1], "totals": [60, 61], "reason": "target"}


ROUNDED = {0: range(3), 1: range(3, 8), 2: range(8, 13), 3: range(13, 18), 4: range(18, 23), 5: range(23, 28)}


@pytest.mark.parametrize(
    ("pips", "points"), [(pips, points) for points, several in ROUNDED.items() for pips in several]
)
def test_hr28_the_rounding_of_pips(match, pips, points):
    one_tile = pips <= 11  # seat 0 goes out with one tile, or with three in one turn
    own = ["6-6"] if one_tile else ["5-5", "0-5", "0-0"]
    size = len(own)
    rest = [tile for tile in TILES if str(tile) not in own]
    hand = next(hand for hand in itertools.combinations(rest, size) if sum(tile.pips for tile in hand) == pips)
    left = list(map(str, hand))
    one = match("horse-race", hand_sizes={"2": size})
    one.play(f"lot 0; deal {','.join(own)} / {','.join(left)}; 0: place {own[0]}")
    if not one_tile:
        one.play("0: place 0-5 at 5-5.side-a; 0: place 0-0 at 0-5.low")
    (revealed,) = named(one.events, "revealed")
    assert revealed["pips"] == [0, pips]
    settled = [event for event in named(one.events, "scored") if event["seat"] is None]
    assert [(event["side"], event["points"]) for event in settled] == ([(0, points)] if points else [])
    ruling = ruled(game="horse-race", settle={"hands": [[], left], "out": 0})
    assert ruling == {"pips": [0, pips], "awards": [points, 0], "winners": [0]}


def test_hr29_the_pips_of_all_opponents_are_added_before_they_are_rounded(match):
    # The set holds no three hands of two pips each. 2, 2 and 1 tell the same: 5 in all, nothing if rounded one by one.
    one = match("horse-race", seats=4, hand_sizes={"4": 1})
    events = one.play("lot 0; deal 6-6 / 0-2 / 1-1 / 0-1; 0: place 6-6")
    assert [(event["side"], event["points"]) for event in named(events, "scored")] == [(0, 1)]
    rules = find_variant("horse-race", seats=4)
    settlement = settle([[], *([parse_tile("0-2")] for _ in range(3))], rules, out=0)
    assert (settlement.pips, settlement.awards) == ((0, 2, 2, 2), (1, 0, 0, 0))


def test_hr30_the_rest_of_the_partner_is_not_paid_for(match):
    one = match("horse-race", "pairs")
    one.play(rounds.PAIRS_OUT)
    (revealed,) = named(one.events, "revealed")
    assert revealed["pips"] == [0, 9, 7, 8]
    assert settled(one.events) == {0: 3}
    ruling = ruled(game="horse-race", variant="pairs", settle={"hands": revealed["hands"], "out": 0})
    assert (ruling["awards"], ruling["winners"]) == ([3, 0], [0])


def block_with(one, text, *hands):
    """A round that blocks, with other hands put into the seats that do not lay its last tile.

    For hands that no real round can leave: with every double a spinner, what is left in a blocked round adds up to an
    even number of pips, since each value that is left must be shut off at every place.
    """
    before, last = before_the_last(text)
    one.play(before)
    one.stand_at(*one.scores)
    seat, tile = int(last.strip()[0]), parse_tile(last.strip()[9:12])
    hands = [tuple(map(parse_tile, hand)) for hand in hands]
    hands[seat] = tuple(sorted((*hands[seat], tile)))
    one.state = changed(one.state, hands=tuple(hands))
    return one.play(last)


def test_hr31_the_hands_of_a_pair_are_added_in_a_block(match):
    hands = [["0-1"], ["0-5"], ["2-5", "5-5"], ["0-2", "2-2"]]
    one = match("horse-race", "pairs")
    events = block_with(one, rounds.PAIRS_BLOCK_18_12, *hands)
    (revealed,) = named(events, "revealed")
    assert (revealed["pips"], settled(events)) == ([1, 5, 17, 6], {1: 4})
    ruling = ruled(game="horse-race", variant="pairs", settle={"hands": hands, "blocked": True})
    assert ruling == {"pips": [1, 5, 17, 6], "awards": [0, 4], "winners": [1]}


def test_hr31_in_a_round_that_can_happen_the_hand_of_one_pip_does_not_win(match):
    one = match("horse-race", "pairs")
    one.play(rounds.PAIRS_BLOCK_18_12)
    (revealed,) = named(one.events, "revealed")
    assert (revealed["pips"], settled(one.events)) == ([1, 5, 17, 7], {1: 4})


def test_hr32_each_of_the_tied_is_paid_for_all_other_hands(match):
    one = match("horse-race", seats=4)
    one.play(rounds.FOUR_BLOCK)
    (revealed,) = named(one.events, "revealed")
    assert (revealed["pips"], settled(one.events)) == ([4, 4, 4, 14], {0: 4, 1: 4, 2: 4})
    ruling = ruled(game="horse-race", settle={"hands": revealed["hands"], "blocked": True})
    assert (ruling["awards"], ruling["winners"]) == ([4, 4, 4, 0], [0, 1, 2])


def test_hr33_two_tied_seats_are_paid_for_each_other(match):
    one = match("horse-race")
    one.play(rounds.TWO_BLOCK)
    assert settled(one.events) == {0: 1, 1: 1}


def test_hr34_two_tied_pairs_are_paid_once_each(match):
    one = match("horse-race", "pairs")
    one.play(rounds.PAIRS_BLOCK_12_12)
    assert settled(one.events) == {0: 2, 1: 2}


def test_hr35_both_pairs_reach_61_in_one_settlement_and_share_the_win(match):
    one = match("horse-race", "pairs")
    before, last = before_the_last(rounds.PAIRS_BLOCK_12_12)
    one.play(before)
    one.stand_at(59, 55)  # the last tile brings side 1 its 4 points
    events = one.play(last)
    assert one.outcome == {"type": "outcome", "winners": [0, 1], "totals": [61, 61], "reason": "target"}
    assert types_of(events)[-4:] == ["revealed", "scored", "scored", "outcome"]


def test_hr36_a_win_may_be_shared_with_different_totals(match):
    one = match("horse-race", seats=4)
    before, last = before_the_last(rounds.FOUR_BLOCK)
    one.play(before)
    one.stand_at(57, 58, 40, 60)
    one.play(last)
    assert one.outcome == {"type": "outcome", "winners": [0, 1], "totals": [61, 62, 44, 60], "reason": "target"}


def test_hr37_a_placement_at_60_may_pass_61_and_ends_the_match_at_once(match):
    one = match("horse-race")
    one.play("lot 0")
    one.play(tiles_dealt(7, ["5-5", "0-5"], []))
    one.stand_at(60, 60)
    events = one.play("0: place 5-5")
    assert types_of(events) == ["placed", "scored", "outcome"]
    assert one.outcome == {"type": "outcome", "winners": [0], "totals": [62, 60], "reason": "target"}
    assert one.refuses("0: place 0-5 at 5-5.side-a") == "action/over"


def test_hr38_the_double_blank_left_over_is_worth_nothing(match):
    one = match("horse-race")
    one.play(rounds.OUT_AGAINST_THE_BLANK)
    assert types_of(one.events)[-2:] == ["round-ended", "revealed"]
    assert one.events[-1]["hands"] == [[], ["0-0"]]
    assert settled(one.events) == {}
    assert (one.state.phase, one.state.opener) == ("deal", 0)


def test_hr39_a_hand_of_no_pips_wins_a_block_and_is_paid(match):
    one = match("horse-race")
    events = block_with(one, rounds.BLANK_AGAINST_10, ["0-0"], ["2-2", "2-3"])
    (revealed,) = named(events, "revealed")
    assert (revealed["pips"], settled(events)) == ([0, 9], {0: 2})
    other = match("horse-race")
    other.play(rounds.BLANK_AGAINST_10)
    assert settled(other.events) == {0: 2}
    ruling = ruled(game="horse-race", settle={"hands": [["0-0"], ["2-2", "2-3"]], "blocked": True})
    assert ruling == {"pips": [0, 9], "awards": [2, 0], "winners": [0]}


def test_hr41_every_place_that_fits_is_free_to_choose(match):
    one = match("horse-race")
    one.play("lot 0; deal 0-0,0-2,0-3,1-4,2-2,2-3,3-3 / 0-4,0-5,1-2,1-5,3-4,4-4,5-5")
    one.play("0: place 1-4; draw 1-1; 0: place 1-1 at 1-4.low; 1: place 4-4 at 1-4.high")
    one.play("1: place 3-4 at 4-4.side-b; 1: place 1-2 at 1-1.side-b; 1: place 1-5 at 1-1.arm-a")
    one.play("1: place 5-5 at 1-5.high; 1: place 0-5 at 5-5.side-b")
    ends = {"0-5.low": 4 + 2 + 3, "4-4.arm-a": 0 + 2 + 3 + 0, "4-4.arm-b": 0 + 2 + 3 + 0}
    assert one.legal() == [f"1: place 0-4 at {place}" for place in ends]
    for place, ends_sum in ends.items():
        _, events = one.state.apply(one.game.parse_action(f"1: place 0-4 at {place}"))
        assert (events[0].sum, events[0].points) == (ends_sum, 1 if ends_sum == 5 else 0)


def test_hr42_two_doubles_never_touch():
    for tile in filter(lambda tile: tile.is_double, TILES):
        value = tile.low
        others = [other for other in TILES if value in other and other != tile]
        assert not any(other.is_double for other in others)
        layout = Layout("all").with_tile(tile, None)
        for other, name in zip(others, ("side-a", "side-b", "arm-a", "arm-b"), strict=False):
            place = next(place for place in layout.open if place.tile == tile and place.name == name)
            layout = layout.with_tile(other, place)
        assert not any(place.tile == tile for place in layout.open)
        assert not any(link.start.tile.is_double and link.end.tile.is_double for link in layout.links)


@pytest.mark.parametrize(("seats", "hand", "stock"), [(2, 7, 14), (3, 6, 10), (4, 5, 8)])
@pytest.mark.parametrize("variant", ["individual", "pairs"])
def test_hr43_hands_and_stock(match, variant, seats, hand, stock):
    if variant == "pairs":
        seats, hand, stock = 4, 5, 8
    one = match("horse-race", variant, seats=seats)
    one.play("lot 0")
    (dealt_now,) = one.play(tiles_dealt(hand, *([] for _ in range(seats))))
    assert (dealt_now["counts"], dealt_now["stock"]) == ([hand] * seats, stock)
    for wrong in (hand - 1, hand + 1):
        other = match("horse-race", variant, seats=seats)
        other.play("lot 0")
        assert other.refuses(tiles_dealt(wrong, *([] for _ in range(seats)))) == "action/wrong-size"


def test_hr43_the_whole_stock_may_be_drawn(match):
    one = match("horse-race")
    one.play(rounds.STOCK_RUNS_OUT)
    assert one.state.stock == ()
    assert len(named(one.events, "drew")) == 14
