"""The tables of the database. What only one seat may read, and what nobody may, lie in tables of their own: a stream
that reads ``entries`` can select none of it.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("header", Text, nullable=False),  # game, variant, rules, first, plan, previous, wins: never changed
    Column("maker", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rematch_of", String(32), ForeignKey("games.id"), nullable=True, unique=True),
    # Taken from the log, for lists:
    Column("status", String(10), nullable=False),
    Column("seats", Text, nullable=False),
    Column("outcome", Text, nullable=True),
    Column("over_at", BigInteger, nullable=True),
    Index("ix_games_listed_status", "listed", "status", "made_at"),
)

seeds = Table(
    "seeds",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seed", String(64), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("payload", Text, nullable=False),  # as a spectator may see it
    Column("hash", String(64), nullable=False),
    PrimaryKeyConstraint("game_id", "seq"),
)

private_entries = Table(
    "private_entries",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("payload", Text, nullable=False),  # as that seat may see it, where it may see more
    PrimaryKeyConstraint("game_id", "seq", "seat"),
)

sealed_entries = Table(
    "sealed_entries",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("payload", Text, nullable=False),  # the actions, chance among them: for nobody before the end
    PrimaryKeyConstraint("game_id", "seq"),
)

holders = Table(
    "holders",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(64), nullable=False),
    PrimaryKeyConstraint("game_id", "seat", "player"),
    Index("ix_holders_player", "player"),
)

commands = Table(
    "commands",
    metadata,
    Column("scope", String(32), nullable=False),  # the table, or empty for the making of one
    Column("player", String(64), nullable=False),
    Column("command_id", String(64), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("result", String(32), nullable=True),  # the id of the table that was made
    PrimaryKeyConstraint("scope", "player", "command_id"),
)
