"""Supplies of players and stocks: trade, culture, coins, resources, unit decks (CV-1.8, CV-1.9, CV-2)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.games.civilization.components.box import (
    BARBARIANS,
    MODERN,
    N_COIN_TECHS,
    N_MARKET,
    N_RANKS,
    N_UNITS,
    NONE,
    ON_PANAMA,
    ON_SHEET,
)
from ludotheque.games.civilization.components.codes import UNIT_STRENGTH
from ludotheque.games.civilization.position.events import (
    COIN_GAINED,
    CULTURE_GAINED,
    DREW_UNIT,
    RESOURCE_GAINED,
    TRADE_GAINED,
    WONDER_SHOWN,
)
from ludotheque.games.civilization.position.state import MOST, MOST_ASIDE, Civilization
from ludotheque.games.civilization.position.vocabulary import (
    FORCES,
    UNIT_BOTTOM,
    UNIT_DECK,
    UNIT_PACK,
    WONDER_DECK,
    WONDER_MARKET,
    WONDER_PACK,
)
from ludotheque.games.civilization.realm.holdings import number

WONDERS_IN_MARKET: Final[i64] = 4

# ---------------------------------------------------------------- trade, culture, coins


def gain_trade(s: Civilization, seat: i64, amount: i64) -> None:
    """CV-1.8: up to the maximum of the dial; the excess is lost."""
    gained = min(amount, s.box.most_trade - s.trade[seat])
    if gained > 0:
        s.trade[seat] += gained
        s.note(TRADE_GAINED, seat, gained)


def gain_culture(s: Civilization, seat: i64, amount: i64) -> None:
    """CV-1.9."""
    gained = min(amount, MOST - s.culture[seat])
    if gained > 0:
        s.culture[seat] += gained
        s.note(CULTURE_GAINED, seat, gained)


def gain_coin(s: Civilization, seat: i64, place: i64, amount: i64 = 1) -> None:
    """Adds coin tokens to the sheet, a tech, or the Panama Canal (`box.COIN_PLACES`)."""
    if place == ON_SHEET:
        s.coins[seat] = min(s.coins[seat] + amount, MOST)
    elif place == ON_PANAMA:
        s.panama = min(s.panama + amount, MOST)
    else:
        s.tech_coins[seat * N_COIN_TECHS + place - 1] += amount
    s.note(COIN_GAINED, seat, place, amount)


def coins_on(s: Civilization, seat: i64, place: i64) -> i64:
    """A player's coin tokens in one place; for the Panama Canal, `seat` must be its owner."""
    if place == ON_SHEET:
        return s.coins[seat]
    if place == ON_PANAMA:
        return s.panama
    return s.tech_coins[seat * N_COIN_TECHS + place - 1]


def take_coin(s: Civilization, seat: i64, place: i64) -> None:
    """Removes a player's coin token from its place."""
    if place == ON_SHEET:
        s.coins[seat] -= 1
    elif place == ON_PANAMA:
        s.panama -= 1
    else:
        s.tech_coins[seat * N_COIN_TECHS + place - 1] -= 1


# ---------------------------------------------------------------- the market's resources


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


def rank(s: Civilization, seat: i64, type: i64) -> i64:
    """CV-10.5: the highest rank of a type that a seat has unlocked, counted from 0; NONE: not even the first."""
    best: i64 = NONE
    for step in range(s.box.ranks[type]):
        tech = s.box.rank_tech[type * N_RANKS + step]
        if tech == NONE or s.knows(seat, tech):
            best = step
    return best


def unit_cost(s: Civilization, seat: i64, type: i64) -> i64:
    """CV-7.6: at the current rank, which must exist."""
    return s.box.unit_cost[type * N_RANKS + rank(s, seat, type)]


def strength(s: Civilization, side: i64, unit: i64) -> i64:
    """CV-9.9: the strength of a unit of a side, by its rank of that type; barbarians have rank I (CV-9.18)."""
    if side == BARBARIANS:
        return s.box.strength[unit * N_RANKS]
    step = max(rank(s, side, s.box.unit_type[unit]), 0)
    return s.box.strength[unit * N_RANKS + step] + number(s, side, UNIT_STRENGTH)


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
