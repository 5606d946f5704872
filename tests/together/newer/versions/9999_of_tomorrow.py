"""What an upgrade may do while the older program still runs: add something that it can ignore.

Revision ID: 9999
"""

import sqlalchemy as sa
from alembic import op

from ludotheque.store.migrate import FOLDER

revision = "9999"
down_revision = max(path.name[:4] for path in (FOLDER / "versions").glob("[0-9]*.py"))
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("mood", sa.String(20)))
    op.create_table("moods", sa.Column("id", sa.Integer, primary_key=True))
