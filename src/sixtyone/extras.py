"""The libraries that come with an extra: what to install where one is missing."""

from __future__ import annotations

from importlib.util import find_spec

EXTRAS = {
    "numpy": "fast",
    "numba": "fast",
    "pyarrow": "simulate",
    "matplotlib": "simulate",
    "distributed": "cluster",
}
"""Which extra brings a library."""


def need(*libraries: str) -> None:
    """Raise ``ModuleNotFoundError``, which says what brings it, for the first of some libraries that is missing."""
    for library in libraries:
        if find_spec(library) is None:
            wanted = f"pip install 'sixtyone[{EXTRAS[library]}]'"
            raise ModuleNotFoundError(f"{library} is missing; it comes with {wanted}", name=library)
