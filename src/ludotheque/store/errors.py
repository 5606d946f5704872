"""Database errors: it can't be opened, it is unavailable, a value is damaged."""

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

# The reasons for SQLite's error codes; an error that is not listed is a bug of ours.
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
# The reasons for PostgreSQL's SQLSTATE codes. Other operational errors mean that the server is unreachable.
DISK = ("53100", "58030")
DAMAGE = ("not-a-database", "damaged")


class Unusable(Exception):
    """A database that can't be opened: a short reason, the system's message, and the address."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail
        self.database = ""


class Unavailable(RuntimeError):
    """The database is temporarily unavailable, for example because its disk is full. Nothing was changed; the
    operation may be retried.
    """


class Damaged(RuntimeError):
    """Part of the file is damaged; the rest may be intact."""


def named(error: Exception) -> Exception:
    """A driver's error as Unavailable or Damaged; any other error unchanged."""
    reason = _reason(error)
    if reason is None:
        return error
    return (Damaged if reason in DAMAGE else Unavailable)(f"{reason}: {_first_line(error)}")


@contextmanager
def reading() -> Iterator[None]:
    """Database errors while reading are raised as Unavailable or Damaged."""
    try:
        yield
    except SQLAlchemyError as error:
        known = named(error)
        if known is error:
            raise
        raise known from error


@contextmanager
def opening(url: str) -> Iterator[None]:
    """Database errors while opening are raised as Unusable."""
    try:
        with _unusable():
            yield
    except Unusable as error:
        if error.database:  # raised for another database that was opened within
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
    except ArgumentError:  # the password's place is unknown, so show nothing
        return url.partition(":")[0]
    if found.get_backend_name() == "sqlite":
        return found.database or url
    return found.render_as_string(hide_password=True)


def _reason(error: Exception) -> str | None:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return REASONS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)  # the primary result code
    if not isinstance(error, (OperationalError, InterfaceError)):
        return None
    return "disk" if getattr(cause, "sqlstate", None) in DISK else "server"


def crossed(error: Exception) -> bool:
    """Whether the database aborted this transaction to resolve a deadlock; a retry succeeds."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    return getattr(cause, "sqlstate", None) in ("40001", "40P01")


def _first_line(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(cause).partition("\n")[0][:200]


# ---------------------------------------------------------------- damaged values


class Unreadable:
    """Replaces a value that is not valid JSON; holds the stored text."""

    def __init__(self, text: str) -> None:
        self.text = text


def read_json(text: str | bytes) -> object:
    """The value of a JSON column. A damaged value does not make the query fail."""
    try:
        return msgspec.json.decode(text)
    except (ValueError, RecursionError):  # msgspec's errors are ValueErrors
        return Unreadable(readable(text) if isinstance(text, bytes) else text)


def readable(text: bytes) -> str:
    """Text from the file; invalid UTF-8 is replaced instead of raising."""
    return text.decode("utf-8", "replace")
