"""The course of play: turns, their phases, the players' parts (CV-1.2, CV-1.3, CV-1.12).

The lowest frame of every position is AT_PHASES. Its figures are the phase, how many parts of it have begun, and
which seats were asked at its beginning about the first player marker.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.state import BOTTOM, Step
from ludotheque.core.verbs import numbers
from ludotheque.games.civilization.components.box import CITIES, FIGURES_EACH, N_PERSON_TYPES, NONE
from ludotheque.games.civilization.position.events import PART_BEGAN, PHASE_BEGAN, TURN_BEGAN
from ludotheque.games.civilization.position.state import MOST_HARVESTS, WORDS, Civilization
from ludotheque.games.civilization.position.steps import (
    AT_CITY,
    AT_MOVEMENT,
    AT_PHASES,
    AT_SEIZE_FIRST,
    AT_START,
)
from ludotheque.games.civilization.position.vocabulary import (
    IN_CITIES,
    IN_MOVEMENT,
    IN_RESEARCH_PHASE,
    IN_SETUP,
    IN_START,
    IN_TRADE,
    PHASES,
)
from ludotheque.games.civilization.turn import research_phase, setup
from ludotheque.games.civilization.turn.end_of_game import end_check
from ludotheque.games.civilization.turn.first_player import ask_for_marker, pass_marker
from ludotheque.games.civilization.turn.trade import begin_trade

# Set-up has the most parts: four rounds of five players.
MOST_PARTS: Final = 20


class Phases(Step[Civilization]):
    """CV-1.2: the parts of a phase in order, then the next phase."""

    def __init__(self) -> None:
        super().__init__(AT_PHASES, "phases", PHASES, numbers("parts", MOST_PARTS), numbers("asked", 31))
        self.on = [BOTTOM]

    def fits(self, s: Civilization, at: i64) -> bool:
        begun = s.figure_at(at, 1)
        if at + 1 < s.depth() and s.step_at(at + 1) == AT_SEIZE_FIRST:
            return s.figure_at(at, 0) == s.phase and begun == 0
        return s.figure_at(at, 0) == s.phase and 1 <= begun <= parts_of(s, s.phase)

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        part = s.top(1)
        if part == 0 and s.phase != IN_SETUP and ask_for_marker(s):
            return
        if part < parts_of(s, s.phase):
            s.set_top(1, part + 1)
            begin_part(s, part)
        elif s.phase == IN_SETUP:
            setup.set_dials(s)
            begin_turn(s)
        elif s.phase < IN_RESEARCH_PHASE:
            begin_phase(s, s.phase + 1)
        elif not end_check(s):
            end_turn(s)
            pass_marker(s)
            begin_turn(s)


def parts_of(s: Civilization, phase: i64) -> i64:
    """The number of parts of a phase: one for each player, or one for all."""
    if phase == IN_SETUP:
        return setup.ROUNDS * s.seats
    if phase == IN_TRADE:
        return 1
    return s.seats + 1 if phase == IN_RESEARCH_PHASE else s.seats


def begin_turn(s: Civilization) -> None:
    """CV-1.3, CV-4.14."""
    s.turn += 1
    s.note(TURN_BEGAN, s.turn, s.first)
    begin_phase(s, IN_START)


def begin_phase(s: Civilization, phase: i64) -> None:
    s.phase = phase
    s.active = NONE
    s.set_top(0, phase)
    s.set_top(1, 0)
    s.set_top(2, 0)
    end_passes(s)
    s.note(PHASE_BEGAN, phase)


def begin_part(s: Civilization, part: i64) -> None:
    """CV-1.2, CV-B1: the next player's part, or the common part."""
    end_passes(s)
    if s.phase == IN_SETUP:
        setup.begin_part(s, part)
    elif s.phase == IN_TRADE:
        begin_trade(s)
    elif s.phase == IN_RESEARCH_PHASE:
        research_phase.begin_part(s, part)
    else:
        begin_own_part(s, s.in_order(part))


def begin_own_part(s: Civilization, seat: i64) -> None:
    """CV-1.4, CV-5.1, CV-7.1, CV-8.1, CV-14.9: phases that are played player by player."""
    s.active = seat
    s.note(PART_BEGAN, seat, s.phase)
    if s.phase == IN_START:
        forget_settled(s)
        s.push(AT_START, seat)
    elif s.phase == IN_CITIES:
        s.push(AT_CITY, seat)
    else:
        assert s.phase == IN_MOVEMENT
        s.push(AT_MOVEMENT, seat)


def forget_settled(s: Civilization) -> None:
    """CV-5.1: clears the great people placed or moved in this start of turn when the next part begins."""
    for i in range(len(s.settled)):
        s.settled[i] = NONE
    for type in range(N_PERSON_TYPES):
        s.settled_back[type] = 0


def end_passes(s: Civilization) -> None:
    """CV-13.7: standing passes end with the part."""
    for seat in range(s.seats):
        s.passes[seat] = 0


def end_turn(s: Civilization) -> None:
    """CV-1.12: everything can be used again."""
    for i in range(s.seats * WORDS):
        s.used_in_turn[i] = 0
        s.cancelled_in_turn[i] = 0
    for city in range(s.seats * CITIES):
        s.bonus[city] = 0
        s.bonus_used[city] = 0
        s.acted[city] = 0
        s.extra_actions[city] = 0
        s.cancelled[city] = 0
    for i in range(MOST_HARVESTS):
        s.harvested[i] = NONE
    for figure in range(s.seats * FIGURES_EACH):
        s.moved[figure] = 0
    for i in range(FIGURES_EACH):
        s.discovery_debt[i] = 0
    for seat in range(s.seats):
        s.frozen[seat] = NONE
        s.has_invested[seat] = 0
        s.changed_government[seat] = 0
        s.held_in_anarchy[seat] = 0
        s.refused[seat] = 0
        s.chosen[seat] = NONE
