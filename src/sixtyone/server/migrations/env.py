"""Alembic asks this how to reach the database."""

from alembic import context

from sixtyone.server.schema import metadata

with context.config.attributes["engine"].begin() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    context.run_migrations()
