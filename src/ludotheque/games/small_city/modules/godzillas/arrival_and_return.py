"""SC-8.1.4 to SC-8.1.6: Where a godzilla appears: first at the Harbour or a Factory, later on its radioactivity."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.components.box import (
    FACTORY,
    METAL_PLACE,
    MOST_CELLS,
    N_SQUARES,
    STONE_PLACE,
)
from ludotheque.games.small_city.components.squares import holds, squares_of
from ludotheque.games.small_city.modules.godzillas.radioactivity import is_marked, marked_squares, markers_of
from ludotheque.games.small_city.modules.godzillas.waking import eat, put_godzilla, stands, waits_in_order
from ludotheque.games.small_city.position.borough import Borough, beyond, survey, zone_squares
from ludotheque.games.small_city.position.events import APPEARED, GODZILLA_WENT
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    APPEAR,
    AT_APPEAR,
    AT_MARCH,
    AT_PHASES,
    BUILDINGS,
    DOWN,
    FROM_BUILDING,
    FROM_SQUARES,
    NONE,
    RIGHT,
    SQUARES,
)

NOT_DRAWN_THERE: Final = Refusal("SC-8.1.4", "not-drawn-there")
NO_MARKED_PAIR: Final = Refusal("SC-8.1.5", "no-marked-pair")

HARBOUR: Final[i64] = BUILDINGS.index_of["harbour"]

# ---------------------------------------------------------------- the first time


def harbour_of(s: SmallCity, b: Borough) -> i64:
    """The tile of a borough's Harbour, Shanghai's port included; -1 for none."""
    for i in range(len(b.piece)):
        if s.box.counts_as[s.box.building[b.piece[i]]] == HARBOUR:
            return i
    return NONE


def largest_factory(s: SmallCity, b: Borough) -> i64:
    """The level of the largest Factory; 0 without any."""
    level: i64 = 0
    for piece in b.piece:
        if s.box.category[piece] == FACTORY:
            level = max(level, s.box.level[piece])
    return level


def first_spots(s: SmallCity, seat: i64, b: Borough) -> vec[i64]:
    """SC-8.1.4: the pairs of squares of the largest Factories, square * 4 + direction, ascending."""
    level = largest_factory(s, b)
    found = vec[i64]()
    for square in range(N_SQUARES):
        for dir in range(4):
            if level > 0 and is_first_spot(s, seat, b, level, square, dir):
                found = append(found, square * 4 + dir)
    return found


def is_first_spot(s: SmallCity, seat: i64, b: Borough, level: i64, square: i64, dir: i64) -> bool:
    """Metal and then stone of a Factory of level 3; both squares of one of level 2, in reading order; one of level 1
    and any square of the zone beside it.
    """
    other = beyond(square, dir)
    i = factory_on(s, b, level, square)
    if i == NONE or other == NONE:
        return False
    if level == 1:
        return holds(zone_squares(s, seat), other)
    if not holds(b.squares(i), other):
        return False
    if level == 2:
        return dir == RIGHT or dir == DOWN
    return place_on(s, b, i, square) == METAL_PLACE and place_on(s, b, i, other) == STONE_PLACE


def factory_on(s: SmallCity, b: Borough, level: i64, square: i64) -> i64:
    """The Factory of this level on a square; -1 for none."""
    for i in range(len(b.piece)):
        is_factory = s.box.category[b.piece[i]] == FACTORY and s.box.level[b.piece[i]] == level
        if is_factory and holds(b.squares(i), square):
            return i
    return NONE


def place_on(s: SmallCity, b: Borough, i: i64, square: i64) -> i64:
    """The kind of place of a tile on one of its squares."""
    piece = b.piece[i]
    cell: i64 = 0
    while s.box.tables[piece].cells[b.at[i] * MOST_CELLS + cell] != square:
        cell += 1
    return s.box.places[piece * MOST_CELLS + cell]


# ---------------------------------------------------------------- the return


def return_spots(s: SmallCity, seat: i64) -> vec[i64]:
    """SC-8.1.5: pairs of marked squares that share a side; if there are none, a marked square and any adjacent
    square of the zone.
    """
    couples = vec[i64]()
    singles = vec[i64]()
    squares = zone_squares(s, seat)
    for square in squares_of(marked_squares(s, seat)):
        for dir in range(4):
            other = beyond(square, dir)
            if other == NONE or not holds(squares, other):
                continue
            singles = append(singles, square * 4 + dir)
            if is_marked(s, seat, other) and (dir == RIGHT or dir == DOWN):
                couples = append(couples, square * 4 + dir)
    return couples if len(couples) > 0 else singles


# ---------------------------------------------------------------- the question


def returns(s: SmallCity, seat: i64) -> bool:
    """SC-10.11: a godzilla was in the borough before if there is a marker anywhere in it."""
    return markers_of(s, seat) > 0


def spots(s: SmallCity, seat: i64) -> vec[i64]:
    """Where a godzilla may appear, square * 4 + direction, ascending; at a Harbour there is no choice."""
    return return_spots(s, seat) if returns(s, seat) else first_spots(s, seat, survey(s, seat))


def comes_by_harbour(s: SmallCity, seat: i64) -> bool:
    return not returns(s, seat) and harbour_of(s, survey(s, seat)) != NONE


class Appear(Step[SmallCity]):
    """SC-8.1.4, SC-8.1.5: on which two squares the godzilla appears."""

    def __init__(self) -> None:
        super().__init__(AT_APPEAR, "appear")
        self.on = [AT_PHASES, AT_APPEAR]

    def fits(self, s: SmallCity, at: i64) -> bool:
        return waits_in_order(s, at) and not stands(s, s.seat_at(at))

    def asks(self, s: SmallCity) -> bool:
        seat = s.asked()
        return not comes_by_harbour(s, seat) and len(spots(s, seat)) > 1

    def proceed(self, s: SmallCity) -> None:
        seat = s.asked()
        if comes_by_harbour(s, seat):
            s.drop()
            appear_at_harbour(s, seat)
            return
        found = spots(s, seat)
        if len(found) > 0:
            self.apply(s, seat, APPEAR.of() + found[0])
            return
        s.drop()
        s.note(GODZILLA_WENT, seat)

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        first = APPEAR.of()
        return vec[i64]([first + spot for spot in spots(s, seat)])

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        return self.candidates(s, seat)

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not APPEAR.has(action):
            return NOT_NOW
        if APPEAR.arg(action) * 4 + APPEAR.arg2(action) in spots(s, seat):
            return None
        return NO_MARKED_PAIR if returns(s, seat) else NOT_DRAWN_THERE

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        """The squares it may appear on; the first time, the level of their Factories."""
        facts: Facts = {"square": Term(SQUARES, APPEAR.arg(action))}
        if returns(s, seat):
            facts["squares"] = Terms(SQUARES, squares_of(marked_squares(s, seat)))
            return facts
        b = survey(s, seat)
        level = largest_factory(s, b)
        facts["level"] = int(level)
        drawn = [q for q in range(N_SQUARES) if factory_on(s, b, level, q) != NONE]
        facts["squares"] = Terms(SQUARES, vec[i64](drawn))
        return facts

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        square, dir = APPEAR.arg(action), APPEAR.arg2(action)
        s.drop()
        start = FROM_SQUARES if returns(s, seat) else FROM_BUILDING
        appear(s, seat, square, beyond(square, dir), start)


def appear_at_harbour(s: SmallCity, seat: i64) -> None:
    """SC-8.1.4: the choice between its squares does not matter; the first ones are taken."""
    b = survey(s, seat)
    i = harbour_of(s, b)
    one = squares_of(b.squares(i))[0]
    right = beyond(one, RIGHT)
    beside = right != NONE and holds(b.squares(i), right)
    appear(s, seat, one, right if beside else beyond(one, DOWN), FROM_BUILDING)


def appear(s: SmallCity, seat: i64, one: i64, other: i64, start: i64) -> None:
    """SC-8.1.6: it stands on two squares and eats what lives there; then it marches."""
    put_godzilla(s, seat, one, other)
    s.note(APPEARED, seat, one, other)
    eat(s, seat, one)
    eat(s, seat, other)
    s.push(AT_MARCH, seat, start)
