"""A cookie is the token of a session, which can be ended.

Before, it was a person's id with a signature of this table. Such cookies are now invalid: every browser gets a new
visitor, and owners of accounts log in again.

Revision ID: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.execute("DELETE FROM settings WHERE key = 'cookie_secret'")
