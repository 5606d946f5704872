"""Guided matches with the stops they reached, and what a person has met.

Revision ID: 0012
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("guided", sa.JSON))
    op.add_column("people", sa.Column("teaching", sa.JSON))
