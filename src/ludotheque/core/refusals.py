"""Why a choice is not possible: always a rule, by id, and a message worded at the edge."""

from typing import Final

from ludotheque.core.verbs import Term

# The figures a message needs («needs 3, has 2»), computed only when somebody asks for the explanation.
Facts = dict[str, int | Term]


class Refusal:
    """One reason of one rule. Made once, as a constant: listing legal choices creates no object."""

    def __init__(self, rule: str, name: str) -> None:
        self.rule = rule
        self.name = name


class Illegal(Exception):
    """Raised by `apply`: the position is exactly as it was."""

    def __init__(self, refusal: Refusal, facts: Facts) -> None:
        super().__init__(f"{refusal.rule} {refusal.name}")
        self.refusal = refusal
        self.facts = facts


# The rules of the table itself, the same in every game (core/rules.*.md).
NOT_YOUR_TURN: Final = Refusal("LU-1", "not-your-turn")
NOT_NOW: Final = Refusal("LU-2", "not-now")
GAME_OVER: Final = Refusal("LU-3", "game-over")
CANNOT_TAKE_BACK: Final = Refusal("LU-4", "cannot-take-back")
TABLE_REFUSALS: Final = [NOT_YOUR_TURN, NOT_NOW, GAME_OVER, CANNOT_TAKE_BACK]
