"""Markers on the map: what covers a square, and where a removed marker goes (CV-2.3, CV-3.7, CV-7.7, CV-7.11)."""

from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.games.civilization.components.box import (
    FIRST_PERSON_MARKER,
    FIRST_WONDER_MARKER,
    N_PERSON_TYPES,
    NONE,
    OF_WONDER,
)
from ludotheque.games.civilization.components.codes import COIN_ON_WONDER
from ludotheque.games.civilization.position.events import BUILDING_RETURNED, PERSON_WITHDRAWN, WONDER_LOST
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import WONDER_GONE, WONDER_PACK


def has_building(s: Civilization, square: i64) -> bool:
    return s.marker[square] != NONE and s.marker[square] < FIRST_WONDER_MARKER


def has_wonder(s: Civilization, square: i64) -> bool:
    return FIRST_WONDER_MARKER <= s.marker[square] < FIRST_PERSON_MARKER


def has_person(s: Civilization, square: i64) -> bool:
    return s.marker[square] >= FIRST_PERSON_MARKER


def person_on(s: Civilization, square: i64) -> i64:
    """The type of the great person on a square, which must have one."""
    return s.marker[square] - FIRST_PERSON_MARKER


def return_building(s: Civilization, square: i64) -> None:
    """CV-2.3: the building of a square returns to the market."""
    building = s.marker[square]
    s.marker[square] = NONE
    s.supply[s.box.building_kind[building]] += 1
    s.note(BUILDING_RETURNED, building, square)


def lose_wonder(s: Civilization, wonder: i64) -> None:
    """CV-7.11, CV-R8: a wonder on the map goes out of play, marker and card, together with the coins on it (CV-R32)."""
    square = s.wonder_at[wonder]
    s.marker[square] = NONE
    s.wonder_at[wonder] = NONE
    s.obsolete[wonder] = 0
    WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_GONE, everybody(s.seats))
    for effect in s.box.effects_of(OF_WONDER, wonder):
        if effect.code == COIN_ON_WONDER:
            s.panama = 0
    s.note(WONDER_LOST, wonder, square)


def withdraw_person(s: Civilization, square: i64) -> None:
    """CV-7.7, CV-R8: the great person of a square returns to its owner's reserve. CV-5.16: one that was placed or
    moved in this start of turn stays in reserve until it is over.
    """
    seat, type = s.owner_of(square), person_on(s, square)
    s.marker[square] = NONE
    s.reserve[seat * N_PERSON_TYPES + type] += 1
    if unsettle(s, square):
        s.settled_back[type] += 1
    s.note(PERSON_WITHDRAWN, seat, type, square)


def overbuild(s: Civilization, square: i64) -> None:
    """CV-3.7, CV-7.7: what stands on a square makes room for something new, if there is anything."""
    if has_building(s, square):
        return_building(s, square)
    elif has_wonder(s, square):
        lose_wonder(s, s.marker[square] - FIRST_WONDER_MARKER)
    elif has_person(s, square):
        withdraw_person(s, square)


# ---------------------------------------------------------------- CV-5.1: each great person once a start of turn


def settle(s: Civilization, square: i64) -> None:
    """Records that the great person of a square was placed or moved in this start of turn."""
    for i in range(len(s.settled)):
        if s.settled[i] == NONE:
            s.settled[i] = square
            return
    raise AssertionError("there are as many places as great people")


def unsettle(s: Civilization, square: i64) -> bool:
    """Clears that record when the great person leaves the square; returns whether it was set."""
    for i in range(len(s.settled)):
        if s.settled[i] == square:
            s.settled[i] = NONE
            return True
    return False


def is_settled(s: Civilization, square: i64) -> bool:
    for other in s.settled:
        if other == square:
            return True
    return False
