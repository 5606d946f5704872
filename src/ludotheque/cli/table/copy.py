"""`ludotheque copy`: copies a table to another database and replays every match in both."""

from typing import TYPE_CHECKING

from ludotheque.cli.rules.validate import Check, Problem, show
from ludotheque.cli.text.progress import Progress
from ludotheque.cli.text.voice import Complaint, Voice

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ludotheque.store.store import Store


def run(voice: Voice, source: str, target: str) -> int:
    """Copy, then compare; 1 if a match differs."""
    from ludotheque.cli.table.validate_store import brought_up
    from ludotheque.store.copying import NotEmpty, copy, count_rows
    from ludotheque.store.errors import opening
    from ludotheque.store.store import Store
    from ludotheque.web.settings import Settings

    here, there = (Settings(database=named).database_url() for named in (source, target))
    with opening(there):
        copied = Store(there)
    try:
        with opening(here), brought_up(voice, here) as original:
            with Progress(voice, voice.say("copy-rows"), max(count_rows(original), 1)) as progress:
                copy(original, copied, progress.advance)
            with original.engine.connect() as one, copied.engine.connect() as other:
                checks = compared(voice, original, one, copied, other)
    except NotEmpty:
        raise Complaint("error-not-empty", database=target) from None
    finally:
        copied.close()
    show(voice, checks)
    return 1 if any(check.problems for check in checks) else 0


def compared(
    voice: Voice, original: "Store", here: "Connection", copied: "Store", there: "Connection"
) -> list[Check]:
    """Compares every match in both databases."""
    from ludotheque.cli.table.validate_store import ids_of_matches

    matches = ids_of_matches(here)
    checks = []
    with Progress(voice, voice.say("validate-store"), max(len(matches), 1)) as progress:
        for match in matches:
            checks.append(
                compare(voice, match, standing(original, here, match), standing(copied, there, match))
            )
            progress.advance(1)
    return checks


def compare(voice: Voice, match: str, here: object, there: object) -> Check:
    if here != there:
        return Check(match, "", [Problem(match, "copy", voice.say("copy-differs"))])
    aside = isinstance(here, str)
    return Check(match, voice.say("copy-set-aside" if aside else "copy-same"), [])


def standing(store: "Store", connection: "Connection", match: str) -> object:
    """The whole state of a match after its last entry: what is stored, and the replayed position; or the error of the
    replay, which must be the same in both databases."""
    from sqlalchemy import select

    from ludotheque.store.tables import ENTRIES, MATCHES, SEATS
    from ludotheque.table.errors import SetAside
    from ludotheque.table.stored.loading import load
    from ludotheque.table.stored.reading import read_feed, read_matches

    ((record, seats),) = read_matches(connection, MATCHES.c.id == match)
    try:
        live = load(record, seats, read_feed(connection, match))
    except SetAside as error:
        return f"entry {error.entry}"
    stored = [
        [
            tuple(row)
            for row in connection.execute(select(table).where(table.c.match == match).order_by(*keys))
        ]
        for table, keys in ((ENTRIES, [ENTRIES.c.seq]), (SEATS, [SEATS.c.seat]))
    ]
    return stored, live.record, live.seats, live.match.game.encode(live.match.state)
