"""Figures: positions, stacking limit and speed (CV-2.1, CV-2.11, CV-8.2, CV-8.4, CV-8.6)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import (
    ARMIES,
    BIT,
    CITIES,
    FIGURES_EACH,
    NONE,
    SCOUTS,
    WATER,
)
from ludotheque.games.civilization.components.codes import (
    CROSS_WATER,
    DOUBLE_SPEED,
    END_IN_WATER,
    EXTRA_FIGURE,
    FLIGHT,
    OUTSKIRTS_CLOSED,
    TRAVEL_SPEED,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.cards_in_force import allowed, is_used, number, wonder_stands

ARMY: Final[i64] = 0
SCOUT: Final[i64] = 1
# A value of `Civilization.moved`: a figure gained with a token this turn (CV-8.9).
JUST_GAINED: Final[i64] = 2


def first_figure(seat: i64, kind: i64) -> i64:
    """The number of a player's first army or scout."""
    return seat * FIGURES_EACH + (0 if kind == ARMY else ARMIES)


def owned(s: Civilization, seat: i64, kind: i64) -> i64:
    """CV-2.1, CV-2.11: how many figures of a kind a player has in all, including the white one."""
    total = s.box.armies if kind == ARMY else s.box.scouts
    for effect in s.box.with_code[EXTRA_FIGURE]:
        if s.civ[seat] == effect.which:
            total += effect.amount if kind == ARMY else effect.other
    return total


def in_square(s: Civilization, seat: i64, kind: i64, square: i64) -> i64:
    """How many figures of a kind a player has on a square; a moving group is not counted."""
    first = first_figure(seat, kind)
    count: i64 = 0
    for figure in range(first, first + (ARMIES if kind == ARMY else SCOUTS)):
        if s.standing[figure] == square:
            count += 1
    return count


def first_here(s: Civilization, seat: i64, kind: i64, square: i64) -> i64:
    """The first figure of a kind on a square, which must hold one."""
    figure = first_figure(seat, kind)
    while s.standing[figure] != square:
        figure += 1
    return figure


def on_map(s: Civilization, seat: i64, kind: i64) -> i64:
    """How many figures of a kind are on the map, including those of a moving group."""
    first = first_figure(seat, kind)
    count: i64 = 0
    for i in range(ARMIES if kind == ARMY else SCOUTS):
        if s.standing[first + i] != NONE or in_group(s, seat, first + i):
            count += 1
    return count


def in_supply(s: Civilization, seat: i64, kind: i64) -> i64:
    """CV-B20, CV-B21: how many figures of a kind may be built, including lost ones and the white ones of Russia and
    Spain.
    """
    return owned(s, seat, kind) - on_map(s, seat, kind)


def in_group(s: Civilization, seat: i64, figure: i64) -> bool:
    """Whether a figure belongs to the moving group."""
    return s.group_at != NONE and seat == s.active and s.group & BIT[figure - seat * FIGURES_EACH] != 0


def put_figure(s: Civilization, seat: i64, kind: i64, square: i64) -> i64:
    """CV-B71: places a figure of the supply on a square; returns which one."""
    first = first_figure(seat, kind)
    for figure in range(first, first + owned(s, seat, kind)):
        if s.standing[figure] == NONE and not in_group(s, seat, figure):
            stand(s, seat, figure, square)
            s.moved[figure] = 0
            s.link[figure] = NONE
            return figure
    raise AssertionError("no figure in supply")


def stand(s: Civilization, seat: i64, figure: i64, square: i64) -> None:
    """Puts a figure on a square."""
    s.standing[figure] = square
    s.holder[square] = seat


def take_off(s: Civilization, seat: i64, figure: i64) -> None:
    """CV-B72: a figure leaves its square, to the supply or to another square."""
    square = s.standing[figure]
    s.standing[figure] = NONE
    if square == NONE:
        return
    for other in range(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH):
        if s.standing[other] == square:
            return
    s.holder[square] = NONE


def kill_figure(s: Civilization, seat: i64, figure: i64) -> None:
    """CV-2.1: a killed or spent figure returns to its owner's supply."""
    take_off(s, seat, figure)
    s.moved[figure] = 0
    s.link[figure] = NONE


def travel_speed(s: Civilization, seat: i64) -> i64:
    """CV-8.2: the best of all techs, plus what cards add; doubled by Captain Cook."""
    best = s.box.speed
    for tech in s.box.techs_with_speed:
        if s.box.tech_speed[tech] > best and s.knows(seat, tech):
            best = s.box.tech_speed[tech]
    best += number(s, seat, TRAVEL_SPEED)
    for effect in s.box.with_code[DOUBLE_SPEED]:
        if is_used(s, seat, effect):
            best *= 2
    return best


def may_cross_water(s: Civilization, seat: i64) -> bool:
    """CV-8.6."""
    return allowed(s, seat, CROSS_WATER) or may_end_in_water(s, seat)


def may_end_in_water(s: Civilization, seat: i64) -> bool:
    """CV-8.6."""
    return allowed(s, seat, END_IN_WATER) or allowed(s, seat, FLIGHT)


def may_stand(s: Civilization, seat: i64, square: i64) -> bool:
    """CV-8.6: a revealed square of land, or of water if the owner may end movement there."""
    terrain = s.terrain[square]
    return terrain != NONE and (terrain != WATER or may_end_in_water(s, seat))


def closed_to(s: Civilization, seat: i64, square: i64) -> bool:
    """CV-8.22: in the outskirts of another's city, whose owner has the Brandenburg Gate."""
    city = s.city_around(square)
    if s.fame == 0 or city == NONE or city // CITIES == seat:
        return False
    return allowed(s, city // CITIES, OUTSKIRTS_CLOSED)


def closed_once_left(s: Civilization, seat: i64, square: i64, left: i64) -> bool:
    """CV-8.22, CV-B72: whether a square is closed to figures that have left another one. A blockade of the Gate ends
    when the last of them leaves its square.
    """
    if closed_to(s, seat, square):
        return True
    city = s.city_around(square)
    if s.fame == 0 or city == NONE or city // CITIES == seat:
        return False
    for effect in s.box.with_code[OUTSKIRTS_CLOSED]:
        if s.wonder_at[effect.which] == left and wonder_stands(s, city // CITIES, effect.which):
            return True
    return False


def is_on_the_gate(s: Civilization) -> bool:
    """CV-7.16, CV-B61b: whether the moving group was picked up on the square of the Brandenburg Gate and has not
    taken a step yet: until then it blockades the Gate.
    """
    return s.group_at != NONE and s.path[1] == NONE and is_the_gate(s, s.group_at)


def is_the_gate(s: Civilization, square: i64) -> bool:
    """Whether the marker of the Brandenburg Gate is on this square."""
    for effect in s.box.with_code[OUTSKIRTS_CLOSED]:
        if s.wonder_at[effect.which] == square:
            return True
    return False
