"""A seat has the nonce that its player added to the seed; a match from a position may have a seed of its own.

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
