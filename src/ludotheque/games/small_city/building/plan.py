"""SC-5.2: Phase 2, construction: all players plan behind screens; each construction is a few questions (SC-5.2.12).

`Plan` asks for a piece, `Place` for its placement (`placement`), `Discount` whether the card is used, `Pay` for the
spaces that raw materials come from (`paying`). A construction is carried out at once in the planner's own borough,
and its record in the plan allows it to be undone (`take_back_plan`): in the views of the others, who do not see it
yet, and when the screens are lifted.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.building.conditions import Demands, is_out_of_reach
from ludotheque.games.small_city.building.placement import (
    facts_there,
    may_grow_into,
    placement_of,
    placements,
    placements_by,
    under,
    why_not_on,
    why_not_on_board,
    why_not_there,
)
from ludotheque.games.small_city.building.price import (
    Bill,
    charge,
    is_discount_open,
    needs_card,
    pay_back,
    price_of,
    purse,
    votes_price,
)
from ludotheque.games.small_city.components.box import (
    AT_SETUP,
    BY_COUNCIL,
    CURRENCIES,
    METAL,
    MONEY,
    PRINTED,
    SMALLEST_ZONE,
    WOOD,
)
from ludotheque.games.small_city.components.squares import all_squares
from ludotheque.games.small_city.position.borough import Borough, survey
from ludotheque.games.small_city.position.events import COMMITTED
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.stock import in_stock
from ludotheque.games.small_city.position.vocabulary import (
    ARCHITECT,
    AT_DISCOUNT,
    AT_PAY,
    AT_PLACE,
    AT_PLAN,
    AT_REVEAL,
    BUILD,
    COMMIT,
    CONSTRUCTIONS,
    FROM_BUILT,
    MATERIALS,
    N_PIECES,
    NONE,
    PIECES,
    PLACE,
    RECORDS,
    TO_SPENT,
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


def begin_plans(s: SmallCity) -> None:
    """SC-5.2.12: all players plan at the same time (stage IN_PLANS)."""
    s.split(AT_REVEAL)
    for seat in range(s.seats):
        if s.plays(seat):
            s.push_to(seat, AT_PLAN)


# ---------------------------------------------------------------- pieces


def why_not_piece(s: SmallCity, seat: i64, b: Borough, piece: i64) -> Refusal | None:
    """The rule against a piece regardless of its place, or None."""
    refusal = why_not_way(s, piece)
    if refusal is not None:
        return refusal
    if not s.may_construct(seat):
        return PLAN_FULL
    refusal = why_not_bought(s, seat, b, piece, purse(s, seat))
    if refusal is None:
        refusal = Demands(s, b, piece).lacks(all_squares())
    for module in s.modules():
        if refusal is None:
            refusal = module.why_lacking(s, b, piece)
    return refusal


def why_not_bought(s: SmallCity, seat: i64, b: Borough, piece: i64, money: i64) -> Refusal | None:
    """The rule against acquiring one more of a piece, given what the seat has."""
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
    """SC-5.2.4, SC-5.2.15: whether a piece costs more raw materials than a seat has, even with the Architect."""
    for kind in range(WOOD, METAL + 1):
        if s.box.cost[piece * CURRENCIES + kind] > b.goods[kind]:
            if s.card_left(seat) != ARCHITECT:
                return True
            return Bill(s, seat, piece, NONE, NONE, NONE).missing(s, seat, b) != MONEY
    return False


def why_not_way(s: SmallCity, piece: i64) -> Refusal | None:
    """The rule against a piece that is not built in phase 2, or None."""
    way = s.box.way[piece]
    if way == AT_SETUP:
        return ONLY_AT_SETUP
    if way == PRINTED:
        return ONLY_PRINTED
    return ONLY_BY_COUNCIL if way == BY_COUNCIL else None


def why_not_another(s: SmallCity, seat: i64, b: Borough, piece: i64) -> Refusal | None:
    """SC-5.2.17, SC-15.1: whether there is one left, and one more may be owned. Tiles of modules that are not played
    are not in the stock.
    """
    for module in b.modules:
        refusal = module.why_not_piece(s, seat, piece)
        if refusal is not None:
            return refusal
    if in_stock(s, seat, piece) <= 0:
        return OUT_OF_STOCK
    limit = s.box.limit[piece]
    if limit > 0 and b.owned(s.box, piece) >= limit:
        return OWNED_ALREADY
    for module in b.modules:
        refusal = module.why_not_yet(s, seat, piece)
        if refusal is not None:
            return refusal
    return None


def facts_of_piece(s: SmallCity, seat: i64, b: Borough, piece: i64, refusal: Refusal) -> Facts:
    """The figures of a module's rule against a piece; none if it has none."""
    for module in s.modules():
        facts = module.facts_of_piece(s, seat, b, piece, refusal)
        if facts:
            return facts
    return {}


def cheapest(s: SmallCity, b: Borough, piece: i64) -> i64:
    """SC-5.2.4: the least money a piece costs: as a new tile, or as an enlargement of an existing one."""
    price = price_of(s, b, piece, NONE)
    if s.box.level[piece] > 1:
        for old in b.piece:
            if may_grow_into(s.box, old, piece):
                price = min(price, price_of(s, b, piece, old))
    return price


class Plan(Step[SmallCity]):
    """SC-5.2.1, SC-5.2.12: one more construction, or the plan is committed."""

    def __init__(self) -> None:
        super().__init__(AT_PLAN, "plan")
        self.on = [AT_REVEAL]

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]([BUILD.of(piece) for piece in range(N_PIECES)])
        for module in s.modules():
            for action in module.choices(s, seat):
                found = append(found, action)
        return append(found, COMMIT.of())

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if s.may_construct(seat):
            found = self.constructions(s, seat)
        for module in s.modules():
            for action in module.choices(s, seat):
                if module.why_not_planned(s, seat, action) is None:
                    found = append(found, action)
        return append(found, COMMIT.of())

    def constructions(self, s: SmallCity, seat: i64) -> vec[i64]:
        """The pieces that may be built, by the same tests as `why_not`; a piece's demands are computed once."""
        found = vec[i64]()
        b = survey(s, seat)
        money = purse(s, seat)
        for piece in range(N_PIECES):
            if why_not_way(s, piece) is not None or why_not_bought(s, seat, b, piece, money) is not None:
                continue
            if is_out_of_reach(s, b, piece):
                continue
            demands = Demands(s, b, piece)
            if demands.lacks(all_squares()) is None and len(placements_by(s, seat, demands, 1)) > 0:
                found = append(found, BUILD.of(piece))
        return found

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if COMMIT.has(action):
            return None
        for module in s.modules():
            if module.plans(action):
                return module.why_not_planned(s, seat, action)
        if not BUILD.has(action):
            return NOT_NOW
        b = survey(s, seat)
        refusal = why_not_piece(s, seat, b, BUILD.arg(action))
        if refusal is not None:
            return refusal
        return None if len(placements(s, seat, b, BUILD.arg(action), 1)) > 0 else NO_PLACE_FOR

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        for module in s.modules():
            if module.plans(action):
                return module.facts_planned(s, seat, action)
        if not BUILD.has(action):
            return {}
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
        facts = facts_of_piece(s, seat, b, piece, refusal)
        if facts:
            return facts
        demands = Demands(s, b, piece)
        if refusal is demands.lacks(all_squares()):
            return demands.facts(refusal, piece, all_squares())
        return {"piece": Term(PIECES, piece), "most": int(CONSTRUCTIONS), "limit": int(box.limit[piece])}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        if BUILD.has(action):
            s.push(AT_PLACE, seat, BUILD.arg(action))
            return
        for module in s.modules():
            if module.plans(action):
                module.plan_line(s, seat, action)
                return
        s.note(COMMITTED, seat)
        s.drop()


class Place(Step[SmallCity]):
    """SC-5.2.2, SC-5.2.3, SC-5.2.5, SC-16.3: where to place the piece, and its facing. The figure is the piece."""

    def __init__(self) -> None:
        super().__init__(AT_PLACE, "place", PIECES)
        self.on = [AT_PLAN]

    def fits(self, s: SmallCity, at: i64) -> bool:
        """The piece was a legal choice."""
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
        if refusal is not None:  # most of them, without looking at the borough
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


def room(s: SmallCity, seat: i64, b: Borough, piece: i64) -> i64:
    """The number of placements, ignoring price and conditions."""
    count: i64 = 0
    for placement in s.box.tables[piece].inside[s.zone[seat] - SMALLEST_ZONE]:
        if why_not_on(s, seat, b, piece, placement) is None:
            count += 1
    return count


# ---------------------------------------------------------------- records of a plan


def write_down(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> i64:
    """Adds a construction to a plan and places it in the borough at once; returns its index. It is not paid for yet."""
    at = seat * RECORDS + s.records(seat)
    old = under(s.box, b, piece, placement)
    s.planned[at], s.planned_at[at] = piece, placement
    if old >= 0:
        s.replaced[at], s.replaced_at[at] = b.piece[old], b.at[old]
    s.replace_tile(seat, s.replaced_at[at], piece, placement)
    s.change_votes(seat, s.box.votes[piece], FROM_BUILT)
    return at


def before_last(s: SmallCity, seat: i64) -> Borough:
    """The borough as it was before the last construction of its plan, which determines prices."""
    at = s.last_of(seat)
    s.remove_tile(seat, s.planned_at[at])
    if s.replaced[at] != NONE:
        s.put_tile(seat, s.replaced[at], s.replaced_at[at])
    b = survey(s, seat)
    s.replace_tile(seat, s.replaced_at[at], s.planned[at], s.planned_at[at])
    return b


def take_back_last(s: SmallCity, seat: i64) -> None:
    """Undoes the last construction of a plan, with all it cost and brought."""
    at = s.last_of(seat)
    piece = s.planned[at]
    if piece >= N_PIECES:
        for module in s.modules():
            module.take_back_line(s, seat, at)
    else:
        pay_back(s, seat, at)
        s.money[seat] += max(0, s.spent[at])
        if s.spent[at] != NONE:
            s.change_votes(seat, votes_price(s, piece, s.lowered[at]), TO_SPENT)
        s.change_votes(seat, -s.box.votes[piece], FROM_BUILT)
        s.remove_tile(seat, s.planned_at[at])
        if s.replaced[at] != NONE:
            s.put_tile(seat, s.replaced[at], s.replaced_at[at])
    s.planned[at] = s.planned_at[at] = s.replaced[at] = s.replaced_at[at] = NONE
    s.spent[at] = s.lowered[at] = NONE


def take_back_plan(s: SmallCity, seat: i64) -> None:
    """SC-16.2: restores a borough to its state before the plan, and clears the plan."""
    while s.records(seat) > 0:
        take_back_last(s, seat)
