"""Alembic's environment: store.migrate passes the connection."""

from alembic import context

from ludotheque.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
