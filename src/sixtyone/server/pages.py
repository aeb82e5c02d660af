"""The client's files, read once when the server starts. Only what lies there then is served."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

STATIC = Path(__file__).parent / "static"
_TEXT = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".map")
_TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
PLAIN = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sixty-One</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Sixty-One</h1><p>The server runs. The page was not built with it: see docs/self-hosting.md. Programs play by
<a href="/openapi.json">/openapi.json</a> and docs/wire.md.</p></body></html>
"""


@dataclass(frozen=True)
class Page:
    """One file, plain and, where it is smaller, compressed."""

    content: bytes
    compressed: bytes | None
    kind: str
    lasting: bool


class Pages:
    """The files by their paths."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._pages = {
            "/" + path.relative_to(folder).as_posix(): _page(path, path.relative_to(folder).as_posix())
            for path in (sorted(folder.rglob("*")) if folder.is_dir() else [])
            if path.is_file() and not path.name.startswith(".")
        }
        self._home = self._pages.get("/index.html") or Page(PLAIN, None, "text/html; charset=utf-8", False)

    def answer(self, request: Request) -> Response | None:
        """The file of a path; the home page where there is none. None where a file was meant that is not there."""
        path = request.url.path
        page = self._pages.get(path)
        if page is None:
            if path.startswith("/assets/") or "." in path.rpartition("/")[2]:
                return None
            page = self._home
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if page.lasting else "no-cache",
            "vary": "accept-encoding",
        }
        content = page.content
        if page.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content = page.compressed
            headers["content-encoding"] = "gzip"
        return Response(content, media_type=page.kind, headers=headers)


def _page(path: Path, name: str) -> Page:
    content = path.read_bytes()
    compressed = gzip.compress(content, 9, mtime=0) if path.suffix in _TEXT else None
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if compressed is not None and len(compressed) >= len(content):
        compressed = None
    return Page(content, compressed, kind, name.startswith("assets/"))
