"""Coins: how many a player has (CV-1.7), what goes by their number (CV-1.5), tokens gained and spent."""

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import (
    COIN,
    N_COIN_TECHS,
    ON_PANAMA,
    ON_SHEET,
)
from ludotheque.games.civilization.components.codes import COIN_ON_WONDER, EXTRA_COIN
from ludotheque.games.civilization.position.events import (
    COIN_GAINED,
)
from ludotheque.games.civilization.position.state import MOST, Civilization
from ludotheque.games.civilization.position.vocabulary import (
    COINS,
    TECHS,
    WONDERS,
)
from ludotheque.games.civilization.realm.blockades import blockaded
from ludotheque.games.civilization.realm.cards_in_force import has, number, owns_wonder
from ludotheque.games.civilization.realm.icons import realm_icons
from ludotheque.games.civilization.realm.parts import NO_PARTS, Parts


def coins_of(s: Civilization, seat: i64, parts: Parts = NO_PARTS) -> i64:
    """CV-1.7, CV-B61, CV-R17: all coins of a player, at any moment."""
    total = realm_icons(s, seat, COIN, parts)
    for tech in s.box.techs_with_coin:
        if s.knows(seat, tech):
            total += parts.of(TECHS, tech, s.box.tech_coin[tech])
    total += parts.of(COINS, ON_SHEET, s.coins[seat])
    for i in range(N_COIN_TECHS):
        total += parts.of(COINS, i + 1, s.tech_coins[seat * N_COIN_TECHS + i])
    for effect in s.box.with_code[COIN_ON_WONDER]:
        wonder = effect.which
        if owns_wonder(s, seat, wonder) and not blockaded(s, s.wonder_at[wonder]):
            total += parts.of(WONDERS, wonder, s.panama)
    return total + number(s, seat, EXTRA_COIN, parts)


def per_coins(s: Civilization, seat: i64, code: i64, parts: Parts = NO_PARTS) -> i64:
    """CV-1.5: an amount for each number of coins, rounded down; for all cards in force with this code."""
    total: i64 = 0
    for effect in s.box.with_code[code]:
        if has(s, seat, effect):
            total += parts.of_card(effect, effect.amount * (coins_of(s, seat) // effect.per))
    return total


# ---------------------------------------------------------------- coin tokens


def gain_coin(s: Civilization, seat: i64, place: i64, amount: i64 = 1) -> None:
    """A coin token on the sheet, on a tech, on the Panama Canal (`box.COIN_PLACES`)."""
    if place == ON_SHEET:
        s.coins[seat] = min(s.coins[seat] + amount, MOST)
    elif place == ON_PANAMA:
        s.panama = min(s.panama + amount, MOST)
    else:
        s.tech_coins[seat * N_COIN_TECHS + place - 1] += amount
    s.note(COIN_GAINED, seat, place, amount)


def coins_on(s: Civilization, seat: i64, place: i64) -> i64:
    """The coin tokens of a player that lie in one place; of the Panama Canal ask who owns it."""
    if place == ON_SHEET:
        return s.coins[seat]
    if place == ON_PANAMA:
        return s.panama
    return s.tech_coins[seat * N_COIN_TECHS + place - 1]


def take_coin(s: Civilization, seat: i64, place: i64) -> None:
    """A coin token of a player leaves its place."""
    if place == ON_SHEET:
        s.coins[seat] -= 1
    elif place == ON_PANAMA:
        s.panama -= 1
    else:
        s.tech_coins[seat * N_COIN_TECHS + place - 1] -= 1
