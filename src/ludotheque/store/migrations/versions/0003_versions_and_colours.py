"""A match names the version of its rules, a seat the colour of its pieces.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("colour", sa.String(20)))
