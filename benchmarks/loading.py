"""The cost of loading a long match, and of sending a client the entries it missed.

    PYTHONPATH=build/compiled:. python benchmarks/loading.py --game relay --decisions 5000

The match is played at random and imported into a table on a new SQLite file. Processor time, median of several
rounds.
"""

import argparse
import asyncio
import os
import random
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import process_time

os.environ["LUDOTHEQUE_GAMES"] = "benchmarks.relay.relay:game"

from sqlalchemy import delete

from ludotheque.core.catalogue import load_game
from ludotheque.core.match import Match
from ludotheque.store.store import Store
from ludotheque.store.tables import SNAPSHOTS
from ludotheque.table.opening import bring
from ludotheque.table.past import history
from ludotheque.table.table import Table

Work = Callable[[], Awaitable[object]]


def played(game: str, decisions: int) -> Match:
    """A match of this many random decisions, or until it is over."""
    box, chance = load_game(game), random.Random(1)
    match = Match.new(box, box.seats[0], 1)
    while len(match.actions) < decisions:
        seat = chance.choice(match.state.to_move())
        match.play(seat, chance.choice(list(match.state.actions(seat))))
        if match.state.over():
            print(f"the game is over after {len(match.actions)} decisions")
            break
    return match


async def milliseconds(rounds: int, work: Work, before: Work | None = None) -> float:
    spent = []
    for _ in range(rounds):
        if before is not None:
            await before()
        began = process_time()
        await work()
        spent.append(process_time() - began)
    return median(spent) * 1000


async def measure(file: Path, game: str, decisions: int, rounds: int) -> None:
    store = Store(f"sqlite:///{file}")
    store.open()
    table = Table(store, bot_workers=1)
    host = await table.people.visitor("Agathe")
    match = (await bring(table, host, played(game, decisions).journal.to_text().encode()))["id"]

    async def leave_memory() -> None:
        table.matches.forget(await table.matches.open(match))
        while table.background.tasks:
            await asyncio.gather(*table.background.tasks)

    async def leave_no_trace() -> None:
        await leave_memory()
        await store.write(lambda c: c.execute(delete(SNAPSHOTS)))

    async def missed(entries: int) -> None:
        live = await table.matches.open(match)
        await history(table, live, (0,), live.feed.record.seq - entries)

    figures = {
        "open, every decision replayed": await milliseconds(
            rounds, lambda: table.matches.open(match), leave_no_trace
        ),
        "leave memory": await milliseconds(
            rounds, leave_memory, lambda: _replayed(table, match, leave_no_trace)
        ),
        "open, from where it stood": await milliseconds(
            rounds, lambda: table.matches.open(match), leave_memory
        ),
        "sync of who missed nothing": await milliseconds(rounds, lambda: missed(0)),
        "sync of who missed 10 entries": await milliseconds(rounds, lambda: missed(10)),
        "sync of a newcomer": await milliseconds(
            rounds, lambda: missed(len((table.matches.live[match]).feed.match.actions) + 1)
        ),
    }
    size = await store.read(lambda c: len(c.execute(SNAPSHOTS.select()).one().body))
    for name, spent in figures.items():
        print(f"{name:34} {spent:8.2f} ms")
    print(f"{'size of what is written down':34} {size / 1024:8.1f} KiB")
    await table.close()
    store.close()


async def _replayed(table: Table, match: str, forget: Callable[[], Awaitable[None]]) -> None:
    await forget()
    await table.matches.open(match)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="relay")
    parser.add_argument("--decisions", type=int, default=5000)
    parser.add_argument("--rounds", type=int, default=7)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "table.sqlite3"
        asyncio.run(measure(file, chosen.game, chosen.decisions, chosen.rounds))


if __name__ == "__main__":
    main()
