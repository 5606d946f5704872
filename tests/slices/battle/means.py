"""What a resource is paid with (CV-11.3): tokens of the market, tokens kept face down, culture cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from tests.slices.battle.box import BITS, N_MARKET, NONE, PAY_ANY_FOR_MARKET, PAY_RESOURCE
from tests.slices.battle.state import Civilization
from tests.slices.battle.vocabulary import (
    CARD_PACK,
    FIRST_CARD,
    FIRST_PAYING_CARD,
    FIRST_TOKEN,
    TOKEN_PACK,
)

NOT_HELD: Final = Refusal("CV-11.3", "not-held")
WRONG_RESOURCE: Final = Refusal("CV-11.3", "wrong-resource")
REFUSALS: Final = [NOT_HELD, WRONG_RESOURCE]


def why_not_pay(s: Civilization, seat: i64, resource: i64, means: i64) -> Refusal | None:
    """Whether somebody may pay this resource with that."""
    if not holds(s, seat, means):
        return NOT_HELD
    return None if counts_as(s, seat, resource, means) else WRONG_RESOURCE


def holds(s: Civilization, seat: i64, means: i64) -> bool:
    if means < FIRST_TOKEN:
        return s.market[seat * N_MARKET + means] > 0
    if means < FIRST_PAYING_CARD:
        return s.token_pile[means - FIRST_TOKEN] == TOKEN_PACK.of(seat)
    return s.card_pile[means - FIRST_PAYING_CARD] == CARD_PACK.of(seat)


def counts_as(s: Civilization, seat: i64, resource: i64, means: i64) -> bool:
    """CV-11.3, CV-11.5: its own kind; for some civilizations anything, where a kind of the market is asked for."""
    anything = resource < N_MARKET and s.lasting(seat, PAY_ANY_FOR_MARKET) is not None
    if means < FIRST_TOKEN:
        return means == resource or anything
    if means < FIRST_PAYING_CARD:
        return s.box.token_resource[means - FIRST_TOKEN] == resource or anything
    effect = s.box.used[FIRST_CARD + means - FIRST_PAYING_CARD]
    return effect.deed == PAY_RESOURCE and (effect.resources & BITS[resource] != 0 or anything)


def ways_to_pay(s: Civilization, seat: i64, resource: i64) -> vec[i64]:
    """Everything somebody may pay this resource with, ascending."""
    found = vec[i64]()
    for kind in range(N_MARKET):
        if why_not_pay(s, seat, resource, kind) is None:
            found = append(found, kind)
    for token in s.tokens(seat):
        if counts_as(s, seat, resource, FIRST_TOKEN + token):
            found = append(found, FIRST_TOKEN + token)
    for card in s.hand(seat):
        if counts_as(s, seat, resource, FIRST_PAYING_CARD + card):
            found = append(found, FIRST_PAYING_CARD + card)
    return found


def could_pay(s: Civilization, seat: i64, resource: i64) -> bool:
    """CV-13.8: whether somebody could pay this, as far as everybody knows."""
    return public_ways(s, seat, resource) > 0


def public_ways(s: Civilization, seat: i64, resource: i64) -> i64:
    """CV-1.11: in how many ways somebody could pay this, as far as everybody knows: any face-down thing may be it."""
    ways = len(s.tokens(seat)) + len(s.hand(seat))
    for kind in range(N_MARKET):
        if why_not_pay(s, seat, resource, kind) is None:
            ways += 1
    return ways


def first_way(s: Civilization, seat: i64, resource: i64) -> i64:
    """The only way, where there is one only; NONE: none."""
    ways = ways_to_pay(s, seat, resource)
    return ways[0] if len(ways) > 0 else NONE
