"""What each legal action would peg at once, from the own view alone: nothing that the seat could not work out."""

from __future__ import annotations

from typing import Any

from sixtyone.game import Rules, View, to_json
from sixtyone.games.cribbage.actions import Play
from sixtyone.games.cribbage.actions import parse_action as parse_cribbage
from sixtyone.games.cribbage.pegging import score_card
from sixtyone.games.cribbage.rules import CribbageRules
from sixtyone.games.cribbage.view import CribbageView
from sixtyone.games.dominoes.actions import PlaceTile
from sixtyone.games.dominoes.actions import parse_action as parse_domino
from sixtyone.games.dominoes.ends import counted_ends, placement_score
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.games.dominoes.state import DominoView
from sixtyone.score import Score, ScoreKind, total


def scores_of(view: View, rules: Rules) -> list[dict[str, Any]]:
    """One object a legal placement or card; none where the players count for themselves."""
    if view.seat is None:
        return []
    if isinstance(view, DominoView) and isinstance(rules, DominoRules):
        return [_placement(view, rules, text) for text in view.legal if ": place" in text]
    if isinstance(view, CribbageView) and isinstance(rules, CribbageRules) and rules.counting == "auto":
        return [_card(view, rules, text) for text in view.legal if ": play" in text]
    return []


def _placement(view: DominoView, rules: DominoRules, text: str) -> dict[str, Any]:
    action = parse_domino(text)
    assert isinstance(action, PlaceTile)
    assert view.seat is not None
    assert view.hand is not None
    parts = placement_score(counted_ends(view.layout.grown(action.tile, action.at)), rules)
    raw = 5 * total(parts) if rules.shows_raw else None
    side = rules.side_of(view.seat)
    partners = rules.sides[side] if rules.all_partners_out else (view.seat,)
    last = len(view.hand) == 1 and not any(view.counts[seat] for seat in partners if seat != view.seat)
    if last and rules.hand_out:
        parts = (*parts, Score(ScoreKind.HAND_OUT, 1))
    refused = rules.exact and view.scores[side] + total(parts) > rules.target
    return _answer(text, parts, raw, refused)


def _card(view: CribbageView, rules: CribbageRules, text: str) -> dict[str, Any]:
    action = parse_cribbage(text)
    assert isinstance(action, Play)
    return _answer(text, score_card((*view.series, action.card), rules), None, False)


def _answer(text: str, parts: tuple[Score, ...], raw: int | None, refused: bool) -> dict[str, Any]:
    return {"action": text, "points": total(parts), "raw": raw, "parts": to_json(parts), "refused": refused}
