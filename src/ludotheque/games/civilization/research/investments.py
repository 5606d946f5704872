"""Investments: a coin becomes a marker on one of four cards, whose highest level counts (CV-15.9)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import (
    N_INVESTMENTS,
    OF_INVESTMENT,
    ON_COIN_INVESTED,
    ON_PANAMA,
)
from ludotheque.games.civilization.components.codes import COIN_ON_WONDER, LEARN_TECH_WHEN_ACTIVATED
from ludotheque.games.civilization.position.events import INVESTED, INVESTED_FREE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.cards_in_force import investment_level, owns_wonder
from ludotheque.games.civilization.realm.coins import coins_on, take_coin
from ludotheque.games.civilization.realm.pyramid import ANY_TECH, offer_tech
from ludotheque.games.civilization.realm.triggers import on_event

NO_INVESTMENTS: Final = Refusal("CV-15.9", "no-investments")
HAS_INVESTED: Final = Refusal("CV-15.9", "has-invested")
NO_COIN_THERE: Final = Refusal("CV-15.9", "no-coin-there")
NO_FREE_MARKER: Final = Refusal("CV-15.9", "no-free-marker")


def why_not_invest(s: Civilization, seat: i64, place: i64) -> Refusal | None:
    """CV-5.8, CV-15.9: once a turn, a coin token of the seat's sheet, of a tech or of a wonder's card."""
    if s.investing == 0:
        return NO_INVESTMENTS
    if s.has_invested[seat] == 1:
        return HAS_INVESTED
    return None if own_coins_on(s, seat, place) > 0 else NO_COIN_THERE


def own_coins_on(s: Civilization, seat: i64, place: i64) -> i64:
    """A player's coin tokens in one place; those on the Panama Canal belong to its owner."""
    if place == ON_PANAMA and not owns_panama(s, seat):
        return 0
    return coins_on(s, seat, place)


def owns_panama(s: Civilization, seat: i64) -> bool:
    for effect in s.box.with_code[COIN_ON_WONDER]:
        if owns_wonder(s, seat, effect.which):
            return True
    return False


def why_not_invest_free(s: Civilization, seat: i64) -> Refusal | None:
    """CV-15.9: the two markers of the Seven Cities of Gold, beyond the one a turn."""
    if s.investing == 0:
        return NO_INVESTMENTS
    return None if s.free_markers[seat] > 0 else NO_FREE_MARKER


def invest(s: Civilization, seat: i64, place: i64, card: i64) -> None:
    """CV-15.9, CV-B27: a coin token becomes a marker, which leaves room where it lay."""
    take_coin(s, seat, place)
    s.has_invested[seat] = 1
    s.note(INVESTED, seat, place, card)
    add_marker(s, seat, card)


def invest_free(s: Civilization, seat: i64, card: i64) -> None:
    """CV-15.9: without a coin."""
    s.free_markers[seat] -= 1
    s.note(INVESTED_FREE, seat, card)
    add_marker(s, seat, card)


def add_marker(s: Civilization, seat: i64, card: i64) -> None:
    """Adds one marker, then the effects on other cards of investing, and the effect of a newly active level."""
    before = investment_level(s, seat, card)
    s.invested[seat * N_INVESTMENTS + card] += 1
    if investment_level(s, seat, card) > before:
        activate(s, seat, card)
    on_event(s, seat, ON_COIN_INVESTED)


def activate(s: Civilization, seat: i64, card: i64) -> None:
    """Public Education: a chosen tech each time a level becomes active."""
    for effect in s.box.effects_of(OF_INVESTMENT, card):
        if effect.code == LEARN_TECH_WHEN_ACTIVATED:
            for _ in range(effect.amounts[investment_level(s, seat, card) - 1]):
                offer_tech(s, seat, ANY_TECH)
