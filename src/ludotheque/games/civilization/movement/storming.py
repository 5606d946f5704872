"""Armies built on a square with enemy figures attack them at once (CV-7.5, CV-B37)."""

from ludotheque.core.state import Step
from ludotheque.core.verbs import numbers
from ludotheque.games.civilization.components.box import BIT, FIGURES_EACH
from ludotheque.games.civilization.map.figures import ARMY, in_square, stand
from ludotheque.games.civilization.movement.arrival import attack, overrun
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_STORM
from ludotheque.games.civilization.position.vocabulary import SQUARES


class Storm(Step[Civilization]):
    """CV-7.5, CV-7.24, CV-B37, CV-R30: a battle against armies; scouts alone are overrun (CV-8.11). The figures are
    the square and the armies of the builder, which stand on no square yet (bits).
    """

    def __init__(self) -> None:
        super().__init__(AT_STORM, "storm", SQUARES, numbers("attackers", 1023))
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat, square, figures = s.asked(), s.top(0), s.top(1)
        s.drop()
        if in_square(s, s.holder[square], ARMY, square) > 0:
            attack(s, seat, square, figures)
            return
        overrun(s, seat, square)
        for i in range(FIGURES_EACH):
            if figures & BIT[i] != 0:
                stand(s, seat, seat * FIGURES_EACH + i, square)
