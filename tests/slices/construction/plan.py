"""5.2 Phase 2, construction: everybody plans behind a screen; each construction is a few questions (SC-5.2.12).

`Plan` asks for a piece, `Place` where it lies, `Discount` whether the card is used here, `Pay` which spaces the raw
materials come from. A construction is carried out in the planner's own borough at once, and its record in the plan
tells how to undo that (`take_back_plan`): for the others, who do not see it yet, and for when the screens are lifted.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from tests.slices.construction.borough import Borough, first_store, survey
from tests.slices.construction.box import (
    AT_SETUP,
    BY_COUNCIL,
    CURRENCIES,
    FACINGS,
    METAL,
    MONEY,
    N_SQUARES,
    SMALLEST_ZONE,
    TOWN_HALL,
    WAREHOUSE,
    WOOD,
    holds,
)
from tests.slices.construction.influence import WHOLE, Demands
from tests.slices.construction.placement import (
    facts_there,
    may_grow_into,
    placements,
    under,
    why_not_on,
    why_not_on_board,
    why_not_there,
)
from tests.slices.construction.price import (
    can_lower,
    charge,
    missing_material,
    needs_card,
    pay_from,
    purse,
    unit,
    unit_due,
    units_paid,
)
from tests.slices.construction.state import SmallCity
from tests.slices.construction.vocabulary import (
    AT_DISCOUNT,
    AT_PAY,
    AT_PLACE,
    AT_PLAN,
    AT_REVEAL,
    BUILD,
    CARDS,
    COMMIT,
    COMMITTED,
    CONSTRUCTIONS,
    DISCOUNT,
    KEEP_CARD,
    LOWERED,
    MATERIALS,
    MOST_UNITS,
    N_PIECES,
    NONE,
    PAY,
    PIECES,
    PLACE,
    PLANNED,
    SQUARES,
)

PLAN_FULL: Final = Refusal("SC-5.2.1", "plan-full")
ONLY_AT_SETUP: Final = Refusal("SC-4.7", "only-at-setup")
ONLY_BY_COUNCIL: Final = Refusal("SC-5.2.5", "only-by-council")
OWNED_ALREADY: Final = Refusal("SC-5.2.5", "owned-already")
OUT_OF_STOCK: Final = Refusal("SC-5.2.17", "out-of-stock")
TOO_DEAR: Final = Refusal("SC-5.2.4", "too-dear")
LACKS_MATERIAL: Final = Refusal("SC-5.2.4", "lacks-material")
NO_PLACE: Final = Refusal("SC-5.2.3", "no-place")
CANT_LOWER: Final = Refusal("SC-5.2.15", "cant-lower")
NOT_THERE: Final = Refusal("SC-5.2.14", "not-there")
EQUAL_SPACE: Final = Refusal("SC-3.13", "equal-space")
REFUSALS: Final = [
    PLAN_FULL,
    ONLY_AT_SETUP,
    ONLY_BY_COUNCIL,
    OWNED_ALREADY,
    OUT_OF_STOCK,
    TOO_DEAR,
    LACKS_MATERIAL,
    NO_PLACE,
    CANT_LOWER,
    NOT_THERE,
    EQUAL_SPACE,
]


# ---------------------------------------------------------------- which tile


def why_not_piece(s: SmallCity, seat: i64, b: Borough, piece: i64) -> Refusal | None:
    """The rule against a piece wherever it would lie, or None."""
    box = s.box
    if box.way[piece] == AT_SETUP:
        return ONLY_AT_SETUP
    if box.way[piece] == BY_COUNCIL:
        return ONLY_BY_COUNCIL
    if s.constructions(seat) == CONSTRUCTIONS:
        return PLAN_FULL
    if s.in_stock(seat, piece) <= 0:
        return OUT_OF_STOCK
    limit = box.limit[piece]
    if limit > 0 and b.count_of(box, box.building[piece]) >= limit:
        return OWNED_ALREADY
    if missing_material(s, seat, b, piece) != MONEY:
        return LACKS_MATERIAL
    if cheapest(s, b, piece) > purse(s, seat):
        return TOO_DEAR
    return Demands(box, b, piece).lacks(WHOLE, WHOLE)


def cheapest(s: SmallCity, b: Borough, piece: i64) -> i64:
    """SC-5.2.4: the money a piece costs at least: as a new tile, or as an enlargement of one that is there."""
    price = s.box.cost[piece * CURRENCIES]
    saved: i64 = 0
    for old in b.piece:
        if may_grow_into(s.box, old, piece):
            saved = max(saved, s.box.cost[old * CURRENCIES])
    return price - saved


class Plan(Step[SmallCity]):
    """SC-5.2.1, SC-5.2.12: one construction more, or the plan is committed."""

    def __init__(self) -> None:
        super().__init__(AT_PLAN, "plan")
        self.on = [AT_REVEAL]

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return append(vec[i64]([BUILD.of(piece) for piece in range(N_PIECES)]), COMMIT.of())

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if s.constructions(seat) < CONSTRUCTIONS:
            b = survey(s, seat)
            for piece in range(N_PIECES):
                if why_not_piece(s, seat, b, piece) is None and len(placements(s, seat, b, piece, 1)) > 0:
                    found = append(found, BUILD.of(piece))
        return append(found, COMMIT.of())

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if COMMIT.has(action):
            return None
        if not BUILD.has(action):
            return NOT_NOW
        b = survey(s, seat)
        refusal = why_not_piece(s, seat, b, BUILD.arg(action))
        if refusal is not None:
            return refusal
        return None if len(placements(s, seat, b, BUILD.arg(action), 1)) > 0 else NO_PLACE

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        piece = BUILD.arg(action)
        b = survey(s, seat)
        refusal = why_not_piece(s, seat, b, piece)
        box = s.box
        if refusal is TOO_DEAR:
            return {
                "piece": Term(PIECES, piece),
                "price": int(cheapest(s, b, piece)),
                "money": int(purse(s, seat)),
            }
        if refusal is LACKS_MATERIAL:
            kind = missing_material(s, seat, b, piece)
            return {
                "piece": Term(PIECES, piece),
                "material": Term(MATERIALS, kind - WOOD),
                "needs": int(box.cost[piece * CURRENCIES + kind]),
                "has": int(b.goods[kind]),
            }
        if refusal is None:
            return {"piece": Term(PIECES, piece), "room": int(self.room(s, seat, b, piece))}
        if refusal.rule == "SC-5.2.5" and box.way[piece] != BY_COUNCIL and refusal is not OWNED_ALREADY:
            return Demands(box, b, piece).facts(refusal, piece, WHOLE, WHOLE)
        return {"piece": Term(PIECES, piece), "most": int(CONSTRUCTIONS), "limit": int(box.limit[piece])}

    def room(self, s: SmallCity, seat: i64, b: Borough, piece: i64) -> i64:
        """How many placements there would be but for price and conditions."""
        count: i64 = 0
        for placement in s.box.tables[piece].inside[s.zone[seat] - SMALLEST_ZONE]:
            if why_not_on(s, seat, b, piece, placement) is None:
                count += 1
        return count

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        if BUILD.has(action):
            s.push(AT_PLACE, seat, BUILD.arg(action))
        else:
            s.note(COMMITTED, seat)
            s.drop()


# ---------------------------------------------------------------- where it lies


class Place(Step[SmallCity]):
    """SC-5.2.2, SC-5.2.3, SC-5.2.5: where the piece lies, and how it is turned. The figure is the piece."""

    def __init__(self) -> None:
        super().__init__(AT_PLACE, "place", PIECES)
        self.on = [AT_PLAN]

    def fits(self, s: SmallCity, at: i64) -> bool:
        """The piece was one to choose."""
        seat, piece = s.seat_at(at), s.figure_at(at, 0)
        b = survey(s, seat)
        return why_not_piece(s, seat, b, piece) is None and len(placements(s, seat, b, piece, 1)) > 0

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        first = PLACE.of()
        inside = s.box.tables[s.top(0)].inside[s.zone[seat] - SMALLEST_ZONE]
        return vec[i64]([first + placement for placement in inside])

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        first = PLACE.of()
        for placement in placements(s, seat, survey(s, seat), s.top(0), 0):
            found = append(found, first + placement)
        return found

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not PLACE.has(action):
            return NOT_NOW
        piece, placement = s.top(0), placement_of(action)
        refusal = why_not_on_board(s, seat, piece, placement)
        if refusal is not None:  # most of them, and no need to look at the borough
            return refusal
        return why_not_there(s, seat, survey(s, seat), piece, placement)

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return facts_there(s, seat, survey(s, seat), s.top(0), placement_of(action))

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        piece = s.top(0)
        s.drop()
        b = survey(s, seat)
        at = write_down(s, seat, b, piece, placement_of(action))
        s.push(AT_PAY, seat, NONE)
        needed = needs_card(s, seat, b, at)
        if needed == NONE and is_discount_open(s, seat, at):
            s.push(AT_DISCOUNT, seat)
        else:
            charge(s, seat, at, needed)


def placement_of(action: i64) -> i64:
    return PLACE.arg(action) * FACINGS + PLACE.arg2(action)


def write_down(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> i64:
    """One construction more in a plan, laid in the borough at once; where it is written. It is not yet paid for."""
    at = seat * CONSTRUCTIONS + s.constructions(seat)
    old = under(s.box, b, piece, placement)
    s.planned[at], s.planned_at[at] = piece, placement
    if old >= 0:
        s.replaced[at], s.replaced_at[at] = b.piece[old], b.at[old]
    s.replace_tile(seat, s.replaced_at[at], piece, placement)
    s.votes[seat] += s.box.votes[piece]
    return at


# ---------------------------------------------------------------- how it is paid


def is_discount_open(s: SmallCity, seat: i64, at: i64) -> bool:
    """SC-5.2.15: whether the card of a seat can lower the price of a construction."""
    for lowered in range(MONEY, METAL + 1):
        if can_lower(s, seat, at, lowered):
            return True
    return False


class Discount(Step[SmallCity]):
    """SC-5.2.15: whether the card is used for this construction, and what it lowers."""

    def __init__(self) -> None:
        super().__init__(AT_DISCOUNT, "discount")
        self.on = [AT_PAY]

    def fits(self, s: SmallCity, at: i64) -> bool:
        """The construction is not yet paid for, could be without the card, and the card could be used."""
        seat = s.seat_at(at)
        last = s.last_of(seat)
        if s.constructions(seat) == 0 or s.spent[last] != NONE or not is_discount_open(s, seat, last):
            return False
        return needs_card(s, seat, survey(s, seat), last) == NONE

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return append(vec[i64]([DISCOUNT.of(lowered) for lowered in range(CURRENCIES)]), KEEP_CARD.of())

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if KEEP_CARD.has(action):
            return None
        if not DISCOUNT.has(action):
            return NOT_NOW
        return None if can_lower(s, seat, s.last_of(seat), DISCOUNT.arg(action)) else CANT_LOWER

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {"lowered": Term(LOWERED, DISCOUNT.arg(action)), "card": Term(CARDS, s.card[seat])}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        charge(s, seat, s.last_of(seat), NONE if KEEP_CARD.has(action) else DISCOUNT.arg(action))
        s.drop()


class Pay(Step[SmallCity]):
    """SC-5.2.14: which space a raw material is paid from, unit by unit; asked where spaces differ (SC-3.13). The figure
    is the material, none before it is known what the card lowers.
    """

    def __init__(self) -> None:
        super().__init__(AT_PAY, "pay", MATERIALS)
        self.on = [AT_PLAN]
        self.none = [0]

    def fits(self, s: SmallCity, at: i64) -> bool:
        """There is a construction to be paid for; if its money is paid, the figure is the material that is due."""
        seat = s.seat_at(at)
        if s.constructions(seat) == 0:
            return False
        last = s.last_of(seat)
        if at < s.depth() - 1:
            return s.spent[last] == NONE and s.figure_at(at, 0) == NONE
        return s.spent[last] != NONE and s.figure_at(at, 0) == unit_due(s, last) - WOOD

    def asks(self, s: SmallCity) -> bool:
        seat = s.asked()
        kind = unit_due(s, s.last_of(seat))
        if kind == MONEY or s.top(0) != kind - WOOD:
            return False
        b = survey(s, seat)
        in_hall = first_store(s, b, seat, TOWN_HALL, kind)
        return in_hall != NONE and first_store(s, b, seat, WAREHOUSE, kind) != NONE

    def proceed(self, s: SmallCity) -> None:
        """What is not asked: which material is next, a unit from the only space, and at the end that all is paid."""
        seat = s.asked()
        at = s.last_of(seat)
        kind = unit_due(s, at)
        if kind == MONEY:
            s.drop()
            s.note(PLANNED, seat, s.planned[at], s.planned_at[at] // FACINGS)
        elif s.top(0) != kind - WOOD:
            s.set_top(0, kind - WOOD)
        else:
            b = survey(s, seat)
            square = first_store(s, b, seat, TOWN_HALL, kind)
            pay_from(s, seat, at, square if square != NONE else first_store(s, b, seat, WAREHOUSE, kind))

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        kind = unit_due(s, s.last_of(seat))
        first = seat * N_SQUARES
        return vec[i64]([PAY.of(q) for q in range(N_SQUARES) if s.goods[first + q] == kind])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not PAY.has(action):
            return NOT_NOW
        square = PAY.arg(action)
        kind = unit_due(s, s.last_of(seat))
        if s.goods[seat * N_SQUARES + square] != kind:
            return NOT_THERE
        return None if square == self.equal_to(s, seat, square) else EQUAL_SPACE

    def equal_to(self, s: SmallCity, seat: i64, square: i64) -> i64:
        """SC-3.13: the first space of the same kind with the same material."""
        b = survey(s, seat)
        kind = s.goods[seat * N_SQUARES + square]
        in_hall = holds(b.kind_low[TOWN_HALL], b.kind_high[TOWN_HALL], square)
        return first_store(s, b, seat, TOWN_HALL if in_hall else WAREHOUSE, kind)

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        square = PAY.arg(action)
        kind = unit_due(s, s.last_of(seat))
        facts: Facts = {"square": Term(SQUARES, square), "material": Term(MATERIALS, kind - WOOD)}
        if s.goods[seat * N_SQUARES + square] == kind:
            facts["instead"] = Term(SQUARES, self.equal_to(s, seat, square))
        return facts

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        pay_from(s, seat, s.last_of(seat), PAY.arg(action))


# ---------------------------------------------------------------- undoing a plan


def take_back_last(s: SmallCity, seat: i64) -> None:
    """The last construction of a plan, with all it cost and brought."""
    at = s.last_of(seat)
    piece = s.planned[at]
    for number in range(units_paid(s, at)):
        space = seat * N_SQUARES + s.paid[at * MOST_UNITS + number]
        s.goods[space] = unit(s.box, piece, s.lowered[at], number)
        s.paid[at * MOST_UNITS + number] = NONE
    s.money[seat] += max(0, s.spent[at])
    s.votes[seat] -= s.box.votes[piece]
    s.remove_tile(seat, s.planned_at[at])
    if s.replaced[at] != NONE:
        s.put_tile(seat, s.replaced[at], s.replaced_at[at])
    s.planned[at] = s.planned_at[at] = s.replaced[at] = s.replaced_at[at] = NONE
    s.spent[at] = s.lowered[at] = NONE


def take_back_plan(s: SmallCity, seat: i64) -> None:
    """A borough as it was before its owner planned, and no plan."""
    while s.constructions(seat) > 0:
        take_back_last(s, seat)
