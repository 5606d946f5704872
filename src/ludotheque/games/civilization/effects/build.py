"""Free figures, units and buildings (class build; CV-1.10)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.city.free_builds import (
    ANY_BUILDING,
    ANYTHING,
    BASIC_BUILDING,
    FIGURE_HERE,
    HARBORS,
    UNIT_OR_FIGURE_HERE,
    offer_build,
    offer_here,
    why_not_free,
)
from ludotheque.games.civilization.components.box import AIRCRAFT, N_ITEMS, NONE, OF_WONDER, Effect
from ludotheque.games.civilization.components.codes import (
    BUILDING_ON_DISCOVERY,
    BUILDING_ON_INVEST,
    FREE_AIRCRAFT,
    FREE_BUILD,
    FREE_BUILDING,
    FREE_FIGURE_HERE,
    FREE_HARBORS,
    FREE_UNIT_OR_FIGURE_HERE,
    FREE_UNITS_BEFORE_DRAW,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_DRAFT
from ludotheque.games.civilization.realm.supplies import can_draw_unit, draw_unit

NOTHING_TO_BUILD_FREE: Final = Refusal("CV-1.10", "nothing-to-build-free")
NO_AIRCRAFT_LEFT: Final = Refusal("CV-2.7", "no-aircraft-left")


def why_not_build_free(s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
    """CV-12.5, CV-R28: whether there is anything to build, and a place for it."""
    code = effect.code
    if code == FREE_AIRCRAFT:
        return None if can_draw_unit(s, AIRCRAFT) else NO_AIRCRAFT_LEFT
    if code == FREE_UNITS_BEFORE_DRAW:
        return None
    return None if can_build(s, seat, gift_of(effect), place_of(s, effect)) else NOTHING_TO_BUILD_FREE


def can_build(s: Civilization, seat: i64, gift: i64, square: i64) -> bool:
    for item in range(N_ITEMS):
        if why_not_free(s, seat, gift, square, item) is None:
            return True
    return False


def gift_of(effect: Effect) -> i64:
    """What it lets one build."""
    code = effect.code
    if code == FREE_BUILD:
        return ANYTHING
    if code == BUILDING_ON_DISCOVERY:
        return BASIC_BUILDING
    if code == FREE_HARBORS:
        return HARBORS
    if code == FREE_FIGURE_HERE:
        return FIGURE_HERE
    if code == FREE_UNIT_OR_FIGURE_HERE:
        return UNIT_OR_FIGURE_HERE
    assert code == FREE_BUILDING or code == BUILDING_ON_INVEST
    return ANY_BUILDING


def place_of(s: Civilization, effect: Effect) -> i64:
    """The square, of what comes onto one only: on the wonder's square, or where the token was taken."""
    if effect.code == FREE_FIGURE_HERE:
        assert effect.holder == OF_WONDER
        return s.wonder_at[effect.which]
    return s.aims[0] if effect.code == FREE_UNIT_OR_FIGURE_HERE else NONE


def build_free(s: Civilization, seat: i64, effect: Effect) -> None:
    code = effect.code
    if code == FREE_AIRCRAFT:
        draw_unit(s, seat, AIRCRAFT)
    elif code == FREE_UNITS_BEFORE_DRAW:
        s.push(AT_DRAFT, seat, effect.amount, 0)
    elif place_of(s, effect) != NONE:
        offer_here(s, seat, gift_of(effect), place_of(s, effect))
    else:
        offer_build(s, seat, gift_of(effect), NONE, max(effect.amount, 1))
