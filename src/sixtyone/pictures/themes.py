"""The colours and lines of the drawings, light and dark. What they tell, a shape or a number tells too."""

from __future__ import annotations

from collections.abc import Container

THEMES = ("auto", "light", "dark")
FONT = "'DejaVu Sans', Verdana, 'Noto Sans', 'Liberation Sans', Arial, sans-serif"

_TWO_COLOURS = {"c": "black", "d": "red", "h": "red", "s": "black"}
_FOUR_COLOURS = {"c": "green", "d": "blue", "h": "red", "s": "black"}
_PEN = "fill:none;stroke-linecap:round;stroke-linejoin:round"

# Each class with what it is drawn by; {names} are looked up in the palettes.
_CLASSES = {
    "ground": "fill:{ground}",
    "words": "fill:{ink}",
    "strong": "fill:{ink};font-weight:bold",
    "ink": "fill:{ink}",
    "stroke": f"stroke:{{ink}};{_PEN}",
    "face": "fill:{face};stroke:{edge}",
    "face-last": "fill:{last};stroke:{edge}",
    "face-dim": "fill:{dim};stroke:{edge}",
    "pip": "fill:{pip}",
    "bar": "stroke:{pip};fill:none",
    "diamond": "fill:{mark};stroke:{face};stroke-width:1",
    "spinner": "fill:none;stroke:{spinner}",
    "counted": "fill:{mark};stroke:{ground};stroke-width:1",
    "figure": f"stroke:{{on-mark}};{_PEN}",
    "open": "fill:{ground};stroke:{ink}",
    "back": "fill:{back};stroke:{edge}",
    "weave": "fill:none;stroke:{face};stroke-width:0.8",
    "dot": "fill:{face}",
    "rule": "stroke:{grain};stroke-width:0.6",
    **{f"suit-{suit}": f"fill:{{{colour}}}" for suit, colour in _TWO_COLOURS.items()},
    **{f"suit4-{suit}": f"fill:{{{colour}}}" for suit, colour in _FOUR_COLOURS.items()},
    **{f"rank-{suit}": f"stroke:{{{colour}}};{_PEN}" for suit, colour in _TWO_COLOURS.items()},
    **{f"rank4-{suit}": f"stroke:{{{colour}}};{_PEN}" for suit, colour in _FOUR_COLOURS.items()},
    "court": "fill:{court};stroke:{edge};stroke-width:0.8",
    "crown": "fill:{gold};stroke:{edge};stroke-width:0.8;stroke-linejoin:round",
    "beard": "fill:{hair};stroke:{edge};stroke-width:0.8",
    "court-line": f"stroke:{{edge}};stroke-width:0.9;{_PEN}",
    "lit": "fill:none;stroke:{spinner}",
    "board": "fill:{wood};stroke:{edge}",
    "hole": "fill:{hole}",
    "game-hole": "fill:{hole};stroke:{ink};stroke-width:1.6",
    "street": "stroke:{grain};stroke-width:1;fill:none",
    "board-words": "fill:{ink}",
    "skunk": "stroke:{ink};stroke-width:1.4;stroke-dasharray:3 1.5;fill:none",
    **{f"front-{side}": f"fill:{{peg{side}}};stroke:{{ink}};stroke-width:1" for side in range(4)},
    **{f"rear-{side}": f"fill:{{wood}};stroke:{{peg{side}}};stroke-width:1.8" for side in range(4)},
}
_LIGHT = {
    "ground": "#f6f3ea",
    "ink": "#1f1f1d",
    "face": "#fffdf7",
    "edge": "#45433e",
    "last": "#ffe9a8",
    "dim": "#e4e0d4",
    "pip": "#1f1f1d",
    "mark": "#11507c",
    "on-mark": "#ffffff",
    "spinner": "#b8500a",
    "back": "#2f5d8a",
    "black": "#1b1b1b",
    "red": "#b3131b",
    "green": "#0d6b2f",
    "blue": "#124fb0",
    "court": "#f6ecd0",
    "gold": "#e3b23c",
    "hair": "#8a6a4a",
    "wood": "#e3c99a",
    "hole": "#5a431f",
    "grain": "#8a6b3a",
    "peg0": "#b3131b",
    "peg1": "#124fb0",
    "peg2": "#0d6b2f",
    "peg3": "#6a2c91",
}
_DARK = {
    **_LIGHT,
    "ground": "#16191d",
    "ink": "#eeece6",
    "face": "#ece7da",
    "edge": "#0b0c0e",
    "last": "#ffd873",
    "dim": "#b3aea2",
    "mark": "#8cc6f5",
    "on-mark": "#0c1a26",
    "spinner": "#ff9a3d",
    "wood": "#78603e",
    "hole": "#0d0904",
    "grain": "#a89068",
    "back": "#3f74a8",
    "peg0": "#ff8078",
    "peg1": "#82b4ff",
    "peg2": "#6fd68c",
    "peg3": "#d3a0f5",
}


def style(theme: str, used: Container[str]) -> str:
    """The style sheet of a theme for the classes used.

    ``auto`` is light unless the reader's system is dark. The root of a drawing has the class ``s61-`` and the theme, so
    that drawings of several themes may stand on one page.

    >>> style("dark", {"ground"})
    '.s61-dark .ground{fill:#16191d}'
    """
    if theme not in THEMES:
        raise ValueError(f"a theme is one of {', '.join(THEMES)}, not {theme!r}")
    if theme == "auto":
        return f"{_rules(theme, _LIGHT, used)}@media (prefers-color-scheme:dark){{{_rules(theme, _DARK, used)}}}"
    return _rules(theme, _LIGHT if theme == "light" else _DARK, used)


def _rules(theme: str, palette: dict[str, str], used: Container[str]) -> str:
    found = []
    for name, declarations in _CLASSES.items():
        if name in used:
            filled = declarations
            for colour, value in palette.items():
                filled = filled.replace(f"{{{colour}}}", value)
            found.append(f".s61-{theme} .{name}{{{filled}}}")
    return "".join(found)
