"""Battles: which unit to play on which front, and what to take as loot."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.civilization.bots.outlook import Outlook
from ludotheque.games.civilization.bots.worth import COIN_NOW, CULTURE_NOW, tech_worth
from ludotheque.games.civilization.components.box import NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    FIGHT,
    IN_PLAY,
    LEARN,
    LOOT_CARDS,
    LOOT_COIN_LOST,
    LOOT_COIN_WON,
    LOOT_CULTURE,
    LOOT_TECH,
    LOOT_TRADE,
    MARK,
    SAVE,
    TAKE_LOOT,
)
from ludotheque.games.civilization.realm.units import strength

# What Metalworking adds to a blow, and the worth of its iron in strength.
BOOST: Final[i64] = 3
IRON: Final = 0.8


def fight_worth(s: Civilization, action: i64) -> float:
    """What a unit gains by its blows, in strength; a new front is opened with the cheapest unit."""
    unit, front, boosted = FIGHT.arg(action), FIGHT.arg2(action), FIGHT.arg3(action) == 1
    side = s.side
    mine = strength(s, side, unit)
    if front == 0:
        return -0.3 * float(mine) - (9.0 if boosted else 0.0)
    enemy = opponent(s, side, front)
    if enemy == NONE:
        return -5.0
    theirs = strength(s, s.enemy(side), enemy)
    left = theirs - s.wounds[enemy]
    blow = mine + (BOOST if boosted else 0)
    type, other = s.box.unit_type[unit], s.box.unit_type[enemy]
    kills = blow >= left
    dies = theirs >= mine
    if kills and s.box.trumps[type] == other:
        dies = False
    if dies and s.box.trumps[other] == type:
        kills = False
    gain = (float(theirs) + 1.0 if kills else 0.3) - (float(mine) if dies else 0.0)
    return gain - (IRON if boosted else 0.0)


def opponent(s: Civilization, side: i64, front: i64) -> i64:
    """The enemy unit on a front."""
    for unit in s.units(s.enemy(side), IN_PLAY):
        if s.front[unit] == front:
            return unit
    return NONE


def mark_worth(s: Civilization, seat: i64, action: i64) -> float:
    """Wounds go where they kill soonest, healing where wounds are most."""
    unit = MARK.arg(action)
    owner = seat if s.unit_pile[unit] == s.unit_pile_of(seat, IN_PLAY) else s.enemy(seat)
    full = strength(s, owner, unit)
    left = full - s.wounds[unit]
    return float(full) - float(left) * 0.9 + 1.0 if owner != seat else float(full) + 1.0


def saved_worth(s: Civilization, seat: i64, action: i64) -> float:
    return float(strength(s, seat, SAVE.arg(action)))


def loot_worth(s: Civilization, seat: i64, o: Outlook, action: i64) -> float:
    """Techs first; then coins, culture, trade."""
    if LEARN.has(action):
        return 10.0 + tech_worth(s, seat, o, LEARN.arg(action))
    if not TAKE_LOOT.has(action):
        return 0.0
    loot = TAKE_LOOT.arg(action)
    if loot >= LOOT_COIN_WON:
        return 1.0 + COIN_NOW[o.goal]
    if loot >= LOOT_CARDS:
        return 4.0
    if loot == LOOT_TECH:
        return 12.0
    if loot >= LOOT_COIN_LOST:
        return 2.0
    if loot == LOOT_CULTURE:
        return 3.0 * CULTURE_NOW[o.goal]
    return 2.4 if loot == LOOT_TRADE else 2.2
