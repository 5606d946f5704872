"""A server for tests that uses the same random numbers in every run, whatever it was used for before.

The seed of a match depends on the number of matches its host has opened, a bot's random numbers on the position; every
hint uses the same ones. Ids, cookies and names of guests stay random: they must not be predictable.
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
    """Set the random numbers of this request or this decision of a bot."""
    source.set(random.Random(f"{SOAK_SEED} {what}"))


def drawn(bits: int = SEED_BITS) -> int:
    return source.get().getrandbits(bits)


def counting(plain: Any) -> Any:
    """Wraps a function that opens a match for a person."""

    async def counted(table: Table, person: Any, *args: Any, **more: Any) -> Any:
        opened[person.id] += 1
        draw_from(opened[person.id])
        return await plain(table, person, *args, **more)

    return counted


def thinking(plain: Any) -> Any:
    """Wraps the function that asks the workers for a bot's choice."""

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
