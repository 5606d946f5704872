"""The exceptions: effects that fit no other class.

Thirteen of the eighteen are great people. What a rule asks for is defined in its chapter; a test checks that all
exceptions are implemented, and that there are no more.
"""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.games.civilization.city.free_builds import WALLS, offer_build, why_not_free
from ludotheque.games.civilization.components.box import ITEM_WALLS, NONE, ON_SHEET, Codes, Effect, EffectRule
from ludotheque.games.civilization.components.codes import (
    BECOME_FIRST_PLAYER,
    BONUS_FROM_CULTURE,
    BONUS_IF_FEWER,
    CONVERT_TRADE_CULTURE,
    DOUBLE_SPEED,
    GREAT_WALL,
    HENSON,
    PASS_TURN,
    REPLACE_FORCE,
    TWO_FREE_INVESTMENTS_NEXT_START_OF_TURN,
)
from ludotheque.games.civilization.position.events import (
    BONUS_GAINED,
    CONVERTED,
    FIRST_SEIZED,
    FORCE_SACRIFICED,
    HELD_BACK,
    SPEED_DOUBLED,
    WONDER_COUNTED,
)
from ludotheque.games.civilization.position.state import MOST, Civilization
from ludotheque.games.civilization.position.steps import AT_BATTLE_TURN, AT_CONVERT, AT_DRAFT
from ludotheque.games.civilization.position.vocabulary import CONVERT, DECLINE, HAND, INTO_CULTURE, INTO_TRADE
from ludotheque.games.civilization.realm.cards_in_force import lasting, mark_used
from ludotheque.games.civilization.realm.coins import gain_coin
from ludotheque.games.civilization.realm.market import bury_unit
from ludotheque.games.civilization.realm.trade_and_culture import gain_culture, gain_trade

NOTHING_TO_CONVERT: Final = Refusal("CV-12.5", "nothing-to-convert")
NOT_SO_MUCH: Final = Refusal("CV-1.8", "not-so-much")
NO_ROOM_ON_DIAL: Final = Refusal("CV-1.8", "no-room-on-dial")
ONLY_AS_DEFENDER: Final = Refusal("CV-9.23", "only-as-defender")
NO_CITY_WITHOUT_WALLS: Final = Refusal("CV-7.10", "no-city-without-walls")


class GreatWall(EffectRule[Civilization]):
    """The Great Wall: walls for a city without, with or without Masonry; its reduction of loot is in `loot`."""

    codes: ClassVar[Codes] = (GREAT_WALL,)

    def why_not(self, s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
        return None if why_not_free(s, seat, WALLS, NONE, ITEM_WALLS) is None else NO_CITY_WITHOUT_WALLS

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        offer_build(s, seat, WALLS, NONE, effect.other)


class SevenCities(EffectRule[Civilization]):
    """Seven Cities of Gold: two free investments on top of the one a turn (CV-15.9); without the module two coins."""

    codes: ClassVar[Codes] = (TWO_FREE_INVESTMENTS_NEXT_START_OF_TURN,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        if s.investing == 1:
            s.free_markers[seat] = 2
        else:
            gain_coin(s, seat, ON_SHEET, 2)


class Gustavus(EffectRule[Civilization]):
    """Gustavus Adolphus: the whole hand is killed, and as many units of unlocked types are drawn into it."""

    codes: ClassVar[Codes] = (REPLACE_FORCE,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        lost = s.units(seat, HAND)
        for unit in lost:
            bury_unit(s, unit)
            s.note(FORCE_SACRIFICED, seat, unit)
        s.push(AT_DRAFT, seat, len(lost), 1)


class Joan(EffectRule[Civilization]):
    """Joan of Arc: the defender's bonus grows by the culture owned now, which is kept."""

    codes: ClassVar[Codes] = (BONUS_FROM_CULTURE,)

    def why_not(self, s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
        return ONLY_AS_DEFENDER if seat != s.defender else None

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        add_bonus(s, seat, s.culture[seat])


def leonidas(s: Civilization) -> None:
    """Leonidas: for a defender with the smaller hand, once the hands are drawn and the card is face up."""
    if s.defender >= s.seats:
        return
    effect = lasting(s, s.defender, BONUS_IF_FEWER)
    if effect is not None and s.count_units(s.defender, HAND) < s.count_units(s.attacker, HAND):
        add_bonus(s, s.defender, effect.amount)


def add_bonus(s: Civilization, seat: i64, amount: i64) -> None:
    """A combat bonus for this battle."""
    side: i64 = 0 if seat == s.attacker else 1
    s.battle_bonus[side] = min(s.battle_bonus[side] + amount, MOST)
    s.note(BONUS_GAINED, seat, amount)


class Khalid(EffectRule[Civilization]):
    """Khalid ibn al-Walid: turn order starts with the owner, from this phase on (CV-1.3)."""

    codes: ClassVar[Codes] = (BECOME_FIRST_PLAYER,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        s.first = seat
        s.note(FIRST_SEIZED, seat)


class SunTzu(EffectRule[Civilization]):
    """Sun Tzu: no unit is played this turn, which does not count as idle (CV-9.13)."""

    codes: ClassVar[Codes] = (PASS_TURN,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        s.set_figure(s.find(AT_BATTLE_TURN), 0, 1)
        s.note(HELD_BACK, seat)


class Henson(EffectRule[Civilization]):
    """Jim Henson: a counter for each wonder built, then a culture and a trade for each counter."""

    codes: ClassVar[Codes] = (HENSON,)

    def counts(self, s: Civilization, seat: i64) -> bool:
        s.counters = min(s.counters + 1, MOST)
        s.note(WONDER_COUNTED, seat)
        return True

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        gain_culture(s, seat, s.counters)
        gain_trade(s, seat, s.counters)


class Cook(EffectRule[Civilization]):
    """Captain Cook: speed is doubled until the end of the turn; `figures.travel_speed` checks whether this card was
    used.
    """

    codes: ClassVar[Codes] = (DOUBLE_SPEED,)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        mark_used(s, seat, effect)
        s.note(SPEED_DOUBLED, seat)


class Einstein(EffectRule[Civilization]):
    """Albert Einstein: trade for culture, or culture for trade."""

    codes: ClassVar[Codes] = (CONVERT_TRADE_CULTURE,)

    def why_not(self, s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
        return NOTHING_TO_CONVERT if s.trade[seat] + s.culture[seat] == 0 else None

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        s.push(AT_CONVERT, seat)


class Convert(Step[Civilization]):
    """Albert Einstein: once, in one direction, any amount, at one for one."""

    def __init__(self) -> None:
        super().__init__(AT_CONVERT, "convert")
        self.quiet = False

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([DECLINE.of()])
        for amount in range(1, s.trade[seat] + 1):
            found = append(found, CONVERT.of(INTO_CULTURE, amount))
        for amount in range(1, min(s.culture[seat], s.box.most_trade - s.trade[seat]) + 1):
            found = append(found, CONVERT.of(INTO_TRADE, amount))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            return None
        if not CONVERT.has(action):
            return NOT_NOW
        into, amount = CONVERT.arg(action), CONVERT.arg2(action)
        if amount == 0 or amount > (s.trade[seat] if into == INTO_CULTURE else s.culture[seat]):
            return NOT_SO_MUCH
        if into == INTO_TRADE and s.trade[seat] + amount > s.box.most_trade:
            return NO_ROOM_ON_DIAL
        return None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {
            "amount": int(CONVERT.arg2(action)),
            "trade": int(s.trade[seat]),
            "culture": int(s.culture[seat]),
        }

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if DECLINE.has(action):
            return
        into, amount = CONVERT.arg(action), CONVERT.arg2(action)
        sign = 1 if into == INTO_CULTURE else -1
        s.culture[seat] += sign * amount
        s.trade[seat] -= sign * amount
        s.note(CONVERTED, seat, into, amount)
