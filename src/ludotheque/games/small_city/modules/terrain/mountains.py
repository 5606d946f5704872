"""SC-8.4.3, SC-8.4.4: Mountains: nothing is built on them, and workers dig stones beside them."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.citizens.citizens import works_for
from ludotheque.games.small_city.components.box import (
    CURRENCIES,
    METAL_PLACE,
    MOST_CELLS,
    MOUNTAIN,
    N_SQUARES,
    PLAIN,
    STONE,
    WOOD,
    WOOD_PLACE,
)
from ludotheque.games.small_city.components.squares import (
    Squares,
    holds,
    intersection,
    is_empty,
    is_subset,
    no_squares,
    size_of,
    squares_of,
    union,
    without,
)
from ludotheque.games.small_city.modules.terrain.sides import MOUNTAIN_BOARDS, begin_sides
from ludotheque.games.small_city.position.borough import (
    Borough,
    beyond,
    layout,
    survey,
    terrain_squares,
    zone_squares,
)
from ludotheque.games.small_city.position.events import DUG, LEFT_WITH_HOST, NO_ROOM_FOR
from ludotheque.games.small_city.position.module import Module
from ludotheque.games.small_city.position.raw_materials import first_warehouse_space
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_DIG,
    AT_PHASES,
    DIG,
    IN_DIGGING,
    MOUNTAINS,
    NONE,
    PIECES,
    SEATS,
    SQUARES,
)

ON_A_MOUNTAIN: Final = Refusal("SC-8.4.3", "on-a-mountain")
ON_A_STONE: Final = Refusal("SC-8.4.4", "on-a-stone")
NO_ROOM_FOR_STONE: Final = Refusal("SC-8.4.3", "no-room-for-stone")


class Mountains(Module):
    """SC-8.4.3, SC-8.4.4."""

    def __init__(self) -> None:
        super().__init__(4, {"boards": ["mountain"]})

    def is_played(self, s: SmallCity) -> bool:
        return s.boards == MOUNTAINS

    def begin_boards(self, s: SmallCity) -> bool:
        begin_sides(s)
        return True

    def is_board_of(self, s: SmallCity, seat: i64) -> bool:
        return s.board[seat] in MOUNTAIN_BOARDS

    def begin(self, s: SmallCity, stage: i64) -> None:
        if stage == IN_DIGGING:
            begin_digging(s)

    # ------------------------------------------------------------ building

    def shut(self, s: SmallCity, seat: i64, b: Borough, piece: i64) -> Squares:
        """SC-8.4.4: a piece without stones in its price covers none."""
        if may_cover_stones(s, piece):
            return no_squares()
        return b.stones

    def why_shut(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, squares: Squares
    ) -> tuple[Refusal | None, Squares]:
        rock = intersection(squares, terrain_squares(s, seat, MOUNTAIN))
        if not is_empty(rock):
            return ON_A_MOUNTAIN, rock
        stones = intersection(squares, b.stones)
        return (None if is_empty(stones) else ON_A_STONE), stones

    def has_more_rules(self, s: SmallCity, seat: i64, piece: i64) -> bool:
        return may_cover_stones(s, piece)

    def why_not_there(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, old: i64, gratis: bool
    ) -> Refusal | None:
        """SC-8.4.4: stones covered must be paid."""
        covered = stones_under(s, b, piece, placement)
        return ON_A_STONE if covered > s.box.cost[piece * CURRENCIES + STONE] else None

    def facts_there(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, refusal: Refusal
    ) -> Facts:
        if refusal is not ON_A_STONE:
            return {}
        table = s.box.tables[piece]
        stones = squares_of(intersection(table.squares(placement), b.stones))
        return {"piece": Term(PIECES, piece), "squares": Terms(SQUARES, stones)}

    def units_kept(self, s: SmallCity, b: Borough, piece: i64, placement: i64, kind: i64) -> i64:
        """SC-8.4.4: the stones that a construction covers must all be paid."""
        return stones_under(s, b, piece, placement) if kind == STONE else 0

    def first_space(self, s: SmallCity, seat: i64, at: i64) -> i64:
        return covered_stone(s, seat, at)

    # ------------------------------------------------------------ view, invariants

    def view(self, s: SmallCity, seat: i64) -> dict[str, Any]:
        return {"stones": int(stones_left(s))}

    def may_lie(self, s: SmallCity, seat: i64, square: i64, thing: i64, piece: i64) -> bool:
        """SC-8.4.4: a stone on a plain square, or under a construction that is not paid for yet."""
        return thing == STONE and (piece == NONE or s.covers_unpaid(seat, square))

    def broken(self, s: SmallCity) -> list[str]:
        wrong = []
        if stones_left(s) < 0:
            wrong.append("on: there are not so many stones on plain squares")
        for seat in range(s.seats):
            if s.board[seat] == NONE:
                continue
            b = survey(s, seat)
            plain = intersection(terrain_squares(s, seat, PLAIN), zone_squares(s, seat))
            if not is_subset(b.stones, plain):
                wrong.append(f"on: stones of seat {seat} lie where none can be laid")
        return wrong


def may_cover_stones(s: SmallCity, piece: i64) -> bool:
    """SC-8.4.4: whether the price of a piece includes stones, so that it may cover some."""
    return s.box.cost[piece * CURRENCIES + STONE] > 0


def stones_under(s: SmallCity, b: Borough, piece: i64, placement: i64) -> i64:
    """SC-8.4.4: how many stones on plain squares a placement covers; `b` is the borough before it."""
    table = s.box.tables[piece]
    return size_of(intersection(table.squares(placement), b.stones))


def covered_stone(s: SmallCity, seat: i64, at: i64) -> i64:
    """SC-5.2.14: the square of the next stone that the construction of a plan covers and must pay first, or -1."""
    piece = s.planned[at]
    cells = s.planned_at[at] * MOST_CELLS
    found: i64 = NONE
    for i in range(s.box.size[piece]):
        square = s.box.tables[piece].cells[cells + i]
        if s.on[seat * N_SQUARES + square] == STONE and (found == NONE or square < found):
            found = square
    return found


# ---------------------------------------------------------------- digging


def begin_digging(s: SmallCity) -> None:
    """SC-8.4.3: in turn order, every player whose workers stand beside a mountain places the stones they dig (stage
    IN_DIGGING).
    """
    for place in range(s.seats - 1, -1, -1):
        seat = s.in_order(place)
        if s.plays(seat) and next_digger(s, seat, NONE, NONE) != NONE:
            s.push(AT_DIG, seat, NONE, NONE)


def digs(s: SmallCity, borough: i64, square: i64) -> bool:
    """SC-8.4.3: whether a square is beside a mountain, inside the zone or not; SC-10.22 defines beside."""
    squares = terrain_squares(s, borough, MOUNTAIN)
    for dir in range(4):
        near = beyond(square, dir)
        if near == NONE:
            continue
        if holds(squares, near):
            return True
        corner = beyond(near, (dir + 1) % 4) if s.box.mountain_corners else NONE
        if corner != NONE and holds(squares, corner):
            return True
    return False


def next_digger(s: SmallCity, seat: i64, borough: i64, square: i64) -> i64:
    """The worker of a seat whose stone is placed after that of another one (none: the first), as borough * 100 +
    square; -1 if none is left. At home first, then clockwise, each borough in reading order.
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
    """SC-8.4.3: how many of the stones are not on plain squares."""
    count = s.box.stones
    for borough in range(s.seats):
        if s.board[borough] != NONE:
            b = survey(s, borough)
            count -= size_of(b.stones)
    return count


def dig_squares(s: SmallCity, borough: i64, square: i64) -> vec[i64]:
    """SC-8.4.3: the empty plain squares of the zone in the influence of the Factory on a square; none if all stones
    are placed.
    """
    if stones_left(s) <= 0:
        return vec[i64]()
    b = survey(s, borough)
    plain = intersection(terrain_squares(s, borough, PLAIN), zone_squares(s, borough))
    empty = without(plain, union(union(b.built, b.graves), union(b.stones, b.dirty)))
    for i in range(len(b.piece)):
        if holds(b.squares(i), square):
            empty = intersection(empty, s.box.tables[b.piece[i]].influence(b.at[i]))
    return squares_of(empty)


class Dig(Step[SmallCity]):
    """SC-8.4.3: where to place the stone that a worker digs. The figures are the borough and the square of the
    worker; none before the first one.
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
        """The first worker, or a stone without a choice."""
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
    """Proceeds to the next worker; after the last one the question is over."""
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
    """SC-8.4.3: without a square for it a citizen's stone is discarded; a tourist's goes first into a Warehouse of
    the host.
    """
    space = first_warehouse_space(s, borough) if borough != seat else NONE
    if space == NONE:
        s.note(NO_ROOM_FOR, seat, STONE - WOOD)
    else:
        s.on[borough * N_SQUARES + space] = STONE
        s.note(LEFT_WITH_HOST, seat, borough, STONE - WOOD, space)
