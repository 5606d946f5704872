"""Invariants of plans and moves behind the screens: each can be undone, the last one first."""

from mypy_extensions import i64

from ludotheque.games.small_city.building.placement import may_grow_into
from ludotheque.games.small_city.building.plan import before_last, take_back_last
from ludotheque.games.small_city.building.price import bill_of, money_price, paid_before, unit_due
from ludotheque.games.small_city.citizens.citizens import (
    citizen_on,
    is_pilgrim,
    pilgrim_rides,
    riders,
    tram_square,
)
from ludotheque.games.small_city.citizens.movement import (
    make_move,
    take_back_moves,
    why_not_home,
    why_not_moved,
)
from ludotheque.games.small_city.citizens.open_places import open_places
from ludotheque.games.small_city.components.box import (
    CURRENCIES,
    FACINGS,
    METAL,
    MONEY,
    N_SQUARES,
    SIDE,
    SMALLEST_ZONE,
    STONE,
    WOOD,
)
from ludotheque.games.small_city.components.squares import holds, is_subset
from ludotheque.games.small_city.position.borough import Layout, layout
from ludotheque.games.small_city.position.equal_spaces import NO_SPACE, ON_PLAIN, space_kind
from ludotheque.games.small_city.position.state import EMPTY, FREE_OF_CHARGE, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ARCHITECT,
    AT_PAY,
    IN_MOVES,
    IN_PLANS,
    MEDIATOR,
    MOST_MOVES,
    MOST_PAID,
    MOST_SEATS,
    N_PIECES,
    NONE,
    RECORDS,
)

# ---------------------------------------------------------------- plans


def broken_plans(s: SmallCity, before: SmallCity) -> list[str]:
    """Plans exist only while players plan, and each construction can be undone: `before` is a clone on which that is
    done.
    """
    for seat in range(s.seats):
        first = seat * RECORDS
        count = s.records(seat)
        for at in range(first + count, first + RECORDS):
            if not is_empty(s, at):
                return [f"planned: the plan of seat {seat} has a gap"]
        if count > 0 and (s.over() or s.stage() != IN_PLANS):
            return [f"planned: seat {seat} has a plan, and it is not the time"]
        if s.constructions(seat) > 3:
            return [f"planned: seat {seat} plans too much"]
        if not is_paid_list(s, seat):
            return [f"paid: seat {seat} can't have paid so"]
        under_way = count > 0 and s.forked() and s.lane_depth(seat) > 1
        paying = under_way and step_on_lane(s, seat, 1) == AT_PAY
        while before.records(seat) > 0:
            is_last = before.records(seat) == count
            if not is_planned(before, seat, paying and is_last):
                return [f"planned: construction {before.records(seat)} of seat {seat} can't be"]
            take_back_last(before, seat)
    return [f"votes: seat {seat} can't have so few" for seat in range(s.seats) if before.votes[seat] < 0]


def step_on_lane(s: SmallCity, seat: i64, depth: i64) -> i64:
    """The step of a question on a seat's lane."""
    common = s.depth()
    s.enter(seat)
    found = s.step_at(common + depth)
    s.leave()
    return found


def is_empty(s: SmallCity, at: i64) -> bool:
    fields = [s.planned, s.planned_at, s.replaced, s.replaced_at, s.spent, s.lowered]
    return all(field[at] == NONE for field in fields) and s.units[at] == 0


def is_paid_list(s: SmallCity, seat: i64) -> bool:
    """The list of raw materials paid has no gaps; each came from a different space."""
    first, count = seat * MOST_PAID, paid_before(s, seat)
    if count > MOST_PAID:
        return False
    paid = [s.paid[i] for i in range(first, first + count)]
    rest = [s.paid[i] for i in range(first + count, first + MOST_PAID)]
    lay = layout(s, seat)
    for code in paid:
        if code < 0 or code % 4 == 0 or s.on[seat * N_SQUARES + code // 4] != EMPTY:
            return False
        kind = space_kind(s, lay, code // 4)
        if kind == ON_PLAIN and code % 4 != STONE:
            return False
        if kind == NO_SPACE and not is_covered_stone(s, seat, lay, code):
            return False
    return all(code == NONE for code in rest) and len({code // 4 for code in paid}) == count


def is_covered_stone(s: SmallCity, seat: i64, lay: Layout, code: i64) -> bool:
    """SC-8.4.4: whether a stone was paid on a square that a tile of the plan now covers, for that tile or for an
    earlier one.
    """
    piece = lay.piece[code // 4]
    plan = range(seat * RECORDS, seat * RECORDS + s.records(seat))
    dug = any(module.may_lie(s, seat, code // 4, STONE, NONE) for module in s.modules())
    return dug and code % 4 == STONE and any(s.planned[at] == piece for at in plan)


def is_planned(s: SmallCity, seat: i64, unpaid: bool) -> bool:
    """Whether the last construction of a plan is present, and paid for as the rules require (or being paid for)."""
    at = s.last_of(seat)
    piece, placement, lowered = s.planned[at], s.planned_at[at], s.lowered[at]
    if piece >= N_PIECES:
        return any(module.is_line(s, seat, at) for module in s.modules())
    if (
        placement == NONE
        or s.tiles[seat * N_SQUARES + placement // FACINGS] != piece * FACINGS + placement % FACINGS
    ):
        return False
    if (s.replaced[at] == NONE) != (s.replaced_at[at] == NONE):
        return False
    if s.replaced[at] != NONE and not covers(s, piece, placement, s.replaced[at], s.replaced_at[at]):
        return False
    if lowered == FREE_OF_CHARGE:
        return s.spent[at] == 0 and s.units[at] == 0 and comes_free(s, seat, at)
    if lowered != NONE and not is_lowered(s, seat, at):
        return False
    if s.spent[at] == NONE:
        return unpaid and lowered == NONE and s.units[at] == 0
    if s.spent[at] != money_price(s, before_last(s, seat), piece, s.replaced[at], lowered):
        return False
    return is_paid(s, seat, at, unpaid)


def comes_free(s: SmallCity, seat: i64, at: i64) -> bool:
    """Whether a line of a plan is a free gift with the construction before it."""
    if at == seat * RECORDS or s.planned[at - 1] >= N_PIECES:
        return False
    return any(module.comes_free(s, seat, at) for module in s.modules())


def is_lowered(s: SmallCity, seat: i64, at: i64) -> bool:
    """SC-5.2.15: one card for one construction, on a part of the price it can lower."""
    lowered = s.lowered[at]
    others = [s.lowered[i] for i in range(seat * RECORDS, at) if s.lowered[i] not in (NONE, FREE_OF_CHARGE)]
    if others or s.card[seat] != (MEDIATOR if lowered == MONEY else ARCHITECT):
        return False
    return s.box.cost[s.planned[at] * CURRENCIES + lowered] > 0


def covers(s: SmallCity, piece: i64, placement: i64, old: i64, old_at: i64) -> bool:
    """SC-5.2.2: whether an enlargement is valid."""
    new, table = s.box.tables[piece], s.box.tables[old]
    if old_at not in table.inside[SIDE - SMALLEST_ZONE] or not may_grow_into(s.box, old, piece):
        return False
    return is_subset(table.squares(old_at), new.squares(placement))


def is_paid(s: SmallCity, seat: i64, at: i64, unpaid: bool) -> bool:
    """SC-5.2.14: stones that it covers, then wood before stone before metal, and the whole price unless it is being
    paid for.
    """
    bill, count = bill_of(s, seat, at), s.units[at]
    first = seat * MOST_PAID + paid_before(s, seat) - count
    table = s.box.tables[s.planned[at]]
    squares = table.squares(s.planned_at[at])
    left = [0] + [int(bill.units(s.lowered[at], kind)) for kind in range(WOOD, METAL + 1)]
    last = 0
    for i in range(first, first + count):
        kind = int(s.paid[i] % 4)
        left[kind] -= 1
        if left[kind] < 0 or kind < last:
            return False
        if not holds(squares, s.paid[i] // 4):
            last = kind
        elif last > 0 or kind != STONE:
            return False
    return (unit_due(s, seat, at) != MONEY) == unpaid


# ---------------------------------------------------------------- moves


def broken_moves(s: SmallCity) -> list[str]:
    """Moves exist only from phase 3 on; behind the screens each is legal, one after the other, from the initial
    squares.
    """
    if s.over():
        return []
    for seat in range(s.seats):
        for at in range(seat * MOST_MOVES + s.moves_made(seat), (seat + 1) * MOST_MOVES):
            if s.moves[at] != NONE:
                return [f"moves: those of seat {seat} have a gap"]
        for at in range(seat * MOST_MOVES, seat * MOST_MOVES + s.moves_made(seat)):
            if s.stage() < IN_MOVES:
                return [f"moves: seat {seat} has moved before the time"]
            if not is_within(s, s.moves[at]):
                return [f"moves: seat {seat} moves where there is no borough"]
    if s.stage() != IN_MOVES:
        return broken_open(s)
    return broken_hidden_moves(s)


def is_within(s: SmallCity, code: i64) -> bool:
    origin = code // (MOST_SEATS * N_SQUARES) // N_SQUARES
    return origin < s.seats and code % (MOST_SEATS * N_SQUARES) // N_SQUARES < s.seats


def broken_open(s: SmallCity) -> list[str]:
    """Open places exist only from phase 3 to the end of the turn, and only where there are places."""
    wrong = []
    for seat in range(s.seats):
        if s.stage() < IN_MOVES and s.open[seat * 2] | s.open[seat * 2 + 1] != 0:
            wrong.append(f"open: no place of seat {seat} is open now")
    return wrong


def broken_hidden_moves(s: SmallCity) -> list[str]:
    before = s.clone()
    for seat in range(s.seats):
        if not is_taken_back(s, seat):
            return [f"moves: seat {seat} can't have moved so"]
    for seat in range(s.seats):
        take_back_moves(before, seat)
    after = before.clone()
    for seat in range(s.seats):
        open_places(after, seat, layout(after, seat))
        if after.open[seat * 2] != s.open[seat * 2] or after.open[seat * 2 + 1] != s.open[seat * 2 + 1]:
            return [f"open: those are not the empty places of seat {seat}"]
    for seat in range(s.seats):
        for at in range(seat * MOST_MOVES, seat * MOST_MOVES + s.moves_made(seat)):
            origin, to = s.moves[at] // (MOST_SEATS * N_SQUARES), s.moves[at] % N_SQUARES
            borough, square = origin // N_SQUARES, origin % N_SQUARES
            lay = layout(after, seat)
            if borough == seat:
                refusal = why_not_moved(after, seat, lay, square, to)
            else:
                refusal = why_not_home(after, seat, lay, borough, square, to)
            if refusal is not None:
                return [f"moves: seat {seat} can't have moved so"]
            make_move(after, seat, borough, square, to)
    return []


def is_taken_back(s: SmallCity, seat: i64) -> bool:
    """Whether every moved citizen stands on its destination, and its origin has room."""
    seen: set[int] = set()
    tram = tram_square(s, seat)
    on_tram = 0
    for at in range(seat * MOST_MOVES, seat * MOST_MOVES + s.moves_made(seat)):
        origin, target = s.moves[at] // (MOST_SEATS * N_SQUARES), s.moves[at] % (MOST_SEATS * N_SQUARES)
        to = target % N_SQUARES
        if target // N_SQUARES != seat:
            return False
        if to == tram:
            on_tram += 1
        elif to in seen or not (citizen_on(s, seat, to) == seat or is_pilgrim(s, seat, to)):
            return False
        seen.add(int(to))
        if s.on[origin] != EMPTY:
            return False
    return on_tram <= riders(s, seat, seat) + (1 if pilgrim_rides(s, seat) else 0)
