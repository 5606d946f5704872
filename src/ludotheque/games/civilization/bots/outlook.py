"""The distance of every seat from each of the four victories, in turns, and the victory a seat aims at.

For other seats only public facts are used: their cities, techs, coins and the number of their units.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.civilization.city.arts import arts_of
from ludotheque.games.civilization.city.production import own_production
from ludotheque.games.civilization.components.box import (
    ARMIES,
    CITIES,
    FIGURES_EACH,
    LAST_SPACE,
    N_COIN_TECHS,
    N_LEVELS,
    N_TECHS,
    N_TYPES,
    NONE,
    TRADE,
)
from ludotheque.games.civilization.components.codes import (
    BATTLE_HAND,
    COIN_ON_WONDER,
    COMBAT_BONUS,
    NO_ATTACK_ON_PLAYERS,
)
from ludotheque.games.civilization.map.figures import ARMY, on_map, travel_speed
from ludotheque.games.civilization.map.stacks import stacking_limit
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CIVS,
    CULTURAL,
    ECONOMIC,
    FORCES,
    MILITARY,
    NO_VICTORY,
    TECHNOLOGICAL,
    TECHS,
)
from ludotheque.games.civilization.realm.cards_in_force import allowed, number
from ludotheque.games.civilization.realm.coins import coins_of
from ludotheque.games.civilization.realm.icons import combat_icons, realm_icons
from ludotheque.games.civilization.realm.units import rank

DEMOCRACY: Final[i64] = TECHS.index_of["democracy"]
PRINTING_PRESS: Final[i64] = TECHS.index_of["printing_press"]
CODE_OF_LAWS: Final[i64] = TECHS.index_of["code_of_laws"]

# CV-10.3: the number of techs of each level in the smallest pyramid with Space Flight.
PYRAMID: Final = vec[i64]([5, 4, 3, 2, 1])
# The most coins a tech holds.
COINS_ON_TECH: Final[i64] = 4
# The largest stack worth waiting for.
FULL_STACK: Final[i64] = 4
# A victory further away than this counts as out of reach.
FAR: Final = 60.0
# The expected growth of income from one turn to the next.
GROWTH: Final = 0.35
# By civilization and victory (military, economic, culture, tech): the turns that its powers save.
LEANINGS: Final[dict[str, list[float]]] = {
    "america": [0.0, 2.0, 0.0, 3.0],
    "china": [0.0, -2.0, 5.0, 0.0],
    "egypt": [0.0, -1.0, 2.0, 4.0],
    "germany": [16.0, -3.0, 0.0, 2.0],
    "rome": [0.0, -3.0, 6.0, 0.0],
    "russia": [16.0, -3.0, 0.0, 3.0],
    "arabia": [0.0, -2.0, 5.0, 0.0],
    "greece": [0.0, 1.0, 2.0, 3.0],
    "india": [0.0, -2.0, 4.0, 0.0],
    "spain": [2.0, -1.0, 0.0, 5.0],
}
N_GOALS: Final[i64] = 4
# The worth of a victory reached.
WON: Final = 200.0


def by_goal(table: dict[str, list[float]], ids: list[str]) -> vec[float]:
    """A table with four numbers for each id, in the order of the domain."""
    found = vec[float]([0.0] * (len(ids) * int(N_GOALS)))
    for i in range(len(ids)):
        for goal in range(int(N_GOALS)):
            found[i * int(N_GOALS) + goal] = table[ids[i]][goal]
    return found


LEANS: Final = by_goal(LEANINGS, CIVS.ids)


class Outlook:
    """The standing of a seat, computed once for each decision."""

    def __init__(self, s: Civilization, seat: i64) -> None:
        self.coins: i64 = coins_of(s, seat)
        self.income: i64 = realm_icons(s, seat, TRADE)
        self.arts: i64 = 0
        self.production: i64 = 0
        for slot in range(CITIES):
            if s.city_at[seat * CITIES + slot] != NONE:
                self.arts += arts_of(s, seat * CITIES + slot)
                self.production += own_production(s, seat * CITIES + slot)
        self.turns: vec[float] = vec[float]([FAR, FAR, FAR, FAR, FAR])
        self.turns[MILITARY] = turns_to_war(s, seat, self)
        self.turns[ECONOMIC] = turns_to_coins(s, seat, self)
        self.turns[CULTURAL] = turns_to_culture(s, seat, self)
        self.turns[TECHNOLOGICAL] = turns_to_tech(s, seat, self)
        self.goal: i64 = nearest(s, seat, self.turns)
        self.danger: float = threat_to(s, seat)

    def left(self) -> float:
        """How many turns something built now will still be of use."""
        return min(12.0, max(1.0, self.turns[self.goal] - 1.0))


def nearest(s: Civilization, seat: i64, turns: vec[float]) -> i64:
    """The victory to aim at; the strengths of the civilization are taken into account."""
    best: i64 = TECHNOLOGICAL
    least = FAR * 2.0
    civ = s.civ[seat]
    for goal in range(MILITARY, TECHNOLOGICAL + 1):
        leaning = LEANS[civ * N_GOALS + goal - 1] if civ != NONE else 0.0
        if turns[goal] - leaning < least:
            best, least = goal, turns[goal] - leaning
    return best


# ---------------------------------------------------------------- tech


def turns_to_tech(s: Civilization, seat: i64, o: Outlook) -> float:
    """One tech a turn at most, each paid with its trade; the dial keeps one trade for each coin."""
    turns = 0.0
    income = float(o.income) + 2.0
    for level in range(N_LEVELS):
        missing = PYRAMID[level] - s.rows[seat * N_LEVELS + level]
        for _ in range(missing):
            turns += max(1.0, float(s.box.level_cost[level] - o.coins) / (income + GROWTH * turns))
    return turns


# ---------------------------------------------------------------- culture


def culture_missing(s: Civilization, seat: i64) -> i64:
    total: i64 = 0
    for space in range(s.space[seat] + 1, LAST_SPACE + 1):
        total += s.box.space_culture[space]
    return total - s.culture[seat]


def trade_for_track(s: Civilization, seat: i64) -> i64:
    total: i64 = 0
    for space in range(s.space[seat] + 1, LAST_SPACE + 1):
        total += s.box.space_trade[space]
    return total - s.trade[seat]


def turns_to_culture(s: Civilization, seat: i64, o: Outlook) -> float:
    """All cities devote themselves to the arts, and half of the trade is spent on the track."""
    rate = float(o.arts) * 0.9 + 0.5
    turns = after_growth(float(culture_missing(s, seat)), rate, GROWTH)
    paid = after_growth(float(trade_for_track(s, seat)), float(o.income) * 0.6 + 0.5, GROWTH * 0.5)
    return max(turns, paid)


def after_growth(missing: float, rate: float, growth: float) -> float:
    """The turns until an amount is reached at a rate that grows each turn."""
    turns = 0.0
    while missing > 0.0 and turns < FAR:
        missing -= rate
        rate += growth
        turns += 1.0
    return turns


# ---------------------------------------------------------------- coins


def turns_to_coins(s: Civilization, seat: i64, o: Outlook) -> float:
    """Coins that techs may still hold, and other likely coins; learning a tech that holds coins takes turns too."""
    missing = float(s.box.coins_to_win - o.coins)
    if missing <= 0.0:
        return 0.0
    room: i64 = 0
    sources = 0.0
    learning = 0.0
    for i in range(N_COIN_TECHS):
        tech = s.box.coin_tech[i]
        left = COINS_ON_TECH - s.tech_coins[seat * N_COIN_TECHS + i]
        if s.knows(seat, tech):
            sources += 1.0 if tech == DEMOCRACY or tech == PRINTING_PRESS else 0.4
        else:
            learning += 1.5
        room += left if tech != CODE_OF_LAWS else left // 2
    for effect in s.box.with_code[COIN_ON_WONDER]:
        if s.wonder_at[effect.which] != NONE and s.owner_of(s.wonder_at[effect.which]) == seat:
            sources += 1.0
            room += 9
    beyond = max(0.0, missing - float(room))
    return missing / max(0.8, min(sources + 0.6, 2.6)) + learning + 3.0 * beyond


# ---------------------------------------------------------------- war


def unit_strength(s: Civilization, seat: i64) -> float:
    """The average strength of a unit of a seat; ranks are public."""
    total: i64 = 0
    for type in range(N_TYPES - 1):
        total += rank(s, seat, type)
    return 2.0 + float(total) / float(N_TYPES - 1)


def force_of(s: Civilization, seat: i64, hand: i64) -> float:
    """The expected force of a seat with a hand of this size, without the bonus of the place."""
    units = min(s.count_units(seat, FORCES), hand)
    return float(units) * unit_strength(s, seat) + float(
        combat_icons(s, seat) + number(s, seat, COMBAT_BONUS)
    )


def attack_hand(s: Civilization, seat: i64, armies: i64) -> i64:
    return s.box.base_hand + s.box.per_extra_army * max(armies - 1, 0) + number(s, seat, BATTLE_HAND)


def defence_of(s: Civilization, city: i64) -> float:
    """The force an attacker of a city has to beat."""
    seat = city // CITIES
    hand = s.box.base_hand + s.box.city_defence_hand + number(s, seat, BATTLE_HAND)
    place = s.box.bonus_capital if city % CITIES == 0 else s.box.bonus_city
    if s.walls[city] == 1:
        place += s.box.bonus_walls
    return force_of(s, seat, hand) + float(place)


def softest_capital(s: Civilization, seat: i64) -> i64:
    """The enemy capital that is easiest to take: weakly defended and near."""
    best: i64 = NONE
    least = 0.0
    home = s.city_at[seat * CITIES]
    for other in range(s.seats):
        centre = s.city_at[other * CITIES]
        if other == seat or centre == NONE or home == NONE:
            continue
        trouble = defence_of(s, other * CITIES) + float(s.far(home, centre)) * 0.8
        if best == NONE or trouble < least:
            best, least = other * CITIES, trouble
    return best


def wanted_stack(s: Civilization, seat: i64) -> i64:
    """The number of armies that set out together to conquer."""
    return min(stacking_limit(s, seat), FULL_STACK)


def turns_to_war(s: Civilization, seat: i64, o: Outlook) -> float:
    """The way to the weakest capital, and the turns needed to raise a sufficient force."""
    target = softest_capital(s, seat)
    if target == NONE:
        return FAR
    stack = wanted_stack(s, seat)
    hand = attack_hand(s, seat, stack)
    unit = unit_strength(s, seat)
    needed = defence_of(s, target) * 1.1 + 2.0
    best = float(hand) * unit + float(combat_icons(s, seat) + number(s, seat, COMBAT_BONUS))
    missing = max(0.0, needed - force_of(s, seat, hand))
    missing_armies = max(0, stack - on_map(s, seat, ARMY))
    raising = (missing / unit * 7.0 + float(missing_armies) * 4.0) / max(1.0, float(o.production))
    near = far_from_target(s, seat, s.city_at[target])
    way = float(near) * 1.25 / float(travel_speed(s, seat))
    hopeless = max(0.0, needed - best)
    peaceful = 3.0 if allowed(s, seat, NO_ATTACK_ON_PLAYERS) else 0.0
    return raising + way + 1.5 * hopeless + 2.0 + peaceful


def far_from_target(s: Civilization, seat: i64, target: i64) -> i64:
    """The distance of the nearest army from a square; without armies, that of the capital."""
    least = s.far(s.city_at[seat * CITIES], target)
    for figure in range(seat * FIGURES_EACH, seat * FIGURES_EACH + ARMIES):
        if s.standing[figure] != NONE:
            least = min(least, s.far(s.standing[figure], target))
    return least


def threat_to(s: Civilization, seat: i64) -> float:
    """By how much the strongest stack near a seat's capital exceeds its defence; negative if there is no danger."""
    capital = s.city_at[seat * CITIES]
    worst = -99.0
    if capital == NONE:
        return worst
    defence = defence_of(s, seat * CITIES)
    for other in range(s.seats):
        if other == seat:
            continue
        reach = travel_speed(s, other) * 2 + 2
        armies: i64 = 0
        for figure in range(other * FIGURES_EACH, other * FIGURES_EACH + ARMIES):
            if s.standing[figure] != NONE and s.far(s.standing[figure], capital) <= reach:
                armies += 1
        if armies > 0:
            attack = force_of(s, other, attack_hand(s, other, min(armies, stacking_limit(s, other))))
            worst = max(worst, attack - defence)
    return worst


# ---------------------------------------------------------------- the position


def evaluate(s: Civilization, seat: i64) -> float:
    """The closeness of a seat to victory, less part of that of the closest other seat and of the threat to its
    capital.
    """
    if s.over():
        return 1000.0 if s.winner == seat else -1000.0
    worth = closeness(s, seat)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, closeness(s, other))
    danger = threat_to(s, seat)
    return worth - 0.4 * best - (0.3 * danger if danger > 0.0 else 0.0)


def closeness(s: Civilization, seat: i64) -> float:
    """How close a seat is to winning, in points: a victory reached is worth 200, one ten turns away 17."""
    total = 0.0
    for part in ways(s, seat):
        total += part
    return total


def ways(s: Civilization, seat: i64) -> vec[float]:
    """The closeness of a seat by victory, beginning with the military one: mainly the one it aims at, the others a
    little, each with the progress already made.
    """
    found = vec[float]([0.0, 0.0, 0.0, 0.0])
    if s.reached[seat] != NO_VICTORY and s.reached[seat] <= TECHNOLOGICAL:
        found[s.reached[seat] - MILITARY] = WON
        return found
    if s.city_at[seat * CITIES] == NONE:
        return found
    o = Outlook(s, seat)
    for goal in range(MILITARY, TECHNOLOGICAL + 1):
        found[goal - MILITARY] = (220.0 if goal == o.goal else 20.0) / (2.0 + o.turns[goal])
    known: i64 = 0
    for tech in range(N_TECHS):
        if s.knows(seat, tech):
            known += 1
    found[TECHNOLOGICAL - MILITARY] += 0.3 * float(known) + 0.05 * float(s.trade[seat])
    found[CULTURAL - MILITARY] += 0.08 * float(s.culture[seat])
    return found
