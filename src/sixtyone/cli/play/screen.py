"""The terminal: lines out, lines in. Plain screens, for screen readers and braille, have no colour, no drawings and
nothing that is cleared.
"""

from __future__ import annotations

import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from sixtyone.cli.speaking import style_for
from sixtyone.pictures.text.strokes import Strokes, strokes_for

if TYPE_CHECKING:
    from rich.console import Console

NARROWEST, WIDEST = 40, 100
BLANK_LINES = 60
"""Lines that push a hand out of sight where nothing can be cleared."""

_COLOURS = {
    r"(?:10|[2-9AJQK])[♥♦]": "red",
    r"[●○]": "bold",
    r"\b\d+\) ": "cyan",
}


class Screen:
    """What a person reads and types on."""

    def __init__(self, plain: bool, seconds: float) -> None:
        self.plain = plain
        self.style = style_for(plain)
        self.strokes: Strokes = strokes_for(sys.stdout.encoding)
        self._seconds = seconds
        self._console: Console | None = None if plain else _console()
        self._forget = self._prepare_typing()

    @property
    def width(self) -> int:
        """The columns that lines may take."""
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns - 1))

    def say(self, *lines: str) -> None:
        """Sentences, wrapped between words; on a plain screen each stays one line, as a braille display reads it."""
        # Nothing within a word is broken: a file name or a seed is there to be copied.
        wrap = textwrap.TextWrapper(self.width, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)
        for line in lines:
            self.draw([line] if self.plain else wrap.wrap(line) or [""])

    def draw(self, lines: Iterable[str]) -> None:
        """Lines as they are."""
        for line in lines:
            if self._console is None:
                print(line)
            else:
                self._print_coloured(line)

    def title(self, text: str) -> None:
        """The heading of what follows."""
        if self.plain:
            print()
            print(text)
            return
        line = f"{self.strokes.across * 2} {text} "
        print()
        self.draw([line + self.strokes.across * (self.width - len(line))])

    def ask(self, question: str) -> str:
        """What is typed after a question; an answer that is no text in the terminal's encoding comes with question
        marks.

        Raises:
            EOFError: the input has ended.
        """
        sys.stdout.flush()
        return input(question + " ")

    def clear(self) -> None:
        """Everything so far goes out of sight, what can be scrolled back to as well; and what was typed is forgotten,
        so that the arrow keys do not bring it back.
        """
        if self._forget is not None:
            self._forget()
        if self.plain or not sys.stdout.isatty():
            print("\n" * BLANK_LINES)
        else:
            print("\x1b[H\x1b[2J\x1b[3J", end="")

    def pause(self) -> None:
        """Time to read what a bot has done."""
        if self._seconds and sys.stdout.isatty():
            sys.stdout.flush()
            time.sleep(self._seconds)

    def _print_coloured(self, line: str) -> None:
        from rich.text import Text

        assert self._console is not None
        text = Text(line)
        for pattern, style in _COLOURS.items():
            text.highlight_regex(pattern, style)
        self._console.print(text, soft_wrap=True)

    def _prepare_typing(self) -> Callable[[], None] | None:
        """Make typing at the terminal easy; what forgets all that was typed, where anything remembers it."""
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
        if sys.stdin.isatty():
            try:
                import readline  # its import gives input() a line that can be edited
            except ImportError:
                return None
            return readline.clear_history
        return None


def _console() -> Console:
    from rich.console import Console

    class Coloured(Console):
        def on_broken_pipe(self) -> None:
            """Called while the error is handled: it goes on, to end the program as everywhere else."""
            raise  # noqa: PLE0704  # rich calls it in its except

    return Coloured(highlight=False)
