"""Arrival of figures: battles begin, scouts are overrun, tokens and relics are taken (CV-8.8 to CV-8.12, CV-8.27)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.state import Step
from ludotheque.core.verbs import numbers
from ludotheque.games.civilization.battle.battle import begin_battle
from ludotheque.games.civilization.battle.loot import loot_from
from ludotheque.games.civilization.components.box import FIGURES_EACH, NONE
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, in_square, kill_figure
from ludotheque.games.civilization.map.huts_and_villages import take_token
from ludotheque.games.civilization.map.relics import take_relic
from ludotheque.games.civilization.movement.razing import offer_razing
from ludotheque.games.civilization.position.events import SCOUTS_OVERRUN
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_ARRIVAL
from ludotheque.games.civilization.position.vocabulary import SQUARES

# The stage of an arrival, in the order of CV-8.27; a battle with its aftermath lies above the frame.
TO_TAKE_TOKEN: Final[i64] = 0
TO_TAKE_RELIC: Final[i64] = 1
TO_RAZE: Final[i64] = 2
ARRIVED: Final[i64] = 3


def arrive(s: Civilization, seat: i64, square: i64) -> None:
    """CV-8.27: resolves a square after a move or a battle ended there, or a figure was built there."""
    s.push(AT_ARRIVAL, seat, square, TO_TAKE_TOKEN)


def attack(s: Civilization, seat: i64, square: i64, figures: i64) -> None:
    """CV-8.9, CV-8.10, CV-8.12, CV-B34: a battle begins with figures (bits) that stand on no square until it is
    over.
    """
    arrive(s, seat, square)
    begin_battle(s, seat, square, figures)


def overrun(s: Civilization, seat: i64, square: i64) -> None:
    """CV-8.11, CV-B32: scouts alone are killed without a battle, for one loot. Then the square is resolved."""
    loser = s.holder[square]
    killed = in_square(s, loser, SCOUT, square)
    for figure in range(loser * FIGURES_EACH, (loser + 1) * FIGURES_EACH):
        if s.standing[figure] == square:
            kill_figure(s, loser, figure)
    s.note(SCOUTS_OVERRUN, seat, loser, square, killed)
    arrive(s, seat, square)
    loot_from(s, seat, loser, 1)


class Arrival(Step[Civilization]):
    """CV-8.27: token, relic, Combustion's building, in this order. The figures: the square and the stage."""

    def __init__(self) -> None:
        super().__init__(AT_ARRIVAL, "arrival", SQUARES, numbers("arrived", 3))

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.figure_at(at, 0) < s.layout.squares

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat, square, stage = s.asked(), s.top(0), s.top(1)
        if s.holder[square] != seat or stage == ARRIVED:
            s.drop()
            return
        s.set_top(1, stage + 1)
        if stage == TO_TAKE_TOKEN:
            if s.token[square] != NONE:
                take_token(s, seat, square)
        elif in_square(s, seat, ARMY, square) == 0:
            return
        elif stage == TO_TAKE_RELIC:
            if s.relic_on(square) != NONE:
                take_relic(s, seat, square)
        else:
            assert stage == TO_RAZE
            offer_razing(s, seat, square)
