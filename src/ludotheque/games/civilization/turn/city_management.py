"""Phase 3: city management (CV-7.1, CV-7.2): the menu of the active player."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.cards.announcing import usable_sources, use, why_not_use
from ludotheque.games.civilization.city.actions_left import (
    BUILDING_FREE,
    DEVOTING,
    HARVESTING,
    HARVESTING_TWICE,
    LOVELACES,
    NO_SUCH_CITY,
    ORDINARY,
    PRODUCING,
    SECOND,
    add_item,
    prepare_action,
    settle_aside,
    why_not_act,
)
from ludotheque.games.civilization.city.building_sites import is_building, why_not_build
from ludotheque.games.civilization.city.culture_track import advance_facts, advance_paid, why_not_advance
from ludotheque.games.civilization.city.harvest import harvestable, why_not_harvest_with
from ludotheque.games.civilization.city.production import (
    ask_for_production,
    ask_for_square,
    produce_facts,
    why_not_produce,
)
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIRST_BUILDING_ITEM,
    FIRST_WONDER_ITEM,
    ITEM_WALLS,
    N_ITEMS,
    N_WONDERS,
    NONE,
    WHEN_CITY,
)
from ludotheque.games.civilization.components.codes import DOUBLE_HARVEST, FREE_BUILDING_ACTION
from ludotheque.games.civilization.position.events import CARAVAN_SPENT
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import (
    AT_CITY,
    AT_CITY_ACTION,
    AT_EXTRA_ACTION,
    AT_HARVEST_AGAIN,
    AT_PHASES,
)
from ludotheque.games.civilization.position.vocabulary import (
    ADVANCE,
    ARTS,
    BUILD_FREE,
    CARAVAN,
    CARAVAN_MARK,
    CITY_SLOTS,
    END,
    HARVEST,
    HARVEST_TWICE,
    IN_CITIES,
    NO_MARK,
    PRODUCE,
    SOURCES,
    SQUARES,
    USE,
    WONDER_MARKET,
)
from ludotheque.games.civilization.realm.cards_in_force import is_used, lasting
from ludotheque.games.civilization.realm.victory import begin_choice

NO_FREE_BUILDING: Final = Refusal("CV-7.2", "no-free-building")
NOT_A_BUILDING: Final = Refusal("CV-7.2", "not-a-building")
NO_CARAVAN: Final = Refusal("CV-15.16", "no-caravan")

# ---------------------------------------------------------------- actions of a city


def is_action(action: i64) -> bool:
    return PRODUCE.base <= action and action < BUILD_FREE.base + BUILD_FREE.size


def possible_actions(s: Civilization, seat: i64, mode: i64) -> vec[i64]:
    """The actions of all cities that may act, ascending; a superset of the legal ones."""
    found = vec[i64](capacity=2 * N_ITEMS)
    for slot in cities_for(s, seat, PRODUCING, mode):
        for item in range(FIRST_WONDER_ITEM):
            found = append(found, PRODUCE.of(slot, item))
        for wonder in range(N_WONDERS):
            if s.wonder_pile[wonder] == WONDER_MARKET:
                found = append(found, PRODUCE.of(slot, FIRST_WONDER_ITEM + wonder))
    for slot in cities_for(s, seat, DEVOTING, mode):
        found = append(found, ARTS.of(slot))
    for slot in cities_for(s, seat, HARVESTING, mode):
        for square in harvestable(s, seat * CITIES + slot):
            found = append(found, HARVEST.of(slot, square))
    if lasting(s, seat, DOUBLE_HARVEST) is not None:
        for slot in cities_for(s, seat, HARVESTING_TWICE, mode):
            for square in harvestable(s, seat * CITIES + slot):
                found = append(found, HARVEST_TWICE.of(slot, square))
    if lasting(s, seat, FREE_BUILDING_ACTION) is not None:
        for slot in cities_for(s, seat, BUILDING_FREE, mode):
            for item in range(FIRST_BUILDING_ITEM, FIRST_WONDER_ITEM):
                found = append(found, BUILD_FREE.of(slot, item))
    return found


def cities_for(s: Civilization, seat: i64, kind: i64, mode: i64) -> vec[i64]:
    """CV-7.25: the slots of the cities that may take an action of this kind, including as an extra one of Atomic
    Theory.
    """
    found = vec[i64]()
    for slot in cities_of(s, seat):
        if s.extra_actions[seat * CITIES + slot] > 0 or why_not_act(s, seat, slot, kind, mode) is None:
            found = append(found, slot)
    return found


def cities_of(s: Civilization, seat: i64) -> vec[i64]:
    """The slots of a seat's cities."""
    found = vec[i64]()
    for slot in range(CITIES):
        if s.city_at[seat * CITIES + slot] != NONE:
            found = append(found, slot)
    return found


def why_not_take(s: Civilization, seat: i64, action: i64) -> Refusal | None:
    """CV-7.25: whether a city may take this action, as an ordinary or as an extra one of Atomic Theory."""
    refusal = why_not_take_as(s, seat, action, ORDINARY)
    if refusal is not None and s.extra_actions[seat * CITIES + action_of(action)[0]] > 0:
        return why_not_take_as(s, seat, action, SECOND)
    return refusal


def why_not_take_as(s: Civilization, seat: i64, action: i64, mode: i64) -> Refusal | None:
    if PRODUCE.has(action):
        return why_not_produce(s, seat, PRODUCE.arg(action), PRODUCE.arg2(action), mode)
    if ARTS.has(action):
        return why_not_act(s, seat, ARTS.arg(action), DEVOTING, mode)
    if BUILD_FREE.has(action):
        return why_not_build_free(s, seat, BUILD_FREE.arg(action), BUILD_FREE.arg2(action), mode)
    twice = HARVEST_TWICE.has(action)
    verb = HARVEST_TWICE if twice else HARVEST
    if verb.arg2(action) >= s.layout.squares:
        return NOT_NOW
    return why_not_harvest_with(s, seat, verb.arg(action), verb.arg2(action), twice, mode)


def why_not_build_free(s: Civilization, seat: i64, slot: i64, item: i64, mode: i64) -> Refusal | None:
    """CV-7.2, CV-B25: Egypt, once a turn, as an action of one of its cities: an unlocked building or walls."""
    effect = lasting(s, seat, FREE_BUILDING_ACTION)
    if effect is None or is_used(s, seat, effect):
        return NO_FREE_BUILDING
    if not is_building(item) and item != ITEM_WALLS:
        return NOT_A_BUILDING
    refusal = why_not_act(s, seat, slot, BUILDING_FREE, mode)
    return why_not_build(s, seat, seat * CITIES + slot, item) if refusal is None else refusal


def take(s: Civilization, seat: i64, action: i64, mode: i64) -> None:
    """CV-7.23: the parts of the action are asked above its frame; then it is announced."""
    slot, kind = action_of(action)
    prepare_action(s, seat, slot, kind, mode)
    s.push(AT_CITY_ACTION, seat)
    if PRODUCE.has(action):
        ask_for_production(s, seat, PRODUCE.arg2(action))
    elif BUILD_FREE.has(action):
        ask_for_square(s, seat, BUILD_FREE.arg2(action))
    elif HARVEST.has(action):
        add_item(s, NONE, HARVEST.arg2(action))
    elif HARVEST_TWICE.has(action):
        add_item(s, NONE, HARVEST_TWICE.arg2(action))
        s.push(AT_HARVEST_AGAIN, seat)


def action_of(action: i64) -> tuple[i64, i64]:
    """The city and the kind of an action."""
    if PRODUCE.has(action):
        return PRODUCE.arg(action), PRODUCING
    if ARTS.has(action):
        return ARTS.arg(action), DEVOTING
    if HARVEST.has(action):
        return HARVEST.arg(action), HARVESTING
    if HARVEST_TWICE.has(action):
        return HARVEST_TWICE.arg(action), HARVESTING_TWICE
    return BUILD_FREE.arg(action), BUILDING_FREE


def take_facts(s: Civilization, seat: i64, action: i64) -> Facts:
    if PRODUCE.has(action):
        return produce_facts(s, seat, PRODUCE.arg(action), PRODUCE.arg2(action))
    if BUILD_FREE.has(action):
        return produce_facts(s, seat, BUILD_FREE.arg(action), BUILD_FREE.arg2(action))
    slot, _ = action_of(action)
    facts: Facts = {"city": Term(CITY_SLOTS, slot)}
    if not ARTS.has(action):
        verb = HARVEST if HARVEST.has(action) else HARVEST_TWICE
        facts["square"] = Term(SQUARES, verb.arg2(action))
    return facts


# ---------------------------------------------------------------- caravans


def why_not_caravan(s: Civilization, seat: i64, slot: i64) -> Refusal | None:
    """CV-15.16: a city with a caravan, before it produces."""
    city = seat * CITIES + slot
    if s.city_at[city] == NONE:
        return NO_SUCH_CITY
    return None if s.city_mark[city] == CARAVAN_MARK else NO_CARAVAN


def spend_caravan(s: Civilization, seat: i64, slot: i64) -> None:
    """CV-15.4, CV-15.16: it counts for its city this turn, and is removed."""
    s.city_mark[seat * CITIES + slot] = NO_MARK
    s.bonus[seat * CITIES + slot] += s.box.caravan
    s.note(CARAVAN_SPENT, seat, slot)


# ---------------------------------------------------------------- the menu


class CityManagement(Step[Civilization]):
    """CV-7.1, CV-B46b: one action with each city, in any order; between them the culture track, abilities, events,
    tokens.
    """

    def __init__(self) -> None:
        super().__init__(AT_CITY, "city")
        self.on = [AT_PHASES]
        self.asides = True

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.seat_at(at) == s.active and s.phase == IN_CITIES

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for source in usable_sources(s, seat, WHEN_CITY):
            found = append(found, USE.of(source))
        found = extend(found, possible_actions(s, seat, ORDINARY))
        found = append(found, ADVANCE.of())
        for slot in cities_of(s, seat):
            found = append(found, CARAVAN.of(slot))
        return append(found, END.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if END.has(action):
            return None
        if is_action(action):
            return why_not_take(s, seat, action)
        if USE.has(action):
            return why_not_use(s, seat, USE.arg(action), WHEN_CITY)
        if ADVANCE.has(action):
            return why_not_advance(s, seat)
        return why_not_caravan(s, seat, CARAVAN.arg(action)) if CARAVAN.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if is_action(action):
            return take_facts(s, seat, action)
        if USE.has(action):
            return {"source": Term(SOURCES, USE.arg(action))}
        if CARAVAN.has(action):
            return {"city": Term(CITY_SLOTS, CARAVAN.arg(action))}
        return advance_facts(s, seat)

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if END.has(action):
            end_part(s, seat)
            return
        begin_choice(s, seat)
        if is_action(action):
            ordinary = why_not_take_as(s, seat, action, ORDINARY) is None
            take(s, seat, action, ORDINARY if ordinary else SECOND)
        elif USE.has(action):
            use(s, seat, USE.arg(action))
        elif ADVANCE.has(action):
            advance_paid(s, seat)
        else:
            spend_caravan(s, seat, CARAVAN.arg(action))


def end_part(s: Civilization, seat: i64) -> None:
    """CV-7.26: remaining cities do nothing; what was set aside is spent."""
    s.drop()
    for slot in range(CITIES):
        settle_aside(s, seat, seat * CITIES + slot)


class ExtraAction(Step[Civilization]):
    """CV-7.25: Ada Lovelace: an extra action of a city, both chosen in one answer."""

    def __init__(self) -> None:
        super().__init__(AT_EXTRA_ACTION, "extra_action")
        self.quiet = False

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return possible_actions(s, seat, LOVELACES)

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        return why_not_take_as(s, seat, action, LOVELACES) if is_action(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return take_facts(s, seat, action)

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        take(s, seat, action, LOVELACES)
