"""The turn of a player: replace, visit, reserve, rest (QD-5.1)."""

from mypy_extensions import i64

from ludotheque.core.state import Step
from ludotheque.games.quadrata.state import Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AT_DAY,
    AT_REPLACE,
    AT_RESERVE,
    AT_REST,
    AT_TURN,
    AT_VISIT,
    COUNT,
    LAST_DAY,
    TURN_BEGAN,
)


class Turn(Step[Quadrata]):
    """QD-5.1.1, QD-5.10.3: the four steps, then the next player. Argument 1: the turns left in the day. On the last
    day there is no rest.
    """

    def __init__(self) -> None:
        super().__init__(AT_TURN, "turn", COUNT)
        self.on = [AT_DAY]

    def asks(self, s: Quadrata) -> bool:
        return False

    def proceed(self, s: Quadrata) -> None:
        seat = s.asked()
        left: i64 = s.top(0) - 1
        s.drop()
        if left > 0:
            s.push(AT_TURN, (seat + 1) % s.seats, left)
        s.note(TURN_BEGAN, seat)
        if s.day < LAST_DAY:  # QD-5.10.3: a rest on the last day has no effect
            s.push(AT_REST, seat)
        s.push(AT_RESERVE, seat)
        s.push(AT_VISIT, seat)
        s.push(AT_REPLACE, seat)
