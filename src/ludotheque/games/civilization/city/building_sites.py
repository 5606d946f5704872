"""What a city may build, and where (CV-2.1, CV-2.3, CV-2.7, CV-7.5 to CV-7.11).

An item is checked in two parts: whether a city may build it at all, and on which square. In an action that buys two
items, the first is announced before the second is checked, and counts here as built.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import (
    BIT,
    FIRST_BUILDING_ITEM,
    FIRST_UNIT_ITEM,
    FIRST_WONDER_ITEM,
    ITEM_ARMY,
    ITEM_SCOUT,
    ITEM_WALLS,
    NONE,
    WATER,
)
from ludotheque.games.civilization.components.codes import NO_ATTACK_ON_PLAYERS, UNLOCK_WALLS
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, in_supply, may_stand
from ludotheque.games.civilization.map.markers import has_building
from ludotheque.games.civilization.map.stacks import stack, stacking_limit
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import UNIT_BOTTOM, UNIT_DECK, UNIT_PACK, WONDER_MARKET
from ludotheque.games.civilization.realm.cards_in_force import allowed
from ludotheque.games.civilization.realm.icons import outskirts
from ludotheque.games.civilization.realm.units import rank

NO_FIGURE_LEFT: Final = Refusal("CV-2.1", "no-figure-left")
NO_UNIT_LEFT: Final = Refusal("CV-2.7", "no-unit-left")
NO_BUILDING_LEFT: Final = Refusal("CV-2.3", "no-building-left")
UNIT_LOCKED: Final = Refusal("CV-7.6", "unit-locked")
BUILDING_LOCKED: Final = Refusal("CV-7.7", "building-locked")
BETTER_BUILDING_KNOWN: Final = Refusal("CV-7.8", "better-building-known")
WALLS_LOCKED: Final = Refusal("CV-7.10", "walls-locked")
WALLED_ALREADY: Final = Refusal("CV-7.10", "walled-already")
WONDER_NOT_IN_MARKET: Final = Refusal("CV-7.11", "wonder-not-in-market")
TWO_WONDERS: Final = Refusal("CV-7.23", "two-wonders")
NO_PLACE_FOR_IT: Final = Refusal("CV-7.7", "no-place-for-it")
NOT_IN_OUTSKIRTS: Final = Refusal("CV-7.7", "not-in-outskirts")
ENEMY_ON_SITE: Final = Refusal("CV-7.7", "enemy-on-site")
TOKEN_ON_SITE: Final = Refusal("CV-7.7", "token-on-site")
RELIC_ON_SITE: Final = Refusal("CV-15.6", "relic-on-site")
WRONG_TERRAIN: Final = Refusal("CV-7.7", "wrong-terrain")
WONDER_IN_WATER: Final = Refusal("CV-7.11", "wonder-in-water")
SECOND_STAR: Final = Refusal("CV-7.9", "second-star")
FIGURE_IN_WATER: Final = Refusal("CV-7.5", "figure-in-water")
SCOUT_ON_ENEMY: Final = Refusal("CV-7.5", "scout-on-enemy")
PEACEFUL_BUILDER: Final = Refusal("CV-7.5", "peaceful-builder")
STACK_TOO_HIGH: Final = Refusal("CV-7.5", "stack-too-high")

# ---------------------------------------------------------------- items


def is_figure(item: i64) -> bool:
    return item < FIRST_UNIT_ITEM


def is_unit(item: i64) -> bool:
    return item >= FIRST_UNIT_ITEM and item < FIRST_BUILDING_ITEM


def is_building(item: i64) -> bool:
    """Whether the item is a building on a square; walls are not."""
    return item >= FIRST_BUILDING_ITEM and item < ITEM_WALLS


def is_wonder(item: i64) -> bool:
    return item >= FIRST_WONDER_ITEM


def takes_square(item: i64) -> bool:
    """CV-7.6, CV-7.10: units join the standing forces, walls surround the centre; everything else stands in the
    outskirts.
    """
    return not is_unit(item) and item != ITEM_WALLS


def kind_of_figure(item: i64) -> i64:
    return ARMY if item == ITEM_ARMY else SCOUT


def announced_first(s: Civilization, city: i64, item: i64) -> i64:
    """1 if this item is already part of the city's action, 0 otherwise."""
    return 1 if s.act_city == city and s.act_items[0] == item else 0


def announced_on(s: Civilization, city: i64, square: i64) -> i64:
    """The item that the city's action will put on a square; NONE if there is none."""
    return s.act_items[0] if s.act_city == city and s.act_squares[0] == square else NONE


# ---------------------------------------------------------------- whether at all


def why_not_build(s: Civilization, seat: i64, city: i64, item: i64) -> Refusal | None:
    """CV-7.5 to CV-7.11: whether a city may build this, regardless of its cost."""
    refusal = why_not_unlocked(s, seat, item)
    if refusal is None:
        refusal = why_not_supplied(s, seat, city, item)
    return why_not_housed(s, seat, city, item) if refusal is None else refusal


def why_not_unlocked(s: Civilization, seat: i64, item: i64) -> Refusal | None:
    """CV-7.6, CV-7.7, CV-7.10: the tech that unlocks it."""
    if is_unit(item):
        return UNIT_LOCKED if rank(s, seat, item - FIRST_UNIT_ITEM) == NONE else None
    if is_building(item):
        tech = s.box.building_tech[item - FIRST_BUILDING_ITEM]
        return why_not_basic(s, seat, item) if s.knows(seat, tech) else BUILDING_LOCKED
    if item == ITEM_WALLS:
        return None if allowed(s, seat, UNLOCK_WALLS) else WALLS_LOCKED
    return None


def why_not_basic(s: Civilization, seat: i64, item: i64) -> Refusal | None:
    """CV-7.8, CV-R7: a player who knows the upgrade of a building builds the upgrade."""
    upgrade = s.box.building_upgrade[item - FIRST_BUILDING_ITEM]
    if upgrade != NONE and s.knows(seat, s.box.building_tech[upgrade]):
        return BETTER_BUILDING_KNOWN
    return None


def why_not_supplied(s: Civilization, seat: i64, city: i64, item: i64) -> Refusal | None:
    """CV-2.1, CV-2.3, CV-2.7, CV-7.10, CV-7.11, CV-B54b: whether a piece is left."""
    if is_figure(item):
        left = in_supply(s, seat, kind_of_figure(item)) - announced_first(s, city, item)
        return None if left > 0 else NO_FIGURE_LEFT
    if is_unit(item):
        left = units_left(s, item - FIRST_UNIT_ITEM) - announced_first(s, city, item)
        return None if left > 0 else NO_UNIT_LEFT
    if is_building(item):
        kind = s.box.building_kind[item - FIRST_BUILDING_ITEM]
        return None if s.supply[kind] > taken_by_first(s, city, kind) else NO_BUILDING_LEFT
    if item == ITEM_WALLS:
        return WALLED_ALREADY if s.walls[city] + announced_first(s, city, item) > 0 else None
    if s.wonder_pile[item - FIRST_WONDER_ITEM] != WONDER_MARKET:
        return WONDER_NOT_IN_MARKET
    return TWO_WONDERS if s.act_city == city and is_wonder(s.act_items[0]) else None


def units_left(s: Civilization, type: i64) -> i64:
    """CV-2.7: cards left in a deck, including face-up ones at its bottom."""
    in_deck = UNIT_PACK.count_back(s.unit_pile, UNIT_DECK, type)
    return in_deck + UNIT_PACK.count_back(s.unit_pile, UNIT_BOTTOM, type)


def taken_by_first(s: Civilization, city: i64, kind: i64) -> i64:
    """How many markers of a kind the action's first item takes from the market, less one that it returns."""
    first = s.act_items[0] if s.act_city == city else NONE
    if first == NONE:
        return 0
    taken: i64 = 0
    if is_building(first) and s.box.building_kind[first - FIRST_BUILDING_ITEM] == kind:
        taken += 1
    square = s.act_squares[0]
    if square != NONE and has_building(s, square) and s.box.building_kind[s.marker[square]] == kind:
        taken -= 1
    return taken


# ---------------------------------------------------------------- squares


def why_not_housed(s: Civilization, seat: i64, city: i64, item: i64) -> Refusal | None:
    """Whether a city has a square for it, if it takes one; CV-7.9: or would have one without its starred building."""
    if not takes_square(item):
        return None
    second_star = False
    for square in outskirts(s, city):
        refusal = why_not_build_at(s, seat, city, item, square)
        if refusal is None:
            return None
        second_star = second_star or refusal is SECOND_STAR
    return SECOND_STAR if second_star else NO_PLACE_FOR_IT


def sites(s: Civilization, seat: i64, city: i64, item: i64) -> vec[i64]:
    """The squares of a city where this may stand."""
    found = vec[i64]()
    for square in outskirts(s, city):
        if why_not_build_at(s, seat, city, item, square) is None:
            found = append(found, square)
    return found


def why_not_build_at(s: Civilization, seat: i64, city: i64, item: i64, square: i64) -> Refusal | None:
    """CV-7.5, CV-7.7, CV-7.9, CV-7.11, CV-B53, CV-B74, CV-R20: whether the item may stand on this square; units and
    walls take no square.
    """
    if not takes_square(item):
        return None
    if is_figure(item):
        return why_not_place_figure(s, seat, city, item, square)
    refusal = why_not_cover(s, seat, city, square)
    if refusal is not None:
        return refusal
    if is_wonder(item):
        return WONDER_IN_WATER if s.terrain[square] == WATER else None
    building = item - FIRST_BUILDING_ITEM
    if s.box.building_terrain[building] & BIT[s.terrain[square]] == 0:
        return WRONG_TERRAIN
    if s.box.building_star[building] == 1:
        star = starred_square(s, city)
        return None if star == NONE or star == square else SECOND_STAR
    return None


def why_not_cover(s: Civilization, seat: i64, city: i64, square: i64) -> Refusal | None:
    """CV-7.7: a square of the city's outskirts without enemy figures, hut, village or relic; the seat's own markers
    may be overbuilt, and its own figures do not matter.
    """
    if s.spot[square] != city:
        return NOT_IN_OUTSKIRTS
    if s.holder[square] != NONE and s.holder[square] != seat:
        return ENEMY_ON_SITE
    if s.token[square] != NONE:
        return TOKEN_ON_SITE
    return RELIC_ON_SITE if s.relic_on(square) != NONE else None


def why_not_place_figure(s: Civilization, seat: i64, city: i64, item: i64, square: i64) -> Refusal | None:
    """CV-7.5: where a figure may be placed; an army also on enemy figures, except in Democracy."""
    if s.spot[square] != city:
        return NOT_IN_OUTSKIRTS
    if not may_stand(s, seat, square):
        return FIGURE_IN_WATER
    if s.token[square] != NONE:
        return TOKEN_ON_SITE
    if s.relic_on(square) != NONE:
        return RELIC_ON_SITE
    if s.holder[square] != NONE and s.holder[square] != seat:
        if item == ITEM_SCOUT:
            return SCOUT_ON_ENEMY
        if allowed(s, seat, NO_ATTACK_ON_PLAYERS):
            return PEACEFUL_BUILDER
    first = announced_on(s, city, square)
    waiting: i64 = 1 if first != NONE and is_figure(first) else 0
    if stack(s, seat, square) + waiting >= stacking_limit(s, seat):
        return STACK_TOO_HIGH
    return None


def starred_square(s: Civilization, city: i64) -> i64:
    """CV-7.9, CV-R20: the square of a city's starred building, or of the one its action has announced; NONE if there
    is none.
    """
    first = s.act_items[0] if s.act_city == city else NONE
    if first != NONE and is_building(first) and s.box.building_star[first - FIRST_BUILDING_ITEM] == 1:
        return s.act_squares[0]
    for square in outskirts(s, city):
        if has_building(s, square) and s.box.building_star[s.marker[square]] == 1:
            built_over = first != NONE and not is_figure(first) and s.act_squares[0] == square
            return NONE if built_over else square
    return NONE
