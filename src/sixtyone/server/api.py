"""The routes over HTTP. They read and write; what is done is in ``commands.py`` and ``lists.py``."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Path, Query, Request, Response

from sixtyone.record import dumps
from sixtyone.server import asked, frames, lists, seats
from sixtyone.server import messages as wire
from sixtyone.server.answers import json_answer, player_of, text_answer, with_cookie
from sixtyone.server.bodies import PlainRoute
from sixtyone.server.chain import canonical
from sixtyone.server.commands import Commands
from sixtyone.server.config import Config
from sixtyone.server.guard import address_of
from sixtyone.server.live import Done
from sixtyone.server.rates import Rate
from sixtyone.server.refusal import Refusal
from sixtyone.server.scores import scores_of
from sixtyone.server.tables import Tables

TableId = Annotated[str, Path(min_length=1, max_length=32, examples=["h4x2m9q7c3vd"])]
SeatAsked = Annotated[int | None, Query(ge=0, le=3)]
Most = Annotated[int, Query(ge=1, le=lists.MOST)]
After = Annotated[str | None, Query(pattern=lists.AFTER)]
Body = TypeVar("Body", bound=asked.Request)

_PROBLEM: dict[str, Any] = {"model": wire.Problem}
READING: dict[int | str, dict[str, Any]] = dict.fromkeys((400, 403, 404, 409, 422, 429, 431, 500, 503), _PROBLEM)
WRITING: dict[int | str, dict[str, Any]] = {**READING, 408: _PROBLEM, 413: _PROBLEM, 415: _PROBLEM}


class Api:
    """The routes of one server."""

    def __init__(self, tables: Tables, config: Config) -> None:
        self._tables = tables
        self._memory = tables.memory
        self._commands = Commands(tables)
        self._secure = config.secure
        self._others = config.others
        self._making = Rate(config.limits.tables)
        self._guesses = Rate(config.limits.links)

    def router(self) -> APIRouter:
        """All of them."""
        router = APIRouter(prefix="/api", route_class=PlainRoute)
        self._add_commands(router)
        self._add_reading(router)
        return router

    def _add_reading(self, router: APIRouter) -> None:
        def get(path: str, model: type[asked.Message] | None, route: Callable[..., Awaitable[Response]]) -> None:
            good: dict[str, Any] = {"model": model} if model else {"content": {"application/json": {}}}
            responses: dict[int | str, dict[str, Any]] = {**READING, 200: good}
            router.add_api_route(path, route, methods=["GET"], responses=responses, response_model=None)

        get("/games", wire.Catalogue, self.games)
        get("/tables", wire.Summaries, self.open_tables)
        get("/mine", wire.Summaries, self.mine)
        get("/tables/{table}", wire.Table, self.table)
        get("/tables/{table}/log", frames.Log, self.log)
        get("/tables/{table}/scores", wire.ActionScores, self.scores)
        get("/tables/{table}/links", wire.SeatLinks, self.links)
        get("/tables/{table}/record", None, self.record)

    def _add_commands(self, router: APIRouter) -> None:
        def post(
            path: str, route: Callable[..., Awaitable[Response]], model: type[asked.Message], status: int = 200
        ) -> None:
            responses: dict[int | str, dict[str, Any]] = {**WRITING, status: {"model": model}}
            router.add_api_route(
                path, route, methods=["POST"], responses=responses, response_model=None, status_code=status
            )

        commands = self._commands
        # Routes are tried in this order, and this one is asked most.
        post("/tables/{table}/act", self._of(asked.Act, commands.act), wire.Answer)
        post("/tables", self.make, wire.Answer, 201)
        post("/tables/{table}/claim", self.claim, wire.TableAnswer)
        post("/tables/{table}/rematch", self.rematch, wire.RematchAnswer)
        post("/tables/{table}/join", self._of(asked.Join, commands.join), wire.Answer)
        post("/tables/{table}/fill", self._of(asked.Fill, commands.fill), wire.Answer)
        post("/tables/{table}/undo", self._of(asked.Undo, commands.undo), wire.Answer)
        post("/tables/{table}/resign", self._of(asked.OfSeat, commands.resign), wire.Answer)
        post("/tables/{table}/leave", self._of(asked.Leave, commands.leave), wire.Answer)
        post("/tables/{table}/return", self._of(asked.OfSeat, commands.come_back), wire.Answer)
        post("/tables/{table}/absent", self._of(asked.Absent, commands.absent), wire.Answer)
        post("/tables/{table}/chat", self._of(asked.Say, commands.say), wire.Answer)

    # Commands.

    def _of(
        self, kind: type[Body], command: Callable[[str, str, Body], Awaitable[Done]]
    ) -> Callable[..., Awaitable[Response]]:
        """The route of a command of a seat."""

        async def route(table: TableId, body: Any, request: Request) -> Response:
            player, token = self._player(request, body)
            done = await command(player, table, body)
            seat = body.seat if isinstance(body.seat, int) else None
            return with_cookie(await self._done(table, player, seat, done), token, self._is_secure(request))

        route.__annotations__.update(table=TableId, body=kind, request=Request)
        route.__name__ = getattr(command, "__name__", "command")
        route.__doc__ = command.__doc__
        return route

    async def make(self, body: asked.MakeTable, request: Request) -> Response:
        """A new table."""
        player, token = self._player(request, body)
        self._making.take(address_of(request.scope))
        done = await self._commands.make(player, body)
        assert done.result is not None
        answer = await self._done(done.result, player, None, done, status=201)
        return with_cookie(answer, token, self._is_secure(request))

    async def claim(self, table: TableId, body: asked.Claim, request: Request) -> Response:
        """Hold the seat of a secret link."""
        player, token = self._player(request, None)
        address = address_of(request.scope)
        self._guesses.take(address, 0.0 if token is None else 0.1)
        try:
            seat = await self._commands.claim(player, table, body)
        except Refusal as refusal:
            if refusal.code == "seat/link":
                self._guesses.take(address)
            raise
        text = await self._table_text(table, seat, player)
        return with_cookie(text_answer(f'{{"table":{text}}}'), token, self._is_secure(request))

    async def rematch(self, table: TableId, body: asked.OfSeat, request: Request) -> Response:
        """Another match for the same seats; made once."""
        player, token = self._player(request, body)
        done, new = await self._commands.rematch(player, table, body)
        answer = await self._done(table, player, body.seat, done, f',"rematch":"{new}"')
        return with_cookie(answer, token, self._is_secure(request))

    def _player(self, request: Request, body: asked.Request | None) -> tuple[str, str | None]:
        """Who sends a command, and the cookie to give to somebody new: the same one when it comes again from there."""
        player = player_of(request)
        if player is not None:
            return player, None
        if body is None:
            token = seats.new_token()
        else:
            sent = [address_of(request.scope), request.url.path, body.model_dump()]
            token = seats.token_for(self._tables.store.key, canonical(sent))
        return seats.player_of(token), token

    def _is_secure(self, request: Request) -> bool:
        return self._secure or request.url.scheme == "https"

    async def _done(
        self, table: str, player: str, seat: int | None, done: Done, more: str = "", status: int = 200
    ) -> Response:
        text = await self._table_text(table, seat, player, done.seq)
        repeated = "true" if done.repeated else "false"
        return text_answer(f'{{"seq":{done.seq},"repeated":{repeated},"table":{text}{more}}}', status)

    async def _table_text(self, table: str, seat: int | None, player: str | None, done: int | None = None) -> str:
        """The table as a seat may know it: after a command that of its entry, or any other that the player holds."""
        async with self._memory.locked(table) as live:
            held = live.match.held_by(player)
            if done is not None and seat not in held:
                at = json.loads(live.match.log[done - 1].public).get("seat")
                seat = at if at in held else next(iter(held), None)
            if seat is not None:
                live.match.own(player, seat)
            return live.teller.table(seat, player)

    # Reading.

    async def games(self) -> Response:
        """The games, their variants and options, and the bots."""
        return json_answer({"games": lists.games(), "bots": list(self._tables.thinkers.names)})

    async def open_tables(self, request: Request, most: Most = lists.MOST, after: After = None) -> Response:
        """Listed tables, a part at a time."""
        return json_answer(await lists.open_tables(self._tables, player_of(request), lists.part_of(most, after)))

    async def mine(
        self, request: Request, over: bool | None = None, most: Most = lists.MOST, after: After = None
    ) -> Response:
        """The tables of this cookie, a part at a time; all, or only finished ones, or only the others. The cookie
        lasts a year from here on.
        """
        player = player_of(request)
        if player is None:
            return json_answer({"tables": [], "next": None})
        answer = json_answer(await lists.tables_of(self._tables, player, over, lists.part_of(most, after)))
        return with_cookie(answer, request.cookies[seats.COOKIE], self._is_secure(request))

    async def table(self, table: TableId, request: Request, seat: SeatAsked = None) -> Response:
        """The table as a seat, or without one a spectator, may know it."""
        return text_answer(await self._table_text(table, seat, player_of(request)))

    async def log(
        self,
        table: TableId,
        request: Request,
        after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
        at: Annotated[int | None, Query(ge=0, le=2**53 - 1)] = None,
        seat: SeatAsked = None,
    ) -> Response:
        """What happened after an entry, which is known also by the moment ``at`` which it happened, and the table."""
        player = player_of(request)
        async with self._memory.locked(table) as live:
            live.teller.recognize(after, at)
            if seat is not None:
                live.match.own(player, seat)
            entries = ",".join(live.teller.history(after, seat))
            return text_answer(f'{{"entries":[{entries}],"table":{live.teller.table(seat, player)}}}')

    async def scores(self, table: TableId, request: Request, seat: Annotated[int, Query(ge=0, le=3)]) -> Response:
        """What each legal action of the own seat would peg at once."""
        async with self._memory.locked(table) as live:
            match = live.match
            match.own(player_of(request), seat)
            found = [] if match.table is None else scores_of(match.table.view(seat), match.rules)
            return json_answer({"seq": match.seq, "scores": found})

    async def links(self, table: TableId, request: Request) -> Response:
        """The secret links that this cookie may see."""
        player = player_of(request)
        async with self._memory.locked(table) as live:
            found = [] if player is None else lists.links(live.match, self._tables.store.key, player)
            return json_answer({"links": found, "others": self._others() if found else None})

    async def record(self, table: TableId) -> Response:
        """The record of a finished match, with the proof of its deals."""
        async with self._memory.locked(table) as live:
            answer = text_answer(dumps(live.match.record()))
            answer.headers["content-disposition"] = f'attachment; filename="{live.match.rules.game}-{table}.json"'
            return answer
