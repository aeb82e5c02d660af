"""Stacked deals: chance actions that give each seat what a rule wants to see, and the plainest way through a deal."""

from __future__ import annotations

from sixtyone.cards import PACK
from sixtyone.games.dominoes.ends import counted_ends, placement_score
from sixtyone.games.dominoes.layout import Layout, parse_laid
from sixtyone.tiles import TILES
from tests.rules.matches import named

# Dominoes.


def tiles_dealt(size, *hands, stock=(), without=""):
    """A deal of these hands, each filled up to `size` with other tiles, none of those that `stock` is to keep.

    What fills up the hand of seat 0 shows no value in `without`.
    """
    wanted = {tile for hand in hands for tile in hand}
    rest = [str(tile) for tile in TILES if str(tile) not in wanted and str(tile) not in stock]
    rest.sort(key=lambda tile: not set(tile) & set(without))  # what shows none of them is taken first, from the end
    filled = [[*hand, *(rest.pop() for _ in range(size - len(hand)))] for hand in hands]
    assert not set(without) & set("".join(filled[0][len(hands[0]) :]))
    return "deal " + " / ".join(",".join(hand) for hand in filled)


def owners(rules, texts, drawn):
    """Which seat lays each tile of a layout when seat 0 opens; the tile number `drawn` is laid from the stock."""
    seats, seat, layout = [], 0, Layout(rules.spinners)
    for number, text in enumerate(texts):
        seats.append(seat)
        tile, at = parse_laid(text)
        layout = layout.with_tile(tile, at)
        scores = bool(placement_score(counted_ends(layout), rules))
        if not (rules.keeps_turn and number != drawn and (tile.is_double or scores)):
            seat = (seat + 1) % rules.seats
    return seats


def lay(match, texts):
    """Deal so that the tiles of a layout are laid in this order, lay them, and give the `placed` events.

    Where one seat would have to lay more tiles than it is dealt, the second tile is drawn, which ends its turn.
    """
    size = match.rules.hand_size
    tiles = [str(parse_laid(text)[0]) for text in texts]
    for drawn in (None, 1):
        seats = owners(match.rules, texts, drawn)
        hands = [
            [tile for number, tile in enumerate(tiles) if seats[number] == seat and number != drawn]
            for seat in range(match.rules.seats)
        ]
        if max(map(len, hands)) <= size:
            break
    stock = [] if drawn is None else [tiles[drawn]]
    match.play("lot 0")
    match.play(tiles_dealt(size, *hands, stock=stock, without="" if drawn is None else tiles[0].replace("-", "")))
    placed = []
    for number, text in enumerate(texts):
        if number == drawn:
            match.play(f"draw {tiles[number]}")
        placed += named(match.play(f"{seats[number]}: place {text}"), "placed")
    assert len(placed) == len(texts)
    return placed


# Cribbage.


def cards_dealt(rules, kept, starter=None, crib=(), away=()):
    """Deal, discards and starter that leave each seat the hand in `kept`.

    The crib gets the cards of `crib`, then others, seat by seat, and what the pack gives it last. Cards that nobody
    asked for are none of `away`.
    """
    named_cards = {card for hand in kept for card in hand} | {*crib, *away, starter}
    rest = [str(card) for card in PACK if str(card) not in named_cards]
    hands = [[*hand, *(rest.pop() for _ in range(rules.kept - len(hand)))] for hand in kept]
    hands += [[rest.pop() for _ in range(rules.kept)] for _ in range(rules.seats - len(kept))]
    to_crib = [*crib, *(rest.pop() for _ in range(rules.crib_size - len(crib)))]
    laid_away = [to_crib[seat * rules.discards : (seat + 1) * rules.discards] for seat in range(rules.seats)]
    groups = [",".join([*hand, *cards]) for hand, cards in zip(hands, laid_away, strict=True)]
    groups += [f"crib:{card}" for card in to_crib[rules.seats * rules.discards :]]
    lines = ["deal " + " / ".join(groups)]
    lines += [f"{seat}: discard {','.join(cards)}" for seat, cards in enumerate(laid_away)]
    return "\n".join([*lines, *([f"starter {starter}"] if starter else [])])


def go_on(match, until=lambda state: False):
    """The plainest course: the first legal card, true counts, no muggins; to the end of the deal or until `until`."""
    events = []
    while match.state.phase not in ("deal", "over") and not until(match.state):
        state = match.state
        seat = state.actors[0]
        if state.phase == "count":
            action = f"{seat}: count {state.claim.total}"
        elif state.phase == "answer":
            action = f"{seat}: accept"
        else:
            action = str(state.legal_actions(seat)[0])
        events += match.play(action)
    return events


def is_counting(what):
    """For `go_on`: a count of this kind (`play`, `hand`, `crib`) is asked for."""
    return lambda state: state.phase == "count" and state.claim.what == what


def at_the_count(match, what, kept, starter, crib=(), variant="six-card", **options):
    """A match of muggins that seat 0 deals, at the count of a hand or crib."""
    one = match("cribbage", variant, first=0, counting="muggins", **options)
    one.play(cards_dealt(one.rules, kept, starter, crib=crib))
    go_on(one, is_counting(what))
    return one


TWELVE = [
    ["2C", "4D", "6H", "8S"],
    ["TC", "JD", "QH", "KS"],
]  # with 5C the pone's hand is 12: four fifteens, a run of four
