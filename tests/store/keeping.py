"""A store on a file, with matches to write to."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from sqlite3 import connect
from typing import Any

from sqlalchemy import Connection, insert

from ludotheque.store.entries import Row
from ludotheque.store.store import Store
from ludotheque.store.tables import MATCHES, PEOPLE, SEATS

THEN = datetime(2026, 5, 1, 12, 30, tzinfo=UTC)
HOST = "0" * 32


def address(file: Path) -> str:
    return f"sqlite:///{file}"


def match_row(match: str) -> dict[str, Any]:
    return {
        "id": match,
        "name": "Jeudi",
        "game": "morra",
        "seats": 2,
        "options": {"length": "short"},
        "content": "",
        "seed": "0" * 32,
        "start": None,
        "public": False,
        "host": HOST,
        "created": THEN,
        "status": "waiting",
    }


async def lay_out(store: Store, matches: Iterable[str]) -> None:
    """A host with matches, each with an open seat."""

    def work(c: Connection) -> None:
        c.execute(insert(PEOPLE), {"id": HOST, "name": "Agathe", "created": THEN})
        for match in matches:
            c.execute(insert(MATCHES), match_row(match))
            c.execute(insert(SEATS), {"match": match, "seat": 0, "kind": "open"})

    await store.write(work)


def entry(match: str, seq: int, client: str | None = None, **body: Any) -> Row:
    return {
        "match": match,
        "seq": seq,
        "at": THEN,
        "kind": "chat",
        "body": body,
        "client": client,
        "moves": seq,
        "to_move": [0],
    }


async def appended(store: Store, row: Row, work: Callable[[Connection], Any] | None = None) -> None:
    """Append and wait until it is durable; raises the error."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(result: object) -> None:
        if isinstance(result, Exception):
            future.set_exception(result)
        elif not future.done():
            future.set_result(None)

    store.append(row, then, work)
    await future


def on_disk(file: Path, query: str) -> list[Any]:
    """What another program sees in the file now."""
    with closing(connect(file, timeout=60)) as connection:
        return connection.execute(query).fetchall()
