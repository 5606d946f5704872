"""Names of a game's things that are not messages: names from data, and compound names."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from ludotheque.core.verbs import Domain

# Renders a message of the game from its id and named arguments.
Say = Callable[..., str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Naming:
    """The default: all names are messages (`<domain>-<id>`)."""

    def names(self, lang: str) -> dict[str, list[str]]:
        """Names from data, by domain."""
        return {}

    def compound_names(self, names: dict[str, list[str]], say: Say) -> dict[str, list[str]]:
        """Names composed of names from data and words (`say` renders a message of the game), by domain."""
        return {}

    def name_among(
        self, domain: Domain, number: int, others: dict[str, int], names: dict[str, list[str]]
    ) -> str | None:
        """The name of a number whose meaning depends on other arguments, by domain, such as a placement of a piece on a
        work. None for a plain number."""
        return None

    def names_now(self, s: Any, names: dict[str, list[str]]) -> dict[str, list[str]]:
        """Names of numbers whose meaning depends on this position, by domain, such as a place in a ring, named after
        the card there."""
        return {}

    def victories(self) -> list[str]:
        """The ways to win other than by points; their message is `won-<id>`."""
        return []
