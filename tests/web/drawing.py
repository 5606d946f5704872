"""The server of the tests, which draws the same in every run, whatever else it was asked for before.

The seed of a match follows from how many matches its host has opened, what a bot draws from the position it looks at.
Ids, cookies and names of guests stay what they are: nobody may guess them.
"""

import random
from collections import Counter
from contextvars import ContextVar
from typing import Any

from ludotheque.cli.main import main as command_line
from ludotheque.core.chance import SEED_BITS
from ludotheque.table import opening
from ludotheque.table.bots import playing
from ludotheque.table.table import Table
from tests.soaking import SOAK_SEED

source: ContextVar[random.Random] = ContextVar("source")
opened: Counter[str] = Counter()


def draw_from(*what: object) -> None:
    """From here on, for this request or this thought of a bot."""
    source.set(random.Random(f"{SOAK_SEED} {what}"))


def drawn(bits: int = SEED_BITS) -> int:
    return source.get().getrandbits(bits)


def counting(plain: Any) -> Any:
    """A function that opens a match for somebody."""

    async def counted(table: Table, person: Any, *args: Any, **more: Any) -> Any:
        opened[person.id] += 1
        draw_from(opened[person.id])
        return await plain(table, person, *args, **more)

    return counted


def imagining(plain: Any) -> Any:
    """The function that deals anew what a bot can't know."""

    def dealt(live: Any, seat: int) -> Any:
        draw_from(live.match.game.encode(live.match.state), seat)
        return plain(live, seat)

    return dealt


def main() -> None:
    for name in ("create", "fork", "rematch"):
        setattr(opening, name, counting(getattr(opening, name)))
    vars(opening).update(new_seed=drawn)
    vars(playing).update(new_seed=drawn, known_to=imagining(playing.known_to))
    command_line()
