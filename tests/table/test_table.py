"""One live match: who may act, what is refused, what may be taken back, and how a match is taken up again."""

from __future__ import annotations

import copy
import dataclasses
import random
from typing import Any

import pytest

from sixtyone.catalogue import find_game
from sixtyone.errors import FairError, IllegalAction, ParseError, TableError
from sixtyone.fair import FairDealer
from sixtyone.game import CHANCE, Outcome, Rules
from sixtyone.games.cribbage import actions as crib
from sixtyone.record import dumps, loads, verify
from sixtyone.table import Table, next_first
from tests.contract.matches import choose
from tests.contract.varieties import PLAIN, VARIETIES, Variety

NAMES = ("Ann", "Bo", "Cy", "Di")
SEED = bytes(range(32))


def a_table(
    game: str, variant: str | None = None, first: int | None = None, seed: bytes = SEED, **options: Any
) -> Table:
    found = find_game(game)
    rules = found.rules(variant, **options)
    dealer = FairDealer(seed, game, ("",) * rules.seats)
    return Table(found, rules, NAMES[: rules.seats], dealer, first)


def table_of(variety: Variety, seed: int, first: int | None = None) -> Table:
    dealer = FairDealer(random.Random(seed).randbytes(32), variety.game.name, ("",) * variety.rules.seats)
    return Table(variety.game, variety.rules, NAMES[: variety.rules.seats], dealer, first)


def play_on(table: Table, seed: int, actions: int = 10_000) -> None:
    """Random actions of the seats, until so many or until the outcome."""
    chooser = random.Random(seed)
    for _ in range(actions):
        if not table.state.actors:
            return
        seat = chooser.choice(table.state.actors)
        table.act(seat, choose(table.state, seat, chooser))


def refused(call: Any, *arguments: Any, code: str, kind: type[Exception] = TableError) -> Any:
    with pytest.raises(kind) as raised:
        call(*arguments)
    assert raised.value.code == code  # type: ignore[attr-defined]
    return raised.value


# Who may act.


@pytest.mark.parametrize("variety", PLAIN, ids=str)
def test_between_calls_a_seat_is_to_act_or_the_match_is_over(variety: Variety) -> None:
    table = table_of(variety, 1)
    chooser = random.Random(1)
    while table.state.actors:
        assert CHANCE not in table.state.actors
        seat = chooser.choice(table.state.actors)
        before = len(table.log)
        events = table.act(seat, str(choose(table.state, seat, chooser)), version=table.version)
        assert events == tuple(event for entry in table.log[before:] for event in entry.events)
        assert [entry.seat for entry in table.log[before:]] == [seat] + [CHANCE] * (len(table.log) - before - 1)
    assert table.state.outcome is not None
    refused(table.act, 0, "0: resign", code="action/over", kind=IllegalAction)


@pytest.mark.parametrize("names", [(), ("Ann",), ("Ann", "Bo", "Cy")])
def test_each_seat_has_a_name(names: tuple[str, ...]) -> None:
    game = find_game("cribbage")
    error = refused(Table, game, game.rules(), names, FairDealer(SEED, game.name, ("", "")), code="table/seat")
    assert error.detail == {"expected": 2}


def unchanged(table: Table, call: Any, *arguments: Any, code: str, kind: type[Exception] = TableError) -> None:
    """The call is refused, and the table is as it was."""
    kept = (copy.deepcopy(table.state), len(table.log), table.version, table.record(proof=True))
    refused(call, *arguments, code=code, kind=kind)
    assert kept == (table.state, len(table.log), table.version, table.record(proof=True))


def test_what_a_table_refuses() -> None:
    table = a_table("cribbage", first=0)
    (first, *_) = table.state.legal_actions(1)
    for seat in (-1, 2, 99):
        unchanged(table, table.act, seat, first, code="table/seat")
    unchanged(table, table.act, 0, first, code="table/seat")
    unchanged(table, table.act, 0, str(first), code="table/seat")
    for text in ("starter 5S", "deal 5H,JD,2C,3C,4C,9S / 6H,7H,8H,KD,QS,AC", "cut 0:7C 1:QD"):
        unchanged(table, table.act, 0, text, code="table/chance")
    unchanged(table, table.act, -1, crib.TurnStarter(table.state.undealt[0]), code="table/seat")  # type: ignore[attr-defined]
    unchanged(table, table.act, 0, crib.TurnStarter(table.state.undealt[0]), code="table/chance")  # type: ignore[attr-defined]
    unchanged(table, table.act, 1, first, table.version - 1, code="table/stale")
    unchanged(table, table.act, 1, first, table.version + 1, code="table/stale")
    unchanged(table, table.act, 1, "1: dance", code="text/action", kind=ParseError)
    unchanged(table, table.act, 1, "1: go", code="action/not-now", kind=IllegalAction)
    unchanged(table, table.act, 1, "1: discard 5H", code="action/wrong-size", kind=IllegalAction)
    table.act(1, first, table.version)
    unchanged(table, table.act, 1, first, code="action/not-your-turn", kind=IllegalAction)


def test_an_action_that_was_chosen_for_another_state_is_stale() -> None:
    table = a_table("fives-and-threes", first=0)
    seen = table.version
    play_on(table, 1, actions=1)
    seat = table.state.actors[0]
    error = refused(table.act, seat, table.state.legal_actions(seat)[0], seen, code="table/stale")
    assert error.detail == {"expected": table.version, "got": seen}


# What is told.


def test_each_seat_is_told_its_own() -> None:
    table = a_table("horse-race")
    play_on(table, 3, actions=30)
    everything = [event for entry in table.log for event in entry.events]
    for seat in (None, 0, 1):
        assert table.view(seat) == table.state.view(seat)
        assert table.events(seat) == tuple(event.seen_by(seat) for event in everything)
        for since in (0, 1, 7, len(table.log)):
            expected = [event.seen_by(seat) for entry in table.log[since:] for event in entry.events]
            assert list(table.events(seat, since)) == expected
    assert table.events(0) != table.events(1) != table.events(None)


def test_the_proof_is_in_the_record_when_the_match_is_over() -> None:
    table = a_table("cribbage", "five-card", target=5)
    assert table.record().fair is None
    assert table.record(proof=True).fair is not None
    play_on(table, 1)
    assert table.state.outcome is not None
    assert verify(table.record())
    assert table.record(proof=False).fair is None
    early = a_table("cribbage", "five-card")
    early.act(0, "0: resign")
    assert verify(early.record())


# What may be taken back.


def try_all(table: Table) -> list[int]:
    """The seats that may take something back."""
    return [seat for seat in range(table.rules.seats) if table.can_undo(seat)]


def test_nothing_to_take_back() -> None:
    table = a_table("cribbage")
    assert try_all(table) == []
    for seat in (0, 1, 5, -1):
        unchanged(table, table.undo, seat, code="table/no-undo")


def test_a_discard_while_others_have_still_to_lay_away() -> None:
    table = a_table("cribbage", "three-player", first=0)
    before = table.state
    table.act(1, table.state.legal_actions(1)[0])
    assert try_all(table) == [1]
    table.undo(1)
    assert table.state == before
    table.act(1, table.state.legal_actions(1)[3])
    table.act(0, table.state.legal_actions(0)[0])
    assert try_all(table) == [0]  # seat 1 is no longer the last
    unchanged(table, table.undo, 1, code="table/no-undo")
    table.act(2, table.state.legal_actions(2)[0])
    assert try_all(table) == []  # the starter was turned
    verify(table.record(proof=True))


def test_a_discard_in_pairs_unless_the_partner_saw_it() -> None:
    table = a_table("cribbage", "pairs", first=0)
    table.act(1, table.state.legal_actions(1)[0])
    assert try_all(table) == [1]
    table = a_table("cribbage", "pairs", first=0, discards_face_up=True)
    table.act(1, table.state.legal_actions(1)[0])
    assert try_all(table) == []
    table = a_table("cribbage", first=0, discards_face_up=True)
    table.act(1, table.state.legal_actions(1)[0])
    assert try_all(table) == [1]


def in_the_play(**options: Any) -> Table:
    """Six-card cribbage at its first lead, of seat 1."""
    table = a_table("cribbage", first=0, **options)
    for seat in (0, 1):
        table.act(seat, table.state.legal_actions(seat)[0])
    return table


def test_a_card_while_any_other_could_follow_it() -> None:
    table = in_the_play()
    while table.state.phase == "play":
        seat = table.state.actors[0]
        held = [len(hand) for hand in table.state.hands]  # type: ignore[attr-defined]
        table.act(seat, table.state.legal_actions(seat)[-1])
        state: Any = table.state
        if not table.log[-1].action.startswith(f"{seat}: play"):
            break
        # At 21 or less the opponent can lay any card: that the series goes on is no news.
        sure = state.phase == "play" and 0 < state.count <= 21 and held[1 - seat] > 0
        assert table.can_undo(seat) is sure
        assert not table.can_undo(1 - seat)
    assert len(table.log) > 8


def test_a_card_that_was_counted_aloud_stays() -> None:
    table = in_the_play(counting="manual")
    table.act(0, "0: count 0")
    assert try_all(table) == []
    table.act(1, table.state.legal_actions(1)[0])
    assert try_all(table) == []  # the count of it is open
    table.act(1, "1: count 0")
    assert try_all(table) == []


def test_what_is_no_placement_card_or_discard_stays() -> None:
    for variety in VARIETIES:
        table = table_of(variety, 5)
        chooser = random.Random(5)
        for _ in range(80):
            if not table.state.actors:
                break
            seat = chooser.choice(table.state.actors)
            action = choose(table.state, seat, chooser)
            table.act(seat, action)
            verb = str(action).split(": ")[1].split(" ")[0]
            if verb not in ("place", "play", "discard"):
                assert try_all(table) == []
            assert all(other == seat for other in try_all(table))


def test_a_tile_of_a_game_without_drawing() -> None:
    # Seat 0 holds what follows its own tile, or it does not: then only another can, which is news.
    deals = {seed: a_table("fives-and-threes", first=0, seed=bytes([seed] * 32)) for seed in range(40)}
    found = set()
    for table in deals.values():
        for action in table.state.legal_actions(0):
            table.act(0, action)
            sure = table.state.can_place(0)  # type: ignore[attr-defined]
            found.add(sure)
            assert table.can_undo(0) is sure
            if not sure:
                break
            table.undo(0)
    assert found == {True, False}


def test_a_tile_while_there_is_a_stock() -> None:
    # The next seat would have to draw at once: that it need not is news. Only a kept turn tells nothing.
    found = set()
    for seed in range(40):
        table = a_table("horse-race", first=0, seed=bytes([seed] * 32))
        for action in table.state.legal_actions(0):
            table.act(0, action)
            drew = table.log[-1].seat == CHANCE
            kept = not drew and table.state.actors == (0,)
            found.add((drew, kept))
            assert table.can_undo(0) is kept
            if not kept:
                break
            table.undo(0)
    assert found == {(False, False), (False, True), (True, False)}


def test_a_tile_or_card_that_a_partner_has_seen_stays() -> None:
    # Else one could show a partner the whole hand, tile by tile.
    for variety in PLAIN:
        if not variety.rules.pairs:
            continue
        table = table_of(variety, 3)
        for _ in range(60):
            if not table.state.actors:
                break
            seat = table.state.actors[0]
            table.act(seat, table.state.legal_actions(seat)[0])
            assert try_all(table) == [] or table.state.phase == "discard"


def test_the_last_tile_of_a_round_and_of_a_match_stays() -> None:
    for variety in PLAIN:
        table = table_of(variety, 8)
        chooser = random.Random(8)
        while table.state.actors:
            seat = chooser.choice(table.state.actors)
            events = table.act(seat, choose(table.state, seat, chooser))
            if {event.type for event in events} & {"round-ended", "deal-ended", "outcome", "series-ended", "shown"}:
                assert try_all(table) == []


def other_world(state: Any, seat: int, rng: random.Random) -> Any:
    """A state that the seat cannot tell from this one by its own pieces: all that it does not see lies elsewhere."""
    others = [other for other in range(state.rules.seats) if other != seat]
    if state.rules.game == "cribbage":
        pool = [card for card in state.undealt if card != state.starter] + list(state.pack_crib)
        pool += [card for other in others for card in state.hands[other]]
        pool += [card for other in others for card in state.discards[other] if not state.rules.discards_face_up]
    else:
        pool = [*state.stock, *(tile for other in others for tile in state.hands[other])]
    rng.shuffle(pool)

    def new(old: Any) -> Any:
        return tuple(sorted(pool.pop() for _ in old))

    hands = tuple(hand if owner == seat else new(hand) for owner, hand in enumerate(state.hands))
    if state.rules.game != "cribbage":
        return dataclasses.replace(state, hands=hands, stock=tuple(sorted(pool)))
    seen = [owner == seat or state.rules.discards_face_up for owner in range(state.rules.seats)]
    discards = tuple(laid if seen[owner] else new(laid) for owner, laid in enumerate(state.discards))
    pack_crib = new(state.pack_crib)
    undealt = tuple(sorted([*pool, *([state.starter] if state.starter else [])]))
    crib_cards = tuple(sorted([*pack_crib, *(card for laid in discards for card in laid)])) if state.crib else ()
    kept = (
        tuple(tuple(sorted((*hand, *laid))) for hand, laid in zip(hands, state.played, strict=True))
        if state.kept
        else ()
    )
    return dataclasses.replace(
        state, hands=hands, discards=discards, pack_crib=pack_crib, undealt=undealt, crib=crib_cards, kept=kept
    )


@pytest.mark.parametrize("variety", VARIETIES, ids=str)
def test_what_may_be_taken_back_has_told_its_seat_nothing(variety: Variety) -> None:
    # Whatever the others hold, the seat would have been told the same: it could have worked it out beforehand.
    rng = random.Random(str(variety))
    undone = 0
    for seed in range(3):
        table = table_of(variety, seed)
        for _ in range(60):
            if not table.state.actors:
                break
            seat = rng.choice(table.state.actors)
            table.act(seat, choose(table.state, seat, rng))
            if not table.can_undo(seat):
                continue
            undone += 1
            entry = table.log[-1]
            told = [event.seen_by(seat) for event in entry.events]
            for _ in range(5):
                world = other_world(entry.before, seat, rng)
                after, events = world.apply(table.game.parse_action(entry.action))
                assert [event.seen_by(seat) for event in events] == told
                assert after.view(seat) == table.state.view(seat)
            if rng.random() < 0.3:
                before, version = entry.before, table.version
                table.undo(seat)
                assert table.state == before
                assert table.version > version
        verify(table.record(proof=True))
    # Where all draw and no turn is kept, hardly anything can be taken back.
    quick = variety.rules.target == 1
    assert undone or variety.game.name in ("all-fives", "muggins", "five-up") or variety.rules.pairs or quick


def test_a_state_that_was_taken_back_does_not_come_again() -> None:
    # Somebody who chose an action for the state before the undo must not have it taken for the one after.
    table = a_table("fives-and-threes", first=0)
    versions = {table.version}
    for action in table.state.legal_actions(0)[:3]:
        table.act(0, action)
        assert table.version not in versions
        versions.add(table.version)
        seen = table.version
        if not table.can_undo(0):
            break
        table.undo(0)
        assert table.version not in versions
        versions.add(table.version)
        refused(table.act, 0, action, seen, code="table/stale")
    assert len(versions) > 3


def test_what_was_taken_back_is_in_no_record() -> None:
    table = a_table("cribbage", first=0)
    one, two = table.state.legal_actions(0)[:2]
    table.act(0, one)
    table.undo(0)
    table.act(0, two)
    assert [entry.action for entry in table.log][1:] == [str(two)]
    assert str(one) not in dumps(table.record())
    table.act(1, table.state.legal_actions(1)[0])
    verify(table.record(proof=True))


# Taken up again.


@pytest.mark.parametrize("variety", VARIETIES[::6], ids=str)
def test_a_match_is_taken_up_from_any_of_its_beginnings(variety: Variety) -> None:
    table = table_of(variety, 4, first=0 if len(str(variety)) % 2 else None)
    play_on(table, 4, actions=50)
    whole = loads(dumps(table.record(proof=True)))
    chooser = random.Random(4)
    lengths = {0, 1, len(whole.actions), *(chooser.randrange(len(whole.actions)) for _ in range(4))}
    for length in sorted(lengths):
        again = Table.resume(dataclasses.replace(whole, actions=whole.actions[:length]))
        # Chance that was due is drawn again, and the same.
        assert [entry.action for entry in again.log] == list(whole.actions[: len(again.log)])
        assert all(entry.seat == CHANCE for entry in again.log[length:])
        for text in whole.actions[len(again.log) :]:
            action = variety.game.parse_action(text)
            if action.seat != CHANCE:
                again.act(action.seat, action)
        assert again.log == table.log
        assert again.state == table.state
        assert again.record(proof=True) == table.record(proof=True)
        assert (again.names, again.first, again.rules) == (table.names, table.first, table.rules)


def test_a_match_that_is_over_is_taken_up_as_it_ended() -> None:
    table = a_table("cribbage", "five-card", target=5)
    play_on(table, 2)
    again = Table.resume(table.record())
    assert again.state == table.state
    assert again.state.actors == ()


def test_a_match_is_not_taken_up_without_its_proof_or_with_another_deal() -> None:
    table = a_table("cribbage", first=0)
    play_on(table, 1, actions=6)
    record = table.record(proof=True)
    refused(Table.resume, table.record(), code="fair/no-proof", kind=FairError)
    deal = record.actions[0].replace("/", "*", 1)[::-1].replace("*", "/", 1)[::-1]
    assert deal == record.actions[0]
    first, second = record.actions[0].removeprefix("deal ").split(" / ")
    swapped = dataclasses.replace(record, actions=(f"deal {second} / {first}", *record.actions[1:]))
    refused(Table.resume, swapped, code="fair/deal", kind=FairError)
    illegal = dataclasses.replace(record, actions=(*record.actions, "0: knock"))
    refused(Table.resume, illegal, code="text/action", kind=ParseError)


# The next match.


def over(rules: Rules, *winners: int) -> Any:
    game = find_game(rules.game)
    state: Any = game.new(rules)
    return dataclasses.replace(state, phase="over", outcome=Outcome(winners, state.scores, "target"))


@pytest.mark.parametrize(
    ("variant", "options", "winners", "expected"),
    [
        ("six-card", {}, (0,), 1),
        ("six-card", {}, (1,), 0),
        ("six-card", {"next_game_dealer": "winner"}, (1,), 1),
        ("three-player", {}, (0,), 1),
        ("three-player", {}, (1,), 0),
        ("three-player", {"next_game_dealer": "winner"}, (2,), 2),
        ("three-player", {"giveaway": True}, (0, 2), 1),
        ("four-player", {"giveaway": True, "next_game_dealer": "winner"}, (1, 3), 1),
        ("pairs", {}, (0,), 1),
        ("pairs", {}, (1,), 0),
        ("pairs", {"next_game_dealer": "winner"}, (1,), 1),
    ],
)
def test_who_deals_first_in_the_next_match(
    variant: str, options: dict[str, Any], winners: tuple[int, ...], expected: int
) -> None:
    rules = find_game("cribbage").rules(variant, **options)
    assert next_first(rules, over(rules, *winners)) == expected
    assert next_first(rules, find_game("cribbage").new(rules)) is None  # not over yet


def test_the_domino_games_draw_a_new_lot() -> None:
    for variety in PLAIN:
        if variety.game.name != "cribbage":
            assert next_first(variety.rules, over(variety.rules, 0)) is None
