"""Free techs (class learn): of one's choice, of another player's, swapped (CV-10.6, CV-12.7)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import NONE, Effect
from ludotheque.games.civilization.components.codes import FREE_KNOWN_TECH, SWAP_TECH
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.pyramid import (
    ANY_TECH,
    ANYBODYS_TECH,
    HIS_TECH,
    can_learn,
    offer_swap,
    offer_tech,
)
from ludotheque.games.civilization.realm.target_codes import FIRST_PLAYER

NOTHING_TO_LEARN_FREE: Final = Refusal("CV-10.6", "nothing-to-learn-free")
NOT_FROM_YOURSELF: Final = Refusal("CV-12.2", "not-from-yourself")
NOTHING_TO_LEARN_FROM_HIM: Final = Refusal("CV-12.7", "nothing-to-learn-from-him")


def why_not_learn_free(s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
    """CV-12.5: whether there is a tech to learn."""
    if effect.code == SWAP_TECH:
        return None  # goes by its target
    return None if can_learn(s, seat, filter_of(effect), NONE, effect.level) else NOTHING_TO_LEARN_FREE


def filter_of(effect: Effect) -> i64:
    return ANYBODYS_TECH if effect.code == FREE_KNOWN_TECH else ANY_TECH


def why_not_learn_aim(s: Civilization, seat: i64, effect: Effect, aim: i64) -> Refusal | None:
    """CV-12.7: who plays it must be able to learn something."""
    other = aim - FIRST_PLAYER
    if other == seat:
        return NOT_FROM_YOURSELF
    return None if can_learn(s, seat, HIS_TECH, other, effect.level) else NOTHING_TO_LEARN_FROM_HIM


def learn_free(s: Civilization, seat: i64, effect: Effect) -> None:
    if effect.code == SWAP_TECH:
        offer_swap(s, seat, s.aims[0] - FIRST_PLAYER, effect.level)
    else:
        offer_tech(s, seat, filter_of(effect), NONE, effect.level)
