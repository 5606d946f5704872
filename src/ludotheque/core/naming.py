"""The names of a game's things that are not messages of its own: names from data, and names put together."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from ludotheque.core.verbs import Domain

# Gives a message of the game by its id, with its arguments by name.
Say = Callable[..., str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Naming:
    """The default: all names are messages (`<domain>-<id>`)."""

    def names(self, lang: str) -> dict[str, list[str]]:
        """The names of things that come from data, by domain."""
        return {}

    def compound_names(self, names: dict[str, list[str]], say: Say) -> dict[str, list[str]]:
        """Names put together from those of the data with words (`say` gives a message of the game), by domain."""
        return {}

    def name_among(
        self, domain: Domain, number: int, others: dict[str, int], names: dict[str, list[str]]
    ) -> str | None:
        """The name of a number that means something only among other things, by domain: a placement of a piece on a
        work. None where it is just a number.
        """
        return None

    def names_now(self, s: Any, names: dict[str, list[str]]) -> dict[str, list[str]]:
        """The names that numbers have in this position, by domain: a place of a ring, by the card that lies there."""
        return {}

    def victories(self) -> list[str]:
        """The ways to win that are not by points; each is worded `won-<id>`."""
        return []
