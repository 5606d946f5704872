"""`ludotheque backup` and `ludotheque restore`: everything a table stores, in one file.

A backup gets its name only after every match in it has been replayed. A restore is all or nothing and only possible
while no table uses the database: a running process has matches in memory and would continue from entries that no longer
exist.
"""

import errno
import os
import secrets
import shutil
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.cli.rules.validate import Check, show_each
from ludotheque.cli.table.validate_store import address_of, check_matches, copied
from ludotheque.cli.text.progress import Progress
from ludotheque.cli.text.voice import Complaint, Voice

if TYPE_CHECKING:
    from ludotheque.store.backups import Manifest
    from ludotheque.store.store import Store

ONLY_OWNER = 0o600  # backups hold private data: names, hashes of passphrases, hidden cards, chat
KILLED = 128 + signal.SIGTERM


def back_up(voice: Voice, file: Path, database: str | None) -> None:
    """Write a backup, replay it, and only then give it its name."""
    from ludotheque.store.backups import BadBackup, write
    from ludotheque.store.errors import Unusable, opening
    from ludotheque.store.store import Store

    url = address_of(database)
    try:
        with stoppable(), folder_beside(file) as folder:
            unproven = folder / "backup.sqlite3"
            os.close(os.open(unproven, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_OWNER))
            with opening(url), ExitStack() as opened:
                source = Store(existing(url))
                opened.callback(source.close)
                with Progress(voice, voice.say("copy-rows")) as progress:
                    write(source, unproven, progress.begin)
            with opened_backup(voice, unproven, folder) as (store, manifest):
                checks = replayed(voice, store)
            give_name(unproven, file)
    except Unusable as error:
        if Path(error.database).parent.parent != file.absolute().parent:  # the table's own database
            raise
        raise Complaint(
            "error-backup-write", file=str(file), reason=error.reason, detail=error.detail
        ) from None
    except BadBackup as error:
        raise Complaint("error-backup", file=str(file), reason=error.reason, detail=error.detail) from None
    except OSError as error:
        detail = error.strerror or str(error)
        reason = "full" if error.errno == errno.ENOSPC else "path"
        raise Complaint("error-backup-write", file=str(file), reason=reason, detail=detail) from None
    tell(voice, "backup-done", file, manifest, checks)


def restore(voice: Voice, file: Path, database: str | None, replace: bool) -> None:
    """Check and replay a backup, then put it into the database."""
    from ludotheque.store import backups
    from ludotheque.store.copying import NotEmpty
    from ludotheque.store.dialects import InUse
    from ludotheque.store.errors import Unusable, opening
    from ludotheque.store.store import Store

    url = address_of(database)
    if not file.is_file():
        raise Complaint("error-no-file", file=str(file))
    with file.open("rb"):  # fails without permission
        pass
    with stoppable(), tempfile.TemporaryDirectory() as folder, ExitStack() as opened:
        try:
            store, manifest = opened.enter_context(opened_backup(voice, file, Path(folder)))
        except (backups.BadBackup, Unusable) as error:
            raise Complaint(
                "error-backup", file=str(file), reason=error.reason, detail=error.detail
            ) from None
        checks = replayed(voice, store)
        with opening(url):
            target = Store(url)
        opened.callback(target.close)
        try:
            with Progress(voice, voice.say("copy-rows")) as progress:
                backups.restore(store, target, replace, progress.begin)
        except NotEmpty:
            raise Complaint("error-restore-not-empty", database=shown(url)) from None
        except InUse:
            raise Complaint("error-restore-in-use", database=shown(url)) from None
    tell(voice, "restore-done", file, manifest, checks)


@contextmanager
def opened_backup(voice: Voice, file: Path, folder: Path) -> "Iterator[tuple[Store, Manifest]]":
    """A complete backup as a store with the current schema: a copy of it in that folder. Raises BadBackup, and Unusable
    for one of a newer program."""
    from ludotheque.store.backups import BadBackup, check
    from ludotheque.store.errors import DAMAGE, Unusable, opening
    from ludotheque.store.migrate import age, upgrade
    from ludotheque.store.store import Store

    try:
        with opening(f"sqlite:///{file}"):
            store = Store(copied(file, folder))
    except Unusable as error:
        if error.reason in (*DAMAGE, "other"):  # other: no known table in it
            raise BadBackup("damaged" if error.reason == "damaged" else "no-backup", error.detail) from error
        raise
    try:
        with Progress(voice, voice.say("backup-check")) as progress:
            manifest = check(store, progress.begin)
        with opening(store.url):
            with store.engine.connect() as connection:
                older = age(connection) == "older"
            if older:
                upgrade(store.engine)
        yield store, manifest
    finally:
        store.close()


def existing(url: str) -> str:
    """The address of an existing database: opening a missing SQLite file would create one."""
    from sqlalchemy.engine import make_url

    address = make_url(url)
    file = Path(address.database or "")
    if address.get_backend_name() == "sqlite" and not file.is_file():
        raise Complaint("error-no-file", file=str(file))
    return url


def shown(url: str) -> str:
    """The address without its password."""
    from ludotheque.store.errors import shown

    return shown(url)


def replayed(voice: Voice, store: "Store") -> list[Check]:
    """Every match of a backup that can't be replayed; the table sets it aside, too."""
    with store.engine.connect() as connection:
        return [check for check in check_matches(voice, store, connection) if check.problems]


def give_name(made: Path, file: Path) -> None:
    """Rename the verified file, unless the name has been taken meanwhile."""
    try:
        os.link(made, file)
    except FileExistsError:
        raise Complaint("error-file-exists", file=str(file)) from None
    except OSError:  # a file system without hard links
        if os.path.lexists(file):
            raise Complaint("error-file-exists", file=str(file)) from None
        made.rename(file)
    with suppress(PermissionError):  # on systems where a folder cannot be opened like a file
        folder = os.open(file.absolute().parent, os.O_RDONLY)
        try:
            os.fsync(folder)  # makes the name durable, too
        finally:
            os.close(folder)


@contextmanager
def folder_beside(file: Path) -> Iterator[Path]:
    """A temporary folder on the same disk, readable by its owner only."""
    folder = file.absolute().parent / f".ludotheque-{secrets.token_hex(6)}"
    try:
        folder.mkdir(mode=0o700)
        yield folder
    finally:
        on_sigterm(signal.SIG_IGN)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def stoppable() -> Iterator[None]:
    """SIGTERM, like Ctrl-C, leaves no partial backup behind."""
    before = on_sigterm(lambda *_: sys.exit(KILLED))
    try:
        yield
    finally:
        on_sigterm(before)


def on_sigterm(handler: Any) -> Any:
    """Install a SIGTERM handler; returns the previous one. Only the main thread, which receives the signal, may do
    so."""
    if threading.current_thread() is threading.main_thread():
        return signal.signal(signal.SIGTERM, handler)
    return None


def tell(voice: Voice, message: str, file: Path, manifest: "Manifest", aside: list[Check]) -> None:
    counts = {name: manifest.rows(name) for name in ("matches", "entries", "people")}
    made = f"{manifest.made.astimezone():%Y-%m-%d %H:%M:%S}"
    voice.tell(message, style="bold green", file=str(file), made=made, **counts)
    if aside:
        voice.tell("backup-aside", style="yellow", count=len(aside))
        show_each(voice, aside)
