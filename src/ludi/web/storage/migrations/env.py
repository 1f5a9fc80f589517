"""Alembic runs this for every migration; the connection is handed in by `migrate`."""

from __future__ import annotations

from alembic import context

from ludi.web.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
