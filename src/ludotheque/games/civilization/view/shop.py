"""What a player's cities could make: prices with discounts, and what each city still lacks for an item."""

from typing import Any

from mypy_extensions import i64

from ludotheque.games.civilization.city.actions_left import ORDINARY
from ludotheque.games.civilization.city.building_sites import is_wonder
from ludotheque.games.civilization.city.costs import cost_of, discount, michelangelo
from ludotheque.games.civilization.city.production import production, trade_needed, why_not_produce
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIRST_BUILDING_ITEM,
    FIRST_UNIT_ITEM,
    FIRST_WONDER_ITEM,
    ITEM_ARMY,
    ITEM_SCOUT,
    ITEM_WALLS,
    N_BUILDINGS,
    N_TYPES,
    NONE,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CITY_SLOTS,
    IN_CITIES,
    ITEMS,
    WONDER_MARKET,
    WONDER_PACK,
)
from ludotheque.games.civilization.realm.parts import KeptParts, Part
from ludotheque.games.civilization.realm.units import rank


def in_reach(s: Civilization, seat: i64) -> list[int]:
    """What a player's cities could produce with enough means: figures, unlocked units and buildings, walls, the
    wonders of the market.
    """
    units = [FIRST_UNIT_ITEM + type for type in range(N_TYPES) if rank(s, seat, type) != NONE]
    buildings = [
        FIRST_BUILDING_ITEM + kind for kind in range(N_BUILDINGS) if s.knows(seat, s.box.building_tech[kind])
    ]
    wonders = [FIRST_WONDER_ITEM + wonder for wonder in WONDER_PACK.in_pile(s.wonder_pile, WONDER_MARKET)]
    return [int(item) for item in [ITEM_ARMY, ITEM_SCOUT, *units, *buildings, ITEM_WALLS, *wonders]]


def prices(s: Civilization, seat: i64) -> dict[str, int]:
    return {ITEMS.ids[item]: int(cost_of(s, seat, item)) for item in in_reach(s, seat)}


def discounts(s: Civilization, seat: i64) -> dict[str, list[Part]]:
    """CV-7.11, CV-15.8: the discounts of each wonder: its tech, already in the price; Michelangelo, if discarded for
    it.
    """
    found: dict[str, list[Part]] = {}
    for item in in_reach(s, seat):
        if not is_wonder(item):
            continue
        price, offered = KeptParts(), KeptParts()
        cost_of(s, seat, item, price)
        offered.of_card(michelangelo(s), discount(s, seat, item))
        saved = [[domain, id, -amount] for domain, id, amount in price.kept if amount < 0]
        if saved or offered.kept:
            found[ITEMS.ids[item]] = saved + offered.kept
    return found


def lacking(s: Civilization, seat: i64) -> dict[str, Any]:
    """CV-7.23: by city and item: the trade needed beyond the city's own production, if any; or the rule that forbids
    it and its name.
    """
    if s.phase != IN_CITIES:
        return {}
    found: dict[str, Any] = {}
    for slot in range(CITIES):
        city = seat * CITIES + slot
        if s.city_at[city] == NONE:
            continue
        here: dict[str, Any] = {}
        for item in in_reach(s, seat):
            refusal = why_not_produce(s, seat, slot, item, ORDINARY)
            if refusal is not None:
                here[ITEMS.ids[item]] = f"{refusal.rule} {refusal.name}"
                continue
            short = cost_of(s, seat, item) - discount(s, seat, item) - production(s, city, ORDINARY)
            if short > 0:
                here[ITEMS.ids[item]] = int(trade_needed(s, seat, short))
        found[CITY_SLOTS.ids[slot]] = here
    return found
