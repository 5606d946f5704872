"""SC-5.1.5, SC-8.1.2: The Engineer in a game with godzillas cleans the air or the ground."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.components.box import N_SQUARES
from ludotheque.games.small_city.components.squares import (
    Squares,
    holds,
    set_nth,
    single,
    squares_of,
    without,
)
from ludotheque.games.small_city.modules.godzillas.radioactivity import is_marked, marked_squares, markers_of
from ludotheque.games.small_city.position.borough import beyond
from ludotheque.games.small_city.position.events import ENGINEER_CHOSE, UNMARKED
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_ACTION,
    AT_CLEAN,
    AT_ENGINEER,
    AT_PHASES,
    CHOOSE_ENGINEER,
    CLEAN,
    COUNT,
    ENGINEER,
    IN_ACTIONS,
    NONE,
    ON_THE_GROUND,
    SQUARES,
)

NO_MARKER_THERE: Final = Refusal("SC-8.1.2", "no-marker-there")
WOULD_SPLIT: Final = Refusal("SC-5.1.5", "would-split")


def ask_engineer(s: SmallCity, seat: i64) -> None:
    """SC-5.1.5, SC-8.1.2: the player who took the Engineer chooses between air and ground, if there is a marker."""
    if markers_of(s, seat) > 0:
        s.push(AT_ENGINEER, seat)


class Engineer(Step[SmallCity]):
    """SC-5.1.5: which of the two options of the Engineer the player takes."""

    def __init__(self) -> None:
        super().__init__(AT_ENGINEER, "engineer")
        self.on = [AT_PHASES, AT_ACTION]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat = s.seat_at(at)
        unsaid = s.card[seat] == ENGINEER and s.on_ground == 0
        return s.stage() == IN_ACTIONS and unsaid and markers_of(s, seat) > 0

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([CHOOSE_ENGINEER.of(0), CHOOSE_ENGINEER.of(ON_THE_GROUND)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        return None if CHOOSE_ENGINEER.has(action) else NOT_NOW

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        s.drop()
        s.on_ground = CHOOSE_ENGINEER.arg(action)
        s.note(ENGINEER_CHOSE, seat, s.on_ground)
        if s.on_ground == ON_THE_GROUND:
            s.push(AT_CLEAN, seat, min(s.box.cleaned, markers_of(s, seat)))


# ---------------------------------------------------------------- cleaning the ground


def pieces(squares: Squares) -> i64:
    """The number of connected pieces of a set of squares, by sides."""
    count: i64 = 0
    seen = vec[i64]([0] * N_SQUARES)
    for square in squares_of(squares):
        if seen[square] == 0:
            visit(squares, seen, square)
            count += 1
    return count


def visit(squares: Squares, seen: vec[i64], square: i64) -> None:
    """Marks all squares connected with one as seen."""
    seen[square] = 1
    for dir in range(4):
        near = beyond(square, dir)
        if near != NONE and seen[near] == 0 and holds(squares, near):
            visit(squares, seen, near)


def pieces_of(s: SmallCity, seat: i64) -> i64:
    return pieces(marked_squares(s, seat))


def pieces_without(s: SmallCity, seat: i64, square: i64) -> i64:
    """The same after the marker on a square is removed."""
    return pieces(without(marked_squares(s, seat), single(square)))


def why_not_cleaned(s: SmallCity, seat: i64, square: i64) -> Refusal | None:
    """SC-5.1.5: the radioactive area must not fall into more pieces than it has."""
    if not is_marked(s, seat, square):
        return NO_MARKER_THERE
    return WOULD_SPLIT if pieces_without(s, seat, square) > pieces_of(s, seat) else None


class Clean(Step[SmallCity]):
    """SC-8.1.2, SC-16.4: which marker is removed. The figure is how many are left to remove."""

    def __init__(self) -> None:
        super().__init__(AT_CLEAN, "clean", COUNT)
        self.forced = True
        self.on = [AT_PHASES, AT_ACTION]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat, count = s.seat_at(at), s.figure_at(at, 0)
        if s.stage() != IN_ACTIONS or s.card[seat] != ENGINEER or s.on_ground == 0:
            return False
        return 0 < count <= min(s.box.cleaned, markers_of(s, seat))

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for square in squares_of(marked_squares(s, seat)):
            found = append(found, CLEAN.of(square))
        return found

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        return why_not_cleaned(s, seat, CLEAN.arg(action)) if CLEAN.has(action) else NOT_NOW

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        square = CLEAN.arg(action)
        return {
            "square": Term(SQUARES, square),
            "squares": Terms(SQUARES, squares_of(marked_squares(s, seat))),
            "before": int(pieces_of(s, seat)),
            "after": int(pieces_without(s, seat, square)),
        }

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        square = CLEAN.arg(action)
        set_nth(s.marks, seat, without(marked_squares(s, seat), single(square)))
        s.note(UNMARKED, seat, square)
        if s.top(0) == 1:
            s.drop()
        else:
            s.set_top(0, s.top(0) - 1)
