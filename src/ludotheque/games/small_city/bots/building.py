"""Which tiles to build and where: a search over whole plans (phase 2), and the free tile of the council.

A plan is up to three constructions. For each piece the few placements that look best on the map are tried; a beam
search keeps the best plans so far, and chooses the one with the highest evaluation of the borough.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.small_city.bots.evaluation import evaluate
from ludotheque.games.small_city.bots.worth import Sites, plans_left
from ludotheque.games.small_city.building.conditions import touching
from ludotheque.games.small_city.building.free_tile import why_not_free
from ludotheque.games.small_city.building.placement import placements, under
from ludotheque.games.small_city.building.plan import take_back_last, why_not_piece, write_down
from ludotheque.games.small_city.building.price import (
    can_lower,
    charge,
    first_space,
    needs_card,
    pay_from,
    price_of,
    unit_due,
)
from ludotheque.games.small_city.components.box import (
    FACTORY,
    INDUSTRY,
    METAL,
    MONEY,
    N_PLACEMENTS,
    RESIDENTIAL,
    WOOD,
)
from ludotheque.games.small_city.components.squares import intersection, size_of
from ludotheque.games.small_city.position.borough import Borough, survey
from ludotheque.games.small_city.position.raw_materials import first_with
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    BUILD,
    COMMIT,
    CONSTRUCTIONS,
    DECLINE,
    DISCOUNT,
    KEEP_CARD,
    N_PIECES,
    NONE,
    PLACE,
)

# The beam width, and the number of placements tried for each piece.
WIDTH: Final[i64] = 3
TRIED: Final[i64] = 3
# The gain a plan must bring over doing nothing.
WORTHWHILE: Final = 0.5
NEVER: Final = -1.0e9


# ---------------------------------------------------------------- good placements


def best_spots(
    s: SmallCity, seat: i64, b: Borough, sites: Sites, piece: i64, gratis: bool, most: i64
) -> vec[i64]:
    """The placements of a piece that look best on the map."""
    found = vec[i64]()
    looks = vec[float]()
    for placement in placements(s, seat, b, piece, 0, gratis):
        look = look_of(s, b, sites, piece, placement)
        at: i64 = len(found)
        while at > 0 and looks[at - 1] < look:
            at -= 1
        if at < most:
            found = append(found, placement)
            looks = append(looks, look)
            for i in range(len(found) - 1, at, -1):
                found[i], looks[i] = found[i - 1], looks[i - 1]
            found[at], looks[at] = placement, look
            if len(found) > most:
                found, looks = found[:most], looks[:most]
    return found


def look_of(s: SmallCity, b: Borough, sites: Sites, piece: i64, placement: i64) -> float:
    """Homes near public buildings, public buildings near homes, industry far from both, the rest out of the way."""
    table = s.box.tables[piece]
    squares = table.squares(placement)
    ring = table.influence(placement)
    # Tiles that lie close together leave more room.
    look = -0.1 * float(size_of(intersection(ring, sites.free)))
    category = s.box.category[piece]
    if category == RESIDENTIAL:
        return look + 0.5 * float(touching(b.public, ring))
    if s.box.public[piece] == 1:
        for k in range(1, 5):
            near = size_of(intersection(ring, sites.beside(k)))
            look += 0.2 * float(k) * float(near)
    elif category == FACTORY or category == INDUSTRY:
        for k in range(1, 5):
            look -= 0.3 * float(size_of(intersection(ring, sites.beside(k))))
    for k in range(1, 5):
        look -= 0.3 * float(size_of(intersection(squares, sites.beside(k))))
    return look


# ---------------------------------------------------------------- plans


class Draft:
    """A partial plan: constructions (piece * N_PLACEMENTS + placement), and the evaluation of the borough with them."""

    def __init__(self, steps: vec[i64], worth: float) -> None:
        self.steps: vec[i64] = steps
        self.worth: float = worth


def best_plan(s: SmallCity, seat: i64, first: i64, width: i64) -> Draft:
    """The best plan from here on; `first`: the piece chosen to begin with, -1 if none."""
    return plan_ahead(s, seat, first, CONSTRUCTIONS, width, TRIED)


def plan_ahead(s: SmallCity, seat: i64, first: i64, most: i64, width: i64, tried: i64) -> Draft:
    """The same with limits for the number of constructions, the beam width, and the placements tried for each piece."""
    scratch = s.clone()
    best = Draft(vec[i64](), NEVER if first != NONE else evaluate(scratch, seat) + WORTHWHILE)
    carried = [Draft(vec[i64](), best.worth)]
    only = first
    for _ in range(min(most, CONSTRUCTIONS - s.constructions(seat))):
        nexts: list[Draft] = []
        for draft in carried:
            for code in draft.steps:
                construct(scratch, seat, code // N_PLACEMENTS, code % N_PLACEMENTS)
            carry_on(scratch, seat, draft, only, width, tried, nexts)
            for _ in range(len(draft.steps)):
                take_back_last(scratch, seat)
        for draft in nexts:
            if draft.worth > best.worth:
                best = draft
        carried = nexts
        only = NONE
    return best


def carry_on(
    s: SmallCity, seat: i64, draft: Draft, only: i64, width: i64, tried: i64, nexts: list[Draft]
) -> None:
    """Extends a plan by every possible construction; the best extensions are kept."""
    b = survey(s, seat)
    sites = Sites(s, seat, b)
    for piece in range(N_PIECES):
        if (only != NONE and piece != only) or why_not_piece(s, seat, b, piece) is not None:
            continue
        for placement in best_spots(s, seat, b, sites, piece, False, tried):
            construct(s, seat, piece, placement)
            worth = evaluate(s, seat)
            take_back_last(s, seat)
            keep_best(nexts, draft, piece * N_PLACEMENTS + placement, worth, width)


def keep_best(drafts: list[Draft], before: Draft, code: i64, worth: float, width: i64) -> None:
    """Adds a plan to the best ones, unless one of equal worth is there: that is the same plan in another order."""
    at: i64 = len(drafts)
    while at > 0 and drafts[at - 1].worth < worth:
        at -= 1
    if at >= width or (at > 0 and drafts[at - 1].worth - worth < 1e-9):
        return
    drafts.insert(at, Draft(append(before.steps[:], code), worth))
    if len(drafts) > width:
        drafts.pop()


def construct(s: SmallCity, seat: i64, piece: i64, placement: i64) -> None:
    """Carries out a construction of a plan at once, with all its questions answered."""
    b = survey(s, seat)
    at = write_down(s, seat, b, piece, placement)
    lowered = needs_card(s, seat, b, at)
    charge(s, seat, b, at, lowered if lowered != NONE else discount(s, seat, b, at))
    kind = unit_due(s, seat, at)
    while kind != MONEY:
        square = first_space(s, seat, at)
        pay_from(s, seat, at, square if square != NONE else first_with(s, seat, kind))
        kind = unit_due(s, seat, at)


def discount(s: SmallCity, seat: i64, b: Borough, at: i64) -> i64:
    """The discount to choose: the most expensive raw material, or money if its whole discount is used; -1 for none."""
    for kind in range(METAL, WOOD - 1, -1):
        if can_lower(s, seat, b, at, kind):
            return kind
    saves_all = price_of(s, b, s.planned[at], s.replaced[at]) >= s.box.money_discount
    is_last = s.constructions(seat) == CONSTRUCTIONS
    return MONEY if can_lower(s, seat, b, at, MONEY) and (saves_all or is_last) else NONE


# ---------------------------------------------------------------- answers


def next_construction(s: SmallCity, seat: i64) -> i64:
    """The piece to build next, or the plan is committed. Power comes first."""
    for module in s.modules():
        line = module.advised_line(s, seat, plans_left(s))
        if line != NONE:
            return line
    draft = best_plan(s, seat, NONE, WIDTH)
    return BUILD.of(draft.steps[0] // N_PLACEMENTS) if len(draft.steps) > 0 else COMMIT.of()


def best_place(s: SmallCity, seat: i64, piece: i64) -> i64:
    """The best placement of the chosen piece, including constructions that may follow."""
    draft = best_plan(s, seat, piece, WIDTH)
    return PLACE.of() + draft.steps[0] % N_PLACEMENTS


def best_discount(s: SmallCity, seat: i64, b: Borough) -> i64:
    """`b` is the borough before the construction."""
    lowered = discount(s, seat, b, s.last_of(seat))
    return DISCOUNT.of(lowered) if lowered != NONE else KEEP_CARD.of()


# ---------------------------------------------------------------- the free tile


def best_free_tile(s: SmallCity, seat: i64, size: i64, only: i64, tried: i64 = TRIED) -> Draft:
    """The best free tile of the council up to a size; an empty draft if none is an improvement."""
    scratch = s.clone()
    best = Draft(vec[i64](), evaluate(scratch, seat) + WORTHWHILE if only == NONE else NEVER)
    b = survey(scratch, seat)
    sites = Sites(scratch, seat, b)
    for piece in range(N_PIECES):
        if (only != NONE and piece != only) or why_not_free(scratch, seat, b, piece, size) is not None:
            continue
        for placement in best_spots(scratch, seat, b, sites, piece, True, tried):
            old = under(s.box, b, piece, placement)
            scratch.replace_tile(seat, b.at[old] if old >= 0 else NONE, piece, placement)
            worth = evaluate(scratch, seat)
            scratch.remove_tile(seat, placement)
            if old >= 0:
                scratch.put_tile(seat, b.piece[old], b.at[old])
            if worth > best.worth:
                best = Draft(vec[i64]([piece * N_PLACEMENTS + placement]), worth)
    return best


def free_tile(s: SmallCity, seat: i64, size: i64) -> i64:
    draft = best_free_tile(s, seat, size, NONE)
    return BUILD.of(draft.steps[0] // N_PLACEMENTS) if len(draft.steps) > 0 else DECLINE.of()


def free_place(s: SmallCity, seat: i64, piece: i64) -> i64:
    return PLACE.of() + best_free_tile(s, seat, 9, piece).steps[0] % N_PLACEMENTS
