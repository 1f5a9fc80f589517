"""How the database came to be as it is, step by step."""

from __future__ import annotations

from importlib import resources

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine

from ludi.web.errors import BadDatabase, NewerDatabase
from ludi.web.storage.engines import writer_of

# Any number, the same in every server that starts at the same time.
_LOCK = 5_900_417


def migrate(engine: Engine) -> None:
    """Bring a database, new or old, to what this version needs; one server does it."""
    with writer_of(engine).begin() as connection:
        lock(connection)
        check_known(connection)
        upgrade(connection)


def lock(connection: Connection) -> None:
    """Until the end of the transaction nobody else changes how the database is made."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))


def upgrade(connection: Connection, step: str = "head") -> None:
    """Bring a database to a step, within the transaction under way."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, step)


def step_of(connection: Connection) -> str | None:
    """The step a database is at; None: it is not one of ours, or not yet."""
    return MigrationContext.configure(connection).get_current_revision()


def steps() -> list[str]:
    """All steps that this version knows, the first one first."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return sorted(script.revision for script in scripts)


def check_known(connection: Connection) -> None:
    """A database that a later version has brought up to date is left alone."""
    found, known = step_of(connection), steps()
    if found is not None and found not in known:
        raise NewerDatabase("database.newer", found=found, known=known[-1])


def check_present(connection: Connection) -> None:
    """The database is as this version needs it."""
    check_known(connection)
    found, needed = step_of(connection), steps()[-1]
    if found != needed:
        raise BadDatabase("database.older", found=found or "—", needed=needed)


def _config() -> Config:
    config = Config()
    config.set_main_option(
        "script_location", str(resources.files("ludi.web.storage") / "migrations")
    )
    config.set_main_option("path_separator", "os")
    return config
