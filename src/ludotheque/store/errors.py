"""What can be wrong with a database: it can't be opened, it can't be written to for a while, a value is damaged."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)

# What SQLite's errors mean to us; an error that is not here is a mistake of ours.
REASONS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "path",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
}
# The same of PostgreSQL, by the codes of the SQL standard. Other operational errors: the server is not there.
DISK = ("53100", "58030")
DAMAGE = ("not-a-database", "damaged")


class Unusable(Exception):
    """A database that can't be opened: a short reason, what the system says about it, and which one it is."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail
        self.database = ""


class Unavailable(RuntimeError):
    """The database can't be read or written just now: its disk is full, perhaps. Nothing was changed, and it may be
    tried again.
    """


class Damaged(RuntimeError):
    """A part of the file is damaged; others may well be in order."""


def named(error: Exception) -> Exception:
    """An error of the database as the rest of the program knows it; any other as it is."""
    reason = _reason(error)
    if reason is None:
        return error
    return (Damaged if reason in DAMAGE else Unavailable)(f"{reason}: {_first_line(error)}")


@contextmanager
def reading() -> Iterator[None]:
    """What goes wrong with the database while something is read is raised as Unavailable or Damaged."""
    try:
        yield
    except SQLAlchemyError as error:
        known = named(error)
        if known is error:
            raise
        raise known from error


@contextmanager
def opening(url: str) -> Iterator[None]:
    """What goes wrong with the database while it is opened is raised as Unusable."""
    try:
        with _unusable():
            yield
    except Unusable as error:
        if error.database:  # another one's, which was opened within
            raise
        error.database = shown(url)
        if error.reason == "path" and Path(error.database).is_dir():
            error.reason = "folder"
        raise


@contextmanager
def _unusable() -> Iterator[None]:
    try:
        yield
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise Unusable("address", _first_line(error)) from error
    except OSError as error:
        raise Unusable("path", error.strerror or str(error)) from error
    except (DBAPIError, sqlite3.Error) as error:
        raise Unusable(_reason(error) or "other", _first_line(error)) from error


def shown(url: str) -> str:
    """A file by its name; an address without its password."""
    try:
        found = make_url(url)
    except ArgumentError:  # then nobody knows where the password is
        return url.partition(":")[0]
    if found.get_backend_name() == "sqlite":
        return found.database or url
    return found.render_as_string(hide_password=True)


def _reason(error: Exception) -> str | None:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return REASONS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)  # the rest is finer detail
    if not isinstance(error, (OperationalError, InterfaceError)):
        return None
    return "disk" if getattr(cause, "sqlstate", None) in DISK else "server"


def crossed(error: Exception) -> bool:
    """Whether two writers waited for each other, and this one was asked to give way: tried again it is done."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    return getattr(cause, "sqlstate", None) in ("40001", "40P01")


def _first_line(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(cause).partition("\n")[0][:200]


# ---------------------------------------------------------------- damaged values


class Unreadable:
    """In the place of a value that is no JSON any more: what the file has there."""

    def __init__(self, text: str) -> None:
        self.text = text


def read_json(text: str | bytes) -> object:
    """A value of a JSON column. One damaged value does not keep a query from its other rows."""
    try:
        return msgspec.json.decode(text)
    except (ValueError, RecursionError):  # msgspec's errors are ValueErrors
        return Unreadable(readable(text) if isinstance(text, bytes) else text)


def readable(text: bytes) -> str:
    """Text out of the file; bytes that are no text are replaced, instead of stopping whoever reads."""
    return text.decode("utf-8", "replace")
