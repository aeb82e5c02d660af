"""Public reports of faults in other programs (`tests/data/bugs.jsonl`): one test a report, so that the fault would fail
here. Those about the page, the network and languages are tested with these: see `tests/architecture/test_reports.py`.
"""

import json
import random

import pytest

from sixtyone import record as records
from sixtyone.cards import PACK, parse_card, parse_cards
from sixtyone.catalogue import GAMES, find_game, find_variant
from sixtyone.errors import IllegalAction, ParseError, TableError
from sixtyone.fair import SeededRng
from sixtyone.game import CHANCE
from sixtyone.pegboard import skunk
from sixtyone.table import Table
from sixtyone.tiles import TILES, parse_tile
from tests.rules import rounds
from tests.rules.matches import at_scores, before_the_last, named, parts_of, pegged, ruled, settled, types_of
from tests.rules.stacked import cards_dealt, go_on, is_counting, tiles_dealt

DEALER, PONE = 0, 1


def show(hand, starter, crib=False, variant="six-card"):
    return ruled(game="cribbage", variant=variant, show={"hand": hand.split(), "starter": starter, "crib": crib})


def series_totals(cards):
    """What each card of a series scores, by the referee."""
    cards = cards.split()
    return [ruled(game="cribbage", pegging=cards[:number])["total"] for number in range(1, len(cards) + 1)]


def play_at_random(state, rng, choose, until=lambda state: state.outcome is not None):
    """Apply chance and chosen actions until a state is reached; give the last state and all that happened."""
    happened = []
    while not until(state):
        action = state.chance(rng) if state.actors == (CHANCE,) else choose(state)
        state, events = state.apply(action)
        happened += events
    return state, happened


# Scoring.


def test_nobs_on_heels(match):
    ruling = show("2C 4D 6H 8S", "JH")
    assert (ruling["total"], ruling["parts"]) == (0, [])
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["2C", "4D", "6H", "8S"]], "JH", away=["JC", "JD", "JS"]))
    go_on(one)
    heels = [event for event in named(one.events, "scored") if "heels" in parts_of(event)]
    assert [(event["seat"], event["points"]) for event in heels] == [(DEALER, 2)]
    assert all("nobs" not in parts_of(event) for event in named(one.events, "scored", "shown"))


def test_pair_across():
    assert series_totals("6D 5S 6C 5C") == [0, 0, 0, 0]


def test_run_and_31():
    ruling = ruled(game="cribbage", pegging=["TS", "9D", "5C", "4H", "3H"])
    assert (ruling["total"], parts_of(ruling)) == (5, {"run": 3, "thirty-one": 2})


def test_run_and_15_said(match):
    # The sentences are tested with the words; both parts are in the event from which they are made.
    ruling = ruled(game="cribbage", pegging=["4C", "6D", "5H"])
    assert (ruling["total"], [part["kind"] for part in ruling["parts"]]) == (5, ["fifteen", "run"])
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["6D", "KC"], ["4C", "5H"]], "8C"))
    events = one.play("1: play 4C; 0: play 6D; 1: play 5H")
    assert pegged(events) == [(PONE, 5, {"fifteen": 2, "run": 3})]
    pieces = {part["kind"]: part["pieces"] for part in named(events, "scored")[0]["parts"]}
    assert pieces == {"fifteen": ["4C", "5H", "6D"], "run": ["4C", "5H", "6D"]}


def test_run_of_two():
    for starter, total in (("QS", 4), ("9H", 4), ("5H", 6)):
        ruling = show("5C 2D TH 6C", starter)
        assert ruling["total"] == total
        assert "run" not in parts_of(ruling)
    assert series_totals("5C 6D") == [0, 0]


def test_triplet_and_pair():
    ruling = show("AC TC AH TS", "AD")
    assert (ruling["total"], parts_of(ruling)) == (8, {"pair-royal": 6, "pair": 2})


def test_crib_flush_4():
    assert show("2H 4H 8H KH", "QS", crib=True)["total"] == 0
    assert show("2H 4H 8H KH", "QS")["total"] == 4
    assert show("2H 4H 8H KH", "QH", crib=True)["total"] == 5


def test_round_the_corner():
    assert series_totals("KD QC AS") == [0, 0, 0]
    ruling = show("AD JS QH KC", "JH")
    assert (ruling["total"], parts_of(ruling)) == (8, {"pair": 2, "run": 6})
    runs = [part["pieces"] for part in ruling["parts"] if part["kind"] == "run"]
    assert runs == [["JH", "QH", "KC"], ["JS", "QH", "KC"]]


def test_false_runs_after_pairs():
    assert series_totals("5D 5H 6S 6C 4C 3H AH") == [0, 2, 0, 2, 0, 0, 0]


def test_own_rest_counted():
    blocked = ruled(game="horse-race", settle={"hands": [["0-1"], ["4-4", "1-2"]], "blocked": True})
    out = ruled(game="horse-race", settle={"hands": [[], ["4-4", "1-2"]], "out": 0})
    assert (blocked["pips"], blocked["awards"]) == ([1, 11], [2, 0])
    assert (out["pips"], out["awards"]) == ([0, 11], [2, 0])


# Go, thirty-one, last card.


class Scripted:
    """A dealer for a table: its chance actions are written out."""

    contributions = ("", "")

    def __init__(self, game, *texts):
        self.actions = [game.parse_action(text) for text in texts]

    def sample(self, state):
        return self.actions.pop(0)


def test_over_31(match):
    deal = cards_dealt(find_variant("cribbage"), [["9D", "TD", "2C", "3C"], ["6H", "3H", "5H", "4C"]], "8C")
    up_to_28 = "1: play 6H; 0: play 9D; 1: play 3H; 0: play TD"
    one = match("cribbage", first=DEALER)
    one.play(deal)
    one.play(up_to_28)
    for card in ("5H", "4C"):
        assert one.refuses(f"1: play {card}") == "action/over-31"
    assert one.legal() == ["1: go"]
    record = one.record()
    error = ruled(record={**record, "actions": [*record["actions"], "1: play 5H"]})["error"]
    assert (error["code"], error["detail"]["index"]) == ("action/over-31", len(record["actions"]))
    # At a table too: nothing changes, and the seat says go.
    game = find_game("cribbage")
    lines = deal.splitlines()
    table = Table(game, game.rules(), ("Ann", "Bo"), Scripted(game, lines[0], lines[-1]), first=DEALER)
    for text in [*lines[1:-1], *up_to_28.split("; ")]:
        table.act(int(text[0]), text)
    before, version = table.state, table.version
    with pytest.raises(IllegalAction) as refused:
        table.act(1, "1: play 5H")
    assert (refused.value.code, table.state, table.version) == ("action/over-31", before, version)
    table.act(1, "1: go")


@pytest.mark.parametrize("variant", find_game("cribbage").variants)
def test_over_31_never_happens(variant):
    chooser = random.Random(variant)
    for seed in range(10):
        state = find_game("cribbage").new(find_variant("cribbage", variant))
        _, happened = play_at_random(
            state, SeededRng(seed), lambda state: chooser.choice(state.legal_actions(state.actors[0]))
        )
        for event in happened:
            if event.type == "played":
                assert event.count == sum(card.value for card in event.series) <= 31


def test_31_on_last(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["7C", "5C", "9D", "4D"], ["QH", "6H", "KH", "8H"]], "AC"))
    one.play("1: play QH; 0: play 7C; 1: play 6H; 0: play 5C; 1: play KH; 0: play 9D; 1: play 8H")
    events = one.play("0: play 4D")
    assert pegged(events)[0] == (DEALER, 2, {"thirty-one": 2})
    assert types_of(events)[:3] == ["played", "scored", "series-ended"]


def test_go_loop(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["6C", "7C", "7D", "2C"], ["3H", "2H", "AH", "KH"]], "QC"))
    one.play("1: play 3H; 0: play 6C; 1: play 2H; 0: play 7C; 1: play AH; 0: play 7D; 1: go")
    assert one.state.count == 26
    events = one.play("0: play 2C")
    assert pegged(events) == [(DEALER, 1, {"last-card": 1})]
    assert types_of(events)[-1] == "series-ended"
    assert (one.state.count, one.legal()) == (0, ["1: play KH"])
    events = one.play("1: play KH")
    assert pegged(events)[0] == (PONE, 1, {"last-card": 1})
    assert "shown" in types_of(events)


def test_lead_after_reset(match):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["9D", "2D", "KD", "QD"], ["TH", "5H", "4H", "KH"]], "8C"))
    events = one.play("1: play TH; 0: play 9D; 1: play 5H; 0: play 2D; 1: play 4H")
    assert types_of(events)[-1] == "series-ended"
    assert (len(one.state.hands[PONE]), len(one.state.hands[DEALER])) == (1, 2)
    assert one.state.turn == DEALER
    # The dealer has laid all its cards: the pone leads although it led before.
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["QD", "AD", "2D", "3D"], ["KH", "5H", "7H", "9H"]], "8C"))
    one.play("1: play KH; 0: play QD; 1: play 5H; 0: play AD; 1: go; 0: play 2D; 0: play 3D")
    assert (one.state.count, one.state.hands[DEALER], one.state.turn) == (0, (), PONE)


@pytest.mark.parametrize("order", [("AH", "2H"), ("2H", "AH")])
def test_several_after_go(match, order):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["KD", "9D", "9S", "8D"], ["KH", "7H", "AH", "2H"]], "6C"))
    one.play("1: play KH; 0: play KD; 1: play 7H")
    assert (one.state.count, one.legal()) == (27, ["0: go"])
    one.play("0: go")
    assert one.legal() == ["1: play AH", "1: play 2H"]
    assert one.refuses("1: go") == "action/can-play"
    first, second = order
    assert pegged(one.play(f"1: play {first}")) == []  # the turn stays and no point is due yet
    assert one.legal() == [f"1: play {second}"]
    events = one.play(f"1: play {second}")
    assert (one.events[-3]["count"], pegged(events)) == (30, [(PONE, 1, {"last-card": 1})])


# Turn order and sides.


def test_cut_tie(match):
    one = match("cribbage")
    one.play("cut 0:7C 1:7D")
    assert (one.state.phase, one.state.actors) == ("cut", (CHANCE,))
    one.play("cut 0:KC 1:2D")
    assert (one.state.phase, one.state.dealer) == ("deal", 1)
    three = match("cribbage", "three-player")
    (event,) = three.play("cut 0:4C 1:4D 2:KD")
    assert event["tied"] == [0, 1]
    three.play("cut 0:9C 1:8D")
    assert three.state.dealer == 1
    for seed in range(200):
        state = find_game("cribbage").new(find_variant("cribbage", "four-player"))
        state, _ = play_at_random(state, SeededRng(seed), None, until=lambda state: state.phase == "deal")
        assert state.dealer in range(4)


@pytest.mark.parametrize("variant", ["three-player", "four-player", "pairs"])
def test_bot_plays_old_card(variant):
    chooser = random.Random(variant)

    def from_the_view(state):
        seat = state.actors[0]
        view = state.view(seat)
        if state.phase == "play":
            laid = {card for cards in view.played for card in cards}
            assert not laid & set(view.hand)
            assert set(view.hand) | set(view.played[seat]) == set(view.kept)
            assert {text.split()[-1] for text in view.legal} - {"go"} <= {str(card) for card in view.hand}
        return find_game("cribbage").parse_action(chooser.choice(view.legal))

    deals = 0
    for seed in range(12):
        state = find_game("cribbage").new(find_variant("cribbage", variant))
        state, happened = play_at_random(state, SeededRng(seed), from_the_view)
        for event in happened:
            if event.type == "dealt":
                laid, deals = set(), deals + 1
            if event.type == "played":
                assert event.card not in laid
                laid.add(event.card)
    assert deals > 60


def test_three_solo_dealer(match):
    one = match("cribbage", "three-player")
    assert one.rules.sides == ((0,), (1,), (2,))
    one.play("cut 0:AC 1:4D 2:KD")
    four = match("cribbage", "pairs")
    assert four.rules.sides == ((0, 2), (1, 3))
    four.play("cut 0:AC 1:4D 2:KD 3:KS")
    for table in (one, four):
        for dealer in range(3):
            assert table.state.dealer == dealer
            table.play(cards_dealt(table.rules, [[]], "8C", away=["JC", "JD", "JH", "JS"]))
            shown = named(go_on(table), "shown")
            seats = table.rules.seats
            assert [event["seat"] for event in shown] == [
                *((dealer + step) % seats for step in range(1, seats + 1)),
                dealer,
            ]
    for event in named(four.events, "scored"):
        assert event["side"] == event["seat"] % 2


# Muggins.


def test_overclaim_late(match):
    one = match("cribbage", first=1, counting="manual")
    one.play(cards_dealt(one.rules, [["7C", "8D", "9H", "QS"]], "KC"))  # fifteen and a run of three
    go_on(one, is_counting("hand"))
    events = one.play("0: count 7")
    assert types_of(events) == ["claimed", "scored", "counted", "shown", "counting"]
    assert (events[1]["points"], events[2]["claimed"], events[2]["total"]) == (5, 7, 5)
    assert parts_of(events[2]) == {"fifteen": 2, "run": 3}


def test_unclaim(match):
    one = match("cribbage", first=DEALER, counting="muggins")
    one.play(cards_dealt(one.rules, [["2C", "4D", "6H", "8S"], ["TC", "JD", "QH", "KS"]], "5C"))
    go_on(one, is_counting("hand"))
    one.play("1: count 9")
    assert one.refuses("1: count 12") == "action/not-your-turn"
    assert one.refuses("0: count 12") == "action/not-now"
    assert one.refuses("1: accept") == "action/not-your-turn"
    for seat in (DEALER, PONE, None):  # nothing that could be probed: the view does not know what is left
        assert "left" not in json.dumps(one.state.view(seat).to_json())
    one.play("0: accept")
    assert one.refuses("0: muggins 3") == "action/not-now"
    assert one.refuses("1: count 12") == "action/not-your-turn"


# Game end.


@pytest.mark.parametrize("stands_at", [119, 120])
def test_win_on_heels(match, stands_at):
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["2C"]], away=["JC"]))
    one.stand_at(stands_at, 0)
    events = one.play("starter JC")
    assert types_of(events) == ["starter", "scored", "outcome"]
    assert one.outcome == {"type": "outcome", "winners": [DEALER], "totals": [stands_at + 2, 0], "reason": "target"}
    assert one.state.actors == ()


def test_exact_win(match):
    for variant, target in (("six-card", 121), ("five-card", 61), ("seven-card", 151)):
        one = match("cribbage", variant, first=DEALER)
        one.play(cards_dealt(one.rules, [["7C"], ["7H"]], "QS"))
        one.stand_at(target - 2, 0)
        one.play("1: play 7H; 0: play 7C")
        assert one.outcome["totals"] == [target, 0]
    # By a hand and by a crib of 12, and by muggins: the pegs are put there when the count is due.
    hands = [["2C", "4D", "6H", "8S"], ["TC", "JD", "QH", "KS"]]
    for kept, starter, crib, short, winner in (
        (hands, "5C", [], (0, 12), PONE),
        ([["2C", "4D", "6H", "8S"], ["2D", "4H", "6S", "8C"]], "5C", ["TC", "JD", "QH", "KS"], (12, 0), DEALER),
    ):
        one = match("cribbage", first=DEALER, counting="manual")
        one.play(cards_dealt(one.rules, kept, starter, crib=crib))
        go_on(one, is_counting("crib" if crib else "hand"))
        one.stand_at(*(121 - points if points else 60 for points in short))
        one.play(f"{winner}: count 12")
        assert (one.winners, one.outcome["totals"][winner]) == ([winner], 121)
    one = match("cribbage", first=DEALER, counting="muggins")
    one.play(cards_dealt(one.rules, hands, "5C"))
    go_on(one, is_counting("hand"))
    one.stand_at(119, 0)
    one.play("1: count 10; 0: muggins 2")
    assert one.outcome["totals"] == [121, 10]


def test_skunk_order(match):
    assert [skunk(121, loser) for loser in (55, 60, 61, 90, 91)] == [2, 2, 1, 1, 0]
    for loser in (55, 60, 61, 90, 91):
        one = match("cribbage", first=DEALER)
        one.play(cards_dealt(one.rules, [["2C"]], away=["JC"]))
        one.stand_at(120, loser)
        one.play("starter JC")
        assert (one.winners, one.outcome["totals"][PONE]) == ([DEALER], loser)


def test_show_order(match):
    # The dealer is seat 0, at 117 after the play with a hand of 8; the pone is seat 1, at 118 with a hand of 4.
    one = match("cribbage", first=DEALER)
    one.play(cards_dealt(one.rules, [["6C", "7D", "8H", "KS"], ["5H", "TH", "2S", "QC"]], "9C"))
    one.play("1: play TH; 0: play KS; 1: play 5H; 0: play 6C; 1: play QC; 0: play 7D; 1: play 2S")
    one.stand_at(116, 118)
    events = one.play("0: play 8H")
    assert pegged(events)[0] == (DEALER, 1, {"last-card": 1})
    assert one.outcome == {"type": "outcome", "winners": [PONE], "totals": [117, 122], "reason": "target"}
    assert [(event["seat"], event["total"]) for event in named(events, "shown")] == [(PONE, 4)]
    ruling = show("6C 7D 8H KS", "9C")
    assert ruling["total"] == 8


def test_target_without_trick(match):
    heels = match("cribbage", first=DEALER)
    heels.play(cards_dealt(heels.rules, [["2C"]], away=["JC"]))
    heels.stand_at(119, 0)
    heels.play("starter JC")
    assert heels.winners == [DEALER]
    muggins = match("cribbage", first=DEALER, counting="muggins")
    muggins.play(cards_dealt(muggins.rules, [["2C"]], away=["JC"]))
    muggins.stand_at(0, 119)
    muggins.play("starter JC; 0: count 0; 1: muggins 2")
    assert muggins.winners == [PONE]
    settlement = match("horse-race")
    settlement.play(rounds.OUT_IN_ONE_TURN)
    settlement.stand_at(0, 55)
    settlement.play("1: place 5-5 at 1-5.high")
    assert (settlement.winners, settled(settlement.events)) == ([1], {1: 4})
    hand_out = match("fives-and-threes")
    before, last = before_the_last(rounds.LAST_TILE_NO_SUM)
    hand_out.play(before)
    hand_out.stand_at(60, 0)
    hand_out.play(last)
    assert hand_out.winners == [0]


def test_nobody_can_move(match):
    # Fives and Threes: when this last six is laid, all sixes are out and both ends are six.
    one = match("fives-and-threes")
    one.play("lot 0; deal 0-0,0-6,1-6,2-6,3-6,4-5,5-5 / 0-1,0-5,1-2,3-5,4-6,5-6,6-6")
    one.play("0: place 5-5; 1: place 0-5 at 5-5.side-a; 0: place 0-6 at 0-5.low; 1: place 3-5 at 5-5.side-b")
    one.play("0: place 3-6 at 3-5.low; 1: place 6-6 at 3-6.high; 0: place 1-6 at 6-6.side-b; 1: place 1-2 at 1-6.low")
    one.play("0: place 2-6 at 1-2.high; 1: place 4-6 at 2-6.high; 0: place 4-5 at 4-6.low")
    events = one.play("1: place 5-6 at 4-5.high")
    assert types_of(events) == ["placed", "scored", "blocked", "round-ended"]
    assert {place["value"] for place in events[0]["open"]} == {6}
    assert (one.state.phase, one.state.opener) == ("deal", 1)
    # Horse Race with an empty stock: the settlement follows at once.
    other = match("horse-race")
    other.play(rounds.TWO_BLOCK)
    assert "passed" not in types_of(other.events)
    assert types_of(other.events)[-5:] == ["blocked", "round-ended", "revealed", "scored", "scored"]
    assert other.state.phase == "lot"


# The integrity of pack and set.

DOMINO_TABLES = [
    pytest.param(game.name, variant, seats, id=f"{game.name} {variant} {seats}")
    for game in GAMES
    if game.name != "cribbage"
    for variant, seats in (("individual", 2), ("individual", 3), ("individual", 4), ("pairs", 4))
    if not (game.name == "fives-and-threes" and (variant, seats) == ("individual", 4))
]


@pytest.mark.parametrize(("name", "variant", "seats"), DOMINO_TABLES)
def test_two_double_blanks(match, name, variant, seats):
    one = match(name, variant, seats=seats)
    one.play("lot 0")
    size, rng = one.rules.hand_size, SeededRng(name)
    for _ in range(2000):
        state, _ = one.state.apply(one.state.chance(rng))
        tiles = [*state.stock, *(tile for hand in state.hands for tile in hand)]
        assert sorted(tiles) == list(TILES)
    twice = tiles_dealt(size, ["0-0"], ["0-1"], *([] for _ in range(2, seats))).replace("0-1", "0-0")
    assert one.refuses(twice) == "action/duplicate"
    record = {**one.record(), "actions": ["lot 0", twice]}
    error = ruled(record=record)["error"]
    assert (error["code"], error["detail"]["index"]) == ("action/duplicate", 1)


@pytest.mark.parametrize("variant", find_game("cribbage").variants)
def test_left_overs_reshuffled(variant):
    game = find_game("cribbage")
    state = game.new(game.rules(variant))
    rng, chooser = SeededRng(variant), random.Random(variant)
    deals = 0
    while deals < 90:  # of each of six varieties: more than 500 in all
        if state.phase == "deal":  # one match goes on through all the deals
            state, deals = at_scores(state, [0] * len(state.scores)), deals + 1
        if state.actors == (CHANCE,):
            action = state.chance(rng)
        else:
            action = chooser.choice(state.legal_actions(state.actors[0]))
        state, _ = state.apply(action)
        if state.phase in ("discard", "starter", "play"):
            places = [*state.undealt, *state.pack_crib]
            for laid in (*state.hands, *state.discards, *state.played):
                places += laid
            assert sorted(places) == list(PACK)  # the starter is one of the undealt
            assert state.starter is None or state.starter in state.undealt


# Input.


def test_empty_board_question(match):
    # The first tile of a round has one place, and it needs not be named; in the second round too.
    one = match("horse-race")
    one.play(rounds.OUT_AGAINST_THE_BLANK)
    one.play(tiles_dealt(7, ["1-4"], ["6-6"]))
    assert len(one.legal()) == 7
    assert all(" at " not in action for action in one.legal())
    one.play("0: place 1-4")
    other = match("fives-and-threes")
    other.play(rounds.LAST_TILE_SUM_6)
    other.play(tiles_dealt(7, ["1-4"], ["6-6"]))
    assert "0: place 1-4" in other.legal()
    other.play("0: place 1-4")


def test_ten():
    for text in ("10h", "10H", "th", "TH", "t♥", "10♥️"):
        assert str(parse_card(text)) == "TH"
        assert ruled(game="cribbage", pegging=[text, "5C"])["parts"][0]["pieces"] == ["5C", "TH"]
    for text in ("X♥", "1h", "0h"):
        with pytest.raises(ParseError) as refused:
            parse_card(text)
        assert text in refused.value.message
        error = ruled(game="cribbage", pegging=[text])["error"]
        assert error["code"] == "text/card"
        assert text in error["message"]


def test_lower_case(match):
    assert [str(card) for card in parse_cards("as,5d , kC")] == ["AS", "5D", "KC"]
    for text in ("4-1", "[1|4]", "4|1", "1—4"):
        assert str(parse_tile(text)) == "1-4"
    one = match("cribbage", first=DEALER)
    one.play("deal ac,2c,3c,4c,5c,6c / as,2s,3s,4s,5s,6s")
    one.play("0: discard ac, 2c")
    assert one.actions[-1] == "0: discard AC,2C"


def test_rescored_import(match):
    one = match("horse-race")
    one.play("lot 0")
    one.play(tiles_dealt(7, ["5-5"], []))
    one.play("0: place 5-5")
    right = [[0, 0], [0, 0], [2, 0]]
    record = {**one.record(), "scores": right}
    assert records.differences(records.Record.from_json(record)) == []
    wrong = {**record, "scores": [[0, 0], [0, 0], [3, 0]], "outcome": {"winners": [0]}}
    read = records.loads(json.dumps(wrong))
    found = records.differences(read)
    assert {"field": "scores", "index": 2, "recorded": [3, 0], "computed": [2, 0]} in found
    assert {"field": "outcome.winners", "index": None, "recorded": [0], "computed": None} in found
    assert json.loads(records.dumps(read)) == wrong  # nothing is rewritten
    ruling = ruled(record=wrong)
    assert ruling["outcome"] is None
    assert ruling["differences"] == found


def test_undo_draw():
    game = find_game("horse-race")
    lines = rounds.SEAT_1_DRAWS.split("; ")
    table = Table(game, game.rules(), ("Ann", "Bo"), Scripted(game, *lines[:2], "draw 4-4", "draw 2-3"))
    table.act(0, lines[2])  # seat 1 draws at once
    assert table.state.drawn == parse_tile("2-3")
    for seat in (0, 1):
        assert not table.can_undo(seat)
        with pytest.raises(TableError) as refused:
            table.undo(seat)
        assert refused.value.code == "table/no-undo"
    cribbage = find_game("cribbage")
    deal = "deal 2C,3C,4C,5C,6C,7C / 2D,3D,4D,5D,6D,7D"
    table = Table(cribbage, cribbage.rules(), ("Ann", "Bo"), Scripted(cribbage, deal, "starter KC"), first=0)
    table.act(0, "0: discard 2C,3C")
    assert table.can_undo(0)  # nothing was shown yet
    table.act(1, "1: discard 2D,3D")  # the starter is turned
    for seat in (0, 1):
        assert not table.can_undo(seat)
