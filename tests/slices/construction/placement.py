"""5.2.2, 5.2.3, 5.2.13 Where a tile may lie: which squares, and whether it is a new tile or an enlargement."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Term, Terms
from tests.slices.construction.borough import Borough
from tests.slices.construction.box import CURRENCIES, FACINGS, SMALLEST_ZONE, Box, squares_of
from tests.slices.construction.influence import Demands
from tests.slices.construction.price import purse
from tests.slices.construction.state import SmallCity
from tests.slices.construction.vocabulary import PIECES, SQUARES

OFF_THE_GRID: Final = Refusal("SC-3.2", "off-the-grid")
ALIKE: Final = Refusal("SC-3.15", "alike")
OUTSIDE_ZONE: Final = Refusal("SC-5.2.3", "outside-zone")
ON_A_LAKE: Final = Refusal("SC-5.2.3", "on-a-lake")
BUILT_OVER: Final = Refusal("SC-5.2.3", "built-over")
NOT_HIGHER: Final = Refusal("SC-5.2.2", "not-higher")
TWO_TILES: Final = Refusal("SC-5.2.2", "two-tiles")
NOT_WHOLE: Final = Refusal("SC-5.2.2", "not-whole")
TOO_DEAR_HERE: Final = Refusal("SC-5.2.4", "too-dear-here")
REFUSALS: Final = [
    OFF_THE_GRID,
    ALIKE,
    OUTSIDE_ZONE,
    ON_A_LAKE,
    BUILT_OVER,
    NOT_HIGHER,
    TWO_TILES,
    NOT_WHOLE,
    TOO_DEAR_HERE,
]

# What lies under a placement.
FREE: Final[i64] = -1
NOT_FREE: Final[i64] = -2


def may_grow_into(box: Box, old: i64, piece: i64) -> bool:
    """SC-5.2.2: whether a tile may be enlarged to this piece: the same kind, a higher level; levels may be skipped."""
    return (
        box.level[old] > 0 and box.category[old] == box.category[piece] and box.level[old] < box.level[piece]
    )


def under(box: Box, b: Borough, piece: i64, placement: i64) -> i64:
    """SC-5.2.13: which tile a placement enlarges; FREE where it covers none, NOT_FREE where it is neither."""
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


def placements(s: SmallCity, seat: i64, b: Borough, piece: i64, most: i64) -> vec[i64]:
    """Every legal placement of a piece that may be built, ascending; at most so many."""
    box = s.box
    table = box.tables[piece]
    demands = Demands(box, b, piece)
    money = purse(s, seat)
    price = box.cost[piece * CURRENCIES]
    # The squares where it certainly can't lie: other tiles than those it might enlarge; dry cells, on a lake.
    grows = box.level[piece] > 1
    new_too = price <= money
    taken_low = b.all_low
    taken_high = b.all_high
    if grows:
        for i in range(len(b.piece)):
            if may_grow_into(box, b.piece[i], piece):
                taken_low &= ~b.low[i]
                taken_high &= ~b.high[i]
    lake_low = box.lake_low[s.board]
    lake_high = box.lake_high[s.board]
    low = table.low
    high = table.high
    ring_low = table.ring_low
    ring_high = table.ring_high
    found = vec[i64]()
    for placement in table.inside[s.zone[seat] - SMALLEST_ZONE]:
        if (low[placement] & taken_low) | (high[placement] & taken_high) != 0:
            continue
        if (table.dry_low[placement] & lake_low) | (table.dry_high[placement] & lake_high) != 0:
            continue
        if (low[placement] & b.all_low) | (high[placement] & b.all_high) == 0:
            if not new_too:
                continue
        else:
            old = under(box, b, piece, placement)
            if old < 0 or price - box.cost[b.piece[old] * CURRENCIES] > money:
                continue
        if demands.met(ring_low[placement], ring_high[placement]):
            found = append(found, placement)
            if len(found) == most:
                return found
    return found


def why_not_there(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> Refusal | None:
    """The rule against a placement of a piece that may be built, or None: squares, price, conditions."""
    refusal = why_not_on(s, seat, b, piece, placement)
    if refusal is not None:
        return refusal
    if price_there(s, b, piece, placement) > purse(s, seat):
        return TOO_DEAR_HERE
    return why_not_beside(s, b, piece, placement)


def why_not_on(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> Refusal | None:
    """SC-5.2.2, SC-5.2.3: the rule against these squares, or None."""
    refusal = why_not_on_board(s, seat, piece, placement)
    if refusal is not None:
        return refusal
    box = s.box
    if under(box, b, piece, placement) != NOT_FREE:
        return None
    table = box.tables[piece]
    return why_not_over(box, b, piece, table.low[placement], table.high[placement])


def why_not_on_board(s: SmallCity, seat: i64, piece: i64, placement: i64) -> Refusal | None:
    """SC-3.15, SC-5.2.3: the rule against these squares whatever stands there, or None."""
    box = s.box
    table = box.tables[piece]
    low = table.low[placement]
    high = table.high[placement]
    if low | high == 0:
        return OFF_THE_GRID if (table.facings >> (placement % FACINGS)) & 1 == 1 else ALIKE
    zone = s.zone[seat] - SMALLEST_ZONE
    if (low & ~box.zone_low[zone]) | (high & ~box.zone_high[zone]) != 0:
        return OUTSIDE_ZONE
    dry_low = table.dry_low[placement]
    if (dry_low & box.lake_low[s.board]) | (table.dry_high[placement] & box.lake_high[s.board]) != 0:
        return ON_A_LAKE
    return None


def why_not_over(box: Box, b: Borough, piece: i64, low: i64, high: i64) -> Refusal:
    """SC-5.2.13: why a tile that covers others is no enlargement."""
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


def why_not_beside(s: SmallCity, b: Borough, piece: i64, placement: i64) -> Refusal | None:
    """SC-5.2.5: the condition that is not met, or None."""
    table = s.box.tables[piece]
    return Demands(s.box, b, piece).why_not(table.ring_low[placement], table.ring_high[placement])


def price_there(s: SmallCity, b: Borough, piece: i64, placement: i64) -> i64:
    """SC-5.2.4: the money a construction costs; of an enlargement, the difference."""
    old = under(s.box, b, piece, placement)
    return s.box.cost[piece * CURRENCIES] - (s.box.cost[b.piece[old] * CURRENCIES] if old >= 0 else 0)


def facts_there(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> Facts:
    """The figures of the rule against a placement, and the squares it is about."""
    refusal = why_not_on(s, seat, b, piece, placement)
    box = s.box
    table = box.tables[piece]
    if refusal is None:
        price = price_there(s, b, piece, placement)
        if price > purse(s, seat):
            return {"piece": Term(PIECES, piece), "price": int(price), "money": int(purse(s, seat))}
        refusal = why_not_beside(s, b, piece, placement)
        ring_low, ring_high = table.ring_low[placement], table.ring_high[placement]
        return Demands(box, b, piece).facts(refusal, piece, ring_low, ring_high)
    low = table.low[placement]
    high = table.high[placement]
    zone = s.zone[seat] - SMALLEST_ZONE
    facts: Facts = {"piece": Term(PIECES, piece), "zone": int(s.zone[seat])}
    if refusal is OUTSIDE_ZONE:
        low &= ~box.zone_low[zone]
        high &= ~box.zone_high[zone]
    elif refusal is ON_A_LAKE:
        low = table.dry_low[placement] & box.lake_low[s.board]
        high = table.dry_high[placement] & box.lake_high[s.board]
    elif refusal is NOT_WHOLE:
        low, high = left_out(b, low, high)
    else:
        low &= b.all_low
        high &= b.all_high
    facts["squares"] = Terms(SQUARES, squares_of(low, high))
    return facts


def left_out(b: Borough, low: i64, high: i64) -> tuple[i64, i64]:
    """The squares of the tiles that these squares cover in part, and leave out."""
    left_low: i64 = 0
    left_high: i64 = 0
    for i in range(len(b.piece)):
        if (low & b.low[i]) | (high & b.high[i]) != 0:
            left_low |= b.low[i] & ~low
            left_high |= b.high[i] & ~high
    return left_low, left_high
