"""The outermost layer: what is refused before anything is read, and what every answer carries."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixtyone.server.answers import refusing
from sixtyone.server.config import Config
from sixtyone.server.logs import Log, place_of
from sixtyone.server.metrics import Metrics
from sixtyone.server.rates import Rate
from sixtyone.server.refusal import Refusal

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def own_origin(headers: Headers, scheme: str, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    page = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    return parts.scheme == page and parts.netloc.lower() == headers.get("host", "").lower() != ""


def is_named_plainly(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a request names this server by an address, as localhost, or by an origin that was configured. Any other
    name may be one that a foreign page had pointed at this machine, so as to read as if it were the server's own.
    """
    try:
        name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
        if name == "localhost" or name in {urlsplit(origin).hostname for origin in allowed}:
            return True
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own, for itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def address_of(scope: Scope) -> str:
    """Whence a request comes."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


def log_fault(log: Log, scope: Scope, error: Exception) -> None:
    """Log a fault of the program, once a request and before it is answered, without its words: they may hold a hand."""
    if not scope.get("sixtyone.fault"):
        scope["sixtyone.fault"] = True
        log.error("fault", **place_of(error))


class Guard:
    """Checks origin, size, type and rate; sets the headers; turns faults of the program into an answer."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics, log: Log) -> None:
        self._app = app
        self._limits = config.limits
        self._allowed = config.origins
        self._metrics = metrics
        self._log = log
        self._posts = Rate(config.limits.posts)
        self._gets = Rate(config.limits.gets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request; sockets see to themselves."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        answer = Answer(send, self._metrics, scope["method"])
        try:
            self._check(scope, headers)
            if scope["method"] == "POST":
                receive = await self._whole_body(receive, headers)
            await self._app(scope, receive, answer)
        except Refusal as refusal:
            await refusing(refusal, self._metrics)(scope, receive, answer)
        except Exception as error:  # noqa: BLE001  # the last resort: no fault may show a trace, or what is hidden
            log_fault(self._log, scope, error)
            if not answer.started:
                fault = Refusal("server/fault", "a fault of the server")
                await refusing(fault, self._metrics)(scope, receive, answer)

    def _check(self, scope: Scope, headers: Headers) -> None:
        address = address_of(scope)
        if scope["method"] in ("GET", "HEAD"):
            self._gets.take(address)
            return
        self._posts.take(address)
        if not own_origin(headers, scope["scheme"], self._allowed):
            raise Refusal("request/origin", "this page is not the server's own")
        if (
            scope["method"] == "POST"
            and headers.get("content-type", "").split(";")[0].strip().lower() != "application/json"
        ):
            raise Refusal("request/type", "the content type is application/json")

    async def _whole_body(self, receive: Receive, headers: Headers) -> Receive:
        """Read the body, as long as it is short and comes soon."""
        too_large = Refusal("request/too-large", f"a body has at most {self._limits.body} bytes")
        length = headers.get("content-length", "0")
        if not length.isdigit() or len(length) > 9 or int(length) > self._limits.body:
            raise too_large
        body = b""
        more = True
        try:
            async with asyncio.timeout(self._limits.arrival):
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        break
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > self._limits.body:
                        raise too_large
        except TimeoutError:
            raise Refusal("request/timeout", "the request did not arrive in time") from None
        given = False

        async def again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        return again


class Answer:
    """Sends an answer with the headers that all have, and counts it."""

    def __init__(self, send: Send, metrics: Metrics, method: str) -> None:
        self._send = send
        self._metrics = metrics
        self._method = method if method in ("GET", "HEAD", "POST") else "other"
        self.started = False

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        """Send a part of the answer."""
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
            self._metrics.requests.labels(self._method, str(message["status"])).inc()
        await self._send(message)
