"""Bots: legal in every variety, from views alone, and each as good as it says."""

import inspect
from collections import Counter

import pytest

from sixtyone import bots
from sixtyone.bots.bot import BOTS, make_bot
from sixtyone.bots.greedy_cribbage import worth_in_crib
from sixtyone.cards import parse_cards
from sixtyone.catalogue import GAMES, find_game, find_variant
from sixtyone.errors import TableError
from sixtyone.fair import SeededRng
from sixtyone.game import CHANCE, Game, Rules, State, View

OPTIONS: dict[str, list[dict[str, object]]] = {
    "cribbage": [
        {},
        {"giveaway": True},
        {"counting": "manual"},
        {"counting": "muggins", "starter_cut": "player", "muggins_empty": "penalty", "overclaim": "two"},
    ],
    "horse-race": [{}, {"optional_continuation": True}],
}
VARIETIES = [
    pytest.param(game, game.rules(variant, **options), id="-".join([game.name, variant, *map(str, options)]))
    for game in GAMES
    for variant in game.variants
    for options in OPTIONS.get(game.name, [{}])
]


def play(game: Game, rules: Rules, kinds: list[str], seed: str, most: int = 10_000) -> tuple[State, int]:
    """A match between bots, each action checked; how many cards were laid in it."""
    rng = SeededRng(seed)
    seats = [make_bot(kind, rules, SeededRng(f"{seed} {seat}")) for seat, kind in enumerate(kinds)]
    state = game.new(rules)
    actions = 0
    while state.outcome is None and actions < most:
        seat = state.actors[-1]
        if seat == CHANCE:
            action = state.chance(rng)
        else:
            view = state.view(seat)
            text = seats[seat].choose(view)
            assert text in view.legal, (text, view)
            action = game.parse_action(text)
            if text.startswith(f"{seat}: play"):
                assert action.card in state.hands[seat]  # type: ignore[attr-defined]  # of cribbage
                assert state.count + action.card.value <= 31  # type: ignore[attr-defined]
        state, _ = state.apply(action)
        actions += 1
    return state, actions


@pytest.mark.parametrize(("game", "rules"), VARIETIES)
def test_bots_play_every_variety_to_its_end(game: Game, rules: Rules) -> None:
    # bugs.jsonl: bot-plays-old-card, over-31
    for turned in (False, True):
        kinds = ["greedy", "random"][:: -1 if turned else 1] * 2
        state, _ = play(game, rules, kinds[: rules.seats], f"{turned}")
        assert state.outcome is not None


def test_a_bot_is_given_a_view_and_never_a_state() -> None:
    for name in BOTS:
        bot = make_bot(name, find_variant("cribbage"), SeededRng(1))
        assert [one.annotation for one in inspect.signature(bot.choose, eval_str=True).parameters.values()] == [View]
    for path in bots.__path__:
        assert path.endswith("bots")


@pytest.mark.parametrize(("game", "rules"), VARIETIES)
def test_equal_views_and_equal_chance_give_equal_choices(game: Game, rules: Rules) -> None:
    first, one = play(game, rules, ["greedy"] * rules.seats, "same", most=150)
    second, two = play(game, rules, ["greedy"] * rules.seats, "same", most=150)
    assert (first.scores, one) == (second.scores, two)


@pytest.mark.parametrize(
    ("game", "variant", "matches", "at_least"),
    [
        ("cribbage", "five-card", 24, 18),
        ("horse-race", "individual", 24, 22),
        ("fives-and-threes", "individual", 24, 20),
    ],
)
def test_greedy_beats_random(game: str, variant: str, matches: int, at_least: int) -> None:
    found = find_game(game)
    rules = found.rules(variant)
    won: Counter[str] = Counter()
    for number in range(matches):
        kinds = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        state, _ = play(found, rules, kinds, f"match {number}")
        assert state.outcome is not None
        won.update(kinds[side] for side in state.outcome.winners)
    assert won["greedy"] >= at_least


def test_an_unknown_bot_is_answered_with_a_suggestion() -> None:
    with pytest.raises(TableError, match="did you mean greedy") as caught:
        make_bot("gredy", find_variant("cribbage"), SeededRng(1))
    assert caught.value.code == "table/unknown-bot"
    assert caught.value.detail == {"got": "gredy", "expected": list(BOTS)}


# Greedy, choice by choice.


def chosen(game: str, *actions: str, variant: str | None = None, first: int = 0, **options: object) -> str:
    """What the greedy bot does after these actions."""
    found = find_game(game)
    rules = found.rules(variant, **options)
    state: State = found.new(rules, first)
    for action in actions:
        state, _ = state.apply(found.parse_action(action))
    seat = state.actors[0]
    return make_bot("greedy", rules, SeededRng(1)).choose(state.view(seat))


TILES = "deal 1-4,1-1,4-4,0-0,0-1,0-2,0-3 / 3-4,2-2,2-3,2-4,5-5,5-6,6-6"


def test_the_placement_with_most_points() -> None:
    # Ends 0 and 3: only 2-3 and 3-4 fit; neither scores (2 and 4), so the one with more pips goes.
    assert chosen("horse-race", TILES, "0: place 0-3") == "1: place 3-4 at 0-3.high"
    # Of 1-1 at the 1 (2 + 8 = 10, two points) and 0-1 (0 + 8) the former.
    assert chosen("horse-race", TILES, "0: place 1-4", "0: place 4-4 at 1-4.high") == "0: place 1-1 at 1-4.low"


def test_no_points_are_seen_where_an_exact_target_refuses_them() -> None:
    deal = "deal 6-6,0-5,0-1 / 1-2,1-3,3-6"
    # 6-6 makes 12 and would peg 4, past 3; 0-5 makes 5 and pegs 1.
    assert chosen("fives-and-threes", deal, hand_sizes=3, target=3) == "0: place 0-5"
    assert chosen("fives-and-threes", deal, hand_sizes=3) == "0: place 6-6"


def test_the_hand_out_point_counts() -> None:
    deal = "deal 5-6,0-1 / 1-6,1-5"
    # 1-5 at the 5 and 1-6 at the 6 would both leave ends without points; see the pips.
    assert chosen("fives-and-threes", deal, "0: place 5-6", hand_sizes=2) == "1: place 1-6 at 5-6.high"


def test_a_kept_turn_is_not_given_away() -> None:
    assert chosen("horse-race", TILES, "0: place 1-4", optional_continuation=True).startswith("0: place")


def test_a_forced_pass_needs_no_thought() -> None:
    assert chosen("fives-and-threes", "deal 5-6,0-5 / 1-2,1-3", "0: place 5-6", hand_sizes=2) == "1: knock"


SIX = "deal 5H,5D,JD,QS,KH,9C / 4C,6D,7S,8S,TC,JC"


def test_the_hand_that_is_best_on_average_is_kept() -> None:
    assert chosen("cribbage", "deal 5H,5D,5S,JC,2C,8H / 4C,6D,7S,8S,TC,JS") == "0: discard 2C,8H"


def test_a_pair_goes_to_the_own_crib_and_not_to_the_other() -> None:
    deal = "deal 3S,6C,6S,KD,KH,KS / 2C,4D,7S,8S,TC,JS"
    assert chosen("cribbage", deal, first=0) == "0: discard 6C,6S"
    assert chosen("cribbage", deal, first=1) == "0: discard 3S,6C"


def test_at_giveaway_the_worst_hand_is_kept() -> None:
    assert chosen("cribbage", SIX, giveaway=True) != chosen("cribbage", SIX)


@pytest.mark.parametrize(
    ("cards", "worth"), [("5H 5D", 5.0), ("5H KD", 3.5), ("7H 8D", 3.0), ("6H 8D", 0.5), ("KH 9D", 0.0), ("5H", 1.5)]
)
def test_what_cards_are_worth_in_the_crib(cards: str, worth: float) -> None:
    assert worth_in_crib(parse_cards(cards)) == worth


PLAY = (SIX, "0: discard KH,9C", "1: discard 4C,JC", "starter 2H")


def test_the_card_with_most_points_is_played() -> None:
    # 10, then 5 makes fifteen.
    assert chosen("cribbage", *PLAY, "1: play TC") in ("0: play 5D", "0: play 5H")


def test_of_equals_not_the_count_of_five_or_twenty_one_and_the_highest() -> None:
    assert chosen("cribbage", *PLAY) == "1: play TC"
    deal = "deal AH,2D,3D,4S,KH,9C / 4C,AC,7S,8S,TC,JC"
    state = (deal, "0: discard KH,9C", "1: discard 7S,8S", "starter 2H")
    # The pone holds A 4 10 J: the jack leads; at 10 the dealer scores nothing with A 2 3 4, and plays the highest.
    assert chosen("cribbage", *state) == "1: play JC"
    assert chosen("cribbage", *state, "1: play JC") == "0: play 4S"
    # At 17 (J 4 3) ... the four would make 21, so the ace goes first.
    assert chosen("cribbage", *state, "1: play JC", "0: play 4S", "1: play AC", "0: play 2D") == "1: play TC"


def test_hands_are_counted_right_and_muggins_is_called_for_what_is_missed() -> None:
    moves = ["starter JH", "0: count 0"]
    assert chosen("cribbage", *PLAY[:3], moves[0], counting="muggins") == "0: count 2"
    assert chosen("cribbage", *PLAY[:3], *moves, counting="muggins") == "1: muggins 2"
    assert chosen("cribbage", *PLAY[:3], "starter JH", "0: count 1", counting="muggins") == "1: muggins 1"
    assert chosen("cribbage", *PLAY[:3], "starter JH", "0: count 2", counting="muggins") == "1: accept"
    assert chosen("cribbage", *PLAY[:3], "starter JH", "0: count 9", counting="muggins") == "1: accept"
    assert (
        chosen("cribbage", *PLAY, "0: count 0", "1: play TC", "1: count 0", "0: play 5D", counting="manual")
        == "0: count 2"
    )


def test_what_an_opponent_has_taken_is_not_called_again() -> None:
    deal = "deal 5H,5D,JD,QS,KH / 4C,6D,7S,8S,TC / 2C,3C,9D,QC,KC / crib:AS"
    moves = (deal, "0: discard KH", "1: discard TC", "2: discard KC", "starter JH", "0: count 0")
    three = {"variant": "three-player", "counting": "muggins"}
    assert chosen("cribbage", *moves, **three) == "1: muggins 2"
    assert chosen("cribbage", *moves, "1: muggins 1", **three) == "2: muggins 1"
    assert chosen("cribbage", *moves, "1: muggins 2", **three) == "2: accept"
    assert chosen("cribbage", *moves, "1: accept", **three) == "2: muggins 2"


def test_the_pack_is_cut_where_it_may_be() -> None:
    assert chosen("cribbage", *PLAY[:3], starter_cut="player") == "1: cut 20"
