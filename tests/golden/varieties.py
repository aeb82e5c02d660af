"""The varieties of which a match was played at the prompt, each with the arguments of ``sixtyone play``."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent

VARIETIES: dict[str, list[str]] = {
    "horse-race-2": ["horse-race"],
    "horse-race-3": ["horse-race", "--seats", "Ann,greedy,random"],
    "horse-race-4": ["horse-race", "--seats", "Ann,Bo,Cy,Di"],
    "horse-race-pairs": ["horse-race", "--variant", "pairs", "--seats", "Ann,greedy,Cy,greedy"],
    "horse-race-stop": ["horse-race", "--seats", "Ann,Bo", "--option", "optional_continuation=true"],
    "fives-and-threes-2": ["fives-and-threes", "--seats", "Ann,Bo"],
    "fives-and-threes-3": ["fives-and-threes", "--seats", "you,greedy,greedy"],
    "fives-and-threes-pairs": ["fives-and-threes", "--variant", "pairs"],
    "cribbage-six-card": ["cribbage"],
    "cribbage-five-card": ["cribbage", "--variant", "five-card", "--seats", "Ann,Bo"],
    "cribbage-seven-card": ["cribbage", "--variant", "seven-card"],
    "cribbage-three-player": ["cribbage", "--variant", "three-player", "--seats", "Ann,Bo,greedy"],
    "cribbage-four-player": ["cribbage", "--variant", "four-player"],
    "cribbage-pairs": ["cribbage", "--variant", "pairs", "--seats", "Ann,Bo,Cy,Di"],
    "cribbage-giveaway": ["cribbage", "--option", "giveaway=true"],
    "cribbage-manual": ["cribbage", "--option", "counting=manual", "--option", "starter_cut=player"],
    "cribbage-muggins": ["cribbage", "--option", "counting=muggins", "--seats", "Ann,Bo"],
    "cribbage-muggins-3": ["cribbage", "--variant", "three-player", "--option", "counting=muggins"],
    "all-fives": ["all-fives"],
    "muggins": ["muggins", "--seats", "Ann,Bo"],
    "five-up": ["five-up"],
}

SEEDS = {"fives-and-threes-3": "golden 5"}
"""Where the usual seed gives a match that lacks what it is there to show."""
