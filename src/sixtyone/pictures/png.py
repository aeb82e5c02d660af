"""A drawing as PNG, with the extra ``[picture]``."""

from __future__ import annotations

from importlib.util import find_spec


def can_draw_png() -> bool:
    """Whether the library of the extra ``[picture]`` is installed."""
    return find_spec("resvg_py") is not None


def png(svg: str, width: int | None = None) -> bytes:
    """An SVG as PNG, as wide as it says or ``width`` pixels; of a drawing that has both themes, the light one.

    Raises:
        ModuleNotFoundError: the extra is not installed.
    """
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
