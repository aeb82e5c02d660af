"""SVG as text: elements, a drawing with its title, its description and its style, light or dark.

A drawing says what it shows twice: in shapes, and in words as ``<title>`` and ``<desc>`` for those who do not see them.

>>> drawing = Drawing(320, 40, title="Nothing", desc="Nothing is laid.")
>>> drawing.add(circle(20, 20, 8, "ink"))
>>> print(drawing.svg(theme="light")[:66])
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 40" width
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from unicodedata import east_asian_width
from xml.sax.saxutils import escape, quoteattr
from zlib import crc32

from sixtyone.pictures.themes import FONT, style
from sixtyone.words.readable import readable

NARROW = 320
"""Pixels of the narrowest screen on which a drawing is to be read."""
WIDE = 480
"""Pixels of the widest drawing, as drawn; it scales."""
TEXT = 12.5
"""Pixels of the words when the drawing is shown on the narrowest screen."""
_CLASS = re.compile(r'class="([^"]+)"')
_USUAL, _WIDE = 6, 10  # how wide letters are, on the generous side, in tenths of their height


def number(value: float) -> str:
    """A coordinate, rounded to a hundredth: ``1.5``, ``2``."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(name: str, content: str | None = None, **attributes: str | float | None) -> str:
    """One element; an underscore in a name stands for a hyphen, ``class_`` for ``class``; None leaves an attribute out.

    >>> element("g", "…", class_="tile", stroke_width=2)
    '<g class="tile" stroke-width="2">…</g>'
    """
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value)
            parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    head = " ".join(parts)
    return f"<{head}/>" if content is None else f"<{head}>{content}</{name}>"


def rectangle(
    x: float, y: float, width: float, height: float, class_: str, radius: float = 0, stroke: float | None = None
) -> str:
    """A rectangle by its left upper corner; ``stroke`` is the width of its line, where its class has one."""
    rounded = radius or None
    return element("rect", x=x, y=y, width=width, height=height, rx=rounded, class_=class_, stroke_width=stroke)


def circle(x: float, y: float, radius: float, class_: str, stroke: float | None = None) -> str:
    """A circle by its middle."""
    return element("circle", cx=x, cy=y, r=radius, class_=class_, stroke_width=stroke)


def line(x1: float, y1: float, x2: float, y2: float, class_: str, stroke: float | None = None) -> str:
    """A straight line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_, stroke_width=stroke)


def path(d: str, class_: str, x: float = 0, y: float = 0, scale: float = 1, stroke: float | None = None) -> str:
    """A path by its data, moved and scaled."""
    moves = [f"translate({number(x)} {number(y)})"] if x or y else []
    moves += [f"scale({scale:.4g})"] if scale != 1 else []
    return element("path", d=d, class_=class_, transform=" ".join(moves) or None, stroke_width=stroke)


def polygon(points: Iterable[tuple[float, float]], class_: str) -> str:
    """A closed shape with straight sides."""
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), class_=class_)


def words(x: float, y: float, text: str, size: float, class_: str = "words", anchor: str = "start") -> str:
    """Words on a base line."""
    return element("text", escape(readable(text)), x=x, y=y, font_size=size, text_anchor=anchor, class_=class_)


def group(parts: Iterable[str], x: float = 0, y: float = 0, turned: float = 0, scale: float = 1) -> str:
    """Parts moved, turned and scaled together."""
    moves = []
    if x or y:
        moves.append(f"translate({number(x)} {number(y)})")
    if turned:
        moves.append(f"rotate({number(turned)})")
    if scale != 1:
        moves.append(f"scale({scale:.4g})")
    return element("g", "".join(parts), transform=" ".join(moves) or None)


def wrapped(text: str, width: float, size: float) -> list[str]:
    """The lines of a text in so many pixels. A word that is longer than a line is broken."""
    most = max(8.0 * _USUAL, 10 * width / size)
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if _wide(longer) <= most:
            lines[-1] = longer
            continue
        lines.append("")
        for letter in word:
            if _wide(lines[-1] + letter) > most:
                lines.append("")
            lines[-1] += letter
    return [one for one in lines if one] or [""]


def _wide(text: str) -> int:
    return sum(_WIDE if letter in "MW@%" or east_asian_width(letter) in "WF" else _USUAL for letter in text)


class Drawing:
    """A drawing of so many pixels, to which parts are added from back to front."""

    def __init__(self, width: float, height: float, title: str, desc: str) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.desc = desc
        self.parts: list[str] = []

    def add(self, *parts: str) -> None:
        """Add parts in front of the others."""
        self.parts += parts

    @property
    def text_size(self) -> float:
        """The size of words that can still be read when the drawing is as narrow as the narrowest screen."""
        return TEXT * max(1.0, self.width / NARROW)

    def add_lines(self, text: str, margin: float, class_: str = "words", *, centred: bool = False) -> None:
        """Add words below everything else, wrapped, and make the drawing so much higher."""
        size = self.text_size
        x, anchor = (self.width / 2, "middle") if centred else (margin, "start")
        for text_line in wrapped(text, self.width - 2 * margin, size):
            self.add(words(x, self.height + size, text_line, size, class_, anchor))
            self.height += 1.3 * size
        self.height += 0.4 * size

    def add_drawing(self, other: Drawing) -> None:
        """Add another drawing below everything else, as wide as this one."""
        scale = self.width / other.width
        self.add(group(other.parts, 0, self.height, scale=scale))
        self.height += other.height * scale

    def svg(self, theme: str = "auto") -> str:
        """The drawing as one SVG document.

        ``theme`` is ``light``, ``dark``, or ``auto``: as the reader's system says.
        """
        body = "\n".join([rectangle(0, 0, self.width, self.height, "ground", 6), *self.parts])
        # Names that differ between the drawings on one page, and do not between two runs.
        key = f"{crc32(f'{self.title}{self.desc}{body}'.encode()):08x}"
        used = set(_CLASS.findall(body))
        title = element("title", escape(readable(self.title)), id=f"t{key}")
        desc = element("desc", escape(readable(self.desc)), id=f"d{key}")
        return (
            element(
                "svg",
                f"\n{title}\n{desc}\n<style>{style(theme, used)}</style>\n{body}\n",
                xmlns="http://www.w3.org/2000/svg",
                viewBox=f"0 0 {number(self.width)} {number(self.height)}",
                width=self.width,
                height=self.height,
                role="img",
                aria_labelledby=f"t{key}",
                aria_describedby=f"d{key}",
                font_family=FONT,
                class_=f"s61-{theme}",
            )
            + "\n"
        )
