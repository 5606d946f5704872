"""The market: resources, decks of units, wonders; what is left and what is drawn (CV-2.4, CV-2.6, CV-2.7, CV-4.3)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.games.civilization.components.box import (
    MODERN,
    N_MARKET,
    N_UNITS,
    NONE,
)
from ludotheque.games.civilization.position.events import (
    DREW_UNIT,
    RESOURCE_GAINED,
    WONDER_SHOWN,
)
from ludotheque.games.civilization.position.state import MOST_ASIDE, Civilization
from ludotheque.games.civilization.position.vocabulary import (
    FORCES,
    UNIT_BOTTOM,
    UNIT_DECK,
    UNIT_PACK,
    WONDER_DECK,
    WONDER_MARKET,
    WONDER_PACK,
)

WONDERS_IN_MARKET: Final[i64] = 4

# ---------------------------------------------------------------- resources


def in_market(s: Civilization, resource: i64) -> i64:
    """CV-4.3, CV-2.4: one of each kind for each player, less those held by players and those set aside (CV-11.4)."""
    left = s.seats
    for seat in range(s.seats):
        left -= s.resources[seat * N_MARKET + resource]
    for i in range(MOST_ASIDE):
        if s.aside_means[i] == resource:
            left -= 1
    return left


def gain_resource(s: Civilization, seat: i64, resource: i64) -> None:
    """Takes a token from the market, which must have one."""
    s.resources[seat * N_MARKET + resource] += 1
    s.note(RESOURCE_GAINED, seat, resource)


# ---------------------------------------------------------------- units


def can_draw_unit(s: Civilization, type: i64) -> bool:
    """CV-2.7: an empty deck has none; face-up cards at its bottom count."""
    return (
        UNIT_PACK.find(s.unit_pile, UNIT_DECK, type) != NONE
        or UNIT_PACK.find(s.unit_pile, UNIT_BOTTOM, type) != NONE
    )


def draw_unit(s: Civilization, seat: i64, type: i64, which: i64 = FORCES) -> i64:
    """CV-2.7: the top card, seen by its owner only; if the next card is face up, the deck is shuffled first."""
    unit = take_unit(s, type, s.unit_pile_of(seat, which), bit(seat))
    s.note(DREW_UNIT, seat, type, unit)
    return unit


def take_unit(s: Civilization, type: i64, where: i64, witnesses: i64) -> i64:
    """Draws a card from a type's deck, seen by some seats."""
    if UNIT_PACK.find(s.unit_pile, UNIT_DECK, type) == NONE:
        for unit in range(N_UNITS):
            if s.unit_pile[unit] == UNIT_BOTTOM and s.box.unit_type[unit] == type:
                UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_DECK, 0)
    return UNIT_PACK.draw(s.unit_pile, s.unit_seen, UNIT_DECK, where, witnesses, s.chance, back=type)


def bury_unit(s: Civilization, unit: i64) -> None:
    """CV-2.7, CV-2.12: a killed unit goes face up to the bottom of its deck."""
    UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_BOTTOM, everybody(s.seats))


# ---------------------------------------------------------------- wonders


def draw_wonder(s: Civilization, where: i64) -> i64:
    """CV-2.6: the top card of the wonder deck, ancient ones first, put face up in a place; NONE: the deck is empty."""
    for age in range(MODERN + 1):
        if WONDER_PACK.find(s.wonder_pile, WONDER_DECK, age) != NONE:
            return WONDER_PACK.draw(
                s.wonder_pile, s.wonder_seen, WONDER_DECK, where, everybody(s.seats), s.chance, back=age
            )
    return NONE


def refill_wonders(s: Civilization) -> None:
    """CV-2.6, CV-7.12: four lie face up in the market, while the deck has cards."""
    while WONDER_PACK.count(s.wonder_pile, WONDER_MARKET) < WONDERS_IN_MARKET:
        wonder = draw_wonder(s, WONDER_MARKET)
        if wonder == NONE:
            return
        s.note(WONDER_SHOWN, wonder)
