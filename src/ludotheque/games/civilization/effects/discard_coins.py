"""Coins of others that are discarded (class harm; CV-R32)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.components.box import (
    EVERYBODY,
    NONE,
    ON_PANAMA,
    Codes,
    Effect,
    EffectRule,
)
from ludotheque.games.civilization.components.codes import (
    DISCARD_COINS,
    FORCE_DISCARD_COIN,
)
from ludotheque.games.civilization.effects.harm import ONLY_OTHERS
from ludotheque.games.civilization.position.events import COIN_DISCARDED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_COIN_CHOICE
from ludotheque.games.civilization.position.vocabulary import (
    COINS,
    SEATS,
    TAKE_COIN,
)
from ludotheque.games.civilization.realm.coins import coins_on, take_coin
from ludotheque.games.civilization.realm.target_codes import (
    ENOUGH,
    FIRST_PLAYER,
    NO_MORE,
    PLAYER,
)

HAS_NO_COINS: Final = Refusal("CV-R32", "has-no-coins")
NO_SUCH_COIN: Final = Refusal("CV-R32", "no-such-coin")


class DiscardCoin(EffectRule[Civilization]):
    """CV-R32: another player discards a coin token that the card's player chooses."""

    codes: ClassVar[Codes] = (FORCE_DISCARD_COIN,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return PLAYER

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        other = aim - FIRST_PLAYER
        if other == seat:
            return ONLY_OTHERS
        return None if coins_to_lose(s, other) > 0 else HAS_NO_COINS

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        """The first player named comes on top."""
        for which in range(len(s.aims) - 1, -1, -1):
            aim = s.aims[which]
            if aim != NONE and aim != ENOUGH:
                s.push(AT_COIN_CHOICE, seat, aim - FIRST_PLAYER)


class DiscardCoins(DiscardCoin):
    """Up to so many players, or every other one, discard a coin token each."""

    codes: ClassVar[Codes] = (DISCARD_COINS,)

    def aims(self, effect: Effect) -> i64:
        return 0 if effect.players == EVERYBODY else effect.players

    def kinds(self, effect: Effect, which: i64) -> i64:
        return PLAYER if which == 0 else PLAYER | NO_MORE


def coins_to_lose(s: Civilization, seat: i64) -> i64:
    """CV-R32: coin tokens on a player's sheet and techs; the Panama Canal's are safe."""
    total: i64 = 0
    for place in range(ON_PANAMA):
        total += coins_on(s, seat, place)
    return total


class CoinChoice(Step[Civilization]):
    """CV-R32: which coin token of another player is discarded. The figure is the other player."""

    def __init__(self) -> None:
        super().__init__(AT_COIN_CHOICE, "coin_choice", SEATS)
        self.forced = True
        self.quiet = False

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([TAKE_COIN.of(place) for place in range(ON_PANAMA)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not TAKE_COIN.has(action):
            return NOT_NOW
        place = TAKE_COIN.arg(action)
        return None if place < ON_PANAMA and coins_on(s, s.top(0), place) > 0 else NO_SUCH_COIN

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"coin": Term(COINS, TAKE_COIN.arg(action)), "seat": Term(SEATS, s.top(0))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        other, place = s.top(0), TAKE_COIN.arg(action)
        s.drop()
        take_coin(s, other, place)
        s.note(COIN_DISCARDED, other, place)
