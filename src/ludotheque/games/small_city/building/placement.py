"""SC-5.2.2, SC-5.2.3, SC-5.2.13: Where a tile may be placed: its squares, and whether it is new or an enlargement."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.building.conditions import Demands
from ludotheque.games.small_city.building.ground import Ground, shut_by
from ludotheque.games.small_city.building.price import Bill, price_of, purse
from ludotheque.games.small_city.components.box import FACINGS, SMALLEST_ZONE, Box, squares_of
from ludotheque.games.small_city.position.borough import Borough, zone_high, zone_low
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    NONE,
    PIECES,
    PLACE,
    SQUARES,
)

OFF_THE_GRID: Final = Refusal("SC-3.2", "off-the-grid")
ALIKE: Final = Refusal("SC-3.15", "alike")
OUTSIDE_ZONE: Final = Refusal("SC-5.2.3", "outside-zone")
ON_A_LAKE: Final = Refusal("SC-5.2.3", "on-a-lake")
UNUSABLE: Final = Refusal("SC-3.9", "unusable")
NOT_EMPTY: Final = Refusal("SC-5.2.3", "not-empty")
ON_THE_STREET: Final = Refusal("SC-5.1.1", "on-the-street")
BUILT_OVER: Final = Refusal("SC-5.2.3", "built-over")
NOT_HIGHER: Final = Refusal("SC-5.2.2", "not-higher")
TWO_TILES: Final = Refusal("SC-5.2.2", "two-tiles")
NOT_WHOLE: Final = Refusal("SC-5.2.2", "not-whole")
TOO_DEAR_HERE: Final = Refusal("SC-5.2.4", "too-dear-here")

# What lies under a placement.
FREE: Final[i64] = -1
NOT_FREE: Final[i64] = -2


def may_grow_into(box: Box, old: i64, piece: i64) -> bool:
    """SC-5.2.2: whether a tile may be enlarged to this piece: the same kind, a higher level; levels may be skipped."""
    return (
        box.level[old] > 0 and box.category[old] == box.category[piece] and box.level[old] < box.level[piece]
    )


def under(box: Box, b: Borough, piece: i64, placement: i64) -> i64:
    """SC-5.2.13: the tile that a placement enlarges; FREE if it covers none, NOT_FREE if it is not an enlargement."""
    low = box.tables[piece].low[placement]
    high = box.tables[piece].high[placement]
    if (low & b.all_low) | (high & b.all_high) == 0:
        return FREE
    found: i64 = FREE
    for i in range(len(b.piece)):
        if (low & b.low[i]) | (high & b.high[i]) != 0:
            if found != FREE or not may_grow_into(box, b.piece[i], piece):
                return NOT_FREE
            if (b.low[i] & ~low) | (b.high[i] & ~high) != 0:
                return NOT_FREE
            found = i
    return found


def placement_of(action: i64) -> i64:
    """The placement that a choice of the verb `place` names."""
    return PLACE.arg(action) * FACINGS + PLACE.arg2(action)


# ---------------------------------------------------------------- listing


def placements(s: SmallCity, seat: i64, b: Borough, piece: i64, most: i64, gratis: bool = False) -> vec[i64]:
    """Every legal placement of a piece that may be built, ascending; at most this many (0: all). Gratis: a gift of
    the council (SC-5.7.3).
    """
    return placements_by(s, seat, Demands(s, b, piece), most, gratis)


def placements_by(s: SmallCity, seat: i64, demands: Demands, most: i64, gratis: bool = False) -> vec[i64]:
    """The same for a piece whose demands are known."""
    b = demands.b
    piece = demands.piece
    box = s.box
    table = box.tables[piece]
    ground = Ground(s, seat, b, piece)
    by_module = has_more_rules(s, seat, b, piece)
    money = purse(s, seat)
    new_too = gratis or price_of(s, b, piece, NONE) <= money
    # Squares where it cannot lie in any case: tiles other than those it might enlarge; for dry cells, water.
    taken_low = b.all_low
    taken_high = b.all_high
    if box.level[piece] > 1:
        for i in range(len(b.piece)):
            if may_grow_into(box, b.piece[i], piece):
                taken_low &= ~b.low[i]
                taken_high &= ~b.high[i]
    taken_low |= ground.shut_low
    taken_high |= ground.shut_high
    wet_low = ground.wet_low
    wet_high = ground.wet_high
    is_wet = wet_low | wet_high != 0
    anywhere = ground.is_free()
    needed_low = ground.needed_low
    needed_high = ground.needed_high
    built_low = b.all_low
    built_high = b.all_high
    low = table.low
    high = table.high
    found = vec[i64]()
    for placement in table.inside[s.zone[seat] - SMALLEST_ZONE]:
        if (low[placement] & taken_low) | (high[placement] & taken_high) != 0:
            continue
        if is_wet and (table.dry_low[placement] & wet_low) | (table.dry_high[placement] & wet_high) != 0:
            continue
        if (low[placement] & built_low) | (high[placement] & built_high) == 0:
            if not new_too:
                continue
        else:
            old = under(box, b, piece, placement)
            if old < 0 or not (gratis or price_of(s, b, piece, b.piece[old]) <= money):
                continue
        if not anywhere and (low[placement] & needed_low) | (high[placement] & needed_high) == 0:
            continue
        if not demands.met(table.ring_low[placement], table.ring_high[placement]):
            continue
        if by_module and why_not_by_rules(s, seat, b, piece, placement, gratis) is not None:
            continue
        found = append(found, placement)
        if len(found) == most:
            return found
    return found


# ---------------------------------------------------------------- refusing


def why_not_there(
    s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, gratis: bool = False
) -> Refusal | None:
    """The rule against a placement of a piece that may be built, or None: squares, price, conditions."""
    refusal = why_not_on(s, seat, b, piece, placement)
    if refusal is not None:
        return refusal
    if not gratis and price_there(s, b, piece, placement) > purse(s, seat):
        return TOO_DEAR_HERE
    return why_not_beside(s, seat, b, piece, placement, gratis)


def why_not_on(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> Refusal | None:
    """SC-5.2.2, SC-5.2.3: the rule against these squares, or None."""
    refusal = why_not_on_board(s, seat, piece, placement)
    if refusal is not None:
        return refusal
    box = s.box
    table = box.tables[piece]
    low = table.low[placement]
    high = table.high[placement]
    if (low & b.street_low) | (high & b.street_high) != 0:
        return ON_THE_STREET
    if (low & b.dirty_low) | (high & b.dirty_high) != 0:
        return UNUSABLE
    ground = Ground(s, seat, b, piece)
    low &= ground.shut_low
    high &= ground.shut_high
    if low | high != 0:
        return shut_by(s, seat, b, piece, low, high)[0] or NOT_EMPTY
    if (table.dry_low[placement] & ground.wet_low) | (table.dry_high[placement] & ground.wet_high) != 0:
        return why_wet(s, seat)
    if under(box, b, piece, placement) != NOT_FREE:
        return None
    return why_not_over(box, b, piece, table.low[placement], table.high[placement])


def why_wet(s: SmallCity, seat: i64) -> Refusal:
    """The rule against land cells on water."""
    for module in s.modules():
        refusal = module.why_wet(s, seat)
        if refusal is not None:
            return refusal
    return ON_A_LAKE


def why_not_on_board(s: SmallCity, seat: i64, piece: i64, placement: i64) -> Refusal | None:
    """SC-3.1, SC-3.15: the rule against these squares regardless of what is there, or None."""
    box = s.box
    table = box.tables[piece]
    low = table.low[placement]
    high = table.high[placement]
    if low | high == 0:
        return OFF_THE_GRID if (table.facings >> (placement % FACINGS)) & 1 == 1 else ALIKE
    if (low & ~zone_low(s, seat)) | (high & ~zone_high(s, seat)) != 0:
        return OUTSIDE_ZONE
    return None


def why_not_over(box: Box, b: Borough, piece: i64, low: i64, high: i64) -> Refusal:
    """SC-5.2.9, SC-5.2.13: why a tile that covers others is not an enlargement."""
    covered: i64 = 0
    higher: i64 = 0
    for i in range(len(b.piece)):
        if (low & b.low[i]) | (high & b.high[i]) != 0:
            covered += 1
            if box.level[b.piece[i]] == 0 or box.category[b.piece[i]] != box.category[piece]:
                return BUILT_OVER
            if box.level[b.piece[i]] >= box.level[piece]:
                higher += 1
    if higher > 0:
        return NOT_HIGHER
    return TWO_TILES if covered > 1 else NOT_WHOLE


def why_not_beside(
    s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, gratis: bool = False
) -> Refusal | None:
    """SC-5.2.5: the condition that is not met, or None."""
    table = s.box.tables[piece]
    refusal = Demands(s, b, piece).why_not(table.ring_low[placement], table.ring_high[placement])
    return refusal if refusal is not None else why_not_by_module(s, seat, b, piece, placement, gratis)


def price_there(s: SmallCity, b: Borough, piece: i64, placement: i64) -> i64:
    """SC-5.2.4: the money a construction costs; for an enlargement, the difference."""
    old = under(s.box, b, piece, placement)
    return price_of(s, b, piece, b.piece[old] if old >= 0 else NONE)


# ---------------------------------------------------------------- rules of modules


def has_more_rules(s: SmallCity, seat: i64, b: Borough, piece: i64) -> bool:
    """Whether a module has rules for a placement beyond the sets of squares of `Ground`."""
    for module in b.modules:
        if module.has_more_rules(s, seat, piece):
            return True
    return False


def why_not_by_module(
    s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, gratis: bool
) -> Refusal | None:
    """The rule of a module against a placement that is otherwise legal, or None."""
    table = s.box.tables[piece]
    for module in b.modules:
        low, high = module.needed_squares(s, seat, piece)
        if (table.low[placement] & low) | (table.high[placement] & high) == 0:
            return module.why_beside_needed()
    return why_not_by_rules(s, seat, b, piece, placement, gratis)


def why_not_by_rules(
    s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, gratis: bool
) -> Refusal | None:
    """The same for a placement that satisfies `Ground`."""
    old = under(s.box, b, piece, placement)
    for module in b.modules:
        if module.has_more_rules(s, seat, piece):
            refusal = module.why_not_there(s, seat, b, piece, placement, old, gratis)
            if refusal is not None:
                return refusal
    return None


def missing_there(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> i64:
    """A raw material that is short for this placement; 0 if there is enough."""
    return bill_there(s, seat, b, piece, placement).missing(s, seat, b)


def bill_there(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> Bill:
    """What a placement costs in raw materials."""
    old = under(s.box, b, piece, placement)
    if old >= 0:
        return Bill(s, seat, piece, placement, b.piece[old], b.at[old])
    return Bill(s, seat, piece, placement, NONE, NONE)


# ---------------------------------------------------------------- figures


def facts_there(
    s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, gratis: bool = False
) -> Facts:
    """The figures of the rule against a placement, and the squares that it concerns."""
    refusal = why_not_on(s, seat, b, piece, placement)
    if refusal is not None:
        return facts_on(s, seat, b, piece, placement, refusal)
    price = price_there(s, b, piece, placement)
    if not gratis and price > purse(s, seat):
        return {"piece": Term(PIECES, piece), "price": int(price), "money": int(purse(s, seat))}
    refusal = why_not_beside(s, seat, b, piece, placement, gratis)
    demands = Demands(s, b, piece)
    table = s.box.tables[piece]
    ring_low, ring_high = table.ring_low[placement], table.ring_high[placement]
    if refusal is demands.why_not(ring_low, ring_high):
        return demands.facts(refusal, piece, ring_low, ring_high)
    return facts_by_module(s, seat, b, piece, placement, refusal)


def facts_by_module(
    s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, refusal: Refusal | None
) -> Facts:
    """The same for a rule of a module."""
    for module in s.modules():
        if refusal is not None:
            facts = module.facts_there(s, seat, b, piece, placement, refusal)
            if facts:
                return facts
    table = s.box.tables[piece]
    squares = squares_of(table.low[placement], table.high[placement])
    return {"piece": Term(PIECES, piece), "squares": Terms(SQUARES, squares)}


def facts_on(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, refusal: Refusal) -> Facts:
    """The same for a rule against the squares."""
    table = s.box.tables[piece]
    low = table.low[placement]
    high = table.high[placement]
    facts: Facts = {"piece": Term(PIECES, piece), "zone": int(s.zone[seat])}
    if refusal is OUTSIDE_ZONE:
        low &= ~zone_low(s, seat)
        high &= ~zone_high(s, seat)
    elif refusal is ON_THE_STREET:
        low &= b.street_low
        high &= b.street_high
    elif refusal is UNUSABLE:
        low &= b.dirty_low
        high &= b.dirty_high
    elif refusal is why_wet(s, seat):
        ground = Ground(s, seat, b, piece)
        low = table.dry_low[placement] & ground.wet_low
        high = table.dry_high[placement] & ground.wet_high
    elif refusal is NOT_WHOLE:
        low, high = left_out(b, low, high)
    elif refusal is BUILT_OVER or refusal is NOT_HIGHER or refusal is TWO_TILES:
        low &= b.all_low
        high &= b.all_high
    else:
        ground = Ground(s, seat, b, piece)
        low &= ground.shut_low
        high &= ground.shut_high
        if refusal is not NOT_EMPTY:
            _, low, high = shut_by(s, seat, b, piece, low, high)
    facts["squares"] = Terms(SQUARES, squares_of(low, high))
    return facts


def left_out(b: Borough, low: i64, high: i64) -> tuple[i64, i64]:
    """The squares left uncovered of the tiles that these squares cover in part."""
    left_low: i64 = 0
    left_high: i64 = 0
    for i in range(len(b.piece)):
        if (low & b.low[i]) | (high & b.high[i]) != 0:
            left_low |= b.low[i] & ~low
            left_high |= b.high[i] & ~high
    return left_low, left_high
