"""Schema migrations, with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from ludotheque.store.dialects import begin_migrating
from ludotheque.store.errors import Unusable

FOLDER = Path(__file__).parent / "migrations"


def revision_of(connection: Connection) -> str | None:
    """The schema revision of this database; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def age(connection: Connection) -> str:
    """Whether the schema is `current` or `older`; raises Unusable for that of a newer program."""
    scripts = ScriptDirectory.from_config(_config())
    revision = revision_of(connection)
    if revision == scripts.get_current_head():
        return "current"
    if revision is not None and revision not in {script.revision for script in scripts.walk_revisions()}:
        raise Unusable(
            "newer", f"its tables are {revision}, the newest known here {scripts.get_current_head()}"
        )
    return "older"


def upgrade(engine: Engine, to: str = "head") -> None:
    """Run the missing migrations, up to a given revision."""
    with engine.begin() as connection:
        if age(connection) == "current":
            return
        begin_migrating(connection)
        migrate(connection, to)


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the missing migrations within an open transaction."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config
