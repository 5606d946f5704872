"""Gains from cards (classes gain and advance): culture, trade, coins, resources, great people, production for a
turn, free steps on the culture track.
"""

from typing import ClassVar, Final

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
    Codes,
    Effect,
    EffectRule,
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
from ludotheque.games.civilization.realm.cards_in_force import owns_wonder
from ludotheque.games.civilization.realm.coins import coins_of, coins_on, gain_coin, take_coin
from ludotheque.games.civilization.realm.market import gain_resource, in_market
from ludotheque.games.civilization.realm.target_codes import (
    CITY,
    COIN_TOKEN,
    FIRST_CITY,
    FIRST_COIN,
    FIRST_PLAYER,
    PLAYER,
)
from ludotheque.games.civilization.realm.trade_and_culture import gain_culture, gain_trade

TECH_IS_FULL: Final = Refusal("CV-9.21", "tech-is-full")
NO_COIN_TO_GIVE: Final = Refusal("CV-12.5", "no-coin-to-give")
NOT_TO_YOURSELF: Final = Refusal("CV-12.2", "not-to-yourself")


# ---------------------------------------------------------------- culture and trade


class GainCulture(EffectRule[Civilization]):
    """Culture, also for a hut or village taken and for another player's arts."""

    codes: ClassVar[Codes] = (GAIN_CULTURE, CULTURE_ON_EXPLORE, CULTURE_ON_OTHERS_ARTS)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        gain_culture(s, seat, effect.amount)


class GainTrade(EffectRule[Civilization]):
    """Trade for its owner."""

    codes: ClassVar[Codes] = (GAIN_TRADE, START_OF_TURN_TRADE)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        gain_trade(s, seat, effect.amount)


class ShareTrade(EffectRule[Civilization]):
    """Trade for its owner and a smaller amount for another player."""

    codes: ClassVar[Codes] = (GAIN_TRADE_SHARE,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return PLAYER

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        return NOT_TO_YOURSELF if aim - FIRST_PLAYER == seat else None

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        gain_trade(s, seat, effect.amount)
        gain_trade(s, s.aims[0] - FIRST_PLAYER, effect.other)


class CulturePerArmy(EffectRule[Civilization]):
    """For each army on the map."""

    codes: ClassVar[Codes] = (START_OF_TURN_CULTURE_PER_ARMY,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        gain_culture(s, seat, effect.amount * on_map(s, seat, ARMY))


class CulturePerUnbuiltArmy(EffectRule[Civilization]):
    """For each army in the supply."""

    codes: ClassVar[Codes] = (CULTURE_PER_UNBUILT_ARMY,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        gain_culture(s, seat, effect.amount * in_supply(s, seat, ARMY))


class CulturePerCoins(EffectRule[Civilization]):
    """CV-1.5: rounded down."""

    codes: ClassVar[Codes] = (CULTURE_PER_COINS,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        gain_culture(s, seat, coins_of(s, seat) // effect.per)


class GainPerUnbuiltArmies(EffectRule[Civilization]):
    """CV-1.5: rounded down."""

    codes: ClassVar[Codes] = (GAIN_PER_UNBUILT_ARMIES,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        gain_trade(s, seat, in_supply(s, seat, ARMY) // effect.per)
        gain_culture(s, seat, in_supply(s, seat, ARMY) // effect.per)


class GainPerBuilding(EffectRule[Civilization]):
    """A trade and a culture for each building."""

    codes: ClassVar[Codes] = (GAIN_PER_BUILDING,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        gain_trade(s, seat, own_buildings(s, seat))
        gain_culture(s, seat, own_buildings(s, seat))


# ---------------------------------------------------------------- coins


class GainCoin(EffectRule[Civilization]):
    """Coin tokens for the player's sheet."""

    codes: ClassVar[Codes] = (GAIN_COIN,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        gain_coin(s, seat, ON_SHEET, effect.amount)


class CoinOnPanama(EffectRule[Civilization]):
    """CV-R32: the coins of the Panama Canal lie on it."""

    codes: ClassVar[Codes] = (COIN_ON_WONDER,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        gain_coin(s, seat, ON_PANAMA, effect.amount)


class CoinOnWin(EffectRule[Civilization]):
    """CV-9.21: one coin token on the card, unless it holds as many as it can."""

    codes: ClassVar[Codes] = (ADD_COIN_ON_WIN,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        if not is_full(s, seat, effect):
            gain_coin(s, seat, coin_place(s, effect))


class AddCoin(CoinOnWin):
    """CV-9.21: refused when the card is full."""

    codes: ClassVar[Codes] = (ADD_COIN, BUY_COIN)

    def why_not(self, s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
        return TECH_IS_FULL if is_full(s, seat, effect) else None


def is_full(s: Civilization, seat: i64, effect: Effect) -> bool:
    """CV-9.21, CV-B27: whether the tech holds its maximum of coins."""
    return coins_on(s, seat, coin_place(s, effect)) >= effect.most


def coin_place(s: Civilization, effect: Effect) -> i64:
    """The place of an effect's coins: its tech, otherwise the sheet."""
    return s.box.coin_place[effect.which] if effect.holder == OF_TECH else ON_SHEET


# ---------------------------------------------------------------- resources, great people, production


class OneOfEachResource(EffectRule[Civilization]):
    """CV-2.4: one of each kind that the market still has."""

    codes: ClassVar[Codes] = (ONE_OF_EACH_MARKET_RESOURCE,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        for resource in range(N_MARKET):
            if in_market(s, resource) > 0:
                gain_resource(s, seat, resource)


class ResourceOnInvest(EffectRule[Civilization]):
    """A chosen resource from the market."""

    codes: ClassVar[Codes] = (RESOURCE_ON_INVEST,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        s.push(AT_CHOOSE_RESOURCE, seat)


class GainGreatPerson(EffectRule[Civilization]):
    """CV-15.4: a great person from the bag."""

    codes: ClassVar[Codes] = (GAIN_GREAT_PERSON,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        gain_person(s, seat)


class TwoGreatPeople(EffectRule[Civilization]):
    """Two great people, gained one after the other."""

    codes: ClassVar[Codes] = (TWO_GREAT_PEOPLE_NOW,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        s.push(AT_GAIN_PERSON, seat)
        gain_person(s, seat)


class ExtraProduction(EffectRule[Civilization]):
    """CV-7.3: production for one city, until the end of the turn."""

    codes: ClassVar[Codes] = (EXTRA_PRODUCTION_ONE_CITY,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return CITY

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        return None if s.city_at[seat * CITIES + aim - FIRST_CITY] != NONE else NO_SUCH_CITY

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        city = seat * CITIES + s.aims[0] - FIRST_CITY
        s.bonus[city] = min(s.bonus[city] + effect.amount, MOST)
        s.note(PRODUCTION_ADDED, seat, city % CITIES, effect.amount)


# ---------------------------------------------------------------- the culture track


class FreeStep(EffectRule[Civilization]):
    """CV-7.19: a free step on the culture track."""

    codes: ClassVar[Codes] = (FREE_CULTURE_STEP, FREE_CULTURE_STEPS, STEP_ON_INVEST)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        advance_free(s, seat, 1)


class StepsPerCoins(EffectRule[Civilization]):
    """CV-1.5: rounded down."""

    codes: ClassVar[Codes] = (STEPS_PER_COINS,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        advance_free(s, seat, coins_of(s, seat) // effect.per)


class StepForCoin(EffectRule[Civilization]):
    """A step on the track for a coin token given to another player."""

    codes: ClassVar[Codes] = (GIVE_COIN_FOR_STEP,)

    def aims(self, effect: Effect) -> i64:
        return 2

    def kinds(self, effect: Effect, which: i64) -> i64:
        return COIN_TOKEN if which == 0 else PLAYER

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        if which == 0:
            return None if has_coin(s, seat, aim - FIRST_COIN) else NO_COIN_TO_GIVE
        return NOT_TO_YOURSELF if aim - FIRST_PLAYER == seat else None

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        place, other = s.aims[0] - FIRST_COIN, s.aims[1] - FIRST_PLAYER
        take_coin(s, seat, place)
        s.note(COIN_GIVEN, seat, place, other)
        gain_coin(s, other, ON_SHEET)
        advance_free(s, seat, 1)


def has_coin(s: Civilization, seat: i64, place: i64) -> bool:
    """Whether a seat has a coin token in a place; on the Panama Canal, its owner does (CV-R32)."""
    if place == ON_PANAMA:
        for effect in s.box.with_code[COIN_ON_WONDER]:
            if not owns_wonder(s, seat, effect.which):
                return False
    return coins_on(s, seat, place) > 0
