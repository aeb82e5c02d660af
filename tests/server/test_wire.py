"""The documents say what the code does."""

import re
from pathlib import Path
from typing import get_args

from sixtyone.server import frames
from sixtyone.server.guard import CSP
from sixtyone.server.refusal import CODES
from sixtyone.server.types import typescript
from tests.server.house import House

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")


def test_the_types_of_the_client_are_current() -> None:
    # python -m sixtyone.server.types > web/src/wire.ts
    assert (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8") == typescript()


def test_the_page_names_every_code() -> None:
    assert {code for code in CODES if f"`{code}`" not in PAGE} == set()


def test_the_page_names_every_kind_of_entry() -> None:
    kinds = {get_args(one.model_fields["kind"].annotation)[0] for one in get_args(get_args(frames.Entry)[0])}
    assert kinds == set(re.findall(r"^\| `([a-z]+)` \| .* \| .* \|$", PAGE, re.MULTILINE)) & kinds
    assert len(kinds) == 12


def test_the_page_names_every_route(served: House) -> None:
    paths = served.client().get("/openapi.json")["paths"]
    assert len(paths) > 15
    missing = [path for path in paths if f"`{path.replace('{table}', 'T')}" not in PAGE]
    assert missing == []
    assert CSP in PAGE
