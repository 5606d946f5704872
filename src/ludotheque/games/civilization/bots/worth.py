"""The worth of things to a seat with a given goal, in units of present trade."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.civilization.bots.outlook import (
    COINS_ON_TECH,
    N_GOALS,
    PYRAMID,
    Outlook,
    attack_hand,
    by_goal,
    wanted_stack,
)
from ludotheque.games.civilization.city.founding import count_cities, most_cities
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIRST_BUILDING_ITEM,
    FIRST_PERSON_MARKER,
    FIRST_UNIT_ITEM,
    FIRST_WONDER_ITEM,
    FIRST_WONDER_MARKER,
    ITEM_ARMY,
    ITEM_SCOUT,
    ITEM_WALLS,
    N_AROUND,
    N_COIN_TECHS,
    N_ICONS,
    N_LEVELS,
    N_MARKET,
    NONE,
    WATER,
)
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, on_map
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CIVS,
    CULTURAL,
    FORCES,
    MILITARY,
    TECHNOLOGICAL,
    TECHS,
    WONDERS,
)
from ludotheque.games.civilization.realm.icons import icon, resource_of
from ludotheque.games.civilization.realm.units import rank
from ludotheque.games.civilization.research.tech_costs import tech_cost

# The index of Pottery among the techs that hold coins.
POTTERYS: Final[i64] = 1
ROME: Final[i64] = CIVS.index_of["rome"]

# By goal: the worth of an icon that yields every turn (production, trade, culture, coin, combat).
ICON_ROWS: Final[list[list[float]]] = [
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [1.1, 0.9, 0.3, 1.2, 1.0],  # military
    [0.8, 1.0, 0.8, 4.0, 0.1],  # economic
    [0.7, 0.8, 1.5, 0.9, 0.1],  # culture
    [0.8, 1.2, 0.4, 1.3, 0.1],  # tech
]
ICONS: Final = vec[float]([worth for row in ICON_ROWS for worth in row])
# By goal: the present worth of one culture, and of a coin token.
CULTURE_NOW: Final = vec[float]([0.0, 0.5, 0.9, 1.3, 0.6])
COIN_NOW: Final = vec[float]([0.0, 4.0, 14.0, 3.0, 5.0])


def steady(goal: i64, kind: i64) -> float:
    return ICONS[goal * N_ICONS + kind]


def square_worth(s: Civilization, goal: i64, square: i64) -> float:
    """The worth of a square's yield each turn."""
    if not s.revealed(square):
        return 0.4
    total = 0.0
    for kind in range(N_ICONS):
        total += steady(goal, kind) * float(icon(s, square, kind))
    return total + (0.5 if resource_of(s, square) != NONE else 0.0)


def marker_worth(s: Civilization, goal: i64, marker: i64) -> float:
    total = 0.0
    for kind in range(N_ICONS):
        total += steady(goal, kind) * float(s.box.marker_icons[marker * N_ICONS + kind])
    return total


def site_worth(s: Civilization, goal: i64, centre: i64) -> float:
    """The worth of a city's yield here; terrain that buildings can improve counts a little extra."""
    total = 0.0
    kinds: i64 = 0
    for i in range(N_AROUND):
        square = s.layout.around[centre * N_AROUND + i]
        if square == NONE:
            return 0.0
        total += square_worth(s, goal, square)
        resource = resource_of(s, square)
        if resource != NONE and kinds & (1 << resource) == 0:
            kinds |= 1 << resource
            total += 1.0
        if s.revealed(square) and s.terrain[square] != WATER:
            total += 0.25
    return total


# ---------------------------------------------------------------- techs

# By goal, the worth of a tech beyond its place in the pyramid; techs not listed are worth 1.
USEFUL: Final[list[dict[str, float]]] = [
    {},
    {
        "metalworking": 6,
        "masonry": 6,
        "horseback_riding": 5,
        "democracy": 2,
        "chivalry": 5,
        "mathematics": 5,
        "irrigation": 2,
        "construction": 3,
        "printing_press": 4,
        "sailing": 5,
        "gunpowder": 5,
        "military_science": 5,
        "railroad": 5,
        "metal_casting": 4,
        "biology": 5,
        "steam_power": 4,
        "theology": 3,
        "replaceable_parts": 7,
        "ballistics": 7,
        "combustion": 7,
        "flight": 7,
        "animal_husbandry": 3,
        "code_of_laws": 2,
        "navigation": 3,
    },
    {
        "code_of_laws": 3,
        "pottery": 7,
        "currency": 4,
        "writing": 3,
        "democracy": 12,
        "printing_press": 11,
        "civil_service": 9,
        "irrigation": 3,
        "construction": 2,
        "engineering": 4,
        "banking": 8,
        "railroad": 7,
        "computers": 7,
        "philosophy": 2,
        "monarchy": 2,
        "navigation": 2,
    },
    {
        "philosophy": 6,
        "currency": 6,
        "writing": 5,
        "pottery": 3,
        "printing_press": 7,
        "irrigation": 5,
        "monarchy": 6,
        "theology": 8,
        "metal_casting": 5,
        "ecology": 3,
        "banking": 2,
        "mysticism": 2,
        "code_of_laws": 3,
        "construction": 3,
        "engineering": 3,
        "mass_media": 2,
        "agriculture": 3,
    },
    {
        "pottery": 4,
        "writing": 4,
        "code_of_laws": 3,
        "currency": 3,
        "navigation": 3,
        "agriculture": 3,
        "horseback_riding": 2,
        "irrigation": 5,
        "democracy": 6,
        "engineering": 5,
        "construction": 4,
        "printing_press": 5,
        "civil_service": 4,
        "banking": 4,
        "railroad": 4,
        "metal_casting": 3,
        "military_science": 3,
        "computers": 3,
        "plastics": 3,
    },
]


def table_of_techs() -> vec[float]:
    """By goal and tech."""
    found = vec[float]([1.0] * (len(USEFUL) * len(TECHS.ids)))
    for goal in range(len(USEFUL)):
        for id, worth in USEFUL[goal].items():
            found[goal * len(TECHS.ids) + TECHS.index_of[id]] = float(worth)
    return found


TECH_WORTH: Final = table_of_techs()


def tech_worth(s: Civilization, seat: i64, o: Outlook, tech: i64) -> float:
    """The worth of learning a tech: its use, its place in the pyramid that leads to Space Flight, its level."""
    level = s.box.tech_level[tech]
    if level == N_LEVELS:
        return 500.0
    use = TECH_WORTH[o.goal * TECHS.size + tech]
    needed = s.rows[seat * N_LEVELS + level - 1] < PYRAMID[level - 1]
    place = 3.0 * float(level)
    if not needed:
        place = 1.0 * float(level)
    elif o.goal == TECHNOLOGICAL:
        place *= 2.0
    return use + place + (COIN_NOW[o.goal] * 0.7 if s.box.tech_coin[tech] > 0 else 0.0)


def trade_wanted(s: Civilization, seat: i64, o: Outlook) -> i64:
    """The trade that the best affordable tech costs; trade above it is free to spend."""
    best: i64 = 0
    for tech in range(TECHS.size):
        if s.knows(seat, tech) or s.box.tech_fame[tech] > s.fame:
            continue
        level = s.box.tech_level[tech]
        at = seat * N_LEVELS + level - 1
        if s.rows[at] >= PYRAMID[level - 1] or (level > 1 and s.rows[at] + 2 > s.rows[at - 1]):
            continue
        cost = tech_cost(s, seat, tech)
        if cost > best and cost <= s.trade[seat] + 3:
            best = cost
    return best


def trade_lost(s: Civilization, seat: i64, o: Outlook, spent: i64) -> float:
    """The cost of spending trade now: low above what research needs, high where a tech would be delayed."""
    if spent == 0:
        return 0.0
    wanted = trade_wanted(s, seat, o)
    left = s.trade[seat] - spent
    plain = 0.5 * float(spent)
    if s.trade[seat] >= wanted and left < wanted:
        return plain + (4.0 if o.goal == CULTURAL else 9.0)
    return plain if left >= wanted else 1.0 * float(spent)


# ---------------------------------------------------------------- items

# The worth of a wonder's power each turn: military, economic, culture, tech.
POWERS: Final[dict[str, list[float]]] = {
    "stonehenge": [0.3, 0.6, 1.2, 0.5],
    "colossus": [2.5, 3.0, 2.4, 3.4],
    "hanging_gardens": [3.5, 1.5, 1.5, 1.5],
    "oracle": [0.8, 0.1, 0.1, 0.1],
    "great_wall": [0.5, 0.5, 0.5, 0.5],
    "chichen_itza": [4.0, 3.0, 2.5, 3.0],
    "pyramids": [1.0, 1.0, 1.0, 1.0],
    "angkor_wat": [1.0, 2.0, 1.5, 1.0],
    "himeji_castle": [5.0, 0.3, 0.3, 0.3],
    "porcelain_tower": [2.5, 3.5, 2.5, 4.5],
    "louvre": [1.0, 2.4, 4.0, 1.5],
    "taj_mahal": [2.5, 3.0, 3.0, 3.0],
    "machu_pichu": [0.2, 0.2, 0.5, 0.2],
    "brandenburg_gate": [0.5, 1.0, 1.0, 1.0],
    "united_nations": [0.5, 1.0, 1.0, 1.0],
    "cristo_redentor": [1.5, 1.5, 1.5, 1.5],
    "statue_of_liberty": [4.0, 4.0, 3.0, 9.0],
    "panama_canal": [2.0, 12.0, 1.0, 2.5],
    "big_ben": [2.5, 5.0, 3.0, 2.5],
    "kremlin": [0.5, 0.5, 0.5, 0.5],
    "sydney_opera": [2.0, 2.0, 8.0, 2.0],
}
POWER_WORTH: Final = by_goal(POWERS, WONDERS.ids)


def wonder_worth(s: Civilization, seat: i64, o: Outlook, wonder: i64) -> float:
    a_turn = POWER_WORTH[wonder * N_GOALS + o.goal - 1] + marker_worth(
        s, o.goal, FIRST_WONDER_MARKER + wonder
    )
    step = 6.0 * CULTURE_NOW[o.goal] if s.civ[seat] == ROME else 0.0
    return a_turn * o.left() + step


def item_worth(s: Civilization, seat: i64, o: Outlook, city: i64, item: i64) -> float:
    """The worth of a finished item; what it covers is counted with its square."""
    if item == ITEM_ARMY:
        return army_worth(s, seat, o)
    if item == ITEM_SCOUT:
        return scout_worth(s, seat, o)
    if item < FIRST_BUILDING_ITEM:
        return unit_worth(s, seat, o, item - FIRST_UNIT_ITEM)
    if item < ITEM_WALLS:
        return marker_worth(s, o.goal, item - FIRST_BUILDING_ITEM) * o.left()
    if item == ITEM_WALLS:
        return 14.0 if city % CITIES == 0 and o.danger > -6.0 else 1.0
    return wonder_worth(s, seat, o, item - FIRST_WONDER_ITEM)


def army_worth(s: Civilization, seat: i64, o: Outlook) -> float:
    """Two explore; a seat that aims at conquest raises a full stack."""
    armies = on_map(s, seat, ARMY)
    if o.goal == MILITARY:
        return 26.0 if armies < wanted_stack(s, seat) else 4.0
    if armies == 0:
        return 10.0
    return 6.0 if armies < 2 and s.turn < 12 else 0.5


def scout_worth(s: Civilization, seat: i64, o: Outlook) -> float:
    """A city to be founded, or two production a turn."""
    scouts = on_map(s, seat, SCOUT)
    if count_cities(s, seat) + scouts < most_cities(s, seat):
        return 34.0
    return 1.4 * o.left() if scouts < 2 else 1.0 * o.left()


def unit_worth(s: Civilization, seat: i64, o: Outlook, type: i64) -> float:
    """As many as a battle takes; more under threat."""
    units = s.count_units(seat, FORCES)
    strong = 1.0 + 0.3 * float(rank(s, seat, type))
    if o.danger > 0.0:
        return 24.0 * strong
    if o.goal == MILITARY:
        wanted = attack_hand(s, seat, wanted_stack(s, seat)) + 2
        return 20.0 * strong if units < wanted else 3.0
    if o.danger > -8.0:
        return 9.0 * strong
    return 4.0 * strong if units < 4 + s.turn // 5 else 0.8


# ---------------------------------------------------------------- resources, people


def held_resources(s: Civilization, seat: i64) -> i64:
    total: i64 = 0
    for resource in range(N_MARKET):
        total += s.resources[seat * N_MARKET + resource]
    return total


def resource_worth(s: Civilization, seat: i64, o: Outlook, resource: i64) -> float:
    """Two make a coin with Pottery; further ones are of little use."""
    held = held_resources(s, seat)
    if s.resources[seat * N_MARKET + resource] >= 2 or held >= 5:
        return 0.5
    coin = (
        s.knows(seat, s.box.coin_tech[POTTERYS])
        and s.tech_coins[seat * N_COIN_TECHS + POTTERYS] < COINS_ON_TECH
    )
    return 0.45 * COIN_NOW[o.goal] if coin else 2.5


def person_worth(s: Civilization, o: Outlook, type: i64) -> float:
    return marker_worth(s, o.goal, FIRST_PERSON_MARKER + type) * o.left()
