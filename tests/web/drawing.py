"""The server of the tests, which draws the same in every run, whatever else it was asked for before.

The seed of a match follows from how many matches its host has opened, what a bot draws from the position it looks at;
every hint draws the same. Ids, cookies and names of guests stay what they are: nobody may guess them.
"""

import random
from collections import Counter
from contextvars import ContextVar
from typing import Any

from ludotheque.cli.main import main as command_line
from ludotheque.core.chance import SEED_BITS
from ludotheque.table import hints, opening
from ludotheque.table.bots import playing
from ludotheque.table.match.live import LiveMatch
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


def thinking(plain: Any) -> Any:
    """The function that asks the workers for a bot's choice."""

    def thought(players: playing.Players, live: LiveMatch, seat: int, *args: Any) -> Any:
        match = live.feed.match
        draw_from(match.game.encode(match.state), seat)
        return plain(players, live, seat, *args)

    return thought


def same_for_every_hint() -> int:
    return random.Random(SOAK_SEED).getrandbits(SEED_BITS)


def main() -> None:
    for name in ("create", "fork", "rematch"):
        setattr(opening, name, counting(getattr(opening, name)))
    vars(opening).update(new_seed=drawn)
    vars(playing).update(new_seed=drawn)
    playing.Players.choice_of = thinking(playing.Players.choice_of)  # type: ignore[method-assign]
    vars(hints).update(new_seed=same_for_every_hint)
    command_line()
