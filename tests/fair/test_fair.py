"""Fair deals: fixed values worked out by hand, numbers that favour nothing, and every way in which a proof can fail."""

from __future__ import annotations

import dataclasses
import hashlib
import hmac
import json
from collections import Counter
from typing import Any

import pytest

from sixtyone.cards import PACK
from sixtyone.catalogue import find_game
from sixtyone.errors import FairError, IllegalAction
from sixtyone.fair import (
    LONGEST_CONTRIBUTION,
    SEED_BYTES,
    FairDealer,
    HmacRng,
    Proof,
    SeededRng,
    commitment,
    deal_key,
    new_seed,
)
from sixtyone.game import CHANCE
from sixtyone.record import Record, verify
from sixtyone.table import Table

SEED = bytes(range(32))
WORDS = ("Ann's words", "Bo: “Żółw” \\ / \u2028")


def words_of(key: bytes, blocks: int) -> list[int]:
    """The 32-bit numbers of the first blocks of a stream."""
    found = []
    for block in range(blocks):
        digest = hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()
        found += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    return found


class Counted(HmacRng):
    """A stream of words given beforehand."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(b"")
        self._given = iter(words)

    def _next_word(self) -> int:
        return next(self._given)


# Fixed values.


def test_a_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_key_of_a_deal_is_the_hmac_of_a_json_list() -> None:
    text = '["cribbage",3,"Ann\'s words","Bo: “Żółw” \\\\ / \u2028"]'
    assert json.loads(text) == ["cribbage", 3, *WORDS]
    assert deal_key(SEED, "cribbage", 3, WORDS) == hmac.new(SEED, text.encode(), hashlib.sha256).digest()
    plain = deal_key(bytes(32), "horse-race", 0, ("", ""))
    assert plain == hmac.new(bytes(32), b'["horse-race",0,"",""]', hashlib.sha256).digest()
    assert plain.hex() == "307e936a0bee221a749ae79383f60278ce74bb8286f914a536de147c0d86ed65"


def test_no_two_matches_have_a_key_in_common_by_accident() -> None:
    keys = [
        deal_key(SEED, game, deal, words)
        for game in ("cribbage", "horse-race")
        for deal in (0, 1, 10)
        for words in (("a", "b"), ("b", "a"), ("ab", ""), ("", "ab"), ("a,b",), ('a","b',), ("a", "b", ""))
    ]
    assert len(set(keys)) == len(keys)


def test_the_stream_is_block_after_block() -> None:
    key = deal_key(SEED, "cribbage", 0, WORDS)
    rng = HmacRng(key)
    assert [rng.below(2**32) for _ in range(40)] == words_of(key, 5)
    rng = HmacRng(b"sixty-one")
    first = int.from_bytes(hmac.new(b"sixty-one", bytes(8), hashlib.sha256).digest()[:4], "big")
    assert rng.below(61) == first % 61


def test_a_whole_deal_worked_out_by_hand() -> None:
    # Horse Race for two: a lot, then the two hands from a shuffle that swaps each place with a later one.
    words = iter(words_of(deal_key(SEED, "horse-race", 0, WORDS), 4))
    lot = next(words) % 2
    tiles = [f"{low}-{high}" for low in range(7) for high in range(low, 7)]
    for place in range(14):
        other = place + next(words) % (28 - place)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    game = find_game("horse-race")
    table = Table(game, game.rules(), ("Ann", "Bo"), FairDealer(SEED, game.name, WORDS))
    assert [entry.action for entry in table.log[:2]] == [
        f"lot {lot}",
        f"deal {','.join(tiles[:7])} / {','.join(tiles[7:14])}",
    ]


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    words = iter(words_of(deal_key(SEED, "cribbage", 0, ("", "", "")), 8))
    pack = list(map(str, PACK))
    for place in range(16):
        other = place + next(words) % (52 - place)
        pack[place], pack[other] = pack[other], pack[place]
    game = find_game("cribbage")
    rules = game.rules("three-player")
    table = Table(game, rules, ("Ann", "Bo", "Cy"), FairDealer(SEED, game.name, ("", "", "")), first=1)
    hands = {2: pack[0:15:3], 0: pack[1:15:3], 1: pack[2:15:3]}
    said = " / ".join(",".join(hands[seat]) for seat in range(3))
    assert table.log[0].action == f"deal {said} / crib:{pack[15]}"


# Numbers that favour nothing.


@pytest.mark.parametrize("n", [1, 2, 3, 7, 28, 52, 2**16 + 1, 2**31 + 1, 2**32 - 1, 2**32])
def test_a_number_that_would_favour_the_small_ones_is_thrown_away(n: int) -> None:
    limit = 2**32 // n * n
    assert Counted([limit - 1]).below(n) == n - 1
    assert Counted([0]).below(n) == 0
    if limit < 2**32:
        assert Counted([limit, 2**32 - 1, n // 2]).below(n) == n // 2


def test_of_a_small_world_every_number_is_as_likely() -> None:
    # Every word once, scaled down: below(n) of all words below the limit gives each number equally often.
    for n in (3, 5, 6, 7):
        limit = 2**32 - 2**32 % n
        sample = [*range(n * 50), *range(limit - n * 50, limit)]
        found = Counter(Counted([word]).below(n) for word in sample)
        assert set(found) == set(range(n))
        assert len(set(found.values())) == 1


def test_streams_are_told_apart() -> None:
    def start(game: str, deal: int) -> list[int]:
        rng = HmacRng(deal_key(SEED, game, deal, ()))
        return [rng.below(2**32) for _ in range(8)]

    assert len({tuple(start(game, deal)) for game in ("cribbage", "muggins") for deal in range(20)}) == 40


def test_seeds() -> None:
    assert len(new_seed()) == SEED_BYTES
    assert new_seed() != new_seed()
    one, two = SeededRng("61"), SeededRng("61")
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]
    assert {SeededRng(number).below(3) for number in range(50)} == {0, 1, 2}


# One stream a deal.


def test_each_deal_has_its_own_stream_from_its_lot_on() -> None:
    game = find_game("cribbage")
    dealer = FairDealer(SEED, game.name, WORDS)
    state = game.new(game.rules("five-card", three_for_last="off"))
    deals = 0
    rng: Any = None
    while deals < 4:
        if state.actors == (CHANCE,):
            if state.phase == "cut" or (state.phase == "deal" and deals > 0):
                rng = HmacRng(deal_key(SEED, game.name, deals, WORDS))
            deals += state.phase == "deal"
            action = dealer.sample(state)
            assert action == state.chance(rng)
        else:
            action = state.legal_actions(state.actors[0])[0]
        state, _ = state.apply(action)


def test_a_draw_of_one_deal_does_not_move_the_next() -> None:
    # Whoever draws more or less cannot choose what is dealt later.
    game = find_game("horse-race")
    drawn = set()
    for choice in range(4):
        table = Table(game, game.rules(), ("Ann", "Bo"), FairDealer(SEED, game.name, WORDS), first=0)
        while sum(entry.action.startswith("deal") for entry in table.log) < 2:
            seat = table.state.actors[0]
            legal = table.state.legal_actions(seat)
            table.act(seat, legal[choice * 7 % len(legal)])
        drawn.add(sum(entry.action.startswith("draw") for entry in table.log))
        rng = HmacRng(deal_key(SEED, game.name, 1, WORDS))
        opening = [entry for entry in table.log[-2:] if entry.before.phase in ("lot", "deal")]
        assert [entry.action for entry in opening] == [str(entry.before.chance(rng)) for entry in opening]
    assert len(drawn) > 1


# Proofs.


def a_record() -> Record:
    game = find_game("fives-and-threes")
    table = Table(game, game.rules(), ("Ann", "Bo"), FairDealer(SEED, game.name, WORDS))
    while table.state.actors and len(table.log) < 60:
        seat = table.state.actors[0]
        table.act(seat, table.state.legal_actions(seat)[0])
    return table.record(proof=True)


def failure(record: Record) -> FairError:
    with pytest.raises(FairError) as raised:
        verify(record)
    return raised.value


def test_a_record_with_its_proof_is_verified() -> None:
    record = a_record()
    assert record.fair == {"commitment": commitment(SEED), "seed": SEED.hex(), "contributions": list(WORDS)}
    assert verify(record) == Proof(commitment(SEED), SEED.hex(), WORDS)
    capitals = {**record.fair, "commitment": commitment(SEED).upper(), "seed": SEED.hex().upper()}
    assert verify(dataclasses.replace(record, fair=capitals)).seed == SEED.hex().upper()
    assert verify(dataclasses.replace(record, fair={**record.fair, "note": "more"}))


def test_every_beginning_of_a_proved_record_is_proved() -> None:
    record = a_record()
    for length in range(len(record.actions)):
        verify(dataclasses.replace(record, actions=record.actions[:length]))


def test_no_proof() -> None:
    error = failure(dataclasses.replace(a_record(), fair=None))
    assert error.code == "fair/no-proof"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"commitment": None}, "commitment"),
        ({"commitment": "00"}, "commitment"),
        ({"commitment": "g" * 64}, "commitment"),
        ({"commitment": " " + "0" * 63}, "commitment"),
        ({"commitment": "٣" * 64}, "commitment"),
        ({"seed": 5}, "seed"),
        ({"seed": "00" * 33}, "seed"),
        ({"seed": "0x" + "0" * 62}, "seed"),
        ({"contributions": None}, "contributions"),
        ({"contributions": "ab"}, "contributions"),
        ({"contributions": ["a"]}, "contributions"),
        ({"contributions": ["a", "b", "c"]}, "contributions"),
        ({"contributions": ["a", 1]}, "contributions"),
        ({"contributions": ["a", "\ud800"]}, "contributions"),
        ({"contributions": ["a", "b" * (LONGEST_CONTRIBUTION + 1)]}, "contributions"),
    ],
    ids=str,
)
def test_a_field_of_a_proof_that_has_the_wrong_shape(change: dict[str, Any], field: str) -> None:
    record = a_record()
    error = failure(dataclasses.replace(record, fair={**record.fair, **change}))
    assert error.code == "fair/field"
    assert error.detail["field"] == field


@pytest.mark.parametrize("fair", [5, [], "proof", True])
def test_a_proof_that_is_none(fair: Any) -> None:
    assert failure(dataclasses.replace(a_record(), fair=fair)).code == "fair/field"


def test_another_seed_than_the_one_committed_to() -> None:
    record = a_record()
    error = failure(dataclasses.replace(record, fair={**record.fair, "seed": bytes(32).hex()}))
    assert error.code == "fair/commitment"
    assert error.detail == {"expected": commitment(SEED), "got": commitment(bytes(32))}


def test_a_dealer_who_chose_another_seed_after_the_contributions() -> None:
    # Commitment and seed agree, but the deals came from another seed.
    record = a_record()
    other = {"commitment": commitment(bytes(32)), "seed": bytes(32).hex(), "contributions": list(WORDS)}
    error = failure(dataclasses.replace(record, fair=other))
    assert error.code == "fair/deal"
    assert error.detail["index"] in (0, 1)


@pytest.mark.parametrize("words", [["Ann's words", "changed"], list(reversed(WORDS)), ["", ""]])
def test_contributions_that_were_changed_or_left_out(words: list[str]) -> None:
    record = a_record()
    error = failure(dataclasses.replace(record, fair={**record.fair, "contributions": words}))
    assert error.code == "fair/deal"


def test_another_lot_or_another_first_seat() -> None:
    record = a_record()
    other = "lot 0" if record.actions[0] == "lot 1" else "lot 1"
    assert failure(dataclasses.replace(record, actions=(other,))).code == "fair/deal"
    assert failure(dataclasses.replace(record, first=0, actions=record.actions[1:])).code == "fair/deal"
    assert failure(dataclasses.replace(record, first=0)).code == "fair/deal"


def test_chance_that_is_not_due_is_an_illegal_action() -> None:
    record = a_record()
    for extra in ("lot 0", "deal 0-0 / 1-1", "draw 0-0"):
        actions = (*record.actions[:3], extra)
        with pytest.raises(IllegalAction) as raised:
            verify(dataclasses.replace(record, actions=actions))
        assert raised.value.detail["index"] == 3


def test_an_illegal_play_of_a_proved_record_is_found_too() -> None:
    record = a_record()
    with pytest.raises(IllegalAction) as raised:
        verify(dataclasses.replace(record, actions=(*record.actions[:2], "0: knock", "1: knock")))
    assert raised.value.detail["index"] in (2, 3)


@pytest.mark.parametrize("words", [("a" * 201, "b"), ("\ud800", "b")])
def test_nobody_deals_what_no_record_could_prove(words: tuple[str, str]) -> None:
    with pytest.raises(FairError) as raised:
        FairDealer(SEED, "cribbage", words)
    assert (raised.value.code, raised.value.detail["field"]) == ("fair/field", "contributions")
    with pytest.raises(FairError) as raised:
        FairDealer(b"short", "cribbage", ("a", "b"))
    assert (raised.value.code, raised.value.detail["field"]) == ("fair/field", "seed")
    game = find_game("cribbage")
    with pytest.raises(FairError) as raised:
        Table(game, game.rules(), ("Ann", "Bo"), FairDealer(SEED, game.name, ("only one",)))
    assert raised.value.code == "fair/field"
