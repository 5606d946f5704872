"""The rollout policy: the best visit by its immediate yield, a card worth keeping, small tokens to rest. Boxes that
do not serve a visit are left to the end of the game.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.quadrata import bonuses, practice, taxis, visiting
from ludotheque.games.quadrata.box import UNCHANGED
from ludotheque.games.quadrata.products import can_make, gap, pairs_held
from ludotheque.games.quadrata.state import NO_SEAT, NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AT_ANSWER,
    AT_BONUS,
    AT_REMOVE,
    AT_REPLACE,
    AT_RESERVE,
    AT_REST,
    AT_TOKENS,
    AT_VISIT,
    BONUS,
    DRAW,
    END_VISITS,
    LAST_DAY,
    N_BASE,
    N_TOKENS,
    N_TROPHIES,
    PAIR_FIRST,
    PAIR_SECOND,
    PLANE,
    REMOVE,
    REPLACE,
    RESERVE,
    REST,
    SKIP,
    TAKE_TAXI,
    USE,
    VISIT,
)

# The yield of a visit other than its points, in points.
LINK: Final = 1.6
COLOUR: Final = 0.9
TAXI_SPENT: Final = 0.9
# The worth of the taxi taken instead of a visit.
CONSOLATION: Final = 1.8
# The share of a reserved card's points that counts if the seat's tokens do not make it yet.
NOT_YET_MADE: Final = 0.5
# How much better another card must be to replace the reserved one.
BETTER_CARD: Final = 0.4
# A train is taken while at least this many days are left for its space.
TRAIN_DAYS: Final[i64] = 2
# The value of a plane when tokens are compared.
PLANE_AS: Final[i64] = 11


def choose(s: Quadrata, seat: i64) -> i64:
    """The choice; -1 if it may be random."""
    step = s.step().number
    if step == AT_REPLACE:
        return replaced(s, seat)
    if step == AT_VISIT:
        return visited(s, seat)
    if step == AT_TOKENS:
        return tokens(s, seat)
    if step == AT_RESERVE:
        return reserved(s, seat)
    if step == AT_REST:
        return rested(s, seat)
    if step == AT_BONUS:
        train = s.trains[seat] < s.box.trains and LAST_DAY - s.day >= TRAIN_DAYS
        return BONUS.of(bonuses.TRAIN if train or s.circled[seat] == s.box.circles[s.mode] else bonuses.TAXI)
    if step == AT_REMOVE:
        return removed(s, seat)
    return practice.right_answer(s) if step == AT_ANSWER else NOTHING


def reward(s: Quadrata, seat: i64, province: i64) -> float:
    """The yield of a visit of this province other than the points of its place."""
    found = LINK * float(bonuses.new_links(s, seat, province))
    colour = s.box.province_colour[province]
    before = bonuses.visited_of(s, seat, colour)
    if before > 0:
        found += COLOUR
    if before == s.box.colour_size[colour] - 1:
        for trophy in range(N_TROPHIES):
            if s.box.trophy_colour[trophy] == colour and s.trophies[trophy] == NO_SEAT:
                found += float(s.box.trophy_points[trophy])
    return found


def best_place(s: Quadrata, seat: i64, spare: i64, least: float) -> i64:
    """The place whose visit yields most with this many taxis to spare, and more than the least; -1: there is none."""
    pairs = pairs_held(s, seat)
    by_taxi = taxis.reach(s, seat, min(spare, 1)) if spare > 0 else UNCHANGED
    found: i64 = NOTHING
    best = least
    for card in visiting.accessible(s, seat):
        province = s.box.card_province[card]
        if not s.visited(seat, province):
            beside = reward(s, seat, province)
            for place in range(card * 2, card * 2 + 2):
                worth = float(s.box.place_points[place]) + beside
                if worth > best:
                    if can_make(s, pairs, place, UNCHANGED):
                        best = worth
                        found = place
                    elif worth - TAXI_SPENT > best and spare > 0 and can_make(s, pairs, place, by_taxi):
                        best = worth - TAXI_SPENT
                        found = place
    return found


def replaced(s: Quadrata, seat: i64) -> i64:
    """A card other than the best visit is replaced, unless that would cover the best visit on the discard pile."""
    if s.deck_size == 0:
        return SKIP.of()
    place = best_place(s, seat, s.taxis(seat), 0.0)
    wanted: i64 = place // 2 if place != NOTHING else NOTHING
    if wanted != NOTHING and wanted == s.top_of_discard():
        return SKIP.of()
    found: i64 = NOTHING
    for slot in range(s.box.centre):
        card = s.centre[slot]
        if card in (NOTHING, wanted):
            continue
        if found == NOTHING or s.visited(seat, s.box.card_province[card]):
            found = card
    return REPLACE.of(found) if found != NOTHING else SKIP.of()


def visited(s: Quadrata, seat: i64) -> i64:
    """The best visit; the taxi instead if it is allowed and worth more."""
    taxi_due = visiting.why_not_taxi(s, seat) is None
    if visiting.why_not_any(s, seat) is None:
        place = best_place(s, seat, s.taxis(seat) - s.top(0), CONSOLATION if taxi_due else 0.0)
        if place != NOTHING:
            return VISIT.of(place)
    return TAKE_TAXI.of() if taxi_due else END_VISITS.of()


def tokens(s: Quadrata, seat: i64) -> i64:
    """The two tokens of the least use: if possible without a taxi, then the lowest numbers."""
    place = s.top(0)
    changes = taxis.reach(s, seat, s.taxis(seat))
    found: i64 = NOTHING
    least: i64 = 0
    for pair in pairs_held(s, seat):
        way = gap(s, pair, place)
        if way & changes != 0:
            missed = number(PAIR_FIRST[pair] % N_TOKENS) + number(PAIR_SECOND[pair] % N_TOKENS)
            if way & UNCHANGED == 0:
                missed += 2 * PLANE_AS
            if found == NOTHING or missed < least:
                found = pair
                least = missed
    return USE.of(found)


def number(kind: i64) -> i64:
    return PLANE_AS if kind == PLANE else kind + 1


def reserved(s: Quadrata, seat: i64) -> i64:
    """The card with the highest expected yield in the next turn; none on the last day."""
    if s.day == LAST_DAY:
        return SKIP.of()
    own = s.reserved[seat]
    found: i64 = NOTHING
    best = promise(s, seat, own) + BETTER_CARD if own != NOTHING else 0.0
    for slot in range(s.box.centre):
        card = s.centre[slot]
        if card != NOTHING:
            worth = promise(s, seat, card)
            if worth > best:
                best = worth
                found = card
    return RESERVE.of(found) if found != NOTHING else SKIP.of()


def promise(s: Quadrata, seat: i64, card: i64) -> float:
    """The expected yield of a card for this seat in its next turn."""
    province = s.box.card_province[card]
    if s.visited(seat, province):
        return 0.0
    pairs = pairs_held(s, seat)
    best = 0.0
    for place in range(card * 2, card * 2 + 2):
        points = float(s.box.place_points[place])
        if not can_make(s, pairs, place, UNCHANGED):
            points *= NOT_YET_MADE
        best = max(best, points)
    return best + reward(s, seat, province)


def rested(s: Quadrata, seat: i64) -> i64:
    """Tokens below the average of the next draws, except those that open the reserved card."""
    total: i64 = 0
    count: i64 = 0
    for kind in range(N_TOKENS):
        owned = s.bag[seat * N_TOKENS + kind]
        total += owned * number(kind)
        count += owned
    if count < 2:
        for kind in range(N_TOKENS):
            owned = s.rest[seat * N_TOKENS + kind]
            total += owned * number(kind)
            count += owned
    if count > 0:
        kept = pair_for_reserved(s, seat)
        for held in s.held(seat):
            if number(held % N_TOKENS) * count < total and (
                kept == NOTHING or (held != PAIR_FIRST[kept] and held != PAIR_SECOND[kept])
            ):
                return REST.of(held)
    return DRAW.of()


def pair_for_reserved(s: Quadrata, seat: i64) -> i64:
    """Two tokens that make the better place of the reserved card; -1 if none do."""
    card = s.reserved[seat]
    if card == NOTHING or s.visited(seat, s.box.card_province[card]):
        return NOTHING
    found: i64 = NOTHING
    best: i64 = 0
    for pair in pairs_held(s, seat):
        for place in range(card * 2, card * 2 + 2):
            if s.box.place_points[place] > best and gap(s, pair, place) & UNCHANGED != 0:
                best = s.box.place_points[place]
                found = pair
    return found


def removed(s: Quadrata, seat: i64) -> i64:
    """The smallest base token."""
    for kind in range(N_BASE):
        if s.owned(seat, kind) > 0:
            return REMOVE.of(kind)
    return NOTHING
