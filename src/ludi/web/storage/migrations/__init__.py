"""How the database came to be as it is, step by step."""

from __future__ import annotations

from importlib import resources

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine

from ludi.web.errors import NewerDatabase
from ludi.web.storage.engines import writer_of

# Any number, the same in every server that starts at the same time.
_LOCK = 5_900_417


def migrate(engine: Engine) -> None:
    """Bring a database, new or old, to what this version needs; one server does it."""
    config = Config()
    config.set_main_option(
        "script_location", str(resources.files("ludi.web.storage") / "migrations")
    )
    config.set_main_option("path_separator", "os")
    with writer_of(engine).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
        _check_known(config, connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _check_known(config: Config, connection: Connection) -> None:
    """A database that a later version has brought up to date is left alone."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise NewerDatabase("database.newer", found=found, known=max(known))
