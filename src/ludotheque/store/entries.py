"""How a group of entries reaches the tables.

A row is an entry with the figures of its match after it: `status`, `moves`, `to_move` and `outcome`, for lists.
"""

from typing import Any

from sqlalchemy import Connection, bindparam, insert, update

from ludotheque.store.tables import ENTRIES, MATCHES

Row = dict[str, Any]

# The columns of a match that are caches of its entries, and what they are called in a row.
FIGURES = {
    "status": "status",
    "moves": "moves",
    "seq": "seq",
    "to_move": "to_move",
    "updated": "at",
    "outcome": "outcome",
}

_APPEND = insert(ENTRIES)
_TOUCH = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("_match"))
    .values({name: bindparam("_" + of) for name, of in FIGURES.items()})
)


def newest(rows: list[Row]) -> list[Row]:
    """The last row of each match."""
    return list({row["match"]: row for row in rows}.values())


class Entries:
    """What every database understands: each entry goes to its place at once."""

    def __init__(self) -> None:
        self.unfiled = 0  # entries this process has kept to be filed

    def keep(self, connection: Connection, rows: list[Row]) -> bool:
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

    def write(self, connection: Connection, rows: list[Row]) -> None:
        """Put entries into their place, after all that was kept, and renew the figures of their matches.
        Two entries of one number can't both be written: that is an IntegrityError.
        """
        entries = [{column.name: row[column.name] for column in ENTRIES.c} for row in rows]
        connection.execute(_APPEND, entries)
        connection.execute(_TOUCH, [{"_" + name: row[name] for name in row} for row in newest(rows)])

    # after it

    def committed(self, rows: list[Row]) -> None:
        """What was filed and written is durable."""
