"""What cards give (classes gain and advance): culture, trade, coins, resources, great people, production
for a turn, free steps on the culture track.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.city.actions_left import NO_SUCH_CITY
from ludotheque.games.civilization.city.construction import own_buildings
from ludotheque.games.civilization.city.culture_track import advance_free
from ludotheque.games.civilization.components.box import (
    CITIES,
    N_MARKET,
    NONE,
    OF_TECH,
    ON_PANAMA,
    ON_SHEET,
    Effect,
)
from ludotheque.games.civilization.components.codes import (
    ADD_COIN,
    ADD_COIN_ON_WIN,
    BUY_COIN,
    COIN_ON_WONDER,
    CULTURE_ON_EXPLORE,
    CULTURE_ON_OTHERS_ARTS,
    CULTURE_PER_COINS,
    CULTURE_PER_UNBUILT_ARMY,
    EXTRA_PRODUCTION_ONE_CITY,
    FREE_CULTURE_STEP,
    FREE_CULTURE_STEPS,
    GAIN_COIN,
    GAIN_CULTURE,
    GAIN_GREAT_PERSON,
    GAIN_PER_BUILDING,
    GAIN_PER_UNBUILT_ARMIES,
    GAIN_TRADE,
    GAIN_TRADE_SHARE,
    GIVE_COIN_FOR_STEP,
    ONE_OF_EACH_MARKET_RESOURCE,
    RESOURCE_ON_INVEST,
    START_OF_TURN_CULTURE_PER_ARMY,
    START_OF_TURN_TRADE,
    STEP_ON_INVEST,
    STEPS_PER_COINS,
    TWO_GREAT_PEOPLE_NOW,
)
from ludotheque.games.civilization.map.figures import ARMY, in_supply, on_map
from ludotheque.games.civilization.map.great_people import gain_person
from ludotheque.games.civilization.position.events import COIN_GIVEN, PRODUCTION_ADDED
from ludotheque.games.civilization.position.state import MOST, Civilization
from ludotheque.games.civilization.position.steps import AT_CHOOSE_RESOURCE, AT_GAIN_PERSON
from ludotheque.games.civilization.realm.holdings import owns_wonder
from ludotheque.games.civilization.realm.icons import coins_of
from ludotheque.games.civilization.realm.supplies import (
    coins_on,
    gain_coin,
    gain_culture,
    gain_resource,
    gain_trade,
    in_market,
    take_coin,
)
from ludotheque.games.civilization.realm.target_codes import FIRST_CITY, FIRST_COIN, FIRST_PLAYER

TECH_IS_FULL: Final = Refusal("CV-9.21", "tech-is-full")
NO_COIN_TO_GIVE: Final = Refusal("CV-12.5", "no-coin-to-give")
NOT_TO_YOURSELF: Final = Refusal("CV-12.2", "not-to-yourself")


def why_not_gain(s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
    """Whether there is anything to gain: a tech holds so many coins only."""
    if effect.code == ADD_COIN or effect.code == BUY_COIN:
        return TECH_IS_FULL if coins_on(s, seat, coin_place(s, effect)) >= effect.most else None
    return None


def why_not_gain_aim(s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
    if effect.code == EXTRA_PRODUCTION_ONE_CITY:
        return None if s.city_at[seat * CITIES + aim - FIRST_CITY] != NONE else NO_SUCH_CITY
    if effect.code == GIVE_COIN_FOR_STEP and which == 0:
        return None if has_coin(s, seat, aim - FIRST_COIN) else NO_COIN_TO_GIVE
    assert effect.code == GAIN_TRADE_SHARE or effect.code == GIVE_COIN_FOR_STEP
    return NOT_TO_YOURSELF if aim - FIRST_PLAYER == seat else None


def has_coin(s: Civilization, seat: i64, place: i64) -> bool:
    """Whether somebody has a coin token in a place; on the Panama Canal, who owns it (CV-R32)."""
    if place == ON_PANAMA:
        for effect in s.box.with_code[COIN_ON_WONDER]:
            if not owns_wonder(s, seat, effect.which):
                return False
    return coins_on(s, seat, place) > 0


def coin_place(s: Civilization, effect: Effect) -> i64:
    """Where the coins of an effect lie: on its tech, else on the sheet."""
    return s.box.coin_place[effect.which] if effect.holder == OF_TECH else ON_SHEET


# ---------------------------------------------------------------- do it


def give(s: Civilization, seat: i64, effect: Effect) -> None:
    """Each code of the class once."""
    code, amount = effect.code, effect.amount
    if code == GAIN_CULTURE or code == CULTURE_ON_EXPLORE or code == CULTURE_ON_OTHERS_ARTS:
        gain_culture(s, seat, amount)
    elif code == GAIN_TRADE or code == START_OF_TURN_TRADE:
        gain_trade(s, seat, amount)
    elif code == GAIN_COIN:
        gain_coin(s, seat, ON_SHEET, amount)
    elif code == ADD_COIN or code == BUY_COIN or code == ADD_COIN_ON_WIN:
        add_coin(s, seat, effect)
    elif code == COIN_ON_WONDER:
        gain_coin(s, seat, ON_PANAMA, amount)
    elif code == GAIN_TRADE_SHARE:
        gain_trade(s, seat, amount)
        gain_trade(s, s.aims[0] - FIRST_PLAYER, effect.other)
    elif code == EXTRA_PRODUCTION_ONE_CITY:
        add_production(s, seat, seat * CITIES + s.aims[0] - FIRST_CITY, amount)
    elif code == GAIN_GREAT_PERSON:
        gain_person(s, seat)
    elif code == TWO_GREAT_PEOPLE_NOW:
        s.push(AT_GAIN_PERSON, seat)  # one after the other
        gain_person(s, seat)
    elif code == ONE_OF_EACH_MARKET_RESOURCE:
        take_one_of_each(s, seat)
    elif code == RESOURCE_ON_INVEST:
        s.push(AT_CHOOSE_RESOURCE, seat)
    else:
        give_counted(s, seat, effect)


def give_counted(s: Civilization, seat: i64, effect: Effect) -> None:
    """What goes by a count: armies, buildings, coins (CV-1.5: rounded down)."""
    code, amount = effect.code, effect.amount
    if code == START_OF_TURN_CULTURE_PER_ARMY:
        gain_culture(s, seat, amount * on_map(s, seat, ARMY))
    elif code == CULTURE_PER_UNBUILT_ARMY:
        gain_culture(s, seat, amount * in_supply(s, seat, ARMY))
    elif code == CULTURE_PER_COINS:
        gain_culture(s, seat, coins_of(s, seat) // effect.per)
    elif code == GAIN_PER_UNBUILT_ARMIES:
        gain_trade(s, seat, in_supply(s, seat, ARMY) // effect.per)
        gain_culture(s, seat, in_supply(s, seat, ARMY) // effect.per)
    else:
        assert code == GAIN_PER_BUILDING
        gain_trade(s, seat, own_buildings(s, seat))
        gain_culture(s, seat, own_buildings(s, seat))


def add_coin(s: Civilization, seat: i64, effect: Effect) -> None:
    """CV-9.21: one coin token on the card, unless it holds as many as it can."""
    if coins_on(s, seat, coin_place(s, effect)) < effect.most:
        gain_coin(s, seat, coin_place(s, effect))


def add_production(s: Civilization, seat: i64, city: i64, amount: i64) -> None:
    """CV-7.3: for the rest of the turn."""
    s.bonus[city] = min(s.bonus[city] + amount, MOST)
    s.note(PRODUCTION_ADDED, seat, city % CITIES, amount)


def take_one_of_each(s: Civilization, seat: i64) -> None:
    """CV-2.4: of each kind that the market still has."""
    for resource in range(N_MARKET):
        if in_market(s, resource) > 0:
            gain_resource(s, seat, resource)


def advance(s: Civilization, seat: i64, effect: Effect) -> None:
    """Free steps on the culture track (CV-7.19)."""
    code = effect.code
    if code == STEPS_PER_COINS:
        advance_free(s, seat, coins_of(s, seat) // effect.per)
        return
    if code == GIVE_COIN_FOR_STEP:
        place, other = s.aims[0] - FIRST_COIN, s.aims[1] - FIRST_PLAYER
        take_coin(s, seat, place)
        s.note(COIN_GIVEN, seat, place, other)
        gain_coin(s, other, ON_SHEET)
    else:
        assert code == FREE_CULTURE_STEP or code == FREE_CULTURE_STEPS or code == STEP_ON_INVEST
    advance_free(s, seat, 1)
