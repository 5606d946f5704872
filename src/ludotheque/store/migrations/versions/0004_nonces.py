"""A seat has its player's nonce; a match from a position may have a seed of its own.

An account has the skeletons of its name. They depend on Unicode tables, so the table computes them when it starts, and
again whenever these tables have changed.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("redeal", sa.Integer))
    op.add_column("seats", sa.Column("nonce", sa.String(32)))
    for column in ("skeleton", "small_skeleton"):
        op.add_column("people", sa.Column(column, sa.String(200)))
        op.create_index(f"people_by_{column}", "people", [column])
