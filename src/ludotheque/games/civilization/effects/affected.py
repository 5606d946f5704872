"""The seats that an effect targets (CV-12.2), and those that it affects (CV-12.9)."""

from mypy_extensions import i64

from ludotheque.core.state import NO_SEAT
from ludotheque.games.civilization.components.box import BIT, NONE, OF_CARD, Effect
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_ANSWER, AT_EFFECT, AT_PAYMENT
from ludotheque.games.civilization.realm.target_codes import (
    ENOUGH,
    FIRST_PLAYER,
    PLAYER,
    SQUARE,
    kind_of,
)


def aimed_at(s: Civilization, seat: i64, effect: Effect) -> i64:
    """CV-B62: the other seats that the announcement targets, as bits: named directly, or through what a square
    holds.
    """
    found: i64 = 0
    for which in range(len(s.aims)):
        aim = s.aims[which]
        if aim == NONE or aim == ENOUGH:
            break
        other = NO_SEAT
        if kind_of(aim) == PLAYER:
            other = aim - FIRST_PLAYER
        elif kind_of(aim) == SQUARE:
            other = whose_square(s, seat, effect, which, aim)
        if other != NO_SEAT and other != seat:
            found = found | BIT[other]
    return found


def whose_square(s: Civilization, seat: i64, effect: Effect, which: i64, square: i64) -> i64:
    """For figures their owner, otherwise the seat that controls the square, including the square to which a group is
    led (CV-B48).
    """
    figures = s.box.rule_of(effect).at_figures(s, which)
    return standing_in(s, seat, square) if figures else s.owner_of(square)


def standing_in(s: Civilization, seat: i64, square: i64) -> i64:
    """The owner of the figures that a seat would hit on a square: the moving group there, unless it is the seat's
    own, which flies over others (CV-8.15); otherwise the standing figures. NO_SEAT if there are none.
    """
    if s.group_at == square and s.group != 0 and s.active != seat:
        return s.active
    return s.holder[square]


def against(s: Civilization, at: i64) -> i64:
    """What a cancel is directed against: the frame below, beneath the answers that wait."""
    at -= 1
    while s.step_at(at) == AT_ANSWER:
        at -= 1
    return at


def affects(s: Civilization, at: i64, seat: i64) -> bool:
    """CV-12.9: whether the announcement of a frame affects a seat: it targets the seat, or cancels one of its cards."""
    if s.step_at(at) != AT_EFFECT:
        return False
    effect = s.box.used[s.figure_at(at, 0)]
    if effect.cancels:
        below = against(s, at)
        return s.seat_at(below) == seat and is_event(s, below)
    return aimed_at(s, s.seat_at(at), effect) & BIT[seat] != 0


def is_event(s: Civilization, at: i64) -> bool:
    """Whether a frame announces a culture event, played or used as payment (CV-11.6)."""
    if s.step_at(at) == AT_EFFECT:
        return s.box.used[s.figure_at(at, 0)].holder == OF_CARD
    return s.step_at(at) == AT_PAYMENT
