"""SC-8.5.5: Tokyo's parks: the first one lies in the Imperial Park, and they grow when citizens move into them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.building.reveal import lay_down
from ludotheque.games.small_city.citizens.citizens import moved_to
from ludotheque.games.small_city.components.box import (
    FACINGS,
    IMPERIAL,
    N_PLACEMENTS,
    PARK,
    SMALLEST_ZONE,
)
from ludotheque.games.small_city.components.squares import (
    Squares,
    holds,
    is_empty,
    is_subset,
    no_squares,
    overlap,
    single,
    squares_of,
    union,
    without,
)
from ludotheque.games.small_city.position.borough import (
    Borough,
    beyond,
    free_squares,
    survey,
    terrain_squares,
)
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import AT_GROW, AT_PHASES, GROW, IN_PARKS, NONE, SQUARES

ONLY_SMALL_PARKS: Final = Refusal("SC-8.5.5", "only-small-parks")
IMPERIAL_PARK: Final = Refusal("SC-8.5.5", "imperial-park")
NOT_BESIDE_PARK: Final = Refusal("SC-8.5.5", "not-beside-park")
FIRST_PARK: Final = Refusal("SC-8.5.5", "first-park")
NOT_A_PARK: Final = Refusal("SC-8.5.5", "not-a-park")


# ---------------------------------------------------------------- places of parks


def why_not_park(s: SmallCity, seat: i64, b: Borough, squares: Squares) -> Refusal | None:
    """SC-8.5.5: the first park lies in the Imperial Park, each later one beside another park, contaminated or not."""
    if is_empty(b.all_of(PARK)):
        return None if is_subset(squares, terrain_squares(s, seat, IMPERIAL)) else FIRST_PARK
    for square in squares_of(squares):
        if is_beside(b.all_of(PARK), square):
            return None
    return NOT_BESIDE_PARK


def is_beside(squares: Squares, square: i64) -> bool:
    """Whether a square shares a side with one of a set."""
    for dir in range(4):
        near = beyond(square, dir)
        if near != NONE and holds(squares, near):
            return True
    return False


# ---------------------------------------------------------------- growth


def called_parks(s: SmallCity) -> Squares:
    """SC-8.5.5: the first squares of the parks that grow at the end of the next phase 3."""
    return s.called_low, s.called_high


def call(s: SmallCity, squares: Squares) -> None:
    s.called_low, s.called_high = squares


def begin_parks(s: SmallCity) -> None:
    """SC-5.3.6, SC-8.5.5, SC-10.19: at the very end of phase 3, in reading order, the parks of size 1 that citizens
    moved into grow, and those of size 2 that citizens moved into the turn before; parks of size 2 entered now are
    recorded for the next turn (stage IN_PARKS).
    """
    for seat in range(s.seats):
        if s.board[seat] == s.box.tokyo and s.plays(seat):
            call_parks(s, seat)


def call_parks(s: SmallCity, seat: i64) -> None:
    b = survey(s, seat)
    due = called_parks(s)
    call(s, no_squares())
    for i in range(len(b.piece) - 1, -1, -1):
        if s.box.category[b.piece[i]] != PARK:
            continue
        first = b.at[i] // FACINGS
        level = s.box.level[b.piece[i]]
        if level == 2 and is_entered(s, seat, b, i):
            call(s, union(called_parks(s), single(first)))
        if (level == 1 and is_entered(s, seat, b, i)) or (level == 2 and holds(due, first)):
            s.push(AT_GROW, seat, first)


def is_entered(s: SmallCity, seat: i64, b: Borough, i: i64) -> bool:
    """Whether a citizen has moved onto a tile this turn."""
    for square in squares_of(b.squares(i)):
        if moved_to(s, seat, seat, square) > 0:
            return True
    return False


def tile_at(b: Borough, first: i64) -> i64:
    """The tile with this first square; -1 for none."""
    for i in range(len(b.piece)):
        if b.at[i] // FACINGS == first:
            return i
    return NONE


def grown(s: SmallCity, seat: i64, b: Borough, i: i64, square: i64) -> i64:
    """The tile that a park becomes with one more square: piece * N_PLACEMENTS + placement; -1 if there is none of
    that shape, or none left.
    """
    box = s.box
    squares = union(b.squares(i), single(square))
    for piece in range(box.pieces):
        is_next = box.category[piece] == PARK and box.level[piece] == box.level[b.piece[i]] + 1
        if is_next and s.stock[piece] > 0:
            table = box.tables[piece]
            for placement in table.inside[s.zone[seat] - SMALLEST_ZONE]:
                if table.squares(placement) == squares:
                    return piece * N_PLACEMENTS + placement
    return NONE


def squares_for(s: SmallCity, seat: i64, first: i64) -> vec[i64]:
    """SC-8.5.5: the squares onto which a park may grow: empty, adjacent, not in the Mayor's street; none if the park
    itself lies in the street or is contaminated.
    """
    found = vec[i64]()
    b = survey(s, seat)
    i = tile_at(b, first)
    shut = union(b.street, b.dirty)
    if i == NONE or overlap(b.squares(i), shut):
        return found
    for square in squares_of(without(free_squares(s, seat, b), shut)):
        if is_beside(b.squares(i), square) and grown(s, seat, b, i, square) != NONE:
            found = append(found, square)
    return found


def grow(s: SmallCity, seat: i64, first: i64, square: i64) -> None:
    """A park grows free of charge. A park of size 3 is no longer recorded."""
    b = survey(s, seat)
    i = tile_at(b, first)
    tile = grown(s, seat, b, i, square)
    lay_down(s, seat, tile // N_PLACEMENTS, tile % N_PLACEMENTS, b.piece[i], b.at[i])
    call(s, without(called_parks(s), single(first)))


class Grow(Step[SmallCity]):
    """SC-8.5.5: onto which square a park grows. The figure is its first square."""

    def __init__(self) -> None:
        super().__init__(AT_GROW, "grow", SQUARES)
        self.on = [AT_PHASES, AT_GROW]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat, first = s.seat_at(at), s.figure_at(at, 0)
        if s.stage() != IN_PARKS or s.board[seat] != s.box.tokyo or not s.plays(seat):
            return False
        if s.step_at(at - 1) == AT_GROW and s.figure_at(at - 1, 0) <= first:
            return False
        b = survey(s, seat)
        i = tile_at(b, first)
        return i != NONE and s.box.category[b.piece[i]] == PARK and s.box.level[b.piece[i]] < 3

    def asks(self, s: SmallCity) -> bool:
        return len(squares_for(s, s.asked(), s.top(0))) > 1

    def proceed(self, s: SmallCity) -> None:
        """The only square, or none: then the park does not grow."""
        seat, first = s.asked(), s.top(0)
        squares = squares_for(s, seat, first)
        s.drop()
        if len(squares) > 0:
            grow(s, seat, first, squares[0])

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([GROW.of(square) for square in squares_for(s, seat, s.top(0))])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not GROW.has(action):
            return NOT_NOW
        for square in squares_for(s, seat, s.top(0)):
            if square == GROW.arg(action):
                return None
        return NOT_A_PARK

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {
            "square": Term(SQUARES, GROW.arg(action)),
            "squares": Terms(SQUARES, squares_for(s, seat, s.top(0))),
        }

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        first = s.top(0)
        s.drop()
        grow(s, seat, first, GROW.arg(action))


def broken_parks(s: SmallCity) -> list[str]:
    """Only parks of size 2 are recorded to grow."""
    for square in squares_of(called_parks(s)):
        if not is_called_park(s, square):
            return [f"called: no park of Tokyo grows at {SQUARES.ids[square]}"]
    return []


def is_called_park(s: SmallCity, square: i64) -> bool:
    for seat in range(s.seats):
        if s.board[seat] != NONE and s.board[seat] == s.box.tokyo:
            b = survey(s, seat)
            i = tile_at(b, square)
            return i != NONE and s.box.category[b.piece[i]] == PARK and s.box.level[b.piece[i]] == 2
    return False
