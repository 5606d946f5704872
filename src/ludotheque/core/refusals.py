"""Refusals: why a choice is illegal. A refusal cites a rule by id; clients render its message."""

from typing import Final

from ludotheque.core.verbs import JsonValue, Term, Terms

# The values for a message («needs 3, has 2»), and the things a board may highlight; computed only when the explanation
# is requested.
Facts = dict[str, int | Term | Terms]


class Refusal:
    """A reason given by a rule. Refusals are constants, so that listing legal choices creates no objects."""

    def __init__(self, rule: str, name: str) -> None:
        self.rule = rule
        self.name = name


class Illegal(Exception):
    """Raised by `apply`; the position is unchanged."""

    def __init__(self, refusal: Refusal, facts: Facts) -> None:
        super().__init__(f"{refusal.rule} {refusal.name}")
        self.refusal = refusal
        self.facts = facts


def said_facts(facts: Facts) -> dict[str, JsonValue | list[JsonValue]]:
    """The facts of a refusal in JSON values."""
    said: dict[str, JsonValue | list[JsonValue]] = {}
    for name, fact in facts.items():
        if isinstance(fact, Term):
            said[name] = fact.domain.to_json(fact.index)
        elif isinstance(fact, Terms):
            said[name] = fact.to_json()
        else:
            said[name] = fact
    return said


# The table's own rules, the same in every game (core/rules.*.md).
NOT_YOUR_TURN: Final = Refusal("LU-1", "not-your-turn")
NOT_NOW: Final = Refusal("LU-2", "not-now")
GAME_OVER: Final = Refusal("LU-3", "game-over")
CANNOT_TAKE_BACK: Final = Refusal("LU-4", "cannot-take-back")
TABLE_REFUSALS: Final = [NOT_YOUR_TURN, NOT_NOW, GAME_OVER, CANNOT_TAKE_BACK]
