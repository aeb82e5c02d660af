"""What is kept, and how it is read back."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, RowMapping, Select, case, insert, literal, select, text, tuple_, update

from sixtyone.server import schema
from sixtyone.server.entries import Entry
from sixtyone.server.writer import Statement, Writer


@dataclass(frozen=True)
class Command:
    """A command that was carried out."""

    player: str
    command_id: str
    digest: str
    seq: int
    result: str | None


@dataclass(frozen=True)
class Stored:
    """All of one table."""

    game: RowMapping
    seed: str
    entries: tuple[Entry, ...]
    holders: tuple[tuple[int, str], ...]
    commands: tuple[Command, ...]
    rematch: str | None


@dataclass(frozen=True)
class Part:
    """A part of a list: how many rows at most, and from which on. ``after`` is the place in the order (rank, newest
    first, id) of the last row that was told already: it stays where it is while new rows come in above it.
    """

    most: int
    after: tuple[int, int, str] | None = None


@dataclass
class Write:
    """What one command leaves behind; written wholly or not at all."""

    game_id: str
    statements: list[Statement] = field(default_factory=list)

    def add(self, table: Any, rows: Sequence[dict[str, Any]]) -> None:
        """Rows for a table of the schema."""
        if rows:
            self.statements.append((insert(table), list(rows)))

    def game(self, row: dict[str, Any], seed: bytes) -> None:
        """A new table."""
        self.add(schema.games, [row])
        self.add(schema.seeds, [{"game_id": self.game_id, "seed": seed.hex()}])

    def entries(self, entries: Sequence[Entry]) -> None:
        """New entries of the log."""
        base = {"game_id": self.game_id}
        self.add(
            schema.entries,
            [{**base, "seq": one.seq, "at": one.at, "payload": one.public, "hash": one.hash} for one in entries],
        )
        self.add(
            schema.private_entries,
            [
                {**base, "seq": one.seq, "seat": seat, "payload": payload}
                for one in entries
                for seat, payload in one.private.items()
            ],
        )
        self.add(
            schema.sealed_entries,
            [{**base, "seq": one.seq, "payload": one.sealed} for one in entries if one.sealed is not None],
        )

    def holders(self, pairs: Sequence[tuple[int, str]]) -> None:
        """Who holds which seat."""
        self.add(schema.holders, [{"game_id": self.game_id, "seat": seat, "player": player} for seat, player in pairs])

    def no_holders(self, seat: int) -> None:
        """Nobody holds a seat any more."""
        held = schema.holders
        where = (held.c.game_id == self.game_id) & (held.c.seat == seat)
        self.statements.append((held.delete().where(where), []))

    def summary(self, values: dict[str, Any]) -> None:
        """What the lists show of a table."""
        games = schema.games
        self.statements.append((update(games).where(games.c.id == self.game_id).values(**values), []))

    def command(self, scope: str, command: Command) -> None:
        """The command itself, so that it is done once."""
        self.add(
            schema.commands,
            [
                {
                    "scope": scope,
                    "player": command.player,
                    "command_id": command.command_id,
                    "digest": command.digest,
                    "seq": command.seq,
                    "result": command.result,
                }
            ],
        )


class Store:
    """The database: one writer, many readers. The methods that read block; call them in a thread."""

    def __init__(self, writing: Engine, reading: Engine, writer: Writer) -> None:
        self._writing = writing
        self._reading = reading
        self._writer = writer
        self.key = bytes.fromhex(self._setting("key", secrets.token_hex(32)))

    async def write(self, write: Write) -> None:
        """Commit; see ``Writer.write``."""
        await self._writer.write(write.statements)

    def close(self) -> None:
        """Write what is waiting and let go of the database."""
        self._writer.close()
        self._reading.dispose()
        self._writing.dispose()

    def check(self) -> None:
        """Raise where the database does not answer."""
        with self._reading.connect() as connection:
            connection.execute(text("SELECT 1"))

    def load(self, game_id: str) -> Stored | None:
        """All of a table, in one snapshot."""
        with self._reading.begin() as connection:
            return read_game(connection, game_id)

    def made(self, player: str, command_id: str) -> Command | None:
        """The command that made a table, where it was carried out."""
        done = schema.commands
        where = (done.c.scope == "") & (done.c.player == player) & (done.c.command_id == command_id)
        with self._reading.connect() as connection:
            row = connection.execute(select(done).where(where)).mappings().first()
        return None if row is None else _command(row)

    def listed(self, player: str | None, since: int, part: Part) -> list[tuple[RowMapping, list[int]]]:
        """Listed tables that wait or play, those that wait (rank 0) first, with the seats that a player holds there."""
        games = schema.games
        where = games.c.listed.is_(True) & games.c.status.in_(("waiting", "playing")) & (games.c.made_at >= since)
        return self._with_seats(
            player, _part(select(games).where(where), part, case((games.c.status == "waiting", 0), else_=1))
        )

    def mine(self, player: str, over: bool | None, part: Part) -> list[tuple[RowMapping, list[int]]]:
        """The tables of a player with the seats held there; ``over``: only finished ones, or only the others."""
        games, held = schema.games, schema.holders
        query = select(games).where(games.c.id.in_(select(held.c.game_id).where(held.c.player == player)))
        if over is not None:
            query = query.where((games.c.status == "over") == over)
        return self._with_seats(player, _part(query, part, literal(0)))

    def _with_seats(self, player: str | None, query: Select[Any]) -> list[tuple[RowMapping, list[int]]]:
        held = schema.holders
        with self._reading.begin() as connection:
            rows = list(connection.execute(query).mappings())
            seats = connection.execute(
                select(held.c.game_id, held.c.seat)
                .where((held.c.player == player) & held.c.game_id.in_([row["id"] for row in rows]))
                .order_by(held.c.seat)
            ).all()
        return [(row, [one.seat for one in seats if one.game_id == row["id"]]) for row in rows]

    def _setting(self, name: str, fresh: str) -> str:
        """A value that is made once and stays."""
        where = schema.settings.c.name == name
        with self._writing.begin() as connection:
            value = connection.execute(select(schema.settings.c.value).where(where)).scalar()
            if value is None:
                connection.execute(insert(schema.settings), {"name": name, "value": fresh})
        return fresh if value is None else str(value)


def _part(query: Select[Any], part: Part, rank: Any) -> Select[Any]:
    games = schema.games
    order = (rank, -games.c.made_at, games.c.id)
    if part.after is not None:
        last, made_at, game_id = part.after
        query = query.where(tuple_(*order) > tuple_(literal(last), literal(-made_at), literal(game_id)))
    return query.add_columns(rank.label("rank")).order_by(*order).limit(part.most)


def read_game(connection: Connection, game_id: str) -> Stored | None:
    """All of one table; None where there is none."""
    games = schema.games
    game = connection.execute(select(games).where(games.c.id == game_id)).mappings().first()
    if game is None:
        return None
    seed = connection.execute(select(schema.seeds.c.seed).where(schema.seeds.c.game_id == game_id)).scalar()
    rematch = connection.execute(select(games.c.id).where(games.c.rematch_of == game_id)).scalar()
    holders = connection.execute(
        select(schema.holders.c.seat, schema.holders.c.player).where(schema.holders.c.game_id == game_id)
    ).all()
    commands = connection.execute(select(schema.commands).where(schema.commands.c.scope == game_id)).mappings()
    return Stored(
        game=game,
        seed=seed or "",  # a seed that is gone is not the one that was committed to
        entries=_entries(connection, game_id),
        holders=tuple((row.seat, row.player) for row in holders),
        commands=tuple(map(_command, commands)),
        rematch=rematch,
    )


def _command(row: RowMapping) -> Command:
    return Command(row["player"], row["command_id"], row["digest"], row["seq"], row["result"])


def _entries(connection: Connection, game_id: str) -> tuple[Entry, ...]:
    entries, private, sealed = schema.entries, schema.private_entries, schema.sealed_entries
    seen: dict[int, dict[int, str]] = {}
    for row in connection.execute(
        select(private.c.seq, private.c.seat, private.c.payload).where(private.c.game_id == game_id)
    ):
        seen.setdefault(row.seq, {})[row.seat] = row.payload
    hidden = {
        row.seq: row.payload
        for row in connection.execute(select(sealed.c.seq, sealed.c.payload).where(sealed.c.game_id == game_id))
    }
    rows = connection.execute(
        select(entries.c.seq, entries.c.at, entries.c.payload, entries.c.hash)
        .where(entries.c.game_id == game_id)
        .order_by(entries.c.seq)
    )
    return tuple(
        Entry(row.seq, row.at, row.payload, seen.get(row.seq, {}), hidden.get(row.seq), row.hash) for row in rows
    )
