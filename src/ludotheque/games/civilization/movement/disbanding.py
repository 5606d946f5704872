"""Disbanding figures in their own city for a fortification or a caravan (CV-8.13, CV-15.3)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import CITIES, NONE
from ludotheque.games.civilization.map.figures import ARMY, kill_figure
from ludotheque.games.civilization.map.groups import in_moving_group, part_of_group, release, the_one
from ludotheque.games.civilization.position.events import DISBANDED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import CARAVAN_MARK, FORTIFICATION, NO_MARK

NO_DISBANDING: Final = Refusal("CV-15.3", "no-disbanding")
NOT_IN_OWN_CITY: Final = Refusal("CV-15.3", "not-in-own-city")
NOT_IN_THE_GROUP: Final = Refusal("CV-8.24", "not-in-the-group")
WRONG_CITY_MARK: Final = Refusal("CV-15.3", "wrong-city-mark")
CITY_MARKED_ALREADY: Final = Refusal("CV-15.3", "city-marked-already")


def why_not_disband(s: Civilization, seat: i64, kind: i64, mark: i64) -> Refusal | None:
    """CV-15.3, CV-B90, CV-B91: a city without a marker may get one: a fortification for an army, a caravan for a
    scout.
    """
    if s.fame == 0:
        return NO_DISBANDING
    city = s.city_on(s.group_at)
    if city == NONE or city // CITIES != seat:
        return NOT_IN_OWN_CITY
    if in_moving_group(s, kind) == 0:
        return NOT_IN_THE_GROUP
    if mark == NO_MARK:
        return None
    if mark != (FORTIFICATION if kind == ARMY else CARAVAN_MARK):
        return WRONG_CITY_MARK
    return None if s.city_mark[city] == NO_MARK else CITY_MARKED_ALREADY


def disband(s: Civilization, seat: i64, kind: i64, mark: i64) -> None:
    """CV-15.3: the figure returns to the supply, and the city may get a marker."""
    city = s.city_on(s.group_at)
    part = part_of_group(s, 1, 0) if kind == ARMY else part_of_group(s, 0, 1)
    release(s, seat, part)
    kill_figure(s, seat, the_one(seat, part))
    if mark != NO_MARK:
        s.city_mark[city] = mark
    s.note(DISBANDED, seat, kind, city % CITIES, mark)
