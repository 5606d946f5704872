"""A minimal next version of the table, which has to coexist with the current one: another version, one more
migration."""

from pathlib import Path

from alembic.config import Config

from ludotheque.store import migrate
from tests.web import drawing

VERSION = "99.0"
plain = migrate._config
serve = drawing.main


def with_one_more() -> Config:
    config = plain()
    config.set_main_option("path_separator", "os")
    places = [migrate.FOLDER / "versions", Path(__file__).parent / "versions"]
    config.set_main_option("version_locations", ":".join(map(str, places)))
    return config


def main() -> None:
    from ludotheque.web import app

    vars(app).update(__version__=VERSION)
    migrate._config = with_one_more
    serve()
