"""What is true of every position: tiles lie as they may, none is lost, and plans can be undone."""

from mypy_extensions import i64

from tests.slices.construction.between import card_of
from tests.slices.construction.borough import Borough, is_storage, survey
from tests.slices.construction.box import (
    CURRENCIES,
    FACINGS,
    MONEY,
    N_SQUARES,
    SIDE,
    SMALLEST_ZONE,
    squares_of,
)
from tests.slices.construction.placement import may_grow_into
from tests.slices.construction.plan import take_back_last
from tests.slices.construction.price import money_price, unit, units_paid
from tests.slices.construction.state import SmallCity
from tests.slices.construction.vocabulary import (
    ARCHITECT,
    AT_HALLS,
    AT_PAY,
    AT_REVEAL,
    CONSTRUCTIONS,
    HALL,
    MEDIATOR,
    MOST_UNITS,
    NONE,
    PIECES,
    SQUARES,
)


def broken(s: SmallCity) -> list[str]:
    wrong = broken_codes(s) or broken_question(s) or broken_tiles(s)
    return wrong or broken_plans(s) or broken_stock(s) or broken_cards(s)


def broken_codes(s: SmallCity) -> list[str]:
    """Tiles lie as their tables say, inside the zone; without that nothing else can be looked at."""
    wrong = []
    for seat in range(s.seats):
        inside = s.zone[seat] - SMALLEST_ZONE
        for square in range(N_SQUARES):
            code = s.tiles[seat * N_SQUARES + square]
            if code != NONE:
                placement = square * FACINGS + code % FACINGS
                if placement not in s.box.tables[code // FACINGS].inside[inside]:
                    wrong.append(f"tiles: nothing lies like that on {SQUARES.ids[square]} of seat {seat}")
    return wrong


def broken_question(s: SmallCity) -> list[str]:
    """Town Halls first, then turn after turn; plans are made and Town Halls placed on lanes."""
    if s.over():
        return [] if s.turn == s.box.turns else ["turn: the game can't be over"]
    if not s.forked() or s.step().number not in (AT_HALLS, AT_REVEAL):
        return ["forks: somebody plans or settles, on his lane"]
    if (s.step().number == AT_HALLS) != (s.turn == 0):
        return ["turn: Town Halls are placed before the first one"]
    return []


def broken_tiles(s: SmallCity) -> list[str]:
    """SC-5.2.3, SC-5.2.5: no two on a square, none on a lake, no more than a player may have; a Town Hall each. Raw
    materials lie in stores.
    """
    wrong = []
    for seat in range(s.seats):
        b = survey(s, seat)
        if overlap(b):
            wrong.append(f"tiles: two lie on one square of seat {seat}")
        for i in range(len(b.piece)):
            table = s.box.tables[b.piece[i]]
            low, high = table.dry_low[b.at[i]], table.dry_high[b.at[i]]
            if (low & s.box.lake_low[s.board]) | (high & s.box.lake_high[s.board]):
                wrong.append(f"tiles: one of seat {seat} lies on a lake")
        for piece in b.piece:
            limit = s.box.limit[piece]
            if limit > 0 and b.count_of(s.box, s.box.building[piece]) > limit:
                wrong.append(f"tiles: seat {seat} has too many of {PIECES.ids[piece]}")
        settling = not s.over() and s.step().number == AT_HALLS
        halls = 0 if settling and s.waits_for(seat) else 1
        if b.count_of(s.box, s.box.building[HALL]) != halls or (settling and len(b.piece) != halls):
            wrong.append(f"tiles: seat {seat} has a Town Hall once it has settled, and one only")
        for square in range(N_SQUARES):
            if s.goods[seat * N_SQUARES + square] != 0 and not is_storage(b, square):
                wrong.append(f"goods: {SQUARES.ids[square]} of seat {seat} is no store")
    return wrong


def overlap(b: Borough) -> bool:
    return sum(len(squares_of(b.low[i], b.high[i])) for i in range(len(b.piece))) != len(
        squares_of(b.all_low, b.all_high)
    )


def broken_plans(s: SmallCity) -> list[str]:
    """Plans are there while people plan, and each construction can be taken back, the last one first."""
    before = s.clone()
    wrong = []
    for seat in range(s.seats):
        first = seat * CONSTRUCTIONS
        count = s.constructions(seat)
        for at in range(first + count, first + CONSTRUCTIONS):
            if not is_empty(s, at):
                wrong.append(f"planned: the plan of seat {seat} has a gap")
        if count > 0 and (s.over() or s.step().number != AT_REVEAL):
            wrong.append(f"planned: seat {seat} has a plan, and it is not the time")
        if wrong:
            return wrong
        under_way = not s.over() and s.waits_for(seat) and s.lane_depth(seat) > 1
        paying = under_way and s.lane_of(seat)[5] == AT_PAY
        while before.constructions(seat) > 0:
            is_last = before.constructions(seat) == count
            if not is_planned(before, seat, paying and is_last):
                return [f"planned: construction {before.constructions(seat)} of seat {seat} can't be"]
            take_back_last(before, seat)
    return broken_after(before)


def is_empty(s: SmallCity, at: i64) -> bool:
    fields = [s.planned, s.planned_at, s.replaced, s.replaced_at, s.spent, s.lowered]
    paid = [s.paid[at * MOST_UNITS + number] for number in range(MOST_UNITS)]
    return all(field[at] == NONE for field in fields) and all(space == NONE for space in paid)


def is_planned(s: SmallCity, seat: i64, unpaid: bool) -> bool:
    """Whether the last construction of a plan is there, and was paid for as the rules say (or is being paid for)."""
    at = s.last_of(seat)
    piece, placement, lowered = s.planned[at], s.planned_at[at], s.lowered[at]
    if (
        placement == NONE
        or s.tiles[seat * N_SQUARES + placement // FACINGS] != piece * FACINGS + placement % FACINGS
    ):
        return False
    if (s.replaced[at] == NONE) != (s.replaced_at[at] == NONE):
        return False
    if s.replaced[at] != NONE and not covers(s, piece, placement, s.replaced[at], s.replaced_at[at]):
        return False
    card = s.card[seat]
    others = [s.lowered[i] for i in range(seat * CONSTRUCTIONS, at) if s.lowered[i] != NONE]
    if lowered != NONE and (others or card != (MEDIATOR if lowered == MONEY else ARCHITECT)):
        return False
    if lowered != NONE and s.box.cost[piece * CURRENCIES + lowered] == 0:
        return False
    if s.spent[at] == NONE:
        return unpaid and lowered == NONE and units_paid(s, at) == 0
    if s.spent[at] != money_price(s.box, piece, s.replaced[at], lowered):
        return False
    return is_paid(s, seat, at, unpaid)


def covers(s: SmallCity, piece: i64, placement: i64, old: i64, old_at: i64) -> bool:
    """SC-5.2.2: whether an enlargement is one."""
    new, table = s.box.tables[piece], s.box.tables[old]
    if old_at not in table.inside[SIDE - SMALLEST_ZONE] or not may_grow_into(s.box, old, piece):
        return False
    left_out = (table.low[old_at] & ~new.low[placement]) | (table.high[old_at] & ~new.high[placement])
    return left_out == 0


def is_paid(s: SmallCity, seat: i64, at: i64, unpaid: bool) -> bool:
    """SC-5.2.14: raw materials came from stores that are empty now, each from another."""
    count = units_paid(s, at)
    spaces = [s.paid[at * MOST_UNITS + i] for i in range(MOST_UNITS)]
    if any(space != NONE for space in spaces[count:]) or len(set(spaces[:count])) < count:
        return False
    due = unit(s.box, s.planned[at], s.lowered[at], count)
    if (due != 0) != unpaid or (count > 0 and unit(s.box, s.planned[at], s.lowered[at], count - 1) == 0):
        return False
    b = survey(s, seat)
    return all(s.goods[seat * N_SQUARES + space] == 0 and is_storage(b, space) for space in spaces[:count])


def broken_after(before: SmallCity) -> list[str]:
    """The table without the plans: its tiles lie well, too, and none is lost."""
    wrong = broken_codes(before) or broken_tiles(before)
    for seat in range(before.seats):
        if before.votes[seat] < 0:
            wrong.append(f"votes: seat {seat} can't have so few")
    return wrong or broken_count(before)


def broken_count(before: SmallCity) -> list[str]:
    """SC-4.11: each tile lies in the stock or in a borough."""
    wrong = []
    lying = [0] * int(before.box.pieces)
    for code in before.tiles:
        if code != NONE:
            lying[code // FACINGS] += 1
    settling = not before.over() and before.step().number == AT_HALLS
    for piece in range(before.box.pieces):
        taken = 0 if piece == HALL and settling else lying[piece]
        if before.stock[piece] + taken != before.box.count[piece]:
            wrong.append(f"stock: tiles of {PIECES.ids[piece]} are missing, or there are too many")
    return wrong


def broken_stock(s: SmallCity) -> list[str]:
    """SC-5.2.17: nobody plans with tiles that were not there."""
    return [
        f"stock: seat {seat} plans with too many of {PIECES.ids[piece]}"
        for seat in range(s.seats)
        for piece in range(s.box.pieces)
        if s.in_stock(seat, piece) < 0
    ]


def broken_cards(s: SmallCity) -> list[str]:
    """SC-90.2: cards go by turn and place."""
    for place in range(s.seats):
        seat = s.in_order(place)
        if s.card[seat] != (card_of(s, place) if s.turn > 0 else NONE):
            return [f"card: seat {seat} can't have this one"]
    return []
