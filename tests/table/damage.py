"""Kinds of damage to a stored match: the change of the file, and what the table reports.

They are for a match of morra for two in which both have shown their fingers (entries 1: start, 2 and 3: moves).
"""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from ludotheque.table.match import deeds
from tests.table.sitting import ME, opened, table_on

PAGE = 4096  # bytes; SQLite's default


class Damage(NamedTuple):
    """A change of the file (`?` is the match), the entry that stops the replay, and its cause."""

    statement: str
    entry: int
    cause: str


def entry(seq: int, change: str) -> str:
    return f"UPDATE entries SET {change} WHERE match = ? AND seq = {seq}"


def header(change: str) -> str:
    return f"UPDATE matches SET {change} WHERE id = ?"


DAMAGES = {
    "a verb there never was": Damage(
        entry(2, "body = json_set(body, '$.action.verb', 'fly')"), 2, "decision"
    ),
    "a decision without its figures": Damage(
        entry(3, "body = json_remove(body, '$.action.fingers')"), 3, "decision"
    ),
    "a decision that is cut off": Damage(entry(2, "body = substr(body, 1, 12)"), 2, "unreadable"),
    "a decision that is no text": Damage(entry(3, "body = CAST(x'7b22ff80' AS TEXT)"), 3, "unreadable"),
    "a decision that is a list": Damage(entry(2, "body = '[1, 2]'"), 2, "unreadable"),
    "an empty decision": Damage(entry(2, "body = '{}'"), 2, "damaged"),
    "a decision of a seat that does not exist": Damage(
        entry(2, "body = json_set(body, '$.seat', 7)"), 2, "illegal"
    ),
    "an illegal decision": Damage(entry(3, "body = json_set(body, '$.seat', 0)"), 3, "illegal"),
    "an undo of more than there is": Damage(
        entry(3, """kind = 'undo', body = '{"by": 0, "count": 9}'"""), 3, "illegal"
    ),
    "a question of a seat that does not exist": Damage(
        entry(3, """kind = 'proposal', body = '{"what": "undo"}'"""), 3, "damaged"
    ),
    "a kind of entry there never was": Damage(entry(3, "kind = 'dance'"), 3, "kind"),
    "an end in the middle": Damage(
        entry(3, """kind = 'over', body = '{"outcome": null, "seed": null}'"""), 3, "not-over"
    ),
    "an entry that is missing": Damage("DELETE FROM entries WHERE match = ? AND seq = 2", 2, "missing"),
    "an option there never was": Damage(header("""options = '{"speed": "fast"}'"""), 0, "options"),
    "an option with another value": Damage(header("""options = '{"length": "endless"}'"""), 0, "options"),
    "options that are cut off": Damage(header("options = substr(options, 1, 5)"), 0, "header"),
    "options that are a list": Damage(header("options = '[1]'"), 0, "header"),
    "a start that is cut off": Damage(header("""seed = NULL, start = '{"game": "mor'"""), 0, "header"),
    "a start of another game": Damage(header("""seed = NULL, start = '{"game": "go"}'"""), 0, "start"),
    "a seed that is none": Damage(header("seed = 'sunflower'"), 0, "header"),
    "no seed at all": Damage(header("seed = NULL"), 0, "header"),
    "a nonce that is none": Damage(
        "UPDATE seats SET nonce = 'sunflower' WHERE match = ? AND seat = 1", 0, "header"
    ),
    "something dealt anew for a seat that does not exist": Damage(header("redeal = 5"), 0, "header"),
    "something dealt anew from no position": Damage(header("redeal = 0"), 0, "header"),
    "more seats than there are": Damage(header("seats = 3"), 0, "header"),
    "a number of seats the game is not for": Damage(
        "DELETE FROM seats WHERE match = ? AND seat = 1", 0, "header"
    ),
    "a game that is not installed": Damage(header("game = 'chess'"), 0, "game"),
    "other components": Damage(header("content = 'abc'"), 0, "content"),
    "rules of the future": Damage(header("rules = 7"), 0, "unknown-rules"),
}

# Damage that does not prevent playing.
HARMLESS = {
    "a moment that is none": header("created = 'long ago'"),
    "a moment of an entry that is none": entry(3, "at = 'just now'"),
    "figures that a replay finds out anew": entry(3, "moves = 'many', to_move = '[0'"),
    "a status there never was": header("status = 'asleep'"),
    "an outcome that is cut off": header("""outcome = '{"points": [1'"""),
    "an outcome that is none": header("outcome = '[1]'"),
}


def inflict(file: Path, statement: str, match: str) -> None:
    with closing(sqlite3.connect(file, timeout=60)) as connection, connection:
        assert connection.execute(statement, (match,)).rowcount == 1


def damage_a_page(file: Path) -> tuple[str, str]:
    """A file with two matches, and a lost page of the entries of the first one."""

    async def talk() -> tuple[str, str]:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            lost, kept = [await opened(table, host, ME, ME) for _ in range(2)]
            for live, text in ((lost, "perdu "), (kept, "sauf ")):
                for _ in range(40):
                    await live.changed(partial(deeds.chat, person=host.id, text=text * 60))
            return lost.feed.record.id, kept.feed.record.id

    matches = asyncio.run(talk())
    data = bytearray(file.read_bytes())
    pages = [at for at in range(0, len(data), PAGE) if data.count(b"perdu perdu", at, at + PAGE) > 50]
    middle = pages[len(pages) // 2]
    data[middle : middle + 8] = b"\xff" * 8
    file.write_bytes(data)
    return matches
