"""The newest entry of a match has its status; a match has the version of its rules, a seat its colour.

Before, a match had copies of these figures, updated with every move, and SQLite kept new entries in a separate table.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

# Entries that a crash left in the separate table are moved first. Some of them may have been moved already.
FILE_ENTRIES = """
INSERT OR IGNORE INTO entries (match, seq, at, kind, body, client)
SELECT kept.value ->> 'match', kept.value ->> 'seq', rtrim(replace(kept.value ->> 'at', 'T', ' '), 'Z'),
       kept.value ->> 'kind', kept.value ->> 'body', kept.value ->> 'client'
FROM tail, json_each(tail.entries) AS kept
"""
FILE_FIGURES = """
UPDATE matches SET status = row.value ->> 'status', moves = row.value ->> 'moves', seq = row.value ->> 'seq',
                   to_move = row.value ->> 'to_move', outcome = row.value ->> 'outcome'
FROM (SELECT kept.value AS value, max(kept.value ->> 'seq')
      FROM tail, json_each(tail.entries) AS kept GROUP BY kept.value ->> 'match') AS row
WHERE matches.id = row.value ->> 'match'
"""
MOVE_FIGURES = """
UPDATE entries SET moves = matches.moves, to_move = matches.to_move
FROM matches WHERE entries.match = matches.id AND entries.seq = matches.seq
"""


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute(sa.text(FILE_ENTRIES))
        op.execute(sa.text(FILE_FIGURES))
    op.add_column("entries", sa.Column("moves", sa.Integer))
    op.add_column("entries", sa.Column("to_move", sa.JSON))
    op.execute(MOVE_FIGURES)
    op.drop_table("tail")
    op.drop_index("matches_by_status", "matches")
    for column in ("moves", "seq", "to_move", "updated"):
        op.drop_column("matches", column)
    op.create_index("matches_by_status", "matches", ["status", "public"])
    op.add_column("matches", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("colour", sa.String(20)))
