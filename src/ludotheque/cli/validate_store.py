"""`ludotheque validate --store`: can this program replay every match that a table keeps? To be asked before an upgrade.

Nothing is written to the table's own file: an SQLite file may be of an older program and is looked at in a copy that is
brought up to date; another database has to be up to date already.
"""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.cli.progress import Progress
from ludotheque.cli.validate import Check, Problem, show
from ludotheque.cli.voice import Complaint, Voice

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ludotheque.store.store import Store


def run(voice: Voice, database: str | None) -> int:
    """Replay every match and show those that fail; 1 if any does."""
    from ludotheque.web.settings import read_settings

    try:
        url = read_settings(database=database).database_url()
    except ValueError as error:
        raise Complaint("error-setting", detail=str(error)) from None
    with opened(url) as store, store.engine.connect() as connection:
        checks = check_matches(voice, store, connection)
    show(voice, checks)
    return 1 if any(check.problems for check in checks) else 0


@contextmanager
def opened(url: str) -> "Iterator[Store]":
    """The store, or an up-to-date copy of it; it is only read from."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from ludotheque.store.errors import Unusable
    from ludotheque.store.migrate import upgrade
    from ludotheque.store.store import Store

    with tempfile.TemporaryDirectory() as folder:
        try:
            address = make_url(url)
            if address.get_backend_name() == "sqlite":
                copy = Path(folder) / "copy.sqlite3"
                copy_file(Path(address.database or ""), copy)
                store = Store(f"sqlite:///{copy}")
                upgrade(store.engine)
            else:
                store = Store(url)
        except (SQLAlchemyError, Unusable, sqlite3.Error) as error:
            raise Complaint("error-store", address=url, detail=str(error)) from error
        try:
            yield store
        finally:
            store.close()


def copy_file(file: Path, copy: Path) -> None:
    """As it is at this moment, also while a table writes to it."""
    if not file.is_file():
        raise Complaint("error-no-file", file=str(file))
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source:
        source.execute("SELECT count(*) FROM alembic_version")  # says so if it is no file of ours
        with closing(sqlite3.connect(copy)) as target:
            source.backup(target)


def check_matches(voice: Voice, store: "Store", connection: "Connection") -> list[Check]:
    """Every stored match, one after the other; nothing of them is kept."""
    from sqlalchemy import select

    from ludotheque.store.tables import MATCHES

    matches = connection.execute(select(MATCHES.c.id).order_by(MATCHES.c.created)).scalars().all()
    checks = []
    with Progress(voice, voice.say("validate-store"), len(matches)) as progress:
        for match in matches:
            checks.append(check_match(voice, store, connection, match))
            progress.advance(1)
    return checks


def check_match(voice: Voice, store: "Store", connection: "Connection", match: str) -> Check:
    from ludotheque.store.tables import MATCHES
    from ludotheque.table.errors import SetAside
    from ludotheque.table.loading import load
    from ludotheque.table.reading import read_entries, read_matches

    ((record, seats),) = read_matches(connection, MATCHES.c.id == match)
    what = f"{match}  {record.game}  {record.name}"
    try:
        live = load(store, record, seats, read_entries(connection, match))
    except SetAside as error:
        detail = f"{error.why[voice.lang]} ({error.detail})" if error.detail else error.why[voice.lang]
        return Check(what, "", [Problem(match, error.cause, detail)])
    over = "yes" if live.match.state.over() else "no"
    return Check(what, voice.say("validate-moves", moves=len(live.match.actions), over=over), [])
