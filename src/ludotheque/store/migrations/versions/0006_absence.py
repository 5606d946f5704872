"""A seat has the time since which its player has been away, a match its patience.

Revision ID: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("patience", sa.Integer, nullable=False, server_default="120"))
    op.add_column("seats", sa.Column("away_since", sa.DateTime(timezone=True)))
