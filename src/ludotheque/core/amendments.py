"""Amendments: corrections of a game's rules, and how older matches are treated.

The first rules of a game are version 1, and each amendment makes the next version. A journal names the version it was
played with. The amendment decides how an older match is treated:

- `formerly`: the former rule can still be played, as an option; the match goes on under it.
- `met`: the former rule differed only in some positions. The match is replayed under the current rules, and the
  predicate is evaluated before each decision; a match in which it was never true goes on under the current rules.
- neither: the match can't be replayed, and is set aside with the reason.

A match never continues silently under other rules.
"""

from collections.abc import Callable
from typing import Any

# A predicate over a position, a seat and its choice, evaluated before the choice is carried out: whether the former
# and the current rule differ here. It must not change the position; `clone` it to try something.
Met = Callable[[Any, int, int], bool]


class OlderRules(ValueError):
    """A match of a version of the rules that cannot be played here; the message names what changed.

    `rules` are the ids of the changed rules and `since` the version that changed them; for an unknown newer version
    both are empty.
    """

    def __init__(self, message: str, version: int, rules: list[str], since: int) -> None:
        super().__init__(message)
        self.version = version
        self.rules = rules
        self.since = since


class Amendment:
    """One correction of the rules.

    `rules` are the ids of the changed rules; `seats` the numbers of players concerned (None: all). `formerly` has the
    values of options under which the former rule is still played, and `fields` the corresponding fields of a
    position, which an older position lacks. `met` is the predicate that finds decisions on which the former rule
    differed.
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
        """Whether the amendment concerns matches with this number of players."""
        return self.seats is None or seats in self.seats


class Watch:
    """The amendments whose predicates are evaluated while an older match is replayed."""

    def __init__(self, game: str, version: int, amendments: list[Amendment], seats: int) -> None:
        """`amendments` are those made since this version."""
        self.game = game
        self.version = version
        self.watched = [
            (since, amendment)
            for since, amendment in enumerate(amendments, version + 1)
            if amendment.met is not None and amendment.concerns(seats)
        ]

    def ask(self, s: Any, seat: int, action: int) -> None:
        """Evaluate the predicates before a decision; raises OlderRules if one is true."""
        for since, amendment in self.watched:
            assert amendment.met is not None
            if amendment.met(s, seat, action):
                raise older(self.game, self.version, amendment, since)


def older(game: str, version: int, amendment: Amendment, since: int) -> OlderRules:
    """The error for a match of this version that an amendment keeps from being replayed."""
    changed = ", ".join(amendment.rules)
    return OlderRules(
        f"rules: the match was played with version {version} of the rules of {game}; "
        f"{changed} changed with version {since}",
        version,
        amendment.rules,
        since,
    )
