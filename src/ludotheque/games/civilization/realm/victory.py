"""Victories reached, and the check of all of them after each choice (CV-14.1 to CV-14.6, CV-14.11)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import OF_TECH
from ludotheque.games.civilization.components.codes import TECH_VICTORY
from ludotheque.games.civilization.position.events import VICTORY_REACHED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CHECK
from ludotheque.games.civilization.position.vocabulary import (
    ECONOMIC,
    IN_RESEARCH_PHASE,
    MILITARY,
    NO_VICTORY,
    TECHNOLOGICAL,
)
from ludotheque.games.civilization.realm.coins import coins_of

# The purpose of an AT_CHECK frame: a choice with all it caused is over, or the game is.
CHOICE_OVER: Final[i64] = 0
GAME_OVER: Final[i64] = 1


def begin_choice(s: Civilization, seat: i64) -> None:
    """CV-14.11: what a choice causes lies above this frame; when all of it is done, coins, hands, stacks and
    Pyramids are checked.
    """
    s.push(AT_CHECK, seat, CHOICE_OVER)


def reach_by_tech(s: Civilization, seat: i64, tech: i64) -> None:
    """CV-10.7, CV-14.5: Space Flight is the tech victory, however it is learned."""
    for effect in s.box.effects_of(OF_TECH, tech):
        if effect.code == TECH_VICTORY:
            reach(s, seat, TECHNOLOGICAL)


def check_coins(s: Civilization) -> None:
    """CV-14.3, CV-B8, CV-R11: 15 coins at any moment are the economic victory; a coin lost afterwards changes
    nothing.
    """
    for seat in range(s.seats):
        if s.reached[seat] == NO_VICTORY and coins_of(s, seat) >= s.box.coins_to_win:
            reach(s, seat, ECONOMIC)


def reach(s: Civilization, seat: i64, victory: i64) -> None:
    """CV-14.1, CV-14.2, CV-14.6, CV-14.12, CV-B5, CV-B6: a military victory ends the game at once, as does any other
    outside the research phase if the tie-breaker is off; otherwise the turn is played to its end. Call it last: the
    game ends before the next question.
    """
    if s.reached[seat] == NO_VICTORY or victory == MILITARY:
        s.reached[seat] = victory
        s.note(VICTORY_REACHED, seat, victory)
    if victory == MILITARY or (s.advanced == 0 and s.phase != IN_RESEARCH_PHASE):
        s.push(AT_CHECK, seat, GAME_OVER)
