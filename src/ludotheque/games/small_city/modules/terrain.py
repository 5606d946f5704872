"""SC-8.4: Mountains and rivers: what they forbid to builders, and the stones that workers dig. Each function is
asked only where such boards are played. The river's surcharge and the stones of a price are in `price`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.building.price import stones_under, surcharge
from ludotheque.games.small_city.building.storage_spaces import first_warehouse_space
from ludotheque.games.small_city.citizens.citizens import works_for
from ludotheque.games.small_city.components.box import (
    CURRENCIES,
    METAL_PLACE,
    MOST_CELLS,
    MOUNTAIN,
    N_SQUARES,
    PLAIN,
    RIVER,
    STONE,
    WOOD,
    WOOD_PLACE,
    holds,
    squares_of,
)
from ludotheque.games.small_city.position.borough import (
    Borough,
    beyond,
    layout,
    survey,
    terrain_high,
    terrain_low,
    zone_high,
    zone_low,
)
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_DIG,
    AT_PHASES,
    AT_SIDE,
    DIG,
    DUG,
    IN_DIGGING,
    LEFT_WITH_HOST,
    MOUNTAINS,
    NO_ROOM_FOR,
    NONE,
    RIVERS,
    SEATS,
    SQUARES,
)

ON_A_MOUNTAIN: Final = Refusal("SC-8.4.3", "on-a-mountain")
ON_A_STONE: Final = Refusal("SC-8.4.4", "on-a-stone")
FREE_ON_THE_RIVER: Final = Refusal("SC-5.7.3", "free-on-the-river")
NO_ROOM_FOR_STONE: Final = Refusal("SC-8.4.3", "no-room-for-stone")
REFUSALS: Final = [ON_A_MOUNTAIN, ON_A_STONE, FREE_ON_THE_RIVER, NO_ROOM_FOR_STONE]


def is_terrain(s: SmallCity) -> bool:
    return s.boards == MOUNTAINS or s.boards == RIVERS


# ---------------------------------------------------------------- building


def may_cover_stones(s: SmallCity, piece: i64) -> bool:
    """SC-8.4.4: whether the price of a piece has stones, so that it might cover some."""
    return s.box.cost[piece * CURRENCIES + STONE] > 0


def has_more_rules(s: SmallCity, piece: i64) -> bool:
    """Whether `why_not` has something to say of a piece: every river square, and stones that a price asks for."""
    return s.boards == RIVERS or may_cover_stones(s, piece)


def why_not(
    s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, old: i64, gratis: bool
) -> Refusal | None:
    """The rule of a terrain against a placement on free squares, or None: SC-5.7.3 a free tile covers no new river
    square, SC-8.4.4 stones covered are stones paid. The surcharge itself is part of the bill.
    """
    if s.boards == MOUNTAINS:
        covered = stones_under(s, b, piece, placement)
        return ON_A_STONE if covered > s.box.cost[piece * CURRENCIES + STONE] else None
    return FREE_ON_THE_RIVER if gratis and river_under(s, seat, b, piece, placement, old) > 0 else None


def river_under(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, old: i64) -> i64:
    """SC-8.4.2: how many river squares a placement newly covers; `old` is the tile it enlarges, below 0 for none."""
    if old < 0:
        return surcharge(s, seat, piece, placement, NONE, NONE)
    return surcharge(s, seat, piece, placement, b.piece[old], b.at[old])


def facts_there(s: SmallCity, seat: i64, b: Borough, low: i64, high: i64, refusal: Refusal) -> Facts:
    """The squares that a refusal of `why_not` is about."""
    if refusal is ON_A_STONE:
        return {"squares": Terms(SQUARES, squares_of(low & b.stone_low, high & b.stone_high))}
    low &= terrain_low(s, seat, RIVER) & ~b.all_low
    high &= terrain_high(s, seat, RIVER) & ~b.all_high
    return {"squares": Terms(SQUARES, squares_of(low, high))}


def covered_stone(s: SmallCity, seat: i64, at: i64) -> i64:
    """SC-5.2.14: the next stone that the construction of a plan covers and has to be paid first: its square, or -1."""
    piece = s.planned[at]
    cells = s.planned_at[at] * MOST_CELLS
    found: i64 = NONE
    for i in range(s.box.size[piece]):
        square = s.box.tables[piece].cells[cells + i]
        if s.on[seat * N_SQUARES + square] == STONE and (found == NONE or square < found):
            found = square
    return found


# ---------------------------------------------------------------- setup


def begin_sides(s: SmallCity) -> None:
    """SC-8.4.1: everybody chooses his side, in turn order (stage IN_CITIES)."""
    for place in range(s.seats - 1, -1, -1):
        s.push(AT_SIDE, s.in_order(place))


# ---------------------------------------------------------------- digging


def begin_digging(s: SmallCity) -> None:
    """SC-8.4.3: in turn order, everybody whose workers stand beside a mountain lays the stones they dig (stage
    IN_DIGGING).
    """
    for place in range(s.seats - 1, -1, -1):
        seat = s.in_order(place)
        if s.plays(seat) and next_digger(s, seat, NONE, NONE) != NONE:
            s.push(AT_DIG, seat, NONE, NONE)


def digs(s: SmallCity, borough: i64, square: i64) -> bool:
    """SC-8.4.3: whether a square is beside a mountain, be it outside the zone; SC-10.22 says what beside means."""
    low, high = terrain_low(s, borough, MOUNTAIN), terrain_high(s, borough, MOUNTAIN)
    for dir in range(4):
        near = beyond(square, dir)
        if near == NONE:
            continue
        if holds(low, high, near):
            return True
        corner = beyond(near, (dir + 1) % 4) if s.box.mountain_corners else NONE
        if corner != NONE and holds(low, high, corner):
            return True
    return False


def next_digger(s: SmallCity, seat: i64, borough: i64, square: i64) -> i64:
    """The worker of a seat whose stone is laid after that of another one (none: the first), as borough * 100 + square;
    -1 if nobody is left. At home first, then clockwise, each borough in reading order.
    """
    gone = 0 if borough == NONE else (borough - seat) % s.seats
    after = square
    while gone < s.seats:
        there = (seat + gone) % s.seats
        lay = layout(s, there)
        for other in range(after + 1, N_SQUARES):
            at_work = WOOD_PLACE <= lay.kind[other] <= METAL_PLACE and works_for(s, seat, there, other)
            if at_work and digs(s, there, other):
                return there * N_SQUARES + other
        gone += 1
        after = NONE
    return NONE


def stones_left(s: SmallCity) -> i64:
    """SC-8.4.3: how many of the stones lie on no plain square."""
    count = s.box.stones
    for borough in range(s.seats):
        if s.board[borough] != NONE:
            b = survey(s, borough)
            count -= len(squares_of(b.stone_low, b.stone_high))
    return count


def dig_squares(s: SmallCity, borough: i64, square: i64) -> vec[i64]:
    """SC-8.4.3: the empty plain squares of the zone in the influence of the Factory on a square; none where all stones
    are laid.
    """
    found = vec[i64]()
    if stones_left(s) <= 0:
        return found
    b = survey(s, borough)
    low = terrain_low(s, borough, PLAIN) & zone_low(s, borough)
    high = terrain_high(s, borough, PLAIN) & zone_high(s, borough)
    low &= ~(b.all_low | b.grave_low | b.stone_low | b.dirty_low)
    high &= ~(b.all_high | b.grave_high | b.stone_high | b.dirty_high)
    for i in range(len(b.piece)):
        if holds(b.low[i], b.high[i], square):
            table = s.box.tables[b.piece[i]]
            low &= table.ring_low[b.at[i]]
            high &= table.ring_high[b.at[i]]
    for near in range(N_SQUARES):
        if holds(low, high, near):
            found = append(found, near)
    return found


class Dig(Step[SmallCity]):
    """SC-8.4.3: where the stone is laid that a worker digs. The figures are his borough and square, none before the
    first one's turn.
    """

    def __init__(self) -> None:
        super().__init__(AT_DIG, "dig", SEATS, SQUARES)
        self.on = [AT_PHASES, AT_DIG]
        self.none = [0, 1]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat, borough, square = s.seat_at(at), s.figure_at(at, 0), s.figure_at(at, 1)
        if s.stage() != IN_DIGGING or s.boards != MOUNTAINS or not s.plays(seat):
            return False
        if (
            s.step_at(at - 1) == AT_DIG
            and (seat - s.host) % s.seats >= (s.seat_at(at - 1) - s.host) % s.seats
        ):
            return False
        if at < s.depth() - 1:
            return borough == NONE and square == NONE and next_digger(s, seat, NONE, NONE) != NONE
        if borough == NONE or square == NONE or borough >= s.seats:
            return False
        return next_digger(s, seat, borough, square - 1) == borough * N_SQUARES + square

    def asks(self, s: SmallCity) -> bool:
        return s.top(0) != NONE and len(dig_squares(s, s.top(0), s.top(1))) > 1

    def proceed(self, s: SmallCity) -> None:
        """The first worker's turn, or a stone for which there is no choice."""
        if s.top(0) != NONE:
            squares = dig_squares(s, s.top(0), s.top(1))
            if len(squares) == 0:
                give_up_stone(s, s.asked(), s.top(0))
            else:
                lay_stone(s, s.asked(), s.top(0), squares[0])
        next_stone(s)

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([DIG.of(square) for square in dig_squares(s, s.top(0), s.top(1))])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not DIG.has(action):
            return NOT_NOW
        for square in dig_squares(s, s.top(0), s.top(1)):
            if square == DIG.arg(action):
                return None
        return NO_ROOM_FOR_STONE

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {
            "square": Term(SQUARES, DIG.arg(action)),
            "squares": Terms(SQUARES, dig_squares(s, s.top(0), s.top(1))),
        }

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        lay_stone(s, seat, s.top(0), DIG.arg(action))
        next_stone(s)


def next_stone(s: SmallCity) -> None:
    """It is the next worker's turn; after the last one the question is over."""
    worker = next_digger(s, s.asked(), s.top(0), s.top(1))
    if worker == NONE:
        s.drop()
    else:
        s.set_top(0, worker // N_SQUARES)
        s.set_top(1, worker % N_SQUARES)


def lay_stone(s: SmallCity, seat: i64, borough: i64, square: i64) -> None:
    s.on[borough * N_SQUARES + square] = STONE
    s.note(DUG, seat, borough, square)


def give_up_stone(s: SmallCity, seat: i64, borough: i64) -> None:
    """SC-8.4.3: without a square for it a citizen's stone is discarded; a tourist's goes into a Warehouse of his host
    first.
    """
    space = first_warehouse_space(s, borough) if borough != seat else NONE
    if space == NONE:
        s.note(NO_ROOM_FOR, seat, STONE - WOOD)
    else:
        s.on[borough * N_SQUARES + space] = STONE
        s.note(LEFT_WITH_HOST, seat, borough, STONE - WOOD, space)


# ---------------------------------------------------------------- what must be so


def broken(s: SmallCity) -> list[str]:
    """What can't be so with what this module brings, in words for a developer."""
    if s.boards != MOUNTAINS:
        return []
    wrong = []
    if stones_left(s) < 0:
        wrong.append("on: there are not so many stones on plain squares")
    for seat in range(s.seats):
        if s.board[seat] == NONE:
            continue
        b = survey(s, seat)
        wild_low = b.stone_low & ~(terrain_low(s, seat, PLAIN) & zone_low(s, seat))
        wild_high = b.stone_high & ~(terrain_high(s, seat, PLAIN) & zone_high(s, seat))
        if wild_low | wild_high != 0:
            wrong.append(f"on: stones of seat {seat} lie where none can be laid")
    return wrong
