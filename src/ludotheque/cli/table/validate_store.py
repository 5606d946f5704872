"""`ludotheque validate --store`: can this program replay every stored match? Meant to be run before an upgrade.

Nothing is written to the table's own database. A table of an older program is migrated in a copy, and an SQLite file is
always checked in a copy.
"""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.cli.rules.validate import Check, Problem, show
from ludotheque.cli.text.details import said
from ludotheque.cli.text.progress import Progress
from ludotheque.cli.text.voice import Complaint, Voice

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ludotheque.store.store import Store
    from ludotheque.table.errors import SetAside


def run(voice: Voice, database: str | None) -> int:
    """Replay every match and show those that fail; 1 if any does."""
    from ludotheque.store.errors import opening

    url = address_of(database)
    with brought_up(voice, url) as store, opening(url), store.engine.connect() as connection:
        checks = check_matches(voice, store, connection)
    show(voice, checks)
    return 1 if any(check.problems for check in checks) else 0


def address_of(database: str | None) -> str:
    """The address of the table's database, unless another one is named."""
    from ludotheque.web.settings import read_settings

    return read_settings(database=database).database_url()


@contextmanager
def brought_up(voice: Voice, url: str) -> "Iterator[Store]":
    """A database with the current schema, or a migrated copy of it; only read. Raises Unusable."""
    from sqlalchemy.engine import make_url

    from ludotheque.store.copying import copy
    from ludotheque.store.errors import opening
    from ludotheque.store.migrate import age, upgrade
    from ludotheque.store.store import Store

    with tempfile.TemporaryDirectory() as folder, ExitStack() as opened:
        with opening(url):
            address = make_url(url)
            is_file = address.get_backend_name() == "sqlite"
            store = Store(copied(Path(address.database or ""), Path(folder)) if is_file else url)
            opened.callback(store.close)
            with store.engine.connect() as connection:
                older = age(connection) == "older"
            if older:
                voice.tell("validate-store-older")
            if older and is_file:
                upgrade(store.engine)
            elif older:
                original, store = store, Store(f"sqlite:///{folder}/copy.sqlite3")
                opened.callback(store.close)
                copy(original, store, lambda _: None)
        yield store


def copied(file: Path, folder: Path) -> str:
    """The address of a copy of the file as it is now; a table may be writing to it."""
    if not file.is_file():
        raise Complaint("error-no-file", file=str(file))
    copy = folder / "copy.sqlite3"
    # A read-only connection would create a write-ahead log beside a file that has none.
    as_it_is = "mode=ro" if file.with_name(file.name + "-wal").exists() else "mode=ro&immutable=1"
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?{as_it_is}", uri=True)) as source:
        source.execute("SELECT count(*) FROM alembic_version")  # fails if it is not a table's file
        with closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    return f"sqlite:///{copy}"


def check_matches(voice: Voice, store: "Store", connection: "Connection") -> list[Check]:
    """Every stored match, one at a time; results are not kept in memory."""
    matches = ids_of_matches(connection)
    checks = []
    with Progress(voice, voice.say("validate-store"), len(matches)) as progress:
        for match in matches:
            checks.append(check_match(voice, store, connection, match))
            progress.advance(1)
    return checks


def ids_of_matches(connection: "Connection") -> list[str]:
    """Oldest first."""
    from sqlalchemy import select

    from ludotheque.store.tables import MATCHES

    return list(connection.execute(select(MATCHES.c.id).order_by(MATCHES.c.created)).scalars())


def check_match(voice: Voice, store: "Store", connection: "Connection", match: str) -> Check:
    from ludotheque.store.errors import Damaged, reading
    from ludotheque.store.tables import MATCHES
    from ludotheque.table.errors import SetAside
    from ludotheque.table.stored.loading import load
    from ludotheque.table.stored.reading import read_feed, read_matches

    what = match
    try:
        with reading():
            ((record, seats),) = read_matches(connection, MATCHES.c.id == match)
            what = f"{match}  {record.game}  {record.name}"
            live = load(record, seats, read_feed(connection, match))
    except Damaged as error:
        return failed(voice, what, match, SetAside(0, "file", detail=str(error)))
    except SetAside as error:
        return failed(voice, what, match, error)
    over = "yes" if live.match.state.over() else "no"
    return Check(what, voice.say("validate-moves", moves=len(live.match.actions), over=over), [])


def failed(voice: Voice, what: str, match: str, error: "SetAside") -> Check:
    detail = (
        f"{error.why[voice.lang]} ({said(voice, error.detail)})" if error.detail else error.why[voice.lang]
    )
    return Check(what, "", [Problem(match, error.cause, detail)])
