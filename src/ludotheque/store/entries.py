"""How a group of entries reaches the tables, with the cached figures of their matches."""

from typing import Any

from sqlalchemy import Connection, bindparam, insert, update

from ludotheque.store.tables import ENTRIES, MATCHES

Row = dict[str, Any]

FIGURES = ("status", "moves", "seq", "to_move", "updated", "outcome")

_APPEND = insert(ENTRIES)
_TOUCH = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("match_"))
    .values({name: bindparam(name + "_") for name in FIGURES})
)


class Entries:
    """What every database understands: each entry goes to its place at once."""

    def __init__(self) -> None:
        self.unfiled = 0  # entries this process has kept to be filed

    def keep(self, connection: Connection, entries: list[Row], figures: list[Row]) -> bool:
        """Make entries durable, in a transaction of their own, to be filed later. False: these have to be written."""
        return False

    def waiting(self, connection: Connection) -> bool:
        """Whether there is anything to be filed."""
        return False

    def file_some(self, connection: Connection) -> None:
        """If very many wait, put some of them into their place, in a transaction of its own."""

    # within a transaction

    def file(self, connection: Connection) -> None:
        """Put all that was kept into its place; this comes first in the transaction."""

    def write(self, connection: Connection, entries: list[Row], figures: list[Row]) -> None:
        """Put entries into their place, after all that was kept, and renew the figures (at most one row a match).
        Two entries of one number can't both be written: that is an IntegrityError.
        """
        connection.execute(_APPEND, entries)
        connection.execute(_TOUCH, [{name + "_": value for name, value in row.items()} for row in figures])

    # after it

    def committed(self, entries: list[Row]) -> None:
        """What was filed and written is durable."""
