"""``sixtyone score``: what a hand, a series or a layout counts, and why. The referee rules; here it is only said."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sixtyone.cards import parse_card, parse_cards
from sixtyone.catalogue import find_game
from sixtyone.cli.ending import DONE, Complaint
from sixtyone.cli.games import game_name
from sixtyone.cli.rule_options import read_options
from sixtyone.cli.speaking import style_for, survive_any_text, words_for
from sixtyone.games.cribbage.pegging import count_of
from sixtyone.games.cribbage.state import CribbageGame
from sixtyone.games.dominoes.ends import End, placement_score
from sixtyone.games.dominoes.rules import DominoRules
from sixtyone.referee import rule
from sixtyone.score import Score, ScoreKind
from sixtyone.tiles import parse_tile, parse_tiles
from sixtyone.words.domino_events import ends
from sixtyone.words.scores import count_aloud
from sixtyone.words.teller import Teller


@dataclass(frozen=True)
class Asked:
    """What is to be scored."""

    pieces: list[str]
    starter: str | None
    crib: bool
    pegging: str | None
    game: str
    variant: str | None
    options: list[str]


def score_pieces(asked: Asked, as_json: bool, plain: bool, language: str | None) -> int:
    """Print the score and the reason of each point."""
    words = words_for(language)
    game = find_game(game_name(asked.game))
    options = read_options(asked.options)
    rules = game.rules(asked.variant, **options)
    question: dict[str, Any] = {"game": game.name, "variant": rules.variant, "rules": rules.options()}
    cards = isinstance(game, CribbageGame)
    question |= _cribbage(asked) if cards else _dominoes(asked, game.name)
    ruling = rule(question)
    if as_json:
        print(json.dumps(ruling, separators=(",", ":")))
        return DONE
    survive_any_text()
    teller = Teller(words, rules, (), style=style_for(plain))
    for line in _cards_told(teller, asked, ruling) if cards else _layout_told(teller, ruling):
        print(line)
    return DONE


def _cribbage(asked: Asked) -> dict[str, Any]:
    text = " ".join(asked.pieces)
    if asked.pegging is not None:
        if asked.starter is not None or asked.crib or text or not asked.pegging.strip():
            raise Complaint("cli-score-what")
        return {"pegging": [str(card) for card in parse_cards(asked.pegging)]}
    if not text or asked.starter is None:
        raise Complaint("cli-score-what")
    hand = [str(card) for card in parse_cards(text)]
    return {"show": {"hand": hand, "starter": str(parse_card(asked.starter)), "crib": asked.crib}}


def _dominoes(asked: Asked, game: str) -> dict[str, Any]:
    for given, option in ((asked.starter, "--starter"), (asked.crib or None, "--crib"), (asked.pegging, "--pegging")):
        if given is not None:
            raise Complaint("cli-score-not-here", option=option, game=game)
    laid = [" ".join(text.split()) for piece in asked.pieces for text in re.split(r"[;,]", piece) if text.strip()]
    if not laid:
        raise Complaint("cli-score-dominoes")
    return {"layout": laid}


def _cards_told(teller: Teller, asked: Asked, ruling: dict[str, Any]) -> list[str]:
    parts = [
        Score(ScoreKind(part["kind"]), part["points"], tuple(parse_card(piece) for piece in part["pieces"]))
        for part in ruling["parts"]
    ]
    if asked.pegging is not None:
        series = parse_cards(asked.pegging)
        told = [teller.say("cli-show-pegging", pieces=teller.row(series), count=count_of(series))]
    else:
        assert asked.starter is not None
        hand, starter = parse_cards(" ".join(asked.pieces)), teller.pieces.one(parse_card(asked.starter))
        told = [
            teller.say("cli-show-crib" if asked.crib else "cli-show-starter", pieces=teller.row(hand), starter=starter)
        ]
    told += _table(teller, parts)
    if parts:
        told.append(teller.say("score-count-whole", count=count_aloud(teller.words, parts)))
    return [*told, teller.say("score-total", points=ruling["total"])]


def _layout_told(teller: Teller, ruling: dict[str, Any]) -> list[str]:
    counted = tuple(End(parse_tile(end["tile"]), end["value"]) for end in ruling["counted"])
    told = [ends(teller, counted, ruling["sum"])]
    assert isinstance(teller.rules, DominoRules)
    parts = placement_score(counted, teller.rules)
    told += _table(teller, parts)
    if ruling["spinners"]:
        told.append(teller.say("score-spinners", pieces=teller.row(parse_tiles(",".join(ruling["spinners"])))))
    if ruling["raw"] is not None:
        return [*told, teller.say("score-raw", points=ruling["points"], raw=ruling["raw"])]
    return [*told, teller.say("score-total", points=ruling["points"])]


def _table(teller: Teller, parts: Sequence[Score]) -> list[str]:
    """One line a part: its points, its kind and its pieces."""
    kinds = [teller.say("score-kind", kind=part.kind.value) for part in parts]
    if teller.style == "spoken":
        return [
            teller.say("score-line", kind=kind, pieces=teller.row(part.pieces), points=part.points)
            for kind, part in zip(kinds, parts, strict=True)
        ]
    width = max(map(len, kinds), default=0)
    return [
        f"{part.points:4}  {kind:{width}}  {teller.row(part.pieces)}" for kind, part in zip(kinds, parts, strict=True)
    ]
