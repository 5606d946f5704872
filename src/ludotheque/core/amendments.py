"""Corrections of a game's rules, and what becomes of matches that were begun before them.

The first rules of a game are version 1, and each amendment makes the next version. A journal names the version it was
played with. What becomes of an older match is said by the amendment:

- `formerly`: the former rule can still be played, as an option; the match goes on under it.
- `met`: the former rule differed only in some positions. The match is replayed under today's rules, and each decision
  is asked about; a match that never met the difference goes on, and is one of today's rules from then on.
- neither: the match can't be replayed, and says so.

It is never played on silently under other rules.
"""

from collections.abc import Callable
from typing import Any

# A position, a seat and the choice it made there, which has not been judged or carried out yet: whether the former rule
# and today's differ about it. The position must stay as it is; `clone` it to try something.
Met = Callable[[Any, int, int], bool]


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
    what stands for them in a position, which an older position lacks. `met` says of a decision of an older match
    whether the former rule would have led elsewhere.
    """

    def __init__(
        self,
        rules: list[str],
        seats: list[int] | None = None,
        formerly: dict[str, str | int] | None = None,
        fields: dict[str, int] | None = None,
        met: Met | None = None,
    ) -> None:
        if formerly and met is not None:
            raise ValueError(f"amendment of {', '.join(rules)}: a former rule that is played needs no `met`")
        self.rules = rules
        self.seats = seats
        self.formerly: dict[str, str | int] = formerly or {}
        self.fields: dict[str, int] = fields or {}
        self.met = met

    def concerns(self, seats: int) -> bool:
        """Whether a match for so many players may have gone otherwise before."""
        return self.seats is None or seats in self.seats


class Watch:
    """The corrections that each decision of an older match is asked about while it is replayed."""

    def __init__(self, game: str, version: int, amendments: list[Amendment], seats: int) -> None:
        """`amendments` are those since this version, for so many players."""
        self.game = game
        self.version = version
        self.watched = [
            (since, amendment)
            for since, amendment in enumerate(amendments, version + 1)
            if amendment.met is not None and amendment.concerns(seats)
        ]

    def ask(self, s: Any, seat: int, action: int) -> None:
        """Raises OlderRules where a former rule would have led elsewhere than today's."""
        for since, amendment in self.watched:
            assert amendment.met is not None
            if amendment.met(s, seat, action):
                raise older(self.game, self.version, amendment, since)


def older(game: str, version: int, amendment: Amendment, since: int) -> OlderRules:
    """What says that a match of this version can't be replayed, because of the amendment that made a later one."""
    changed = ", ".join(amendment.rules)
    message = (
        f"rules: the match was played with version {version} of the rules of {game}; "
        f"{changed} changed with version {since}"
    )
    return OlderRules(message, version, amendment.rules, since)
