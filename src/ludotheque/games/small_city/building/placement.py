"""SC-5.2.2, SC-5.2.3, SC-5.2.13: Where a tile may be placed: its squares, and whether it is new or an enlargement."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.building.conditions import Demands
from ludotheque.games.small_city.building.ground import Ground, shut_by
from ludotheque.games.small_city.building.price import Bill, price_of, purse
from ludotheque.games.small_city.components.box import FACINGS, SMALLEST_ZONE, Box
from ludotheque.games.small_city.components.squares import (
    Squares,
    intersection,
    is_empty,
    is_subset,
    no_squares,
    nth,
    overlap,
    squares_of,
    union,
    without,
)
from ludotheque.games.small_city.position.borough import Borough, zone_squares
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
    covered = box.tables[piece].covered
    low, high = covered[2 * placement], covered[2 * placement + 1]
    built = b.built
    if (low & built[0]) | (high & built[1]) == 0:
        return FREE
    squares = (low, high)
    found: i64 = FREE
    for i in range(len(b.piece)):
        tile = nth(b.covered, i)
        if overlap(squares, tile):
            if found != FREE or not may_grow_into(box, b.piece[i], piece):
                return NOT_FREE
            if not is_subset(tile, squares):
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
    # The squares where it certainly can't lie: other tiles than those it might enlarge; dry cells, on water.
    taken = b.built
    if box.level[piece] > 1:
        for i in range(len(b.piece)):
            if may_grow_into(box, b.piece[i], piece):
                taken = without(taken, b.squares(i))
    taken = union(taken, ground.shut)
    wet = ground.wet
    is_wet = not is_empty(wet)
    anywhere = ground.is_free()
    needed = ground.needed
    built = b.built
    covered, ring = table.covered, table.ring
    found = vec[i64]()
    for placement in table.inside[
        s.zone[seat] - SMALLEST_ZONE
    ]:  # word by word: there are hundreds of placements
        low, high = covered[2 * placement], covered[2 * placement + 1]
        if (low & taken[0]) | (high & taken[1]) != 0:
            continue
        if is_wet and overlap(nth(table.dry, placement), wet):
            continue
        if (low & built[0]) | (high & built[1]) == 0:
            if not new_too:
                continue
        else:
            old = under(box, b, piece, placement)
            if old < 0 or not (gratis or price_of(s, b, piece, b.piece[old]) <= money):
                continue
        if not anywhere and (low & needed[0]) | (high & needed[1]) == 0:
            continue
        if not demands.met((ring[2 * placement], ring[2 * placement + 1])):
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
    squares = table.squares(placement)
    if overlap(squares, b.street):
        return ON_THE_STREET
    if overlap(squares, b.dirty):
        return UNUSABLE
    ground = Ground(s, seat, b, piece)
    if overlap(squares, ground.shut):
        return shut_by(s, seat, b, piece, intersection(squares, ground.shut))[0] or NOT_EMPTY
    if overlap(table.dry_squares(placement), ground.wet):
        return why_wet(s, seat)
    if under(box, b, piece, placement) != NOT_FREE:
        return None
    return why_not_over(box, b, piece, squares)


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
    squares = table.squares(placement)
    if is_empty(squares):
        return OFF_THE_GRID if (table.facings >> (placement % FACINGS)) & 1 == 1 else ALIKE
    if not is_subset(squares, zone_squares(s, seat)):
        return OUTSIDE_ZONE
    return None


def why_not_over(box: Box, b: Borough, piece: i64, squares: Squares) -> Refusal:
    """SC-5.2.9, SC-5.2.13: why a tile that covers others is not an enlargement."""
    covered: i64 = 0
    higher: i64 = 0
    for i in range(len(b.piece)):
        if overlap(squares, b.squares(i)):
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
    refusal = Demands(s, b, piece).why_not(table.influence(placement))
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
        if not overlap(table.squares(placement), module.needed_squares(s, seat, piece)):
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
    ring = table.influence(placement)
    if refusal is demands.why_not(ring):
        return demands.facts(refusal, piece, ring)
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
    squares = squares_of(table.squares(placement))
    return {"piece": Term(PIECES, piece), "squares": Terms(SQUARES, squares)}


def facts_on(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, refusal: Refusal) -> Facts:
    """The same for a rule against the squares."""
    table = s.box.tables[piece]
    squares = table.squares(placement)
    facts: Facts = {"piece": Term(PIECES, piece), "zone": int(s.zone[seat])}
    if refusal is OUTSIDE_ZONE:
        squares = without(squares, zone_squares(s, seat))
    elif refusal is ON_THE_STREET:
        squares = intersection(squares, b.street)
    elif refusal is UNUSABLE:
        squares = intersection(squares, b.dirty)
    elif refusal is why_wet(s, seat):
        squares = intersection(table.dry_squares(placement), Ground(s, seat, b, piece).wet)
    elif refusal is NOT_WHOLE:
        squares = left_out(b, squares)
    elif refusal is BUILT_OVER or refusal is NOT_HIGHER or refusal is TWO_TILES:
        squares = intersection(squares, b.built)
    else:
        squares = intersection(squares, Ground(s, seat, b, piece).shut)
        if refusal is not NOT_EMPTY:
            _, squares = shut_by(s, seat, b, piece, squares)
    facts["squares"] = Terms(SQUARES, squares_of(squares))
    return facts


def left_out(b: Borough, squares: Squares) -> Squares:
    """The squares left uncovered of the tiles that these squares cover in part."""
    left = no_squares()
    for i in range(len(b.piece)):
        if overlap(squares, b.squares(i)):
            left = union(left, without(b.squares(i), squares))
    return left
