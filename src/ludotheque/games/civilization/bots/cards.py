"""Cards and abilities: when to use one, its targets, its payment, what to cancel."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.civilization.bots.cities import built_worth
from ludotheque.games.civilization.bots.outlook import Outlook
from ludotheque.games.civilization.bots.worth import COIN_NOW, CULTURE_NOW, square_worth, trade_lost
from ludotheque.games.civilization.city.actions_left import ORDINARY
from ludotheque.games.civilization.city.building_sites import why_not_build
from ludotheque.games.civilization.city.costs import cost_of
from ludotheque.games.civilization.city.production import production
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIRST_WONDER_ITEM,
    N_ITEMS,
    N_RESOURCES,
    NONE,
    OF_PERSON,
    Effect,
)
from ludotheque.games.civilization.components.codes import (
    ADD_COIN,
    ALL_CITIES_ARTS,
    ARTS_AS_TRADE,
    BONUS_FROM_CULTURE,
    BUY_COIN,
    CANCEL_ANY,
    CANCEL_CITY_ACTION,
    CONVERT_TRADE_CULTURE,
    CRISTO,
    DEAL_WOUNDS,
    DISASTER,
    EXTRA_ACTION_ALL_CITIES,
    EXTRA_CITY_ACTION,
    EXTRA_PRODUCTION_ONE_CITY,
    FREE_UNITS_BEFORE_DRAW,
    GAIN_COIN,
    GAIN_CULTURE,
    GAIN_GREAT_PERSON,
    GAIN_TRADE,
    GAIN_TRADE_SHARE,
    GIVE_COIN_FOR_STEP,
    HEAL_ALL,
    HEAL_WOUNDS,
    KILL_FIGURE,
    KILL_SQUARE,
    SAVE_ALL_UNITS,
    SWAP_TECH,
    WONDER_DISCOUNT,
)
from ludotheque.games.civilization.effects.affected import affects
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CITY_ACTION, AT_WINDOW
from ludotheque.games.civilization.position.vocabulary import (
    AIM_CITY,
    AIM_FIGURES,
    AIM_SEAT,
    AIM_SQUARE,
    AIM_WONDER,
    BY_CURIE,
    BY_KREMLIN,
    CULTURAL,
    FIRST_CARD_MEANS,
    FIRST_TOKEN_MEANS,
    PAY,
)
from ludotheque.games.civilization.realm.cards_in_force import owns_wonder

# The worth of a resource that an ability costs.
RESOURCE: Final = 2.0


def use_worth(s: Civilization, seat: i64, o: Outlook, source: i64) -> float:
    """The gain of a use less its cost."""
    effect = s.box.used[source]
    return effect_worth(s, seat, o, effect) - price_of(s, seat, o, effect)


def price_of(s: Civilization, seat: i64, o: Outlook, effect: Effect) -> float:
    resources: i64 = 0
    for i in range(N_RESOURCES + 1):
        resources += effect.cost[i]
    price = RESOURCE * float(resources) + CULTURE_NOW[o.goal] * float(effect.culture)
    return price + trade_lost(s, seat, o, effect.trade)


def effect_worth(s: Civilization, seat: i64, o: Outlook, effect: Effect) -> float:
    """By effect code: gains first, then harm, then the rest, which is left unused."""
    code = effect.code
    if code == EXTRA_PRODUCTION_ONE_CITY:
        return production_worth(s, seat, o, effect.amount)
    if code == GAIN_CULTURE:
        return float(effect.amount) * CULTURE_NOW[o.goal] + 1.0
    if code == GAIN_TRADE or code == GAIN_TRADE_SHARE:
        return float(effect.amount) * 0.6
    if code == ADD_COIN or code == BUY_COIN or code == GAIN_COIN:
        return COIN_NOW[o.goal] + 0.3 * o.left()
    if code == GAIN_GREAT_PERSON:
        return 12.0
    if code == EXTRA_ACTION_ALL_CITIES or code == EXTRA_CITY_ACTION:
        return 12.0 if has_acted(s, seat) else 1.0
    if code == ALL_CITIES_ARTS:
        return 8.0 if o.goal == CULTURAL and not has_acted(s, seat) else -1.0
    if code == CONVERT_TRADE_CULTURE:
        return 6.0 if o.goal == CULTURAL and s.trade[seat] > 15 else -1.0
    if code == BONUS_FROM_CULTURE or code == ARTS_AS_TRADE:
        return 2.0 if code == BONUS_FROM_CULTURE or o.goal != CULTURAL else -1.0
    if code == SWAP_TECH or code == WONDER_DISCOUNT:
        return 5.0
    if code == GIVE_COIN_FOR_STEP:
        return 6.0 - COIN_NOW[o.goal]
    if effect.gains:
        return 6.0
    if effect.harms:
        return 4.5 if harms_now(o, code) else -1.0
    if code == DISASTER:
        return 1.0
    if code == HEAL_WOUNDS or code == HEAL_ALL or code == DEAL_WOUNDS:
        return 5.0
    if code == FREE_UNITS_BEFORE_DRAW or code == SAVE_ALL_UNITS or code == CRISTO:
        return 5.0
    return -1.0


def harms_now(o: Outlook, code: i64) -> bool:
    """Figures are killed only where they threaten; other harm is always welcome."""
    return (code != KILL_FIGURE and code != KILL_SQUARE) or o.danger > -10.0


def has_acted(s: Civilization, seat: i64) -> bool:
    for slot in range(CITIES):
        if s.city_at[seat * CITIES + slot] != NONE and s.acted[seat * CITIES + slot] == 0:
            return False
    return True


def production_worth(s: Civilization, seat: i64, o: Outlook, more: i64) -> float:
    """What a city yet to act could build with the extra production that it cannot afford now."""
    best = -1.0
    for slot in range(CITIES):
        city = seat * CITIES + slot
        if s.city_at[city] == NONE or s.acted[city] != 0:
            continue
        has = production(s, city, ORDINARY)
        now = 0.0
        then = 0.0
        for item in range(N_ITEMS):
            if why_not_build(s, seat, city, item) is not None:
                continue
            cost = cost_of(s, seat, item)
            if cost > has + more:
                continue
            worth = built_worth(s, seat, o, city, item)
            then = max(then, worth)
            if cost <= has:
                now = max(now, worth)
        best = max(best, then - now)
    return best * 0.5 if best > 0.0 else -1.0


def open_worth(s: Civilization, person: i64) -> float:
    """CV-15.8: a named card with a triggered effect works only face up; the others stay hidden."""
    for effect in s.box.effects_of(OF_PERSON, person):
        if not effect.may:
            return 1.5
    return -1.0


# ---------------------------------------------------------------- aims


def leads_by(s: Civilization, seat: i64, other: i64) -> float:
    """How close another player is to winning, by public knowledge."""
    if other == seat:
        return -20.0
    outlook = Outlook(s, other)
    return 30.0 - outlook.turns[outlook.goal]


def helps_target(code: i64) -> bool:
    return code == GAIN_TRADE_SHARE or code == GIVE_COIN_FOR_STEP


def aim_worth(s: Civilization, seat: i64, o: Outlook, source: i64, action: i64) -> float:
    """Harm goes to the player nearest to winning, gifts to the one furthest from it."""
    code = s.box.used[source].code if source != NONE else GAIN_TRADE_SHARE
    if AIM_SEAT.has(action):
        lead = leads_by(s, seat, AIM_SEAT.arg(action))
        return -lead if helps_target(code) else lead
    if AIM_CITY.has(action):
        city = seat * CITIES + AIM_CITY.arg(action)
        fresh = 20.0 if s.acted[city] == 0 else 0.0
        return fresh + float(production(s, city, ORDINARY))
    if AIM_WONDER.has(action):
        return -5.0 if owns_wonder(s, seat, AIM_WONDER.arg(action)) else 5.0
    if AIM_FIGURES.has(action):
        return float(AIM_FIGURES.arg(action) * 2 + AIM_FIGURES.arg2(action))
    if AIM_SQUARE.has(action):
        return square_aim(s, seat, o, AIM_SQUARE.arg(action))
    return 0.5


def square_aim(s: Civilization, seat: i64, o: Outlook, square: i64) -> float:
    """What others have there: their land, or their figures near the seat's capital."""
    owner = s.owner_of(square)
    if owner == seat:
        return -square_worth(s, o.goal, square)
    worth = square_worth(s, o.goal, square) + 1.0 if owner != NONE else 0.0
    if s.holder[square] != NONE and s.holder[square] != seat:
        worth += 12.0 / (1.0 + float(s.far(square, s.city_at[seat * CITIES])))
    return worth


# ---------------------------------------------------------------- paying


def pay_worth(action: i64) -> float:
    """The cheapest means first: market tokens, then face-down tokens, cards, substitutes."""
    if not PAY.has(action):
        return -50.0
    means = PAY.arg(action)
    if means == BY_KREMLIN or means == BY_CURIE:
        return -20.0
    if means >= FIRST_CARD_MEANS:
        return 0.0
    return 5.0 if means >= FIRST_TOKEN_MEANS else 10.0


# ---------------------------------------------------------------- answers


def cancel_worth(s: Civilization, seat: i64, source: i64) -> float:
    """Effects that harm the seat itself, or another player's wonder."""
    at = s.find(AT_WINDOW) - 1
    code = s.box.used[source].code
    if s.step_at(at) == AT_CITY_ACTION:
        if code != CANCEL_CITY_ACTION and code != CANCEL_ANY:
            return -1.0
        return 3.0 if s.act_items[0] >= FIRST_WONDER_ITEM else -1.0
    return 3.0 if affects(s, at, seat) else -1.0
