"""Where a match stands, in words: one sentence, or every fact on a line of its own.

The facts are the table for whoever does not see it; they hold what the view holds and nothing else.
"""

from __future__ import annotations

from sixtyone.game import CHANCE, Rules, View
from sixtyone.games.cribbage.view import CribbageView
from sixtyone.games.dominoes.ends import counted_ends, end_sum, open_places
from sixtyone.games.dominoes.layout import Layout
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.games.dominoes.state import DominoView
from sixtyone.tiles import ARMS, HALVES, Place
from sixtyone.words.catalogue import Words
from sixtyone.words.describe import outcome
from sixtyone.words.domino_events import ends
from sixtyone.words.layouts import lines
from sixtyone.words.teller import Teller


def title(words: Words, rules: Rules) -> str:
    """What is played: ``Cribbage with muggins, six cards, to 121``."""
    giveaway = "yes" if getattr(rules, "giveaway", False) else "no"
    counting = getattr(rules, "counting", "auto")
    game = words.say("variant-game", game=words.say(f"game-{rules.game}"), giveaway=giveaway, counting=counting)
    return words.say("variant-heading", variant=rules.variant, game=game, target=rules.target)


def sentence(teller: Teller, view: View) -> str:
    """The state in one sentence: who is to act, the count or the ends, and the scores."""
    phase = view.phase
    variables: dict[str, str | int] = {"count": 0, "ends": 0, "scores": teller.scores(view.scores, later=True)}
    if isinstance(view, CribbageView):
        variables["count"] = view.count
    elif isinstance(view, DominoView):
        variables["ends"] = end_sum(view.layout)
        phase = "opening" if phase == "turn" and not view.layout.laid else phase
    seats = [seat for seat in view.actors if seat >= 0]
    mine = teller.you in seats  # where several are to act, whoever reads is told of that
    who = {"who": "you" if mine else "other", "name": teller.seats(seats)}
    return teller.say("state-sentence", phase=phase, **who, **variables)


def facts(teller: Teller, view: View) -> list[str]:
    """The state, one fact a line: scores, whose turn it is, then what lies on the table and what the seat holds."""
    told = [*scores(teller, view), *turn(teller, view)]
    if isinstance(view, CribbageView):
        return told + _cribbage(teller, view)
    return told + _dominoes(teller, view) if isinstance(view, DominoView) else told


def unshown(teller: Teller, view: View) -> list[str]:
    """The facts that no piece on the table shows, for a picture of it."""
    told = turn(teller, view)
    if isinstance(view, CribbageView):
        claimed = view.claim is not None and view.claim.claimed is not None
        return [*told, *_deal(teller, view), *_gone(teller, view), *(_claim(teller, view) if claimed else ())]
    return [*told, *_round(teller, view), *_kept(teller, view)] if isinstance(view, DominoView) else told


def scores(teller: Teller, view: View) -> list[str]:
    """Where the pegs of each side stand."""
    told = []
    for side, points in enumerate(view.scores):
        message = "state-score" + ("-pair" if teller.rules.pairs else "") + ("-pegs" if view.rear[side] else "")
        variables = {"points": points, "rear": view.rear[side]}
        told.append(teller.say(message, **teller.who_side(side), **variables))
    return told


def turn(teller: Teller, view: View) -> list[str]:
    """Whose turn it is; of a match that is over, who won."""
    seats = [seat for seat in view.actors if seat >= 0]
    if view.outcome is not None:
        return [teller.say("state-over"), *outcome(teller, view.outcome)]
    if CHANCE in view.actors:
        return [teller.say("state-waiting", phase=view.phase)]
    if len(seats) == 1:
        return [teller.by("state-turn", seats[0])]
    return [teller.say("state-turn-several", names=teller.seats(seats, later=True))] if seats else []


def _cribbage(teller: Teller, view: CribbageView) -> list[str]:
    told = _deal(teller, view)
    if view.crib is not None:
        told.append(teller.say("state-crib", pieces=teller.row(view.crib)))
    elif view.counts:
        told.append(teller.say("state-crib-count", count=view.crib_count))
    if view.starter is not None:
        told.append(teller.say("state-starter", card=teller.pieces.the(view.starter)))
    elif view.counts:
        told.append(teller.say("state-no-starter"))
    if view.phase in ("play", "count", "answer") and (view.claim is None or view.claim.what == "play"):
        told.append(_series(teller, view))
    told += _gone(teller, view)
    for seat, laid in enumerate(view.played):
        if laid:
            told.append(teller.by("state-laid-cards", seat, pieces=teller.pieces.the(*laid)))
    for seat, count in enumerate(view.counts):
        if seat != view.seat:
            told.append(teller.say("state-holds-cards", name=teller.names[seat], count=count))
    if view.discards:
        told.append(teller.say("state-discards", pieces=teller.pieces.the(*view.discards)))
    if view.hand is not None:
        told.append(teller.say("state-hand-cards", count=len(view.hand), pieces=teller.row(view.hand)))
    return told + _claim(teller, view)


def _deal(teller: Teller, view: CribbageView) -> list[str]:
    """Which deal it is and whose; between two deals, of the one to come: its dealer is known, and no card lies."""
    deal = view.deal + (view.phase == "deal")
    told = [teller.say("state-deal", deal=deal)] if deal else []
    return [*told, teller.by("state-dealer", view.dealer)] if view.dealer >= 0 else told


def _gone(teller: Teller, view: CribbageView) -> list[str]:
    return [teller.by("state-gone", seat) for seat in view.gone]


def _series(teller: Teller, view: CribbageView) -> str:
    if not view.series:
        return teller.say("state-series-new")
    return teller.say("state-series", count=view.count, pieces=teller.row(view.series))


def _claim(teller: Teller, view: CribbageView) -> list[str]:
    claim = view.claim
    if claim is None:
        return []
    if claim.claimed is not None:
        return [teller.by("state-claimed", claim.seat, points=claim.claimed)]
    return [teller.by("state-claim", claim.seat, what=claim.what, pieces=teller.row(claim.cards))]


def _dominoes(teller: Teller, view: DominoView) -> list[str]:
    rules = teller.rules
    draws = "yes" if isinstance(rules, DominoRules) and rules.draws else "no"
    told = [*_round(teller, view), *layout(teller, view.layout)]
    if view.counts:
        told.append(teller.say("state-stock", draws=draws, count=view.stock))
    for seat, count in enumerate(view.counts):
        if seat != view.seat:
            told.append(teller.say("state-holds-tiles", name=teller.names[seat], count=count))
    if view.hand is not None:
        told.append(teller.say("state-hand-tiles", count=len(view.hand), pieces=teller.row(view.hand)))
    return told + _kept(teller, view)


def _round(teller: Teller, view: DominoView) -> list[str]:
    """Which round lies there and who opened it, or who is to open: between two rounds, the one to come."""
    told = [teller.say("state-round", round=view.round)] if view.round else []
    if view.phase == "deal":
        return [teller.by("state-opens", view.opener), *told]
    if view.opener >= 0 and view.phase != "lot":
        told.append(teller.by("state-opener" if view.layout.laid else "state-opens", view.opener))
    return told


def _kept(teller: Teller, view: DominoView) -> list[str]:
    told = [teller.by("state-kept-turn", view.turn)] if view.kept and view.phase == "turn" else []
    if view.drawn is not None and view.seat == view.turn:
        told.append(teller.say("state-drawn", tile=teller.pieces.one(view.drawn)))
    return told


def layout(teller: Teller, laid: Layout) -> list[str]:
    """The layout in words: the line from end to end, every arm, the ends that count, and where a tile may be laid."""
    if not laid.laid:
        return [teller.say("state-no-layout")]
    told = [*lines(teller.pieces, laid), ends(teller, counted_ends(laid), end_sum(laid))]
    counted = {Place(place.tile, place.place): place.counted for place in open_places(laid)}
    places = [place_words(teller, place, counted[place]) for place in laid.open]
    return [*told, teller.say("state-open", places=", ".join(dict.fromkeys(places)))]


def place_words(teller: Teller, place: Place, counted: bool) -> str:
    """One open place: whose it is, the pips that it takes, and whether its end counts."""
    where = "half" if place.name in HALVES else "arm" if place.name in ARMS else "side"
    tile = teller.pieces.one(place.tile)
    return teller.say("score-place", where=where, tile=tile, value=place.value, counted="yes" if counted else "no")
