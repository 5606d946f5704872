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
from ludotheque.games.small_city import asia, new_buildings, nuclear, terrain
from ludotheque.games.small_city.borough import Borough, survey
from ludotheque.games.small_city.box import (
    AT_SETUP,
    BY_COUNCIL,
    CURRENCIES,
    FACINGS,
    METAL,
    MONEY,
    N_SQUARES,
    PRINTED,
    SMALLEST_ZONE,
    WHOLE,
    WOOD,
)
from ludotheque.games.small_city.influence import Demands
from ludotheque.games.small_city.placement import (
    facts_there,
    may_grow_into,
    placements,
    placements_by,
    under,
    why_not_on,
    why_not_on_board,
    why_not_there,
)
from ludotheque.games.small_city.price import (
    Bill,
    can_lower,
    charge,
    needs_card,
    pay_back,
    pay_from,
    price_of,
    purse,
    unit_due,
    votes_price,
)
from ludotheque.games.small_city.state import SmallCity
from ludotheque.games.small_city.stores import equal_to, spaces_with
from ludotheque.games.small_city.vocabulary import (
    ARCHITECT,
    ASIA_DEALT,
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
    MOUNTAINS,
    N_PIECES,
    NONE,
    PAY,
    PIECES,
    PLACE,
    PLANNED,
    PLANT,
    RECORDS,
    SQUARES,
)

PLAN_FULL: Final = Refusal("SC-5.2.1", "plan-full")
ONLY_AT_SETUP: Final = Refusal("SC-4.7", "only-at-setup")
ONLY_PRINTED: Final = Refusal("SC-3.10", "only-printed")
ONLY_BY_COUNCIL: Final = Refusal("SC-5.2.5", "only-by-council")
OWNED_ALREADY: Final = Refusal("SC-5.2.5", "owned-already")
OUT_OF_STOCK: Final = Refusal("SC-5.2.17", "out-of-stock")
TOO_DEAR: Final = Refusal("SC-5.2.4", "too-dear")
TOO_FEW_VOTES: Final = Refusal("SC-15.1", "too-few-votes")
LACKS_MATERIAL: Final = Refusal("SC-5.2.4", "lacks-material")
NO_PLACE_FOR: Final = Refusal("SC-5.2.3", "no-place")
CANT_LOWER: Final = Refusal("SC-5.2.15", "cant-lower")
NOT_THERE: Final = Refusal("SC-5.2.14", "not-there")
EQUAL_SPACE: Final = Refusal("SC-3.13", "equal-space")
REFUSALS: Final = [
    PLAN_FULL,
    ONLY_AT_SETUP,
    ONLY_PRINTED,
    ONLY_BY_COUNCIL,
    OWNED_ALREADY,
    OUT_OF_STOCK,
    TOO_DEAR,
    TOO_FEW_VOTES,
    LACKS_MATERIAL,
    NO_PLACE_FOR,
    CANT_LOWER,
    NOT_THERE,
    EQUAL_SPACE,
]


def begin_plans(s: SmallCity) -> None:
    """SC-5.2.12: everybody plans at the same time (stage IN_PLANS)."""
    s.split(AT_REVEAL)
    for seat in range(s.seats):
        if s.plays(seat):
            s.push_to(seat, AT_PLAN)


# ---------------------------------------------------------------- which tile


def why_not_piece(s: SmallCity, seat: i64, b: Borough, piece: i64) -> Refusal | None:
    """The rule against a piece wherever it would lie, or None."""
    refusal = why_not_way(s, piece)
    if refusal is not None:
        return refusal
    if not s.may_construct(seat):
        return PLAN_FULL
    refusal = why_not_bought(s, seat, b, piece, purse(s, seat))
    return refusal if refusal is not None else Demands(s, b, piece).lacks(WHOLE, WHOLE)


def why_not_bought(s: SmallCity, seat: i64, b: Borough, piece: i64, money: i64) -> Refusal | None:
    """The rule against getting one more of a piece, for all that a seat has."""
    refusal = why_not_another(s, seat, b, piece)
    if refusal is not None:
        return refusal
    if lacks_material(s, seat, b, piece):
        return LACKS_MATERIAL
    if votes_price(s, piece, NONE) > s.votes[seat]:
        return TOO_FEW_VOTES
    is_dear = price_of(s, b, piece, NONE) > money
    return TOO_DEAR if is_dear and cheapest(s, b, piece) > money else None


def lacks_material(s: SmallCity, seat: i64, b: Borough, piece: i64) -> bool:
    """SC-5.2.4, SC-5.2.15: whether a piece costs more raw materials than a seat has, whatever the Architect can do."""
    for kind in range(WOOD, METAL + 1):
        if s.box.cost[piece * CURRENCIES + kind] > b.goods[kind]:
            if s.card_left(seat) != ARCHITECT:
                return True
            return Bill(s, seat, piece, NONE, NONE, NONE).missing(s, seat, b) != MONEY
    return False


def why_not_way(s: SmallCity, piece: i64) -> Refusal | None:
    """Whether a piece is built in phase 2 at all."""
    way = s.box.way[piece]
    if way == AT_SETUP:
        return ONLY_AT_SETUP
    if way == PRINTED:
        return ONLY_PRINTED
    return ONLY_BY_COUNCIL if way == BY_COUNCIL else None


def why_not_another(s: SmallCity, seat: i64, b: Borough, piece: i64) -> Refusal | None:
    """SC-5.2.17, SC-15.1: whether there is one left, one more may be owned, and there are people enough for it. Tiles
    of modules that are not played are not in the stock.
    """
    if s.boards >= ASIA_DEALT:
        refusal = asia.why_not_piece(s, seat, piece)
        if refusal is not None:
            return refusal
    if s.in_stock(seat, piece) <= 0:
        return OUT_OF_STOCK
    limit = s.box.limit[piece]
    if limit > 0 and b.owned(s.box, piece) >= limit:
        return OWNED_ALREADY
    return new_buildings.why_not_yet(s, seat, piece) if s.new_buildings > 0 else None


def cheapest(s: SmallCity, b: Borough, piece: i64) -> i64:
    """SC-5.2.4: the money a piece costs at least: as a new tile, or as an enlargement of one that is there."""
    price = price_of(s, b, piece, NONE)
    if s.box.level[piece] > 1:
        for old in b.piece:
            if may_grow_into(s.box, old, piece):
                price = min(price, price_of(s, b, piece, old))
    return price


class Plan(Step[SmallCity]):
    """SC-5.2.1, SC-5.2.12: one construction more, or the plan is committed."""

    def __init__(self) -> None:
        super().__init__(AT_PLAN, "plan")
        self.on = [AT_REVEAL]

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]([BUILD.of(piece) for piece in range(N_PIECES)])
        if s.nuclear == 1:
            for action in nuclear.choices(s, seat):
                found = append(found, action)
        return append(found, COMMIT.of())

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if s.may_construct(seat):
            found = self.constructions(s, seat)
        if s.nuclear == 1:
            for action in nuclear.choices(s, seat):
                if nuclear.why_not_plant(s, seat, action) is None:
                    found = append(found, action)
        return append(found, COMMIT.of())

    def constructions(self, s: SmallCity, seat: i64) -> vec[i64]:
        """The pieces that may be built, by what `why_not` goes by; what a piece demands is made out once."""
        found = vec[i64]()
        b = survey(s, seat)
        money = purse(s, seat)
        for piece in range(N_PIECES):
            if why_not_way(s, piece) is not None or why_not_bought(s, seat, b, piece, money) is not None:
                continue
            demands = Demands(s, b, piece)
            if demands.lacks(WHOLE, WHOLE) is None and len(placements_by(s, seat, demands, 1)) > 0:
                found = append(found, BUILD.of(piece))
        return found

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if COMMIT.has(action):
            return None
        if s.nuclear == 1 and PLANT.has(action):
            return nuclear.why_not_plant(s, seat, action)
        if not BUILD.has(action):
            return NOT_NOW
        b = survey(s, seat)
        refusal = why_not_piece(s, seat, b, BUILD.arg(action))
        if refusal is not None:
            return refusal
        return None if len(placements(s, seat, b, BUILD.arg(action), 1)) > 0 else NO_PLACE_FOR

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        if not BUILD.has(action):
            return nuclear.facts(s, seat, action)
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
        if refusal is TOO_FEW_VOTES:
            return {
                "piece": Term(PIECES, piece),
                "price": int(votes_price(s, piece, NONE)),
                "votes": int(s.votes[seat]),
            }
        if refusal is LACKS_MATERIAL:
            kind = Bill(s, seat, piece, NONE, NONE, NONE).missing(s, seat, b)
            return {
                "piece": Term(PIECES, piece),
                "material": Term(MATERIALS, kind - WOOD),
                "needs": int(box.cost[piece * CURRENCIES + kind]),
                "has": int(b.goods[kind]),
            }
        if refusal is None:
            return {"piece": Term(PIECES, piece), "room": int(room(s, seat, b, piece))}
        if refusal is new_buildings.TOO_FEW_ACTIVE:
            return new_buildings.facts_of_active(s, seat, piece)
        demands = Demands(s, b, piece)
        if refusal is demands.lacks(WHOLE, WHOLE):
            return demands.facts(refusal, piece, WHOLE, WHOLE)
        return {"piece": Term(PIECES, piece), "most": int(CONSTRUCTIONS), "limit": int(box.limit[piece])}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        if BUILD.has(action):
            s.push(AT_PLACE, seat, BUILD.arg(action))
        elif PLANT.has(action):
            nuclear.plan_plant(s, seat, action)
        else:
            s.note(COMMITTED, seat)
            s.drop()


def room(s: SmallCity, seat: i64, b: Borough, piece: i64) -> i64:
    """How many placements there would be but for price and conditions."""
    count: i64 = 0
    for placement in s.box.tables[piece].inside[s.zone[seat] - SMALLEST_ZONE]:
        if why_not_on(s, seat, b, piece, placement) is None:
            count += 1
    return count


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
        if needed == NONE and is_discount_open(s, seat, b, at):
            s.push(AT_DISCOUNT, seat)
        else:
            charge(s, seat, b, at, needed)


def placement_of(action: i64) -> i64:
    return PLACE.arg(action) * FACINGS + PLACE.arg2(action)


def write_down(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> i64:
    """One construction more in a plan, laid in the borough at once; where it is written. It is not yet paid for."""
    at = seat * RECORDS + s.records(seat)
    old = under(s.box, b, piece, placement)
    s.planned[at], s.planned_at[at] = piece, placement
    if old >= 0:
        s.replaced[at], s.replaced_at[at] = b.piece[old], b.at[old]
    s.replace_tile(seat, s.replaced_at[at], piece, placement)
    s.votes[seat] += s.box.votes[piece]
    return at


# ---------------------------------------------------------------- how it is paid


def is_discount_open(s: SmallCity, seat: i64, b: Borough, at: i64) -> bool:
    """SC-5.2.15: whether the card of a seat can lower the price of a construction."""
    for lowered in range(MONEY, METAL + 1):
        if can_lower(s, seat, b, at, lowered):
            return True
    return False


def before_last(s: SmallCity, seat: i64) -> Borough:
    """The borough as it was before the last construction of its plan: prices go by that."""
    at = s.last_of(seat)
    s.remove_tile(seat, s.planned_at[at])
    if s.replaced[at] != NONE:
        s.put_tile(seat, s.replaced[at], s.replaced_at[at])
    b = survey(s, seat)
    s.replace_tile(seat, s.replaced_at[at], s.planned[at], s.planned_at[at])
    return b


class Discount(Step[SmallCity]):
    """SC-5.2.15: whether the card is used for this construction, and what it lowers."""

    def __init__(self) -> None:
        super().__init__(AT_DISCOUNT, "discount")
        self.on = [AT_PAY]

    def fits(self, s: SmallCity, at: i64) -> bool:
        """The construction is not yet paid for, could be without the card, and the card could be used."""
        seat = s.seat_at(at)
        last = s.last_of(seat)
        if s.records(seat) == 0 or s.planned[last] >= N_PIECES or s.spent[last] != NONE:
            return False
        b = before_last(s, seat)
        return is_discount_open(s, seat, b, last) and needs_card(s, seat, b, last) == NONE

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return append(vec[i64]([DISCOUNT.of(lowered) for lowered in range(CURRENCIES)]), KEEP_CARD.of())

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if KEEP_CARD.has(action):
            return None
        if not DISCOUNT.has(action):
            return NOT_NOW
        b = before_last(s, seat)
        return None if can_lower(s, seat, b, s.last_of(seat), DISCOUNT.arg(action)) else CANT_LOWER

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {"lowered": Term(LOWERED, DISCOUNT.arg(action)), "card": Term(CARDS, s.card[seat])}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        lowered = NONE if KEEP_CARD.has(action) else DISCOUNT.arg(action)
        charge(s, seat, before_last(s, seat), s.last_of(seat), lowered)
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
        if s.records(seat) == 0 or s.planned[s.last_of(seat)] >= N_PIECES:
            return False
        last = s.last_of(seat)
        if at < s.depth() - 1:
            return s.spent[last] == NONE and s.figure_at(at, 0) == NONE
        return s.spent[last] != NONE and s.figure_at(at, 0) == unit_due(s, seat, last) - WOOD

    def asks(self, s: SmallCity) -> bool:
        seat = s.asked()
        kind = unit_due(s, seat, s.last_of(seat))
        return kind != MONEY and s.top(0) == kind - WOOD and len(spaces_with(s, seat, kind)) > 1

    def proceed(self, s: SmallCity) -> None:
        """What is not asked: which material is next, a unit from the only space, and at the end that all is paid."""
        seat = s.asked()
        at = s.last_of(seat)
        kind = unit_due(s, seat, at)
        if kind == MONEY:
            s.drop()
            s.note(PLANNED, seat, s.planned[at], s.planned_at[at] // FACINGS)
            if s.new_buildings > 0:
                new_buildings.after_building(s, seat, s.planned[at])
        elif s.boards == MOUNTAINS and terrain.covered_stone(s, seat, at) != NONE:
            pay_from(s, seat, at, terrain.covered_stone(s, seat, at))
        elif s.top(0) != kind - WOOD:
            s.set_top(0, kind - WOOD)
        else:
            pay_from(s, seat, at, spaces_with(s, seat, kind)[0])

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        kind = unit_due(s, seat, s.last_of(seat))
        return vec[i64]([PAY.of(square) for square in spaces_with(s, seat, kind)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not PAY.has(action):
            return NOT_NOW
        kind = unit_due(s, seat, s.last_of(seat))
        return why_not_space(s, seat, kind, PAY.arg(action))

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        kind = unit_due(s, seat, s.last_of(seat))
        return facts_of_space(s, seat, kind, PAY.arg(action))

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        pay_from(s, seat, s.last_of(seat), PAY.arg(action))


def why_not_space(s: SmallCity, seat: i64, kind: i64, square: i64) -> Refusal | None:
    """The rule against taking a raw material from a space, or None."""
    if s.on[seat * N_SQUARES + square] != kind:
        return NOT_THERE
    for space in spaces_with(s, seat, kind):
        if space == square:
            return None
    return EQUAL_SPACE if equal_to(s, seat, square) != square else NOT_THERE


def facts_of_space(s: SmallCity, seat: i64, kind: i64, square: i64) -> Facts:
    facts: Facts = {"square": Term(SQUARES, square), "material": Term(MATERIALS, kind - WOOD)}
    if s.on[seat * N_SQUARES + square] == kind:
        facts["instead"] = Term(SQUARES, equal_to(s, seat, square))
    return facts


# ---------------------------------------------------------------- undoing a plan


def take_back_last(s: SmallCity, seat: i64) -> None:
    """The last construction of a plan, with all it cost and brought."""
    at = s.last_of(seat)
    piece = s.planned[at]
    if piece >= N_PIECES:
        nuclear.take_back_plant(s, seat, at)
    else:
        pay_back(s, seat, at)
        s.money[seat] += max(0, s.spent[at])
        s.votes[seat] += (votes_price(s, piece, s.lowered[at]) if s.spent[at] != NONE else 0) - s.box.votes[
            piece
        ]
        s.remove_tile(seat, s.planned_at[at])
        if s.replaced[at] != NONE:
            s.put_tile(seat, s.replaced[at], s.replaced_at[at])
    s.planned[at] = s.planned_at[at] = s.replaced[at] = s.replaced_at[at] = NONE
    s.spent[at] = s.lowered[at] = NONE


def take_back_plan(s: SmallCity, seat: i64) -> None:
    """A borough as it was before its owner planned, and no plan."""
    while s.records(seat) > 0:
        take_back_last(s, seat)
