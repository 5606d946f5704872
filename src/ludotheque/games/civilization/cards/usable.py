"""Whether a seat can use something now: in force, at its moment, unused, affordable (CV-11, CV-12.1, CV-15.8)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import (
    OF_CARD,
    OF_CIV,
    OF_GOVERNMENT,
    OF_PERSON,
    OF_TECH,
    OF_TOKEN,
    OF_WONDER,
    ONCE_A_CARD,
    Effect,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.cards_in_force import has, is_used, was_cancelled
from ludotheque.games.civilization.realm.resources import free_base, payable

TECH_NOT_KNOWN: Final = Refusal("CV-11.1", "tech-not-known")
WONDER_NOT_IN_FORCE: Final = Refusal("CV-7.16", "wonder-not-in-force")
CARD_NOT_IN_HAND: Final = Refusal("CV-12.1", "card-not-in-hand")
NOT_YOUR_GOVERNMENT: Final = Refusal("CV-5.15", "not-your-government")
NOT_YOUR_CIV: Final = Refusal("CV-1.4", "not-your-civ")
PERSON_NOT_USABLE: Final = Refusal("CV-15.8", "person-not-usable")
TOKEN_NOT_YOURS: Final = Refusal("CV-15.15", "token-not-yours")
NOTHING_PROMISED: Final = Refusal("CV-15.14", "nothing-promised")
WRONG_MOMENT: Final = Refusal("CV-12.1", "wrong-moment")
ALREADY_USED: Final = Refusal("CV-11.2", "already-used")
ABILITY_WAS_CANCELLED: Final = Refusal("CV-11.4", "ability-was-cancelled")
TOO_LITTLE_TRADE: Final = Refusal("CV-11.7", "too-little-trade")
TOO_LITTLE_CULTURE: Final = Refusal("CV-11.7", "too-little-culture")
CANNOT_PAY: Final = Refusal("CV-11.3", "cannot-pay")


def why_not_have(s: Civilization, seat: i64, effect: Effect, moment: i64) -> Refusal | None:
    """CV-11.2, CV-B11: whether the seat has it for use now: in force, at its moment, not used yet."""
    if not has(s, seat, effect):
        return not_yours(effect)
    if effect.when & moment == 0:
        return WRONG_MOMENT
    if effect.limit == ONCE_A_CARD or not is_used(s, seat, effect):
        return None
    return ABILITY_WAS_CANCELLED if was_cancelled(s, seat, effect) else ALREADY_USED


def not_yours(effect: Effect) -> Refusal:
    holder = effect.holder
    if holder == OF_TECH:
        return TECH_NOT_KNOWN
    if holder == OF_WONDER:
        return WONDER_NOT_IN_FORCE
    if holder == OF_CARD:
        return CARD_NOT_IN_HAND
    if holder == OF_GOVERNMENT:
        return NOT_YOUR_GOVERNMENT
    if holder == OF_CIV:
        return NOT_YOUR_CIV
    if holder == OF_PERSON:
        return PERSON_NOT_USABLE
    return TOKEN_NOT_YOURS if holder == OF_TOKEN else NOTHING_PROMISED


def why_not_afford(s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
    """CV-11.3, CV-11.7."""
    if effect.trade > s.trade[seat]:
        return TOO_LITTLE_TRADE
    if effect.culture > s.culture[seat]:
        return TOO_LITTLE_CULTURE
    if effect.costs_resources and not payable(s, seat, effect, free_base(s), False):
        return CANNOT_PAY
    return None
