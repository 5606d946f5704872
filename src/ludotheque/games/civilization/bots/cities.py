"""City management: what each city does, steps on the track, and where to place things."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.civilization.bots.outlook import PRINTING_PRESS, Outlook, softest_capital
from ludotheque.games.civilization.bots.worth import (
    CULTURE_NOW,
    item_worth,
    marker_worth,
    resource_worth,
    site_worth,
    square_worth,
    trade_lost,
)
from ludotheque.games.civilization.city.actions_left import ORDINARY
from ludotheque.games.civilization.city.arts import arts_of
from ludotheque.games.civilization.city.building_sites import is_building, is_figure, is_wonder, sites
from ludotheque.games.civilization.city.construction import wonder_of
from ludotheque.games.civilization.city.costs import cost_of
from ludotheque.games.civilization.city.culture_track import step_culture, step_trade
from ludotheque.games.civilization.city.production import production, trade_needed
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIRST_PERSON_MARKER,
    ITEM_ARMY,
    LAST_SPACE,
    NONE,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    ADVANCE,
    ARTS,
    BUILD_FREE,
    CARAVAN,
    CULTURAL,
    ECONOMIC,
    HARVEST,
    HARVEST_TWICE,
    PRODUCE,
)
from ludotheque.games.civilization.realm.coins import coins_on
from ludotheque.games.civilization.realm.icons import resource_of

# The extra worth of a track step's reward: a great person, a card.
PERSON_GAINED: Final = 14.0
CARD_GAINED: Final = 3.0
# The Printing Press among the places of coins, and the coins it holds.
PRESS_PLACE: Final[i64] = 4
MOST_COINS: Final[i64] = 4


def action_worth(s: Civilization, seat: i64, o: Outlook, action: i64) -> float:
    """A menu choice other than using a card."""
    if PRODUCE.has(action):
        return produce_worth(s, seat, o, seat * CITIES + PRODUCE.arg(action), PRODUCE.arg2(action))
    if ARTS.has(action):
        return float(arts_of(s, seat * CITIES + ARTS.arg(action))) * CULTURE_NOW[o.goal] + 0.2
    if HARVEST.has(action):
        return resource_worth(s, seat, o, resource_of(s, HARVEST.arg2(action)))
    if HARVEST_TWICE.has(action):
        return 2.0 * resource_worth(s, seat, o, resource_of(s, HARVEST_TWICE.arg2(action)))
    if BUILD_FREE.has(action):
        return built_worth(s, seat, o, seat * CITIES + BUILD_FREE.arg(action), BUILD_FREE.arg2(action))
    if ADVANCE.has(action):
        return advance_worth(s, seat, o)
    if CARAVAN.has(action):
        return 1.0 if s.acted[seat * CITIES + CARAVAN.arg(action)] == 0 else -1.0
    return 0.0


def produce_worth(s: Civilization, seat: i64, o: Outlook, city: i64, item: i64) -> float:
    """The worth of an item, less the trade spent on it."""
    short = cost_of(s, seat, item) - production(s, city, ORDINARY)
    spent = trade_needed(s, seat, short) if short > 0 else 0
    return built_worth(s, seat, o, city, item) - trade_lost(s, seat, o, spent)


def built_worth(s: Civilization, seat: i64, o: Outlook, city: i64, item: i64) -> float:
    """An item on the best square of a city, less what it covers there."""
    worth = item_worth(s, seat, o, city, item)
    if is_wonder(item) and wonder_of(s, city) != NONE:
        worth *= 0.35
    if not is_building(item) and not is_wonder(item):
        return worth
    least = -1.0
    for square in sites(s, seat, city, item):
        lost = square_worth(s, o.goal, square)
        if least < 0.0 or lost < least:
            least = lost
    return worth - max(least, 0.0) * o.left()


def advance_worth(s: Civilization, seat: i64, o: Outlook) -> float:
    """Always, if the seat aims at the culture victory; otherwise for the great people, while it delays no tech and
    costs no coin.
    """
    space = s.space[seat] + 1
    if space == LAST_SPACE:
        return 400.0
    culture, trade = step_culture(s, seat, space), step_trade(s, seat, space)
    gain = PERSON_GAINED if s.box.space_person[space] == 1 else CARD_GAINED
    if o.goal == CULTURAL:
        return 60.0
    if o.goal == ECONOMIC and presses_coins(s, seat) and s.culture[seat] < culture + 5:
        return -1.0
    return gain + 4.0 - 0.5 * CULTURE_NOW[o.goal] * float(culture) - trade_lost(s, seat, o, trade)


def presses_coins(s: Civilization, seat: i64) -> bool:
    """Whether culture can still be turned into coins."""
    return s.knows(seat, PRINTING_PRESS) and coins_on(s, seat, PRESS_PLACE) < MOST_COINS


# ---------------------------------------------------------------- places


def place_worth(s: Civilization, seat: i64, o: Outlook, item: i64, square: i64) -> float:
    """Where to place an item: markers where little is covered, figures where they are needed."""
    if is_figure(item):
        return army_place(s, seat, square) if item == ITEM_ARMY else scout_place(s, seat, o, square)
    return 10.0 - square_worth(s, o.goal, square)


def marker_place(s: Civilization, o: Outlook, marker: i64, square: i64) -> float:
    """What a great person or a wonder on a square yields each turn."""
    return marker_worth(s, o.goal, marker) - square_worth(s, o.goal, square)


def person_place(s: Civilization, o: Outlook, type: i64, square: i64) -> float:
    return marker_place(s, o, FIRST_PERSON_MARKER + type, square)


def army_place(s: Civilization, seat: i64, square: i64) -> float:
    """All armies on one side, towards the target capital."""
    target = softest_capital(s, seat)
    if target == NONE:
        return 1.0
    worth = 60.0 - float(s.far(square, s.city_at[target]))
    return worth - 30.0 if s.holder[square] != NONE and s.holder[square] != seat else worth


def scout_place(s: Civilization, seat: i64, o: Outlook, square: i64) -> float:
    """Away from the centre, near city sites."""
    best = 0.0
    for other in range(s.layout.squares):
        if s.far(square, other) <= 4 and s.spot[other] == NONE and s.revealed(other):
            best = max(best, site_worth(s, o.goal, other) - float(s.far(square, other)))
    return best
