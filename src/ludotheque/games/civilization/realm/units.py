"""Units: their rank, what they cost, how strong they are (CV-7.6, CV-9.9, CV-10.5)."""

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import (
    BARBARIANS,
    N_RANKS,
    NONE,
)
from ludotheque.games.civilization.components.codes import UNIT_STRENGTH
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.cards_in_force import number


def rank(s: Civilization, seat: i64, type: i64) -> i64:
    """CV-10.5: the highest unlocked rank of a type among all players, counted from 0; NONE: not even the first."""
    best: i64 = NONE
    for step in range(s.box.ranks[type]):
        tech = s.box.rank_tech[type * N_RANKS + step]
        if tech == NONE or s.knows(seat, tech):
            best = step
    return best


def unit_cost(s: Civilization, seat: i64, type: i64) -> i64:
    """CV-7.6: at the current rank, which must be there."""
    return s.box.unit_cost[type * N_RANKS + rank(s, seat, type)]


def strength(s: Civilization, side: i64, unit: i64) -> i64:
    """CV-9.9: of a unit in the hands of a side, by its rank of that type; barbarians have rank I (CV-9.18)."""
    if side == BARBARIANS:
        return s.box.strength[unit * N_RANKS]
    step = max(rank(s, side, s.box.unit_type[unit]), 0)
    return s.box.strength[unit * N_RANKS + step] + number(s, side, UNIT_STRENGTH)
