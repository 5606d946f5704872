"""Buildings, walls, wonders and figures placed on the map, and markers removed (CV-2.3, CV-3.7, CV-7.5 to CV-7.13)."""

from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.games.civilization.city.building_sites import (
    is_building,
    is_figure,
    is_unit,
    kind_of_figure,
    why_not_build_at,
    why_not_supplied,
)
from ludotheque.games.civilization.components.box import (
    BIT,
    CITIES,
    FIGURES_EACH,
    FIRST_BUILDING_ITEM,
    FIRST_UNIT_ITEM,
    FIRST_WONDER_ITEM,
    FIRST_WONDER_MARKER,
    ITEM_ARMY,
    ITEM_SCOUT,
    ITEM_WALLS,
    N_BUILDINGS,
    NONE,
    ON_WONDER_BUILT,
)
from ludotheque.games.civilization.map.figures import ARMY, owned, put_figure
from ludotheque.games.civilization.map.markers import (
    has_building,
    has_wonder,
    lose_wonder,
    overbuild,
    return_building,
)
from ludotheque.games.civilization.position.events import (
    BUILT,
    NOT_BUILT,
    UPGRADED,
    WALLS_BUILT,
    WALLS_DESTROYED,
    WONDER_DISCARDED,
    WONDER_OBSOLETE,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import (
    AT_STORM,
)
from ludotheque.games.civilization.position.vocabulary import WONDER_GONE, WONDER_MARKET, WONDER_PACK
from ludotheque.games.civilization.realm.icons import outskirts
from ludotheque.games.civilization.realm.market import draw_unit, refill_wonders
from ludotheque.games.civilization.realm.triggers import on_event


def build(s: Civilization, seat: i64, city: i64, item: i64, square: i64) -> None:
    """CV-7.5, CV-7.6, CV-7.7, CV-7.10, CV-7.11: it stands there now, and what follows from that lies above; what it
    covers is gone.
    """
    if is_figure(item):
        muster(s, seat, kind_of_figure(item), square, 1)
    elif is_unit(item):
        draw_unit(s, seat, item - FIRST_UNIT_ITEM)
    elif is_building(item):
        put_building(s, seat, item - FIRST_BUILDING_ITEM, square)
    elif item == ITEM_WALLS:
        s.walls[city] = 1
        s.note(WALLS_BUILT, seat, city % CITIES)
    else:
        put_wonder(s, seat, city, item - FIRST_WONDER_ITEM, square)


def muster(s: Civilization, seat: i64, kind: i64, square: i64, number: i64) -> None:
    """CV-7.5, CV-B37: figures of the supply are placed on a square; on enemy figures, armies fight at once, all
    together.
    """
    for _ in range(number):
        s.note(BUILT, seat, ITEM_ARMY if kind == ARMY else ITEM_SCOUT, square)
    if s.holder[square] != NONE and s.holder[square] != seat:
        s.push(AT_STORM, seat, square, spare_armies(s, seat, number))
        return
    for _ in range(number):
        put_figure(s, seat, kind, square)


def spare_armies(s: Civilization, seat: i64, number: i64) -> i64:
    """Armies of the supply (bits): attackers stand on no square until the battle is decided."""
    figures: i64 = 0
    for i in range(owned(s, seat, ARMY)):
        figure = seat * FIGURES_EACH + i
        if number > 0 and s.standing[figure] == NONE:
            s.moved[figure] = 0
            figures += BIT[i]
            number -= 1
    return figures


def put_building(s: Civilization, seat: i64, building: i64, square: i64) -> None:
    """CV-2.3, CV-7.7; if its upgrade has been learned meanwhile, the upgraded side (CV-7.8)."""
    upgrade = s.box.building_upgrade[building]
    if upgrade != NONE and s.knows(seat, s.box.building_tech[upgrade]):
        building = upgrade
    overbuild(s, square)
    s.supply[s.box.building_kind[building]] -= 1
    s.marker[square] = building
    s.note(BUILT, seat, FIRST_BUILDING_ITEM + building, square)


def put_wonder(s: Civilization, seat: i64, city: i64, wonder: i64, square: i64) -> None:
    """CV-7.11, CV-7.12, CV-B54, CV-B57: a city's older wonder is removed, obsolete or not; the market is refilled."""
    older = wonder_of(s, city)
    if older != NONE:
        remove_wonder(s, older)
    overbuild(s, square)
    s.marker[square] = FIRST_WONDER_MARKER + wonder
    s.wonder_at[wonder] = square
    WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_PACK.of(seat), everybody(s.seats))
    s.note(BUILT, seat, FIRST_WONDER_ITEM + wonder, square)
    refill_wonders(s)
    on_event(s, seat, ON_WONDER_BUILT)


def wonder_of(s: Civilization, city: i64) -> i64:
    """CV-B56: the only wonder of a city, obsolete or not; NONE if it has none."""
    for square in outskirts(s, city):
        if has_wonder(s, square):
            return s.marker[square] - FIRST_WONDER_MARKER
    return NONE


# ---------------------------------------------------------------- markers leave the map


def destroy_building(s: Civilization, square: i64) -> None:
    """CV-2.3: it returns to the market."""
    return_building(s, square)


def destroy_walls(s: Civilization, city: i64) -> None:
    """CV-7.10: the city's marker is turned over."""
    s.walls[city] = 0
    s.note(WALLS_DESTROYED, city // CITIES, city % CITIES)


def remove_wonder(s: Civilization, wonder: i64) -> None:
    """CV-7.11, CV-B55: out of play, wherever it was."""
    if s.wonder_at[wonder] != NONE:
        lose_wonder(s, wonder)
        return
    WONDER_PACK.put(s.wonder_pile, s.wonder_seen, wonder, WONDER_GONE, everybody(s.seats))
    s.note(WONDER_DISCARDED, wonder)


def make_obsolete(s: Civilization, wonder: i64) -> None:
    """CV-7.13, CV-B55: its power ends, its marker stays; one in the market is discarded and replaced."""
    if s.wonder_pile[wonder] == WONDER_MARKET:
        remove_wonder(s, wonder)
        refill_wonders(s)
    else:
        s.obsolete[wonder] = 1
        s.note(WONDER_OBSOLETE, wonder)


# ---------------------------------------------------------------- all of one player's


def flip_upgrades(s: Civilization, seat: i64, tech: i64) -> None:
    """CV-7.8: with a new tech, all buildings of a kind are upgraded free."""
    for building in range(N_BUILDINGS):
        basic = s.box.building_basic[building]
        if s.box.building_tech[building] != tech or basic == NONE:
            continue
        for slot in range(CITIES):
            for square in outskirts(s, seat * CITIES + slot):
                if s.marker[square] == basic:
                    s.marker[square] = building
                    s.note(UPGRADED, seat, building, square)


def own_buildings(s: Civilization, seat: i64) -> i64:
    """The number of buildings of a seat, walls included (CV-7.10)."""
    count: i64 = 0
    for slot in range(CITIES):
        city = seat * CITIES + slot
        count += s.walls[city]
        for square in outskirts(s, city):
            if has_building(s, square):
                count += 1
    return count


def place_item(s: Civilization, seat: i64, which: i64) -> None:
    """CV-7.23, CV-7.24: items are placed in the order announced; two armies put on one square come together, and so
    fight together. What can no longer be built is lost (CV-1.10).
    """
    item, square = s.act_items[which], s.act_squares[which]
    if item == NONE:
        return
    take_item(s, which)
    if item == ITEM_ARMY and s.act_items[1] == ITEM_ARMY and s.act_squares[1] == square:
        take_item(s, 1)
        muster(s, seat, ARMY, square, 2)
        return
    refusal = why_not_supplied(s, seat, s.act_city, item)
    if refusal is None:
        refusal = why_not_build_at(s, seat, s.act_city, item, square)
    if refusal is None:
        build(s, seat, s.act_city, item, square)
    else:
        s.note(NOT_BUILT, seat, item)


def take_item(s: Civilization, which: i64) -> None:
    s.act_items[which] = NONE
    s.act_squares[which] = NONE
