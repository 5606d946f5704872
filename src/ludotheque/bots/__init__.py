"""Computer players. They depend only on the core, so every bot plays every game."""

from ludotheque.bots.levels import BOTS, LEVELS
from ludotheque.bots.player import Bot, most_voted


class UnknownBot(LookupError):
    """There is no such bot; the message lists the existing ones."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot of this level or name, seeded."""
    found = BOTS.get(name)
    if found is None:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}"[:200])
    return found(seed)


__all__ = ["BOTS", "LEVELS", "Bot", "UnknownBot", "make_bot", "most_voted"]
