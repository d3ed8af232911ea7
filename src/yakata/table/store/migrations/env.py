"""Alembic runs this; the store gives it the connection."""

from alembic import context

from yakata.table.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
