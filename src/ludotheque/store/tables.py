"""The tables. A match is its header and its entries, numbered from 1; the newest entry says how it stands."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    true,
)


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, also where the database keeps no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        if value is None or value.tzinfo is UTC:
            return value
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)

    def result_processor(self, dialect: Any, coltype: object) -> Any:
        """A damaged value is the beginning of time: it does not keep a query from its other rows."""
        process = super().result_processor(dialect, coltype)
        assert process is not None

        def read(value: Any) -> datetime | None:
            try:
                return process(value)
            except (TypeError, ValueError):
                return datetime.min.replace(tzinfo=UTC)

        return read


METADATA = MetaData()
LONGEST_SKELETON = 200

# A person is a visitor until there is a login; then the same person has an account.
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("passphrase", Text),
    Column("created", Moment, nullable=False),
    # what the name looks like: nobody goes by one that looks like an account's (table/people/names.py)
    Column("skeleton", String(LONGEST_SKELETON)),
    Column("small_skeleton", String(LONGEST_SKELETON)),
    Index("people_by_skeleton", "skeleton"),
    Index("people_by_small_skeleton", "small_skeleton"),
)

# A browser that somebody speaks through. `id` is the hash of the token in its cookie.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False),
    Index("sessions_by_person", "person"),
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
    Column("redeal", Integer),
    Column("public", Boolean, nullable=False),
    Column("patience", Integer, nullable=False, server_default="120"),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", Moment, nullable=False),
    # written together with the entries that change them
    Column("status", String(8), nullable=False),
    Column("outcome", JSON(none_as_null=True)),
    Index("matches_by_status", "status", "public"),
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
    Column("nonce", String(32)),  # "": it is still to come
    Column("called", String(40)),  # the player's own name, where one person has several seats
    Column("away_since", Moment),  # null: he was there when it was written
    Column(
        "orders", JSON(none_as_null=True)
    ),  # the standing answers of its player, by step; nobody else's business
    Index("seats_by_person", "person"),
)

# (match, seq) is unique: two writers, in one process or in many, can't both win. An entry has, besides what happened,
# the decisions that count after it and who is asked then, for lists; very old ones lack it unless they are the newest.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Moment, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("body", JSON, nullable=False),
    Column("client", Text),
    Column("moves", Integer),
    Column("to_move", JSON(none_as_null=True)),
    sqlite_with_rowid=False,
)

# Where a match stood after one of its entries, so that those before it need not be replayed. A hint, never the truth:
# `guard` is the digest of all it follows from (table/stored/snapshots.py), where that differs nobody uses it.
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("guard", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# The processes that serve this table. One whose `expires` is past, by the clock of the database, has died; the rows
# below that name it are void.
PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("expires", Float, nullable=False),
)

# Who follows a match, and through which process. A player with no row here, or only void ones, is away.
ATTENDANCE = Table(
    "attendance",
    METADATA,
    Column("process", String(32), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("attendance_by_match", "match"),
)

# Which process plays the bots of a match.
LEASES = Table(
    "leases",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("process", String(32), nullable=False),
    Index("leases_by_process", "process"),
)

# What one process changed beside the entries of matches, for the others to hear of; kept for a minute.
CHANGES = Table(
    "changes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("process", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("body", JSON, nullable=False),
    Index("changes_by_moment", "at"),
)
