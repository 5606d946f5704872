"""Bringing the tables up to date, with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

FOLDER = Path(__file__).parent / "migrations"


def upgrade(engine: Engine, to: str = "head") -> None:
    """Run the migrations that this database has not seen yet, up to one of them."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    newest = ScriptDirectory.from_config(config).get_current_head()
    with engine.begin() as connection:
        if MigrationContext.configure(connection).get_current_revision() == newest:
            return
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # or SQLite would keep half a migration
        config.attributes["connection"] = connection
        command.upgrade(config, to)
