"""The tables. A match is its entries, numbered from 1; everything else about it is a cache of them or its header."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, also where the database keeps no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        return value if value is None or value.tzinfo is not None else value.replace(tzinfo=UTC)


METADATA = MetaData()

# A person is a visitor until there is a login; then the same person has an account.
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("passphrase", Text),
    Column("created", Moment, nullable=False),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("content", String(64), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("seed", String(32)),
    Column("start", JSON(none_as_null=True)),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", Moment, nullable=False),
    # caches of the entries, for lists
    Column("status", String(8), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("to_move", JSON, nullable=False),
    Column("updated", Moment, nullable=False),
    Column("outcome", JSON(none_as_null=True)),
    Index("matches_by_status", "status", "public", "updated"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(5), nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("level", String(20)),
    Column("stand_in", String(20)),
    Column("colour", String(20)),
    Index("seats_by_person", "person"),
)

# (match, seq) is unique: two writers, in one process or in many, can't both win.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Moment, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("body", JSON, nullable=False),
    Column("client", Text),
    sqlite_with_rowid=False,
)

# Where SQLite keeps the newest entries until they are filed: a row a commit, as JSON.
TAIL = Table(
    "tail",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("entries", Text, nullable=False),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
