"""How the greedy bot lays tiles."""

from __future__ import annotations

from sixtyone.games.dominoes.actions import PlaceTile, parse_action
from sixtyone.games.dominoes.ends import counted_ends, placement_score
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.games.dominoes.state import DominoView
from sixtyone.score import total


def best(view: DominoView, rules: DominoRules) -> list[str]:
    """The placements that are worth most; a turn that may go on is never stopped, since every tile laid is one less to
    pay for.
    """
    worth = {
        text: _worth(action, view, rules) for text in view.legal if isinstance(action := parse_action(text), PlaceTile)
    }
    most = max(worth.values())
    return [text for text, value in worth.items() if value == most]


def _worth(action: PlaceTile, view: DominoView, rules: DominoRules) -> tuple[int, int]:
    """The points that the placement pegs, then the pips it sheds."""
    assert view.seat is not None
    points = total(placement_score(counted_ends(view.layout.with_tile(action.tile, action.at)), rules))
    if rules.hand_out and _goes_out(view, rules):
        points += 1
    if rules.exact and view.scores[rules.side_of(view.seat)] + points > rules.target:
        points = 0  # refused
    return points, action.tile.pips


def _goes_out(view: DominoView, rules: DominoRules) -> bool:
    """Whether the tile laid now ends the round by going out."""
    seat = view.seat
    assert seat is not None
    if view.counts[seat] != 1:
        return False
    partners = rules.sides[rules.side_of(seat)] if rules.all_partners_out else (seat,)
    return all(view.counts[other] == 0 for other in partners if other != seat)
