"""A cookie is the token of a session, which can be ended.

Before, it was a person's id with the signature of this table. Those cookies are in browsers, so each of them becomes
the token of a session: whoever was known stays known.

Revision ID: 0005
"""

import hashlib
import hmac
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    sessions = op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    connection = op.get_bind()
    secret = connection.execute(sa.text("SELECT value FROM settings WHERE key = 'cookie_secret'")).scalar()
    if secret is not None:
        now = datetime.now(UTC)
        people = connection.execute(sa.text("SELECT id FROM people")).scalars()
        known = [
            {"id": cookie_hash(secret, person), "person": person, "created": now, "seen": now}
            for person in people
        ]
        op.bulk_insert(sessions, known)
        op.execute("DELETE FROM settings WHERE key = 'cookie_secret'")


def cookie_hash(secret: str, person: str) -> str:
    """The name of the session whose token is the cookie that this person was given."""
    mark = hmac.new(secret.encode(), person.encode(), hashlib.sha256).hexdigest()
    return hashlib.sha256(f"{person}.{mark}".encode()).hexdigest()
