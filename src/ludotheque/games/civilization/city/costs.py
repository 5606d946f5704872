"""What things cost (CV-7.5, CV-7.6, CV-7.10, CV-7.11), and what a discount takes off (CV-7.23, CV-15.8)."""

from mypy_extensions import i64

from ludotheque.games.civilization.city.building_sites import (
    is_building,
    is_figure,
    is_unit,
    is_wonder,
)
from ludotheque.games.civilization.components.box import (
    FIRST_BUILDING_ITEM,
    FIRST_UNIT_ITEM,
    FIRST_WONDER_ITEM,
    ITEM_ARMY,
    ITEM_WALLS,
    NONE,
    Effect,
)
from ludotheque.games.civilization.components.codes import (
    WONDER_DISCOUNT,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    ITEMS,
    TECHS,
    WONDERS,
)
from ludotheque.games.civilization.realm.cards_in_force import (
    could_hold,
    has,
)
from ludotheque.games.civilization.realm.parts import NO_PARTS, Parts
from ludotheque.games.civilization.realm.units import unit_cost


def cost_of(s: Civilization, seat: i64, item: i64, parts: Parts = NO_PARTS) -> i64:
    """CV-7.5, CV-7.6, CV-7.10, CV-7.11; the unit must be unlocked."""
    if is_wonder(item):
        return wonder_cost(s, seat, item - FIRST_WONDER_ITEM, parts)
    return parts.of(ITEMS, item, plain_cost(s, seat, item))


def plain_cost(s: Civilization, seat: i64, item: i64) -> i64:
    """CV-7.5, CV-7.6, CV-7.10: of all but wonders."""
    if is_figure(item):
        return s.box.army_cost if item == ITEM_ARMY else s.box.scout_cost
    if is_unit(item):
        return unit_cost(s, seat, item - FIRST_UNIT_ITEM)
    if is_building(item):
        return s.box.building_cost[item - FIRST_BUILDING_ITEM]
    assert item == ITEM_WALLS
    return s.box.walls_cost


def wonder_cost(s: Civilization, seat: i64, wonder: i64, parts: Parts) -> i64:
    """CV-7.11: less for who knows its tech."""
    full = s.box.wonder_cost[wonder]
    total = parts.of(WONDERS, wonder, full)
    tech = s.box.wonder_tech[wonder]
    if tech != NONE and s.knows(seat, tech):
        total += parts.of(TECHS, tech, s.box.wonder_discount_cost[wonder] - full)
    return total


def announced_cost(s: Civilization, seat: i64) -> i64:
    """All items of the announced action, with the discount that was chosen."""
    total: i64 = 0
    for item in s.act_items:
        if item != NONE:
            total += cost_of(s, seat, item)
    return total - michelangelo(s).amount * s.act_discount


def michelangelo(s: Civilization) -> Effect:
    return s.box.with_code[WONDER_DISCOUNT][0]


def discount(s: Civilization, seat: i64, item: i64) -> i64:
    """CV-7.23: «can pay for» counts an available Michelangelo."""
    effect = michelangelo(s)
    return effect.amount if is_wonder(item) and has(s, seat, effect) else 0


def possible_discount(s: Civilization, seat: i64, item: i64) -> i64:
    """The same as far as everybody knows (CV-1.11)."""
    return michelangelo(s).amount if is_wonder(item) and could_hold(s, seat, WONDER_DISCOUNT) else 0
