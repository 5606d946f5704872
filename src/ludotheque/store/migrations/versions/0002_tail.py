"""Entries in the order of their keys, without a second index; the newest are first written to a separate table.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tail",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("entries", sa.Text, nullable=False),
    )
    if op.get_bind().dialect.name == "sqlite":  # SQLite can only change a table by creating another
        op.rename_table("entries", "entries_before")
        op.create_table("entries", *_columns(), sqlite_with_rowid=False)
        op.execute("INSERT INTO entries SELECT match, seq, at, kind, body, client FROM entries_before")
        op.drop_table("entries_before")
    else:
        op.drop_constraint("entries_once_per_client_message", "entries")
        op.alter_column("entries", "client", type_=sa.Text)


def _columns() -> list[sa.Column[object]]:
    return [
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("client", sa.Text),
    ]
