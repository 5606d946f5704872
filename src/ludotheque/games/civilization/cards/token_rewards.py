"""The immediate reward of a token or a relic (CV-8.8, CV-8.9, CV-15.6)."""

from ludotheque.core.state import Step
from ludotheque.core.verbs import Domain, numbers
from ludotheque.games.civilization.components.box import HOLDERS, N_TOKENS, NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_REWARD
from ludotheque.games.civilization.position.vocabulary import SQUARES


class Reward(Step[Civilization]):
    """The figures are the kind of thing, its number, and the square where it lay."""

    def __init__(self) -> None:
        super().__init__(
            AT_REWARD, "reward", Domain("holder", HOLDERS), numbers("reward", int(N_TOKENS) - 1), SQUARES
        )

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat, holder, which, square = s.asked(), s.top(0), s.top(1), s.top(2)
        s.drop()
        s.aims[0] = square
        for effect in s.box.effects_of(holder, which):
            s.box.rule_of(effect).carry_out(s, seat, effect)
        s.aims[0] = NONE
