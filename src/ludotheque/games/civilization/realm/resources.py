"""Paying resources (CV-11.3, CV-11.5, CV-11.8).

Means of payment are tokens of the market, face-down tokens and culture cards; the Kremlin lets two resources of any
kind replace a spy, Marie Curie any one a uranium. The choices of a payment are stored in `Civilization.paid`, part
by part in the order of the cost. One payment may wait beneath another, as when a cancel is announced against it:
each has a section of that list, starting at its `base`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import (
    ANY_RESOURCE,
    BIT,
    CITIES,
    N_CARDS,
    N_MARKET,
    N_TOKENS,
    NONE,
    OF_CARD,
    SPY,
    URANIUM,
    Effect,
)
from ludotheque.games.civilization.components.codes import (
    CULTURE_PER_RESOURCE_SPENT,
    FLEXIBLE_RESOURCES,
    RESOURCE_CARD,
    SPY_SUBSTITUTE,
    URANIUM_SUBSTITUTE,
)
from ludotheque.games.civilization.position.state import MOST_ASIDE, MOST_PAID, Civilization
from ludotheque.games.civilization.position.vocabulary import (
    BY_CURIE,
    BY_KREMLIN,
    CARD_ASIDE,
    CARD_DISCARD,
    CARD_PACK,
    FIRST_CARD_MEANS,
    FIRST_TOKEN_MEANS,
    TOKEN_ASIDE,
    TOKEN_OUT,
    TOKEN_PACK,
)
from ludotheque.games.civilization.realm.cards_in_force import allowed, could_hold, is_used, lasting
from ludotheque.games.civilization.realm.target_codes import FIRST_CITY
from ludotheque.games.civilization.realm.trade_and_culture import gain_culture

NOT_HELD: Final = Refusal("CV-11.3", "not-held")
WRONG_RESOURCE: Final = Refusal("CV-11.3", "wrong-resource")
REST_UNPAYABLE: Final = Refusal("CV-11.8", "rest-unpayable")

# ---------------------------------------------------------------- the parts of a cost


def free_base(s: Civilization) -> i64:
    """The base of a new payment: above all waiting ones."""
    base = MOST_PAID
    while base > 0 and s.paid[base - 1] == NONE:
        base -= 1
    return base


def open_part(s: Civilization, effect: Effect, base: i64) -> i64:
    """The index in the list of the first part of a cost without a choice; NONE if all are chosen."""
    at = base
    for resource in range(len(effect.cost)):
        for _ in range(effect.cost[resource]):
            if s.paid[at] == NONE:
                return at
            for more in range(stands_for(s.paid[at])):
                if s.paid[at + 1 + more] == NONE:
                    return at + 1 + more
            at += 1 + stands_for(s.paid[at])
    return NONE


def resource_of_part(s: Civilization, effect: Effect, base: i64, part: i64) -> i64:
    """The resource that a part of the cost requires."""
    at = base
    for resource in range(len(effect.cost)):
        for _ in range(effect.cost[resource]):
            if at == part:
                return resource
            at += 1 + stands_for(s.paid[at])
            if part < at:
                return ANY_RESOURCE
    raise AssertionError("no such part")


def stands_for(means: i64) -> i64:
    """CV-11.5: how many other resources replace it."""
    if means == BY_KREMLIN:
        return 2
    return 1 if means == BY_CURIE else 0


def clear_payment(s: Civilization, base: i64) -> None:
    for at in range(base, MOST_PAID):
        s.paid[at] = NONE


# ---------------------------------------------------------------- means of payment


def why_not_pay(
    s: Civilization, seat: i64, effect: Effect, base: i64, means: i64, taken: bool
) -> Refusal | None:
    """Whether a seat may pay the next part with this; the rest must remain payable. `taken`: the means chosen so far
    have already left its possession.
    """
    part = open_part(s, effect, base)
    if held(s, seat, base, means, taken) <= 0:
        return NOT_HELD
    if not counts_as(s, seat, resource_of_part(s, effect, base, part), means):
        return WRONG_RESOURCE
    s.paid[part] = means
    rest = payable(s, seat, effect, base, taken)
    s.paid[part] = NONE
    return None if rest else REST_UNPAYABLE


def payable(s: Civilization, seat: i64, effect: Effect, base: i64, taken: bool) -> bool:
    """Whether all open parts can be paid."""
    part = open_part(s, effect, base)
    if part == NONE:
        return True
    for means in ways_to_pay(s, seat, resource_of_part(s, effect, base, part), base, taken):
        s.paid[part] = means
        rest = payable(s, seat, effect, base, taken)
        s.paid[part] = NONE
        if rest:
            return True
    return False


def ways_to_pay(s: Civilization, seat: i64, resource: i64, base: i64, taken: bool) -> vec[i64]:
    """All means of a seat that count as this resource, ascending."""
    found = vec[i64]()
    for means in means_of(s, seat):
        if counts_as(s, seat, resource, means) and held(s, seat, base, means, taken) > 0:
            found = append(found, means)
    return found


def means_of(s: Civilization, seat: i64) -> vec[i64]:
    """All means of a seat that can pay for something, and the two substitutes (CV-11.5), ascending."""
    found = vec[i64](capacity=16)
    for kind in range(N_MARKET):
        if s.resources[seat * N_MARKET + kind] > 0:
            found = append(found, kind)
    tokens, cards = TOKEN_PACK.of(seat), CARD_PACK.of(seat)
    for token, lies_in in enumerate(s.token_pile):
        if lies_in == tokens:
            found = append(found, FIRST_TOKEN_MEANS + token)
    for card, lies_in in enumerate(s.card_pile):
        if lies_in == cards:
            found = append(found, FIRST_CARD_MEANS + card)
    found = append(found, BY_KREMLIN)
    return append(found, BY_CURIE)


def is_in_hand(s: Civilization, seat: i64, means: i64) -> bool:
    """Whether it is a face-down token or a culture card."""
    if means < FIRST_CARD_MEANS:
        return s.token_pile[means - FIRST_TOKEN_MEANS] == TOKEN_PACK.of(seat)
    return s.card_pile[means - FIRST_CARD_MEANS] == CARD_PACK.of(seat)


def held(s: Civilization, seat: i64, base: i64, means: i64, taken: bool) -> i64:
    """CV-B75: how many of it a seat has, less those already chosen for this payment."""
    if means < FIRST_TOKEN_MEANS:
        count = s.resources[seat * N_MARKET + means]
    elif means < BY_KREMLIN:
        count = 1 if is_in_hand(s, seat, means) else 0
    else:
        count = 1 if substitute(s, seat, means) is not None else 0
    if not taken:
        for at in range(base, MOST_PAID):
            if s.paid[at] == means:
                count -= 1
    return count


def substitute(s: Civilization, seat: i64, means: i64) -> Effect | None:
    """CV-11.5: the effect that lets a seat use a substitute, once a turn."""
    effect = lasting(s, seat, SPY_SUBSTITUTE if means == BY_KREMLIN else URANIUM_SUBSTITUTE)
    return None if effect is None or is_used(s, seat, effect) else effect


def counts_as(s: Civilization, seat: i64, resource: i64, means: i64) -> bool:
    """CV-11.3, CV-11.5, CV-B25c: a resource of its own kind; for India anything, if the cost is a market resource."""
    if means == BY_KREMLIN:
        return resource == SPY
    if means == BY_CURIE:
        return resource == URANIUM
    kinds = kinds_of(s, means)
    if kinds == 0:
        return False
    if resource == ANY_RESOURCE or kinds & BIT[resource] != 0:
        return True
    return resource < N_MARKET and allowed(s, seat, FLEXIBLE_RESOURCES)


def kinds_of(s: Civilization, means: i64) -> i64:
    """The resources that a means counts as (bits); 0: it pays for nothing."""
    if means < FIRST_TOKEN_MEANS:
        return BIT[means]
    if means < FIRST_CARD_MEANS:
        resource = s.box.token_resource[means - FIRST_TOKEN_MEANS]
        return 0 if resource == NONE else BIT[resource]
    effect = card_effect(s, means - FIRST_CARD_MEANS)
    return effect.resources if effect.code == RESOURCE_CARD else 0


def card_effect(s: Civilization, card: i64) -> Effect:
    """A culture card has one effect."""
    return s.box.effects_of(OF_CARD, card)[0]


# ---------------------------------------------------------------- as far as everybody knows (CV-1.11)


def could_pay(s: Civilization, seat: i64, effect: Effect) -> bool:
    """CV-13.8: any face-down token and any culture card may be a required resource."""
    wanted: i64 = 0
    ways: i64 = 0
    for resource in range(len(effect.cost)):
        if effect.cost[resource] > 0:
            wanted += effect.cost[resource]
            for means in means_of(s, seat):
                if could_count(s, seat, resource, means):
                    ways += s.resources[seat * N_MARKET + means] if means < FIRST_TOKEN_MEANS else 1
    return ways >= wanted


def public_ways(s: Civilization, seat: i64, resource: i64, base: i64, taken: bool) -> i64:
    """The number of ways in which a seat could, by public knowledge, pay this resource; a market kind is one way."""
    ways: i64 = 0
    for means in means_of(s, seat):
        if could_count(s, seat, resource, means) and (
            means >= BY_KREMLIN or held(s, seat, base, means, taken) > 0
        ):
            ways += 1
    return ways


def could_count(s: Civilization, seat: i64, resource: i64, means: i64) -> bool:
    """Whether a seat may have this means and it may count as that resource."""
    if means < FIRST_TOKEN_MEANS:
        return s.resources[seat * N_MARKET + means] > 0 and counts_as(s, seat, resource, means)
    if means < BY_KREMLIN:
        return is_in_hand(s, seat, means) and (not is_open(s, means) or counts_as(s, seat, resource, means))
    if means == BY_KREMLIN:
        return resource == SPY and substitute(s, seat, means) is not None and most_resources(s, seat) >= 2
    return resource == URANIUM and could_hold(s, seat, URANIUM_SUBSTITUTE)


def is_open(s: Civilization, means: i64) -> bool:
    """Whether a token or card in a seat's possession is public."""
    if means < FIRST_CARD_MEANS:
        return s.token_seen[means - FIRST_TOKEN_MEANS] == everybody(s.seats)
    return s.card_seen[means - FIRST_CARD_MEANS] == everybody(s.seats)


def most_resources(s: Civilization, seat: i64) -> i64:
    """The most resources of any kind that a seat may have."""
    total: i64 = 0
    for kind in range(N_MARKET):
        total += s.resources[seat * N_MARKET + kind]
    for token in range(N_TOKENS):
        if s.token_pile[token] == TOKEN_PACK.of(seat):
            total += 1
    for card in range(N_CARDS):
        if s.card_pile[card] == CARD_PACK.of(seat):
            total += 1
    return total


# ---------------------------------------------------------------- after payment


def take_means(s: Civilization, seat: i64, means: i64) -> None:
    """Means of payment leave their owner, visible to all; a token or card is set aside until the payment is settled."""
    if means < FIRST_TOKEN_MEANS:
        s.resources[seat * N_MARKET + means] -= 1
    elif means < FIRST_CARD_MEANS:
        put_token(s, means - FIRST_TOKEN_MEANS, TOKEN_ASIDE)
    elif means < BY_KREMLIN:
        put_card(s, means - FIRST_CARD_MEANS, CARD_ASIDE)


def give_back_means(s: Civilization, seat: i64, means: i64) -> None:
    """CV-11.4, CV-11.8, CV-B44b, CV-R31: returned to its owner; it is now public."""
    if means < FIRST_TOKEN_MEANS:
        s.resources[seat * N_MARKET + means] += 1
    elif means < FIRST_CARD_MEANS:
        put_token(s, means - FIRST_TOKEN_MEANS, TOKEN_PACK.of(seat))
    elif means < BY_KREMLIN:
        put_card(s, means - FIRST_CARD_MEANS, CARD_PACK.of(seat))


def spend_means(s: Civilization, seat: i64, means: i64) -> None:
    """CV-2.4, CV-12.3, CV-B25b, CV-B49, CV-R21: spent for good: to the market, out of the game, or to the discards;
    Arabia gains culture.
    """
    if means >= BY_KREMLIN:
        return
    by_card = means >= FIRST_CARD_MEANS
    if by_card:
        put_card(s, means - FIRST_CARD_MEANS, CARD_DISCARD)
    elif means >= FIRST_TOKEN_MEANS:
        put_token(s, means - FIRST_TOKEN_MEANS, TOKEN_OUT)
    effect = lasting(s, seat, CULTURE_PER_RESOURCE_SPENT)
    if effect is not None:
        gain_culture(s, seat, effect.card_amount if by_card else effect.amount)


def lay_aside(s: Civilization, means: i64, source: i64, city: i64) -> None:
    """CV-11.4: set aside until the city's action is settled."""
    for at in range(MOST_ASIDE):
        if s.aside_means[at] == NONE:
            s.aside_means[at], s.aside_source[at], s.aside_city[at] = means, source, city
            return
    raise AssertionError("no room aside")


def first_payment(s: Civilization, base: i64, means: i64, other: i64) -> None:
    """The payment chosen in secret together with an answer: one resource, or two with the Kremlin."""
    if means == NONE:
        return
    if other == NONE:
        s.paid[base] = means
    else:
        s.paid[base], s.paid[base + 1], s.paid[base + 2] = BY_KREMLIN, means, other


def settle_payment(s: Civilization, seat: i64, effect: Effect, base: i64, aside: bool) -> None:
    """CV-11.4: what was paid is spent; for a production bonus it is set aside until the city's action is settled."""
    if not effect.costs_resources:
        return
    for at in range(base, MOST_PAID):
        means = s.paid[at]
        if means == NONE or means >= BY_KREMLIN:
            continue
        if aside:
            lay_aside(s, means, effect.source, seat * CITIES + s.aims[0] - FIRST_CITY)
        else:
            spend_means(s, seat, means)
    clear_payment(s, base)


def put_token(s: Civilization, token: i64, where: i64) -> None:
    TOKEN_PACK.put(s.token_pile, s.token_seen, token, where, everybody(s.seats))


def put_card(s: Civilization, card: i64, where: i64) -> None:
    CARD_PACK.put(s.card_pile, s.card_seen, card, where, everybody(s.seats))
