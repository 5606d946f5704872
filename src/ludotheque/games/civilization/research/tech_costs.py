"""The cost of a tech (CV-10.2)."""

from mypy_extensions import i64

from ludotheque.games.civilization.components.codes import TECH_DISCOUNT
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.cards_in_force import number


def tech_cost(s: Civilization, seat: i64, tech: i64) -> i64:
    """CV-1.5, CV-10.2, CV-B64: by level, less with the Porcelain Tower; at least 1."""
    return max(s.box.level_cost[s.box.tech_level[tech] - 1] - number(s, seat, TECH_DISCOUNT), 1)
