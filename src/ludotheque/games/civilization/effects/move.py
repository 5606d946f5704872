"""Figures that move outside movement, or are pinned (class move; CV-8.21 to CV-8.23, CV-12.10)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import ARMIES, N_DIRS, NONE, SCOUTS, WATER, Effect
from ludotheque.games.civilization.components.codes import (
    EDGE_JUMP,
    FREEZE_SQUARE,
    MOVE_ENEMY_GROUP,
    REGROUP,
    TELEPORT_TO_WATER,
)
from ludotheque.games.civilization.map.figures import (
    ARMY,
    SCOUT,
    closed_once_left,
    first_figure,
    in_square,
    may_stand,
    stack,
    stacking_limit,
    stand,
    take_off,
)
from ludotheque.games.civilization.map.freezing import freeze, is_frozen, why_not_freeze
from ludotheque.games.civilization.map.paths import is_water
from ludotheque.games.civilization.position.events import GROUP_MOVED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.target_codes import aim_at, armies_of, scouts_of

NO_FIGURES_OF_YOURS: Final = Refusal("CV-12.5", "no-figures-of-yours")
NO_FIGURES_OF_ANOTHER: Final = Refusal("CV-12.5", "no-figures-of-another")
NOT_SO_MANY_OF_YOURS: Final = Refusal("CV-12.5", "not-so-many-of-yours")
ONLY_TO_WATER: Final = Refusal("CV-12.5", "only-to-water")
ONLY_ON_THE_EDGE: Final = Refusal("CV-12.5", "only-on-the-edge")
NOT_FREE: Final = Refusal("CV-12.5", "not-free")
NO_ROOM_FOR_ALL: Final = Refusal("CV-8.4", "no-room-for-all")
GATE_IS_CLOSED: Final = Refusal("CV-8.22", "gate-is-closed")
TOO_FAR_TO_LEAD: Final = Refusal("CV-12.10", "too-far-to-lead")
OWN_FIGURE_NEEDED: Final = Refusal("CV-12.5", "own-figure-needed")
FROZEN_IN_PLACE: Final = Refusal("CV-8.23", "frozen-in-place")


# ---------------------------------------------------------------- from where, to where


def why_not_move_aim(s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
    """Each code of the class once."""
    code = effect.code
    if code == FREEZE_SQUARE:
        return why_not_freeze(s, aim)
    if which == 0:
        return why_not_from(s, seat, effect, aim)
    start = aim_at(s, seat, 0)
    if code == REGROUP and which == 1:
        return why_not_part(s, seat, start, aim)
    if code == MOVE_ENEMY_GROUP:
        return why_not_lead(s, start, aim, effect.range)
    if code == REGROUP:
        chosen = aim_at(s, seat, 1)
        return why_not_join(s, seat, start, aim, armies_of(chosen) + scouts_of(chosen))
    return why_not_land(s, seat, effect, start, aim)


def why_not_from(s: Civilization, seat: i64, effect: Effect, square: i64) -> Refusal | None:
    """CV-8.23: figures in a frozen square stay."""
    if effect.code == MOVE_ENEMY_GROUP:
        if s.holder[square] == NONE or s.holder[square] == seat:
            return NO_FIGURES_OF_ANOTHER
    elif s.holder[square] != seat:
        return NO_FIGURES_OF_YOURS
    if effect.code == EDGE_JUMP and s.layout.edge[square] == 0:
        return ONLY_ON_THE_EDGE
    return FROZEN_IN_PLACE if is_frozen(s, square) else None


def why_not_land(s: Civilization, seat: i64, effect: Effect, start: i64, square: i64) -> Refusal | None:
    """Steam Power: a water square; Galileo: an empty square of the outer edge where they may end."""
    if not s.revealed(square) or s.is_centre(square):
        return NOT_FREE
    if effect.code == TELEPORT_TO_WATER:
        if s.terrain[square] != WATER:
            return ONLY_TO_WATER
        if s.holder[square] != NONE and s.holder[square] != seat:
            return NOT_FREE
    else:
        if s.layout.edge[square] == 0:
            return ONLY_ON_THE_EDGE
        if s.holder[square] != NONE or s.marker[square] != NONE or not may_stand(s, seat, square):
            return NOT_FREE
    if s.token[square] != NONE or s.relic_on(square) != NONE:
        return NOT_FREE
    if stack(s, seat, square) + stack(s, seat, start) > stacking_limit(s, seat):
        return NO_ROOM_FOR_ALL
    return GATE_IS_CLOSED if closed_once_left(s, seat, square, start) else None


def why_not_part(s: Civilization, seat: i64, square: i64, aim: i64) -> Refusal | None:
    """Hannibal: any of one's figures in a square."""
    armies, scouts = armies_of(aim), scouts_of(aim)
    enough = armies <= in_square(s, seat, ARMY, square) and scouts <= in_square(s, seat, SCOUT, square)
    return None if enough and armies + scouts > 0 else NOT_SO_MANY_OF_YOURS


def why_not_join(s: Civilization, seat: i64, start: i64, square: i64, number: i64) -> Refusal | None:
    """Hannibal: to another square with a figure of one's own."""
    if s.holder[square] != seat:
        return OWN_FIGURE_NEEDED
    if stack(s, seat, square) + number > stacking_limit(s, seat):
        return NO_ROOM_FOR_ALL
    left = start if stack(s, seat, start) == number else NONE
    return GATE_IS_CLOSED if closed_once_left(s, seat, square, left) else None


# ---------------------------------------------------------------- another's group


def why_not_lead(s: Civilization, start: i64, end: i64, range_: i64) -> Refusal | None:
    """Disoriented and its like: so many steps, all figures of the square together (CV-12.10, CV-R23)."""
    owner = s.holder[start]
    if s.is_centre(end):
        return NOT_FREE
    if closed_once_left(s, owner, end, start):
        return GATE_IS_CLOSED
    return None if leads_to(s, owner, start, end, range_) else TOO_FAR_TO_LEAD


def leads_to(s: Civilization, owner: i64, start: i64, end: i64, range_: i64) -> bool:
    """Whether a legal way of so many steps leads from one square to another."""
    if s.far(start, end) > range_:
        return False
    number = stack(s, owner, start)
    reached = vec[i64]([start])
    first: i64 = 0
    for _ in range(range_):
        last = len(reached)
        for i in range(first, last):
            for dir in range(N_DIRS):
                square = s.beside(reached[i], dir)
                if square == NONE or square in reached or not may_be_led(s, owner, square, number):
                    continue
                if square == end:
                    return True
                reached = append(reached, square)
        first = last
    return False


def may_be_led(s: Civilization, owner: i64, square: i64, number: i64) -> bool:
    """Through revealed squares without water, others' figures, hut, village, relic or foreign city; the stacking limit
    holds at each step (CV-B89).
    """
    if not s.revealed(square) or is_water(s, square) or s.token[square] != NONE or s.relic_on(square) != NONE:
        return False
    if s.holder[square] != NONE and s.holder[square] != owner:
        return False
    if s.is_centre(square) and s.owner_of(square) != owner:
        return False
    return stack(s, owner, square) + number <= stacking_limit(s, owner)


# ---------------------------------------------------------------- do it


def move_figures(s: Civilization, seat: i64, effect: Effect) -> None:
    """Each code of the class once."""
    code, start, end = effect.code, s.aims[0], s.aims[1]
    if code == FREEZE_SQUARE:
        freeze(s, seat, start)
    elif code == REGROUP:
        shift(s, seat, start, s.aims[2], armies_of(end), scouts_of(end), False)
    elif code == MOVE_ENEMY_GROUP:
        shift(s, s.holder[start], start, end, ARMIES, SCOUTS, False)
    else:
        assert code == TELEPORT_TO_WATER or code == EDGE_JUMP
        shift(s, seat, start, end, ARMIES, SCOUTS, True)


def shift(
    s: Civilization, seat: i64, start: i64, end: i64, armies: i64, scouts: i64, have_moved: bool
) -> None:
    """At most so many armies and scouts go from one square to another; some do not move again this turn (CV-8.21)."""
    shift_kind(s, seat, ARMY, start, end, armies, have_moved)
    shift_kind(s, seat, SCOUT, start, end, scouts, have_moved)
    s.note(GROUP_MOVED, seat, start, end)


def shift_kind(
    s: Civilization, seat: i64, kind: i64, start: i64, end: i64, number: i64, have_moved: bool
) -> None:
    first = first_figure(seat, kind)
    for figure in range(first, first + (ARMIES if kind == ARMY else SCOUTS)):
        if number > 0 and s.standing[figure] == start:
            take_off(s, seat, figure)
            stand(s, seat, figure, end)
            number -= 1
            if have_moved:
                s.moved[figure] = 1
