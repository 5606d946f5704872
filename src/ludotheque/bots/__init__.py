"""Players made of code. They know the core only, so every bot plays every game."""

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.player import Bot, Random

LEVELS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


class UnknownBot(LookupError):
    """There is no such bot; the message lists those there are."""


def make_bot(level: str, seed: int) -> Bot:
    """A bot of this level with its own chance."""
    found = LEVELS.get(level)
    if found is None:
        raise UnknownBot(f"there is no bot {level!r}; there is {', '.join(LEVELS)}"[:200])
    return found(seed)


__all__ = ["LEVELS", "Bot", "UnknownBot", "make_bot"]
