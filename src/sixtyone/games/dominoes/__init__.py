"""The domino games of the Fives family, as one machine driven by ``DominoRules``."""
