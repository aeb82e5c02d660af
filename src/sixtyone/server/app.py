"""The application: everything of one server, put together."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from typing import Any

import anyio.to_thread
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import ASGIApp

from sixtyone.errors import SixtyOneError
from sixtyone.server import messages as wire
from sixtyone.server.answers import json_answer, refusing
from sixtyone.server.api import READING, Api
from sixtyone.server.config import Config
from sixtyone.server.database import open_engine, prepare
from sixtyone.server.folder import Folder
from sixtyone.server.guard import Guard, address_of, is_loopback, is_named_plainly, log_fault
from sixtyone.server.logs import Log, make_log
from sixtyone.server.metrics import Metrics
from sixtyone.server.pages import Pages
from sixtyone.server.refusal import Refusal
from sixtyone.server.socket import Sockets
from sixtyone.server.store import Store
from sixtyone.server.tables import Tables
from sixtyone.server.thinking import Thinkers
from sixtyone.server.writer import Writer


def version() -> str:
    """The version of Sixty-One."""
    try:
        return installed("sixtyone")
    except PackageNotFoundError:
        return "0"


class Server:
    """One server on its data. ``app`` is what uvicorn runs; ``close`` lets go of everything.

    ``folder``: the data folder where it is open already, and stays so.

    Raises:
        BadFolder: the data cannot be used.
    """

    def __init__(self, config: Config, log: Log | None = None, folder: Folder | None = None) -> None:
        self.config = config
        self.log = log or make_log("warning")
        self.metrics = Metrics()
        self._folder: Folder | None = None
        with contextlib.ExitStack() as if_it_fails:
            url: str | URL
            if config.database is not None:
                url = config.database
            else:
                if folder is None:
                    self._folder = folder = if_it_fails.enter_context(contextlib.closing(Folder(config.data).open()))
                url = folder.url
            writing = open_engine(url)
            if_it_fails.callback(writing.dispose)
            prepare(writing)
            reading = open_engine(url, read_only=True)
            if_it_fails.callback(reading.dispose)
            writer = Writer(writing, self.metrics.committed)
            if_it_fails.callback(writer.close)
            self.store = Store(writing, reading, writer)
            if_it_fails.pop_all()
        self.thinkers = Thinkers(config.bots(), config.choose, config.bot_workers, config.bot_seconds)
        self.tables = Tables(self.store, config, self.thinkers, self.metrics, self.log)
        self.app: ASGIApp = Guard(self._routes(), config, self.metrics, self.log)

    def close(self) -> None:
        """Write what waits, end the bots, let others have the data."""
        self.thinkers.close()
        self.store.close()
        if self._folder is not None:
            self._folder.close()

    def _routes(self) -> FastAPI:
        @contextlib.asynccontextmanager
        async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
            anyio.to_thread.current_default_thread_limiter().total_tokens = 16
            yield
            await self.tables.close()

        app = FastAPI(
            title="Sixty-One",
            version=version(),
            description="Tables of Horse Race, Fives and Threes and Cribbage. See docs/wire.md.",
            lifespan=lifespan,
            docs_url=None,
            redoc_url=None,
            openapi_url="/openapi.json",
        )
        _refuse_well(app, self)
        api = Api(self.tables, self.config).router()
        app.include_router(api)
        app.add_api_websocket_route("/api/tables/{table}/socket", Sockets(self.tables).serve)
        app.add_api_route("/healthz", self.health, response_model=wire.Health, responses=READING)
        app.add_api_route("/metrics", self.count, include_in_schema=False)
        pages = Pages()

        async def nothing(request: Request) -> Response:
            """What no route of the API takes: another method at a path that it has, or no such path."""
            fits = (route for route in api.routes if route.matches(request.scope)[0] is Match.PARTIAL)
            methods = {method for route in fits if isinstance(route, Route) for method in route.methods or ()}
            if methods:
                raise HTTPException(405, "Method Not Allowed", {"allow": ", ".join(sorted(methods))})
            raise Refusal("request/path", "there is nothing at this path")

        async def page(request: Request) -> Response:
            if request.url.path.startswith("/api"):
                return await nothing(request)
            answer = pages.answer(request)
            if answer is None:
                raise Refusal("request/path", "there is nothing at this path")
            return answer

        others = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
        app.add_api_route("/api/{path:path}", nothing, methods=others, include_in_schema=False)
        app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
        return app

    def health(self) -> Response:
        """Whether the server answers and the log can be read."""
        try:
            self.store.check()
        except SQLAlchemyError:
            raise Refusal("server/log", "the log cannot be read") from None
        if not self.tables.can_write:
            raise Refusal("server/log", "the log could not be written when that was tried last")
        return json_answer({"status": "ok", "version": version()})

    async def count(self, request: Request) -> Response:
        """Metrics, for the machine itself."""
        own = is_loopback(address_of(request.scope)) and is_named_plainly(request.headers, self.config.origins)
        if not (self.config.open_metrics or own):
            raise Refusal("request/path", "there is nothing at this path")
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _refuse_well(app: FastAPI, server: Server) -> None:
    """Every refusal, whoever raises it, has the one shape."""
    metrics = server.metrics

    def refuse(_request: Request, error: Any) -> Response:
        return refusing(error, metrics)

    def invalid(_request: Request, error: Any) -> Response:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"][1:])[:80]
        return refusing(Refusal("request/invalid", f"{field or 'body'}: {first['msg']}"[:200], field=field), metrics)

    def status(_request: Request, error: Any) -> Response:
        code = {404: "request/path", 405: "request/method"}.get(error.status_code, "request/invalid")
        answer = refusing(Refusal(code, str(error.detail)[:200]), metrics)
        answer.headers.update(error.headers or {})
        return answer

    def database(_request: Request, _error: Any) -> Response:
        return refusing(Refusal("server/log", "the database does not answer"), metrics)

    def fault(request: Request, error: Any) -> Response:
        log_fault(server.log, request.scope, error)
        return refusing(Refusal("server/fault", "a fault of the server"), metrics)

    app.add_exception_handler(Exception, fault)
    app.add_exception_handler(Refusal, refuse)
    app.add_exception_handler(SixtyOneError, refuse)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, status)
    app.add_exception_handler(SQLAlchemyError, database)
