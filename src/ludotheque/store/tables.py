"""The tables. A match is its header and its entries, numbered from 1; the newest entry has its current status."""

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
    """A timestamp in UTC, also in databases without time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        if value is None or value.tzinfo is UTC:
            return value
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)

    def result_processor(self, dialect: Any, coltype: object) -> Any:
        """A damaged value reads as the smallest timestamp instead of making the query fail."""
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

# A person without an account is a visitor; signing up keeps the person and adds a login.
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("passphrase", Text),
    Column("created", Moment, nullable=False),
    # the skeleton of the name, so that no other person takes a name that looks like it (table/people/names.py)
    Column("skeleton", String(LONGEST_SKELETON)),
    Column("small_skeleton", String(LONGEST_SKELETON)),
    Column("teaching", JSON(none_as_null=True)),  # what the person has met (table/people/teaching.py)
    Index("people_by_skeleton", "skeleton"),
    Index("people_by_small_skeleton", "small_skeleton"),
)

# A session of a browser. `id` is the hash of the token in its cookie.
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
    Column("guided", JSON(none_as_null=True)),  # of a guided match: the ids of the stops it has reached
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", Moment, nullable=False),
    # updated together with the entries that change them
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
    Column("nonce", String(32)),  # "": not sent yet
    Column("called", String(40)),  # the player's name, where one person has several seats
    Column("away_since", Moment),  # null: present
    Column("orders", JSON(none_as_null=True)),  # the player's standing answers, by step; private
    Index("seats_by_person", "person"),
)

# (match, seq) is unique, so two writers, in one process or in several, can't both succeed. Besides what happened, an
# entry has the number of decisions after it and the seats to move, for lists; very old ones lack both unless they are
# the newest.
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

# The position of a match after one of its entries, so that earlier entries need not be replayed. A cache: `guard` is
# the digest of everything it was computed from (table/stored/snapshots.py), and a snapshot with another digest is
# ignored.
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

# The processes that serve this table. One whose `expires` is past, by the clock of the database, is dead; rows below
# that refer to it are void.
PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("expires", Float, nullable=False),
)

# The followers of a match, with their process. A player without a valid row is away.
ATTENDANCE = Table(
    "attendance",
    METADATA,
    Column("process", String(32), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("attendance_by_match", "match"),
)

# The process that plays the bots of a match.
LEASES = Table(
    "leases",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("process", String(32), nullable=False),
    Index("leases_by_process", "process"),
)

# Changes beside the entries of matches that other processes must see; kept for a minute.
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
