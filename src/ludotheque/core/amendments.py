"""Corrections of a game's rules, and what becomes of matches that were begun before them.

The first rules of a game are version 1, and each amendment makes the next version. A journal names the version it was
played with. Where the former rule can still be played, as an option, an older match goes on under it; else it can't be
replayed, and says so: it is never played on silently under other rules.
"""


class OlderRules(ValueError):
    """A match of a version of the rules that is not played any more, or not yet; the message names what changed.

    `rules` are the ids of those that changed and `since` the version that changed them; a version that is not known
    here has none.
    """

    def __init__(self, message: str, version: int, rules: list[str], since: int) -> None:
        super().__init__(message)
        self.version = version
        self.rules = rules
        self.since = since


class Amendment:
    """One correction of the rules.

    `rules` are the ids of those that are played otherwise since; `seats` the numbers of players it makes a difference
    to (None: to all). `formerly` has the values of options under which the former rule is still played, and `fields`
    what stands for them in a position, which an older position lacks.
    """

    def __init__(
        self,
        rules: list[str],
        seats: list[int] | None = None,
        formerly: dict[str, str | int] | None = None,
        fields: dict[str, int] | None = None,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.formerly: dict[str, str | int] = formerly or {}
        self.fields: dict[str, int] = fields or {}

    def concerns(self, seats: int) -> bool:
        """Whether a match for so many players may have gone otherwise before."""
        return self.seats is None or seats in self.seats
