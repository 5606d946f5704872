"""Set-up and the start of a turn: cities, governments, investments, great people; and research."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.civilization.bots.cities import person_place
from ludotheque.games.civilization.bots.moves import best_site
from ludotheque.games.civilization.bots.outlook import N_GOALS, PYRAMID, Outlook, by_goal
from ludotheque.games.civilization.bots.worth import COIN_NOW, site_worth, square_worth, tech_worth
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIRST_PERSON_MARKER,
    N_AROUND,
    N_GOVERNMENTS,
    N_INVESTMENTS,
    N_LEVELS,
    NONE,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    ADOPT,
    ANARCHY,
    CIVS,
    CULTURAL,
    ECONOMIC,
    FOUND,
    GOVERNMENTS,
    INVEST,
    INVEST_FREE,
    INVESTMENTS,
    LINK,
    MOVE_PERSON,
    PLACE_PERSON,
    RESEARCH,
    RESEARCH_LOWER,
    TECHNOLOGICAL,
)
from ludotheque.games.civilization.research.tech_costs import tech_cost

# The worth of a government each turn: military, economic, culture, tech.
RULES: Final[dict[str, list[float]]] = {
    "despotism": [0.0, 0.0, 0.0, 0.0],
    "anarchy": [-6.0, -6.0, -6.0, -6.0],
    "republic": [0.5, 0.5, 0.5, 0.5],
    "feudalism": [1.5, 2.5, 1.8, 1.5],
    "monarchy": [2.5, 3.0, 4.0, 3.0],
    "democracy": [-3.0, 5.0, 3.0, 4.0],
    "communism": [3.5, 2.5, 2.0, 2.5],
    "fundamentalism": [4.0, 1.5, 2.5, 1.0],
}
RULE_WORTH: Final = by_goal(RULES, GOVERNMENTS.ids)
# A turn of anarchy costs an action of the capital: worth it only for a government better by this much.
ANARCHY_COSTS: Final = 2.4
ENDOWMENT: Final[i64] = INVESTMENTS.index_of["endowment_for_the_arts"]
EDUCATION: Final[i64] = INVESTMENTS.index_of["public_education"]
COMPLEX: Final[i64] = INVESTMENTS.index_of["military_industrial_complex"]
INFRASTRUCTURE: Final[i64] = INVESTMENTS.index_of["infrastructure"]
# By goal: the investments to choose, and how many at most.
INVESTS_IN: Final = vec[i64]([INFRASTRUCTURE, COMPLEX, INFRASTRUCTURE, ENDOWMENT, EDUCATION])
INVESTS_UP_TO: Final = vec[i64]([0, 4, 0, 4, 3])
ARABIA: Final[i64] = CIVS.index_of["arabia"]
# The least worth of a site at which a city is founded.
FOUND_AT_LEAST: Final = 4.0


def rule_worth(goal: i64, government: i64) -> float:
    return RULE_WORTH[government * N_GOALS + goal - 1]


def action_worth(s: Civilization, seat: i64, o: Outlook, action: i64) -> float:
    """A menu choice other than using a card; 0 is to pass."""
    if FOUND.has(action):
        return found_worth(s, seat, o, FOUND.arg(action))
    if ADOPT.has(action):
        return adopt_worth(s, seat, o, ADOPT.arg(action))
    if ANARCHY.has(action):
        return anarchy_worth(s, seat, o)
    if INVEST.has(action):
        return invest_worth(s, seat, o, INVEST.arg2(action))
    if INVEST_FREE.has(action):
        return 20.0 if INVEST_FREE.arg(action) == INVESTS_IN[o.goal] else 5.0
    if PLACE_PERSON.has(action):
        return 8.0 + person_place(s, o, PLACE_PERSON.arg(action), PLACE_PERSON.arg2(action))
    if MOVE_PERSON.has(action):
        return moved_person(s, o, MOVE_PERSON.arg(action), MOVE_PERSON.arg2(action))
    return -1.0 if LINK.has(action) else 0.0


def found_worth(s: Civilization, seat: i64, o: Outlook, square: i64) -> float:
    """Found here, unless a better site is near enough to be worth the way."""
    worth = site_worth(s, o.goal, square)
    if worth < FOUND_AT_LEAST:
        return -1.0
    return 50.0 + worth if best_site(s, seat, o, square) == square else -1.0


def adopt_worth(s: Civilization, seat: i64, o: Outlook, government: i64) -> float:
    gain = rule_worth(o.goal, government) - rule_worth(o.goal, s.government[seat])
    return 10.0 + gain if gain > 0.0 else -1.0


def anarchy_worth(s: Civilization, seat: i64, o: Outlook) -> float:
    """Declared for a much better government that is already unlocked."""
    if o.left() < 5.0:
        return -1.0
    best = rule_worth(o.goal, s.government[seat])
    now = best
    for government in range(N_GOVERNMENTS):
        tech = s.box.government_tech[government]
        if tech != NONE and s.knows(seat, tech):
            best = max(best, rule_worth(o.goal, government))
    return 5.0 if best - now > ANARCHY_COSTS else -1.0


def invest_worth(s: Civilization, seat: i64, o: Outlook, investment: i64) -> float:
    if s.civ[seat] == ARABIA and o.goal != ECONOMIC:
        return 8.0 if investment == INVESTS_IN[o.goal] else 4.0
    there = s.invested[seat * N_INVESTMENTS + investment]
    wanted = investment == INVESTS_IN[o.goal] and there < INVESTS_UP_TO[o.goal]
    return 6.0 - COIN_NOW[o.goal] * 0.5 if wanted else -1.0


def moved_person(s: Civilization, o: Outlook, square: i64, to: i64) -> float:
    """Only to a square that is clearly cheaper to cover."""
    if s.marker[to] != NONE:
        return -1.0
    marker = s.marker[square]
    s.marker[square] = NONE
    uncovered = square_worth(s, o.goal, square)
    s.marker[square] = marker
    gain = uncovered - square_worth(s, o.goal, to)
    return gain if gain > 0.9 and marker >= FIRST_PERSON_MARKER else -1.0


# ---------------------------------------------------------------- set-up


def civ_worth(civ: i64) -> float:
    """All can win; these are the easiest to play."""
    return float((civ * 7 + 4) % CIVS.size)


def capital_worth(s: Civilization, square: i64) -> float:
    total = site_worth(s, TECHNOLOGICAL, square)
    for i in range(N_AROUND):
        if s.layout.around[square * N_AROUND + i] == NONE:
            total -= 2.0
    return total


def figure_place(s: Civilization, seat: i64, square: i64) -> float:
    """On the side of the map that is still undiscovered."""
    total = 0.0
    for other in range(s.layout.squares):
        if not s.revealed(other) and s.far(square, other) <= 3:
            total += 1.0
    return total - 0.01 * float(s.far(square, s.city_at[seat * CITIES]))


# ---------------------------------------------------------------- research


def research_worth(s: Civilization, seat: i64, o: Outlook, action: i64) -> float:
    """Research costs all trade except one for each coin, so nothing is learned that would waste much of it."""
    if RESEARCH_LOWER.has(action):
        return tech_worth(s, seat, o, RESEARCH_LOWER.arg(action)) - 1.0
    if not RESEARCH.has(action):
        return 0.0
    tech = RESEARCH.arg(action)
    level = s.box.tech_level[tech]
    worth = tech_worth(s, seat, o, tech)
    wasted = float(max(0, s.trade[seat] - max(o.coins, tech_cost(s, seat, tech))))
    if s.rows[seat * N_LEVELS + level - 1] >= PYRAMID[level - 1]:
        return worth - float(s.trade[seat] - min(s.trade[seat], o.coins)) * 0.8
    if o.goal == CULTURAL and s.trade[seat] < 6 and s.space[seat] >= 7:
        return worth - 12.0
    return worth + 5.0 - 0.2 * wasted
